"""Moves of Glen More II as buttons say them: `Claim MacLeod (road 2): 3 coins`."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.grid import STEPS
from ceilidh.games.glenmore.rules.market import price
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.glenmore.effects import activation, debt_words, effect, measure, rows, way_words
from ceilidh.say.glenmore.names import (
    BALLOTS,
    amount,
    card_name,
    clan_name,
    place_name,
    tile_name,
)
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What a move is called; {names} in braces come from its arguments and the position.
MOVES: Final = {
    "take": message("Take {tile}"),
    "forgo": message("Move to {tile}, discard it and gain {comfort}"),
    "end": message("Move onto The End"),
    "pay": message("Pay {piece} from {place}"),
    "buy": message("Buy {resource}"),
    "substitute": message("Pay {coins} instead of a resource"),
    "lay": message("Lay {tile} on {place}"),
    "resolve": message("First: {effect}"),
    "gain": message("Gain {resource}"),
    "keep": message("Keep {resource}"),
    "put": message("Put {piece} on {place}"),
    "remove": message("Remove {place}"),
    "fetch": message("Take {tile} from the discard pile"),
    "claim": message("Claim {clan} (road {road})"),
    "activate": message("Activate {place}"),
    "way": "{way}",
    "walk": message("Move a Scot from {place} to {goal}"),
    "done": message("Done"),
    "sell": message("Sell {resource} from {place}"),
    "climb": message("Climb the Mountain"),
    "toll": message("Leave {coins} on the Mountain"),
    "offer": message("Leave {resource} from {place} on the Mountain"),
    "hawk": message("Sell {resource} of the Mountain"),
    "council": message("Put {card} to the vote"),
    "vote": message("Vote {ballot}"),
}
# What it means to be done, by the step at hand.
ENDS: Final = {
    "activation": message("End the turn"),
    "activate by type": message("Activate no other tile"),
    "remove tiles": message("Remove no other tile"),
    "clan marker": message("Place no marker"),
    "put": message("Give up what finds no room"),
    "treasure": message("Give up what finds no room"),
}


def step_name(state: State) -> str:
    return FLOW.steps[state.stack[-1].step].name


def arguments(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    """What the messages of a move may name, in words."""
    components = state.rules.components
    frame = state.stack[-1]
    kind = action.spec.word
    words = dict(zip([domain.name for domain in action.spec.domains], action.words(), strict=True))
    out: dict[str, object] = {}
    for name, word in words.items():
        if name in ("resource", "piece", "comfort"):
            out[name] = amount(to, 1, word)
        elif name == "tile":
            out["tile"] = tile_name(to, components, word)
        elif name == "clan":
            out["clan"] = clan_name(components, word)
            out["road"] = state.roads[state.rules.clan_fields[action.a]]
        elif name == "card":
            out["card"] = card_name(to, components, word)
        elif name == "ballot":
            out["ballot"] = to.text(BALLOTS[word])
    if "cell" in words:
        cell = action.spec.domains[0].name == "cell"
        out["place"] = place_name(to, state, seat, action.a if cell else action.b)
    if kind == "walk":
        out["goal"] = place_name(to, state, seat, action.a + STEPS[action.b])
    elif kind == "lay":
        out["tile"] = to.text(components.tiles[frame.a].name)
    elif kind == "way":
        tile = state.seats[seat].tiles[frame.a]
        out["way"] = way_words(to, state.rules.ways[tile][action.a])
    elif kind == "resolve":
        out["effect"] = effect(to, components, components.tiles[frame.a].immediate[action.a])
    elif kind == "substitute":
        out["coins"] = amount(to, unpack(frame).swap, "coin")
    elif kind == "toll":
        out["coins"] = amount(to, 1, "coin")
    return out


def _take_cost(to: Speaker, state: State, action: Action) -> str:
    return debt_words(to, state.rules.debts[action.a])


def _buy_cost(to: Speaker, state: State, action: Action) -> str:
    return amount(to, price(state, action.a), "coin")


def _sale(to: Speaker, state: State, action: Action) -> str:
    return amount(to, state.rules.slots[state.market[action.a] - 1], "coin")


# What a move costs or, of a sale, brings.
COSTS: Final[dict[str, Callable[[Speaker, State, Action], str]]] = {
    "take": _take_cost,
    "buy": _buy_cost,
    "sell": _sale,
    "hawk": _sale,
}


def _claim(to: Speaker, state: State, seat: int, action: Action) -> str:
    components = state.rules.components
    return rows(to, components, components.clan(action.words()[0]).effects)


def _council(to: Speaker, state: State, seat: int, action: Action) -> str:
    return measure(to, state.rules.components.great_glen.cards[action.a])


def _activate(to: Speaker, state: State, seat: int, action: Action) -> str:
    return activation(to, state, state.seats[seat].tiles[action.a])


# What is behind a name.
DETAILS: Final[dict[str, Callable[[Speaker, State, int, Action], str]]] = {
    "claim": _claim,
    "council": _council,
    "activate": _activate,
}


def move_words(to: Speaker, state: State, seat: int, action: Action) -> str:
    """The move, its price, and what is behind it."""
    word = action.spec.word
    if word == "done":
        return to.text(ENDS.get(step_name(state), MOVES[word]))
    said = to.text(MOVES.get(word, action.text), **arguments(to, state, seat, action))
    cost = COSTS[word](to, state, action) if word in COSTS else ""
    if cost:
        said = to.text("{move} for {money}", move=said, money=cost)
    details = DETAILS[word](to, state, seat, action) if word in DETAILS else ""
    return to.text("{move}: {details}", move=said, details=details) if details else said
