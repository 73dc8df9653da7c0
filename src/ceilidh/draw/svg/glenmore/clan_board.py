"""The Clan board as a map: clan territories, the roads between them, who holds what.

A territory that can still be claimed shows the coins of the road to it now; one that is held shows
its holder.
"""

from __future__ import annotations

from math import dist
from typing import Final

from ceilidh.draw.svg.drawing_cache import PIECES, ROWS, SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import breadth, fitted
from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.glenmore.signs import Signs, mark
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.games.glenmore.components.clan_board import FAR, FRAME, START, ClanTerritory
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount
from ceilidh.say.phrases import message

Point = tuple[float, float]

WIDTH: Final = 900.0
HEIGHT: Final = 700.0
MARGIN: Final = (46.0, 30.0)
NAME: Final = 18.0  # size of type; `.gm .clan-name` in the stylesheet
SIGNS: Final = 1.3
BEGINNING: Final = "Start"  # of our own tables, where the roads begin
PLATE: Final = 60.0  # height
ROOM: Final = 88.0  # for names and signs
COIN: Final = 27.0
OUT: Final = (19.0, 24.0)  # how far coins and marks stick out of a plate
TOLL: Final = 10.0  # radius
CLEAR: Final = TOLL + COIN / 2
# Land and islands of nowhere in particular, under the roads; drawn on 660 by 880.
LAND: Final = (
    "M150 22C230 0 330 29 400 15s150-20 200 11 44 99 40 165 24 132 14 209-6 132-10 209 4 140-46 190"
    "-134 62-204 66-150 0-200-28-80-99-110-165S40 594 60 517s-40-110-20-187S90 66 150 22z"
)
ISLES: Final = (
    "M16 616c20-15 40 0 34 26s-34 37-42 15zM20 759c16-11 36 2 30 22s-36 18-30-22z"
    "M30 165c14-13 34-4 30 18s-40 15-30-18z"
)
STRETCH: Final = f"scale({WIDTH / 660:.4g} {HEIGHT / 880:.4g})"


class Plate:
    """Where a field lies, and how far its plate reaches to each side."""

    def __init__(self, x: float, y: float, wide: float, high: float) -> None:
        self.x = x
        self.y = y
        self.half = (wide / 2, high / 2)

    def rim(self, other: Plate) -> Point:
        """Where the straight way to another field leaves the plate."""
        dx, dy = other.x - self.x, other.y - self.y
        across, down = self.half
        part = min(across / abs(dx) if dx else 1.0, down / abs(dy) if dy else 1.0, 1.0)
        return self.x + dx * part, self.y + dy * part

    def corner(self) -> Point:
        """The middle of the first mark on its upper left corner."""
        across, down = self.half
        return self.x - across - OUT[0] + COIN / 2, self.y - down - OUT[1] + COIN / 2


class ClanBoardLayout:
    """What stays as it is all game long: where the clans of a game lie, and the roads."""

    def __init__(self, components: Components, clans: tuple[str, ...], to: Speaker) -> None:
        self.board = components.clan_board
        self.to = to
        self.signs = Signs(components)
        self.clans = [clan for clan in self.board.clans if clan.id in clans]
        self.plates = {clan.field: self._plate(clan) for clan in self.clans}
        # An owner's box may call it otherwise; then it is called that in every language.
        self.start = self.board.start_name
        if self.start == BEGINNING:
            self.start = to.text(message("Start", of="roads"))
        start = breadth(self.start, NAME) + 16
        x, y = self._spot(self.board.start_x, self.board.start_y)
        self.plates[START] = Plate(x, y, start, 30)
        ways, self.tolls = self._ways()
        self.drawn = join(
            [
                tag("rect", class_="sea", width=WIDTH, height=HEIGHT, rx=10),
                tag("path", class_="land", d=LAND + ISLES, transform=STRETCH),
                *ways,
                self._start(),
            ]
        )

    def _spot(self, x: int, y: int) -> Point:
        mx, my = MARGIN
        return mx + x * (WIDTH - 2 * mx) / FRAME, my + y * (HEIGHT - 2 * my) / FRAME

    def _plate(self, clan: ClanTerritory) -> Plate:
        run = self.signs.rows(clan.effects)
        name = min(breadth(self.to.text(clan.name), NAME), ROOM)
        wide = max(name, run.width * run.scale(ROOM, SIGNS)) + 14
        return Plate(*self._spot(clan.x, clan.y), wide, PLATE)

    def _ways(self) -> tuple[list[Ink], Ink]:
        """The roads, and what each costs: in the middle of what is seen of it."""
        lines: list[str] = []
        coins: list[Ink] = []
        for road in self.board.roads:
            if road.a not in self.plates or road.b not in self.plates:
                continue
            one, other = self.plates[road.a], self.plates[road.b]
            lines.append(f"M{one.x:.0f} {one.y:.0f}L{other.x:.0f} {other.y:.0f}")
            x, y = self._clear(one.rim(other), other.rim(one))
            coins.append(tag("circle", class_="toll", cx=x, cy=y, r=TOLL))
            coins.append(text(x, y + 5.2, road.cost, class_="toll-word"))
        path = "".join(lines)
        ways = [tag("path", class_="road", d=path), tag("path", class_="track", d=path)]
        return ways, tag("g", *coins, class_="tolls")

    def _clear(self, one: Point, other: Point) -> Point:
        """A place on the way that no mark of a plate covers, near the middle if there is one.

        Beside a short way, if all of it is covered: two numbers would lie on each other.
        """
        marks = [plate.corner() for field, plate in self.plates.items() if field != START]
        (dx, dy), far = (other[0] - one[0], other[1] - one[1]), dist(one, other) or 1.0
        ways = [
            (one[0] + dx * part - dy / far * aside, one[1] + dy * part + dx / far * aside)
            for aside in (0, TOLL, -TOLL, 2 * TOLL, -2 * TOLL)
            for part in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
        ]
        return max(ways, key=lambda way: min(CLEAR, min([dist(way, mark) for mark in marks])))

    def _start(self) -> Ink:
        plate = self.plates[START]
        across, down = plate.half
        return group(
            tag("rect", class_="start", x=-across, y=-down, width=2 * across, height=30, rx=15),
            text(0, 6, self.start, class_="clan-name on-dark"),
            x=plate.x,
            y=plate.y,
            data_tip="start",
        )


@remembered(ROWS)
def _ground(components: Components, clans: tuple[str, ...], to: Speaker) -> ClanBoardLayout:
    return ClanBoardLayout(components, clans, to)


@remembered(PIECES)
def _clan(
    on: ClanBoardLayout, clan: ClanTerritory, road: int, held: tuple[int, ...], to: Speaker
) -> Ink:
    """Name, effects, and on the rim either the coins of the road or the holders' marks."""
    taken = bool(held) and not clan.repeatable
    name = to.text(clan.name)
    run = on.signs.rows(clan.effects)
    used = run.width * run.scale(ROOM, SIGNS)
    plate = on.plates[clan.field]
    left = -plate.half[0]
    wide = 2 * plate.half[0]
    inside = [
        tag(
            "rect",
            class_=f"clan ring-{clan.ring}",
            x=left,
            y=-PLATE / 2,
            width=wide,
            height=PLATE,
            rx=8,
        ),
        fitted(name, 0, -11, ROOM, NAME, "clan-name"),
        run.at(-used / 2, -5, ROOM, SIGNS),
    ]
    marks: list[Ink] = []
    if not taken:
        marks.append(_cost(road))
    marks += [
        tag(
            "g",
            mark(seat_shape(seat), 0, 0, COIN, "badge"),
            class_=seat_class(seat),
            data_piece=f"clan_marker-{seat + 1}@{clan.id}/{held[:nth].count(seat)}",
        )
        for nth, seat in enumerate(held)
    ]
    inside += [
        tag("g", one, transform=place(left - OUT[0] + n * (COIN - 3), -PLATE / 2 - OUT[1]))
        for n, one in enumerate(marks)
    ]
    hit = tag("rect", class_="hit", x=left, y=-PLATE / 2, width=wide, height=PLATE, rx=8)
    return target(
        f"clan:{clan.id}",
        _label(to, name, road, held, taken),
        *inside,
        hit,
        look="taken" if taken else "",
        data_priced=None if taken else road,
        transform=place(plate.x, plate.y),
    )


def _cost(road: int) -> Ink:
    words = str(road) if road < FAR else "–"
    return join([token("coin", 0, 0, COIN), text(COIN / 2, 19.5, words, class_="road-cost")])


def _label(to: Speaker, name: str, road: int, held: tuple[int, ...], taken: bool) -> str:
    parts = [to.text("Clan {name}", name=name)]
    if not taken and road < FAR:
        parts.append(to.text("costs {cost}", cost=amount(to, road, "coin")))
    parts += [seat_mark(seat) for seat in held]
    return ", ".join(parts)


def clan_board(
    components: Components, roads: dict[str, int], claims: list[tuple[str, int]], to: Speaker
) -> Ink:
    """`roads` is what the way to each clan costs now, `claims` who holds which."""
    return _board(components, tuple(roads.items()), tuple(claims), to)


@remembered(SHEETS)
def _board(
    components: Components,
    roads: tuple[tuple[str, int], ...],
    claims: tuple[tuple[str, int], ...],
    to: Speaker,
) -> Ink:
    on, costs = _ground(components, tuple([name for name, _ in roads]), to), dict(roads)
    clans = [
        _clan(on, one, costs[one.id], tuple([seat for name, seat in claims if name == one.id]), to)
        for one in on.clans
    ]
    title = to.text("Clan board")
    # Tolls lie above the plates: one of a short way would be half covered.
    return drawing(WIDTH, HEIGHT, title, on.drawn, *clans, on.tolls, class_="gm clans")
