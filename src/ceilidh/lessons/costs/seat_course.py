"""The course of a game as one seat played it, and what cost it points, the dearest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from ceilidh.kernel.move import Played
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.table import Table
from ceilidh.lessons.position import Position


@dataclass(frozen=True)
class Cost:
    """About `points` were missed; `text` is a message with `fields`.

    `places` is where it is seen, as `part/target`; `own/...` is the strip of the seat. `lesson` is
    the name of the lesson that trains it.
    """

    points: int
    text: str
    fields: dict[str, object]
    places: tuple[str, ...]
    lesson: str


class SeatCourse:
    """A game that is over: its last position, its score sheet and the seat's own moves."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.last = Position(table.game, table.state, seat)

    @cached_property
    def moves(self) -> list[Played]:
        return [one for one in self.table.played if one.seat == self.seat]

    @cached_property
    def lines(self) -> dict[str, list[int]]:
        return dict(self.table.sheet())

    def before(self, played: Played) -> Position:
        return Position(self.table.game, played.before, self.seat)

    def own(self, line: str) -> int:
        return self.lines[line][self.seat]

    def best_other(self, line: str) -> int:
        points = self.lines[line]
        return max([own for seat, own in enumerate(points) if seat != self.seat], default=0)

    def behind(self, line: str) -> int:
        """How many points of a line the best of the others has more."""
        return max(self.best_other(line) - self.own(line), 0)


MOST = 3


def costs_of(table: Table, seat: int, most: int = MOST) -> list[Cost]:
    """What cost a seat most; none while the game goes on, and for a game without such a file."""
    found = optional_module(f"ceilidh.lessons.costs.{table.game.name}")
    if found is None or table.actor is not None:
        return []
    course = SeatCourse(table, seat)
    looks = cast(tuple[Callable[[SeatCourse], Cost | None], ...], found.COSTS)
    costs = [cost for look in looks if (cost := look(course)) is not None and cost.points > 0]
    return sorted(costs, key=lambda cost: -cost.points)[:most]
