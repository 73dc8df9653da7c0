"""What the Automa scores at the end (IN-AFS, IN-ATM-05), and the lines against one person."""

from ceilidh.games.clans.modules.automa.first_workers import level_of
from ceilidh.games.clans.modules.automa.part import rows_of, seat_of
from ceilidh.games.clans.modules.industria.two_player_scoring.rules import (
    CloseExports,
    CloseSettlements,
)
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.score_line import ScoreLine


class MoneyLine(ScoreLine[State]):
    """A point for £10, of the Automa for £5 (IN-AFS-04)."""

    def points(self, state: State) -> list[int]:
        board = state.rules.components.board
        out = [seat.money // board.money_per_vp for seat in state.seats]
        own = seat_of(state)
        out[own] = state.seats[own].money // board.automa_money_per_vp
        return out


class TrainLine(ScoreLine[State]):
    """Points by its level in place of trains (IN-ATM-05, IN-ATM-08)."""

    def points(self, state: State) -> list[int]:
        out = [0] * len(state.seats)
        out[seat_of(state)] = rows_of(state).level(level_of(state)).train
        return out


def lines(rules: Rules) -> list[ScoreLine[State]]:
    """Against one person a close second scores; with more it is as usual (IN-AFS-Q1)."""
    out: list[ScoreLine[State]] = [MoneyLine("money", ("CC-FIN-05", "IN-AFS-04"))]
    if len(rules.people) == 1:
        out.append(CloseExports("exports", ("IN-AFS-05", "IN-AFS-06")))
        out.append(CloseSettlements("settlements", ("IN-AFS-08", "IN-AFS-09")))
    if rules.railway:
        out.append(TrainLine("automa trains", ("IN-ATM-05",)))
    return out


def tie_breaks(state: State, left: list[int]) -> list[int]:
    """Money left after conversion; of the Automa a half more, so that it wins ties (IN-AFS-Q2)."""
    own = seat_of(state)
    out = [2 * money for money in left]
    out[own] = 2 * (state.seats[own].money % state.rules.components.board.automa_money_per_vp) + 1
    return out
