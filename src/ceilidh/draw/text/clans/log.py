"""Moves of Clans of Caledonia as sentences, from the action and the events that it made."""

from itertools import groupby
from typing import Final

from ceilidh.draw.text.clans.words import capital
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.kernel.event import Event, outcomes_text
from ceilidh.kernel.table import Played

# What a seat does, with the arguments of the move in place of {0} and {1}.
DEEDS: Final = {
    "choose": "chooses Clan {0}",
    "start": "takes starting tile {0}",
    "bid": "bids {0} points",
    "drop": "drops out of the auction",
    "buy": "buys {1} {0}",
    "sell": "sells {1} {0}",
    "take": "takes contract {0}",
    "build": "builds a {0} on {1}",
    "ship": "improves shipping",
    "technology": "improves the {0}s' technology",
    "hire": "hires a merchant",
    "fulfil": "fulfils contract {0}",
    "recall": "takes a merchant back from {0}",
    "slaughter": "slaughters on {0}",
    "waive": "needs no {0} at the port",
    "bargain": "buys {1} {0} from the neighbours",
    "draw": "looks at new contracts",
    "keep": "keeps contract {0}",
    "port": "uses port {0}",
    "copy": "copies port {0}",
    "shift": "moves the price of {0} {1}",
    "discard": "gives up 1 {0}",
    "gain": "chooses {0}",
    "remove": "takes back the unit on {0}",
    "return": "puts the worker back as a {0}",
    "swap": "puts a {0} on {1} instead",
    "make": "makes {1} {0}",
    "row": "rows from {0} to {1}",
    "release": "takes the whisky from space {0} of the cellar",
    "store": "stores a whisky in the cellar",
    "butter": "sells {0} milk as butter",
    "beer": "sells {0} grain as beer",
    "done": "is done",
    "pass": "passes",
}
# Facts that the sentence of the deed has told already.
TOLD: Final = frozenset({"clan", "place", "contract", "fulfilled", "upgrade", "recall", "port"})
TOLD_GOODS: Final = frozenset({"trade", "neighbourhood"})
# Money that is the price of the deed, and reasons that need no mention.
PRICES: Final = frozenset({"build", "trade", "upgrade", "neighbourhood"})
PLAIN: Final = frozenset({"contract", "export", "pass", "port", "production", "start"})
AMOUNTS: Final = frozenset({"money", "good", "glory"})


def deed(played: Played) -> str:
    """What the seat did, with its price."""
    action = played.action
    words = action.words()
    if action.spec.word == "choose":
        words = [capital(words[0])]
    text = DEEDS.get(action.spec.word, action.text).format(*words)
    price = sum(event.amount for event in played.events if is_price(played, event))
    return f"{text} for £{abs(price)}" if price else text


def is_price(played: Played, event: Event) -> bool:
    return event.kind == "money" and event.seat == played.seat and event.reason in PRICES


def is_told(played: Played, event: Event) -> bool:
    """Whether the sentence of the deed already says this."""
    if event.seat != played.seat:
        return False
    if event.kind == "good" and played.action.spec.word == "make" and event.amount > 0:
        return True
    if event.kind == "good" and event.reason in TOLD_GOODS:
        return True
    return event.kind in TOLD or is_price(played, event)


def quantity(event: Event) -> str:
    number = abs(event.amount)
    return f"£{number}" if event.kind == "money" else f"{number} {event.thing}"


def amount_clauses(events: list[Event], mover: int) -> list[str]:
    """Neighbouring gains or payments for one reason share a clause: `gains 1 wool, 1 milk`."""
    clauses: list[str] = []
    for (verb, reason), group in groupby(events, gain_or_payment):
        some = list(group)
        plain = not reason or (some[0].seat == mover and reason in PLAIN)
        why = "" if plain else f" ({reason.replace('scoring ', 'scoring tile ')})"
        clauses.append(f"{verb} {', '.join(quantity(event) for event in some)}{why}")
    return clauses


def gain_or_payment(event: Event) -> tuple[str, str]:
    return "gains" if event.amount > 0 else "pays", event.reason


def fact(event: Event) -> str:
    """One event that is no amount, as a clause; empty for what needs no words."""
    if event.kind == "price":
        return f"{event.thing} {'rises' if event.amount > 0 else 'falls'} {abs(event.amount)}"
    if event.kind == "place":
        return f"puts a {event.thing} on {HEX_NAMES[event.place]}"
    if event.kind == "remove":
        return f"removes a {event.thing} from {HEX_NAMES[event.place]}"
    if event.kind == "import":
        return f"imports {event.amount} {event.thing.replace('_', ' ')}"
    return ""


def clauses_of(events: list[Event], mover: int) -> list[str]:
    out: list[str] = []
    waiting: list[Event] = []
    for event in events:
        if event.kind in AMOUNTS:
            waiting.append(event)
        elif fact(event):
            out += [*amount_clauses(waiting, mover), fact(event)]
            waiting = []
    return out + amount_clauses(waiting, mover)


def sentences(played: Played, names: list[str]) -> list[str]:
    """The move and its consequences; every other seat and a new round start a line of their own."""
    lines: list[str] = []
    subject = f"{names[played.seat]} {deed(played)}"
    speaker = played.seat
    events: list[Event] = []
    for event in [*played.events, Event("end", -1, "", 0, -1, "")]:
        changes = event.seat not in (speaker, -1) and event.kind in AMOUNTS
        if event.kind in ("round", "end") or changes:
            clauses = clauses_of(events, played.seat)
            if lines or speaker != played.seat:
                lines += [f"{subject} {'; '.join(clauses)}."] if clauses else []
            else:
                lines.append(f"{'; '.join([subject, *clauses])}.")
            events = []
            speaker = event.seat
            subject = names[speaker] if speaker >= 0 else "All"
        if event.kind == "round":
            lines.append(f"Round {event.amount} begins.")
        elif not is_told(played, event):
            events.append(event)
    if played.outcomes:
        lines.append(f"Drawn: {outcomes_text(played.outcomes)}.")
    return lines
