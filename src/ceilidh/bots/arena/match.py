"""One game of the arena: small to send to another process, and back as one line of JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from ceilidh.bots.arena.schedule import Contest, Pairing
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel.game import standings
from ceilidh.kernel.opening import new


@dataclass(frozen=True)
class ArenaResult:
    """A finished game; the lists are by seat, times in seconds of the clock."""

    seed: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]

    @property
    def key(self) -> str:
        return Pairing(self.seed, tuple(self.bots)).key

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def share(self, seat: int) -> float:
        """What the seat has of the win; a shared first place counts in part."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play(contest: Contest, pairing: Pairing) -> ArenaResult:
    """Play one game without the checks of a table: bots get nothing but legal moves."""
    table = new(contest.game, contest.players, pairing.seed, contest.options)
    game, state = table.game, table.game.clone(table.state)
    bots = {
        seat: make_bot(pairing.bots[seat], contest.game, pairing.seed, seat)
        for seat in table.people
    }
    seats = range(contest.players)
    decisions, seconds, slowest = [0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
    while not game.over(state):
        seat = game.actor(state)
        began = perf_counter()
        action = ask(bots[seat], game, state, seat)
        took = perf_counter() - began
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        game.flow.apply_for(state, seat, action)
    ranks = [0 for _ in seats]
    for row in standings(game, state):
        ranks[row.seat] = row.rank
    return ArenaResult(
        pairing.seed,
        list(pairing.bots),
        game.scores(state),
        ranks,
        decisions,
        [round(value, 4) for value in seconds],
        [round(value, 4) for value in slowest],
    )
