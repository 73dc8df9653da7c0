"""The Automa's deck over the rounds (IN-AP, IN-AC-08, 09, IN-ASK): drawing and discarding."""

from typing import Final

from ceilidh.games.clans.modules.automa.part import (
    NO_CARD,
    automaton,
    card_of,
    rows_of,
    seat_of,
)
from ceilidh.games.clans.modules.automa.rows import CARDS, Card
from ceilidh.games.clans.modules.automa.story import tell
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame

CARD: Final[Domain] = Domain("automa_card", tuple([str(n) for n in range(CARDS + 1)]))

ACTION: Final = "action"
SUPPORT: Final = "support"


def make_deck(state: State, round_: int) -> None:
    """All cards of this round and of earlier ones but the removed (IN-AS-13, IN-AP-02, 03)."""
    new = automaton(state).copy()
    new.deck = tuple(
        [
            card.id
            for card in rows_of(state).cards
            if card.round <= round_ and card.id not in new.removed
        ]
    )
    new.discard = ()
    state.keep(new)


def draw(state: State, use: str) -> Card:
    """Draw a card as action or support card (IN-AC-01, 06)."""
    new = automaton(state).copy()
    seat = seat_of(state)
    if not new.deck:
        # The cards in use stay where they are (IN-AC-Q2).
        new.deck, new.discard = new.discard, ()
        tell(state, seat, "again", use, len(new.deck), "IN-AC-09 IN-AC-Q2")
    number = pick(state, CARD, list(new.deck))
    new.deck = tuple([other for other in new.deck if other != number])
    if use == ACTION:
        new.action, new.support = number, NO_CARD
    else:
        new.support = number
    state.keep(new)
    tell(state, seat, "card", use, number, "IN-AC-01" if use == ACTION else "IN-AC-06")
    return card_of(state, number)


def support(state: State) -> Card:
    """The support card of this turn: drawn once and used again (IN-AC-06, IN-AC-Q1)."""
    number = automaton(state).support
    return draw(state, SUPPORT) if number == NO_CARD else card_of(state, number)


def put_away(state: State, removed: bool) -> None:
    """Discard the cards of the turn; a removed action card leaves the game (IN-AC-08, IN-ASK-02).

    They stay visible as those of the last turn.
    """
    new = automaton(state).copy()
    used = [number for number in (new.action, new.support) if number != NO_CARD]
    if removed:
        new.removed = tuple(sorted([*new.removed, new.action]))
        used.remove(new.action)
        tell(state, seat_of(state), "removed", "", new.action, "IN-ASK-02")
    new.discard = tuple(sorted([*new.discard, *used]))
    state.keep(new)


class NewDeck(Step[State]):
    """From round 2 on: money, and two more cards (IN-AP-01 to 03)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.round > 1:
            pay_in(state, seat_of(state), rows_of(state).money_per_round, "automa round")
            make_deck(state, state.round)
        return False


NEW_DECK: Final[NewDeck] = NewDeck("automa deck")
