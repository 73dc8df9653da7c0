"""What a bot expects in the solo game: thresholds instead of rivals."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.prospect import Prospect


def expected_threshold(mine: int, pairs: tuple[tuple[int, int], ...]) -> float:
    """The points of a solo table (best first), rising evenly between its thresholds."""
    low, points = 0, 0
    for least, vp in reversed(pairs):
        if mine < least:
            return points + (vp - points) * (mine - low) / (least - low)
        low, points = least, vp
    return float(points)


def exports(prospect: Prospect, number: int) -> float:
    return expected_threshold(number, prospect.rules.components.board.solo_contracts)


def settlements(prospect: Prospect, number: int) -> float:
    return expected_threshold(number, prospect.rules.components.board.solo_settlements)


JUDGEMENT: Final = ClansJudgement(exports=exports, settlements=settlements)
