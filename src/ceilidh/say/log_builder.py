"""What follows from a move, as clauses and then as sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.phrases import capital, clauses, listed, sentence
from ceilidh.say.speaker import Speaker

# Subjects that are no seats: the table says a sentence for each clause, anybody's clause joins the
# sentence at hand. Figures of a game have numbers below these.
TABLE: Final = -1
ANYBODY: Final = -2


@dataclass
class LogClause:
    """A verb with `{things}` and one of its things; neighbours of one subject and verb share it.

    Without a verb the thing says all. A reason `why` follows the last thing that it holds for.
    `anew` begins a sentence even if the subject stays.
    """

    subject: int
    verb: str
    thing: str
    why: str = ""
    anew: bool = False


class LogBuilder:
    """One played move on the way into the log; a game adds what its facts need.

    `state` is the position before the move.
    """

    def __init__(self, to: Speaker, state: Any, played: Played, names: Sequence[str]) -> None:
        self.to = to
        self.state = state
        self.played = played
        self.names = names

    def subject(self, number: int) -> str:
        """Who does something: a seat, or a figure of the game."""
        return self.names[number]

    def clauses(self, events: Sequence[Event]) -> list[LogClause]:
        """What the events mean, in order."""
        raise AssertionError("a game must define clauses")

    def sentences(self, deed: str, events: Sequence[Event]) -> str:
        """The deed and what followed; another subject starts a sentence of its own."""
        subject = self.played.seat
        said: list[str] = []
        begun = [deed] if deed else []
        waiting: list[LogClause] = []
        for clause in self.clauses(events):
            joins = clause.subject == subject or (clause.subject == ANYBODY and subject != TABLE)
            if not joins or clause.anew:
                said += self._closed(subject, [*begun, *self._joined(waiting)])
                begun, waiting = [], []
                subject = clause.subject
            waiting.append(clause)
        said += self._closed(subject, [*begun, *self._joined(waiting)])
        return " ".join(said)

    def said(self, clause: LogClause) -> str:
        """One clause as sentences of its own."""
        return " ".join(self._closed(clause.subject, self._joined([clause])))

    def _joined(self, some: list[LogClause]) -> list[str]:
        """Neighbours with one verb share it: `gains 1 coin and 2 VP`."""
        out: list[str] = []
        for verb, group in groupby(some, lambda clause: clause.verb):
            if verb:
                out.append(self.to.text(verb, things=listed(self.to, self._things(list(group)))))
            else:
                out += [clause.thing for clause in group]
        return out

    def _things(self, some: list[LogClause]) -> list[str]:
        out: list[str] = []
        for why, group in groupby(some, lambda clause: clause.why):
            out += [clause.thing for clause in group]
            if why:
                out[-1] = self.to.text("{clause} ({reason})", clause=out[-1], reason=why)
        return out

    def _closed(self, subject: int, parts: list[str]) -> list[str]:
        if not parts:
            return []
        if subject == TABLE:
            return [_stopped(part) for part in parts]
        if subject == ANYBODY:
            return [_stopped(clauses(self.to, parts))]
        return [sentence(self.to, self.subject(subject), parts)]


def _stopped(text: str) -> str:
    return capital(text if text.endswith(".") else f"{text}.")
