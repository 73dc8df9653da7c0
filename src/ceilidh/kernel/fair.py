"""Fair chance: draws that nobody could choose alone and that everybody can check; docs/fair.md.

The server draws a value and shows its hash before the game. Each seat may add a word. Every draw
follows from the value and all words, and after the end the value is told.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from ceilidh.kernel.action import Domain
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import DrawSource

VALUE_BYTES = 32
LONGEST_WORD = 64
UNTOLD = "-"  # stands in a header for a value that is not told yet
_PLEDGE = re.compile(
    r"([0-9]{1,6}) ([0-9a-f]{64}) ([0-9a-f]{64}|-)(?: (\S+))?(?: back ([0-9]{1,6}) ([0-9]{1,6}))?"
)


def new_value() -> str:
    """A value that nobody can guess."""
    return secrets.token_hex(VALUE_BYTES)


def commitment_of(value: str) -> str:
    """What is shown of a value before it is told."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def key_of(value: str, words: tuple[str, ...]) -> bytes:
    """The key of all draws that follow from a value and the words of the seats."""
    return hmac.digest(bytes.fromhex(value), "\n".join(words).encode(), "sha256")


def place_of(key: bytes, number: int, limit: int) -> int:
    """Which of `limit` things draw `number` is, from 0."""
    found = int.from_bytes(hmac.digest(key, str(number).encode(), "sha256"), "big")
    return found * limit >> 256


@dataclass(frozen=True)
class UndoNote:
    """Why a value was replaced: a game of so many `moves` was over and went back to `kept`."""

    moves: int
    kept: int


@dataclass(frozen=True)
class Pledge:
    """From draw `first` on chance follows from a value and these words; `value` is "" if untold.

    A pledge with a value of its own in mid-game says by `undo` what allowed it.
    """

    first: int
    words: tuple[str, ...]
    commitment: str
    value: str = ""
    undo: UndoNote | None = None

    @classmethod
    def drawn(cls, first: int, words: tuple[str, ...], undo: UndoNote | None = None) -> Pledge:
        """A pledge with a value that nobody knows."""
        value = new_value()
        return cls(first, words, commitment_of(value), value, undo)

    @property
    def text(self) -> str:
        """As it stands in a record; signs that would cut it are escaped as in a web address."""
        words = ",".join(quote(word, safe="") for word in self.words)
        back = f" back {self.undo.moves} {self.undo.kept}" if self.undo else ""
        return f"{self.first} {self.commitment} {self.value or UNTOLD} {words}{back}"


class FairChance(DrawSource):
    """The pledges of a table, in the order in which they were made; the last that fits counts."""

    def __init__(self, pledges: list[Pledge]) -> None:
        self.pledges = pledges
        self.keys = [key_of(one.value, one.words) if one.value else b"" for one in pledges]

    @property
    def told(self) -> bool:
        """Whether every value is known here, so that draws can be made and checked."""
        return all(one.value for one in self.pledges)

    @property
    def commitments(self) -> list[str]:
        """Every commitment that was made for this game, the first one first."""
        return list(dict.fromkeys(one.commitment for one in self.pledges))

    def place(self, number: int, limit: int) -> int:
        """Which of `limit` things draw `number` is, from 0."""
        nth = max(nth for nth, one in enumerate(self.pledges) if one.first <= number)
        return place_of(self.keys[nth], number, limit)

    def draw(self, number: int, domain: Domain, options: list[int]) -> int:
        return options[self.place(number, len(options))]

    def text(self, tells: bool) -> str:
        """The header of a record, which tells the values or keeps them."""
        kept = self.pledges if tells else [replace(one, value="") for one in self.pledges]
        return "; ".join(one.text.rstrip() for one in kept)


def parse_chance(text: str) -> FairChance:
    """What `FairChance.text` wrote."""
    pledges: list[Pledge] = []
    for part in text.split(";"):
        found = _PLEDGE.fullmatch(part.strip())
        if found is None:
            raise RecordError("The record's Chance header cannot be read.")
        words = tuple(unquote(word) for word in (found[4] or "").split(","))
        value = "" if found[3] == UNTOLD else found[3]
        undo = UndoNote(int(found[5]), int(found[6])) if found[5] else None
        pledges.append(Pledge(int(found[1]), words, found[2], value, undo))
    if pledges[0].first != 0 or pledges[0].undo is not None:
        raise RecordError("The record's Chance header cannot be read.")
    return FairChance(pledges)
