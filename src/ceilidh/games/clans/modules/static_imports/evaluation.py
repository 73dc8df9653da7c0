"""What a bot expects of imports whose value does not move."""

from typing import Final

from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
from ceilidh.games.clans.state import State


def imports(state: State) -> list[float]:
    return [float(state.rules.components.board.static_import_vp)] * 3


EVALUATION: Final = ClansModuleEvaluation(imports=imports)
