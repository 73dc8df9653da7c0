"""What effects of tiles, cards and clans are worth, before they happen."""

from functools import lru_cache

from ceilidh.bots.glenmore.evaluation_view import TOO_DEAR, GlenMoreEvaluationView
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.grid import AROUND, cells_of
from ceilidh.games.glenmore.powers import Powers
from ceilidh.games.glenmore.rules.clan_board import can_place, is_open
from ceilidh.games.glenmore.rules.counts import count
from ceilidh.games.glenmore.rules.effects import reward
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.ruleset import ABSENT, Rules
from ceilidh.games.glenmore.ways import Way


def effect_value(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    """One effect of a tile, a card or a clan."""
    word = row.word
    context = view.context
    if word == words.GAIN_COIN:
        return view.weights.coin * row.amount
    if word == words.GAIN_VP:
        return float(row.amount)
    if word == words.GAIN_BARREL:
        return context.barrel() * row.amount
    if word == words.GAIN_MOVEMENT:
        return view.walk() * row.amount
    if word == words.GAIN_SCOT:
        return view.weights.scot * context.scot() * min(row.amount, view.own.scots)
    if word == words.GAIN_GOODS:
        return view.resources(row.goods, sum(row.goods), view.own.stock[:])
    if word == words.GAIN_JOKER:
        return view.jokers(row.amount, view.own.stock[:])
    if word == words.CLAN_MARKER:
        return marker(view) * row.amount
    if word == words.LANDMARK_CARD:
        return card_value(view, row.target)
    return _rare_value(view, row)


def _rare_value(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    word = row.word
    if word == words.TAKE_PERSON:
        tile = view.state.rules.components.tile(row.target)
        return view.context.person() * tile.person_value
    if word == words.VP_THRESHOLD:
        return float(reward(row, count(view.state, view.context.seat, row.count)))
    if word == words.TAKE_DISCARD:
        return view.weights.fetched if view.state.discard else 0.0
    if word == words.REMOVE_TILE:
        return view.weights.removed * row.amount
    if word == words.ACTIVATE_TYPE:
        return sum([best_of_type(view, type_) for type_ in row.types])
    if word == words.SPECIAL:
        return special_value(view, row.target, row.amount)
    if word == words.ACTIVATE_TERRITORY:
        return activations(view, view.own.area)
    return power_value(view, row)


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


def power_value(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    """A permanent effect that the seat does not have yet."""
    word = row.word
    turns = view.turns
    if word == words.CASTLES_AS_SCOTS:
        return view.weights.castles * turns
    if word == words.CASTLE_SCOTS_FACTOR:
        return view.context.scot()
    if word == words.COIN_FOR_RESOURCE:
        return view.weights.swap * turns
    if word == words.EXTRA_ACTIVATION:
        return view.weights.extra * turns
    if word == words.UNUSED_MOVEMENT_VP:
        return view.weights.unused * row.vp * turns
    if word == words.VP_FOR_BARREL:
        return view.weights.no_barrel * turns
    if word == words.COIN_VP:
        return float(min(row.amount, view.own.coins) * (row.vp - 1))
    return 0.0


def powers_value(view: GlenMoreEvaluationView, powers: Powers) -> float:
    """The permanent effects that the seat has; Castle Moil and Armadale count elsewhere."""
    total = view.weights.extra * powers.extras + view.weights.unused * powers.movement_vp
    if powers.castles:
        total += view.weights.castles
    if powers.swap:
        total += view.weights.swap
    if powers.barrel_vp:
        total += view.weights.no_barrel
    return total * view.turns


def card_value(view: GlenMoreEvaluationView, name: str) -> float:
    card = view.state.rules.components.landmark(name)
    return view.context.landmark() + sum([effect_value(view, row) for row in card.effects])


def marker(view: GlenMoreEvaluationView) -> float:
    """The best clan territory that can be reached, its road taken off."""
    own = view.own
    if own.markers == 0:
        return 0.0
    best = 0.0
    clans = view.state.rules.components.clan_board.clans
    for field in view.state.rules.clan_fields:
        if field == ABSENT or view.state.roads[field] > own.coins:
            continue
        if is_open(view.state, field):
            value = -view.weights.coin * view.state.roads[field]
            for row in clans[field - 1].effects:
                value += effect_value(view, row)
            best = max(best, value)
    return best


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
    return _given(view, way, cell, stock) + besides


def _given(view: GlenMoreEvaluationView, way: Way, cell: int, stock: list[int]) -> float:
    word = way.product
    seat = view.context.seat
    if word == words.GAIN_GOODS:
        return view.resources(way.goods, room(view.state, seat, cell), stock)
    if word == words.GAIN_JOKER:
        return view.jokers(min(way.amount, room(view.state, seat, cell)), stock)
    if word == words.GAIN_MOVEMENT:
        return view.walk() * way.amount
    if word == words.GAIN_VP:
        return float(way.amount)
    if word == words.GAIN_BARREL:
        return view.context.barrel() * way.amount
    if way.product == words.SPECIAL:
        return special_value(view, way.target, way.amount)
    # Not the best clan of now: its effect may be an activation again.
    return view.weights.marker if can_place(view.state, seat, view.own.coins) else 0.0


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
    context = view.context
    for way in view.state.rules.ways[tile]:
        if way.product == words.GAIN_GOODS:
            value = sum(way.goods) * view.weights.usual * view.season
        elif way.product == words.GAIN_JOKER:
            value = way.amount * view.weights.usual * view.season
        elif way.product == words.GAIN_MOVEMENT:
            value = way.amount * 2 * view.walk()
        elif way.product == words.GAIN_VP:
            value = float(way.amount)
        elif way.product == words.GAIN_BARREL:
            value = way.amount * context.barrel()
        elif way.product == words.SPECIAL:
            seldom = view.weights.exchange if way.target in context.judgements.seldom else 1.0
            value = seldom * special_value(view, way.target, way.amount)
        elif way.product == words.CLAN_MARKER:
            value = view.weights.marker
        else:
            value = 0.0
        value += special_value(view, way.target, way.times)
        if way.cost is not None:
            paid = way.cost.units * view.weights.usual + way.cost.barrels * context.barrel()
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
