"""A strip for each seat: what it owns, its results in the scoring categories, its land in small."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.draw.glenmore.position import Position, Strip
from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.glenmore.territory import Territory
from ceilidh.draw.svg.glenmore.words import breadth, seat_name
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, short, stacked, tag, text
from ceilidh.draw.svg.memory import SHEETS, remembered
from ceilidh.draw.svg.palette import seat_class, seat_shape, weave
from ceilidh.draw.svg.parts import Part
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import CATEGORIES, amount

WIDTH: Final = 260.0
LEFT: Final = 14.0
ROOM: Final = WIDTH - LEFT
CATEGORY_ICONS: Final = ("castle", "landmark", "barrel", "person")
COINS: Final = 50.0  # room for them
CHIP: Final = 23.0  # height, with the space below
CHIP_WORDS: Final = 12.5  # size of type; `.gm-chip-word` in the stylesheet


def seat_part(
    components: Components,
    position: Position,
    to: Speaker,
    seat: int,
    rows: list[Row],
    marks: dict[str, Ink] | None,
) -> Part:
    """One seat's strip; `rows` are those of modules, `marks` theirs on the tiles of its land."""
    own = position.seats[seat]
    acts = position.actor == seat
    best = [max(numbers) for numbers in zip(*[s.categories for s in position.seats], strict=True)]
    movement = position.movement if acts else 0
    return _strip(components, to, seat, own, best, acts, movement, rows, marks)


@remembered(SHEETS)
def _strip(
    components: Components,
    to: Speaker,
    seat: int,
    own: Strip,
    best: list[int],
    acts: bool,
    movement: int,
    rows: list[Row],
    marks: dict[str, Ink] | None,
) -> Part:
    return SeatStrip(components, to, seat, own, best, acts, movement, rows, marks).part()


@dataclass
class SeatStrip:
    """`best` are the best results in the scoring categories, of whichever seat.

    `rows` and `marks` are those of modules; without marks the land is not shown.
    """

    components: Components
    to: Speaker
    seat: int
    own: Strip
    best: list[int]
    acts: bool
    movement: int
    rows: list[Row]
    marks: dict[str, Ink] | None

    def part(self) -> Part:
        title = seat_name(self.to, self.seat)
        rows = [self._head(), self._goods(), self._categories(), self._supply(), self._held()]
        made, y = stacked([*rows, *self.rows, self._land()], LEFT)
        strip = drawing(WIDTH, y, title, self._band(y), *made)
        return Part(f"seat-{self.seat + 1}", title, strip, "seat", self.seat)

    def _band(self, tall: float) -> Ink:
        """The seat's colour and weave, down the left side."""
        look = f"{seat_class(self.seat)} band"
        return join(
            [
                tag("rect", class_=look, width=7, height=tall, rx=3),
                tag("rect", fill=weave(self.seat), width=7, height=tall, rx=3),
            ]
        )

    def _figure(
        self, x: float, sign: Ink, number: int, label: str, tip: str | None, what: str
    ) -> Ink:
        """A sign of 20 with a number behind it; `what` is counted."""
        look = "number" if number else "number faint"
        return group(
            group(sign, class_=None if number else "spent"),
            text(23, 18, number, class_=look, data_tick=f"{what}-{self.seat}"),
            x=x,
            role="img",
            aria_label=label,
            data_tip=tip,
        )

    def _head(self) -> Row:
        """Its mark, whether it is to move, and its points; the name stands above the strip."""
        own, to = self.own, self.to
        vp = str(own.vp)
        made = [group(mark(seat_shape(self.seat), 0, 5, 20), class_=seat_class(self.seat))]
        if self.acts:
            label = to.text("to move")
            made.append(
                tag("path", class_="turn", d="M28 8l11 7-11 7z", role="img", aria_label=label)
            )
        elif own.finished:
            made.append(text(28, 21, to.text("finished"), class_="faint"))
        made.append(
            group(
                text(ROOM - 24, 22, vp, class_="number big end", data_tick=f"vp-{self.seat}"),
                mark("vp", ROOM - 20, 5, 20, "of-glory"),
                role="img",
                aria_label=amount(to, own.vp, "vp"),
            )
        )
        return join(made), 34

    def _goods(self) -> Row:
        own, to = self.own, self.to
        pairs = [("coin", own.coins), *zip(RESOURCE_NAMES, own.goods, strict=True)]
        step = (ROOM - COINS) / (len(pairs) - 1)
        made: list[Ink] = []
        for nth, (name, number) in enumerate(pairs):
            tip = "coin" if name == "coin" else f"resource:{name}"
            x = COINS + step * (nth - 1) if nth else 0
            sign = token(name, 0, 2, 20)
            made.append(self._figure(x, sign, number, amount(to, number, name), tip, name))
        return join(made), 30

    def _categories(self) -> Row:
        """The four results of the scoring phases; a gold line is under the best."""
        made: list[Ink] = [tag("rect", class_="shade", width=ROOM, height=28, rx=6)]
        step = ROOM / len(CATEGORY_NAMES)
        for place, name in enumerate(CATEGORY_NAMES):
            number = self.own.categories[place]
            label = f"{self.to.text(CATEGORIES[name])}: {number}"
            sign = mark(CATEGORY_ICONS[place], 0, 2, 20)
            x = place * step + 9
            made.append(group(self._figure(x, sign, number, label, name, name), y=2))
            if number and number == self.best[place]:
                made.append(tag("path", class_="gm-best", d=f"M{short(x)} 27h40"))
        return join(made), 34

    def _supply(self) -> Row:
        own, to = self.own, self.to
        shown = [
            ("scot", own.scots, to.text("Scots in the supply"), "scot"),
            ("clan_marker", own.markers, to.text("clan markers left"), "clan_board"),
            ("tile", own.size, to.text("tiles in the territory"), None),
        ]
        if self.movement:
            said = amount(to, self.movement, "movement")
            shown.append(("movement", self.movement, said, "movement"))
        step = ROOM / 4
        made = [
            tag(
                "g",
                self._figure(
                    nth * step + 9, mark(name, 0, 2, 20), number, f"{label}: {number}", tip, name
                ),
                data_supply=name,
            )
            for nth, (name, number, label, tip) in enumerate(shown)
        ]
        return group(*made, class_="gm-supply"), 30

    def _held(self) -> Row:
        """Landmarks, persons and clans by name, as many in a line as there is room for."""
        components, own = self.components, self.own
        held = [
            *[("landmark", f"landmark:{c}", components.landmark(c).name) for c in own.landmarks],
            *[("person", f"tile:{t}", components.tile(t).name) for t in own.persons],
            *[("clan_marker", f"clan:{c}", components.clan(c).name) for c in own.clans],
        ]
        made: list[Ink] = []
        x = y = 0.0
        for sign, tip, name in held:
            said = self.to.text(name)
            wide = min(breadth(said, CHIP_WORDS) + 31, ROOM)
            if x + wide > ROOM:
                x, y = 0.0, y + CHIP
            made.append(
                group(
                    tag("rect", class_="gm-chip", width=wide, height=CHIP - 3, rx=10),
                    mark(sign, 6, 3, 14, f"gm-{sign}"),
                    text(24, 14.5, said, class_="gm-chip-word"),
                    x=x,
                    y=y,
                    data_tip=tip,
                )
            )
            x += wide + 4
        return join(made), y + CHIP + 3 if made else 0

    def _land(self) -> Row:
        if self.marks is None:
            return Ink(""), 0
        drawn = Territory(self.components, self.own.plots, self.seat, self.to, self.marks)
        return drawn.small(ROOM)
