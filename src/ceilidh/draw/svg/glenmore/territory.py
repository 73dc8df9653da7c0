"""A territory on its grid: the viewer's large and clickable, those of the others small.

Cells have the same names in every territory, so only the viewer's own are targets.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ceilidh.draw.glenmore.table_view import TerritoryCell
from ceilidh.draw.svg.drawing_cache import ROWS, remembered
from ceilidh.draw.svg.glenmore.pictures import SIDE, landscape, picture, token
from ceilidh.draw.svg.glenmore.plot import piece_on, plot_at, scots
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import (
    Ink,
    Run,
    drawing,
    frame,
    group,
    join,
    moved,
    place,
    short,
    tag,
    target,
    text,
)
from ceilidh.draw.svg.palette import seat_class
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import cell_at
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount
from ceilidh.say.glenmore.places import space_in, tile_in

Cell = tuple[int, int]

MARGIN: Final = 10.0
BORDER: Final = 36.0  # columns and rows with nothing but free cells need less room
LEAST: Final = (520.0, 320.0)  # so that the land of the first turns does not jump
LEAST_SMALL: Final = 500.0
BELOW: Final = 6.0  # room around the land in small
TRAY: Final = 52.0
WELL: Final = 72.0  # room for one kind of piece in the tray
SMALL: Final = "/small"  # in the names of pieces
BIG: Final = "count big-count"  # numbers that are read in the small


def sides(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def free_cells(plots: Collection[Cell]) -> list[Cell]:
    """The empty cells that share a side with the territory."""
    found = {near for cell in plots for near in sides(cell)} - set(plots)
    return sorted(found)


class Grid:
    """Where columns and rows begin; y grows upwards in names and downwards in drawings."""

    def __init__(self, cells: Collection[Cell], full: Collection[Cell], margin: float) -> None:
        columns = range(min([x for x, _ in cells]), max([x for x, _ in cells]) + 1)
        rows = range(max([y for _, y in cells]), min([y for _, y in cells]) - 1, -1)
        self.wide = {x: SIDE if any([x == one for one, _ in full]) else BORDER for x in columns}
        self.high = {y: SIDE if any([y == one for _, one in full]) else BORDER for y in rows}
        self.x = self._starts(self.wide, margin)
        self.y = self._starts(self.high, margin)
        self.width = sum(self.wide.values()) + 2 * margin
        self.height = sum(self.high.values()) + 2 * margin

    def _starts(self, lengths: dict[int, float], start: float) -> dict[int, float]:
        out: dict[int, float] = {}
        for key, length in lengths.items():
            out[key] = start
            start += length
        return out


class Territory:
    """One seat's tiles; `marks` are those of modules, by cell."""

    def __init__(
        self,
        components: Components,
        plots: list[TerritoryCell],
        seat: int,
        to: Speaker,
        marks: dict[str, Ink],
    ) -> None:
        self.components = components
        self.plots = {(plot.x, plot.y): plot for plot in plots}
        self.seat = seat
        self.to = to
        self.marks = marks
        self.land = {cell_at(plot.x, plot.y): components.tile(plot.tile).name for plot in plots}

    # --- large ------------------------------------------------------------------------------------

    def large(self, title: str, activated: Collection[str], tray: Ink | None) -> Ink:
        """The land with the names of its tiles; with a tray below it is the viewer's own."""
        own = tray is not None
        free = free_cells(self.plots) if own else []
        grid = Grid([*self.plots, *free], self.plots, MARGIN)
        width, height = max(grid.width, LEAST[0]), max(grid.height, LEAST[1])
        # Rows from the top, so that what a tile covers of its neighbour's edge is always the same.
        order = sorted(self.plots, key=lambda cell: (-cell[1], cell[0]))
        full = height + TRAY * own
        return drawing(
            width,
            full,
            title,
            tag("rect", class_="moor", width=width, height=full, rx=12),
            frame(
                "g",
                Run([self._free(cell, grid) for cell in free]),
                Run([self._at(cell, grid, activated, own) for cell in order]),
                transform=moved((width - grid.width) / 2, (height - grid.height) / 2),
            ),
            group(tray, x=(width - LEAST[0]) / 2, y=height) if own else None,
            class_="gm territory",
        )

    def _free(self, cell: Cell, grid: Grid) -> Ink:
        x, y = cell
        wide, high = grid.wide[x], grid.high[y]
        name, spot = f"{x}.{y}", cell_at(x, y)
        # The plus sign tells it from the table it lies on, whatever the colours.
        cross = f"M{short(wide / 2 - 7)} {short(high / 2)}h14m-7-7v14"
        return target(
            f"cell:{name}",
            self.to.text("empty space {where}", where=self.to.reason(space_in(self.land, spot))),
            tag("rect", class_="free hit", x=3, y=3, width=wide - 6, height=high - 6, rx=7),
            tag("path", class_="cross", d=cross),
            transform=place(grid.x[x], grid.y[y]),
        )

    def _at(self, cell: Cell, grid: Grid, activated: Collection[str], own: bool) -> Ink:
        plot = self.plots[cell]
        ticked, spot = plot.cell in activated, place(grid.x[plot.x], grid.y[plot.y])
        added = self.marks.get(plot.cell)
        name = self.to.reason(tile_in(self.land, cell_at(plot.x, plot.y)))
        return plot_at(self.components, self.to, self.seat, plot, name, spot, ticked, own, added)

    # --- small ------------------------------------------------------------------------------------

    def small(self, room: float) -> tuple[Ink, float]:
        """The land, Scots and resources only, as wide as the room; also how high that is."""
        grid, scale = _small_grid(self.plots, room)
        spots = [(plot, grid.x[plot.x], grid.y[plot.y]) for plot in self.plots.values()]
        lines = "".join([f"M{short(x)} {short(y)}h100v100h-100z" for _, x, y in spots])
        move = f"translate({short((room - grid.width * scale) / 2)} 4) scale({scale:.3g})"
        land = tag(
            "g",
            *[self._land(*spot) for spot in spots],
            tag("path", class_="frame thick", d=lines),
            *[self._figures(*spot) for spot in spots],
            class_="gm land",
            transform=move,
        )
        return land, grid.height * scale + BELOW

    def _land(self, plot: TerritoryCell, x: float, y: float) -> Ink:
        tile = self.components.tile(plot.tile)
        made = [landscape(tile, x, y)]
        if plot.under:
            stair = f"M{short(x + 4)} {short(y + 94)}h90v-90h6v96h-96z"
            made.append(tag("path", class_="stack", d=stair))
        # A spectator sees the same land large as well.
        piece = piece_on(self.seat, f"tile-{tile.id}", plot) + SMALL
        where = f"cell:{plot.cell}"
        return tag("g", *made, data_tip=f"tile:{tile.id}", data_where=where, data_piece=piece)

    def _figures(self, plot: TerritoryCell, x: float, y: float) -> Ink | None:
        goods = [(name, number) for name, number in plot.goods.items() if number]
        made: list[Ink] = []
        if plot.scots:
            made.append(
                scots(self.seat, plot.scots, plot.cell + SMALL, x + SIDE / 2, y + 4, 38, BIG)
            )
        step = min(32.0, 58 / max(len(goods) - 1, 1))
        for n, (name, number) in enumerate(goods):
            left = x + 4 + n * step
            made.append(token(name, left, y + 52, 36))
            if number > 1:
                made.append(text(left + 30, y + 90, number, class_=BIG))
        mark = self.marks.get(plot.cell)
        if mark is not None:
            made.append(group(mark, x=x, y=y))
        return join(made) if made else None


def _small_grid(plots: Collection[Cell], room: float) -> tuple[Grid, float]:
    grid = Grid(plots, plots, 1)
    return grid, room / max(grid.width, LEAST_SMALL)


def small_size(plots: list[TerritoryCell], room: float) -> tuple[float, float]:
    """How wide and high a land is in small, whose row may be wider."""
    grid, scale = _small_grid([(plot.x, plot.y) for plot in plots], room)
    return grid.width * scale, grid.height * scale + BELOW


# --- what lies below it ---------------------------------------------------------------------------


@remembered(ROWS)
def own_pieces(to: Speaker, seat: int, goods: tuple[int, ...], supply: int, movement: int) -> Ink:
    """The own pieces: resources of all tiles, Scots of the supply; then movement points."""
    pieces = [*zip(RESOURCE_NAMES, goods, strict=True), ("scot", supply)]
    made: list[Ink] = []
    for nth, (name, number) in enumerate(pieces):
        if name == "scot":
            sign = tag("g", picture("scot", 8, 7, 28), class_=seat_class(seat))
        else:
            sign = token(name, 8, 8, 28)
        made.append(
            target(
                f"piece:{name}",
                amount(to, number, name),
                tag("rect", class_="well", width=WELL - 5, height=TRAY - 8, rx=22),
                sign,
                text(39, 29.5, number, class_="held"),
                tag("rect", class_="hit", width=WELL - 5, height=TRAY - 8, rx=22),
                transform=place(8 + WELL * nth, 0),
            )
        )
    if movement:
        made.append(
            group(
                tag("rect", class_="steps", width=WELL - 5, height=TRAY - 8, rx=8),
                mark("movement", 7, 8, 28),
                text(39, 29.5, movement, class_="held"),
                x=8 + WELL * len(pieces),
                role="img",
                aria_label=amount(to, movement, "movement"),
                data_tip="movement",
            )
        )
    return join(made)
