"""Whether a goal is reached: read off moves and events of the table, as the rules made them."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from ceilidh.kernel.event import Event
from ceilidh.lessons.lesson import Goal

ROUND = "round"  # the event that tells of a new round, with its number


@dataclass
class Tally:
    """What has happened since a task was given; `turn` is what of it happened in this turn."""

    seat: int
    moves: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    turn: list[Event] = field(default_factory=list)
    turns: int = 0
    over: bool = False
    took_offer: bool = False  # a move that the step's occasion named was played
    view: dict[str, object] = field(default_factory=dict)  # of the learner's seat, after the move
    legal: list[str] = field(default_factory=list)  # the learner's moves after it

    def add(self, seat: int, text: str, events: list[Event]) -> None:
        if seat == self.seat:
            self.moves.append(text)
        self.events += events
        self.turn += events


def is_reached(goal: Goal, tally: Tally) -> bool:
    """All that the goal names; a goal that names nothing is never reached."""
    wanted = [
        (bool(goal.moves), _fits(goal.moves, tally.moves)),
        (bool(goal.event), _happened(goal, tally)),
        (bool(goal.own), bool(goal.own) and _number(tally.view.get(goal.own)) >= goal.least),
        (goal.round > 0, _round(tally) >= goal.round),
        (goal.turns > 0, tally.turns >= goal.turns),
        (goal.over, tally.over),
        (goal.offered, tally.took_offer),
        (bool(goal.can), _fits(goal.can, tally.legal)),
    ]
    asked = [met for named, met in wanted if named]
    return bool(asked) and all(asked)


def _fits(patterns: tuple[str, ...], moves: list[str]) -> bool:
    return any(fnmatchcase(move, one) for one in patterns for move in moves)


def _happened(goal: Goal, tally: Tally) -> bool:
    events = tally.turn if goal.in_turn else tally.events
    found = [
        event
        for event in events
        if _is_one_of(event.kind, goal.event)
        and (goal.anyone or event.seat == tally.seat)
        and _is_one_of(event.thing, goal.thing)
        and _is_one_of(event.reason, goal.reason)
    ]
    if goal.least:
        return sum([event.amount for event in found]) >= goal.least
    return len(found) >= max(goal.count, 1)


def _is_one_of(word: str, patterns: str) -> bool:
    return any(fnmatchcase(word, one) for one in patterns.split("|"))


def _number(value: object) -> int:
    if isinstance(value, (list, tuple)):
        return len(value)
    return value if isinstance(value, int) else 0


def _round(tally: Tally) -> int:
    return max([event.amount for event in tally.events if event.kind == ROUND], default=0)
