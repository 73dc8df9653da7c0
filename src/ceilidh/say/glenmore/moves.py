"""Moves of Glen More II: on buttons, as `Claim Gunn for 2 coins: 3 coins`, and in the log."""

from typing import Final

from ceilidh.games.glenmore.debt import unpack
from ceilidh.games.glenmore.grid import STEPS
from ceilidh.games.glenmore.rules.clan_board import costs_of_claims
from ceilidh.games.glenmore.rules.fees import lay_fee
from ceilidh.games.glenmore.rules.market import price
from ceilidh.games.glenmore.rules.payment import debt_with_fees
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.say.glenmore.effects import activation, debt_words, effect, rows, way_words
from ceilidh.say.glenmore.names import amount, clan_name, tile_name
from ceilidh.say.glenmore.places import cell_of, place_name, place_of, target_of, where
from ceilidh.say.module_text import Journey, MoveKindText, written
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker


def arguments(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    """What the messages of any move may name, in words."""
    components = state.rules.components
    words = written(action)
    out: dict[str, object] = {}
    for name, word in words.items():
        if name in ("resource", "piece", "comfort"):
            out[name] = amount(to, 1, word)
        elif name == "tile":
            out["tile"] = tile_name(to, components, word)
        elif name == "clan":
            out["clan"] = clan_name(components, word)
    if "cell" in words:
        cell = action.spec.domains[0].name == "cell"
        out["place"] = place_name(to, state, seat, action.a if cell else action.b)
    return out


# --- what else a message names --------------------------------------------------------------------


def _walk(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"goal": place_name(to, state, seat, action.a + STEPS[action.b])}


def _step(state: State, seat: int, action: Action) -> tuple[str, str]:
    return target_of(action.a), target_of(action.a + STEPS[action.b])


def _journey(state: State, seat: int, way: tuple[str, ...]) -> Reason:
    places = [place_of(state, seat, cell_of(target)) for target in (way[0], way[-1])]
    return Reason("Move a Scot from {place} to {goal}", (), {"place": places[0], "goal": places[1]})


def _lay(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    name = state.rules.components.tiles[state.stack[-1].a].name
    return {"tile": to.text(name), "where": where(to, state, seat, action.a)}


def _way(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    tile = state.seats[seat].tiles[state.stack[-1].a]
    return {"way": way_words(to, state.rules.ways[tile][action.a])}


def _resolve(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    components = state.rules.components
    row = components.tiles[state.stack[-1].a].immediate[action.a]
    return {"effect": effect(to, components, row)}


def _substitute(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"coins": amount(to, unpack(state.stack[-1]).swap, "coin")}


# --- prices and details ---------------------------------------------------------------------------


def _take_cost(to: Speaker, state: State, seat: int, action: Action) -> str:
    return debt_words(to, debt_with_fees(state, seat, action.a))


def _claim_cost(to: Speaker, state: State, seat: int, action: Action) -> str:
    """The road, and what others ask for besides it."""
    return amount(to, costs_of_claims(state, seat)[state.rules.clan_fields[action.a]], "coin")


def _lay_cost(to: Speaker, state: State, seat: int, action: Action) -> str:
    fee = lay_fee(state, seat, action.a)
    return amount(to, fee, "coin") if fee else ""


def _buy_cost(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, price(state, action.a), "coin")


def sale(to: Speaker, state: State, seat: int, action: Action) -> str:
    """What the Market pays for a resource."""
    return amount(to, state.rules.slots[state.market[action.a] - 1], "coin")


def _claim(to: Speaker, state: State, seat: int, action: Action) -> str:
    components = state.rules.components
    return rows(to, components, components.clan(action.words()[0]).effects)


def _activate(to: Speaker, state: State, seat: int, action: Action) -> str:
    return activation(to, state, state.seats[seat].tiles[action.a])


MOVES: Final = {
    "take": MoveKindText(
        message("take", of="tiles"),
        message("Take {tile}"),
        message("takes {tile}"),
        price=_take_cost,
        tells=("move", "person"),
    ),
    "forgo": MoveKindText(
        message("forgo"),
        message("Move to {tile}, discard it and gain {comfort}"),
        message("cannot pay; moves to {tile}"),
        tells=("move", "discard"),
    ),
    "end": MoveKindText(
        message("end"),
        message("Move to The End"),
        message("moves to The End"),
        tells=("move",),
    ),
    "pay": MoveKindText(
        message("pay"),
        message("Pay {piece} from {place}"),
        message("pays {piece} from {place}"),
        tells=("good cost", "scots cost"),
    ),
    "buy": MoveKindText(
        message("buy"),
        message("Buy {resource}"),
        message("buys {resource}"),
        price=_buy_cost,
        tells=("buy cost",),
        pays="cost",
    ),
    "substitute": MoveKindText(
        message("substitute"),
        message("Pay {coins} in place of a resource"),
        message("pays {coins} in place of a resource"),
        fields=_substitute,
        tells=("coins cost",),
    ),
    "lay": MoveKindText(
        message("lay"),
        message("Place {tile} {where}"),
        message("places {tile} {where}"),
        fields=_lay,
        price=_lay_cost,
        tells=("lay",),
    ),
    "resolve": MoveKindText(
        message("resolve"),
        message("Resolve first: {effect}"),
        message("resolves first: {effect}"),
        fields=_resolve,
    ),
    "gain": MoveKindText(
        message("gain"),
        message("Gain {resource}"),
        message("chooses {resource}"),
        tells=("good gain",),
    ),
    "keep": MoveKindText(
        message("keep"),
        message("Keep {resource}"),
        message("keeps {resource}"),
        tells=("good gain",),
    ),
    # Whatever brought the piece: a module may have another reason than a gain.
    "put": MoveKindText(
        message("put"),
        message("Place {piece} on {place}"),
        message("places {piece} on {place}"),
        tells=("good", "scots gain"),
    ),
    "remove": MoveKindText(
        message("remove"),
        message("Remove {place}"),
        message("removes {place}"),
        tells=("remove",),
    ),
    "fetch": MoveKindText(
        message("fetch", of="tiles"),
        message("Take {tile} from the discard pile"),
        message("takes {tile} from the discard pile"),
        tells=("fetch", "person"),
    ),
    "claim": MoveKindText(
        message("claim", of="clan markers"),
        message("Claim {clan}"),
        message("places a clan marker at Clan {clan}"),
        price=_claim_cost,
        details=_claim,
        tells=("claim",),
        pays="road",
    ),
    "activate": MoveKindText(
        message("activate"),
        message("Activate {place}"),
        message("activates {place}"),
        details=_activate,
        tells=("activate",),
    ),
    "way": MoveKindText(message("way"), "{way}", message("chooses: {way}"), fields=_way),
    "walk": MoveKindText(
        message("walk"),
        message("Move a Scot from {place} to {goal}"),
        message("moves a Scot from {place} to {goal}"),
        fields=_walk,
        tells=("walk",),
        journey=Journey(_step, _journey),
    ),
    "done": MoveKindText(message("done"), message("Done"), message("finishes")),
    "sell": MoveKindText(
        message("sell"),
        message("Sell {resource} from {place}"),
        message("sells {resource} from {place}"),
        price=sale,
        tells=("good market",),
        pays="market",
        icon="coin",
        aside=message("Also now: sell"),
    ),
}
# What it means to be done, by the step at hand.
ENDS: Final = {
    "activation": message("End the turn"),
    "activate by type": message("Skip the activations"),
    "remove tiles": message("Skip the removal"),
    "clan marker": message("Place no marker"),
    "keep": message("Discard what does not fit"),
    "put": message("Discard what does not fit"),
}
ENDED: Final = {"activation": message("ends the turn")}
