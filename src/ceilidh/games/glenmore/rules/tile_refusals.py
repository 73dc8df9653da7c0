"""Why a tile of the Rondel cannot be taken or forgone, or The End not be reached."""

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.debt import Debt
from ceilidh.games.glenmore.goods import TERRITORY
from ceilidh.games.glenmore.kinds import FORGO
from ceilidh.games.glenmore.rules.fees import why_no_fee
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import coins_suffice, debt_with_fees, lacks_place_fee
from ceilidh.games.glenmore.rules.placement import ground, kept_spots, spots
from ceilidh.games.glenmore.rules.rondel import position_of
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def why_no_tile(state: State, frame: Frame, action: Action) -> Reason:
    seat = frame.seat
    tile = state.rules.components.tiles[action.a]
    name: dict[str, object] = {"tile": tile.name}
    position = position_of(state, seat, tile.index)
    if position < 0:
        return Reason("{tile} is not ahead of your pawn.", ("GM-RON-06", "GM-RON-12"), name)
    if not state.rules.landable[tile.index]:
        return Reason("Your pawn cannot stop there to take {tile}.", ("GM-RON-09",), name)
    if action.spec is FORGO:
        return Reason(
            "You must take a tile: there is at least one you can pay for and use.", ("GM-TAK-10",)
        )
    reason = _why_no_payment(state, seat, tile) or _why_no_use(state, seat, tile)
    debt = debt_with_fees(state, seat, tile.index)
    if reason is None and lacks_place_fee(state, seat, debt):
        reason = why_no_fee(state, frame, action)
    if reason is None and not coins_suffice(purse(state, seat), debt):
        reason = Reason(
            "You cannot pay for {tile} and what is asked for it besides.", ("GM-TAK-09",), name
        )
    if reason is not None:
        return reason
    for module in state.rules.hooks.of["allows_take"]:
        if not module.allows_take(state, seat, tile.index, position):
            reason = module.why_not(state, frame, action)
            if reason is not None:
                return reason
    return Reason(
        "You would not be able to pay for {tile} after moving there.", ("GM-TAK-09",), name
    )


def _why_no_payment(state: State, seat: int, tile: Tile) -> Reason | None:
    debt: Debt = state.rules.debts[tile.index]
    name: dict[str, object] = {"tile": tile.name}
    if debt.barrels > state.seats[seat].barrels:
        return Reason("{tile} costs a barrel, and you have none.", ("GM-TAK-05",), name)
    if not coins_suffice(purse(state, seat), debt):
        return Reason("You cannot pay for {tile}.", ("GM-TAK-09", "GM-TAK-Q6"), name)
    return None


def _why_no_use(state: State, seat: int, tile: Tile) -> Reason | None:
    """A territory tile needs a place, also after the Scot of its cost has gone."""
    name: dict[str, object] = {"tile": tile.name}
    if tile.kind != TERRITORY:
        return None
    if spots(state, seat, ground(state, seat), tile) == 0:
        return Reason("There is no legal place for {tile}.", ("GM-TAK-Q3", "GM-PLC-01"), name)
    scots = state.rules.debts[tile.index].scots
    if scots and kept_spots(state, seat, tile, scots) == 0:
        return Reason(
            "If you pay that Scot for {tile}, no Scot is left next to its place.",
            ("GM-TAK-06", "GM-TAK-08"),
            name,
        )
    return None


def why_no_end(state: State) -> Reason:
    if state.rules.end not in state.rondel:
        return Reason("The End is not on the rondel.", ("GM-END-01", "GM-END-03"))
    return Reason("You cannot reach The End from here.", ("GM-RON-12", "GM-END-03"))
