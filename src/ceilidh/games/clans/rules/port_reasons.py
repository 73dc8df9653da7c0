"""Why a port tile cannot be used now (CC-PRT)."""

from typing import Final

from ceilidh.games.clans.components.ports import COPY_TILE, MEAT_TILE, PRICE_TILE
from ceilidh.games.clans.kinds import COPY
from ceilidh.games.clans.rules.port_access import NOWHERE, copy_cost, corner_of, is_open
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason

# Ports that act inside the action they modify, with the reason why not at another time.
MEAT_TIME: Final[Reason] = Reason(
    "You can only use port {port} while fulfilling a contract that needs meat.",
    ("CC-PRT-T1-01", "CC-PRT-Q2"),
    {"port": MEAT_TILE},
)
PRICE_TIME: Final[Reason] = Reason(
    "You can only use port {port} just before a trade.",
    ("CC-PRT-T6-01", "CC-PRT-Q2"),
    {"port": PRICE_TILE},
)
NO_SHIFT: Final[Reason] = Reason(
    "There is no good you could trade after moving its price.", ("CC-PRT-Q3", "CC-PRT-T6-Q2")
)


def why_closed(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat can neither use nor copy the tile, whatever the tile does."""
    tile = action.a
    if corner_of(state, tile) == NOWHERE:
        return Reason("That port tile is not in this game.", ("CC-PRT-01",))
    if action.spec is COPY:
        if corner_of(state, COPY_TILE) == NOWHERE:
            return Reason("The port that copies others is not in this game.", ("CC-PRT-T9-01",))
        if tile == COPY_TILE:
            return Reason("A port cannot copy itself.", ("CC-PRT-T9-01",))
        tile = COPY_TILE
    names: dict[str, object] = {"port": tile}
    corner = corner_of(state, tile)
    if state.seats[seat].ports >> corner & 1:
        return Reason("You have already used port {port}.", ("CC-PRT-07",), names)
    if not is_open(state, seat, corner):
        rules = ("CC-PRT-01", "CC-PRT-04")
        return Reason("Port {port} is out of reach of your units.", rules, names)
    if action.spec is COPY and state.seats[seat].money < copy_cost(state):
        names["cost"] = copy_cost(state)
        names["money"] = state.seats[seat].money
        rules = ("CC-PRT-T9-01", "CC-PRT-Q3")
        return Reason("Port {port} costs £{cost}; you have £{money}.", rules, names)
    return None


def why_no_port(state: State, seat: int, action: Action, taken: bool) -> Reason | None:
    """Why a port cannot be used in a turn, before its action or after it (`taken`)."""
    reason = why_closed(state, seat, action)
    if reason is not None:
        return reason
    if action.a == COPY_TILE:
        return Reason("That port copies another one: choose the one to copy.", ("CC-PRT-T9-01",))
    return why_no_use(state, seat, action.a, taken)


def why_no_use(state: State, seat: int, tile: int, taken: bool) -> Reason | None:
    """Why a tile that the seat has access to is of no use in a turn at this time."""
    if tile == MEAT_TILE:
        return MEAT_TIME
    if tile == PRICE_TILE:
        return PRICE_TIME if taken else NO_SHIFT
    return state.rules.port_effects[tile].why_not(state, seat)


def why_other_port(state: State, seat: int, action: Action, only: int) -> Reason | None:
    """Why a port cannot be used inside an action, where only one tile helps (CC-PRT-Q2)."""
    if action.a == only:
        return why_closed(state, seat, action)
    names: dict[str, object] = {"port": only}
    return Reason("During this action you can only use port {port}.", ("CC-PRT-Q2",), names)
