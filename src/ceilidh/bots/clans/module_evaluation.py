"""What a bot may think of a module of Clans, beside terms and open decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ceilidh.bots.evaluation import ModuleEvaluation, ModuleEvaluations
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.state import State

if TYPE_CHECKING:
    from ceilidh.bots.clans.decision_context import ClansDecisionContext
    from ceilidh.bots.clans.evaluation_view import ClansEvaluationView, ProducedGoods

Prize = Callable[["ClansDecisionContext", int], float]


@dataclass(frozen=True, kw_only=True)
class ClansModuleEvaluation(ModuleEvaluation["ClansEvaluationView"]):
    """`produced` is what the goods of one production are worth beyond their value.

    The others replace what the base game expects: `exports` and `settlements` the prize for so
    many contracts or linked settlements, `imports` the worth of each import good.
    """

    produced: Callable[[ClansEvaluationView, ProducedGoods], float] | None = None
    exports: Prize | None = None
    settlements: Prize | None = None
    imports: Callable[[State], list[float]] | None = None


class ClansModuleEvaluations(ModuleEvaluations["ClansEvaluationView"]):
    """Those of the game's modules and of one seat's clan."""

    def __init__(
        self, parts: Sequence[ClansModuleEvaluation], weights: Mapping[str, float]
    ) -> None:
        super().__init__(parts, FLOW.id_of, weights)
        self.produced = [part.produced for part in parts if part.produced]
        self.exports = next((part.exports for part in parts if part.exports), None)
        self.settlements = next((part.settlements for part in parts if part.settlements), None)
        self.imports = next((part.imports for part in parts if part.imports), None)
