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
    (POINTS, TURN): message("Gain at least {n} points this turn."),
    (POINTS, ROUND): message("Gain at least {n} points by the end of this round."),
    (POINTS, GAME): message("Gain at least {n} points by the end of the game."),
    (POUNDS, ROUND): message("Gain at least £{n} by the end of this round."),
    (COINS, TURN): message("Gain at least {n} coins this turn."),
    (CONTRACTS, ROUND): message("Fulfil {n} contracts in this round."),
}
FACTS: Final = {
    TURN: message("Only this turn counts."),
    ROUND: message(
        "The others have passed, so all turns left in this round are yours. "
        "Production and the scoring phase count too."
    ),
    GAME: message(
        "The others have passed, so all turns left in this game are yours. "
        "Production and final scoring count too."
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


def goal_in_short(to: Speaker, puzzle: Puzzle) -> str:
    """`13 points`, for the list."""
    return counted(to, puzzle.gain, AMOUNTS[unit_of(puzzle)])


def question(to: Speaker, puzzle: Puzzle) -> str:
    return to.text(QUESTIONS[unit_of(puzzle), puzzle.goal.until], n=puzzle.gain)


def facts(to: Speaker, puzzle: Puzzle) -> str:
    """What one has to know to understand the question."""
    said = [to.text(FACTS[puzzle.goal.until])]
    if unit_of(puzzle) in NOW:
        said.append(to.text(NOW[unit_of(puzzle)], n=puzzle.goal.now))
    return " ".join(said)


def hint(to: Speaker, puzzle: Puzzle) -> str:
    return to.text(_profile(puzzle).hints[puzzle.theme])


def result(to: Speaker, puzzle: Puzzle, reached: PuzzleVerdict) -> str:
    """What was gained when the time was over, and what can be gained."""
    unit = AMOUNTS[unit_of(puzzle)]
    gained = counted(to, reached.value - puzzle.goal.now, unit)
    if reached.solved:
        return to.text(
            "You gained {amount}. More is not possible. You needed {moves}; "
            "the shortest solution has {fewest}.",
            amount=gained,
            moves=to.count("{n} move", "{n} moves", reached.moves),
            fewest=puzzle.plies,
        )
    best = counted(to, puzzle.gain, unit)
    return to.text("You gained {amount}. It is possible to gain {best}.", amount=gained, best=best)
