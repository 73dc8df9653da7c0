"""A game of the Automa alone: a position in which people are only what they were said to have.

The steps of the engine are run on it: set-up, turn, production and the deck of a new round. So
there is one Automa, at the table of the browser and at the real one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.companion.corrections import correct
from ceilidh.companion.needs import MARKETS, PRICE, PRICES, STALLS, needs_of
from ceilidh.companion.record import SetUp
from ceilidh.companion.reported import ReportedPosition
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.automa.deck import NEW_DECK
from ceilidh.games.clans.modules.automa.first_workers import AUTOMA_SET_UP
from ceilidh.games.clans.modules.automa.part import seat_of
from ceilidh.games.clans.modules.automa.production import AUTOMA_PRODUCTION
from ceilidh.games.clans.modules.automa.turn import AUTOMA_TURN
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import standing
from ceilidh.games.clans.rules.preparation import MERCHANTS_HOME, NEXT_ROUND
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.event import Event, EventRecorder, ScriptError, outcomes_text, parse_outcomes
from ceilidh.kernel.flow import Step
from ceilidh.kernel.opening import new
from ceilidh.kernel.reason import Word, typed
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table

BEGIN: Final = "begin"
DRAW: Final = "draw"
ROUND: Final = "round"
FINAL: Final = "final"
PEOPLE: Final = "people"
CORRECT: Final = "correct"
LINKED: Final = "linked"  # in corrections
LAST_BASE_SIDE: Final = "2"  # the sides of map modules after it come with the expansion


@dataclass(frozen=True)
class Person:
    """What somebody has at the end: contracts, linked settlements, and points if he knows them."""

    contracts: int
    settlements: int
    points: int | None


class Companion:
    """Reads a record line by line; `told` are the events of each, empty for what was said.

    `known` is what has been said since the Automa's last turn. `pack` is the data pack whose hash
    the set-up names, as one word.
    """

    def __init__(self, setup: SetUp, lines: list[str], pack: str = "") -> None:
        self.setup = setup
        self.lines: list[str] = []
        self.table = _table(setup, pack)
        self.state: State = self.table.state
        self.seat = seat_of(self.state)
        self.known: set[str] = set()
        self.script: str | None = None  # of the turn that waits for what it must know
        self.over = False
        self.final: list[Person] = []
        self.standing: list[Person] = []  # what people have now, if they said so
        self.linked = 1  # settlements of the Automa that are linked, where there is no map
        self.told: list[list[Event]] = []
        self.drawn = ""  # what chance brought in the last step that was run
        for line in lines:
            self.add(line)

    # --- reading ----------------------------------------------------------------------------------

    @property
    def tables(self) -> Components:
        """The component tables of the game: ours, or those of its pack."""
        return self.state.rules.components

    @property
    def asks(self) -> str:
        """What the turn at hand must know first; empty if none waits."""
        if not self.state.round:
            return MARKETS if self.setup.markets and MARKETS not in self.known else ""
        if self.script is None:
            return ""
        return self._unknown(self.tried())

    def _unknown(self, events: list[Event]) -> str:
        """What a turn that went like this must know first; empty if it knows all."""
        for need in needs_of(events):
            if not self._is_known(need):
                return need
        return ""

    def _is_known(self, need: str) -> bool:
        if need == STALLS and (not self.setup.markets or standing(self.state).is_empty()):
            return True
        return need in self.known or (need.startswith(PRICE) and PRICES in self.known)

    @property
    def passed(self) -> bool:
        """Whether the Automa has passed in this round."""
        return self.seat in self.state.passed

    def tried(self) -> list[Event]:
        """The turn at hand, tried on a copy."""
        copy = self.state.clone()
        recorder = self._sink()
        copy.recorder = recorder
        _run(AUTOMA_TURN, copy, self.seat)
        return recorder.events

    def card(self) -> int:
        """The action card of the turn at hand."""
        return next(event.amount for event in self.tried() if event.thing == "card action")

    # --- going on ---------------------------------------------------------------------------------

    def add(self, line: str) -> None:
        """One line of the record; a turn that knows all it must is taken at once."""
        word, _, rest = line.partition(" ")
        try:
            events = self._do(word, rest)
            ready = self.script is not None and not self.asks
        except (ValueError, IndexError, KeyError, ScriptError) as fault:
            raise CeilidhError(
                "The Automa does not understand '{line}'; write it differently.",
                fields={"line": typed(line)},
            ) from fault
        self.lines.append(line)
        if ready:
            events = self._run_turn()
            self.script = None
            self._forget()
        self.told.append(events)

    def _do(self, word: str, rest: str) -> list[Event]:
        if (word == BEGIN) is (self.state.round > 0) and word != MARKETS:
            raise ValueError(word)
        if word == BEGIN:
            self.state.round = 1
            return self._run(AUTOMA_SET_UP, EventRecorder(parse_outcomes(rest)))
        if word == DRAW:
            if self.passed or self.over or self.script is not None:
                raise CeilidhError("The Automa has no turn now.")
            self.script = rest
        elif word == ROUND:
            if self.script is not None or self.over:
                raise CeilidhError("The Automa has no turn now.")
            return self._end_round()
        elif word == FINAL:
            self.final = self._people(rest)
        elif word == PEOPLE:
            self.standing = self._people(rest)
        elif word == CORRECT:
            self._correct(rest.split())
        else:
            ReportedPosition(self.state).hear(word, rest)
            self.known.add(f"{word} {rest.split()[0]}" if word == PRICE else word)
        return []

    def _people(self, rest: str) -> list[Person]:
        people = [_person(part) for part in rest.split()]
        if len(people) != self.setup.people:
            raise ValueError(rest)
        return people

    def _correct(self, words: list[str]) -> None:
        """Numbers as they are on the table; the linked settlements are not in the position."""
        for word in words:
            if word.startswith(f"{LINKED}="):
                self.linked = int(word.removeprefix(f"{LINKED}="))
        others = [word for word in words if not word.startswith(f"{LINKED}=")]
        correct(self.state, self.seat, others)

    def _end_round(self) -> list[Event]:
        recorder = EventRecorder()
        events = self._run(AUTOMA_PRODUCTION, recorder)
        # Whoever was not said to have passed has done so by now.
        for seat in [*self.state.rules.people, self.seat]:
            if seat not in self.state.passed:
                self.state.passed.append(seat)
        if self.state.round == ROUNDS:
            self.over = True
        else:
            self._run(NEXT_ROUND, recorder)
            self._run(MERCHANTS_HOME, recorder)
            events = self._run(NEW_DECK, recorder)
        self.known.clear()
        return events

    def _forget(self) -> None:
        """People move on, and what they said no longer holds; once all have passed it does."""
        if not set(self.state.rules.people) <= set(self.state.passed):
            self.known.clear()

    def _run_turn(self) -> list[Event]:
        """Take the turn at hand."""
        return self._run(AUTOMA_TURN, self._sink())

    # --- the engine -------------------------------------------------------------------------------

    def _sink(self) -> EventRecorder:
        return EventRecorder(parse_outcomes(self.script or ""))

    def _run(self, step: Step[State], recorder: EventRecorder) -> list[Event]:
        """Run a step of the engine on the position, for the seat of the Automa."""
        self.state.recorder = recorder
        _run(step, self.state, self.seat)
        self.state.recorder = None
        self.drawn = outcomes_text(recorder.outcomes)
        return recorder.events


def _run(step: Step[State], state: State, seat: int) -> None:
    state.stack.append(Frame(step.id, seat))
    step.begin(state, state.stack[-1])


def _person(text: str) -> Person:
    done, linked, *points = text.split(":")
    return Person(int(done), int(linked), int(points[0]) if points and points[0] else None)


def _table(setup: SetUp, pack: str) -> Table:
    options: dict[str, object] = {
        "automa": str(setup.level),
        "map": " ".join(setup.sides),
        "ports": setup.ports,
    }
    modules = ["trains"] if setup.trains else []
    if setup.markets:
        modules.append("farmers-markets")
    if any(side[1:] > LAST_BASE_SIDE for side in setup.sides):
        modules.append("industria-maps")
    options["modules"] = modules
    if bool(setup.pack) != bool(pack):
        raise CeilidhError(
            "This game with the Automa uses the pack {hash}; give that pack.",
            fields={"hash": Word(setup.pack or "-")},
        )
    options["data_pack"] = pack
    table = new(CLANS.name, setup.people + 1, setup.seed, options)
    # What was dealt is not what lies on the real table: it is asked for when it counts.
    table.state.display = [0] * len(table.state.display)
    return table
