"""Bonuses on the map: free hexes, a field, a jump, a City tile, a reserved hex, moves."""

from typing import Final

from ceilidh.games.clans.components.hexes import ADJACENT, HEXES
from ceilidh.games.clans.goods import FIELD
from ceilidh.games.clans.kinds import BUILD, DONE, HEX
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.trains.part import Numbers, Part
from ceilidh.games.clans.modules.industria.trains.yard import all_reserved, yard
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.expand import build, granted_builds, why_no_unit, why_too_dear
from ceilidh.games.clans.rules.granting import Granting, can_expand
from ceilidh.games.clans.rules.grants import EVERY_COLUMN, FREE_HEX, Grant
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.moving import MOVING, movable
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset, joined
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

CITY: Final[Spec] = Spec("city", (HEX,), ("IN-D03-03",))
RESERVE: Final[Spec] = Spec("reserve", (HEX,), ("IN-D19-01",))

_BESIDE: Final = [hexset(list(near)) for near in ADJACENT]


def _at_distance(jump: int) -> list[HexSet]:
    """For every hex those that are reached by passing over exactly so many others."""
    out: list[HexSet] = []
    for hex_ in range(HEXES):
        known = EMPTY.plus(hex_)
        wave = known
        for _ in range(jump + 1):
            wave = joined(_BESIDE, wave).minus(known)
            known = known.union(wave)
        out.append(wave)
    return out


# By the number of hexes jumped over.
_JUMPS: Final[dict[int, list[HexSet]]] = {}


def jump_hexes(state: State, seat: int, jump: int) -> HexSet:
    """Free hexes that a jump over so many hexes reaches from any own unit (IN-D04-Q1)."""
    if jump not in _JUMPS:
        _JUMPS[jump] = _at_distance(jump)
    hexes = joined(_JUMPS[jump], state.seats[seat].own).intersection(state.free)
    for module in state.seats[seat].hooks.of["closed_hexes"]:
        hexes = hexes.minus(module.closed_hexes(state, seat))
    return hexes


# --- free hexes -----------------------------------------------------------------------------------


class FreeHexes(Granting):
    """Up to frame.b expands without land cost; the second beside the first, frame.a - 1."""

    def grant(self, state: State, frame: Frame) -> Grant | None:
        if frame.a:
            return Grant(False, True, hexes=_BESIDE[frame.a - 1])
        return FREE_HEX

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        state.stack[-1] = Frame(frame.step, frame.seat, action.b + 1, frame.b - 1)

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.a == 0 or _BESIDE[frame.a - 1].has(action.b):
            return None
        first: dict[str, object] = {"hex": HEX.words[frame.a - 1]}
        rules = ("IN-D01-02", "IN-D01-Q1")
        return Reason("The second free hex lies beside the first, {hex}.", rules, first)

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if frame.b and (len(out) > 1 or self.may_change(state, frame)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        self.builds(state, frame, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to expand without land cost, or be done", ("IN-D01-02", "IN-D15-02"))


FREE_HEXES: Final[FreeHexes] = FreeHexes("free hexes")


class FreeHexesPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return can_expand(state, seat, FREE_HEX)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FREE_HEXES.id, seat, 0, numbers["free_hexes"]))


# --- a unit for free ------------------------------------------------------------------------------

UPGRADE_LEFT: Final = 2  # the second part of the tile with the jump

FREE_FIELD: Final[Grant] = Grant(True, False, 1 << FIELD)
FREE_JUMP: Final[Grant] = Grant(True, False, EVERY_COLUMN & ~(1 << FIELD))


def free_jumps(state: State, seat: int, jump: int, out: list[Action]) -> None:
    """Units whose land can be paid where the tile's own jump leads (IN-D04)."""
    granted_builds(state, seat, FREE_JUMP, jump_hexes(state, seat, jump).hexes(), out)


class FreeUnit(Granting):
    """A unit without its own cost, but with that of the land; frame.a hexes are jumped over.

    A field is an expand that is granted (IN-D02-01). The jump of a tile is no other expand: nothing
    a clan can do when it expands is added to it (IN-SIN-Q2).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hub = -1

    def ready(self, flow: Flow[State]) -> None:
        self.hub = flow.id_of("delivery bonus")

    def grant(self, state: State, frame: Frame) -> Grant | None:
        return None if frame.a else FREE_FIELD

    def spend(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()

    def why_no_grant(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.a == 0:
            if action.a == FIELD:
                return None
            return Reason("This bonus puts a field on the map.", ("IN-D02-01",))
        if action.spec is BUILD:
            return self._why_no_jump(state, frame, action)
        rules = ("IN-D04-01", "IN-SIN-Q2", "IN-MCG-Q2")
        return Reason("This bonus expands only by its own jump.", rules)

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if len(out) > 1 or self.may_change(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if frame.a:
            free_jumps(state, frame.seat, frame.a, out)
        else:
            self.builds(state, frame, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is BUILD:
            build(state, frame.seat, action.a, action.b, FREE_JUMP)
            open_bonuses(state, frame.seat, action.a, action.b)
            self._upgrade_first(state, frame.seat)

    def _upgrade_first(self, state: State, seat: int) -> None:
        """The tile's upgrade belongs to the expand: it comes before the bonuses (IN-D04-Q2)."""
        for nth, frame in enumerate(state.stack):
            if frame.step == self.hub and frame.seat == seat and frame.b & UPGRADE_LEFT:
                left = frame.b & ~UPGRADE_LEFT
                state.stack[nth] = Frame(frame.step, seat, frame.a, left)
                upgrades = railway(state).bonus(frame.a).numbers["upgrades"]
                open_benefits(state, seat, 0, 0, upgrades)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to put the free unit, or be done", ("IN-D02-01", "IN-D04-01"))

    def _why_no_jump(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.a == FIELD:
            return Reason("A field cannot jump.", ("IN-D04-01",))
        reason = why_no_unit(state, frame.seat, action)
        if reason is not None or not state.free.has(action.b):
            return reason
        if not jump_hexes(state, frame.seat, frame.a).has(action.b):
            names: dict[str, object] = {"hex": HEX.words[action.b], "jump": frame.a}
            rules = ("IN-D04-03", "IN-D04-Q1")
            return Reason("Hex {hex} is not reached by a jump over {jump} hexes.", rules, names)
        return why_too_dear(state, frame.seat, action, FREE_JUMP)


FREE_UNIT: Final[FreeUnit] = FreeUnit("free unit")


class FreeUnitPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        jump = numbers.get("jump", 0)
        if not jump:
            return can_expand(state, seat, FREE_FIELD)
        out: list[Action] = []
        free_jumps(state, seat, jump, out)
        return len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FREE_UNIT.id, seat, numbers.get("jump", 0)))


class MovesPart(Part):
    """Units move to adjacent hexes, the same or different ones (IN-D14-02)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(movable(state, seat)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(MOVING.id, seat, numbers["moves"]))


# --- tiles and merchants on hexes -----------------------------------------------------------------


def city_hexes(state: State, seat: int) -> list[int]:
    """Empty land in reach that nobody has reserved (IN-D03-03, IN-D03-Q1)."""
    empty = state.map.land.intersection(state.free).minus(all_reserved(state))
    return state.seats[seat].reach.hexes_in(empty)


class CityTile(InnerStep):
    """A City tile closes a hex for everybody and belongs to nobody (IN-D03-03, IN-D03-05)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend([CITY.all[hex_] for hex_ in city_hexes(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is CITY:
            new = yard(state).copy()
            new.cities += (action.a,)
            state.keep(new)
            state.free = state.free.without(action.a)
            if state.sink is not None:
                state.sink.events.append(Event("city", frame.seat, "", 1, action.a, ""))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which hex the City tile closes, or be done", ("IN-D03-03",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is CITY:
            return Reason("City tiles come only with a delivery bonus.", ("IN-D03-03",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CITY:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        if not state.seats[frame.seat].reach.has(action.a):
            return Reason("Hex {hex} is out of reach of your units.", ("IN-D03-03",), names)
        return Reason("A City tile needs an empty hex of land.", ("IN-D03-Q1",))


CITY_TILE: Final[CityTile] = CityTile("city tile")


class CityPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(city_hexes(state, seat)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(CITY_TILE.id, seat))


def reservable(state: State, seat: int) -> list[int]:
    """Empty land anywhere that can be paid, if there is a merchant (IN-D19-01, IN-D19-Q5)."""
    own = state.seats[seat]
    if own.merchants == 0:
        return []
    empty = state.map.land.intersection(state.free).minus(all_reserved(state))
    return [hex_ for hex_ in empty.hexes() if state.map.cost[hex_] <= own.money]


class Reserving(InnerStep):
    """A merchant reserves a hex whose land is paid now; frame.a is the money for it (IN-D19)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        out.extend([RESERVE.all[hex_] for hex_ in reservable(state, frame.seat)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is RESERVE:
            pay_in(state, frame.seat, -state.map.cost[action.a], "land")
            state.mine(frame.seat).merchants -= 1
            new = yard(state).copy()
            new.reserved += ((action.a, frame.seat),)
            state.keep(new)
            pay_in(state, frame.seat, frame.a, "delivery")  # only now: IN-D19-Q3

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which hex your merchant reserves, or be done", ("IN-D19-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is RESERVE:
            return Reason("A hex is reserved only by a delivery bonus.", ("IN-D19-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not RESERVE:
            return None
        own = state.seats[frame.seat]
        names: dict[str, object] = {"cost": state.map.cost[action.a], "money": own.money}
        if own.merchants == 0:
            return Reason("You have no merchant in stock.", ("IN-D19-01",))
        if not state.map.land.intersection(state.free).has(action.a):
            return Reason("Only an empty hex of land can be reserved.", ("IN-D19-Q5",))
        if all_reserved(state).has(action.a):
            return Reason("That hex is reserved already.", ("IN-D19-Q1",))
        return Reason("That land costs £{cost}; you have £{money}.", ("IN-D19-01",), names)


RESERVING: Final[Reserving] = Reserving("reserve hex")


class ReservePart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return len(reservable(state, seat)) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(RESERVING.id, seat, numbers["money"]))
