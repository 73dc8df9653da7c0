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


def level_points(state: State) -> tuple[int, int]:
    """Glory in place of scoring tiles, and points in place of trains where they are played."""
    level = rows_of(state).level(level_of(state))
    return level.glory, level.train if state.rules.railway else 0


class LevelLine(ScoreLine[State]):
    """What its level gives (IN-AFS-02, IN-ATM-05, IN-ATM-08); its glory scores as any (IN-AFS-03).

    It is known from the start, so that it counts in every standing.
    """

    def points(self, state: State) -> list[int]:
        out = [0] * len(state.seats)
        out[seat_of(state)] = sum(level_points(state))
        return out


def lines(rules: Rules) -> list[ScoreLine[State]]:
    """Against one person a close second scores; with more it is as usual (IN-AFS-Q1)."""
    out: list[ScoreLine[State]] = [LevelLine("automa", ("IN-AFS-02", "IN-ATM-05"))]
    if len(rules.people) == 1:
        out.append(CloseExports("exports", ("IN-AFS-05", "IN-AFS-06")))
        out.append(CloseSettlements("settlements", ("IN-AFS-08", "IN-AFS-09")))
    return out
