"""Who plays whom on which set-up: every line-up in every rotation of the seats, seed by seed."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ceilidh.bots.arena.spread import FEWEST_GAMES, FEWEST_SETUPS


@dataclass(frozen=True)
class Pairing:
    """One game: a seed, which is the set-up, and the bot of each seat.

    A seat that the rules play has its own name here.
    """

    seed: int
    bots: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.seed} {','.join(self.bots)}"


@dataclass(frozen=True)
class Contest:
    """What is played; workers get it once a game."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """All ways to seat them, so that each sits everywhere equally often.

    If there are too few, the last of them takes the seats that are left.
    """
    filled = bots + bots[-1:] * (players - len(bots))
    out: list[tuple[str, ...]] = []
    for chosen in combinations(filled, players):
        out += [chosen[turn:] + chosen[:turn] for turn in range(players)]
    return list(dict.fromkeys(out))


def schedule(
    bots: list[str], players: int, games: int, seed: int, by_rules: Mapping[int, str] | None = None
) -> list[Pairing]:
    """So many games, the same set-ups for all; the last set-up may remain unfinished.

    `by_rules` names the seats that the rules play; no bot sits there.
    """
    others = by_rules or {}
    ups = line_ups(bots, players - len(others))
    seats = [_filled(up, players, others) for up in ups]
    return [Pairing(seed + n // len(seats), seats[n % len(seats)]) for n in range(games)]


def _filled(line_up: tuple[str, ...], players: int, by_rules: Mapping[int, str]) -> tuple[str, ...]:
    bots = iter(line_up)
    return tuple([by_rules[seat] if seat in by_rules else next(bots) for seat in range(players)])


def enough_games(bots: list[str], seats: int) -> int:
    """How many games it takes until figures can be told of every bot."""
    ups = line_ups(bots, seats)
    each = min(sum(bot in up for up in ups) for bot in bots)
    return len(ups) * max(FEWEST_SETUPS, math.ceil(FEWEST_GAMES / each))
