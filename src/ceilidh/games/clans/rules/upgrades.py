"""Actions 4 to 6: shipping (CC-SHP), technology (CC-TEC), merchants (CC-HIR)."""

from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import HIRE, RECALL, SHIP, TECH, TECHNOLOGY
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.pieces import reach_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import MAIN, ActionRule
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Mask of the technology tiles: woodcutters 1, miners 2.
BOTH_TILES: Final = 3


def _tell(state: State, seat: int, thing: str) -> None:
    if state.recorder is not None:
        state.recorder.events.append(Event("upgrade", seat, thing, 1, -1, ""))


def can_ship(state: State, seat: int) -> bool:
    own = state.seats[seat]
    return own.shipping < own.hooks.shipping_last


def raise_shipping(state: State, seat_number: int) -> None:
    """One level; it counts at once (CC-SHP-04)."""
    seat = state.mine(seat_number)
    seat.shipping += 1
    seat.reach = reach_of(state, seat_number)
    _tell(state, seat_number, "shipping")


def technology_allowed(state: State, seat_number: int) -> bool:
    """Whether no module forbids technology to the seat."""
    for module in state.seats[seat_number].hooks.of["technology_allowed"]:
        if not module.technology_allowed(state, seat_number):
            return False
    return True


def legal_technology(state: State, seat_number: int, cost: int, out: list[Action]) -> None:
    seat = state.seats[seat_number]
    if seat.technology == BOTH_TILES or seat.money < cost:
        return
    if not technology_allowed(state, seat_number):
        return
    for tile in (0, 1):
        if not (seat.technology >> tile) & 1:
            out.append(TECH.all[tile])


def flip_technology(state: State, seat: int, tile: int) -> None:
    state.mine(seat).technology |= 1 << tile
    _tell(state, seat, TECHNOLOGY.words[tile])


def hire(state: State, seat_number: int) -> None:
    seat = state.mine(seat_number)
    seat.board_merchants -= 1
    seat.merchants += 1
    _tell(state, seat_number, "merchant")


def recall(state: State, seat_number: int, good: int) -> None:
    """Take a merchant back from the market; the trade it made stays (CC-FUL-Q9)."""
    seat = state.mine(seat_number)
    seat.market[good] -= 1 if seat.market[good] > 0 else -1
    seat.merchants += 1
    if state.recorder is not None:
        state.recorder.events.append(Event("recall", seat_number, GOOD_NAMES[good], 1, -1, ""))


def legal_bonus_upgrades(state: State, seat_number: int, out: list[Action]) -> None:
    """Shipping or a merchant for free, technology for £5, or a merchant back (CC-FUL-26 to 28)."""
    if can_ship(state, seat_number):
        out.append(SHIP.only)
    legal_technology(state, seat_number, state.rules.components.board.technology_cost_bonus, out)
    legal_merchants(state, seat_number, out)


def legal_merchants(state: State, seat_number: int, out: list[Action]) -> None:
    """A merchant for free, or one back from the market (IN-MB-01)."""
    seat = state.seats[seat_number]
    if seat.board_merchants > 0:
        out.append(HIRE.only)
    for good in range(6):
        if seat.market[good]:
            out.append(RECALL.all[good])


def apply_bonus_upgrade(state: State, seat: int, action: Action) -> None:
    if action.spec is SHIP:
        raise_shipping(state, seat)
    elif action.spec is TECH:
        pay_in(state, seat, -state.rules.components.board.technology_cost_bonus, "upgrade")
        flip_technology(state, seat, action.a)
    elif action.spec is HIRE:
        hire(state, seat)
    else:
        recall(state, seat, action.a)


def why_no_upgrade(
    state: State, seat_number: int, action: Action, costs: tuple[int, int, int]
) -> Reason | None:
    """Why shipping, technology or a merchant cannot be had at these costs, in this order."""
    seat = state.seats[seat_number]
    sums: dict[str, object] = {"money": seat.money}
    if action.spec is SHIP:
        if not can_ship(state, seat_number):
            return Reason("Your shipping is already at its highest level.", ("CC-SHP-Q1",))
        if seat.money < costs[0]:
            sums["cost"] = costs[0]
            return Reason(
                "Upgrading shipping costs £{cost}; you have £{money}.", ("CC-SHP-01",), sums
            )
    elif action.spec is TECH:
        if seat.technology >> action.a & 1:
            return Reason("You have already flipped that technology tile.", ("CC-TEC-02",))
        if seat.money < costs[1] and technology_allowed(state, seat_number):
            sums["cost"] = costs[1]
            rules = ("CC-TEC-01", "CC-TEC-05")
            return Reason("That technology costs £{cost}; you have £{money}.", rules, sums)
    elif action.spec is HIRE:
        if seat.board_merchants == 0:
            return Reason("You have already hired all your merchants.", ("CC-HIR-03",))
        if seat.money < costs[2]:
            sums["cost"] = costs[2]
            return Reason(
                "Hiring a merchant costs £{cost}; you have £{money}.", ("CC-HIR-01",), sums
            )
    return None


def why_no_bonus_upgrade(state: State, seat: int, action: Action) -> Reason | None:
    if action.spec is RECALL:
        if state.seats[seat].market[action.a]:
            return None
        names: dict[str, object] = {"good": GOOD_NAMES[action.a]}
        return Reason("You have no merchant on the market for {good}.", ("CC-FUL-27",), names)
    cost = state.rules.components.board.technology_cost_bonus
    return why_no_upgrade(state, seat, action, (0, cost, 0))


class Upgrade(ActionRule[State]):
    """Shipping, technology or a merchant, at the full price."""

    def __init__(self) -> None:
        super().__init__((SHIP, TECH, HIRE), MAIN)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = state.seats[frame.seat]
        rules = state.rules
        money = seat.money
        if money >= rules.shipping_cost and seat.shipping < seat.hooks.shipping_last:
            out.append(SHIP.only)
        if money >= rules.technology_cost and seat.technology < BOTH_TILES:
            legal_technology(state, frame.seat, rules.technology_cost, out)
        if money >= rules.merchant_cost and seat.board_merchants > 0:
            out.append(HIRE.only)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        rules = state.rules
        if action.spec is SHIP:
            pay_in(state, frame.seat, -rules.shipping_cost, "upgrade")
            raise_shipping(state, frame.seat)
        elif action.spec is TECH:
            pay_in(state, frame.seat, -rules.technology_cost, "upgrade")
            flip_technology(state, frame.seat, action.a)
        else:
            pay_in(state, frame.seat, -rules.merchant_cost, "upgrade")
            hire(state, frame.seat)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        rules = state.rules
        costs = (rules.shipping_cost, rules.technology_cost, rules.merchant_cost)
        return why_no_upgrade(state, frame.seat, action, costs)
