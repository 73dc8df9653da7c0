"""Effects of tiles, cards and clans in words, a phrase for each word of the tables."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.debt import Debt
from ceilidh.games.glenmore.goods import TYPE_NAMES
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.ways import ANIMAL_KINDS, Way
from ceilidh.games.glenmore.ways import PRODUCTS as GIVEN_BY_WAYS
from ceilidh.say.glenmore.names import TYPE_TILES, amount, goods, tile_name
from ceilidh.say.phrases import PluralMessage, counted, either, listed
from ceilidh.say.speaker import Speaker

Phrase = Callable[[Speaker, Components, EffectRow], str]

# What the effects with thresholds count.
COUNTS: Final = {
    "villages": PluralMessage("{n} village", "{n} villages"),
    "tiles_with_scot": PluralMessage("{n} tile with a Scot", "{n} tiles with a Scot"),
    "overlay_tiles": PluralMessage("{n} overlay tile", "{n} overlay tiles"),
    "coins": PluralMessage("{n} coin", "{n} coins"),
    "river_tiles": PluralMessage("{n} river tile", "{n} river tiles"),
}
words.check_parts(words.COUNTS, COUNTS, "say/glenmore/effects.py")


def _gained(thing: str) -> Phrase:
    return lambda to, components, row: amount(to, row.amount, thing)


def _placed(to: Speaker, what: str, row: EffectRow) -> str:
    if row.anywhere:
        return to.text("{things} on any of your tiles", things=what)
    return to.text("{things} on this tile", things=what)


def _scots(to: Speaker, components: Components, row: EffectRow) -> str:
    return _placed(to, amount(to, row.amount, "scot"), row)


def _goods(to: Speaker, components: Components, row: EffectRow) -> str:
    return _placed(to, listed(to, goods(to, row.goods)), row)


def _joker(to: Speaker, components: Components, row: EffectRow) -> str:
    return _placed(to, jokers(to, row.amount), row)


def jokers(to: Speaker, number: int) -> str:
    return to.count("{n} resource of your choice", "{n} resources of your choice", number)


def markers(to: Speaker, number: int) -> str:
    return to.count("place {n} clan marker", "place {n} clan markers", number)


def special(to: Speaker, what: str, number: int) -> str:
    """An effect that only a module knows, by the name that its words have for it."""
    name = to.name("glenmore", "special", what)
    return name if number == 1 else to.text("{n} × {thing}", n=number, thing=name)


def _landmark(to: Speaker, components: Components, row: EffectRow) -> str:
    effects = components.landmark(row.target).effects
    return to.text("landmark card: {effects}", effects=rows(to, components, effects))


def _discard(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.count(
        "take {n} tile from the discard pile for free",
        "take {n} tiles from the discard pile for free",
        row.amount,
    )


def _removal(to: Speaker, components: Components, row: EffectRow) -> str:
    if row.optional:
        return to.count(
            "remove up to {n} tile in your territory from the game",
            "remove up to {n} tiles in your territory from the game",
            row.amount,
        )
    return to.count(
        "remove {n} tile in your territory from the game",
        "remove {n} tiles in your territory from the game",
        row.amount,
    )


def _threshold(to: Speaker, components: Components, row: EffectRow) -> str:
    parts = [
        to.text(
            "{points} for {things}",
            points=amount(to, vp, "vp"),
            things=counted(to, least, COUNTS[row.count]),
        )
        for least, vp in row.tiers
    ]
    return to.text("{rewards} or more", rewards=either(to, parts))


def _by_type(to: Speaker, components: Components, row: EffectRow) -> str:
    names = [TYPE_NAMES[type_.bit_length() - 1] for type_ in row.types]
    tiles = listed(to, [counted(to, row.amount, TYPE_TILES[name]) for name in names])
    return to.text("activate {tiles}", tiles=tiles)


def _coin_for_resource(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.text(
        "on exchange tiles, {coins} can replace one of the resources",
        coins=amount(to, row.amount, "coin"),
    )


def _extra(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.count(
        "activate {n} extra tile anywhere in your territory each turn",
        "activate {n} extra tiles anywhere in your territory each turn",
        row.amount,
    )


def _unused(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.text("each unused movement point gives {points}", points=amount(to, row.vp, "vp"))


def _instead(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.text(
        "a whisky tile may give {points} instead of a barrel", points=amount(to, row.vp, "vp")
    )


def _coin_vp(to: Speaker, components: Components, row: EffectRow) -> str:
    return to.text(
        "your first {coins} are worth {points} each",
        coins=amount(to, row.amount, "coin"),
        points=amount(to, row.vp, "vp"),
    )


EFFECTS: Final[dict[str, Phrase]] = {
    words.GAIN_COIN: _gained("coin"),
    words.GAIN_BARREL: _gained("barrel"),
    words.GAIN_VP: _gained("vp"),
    words.GAIN_MOVEMENT: _gained("movement"),
    words.GAIN_SCOT: _scots,
    words.GAIN_GOODS: lambda to, components, row: _placed(
        to, listed(to, goods(to, row.goods)), row
    ),
    words.GAIN_JOKER: _joker,
    words.CLAN_MARKER: lambda to, components, row: markers(to, row.amount),
    words.LANDMARK_CARD: _landmark,
    words.TAKE_PERSON: lambda to, components, row: to.text(
        "take the person tile {name}", name=tile_name(to, components, row.target)
    ),
    words.TAKE_DISCARD: _discard,
    words.REMOVE_TILE: _removal,
    words.VP_THRESHOLD: _threshold,
    words.ACTIVATE_TYPE: _by_type,
    words.ACTIVATE_TERRITORY: lambda to, components, row: to.text(
        "activate your whole territory instead of the adjacent tiles"
    ),
    words.CASTLES_AS_SCOTS: lambda to, components, row: to.text(
        "your castles count as Scots when you place a tile"
    ),
    words.CASTLE_SCOTS_FACTOR: lambda to, components, row: (
        to.text("Scots in your Home castle count twice in scoring phases")
        if row.amount == 2
        else to.text(
            "Scots in your Home castle count {factor} times in scoring phases", factor=row.amount
        )
    ),
    words.COIN_FOR_RESOURCE: _coin_for_resource,
    words.EXTRA_ACTIVATION: _extra,
    words.UNUSED_MOVEMENT_VP: _unused,
    words.VP_FOR_BARREL: _instead,
    words.COIN_VP: _coin_vp,
    words.SPECIAL: lambda to, components, row: special(to, row.target, row.amount),
}


def effect(to: Speaker, components: Components, row: EffectRow) -> str:
    """What an effect does: the plain word, until somebody has said it better."""
    said = EFFECTS.get(row.word)
    return said(to, components, row) if said else row.word.replace("_", " ")


def rows(to: Speaker, components: Components, effects: tuple[EffectRow, ...]) -> str:
    return listed(to, [effect(to, components, row) for row in effects])


# --- activations ----------------------------------------------------------------------------------


def debt_words(to: Speaker, debt: Debt) -> str:
    """What is to be paid: `1 wood and 1 stone`, `2 different resources`."""
    parts = goods(to, debt.exact)
    if debt.free and debt.kinds == ANIMAL_KINDS:
        parts.append(to.count("{n} animal", "{n} animals", debt.free))
    elif debt.free and debt.differ:
        parts.append(to.count("{n} different resource", "{n} different resources", debt.free))
    elif debt.free:
        parts.append(to.count("{n} resource", "{n} resources", debt.free))
    for number, thing in ((debt.barrels, "barrel"), (debt.coins, "coin"), (debt.scots, "scot")):
        if number:
            parts.append(amount(to, number, thing))
    return listed(to, parts)


# What the ways of an activation give.
PRODUCTS: Final[dict[str, Callable[[Speaker, Way], str]]] = {
    words.GAIN_GOODS: lambda to, way: listed(to, goods(to, way.goods)),
    words.GAIN_JOKER: lambda to, way: jokers(to, way.amount),
    words.GAIN_MOVEMENT: lambda to, way: amount(to, way.amount, "movement"),
    words.GAIN_VP: lambda to, way: amount(to, way.amount, "vp"),
    words.GAIN_BARREL: lambda to, way: amount(to, way.amount, "barrel"),
    words.CLAN_MARKER: lambda to, way: markers(to, way.amount),
    words.SPECIAL: lambda to, way: special(to, way.target, way.amount),
}
words.check_parts(GIVEN_BY_WAYS, PRODUCTS, "say/glenmore/effects.py")


def way_words(to: Speaker, way: Way) -> str:
    """One way of an activation: `1 barley → 1 barrel`."""
    product = PRODUCTS[way.product](to, way)
    if way.times:
        product = listed(to, [product, special(to, way.target, way.times)])
    if way.cost is None:
        return product
    return to.text("{paid} → {gained}", paid=debt_words(to, way.cost), gained=product)


def activation(to: Speaker, state: State, tile: int) -> str:
    """What a tile does when it is activated; a clan's way is told with the clan."""
    ways = [way for way in state.rules.ways[tile] if not way.instead]
    return either(to, [way_words(to, way) for way in ways])
