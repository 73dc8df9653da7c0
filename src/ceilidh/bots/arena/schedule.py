"""Who plays whom on which set-up: every line-up in every rotation of the seats, seed by seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations


@dataclass(frozen=True)
class Pairing:
    """One game: a seed, which is the set-up, and the bot of each seat."""

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


def schedule(bots: list[str], players: int, games: int, seed: int) -> list[Pairing]:
    """So many games, the same set-ups for all; the last set-up may remain unfinished."""
    seats = line_ups(bots, players)
    return [Pairing(seed + n // len(seats), seats[n % len(seats)]) for n in range(games)]
