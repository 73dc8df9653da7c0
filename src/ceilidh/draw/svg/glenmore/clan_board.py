"""The Clan board as a map: clan territories, the roads between them, who holds what.

A territory that can still be claimed shows the coins of the road to it now; one that is held shows
its holder.
"""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.glenmore.pictures import token
from ceilidh.draw.svg.glenmore.signs import Run, Signs, mark
from ceilidh.draw.svg.glenmore.tile import fitted
from ceilidh.draw.svg.glenmore.words import breadth, counted, seat_name
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.text.glenmore.position import Position
from ceilidh.games.glenmore.components.clan_board import FAR, FRAME, START, ClanTerritory
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import ENGLISH, EDITION_NAMES
from ceilidh.say import Speaker

Point = tuple[float, float]

WIDTH: Final = 660.0
HEIGHT: Final = 880.0
MARGIN: Final = (30.0, 22.0)
NAME: Final = 18.0  # size of type; `.gm .clan-name` in the stylesheet
SIGNS: Final = 1.3
PLATE: Final = 60.0  # height
ROOM: Final = 88.0  # for names and signs
COIN: Final = 27.0
# Land and islands of nowhere in particular, under the roads.
LAND: Final = (
    "M150 20C230 0 330 26 400 14s150-18 200 10 44 90 40 150 24 120 14 190-6 120-10 190 0 140-50 180"
    "-130 40-200 52-150 6-200-20-80-90-110-150S40 540 60 470s-40-100-20-170S90 60 150 20z"
)
ISLES: Final = "M16 560c20-14 40 0 34 24s-34 34-42 14zM20 690c16-10 36 2 30 20s-36 16-30-20zM30 150c14-12 34-4 30 16s-40 14-30-16z"


class ClanBoard:
    def __init__(self, components: Components, position: Position, to: Speaker) -> None:
        self.board = components.clan_board
        self.position = position
        self.to = to
        self.signs = Signs(components)
        self.edition = EDITION_NAMES.index(position.edition)
        self.clans = [clan for clan in self.board.clans if clan.id in position.roads]

    def draw(self) -> Ink:
        return drawing(
            WIDTH,
            HEIGHT,
            self.to.text("Clan board"),
            tag("rect", class_="sea", width=WIDTH, height=HEIGHT, rx=10),
            tag("path", class_="land", d=LAND + ISLES),
            *self._roads(),
            self._start(),
            *[self._clan(clan) for clan in self.clans],
            class_="gm clans",
        )

    def _spot(self, x: int, y: int) -> Point:
        mx, my = MARGIN
        return mx + x * (WIDTH - 2 * mx) / FRAME, my + y * (HEIGHT - 2 * my) / FRAME

    def _field(self, field: int) -> Point:
        if field == START:
            return self._spot(self.board.start_x, self.board.start_y)
        clan = self.board.clans[field - 1]
        return self._spot(clan.x, clan.y)

    def _roads(self) -> list[Ink]:
        lines: list[str] = []
        coins: list[Ink] = []
        for road in self.board.roads:
            if not all([self.board.in_edition(end, self.edition) for end in (road.a, road.b)]):
                continue
            (ax, ay), (bx, by) = self._field(road.a), self._field(road.b)
            lines.append(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}")
            x, y = (ax + bx) / 2, (ay + by) / 2
            coins.append(tag("circle", class_="toll", cx=x, cy=y, r=10))
            coins.append(text(x, y + 5.2, road.cost, class_="toll-word"))
        path = "".join(lines)
        return [tag("path", class_="road", d=path), tag("path", class_="track", d=path), *coins]

    def _start(self) -> Ink:
        x, y = self._field(START)
        wide = breadth(self.to.text(self.board.start_name), NAME) + 16
        return group(
            tag("rect", class_="start", x=-wide / 2, y=-15, width=wide, height=30, rx=15),
            text(0, 6, self.to.text(self.board.start_name), class_="clan-name on-dark"),
            x=x,
            y=y,
        )

    def holders(self, clan: ClanTerritory) -> list[int]:
        return [seat for name, seat in self.position.claims if name == clan.id]

    def _clan(self, clan: ClanTerritory) -> Ink:
        """Name, effects, and on the rim either the coins of the road or the holders' marks."""
        held = self.holders(clan)
        taken = bool(held) and not clan.repeatable
        name = self.to.text(clan.name)
        run = self.signs.rows(clan.effects)
        road = self.position.roads[clan.id]
        used = run.width * run.scale(ROOM, SIGNS)
        wide = max(min(breadth(name, NAME), ROOM), used) + 14
        left = -wide / 2
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
            marks.append(self._cost(road))
        marks += [
            tag("g", mark(seat_shape(seat), 0, 0, COIN, "badge"), class_=seat_class(seat))
            for seat in held
        ]
        inside += [
            tag("g", one, transform=place(left - 17 + n * (COIN - 3), -PLATE / 2 - 17))
            for n, one in enumerate(marks)
        ]
        hit = tag("rect", class_="hit", x=left, y=-PLATE / 2, width=wide, height=PLATE, rx=8)
        return target(
            f"clan:{clan.id}",
            self._label(name, road, held, taken),
            *inside,
            hit,
            look="taken" if taken else "",
            transform=place(*self._spot(clan.x, clan.y)),
        )

    def _cost(self, road: int) -> Ink:
        words = str(road) if road < FAR else "–"
        return join([token("coin", 0, 0, COIN), text(COIN / 2, 19.5, words, class_="road-cost")])

    def _label(self, name: str, road: int, held: list[int], taken: bool) -> str:
        parts = [self.to.text("Clan {name}", name=name)]
        if not taken and road < FAR:
            parts.append(self.to.text("costs {cost}", cost=counted(self.to, {"coin": road}) or "0"))
        parts += [seat_name(self.to, seat) for seat in held]
        return ", ".join(parts)
