"""The key that a move names: which position it was made on, without chance and without secrets."""

from __future__ import annotations

import hashlib
from base64 import b32encode
from functools import lru_cache

from ceilidh.kernel.event import Outcome, outcomes_text
from ceilidh.kernel.record import move_line
from ceilidh.kernel.table import Played, Table

BYTES = 12
CODE = 8  # letters and digits that two players can compare by voice
CODES = 300  # that are remembered


def position_key(table: Table, moves: int | None = None) -> str:
    """A key of what everybody has seen of the first moves, or of all.

    The key of a record is of the whole state: who tries all ballots finds the one that fits it.
    Here a choice in secret is only that its seat has chosen, and what one seat alone has looked at
    is left out.
    """
    played = table.played[:moves]
    final = _final(played)
    lines = [_public_line(one) for one in played[:final]]
    chosen = [f"{one.seat + 1}" for one in played[final:]]
    text = "\n".join([_public(table.setup), *lines, *chosen])
    return _hash(text).hexdigest()


def moves_at(table: Table, key: str) -> int | None:
    """After how many moves the table had this key, if it ever did and nobody chose in secret."""
    whole = _hash(_public(table.setup))
    for number, played in enumerate([None, *table.played]):
        if played is not None:
            whole.update(b"\n" + _public_line(played).encode())
        if whole.hexdigest() == key:
            return number
    return None


def game_code(commitments: list[str], key: str) -> str:
    """A short code of everything so far: with the same one, two players see the same game."""
    return _code_of(" ".join([*commitments, key]))


@lru_cache(CODES)
def _code_of(everything: str) -> str:
    """Remembered, because every page of a table shows it."""
    digest = hashlib.sha256(everything.encode()).digest()
    text = b32encode(digest).decode()[:CODE].lower()
    return f"{text[: CODE // 2]}-{text[CODE // 2 :]}"


class PositionKeys:
    """The keys of a table that goes on: only what is new is added to what was hashed before."""

    def __init__(self) -> None:
        self.hashed: list[Played] = []
        self.hash = _hash("")

    def of(self, table: Table) -> str:
        """`position_key` of all moves of the table."""
        final = _final(table.played)
        known = len(self.hashed)
        # Moves go back from the last one, so that the same last one has the same before it.
        if known > final or (known and self.hashed[-1] is not table.played[known - 1]):
            known = 0
        if known == 0:
            self.hashed, self.hash = [], _hash(_public(table.setup))
        for played in table.played[known:final]:
            self.hash.update(b"\n" + _public_line(played).encode())
            self.hashed.append(played)
        whole = self.hash.copy()
        for played in table.played[final:]:
            whole.update(f"\n{played.seat + 1}".encode())
        return whole.hexdigest()


def _hash(text: str) -> hashlib.blake2b:
    return hashlib.blake2b(text.encode(), digest_size=BYTES)


def _final(played: list[Played]) -> int:
    """How many moves from the first on are no secret any more."""
    final = len(played)
    while final and played[final - 1].secret:
        final -= 1
    return final


def _public_line(played: Played) -> str:
    shown = [one for one in played.outcomes if not one.secret]
    return move_line(played.seat, played.action.text, shown)


def _public(setup: list[Outcome]) -> str:
    return outcomes_text([one for one in setup if not one.secret])
