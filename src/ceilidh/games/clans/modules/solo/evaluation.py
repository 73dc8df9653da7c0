"""What a bot expects in the solo game: thresholds instead of rivals."""

from typing import Final

from ceilidh.bots.clans.decision_context import ClansDecisionContext
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation


def expected_threshold(mine: int, pairs: tuple[tuple[int, int], ...]) -> float:
    """The points of a solo table (best first), rising evenly between its thresholds."""
    low, points = 0, 0
    for least, vp in reversed(pairs):
        if mine < least:
            return points + (vp - points) * (mine - low) / (least - low)
        low, points = least, vp
    return float(points)


def exports(context: ClansDecisionContext, number: int) -> float:
    return expected_threshold(number, context.rules.components.board.solo_contracts)


def settlements(context: ClansDecisionContext, number: int) -> float:
    return expected_threshold(number, context.rules.components.board.solo_settlements)


EVALUATION: Final = ClansModuleEvaluation(exports=exports, settlements=settlements)
