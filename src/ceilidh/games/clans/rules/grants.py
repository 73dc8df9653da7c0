"""Granted expands: what an expand may be, whoever grants it, and the ways to make it (IN-GL-12).

The Expand action of a turn, a contract, a silo and delivery bonuses all grant an expand. Whatever a
clan may do when it expands, it may do with each of them (IN-SIN-Q2, IN-MCG-Q2).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.goods import COLUMNS
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import GRANT, MAIN, ActionRule
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

EVERY_COLUMN: Final = (1 << COLUMNS) - 1


class Grant:
    """Which units may be placed where, and what is paid: the land, the unit, or both.

    `columns` is a mask. `hexes` are those that the grant is limited to, None if any will do.
    """

    __slots__ = ("columns", "hexes", "land", "unit")

    def __init__(
        self, land: bool, unit: bool, columns: int = EVERY_COLUMN, hexes: HexSet | None = None
    ) -> None:
        self.land = land
        self.unit = unit
        self.columns = columns
        self.hexes = hexes

    def allows(self, hex_: int) -> bool:
        return self.hexes is None or self.hexes.has(hex_)


WHOLE: Final[Grant] = Grant(True, True)  # the Expand action
FREE_HEX: Final[Grant] = Grant(False, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpandRule(ActionRule[State]):
    """A way to expand, as the action of a turn and wherever an expand is granted."""

    def __init__(self, specs: tuple[Spec, ...]) -> None:
        super().__init__(specs, MAIN | GRANT)

    def ways(self, state: State, seat: int, grant: Grant, out: list[Action]) -> None:
        """Append the moves by which the seat can use the grant."""

    def expand(self, state: State, seat: int, grant: Grant, action: Action) -> None:
        """Make one of these moves."""

    def why_no_way(self, state: State, seat: int, grant: Grant, action: Action) -> Reason | None:
        """Why a move of this kind cannot use the grant; None if only a module forbids it."""
        return None

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.ways(state, frame.seat, WHOLE, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        self.expand(state, frame.seat, WHOLE, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return self.why_no_way(state, frame.seat, WHOLE, action)
