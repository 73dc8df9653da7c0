"""The words of Great Glen: what a card compares, the council, the votes."""

from typing import Final

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.games.glenmore.modules.great_glen.measures import measure as measured
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN, GreatGlenCard
from ceilidh.games.glenmore.modules.great_glen.rules import ACCEPTED, CARD, FATES, Council, council
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown, Tip
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import CATEGORIES, THINGS, amount, types
from ceilidh.say.log_builder import TABLE, LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import listed, message
from ceilidh.say.score_breakdowns import things
from ceilidh.say.speaker import Speaker

BALLOTS: Final = {
    "aye": message("AYE"),
    "nay": message("NAY"),
    "aye-aye": message("AYE and AYE"),
    "aye-nay": message("AYE and NAY"),
    "nay-nay": message("NAY and NAY"),
}
# The names of the cards in the table.
CARDS: Final = (
    message("Great Herds"),
    message("Full Stores"),
    message("Walled Lands"),
    message("Chief of All Trades"),
    message("Manned Towers"),
    message("Water of Life"),
    message("The Far Wanderer"),
    message("Left by the Wayside"),
    message("Small Is Bonnie"),
    message("Open Range"),
)
# What a card compares.
MEASURES: Final = {
    "goods": message("{things} in stock"),
    "largest_square": message("the side of the largest square of tiles"),
    "full_sets": message("full sets of {things}"),
    "tiles_with_scot": message("tiles ({things}) with a Scot"),
    "tiles": message("tiles ({things})"),
    "farthest_scot": message("the distance from the Home castle to your farthest Scot"),
    "discard_pile": message("tiles in your own discard pile"),
    "territory_size": message("tiles in your territory"),
    "connected_tiles": message("connected tiles ({things})"),
}
FATE_WORDS: Final = {
    "waiting": message("Not voted on yet."),
    "accepted": message("Accepted."),
    "rejected": message("Rejected."),
}
CALLS: Final = message("calls a Clan Council on {things}")
VOTES: Final = message("votes: {things}")
IS_ACCEPTED: Final = message("{things} is accepted")
IS_REJECTED: Final = message("{things} is rejected")


def card_name(to: Speaker, components: Components, word: str) -> str:
    names = {str(card.id): card.name for card in GREAT_GLEN.of(components).cards}
    return to.text(names.get(word, word))


def measure(to: Speaker, card: GreatGlenCard) -> str:
    """What a card compares: `sheep and cattle in stock, the most wins`."""
    names = [to.text(THINGS[RESOURCE_NAMES[kind]]) for kind in card.goods]
    names += [to.text(CATEGORIES[CATEGORY_NAMES[which]]) for which in card.categories]
    names += types(to, card.type)
    said = to.text(MEASURES[card.measure], things=listed(to, names))
    if card.fewest:
        return to.text("{measure} (fewest wins)", measure=said)
    return to.text("{measure} (most wins)", measure=said)


# --- moves and prompts ----------------------------------------------------------------------------


def _card(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"card": card_name(to, state.rules.components, action.words()[0])}


def _compared(to: Speaker, state: State, seat: int, action: Action) -> str:
    return measure(to, GREAT_GLEN.of(state.rules.components).cards[action.a])


def _ballot(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"ballot": to.text(BALLOTS[action.words()[0]])}


def _asked(to: Speaker, state: State, frame: Frame) -> str:
    """The card, what it scores, and what you have of it (GM-C7-20)."""
    box = GREAT_GLEN.of(state.rules.components)
    part = council(state)
    card = box.cards[part.voting]
    pile = [owner for _, owner in part.piles].count(frame.seat)
    return to.text(
        "Vote on {card}: {points} for {measure}. You have {n}.",
        card=to.text(card.name),
        points=amount(to, box.vp, "vp"),
        measure=measure(to, card),
        n=measured(state, frame.seat, card, pile),
    )


# --- the log --------------------------------------------------------------------------------------


def _called(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, CALLS, card_name(told.to, told.components, event.thing))


def _voted(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    ballot = told.to.text(BALLOTS[event.thing])
    return LogClause(TABLE, VOTES, f"{told.names[event.seat]} {ballot}")


def _decided(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    name = card_name(told.to, told.components, event.thing)
    return LogClause(TABLE, IS_ACCEPTED if event.reason == "accepted" else IS_REJECTED, name)


# --- tips and reckoning ---------------------------------------------------------------------------


def _card_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    box = GREAT_GLEN.of(state.rules.components)
    place = box.card_ids().index(word)
    card = box.cards[place]
    text = to.text(
        "If accepted, the best player at this gains {points} at the end: {measure}.",
        points=amount(to, box.vp, "vp"),
        measure=measure(to, card),
    )
    now = ""
    for part in state.module_states.values():
        if isinstance(part, Council) and place in part.cards:
            fate = FATES[part.fates[part.cards.index(place)]]
            now = to.text(FATE_WORDS[fate])
    title = card_name(to, state.rules.components, word)
    return Tip(title, text, (*card.marks.rules, "GM-C7-20", "GM-C7-21"), now)


def _council_tip(to: Speaker, state: State) -> Tip:
    text = to.text(
        "When you take a person tile, put a card to the vote. Everyone votes AYE "
        "or NAY in secret; on a tie the card is accepted. Vote pieces are used "
        "up."
    )
    return Tip(to.text("Clan Council"), text, ("GM-C7-10", "GM-C7-12", "GM-C7-14", "GM-C7-15"))


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    """The accepted cards, with what the seat has of each."""
    box = GREAT_GLEN.of(table.state.rules.components)
    part = council(table.state)
    pile = [owner for _, owner in part.piles].count(seat)
    cards = [
        box.cards[card]
        for card, fate in zip(part.cards, part.fates, strict=True)
        if fate == ACCEPTED
    ]
    parts = [
        to.text("{name}: {n}", name=to.text(card.name), n=measured(table.state, seat, card, pile))
        for card in cards
    ]
    return ScoreBreakdown(
        things(to, parts), tuple([f"great_glen/card:{card.id}" for card in cards])
    )


def _voted_on(state: State, frame: Frame) -> str:
    return f"card:{CARD.words[council(state).voting]}"


TEXT: Final = ModuleText(
    name=message("Between a Rock and a Hard Place"),
    about=message("Clan Councils vote in secret on cards that score at the end"),
    signs={"council": "done"},
    moves={
        "council": MoveKindText(
            message("council"),
            message("Put {card} to the vote"),
            message("calls a Clan Council on {card}"),
            fields=_card,
            details=_compared,
            tells=("council",),
        ),
        # A vote is not told before all are revealed (GM-HID-11).
        "vote": MoveKindText(
            message("vote"), message("Vote {ballot}"), message("casts a vote"), fields=_ballot
        ),
    },
    prompts={
        "clan council": message("Call a Clan Council: choose the card to vote on."),
        "vote": _asked,
    },
    subjects={"vote": _voted_on},
    tips={"card": _card_tip},
    terms={"council": _council_tip},
    lines={"great_glen": _reckoned},
    names={
        "card": lambda to, word: card_name(to, load(None), word),
        "ballot": BALLOTS,
        "line": {"great_glen": message("Great Glen cards")},
    },
    facts={"council": _called, "vote": _voted, "card": _decided},
)
