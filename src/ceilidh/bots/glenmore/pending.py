"""What decisions that are already open will still cost and bring, read off the stack.

A turn is a chain of small moves: take a tile, pay, lay it, resolve its effects, activate. The first
of them is chosen by what the others are likely to bring.
"""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.glenmore.effects import (
    activation,
    activations,
    effect_value,
    marker,
    new_tile,
    product_value,
)
from ceilidh.bots.glenmore.look import TOO_DEAR, Look
from ceilidh.games.glenmore import flow
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.grid import AROUND, cells_of
from ceilidh.games.glenmore.rules.activating import CHOOSING_WAY, PRODUCT
from ceilidh.games.glenmore.rules.activation import ACTIVATION, near
from ceilidh.games.glenmore.rules.arrivals import JOKER, KEEPING, PUTTING
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING, OF_CLAN
from ceilidh.games.glenmore.rules.counts import size
from ceilidh.games.glenmore.rules.effects import EFFECTS, IMMEDIATE
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.payment import PAYING
from ceilidh.games.glenmore.rules.placement import PLACE, ground, spots
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.games.glenmore.tile_load import amounts, goods_sum
from ceilidh.kernel.state import Frame

SALES: Final = 20  # more coins than any payment takes


def pending(look: Look) -> float:
    """The victory points of all open decisions of the seat."""
    total = 0.0
    modules = look.prospect.judgements.pending
    for frame in look.frames:
        judge = PENDING.get(frame.step) or modules.get(frame.step)
        if judge is not None:
            total += judge(look, frame)
    return total


def _paying(look: Look, frame: Frame) -> float:
    """What is due can be paid, if need be by sales: the rules have made sure of it."""
    return -look.cost(unpack(frame), SALES)


def _place(look: Look, frame: Frame) -> float:
    """A tile to be laid: its effects, its later use, and what it activates on the best cell."""
    tile = look.state.rules.components.tiles[frame.a]
    total = new_tile(look, tile.index)
    for row in tile.immediate:
        total += effect_value(look, row)
    if not tile.overlay:
        tiles = size(look.own)
        total += look.prospect.size_value(tiles + 1) - look.prospect.size_value(tiles)
    return total + _best_spot(look, tile)


def _best_spot(look: Look, tile: Tile) -> float:
    own = look.own
    ways = look.state.rules.ways
    itself = activation(look, tile.index, -1) if ways[tile.index] else 0.0
    seat = look.prospect.seat
    cells = spots(look.state, seat, ground(look.state, seat), tile)
    around: dict[int, float] = {}
    best = -TOO_DEAR
    for cell in cells_of(cells):
        value = itself
        for other in cells_of(AROUND[cell] & own.area & ~look.state.activated):
            if other not in around:
                number = own.tiles[other]
                around[other] = activation(look, number, other) if ways[number] else 0.0
            value += around[other]
        if tile.overlay:
            value -= new_tile(look, own.tiles[cell])
        best = max(best, value)
    return best if cells else 0.0


def _person(look: Look, frame: Frame) -> float:
    """A person that is paid for but not yet taken."""
    tile = look.state.rules.components.tiles[frame.a]
    return look.prospect.person() * tile.person_value + marker(look)


def _marker(look: Look, frame: Frame) -> float:
    return marker(look)


def _immediate(look: Look, frame: Frame) -> float:
    tile = look.state.rules.components.tiles[frame.a]
    return sum(
        [
            effect_value(look, row)
            for place, row in enumerate(tile.immediate)
            if frame.c >> place & 1
        ]
    )


def _effects(look: Look, frame: Frame) -> float:
    components = look.state.rules.components
    rows = (
        components.clan_board.clans[frame.b].effects
        if frame.a == OF_CLAN
        else components.landmarks[frame.b].effects
    )
    return sum([effect_value(look, row) for row in rows[frame.c & 15 :]])


def _joker(look: Look, frame: Frame) -> float:
    return look.jokers(frame.b, look.own.stock[:])


def _keeping(look: Look, frame: Frame) -> float:
    return look.resources(amounts(frame.b), goods_sum(frame.b), look.own.stock[:])


def _putting(look: Look, frame: Frame) -> float:
    goods = look.resources(amounts(frame.a), goods_sum(frame.a), look.own.stock[:])
    return (
        goods
        + frame.b * look.weights.scot * look.prospect.scot()
        + look.jokers(frame.c, look.own.stock[:])
    )


def _product(look: Look, frame: Frame) -> float:
    """The product of a way that is being paid; what it costs is a frame of its own."""
    way = look.state.rules.ways[look.own.tiles[frame.a]][frame.b]
    return product_value(look, way, frame.a, look.own.stock[:])


def _choosing(look: Look, frame: Frame) -> float:
    return activation(look, look.own.tiles[frame.a], frame.a)


def _activation(look: Look, frame: Frame) -> float:
    laid = frame.a - 1 if frame.a else look.state.laid
    return activations(look, near(look.state, look.prospect.seat, laid))


def _by_type(look: Look, frame: Frame) -> float:
    return look.weights.by_type * frame.a.bit_count()


def _removing(look: Look, frame: Frame) -> float:
    return look.weights.removed * frame.a


def _fetching(look: Look, frame: Frame) -> float:
    return look.weights.fetched


PENDING: Final[dict[int, Callable[[Look, Frame], float]]] = {
    PAYING.id: _paying,
    PLACE.id: _place,
    flow.PERSON.id: _person,
    CLAN_MARKING.id: _marker,
    IMMEDIATE.id: _immediate,
    EFFECTS.id: _effects,
    JOKER.id: _joker,
    KEEPING.id: _keeping,
    PUTTING.id: _putting,
    PRODUCT.id: _product,
    CHOOSING_WAY.id: _choosing,
    ACTIVATION.id: _activation,
    BY_TYPE.id: _by_type,
    REMOVING.id: _removing,
    FETCHING.id: _fetching,
}
