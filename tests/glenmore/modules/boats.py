"""A made-up Chronicle: boats that movement points row, loans, and what both watch and forbid.

It is as small as a module can be that uses every moment of a turn and the hooks around it.
"""

from __future__ import annotations

from typing import Final, cast

from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import REMOVE, TAKE
from ceilidh.games.glenmore.rules.scoring import CoinsLine
from ceilidh.games.glenmore.rules.stock import add_coins, spend_movement
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.action_rule import ACTIVATION, AFTER, BEFORE, INSIDE, ActionRule
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "boats"
MOST_LOANS: Final = 2
SHALLOW: Final = "inshriach"  # no boat lets its owner take this tile

ROW: Final = Spec("row", (), ("GM-C1-12",))
BORROW: Final = Spec("lend", (), ("GM-TRN-10",))
REST: Final = Spec("rest", (), ("GM-TRN-08",))
SPECS: Final = (ROW, BORROW, REST)


class Fleet(ModuleState):
    """Where the first seat's boat is, the loans of all seats, rests, and what has been told."""

    def __init__(self, boat: int, loans: int, rests: int, told: tuple[int, ...]) -> None:
        super().__init__(NAME)
        self.boat = boat
        self.loans = loans
        self.rests = rests
        self.told = told

    def dump(self) -> dict[str, object]:
        return {
            "boat": self.boat,
            "loans": self.loans,
            "rests": self.rests,
            "told": list(self.told),
        }

    def restore(self, data: dict[str, object]) -> None:
        self.boat = integer(data["boat"])
        self.loans = integer(data["loans"])
        self.rests = integer(data["rests"])
        self.told = tuple(integers(data["told"]))


def fleet(state: State) -> Fleet:
    return cast(Fleet, state.module(NAME))


def in_river(state: State, seat: int, cell: int) -> bool:
    return bool(state.seats[seat].river >> cell & 1)


class RowBoat(ActionRule[State]):
    """A movement point takes the boat one river tile to the left (GM-C1-12, 14, 16)."""

    def __init__(self) -> None:
        super().__init__((ROW,), ACTIVATION)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if self.why_not(state, frame, ROW.only) is None:
            out.append(ROW.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        part = fleet(state)
        state.keep(Fleet(part.boat - 1, part.loans, part.rests, part.told))
        spend_movement(state, 1)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if state.movement == 0:
            return Reason("You have no movement points left.", ("GM-C1-16",))
        if not in_river(state, frame.seat, fleet(state).boat - 1):
            return Reason("There is no river before your boat.", ("GM-C1-13",))
        return None


class TakeLoan(ActionRule[State]):
    """A coin, at every moment of the own turn."""

    def __init__(self, when: int = BEFORE | INSIDE) -> None:
        super().__init__((BORROW,), when)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if fleet(state).loans < MOST_LOANS:
            out.append(BORROW.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        part = fleet(state)
        state.keep(Fleet(part.boat, part.loans + 1, part.rests, part.told))
        add_coins(state, frame.seat, 1, NAME)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return Reason("No further coin is lent.", ("GM-TRN-10",))


class Rest(ActionRule[State]):
    """Once, at the end of a turn in which the boat has moved."""

    def __init__(self) -> None:
        super().__init__((REST,), AFTER)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        part = fleet(state)
        if part.boat < VILLAGE_CELL and part.rests == 0:
            out.append(REST.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        part = fleet(state)
        state.keep(Fleet(part.boat, part.loans, 1, part.told))


class LastCard(CoinsLine):
    """Coins are worth nothing (GM-C1-25); the line takes the place of the base one."""

    def points(self, state: State) -> list[int]:
        return [0 for _ in state.seats]


class BoatsModule(Module):
    def __init__(self, action_rules: tuple[ActionRule[State], ...] = ()) -> None:
        super().__init__(NAME, players=(2, 3, 4))
        self.own_deeds = action_rules

    def new_module_state(self) -> ModuleState:
        return Fleet(CASTLE_CELL, 0, 0, ())

    def action_rules(self) -> list[ActionRule[State]]:
        return list(self.own_deeds)

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [LastCard("coins", ("GM-C1-25",)), CoinsLine("purse", ("GM-END-11",))]

    def allows_take(self, state: State, seat: int, tile: int, position: int) -> bool:
        return state.rules.components.tiles[tile].id != SHALLOW

    def allows_removal(self, state: State, seat: int, cell: int) -> bool:
        return fleet(state).boat != cell

    def _tell(self, state: State, what: int) -> None:
        part = fleet(state)
        state.keep(Fleet(part.boat, part.loans, part.rests, (*part.told, what)))

    def on_walk(self, state: State, seat: int, cell: int, target: int) -> None:
        self._tell(state, target - cell)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is TAKE:
            return Reason("The water is too shallow.", ("GM-C1-13",))
        if action.spec is REMOVE:
            return Reason("Your boat stands there.", ("GM-C1-31",))
        return None
