"""Every hook of Peat, and the resolved rules of one game: options and modules as plain lists."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.kernel.hooks import overrides
from ceilidh.kernel.ruleset import BaseModule
from ceilidh.kernel.state import Plan

if TYPE_CHECKING:
    from ceilidh.games.template.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(BaseModule):
    """Something that changes the rules. A module overrides the hooks it needs and no others."""

    def most_taken(self, state: "State", seat: int, most: int) -> int:
        """replace: how many peats the seat may take now."""
        return most

    def gone(self, state: "State") -> int:
        """collect: peats that are neither on the stack nor taken."""
        return 0

    def sheet(self, state: "State") -> list[tuple[str, list[int]]]:
        """collect: lines of the score sheet."""
        return []

    def redraw(self, state: "State", viewer: int) -> None:
        """notify: draw anew what `viewer` cannot know."""


def _users(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if overrides(module, Module, hook)]


class Rules:
    """What one game is played by; resolved once, so that an unused hook costs nothing."""

    def __init__(self, players: int, modules: list[Module]) -> None:
        self.players = players
        self.modules = modules
        self.plan = Plan([])
        self.most_taken = _users(modules, "most_taken")
        self.gone = _users(modules, "gone")
        self.sheet = _users(modules, "sheet")
        self.redraw = _users(modules, "redraw")
