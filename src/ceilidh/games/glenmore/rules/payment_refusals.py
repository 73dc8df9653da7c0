"""Why something cannot pay what is due: a resource, a Scot, a purchase, a coin in its place."""

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.rules.market import price, scot_cells
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def why_no_good(state: State, frame: Frame, action: Action) -> Reason:
    kind = action.a
    names: dict[str, object] = {"resource": RESOURCE_NAMES[kind]}
    if amount(state.seats[frame.seat].loads.get(action.b, 0), kind) == 0:
        return Reason("There is no {resource} on that tile.", ("GM-TAK-02",), names)
    if not unpack(frame).next_kinds() >> kind & 1:
        rules = ("GM-TAK-14", "GM-ACT-35")
        return Reason("You cannot pay with {resource} now.", rules, names)
    return Reason("You could not pay the rest then.", ("GM-TAK-14", "GM-TAK-Q6"))


def why_no_scot(state: State, frame: Frame, cell: int) -> Reason:
    own = state.seats[frame.seat]
    debt = unpack(frame)
    if not own.manned >> cell & 1:
        return Reason("There is no Scot on that tile.", ("GM-TAK-06",))
    if debt.scots == 0:
        return Reason("No Scot is due.", ("GM-TAK-14",))
    if debt.next_kinds():
        return Reason("Pay the resources first.", ("GM-TAK-14",))
    if cell not in scot_cells(state, own):
        return Reason("Only Scots of your Home tiles can pay.", ("GM-TAK-06", "GM-TAK-07"))
    return Reason("The tile would find no place without that Scot.", ("GM-TAK-08",))


def why_no_purchase(state: State, frame: Frame, kind: int) -> Reason:
    cost = price(state, kind)
    coins = state.seats[frame.seat].coins
    facts: dict[str, object] = {"resource": RESOURCE_NAMES[kind], "cost": cost, "coins": coins}
    if not unpack(frame).next_kinds() >> kind & 1:
        return Reason(
            "You do not need {resource} now; what is bought pays at once.",
            ("GM-MKT-06", "GM-MKT-07"),
            facts,
        )
    if state.market[kind] == len(state.rules.slots):
        return Reason("The market row of {resource} is full.", ("GM-MKT-05",), facts)
    if cost > coins:
        return Reason("The price of {resource} is {cost}; you have {coins}.", ("GM-MKT-04",), facts)
    return Reason("You could not pay the rest then.", ("GM-TAK-14", "GM-TAK-Q6"))


def why_no_swap(state: State, frame: Frame) -> Reason:
    debt = unpack(frame)
    if debt.swap == 0 or not debt.next_kinds():
        return Reason(
            "A coin replaces one resource of an exchange, and only for the holder of Sinclair.",
            ("GM-CLN-34",),
        )
    if state.seats[frame.seat].coins < debt.swap:
        return Reason("You have no coin.", ("GM-CLN-34",))
    return Reason("You could not pay the rest then.", ("GM-TAK-14", "GM-TAK-Q6"))
