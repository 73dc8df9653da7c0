"""What is measured: one entry per game. A new game is one more `Subject`, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Subject:
    """A game as the benchmark plays it: all its rules on, and the most seats.

    `openings` games are set up before the clock starts, so that tables built once per process
    are there. `late` says whether a position counts as late, `own` makes a clone share nothing
    that can change, and `enrich` gives every seat more than it could ever need, so that as much
    as possible is legal. `pure` and `compiled` are the goals for decisions/s, in times of the
    reference, `tried_us` that for a move which the tacksman tries on the compiled build, in
    microseconds, where there is one. `modules` are those whose loaded file (.py or .so) is
    reported.
    """

    game: str
    players: int
    options: dict[str, object]
    openings: int
    late: Callable[[Any], bool]
    own: Callable[[Any], None]
    enrich: Callable[[Any], None]
    pure: float
    compiled: float
    tried_us: float | None
    modules: tuple[str, ...]


def late_clans(state: Any) -> bool:
    return bool(state.round >= 4)


def own_seats(state: Any) -> None:
    for seat in range(4):
        state.mine(seat)


def enrich_clans(state: Any) -> None:
    for seat in range(4):
        own = state.mine(seat)
        own.money += 300
        for good in range(len(own.goods)):
            own.goods[good] += 12


def late_glenmore(state: Any) -> bool:
    return bool(state.scorings >= 2)


def enrich_glenmore(state: Any) -> None:
    """Coins and barrels, full tiles with a Scot each, and a market that pays for everything."""
    from ceilidh.games.glenmore.rules.stock import put_good, put_scots, room

    for seat in range(4):
        own = state.mine(seat)
        own.coins += 300
        own.barrels += 12
        for place, cell in enumerate(list(own.tiles)):
            put_scots(state, seat, cell, 1, "bench")
            for number in range(room(state, seat, cell)):
                put_good(state, seat, cell, (place + number) % len(own.stock), "bench")
    for kind in range(len(state.market)):
        state.market[kind] = max(1, state.market[kind])


SUBJECTS: dict[str, Subject] = {
    "clans": Subject(
        game="clans",
        players=4,
        options={"modules": ["awards", "future-contracts"]},
        openings=200,  # by then each of the 16 maps has come up
        late=late_clans,
        own=own_seats,
        enrich=enrich_clans,
        pure=2.5,
        compiled=10,
        tried_us=25,
        modules=("ceilidh.kernel.flow", "ceilidh.games.clans.rules.turn"),
    ),
    "glenmore": Subject(
        game="glenmore",
        players=4,
        options={"modules": ["highlander", "great-glen"], "die": True},
        openings=20,
        late=late_glenmore,
        own=own_seats,
        enrich=enrich_glenmore,
        pure=2,
        compiled=8,
        tried_us=None,
        modules=("ceilidh.kernel.flow", "ceilidh.games.glenmore.rules.activation"),
    ),
}
