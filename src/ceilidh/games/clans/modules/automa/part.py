"""The state of the Automa: its deck, its glory token and the cards of its last turn.

A state holds no future, so a deck is the set of its cards; drawing picks one of them by chance.
"""

from typing import Final, cast

from ceilidh.games.clans.modules.automa.rows import AUTOMA, AutomaRows, Card
from ceilidh.games.clans.state import State
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.kernel.state import ModuleState

NAME: Final = "automa"
NO_CARD: Final = 0


class Automaton(ModuleState):
    """Its decks as sets of cards; the column of the glory token is that of IN-AS-11."""

    # fields: module Automaton
    def __init__(
        self,
        deck: tuple[int, ...] = (),
        discard: tuple[int, ...] = (),
        removed: tuple[int, ...] = (),
        token: int = 0,
        action: int = NO_CARD,
        support: int = NO_CARD,
    ) -> None:
        super().__init__(NAME)
        self.deck = deck
        self.discard = discard
        self.removed = removed
        self.token = token
        self.action = action
        self.support = support

    def dump(self) -> dict[str, object]:
        return {
            "deck": list(self.deck),
            "discard": list(self.discard),
            "removed": list(self.removed),
            "token": self.token,
            "action": self.action,
            "support": self.support,
        }

    def restore(self, data: dict[str, object]) -> None:
        self.deck = tuple(integers(data["deck"]))
        self.discard = tuple(integers(data["discard"]))
        self.removed = tuple(integers(data["removed"]))
        self.token = integer(data["token"])
        self.action = integer(data["action"])
        self.support = integer(data["support"])

    def copy(self) -> "Automaton":
        return Automaton(
            self.deck, self.discard, self.removed, self.token, self.action, self.support
        )

    # fields: end


def automaton(state: State) -> Automaton:
    return cast(Automaton, state.module(NAME))


def rows_of(state: State) -> AutomaRows:
    return AUTOMA.of(state.rules.components)


def card_of(state: State, number: int) -> Card:
    return rows_of(state).card(number)


def seat_of(state: State) -> int:
    """The Automa has the last seat."""
    return len(state.seats) - 1
