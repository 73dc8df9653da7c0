"""What follows from moves of Glen More II, made from their events."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.game_text import whole_text
from ceilidh.say.glenmore.names import CATEGORIES, amount, clan_name, tile_name
from ceilidh.say.glenmore.places import place_name
from ceilidh.say.log_builder import TABLE, LogBuilder, LogClause
from ceilidh.say.module_text import Fact
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

DIE: Final = -3  # the first figure of the Rondel that is no seat; the next one is -4

# What happens, with {things} of neighbouring events in one list.
GAINS: Final = message("gains {things}")
PAYS: Final = message("pays {things}")
ROLLS: Final = message("rolls {things}")
DISCARDS: Final = message("discards {things}")
BUYS: Final = message("buys {things}")
LAYS: Final = message("places {things}")
REMOVES: Final = message("removes {things}")
ACTIVATES: Final = message("activates {things}")
CLAIMS: Final = message("places a clan marker at {things}")
GAINS_PERSON: Final = message("takes a person tile: {things}")
GAINS_LANDMARK: Final = message("gains a landmark card: {things}")
FETCHES: Final = message("takes {things} from the discard pile")
HAS_NO_ROOM: Final = message("has no room for {things}")
WALKS: Final = message("moves a Scot from {things}")
MOVES: Final = message("moves {things}")
LEAVES_RONDEL: Final = message("leaves the rondel")
NEW_TILES: Final = message("new on the rondel: {things}")
SCORING: Final = message("scoring phase {things}")
# Why something is gained or paid, besides tiles, cards and clans.
REASONS: Final = {"unused movement": message("unused movement"), **CATEGORIES}


class GlenMoreLogBuilder(LogBuilder):
    """The cell that a deed is about, and what its sentence has named, need no second mention."""

    state: State

    def __init__(self, to: Speaker, state: State, played: Played, names: Sequence[str]) -> None:
        super().__init__(to, state, played, names)
        self.words = whole_text("glenmore")
        self.components: Components = state.rules.components
        self.laid = {event.place: event.thing for event in played.events if event.kind == "lay"}
        self.here = _cell(played)
        self.named = {event.thing for event in played.events if event.thing}

    def subject(self, number: int) -> str:
        if number > DIE:
            return self.names[number]
        return self.to.name("glenmore", "figure", self.state.rules.figure_steps[DIE - number])

    def clauses(self, events: Sequence[Event]) -> list[LogClause]:
        """In the order of events, but a scoring phase goes by seats instead of by category."""
        ordered: list[Event] = []
        for scored, group in groupby(events, lambda event: event.reason in CATEGORIES):
            some = list(group)
            ordered += sorted(some, key=lambda event: event.seat) if scored else some
        out: list[LogClause] = []
        paid = 0
        for place, event in enumerate(ordered):
            if event.kind == "coins" and [e.kind for e in ordered[place + 1 : place + 2]] == [
                "buy"
            ]:
                paid = -event.amount
                continue
            made = self.words.facts.get(event.kind)
            clause = made(self, event) if made is not None else None
            if clause is not None:
                if event.kind == "buy" and paid:
                    clause.thing = self._for_coins(clause.thing, paid)
                out.append(clause)
        return out

    def _for_coins(self, thing: str, coins: int) -> str:
        """A purchase says its price."""
        price = amount(self.to, coins, "coin")
        return self.to.text("{deed} for {money}", deed=thing, money=price)

    def figure(self, event: Event) -> int:
        """A seat, or a figure that is none; what nobody does, the first of these does."""
        seats = len(self.state.seats)
        return event.seat if 0 <= event.seat < seats else DIE - max(event.seat - seats, 0)

    def tile(self, event: Event) -> str:
        return tile_name(self.to, self.components, event.thing)

    def with_cell(self, event: Event) -> str:
        """A tile with its cell."""
        return place_name(self.to, self.state, event.seat, event.place, {event.place: event.thing})

    def place(self, event: Event, cell: int) -> str:
        return place_name(self.to, self.state, event.seat, cell, self.laid)

    def why(self, reason: str) -> str:
        """What gave or took something: a tile, a card, a clan, a category; empty if it is plain."""
        if reason in self.words.reasons:
            return self.to.text(self.words.reasons[reason])
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


def _cell(played: Played) -> int:
    """The cell of a tile that is laid or activated; -1 for other moves."""
    for event in played.events:
        if event.kind == played.action.spec.word and event.kind in ("lay", "activate"):
            return event.place
    return -1


# --- facts ----------------------------------------------------------------------------------------


def _move(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    spaces = told.to.count("{n} space", "{n} spaces", event.amount)
    return LogClause(told.figure(event), MOVES, spaces)


def _landmark(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    name = told.to.text(told.components.landmark(event.thing).name)
    return LogClause(event.seat, GAINS_LANDMARK, name)


def _amount(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    thing = amount(told.to, abs(event.amount), event.thing)
    losses = told.words.losses
    if event.amount < 0 and event.reason in losses:
        return LogClause(event.seat, losses[event.reason], thing)
    why = told.why(event.reason)
    if why:
        thing = told.to.text("{clause} ({reason})", clause=thing, reason=why)
    return LogClause(event.seat, GAINS if event.amount > 0 else PAYS, thing)


def _piece(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    """A resource or Scots on a tile of the territory."""
    to = told.to
    thing = amount(to, abs(event.amount), event.thing)
    if event.amount > 0 and event.place == told.here:
        return LogClause(event.seat, GAINS, thing)
    place = told.place(event, event.place)
    if event.amount > 0:
        return LogClause(
            event.seat, GAINS, to.text("{things} on {place}", things=thing, place=place)
        )
    said = to.text("{things} from {place}", things=thing, place=place)
    return LogClause(event.seat, told.words.losses.get(event.reason, PAYS), said)


def _walk(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    """Of a walk the amount is the cell it goes to."""
    way = told.to.text(
        "{place} to {goal}",
        place=told.place(event, event.place),
        goal=told.place(event, event.amount),
    )
    return LogClause(event.seat, WALKS, way)


def _claim(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, CLAIMS, clan_name(told.components, event.thing))


def _buy(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, BUYS, amount(told.to, 1, event.thing))


def _lost(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, HAS_NO_ROOM, amount(told.to, event.amount, event.thing))


FACTS: Final[dict[str, Fact]] = {
    "move": _move,
    "discard": lambda told, event: LogClause(told.figure(event), DISCARDS, told.tile(event)),
    "turn": lambda told, event: None,
    "buy": _buy,
    "claim": _claim,
    "landmark": _landmark,
    "remove": lambda told, event: LogClause(event.seat, REMOVES, told.tile(event)),
    "tile": lambda told, event: LogClause(TABLE, NEW_TILES, told.tile(event)),
    "scoring": lambda told, event: LogClause(TABLE, SCORING, str(event.amount)),
    "activate": lambda told, event: LogClause(event.seat, ACTIVATES, told.with_cell(event)),
    # Each roll of the Die starts anew.
    "die": lambda told, event: LogClause(DIE, ROLLS, str(event.amount), anew=True),
    "leaves": lambda told, event: LogClause(told.figure(event), LEAVES_RONDEL, ""),
    "lay": lambda told, event: LogClause(event.seat, LAYS, told.with_cell(event)),
    "person": lambda told, event: LogClause(event.seat, GAINS_PERSON, told.tile(event)),
    "fetch": lambda told, event: LogClause(event.seat, FETCHES, told.tile(event)),
    "coins": _amount,
    "barrels": _amount,
    "points": _amount,
    "movement": _amount,
    "good": _piece,
    "scots": _piece,
    "walk": _walk,
    "lost": _lost,
}
