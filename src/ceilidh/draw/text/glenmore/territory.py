"""A territory as boxes: cell name on the upper edge, tile name, what lies there, river below.

Boxes share their edges. Cells that a legal move could fill are dotted; the river is a line of ~.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreModuleDrawing
from ceilidh.draw.glenmore.table_view import TerritoryCell, split
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.fit import cut, short_name
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.draw.text.style import ARROW, LIT, Canvas
from ceilidh.games.glenmore.goods import (
    ANIMAL,
    CASTLE,
    EXCHANGE,
    MATERIAL,
    VILLAGE,
    WHISKY,
)
from ceilidh.say import Speaker

MOST: Final = 11  # letters inside a cell
LEAST: Final = 5
LONGEST: Final = 20  # letters of a name
LINES: Final = 3  # of a row: edge, name, load; a river is one more
INK: Final = "#2a2622"
EDGE: Final = "#8a8378"
WATER: Final = "bold #3fa7e0"
GROUND: Final = (
    (VILLAGE, "#d8b48a"),
    (CASTLE, "#b3a79a"),
    (ANIMAL, "#a9c27a"),
    (MATERIAL, "#c9b458"),
    (WHISKY, "#dd9f4f"),
    (EXCHANGE, "#b9a0cf"),
)
LOCH: Final = "#9cc3da"
# Corners by the edges that meet there: up 1, right 2, down 4, left 8.
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


def load_text(plot: TerritoryCell, shape: str, shorts: dict[str, str], room: int) -> str:
    """`●2 wo st`, closer or with single letters where there is less room."""
    parts = [f"{shape}{plot.scots}"] if plot.scots else []
    goods = [(shorts[name], number) for name, number in plot.goods.items() if number]
    parts += [short if number == 1 else f"{number}{short}" for short, number in goods]
    text = " ".join(parts)
    return text if len(text) <= room else "".join(parts)[:room]


class TextTerritory:
    """One seat's territory in at most `width` columns; `signs` are those of modules, by cell."""

    def __init__(
        self,
        words: GlenMoreLabels,
        seat: int,
        plots: list[TerritoryCell],
        lit: Collection[str],
        activated: Collection[str],
        width: int,
        signs: dict[str, str],
    ) -> None:
        self.words = words
        self.components = words.components
        self.seat = seat
        self.plots = {(plot.x, plot.y): plot for plot in plots}
        self.lit = lit
        self.activated = activated
        self.signs = signs
        open_cells = {split(cell): cell for cell in lit}
        self.cells = {**open_cells, **{place: plot.cell for place, plot in self.plots.items()}}
        self.left = min([x for x, _ in self.cells])
        self.top = max([y for _, y in self.cells])
        self.columns = max([x for x, _ in self.cells]) - self.left + 1
        rows = self.top - min([y for _, y in self.cells]) + 1
        self.inner = max(min(MOST, (width - 1) // self.columns - 1), LEAST)
        self.rivers = {y for (_, y), plot in self.plots.items() if self._river(plot)}
        self.heights = [LINES + ((self.top - row) in self.rivers) for row in range(rows)]
        self.width = self.columns * (self.inner + 1) + 1
        self.height = sum(self.heights) + 1
        self.canvas = Canvas(self.width, self.height)
        self.corners: dict[tuple[int, int], int] = {}

    def _river(self, plot: TerritoryCell) -> bool:
        return self.components.tile(plot.tile).river

    def _corner(self, place: tuple[int, int]) -> tuple[int, int]:
        x, y = place
        return (x - self.left) * (self.inner + 1), sum(self.heights[: self.top - y])

    def text(self) -> pen.Text:
        # Whole boxes come after dotted ones, whose edges they share.
        for place in sorted(self.cells, key=lambda cell: cell in self.plots):
            self._box(place)
        for (x, y), arms in self.corners.items():
            self.canvas.put(x, y, CORNERS[arms], EDGE)
        for place, cell in self.cells.items():
            self._label(place, cell)
        for place, plot in self.plots.items():
            self._inside(place, plot)
        return self.canvas.text()

    def _box(self, place: tuple[int, int]) -> None:
        x, y = self._corner(place)
        right, height = x + self.inner + 1, self.heights[self.top - place[1]]
        flat, post = ("─", "│") if place in self.plots else ("┄", "┊")
        for line in (y, y + height):
            self.canvas.put(x + 1, line, flat * self.inner, EDGE)
        for line in range(y + 1, y + height):
            self.canvas.put(x, line, post, EDGE)
            self.canvas.put(right, line, post, EDGE)
        for corner, arms in (
            ((x, y), RIGHT | DOWN),
            ((right, y), LEFT | DOWN),
            ((x, y + height), RIGHT | UP),
            ((right, y + height), LEFT | UP),
        ):
            self.corners[corner] = self.corners.get(corner, 0) | arms

    def _label(self, place: tuple[int, int], cell: str) -> None:
        """The cell's name on its edge; an arrow if a move names it, a tick if it was activated."""
        x, y = self._corner(place)
        lit = cell in self.lit
        name = f"{ARROW if lit else ''}{cell}"
        self.canvas.put(x + 1, y, name[: self.inner], LIT if lit else EDGE)
        marks = self.signs.get(cell, "")
        if place in self.plots and self.plots[place].under:
            marks += f"^{len(self.plots[place].under)}"
        if cell in self.activated:
            marks += "✓"
        if len(name) + len(marks) < self.inner:
            self.canvas.put(x + self.inner + 1 - len(marks), y, marks, "bold")

    def _inside(self, place: tuple[int, int], plot: TerritoryCell) -> None:
        x, y = self._corner(place)
        tile = self.components.tile(plot.tile)
        shade = next((shade for bit, shade in GROUND if tile.types & bit), LOCH)
        name = short_name(self.words.tile_name(plot.tile), self.inner)
        load = load_text(plot, SHAPES[self.seat], self.words.short_resources, self.inner)
        gives = self.words.gives(tile).rjust(self.inner - len(load))
        second = load + gives if len(load) + len(gives) <= self.inner else load
        for line, text in ((y + 1, name), (y + 2, second)):
            self.canvas.put(x + 1, line, text.ljust(self.inner), f"{INK} on {shade}")
        if tile.river:
            self.canvas.put(x, y + LINES, "~" * (self.inner + 2), WATER)


def tile_signs(
    modules: list[GlenMoreModuleDrawing], seat: int, plots: list[TerritoryCell]
) -> dict[str, str]:
    """What modules put on the tiles of a territory, by cell."""
    return {
        plot.cell: "".join(
            [sign for m in modules for sign in m.drawing.tile_signs(m.sight, seat, plot)]
        )
        for plot in plots
    }


def heading(to: Speaker, seat: int, name: str, tiles: int) -> pen.Text:
    owner = to.text("Territory of {player}", player=f"{SHAPES[seat]} {cut(name, LONGEST)}")
    return pen.Text(f"{owner}, {to.count('{n} tile', '{n} tiles', tiles)}", f"bold {COLOURS[seat]}")
