"""The hooks that the rules of the game call. docs/hooks.md is printed from their docstrings.

*collect* (answers are joined), *veto* (all must agree), *notify* (after the fact; may push frames).
To add a hook, write its method into TableHooks. What a module calls is in its folder.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule, ActionRules
from ceilidh.kernel.hooks import answers_to, users
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import BaseModule, ModuleHooks
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

if TYPE_CHECKING:
    from ceilidh.games.glenmore.ruleset import Rules
    from ceilidh.games.glenmore.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TableHooks(BaseModule):
    """Asked about the table or one of its seats: of every module of the game."""

    def allows_take(self, state: "State", seat: int, tile: int, position: int) -> bool:
        """veto: whether the seat's pawn may move there and still pay for the tile."""
        return True

    def on_turn(self, state: "State", figure: int) -> None:
        """notify: the turn of a figure starts: a pawn, the Die or another one."""

    def on_move(self, state: "State", figure: int, start: int, stop: int) -> None:
        """notify: a figure has moved from one position to another; the tile is not yet paid."""

    def on_discard(self, state: "State", seat: int, tile: int) -> None:
        """notify: a tile has gone to the discard pile by the move of a seat (-1: of the Die)."""

    def on_fetch(self, state: "State", tile: int) -> None:
        """notify: a tile has been taken out of the discard pile."""

    def leaves_tiles(self, state: "State") -> bool:
        """collect: whether tiles can be behind all figures until the rondel is refilled."""
        return False

    def allows_removal(self, state: "State", seat: int, cell: int) -> bool:
        """veto: whether the tile of a cell may be removed from the seat's territory."""
        return True

    def why_no_special(self, state: "State", seat: int, name: str, cell: int) -> Reason | None:
        """veto: why a special effect, one that only a module knows, could do nothing now."""
        return None

    def on_special(self, state: "State", seat: int, name: str, number: int, cell: int) -> None:
        """notify: it happens so many times; `cell` is that of its tile, -1 if there is none."""

    def counts_more(self, state: "State", seat: int, which: int) -> int:
        """collect: what a seat has in addition in a category of the scoring phases."""
        return 0

    def paid_barrels(self, state: "State", seat: int) -> int:
        """collect: barrels that a seat has paid after the scoring that still counts them."""
        return 0

    def score_table(self, state: "State", seat: int, which: int) -> tuple[int, ...]:
        """replace: the seat's own VP by difference in a category; empty for the usual ones."""
        return ()

    def on_barrels(self, state: "State", seat: int, number: int, reason: str) -> None:
        """notify: barrels have come, or (a negative number) gone."""

    def on_walk(self, state: "State", seat: int, cell: int, target: int) -> None:
        """notify: Scots have moved from one tile to another, or were returned."""

    def on_fill(self, state: "State", tile: int) -> None:
        """notify: a tile of a stack has been placed on the rondel."""

    def claim_fee(self, state: "State", seat: int, field: int) -> int:
        """collect: coins that a seat pays for a clan territory besides the road."""
        return 0

    def on_claim(self, state: "State", seat: int, field: int) -> None:
        """notify: a clan marker has been placed and paid, with such fees."""

    def take_fee(self, state: "State", seat: int, tile: int) -> int:
        """collect: coins that a seat pays for a tile of the rondel besides its cost."""
        return 0

    def on_take(self, state: "State", seat: int, tile: int) -> None:
        """notify: a tile is taken from the rondel; what is due for it is paid next."""

    def lay_fee(self, state: "State", seat: int, cell: int) -> int:
        """collect: coins that a seat pays for placing a tile on a cell."""
        return 0

    def on_lay(self, state: "State", seat: int, cell: int) -> None:
        """notify: a tile is about to be placed on a cell; the module takes such a fee."""

    def on_removal(self, state: "State", seat: int, cell: int) -> None:
        """notify: a tile has been removed from a territory."""

    def on_production(self, state: "State", seat: int, tile: int, cell: int) -> None:
        """notify: resources of an activated tile are about to arrive on a cell of the seat's.

        May push what comes after. Where they may go to any cells, each of them is told.
        """

    def on_points(self, state: "State", seat: int, number: int, reason: str, source: int) -> None:
        """notify: a seat has gained victory points of one source."""

    def castle_scots(self, state: "State", seat: int) -> int:
        """collect: Scots that a seat counts in its Home castle in addition, or fewer."""
        return 0

    def scots_away(self, state: "State", seat: int) -> int:
        """collect: Scots of a seat that are outside its territory."""
        return 0

    def why_not(self, state: "State", frame: Frame, action: Action) -> Reason | None:
        """collect: why the module's veto forbids what the other rules would allow."""
        return None

    def audit(self, state: "State") -> list[str]:
        """collect: broken invariants of the module's state."""
        return []

    def redraw(self, state: "State", viewer: int) -> None:
        """notify: draw anew what `viewer` cannot know; the state is a copy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(TableHooks):
    """A Chronicle. Its steps come in by `insertions` into the sequences of the flow.

    These are asked once, when the rules are resolved.
    """

    def tune(self, rules: "Rules") -> None:
        """notify: change the resolved rules, such as a stack or the list of figures."""

    def score_lines(self, rules: "Rules") -> list["ScoreLine[State]"]:
        """collect: further lines of the score sheet; one of a known name replaces that line."""
        return []

    def action_rules(self) -> list["ActionRule[State]"]:
        """collect: what a seat may do besides, with its moments (`kernel/action_rule.py`)."""
        return []


class Hooks:
    """`of[hook]` are the modules that use a hook, `action_rules` what they add to a turn.

    `answers[module]` are those to the hooks that this module calls.
    """

    __slots__ = ("action_rules", "answers", "of")

    def __init__(self, modules: list[Module]) -> None:
        self.of: dict[str, list[Module]] = users(modules, TableHooks)
        self.answers: dict[str, list[ModuleHooks]] = answers_to(modules)
        action_rules: list[ActionRule[State]] = []
        for module in modules:
            action_rules.extend(module.action_rules())
        self.action_rules: ActionRules[State] = ActionRules(action_rules)
