"""What a bot may think of a Chronicle, beside terms and open decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ceilidh.bots.evaluation import ModuleEvaluation, ModuleEvaluations
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.state import State

if TYPE_CHECKING:
    from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView


@dataclass(frozen=True, kw_only=True)
class GlenMoreModuleEvaluation(ModuleEvaluation["GlenMoreEvaluationView"]):
    """`movement` is what a movement point is worth to a seat, where a module has a use for it."""

    movement: Callable[[State, int], float] | None = None


class GlenMoreModuleEvaluations(ModuleEvaluations["GlenMoreEvaluationView"]):
    def __init__(
        self,
        parts: Sequence[ModuleEvaluation[GlenMoreEvaluationView]],
        weights: Mapping[str, float],
    ) -> None:
        super().__init__(parts, FLOW.id_of, weights)
        own = [part for part in parts if isinstance(part, GlenMoreModuleEvaluation)]
        self.movement = [part.movement for part in own if part.movement]
