"""Lines of a record: moves with comments and marks, and the variations between them.

1 build cow 7.4 > contract 6   # a comment, also on lines of its own
@ red hex:7.4                  a mark of the position after the move, or an arrow to a place
(                              what could have been played instead
1 build sheep 7.5
)
...                            after the last move: what could follow
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import parse_outcomes
from ceilidh.kernel.reason import listed, quoted, typed

COLOURS: Final = ("green", "red", "blue", "yellow")
DEEPEST: Final = 20  # variations within variations
SHORT: Final = 60  # characters of a comment that stands behind its move
TO_COME: Final = "..."
_SEAT: Final = re.compile(r"\d{1,3}")


@dataclass(frozen=True)
class Mark:
    """A highlighted place, or an arrow from `place` to `to`; places are targets, as `hex:7.4`."""

    place: str
    colour: str = COLOURS[0]
    to: str = ""

    @property
    def line(self) -> str:
        """The mark as a record writes it; green is not named."""
        words = ["@", self.colour if self.colour != COLOURS[0] else "", self.place, self.to]
        return " ".join(filter(None, words))


@dataclass
class RecordMove:
    """One move: the seat from 0, its text, and the script of what chance did."""

    number: int
    seat: int
    text: str
    script: dict[str, list[str]]
    comment: str = ""
    marks: list[Mark] = field(default_factory=list)
    variations: list[RecordLine] = field(default_factory=list)


@dataclass
class RecordLine:
    """Moves one after the other; `endings` are lines that could follow the last of them."""

    moves: list[RecordMove] = field(default_factory=list)
    comment: str = ""
    marks: list[Mark] = field(default_factory=list)
    endings: list[RecordLine] = field(default_factory=list)
    is_over: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether there are moves and nothing else."""
        told = [self.comment, self.marks, self.endings]
        for move in self.moves:
            told += [move.comment, move.marks, move.variations]
        return not any(told)


def comment_lines(comment: str) -> list[str]:
    """A comment on lines of its own."""
    return [f"# {line}".rstrip() for line in comment.splitlines()]


def with_comment(line: str, comment: str) -> list[str]:
    """A move with its comment: behind it if it is short, else below it."""
    if comment and len(comment) <= SHORT and comment.splitlines() == [comment.strip()]:
        return [f"{line} # {comment}"]
    return [line, *comment_lines(comment)]


def read_mark(words: list[str], number: int) -> Mark:
    """The mark of a line, after its @."""
    colour = words.pop(0) if words and words[0] in COLOURS else COLOURS[0]
    if not 1 <= len(words) <= 2:
        raise RecordError(
            "Line {line}: a mark is a place or two, as in '@ red hex:7.4'; colours are {choices}.",
            fields={"line": number, "choices": listed(list(COLOURS))},
        )
    return Mark(words[0], colour, words[1] if len(words) == 2 else "")


class LineReader:
    """Reads moves, comments, marks and variations, one line of text after the other."""

    def __init__(self) -> None:
        self.main = RecordLine()
        self._open = [self.main]  # the main line and the variations that are not closed yet

    @property
    def is_closed(self) -> bool:
        """Whether every variation has its end."""
        return len(self._open) == 1

    def read(self, line: str, number: int) -> bool:
        """Take one line; False: it is none of these."""
        if line.startswith("#"):
            self._comment(line[1:].strip())
        elif line.startswith("@"):
            self._place().marks.append(read_mark(line[1:].split(), number))
        elif line == TO_COME:
            self._open[-1].is_over = True
        elif line == "(":
            self._begin(number)
        elif line == ")":
            self._close(number)
        else:
            return self._move(line, number)
        return True

    def _place(self) -> RecordMove | RecordLine:
        """What a comment or a mark belongs to: the last move, or a line before its first."""
        line = self._open[-1]
        return line.moves[-1] if line.moves else line

    def _comment(self, text: str) -> None:
        place = self._place()
        place.comment = f"{place.comment}\n{text}" if place.comment else text

    def _begin(self, number: int) -> None:
        line, begun = self._open[-1], RecordLine()
        if len(self._open) > DEEPEST:
            raise RecordError(
                "Line {line}: variations are at most {most} deep.",
                fields={"line": number, "most": DEEPEST},
            )
        if line.is_over:
            line.endings.append(begun)
        elif line.moves:
            line.moves[-1].variations.append(begun)
        else:
            raise RecordError(
                "Line {line}: a variation follows the move that it replaces.",
                fields={"line": number},
            )
        self._open.append(begun)

    def _close(self, number: int) -> None:
        if self.is_closed or not self._open[-1].moves:
            raise RecordError("Line {line}: there is no variation to end.", fields={"line": number})
        self._open.pop()

    def _move(self, line: str, number: int) -> bool:
        parts = _parts(line)
        if parts is None:
            return False
        seat, text, outcomes, comment = parts
        if self._open[-1].is_over:
            raise RecordError(
                "Line {line}: after '{sign}' only variations can follow.",
                fields={"line": number, "sign": typed(TO_COME)},
            )
        move = RecordMove(number, int(seat) - 1, text, parse_outcomes(outcomes))
        move.comment = comment
        self._open[-1].moves.append(move)
        return True


def _parts(line: str) -> tuple[str, str, str, str] | None:
    """Seat, text, outcomes and comment of a move; None if the line is none.

    Cut in this order, each sign is looked at once: a pattern would try every blank again.
    """
    told, _, comment = line.partition("#")
    seat, _, rest = told.partition(" ")
    text, _, outcomes = rest.partition(" > ")
    text = text.strip()
    if not _SEAT.fullmatch(seat) or not text or ">" in text:
        return None
    return seat, text, outcomes, comment.strip()


def check_mark(mark: Mark) -> None:
    """Refuse a mark that a record could not write."""
    if mark.colour not in COLOURS:
        raise RecordError(
            "There is no colour {given}; there are {choices}.",
            fields={"given": quoted(mark.colour), "choices": listed(list(COLOURS))},
        )
    for place in (mark.place, mark.to or mark.place):
        if len(place.split()) != 1 or place in COLOURS:
            raise RecordError(
                "A mark names a place without spaces, such as hex:7.4, not {given}.",
                fields={"given": quoted(place)},
            )
