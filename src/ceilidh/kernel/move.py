"""Moves as people and programs see them: those that can be played, and those that were."""

from typing import Any

from ceilidh.kernel import record
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event, Outcome, outcomes_text


class Move:
    """A legal move of a seat, counted from 0; equal if seat and words are. `str` gives its text."""

    __slots__ = ("action", "seat")

    def __init__(self, action: Action, seat: int) -> None:
        self.action = action
        self.seat = seat

    @property
    def text(self) -> str:
        return self.action.text

    @property
    def data(self) -> dict[str, object]:
        return self.action.data()

    @property
    def rules(self) -> tuple[str, ...]:
        return self.action.spec.rules

    @property
    def targets(self) -> list[str]:
        return self.action.targets()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        # Actions are interned, so that those of two games are never one.
        return self.action is other.action and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((self.action.text, self.seat))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r}, seat={self.seat})"


class Played:
    """A move that was played: who, what, what chance did, and what happened.

    `barrier`: something was revealed, so that it goes back only by consent of all. `secret`: others
    were choosing at the same time, so that nobody else may see it before all have chosen. `before`
    is the state it was played in; tables and their copies share it, so that nobody may change it.
    """

    __slots__ = ("action", "barrier", "before", "events", "outcomes", "seat", "secret")

    def __init__(
        self, seat: int, action: Action, outcomes: list[Outcome], events: list[Event], before: Any
    ) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.events = events
        self.before = before
        self.barrier = bool(outcomes)
        self.secret = False

    @property
    def line(self) -> str:
        return record.move_line(self.seat, self.action.text, self.outcomes)

    def __repr__(self) -> str:
        chance = f", outcomes={outcomes_text(self.outcomes)!r}" if self.outcomes else ""
        return f"Played({self.action.text!r}, seat={self.seat}{chance})"
