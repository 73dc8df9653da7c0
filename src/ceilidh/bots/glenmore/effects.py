"""What effects of tiles, cards and clans are worth, before they happen."""

from collections.abc import Callable
from typing import Final

from ceilidh.bots.glenmore.activations import activations, best_of_type, special_value
from ceilidh.bots.glenmore.evaluation_view import GlenMoreEvaluationView
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow, check_parts, given_words
from ceilidh.games.glenmore.powers import Powers
from ceilidh.games.glenmore.rules.clan_board import is_open
from ceilidh.games.glenmore.rules.counts import count
from ceilidh.games.glenmore.rules.effects import reward
from ceilidh.games.glenmore.ruleset import ABSENT


def effect_value(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    """One effect of a tile, a card or a clan."""
    return VALUES[row.word](view, row)


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


# --- by word: what happens at once ----------------------------------------------------------------


def _coins(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.coin * row.amount


def _points(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return float(row.amount)


def _barrels(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.context.barrel() * row.amount


def _movement(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.walk() * row.amount


def _scots(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.scot * view.context.scot() * min(row.amount, view.own.scots)


def _goods(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.resources(row.goods, sum(row.goods), view.own.stock[:])


def _jokers(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.jokers(row.amount, view.own.stock[:])


def _markers(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return marker(view) * row.amount


def _card(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return card_value(view, row.target)


def _person(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    tile = view.state.rules.components.tile(row.target)
    return view.context.person() * tile.person_value


def _threshold(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return float(reward(row, count(view.state, view.context.seat, row.count)))


def _discard(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.fetched if view.state.discard else 0.0


def _removal(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.removed * row.amount


def _by_type(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return sum([best_of_type(view, type_) for type_ in row.types])


def _territory(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return activations(view, view.own.area)


def _special(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return special_value(view, row.target, row.amount)


# --- by word: permanent effects that the seat does not have yet -----------------------------------


def _castles(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.castles * view.turns


def _factor(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.context.scot()


def _swap(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.swap * view.turns


def _extra(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.extra * view.turns


def _unused(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.unused * row.vp * view.turns


def _no_barrel(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return view.weights.no_barrel * view.turns


def _coin_points(view: GlenMoreEvaluationView, row: EffectRow) -> float:
    return float(min(row.amount, view.own.coins) * (row.vp - 1))


VALUES: Final[dict[str, Callable[[GlenMoreEvaluationView, EffectRow], float]]] = {
    words.LANDMARK_CARD: _card,
    words.GAIN_SCOT: _scots,
    words.GAIN_GOODS: _goods,
    words.GAIN_JOKER: _jokers,
    words.GAIN_MOVEMENT: _movement,
    words.CLAN_MARKER: _markers,
    words.GAIN_BARREL: _barrels,
    words.GAIN_COIN: _coins,
    words.GAIN_VP: _points,
    words.TAKE_PERSON: _person,
    words.TAKE_DISCARD: _discard,
    words.REMOVE_TILE: _removal,
    words.VP_THRESHOLD: _threshold,
    words.ACTIVATE_TYPE: _by_type,
    words.ACTIVATE_TERRITORY: _territory,
    words.SPECIAL: _special,
    words.CASTLES_AS_SCOTS: _castles,
    words.CASTLE_SCOTS_FACTOR: _factor,
    words.COIN_FOR_RESOURCE: _swap,
    words.EXTRA_ACTIVATION: _extra,
    words.UNUSED_MOVEMENT_VP: _unused,
    words.VP_FOR_BARREL: _no_barrel,
    words.COIN_VP: _coin_points,
}
check_parts(given_words(), VALUES, "bots/glenmore/effects.py")
