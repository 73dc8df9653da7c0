"""The resolved rules of one game of Peat: options and modules as plain numbers and lists."""

from typing import TYPE_CHECKING

from ceilidh.games.template.hooks import Module, TableHooks
from ceilidh.kernel.hooks import users
from ceilidh.kernel.options import Options
from ceilidh.kernel.ruleset import BaseRules
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import StepSequences

if TYPE_CHECKING:
    from ceilidh.games.template.state import State


class Rules(BaseRules):
    """Resolved once, so that a hook which nobody uses costs nothing; `of[hook]` are its users."""

    def __init__(self, players: int, options: Options, modules: list[Module]) -> None:
        super().__init__(players, options, modules)
        self.modules = modules
        self.of: dict[str, list[Module]] = users(modules, TableHooks)
        self.plan = StepSequences([])
        self.lines: list[ScoreLine[State]] = []
