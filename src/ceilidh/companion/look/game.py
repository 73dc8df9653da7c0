"""A game of the Automa without a map."""

from __future__ import annotations

from ceilidh.companion.game import BEGIN, Companion
from ceilidh.companion.look.answers import LOOKED, BoardQuestion, Unanswered
from ceilidh.companion.look.turn import LookTurn
from ceilidh.companion.needs import MAP, MARKETS, PRICES, STALLS
from ceilidh.companion.record import SetUp
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event, outcomes_text

# What answers about a hex say, or the page need not know.
_LOOKED_UP = frozenset({MAP, STALLS, PRICES})


class LookCompanion(Companion):
    """Asks for the hex where only the board can tell; all else is as in `Companion`.

    `question` is what the turn at hand asks of the board.
    """

    def __init__(self, setup: SetUp, lines: list[str], pack: str = "") -> None:
        self.answers: list[tuple[str, str]] = []  # of the turn at hand
        self.begins = False  # whether the set-up is at hand
        super().__init__(setup, lines, pack)

    @property
    def asks(self) -> str:
        if self.script is None:
            return ""
        question = self.question
        return self._unknown(self.tried()) or (question.kind if question else "")

    @property
    def question(self) -> BoardQuestion | None:
        """What the board must tell next; None if nothing."""
        return self._tried()[1]

    @property
    def position(self) -> State:
        """The position at the question: what has been paid and placed in this turn counts."""
        return self._tried()[0]

    def tried(self) -> list[Event]:
        """The turn at hand, as far as it goes."""
        recorder = self._tried()[0].recorder
        return recorder.events if recorder is not None else []

    def _tried(self) -> tuple[State, BoardQuestion | None]:
        """A copy after the turn at hand, and what it waits for."""
        if self.script is None:
            return self.state, None
        copy = self.state.clone()
        copy.recorder = self._sink()
        try:
            self._turn(copy, self.linked)
        except Unanswered as fault:
            return copy, fault.question
        return copy, None

    def card(self) -> int:
        """The action card of the turn at hand; 0 while the table is set up."""
        return 0 if self.begins else super().card()

    def _is_known(self, need: str) -> bool:
        return need in _LOOKED_UP or super()._is_known(need)

    def _do(self, word: str, rest: str) -> list[Event]:
        if word == BEGIN and not self.state.round:
            self.state.round = 1
            self.begins = True
            self.script = rest
            return []
        if word in LOOKED:
            question = self.question
            if question is None or question.kind != word:
                raise ValueError(word)
            self.answers.append((word, rest))
            return []
        if word == MARKETS:
            raise ValueError(word)
        return super()._do(word, rest)

    def _run_turn(self) -> list[Event]:
        recorder = self._sink()
        self.state.recorder = recorder
        self.linked = self._turn(self.state, self.linked)
        self.state.recorder = None
        self.drawn = outcomes_text(recorder.outcomes)
        self.answers = []
        self.begins = False
        return recorder.events

    def _turn(self, state: State, linked: int) -> int:
        """Run what is at hand on a position; return how many settlements are linked then."""
        turn = LookTurn(state, self.seat, self.answers, linked)
        if self.begins:
            turn.set_up()
        else:
            turn.take()
        return turn.linked
