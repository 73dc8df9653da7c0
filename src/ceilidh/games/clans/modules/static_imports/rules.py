"""Static imports (CC-VSI): every import good is worth the same, and no token moves."""

from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.score_line import ScoreLine


class StaticImportLine(ScoreLine[State]):
    def __init__(self, good: int) -> None:
        super().__init__(IMPORT_NAMES[good], ("CC-VSI-01",))
        self.good = good

    def points(self, state: State) -> list[int]:
        each = state.rules.components.board.static_import_vp
        return [imported(state, seat)[self.good] * each for seat in state.seats]


class StaticImports(Module):
    """Every import good is worth 4 points and no token moves (CC-VSI)."""

    def __init__(self) -> None:
        super().__init__("static-imports")

    def tune(self, rules: Rules) -> None:
        rules.imports_move = False

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [StaticImportLine(0), StaticImportLine(1), StaticImportLine(2)]
