"""The words of the Dubious Tome: events, what they ask for and what they do."""

from typing import Final

from ceilidh.games.glenmore.kinds import LANDMARK
from ceilidh.games.glenmore.modules.tome.book import book, box_of
from ceilidh.games.glenmore.modules.tome.rows import NAME, TOME, EventRow
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.glenmore.effects import rows, way_words
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount, goods, tile_name
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

# Tiles whose names differ between languages.
TILES: Final = (
    message("Gathering A"),
    message("Gathering B"),
    message("Gathering C"),
    message("Gathering D"),
    message("Wallace Monument"),
)
TURNS: Final = message("turns {things} to its Event side")
BORROWS: Final = message("activates another player's tile: {things}")
# What only the Tome knows, by its name.
SPECIALS: Final = {
    "event": message("trigger an event"),
    "march": message("move Scots from your Home castle to any of your tiles"),
    "animals": message("activate all your animal tiles"),
    "borrow": message("activate up to two tiles of other players"),
    "table": message("your own, better scoring table"),
    "duart": message("one exchange if you hold clan MacLean"),
    "coins_by_events": message(
        "1 coin for each of your cards showing its Event side, this one included"
    ),
    "stones": message("points for each stone you pay"),
    "recall": message("move a Scot to your Home castle"),
    "england_coins": message("all coins on the England track"),
    "around": message("activate the tile and all adjacent tiles"),
    "england_swap": message("the Englishman swaps places with a tile"),
    "purple": message("place a clan marker on a purple clan territory without paying for its road"),
    "turn_other": message("turn another card to its Event side"),
}


def card_name(to: Speaker, state: State, card: int) -> str:
    return to.text(state.rules.components.landmarks[card].name)


def price_words(to: Speaker, row: EventRow) -> str:
    """What an event asks for; empty if nothing."""
    parts = goods(to, row.goods)
    for number, thing in ((row.scots, "scot"), (row.vp, "vp")):
        if number:
            parts.append(amount(to, number, thing))
    return listed(to, parts)


def event_words(to: Speaker, state: State, row: EventRow) -> str:
    """An event in one phrase: `1 Scot → 9 VP`."""
    effects = rows(to, state.rules.components, row.effects)
    price = price_words(to, row)
    return to.text("{paid} → {gained}", paid=price, gained=effects) if price else effects


def _card(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"card": card_name(to, state, action.a)}


def _happens(to: Speaker, state: State, seat: int, action: Action) -> str:
    return event_words(to, state, box_of(state).event(LANDMARK.words[action.a]))


def _borrowed(to: Speaker, state: State, seat: int, action: Action) -> str:
    return way_words(to, state.rules.ways[action.a][action.b])


def _trade(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    box = box_of(state)
    given = to.count("{n} resource", "{n} resources", box.duart_amount)
    return {"given": given, "points": amount(to, box.duart_vp, "vp")}


def _stones(to: Speaker, state: State, frame: Frame) -> str:
    points = amount(to, box_of(state).stone_vp, "vp")
    return to.text("Pay as many stones as you like, for {points} each.", points=points)


def _borrow(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Activate {n} tile belonging to another player.",
        "Activate up to {n} tiles belonging to other players.",
        frame.a,
    )


# --- tips -----------------------------------------------------------------------------------------


def _card_tip(to: Speaker, table: Table, word: str) -> Tip:
    """A landmark card with its event, in place of the plain one."""
    state: State = table.state
    card = state.rules.components.landmarks[LANDMARK.index[word]]
    row = TOME.of(state.rules.components).event(word)
    parts = [
        to.text("Landmark: {effects}.", effects=rows(to, state.rules.components, card.effects)),
        to.text("Event: {effects}.", effects=event_words(to, state, row)),
    ]
    now: list[str] = []
    if card.index in book(state).turned:
        now.append(to.text("Shows its Event side and counts as two landmark cards."))
    for number, seat in enumerate(state.seats):
        if card.index in seat.landmarks:
            now.append(to.text("Belongs to {name}.", name=table.names[number]))
    rules = (*card.marks.rules, *row.marks.rules, "GM-C6-20", "GM-C6-21")
    return Tip(to.text(card.name), " ".join(parts), rules, " ".join(now))


def _event_tip(to: Speaker, state: State) -> Tip:
    text = to.text(
        "A Gathering tile triggers the event on one of your landmark cards. Turn "
        "the card over; it counts as two from then on. You may also turn it "
        "without using its event."
    )
    return Tip(to.text("Events"), text, ("GM-C6-10", "GM-C6-11", "GM-C6-12", "GM-C6-13"))


# --- the log --------------------------------------------------------------------------------------


def _turned(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, TURNS, told.to.text(told.components.landmark(event.thing).name))


def _borrows(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, BORROWS, tile_name(told.to, told.components, event.thing))


TEXT: Final = ModuleText(
    name=message("The Dubious Tome of Scottish History"),
    about=message("landmark cards have events; using one turns the card over"),
    moves={
        "event": MoveKindText(
            message("event"),
            message("Trigger the event of {card}"),
            message("triggers the event of {card}"),
            fields=_card,
            details=_happens,
        ),
        "flip": MoveKindText(
            message("flip"),
            message("Turn {card} without its event"),
            message("turns {card} without its event"),
            fields=_card,
            tells=("turned",),
        ),
        "borrow": MoveKindText(
            message("borrow"),
            message("Activate another player's {tile}"),
            message("activates another player's {tile}"),
            details=_borrowed,
            tells=("borrow",),
        ),
        "march": MoveKindText(
            message("march"),
            message("Move a Scot from the Home castle to {place}"),
            message("moves a Scot from the Home castle to {place}"),
            tells=("walk",),
        ),
        "recall": MoveKindText(
            message("recall", of="Scots"),
            message("Move a Scot from {place} to the Home castle"),
            message("moves a Scot from {place} to the Home castle"),
            tells=("walk",),
        ),
        "trade": MoveKindText(
            message("trade", of="resources"),
            message("Exchange {given} for {points}"),
            message("exchanges {given} for {points}"),
            fields=_trade,
        ),
    },
    prompts={
        "choose event": message(
            "Trigger the event of one of your cards, or turn the card without its event."
        ),
        "give scots": message("Which Scot do you want to pay?"),
        "turn another card": message("Turn another card to its Event side."),
        "march": message("Move Scots from your Home castle to any of your tiles."),
        "recall": message("Which Scot do you want to move to your Home castle?"),
        "give stones": _stones,
        "duart exchange": message("Make one exchange, using clan MacLean?"),
        "free marker": message(
            "Place a clan marker on a purple clan territory without paying for the road."
        ),
        "borrow": _borrow,
    },
    ends={
        "march": message("Leave the others there"),
        "recall": message("Leave them where they are"),
        "give stones": message("Stop paying stones"),
        "duart exchange": message("Exchange nothing"),
        "free marker": message("Place no marker"),
        "borrow": message("Stop activating other players' tiles"),
    },
    terms={"event": _event_tip, NAME: _event_tip},
    instead={"landmark": _card_tip},
    names={"special": SPECIALS},
    facts={"turned": _turned, "borrow": _borrows},
)
