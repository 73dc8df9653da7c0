"""Coins, barrels, points, goods and Scots: the only places where a seat's belongings change."""

from ceilidh.games.glenmore.goods import KIND_NAMES, RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.state import PLAY, State
from ceilidh.games.glenmore.tile_load import (
    GOODS_MASK,
    ONE,
    ONE_SCOT,
    SCOT_SHIFT,
    SUM_SHIFT,
    amount,
    goods_sum,
)
from ceilidh.kernel.event import Event


def note(
    state: State, kind: str, seat: int, thing: str, number: int, place: int, reason: str
) -> None:
    """Tell the sink, if one listens."""
    if state.recorder is not None:
        state.recorder.events.append(Event(kind, seat, thing, number, place, reason))


def add_coins(state: State, seat: int, number: int, reason: str) -> None:
    """Coins are unlimited (GM-CMP-15); negative numbers are paid."""
    if number:
        state.mine(seat).coins += number
        note(state, "coins", seat, "coin", number, -1, reason)


def add_barrels(state: State, seat: int, number: int, reason: str) -> None:
    """Barrels are unlimited and lie beside the territory (GM-CMP-15, GM-IMM-07)."""
    if number:
        state.mine(seat).barrels += number
        note(state, "barrels", seat, "barrel", number, -1, reason)
        for module in state.rules.hooks.of["on_barrels"]:
            module.on_barrels(state, seat, number, reason)


def add_points(state: State, seat: int, number: int, reason: str, source: int = PLAY) -> None:
    """Victory points have neither upper nor lower limit (GM-CMP-15, GM-END-Q2)."""
    if number:
        state.mine(seat).points[source] += number
        note(state, "points", seat, "vp", number, -1, reason)
        for module in state.rules.hooks.of["on_points"]:
            module.on_points(state, seat, number, reason, source)


def add_movement(state: State, seat: int, number: int, reason: str) -> None:
    """Movement points are pooled until the end of the turn's activations (GM-ACT-Q1)."""
    if number:
        state.movement += number
        note(state, "movement", seat, "movement", number, -1, reason)


def spend_movement(state: State, number: int) -> None:
    """Movement points of the pool, for whatever they move (GM-ACT-52)."""
    state.movement -= number


def room(state: State, seat: int, cell: int) -> int:
    """How many more resources a tile can hold (GM-CMP-19)."""
    return state.rules.limit - goods_sum(state.seats[seat].loads.get(cell, 0))


def put_good(state: State, seat: int, cell: int, kind: int, reason: str) -> None:
    """One resource onto a tile that has room."""
    own = state.mine(seat)
    own.loads[cell] = own.loads.get(cell, 0) + ONE[kind]
    own.stock[kind] += 1
    note(state, "good", seat, RESOURCE_NAMES[kind], 1, cell, reason)


def take_good(state: State, seat: int, cell: int, kind: int, reason: str) -> None:
    """One resource from a tile back to the supply (GM-TAK-13, GM-ACT-31)."""
    own = state.mine(seat)
    _set_load(state, seat, cell, own.loads[cell] - ONE[kind])
    own.stock[kind] -= 1
    note(state, "good", seat, RESOURCE_NAMES[kind], -1, cell, reason)


def _set_load(state: State, seat: int, cell: int, load: int) -> None:
    own = state.mine(seat)
    if load:
        own.loads[cell] = load
    else:
        del own.loads[cell]


def put_scots(state: State, seat: int, cell: int, number: int, reason: str) -> None:
    """Scots of the personal supply onto a tile; those that are missing are lost (GM-CMP-Q2)."""
    own = state.mine(seat)
    number = min(number, own.scots)
    if number:
        own.scots -= number
        own.loads[cell] = own.loads.get(cell, 0) + ONE_SCOT * number
        own.manned |= 1 << cell
        note(state, "scots", seat, "scot", number, cell, reason)


def take_scot(state: State, seat: int, cell: int, reason: str) -> None:
    """One Scot from a tile back to the personal supply (GM-TAK-Q2)."""
    own = state.mine(seat)
    own.scots += 1
    _lift_scot(state, seat, cell)
    note(state, "scots", seat, "scot", -1, cell, reason)


def walk_scot(state: State, seat: int, cell: int, target: int) -> None:
    """One Scot from a tile to another (GM-ACT-51)."""
    own = state.mine(seat)
    _lift_scot(state, seat, cell)
    own.loads[target] = own.loads.get(target, 0) + ONE_SCOT
    own.manned |= 1 << target
    note(state, "walk", seat, "scot", target, cell, "")
    for module in state.rules.hooks.of["on_walk"]:
        module.on_walk(state, seat, cell, target)


def _lift_scot(state: State, seat: int, cell: int) -> None:
    own = state.mine(seat)
    load = own.loads[cell] - ONE_SCOT
    _set_load(state, seat, cell, load)
    if load < ONE_SCOT:
        own.manned &= ~(1 << cell)


def clear_cell(state: State, seat: int, cell: int) -> int:
    """Take everything off a tile; the load that lay on it."""
    own = state.mine(seat)
    load = own.loads.pop(cell, 0)
    for kind in range(RESOURCES):
        own.stock[kind] -= amount(load, kind)
    own.manned &= ~(1 << cell)
    return load


def move_scots(state: State, seat: int, load: int, cell: int, target: int) -> None:
    """The Scots of a load that was taken off a tile, onto another."""
    own = state.mine(seat)
    scots = load >> SCOT_SHIFT
    if scots:
        own.loads[target] = own.loads.get(target, 0) + ONE_SCOT * scots
        own.manned |= 1 << target
        for module in state.rules.hooks.of["on_walk"]:
            module.on_walk(state, seat, cell, target)


def goods_of(load: int) -> int:
    """The resources of a load, without their sum and the Scots."""
    return load & GOODS_MASK & ((1 << SUM_SHIFT) - 1)


def lost(state: State, seat: int, kind: int, cell: int) -> None:
    """Tell that a resource found no room (GM-CMP-20)."""
    note(state, "lost", seat, KIND_NAMES[kind], 1, cell, "limit")


def lost_of_choice(state: State, seat: int, number: int, cell: int) -> None:
    """Tell how many resources of choice found no room (GM-CMP-20)."""
    if number:
        note(state, "lost", seat, "resource", number, cell, "limit")
