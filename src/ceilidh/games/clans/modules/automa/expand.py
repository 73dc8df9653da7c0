"""The expand icon (IN-AEX): the hex by modules and criteria, then the unit, then its trades."""

from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES, MODULES
from ceilidh.games.clans.modules.automa.beside import trade_beside
from ceilidh.games.clans.modules.automa.criteria import find, groups_of, raises_settlements
from ceilidh.games.clans.modules.automa.deck import support
from ceilidh.games.clans.modules.automa.dice import pick_hex
from ceilidh.games.clans.modules.automa.ports import use_ports
from ceilidh.games.clans.modules.automa.rows import (
    COST,
    NEIGHBOURHOOD,
    PORT,
    SETTLEMENTS,
    Card,
)
from ceilidh.games.clans.modules.automa.story import tell, tell_hexes
from ceilidh.games.clans.modules.automa.units import choose_unit
from ceilidh.games.clans.rules.expand import build, legal_builds
from ceilidh.games.clans.rules.grants import WHOLE
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action

NOWHERE: Final = -1
EVERY_MODULE: Final = tuple(range(MODULES))

_RULES: Final = {
    PORT: "IN-AEX-17",
    COST: "IN-AEX-15 IN-AEX-Q2",
    SETTLEMENTS: "IN-AEX-11 IN-AEX-12 IN-AEX-Q1",
    NEIGHBOURHOOD: "IN-AEX-16 IN-AEX-Q3",
}


def open_places(state: State, seat: int) -> dict[int, int]:
    """By hex the mask of columns whose unit could be deployed there (IN-AEX-05, 20)."""
    out: list[Action] = []
    legal_builds(state, seat, True, out)
    places: dict[int, int] = {}
    for action in out:
        places[action.b] = places.get(action.b, 0) | 1 << action.a
    return places


def modules_of(state: State, card: Card) -> tuple[int, ...]:
    """The map modules in which it looks: those of the card, in the last round all (IN-AEX-02)."""
    return EVERY_MODULE if state.round == ROUNDS else card.modules


def criteria_of(state: State, card: Card) -> list[str]:
    """The criteria in their order; in the last round settlements come first (IN-AEX-04)."""
    if state.round < ROUNDS:
        return list(card.criteria)
    return [SETTLEMENTS, *[word for word in card.criteria if word != SETTLEMENTS]]


def candidates(state: State, seat: int, card: Card, hexes: list[int]) -> list[int]:
    """The hexes that are considered; tells why there are none."""
    modules = modules_of(state, card)
    left = sorted([hex_ for hex_ in hexes if state.map.module_of[hex_] in modules])
    letters = "".join([MODULE_NAMES[module] for module in modules])
    tell_hexes(state, seat, "modules", letters, state.round, left, "IN-AEX-01 IN-AEX-02")
    if not left:
        tell(state, seat, "impossible", "hexes", 0, "IN-AEX-05 IN-AEX-10")
        return left
    if state.round == ROUNDS:
        groups = groups_of(state, seat)
        most = max([len(group.settlements) for group in groups], default=0)
        left = [hex_ for hex_ in left if raises_settlements(state, groups, hex_)]
        tell_hexes(state, seat, "raising", "", most, left, "IN-AEX-03 IN-AEX-Q4")
        if not left:
            tell(state, seat, "impossible", "settlements", most, "IN-AEX-03")
    return left


def choose_hex(state: State, seat: int, card: Card, hexes: list[int]) -> int:
    """The hex that it takes among those on which it could expand; NOWHERE if none will do."""
    left = candidates(state, seat, card, hexes)
    if not left:
        return NOWHERE
    for criterion in criteria_of(state, card):
        left = narrowed(state, seat, criterion, left, modules_of(state, card))
    hex_ = pick_hex(state, seat, left, "IN-AEX-09")
    tell_hexes(state, seat, "hex", "", state.map.cost[hex_], [hex_], "IN-AEX-06")
    return hex_


def narrowed(
    state: State, seat: int, criterion: str, hexes: list[int], modules: tuple[int, ...]
) -> list[int]:
    """What one criterion leaves; all, if none meets it (IN-AEX-06 to 08, 19)."""
    if len(hexes) == 1:
        return hexes
    found = find(state, seat, criterion, hexes, modules)
    rules = _RULES[criterion]
    if not found.asks:
        tell_hexes(state, seat, "ignored", criterion, 0, hexes, "IN-AEX-19")
        return hexes
    if not found.left:
        tell_hexes(state, seat, "unmet", criterion, 0, hexes, f"{rules} IN-AEX-08")
        return hexes
    tell_hexes(state, seat, "criterion", found.word, found.number, found.left, rules)
    return found.left


def expand(state: State, seat: int) -> bool:
    """Try the icon; False if it is impossible."""
    card = support(state)
    places = open_places(state, seat)
    hex_ = choose_hex(state, seat, card, list(places))
    if hex_ == NOWHERE:
        return False
    column = choose_unit(state, seat, card.steps, places[hex_], hex_)
    build(state, seat, column, hex_, WHOLE)
    use_ports(state, seat)
    trade_beside(state, seat, hex_)
    return True
