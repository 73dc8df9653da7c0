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
from ceilidh.games.clans.rules.expand import (
    build,
    builds_on,
    columns_left,
    land_prices,
    open_hexes,
    why_no_build,
    why_no_unit,
)
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.moving import MOVING, movable
from ceilidh.games.clans.rules.pieces import place
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


class FreeHexes(InnerStep):
    """Up to frame.b expands without land cost; the second beside the first, frame.a - 1."""

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        self.choices(state, frame, out)
        if frame.b and (len(out) > 1 or self.may_change(state, frame)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        hexes = open_hexes(state, frame.seat)
        if frame.a:
            hexes = hexes.intersection(_BESIDE[frame.a - 1])
        left = columns_left(state.seats[frame.seat])
        builds_on(state, frame.seat, hexes.hexes(), left, False, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        state.stack[-1] = Frame(frame.step, frame.seat, action.b + 1, frame.b - 1)
        build(state, frame.seat, action.a, action.b, False)
        open_bonuses(state, frame.seat, action.a, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to expand without land cost, or be done", ("IN-D01-02", "IN-D15-02"))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD:
            return None
        if frame.a and not _BESIDE[frame.a - 1].has(action.b):
            first: dict[str, object] = {"hex": HEX.words[frame.a - 1]}
            rules = ("IN-D01-02", "IN-D01-Q1")
            return Reason("The second free hex lies beside the first, {hex}.", rules, first)
        return why_no_build(state, frame.seat, action, False)


FREE_HEXES: Final[FreeHexes] = FreeHexes("free hexes")


class FreeHexesPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        out: list[Action] = []
        left = columns_left(state.seats[seat])
        builds_on(state, seat, open_hexes(state, seat).hexes(), left, False, out)
        return len(out) > 0

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(FREE_HEXES.id, seat, 0, numbers["free_hexes"]))


# --- a unit for free ------------------------------------------------------------------------------

UPGRADE_LEFT: Final = 2  # the second part of the tile with the jump


def free_units(state: State, seat: int, jump: int, out: list[Action]) -> None:
    """Units whose land can be paid: a field in reach, or with a jump any other (IN-D02, IN-D04)."""
    own = state.seats[seat]
    left = columns_left(own)
    left &= ~(1 << FIELD) if jump else 1 << FIELD
    hexes = (jump_hexes(state, seat, jump) if jump else open_hexes(state, seat)).hexes()
    prices = land_prices(state, seat, hexes, True)
    for hex_ in hexes:
        if max(prices[hex_], 0) <= own.money:
            mask = own.hooks.by_land[state.map.fits[hex_]] & left
            for column in own.hooks.columns:
                if mask >> column.index & 1:
                    out.append(BUILD.rows[column.index][hex_])


class FreeUnit(InnerStep):
    """A unit without its own cost, but with that of the land; frame.a hexes are jumped over."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hub = -1

    def ready(self, flow: Flow[State]) -> None:
        self.hub = flow.id_of("delivery bonus")

    def begin(self, state: State, frame: Frame) -> bool:
        out: list[Action] = []
        free_units(state, frame.seat, frame.a, out)
        if out or self.may_change(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        free_units(state, frame.seat, frame.a, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        price = max(land_prices(state, frame.seat, [action.b], True)[action.b], 0)
        pay_in(state, frame.seat, -price, "build")
        place(state, frame.seat, state.seats[frame.seat].hooks.column_at[action.a], action.b)
        open_bonuses(state, frame.seat, action.a, action.b)
        if frame.a:
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

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD:
            return None
        if (action.a == FIELD) == (frame.a > 0):
            if frame.a:
                return Reason("A field cannot jump.", ("IN-D04-01",))
            return Reason("This bonus puts a field on the map.", ("IN-D02-01",))
        reason = why_no_unit(state, frame.seat, action)
        if reason is not None or not state.free.has(action.b):
            return reason
        names: dict[str, object] = {"hex": HEX.words[action.b], "jump": frame.a}
        if frame.a and not jump_hexes(state, frame.seat, frame.a).has(action.b):
            rules = ("IN-D04-03", "IN-D04-Q1")
            return Reason("Hex {hex} is not reached by a jump over {jump} hexes.", rules, names)
        if not frame.a and not open_hexes(state, frame.seat).has(action.b):
            return Reason("Hex {hex} is out of reach of your units.", ("IN-D02-02",), names)
        sums: dict[str, object] = {
            "cost": land_prices(state, frame.seat, [action.b], True)[action.b],
            "money": state.seats[frame.seat].money,
        }
        return Reason("That land costs £{cost}; you have £{money}.", ("IN-D02-01",), sums)


FREE_UNIT: Final[FreeUnit] = FreeUnit("free unit")


class FreeUnitPart(Part):
    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        out: list[Action] = []
        free_units(state, seat, numbers.get("jump", 0), out)
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
