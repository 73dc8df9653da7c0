"""The upgrade icon (IN-AUP): a merchant or shipping for £4, as the support card says."""

from ceilidh.games.clans.modules.automa.deck import support
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.ports import use_ports
from ceilidh.games.clans.modules.automa.rows import MERCHANT, SHIPPING
from ceilidh.games.clans.modules.automa.story import can_pay, tell
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.upgrades import can_ship, hire, raise_shipping
from ceilidh.games.clans.state import State


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
