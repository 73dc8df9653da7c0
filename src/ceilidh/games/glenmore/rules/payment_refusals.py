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
    return Reason("You would then be unable to pay the rest.", ("GM-TAK-14", "GM-TAK-Q6"))


def why_no_scot(state: State, frame: Frame, cell: int) -> Reason:
    own = state.seats[frame.seat]
    debt = unpack(frame)
    if not own.manned >> cell & 1:
        return Reason("There is no Scot on that tile.", ("GM-TAK-06",))
    if debt.scots == 0:
        return Reason("You do not owe a Scot.", ("GM-TAK-14",))
    if debt.next_kinds():
        return Reason("Pay the resources first.", ("GM-TAK-14",))
    if cell not in scot_cells(state, own):
        return Reason("You can only pay with Scots on your Home tiles.", ("GM-TAK-06", "GM-TAK-07"))
    return Reason("Without that Scot there would be nowhere to place the tile.", ("GM-TAK-08",))


def why_no_purchase(state: State, frame: Frame, kind: int) -> Reason:
    cost = price(state, kind)
    coins = state.seats[frame.seat].coins
    facts: dict[str, object] = {"resource": RESOURCE_NAMES[kind], "cost": cost, "coins": coins}
    if not unpack(frame).next_kinds() >> kind & 1:
        return Reason(
            "You do not need {resource} now; a bought resource must be used at once.",
            ("GM-MKT-06", "GM-MKT-07"),
            facts,
        )
    if state.market[kind] == len(state.rules.slots):
        return Reason("The market row for {resource} is full.", ("GM-MKT-05",), facts)
    if cost > coins:
        return Reason("{resource} costs {cost}; you have {coins}.", ("GM-MKT-04",), facts)
    return Reason("You would then be unable to pay the rest.", ("GM-TAK-14", "GM-TAK-Q6"))


def why_no_swap(state: State, frame: Frame) -> Reason:
    debt = unpack(frame)
    if debt.swap == 0 or not debt.next_kinds():
        return Reason(
            "A coin can replace one resource in an exchange, but only for the holder of Sinclair.",
            ("GM-CLN-34",),
        )
    if state.seats[frame.seat].coins < debt.swap:
        return Reason("You have no coins.", ("GM-CLN-34",))
    return Reason("You would then be unable to pay the rest.", ("GM-TAK-14", "GM-TAK-Q6"))
