"""What a bot thinks of the award of the game."""

from typing import Final

from ceilidh.bots.clans.decision_context import expected_prize
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.bots.evaluation import Term
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.modules.industria.awards.rules import award, count, goal
from ceilidh.games.clans.state import State
from ceilidh.say.phrases import message


def contest(state: State, seat: int) -> tuple[str, list[int]]:
    """What the award compares, and how much of it the others have."""
    what = goal(state)
    others = [other for other in state.rules.people if other != seat]
    return what, [count(state, other, what) for other in others]


def prize(view: ClansEvaluationView) -> float:
    state, context = view.state, view.context
    if len(state.rules.people) == 1:
        return card(view)
    what, others = context.once(contest)
    prizes = state.rules.components.board.awards_vp[len(state.rules.people)]
    mine = count(state, context.seat, what)
    return expected_prize(mine, others, prizes, 2 + 2.0 * context.left)


def card(view: ClansEvaluationView) -> float:
    """The points of a solo card, rising evenly between its thresholds."""
    awards = AWARDS.of(view.state.rules.components)
    row = awards.award(award(view.state).tile)
    high, _, low = awards.card_vp
    step = (row.four_vp - row.zero_vp) / (high - low) * 2
    mine = count(view.state, view.context.seat, row.count)
    return min(max((mine - row.zero_vp) / step, low), high)


EVALUATION: Final = ClansModuleEvaluation(
    terms=(Term("award", "the prize to be expected for the award", 1.0, prize),),
    phrases={
        "award": message("it counts for the award"),
    },
)
