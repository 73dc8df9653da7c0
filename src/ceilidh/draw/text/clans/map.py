"""The map as staggered cells of text: three lines a hex, double lines for rivers.

A cell is four letters wide with one column for its left edge; its first line is its upper edge. Odd
columns stand one line higher, so every line of a side edge belongs to exactly one neighbour.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing
from ceilidh.draw.clans.table_view import NEUTRAL, Piece, TableView
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import SHAPES, TOKENS
from ceilidh.draw.text.fit import shortened
from ceilidh.draw.text.style import LIT, Canvas
from ceilidh.games.clans.components.hexes import (
    HEX_NAMES,
    HEXES,
    NOWHERE,
    coordinates,
    index_of,
)
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.goods import (
    BOARD_KINDS,
    FOREST,
    GRASS,
    KIND_NAMES,
    LOCH,
    MOUNTAIN,
    TERRAIN_NAMES,
)
from ceilidh.say import Speaker
from ceilidh.say.clans import names

STEP: Final = 5
INNER: Final = 4
TALL: Final = 3
INK: Final = "#2a2622"
WATER: Final = "#e8f1f5 on #2f6f95"
RIVER: Final = "bold #3fa7e0"
EDGE: Final = "#8a8378"
IDLE: Final = "#6b6b6b"
TAKEN: Final = "bold #ece7dc on #6b6b6b"
PORT: Final = "bold #2a2622 on #d9a521"
SIGN: Final = "bold #2a2622 on #ece7dc"
FALL: Final = "⇣"
GROUND: Final = ((GRASS, "G", "#a9c27a"), (FOREST, "F", "#5f8a55"), (MOUNTAIN, "M", "#b3a79a"))


class TextMap:
    """One position's map: `lit` has the hexes that legal moves name, `units` their short words.

    `signs` are those of modules, by hex.
    """

    def __init__(
        self,
        topology: Topology,
        position: TableView,
        lit: Collection[str],
        units: dict[str, str],
        signs: dict[str, str],
    ) -> None:
        self.topology = topology
        self.position = position
        self.lit = lit
        self.units = units
        self.signs = signs
        self.first = 1 if topology.small else 0
        columns = 13 if topology.small else 15
        rows = 9 if topology.small else 10
        self.canvas = Canvas(columns * STEP + 1, rows * TALL + 2)
        self.rivers = {frozenset(pair) for pair in topology.rivers}
        self.ports = dict(zip(topology.ports, position.ports, strict=False))

    def text(self) -> pen.Text:
        hexes = [hex_ for hex_ in range(HEXES) if self.topology.terrain[hex_]]
        for hex_ in hexes:
            self._edges(hex_)
        for hex_ in hexes:
            self._inside(hex_)
        return self.canvas.text()

    def _corner(self, hex_: int) -> tuple[int, int]:
        column, row = coordinates(hex_)
        return (column - self.first) * STEP, (row - 1) * TALL + (0 if column % 2 else 1)

    def _at(self, column: int, row: int) -> int:
        hex_ = index_of(column, row)
        return hex_ if hex_ != NOWHERE and self.topology.terrain[hex_] else NOWHERE

    def _edges(self, hex_: int) -> None:
        """The upper and the left edge; the others where no neighbour draws them."""
        x, y = self._corner(hex_)
        column, row = coordinates(hex_)
        self._line(x + 1, y, hex_, self._at(column, row - 1))
        if self._at(column, row + 1) == NOWHERE:
            self._line(x + 1, y + TALL, hex_, NOWHERE)
        # The neighbours' row for each of the three lines of the cell.
        beside = (row - 1, row, row) if column % 2 else (row, row, row + 1)
        for line, other in enumerate(beside):
            self._post(x, y + line, hex_, self._at(column - 1, other))
            if self._at(column + 1, other) == NOWHERE:
                self._post(x + STEP, y + line, hex_, NOWHERE)

    def _is_river(self, hex_: int, other: int) -> bool:
        return frozenset((hex_, other)) in self.rivers

    def _line(self, x: int, y: int, hex_: int, other: int) -> None:
        river = self._is_river(hex_, other)
        self.canvas.put(x, y, ("═" if river else "┄") * INNER, RIVER if river else EDGE)

    def _post(self, x: int, y: int, hex_: int, other: int) -> None:
        river = self._is_river(hex_, other)
        self.canvas.put(x, y, "║" if river else "┊", RIVER if river else EDGE)

    def _inside(self, hex_: int) -> None:
        """Three lines: edge, port or light; terrain and cost, or the unit; the name."""
        x, y = self._corner(hex_)
        if not self.topology.active.has(hex_):
            self.canvas.put(x + 1, y + 1, "····", IDLE)
            self.canvas.put(x + 1, y + 2, "····", IDLE)
            return
        name = HEX_NAMES[hex_]
        terrain = self.topology.terrain[hex_]
        cost = f"{letters(terrain)}{self.topology.cost[hex_]}"
        if hex_ in self.topology.waterfalls:
            cost += FALL
        self._top(x + 1, y, hex_)
        self._ground(x + 1, y + 1, terrain, "~~~~" if terrain == LOCH else cost.center(INNER))
        self._ground(x + 1, y + 2, terrain, name.center(INNER))
        piece = self.position.pieces.get(name)
        if piece is not None:
            self.canvas.put(x + 1, y + 1, self._unit(piece), unit_style(piece))

    def _top(self, x: int, y: int, hex_: int) -> None:
        column, row = coordinates(hex_)
        above = self._at(column, row - 1)
        terrain = self.topology.terrain[hex_]
        if not self._is_river(hex_, above):
            water = above != NOWHERE and terrain & self.topology.terrain[above] & LOCH
            self._ground(x, y, terrain, ("~" if water else "┄") * INNER)
        if hex_ in self.ports:
            self.canvas.put(x, y, f"P{self.ports[hex_]}".center(INNER), PORT)
        elif HEX_NAMES[hex_] in self.signs:
            sign = self.signs[HEX_NAMES[hex_]][:INNER].center(INNER)
            self.canvas.put(x, y, sign, LIT if HEX_NAMES[hex_] in self.lit else SIGN)
        elif HEX_NAMES[hex_] in self.lit:
            self.canvas.put(x + 1, y, "▾▾", LIT)

    def _ground(self, x: int, y: int, terrain: int, text: str) -> None:
        """Letters on the colours of all terrains of the hex, side by side."""
        shades = [shade for bit, _, shade in GROUND if terrain & bit]
        for offset, letter in enumerate(text):
            style = WATER
            if shades:
                style = f"{INK} on {shades[min(offset, INNER - 1) * len(shades) // INNER]}"
            self.canvas.put(x + offset, y, letter, style)

    def _unit(self, piece: Piece) -> str:
        """The seat's shape and the unit in three letters; two units share them."""
        if piece.seat == NEUTRAL:
            return "▒▒▒▒"
        words = [self.units[unit] for unit in piece.units[:2]]
        if piece.guest_units:
            guest = self.units[piece.guest_units[0]]
            return f"{SHAPES[piece.seat]}{words[0][0]}{SHAPES[piece.guest]}{guest[0]}"
        if len(words) > 1:
            return SHAPES[piece.seat] + "+".join([word[0] for word in words])
        return SHAPES[piece.seat] + words[0]


def hex_signs(modules: list[ClansModuleDrawing]) -> dict[str, str]:
    """What modules put on hexes; where several do, behind each other."""
    found: dict[str, str] = {}
    for module in modules:
        for name, sign in module.drawing.hex_signs(module.sight).items():
            found[name] = found.get(name, "") + sign
    return found


def unit_words(to: Speaker) -> dict[str, str]:
    """Three letters for each unit."""
    words = [to.text(names.UNITS[kind]) for kind in KIND_NAMES]
    return dict(zip(KIND_NAMES, shortened(words, 3), strict=True))


def legend(to: Speaker, falls: bool) -> list[str]:
    """What the letters and signs of the map mean."""
    ground = zip(GROUND, TERRAIN_NAMES, strict=False)
    lands = [f"{letter} {to.text(names.TERRAINS[name])}" for (_, letter, _), name in ground]
    units = list(unit_words(to).items())[:BOARD_KINDS]
    words = [(short, to.text(names.UNITS[kind])) for kind, short in units]
    return [
        *lands,
        f"2 {to.text('land cost')}",
        f"~ {to.text(names.TERRAINS['loch'])}",
        f"═ ║ {to.text('river')}",
        *([f"{FALL} {to.text('waterfall')}"] if falls else []),
        f"▒ {to.text('taken')}",
        f"P5 {to.text('Port {number}', number=5)}",
        f"▾▾ {to.text('can be chosen now')}",
        *[f"{short} {word}" for short, word in words if short != word],
    ]


def letters(terrain: int) -> str:
    return "".join([letter for bit, letter, _ in GROUND if terrain & bit])


def unit_style(piece: Piece) -> str:
    return TAKEN if piece.seat == NEUTRAL else TOKENS[piece.seat]
