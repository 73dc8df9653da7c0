"""What the ways of tiles are worth when they are activated, now and in the long run."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.grid import AROUND, cells_of
from ceilidh.games.glenmore.rules.clan_board import can_place
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.ways import PRODUCTS as GIVEN_BY_WAYS
from ceilidh.games.glenmore.ways import Way


def special_value(view: GlenMoreEvaluationView, name: str, number: int) -> float:
    """An effect that only a module knows, so many times, as its terms see it."""
    judge = view.context.judgements.specials.get(name) if number else None
    if judge is None:
        return 0.0
    known = view.specials.get(name)
    if known is None:
        known = view.specials[name] = judge(view)
    return known * number


@lru_cache(maxsize=256)
def tiles_with(rules: Rules, name: str) -> list[bool]:
    """By tile, whether an activation of it has that effect of a module."""
    return [any([way.target == name for way in ways]) for ways in rules.ways]


# --- by what a way gives --------------------------------------------------------------------------


def _goods(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return view.resources(way.goods, room(view.state, view.context.seat, cell), stock)


def _jokers(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return view.jokers(min(way.amount, room(view.state, view.context.seat, cell)), stock)


def _movement(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return view.walk() * way.amount


def _points(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return float(way.amount)


def _barrels(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return view.context.barrel() * way.amount


def _special(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    return special_value(view, way.target, way.amount)


def _clan(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    """Not the best clan of now: its effect may be an activation again."""
    open_to = can_place(view.state, view.context.seat, view.own.coins)
    return view.weights.marker if open_to else 0.0


# What a way gives, now.
PRODUCTS: Final[dict[str, Callable[[GlenMoreEvaluationView, Way, int, list[int]], float]]] = {
    words.GAIN_GOODS: _goods,
    words.GAIN_JOKER: _jokers,
    words.GAIN_MOVEMENT: _movement,
    words.GAIN_VP: _points,
    words.GAIN_BARREL: _barrels,
    words.CLAN_MARKER: _clan,
    words.SPECIAL: _special,
}


def _usual_goods(view: GlenMoreEvaluationView, way: Way) -> float:
    return sum(way.goods) * view.weights.usual * view.season


def _usual_jokers(view: GlenMoreEvaluationView, way: Way) -> float:
    return way.amount * view.weights.usual * view.season


def _usual_movement(view: GlenMoreEvaluationView, way: Way) -> float:
    return way.amount * 2 * view.walk()


def _usual_points(view: GlenMoreEvaluationView, way: Way) -> float:
    return float(way.amount)


def _usual_barrels(view: GlenMoreEvaluationView, way: Way) -> float:
    return way.amount * view.context.barrel()


def _usual_clan(view: GlenMoreEvaluationView, way: Way) -> float:
    return view.weights.marker


def _usual_special(view: GlenMoreEvaluationView, way: Way) -> float:
    seldom = way.target in view.context.judgements.seldom
    factor = view.weights.exchange if seldom else 1.0
    return factor * special_value(view, way.target, way.amount)


# The same in the long run, goods at their usual worth.
LASTING: Final[dict[str, Callable[[GlenMoreEvaluationView, Way], float]]] = {
    words.GAIN_GOODS: _usual_goods,
    words.GAIN_JOKER: _usual_jokers,
    words.GAIN_MOVEMENT: _usual_movement,
    words.GAIN_VP: _usual_points,
    words.GAIN_BARREL: _usual_barrels,
    words.CLAN_MARKER: _usual_clan,
    words.SPECIAL: _usual_special,
}
words.check_parts(GIVEN_BY_WAYS, PRODUCTS, "bots/glenmore/activations.py")
words.check_parts(GIVEN_BY_WAYS, LASTING, "bots/glenmore/activations.py")

# --- activations ----------------------------------------------------------------------------------


def way_value(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    """What one activation by this way brings now, costs taken off; see `product_value`."""
    if way.instead and view.own.powers.barrel_vp == 0:
        return 0.0
    value = product_value(view, way, cell, stock)
    if value <= 0 or way.cost is None:
        return value
    cost = view.cost(way.cost)
    return value - cost if cost < TOO_DEAR else 0.0


def product_value(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    """What a way gives; new resources come on top of `stock`, which has them then."""
    besides = special_value(view, way.target, way.times)
    return PRODUCTS[way.product](view, way, cell, stock) + besides


def activation(
    view: GlenMoreEvaluationView, tile: int, cell: int, stock: list[int] | None = None
) -> float:
    """The best way of a tile now; an activation is optional, so never less than nothing.

    With a `stock`, what the tile produces is added to it.
    """
    best = 0.0
    for way in view.state.rules.ways[tile]:
        goods = view.own.stock[:] if stock is None else stock
        best = max(best, way_value(view, way, cell, goods))
    return best


def activations(view: GlenMoreEvaluationView, cells: int) -> float:
    """The tiles of a set of cells that are not yet activated in this turn.

    What one produces makes the same resource of the next one worth less, and exchanges compete for
    the same resources and coins.
    """
    total = best = 0.0
    stock = view.own.stock[:]
    tiles = view.own.tiles
    ways = view.state.rules.ways
    for cell in cells_of(cells & view.own.area & ~view.state.activated):
        found = ways[tiles[cell]]
        if found and found[0].cost is None:
            total += activation(view, tiles[cell], cell, stock)
        elif found:
            value = activation(view, tiles[cell], cell)
            total += view.weights.rival * min(value, best)
            best = max(value, best)
    return total + best


def best_of_type(view: GlenMoreEvaluationView, type_: int) -> float:
    tiles = view.state.rules.components.tiles
    return max(
        [
            activation(view, tile, cell)
            for cell, tile in view.own.tiles.items()
            if tiles[tile].types & type_
        ],
        default=0.0,
    )


def lasting(view: GlenMoreEvaluationView, tile: int) -> float:
    """What an activation of the tile brings in the long run, goods at their usual worth."""
    known = view.context.lasting.get(tile)
    if known is None:
        known = _lasting(view, tile)
        view.context.lasting[tile] = known
    return known


def _lasting(view: GlenMoreEvaluationView, tile: int) -> float:
    best = 0.0
    for way in view.state.rules.ways[tile]:
        value = LASTING[way.product](view, way) + special_value(view, way.target, way.times)
        if way.cost is not None:
            barrels = way.cost.barrels * view.context.barrel()
            paid = way.cost.units * view.weights.usual + barrels
            value = view.weights.exchange * (value - paid)
        best = max(best, value)
    return best


def potential(view: GlenMoreEvaluationView) -> float:
    """What the tiles of the territory will still bring by activations of later turns."""
    if view.turns == 0:
        return 0.0
    own = view.own
    total = 0.0
    for cell, tile in own.tiles.items():
        if view.state.rules.ways[tile]:
            free = (AROUND[cell] & ~own.area).bit_count()
            total += lasting(view, tile) * free
    return total * view.weights.rate / 8 * view.turns


def new_tile(view: GlenMoreEvaluationView, tile: int) -> float:
    """What a tile that is about to be laid, or to be covered, would bring in later turns."""
    return lasting(view, tile) * view.weights.rate * view.weights.open * view.turns
