"""What a bot thinks of the award of the game."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.prizes import expected_prize
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.modules.industria.awards.rules import award, count, goal
from ceilidh.games.clans.state import State
from ceilidh.say.phrases import message


def contest(state: State, seat: int) -> tuple[str, list[int]]:
    """What the award compares, and how much of it the others have."""
    what = goal(state)
    others = [other for other in state.rules.people if other != seat]
    return what, [count(state, other, what) for other in others]


def prize(look: Look) -> float:
    state, prospect = look.state, look.prospect
    if len(state.rules.people) == 1:
        return card(look)
    what, others = prospect.once(contest)
    prizes = state.rules.components.board.awards_vp[len(state.rules.people)]
    mine = count(state, prospect.seat, what)
    return expected_prize(mine, others, prizes, 2 + 2.0 * prospect.left)


def card(look: Look) -> float:
    """The points of a solo card, rising evenly between its thresholds."""
    awards = AWARDS.of(look.state.rules.components)
    row = awards.award(award(look.state).tile)
    high, _, low = awards.card_vp
    step = (row.four_vp - row.zero_vp) / (high - low) * 2
    mine = count(look.state, look.prospect.seat, row.count)
    return min(max((mine - row.zero_vp) / step, low), high)


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("award", "the prize to be expected for the award", 1.0, prize),),
    phrases={
        "award": message("it counts for the award"),
    },
)
