"""Turns of the Automa with the cards and dice that a test names, on a map made to order."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES
from ceilidh.games.clans.modules.automa.deck import make_deck
from ceilidh.games.clans.modules.automa.part import Automaton, automaton
from ceilidh.games.clans.modules.automa.story import AutomaStep, told_of
from ceilidh.games.clans.modules.automa.turn import perform, take_turn
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import Seat
from ceilidh.kernel.event import Event, EventRecorder
from tests.clans.scenario import Scenario, hex_number


@dataclass
class Turn:
    """What one turn told: its steps, and all of its events."""

    steps: list[AutomaStep]
    events: list[Event]

    def all(self, step: str) -> list[AutomaStep]:
        return [told for told in self.steps if told.step == step]

    def one(self, step: str) -> AutomaStep:
        (told,) = self.all(step)
        return told

    def words(self, step: str) -> list[str]:
        return [told.word for told in self.all(step)]

    @property
    def done(self) -> str:
        """The icon that was carried out, empty after a pass."""
        return "".join(self.words("done"))

    def money(self, reason: str) -> int:
        return sum(e.amount for e in self.events if e.kind == "money" and e.reason == reason)


def steps_of(events: list[Event]) -> list[AutomaStep]:
    return [told for told in map(told_of, events) if told is not None]


class Play(Scenario):
    """Seat 0 and, with three seats, seat 1 are people; the last one is the Automa.

    The map is A1 B1 C1 D1 of the scenarios; every seat has £100 and no units, the Automa besides
    five merchants, no ports used, the whole first deck, and its token above the sheep.
    """

    def __init__(
        self,
        players: int = 3,
        level: str = "3",
        clans: list[str] | None = None,
        **options: object,
    ) -> None:
        super().__init__(players, clans, None, 1, automa=level, **options)
        self.auto = players - 1
        self.own.ports = 0
        self.own.technology = 0
        self.own.merchants, self.own.board_merchants = 5, 2
        state = self.state
        state.keep(Automaton((), (), (), 0, 0, 0))
        make_deck(state, 1)
        state.prices = [4] * len(GOOD_NAMES)

    @property
    def own(self) -> Seat:
        return self.seat(self.auto)

    @property
    def part(self) -> Automaton:
        return automaton(self.state)

    def round(self, number: int) -> None:
        """Go to another round, with all cards up to it in the deck."""
        self.state.round = number
        make_deck(self.state, number)

    def units(self, unit: str, *hexes: str) -> None:
        """Units of the Automa."""
        self.place(self.auto, unit, *hexes)

    def display(self, *contracts: int) -> None:
        """Put exactly these contracts on the export board; the others go back."""
        state = self.state
        state.unseen = sorted([*state.unseen, *[one for one in state.display if one]])
        for place in range(len(state.display)):
            state.display[place] = contracts[place] if place < len(contracts) else 0
        state.unseen = [one for one in state.unseen if one not in contracts]

    def token(self, place: int) -> None:
        new = self.part.copy()
        new.token = place
        self.state.keep(new)

    def run(self, *cards: int, **script: str) -> Turn:
        """A turn with these cards, the first as action card; `good="wool"`, `price="-2 +1"`."""
        wanted = {"automa_card": [str(card) for card in cards]}
        wanted |= {domain: words.split() for domain, words in script.items()}
        recorder = EventRecorder(wanted)
        self.state.recorder = recorder
        take_turn(self.state, self.auto, perform)
        self.state.recorder = None
        assert recorder.left() == ""
        assert CLANS.audit(self.state) == []
        return Turn(steps_of(recorder.events), recorder.events)

    def at(self, hex_: str) -> list[str]:
        """The units of the Automa on a hex."""
        kinds = kinds_of(self.state, self.auto, hex_number(hex_))
        return [(*COLUMN_NAMES[:6], "worker")[kind] for kind in kinds]

    def own_hexes(self) -> list[str]:
        return [HEX_NAMES[hex_] for hex_ in self.own.own.hexes()]
