"""Processed goods of a contract that need not come out of stock, and what covers what is missing.

The base game has none of this: a contract is paid out of stock (CC-FUL-02). Modules save goods by
ports (hook `saving_ways`) or give goods of a kind of their own for them (hook `kept_processed`).
"""

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import MEAT_TILE
from ceilidh.games.clans.goods import PROCESSED
from ceilidh.games.clans.rules.counters import kept_processed
from ceilidh.games.clans.rules.port_access import mark, ways
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action


def saving_ways(state: State, seat: int) -> list[Action]:
    """The moves that use a port by which a processed good need not be paid."""
    out: list[Action] = []
    for module in state.seats[seat].hooks.of["saving_ways"]:
        module.saving_ways(state, seat, out)
    return out


def missing_goods(state: State, seat: int, contract: Contract, saved: list[int]) -> int:
    """How many processed goods the stock lacks; `saved[good]` are taken off. -1: basic ones too."""
    goods = state.seats[seat].goods
    missing = 0
    for good, need in contract.wants:
        lack = need - saved[good] - goods[good]
        if lack > 0:
            if good not in PROCESSED:
                return -1
            missing += lack
    return missing


def can_cover(state: State, seat: int, goods: int, meat: int) -> bool:
    """Whether what is missing, processed goods and animals, can be had in another way."""
    return _ports_cover(state, seat, max(goods - kept_processed(state, seat), 0), meat)


def _ports_cover(state: State, seat: int, goods: int, meat: int) -> bool:
    """Tried on copies, since one port may serve for either and each costs something."""
    if goods == 0 and meat == 0:
        return True
    if goods:
        for way in saving_ways(state, seat):
            trial = state.clone()
            mark(trial, seat, way)
            if _ports_cover(trial, seat, goods - 1, meat):
                return True
        return False
    for way in ways(state, seat, MEAT_TILE):
        trial = state.clone()
        mark(trial, seat, way)
        if _ports_cover(trial, seat, 0, meat - 1):
            return True
    return False
