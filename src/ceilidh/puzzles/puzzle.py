"""What a puzzle is: a position, a seat, a goal that can be proved, and the moves that reach it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

POINTS: Final = "points"  # on the score sheet, as if the game ended then
MONEY: Final = "money"
CONTRACTS: Final = "contracts"  # fulfilled since the position
POUNDS: Final = "pounds"  # what money is counted in
COINS: Final = "coins"
MEASURES: Final = (POINTS, MONEY, CONTRACTS)

TURN: Final = "turn"  # until the seat's turn has ended
ROUND: Final = "round"  # until the round has ended; the other seats have passed
GAME: Final = "game"  # the same in the last round
HORIZONS: Final = (TURN, ROUND, GAME)


@dataclass(frozen=True)
class PuzzleGoal:
    """Reach `amount` of a measure by the end of the horizon; it was `now` at the start.

    Without the `key` move nobody gets more than `second`; the tacksman reaches `greedy`.
    """

    measure: str
    until: str
    now: int
    amount: int
    key: str
    second: int
    greedy: int


@dataclass(frozen=True)
class Puzzle:
    """A position of a game between bots in which one plan is clearly best.

    `name` is the seed of that game and the number of moves before the position. `solution` are the
    moves of the seat, as few as possible; `nodes` is how many positions the proof looked at.
    """

    game: str
    name: str
    position: str
    players: int
    seat: int
    goal: PuzzleGoal
    solution: tuple[str, ...]
    theme: str
    nodes: int

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def gain(self) -> int:
        return self.goal.amount - self.goal.now

    @property
    def plies(self) -> int:
        """How many moves the shortest solution has; the grade follows from it."""
        return len(self.solution)
