"""Moves of Glen More II as sentences, from the action and the events that it made."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from ceilidh.games.glenmore.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.glenmore.facts import DIE, ROLLS, TABLE, Clause, Facts
from ceilidh.say.glenmore.moves import arguments, step_name
from ceilidh.say.glenmore.names import amount
from ceilidh.say.phrases import capital, listed, message, sentence
from ceilidh.say.speaker import Speaker

# What a seat does; {names} in braces come from the arguments of the move and the position.
DEEDS: Final = {
    "take": message("takes {tile}"),
    "forgo": message("cannot pay and moves to {tile}"),
    "end": message("moves onto The End"),
    "pay": message("pays {piece} from {place}"),
    "buy": message("buys {resource}"),
    "substitute": message("pays {coins} instead of a resource"),
    "lay": message("lays {tile} on {place}"),
    "resolve": message("chooses first: {effect}"),
    "gain": message("chooses {resource}"),
    "keep": message("keeps {resource}"),
    "put": message("puts {piece} on {place}"),
    "remove": message("removes {place}"),
    "fetch": message("takes {tile} from the discard pile"),
    "claim": message("places a marker at Clan {clan}"),
    "activate": message("activates {place}"),
    "way": message("chooses {way}"),
    "walk": message("moves a Scot from {place} to {goal}"),
    "done": message("is done"),
    "sell": message("sells {resource} from {place}"),
    "climb": message("climbs the Mountain"),
    "toll": message("leaves {coins} on the Mountain"),
    "offer": message("leaves {resource} from {place} on the Mountain"),
    "hawk": message("sells {resource} of the Mountain"),
    "council": message("calls a Clan Council on {card}"),
    # A vote is not told before all are revealed (GM-HID-11).
    "vote": message("casts a vote"),
}
ENDS: Final = {"activation": message("ends the turn")}
# Events of the mover that the sentence of the deed has told, one of each: kind, or kind and reason.
TOLD: Final = {
    "take": ("move", "person"),
    "forgo": ("move", "discard"),
    "end": ("move",),
    "climb": ("move",),
    "pay": ("good cost", "scots cost"),
    "buy": ("buy cost",),
    "substitute": ("coins cost",),
    "lay": ("lay",),
    "gain": ("good gain",),
    "keep": ("good gain",),
    "put": ("good gain", "good mountain", "scots gain"),
    "remove": ("remove",),
    "fetch": ("fetch", "person"),
    "claim": ("claim",),
    "activate": ("activate",),
    "walk": ("walk",),
    "sell": ("good market",),
    "toll": ("coins mountain",),
    "offer": ("good mountain",),
    "council": ("council",),
}
# The reason of the coins that are the price of a deed.
PRICES: Final = {"buy": "cost", "sell": "market", "hawk": "market", "claim": "road"}


def told_events(played: Played) -> list[Event]:
    """The events that the deed tells, one of each kind."""
    kind = played.action.spec.word
    waiting = list(TOLD.get(kind, ()))
    if kind in PRICES:
        waiting.append(f"coins {PRICES[kind]}")
    out: list[Event] = []
    for event in played.events:
        for word in (event.kind, f"{event.kind} {event.reason}"):
            if word in waiting and event.seat == played.seat:
                waiting.remove(word)
                out.append(event)
    return out


def deed(to: Speaker, state: State, played: Played, told: list[Event]) -> str:
    """What the seat did, with its price."""
    action = played.action
    word = action.spec.word
    fields = arguments(to, state, played.seat, action)
    said = to.text(DEEDS.get(word, action.text), **fields)
    if word == "done":
        said = to.text(ENDS.get(step_name(state), DEEDS[word]))
    price = sum(abs(event.amount) for event in told if event.kind == "coins")
    if word in PRICES and price:
        said = to.text("{deed} for {money}", deed=said, money=amount(to, price, "coin"))
    return said


def joined(to: Speaker, some: list[Clause]) -> list[str]:
    """Neighbours with one verb share it: `gains 1 coin and 2 VP`."""
    out: list[str] = []
    for verb, group in groupby(some, lambda clause: clause.verb):
        out.append(to.text(verb, things=listed(to, [clause.thing for clause in group])))
    return out


def line_words(to: Speaker, state: State, played: Played, names: Sequence[str]) -> str:
    """The move and its consequences; another subject starts a sentence of its own."""
    told = told_events(played)
    facts = Facts(to, state, played, names)
    rest = facts.clauses([event for event in played.events if event not in told])
    parts = [deed(to, state, played, told)]
    said: list[str] = []
    subject = played.seat
    # Each roll of the Die starts anew.
    for who, group in groupby(rest, lambda clause: (clause.subject, clause.verb == ROLLS)):
        some = joined(to, list(group))
        if who[0] != subject or who[1]:
            said.append(_close(to, subject, parts, names))
            parts = []
            subject = who[0]
        parts += some
    return " ".join([*said, _close(to, subject, parts, names)])


def _close(to: Speaker, subject: int, parts: list[str], names: Sequence[str]) -> str:
    if subject == TABLE:
        return " ".join([f"{capital(part)}." for part in parts])
    name = to.text("The Die") if subject == DIE else names[subject]
    return sentence(to, name, parts)
