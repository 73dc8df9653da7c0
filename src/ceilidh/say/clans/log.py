"""Moves of Clans of Caledonia as sentences, from the action and the events that it made."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.clans.moves import arguments, step_name
from ceilidh.say.clans.names import PRICES, amount, clan, money, unit
from ceilidh.say.phrases import capital, clauses, listed, message, sentence
from ceilidh.say.speaker import Speaker

# What a seat does; {names} in braces come from the arguments of the move.
DEEDS: Final = {
    "choose": message("chooses Clan {clan}"),
    "start": message("takes starting tile {tile}"),
    "bid": message("bids {number}"),
    "drop": message("drops out of the auction"),
    "buy": message("buys {goods}"),
    "sell": message("sells {goods}"),
    "take": message("takes contract {contract}"),
    "build": message("builds {unit} on {hex}"),
    "ship": message("improves shipping"),
    "technology": message("improves technology ({technology})"),
    "hire": message("hires a merchant"),
    "fulfil": message("fulfils contract {contract}"),
    "recall": message("takes a merchant back from the market ({good})"),
    "slaughter": message("slaughters {standing} on {hex}"),
    "waive": message("delivers one animal less ({meat})"),
    "bargain": message("buys {goods} from the neighbours"),
    "draw": message("looks at new contracts"),
    "keep": message("keeps contract {contract}"),
    "port": message("uses port {port}"),
    "copy": message("copies port {port}"),
    "shift": message("moves {price}"),
    "discard": message("gives up {one}"),
    "gain": message("gains {one}"),
    "remove": message("exchanges {standing} on {hex}"),
    "return": message("returns the worker to the player board ({technology})"),
    "swap": message("puts {unit} on {hex}"),
    "make": message("makes {goods}"),
    "row": message("rows from {hex} to {goal}"),
    "release": message("takes the whisky from space {space} of the cellar"),
    "store": message("stores a whisky in the cellar"),
    "butter": message("sells {milk} as butter"),
    "beer": message("sells {grain} as beer"),
    "done": message("is done"),
    "pass": message("passes"),
}
NOTHING: Final = {
    "make": message("makes none ({good})"),
    "butter": message("sells no milk as butter"),
}
ENDS: Final = {"turn": message("ends the turn")}
# Why something is gained or paid; reasons that are not here need no mention.
REASONS: Final = {
    "clan": message("clan"),
    "income": message("workers"),
    "import": message("import track"),
    "production": message("production"),
}
SCORING: Final = "scoring "
NOBODY: Final = -1
AMOUNTS: Final = frozenset({"money", "good", "glory"})
# Events of the mover that the sentence of the deed has told already.
TOLD: Final = frozenset(
    {"clan", "place", "contract", "fulfilled", "upgrade", "recall", "port", "turn"}
)
TOLD_GOODS: Final = frozenset({"trade", "neighbourhood"})
# Moves that name the unit they take off the map, and the reason of the goods that a move names.
LIFTING: Final = frozenset({"row", "slaughter"})
DEED_GOODS: Final = {
    "discard": "port",
    "gain": "port",
    "butter": "clan",
    "beer": "clan",
    "release": "clan",
    "store": "clan",
}
DEED_MONEY: Final = frozenset({"butter", "beer"})
# Money that is the price of the deed.
PRICED: Final = frozenset({"build", "trade", "upgrade", "neighbourhood"})


def is_price(played: Played, event: Event) -> bool:
    """Whether the sentence of the deed says this sum."""
    if event.kind != "money" or event.seat != played.seat:
        return False
    if event.reason in ("contract", "port"):
        return event.amount < 0
    if event.reason == "clan":
        return played.action.spec.word in DEED_MONEY
    return event.reason in PRICED


def is_told(played: Played, event: Event) -> bool:
    """Whether the sentence of the deed already says this."""
    word = played.action.spec.word
    if event.kind == "turn":
        return True
    if event.seat != played.seat:
        return False
    if event.kind == "good":
        if word == "make":
            return event in _process(played)
        return event.reason in (DEED_GOODS.get(word), *TOLD_GOODS)
    if event.kind == "remove":
        return word in LIFTING
    return event.kind in TOLD or is_price(played, event)


def _process(played: Played) -> list[Event]:
    """What was used up and made: the first two goods of a production."""
    return [event for event in played.events if event.kind == "good"][:2]


def deed(to: Speaker, state: State, played: Played) -> str:
    """What the seat did, with its price."""
    action = played.action
    word = action.spec.word
    fields = arguments(to, state, action)
    if word in NOTHING and action.words()[-1] == "0":
        return to.text(NOTHING[word], **fields)
    said = to.text(DEEDS.get(word, action.text), **fields)
    if word == "done":
        said = to.text(ENDS.get(step_name(state), DEEDS[word]))
    for used in _process(played)[:1] if word == "make" else []:
        goods = amount(to, -used.amount, used.thing)
        said = to.text("{deed} out of {goods}", deed=said, goods=goods)
    price = sum(event.amount for event in played.events if is_price(played, event))
    return to.text("{deed} for {money}", deed=said, money=money(to, abs(price))) if price else said


# --- facts ----------------------------------------------------------------------------------------


def _price(to: Speaker, event: Event) -> str:
    price = to.text(PRICES[event.thing])
    if event.amount > 0:
        return to.count("{price} rises by {n}", "{price} rises by {n}", event.amount, price=price)
    return to.count("{price} falls by {n}", "{price} falls by {n}", -event.amount, price=price)


def _place(to: Speaker, event: Event) -> str:
    return to.text("puts {unit} on {hex}", unit=unit(to, event.thing), hex=HEX_NAMES[event.place])


def _remove(to: Speaker, event: Event) -> str:
    return to.text("takes {unit} off {hex}", unit=unit(to, event.thing), hex=HEX_NAMES[event.place])


def _import(to: Speaker, event: Event) -> str:
    return to.text("imports {goods}", goods=amount(to, event.amount, event.thing))


def _upgrade(to: Speaker, event: Event) -> str:
    if event.thing == "shipping":
        return to.text("improves shipping")
    if event.thing == "merchant":
        return to.text("hires a merchant")
    return to.text("improves technology ({technology})", technology=to.text(event.thing))


# Every event that is neither an amount nor the beginning of a round.
FACTS: Final[dict[str, Callable[[Speaker, Event], str]]] = {
    "price": _price,
    "place": _place,
    "remove": _remove,
    "import": _import,
    "upgrade": _upgrade,
    "clan": lambda to, event: to.text("chooses Clan {clan}", clan=clan(event.thing)),
    "contract": lambda to, event: to.text("takes contract {contract}", contract=event.thing),
    "fulfilled": lambda to, event: to.text("fulfils contract {contract}", contract=event.thing),
    "recall": lambda to, event: to.text(
        "takes a merchant back from the market ({good})", good=to.text(event.thing)
    ),
    "port": lambda to, event: to.text("uses port {port}", port=event.thing),
    "turn": lambda to, event: "",
}


def why(to: Speaker, reason: str) -> str:
    """The reason of a gain or a payment; empty if it goes without saying."""
    if reason.startswith(SCORING):
        return to.text("scoring tile {tile}", tile=reason.removeprefix(SCORING))
    return to.text(REASONS.get(reason, ""))


def amount_clauses(to: Speaker, events: list[Event]) -> list[str]:
    """Neighbouring gains share a verb, as payments do: `gains £8 (workers) and 1 wool`."""
    out: list[str] = []
    for gained, group in groupby(events, lambda event: event.amount > 0):
        things = listed(to, _things(to, list(group)))
        if gained:
            out.append(to.text("gains {things}", things=things))
        else:
            out.append(to.text("pays {things}", things=things))
    return out


def _things(to: Speaker, events: list[Event]) -> list[str]:
    """Amounts; a reason follows the last one that it holds for."""
    out: list[str] = []
    for reason, group in groupby(events, lambda event: event.reason):
        out += [amount(to, abs(event.amount), event.thing) for event in group]
        told = why(to, reason)
        if told:
            out[-1] = to.text("{clause} ({reason})", clause=out[-1], reason=told)
    return out


def facts(to: Speaker, events: list[Event]) -> list[str]:
    """Clauses of one subject."""
    out: list[str] = []
    waiting: list[Event] = []
    for event in events:
        if event.kind in AMOUNTS:
            waiting.append(event)
            continue
        fact = FACTS[event.kind](to, event) if event.kind in FACTS else ""
        if fact:
            out += [*amount_clauses(to, waiting), fact]
            waiting = []
    return out + amount_clauses(to, waiting)


def drawn(to: Speaker, played: Played) -> str:
    """The contracts that came up."""
    contracts = [one.word for one in played.outcomes if one.domain == "contract"]
    if not contracts:
        return ""
    return to.text("New contracts: {contracts}.", contracts=", ".join(contracts))


def line_words(to: Speaker, state: State, played: Played, names: Sequence[str]) -> str:
    """The move and its consequences; every other seat and a new round start a sentence."""
    said: list[str] = []
    subject = played.seat
    parts = [deed(to, state, played)]
    events: list[Event] = []

    def close() -> None:
        told = parts + facts(to, events)
        if told and subject == NOBODY:
            said.append(f"{capital(clauses(to, told))}.")
        elif told:
            said.append(sentence(to, names[subject], told))
        parts.clear()
        events.clear()

    for event in played.events:
        if event.kind == "round":
            close()
            said.append(to.text("Round {number} begins.", number=event.amount))
        elif not is_told(played, event):
            follows = event.seat == NOBODY and (parts or events)
            if event.seat != subject and not follows:
                close()
                subject = event.seat
            events.append(event)
    close()
    return " ".join([*said, drawn(to, played)]).strip()
