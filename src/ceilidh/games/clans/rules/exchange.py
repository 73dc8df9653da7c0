"""Port tile 7: exchange two units on the map with two from the player board (CC-PRT-T7)."""

from typing import Final

from ceilidh.games.clans.goods import (
    COLUMN_NAMES,
    COLUMNS,
    FIELD,
    KIND_WORKER,
    MINER,
    WOODCUTTER,
    WORKER,
)
from ceilidh.games.clans.kinds import HEX, REMOVE, RETURN, SWAP
from ceilidh.games.clans.rules.bargains import goods_beside, neighbourhood_limit
from ceilidh.games.clans.rules.bonuses import (
    BONUSES,
    BUILDING,
    completes_set,
    module_bonuses,
)
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.pieces import kind_at, owner_at, place, take_off_map
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

NOWHERE: Final = -1
EVERY_COLUMN: Final = (1 << COLUMNS) - 1


def incoming(state: State, seat_number: int, hex_: int, removed: int) -> int:
    """Mask of the columns that could stand on the hex when kinds in `removed` may not come back."""
    seat = state.seats[seat_number]
    bits = state.map.fits[hex_]
    mask = 0
    for column in seat.hooks.columns:
        if (
            column.terrain & bits
            and column.kind != FIELD
            and seat.deployed[column.index] < column.count
            and not (state.rules.exchange_differs and removed >> column.kind & 1)
        ):
            mask |= 1 << column.index
    return mask


def last_ones(seat: Seat) -> int:
    """Mask of the columns with one unit left, which cannot fill two hexes."""
    mask = 0
    for column in seat.hooks.columns:
        if units_left(seat, column) == 1:
            mask |= 1 << column.index
    return mask


def two_units(first: int, second: int, last: int) -> bool:
    """Whether one unit of mask `first` and another of mask `second` exist at the same time."""
    if first == 0 or second == 0:
        return False
    return first != second or first & (first - 1) != 0 or first & last == 0


def pairs(state: State, seat_number: int, first: int) -> list[int]:
    """Hexes whose units can be exchanged with each other, or together with the one on `first`.

    With `first` < 0 all hexes that have a partner. Hexes of one kind and land are judged once.
    """
    seat = state.seats[seat_number]
    last = last_ones(seat)
    # No field, and no fisherman: nothing else fits a loch (CC-PRT-T7-02, CC-PRT-T7-Q5).
    on_land = seat.own.minus(state.map.loch)
    own = [hex_ for hex_ in on_land.hexes() if kind_at(state, hex_) != FIELD]
    found: dict[int, bool] = {}
    out: list[int] = []
    for hex_ in own:
        partners = [first] if first >= 0 else own
        for other in partners:
            if other != hex_ and _can_swap(state, seat_number, hex_, other, last, found):
                out.append(hex_)
                break
    return out


def _can_swap(
    state: State, seat: int, first: int, second: int, last: int, found: dict[int, bool]
) -> bool:
    """Two new units must exist for the two hexes (CC-PRT-T7-Q2); `found` keeps answers."""
    land = state.map.fits
    kinds = (kind_at(state, first), kind_at(state, second))
    key = ((kinds[0] * 16 + land[first]) * 16 + kinds[1]) * 16 + land[second]
    if key not in found:
        removed = 1 << kinds[0] | 1 << kinds[1]
        found[key] = two_units(
            incoming(state, seat, first, removed), incoming(state, seat, second, removed), last
        )
    return found[key]


def can_exchange(state: State, seat: int) -> bool:
    return len(pairs(state, seat, NOWHERE)) > 0


class Exchange(InnerStep):
    """Choose the two units to remove; frame.a is the first hex once chosen, else -1."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([REMOVE.all[hex_] for hex_ in pairs(state, frame.seat, frame.a)])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if frame.a < 0:
            state.stack[-1] = Frame(frame.step, frame.seat, action.a)
            return
        state.stack.pop()
        low = min(frame.a, action.a)
        high = max(frame.a, action.a)
        removed = 1 << kind_at(state, low) | 1 << kind_at(state, high)
        # Only units that are on the player board now may come (CC-PRT-T7-01).
        offer = incoming(state, frame.seat, low, removed)
        offer |= incoming(state, frame.seat, high, removed) << COLUMNS
        offer |= last_ones(state.seats[frame.seat]) << 2 * COLUMNS
        state.stack.append(Frame(SWAPPING.id, frame.seat, low, high, offer))
        state.stack.append(Frame(RETURNING.id, frame.seat, high))
        state.stack.append(Frame(RETURNING.id, frame.seat, low))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which two of your units to exchange", ("CC-PRT-T7-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is REMOVE or spec is RETURN or spec is SWAP:
            return Reason("Units on the map are exchanged only by a port.", ("CC-PRT-T7-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not REMOVE:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        if owner_at(state, action.a) != frame.seat:
            return Reason("You have no unit on hex {hex}.", ("CC-PRT-T7-01",), names)
        if action.a == frame.a:
            return Reason("Choose another unit than the first.", ("CC-PRT-T7-Q2",))
        if kind_at(state, action.a) == FIELD:
            return Reason("Fields are never exchanged.", ("CC-PRT-T7-02",))
        if state.map.loch.has(action.a):
            return Reason("No other unit could stand on a loch.", ("CC-PRT-T7-Q5",))
        return Reason(
            "Your player board has no other units for hex {hex} and a second one.",
            ("CC-PRT-T7-Q1", "CC-PRT-T7-Q2"),
            names,
        )


EXCHANGE: Final[Exchange] = Exchange("exchange")


class Returning(InnerStep):
    """Put the unit on hex frame.a back; a worker goes to any open column (CC-PRT-T7-Q3)."""

    def begin(self, state: State, frame: Frame) -> bool:
        deployed = state.seats[frame.seat].deployed
        column = kind_at(state, frame.a)
        if column == KIND_WORKER:
            if deployed[WORKER]:
                column = WORKER
            elif deployed[WOODCUTTER] and deployed[MINER]:
                return True
            else:
                column = WOODCUTTER if deployed[WOODCUTTER] else MINER
        self._put_back(state, frame, column)
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(RETURN.all)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        self._put_back(state, frame, WOODCUTTER + action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        rules = ("CC-PRT-T7-Q3",)
        return Reason("to which column the worker of hex {hex} returns", rules, names)

    def _put_back(self, state: State, frame: Frame, column: int) -> None:
        state.stack.pop()
        take_off_map(state, frame.a, kind_at(state, frame.a))
        state.mine(frame.seat).deployed[column] -= 1


RETURNING: Final[Returning] = Returning("return worker")


class Swapping(InnerStep):
    """Place the new units: on hex frame.a, then on frame.b.

    Frame.c packs three masks of columns: for the first hex, for the second, and those with only
    one unit left. With the second hex it packs the mask for that, and the column of the unit that
    stands on the first.
    """

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        firsts = frame.c & EVERY_COLUMN
        seconds = frame.c >> COLUMNS & EVERY_COLUMN
        last = frame.c >> 2 * COLUMNS
        for index in range(COLUMNS):
            one = firsts & 1 << index
            if one and (state.land[frame.b] or seconds & ~(one & last)):
                out.append(SWAP.rows[index][frame.a])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        # The stack first: whoever watches the unit come may push a decision.
        column = state.seats[frame.seat].hooks.column_at[action.a]
        if state.land[frame.b]:
            state.stack.pop()
            place(state, frame.seat, column, action.b)
            self._open_bonuses(state, frame, action.a)
            return
        spent = 1 << action.a & frame.c >> 2 * COLUMNS
        left = frame.c >> COLUMNS & EVERY_COLUMN & ~spent
        left |= action.a << 2 * COLUMNS
        state.stack[-1] = Frame(frame.step, frame.seat, frame.b, frame.a, left)
        place(state, frame.seat, column, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        return Reason("which unit takes the place on hex {hex}", ("CC-PRT-T7-01",), names)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SWAP:
            return None
        if action.b != frame.a:
            first: dict[str, object] = {"hex": HEX.words[frame.a]}
            return Reason("The next unit goes to hex {hex}.", ("CC-PRT-T7-01",), first)
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        column = state.seats[frame.seat].hooks.column_at[action.a]
        if column.index != action.a:
            return Reason("Your player board has no {unit}.", ("CC-EXP-01",), names)
        if column.kind == FIELD:
            return Reason("Fields are never exchanged.", ("CC-PRT-T7-02",))
        if not column.terrain & state.map.fits[action.b]:
            rules = ("CC-PRT-T7-03",)
            return Reason("A {unit} does not fit the land of hex {hex}.", rules, names)
        if frame.c >> action.a & 1:
            return Reason("Your last {unit} is needed for the other hex.", ("CC-PRT-T7-Q2",), names)
        return Reason(
            "The new units must be others than those removed, and left on your player board.",
            ("CC-PRT-T7-01", "CC-PRT-T7-Q1"),
        )

    def _open_bonuses(self, state: State, frame: Frame, column: int) -> None:
        """Bonuses of both units at once; a building bonus a set (CC-PRT-T7-Q4, Q6)."""
        seat = frame.seat
        other = frame.c >> 2 * COLUMNS
        offer = 0
        for index, hex_ in ((other, frame.b), (column, frame.a)):
            if state.rules.exchange_bargains and neighbourhood_limit(state, seat):
                offer |= goods_beside(state, seat, hex_)
            offer |= module_bonuses(state, seat, index, hex_)
        # Two buildings of one type complete one set.
        sets = len([index for index in {other, column} if completes_set(state, seat, index)])
        offer += BUILDING * min(sets, state.rules.exchange_sets)
        if offer:
            state.stack.append(Frame(BONUSES.id, seat, offer))


SWAPPING: Final[Swapping] = Swapping("swap units")
