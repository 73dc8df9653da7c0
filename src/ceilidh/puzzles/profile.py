"""What puzzles have to know of a game beside its contract, found by the name of the game.

A game's profile is `PUZZLE_PROFILE` in `puzzles/<game>.py`; a game without one has no puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.table import Table


@dataclass(frozen=True)
class PuzzleCandidate:
    """A position of a game of bots that may be a puzzle: after so many moves, for which goals.

    Of a `group` the earlier positions have more lines than the later ones.
    """

    moves: int
    state: Any
    seat: int
    until: str
    measures: tuple[str, ...]
    group: tuple[object, ...]


class PuzzleProfile(Protocol):
    """`most` is how many positions a proof may look at: what a person can think through is less.

    `hints` has a question for each theme; `money` is what the game counts it in.
    """

    most: int
    hints: Mapping[str, str]
    money: str

    def amount(self, state: Any, seat: int, measure: str) -> int:
        """What a seat has of a measure that is not on the score sheet."""
        ...

    def plan(self, state: Any, seat: int, measure: str) -> tuple[object, ...]:
        """What makes a plan at its end: two lines that agree in it are the same plan."""
        ...

    def is_provable(self, root: Any, end: Any) -> bool:
        """Whether nothing came at the end of a line that counts and was not the seat's doing."""
        ...

    def candidates(self, table: Table) -> Iterator[PuzzleCandidate]:
        """The positions of a finished game to try, in the order of its moves."""
        ...

    def is_worthwhile(self, solution: list[str]) -> bool:
        """Whether a person would be glad to find these moves."""
        ...

    def theme(self, key: str) -> str:
        """What a puzzle is about, by its key move: one of `hints`."""
        ...


def profile_of(game: str) -> PuzzleProfile | None:
    """The profile of a game; None for a game that has no puzzles."""
    found = optional_module(f"ceilidh.puzzles.{game}")
    return None if found is None else cast(PuzzleProfile, found.PUZZLE_PROFILE)
