"""Invariants of a position: pieces, contracts and merchants are conserved, caches are fresh."""

from ceilidh.games.clans.audit_ranges import range_faults
from ceilidh.games.clans.goods import KINDS
from ceilidh.games.clans.rules.pieces import kinds_of, reach_of
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY


def audit_seat(state: State, number: int, seat: Seat) -> list[str]:
    out: list[str] = []
    board = state.rules.components.board
    total = seat.merchants + seat.board_merchants + sum([abs(n) for n in seat.market])
    for module in seat.hooks.of["merchants_away"]:
        total += module.merchants_away(state, number)
    if total != board.merchants_in_stock + board.merchants_on_board:
        out.append(f"seat {number} has {total} merchants")
    if seat.money < 0 or min(seat.goods) < 0:
        out.append(f"seat {number} owes money or goods")
    counts = [0] * KINDS
    own = EMPTY
    for hex_ in [hex_ for hex_, units in enumerate(state.land) if units]:
        for kind in kinds_of(state, number, hex_):
            own = own.plus(hex_)
            counts[kind] += 1
    besides = 0
    for module in seat.hooks.of["units_besides"]:
        besides += module.units_besides(state, number)
    workers = sum(seat.deployed[6:])
    if [*seat.deployed[:6], workers, besides] != counts:
        out.append(f"seat {number}: player board {seat.deployed} and map {counts} differ")
    for column in seat.hooks.columns:
        if not 0 <= seat.deployed[column.index] <= column.count:
            out.append(f"seat {number}: {seat.deployed[column.index]} of column {column.name}")
    if not own.same(seat.own):
        out.append(f"seat {number}: own hexes are stale")
    if not reach_of(state, number).same(seat.reach):
        out.append(f"seat {number}: reach is stale")
    return out


def audit(state: State) -> list[str]:
    """Broken invariants; module states tell which contracts they hold by the key `contracts`."""
    out = range_faults(state)
    if out:
        return out
    if not 0 <= state.rng < 1 << 64:
        out.append("the chance number is out of range")
    contracts = [*state.unseen, *state.bottom, *state.drawn, *state.discarded]
    contracts.extend([contract for contract in state.display if contract])
    for number, seat in enumerate(state.seats):
        out.extend(audit_seat(state, number, seat))
        contracts.extend(seat.box + seat.fulfilled)
    for module in state.rules.everyone["audit"]:
        if module.at_table(state):
            out.extend(module.audit(state))
    for part in state.module_states.values():
        held = part.dump().get("contracts", [])
        assert isinstance(held, list)
        contracts.extend(held)
    if sorted(contracts) != [contract.id for contract in state.rules.components.contracts]:
        out.append("contracts are not conserved")
    for good, step in enumerate(state.prices):
        if not 0 <= step <= state.rules.last_price:
            out.append(f"price {good} is off its track")
    owned = EMPTY
    for seat in state.seats:
        owned = owned.union(seat.own)
    if owned.meets(state.free) or not state.free.minus(state.map.active).is_empty():
        out.append("free hexes are stale")
    return out
