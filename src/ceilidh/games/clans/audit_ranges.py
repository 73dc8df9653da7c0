"""Ranges of a position that may come from anywhere: what is out of them would break later calls."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.rules.upgrades import BOTH_TILES
from ceilidh.games.clans.state import NO_CLAN, Seat, State, new_seat

MOST: Final = 100_000  # of anything that is counted; no game comes near it


def _lists(state: State) -> list[str]:
    rules = state.rules
    out: list[str] = []
    if len(state.seats) != rules.players:
        out.append("there are too few seats")
    if len(state.prices) != len(new_seat(rules).goods) or len(state.imports) != len(IMPORT_NAMES):
        out.append("prices or imports are missing")
    if len(state.display) != rules.boxes:
        out.append("the export board has another size")
    return out


def _seat(state: State, number: int, seat: Seat) -> list[str]:
    plain = new_seat(state.rules)
    sizes = [len(seat.goods), len(seat.market), len(seat.deployed)]
    if sizes != [len(plain.goods), len(plain.market), len(plain.deployed)]:
        return [f"seat {number} has lists of another size"]
    counts = [
        # fields: counts Seat
        seat.bid,
        seat.money,
        seat.glory,
        seat.merchants,
        seat.board_merchants,
        *seat.goods,
        # fields: end
    ]
    if any([abs(amount) > MOST for amount in counts]):
        return [f"seat {number} has a number out of range"]
    if min(seat.merchants, seat.board_merchants, seat.bid) < 0:
        return [f"seat {number} owes merchants or bids"]
    if not 0 <= seat.shipping <= state.rules.shipping_last:
        return [f"seat {number} has another ship"]
    if not 0 <= seat.technology <= BOTH_TILES or not 0 <= seat.ports < 1 << len(state.ports):
        return [f"seat {number} has other technology or ports"]
    return []


def _drawn(state: State) -> list[str]:
    """Tiles that were drawn are different ones of their pools, as many as are drawn."""
    rules = state.rules
    out: list[str] = []
    if any([side not in rules.map_sides[place] for place, side in enumerate(state.map.sides)]):
        out.append("the map cannot have been drawn")
    ports = min(len(state.map.ports), len(rules.port_pool))
    if len(state.ports) != ports or not some_of(state.ports, rules.port_pool):
        out.append("the port tiles cannot have been drawn")
    rounds = rules.plan.sequences[0].count(rules.plan.sequences[0][1])
    tiles = min(rounds, len(rules.scoring_pool))
    if len(state.tiles) != tiles or not some_of(state.tiles, rules.scoring_pool):
        out.append("the scoring tiles cannot have been drawn")
    return out


def some_of(chosen: Sequence[int], pool: list[int]) -> bool:
    """Whether all are of the pool and none is there twice."""
    return len(set(chosen)) == len(chosen) and set(chosen) <= set(pool)


def _clans(state: State) -> list[str]:
    """No clan twice, and every module and clan with a part of its own has it."""
    rules = state.rules
    clans = [seat.clan for seat in state.seats if seat.clan != NO_CLAN]
    if not some_of(clans, rules.clan_pool):
        return ["a clan is not in this game, or twice"]
    wanted = list(rules.new_module_states())
    for clan in clans:
        module = rules.clans[clan]
        part = None if module is None else module.new_module_state()
        if part is not None:
            wanted.append(part.name)
    if sorted(wanted) != sorted(state.module_states):
        return ["the parts of the modules do not fit"]
    return []


def range_faults(state: State) -> list[str]:
    """Faults of shape and range; only without them can the rest be looked at."""
    out = _lists(state)
    if out:
        return out
    for number, seat in enumerate(state.seats):
        out.extend(_seat(state, number, seat))
    if any([not 0 <= amount <= MOST for amount in state.imports]) or state.bargains < 0:
        out.append("a number is out of range")
    return out + _drawn(state) + _clans(state)
