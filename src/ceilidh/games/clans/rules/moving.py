"""Moving units on the map from hex to hex (IN-MV), for effects that allow it."""

from typing import Final

from ceilidh.games.clans.goods import BOARD_KINDS, KIND_NAMES, SHIPPING_RIVER
from ceilidh.games.clans.kinds import DONE, HEX, MOVE, PICK, TO
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.picking import hex_of, kind_on, unit_on, why_no_pick
from ceilidh.games.clans.rules.pieces import kinds_of, owner_at, put_on_map, take_off_map
from ceilidh.games.clans.rules.watchers import marked_hexes, watchers
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.reason import Reason, counting
from ceilidh.kernel.state import Frame


def fitting_goals(state: State, seat_number: int, unit: int, reach: HexSet) -> HexSet:
    """The hexes of `reach` on which the unit may stand: empty, and of its terrain (IN-MV-02, 10).

    Deployed workers are all alike, whatever column they came from (IN-MV-03).
    """
    seat = state.seats[seat_number]
    terrain = seat.hooks.terrain_of[kind_on(unit)]
    goals = state.map.fitting[terrain].intersection(state.free).intersection(reach)
    for module in seat.hooks.of["move_hexes"]:
        goals = module.move_hexes(state, seat_number, kind_on(unit), hex_of(unit), goals)
    return goals


def goals_beside(state: State, seat_number: int, unit: int) -> HexSet:
    """Adjacent hexes to which the unit may move; a river needs shipping (IN-MV-08)."""
    level = min(state.seats[seat_number].shipping, SHIPPING_RIVER)
    return fitting_goals(state, seat_number, unit, state.map.reach[level][hex_of(unit)])


def movable(state: State, seat: int) -> list[int]:
    """The units of the seat that can move to a hex beside theirs, as packed by `unit_on`."""
    out: list[int] = []
    for hex_ in state.seats[seat].own.hexes():
        for kind in sorted(set(kinds_of(state, seat, hex_))):
            unit = unit_on(hex_, kind)
            if kind < BOARD_KINDS and not goals_beside(state, seat, unit).is_empty():
                out.append(unit)
    return out


def can_move(state: State, seat: int) -> bool:
    """Whether any unit of the seat can move to a hex beside its own."""
    for hex_ in state.seats[seat].own.hexes():
        for kind in kinds_of(state, seat, hex_):
            unit = unit_on(hex_, kind)
            if kind < BOARD_KINDS and not goals_beside(state, seat, unit).is_empty():
                return True
    return False


def move_unit(state: State, seat: int, unit: int, goal: int) -> None:
    """From hex to hex: the player board stays as it is, and no bonus follows (IN-MV-01, 05, 07).

    An effect that allows an occupied goal means an own hex (IN-MV-11).
    """
    assert owner_at(state, goal) in (-1, seat)
    take_off_map(state, hex_of(unit), kind_on(unit))
    put_on_map(state, seat, kind_on(unit), goal)
    if state.rules.everyone["on_moved"]:
        for module in watchers(state, "on_moved"):
            module.on_moved(state, seat, kind_on(unit), hex_of(unit), goal)


class MoveUnitsStep(InnerStep):
    """Up to frame.a own units move to adjacent hexes, one after the other; the same one may go on.

    Frame.b > 0: one of two units on hex frame.b - 1 is to be picked. Frame.c > 0: the unit
    frame.c - 1 is on its way.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.c or (frame.a and movable(state, frame.seat)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.c:
            goals = goals_beside(state, frame.seat, frame.c - 1)
            out.extend([TO.all[hex_] for hex_ in goals.hexes()])
            return
        units = movable(state, frame.seat)
        if frame.b:
            out.extend([PICK.all[kind_on(one)] for one in units if hex_of(one) == frame.b - 1])
            return
        out.extend([MOVE.all[hex_] for hex_ in sorted({hex_of(one) for one in units})])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
        elif action.spec is TO:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a - 1)
            move_unit(state, frame.seat, frame.c - 1, action.a)
        elif action.spec is PICK:
            unit = unit_on(frame.b - 1, action.a)
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, 0, unit + 1)
        else:
            here = [one for one in movable(state, frame.seat) if hex_of(one) == action.a]
            if len(here) > 1:
                state.stack[-1] = Frame(frame.step, frame.seat, frame.a, action.a + 1)
            else:
                state.stack[-1] = Frame(frame.step, frame.seat, frame.a, 0, here[0] + 1)

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.c:
            names: dict[str, object] = {"hex": HEX.words[hex_of(frame.c - 1)]}
            return Reason("where to move the unit from hex {hex}", ("IN-MV-01",), names)
        if frame.b:
            names = {"hex": HEX.words[frame.b - 1]}
            return Reason("which unit on hex {hex}", ("IN-U2-06",), names)
        return counting(
            "which unit to move, with {n} step left, if any",
            "which unit to move, with {n} steps left, if any",
            frame.a,
            ("IN-MV-01",),
        )

    def when(self, spec: Spec) -> Reason | None:
        if spec is MOVE or spec is TO:
            return Reason("You can only move a unit with an effect that allows it.", ("IN-MV-01",))
        if spec is PICK:
            return Reason(
                "You only need to pick a unit when there are two on the hex.", ("IN-U2-06",)
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.c:
            return why_no_goal(state, frame.seat, frame.c - 1, action)
        if frame.b:
            return why_no_pick(state, frame.seat, frame.b - 1, action)
        if action.spec is not MOVE:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        kinds = kinds_of(state, frame.seat, action.a)
        if not kinds:
            return Reason("You have no unit on hex {hex}.", ("IN-MV-01",), names)
        if min(kinds) >= BOARD_KINDS:
            return Reason("A station cannot be moved.", ("IN-MV-Q2",))
        rules = ("IN-MV-02", "IN-MV-08", "IN-MV-10")
        return Reason("The unit on hex {hex} has nowhere to move.", rules, names)


def why_no_goal(state: State, seat_number: int, unit: int, action: Action) -> Reason | None:
    """Why a unit on its way cannot come to a hex beside it."""
    if action.spec is not TO:
        return None
    seat = state.seats[seat_number]
    unit_name = KIND_NAMES[kind_on(unit)]
    names: dict[str, object] = {"unit": unit_name, "hex": HEX.words[action.a]}
    if action.a not in state.map.adjacent[hex_of(unit)]:
        return Reason("Hex {hex} is not adjacent to the unit.", ("IN-MV-01",), names)
    if not state.map.active.has(action.a):
        return Reason("Hex {hex} is outside the map in play.", ("CC-EXP-15",), names)
    if marked_hexes(state).has(action.a):
        return None  # the module says what lies there
    if not state.free.has(action.a):
        return Reason("Hex {hex} is occupied.", ("IN-MV-10", "IN-MV-Q1"), names)
    if not state.map.fits[action.a] & seat.hooks.terrain_of[kind_on(unit)]:
        return Reason(
            "You cannot place this unit on hex {hex}: wrong terrain ({unit}).", ("IN-MV-02",), names
        )
    if action.a not in state.map.neighbours[hex_of(unit)] and seat.shipping < SHIPPING_RIVER:
        return Reason("Without shipping, units cannot cross a river.", ("IN-MV-08",))
    return None


MOVING: Final[MoveUnitsStep] = MoveUnitsStep("move units")
