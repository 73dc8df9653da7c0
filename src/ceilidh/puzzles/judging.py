"""A try at a puzzle: where it starts, whether its time is over, and what was reached.

Only what was reached counts, not by which moves. Nothing is stored: it follows from the moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ceilidh.kernel import position
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.puzzles.profile import profile_of
from ceilidh.puzzles.puzzle import POINTS, TURN, Puzzle

REMEMBERED = 200  # starts of puzzles


def measured(game: Game[Any], state: Any, seat: int, measure: str) -> int:
    """How much a seat has of a measure now."""
    if measure == POINTS:
        return game.scores(state)[seat]
    profile = profile_of(game.name)
    assert profile is not None, game.name
    return profile.amount(state, seat, measure)


def is_over(game: Game[Any], before: Any, after: Any, seat: int, until: str) -> bool:
    """Whether the time for a goal ends with the move between these two positions."""
    if game.over(after):
        return True
    if until == TURN:
        return game.turn_over(before, after, seat)
    return bool(after.round != before.round)


@dataclass(frozen=True)
class PuzzleVerdict:
    """`value` is what the seat has now, or had when the time was `over`; `moves` are its own."""

    over: bool
    value: int
    solved: bool
    moves: int


@lru_cache(REMEMBERED)
def _start(game: str, packed: str) -> Any:
    found = find(game)
    return position.read(f"{game}/{found.version}/{packed}")[1]


def begin(puzzle: Puzzle) -> Table:
    """An ordinary table at the position of the puzzle."""
    game = find(puzzle.game)
    return Table.at(game, game.clone(_start(puzzle.game, puzzle.position)))


def verdict(puzzle: Puzzle, table: Table) -> PuzzleVerdict:
    """How a try at the puzzle stands."""
    goal, game, seat = puzzle.goal, table.game, puzzle.seat
    states = [played.before for played in table.played[1:]] + [table.state]
    moves = 0
    for played, after in zip(table.played, states, strict=bool(table.played)):
        moves += played.seat == seat
        if is_over(game, played.before, after, seat, goal.until):
            value = measured(game, after, seat, goal.measure)
            return PuzzleVerdict(True, value, value >= goal.amount, moves)
    return PuzzleVerdict(False, measured(game, table.state, seat, goal.measure), False, moves)


def solved_table(puzzle: Puzzle) -> Table:
    """The solution played on a table; the others decide anyhow, since it does not matter."""
    table = begin(puzzle)
    left = list(puzzle.solution)
    while not verdict(puzzle, table).over:
        if table.actor == puzzle.seat:
            table.play(left.pop(0), puzzle.seat)
        else:
            table.play(table.legal()[-1])
    return table
