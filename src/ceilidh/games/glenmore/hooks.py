"""Every hook of the game, in one place. docs/hooks.md shows one use of each.

*collect* (answers are joined), *veto* (all must agree), *notify* (after the fact; may push frames).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ceilidh.kernel.deed import Deed
from ceilidh.kernel.ruleset import BaseModule, overrides
from ceilidh.kernel.score_line import ScoreLine

if TYPE_CHECKING:
    from ceilidh.games.glenmore.ruleset import Rules
    from ceilidh.games.glenmore.state import State

# When a module's deed may be done: instead of moving to a tile.
MOVE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(BaseModule):
    """A Chronicle. Its steps come in by `insertions` into the sequences of the flow."""

    def tune(self, rules: "Rules") -> None:
        """notify: change the resolved rules, such as a stack or the list of figures."""

    def score_lines(self, rules: "Rules") -> list["ScoreLine[State]"]:
        """collect: further lines of the score sheet."""
        return []

    def deeds(self) -> list["Deed[State]"]:
        """collect: things a seat may do instead of moving to a tile."""
        return []

    def allows_take(self, state: "State", seat: int, tile: int, position: int) -> bool:
        """veto: whether the seat's pawn may move there and still pay for the tile."""
        return True

    def on_move(self, state: "State", figure: int, start: int, stop: int) -> None:
        """notify: a figure has moved from one position to another; the tile is not yet paid."""

    def on_discard(self, state: "State", seat: int, tile: int) -> None:
        """notify: a tile has gone to the discard pile by the move of a seat (-1: of the Die)."""

    def on_fetch(self, state: "State", tile: int) -> None:
        """notify: a tile has been taken out of the discard pile."""

    def audit(self, state: "State") -> list[str]:
        """collect: broken invariants of the module's slice."""
        return []

    def redraw(self, state: "State", viewer: int) -> None:
        """notify: draw anew what `viewer` cannot know; the state is a copy."""


class Hooks:
    """The modules that use each hook."""

    __slots__ = (
        "allows_take",
        "audit",
        "deeds",
        "on_discard",
        "on_fetch",
        "on_move",
        "redraw",
    )

    def __init__(self, modules: list[Module]) -> None:
        deeds: list[Deed[State]] = []
        for module in modules:
            deeds.extend(module.deeds())
        self.deeds = deeds
        self.allows_take = _users(modules, "allows_take")
        self.audit = _users(modules, "audit")
        self.on_move = _users(modules, "on_move")
        self.on_discard = _users(modules, "on_discard")
        self.on_fetch = _users(modules, "on_fetch")
        self.redraw = _users(modules, "redraw")


def _users(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if overrides(module, Module, hook)]
