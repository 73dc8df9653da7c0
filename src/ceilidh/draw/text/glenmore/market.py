"""The Market: a row of priced spaces for each resource."""

from rich.console import RenderableType
from rich.text import Text

from ceilidh.draw.glenmore.table_view import TableView
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.draw.text.style import MONEY, QUIET, sheet, title
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.say import Speaker


def market_row(to: Speaker, name: str, filled: int, prices: list[int]) -> list[Text]:
    """`wood  ●1 ○2 ○3  buy 2  sell 1`: coins lie on the filled spaces."""
    track = Text()
    for place, price in enumerate(prices):
        full = place < filled
        track.append(f"{'●' if full else '○'}{price} ", MONEY if full else QUIET)
    buy, sell = to.text("full"), to.text("cannot sell")
    if filled < len(prices):
        buy = to.text("buy {price}", price=prices[filled])
    if filled:
        sell = to.text("sell {price}", price=prices[filled - 1])
    return [Text(name), track, Text(buy), Text(sell, "" if filled else QUIET)]


def market_panel(words: GlenMoreLabels, position: TableView) -> RenderableType:
    rows = [
        market_row(
            words.to, words.resources[kind], position.market[RESOURCE_NAMES[kind]], position.prices
        )
        for kind in words.components.board.market.rows
    ]
    note = f"● {words.to.text('coins here')}"
    return sheet(title(words.to.text("Market"), note), rows)
