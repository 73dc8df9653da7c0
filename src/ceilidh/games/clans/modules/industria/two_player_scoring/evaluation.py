"""What a bot expects where a close second scores too."""

from typing import Final

from ceilidh.bots.clans.decision_context import ClansDecisionContext, expected_prize
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation


def expected(lead: int, first: int, second: tuple[int, int], spread: float) -> float:
    """The prize of the first, or what a second gets who may be `gap` behind."""
    gap, points = second
    won = expected_prize(lead, [0], (first - points, 0), spread)
    close = expected_prize(lead + gap, [0], (points, 0), spread)
    return won + close


def exports(context: ClansDecisionContext, number: int) -> float:
    board = context.rules.components.board
    second = (board.close_contracts_gap, board.close_contracts_vp)
    lead = number - max(context.other_exports)
    return expected(lead, board.contracts_vp[2][0], second, 1 + 0.8 * context.left)


def settlements(context: ClansDecisionContext, number: int) -> float:
    board = context.rules.components.board
    second = (board.close_settlements_gap, board.close_settlements_vp)
    lead = number - max(context.other_settlements)
    return expected(lead, board.settlements_vp[2][0], second, 1 + 1.2 * context.left)


EVALUATION: Final = ClansModuleEvaluation(exports=exports, settlements=settlements)
