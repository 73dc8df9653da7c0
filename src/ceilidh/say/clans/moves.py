"""Moves of Clans of Caledonia as buttons say them: `Build a cow on 7.4 for £11`."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import KIND_NAMES
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.clans.macdonald.rules import towards
from ceilidh.games.clans.modules.clans.mackenzie.rules import values
from ceilidh.games.clans.rules.bargains import bargain_price
from ceilidh.games.clans.rules.contracts import FROM_BOARD, contract_money
from ceilidh.games.clans.rules.expand import total_cost
from ceilidh.games.clans.rules.pieces import kind_at
from ceilidh.games.clans.rules.port_access import copy_cost
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.say.clans.effects import port_effect, tile_gives
from ceilidh.say.clans.names import PRICES, amount, clan, good, money, terms, unit
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# What a move is called; {names} in braces come from its arguments.
MOVES: Final = {
    "choose": message("Choose Clan {clan}"),
    "start": message("Take starting tile {tile}"),
    "bid": message("Bid {number}"),
    "drop": message("Drop out of the auction"),
    "buy": message("Buy {goods}"),
    "sell": message("Sell {goods}"),
    "take": message("Take contract {contract}"),
    "build": message("Build {unit} on {hex}"),
    "ship": message("Improve shipping"),
    "technology": message("Improve technology ({technology})"),
    "hire": message("Hire a merchant"),
    "fulfil": message("Fulfil contract {contract}"),
    "recall": message("Take a merchant back from the market ({good})"),
    "slaughter": message("Slaughter {standing} on {hex}"),
    "waive": message("Deliver one animal less ({meat})"),
    "bargain": message("Buy {goods} from the neighbours"),
    "draw": message("Look at new contracts"),
    "keep": message("Keep contract {contract}"),
    "port": message("Use port {port}"),
    "copy": message("Copy port {port}"),
    "shift": "",
    "discard": message("Give up {one}"),
    "gain": message("Gain {one}"),
    "remove": message("Exchange {standing} on {hex}"),
    "return": message("Return the worker to the player board ({technology})"),
    "swap": message("Put {unit} on {hex}"),
    "make": message("Make {goods}"),
    "row": message("Row from {hex} to {goal}"),
    "release": message("Take the whisky from space {space} of the cellar"),
    "store": message("Store a whisky in the cellar"),
    "butter": message("Sell {milk} as butter"),
    "beer": message("Sell {grain} as beer"),
    "done": message("Done"),
    "pass": message("Pass"),
}
SHIFTS: Final = {"up": message("Raise {price}"), "down": message("Lower {price}")}
# What it means to be done, by the step at hand.
ENDS: Final = {
    "turn": message("End the turn"),
    "take more": message("Take no other contract"),
    "keep contracts": message("Put the other contracts back"),
    "bonuses": message("Use no more bonuses"),
    "benefits": message("Use no more bonuses"),
    "fulfil more": message("Fulfil no other contract"),
    "port bonus": message("Do without the building bonus"),
    "store whisky": message("Leave the cellar as it is"),
}
NOTHING: Final = {
    "make": message("Make none ({good})"),
    "butter": message("Sell no milk as butter"),
}


def arguments(to: Speaker, state: State, action: Action) -> dict[str, object]:
    """The arguments of a move by the names that messages have for them."""
    words = dict(zip([domain.name for domain in action.spec.domains], action.words(), strict=True))
    out: dict[str, object] = dict(words)
    if "good" in words:
        number = int(words.get("number", "1"))
        out["good"] = good(to, words["good"])
        out["goods"] = amount(to, number, words["good"])
        out["one"] = amount(to, 1, words["good"])
        out["price"] = to.text(PRICES[words["good"]])
    elif "number" in words:
        out["milk"] = amount(to, int(words["number"]), "milk")
        out["grain"] = amount(to, int(words["number"]), "grain")
    if "points" in words:
        out["number"] = to.count("{n} point", "{n} points", int(words["points"]))
    if "unit" in words:
        out["unit"] = unit(to, words["unit"])
    elif "hex" in words:
        kind = kind_at(state, action.a)
        out["standing"] = unit(to, KIND_NAMES[kind] if kind >= 0 else "worker")
    if "compass" in words:
        out["goal"] = HEX.words[towards(action.a, action.b)]
    if "clan" in words:
        out["clan"] = clan(words["clan"])
    for name in ("technology", "meat"):
        if name in words:
            out[name] = to.text(words[name])
    return out


def step_name(state: State) -> str:
    return FLOW.steps[state.stack[-1].step].name


# --- money: what a move costs (positive) or brings (negative) -------------------------------------


def _build_cost(state: State, seat: int, action: Action) -> int:
    column = state.seats[seat].hooks.column_at[action.a]
    return total_cost(state, seat, column, action.b, step_name(state) != "benefits")


def _upgrade_cost(state: State, full: int, bonus: int) -> int:
    return bonus if step_name(state) == "benefits" else full


def _bargain_cost(state: State, seat: int, action: Action) -> int:
    return bargain_price(state, action.a, state.prices[action.a]) * action.b


def _contract_cost(state: State, seat: int, action: Action) -> int:
    source = state.stack[-1].a if step_name(state) == "keep contracts" else FROM_BOARD
    return -contract_money(state, seat, source)


def _pass_bonus(state: State, seat: int, action: Action) -> int:
    bonus = state.rules.pass_bonus
    return -bonus[min(len(state.passed), len(bonus) - 1)]


def _ability(state: State, name: str, key: str) -> int:
    return state.rules.components.clan(name).ability[key]


COSTS: Final[dict[str, Callable[[State, int, Action], int]]] = {
    "buy": lambda state, seat, action: price(state, action.a) * action.b,
    "sell": lambda state, seat, action: price(state, action.a) * action.b,
    "bargain": _bargain_cost,
    "build": _build_cost,
    "take": _contract_cost,
    "keep": _contract_cost,
    "ship": lambda state, seat, action: _upgrade_cost(state, state.rules.shipping_cost, 0),
    "technology": lambda state, seat, action: _upgrade_cost(
        state, state.rules.technology_cost, state.rules.components.board.technology_cost_bonus
    ),
    "hire": lambda state, seat, action: _upgrade_cost(state, state.rules.merchant_cost, 0),
    "copy": lambda state, seat, action: copy_cost(state),
    "butter": lambda state, seat, action: (
        _ability(state, "cunningham", "butter_money_per_milk") * action.a
    ),
    "beer": lambda state, seat, action: (
        _ability(state, "macewan", "beer_money_per_grain_and_hops") * action.a
    ),
    "release": lambda state, seat, action: -values(state)[action.a],
    "pass": _pass_bonus,
}


# --- details: what is behind a number or a name ---------------------------------------------------


def _contract(to: Speaker, state: State, action: Action) -> str:
    return terms(to, state.rules.components.contract(action.a))


def _port(to: Speaker, state: State, action: Action) -> str:
    return port_effect(to, state.rules.components.port(action.a))


def _pair(to: Speaker, state: State, action: Action) -> str:
    """The starting tile that comes with a clan on offer."""
    for number, tile in state.offers:
        if number == action.a:
            return tile_gives(to, state.rules.components.starting_tile(tile))
    return ""


DETAILS: Final[dict[str, Callable[[Speaker, State, Action], str]]] = {
    "choose": _pair,
    "start": lambda to, state, action: tile_gives(
        to, state.rules.components.starting_tile(action.a)
    ),
    "take": _contract,
    "keep": _contract,
    "fulfil": _contract,
    "port": _port,
    "copy": _port,
}


def move_words(to: Speaker, state: State, seat: int, action: Action) -> str:
    """The move, its price, and what is behind it."""
    word = action.spec.word
    fields = arguments(to, state, action)
    if word == "shift":
        said = to.text(SHIFTS[action.words()[1]], **fields)
    elif word in NOTHING and action.words()[-1] == "0":
        return to.text(NOTHING[word], **fields)
    elif word == "done":
        return to.text(ENDS.get(step_name(state), MOVES[word]))
    else:
        said = to.text(MOVES.get(word, action.text), **fields)
    cost = COSTS[word](state, seat, action) if word in COSTS else 0
    if cost > 0:
        said = to.text("{move} for {money}", move=said, money=money(to, cost))
    elif cost < 0:
        said = to.text("{move} and gain {money}", move=said, money=money(to, -cost))
    details = DETAILS[word](to, state, action) if word in DETAILS else ""
    return to.text("{move}: {details}", move=said, details=details) if details else said
