"""A game as it is stored: plain values, which one process can make and another store."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from ceilidh.kernel import position
from ceilidh.kernel.component_data.pack_file import DATA_PACK, LONGEST_WORD, is_word
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.game_tree import notes_text
from ceilidh.kernel.opening import load
from ceilidh.kernel.options import plain
from ceilidh.kernel.record import parse
from ceilidh.kernel.table import Table
from ceilidh.server.errors import Refusal
from ceilidh.server.table.ending import score_course
from ceilidh.server.table.fair_draws import to_store
from ceilidh.server.table.room_record import again
from ceilidh.server.table.stages import dumped, staged_at

SEEDS = 2**63  # what a column of the database holds
LONGEST_RECORD = 100_000  # signs; the longest recorded games have 10,000
MOST_LINES = 3000  # the longest recorded games have 500
LONGEST_LINE = 4000  # signs; the set-up of a record is its longest, with some hundreds
LONGEST_OPTIONS = LONGEST_WORD + LONGEST_LINE  # a data pack is one of the options


@dataclass(frozen=True)
class StoredGame:
    """Set-up, moves and where they led; `people` are the seats that decide."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    seed: int
    setup: str
    names: list[str]
    people: list[int]
    waiting: list[int]
    finished: bool
    scores: list[int]
    lines: list[str]
    keys: list[str]
    chance: list[dict[str, Any]]
    commitments: list[str]
    position: str
    course: list[list[int]]
    upgrades: list[dict[str, Any]]
    notes: str = ""


def stored_game(table: Table) -> StoredGame:
    over = table.actor is None
    states = [played.before for played in table.played[1:]] + [table.state]
    return StoredGame(
        game=table.game.name,
        version=table.game.version,
        players=table.players,
        options=plain(table.options),
        seed=table.seed or 0,
        setup=outcomes_text(table.setup),
        names=list(table.names),
        people=list(table.people),
        waiting=list(table.actors),
        finished=over,
        scores=table.scores() if over else [],
        lines=[played.line for played in table.played],
        keys=[table.game.key(state).hex() for state in states][: len(table.played)],
        chance=to_store(table.chance),
        commitments=list(table.chance.commitments) if table.chance else [],
        position=dumped(table),
        course=score_course(table) if over else [],
        upgrades=[staged_at(table)] if table.start else [],
    )


def check_size(text: str) -> None:
    """Before any work: no record is so long."""
    lines = text.split("\n", MOST_LINES)
    if (
        len(text) > LONGEST_RECORD
        or len(lines) > MOST_LINES
        or any(len(line) > LONGEST_LINE for line in lines if not line.startswith("[Options "))
        or any(len(line) > LONGEST_OPTIONS for line in lines)
    ):
        raise Refusal("That is too long for a game record.")


def check_pack(options: dict[str, Any]) -> None:
    """A pack comes with what is read; its name may be that of a folder of this machine."""
    pack = str(options.get(DATA_PACK, ""))
    if pack and not is_word(pack):
        raise Refusal("This names a data pack but does not contain it.")


def read_upload(text: str) -> StoredGame:
    """The game of a record that somebody sent; without a seed its future is open."""
    check_size(text)
    try:
        # Before anything is read that the record may name.
        data = parse(text)
        check_pack(data.options)
        if data.position:
            raise Refusal("A game that starts from a position cannot be uploaded.")
        loaded = load(text)
    except CeilidhError as fault:
        raise Refusal.because(fault.reason) from fault
    return uploaded_game(loaded, data.seed is not None)


def uploaded_game(loaded: Table, seeded: bool) -> StoredGame:
    # A game that is over keeps the proof of its chance.
    proven = loaded.actor is None and loaded.chance is not None and loaded.chance.told
    table = loaded if seeded or proven else again(loaded, secrets.randbits(62))
    table.chance = loaded.chance if proven else None
    table.names = loaded.names
    assert table.seed is not None, "games that begin with a position are refused"
    if not -SEEDS <= table.seed < SEEDS:
        raise Refusal("The seed is too large.")
    return replace(stored_game(table), notes=notes_text(loaded.tree))


def read_start(text: str) -> StoredGame:
    """The game that goes on from what somebody sent: a position, or a record with all its moves."""
    if not position.is_one(text):
        return read_upload(text)
    try:
        # Before the game reads a file that the position may name.
        check_pack(position.options_of(text))
        return stored_game(load(text))
    except CeilidhError as fault:
        raise Refusal.because(fault.reason) from fault
