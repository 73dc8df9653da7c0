"""What a player remembers of a game in OpenSpiel: every move and every draw that it could know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ceilidh.envs.session import Session
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import EventRecorder, Outcome, outcomes_text, split_outcomes

UNKNOWN: Final = "?"


@dataclass(frozen=True)
class RememberedMove:
    """A move: who made it, its words, what everybody saw drawn, and what only its seat saw.

    `at_once`: others were choosing at the same time, so nobody else knows it before all have.
    """

    seat: int
    text: str
    shown: str
    hidden: str
    at_once: bool

    def line(self, seat: int, is_open: bool) -> str:
        """The move as a seat knows it."""
        own = seat == self.seat
        text = self.text if own or is_open else UNKNOWN
        hidden = self.hidden if own or not self.hidden else UNKNOWN
        return " ".join(filter(None, [str(self.seat), text, self.shown, hidden]))

    def forgotten(self) -> RememberedMove:
        """The same without what others do not know."""
        return replace(self, text=UNKNOWN) if self.at_once else self


def play(session: Session, action: Action) -> RememberedMove:
    """Play a legal move of the actor, and what is to be remembered of it."""
    seat, waiting = session.actor, len(session.game.actors(session.state))
    recorder = EventRecorder({})
    session.state.recorder = recorder
    session.apply(action, seat)
    session.state.recorder = None
    seen, unseen = split_outcomes(recorder.outcomes)
    return RememberedMove(
        seat,
        action.text,
        _text(seen),
        _text(unseen),
        waiting > 1,
    )


def _text(outcomes: list[Outcome]) -> str:
    return f"> {outcomes_text(outcomes)}" if outcomes else ""


def remembered(moves: tuple[RememberedMove, ...], seat: int) -> list[str]:
    """All moves as a seat knows them; secret choices at the end are open when all have chosen."""
    last = len(moves)
    while last and moves[last - 1].at_once:
        last -= 1
    return [move.line(seat, number < last) for number, move in enumerate(moves)]


def forgotten(moves: tuple[RememberedMove, ...], seat: int) -> tuple[RememberedMove, ...]:
    """The moves as they may stand in a world that a seat imagines: what it cannot know is gone."""
    last = len(moves)
    while last and moves[last - 1].at_once:
        last -= 1
    return tuple(
        replace(
            move if move.seat == seat or number < last else move.forgotten(),
            hidden=move.hidden if move.seat == seat or not move.hidden else UNKNOWN,
        )
        for number, move in enumerate(moves)
    )
