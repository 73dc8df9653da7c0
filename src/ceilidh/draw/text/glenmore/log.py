"""Moves of Glen More II as sentences, from the action and the events that it made.

A vote is not told before all are revealed (GM-HID-11): the deed says only that one was cast.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ceilidh.draw.text.glenmore.style import DIE as DIE_SHAPE
from ceilidh.draw.text.glenmore.words import CATEGORY_WORDS, Names, counted
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played

# What a seat does, with the arguments of the move in place of {0} and {1}.
DEEDS: Final = {
    "take": "takes {0}",
    "forgo": "cannot pay and moves to {0}",
    "end": "moves onto The End",
    "pay": "pays {0} from {1}",
    "buy": "buys {0}",
    "substitute": "pays coins instead of a resource",
    "lay": "lays a tile on {0}",
    "resolve": "chooses effect {0}",
    "gain": "chooses {0}",
    "keep": "keeps {0}",
    "put": "puts {0} on {1}",
    "remove": "removes the tile on {0}",
    "fetch": "takes {0} from the discard pile",
    "claim": "places a marker at Clan {0}",
    "activate": "activates {0}",
    "way": "chooses way {0}",
    "walk": "walks a Scot from {0} to the {1}",
    "done": "is done",
    "sell": "sells {0} from {1}",
    "climb": "climbs the Mountain",
    "toll": "leaves a coin on the Mountain",
    "offer": "leaves {0} from {1} on the Mountain",
    "hawk": "sells {0} of the Mountain",
    "council": "calls a Clan Council on {0}",
    "vote": "casts a vote",
}
COMPASS: Final = {
    "n": "north",
    "ne": "north-east",
    "e": "east",
    "se": "south-east",
    "s": "south",
    "sw": "south-west",
    "w": "west",
    "nw": "north-west",
    "scot": "a Scot",
}
# Facts of the mover that the sentence of the deed has told already: kind and reason of an event.
TOLD: Final = {
    "take": ("move", "person"),
    "forgo": ("move",),
    "end": ("move",),
    "climb": ("move",),
    "pay": ("good cost", "scots cost"),
    "buy": ("buy cost",),
    "put": ("good gain", "good mountain", "scots gain"),
    "fetch": ("fetch", "person"),
    "claim": ("claim",),
    "sell": ("good market",),
    "toll": ("coins mountain",),
    "offer": ("good mountain",),
    "council": ("council",),
}
# Deeds that an event tells better, because it knows the tile or the cell.
RETOLD: Final = {
    "lay": "lay",
    "activate": "activate",
    "remove": "remove",
    "walk": "walk",
    "gain": "good",
    "keep": "good",
}
# The reason of the coins that are the price of a deed.
PRICES: Final = {"buy": "cost", "sell": "market", "hawk": "market", "claim": "road"}
# Reasons that need no mention.
PLAIN: Final = frozenset({"", "cost", "gain", "market", "road", "forgo", "limit"})

TABLE: Final = -1
DIE: Final = -2
ROLLS: Final = "rolls"


@dataclass
class Clause:
    """`verb` with one of its things; neighbours of one subject and verb share the verb."""

    subject: int
    verb: str
    thing: str


class Log:
    """`seats` are the names of the seats, with their shapes."""

    def __init__(self, names: Names, seats: list[str]) -> None:
        self.names = names
        self.seats = seats
        self.facts: dict[str, Callable[[Event], Clause]] = {
            "move": self._move,
            "discard": self._discard,
            "turn": lambda e: Clause(TABLE, f"Turn of {self.seats[e.seat]}", ""),
            "buy": lambda e: Clause(e.seat, "buys", e.thing),
            "claim": lambda e: Clause(e.seat, "places a marker at", self.names.reason(e.thing)),
            "landmark": self._landmark,
            "remove": lambda e: Clause(e.seat, "removes", self._tile_on(e, "from")),
            "tile": lambda e: Clause(TABLE, "New on the Rondel:", self.names.tile(e.thing)),
            "scoring": lambda e: Clause(TABLE, f"Scoring phase {e.amount}", ""),
            "activate": lambda e: Clause(e.seat, "activates", self._tile_on(e, "on")),
            "die": lambda e: Clause(DIE, ROLLS, str(e.amount)),
            "lay": lambda e: Clause(e.seat, "lays", self._tile_on(e, "on")),
            "person": lambda e: Clause(e.seat, "gains person", self.names.tile(e.thing)),
            "fetch": self._fetch,
            "coins": self._amount,
            "barrels": self._amount,
            "points": self._amount,
            "movement": self._amount,
            "good": self._good,
            "scots": self._scots,
            "walk": self._walk,
            "lost": lambda e: Clause(e.seat, "has no room for", e.thing),
            "toll": lambda e: Clause(
                DIE, f"leaves {counted(e.amount, e.thing)} on the Mountain", ""
            ),
            "leaves": lambda e: Clause(DIE, "leaves the Rondel", ""),
            "council": self._council,
            "vote": lambda e: Clause(TABLE, "Votes:", f"{self.seats[e.seat]} {e.thing}"),
            "card": lambda e: Clause(TABLE, f"{self.names.cards[e.thing]} is {e.reason}", ""),
        }

    # --- facts ------------------------------------------------------------------------------------

    def _seat_or_die(self, seat: int) -> int:
        """Figures that are no seats, and nobody, are the Die."""
        return seat if 0 <= seat < len(self.seats) else DIE

    def _tile_on(self, event: Event, word: str) -> str:
        return f"{self.names.tile(event.thing)} {word} {CELL_NAMES[event.place]}"

    def _move(self, event: Event) -> Clause:
        spaces = "1 space" if event.amount == 1 else f"{event.amount} spaces"
        return Clause(self._seat_or_die(event.seat), f"moves {spaces}", "")

    def _discard(self, event: Event) -> Clause:
        return Clause(self._seat_or_die(event.seat), "discards", self.names.tile(event.thing))

    def _landmark(self, event: Event) -> Clause:
        return Clause(event.seat, "gains landmark", self.names.landmarks[event.thing])

    def _fetch(self, event: Event) -> Clause:
        return Clause(event.seat, "takes from the discard pile", self.names.tile(event.thing))

    def _amount(self, event: Event) -> Clause:
        verb = "gains" if event.amount > 0 else "pays"
        thing = counted(abs(event.amount), event.thing)
        why = "" if event.reason in PLAIN else f" ({self.names.reason(event.reason)})"
        return Clause(event.seat, verb, thing + why)

    def _good(self, event: Event) -> Clause:
        cell = CELL_NAMES[event.place]
        if event.amount > 0:
            return Clause(event.seat, "gains", f"{event.thing} on {cell}")
        return Clause(event.seat, "gives", f"{event.thing} from {cell}")

    def _scots(self, event: Event) -> Clause:
        cell = CELL_NAMES[event.place]
        if event.amount > 0:
            return Clause(event.seat, "gains", f"{counted(event.amount, 'scot')} on {cell}")
        return Clause(event.seat, "gives", f"{counted(-event.amount, 'scot')} from {cell}")

    def _walk(self, event: Event) -> Clause:
        """Of a walk the amount is the cell it goes to."""
        way = f"from {CELL_NAMES[event.place]} to {CELL_NAMES[event.amount]}"
        return Clause(event.seat, f"walks a Scot {way}", "")

    def _council(self, event: Event) -> Clause:
        return Clause(event.seat, "calls a Clan Council on", self.names.cards[event.thing])

    def clause(self, event: Event) -> Clause:
        return self.facts[event.kind](event)

    # --- the deed ---------------------------------------------------------------------------------

    def deed(self, played: Played, told: list[Event], about: str) -> str:
        """What the seat did, with names for people; `about` is the text of a way or an effect."""
        action = played.action
        kind = action.spec.word
        for event in told:
            if RETOLD.get(kind) == event.kind:
                return self._joined([self.clause(event)])[0]
        words = [self._word(kind, word) for word in action.words()]
        text = DEEDS.get(kind, action.text).format(*words)
        price = sum([abs(event.amount) for event in told if event.kind == "coins"])
        if kind in PRICES and price:
            text += f" for {counted(price, 'coin')}"
        return f"{text}: {about}" if about else text

    def _word(self, kind: str, word: str) -> str:
        if kind == "council":
            return self.names.cards[word]
        for names in (self.names.tiles, self.names.clans, COMPASS):
            if word in names:
                return names[word]
        return word

    def _told(self, played: Played) -> list[Event]:
        """The events that the deed tells, one of each kind."""
        kind = played.action.spec.word
        waiting = list(TOLD.get(kind, ()))
        if kind in RETOLD:
            waiting.append(RETOLD[kind])
        if kind in PRICES:
            waiting.append(f"coins {PRICES[kind]}")
        out: list[Event] = []
        for event in played.events:
            for word in (event.kind, f"{event.kind} {event.reason}"):
                if word in waiting and event.seat == played.seat:
                    waiting.remove(word)
                    out.append(event)
        return out

    # --- sentences --------------------------------------------------------------------------------

    def _joined(self, clauses: list[Clause]) -> list[str]:
        """Neighbours with one verb share it: `gains 1 coin, wood on 1.0`."""
        out: list[str] = []
        for verb, group in groupby(clauses, lambda clause: clause.verb):
            things = ", ".join([clause.thing for clause in group if clause.thing])
            out.append(f"{verb} {things}".strip())
        return out

    def _clauses(self, events: list[Event]) -> list[Clause]:
        """The clauses of events; a purchase says its price, a scoring phase goes by seats."""
        out: list[Clause] = []
        for place, event in enumerate(events):
            following = events[place + 1] if place + 1 < len(events) else None
            if following is not None and following.kind == "buy" and event.kind == "coins":
                continue
            clause = self.clause(event)
            if event.kind == "buy" and place > 0 and events[place - 1].kind == "coins":
                clause.thing += f" for {counted(-events[place - 1].amount, 'coin')}"
            out.append(clause)
        return out

    def _groups(self, events: list[Event]) -> list[list[Clause]]:
        """Clauses that share a sentence: those of one subject, but each roll of the Die anew."""
        out: list[list[Clause]] = []
        for clause in self._clauses(events):
            if out and out[-1][0].subject == clause.subject and clause.verb != ROLLS:
                out[-1].append(clause)
            else:
                out.append([clause])
        return out

    def _by_seats(self, events: list[Event]) -> list[Event]:
        """The same events, those of scoring phases by seat instead of by category."""
        out: list[Event] = []
        for scored, group in groupby(events, lambda event: event.reason in CATEGORY_WORDS):
            some = list(group)
            out += sorted(some, key=lambda event: event.seat) if scored else some
        return out

    def sentences(self, played: Played, about: str = "") -> list[str]:
        """The move and its consequences; another subject starts a line of its own."""
        told = self._told(played)
        first = f"{self.seats[played.seat]} {self.deed(played, told, about)}"
        events = self._by_seats([event for event in played.events if event not in told])
        groups = [(some[0].subject, self._joined(some)) for some in self._groups(events)]
        if groups and groups[0][0] == played.seat:
            first = "; ".join([first, *groups.pop(0)[1]])
        lines = [f"{self._without_echo(first)}."]
        for who, parts in groups:
            if who == TABLE:
                lines += [f"{part}." for part in parts]
            else:
                subject = self.seats[who] if who >= 0 else f"{DIE_SHAPE} The Die"
                lines.append(f"{subject} {'; '.join(parts)}.")
        return lines

    def _without_echo(self, sentence: str) -> str:
        """A reason in brackets goes where the sentence has named it before."""
        for reason in re.findall(r" \(([^()]+)\)", sentence):
            echo = f" ({reason})"
            if reason in sentence.partition(echo)[0]:
                sentence = sentence.replace(echo, "")
        return sentence
