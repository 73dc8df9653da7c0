"""The Rondel: its spaces in a ring round the Market, clockwise from the upper left corner.

Spaces keep their places all game long; figures, tiles, the gap and fixtures lie on them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ceilidh.draw.glenmore.module_drawing import (
    FigureDrawing,
    GlenMoreModuleDrawing,
    figure_drawing,
)
from ceilidh.draw.glenmore.table_view import NOBODY, RondelFigure, Space, TableView
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import GAME, breadth, fitted, tile_label
from ceilidh.draw.svg.glenmore.market import WIDTH as MARKET_WIDTH
from ceilidh.draw.svg.glenmore.market import market
from ceilidh.draw.svg.glenmore.pictures import SIDE, definitions, ground, picture
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.glenmore.tile import offered
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import END, STACK_NAMES, STACKS
from ceilidh.say import Speaker

Point = tuple[float, float]

PITCH: Final = 106.0
RIM: Final = 9.0
INSIDE: Final = 3.0  # between the ring and the sheet in its middle
FIGURE: Final = 62.0
MARK: Final = 25.0
PILE: Final = 102.0  # room for the words of the discard pile


def size_of(spaces: int) -> tuple[int, int]:
    """Columns and rows of the ring; it is a little wider than high."""
    half = (spaces + 5) // 2
    return half - half // 2, half // 2


def ring(spaces: int) -> list[Point]:
    """The corner of every space."""
    columns, rows = size_of(spaces)
    cells = [(column, 0) for column in range(columns)]
    cells += [(columns - 1, row) for row in range(1, rows)]
    cells += [(column, rows - 1) for column in range(columns - 2, -1, -1)]
    cells += [(0, row) for row in range(rows - 2, 0, -1)]
    return [(RIM + PITCH * column, RIM + PITCH * row) for column, row in cells[:spaces]]


def around(corners: list[Point]) -> tuple[float, float, float, float]:
    """The box round some spaces beside each other: its corner, how wide and how high it is."""
    x, y = min([x for x, _ in corners]), min([y for _, y in corners])
    right, foot = max([x for x, _ in corners]), max([y for _, y in corners])
    return x, y, right - x + SIDE, foot - y + SIDE


def pawn(seat: int, x: float, y: float, size: float) -> Ink:
    """A pawn with the shape of its seat; the middle of its foot at a place."""
    body = picture("scot", x - size / 2, y - size, size)
    shape = mark(seat_shape(seat), x + size * 0.2, y - MARK * 0.8, MARK, "badge")
    return group(_foot(x, y, size), body, shape, class_=seat_class(seat))


def stranger(face: FigureDrawing, x: float, y: float, size: float) -> Ink:
    """A figure that is no pawn, in the same way."""
    spot = f"{place(x - size * 0.42, y - size * 0.86)} scale({size * 0.84 / SIDE:.3g})"
    body = tag("g", face.picture, transform=spot)
    return group(_foot(x, y, size), body, class_=seat_class(NOBODY))


def _foot(x: float, y: float, size: float) -> Ink:
    return tag("ellipse", class_="shadow", cx=x, cy=y - 2, rx=size * 0.4, ry=size * 0.1)


@remembered(PIECES)
def _tile_at(components: Components, to: Speaker, name: str, x: float, y: float) -> Ink:
    tile = components.tile(name)
    inside = [
        tag("path", class_="shadow", d="M2 3h100v100H2z"),
        offered(components, to, tile),
        tag("rect", class_="frame", width=SIDE, height=SIDE),
    ]
    if tile.kind == END:
        # Nobody takes it: the move onto it names no tile.
        return tag("g", *inside, transform=place(x, y), data_tip=f"tile:{name}")
    hit = tag("rect", class_="hit", width=SIDE, height=SIDE)
    label, spot = tile_label(to, tile), place(x, y)
    piece = f"tile-{name}@rondel"
    return target(f"tile:{name}", label, *inside, hit, transform=spot, data_piece=piece)


def rondel(
    components: Components, position: TableView, to: Speaker, modules: list[GlenMoreModuleDrawing]
) -> Ink:
    """The Rondel with the Market; without modules, which have sights of their own, remembered."""
    finished = [seat.finished for seat in position.seats]
    if modules:
        return Rondel(components, position, finished, to, modules).draw()
    # What is not drawn here makes no other Rondel.
    same = replace(position, step="", actor=None, movement=0, activated=[], seats=[])
    return _plain(components, replace(same, roads={}, claims=[], modules={}), finished, to)


@remembered(SHEETS)
def _plain(components: Components, position: TableView, finished: list[bool], to: Speaker) -> Ink:
    return Rondel(components, position, finished, to, []).draw()


class Rondel:
    def __init__(
        self,
        components: Components,
        position: TableView,
        finished: list[bool],
        to: Speaker,
        modules: list[GlenMoreModuleDrawing],
    ) -> None:
        self.components = components
        self.position = position
        self.finished = finished  # by seat
        self.to = to
        self.modules = modules
        self.tiles = {tile.id for tile in components.tiles}
        self.corners = ring(len(position.spaces))
        columns, rows = size_of(len(position.spaces))
        self.width = PITCH * columns - (PITCH - SIDE) + 2 * RIM
        self.height = PITCH * rows - (PITCH - SIDE) + 2 * RIM

    def draw(self) -> Ink:
        position = self.position
        numbers = range(len(position.spaces))
        return drawing(
            self.width,
            self.height,
            self.to.text("Rondel and market"),
            definitions(),
            tag("rect", class_="table", width=self.width, height=self.height, rx=14),
            *[self._slot(number) for number in numbers],
            self._way(),
            self._middle(),
            *[self._tile(number) for number in numbers],
            *self._marks(),
            *[self._standing(number) for number in numbers],
            class_="gm rondel",
        )

    # --- spaces -----------------------------------------------------------------------------------

    def _is_gap(self, number: int) -> bool:
        """The gap is the empty space behind the last position."""
        position = self.position
        space = position.spaces[number]
        if position.last is None or space.tile or space.figures:
            return False
        return number == (position.last - 1) % len(position.spaces)

    def _slot(self, number: int) -> Ink:
        x, y = self.corners[number]
        last = number == self.position.last
        gap = self._is_gap(number)
        look = "slot gap" if gap else "slot last" if last else "slot"
        made = [tag("rect", class_=look, x=x, y=y, width=SIDE, height=SIDE, rx=4)]
        if gap:
            made.append(text(x + SIDE / 2, y + 56, self.to.text("empty space"), class_="slot-word"))
        return join(made)

    def _way(self) -> Ink:
        """Small arrows between the spaces: clockwise."""
        shapes: list[str] = []
        for number, (x, y) in enumerate(self.corners):
            nx, ny = self.corners[(number + 1) % len(self.corners)]
            mx, my = (x + nx + SIDE) / 2, (y + ny + SIDE) / 2
            dx, dy = (nx > x) - (nx < x), (ny > y) - (ny < y)
            # A triangle whose tip points the way.
            shapes.append(
                f"M{mx + 3 * dx:.0f} {my + 3 * dy:.0f}"
                f"l{-5 * dx - 6 * dy} {-5 * dy - 6 * dx} {12 * dy} {12 * dx}z"
            )
        return tag("path", class_="way", d="".join(shapes))

    def _tile(self, number: int) -> Ink | None:
        name = self.position.spaces[number].tile
        if name not in self.tiles:  # nothing, or a fixture
            return None
        x, y = self.corners[number]
        return _tile_at(self.components, self.to, name, x, y)

    def _standing(self, number: int) -> Ink | None:
        """Who stands on a space, and the mark of the last position."""
        space = self.position.spaces[number]
        x, y = self.corners[number]
        made = self._figures(space, x, y) if space.figures else []
        if number == self.position.last:
            word = self.to.text("last")
            width = breadth(word, 14) + 22
            made.append(
                group(
                    tag("rect", class_="flag", x=-width / 2, width=width, height=17, rx=8.5),
                    text(0, 12.6, word, class_="flag-word"),
                    x=x + SIDE / 2,
                    y=y + SIDE - 14,
                )
            )
        return join(made) if made else None

    def _figures(self, space: Space, x: float, y: float) -> list[Ink]:
        number = len(space.figures)
        size = FIGURE if number == 1 and not space.tile else 44.0
        step = SIDE / (number + 1)
        foot = y + (80 if not space.tile else 92)
        return [
            tag(
                "g",
                self._figure(figure, x + step * (nth + 1), foot, size),
                role="img",
                aria_label=self._who(figure),
                data_tip=figure.name or None,
                data_piece=f"figure-{figure.name or figure.seat + 1}",
                class_="done" if self._is_done(figure) else None,
            )
            for nth, figure in enumerate(space.figures)
        ]

    def _figure(self, figure: RondelFigure, x: float, y: float, size: float) -> Ink:
        if figure.is_pawn:
            return pawn(figure.seat, x, y, size)
        return stranger(figure_drawing(self.modules, figure.name), x, y, size)

    def _is_done(self, figure: RondelFigure) -> bool:
        return figure.is_pawn and self.finished[figure.seat]

    def _who(self, figure: RondelFigure) -> str:
        if figure.is_pawn:
            return seat_mark(figure.seat)
        return self.to.name(GAME, "figure", figure.name)

    def _marks(self) -> list[Ink]:
        """What modules put on the Rondel."""
        return [
            mark
            for module in self.modules
            for mark in module.drawing.rondel_marks(module.sight, self.corners)
        ]

    # --- the middle -------------------------------------------------------------------------------

    def _middle(self) -> Ink:
        x = y = RIM + PITCH - INSIDE
        wide = self.width - 2 * x
        high = self.height - 2 * y
        return group(
            tag("rect", class_="leaf", width=wide, height=high, rx=6),
            market(self.components, self.position, self.to, 0, 0),
            tag("path", class_="rule", d=f"M{MARKET_WIDTH} 10v{high - 20:.0f}"),
            group(*self._stacks(), *self._phases(), *self._discard(), x=MARKET_WIDTH + 10),
            x=x,
            y=y,
        )

    def _stacks(self) -> list[Ink]:
        """The stack at hand with its letter, and those that follow."""
        position = self.position
        left = self.to.count("{n} tile left", "{n} tiles left", position.stack_left)
        made = [
            tag("path", class_="back", d="M6 9h46v46H6zM3 6h46v46H3zM0 3h46v46H0z"),
            text(23, 36, position.stack, class_="letter"),
            text(0, 70, left, class_="small-word"),
        ]
        later = position.stacks_left
        letters = STACK_NAMES[STACKS - len(later) : STACKS]
        for number, (letter, tiles) in enumerate(zip(letters, later, strict=True)):
            y = 2 + 18 * number
            made.append(tag("rect", class_="back", x=64, y=y, width=16, height=16))
            made.append(text(72, y + 13, letter, class_="letter-small"))
            made.append(text(85, y + 13, tiles, class_="small-word"))
        return [
            group(*made, y=6, role="img", aria_label=f"{position.stack}: {left}", data_tip="stack")
        ]

    def _phases(self) -> list[Ink]:
        """The scoring phases, those that are over filled."""
        position = self.position
        phases = position.scorings + position.scorings_left
        label = self.to.text(
            "{number} of {all} scoring phases done", number=position.scorings, all=phases
        )
        made = [
            tag(
                "circle",
                class_="phase over" if phase < position.scorings else "phase",
                cx=34 + 18 * phase,
                cy=10,
                r=6,
            )
            for phase in range(phases)
        ]
        icon = mark("vp", 0, 0, 20, "gm-vp")
        return [group(icon, *made, y=82, role="img", aria_label=label)]

    def _discard(self) -> list[Ink]:
        """The pile of discarded tiles: the last one on top, and how many there are."""
        position = self.position
        number = len(position.discard)
        word = self.to.count("{n} discarded", "{n} discarded", number)
        said = fitted(word, 0, 80, PILE, 14, "small-word strong")
        if not position.discard:
            empty = tag("rect", class_="slot-paper", y=0, width=62, height=62, rx=3)
            return [group(empty, said, y=110)]
        tile = self.components.tile(position.discard[-1])
        small = group(*ground(tile), tag("rect", class_="frame", width=SIDE, height=SIDE))
        # As many edges below it as there are tiles, up to three.
        edges = "".join([f"M{3 * n} {3 * n}h62v62h-62z" for n in range(min(number - 1, 3), 0, -1)])
        return [
            tag(
                "g",
                tag("path", class_="back", d=edges) if edges else None,
                tag("g", small, transform="scale(.62)"),
                said,
                fitted(self.to.text(tile.name), 0, 95, PILE, 14, "small-word"),
                tag("rect", class_="hit", x=-4, y=-4, width=PILE + 6, height=104, rx=5),
                transform=place(0, 110),
                class_="opens",
                data_drawer="discard",
                role="button",
                tabindex="0",
                aria_label=f"{self.to.text('Discarded tiles')}: {number}",
            )
        ]
