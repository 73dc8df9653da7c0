"""The costs of a game, the dearest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.table import Table
from ceilidh.lessons.costs.seat_course import Cost, SeatCourse

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
