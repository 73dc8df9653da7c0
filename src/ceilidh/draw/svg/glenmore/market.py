"""The Market inside the Rondel: a row of priced spaces for each resource."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.table_view import TableView
from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.glenmore.labels import fitted
from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.ink import Ink, group, join, tag, target, text
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import THINGS

WIDTH: Final = 190.0
HEAD: Final = 24.0
ROW: Final = 35.5
TOKEN: Final = 28.0
FIRST: Final = 54.0  # the middle of the first space
TRACK: Final = 84.0  # room for the spaces
RADIUS: Final = 12.0
BUY: Final = 132.0
SELL: Final = 172.5
HEADING: Final = 33.0  # room for the words above
HEAD_TYPE: Final = 14.0  # size of their type; `.gm .head` in the stylesheet


def _space(x: float, price: int, full: bool) -> Ink:
    disc = tag("circle", class_="coin" if full else "slot-coin", cx=x, cy=ROW / 2, r=RADIUS)
    return join([disc, text(x, ROW / 2 + 5.2, price, class_="price" if full else "price bare")])


@remembered(PIECES)
def _row(to: Speaker, name: str, filled: int, prices: list[int], y: float) -> Ink:
    """Coins lie on the filled spaces: the next empty one says what a purchase costs."""
    step = min(26.5, TRACK / max(len(prices), 1))
    buy = prices[filled] if filled < len(prices) else None
    sell = prices[filled - 1] if filled else None
    parts = [to.text(THINGS[name])]
    parts.append(to.text("full") if buy is None else to.text("buy for {price}", price=buy))
    if sell is not None:
        parts.append(to.text("sell for {price}", price=sell))
    return target(
        f"resource:{name}",
        ", ".join(parts),
        tag("path", class_="rule", d=f"M8 0h{WIDTH - 16:.0f}"),
        token(name, 8, (ROW - TOKEN) / 2, TOKEN),
        *[_space(FIRST + step * n, price, n < filled) for n, price in enumerate(prices)],
        text(BUY, ROW / 2 + 6, "–" if buy is None else buy, class_="number middle"),
        text(SELL, ROW / 2 + 6, "–" if sell is None else sell, class_="number middle"),
        tag("rect", class_="hit", x=3, y=1, width=WIDTH - 6, height=ROW - 2, rx=5),
        transform=f"translate(0 {y:.1f})",
    )


def market(components: Components, position: TableView, to: Speaker, x: float, y: float) -> Ink:
    """The whole Market, its corner at a place."""
    names = [RESOURCE_NAMES[kind] for kind in components.board.market.rows]
    return group(
        text(10, 17, to.text("Market"), class_="title"),
        fitted(to.text("Buy"), BUY, 17, HEADING, HEAD_TYPE, "head middle"),
        fitted(to.text("Sell"), SELL, 17, HEADING, HEAD_TYPE, "head middle"),
        *[
            _row(to, name, position.market[name], position.prices, HEAD + ROW * place)
            for place, name in enumerate(names)
        ],
        x=x,
        y=y,
    )
