"""The Market: a row of priced spaces for each resource."""

from rich.console import RenderableType
from rich.text import Text

from ceilidh.draw.text.glenmore.position import Position
from ceilidh.draw.text.glenmore.style import MONEY, QUIET, sheet, title
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import RESOURCE_NAMES


def market_row(name: str, filled: int, prices: list[int]) -> list[Text]:
    """`wood  ●1 ○2 ○3  buy 2  sell 1`: coins lie on the filled spaces."""
    track = Text()
    for place, price in enumerate(prices):
        full = place < filled
        track.append(f"{'●' if full else '○'}{price} ", MONEY if full else QUIET)
    buy = f"buy {prices[filled]}" if filled < len(prices) else "full"
    sell = f"sell {prices[filled - 1]}" if filled else "no sale"
    return [Text(name), track, Text(buy), Text(sell, "" if filled else QUIET)]


def market_panel(components: Components, position: Position) -> RenderableType:
    names = [RESOURCE_NAMES[kind] for kind in components.board.market.rows]
    rows = [market_row(name, position.market[name], position.prices) for name in names]
    return sheet(title("MARKET", "● coins lie there"), rows)
