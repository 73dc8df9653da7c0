"""Moves of Glen More II as sentences, from the action and the events that it made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.glenmore.moves import arguments
from ceilidh.say.glenmore.names import (
    BALLOTS,
    CATEGORIES,
    FIXTURES,
    amount,
    card_name,
    clan_name,
    place_name,
    tile_name,
)
from ceilidh.say.phrases import capital, clauses, listed, message, sentence
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
    "vote": message("votes {ballot}"),
}
# Events of the mover that the sentence of the deed has told, one of each: kind, or kind and reason.
TOLD: Final = {
    "take": ("move", "person"),
    "forgo": ("move",),
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
UNUSED: Final = "unused movement"
TABLE: Final = -1
DIE: Final = -2

# What happens, with {things} of neighbouring events in one list.
GAINS: Final = message("gains {things}")
PAYS: Final = message("pays {things}")
ROLLS: Final = message("rolls {things}")
DISCARDS: Final = message("discards {things}")
BUYS: Final = message("buys {things}")
LAYS: Final = message("lays {things}")
REMOVES: Final = message("removes {things}")
ACTIVATES: Final = message("activates {things}")
CLAIMS: Final = message("places a marker at {things}")
GAINS_PERSON: Final = message("gains a person: {things}")
GAINS_LANDMARK: Final = message("gains a landmark card: {things}")
FETCHES: Final = message("takes {things} from the discard pile")
HAS_NO_ROOM: Final = message("has no room for {things}")
WALKS: Final = message("moves a Scot from {things}")
MOVES: Final = message("moves {things}")
CALLS: Final = message("calls a Clan Council on {things}")
LEAVES: Final = message("leaves {things} on the Mountain")
NEW_TILES: Final = message("new on the Rondel: {things}")
SCORING: Final = message("scoring phase {things}")
VOTES: Final = message("votes: {things}")
ACCEPTED: Final = message("{things} is accepted")
REJECTED: Final = message("{things} is rejected")


@dataclass
class Clause:
    """A message and one of its things; neighbours of one subject and message share it."""

    subject: int
    verb: str
    thing: str


class Facts:
    """Events of one move as clauses."""

    def __init__(self, to: Speaker, state: State, played: Played, names: Sequence[str]) -> None:
        self.to = to
        self.state = state
        self.names = names
        self.components: Components = state.rules.components
        self.laid = {event.place: event.thing for event in played.events if event.kind == "lay"}
        # What the sentence has named already needs no mention as a reason.
        self.named = {event.thing for event in played.events if event.thing}
        self.kinds: dict[str, Callable[[Event], Clause | None]] = {
            "move": self._move,
            "discard": lambda e: Clause(self._figure(e), DISCARDS, self._tile(e)),
            "turn": lambda e: None,
            "buy": lambda e: Clause(e.seat, BUYS, amount(to, 1, e.thing)),
            "claim": lambda e: Clause(e.seat, CLAIMS, clan_name(self.components, e.thing)),
            "landmark": self._landmark,
            "remove": lambda e: Clause(e.seat, REMOVES, self._tile(e)),
            "tile": lambda e: Clause(TABLE, NEW_TILES, self._tile(e)),
            "scoring": lambda e: Clause(TABLE, SCORING, str(e.amount)),
            "activate": lambda e: Clause(e.seat, ACTIVATES, self._on(e)),
            "die": lambda e: Clause(DIE, ROLLS, str(e.amount)),
            "lay": lambda e: Clause(e.seat, LAYS, self._on(e)),
            "person": lambda e: Clause(e.seat, GAINS_PERSON, self._tile(e)),
            "fetch": lambda e: Clause(e.seat, FETCHES, self._tile(e)),
            "coins": self._amount,
            "barrels": self._amount,
            "points": self._amount,
            "movement": self._amount,
            "good": self._piece,
            "scots": self._piece,
            "walk": self._walk,
            "lost": lambda e: Clause(e.seat, HAS_NO_ROOM, amount(to, 1, e.thing)),
            "toll": lambda e: Clause(DIE, LEAVES, amount(to, e.amount, e.thing)),
            "council": lambda e: Clause(e.seat, CALLS, card_name(to, self.components, e.thing)),
            "vote": self._vote,
            "card": self._card,
        }

    def _figure(self, event: Event) -> int:
        """Figures that are no seats, and nobody, are the Die."""
        return event.seat if 0 <= event.seat < len(self.state.seats) else DIE

    def _tile(self, event: Event) -> str:
        return tile_name(self.to, self.components, event.thing)

    def _on(self, event: Event) -> str:
        """A tile with its cell."""
        return place_name(self.to, self.state, event.seat, event.place, {event.place: event.thing})

    def _place(self, event: Event, cell: int) -> str:
        return place_name(self.to, self.state, event.seat, cell, self.laid)

    def _move(self, event: Event) -> Clause:
        spaces = self.to.count("{n} space", "{n} spaces", event.amount)
        return Clause(self._figure(event), MOVES, spaces)

    def _landmark(self, event: Event) -> Clause:
        name = self.to.text(self.components.landmark(event.thing).name)
        return Clause(event.seat, GAINS_LANDMARK, name)

    def _amount(self, event: Event) -> Clause:
        thing = amount(self.to, abs(event.amount), event.thing)
        why = self._reason(event.reason)
        if why:
            thing = self.to.text("{clause} ({reason})", clause=thing, reason=why)
        return Clause(event.seat, GAINS if event.amount > 0 else PAYS, thing)

    def _piece(self, event: Event) -> Clause:
        """A resource or Scots on a tile of the territory."""
        thing = amount(self.to, abs(event.amount), event.thing)
        place = self._place(event, event.place)
        if event.amount > 0:
            said = self.to.text("{things} on {place}", things=thing, place=place)
            return Clause(event.seat, GAINS, said)
        said = self.to.text("{things} from {place}", things=thing, place=place)
        return Clause(event.seat, PAYS, said)

    def _walk(self, event: Event) -> Clause:
        """Of a walk the amount is the cell it goes to."""
        way = self.to.text(
            "{place} to {goal}",
            place=self._place(event, event.place),
            goal=self._place(event, event.amount),
        )
        return Clause(event.seat, WALKS, way)

    def _vote(self, event: Event) -> Clause:
        return Clause(TABLE, VOTES, f"{self.names[event.seat]} {self.to.text(BALLOTS[event.thing])}")

    def _card(self, event: Event) -> Clause:
        name = card_name(self.to, self.components, event.thing)
        return Clause(TABLE, ACCEPTED if event.reason == "accepted" else REJECTED, name)

    def _reason(self, reason: str) -> str:
        """What gave or took something: a tile, a card, a clan, a category; empty if it is plain."""
        if reason == UNUSED:
            return self.to.text("unused movement")
        for table in (CATEGORIES, FIXTURES):
            if reason in table:
                return self.to.text(table[reason])
        if reason in self.named:
            return ""
        for rows in (self.components.tiles, self.components.landmarks):
            for row in rows:
                if row.id == reason:
                    return self.to.text(row.name)
        for clan in self.components.clan_board.clans:
            if clan.id == reason:
                return self.to.text("Clan {name}", name=clan.name)
        return ""

    def clauses(self, events: list[Event]) -> list[Clause]:
        """In the order of events, but a scoring phase goes by seats instead of by category."""
        ordered: list[Event] = []
        for scored, group in groupby(events, lambda event: event.reason in CATEGORIES):
            some = list(group)
            ordered += sorted(some, key=lambda event: event.seat) if scored else some
        found = [self.kinds[event.kind](event) for event in ordered]
        return [clause for clause in found if clause is not None]


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
    for who, group in groupby(rest, lambda clause: (clause.subject, clause.verb is ROLLS)):
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
