"""Pairs of options: a small set of games in which every two values of two options meet once.

Deterministic: each row starts from the first pair that is not yet covered and takes, option by
option, the value that covers most further pairs.
"""

from collections.abc import Callable
from itertools import combinations, product
from typing import cast

Row = dict[str, object]
Pair = tuple[str, int, str, int]


def player_count(row: Row) -> int:
    return cast(int, row["players"])


def options_of(row: Row) -> dict[str, object]:
    """The options of a game; `players` stands among the factors but is none."""
    return {name: value for name, value in row.items() if name != "players"}


class Pairing:
    """`factors` names the values of every option, `players` among them.

    `possible` says whether a game allows a row; options that a row does not name do not matter.
    """

    def __init__(self, factors: dict[str, list[object]], possible: Callable[[Row], bool]) -> None:
        self.factors = factors
        self.possible = possible

    def all_pairs(self) -> list[Pair]:
        """Every pair of values of two options that is possible."""
        out: list[Pair] = []
        for one, other in combinations(self.factors, 2):
            for i, j in product(range(len(self.factors[one])), range(len(self.factors[other]))):
                if self.possible({one: self.factors[one][i], other: self.factors[other][j]}):
                    out.append((one, i, other, j))
        return out

    def pairs_in(self, chosen: dict[str, int]) -> set[Pair]:
        names = [name for name in self.factors if name in chosen]
        return {(a, chosen[a], b, chosen[b]) for a, b in combinations(names, 2)}

    def covered(self, rows: list[Row]) -> set[Pair]:
        """The pairs that occur in some row."""
        out: set[Pair] = set()
        for row in rows:
            numbers = {name: self.factors[name].index(value) for name, value in row.items()}
            out |= self.pairs_in(numbers)
        return out

    def _values(self, chosen: dict[str, int]) -> Row:
        return {name: self.factors[name][number] for name, number in chosen.items()}

    def _fill(self, chosen: dict[str, int], waiting: set[Pair]) -> dict[str, int]:
        """The other options, each with the possible value that covers most waiting pairs."""
        for name, choices in self.factors.items():
            if name not in chosen:
                tries = [{**chosen, name: number} for number in range(len(choices))]
                fitting = [one for one in tries if self.possible(self._values(one))]
                chosen = max(fitting, key=lambda one: len(self.pairs_in(one) & waiting))
        return chosen

    def rows(self) -> list[Row]:
        """The games to play; `players` is among the options."""
        waiting = self.all_pairs()
        out: list[Row] = []
        while waiting:
            one, i, other, j = waiting[0]
            chosen = self._fill({one: i, other: j}, set(waiting))
            covered = self.pairs_in(chosen)
            waiting = [pair for pair in waiting if pair not in covered]
            out.append(self._values(chosen))
        return out
