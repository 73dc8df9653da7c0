"""Moves of Glen More II as sentences, from the action and the events that it made.

A vote is not told before all are revealed (GM-HID-11): the deed says only that one was cast.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ceilidh.draw.text.glenmore.style import DIE as DIE_SHAPE
from ceilidh.draw.text.glenmore.words import Names, counted
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
# Facts of the mover that the sentence of the deed has told already, by kind of move.
TOLD: Final = {
    "take": ("move",),
    "forgo": ("move",),
    "end": ("move",),
    "climb": ("move",),
    "pay": ("good cost", "scots cost"),
    "buy": ("buy cost",),
    "substitute": (),
    "gain": ("good gain",),
    "keep": ("good gain",),
    "put": ("good gain", "good mountain", "scots gain"),
    "remove": ("remove",),
    "fetch": ("fetch",),
    "claim": ("claim",),
    "walk": ("walk",),
    "sell": ("good market",),
    "toll": ("coins mountain",),
    "offer": ("good mountain",),
    "council": ("council",),
}
# Deeds that the event of the same word tells better, because it knows the tile.
RETOLD: Final = frozenset({"lay", "activate"})
# Reasons that need no mention.
PLAIN: Final = frozenset({"", "cost", "gain", "market", "road", "forgo", "limit"})

TABLE: Final = -1
DIE: Final = -2


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
            "die": lambda e: Clause(DIE, "rolls", str(e.amount)),
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
            "toll": lambda e: Clause(DIE, f"leaves {counted(e.amount, e.thing)} on the Mountain", ""),
            "council": self._council,
            "vote": lambda e: Clause(e.seat, "votes", e.thing),
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

    def deed(self, played: Played) -> str:
        """What the seat did, with names for people."""
        action = played.action
        words = [self._word(word) for word in action.words()]
        kind = action.spec.word
        if kind in RETOLD:
            for event in played.events:
                if event.kind == kind and event.seat == played.seat:
                    return self._say(self.clause(event))
        return DEEDS.get(kind, action.text).format(*words)

    def _word(self, word: str) -> str:
        for names in (self.names.tiles, self.names.clans, COMPASS):
            if word in names:
                return names[word]
        return word

    def _told(self, played: Played) -> list[Event]:
        """The events that the deed has told: one of each kind, the first."""
        kind = played.action.spec.word
        waiting = [kind] if kind in RETOLD else list(TOLD.get(kind, ()))
        out: list[Event] = []
        for event in played.events:
            for word in (event.kind, f"{event.kind} {event.reason}"):
                if word in waiting and event.seat == played.seat:
                    waiting = []
                    out.append(event)
        return out

    # --- sentences --------------------------------------------------------------------------------

    def _say(self, clause: Clause) -> str:
        return f"{clause.verb} {clause.thing}".strip()

    def _joined(self, clauses: list[Clause]) -> list[str]:
        """Neighbours with one verb share it: `gains 1 coin, wood on 1.0`."""
        out: list[str] = []
        for verb, group in groupby(clauses, lambda clause: clause.verb):
            things = [clause.thing for clause in group]
            out.append(f"{verb} {', '.join(things)}".strip() if things[0] else verb)
        return out

    def sentences(self, played: Played) -> list[str]:
        """The move and its consequences; another subject starts a line of its own."""
        told = self._told(played)
        clauses = [self.clause(event) for event in played.events if event not in told]
        lines: list[str] = []
        first = f"{self.seats[played.seat]} {self._deed_text(played)}"
        groups = [(who, list(some)) for who, some in groupby(clauses, lambda one: one.subject)]
        if groups and groups[0][0] == played.seat:
            first = "; ".join([first, *self._joined(groups.pop(0)[1])])
        lines.append(f"{first}.")
        for who, some in groups:
            parts = self._joined(some)
            if who == TABLE:
                lines += [f"{part}." for part in parts]
            else:
                subject = self.seats[who] if who >= 0 else f"{DIE_SHAPE} The Die"
                lines.append(f"{subject} {'; '.join(parts)}.")
        return lines

    def _deed_text(self, played: Played) -> str:
        text = self.deed(played)
        if played.action.spec.word == "council":
            return DEEDS["council"].format(self.names.cards[played.action.words()[0]])
        return text
