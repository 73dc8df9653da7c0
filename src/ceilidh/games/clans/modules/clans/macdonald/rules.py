"""Clan MacDonald (CC-MDO): eight workers for any terrain, lochs included, and rowing."""

from typing import Final, cast

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.hexes import HEXES, coordinates, index_of
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.goods import WORKER
from ceilidh.games.clans.kinds import BUILD, HEX, TECH, TO
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.moving import move_unit
from ceilidh.games.clans.rules.picking import unit_on
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import BEFORE, ActionRule
from ceilidh.kernel.hexgrid import WAYS, step
from ceilidh.kernel.hexset import HexSet, joined
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "macdonald"
ABILITY: Final[Ability] = Ability()

COMPASS: Final[Domain] = Domain("compass", WAYS)
ROW: Final[Spec] = Spec("row", (HEX, COMPASS), ("CC-MDO-07", "CC-MDO-08"))


def _ways(hex_: int) -> list[int]:
    column, row = coordinates(hex_)
    goals = [step(column, row, way) for way in range(6)]
    return [index_of(goal[0], goal[1]) for goal in goals]


# The hex next to each hex in each direction, -1 where there is none.
_TOWARDS: Final = [_ways(hex_) for hex_ in range(HEXES)]


def towards(hex_: int, way: int) -> int:
    return _TOWARDS[hex_][way]


class MacDonaldState(ModuleState):
    """Whether a fisherman has rowed in this turn."""

    # fields: module MacDonaldState
    def __init__(self, rowed: bool = False) -> None:
        super().__init__(NAME)
        self.rowed = rowed

    def dump(self) -> dict[str, object]:
        return {"rowed": self.rowed}

    def restore(self, data: dict[str, object]) -> None:
        self.rowed = data["rowed"] is True

    def copy(self) -> "MacDonaldState":
        return MacDonaldState(self.rowed)

    # fields: end


def rowed(state: State) -> MacDonaldState:
    return cast(MacDonaldState, state.module(NAME))


def keep_rowed(state: State, whether: bool) -> None:
    part = rowed(state).copy()
    part.rowed = whether
    state.keep(part)


def fishermen(state: State, seat: int) -> HexSet:
    return state.seats[seat].own.intersection(state.map.loch)


def beside(state: State, hexes: HexSet) -> HexSet:
    """The hexes adjacent to any of these lochs; no river runs along a loch."""
    return joined(state.map.reach[0], hexes)


def beside_another(goal: int) -> Reason:
    names: dict[str, object] = {"hex": HEX.words[goal]}
    return Reason("You already have a fisherman next to hex {hex}.", ("CC-MDO-06",), names)


class RowRule(ActionRule[State]):
    """Once a turn, before the action: one fisherman to an adjacent empty loch (CC-MDO-07, 08)."""

    def __init__(self) -> None:
        super().__init__((ROW,), BEFORE)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if rowed(state).rowed:
            return
        crew = fishermen(state, frame.seat)
        water = state.map.loch.intersection(state.free)
        for hex_ in crew.hexes():
            goals = state.map.reach[0][hex_].intersection(water)
            if goals.is_empty():
                continue
            goals = goals.minus(beside(state, crew.without(hex_)))
            for way in range(6):
                goal = towards(hex_, way)
                if goal >= 0 and goals.has(goal):
                    out.append(ROW.rows[hex_][way])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        """The unit stays deployed; no bonus follows (CC-MDO-13)."""
        keep_rowed(state, True)
        kind = state.rules.components.columns[WORKER].kind
        move_unit(state, frame.seat, unit_on(action.a, kind), towards(action.a, action.b))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if rowed(state).rowed:
            return Reason("A fisherman has already rowed this turn.", ("CC-MDO-07",))
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        if not fishermen(state, frame.seat).has(action.a):
            return Reason("You have no fisherman on hex {hex}.", ("CC-MDO-07",), names)
        goal = towards(action.a, action.b)
        if goal < 0 or not state.map.loch.intersection(state.free).has(goal):
            return Reason("There is no empty loch in that direction.", ("CC-MDO-07",))
        return beside_another(goal)


class MacDonald(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.rowing = RowRule()
        self.worker = components.columns[WORKER]

    def new_module_state(self) -> ModuleState:
        return MacDonaldState()

    def columns(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """All workers are of one column that fits forest, mountain and loch (CC-MDO-01, 02)."""
        return tuple([column for column in columns if not column.worker] + [self.worker])

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.rowing]

    def on_turn(self, state: State, seat: int) -> None:
        keep_rowed(state, False)

    def closed_hexes(self, state: State, seat: int) -> HexSet:
        """Two fishermen may never be adjacent (CC-MDO-06)."""
        return beside(state, fishermen(state, seat)).intersection(state.map.loch)

    def move_hexes(self, state: State, seat: int, kind: int, hex_: int, goals: HexSet) -> HexSet:
        """That holds for units on the move too, the moving one left out (IN-MV-04, IN-MV-Q3)."""
        others = fishermen(state, seat).without(hex_)
        return goals.minus(beside(state, others).intersection(state.map.loch))

    def technology_allowed(self, state: State, seat: int) -> bool:
        return False

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.seat != self.seat(state):
            return None
        if action.spec is TECH:
            return Reason("Your clan has no technology tiles.", ("CC-MDO-03", "CC-TEC-06"))
        if action.spec is BUILD and self.closed_hexes(state, frame.seat).has(action.b):
            return beside_another(action.b)
        if action.spec is TO and state.map.loch.has(action.a):
            return beside_another(action.a)
        return None
