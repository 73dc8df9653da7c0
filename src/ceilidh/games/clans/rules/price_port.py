"""Port tile 6: move a price by three steps just before trading that good (CC-PRT-T6)."""

from typing import Final

from ceilidh.games.clans.components.ports import PRICE_TILE
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import SHIFT
from ceilidh.games.clans.rules.bargains import most_bargained
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.kept import sellable
from ceilidh.games.clans.rules.port_access import mark, way_cost, ways
from ceilidh.games.clans.rules.trade import EVERY_GOOD, most_bought, move_price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

ALL_GOODS: Final = 63
# What the shift is for: the trade of a turn, bonuses of a new unit, or a trade for which no price
# counts, so that any good of the mask can be traded after it.
TRADE: Final = 0
BARGAINS: Final = 1
PRICELESS: Final = 2

# Masks of goods have those that a bonus lets buy, and from this bit on those that it lets sell.
SALES: Final = 6


def shifted(state: State, good: int, way: int) -> int:
    """The step the marker would stand on; exactly three, or the end of the track."""
    steps = state.rules.components.port(PRICE_TILE).effect().numbers["steps"]
    moved = state.prices[good] + (steps if way else -steps)
    return min(max(moved, 0), state.rules.last_price)


def useful_shift(state: State, seat: int, good: int, way: int, goods: int, use: int) -> bool:
    """Whether the good could be traded after the shift, as it then must be (CC-PRT-T6-Q2)."""
    step = shifted(state, good, way)
    if step == state.prices[good]:
        return False
    if use == PRICELESS:
        return True
    if use == BARGAINS:
        if goods >> SALES + good & 1 and sellable(state, seat, good) > 0:
            return True
        return goods >> good & 1 == 1 and most_bargained(state, seat, good, step) > 0
    each = state.rules.prices[good][step]
    return most_bought(state, seat, good, each) > 0 or sellable(state, seat, good) > 0


def any_shift(state: State, seat: int, goods: int, use: int) -> bool:
    for good in EVERY_GOOD:
        if (goods | goods >> SALES) >> good & 1:
            for way in (0, 1):
                if useful_shift(state, seat, good, way, goods, use):
                    return True
    return False


def legal_price_ports(
    state: State, seat_number: int, goods: int, use: int, out: list[Action]
) -> None:
    """Append the moves that use port 6 where a shift would help; `goods` is a mask."""
    if PRICE_TILE not in state.ports and not state.seats[seat_number].hooks.of["port_ways"]:
        return
    for action in ways(state, seat_number, PRICE_TILE):
        cost = way_cost(state, seat_number, action)
        seat = state.mine(seat_number) if cost else state.seats[seat_number]
        seat.money -= cost
        if any_shift(state, seat_number, goods, use):
            out.append(action)
        seat.money += cost


def open_shift(state: State, seat: int, action: Action, goods: int, use: int) -> None:
    mark(state, seat, action)
    state.stack.append(Frame(SHIFTING.id, seat, goods, use))


class ShiftPriceStep(InnerStep):
    """Choose the good (mask in frame.a) and the way; frame.b says what for."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for good in EVERY_GOOD:
            if (frame.a | frame.a >> SALES) >> good & 1:
                for way in (0, 1):
                    if useful_shift(state, frame.seat, good, way, frame.a, frame.b):
                        out.append(SHIFT.rows[good][way])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        below = state.stack[-1]
        state.stack[-1] = Frame(below.step, below.seat, below.a, below.b, action.a + 1)
        move_price(state, action.a, shifted(state, action.a, action.b) - state.prices[action.a])

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which price to move, and which way", ("CC-PRT-T6-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is SHIFT:
            return Reason(
                "Only port {port} lets you move a price, just before a trade.",
                ("CC-PRT-T6-01",),
                {"port": PRICE_TILE},
            )
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SHIFT:
            return None
        good = action.a
        names: dict[str, object] = {"good": GOOD_NAMES[good]}
        if not (frame.a | frame.a >> SALES) >> good & 1:
            return Reason("The bonus does not offer {good}.", ("CC-PRT-T6-Q2", "CC-NBB-06"), names)
        if shifted(state, good, action.b) == state.prices[good]:
            return Reason("The price of {good} cannot move any further.", ("CC-PRT-T6-Q1",), names)
        return Reason(
            "After that you must trade {good}, and you could not.", ("CC-PRT-T6-Q2",), names
        )


SHIFTING: Final[ShiftPriceStep] = ShiftPriceStep("shift price")
