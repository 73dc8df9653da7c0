"""What is said about a puzzle: the question, a hint, and what was reached."""

from __future__ import annotations

from typing import Final

from ceilidh.puzzles.judging import PuzzleVerdict
from ceilidh.puzzles.library import EASY, HARD, MEDIUM
from ceilidh.puzzles.profile import PuzzleProfile, profile_of
from ceilidh.puzzles.puzzle import (
    COINS,
    CONTRACTS,
    GAME,
    MONEY,
    POINTS,
    POUNDS,
    ROUND,
    TURN,
    Puzzle,
)
from ceilidh.say.phrases import PluralMessage, counted, message
from ceilidh.say.speaker import Speaker

GRADE_NAMES: Final = {EASY: message("easy"), MEDIUM: message("medium"), HARD: message("hard")}

QUESTIONS: Final = {
    (POINTS, TURN): message("End this turn with at least {n} points."),
    (POINTS, ROUND): message("End this round with at least {n} points."),
    (POINTS, GAME): message("Finish the game with at least {n} points."),
    (POUNDS, ROUND): message("End this round with at least £{n}."),
    (COINS, TURN): message("End this turn with at least {n} coins."),
    (CONTRACTS, ROUND): message("Fulfil {n} contracts in this round."),
}
FACTS: Final = {
    TURN: message("Only this turn counts, with all that belongs to it."),
    ROUND: message(
        "The others have passed, so all turns that are left in this round are yours. "
        "Production and scoring phase count as well."
    ),
    GAME: message(
        "The others have passed, so all turns that are left in this game are yours. "
        "Production and final scoring count as well."
    ),
}
NOW: Final = {
    POINTS: message("You have {n} points now. Points count as if the game ended then."),
    POUNDS: message("You have £{n} now."),
    COINS: message("You have {n} coins now."),
}
AMOUNTS: Final = {
    POINTS: PluralMessage("{n} point", "{n} points"),
    POUNDS: PluralMessage("£{n}", "£{n}"),
    COINS: PluralMessage("{n} coin", "{n} coins"),
    CONTRACTS: PluralMessage("{n} contract", "{n} contracts"),
}


def unit_of(puzzle: Puzzle) -> str:
    """The measure as people speak of it."""
    return _profile(puzzle).money if puzzle.goal.measure == MONEY else puzzle.goal.measure


def _profile(puzzle: Puzzle) -> PuzzleProfile:
    found = profile_of(puzzle.game)
    assert found is not None, puzzle.game
    return found


def _amount(puzzle: Puzzle, value: int) -> int:
    """Contracts count from the start of the puzzle."""
    return value - puzzle.goal.now if puzzle.goal.measure == CONTRACTS else value


def goal_in_short(to: Speaker, puzzle: Puzzle) -> str:
    """`28 points`, for the list."""
    return counted(to, _amount(puzzle, puzzle.goal.amount), AMOUNTS[unit_of(puzzle)])


def question(to: Speaker, puzzle: Puzzle) -> str:
    asked = QUESTIONS[unit_of(puzzle), puzzle.goal.until]
    return to.text(asked, n=_amount(puzzle, puzzle.goal.amount))


def facts(to: Speaker, puzzle: Puzzle) -> str:
    """What one has to know to understand the question."""
    said = [to.text(FACTS[puzzle.goal.until])]
    if unit_of(puzzle) in NOW:
        said.append(to.text(NOW[unit_of(puzzle)], n=puzzle.goal.now))
    return " ".join(said)


def hint(to: Speaker, puzzle: Puzzle) -> str:
    return to.text(_profile(puzzle).hints[puzzle.theme])


def result(to: Speaker, puzzle: Puzzle, reached: PuzzleVerdict) -> str:
    """What was reached when the time was over, and what is to be had."""
    unit = AMOUNTS[unit_of(puzzle)]
    got = counted(to, _amount(puzzle, reached.value), unit)
    if reached.solved:
        return to.text(
            "You reach {amount}, as much as possible. You needed {moves}; "
            "the shortest solution has {fewest}.",
            amount=got,
            moves=to.count("{n} move", "{n} moves", reached.moves),
            fewest=puzzle.plies,
        )
    best = counted(to, _amount(puzzle, puzzle.goal.amount), unit)
    return to.text("You reach {amount}, but {best} can be had.", amount=got, best=best)
