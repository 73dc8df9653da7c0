"""Where trains and mini-trains may go, and what that costs (IN-TA, IN-TF, IN-T2)."""

from typing import Final

from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.modules.industria.rail_board.board import (
    PLACE,
    board,
    payable_slots,
    place_word,
    railway,
    slot_word,
    unlocked,
)
from ceilidh.games.clans.modules.industria.rail_board.payment import (
    can_pay,
    can_pay_otherwise,
    why_no_payment,
)
from ceilidh.games.clans.modules.industria.rail_board.rows import MOST_OF_A_GOOD, Demand
from ceilidh.games.clans.modules.industria.trains.network import Route, network_of
from ceilidh.games.clans.modules.industria.trains.yard import has_mini, is_lying, replaced, yard
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Domain, Spec
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason

VIA: Final[Domain] = Domain("via", ("direct", *PLACE.words))
RIDE: Final[Spec] = Spec("train", (PLACE, VIA), ("IN-TA-01", "IN-TA-02"))
HANDCAR: Final[Spec] = Spec("handcar", (PLACE, VIA), ("IN-T2-06",))

# The two engines, by number.
TRAIN: Final = 0
MINI: Final = 1
ENGINES: Final = ("train", "handcar")
PLENTY: Final = [MOST_OF_A_GOOD] * GOODS


def place_of(state: State, seat: int, engine: int) -> int:
    own = yard(state)
    return own.trains[seat] if engine == TRAIN else own.minis[seat]


def owners_met(state: State, seat: int, route: Route) -> list[int]:
    """The owner of each engine of others on the way, its beginning left out (IN-TF-01 to 07)."""
    own = yard(state)
    out: list[int] = []
    for place in route.met:
        for other in range(len(state.seats)):
            if other != seat:
                if own.trains[other] == place:
                    out.append(other)
                if own.minis[other] == place:
                    out.append(other)
    return out


def fee_of(state: State, seat: int, route: Route) -> int:
    return engines_met(others_at(state, seat), route) * railway(state).numbers.fee


def others_at(state: State, seat: int) -> list[int]:
    """The places of the engines of others."""
    own = yard(state)
    out: list[int] = []
    for other in range(len(state.seats)):
        if other != seat:
            out.append(own.trains[other])
            out.append(own.minis[other])
    return out


def engines_met(others: list[int], route: Route) -> int:
    number = 0
    for place in route.met:
        number += others.count(place)
    return number


def demand_at(state: State, place: int) -> Demand | None:
    """What the place asks for; None where nothing lies."""
    tile = board(state).demand[network_of(state).slot_of[place]]
    return railway(state).demand_tile(tile) if tile else None


def can_deliver(state: State, seat: int, place: int, money: int) -> bool:
    """The goods can be paid, and solo the place was not served before (IN-TA-07, IN-SO-Q3).

    `money` is what is left after all fees: a port that helps may cost something (IN-P16-03).
    """
    tile = demand_at(state, place)
    if tile is None or yard(state).bonuses[place] == 0:
        return False
    return can_pay(state, seat, tile, money)


def hopeful_places(state: State, seat: int, helped: bool) -> int:
    """Mask of the places to which the seat has all goods; any place if it is `helped`.

    Most turns have none, and no route need be looked at.
    """
    hopes = payable_slots(state, PLENTY if helped else state.seats[seat].goods)
    if hopes == 0:
        return 0
    mask = 0
    bonuses = yard(state).bonuses
    for place, slot in enumerate(network_of(state).slot_of):
        if hopes >> slot & 1 and bonuses[place]:
            mask |= 1 << place
    return mask


def open_routes(state: State, seat: int, engine: int, money: int) -> list[Route]:
    """The routes of one engine by itself: open, paid for, and with a delivery at a train's end."""
    # Without help whatever is hopeful can be paid; with it that may depend on the money left.
    helped = engine == MINI or can_pay_otherwise(state, seat)
    ends = hopeful_places(state, seat, helped) if engine == TRAIN else -1
    if ends == 0:
        return []
    own = yard(state)
    places = (own.trains[seat], own.minis[seat])
    other = places[1 - engine]
    keys = unlocked(state, seat)
    others = others_at(state, seat)
    fee = railway(state).numbers.fee
    out: list[Route] = []
    for route in network_of(state).routes[places[engine]]:
        if not ends >> route.end & 1 or route.locks & ~keys or route.end == other:
            continue
        left = money - fee * engines_met(others, route)
        if left >= 0 and (not helped or _still_delivers(state, seat, engine, route, left)):
            out.append(route)
    return out


def _still_delivers(state: State, seat: int, engine: int, route: Route, money: int) -> bool:
    """Whether the train can deliver at its end, the mini-train's fees paid if it goes second."""
    if engine == TRAIN:
        return can_deliver(state, seat, route.end, money)
    return not is_lying(state, seat) or can_deliver(state, seat, yard(state).trains[seat], money)


def legal_routes(state: State, seat: int, engine: int) -> list[Route]:
    """The routes after which the other engine, if there is one, can move too (IN-T2-Q4)."""
    money = state.seats[seat].money
    routes = open_routes(state, seat, engine, money)
    if not routes or not has_mini(state):
        return routes
    out: list[Route] = []
    for route in routes:
        if _other_can_move(state, seat, engine, route):
            out.append(route)
    return out


def _other_can_move(state: State, seat: int, engine: int, route: Route) -> bool:
    """Whether the other engine has a route once this one has arrived (IN-T2-10, IN-T2-Q2)."""
    money = state.seats[seat].money - fee_of(state, seat, route)
    other = 1 - engine
    keys = unlocked(state, seat)
    for second in network_of(state).routes[place_of(state, seat, other)]:
        left = money - fee_of(state, seat, second)
        if second.locks & ~keys or second.end == route.end or left < 0:
            continue
        if can_deliver(state, seat, route.end if other == MINI else second.end, left):
            return True
    return False


def ride(state: State, seat: int, engine: int, route: Route) -> None:
    """Pay the fees, then move (IN-TF-08, IN-T2-15); a train is laid on its side (IN-TA-09)."""
    fee = railway(state).numbers.fee
    met = owners_met(state, seat, route)
    pay_in(state, seat, -fee * len(met), "fee")
    for owner in range(len(state.seats)):
        pay_in(state, owner, fee * met.count(owner), "fee")
    new = yard(state).copy()
    if engine == TRAIN:
        new.trains = replaced(new.trains, seat, route.end)
        new.lying |= 1 << seat
    else:
        new.minis = replaced(new.minis, seat, route.end)
    state.keep(new)
    if state.recorder is not None:
        words = f"{ENGINES[engine]} {PLACE.words[route.end]}"
        state.recorder.events.append(Event("ride", seat, words, route.tunnels, -1, ""))


def route_to(state: State, start: int, end: int, via: int) -> Route | None:
    for route in network_of(state).routes[start]:
        if route.end == end and route.via == via:
            return route
    return None


def why_no_route(state: State, seat: int, engine: int, end: int, via: int) -> Reason | None:
    """Why an engine cannot go there that way."""
    start = place_of(state, seat, engine)
    route = route_to(state, start, end, via)
    names: dict[str, object] = {"place": place_word(state, end)}
    if end == start:
        return Reason("A train cannot end where it started.", ("IN-TA-06",))
    if route is None:
        rules = ("IN-TA-02", "IN-TA-03")
        return Reason(
            "You cannot reach {place} by rail that way in one or two steps.", rules, names
        )
    closed = route.locks & ~unlocked(state, seat)
    if closed:
        slot = (closed & -closed).bit_length() - 1
        lock: dict[str, object] = {"milestone": slot_word(state, slot)}
        locked = ("IN-TA-05", "IN-TU-03", "IN-ME-01")
        return Reason("Claim the {milestone} milestone first.", locked, lock)
    if end == place_of(state, seat, 1 - engine):
        return _why_no_room(engine)
    fee = fee_of(state, seat, route)
    money = state.seats[seat].money
    if fee > money:
        sums: dict[str, object] = {"fee": fee, "money": money}
        rules = ("IN-TF-05", "IN-T2-16")
        return Reason("That route costs £{fee} in fees; you have £{money}.", rules, sums)
    return _why_no_end(state, seat, engine, end, money - fee)


def _why_no_room(engine: int) -> Reason:
    rules = ("IN-T2-10", "IN-T2-Q2")
    if engine == TRAIN:
        return Reason("Your mini-train is there; move it away first.", rules)
    return Reason("Your train is there.", rules)


def _why_no_end(state: State, seat: int, engine: int, end: int, left: int) -> Reason | None:
    """Why an engine that can go somewhere with so much money left still may not end there."""
    if engine == TRAIN:
        reason = why_no_delivery(state, seat, end, left)
        if reason is not None or not has_mini(state):
            return reason
        rules = ("IN-T2-06", "IN-T2-Q4")
        return Reason("After that your mini-train could not move, as it must.", rules)
    if is_lying(state, seat):
        rules = ("IN-T2-15", "IN-P16-03")
        return Reason("After these fees you could no longer pay for your delivery.", rules)
    rules = ("IN-TA-07", "IN-T2-06")
    return Reason("After that your train could not deliver anywhere, as it must.", rules)


def why_no_delivery(state: State, seat: int, place: int, money: int) -> Reason | None:
    """Why the seat cannot deliver there with so much money left: a port may cost some."""
    tile = demand_at(state, place)
    names: dict[str, object] = {"place": place_word(state, place)}
    if yard(state).bonuses[place] == 0:
        rules = ("IN-SO-07", "IN-SO-Q3")
        return Reason("You have already delivered to {place}.", rules, names)
    if tile is None:
        return Reason("There is no demand at {place}.", ("IN-TD-01",), names)
    return why_no_payment(state, seat, tile, money, ("IN-TA-07", "IN-TD-01"))
