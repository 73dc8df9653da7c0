"""Port tile 7: exchange two units on the map with two from the player board (CC-PRT-T7)."""

from typing import Final

from ceilidh.games.clans.goods import (
    BOARD_KINDS,
    COLUMN_NAMES,
    COLUMNS,
    FIELD,
    KIND_WORKER,
    MINER,
    WOODCUTTER,
    WORKER,
)
from ceilidh.games.clans.kinds import HEX, PICK, REMOVE, RETURN, SWAP
from ceilidh.games.clans.rules.bargains import goods_beside, neighbourhood_limit
from ceilidh.games.clans.rules.bonuses import (
    BONUSES,
    BUILDING,
    completes_set,
    module_bonuses,
)
from ceilidh.games.clans.rules.expand import units_left
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.picking import hex_of, kind_on, unit_on, why_no_pick
from ceilidh.games.clans.rules.pieces import kinds_of, place, send_home
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

NOWHERE: Final = -1
EVERY_COLUMN: Final = (1 << COLUMNS) - 1
SECOND: Final = 1 << 3 * COLUMNS


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


def exchangeable(state: State, seat_number: int) -> list[int]:
    """The units that an exchange may remove, as packed by `unit_on`.

    No field (CC-PRT-T7-02). No fisherman either if another kind must come: nothing else fits a loch
    (CC-PRT-T7-Q5). Of two units on a hex each can be meant (IN-U2-06).
    """
    out: list[int] = []
    own = state.seats[seat_number].own
    if state.rules.exchange_differs:
        own = own.minus(state.map.loch)
    for hex_ in own.hexes():
        for kind in kinds_of(state, seat_number, hex_):
            if kind != FIELD and kind < BOARD_KINDS:
                out.append(unit_on(hex_, kind))
    return out


def pairs(state: State, seat_number: int, first: int) -> list[int]:
    """Units that can be exchanged with each other, or together with the unit `first`.

    With `first` < 0 all units that have a partner. Units of one kind and land are judged once.
    """
    last = last_ones(state.seats[seat_number])
    own = exchangeable(state, seat_number)
    everyone = list(range(len(own)))
    partners = everyone if first < 0 else [own.index(first)]
    fits = state.map.fits
    sorts = [kind_on(unit) << 4 | fits[hex_of(unit)] for unit in own]
    found: dict[int, bool] = {}
    out: list[int] = []
    for one in everyone:
        for other in partners:
            if other == one:
                continue
            key = sorts[one] << 8 | sorts[other]
            if key not in found:
                found[key] = _can_swap(state, seat_number, own[one], own[other], last)
            if found[key]:
                out.append(own[one])
                break
    return out


def _can_swap(state: State, seat: int, first: int, second: int, last: int) -> bool:
    """Two new units must exist for the two hexes (CC-PRT-T7-Q2)."""
    removed = 1 << kind_on(first) | 1 << kind_on(second)
    return two_units(
        incoming(state, seat, hex_of(first), removed),
        incoming(state, seat, hex_of(second), removed),
        last,
    )


def can_exchange(state: State, seat: int) -> bool:
    return len(pairs(state, seat, NOWHERE)) > 0


class ExchangeUnitsStep(InnerStep):
    """Choose the two units to remove; frame.a is the first one once chosen, else -1.

    Frame.b > 0: one of two units on hex frame.b - 1 is to be picked.
    """

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        units = pairs(state, frame.seat, frame.a)
        if frame.b:
            here = {kind_on(unit) for unit in units if hex_of(unit) == frame.b - 1}
            out.extend([PICK.all[kind] for kind in sorted(here)])
            return
        hexes = sorted({hex_of(unit) for unit in units})
        out.extend([REMOVE.all[hex_] for hex_ in hexes])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        hex_ = frame.b - 1 if frame.b else action.a
        kinds = [action.a]
        if not frame.b:
            units = pairs(state, frame.seat, frame.a)
            kinds = sorted({kind_on(unit) for unit in units if hex_of(unit) == hex_})
        if len(kinds) > 1:
            state.stack[-1] = Frame(frame.step, frame.seat, frame.a, hex_ + 1)
        elif frame.a < 0:
            state.stack[-1] = Frame(frame.step, frame.seat, unit_on(hex_, kinds[0]))
        else:
            self._remove(state, frame, unit_on(hex_, kinds[0]))

    def _remove(self, state: State, frame: Frame, other: int) -> None:
        state.stack.pop()
        low = min(frame.a, other)
        high = max(frame.a, other)
        removed = 1 << kind_on(low) | 1 << kind_on(high)
        # Only units that are on the player board now may come (CC-PRT-T7-01).
        offer = incoming(state, frame.seat, hex_of(low), removed)
        offer |= incoming(state, frame.seat, hex_of(high), removed) << COLUMNS
        offer |= last_ones(state.seats[frame.seat]) << 2 * COLUMNS
        state.stack.append(Frame(SWAPPING.id, frame.seat, hex_of(low), hex_of(high), offer))
        state.stack.append(Frame(RETURNING.id, frame.seat, hex_of(high), kind_on(high)))
        state.stack.append(Frame(RETURNING.id, frame.seat, hex_of(low), kind_on(low)))

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.b:
            names: dict[str, object] = {"hex": HEX.words[frame.b - 1]}
            return Reason("which unit on hex {hex}", ("IN-U2-06",), names)
        return Reason("which two of your units to swap", ("CC-PRT-T7-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is REMOVE or spec is RETURN or spec is SWAP:
            return Reason("You can only swap units on the map with a port.", ("CC-PRT-T7-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if frame.b:
            return why_no_pick(state, frame.seat, frame.b - 1, action)
        if action.spec is not REMOVE:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        kinds = kinds_of(state, frame.seat, action.a)
        if not kinds:
            return Reason("You have no unit on hex {hex}.", ("CC-PRT-T7-01",), names)
        if frame.a >= 0 and action.a == hex_of(frame.a) and len(kinds) == 1:
            return Reason("Choose a different unit from the first.", ("CC-PRT-T7-Q2",))
        if FIELD in kinds:
            return Reason("Fields cannot be swapped.", ("CC-PRT-T7-02",))
        if state.rules.exchange_differs and state.map.loch.has(action.a):
            return Reason("No other unit can be placed on a loch.", ("CC-PRT-T7-Q5",))
        if max(kinds) >= BOARD_KINDS:
            return Reason("A station cannot be swapped.", ("IN-MV-Q2",))
        return Reason(
            "You do not have two suitable units left on your player board to "
            "swap in for hex {hex} and another.",
            ("CC-PRT-T7-Q1", "CC-PRT-T7-Q2"),
            names,
        )


EXCHANGE: Final[ExchangeUnitsStep] = ExchangeUnitsStep("exchange")


class ReturnUnitStep(InnerStep):
    """Put the unit of kind frame.b on hex frame.a back.

    A worker goes to any open column, in the first printing to that of its land (CC-PRT-T7-Q3).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        columns = [frame.b]
        if frame.b == KIND_WORKER:
            columns = self._open_columns(state, frame)
            if len(columns) > 1:
                return True
        self._put_back(state, frame, columns[0])
        return False

    def _open_columns(self, state: State, frame: Frame) -> list[int]:
        deployed = state.seats[frame.seat].deployed
        if deployed[WORKER]:
            return [WORKER]
        out = [column for column in (WOODCUTTER, MINER) if deployed[column]]
        if not state.rules.first_printing:
            return out
        land = state.map.fits[frame.a]
        columns = state.rules.components.columns
        return [column for column in out if columns[column].terrain & land] or out

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(RETURN.all)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        self._put_back(state, frame, WOODCUTTER + action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        rules = ("CC-PRT-T7-Q3",)
        return Reason("which column the worker from hex {hex} returns to", rules, names)

    def _put_back(self, state: State, frame: Frame, column: int) -> None:
        state.stack.pop()
        send_home(state, frame.a, column)


RETURNING: Final[ReturnUnitStep] = ReturnUnitStep("return worker")


class SwapUnitsStep(InnerStep):
    """Place the new units: on hex frame.a, then on frame.b.

    Frame.c packs three masks of columns: for the first hex, for the second, and those with only
    one unit left. With the second hex it packs the mask for that, the column of the unit that
    stands on the first, and SECOND.
    """

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        firsts = frame.c & EVERY_COLUMN
        seconds = frame.c >> COLUMNS & EVERY_COLUMN
        last = frame.c >> 2 * COLUMNS & EVERY_COLUMN
        for index in range(COLUMNS):
            one = firsts & 1 << index
            if one and (frame.c & SECOND or seconds & ~(one & last)):
                out.append(SWAP.rows[index][frame.a])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        # The stack first: whoever watches the unit come may push a decision.
        column = state.seats[frame.seat].hooks.column_at[action.a]
        if frame.c & SECOND:
            state.stack.pop()
            place(state, frame.seat, column, action.b)
            self._open_bonuses(state, frame, action.a)
            return
        spent = 1 << action.a & frame.c >> 2 * COLUMNS
        left = frame.c >> COLUMNS & EVERY_COLUMN & ~spent
        left |= action.a << 2 * COLUMNS | SECOND
        state.stack[-1] = Frame(frame.step, frame.seat, frame.b, frame.a, left)
        place(state, frame.seat, column, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        names: dict[str, object] = {"hex": HEX.words[frame.a]}
        return Reason("which unit to place on hex {hex}", ("CC-PRT-T7-01",), names)

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SWAP:
            return None
        if action.b != frame.a:
            first: dict[str, object] = {"hex": HEX.words[frame.a]}
            return Reason("The next unit must go on hex {hex}.", ("CC-PRT-T7-01",), first)
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        column = state.seats[frame.seat].hooks.column_at[action.a]
        if column.index != action.a:
            return Reason("You have no {unit} left on your player board.", ("CC-EXP-01",), names)
        if column.kind == FIELD:
            return Reason("Fields cannot be swapped.", ("CC-PRT-T7-02",))
        if not column.terrain & state.map.fits[action.b]:
            rules = ("CC-PRT-T7-03",)
            return Reason(
                "You cannot place this unit on hex {hex}: wrong terrain ({unit}).", rules, names
            )
        if frame.c >> action.a & 1:
            return Reason(
                "You need your last unit of this type for the other hex ({unit}).",
                ("CC-PRT-T7-Q2",),
                names,
            )
        return Reason(
            "The new units must be different from the ones you removed, and must "
            "come from your player board.",
            ("CC-PRT-T7-01", "CC-PRT-T7-Q1"),
        )

    def _open_bonuses(self, state: State, frame: Frame, column: int) -> None:
        """Bonuses of both units at once; a building bonus a set (CC-PRT-T7-Q4, Q6)."""
        seat = frame.seat
        other = frame.c >> 2 * COLUMNS & EVERY_COLUMN
        offer = 0
        more = 0
        for index, hex_ in ((other, frame.b), (column, frame.a)):
            if state.rules.exchange_bargains and neighbourhood_limit(state, seat):
                offer |= goods_beside(state, seat, hex_)
            more += module_bonuses(state, seat, index, hex_)
        # Two buildings of one type complete one set.
        sets = len([index for index in {other, column} if completes_set(state, seat, index)])
        offer += more + BUILDING * min(sets, state.rules.exchange_sets)
        if offer:
            state.stack.append(Frame(BONUSES.id, seat, offer))


SWAPPING: Final[SwapUnitsStep] = SwapUnitsStep("swap units")
