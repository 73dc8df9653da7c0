"""The icons of upgrades (IN-AUP, IN-ATE): a merchant or shipping for £4, a technology for £10."""

from typing import Final

from ceilidh.games.clans.goods import MINER, WOODCUTTER
from ceilidh.games.clans.modules.automa.deck import support
from ceilidh.games.clans.modules.automa.dice import roll_worker
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.ports import use_ports
from ceilidh.games.clans.modules.automa.rows import MERCHANT, SHIPPING
from ceilidh.games.clans.modules.automa.story import can_pay, tell
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.upgrades import (
    can_ship,
    flip_technology,
    hire,
    raise_shipping,
    technology_allowed,
)
from ceilidh.games.clans.state import State

LEAST: Final = 3  # workers of a kind, for its technology


def choose_upgrade(state: State, seat: int) -> str:
    """Merchant or shipping, empty if both are complete; may draw the support card (IN-AUP-01, 02).

    The card is drawn even if the upgrade then cannot be paid (IN-AC-Q3).
    """
    hires = state.seats[seat].board_merchants > 0
    ships = can_ship(state, seat)
    if hires and ships:
        return support(state).upgrade
    if hires:
        return MERCHANT
    return SHIPPING if ships else ""


def upgrade(state: State, seat: int) -> bool:
    """Try the icon; False if it is impossible."""
    what = choose_upgrade(state, seat)
    if not what:
        tell(state, seat, "impossible", "complete", 0, "IN-AUP-04 IN-AUP-05")
        return False
    cost = rows_of(state).prices.upgrade
    if not can_pay(state, seat, cost, "IN-AUP-04"):
        return False
    pay_in(state, seat, -cost, "upgrade")
    if what == MERCHANT:
        hire(state, seat)
    else:
        raise_shipping(state, seat)
        use_ports(state, seat)
    return True


def kinds_to_upgrade(state: State, seat: int) -> list[int]:
    """The columns of workers that qualify (IN-ATE-01)."""
    own = state.seats[seat]
    if not technology_allowed(state, seat):
        return []
    return [
        column
        for column in (WOODCUTTER, MINER)
        if own.deployed[column] >= LEAST and not own.technology >> (column - WOODCUTTER) & 1
    ]


def technology(state: State, seat: int) -> bool:
    """Try the icon; False if it is impossible."""
    kinds = kinds_to_upgrade(state, seat)
    if not kinds:
        tell(state, seat, "impossible", "workers", 0, "IN-ATE-01")
        return False
    cost = rows_of(state).prices.technology
    if not can_pay(state, seat, cost, "IN-ATE-04"):
        return False
    column = kinds[0] if len(kinds) == 1 else roll_worker(state, seat, "IN-ATE-03")
    pay_in(state, seat, -cost, "upgrade")
    flip_technology(state, seat, column - WOODCUTTER)
    return True
