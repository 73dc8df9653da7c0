"""One cell of a territory: its tile, with the Scots and resources that lie on it."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.table_view import TerritoryCell
from ceilidh.draw.svg.drawing_cache import ROWS, remembered
from ceilidh.draw.svg.glenmore.pictures import SIDE, picture, token
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.glenmore.tile import COVERED, head, laid, room_for_load
from ceilidh.draw.svg.ink import Ink, tag, target, text
from ceilidh.draw.svg.palette import seat_class
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount

MOST_SCOTS: Final = 3  # that stand beside each other
DISC: Final = 27.0  # a resource
LEAST_DISC: Final = 21.5


def scots(
    seat: int, number: int, cell: str, x: float, y: float, size: float, count: str = "count"
) -> Ink:
    """Scots in a row, its middle at a place; many are one with a number."""
    shown = number if number <= MOST_SCOTS else 1
    left = x - size * (0.5 + 0.4 * (shown - 1)) - (size * 0.4 if shown < number else 0)
    names = [f"scot-{seat + 1}@{cell}/{nth}" for nth in range(shown)]
    made = [
        picture("scot", left + nth * size * 0.8, y, size, data_piece=name)
        for nth, name in enumerate(names)
    ]
    if shown < number:
        made.append(text(left + size * 1.35, y + size * 0.8, f"×{number}", class_=count))
    return tag("g", *made, class_=seat_class(seat))


@remembered(ROWS)
def plot_at(
    components: Components,
    to: Speaker,
    seat: int,
    plot: TerritoryCell,
    called: str,
    spot: str,
    ticked: bool,
    own: bool,
    added: Ink | None,
) -> Ink:
    """A tile with its load, as it is `called` in its territory.

    `ticked` when it was activated, `added` is what modules put there.
    """
    tile = components.tile(plot.tile)
    under = tuple([components.tile(name) for name in plot.under])
    inside = [
        laid(components, to, tile, under),
        tag("rect", class_="frame", width=SIDE, height=SIDE),
        *load_of(components, to, seat, plot),
        added,
    ]
    if ticked:
        inside.append(tag("circle", class_="ticked", cx=14, cy=86, r=11))
        inside.append(mark("done", 6, 78, 16, "gm-on-deep"))
    tip, piece = f"tile:{tile.id}", piece_on(seat, f"tile-{tile.id}", plot)
    if not own:
        return tag("g", *inside, transform=spot, data_tip=tip, data_piece=piece)
    hit = tag("rect", class_="hit", x=1, y=1, width=SIDE - 2, height=SIDE - 2)
    name, label = f"cell:{plot.cell}", _label(to, called, plot)
    return target(name, label, *inside, hit, transform=spot, data_piece=piece)


def piece_on(seat: int, what: str, plot: TerritoryCell) -> str:
    """The name of something on a cell, by which a page sees that it moves."""
    return f"{what}@{seat + 1}:{plot.cell}"


def load_of(components: Components, to: Speaker, seat: int, plot: TerritoryCell) -> list[Ink]:
    """Scots below the name; resources below them, clear of what the tile gives."""
    tile = components.tile(plot.tile)
    edge = SIDE - COVERED * bool(plot.under)
    goods = [name for name, number in plot.goods.items() for _ in range(number)]
    room = room_for_load(components, to, tile, edge)
    y, size = _discs(max(len(goods), 1), edge - 50, *room)
    names = [piece_on(seat, f"{name}-{seat + 1}", plot) for name in goods]
    made = [
        token(name, 5 + n * (size + 1), y, size, f"{names[n]}/{goods[:n].count(name)}")
        for n, name in enumerate(goods)
    ]
    if plot.scots:
        high = head(to, tile, edge)[1]
        size = 46 - high * 2 / 3  # 34 below a name of one line, 26 below one of two
        made.append(scots(seat, plot.scots, plot.cell, SIDE / 2, high + 1, size))
    return made


def _discs(number: int, y: float, left: float, top: float) -> tuple[float, float]:
    """Where so many resources lie, and how large: beside the plates, or smaller above them."""
    higher = min(y, top - LEAST_DISC - 0.5)
    beside, above = (left - 6) / number - 1, min(top - higher - 0.5, 88 / number - 1)
    return (y, min(DISC, beside)) if beside >= above else (higher, min(DISC, above))


def _label(to: Speaker, called: str, plot: TerritoryCell) -> str:
    parts = [called]
    if plot.scots:
        parts.append(amount(to, plot.scots, "scot"))
    parts += [amount(to, number, name) for name, number in plot.goods.items() if number]
    return ", ".join(parts)
