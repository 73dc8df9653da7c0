"""Explanations of the components of Glen More II, made from their rows and the position."""

from typing import Final

from ceilidh.games.glenmore.components.clan_board import FILE as CLAN_FILE
from ceilidh.games.glenmore.components.landmarks import FILE as LANDMARK_FILE
from ceilidh.games.glenmore.components.marks import Marks
from ceilidh.games.glenmore.components.tiles import FILE as TILE_FILE
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import END, PERSON, RESOURCE_NAMES, STACK_NAMES, STACKS
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.rules.clan_board import holders
from ceilidh.games.glenmore.rules.market import price
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amounts, scots
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.effects import activation, debt_words, rows
from ceilidh.say.glenmore.names import THINGS, amount, goods, types
from ceilidh.say.glenmore.places import place_name
from ceilidh.say.glenmore.term_tips import scot
from ceilidh.say.module_text import TipOf
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import Speaker

TIMINGS: Final = {
    "immediate": message("At once: {effects}."),
    "permanent": message("From now on: {effects}."),
    "end": message("At the end: {effects}."),
}


def _rules(state: State, marks: Marks, file: str) -> tuple[str, ...]:
    """The rules of a row, or those of its table if it has none of its own."""
    return marks.rules or state.rules.components.rules[file]


# --- tiles ----------------------------------------------------------------------------------------


def _kind(to: Speaker, tile: Tile) -> list[str]:
    """What a tile is."""
    if tile.kind == END:
        return [
            to.text(
                "A pawn that reaches or passes it has finished; a pawn that "
                "stops on it takes no tile."
            )
        ]
    if tile.kind == PERSON:
        return [to.text("Person tile.")]
    names = types(to, tile.types)
    out = [to.text("Type: {types}.", types=listed(to, names))] if names else []
    if tile.river:
        out.append(to.text("Has a river."))
    if tile.overlay:
        out.append(to.text("Overlay tile."))
    return out


def _like_its_kind(to: Speaker, tile: Tile) -> list[str]:
    """What holds for all overlays, and for all person tiles."""
    out: list[str] = []
    if tile.overlay:
        out.append(
            to.text(
                "An overlay goes on a tile of the same type, with a river on both or on neither."
            )
        )
    if tile.kind == PERSON:
        out.append(
            to.count(
                "Kept next to your territory; counts as {n} person tile in scoring phases.",
                "Kept next to your territory; counts as {n} person tiles in scoring phases.",
                tile.person_value,
            )
        )
    return out


def _tile_words(to: Speaker, state: State, tile: Tile) -> tuple[str, str]:
    """What a tile is, costs and does; and what a list of such tiles has said already."""
    components = state.rules.components
    parts = _kind(to, tile)
    cost = debt_words(to, state.rules.debts[tile.index])
    if cost:
        parts.append(to.text("Cost: {things}.", things=cost))
    elif tile.stack < STACKS and tile.kind != END:
        parts.append(to.text("Free."))
    if tile.immediate and tile.kind == PERSON:
        effects = rows(to, components, tile.immediate)
        parts.append(to.text("When taken: {effects}.", effects=effects))
    elif tile.immediate:
        effects = rows(to, components, tile.immediate)
        parts.append(to.text("When placed: {effects}.", effects=effects))
    if tile.activation:
        ways = activation(to, state, tile.index)
        parts.append(to.text("When activated: {effects}.", effects=ways))
    aside = _like_its_kind(to, tile)
    if tile.stack < STACKS:
        # All tiles of the base game are listed by stack; those of a Chronicle are not.
        place = parts if tile.chronicle else aside
        place.append(to.text("Stack {letter}.", letter=STACK_NAMES[tile.stack]))
    return " ".join(parts), " ".join(aside)


def _tile_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    tile = state.rules.components.tiles[_index(word, [t.id for t in state.rules.components.tiles])]
    rules = _rules(state, tile.marks, TILE_FILE)
    text, aside = _tile_words(to, state, tile)
    return Tip(to.text(tile.name), text, rules, aside)


def _index(word: str, names: list[str]) -> int:
    """The place of an id; ValueError if there is none."""
    return names.index(word)


def _cell_tip(to: Speaker, table: Table, word: str) -> Tip:
    """The tile on a cell of the territory of whoever decides now, and what lies on it."""
    state: State = table.state
    cell = CELL_NAMES.index(word)
    seat = table.actor
    rules = ("GM-PLC-03", "GM-PLC-04", "GM-CMP-19")
    if seat is None or cell not in state.seats[seat].tiles:
        text = to.text(
            "You may place a tile next to a tile of your territory and next to one of your Scots."
        )
        return Tip(to.text("Empty space"), text, rules)
    tile = state.rules.components.tiles[state.seats[seat].tiles[cell]]
    load = state.seats[seat].loads.get(cell, 0)
    lying = goods(to, amounts(load))
    if scots(load):
        lying.append(amount(to, scots(load), "scot"))
    parts = [said for said in _tile_words(to, state, tile) if said]
    if lying:
        parts.append(to.text("On it: {things}.", things=listed(to, lying)))
    title = place_name(to, state, seat, cell)
    return Tip(title, " ".join(parts), (*_rules(state, tile.marks, TILE_FILE), "GM-CMP-19"))


# --- cards and clans ------------------------------------------------------------------------------


def _landmark_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    components = state.rules.components
    card = components.landmarks[_index(word, [c.id for c in components.landmarks])]
    text = to.text(TIMINGS[card.timing], effects=rows(to, components, card.effects))
    aside = [to.text("Landmark cards count in scoring phases.")]
    for number, seat in enumerate(state.seats):
        if card.index in seat.landmarks:
            aside.append(to.text("Belongs to {name}.", name=table.names[number]))
    rules = _rules(state, card.marks, LANDMARK_FILE)
    return Tip(to.text(card.name), text, rules, " ".join(aside))


def _clan_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    components = state.rules.components
    clan = components.clan_board.clans[_index(word, [c.id for c in components.clan_board.clans])]
    title = to.text("Clan {name}", name=clan.name)
    rules = (*_rules(state, clan.marks, CLAN_FILE), "GM-PER-05", "GM-PER-06")
    parts = [to.text(TIMINGS[clan.timing], effects=rows(to, components, clan.effects))]
    if not components.clan_board.in_edition(clan.field, state.rules.edition):
        parts.append(to.text("Not on this edition's board."))
        return Tip(title, " ".join(parts), (*rules, "GM-ED-09"))
    owners = [table.names[seat] for seat in holders(state, clan.field)]
    aside = [to.text("Markers: {names}.", names=listed(to, owners))] if owners else []
    if clan.repeatable:
        parts.append(to.text("Can be claimed more than once."))
    if clan.repeatable or not owners:
        road = amount(to, state.roads[clan.field], "coin")
        aside.insert(0, to.text("The road to it costs {coins}.", coins=road))
    return Tip(title, " ".join(parts), rules, " ".join(aside))


# --- resources ------------------------------------------------------------------------------------


def _resource_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    if word == "scot":
        return scot(to, state)
    kind = _index(word, list(RESOURCE_NAMES))
    parts = [to.text("A resource, kept on tiles: at most {n} per tile.", n=state.rules.limit)]
    cost = price(state, kind)
    if cost == OUT_OF_REACH:
        parts.append(to.text("It cannot be bought now."))
    else:
        parts.append(to.text("Buying one costs {coins}.", coins=amount(to, cost, "coin")))
    filled = state.market[kind]
    if filled:
        earned = amount(to, state.rules.slots[filled - 1], "coin")
        parts.append(to.text("Selling one gives {coins}.", coins=earned))
    else:
        parts.append(to.text("It cannot be sold now."))
    rules = ("GM-CMP-17", "GM-CMP-19", "GM-MKT-04", "GM-MKT-09")
    return Tip(capital(to.text(THINGS[word])), " ".join(parts), rules)


# By the kind of a target.
TIPS: Final[dict[str, TipOf]] = {
    "tile": _tile_tip,
    "cell": _cell_tip,
    "landmark": _landmark_tip,
    "clan": _clan_tip,
    "resource": _resource_tip,
    "piece": _resource_tip,
}
