"""What effects of tiles, cards and clans are worth, before they happen."""

from ceilidh.bots.glenmore.look import TOO_DEAR, Look
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.grid import AROUND, cells_of
from ceilidh.games.glenmore.powers import Powers
from ceilidh.games.glenmore.rules.clan_board import can_place, is_open
from ceilidh.games.glenmore.rules.counts import count
from ceilidh.games.glenmore.rules.effects import reward
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.ways import Way


def effect_value(look: Look, row: EffectRow) -> float:
    """One effect of a tile, a card or a clan."""
    word = row.word
    prospect = look.prospect
    if word == words.GAIN_COIN:
        return look.weights.coin * row.amount
    if word == words.GAIN_VP:
        return float(row.amount)
    if word == words.GAIN_BARREL:
        return prospect.barrel() * row.amount
    if word == words.GAIN_MOVEMENT:
        return look.walk() * row.amount
    if word == words.GAIN_SCOT:
        return look.weights.scot * prospect.scot() * min(row.amount, look.own.scots)
    if word == words.GAIN_GOODS:
        return look.resources(row.goods, sum(row.goods), look.own.stock[:])
    if word == words.GAIN_JOKER:
        return look.jokers(row.amount, look.own.stock[:])
    if word == words.CLAN_MARKER:
        return marker(look) * row.amount
    if word == words.LANDMARK_CARD:
        return card_value(look, row.target)
    return _rare_value(look, row)


def _rare_value(look: Look, row: EffectRow) -> float:
    word = row.word
    if word == words.TAKE_PERSON:
        tile = look.state.rules.components.tile(row.target)
        return look.prospect.person() * tile.person_value
    if word == words.VP_THRESHOLD:
        return float(reward(row, count(look.state, look.prospect.seat, row.count)))
    if word == words.TAKE_DISCARD:
        return look.weights.fetched if look.state.discard else 0.0
    if word == words.REMOVE_TILE:
        return look.weights.removed * row.amount
    if word == words.ACTIVATE_TYPE:
        return sum([best_of_type(look, type_) for type_ in row.types])
    if word == words.SPECIAL:
        return special_value(look, row.target, row.amount)
    if word == words.ACTIVATE_TERRITORY:
        return activations(look, look.own.area)
    return power_value(look, row)


def special_value(look: Look, name: str, number: int) -> float:
    """An effect that only a module knows, so many times, as its terms see it."""
    judge = look.prospect.judgements.specials.get(name) if number else None
    return judge(look) * number if judge is not None else 0.0


def power_value(look: Look, row: EffectRow) -> float:
    """A permanent effect that the seat does not have yet."""
    word = row.word
    turns = look.turns
    if word == words.CASTLES_AS_SCOTS:
        return look.weights.castles * turns
    if word == words.CASTLE_SCOTS_FACTOR:
        return look.prospect.scot()
    if word == words.COIN_FOR_RESOURCE:
        return look.weights.swap * turns
    if word == words.EXTRA_ACTIVATION:
        return look.weights.extra * turns
    if word == words.UNUSED_MOVEMENT_VP:
        return look.weights.unused * row.vp * turns
    if word == words.VP_FOR_BARREL:
        return look.weights.no_barrel * turns
    if word == words.COIN_VP:
        return float(min(row.amount, look.own.coins) * (row.vp - 1))
    return 0.0


def powers_value(look: Look, powers: Powers) -> float:
    """The permanent effects that the seat has; Castle Moil and Armadale count elsewhere."""
    total = look.weights.extra * powers.extras + look.weights.unused * powers.movement_vp
    if powers.castles:
        total += look.weights.castles
    if powers.swap:
        total += look.weights.swap
    if powers.barrel_vp:
        total += look.weights.no_barrel
    return total * look.turns


def card_value(look: Look, name: str) -> float:
    card = look.state.rules.components.landmark(name)
    return look.prospect.landmark() + sum([effect_value(look, row) for row in card.effects])


def marker(look: Look) -> float:
    """The best clan territory that can be reached, its road taken off."""
    own = look.own
    if own.markers == 0:
        return 0.0
    best = 0.0
    clans = look.state.rules.components.clan_board.clans
    for field in look.state.rules.clan_fields:
        if field == ABSENT or look.state.roads[field] > own.coins:
            continue
        if is_open(look.state, field):
            value = -look.weights.coin * look.state.roads[field]
            for row in clans[field - 1].effects:
                value += effect_value(look, row)
            best = max(best, value)
    return best


def way_value(look: Look, way: Way, cell: int, stock: list[int]) -> float:
    """What one activation by this way brings now, costs taken off; see `product_value`."""
    if way.instead and look.own.powers.barrel_vp == 0:
        return 0.0
    value = product_value(look, way, cell, stock)
    if value <= 0 or way.cost is None:
        return value
    cost = look.cost(way.cost)
    return value - cost if cost < TOO_DEAR else 0.0


def product_value(look: Look, way: Way, cell: int, stock: list[int]) -> float:
    """What a way gives; new resources come on top of `stock`, which has them then."""
    besides = special_value(look, way.target, way.times)
    return _given(look, way, cell, stock) + besides


def _given(look: Look, way: Way, cell: int, stock: list[int]) -> float:
    word = way.product
    seat = look.prospect.seat
    if word == words.GAIN_GOODS:
        return look.resources(way.goods, room(look.state, seat, cell), stock)
    if word == words.GAIN_JOKER:
        return look.jokers(min(way.amount, room(look.state, seat, cell)), stock)
    if word == words.GAIN_MOVEMENT:
        return look.walk() * way.amount
    if word == words.GAIN_VP:
        return float(way.amount)
    if word == words.GAIN_BARREL:
        return look.prospect.barrel() * way.amount
    if way.product == words.SPECIAL:
        return special_value(look, way.target, way.amount)
    # Not the best clan of now: its effect may be an activation again.
    return look.weights.marker if can_place(look.state, seat, look.own.coins) else 0.0


def activation(look: Look, tile: int, cell: int, stock: list[int] | None = None) -> float:
    """The best way of a tile now; an activation is optional, so never less than nothing.

    With a `stock`, what the tile produces is added to it.
    """
    best = 0.0
    for way in look.state.rules.ways[tile]:
        goods = look.own.stock[:] if stock is None else stock
        best = max(best, way_value(look, way, cell, goods))
    return best


def activations(look: Look, cells: int) -> float:
    """The tiles of a set of cells that are not yet activated in this turn.

    What one produces makes the same resource of the next one worth less, and exchanges compete for
    the same resources and coins.
    """
    total = best = 0.0
    stock = look.own.stock[:]
    tiles = look.own.tiles
    ways = look.state.rules.ways
    for cell in cells_of(cells & look.own.area & ~look.state.activated):
        found = ways[tiles[cell]]
        if found and found[0].cost is None:
            total += activation(look, tiles[cell], cell, stock)
        elif found:
            value = activation(look, tiles[cell], cell)
            total += look.weights.rival * min(value, best)
            best = max(value, best)
    return total + best


def best_of_type(look: Look, type_: int) -> float:
    tiles = look.state.rules.components.tiles
    return max(
        [
            activation(look, tile, cell)
            for cell, tile in look.own.tiles.items()
            if tiles[tile].types & type_
        ],
        default=0.0,
    )


def lasting(look: Look, tile: int) -> float:
    """What an activation of the tile brings in the long run, goods at their usual worth."""
    known = look.prospect.lasting.get(tile)
    if known is None:
        known = _lasting(look, tile)
        look.prospect.lasting[tile] = known
    return known


def _lasting(look: Look, tile: int) -> float:
    best = 0.0
    prospect = look.prospect
    for way in look.state.rules.ways[tile]:
        if way.product == words.GAIN_GOODS:
            value = sum(way.goods) * look.weights.usual * look.season
        elif way.product == words.GAIN_JOKER:
            value = way.amount * look.weights.usual * look.season
        elif way.product == words.GAIN_MOVEMENT:
            value = way.amount * 2 * look.walk()
        elif way.product == words.GAIN_VP:
            value = float(way.amount)
        elif way.product == words.GAIN_BARREL:
            value = way.amount * prospect.barrel()
        elif way.product == words.SPECIAL:
            seldom = look.weights.exchange if way.target in prospect.judgements.seldom else 1.0
            value = seldom * special_value(look, way.target, way.amount)
        elif way.product == words.CLAN_MARKER:
            value = look.weights.marker
        else:
            value = 0.0
        value += special_value(look, way.target, way.times)
        if way.cost is not None:
            paid = way.cost.units * look.weights.usual + way.cost.barrels * prospect.barrel()
            value = look.weights.exchange * (value - paid)
        best = max(best, value)
    return best


def potential(look: Look) -> float:
    """What the tiles of the territory will still bring by activations of later turns."""
    if look.turns == 0:
        return 0.0
    own = look.own
    total = 0.0
    for cell, tile in own.tiles.items():
        if look.state.rules.ways[tile]:
            free = (AROUND[cell] & ~own.area).bit_count()
            total += lasting(look, tile) * free
    return total * look.weights.rate / 8 * look.turns


def new_tile(look: Look, tile: int) -> float:
    """What a tile that is about to be laid, or to be covered, would bring in later turns."""
    return lasting(look, tile) * look.weights.rate * look.weights.open * look.turns
