"""Puzzles as files: one JSON object a line, so that a change of one puzzle is a change of one line.

The position has no rules version: the tests repeat every solution under the rules as they are.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from ceilidh.puzzles.puzzle import HORIZONS, MEASURES, Puzzle, PuzzleGoal

GOAL_FIELDS = frozenset(PuzzleGoal.__dataclass_fields__)
PUZZLE_FIELDS = frozenset(Puzzle.__dataclass_fields__) - {"game"}


class PuzzleError(ValueError):
    """A file of puzzles is wrong; for its author."""


def read_puzzles(game: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in the order in which they are offered."""
    made = [read_puzzle(game, line) for line in text.splitlines()]
    if len({one.name for one in made}) != len(made):
        raise PuzzleError(f"{game}: two puzzles have the same name")
    return tuple(sorted(made, key=_order))


def _order(puzzle: Puzzle) -> tuple[int, int, int]:
    """By moves, then by the game that the position comes from."""
    seed, _, moves = puzzle.name.partition("-")
    return puzzle.plies, int(seed), int(moves)


def read_puzzle(game: str, line: str) -> Puzzle:
    values: dict[str, Any] = json.loads(line)
    if set(values) != PUZZLE_FIELDS or set(values["goal"]) != GOAL_FIELDS:
        raise PuzzleError(f"{game}: a puzzle has {', '.join(sorted(PUZZLE_FIELDS))}")
    goal = PuzzleGoal(**values.pop("goal"))
    if goal.measure not in MEASURES or goal.until not in HORIZONS:
        raise PuzzleError(f"{game}: there is no goal {goal.measure!r} until {goal.until!r}")
    solution = tuple(values.pop("solution"))
    return Puzzle(game=game, goal=goal, solution=solution, **values)


def write_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle."""
    values = asdict(puzzle)
    del values["game"]
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


def write_puzzles(puzzles: list[Puzzle]) -> str:
    return "".join(f"{write_puzzle(one)}\n" for one in sorted(puzzles, key=_order))
