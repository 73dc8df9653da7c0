"""The technology icon (IN-ATE): £10 for a kind of worker of which three are deployed."""

from typing import Final

from ceilidh.games.clans.goods import MINER, WOODCUTTER
from ceilidh.games.clans.modules.automa.dice import roll_worker
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.story import can_pay, tell
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.upgrades import flip_technology, technology_allowed
from ceilidh.games.clans.state import State

LEAST: Final = 3  # workers of a kind


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
