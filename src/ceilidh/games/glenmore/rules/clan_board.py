"""Clan markers and the Clan board (GM-PER): road costs, claims and their bonuses."""

from typing import Final

from ceilidh.games.glenmore.kinds import CLAIM, DONE
from ceilidh.games.glenmore.powers import with_effect
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.stock import add_coins, note
from ceilidh.games.glenmore.ruleset import ABSENT, OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

OF_CLAN: Final = 1
OF_LANDMARK: Final = 0


def holders(state: State, field: int) -> list[int]:
    """The seats whose markers lie on a field, in the order of placing."""
    return [seat for other, seat in state.claims if other == field]


def _taken(state: State) -> int:
    """The set of the fields on which no further marker may be put (GM-PER-12, 13)."""
    taken = 0
    for field, _ in state.claims:
        taken |= 1 << field
    return taken & ~state.rules.repeatable


def is_open(state: State, field: int) -> bool:
    """Whether a marker may still be put there."""
    return not _taken(state) >> field & 1


def fee_of_claim(state: State, seat: int, field: int) -> int:
    """What modules ask of the seat for a field besides the road."""
    fee = 0
    for module in state.rules.hooks.of["claim_fee"]:
        fee += module.claim_fee(state, seat, field)
    return fee


def costs_of_claims(state: State, seat: int) -> tuple[int, ...]:
    """By field, what a claim costs the seat: the road, and what modules ask besides."""
    if not state.rules.hooks.of["claim_fee"]:
        return state.roads
    out = list(state.roads)
    for field in range(1, len(out)):
        out[field] += fee_of_claim(state, seat, field)
    return tuple(out)


def cheapest_road(state: State, seat: int) -> int:
    """The lowest cost of any clan territory that the seat can claim."""
    least = OUT_OF_REACH
    roads = costs_of_claims(state, seat)
    taken = _taken(state)
    for field in state.rules.clan_fields:
        if field != ABSENT and roads[field] < least and not taken >> field & 1:
            least = roads[field]
    return least


def can_place(state: State, seat: int, coins: int) -> bool:
    """Whether a marker is left and some clan territory costs at most so many coins."""
    return state.seats[seat].markers > 0 and cheapest_road(state, seat) <= coins


def put_marker(state: State, seat: int, field: int, free: bool = False) -> None:
    """Pay the road, put the marker; every marker can shorten ways for all (GM-PER-05, 06, 19)."""
    add_coins(state, seat, 0 if free else -state.roads[field], "road")
    own = state.mine(seat)
    own.markers -= 1
    state.claims += ((field, seat),)
    ways = state.rules.distances[field]
    state.roads = tuple([min(cost, ways[other]) for other, cost in enumerate(state.roads)])
    clan = state.rules.components.clan_board.clans[field - 1]
    note(state, "claim", seat, clan.id, 1, field, "")
    for row in clan.effects:
        own.powers = with_effect(own.powers, row)
    for module in state.rules.hooks.of["on_claim"]:
        module.on_claim(state, seat, field)


class ClanMarker(TurnStep):
    """Put one marker; frame.c says that it is the product of an activation, already paid for.

    It must be placed if the coins suffice (GM-PER-Q1). Goods may be sold for the road first
    (GM-PER-Q3); a player who would have to sell may also do without, except in an activation.
    """

    def is_free(self, state: State, frame: Frame) -> bool:
        """Also inside an activation, since the road is part of its cost."""
        return True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.effects: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.effects = flow.id_of("effects")

    def begin(self, state: State, frame: Frame) -> bool:
        if can_place(state, frame.seat, purse(state, frame.seat).cash()):
            return True
        if self.deed_possible(state, frame):
            return True
        state.stack.pop()  # GM-TAK-Q7, GM-IMM-Q4
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        own = state.seats[frame.seat]
        coins = own.coins if own.markers > 0 else -1
        found = False
        roads = costs_of_claims(state, frame.seat)
        taken = _taken(state)
        for word, field in enumerate(state.rules.clan_fields):
            if field != ABSENT and roads[field] <= coins and not taken >> field & 1:
                out.append(CLAIM.all[word])
                found = True
        if not found and not (frame.c and self._can_sell_for_it(state, frame.seat)):
            out.append(DONE.only)

    def _can_sell_for_it(self, state: State, seat: int) -> bool:
        return can_place(state, seat, purse(state, seat).cash())

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        field = state.rules.clan_fields[action.a]
        put_marker(state, frame.seat, field)
        state.stack.append(Frame(self.effects, frame.seat, OF_CLAN, field - 1))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to place your clan marker", ("GM-PER-04", "GM-PER-Q1"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is CLAIM:
            return why_no_claim(state, frame.seat, state.rules.clan_fields[action.a])
        return None


def why_no_claim(state: State, seat: int, field: int) -> Reason:
    if field == ABSENT:
        return Reason("That clan is not on this edition's board.", ("GM-ED-09",))
    own = state.seats[seat]
    clan: dict[str, object] = {
        "clan": state.rules.components.clan_board.clans[field - 1].name,
        "cost": costs_of_claims(state, seat)[field],
        "coins": own.coins,
    }
    if not is_open(state, field):
        return Reason("{clan} is already taken.", ("GM-PER-12",), clan)
    if own.markers == 0:
        return Reason("You have no clan markers left.", ("GM-PER-04", "GM-IMM-Q4"))
    return Reason(
        "The road to {clan} costs {cost}; you have {coins}.", ("GM-PER-05", "GM-PER-10"), clan
    )


CLAN_MARKING: Final[ClanMarker] = ClanMarker("clan marker")
