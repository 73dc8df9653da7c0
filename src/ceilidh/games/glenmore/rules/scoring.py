"""Scoring phases and the score sheet (GM-SCO, GM-END)."""

from typing import Final

from ceilidh.games.glenmore.goods import CATEGORY_NAMES
from ceilidh.games.glenmore.rules.counts import category, size
from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.stock import add_points, note
from ceilidh.games.glenmore.state import PLAY, State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

PHASES: Final = 4  # one for each stack (GM-FLW-07)


def category_points(state: State, which: int) -> list[int]:
    """The VP of every seat in one category: by the difference to the lowest (GM-SCO-06 to 08)."""
    results = [category(state, seat, which) for seat in range(len(state.seats))]
    lowest = min(results)
    scoring = state.rules.components.board.scoring
    points = [scoring.vp(result - lowest) for result in results]
    for module in state.rules.hooks.of["score_table"]:
        for seat, result in enumerate(results):
            table = module.score_table(state, seat, which)
            if table:
                points[seat] = table[min(result - lowest, len(table) - 1)]
    return points


class ScoringPhase(Step[State]):
    """Four categories, each for itself; nothing is spent (GM-SCO-01, 09, 10)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        state.scorings += 1
        note(state, "scoring", NOBODY, "", state.scorings, -1, "")
        for which in state.rules.components.board.scoring.categories:
            for seat, points in enumerate(category_points(state, which)):
                add_points(state, seat, points, CATEGORY_NAMES[which], which)
        return False


SCORING_PHASE: Final[ScoringPhase] = ScoringPhase("scoring phase")


class PlayLine(ScoreLine[State]):
    """What tiles, exchanges and clans gave during the game."""

    def points(self, state: State) -> list[int]:
        return [seat.points[PLAY] for seat in state.seats]


class CategoryLine(ScoreLine[State]):
    """One category over all scoring phases; before the end, the last one is held as of now."""

    def __init__(self, which: int) -> None:
        super().__init__(CATEGORY_NAMES[which], ("GM-SCO-01", "GM-SCO-07"))
        self.which = which

    def points(self, state: State) -> list[int]:
        out = [seat.points[self.which] for seat in state.seats]
        if state.scorings < PHASES:
            for seat, points in enumerate(category_points(state, self.which)):
                out[seat] += points
        return out


class SizeLine(ScoreLine[State]):
    """Less for every tile more than the smallest territory has (GM-END-09)."""

    def points(self, state: State) -> list[int]:
        sizes = [size(own) for own in state.seats]
        smallest = min(sizes)
        each = state.rules.components.board.final.vp_per_surplus_tile
        return [each * (number - smallest) for number in sizes]


class CoinsLine(ScoreLine[State]):
    def points(self, state: State) -> list[int]:
        each = state.rules.components.board.final.vp_per_coin
        return [each * own.coins for own in state.seats]


class LandmarksLine(ScoreLine[State]):
    """Armadale Castle: its first coins are worth more (GM-LMK-03, 04)."""

    def points(self, state: State) -> list[int]:
        each = state.rules.components.board.final.vp_per_coin
        out: list[int] = []
        for own in state.seats:
            total = 0
            for coins, vp in own.powers.coin_vp:
                total += min(coins, own.coins) * (vp - each)
            out.append(total)
        return out


def base_lines(categories: tuple[int, ...]) -> list[ScoreLine[State]]:
    """The score sheet of the base game, in the order of the final scoring."""
    lines: list[ScoreLine[State]] = [PlayLine("play", ("GM-ACT-60", "GM-IMM-09"))]
    for which in categories:
        lines.append(CategoryLine(which))
    lines.append(SizeLine("territory_size", ("GM-END-09", "GM-END-10")))
    lines.append(CoinsLine("coins", ("GM-END-11",)))
    lines.append(LandmarksLine("landmark_effects", ("GM-END-12", "GM-LMK-03")))
    return lines
