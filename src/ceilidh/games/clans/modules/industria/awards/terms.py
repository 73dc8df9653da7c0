"""What a bot thinks of the award of the game."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.clans.prizes import expected_prize
from ceilidh.bots.terms import Term
from ceilidh.games.clans.modules.industria.awards.rules import award, count, goal
from ceilidh.games.clans.state import State


def rivals(state: State, seat: int) -> list[int]:
    """What the others have of what the award compares."""
    others = [other for other in range(len(state.seats)) if other != seat]
    return [count(state, other, goal(state)) for other in others]


def prize(look: Look) -> float:
    state, prospect = look.state, look.prospect
    if not award(state).tile:
        return 0.0
    mine = count(state, prospect.seat, goal(state))
    prizes = state.rules.components.board.awards_vp[state.rules.players]
    return expected_prize(mine, prospect.once(rivals), prizes, 2 + 2.0 * prospect.left)


JUDGEMENT: Final = ClansJudgement(
    terms=(Term("award", "the prize to be expected for the award", 1.0, prize),)
)
