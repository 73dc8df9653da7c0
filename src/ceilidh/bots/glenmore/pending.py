"""What decisions that are already open will still cost and bring, read off the stack.

A turn is a chain of small moves: take a tile, pay, lay it, resolve its effects, activate. The first
of them is chosen by what the others are likely to bring.
"""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.glenmore.activations import activation, activations, new_tile, product_value
from ceilidh.bots.glenmore.effects import effect_value, marker
from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
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
from ceilidh.games.glenmore.rules.effects import EFFECTS
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.immediate import IMMEDIATE
from ceilidh.games.glenmore.rules.payment import PAYING
from ceilidh.games.glenmore.rules.placement import PLACE, ground, spots
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.games.glenmore.tile_load import amounts, goods_sum
from ceilidh.kernel.state import Frame

SALES: Final = 20  # more coins than any payment takes


def pending(view: GlenMoreEvaluationView) -> float:
    """The victory points of all open decisions of the seat."""
    total = 0.0
    modules = view.context.judgements.pending
    for frame in view.frames:
        judge = PENDING.get(frame.step) or modules.get(frame.step)
        if judge is not None:
            total += judge(view, frame)
    return total


def _paying(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """What is due can be paid, if need be by sales: the rules have made sure of it."""
    return -view.cost(unpack(frame), SALES)


def _place(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """A tile to be laid: its effects, its later use, and what it activates on the best cell."""
    tile = view.state.rules.components.tiles[frame.a]
    total = new_tile(view, tile.index)
    for row in tile.immediate:
        total += effect_value(view, row)
    if not tile.overlay:
        tiles = size(view.own)
        total += view.context.size_value(tiles + 1) - view.context.size_value(tiles)
    return total + _best_spot(view, tile)


def _best_spot(view: GlenMoreEvaluationView, tile: Tile) -> float:
    own = view.own
    ways = view.state.rules.ways
    itself = activation(view, tile.index, -1) if ways[tile.index] else 0.0
    seat = view.context.seat
    cells = spots(view.state, seat, ground(view.state, seat), tile)
    around: dict[int, float] = {}
    best = -TOO_DEAR
    for cell in cells_of(cells):
        value = itself
        for other in cells_of(AROUND[cell] & own.area & ~view.state.activated):
            if other not in around:
                number = own.tiles[other]
                around[other] = activation(view, number, other) if ways[number] else 0.0
            value += around[other]
        if tile.overlay:
            value -= new_tile(view, own.tiles[cell])
        best = max(best, value)
    return best if cells else 0.0


def _person(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """A person that is paid for but not yet taken."""
    tile = view.state.rules.components.tiles[frame.a]
    return view.context.person() * tile.person_value + marker(view)


def _marker(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return marker(view)


def _immediate(view: GlenMoreEvaluationView, frame: Frame) -> float:
    tile = view.state.rules.components.tiles[frame.a]
    return sum(
        [
            effect_value(view, row)
            for place, row in enumerate(tile.immediate)
            if frame.c >> place & 1
        ]
    )


def _effects(view: GlenMoreEvaluationView, frame: Frame) -> float:
    components = view.state.rules.components
    rows = (
        components.clan_board.clans[frame.b].effects
        if frame.a == OF_CLAN
        else components.landmarks[frame.b].effects
    )
    return sum([effect_value(view, row) for row in rows[frame.c & 15 :]])


def _joker(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return view.jokers(frame.b, view.own.stock[:])


def _keeping(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return view.resources(amounts(frame.b), goods_sum(frame.b), view.own.stock[:])


def _putting(view: GlenMoreEvaluationView, frame: Frame) -> float:
    goods = view.resources(amounts(frame.a), goods_sum(frame.a), view.own.stock[:])
    return (
        goods
        + frame.b * view.weights.scot * view.context.scot()
        + view.jokers(frame.c, view.own.stock[:])
    )


def _product(view: GlenMoreEvaluationView, frame: Frame) -> float:
    """The product of a way that is being paid; what it costs is a frame of its own."""
    way = view.state.rules.ways[view.own.tiles[frame.a]][frame.b]
    return product_value(view, way, frame.a, view.own.stock[:])


def _choosing(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return activation(view, view.own.tiles[frame.a], frame.a)


def _activation(view: GlenMoreEvaluationView, frame: Frame) -> float:
    laid = frame.a - 1 if frame.a else view.state.laid
    return activations(view, near(view.state, view.context.seat, laid))


def _by_type(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return view.weights.by_type * frame.a.bit_count()


def _removing(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return view.weights.removed * frame.a


def _fetching(view: GlenMoreEvaluationView, frame: Frame) -> float:
    return view.weights.fetched


PENDING: Final[dict[int, Callable[[GlenMoreEvaluationView, Frame], float]]] = {
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
