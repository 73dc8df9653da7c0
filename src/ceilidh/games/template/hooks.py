"""Every hook of Peat. A module overrides those it needs and no others."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.kernel.ruleset import BaseModule
from ceilidh.kernel.score_line import ScoreLine

if TYPE_CHECKING:
    from ceilidh.games.template.ruleset import Rules
    from ceilidh.games.template.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TableHooks(BaseModule):
    """Asked about the table or one of its seats: of every module of the game."""

    def most_taken(self, state: "State", seat: int, most: int) -> int:
        """replace: how many peats the seat may take now."""
        return most

    def gone(self, state: "State") -> int:
        """collect: peats that are neither on the stack nor taken."""
        return 0

    def redraw(self, state: "State", viewer: int) -> None:
        """notify: draw anew what `viewer` cannot know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(TableHooks):
    """Something that changes the rules. These are asked once, when the rules are resolved."""

    def score_lines(self, rules: "Rules") -> list["ScoreLine[State]"]:
        """collect: lines of the score sheet."""
        return []
