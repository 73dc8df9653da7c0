"""The course of a game as one seat played it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ceilidh.kernel.move import Played
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
