"""A played move in parts: the deed, each turn that rules play after it, and the end of a phase.

One move of a person can set off several turns of a seat that nobody plays, and end a round. Records
keep all of that with the move. People read it turn by turn.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from typing import Final, Protocol

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played

TURN: Final = "turn"  # the kind of event with which a turn starts
NOBODY: Final = -1

# The kinds of parts.
DEED: Final = "deed"
SET_OFF: Final = "turn"
PHASE: Final = "phase"


@dataclass(frozen=True)
class MovePart:
    """Part `nth` of a move, counted from 0: `seat` acts, NOBODY at the end of a phase.

    `start` is how many events of the move came before.
    """

    nth: int
    kind: str
    seat: int
    start: int
    events: tuple[Event, ...]

    @property
    def end(self) -> int:
        return self.start + len(self.events)


def parts_of(
    played: Played, ruled: Container[str], is_phase: Callable[[Event], bool]
) -> list[MovePart]:
    """The parts in order; the first is the deed.

    A turn is a part of its own only if rules played it: it has an event of a kind in `ruled`. The
    turn of a person who has yet to decide holds nothing, and stays with the part before it.
    """
    cuts = [(DEED, played.seat, 0)]
    for place, event in enumerate(played.events):
        if event.kind == TURN:
            cuts.append((SET_OFF, event.seat, place))
        elif cuts[-1][0] != PHASE and is_phase(event):
            cuts.append((PHASE, NOBODY, place))
    ends = [start for _, _, start in cuts[1:]] + [len(played.events)]
    parts: list[MovePart] = []
    for (kind, seat, start), end in zip(cuts, ends, strict=True):
        events = tuple(played.events[start:end])
        if kind == SET_OFF and not any(event.kind in ruled for event in events):
            parts[-1] = replace(parts[-1], events=parts[-1].events + events)
        else:
            parts.append(MovePart(len(parts), kind, seat, start, events))
    return parts


@dataclass(frozen=True)
class TurnPiece:
    """One part of move `number`, counted from 1, as a piece of a turn."""

    number: int
    played: Played
    part: MovePart


@dataclass
class TurnPieces:
    """The pieces of one turn, or of what is no turn: a choice of the setup, the end of a phase."""

    seat: int
    pieces: list[TurnPiece]

    @property
    def first(self) -> TurnPiece:
        return self.pieces[0]

    @property
    def last(self) -> TurnPiece:
        return self.pieces[-1]


@dataclass(frozen=True)
class StoryEntry:
    """A turn in short, result first: a picture, one sentence, what followed, and where to look.

    `move` and `part` name the moment after it, `first` is its first move. `seat` is NOBODY at the
    end of a phase. `steps`: rules decided it, and can be told step by step. A place is a part of
    the drawing and a target in it. `short` is the deed alone, without name and details.
    """

    seat: int
    icon: str
    text: str
    results: tuple[str, ...]
    heading: str
    first: int
    move: int
    part: int
    places: tuple[str, ...] = ()
    steps: bool = False
    short: str = ""


class TurnCutter(Protocol):
    """What the words of a game know of its turns."""

    def parts(self, played: Played) -> list[MovePart]:
        """The parts of a move."""
        ...

    def leads(self, played: Played) -> bool:
        """Whether a move can be what a turn is about, and no mere answer or small step."""
        ...


class TurnCut:
    """The turns of a game, move by move. What others answer within a turn belongs to it."""

    def __init__(self, words: TurnCutter) -> None:
        self.words = words
        self.turns: list[TurnPieces] = []
        self.whose = NOBODY  # who has the turn, if one has started
        self.is_open = False  # whether the last of `turns` goes on

    def add(self, number: int, played: Played) -> None:
        """Add move `number`, counted from 1."""
        if self.whose not in (NOBODY, played.seat) and self.words.leads(played):
            self.whose, self.is_open = NOBODY, False
        for part in self.words.parts(played):
            self._add_piece(TurnPiece(number, played, part))

    def _add_piece(self, piece: TurnPiece) -> None:
        part = piece.part
        is_deed = part.kind == DEED
        seat = self.whose if is_deed and self.whose != NOBODY else part.seat
        if self.is_open and is_deed and self.turns[-1].seat == seat:
            self.turns[-1].pieces.append(piece)
        else:
            self.turns.append(TurnPieces(seat, [piece]))
        self.is_open = is_deed
        if part.kind == PHASE:
            self.whose = NOBODY
        for event in part.events:
            if event.kind == TURN:
                self.whose, self.is_open = event.seat, False
