"""Events of Glen More II as clauses: who, what happens, and with which things."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
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
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

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
LEAVES_RONDEL: Final = message("leaves the Rondel")
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
        # The cell that the deed is about, and what the sentence has named need no second mention.
        self.here = _cell(played)
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
            "leaves": lambda e: Clause(DIE, LEAVES_RONDEL, ""),
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
            "lost": lambda e: Clause(e.seat, HAS_NO_ROOM, amount(to, e.amount, e.thing)),
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
        if event.amount < 0 and event.reason in FIXTURES:
            return Clause(event.seat, LEAVES, thing)
        why = self._reason(event.reason)
        if why:
            thing = self.to.text("{clause} ({reason})", clause=thing, reason=why)
        return Clause(event.seat, GAINS if event.amount > 0 else PAYS, thing)

    def _piece(self, event: Event) -> Clause:
        """A resource or Scots on a tile of the territory."""
        thing = amount(self.to, abs(event.amount), event.thing)
        if event.amount > 0 and event.place == self.here:
            return Clause(event.seat, GAINS, thing)
        place = self._place(event, event.place)
        if event.amount < 0 and event.reason in FIXTURES:
            said = self.to.text("{things} from {place}", things=thing, place=place)
            return Clause(event.seat, LEAVES, said)
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
        return Clause(
            TABLE, VOTES, f"{self.names[event.seat]} {self.to.text(BALLOTS[event.thing])}"
        )

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
        out: list[Clause] = []
        paid = 0
        for place, event in enumerate(ordered):
            if event.kind == "coins" and [e.kind for e in ordered[place + 1 : place + 2]] == [
                "buy"
            ]:
                paid = -event.amount
                continue
            made = self.kinds.get(event.kind)
            clause = made(event) if made is not None else None
            if clause is not None:
                if event.kind == "buy" and paid:
                    clause.thing = self._for_coins(clause.thing, paid)
                out.append(clause)
        return out

    def _for_coins(self, thing: str, coins: int) -> str:
        """A purchase says its price."""
        price = amount(self.to, coins, "coin")
        return self.to.text("{deed} for {money}", deed=thing, money=price)


def _cell(played: Played) -> int:
    """The cell of a tile that is laid or activated; -1 for other moves."""
    for event in played.events:
        if event.kind == played.action.spec.word and event.kind in ("lay", "activate"):
            return event.place
    return -1
