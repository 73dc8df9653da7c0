"""Invariants of a position: tiles and pieces are conserved, territories sound, caches fresh."""

from ceilidh.games.glenmore.audit_ranges import range_faults
from ceilidh.games.glenmore.goods import RESOURCES, STACKS
from ceilidh.games.glenmore.powers import NO_POWERS, Powers, with_effect
from ceilidh.games.glenmore.rules.placement import sound
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import amounts, goods_sum, scots


def _audit_caches(state: State, number: int, seat: Seat) -> list[str]:
    tiles = state.rules.components.tiles
    area = sum([1 << cell for cell in seat.tiles])
    river = sum([1 << cell for cell, tile in seat.tiles.items() if tiles[tile].river])
    manned = sum([1 << cell for cell, load in seat.loads.items() if scots(load)])
    out: list[str] = []
    if (area, river, manned) != (seat.area, seat.river, seat.manned):
        out.append(f"seat {number}: sets of cells are stale")
    stock = [0] * RESOURCES
    for load in seat.loads.values():
        for kind, goods in enumerate(amounts(load)):
            stock[kind] += goods
    if stock != seat.stock:
        out.append(f"seat {number}: stock {seat.stock} and tiles {stock} differ")
    if not _same(_powers_of(state, number), seat.powers):
        out.append(f"seat {number}: permanent effects are stale")
    return out


def _powers_of(state: State, number: int) -> Powers:
    components = state.rules.components
    powers = NO_POWERS
    for card in state.seats[number].landmarks:
        for row in components.landmarks[card].effects:
            powers = with_effect(powers, row)
    for field, owner in state.claims:
        if owner == number:
            for row in components.clan_board.clans[field - 1].effects:
                powers = with_effect(powers, row)
    return powers


def _same(one: Powers, other: Powers) -> bool:
    return (
        one.castles == other.castles
        and (one.factor, one.swap, one.extras) == (other.factor, other.swap, other.extras)
        and (one.movement_vp, one.barrel_vp) == (other.movement_vp, other.barrel_vp)
        and sorted(one.coin_vp) == sorted(other.coin_vp)
    )


def _audit_seat(state: State, number: int, seat: Seat) -> list[str]:
    supply = state.rules.components.board.supply
    out = _audit_caches(state, number, seat)
    pieces = seat.scots + 1 + sum([scots(load) for load in seat.loads.values()])
    for module in state.rules.hooks.of["scots_away"]:
        pieces += module.scots_away(state, number)
    if pieces != supply.scots:
        out.append(f"seat {number} has {pieces} Scots")
    claimed = len([owner for _, owner in state.claims if owner == number])
    if seat.markers + claimed != supply.clan_markers:
        out.append(f"seat {number} has {seat.markers} clan markers left")
    for cell, load in seat.loads.items():
        if cell not in seat.tiles or load == 0 or goods_sum(load) > state.rules.limit:
            out.append(f"seat {number}: wrong load on cell {cell}")
        if goods_sum(load) != sum(amounts(load)):
            out.append(f"seat {number}: the load of cell {cell} is packed wrongly")
    if not sound(seat.area, seat.river) and not _removing(state):
        out.append(f"seat {number}: the territory is not sound")
    return out


def _removing(state: State) -> bool:
    """Between two removals that are judged together the territory may be unsound (GM-PLC-Q5)."""
    return any([frame.step == REMOVING.id for frame in state.stack])


def tiles_in_play(state: State) -> list[int]:
    rules = state.rules
    found = [tile for tile in state.rondel if tile >= 0]
    found.extend(state.unseen)
    for stack in range(state.stack_number + 1, STACKS):
        found.extend(rules.stacks[stack])
    found.extend(state.discard)
    for seat in state.seats:
        found.extend(seat.tiles.values())
        found.extend([tile for stack in seat.under.values() for tile in stack])
        found.extend(seat.persons)
    return found


def audit(state: State) -> list[str]:
    """Broken invariants; empty when all is well."""
    rules = state.rules
    out = range_faults(state)
    if out:
        return out
    for module in rules.hooks.of["audit"]:
        out.extend(module.audit(state))
    for number, seat in enumerate(state.seats):
        out.extend(_audit_seat(state, number, seat))
    found = [tile for tile in tiles_in_play(state) if tile > 1]
    if len(found) != len(set(found)):
        out.append("a tile is in two places")
    if not 0 <= state.rng < 1 << 64:
        out.append("the chance number is out of range")
    for kind in range(RESOURCES):
        if not 0 <= state.market[kind] <= len(rules.slots):
            out.append(f"market row {kind} is overfull")
    roads = rules.first_roads
    for field, _ in state.claims:
        ways = rules.distances[field]
        roads = tuple([min(cost, ways[other]) for other, cost in enumerate(roads)])
    if roads != state.roads:
        out.append("road costs are stale")
    return out
