"""Puzzles: positions of games between bots with one clearly best plan, and the judge of a try."""

from ceilidh.puzzles.judging import PuzzleVerdict, begin, solved_table, verdict
from ceilidh.puzzles.library import (
    find_puzzle,
    grade_of,
    next_puzzle,
    number_of,
    of_the_day,
    puzzles_of,
)
from ceilidh.puzzles.puzzle import Puzzle

__all__ = [
    "Puzzle",
    "PuzzleVerdict",
    "begin",
    "find_puzzle",
    "grade_of",
    "next_puzzle",
    "number_of",
    "of_the_day",
    "puzzles_of",
    "solved_table",
    "verdict",
]
