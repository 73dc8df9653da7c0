"""What a bot may think of a module of Clans, beside terms and open decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ceilidh.bots.terms import Judgement, Judgements
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.state import State

if TYPE_CHECKING:
    from ceilidh.bots.clans.look import Look, Produced
    from ceilidh.bots.clans.prospect import Prospect

Prize = Callable[["Prospect", int], float]


@dataclass(frozen=True, kw_only=True)
class ClansJudgement(Judgement["Look"]):
    """`produced` is what the goods of one production are worth beyond their value.

    The others replace what the base game expects: `exports` and `settlements` the prize for so
    many contracts or linked settlements, `imports` the worth of each import good.
    """

    produced: Callable[[Look, Produced], float] | None = None
    exports: Prize | None = None
    settlements: Prize | None = None
    imports: Callable[[State], list[float]] | None = None


class ClansJudgements(Judgements["Look"]):
    """Those of the game's modules and of one seat's clan."""

    def __init__(self, parts: Sequence[ClansJudgement], weights: Mapping[str, float]) -> None:
        super().__init__(parts, FLOW.id_of, weights)
        self.produced = [part.produced for part in parts if part.produced]
        self.exports = next((part.exports for part in parts if part.exports), None)
        self.settlements = next((part.settlements for part in parts if part.settlements), None)
        self.imports = next((part.imports for part in parts if part.imports), None)
