"""The market in a strip, for tables with several boards: each price, where it lies, who traded."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.svg.clans.items import coin
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.clans.market import STALL, merchants_at
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, drawing, place, tag, target
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.goods import GOOD_NAMES

WIDTH: Final = 320.0
COLUMN: Final = WIDTH / len(GOOD_NAMES)
LADDER: Final = 61.0  # the middle of the steps
STEP: Final = 4.0
FOOT: Final = 70.0
HEIGHT: Final = FOOT + 2 * STALL


def market_strip(market: Market, position: TableView, words: ClansLabels) -> DrawingPart:
    merchants = tuple([tuple(own.market) for own in position.seats])
    return _part(market, words, tuple(position.steps), tuple(position.prices), merchants)


@remembered(SHEETS)
def _part(
    market: Market,
    words: ClansLabels,
    steps: tuple[int, ...],
    prices: tuple[int, ...],
    merchants: tuple[tuple[int, ...], ...],
) -> DrawingPart:
    title = words.to.text("Market")
    traded = any(any(own) for own in merchants)
    inside = [
        _column(market, words, good, step, prices[good], tuple([own[good] for own in merchants]))
        for good, step in enumerate(steps)
    ]
    height = HEIGHT if traded else FOOT
    return DrawingPart("market", title, drawing(WIDTH, height, title, *inside), first=True)


@remembered(PIECES)
def _column(
    market: Market, words: ClansLabels, good: int, now: int, pounds: int, merchants: tuple[int, ...]
) -> Ink:
    """A good with its price, a ladder with the step that it stands on, and the merchants there."""
    name, middle = GOOD_NAMES[good], COLUMN / 2
    label = f"{words.good(name)}: {words.some(pounds, 'money')}"
    width = STEP * (market.last + 1)
    rungs = [
        tag(
            "rect",
            class_="coin" if step == now else "rung",
            x=middle - width / 2 + STEP * step,
            y=LADDER - (5 if step == now else 3),
            width=STEP - 1,
            height=10 if step == now else 6,
        )
        for step in range(market.last + 1)
    ]
    return target(
        f"good:{name}",
        label,
        tag("rect", class_="hit", x=1, y=0, width=COLUMN - 2, height=FOOT, rx=6),
        glyph(name, middle, 14, 24, class_=f"of-{name}"),
        tag("g", coin(middle, 40, pounds, 12), data_piece=f"price-{name}"),
        *rungs,
        merchants_at(merchants, words, name, 1, FOOT),
        merchants_at(merchants, words, name, -1, FOOT + STALL),
        transform=place(COLUMN * good, 0),
        data_priced="",
    )
