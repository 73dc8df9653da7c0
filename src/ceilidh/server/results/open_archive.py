"""Open data: the finished games of tables that were open to all, as one archive of records.

Names stand in it only where people allow it, and nothing leads from a record to its table. Records
are put together from what is stored; no game is played again.
"""

from __future__ import annotations

import csv
import io
import re
import threading
import weakref
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, func, or_, select

from ceilidh.kernel import record
from ceilidh.kernel.options import Options, resolve
from ceilidh.kernel.registry import find, list_games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.errors import TooManyRequests
from ceilidh.server.results.finished_games import earnest
from ceilidh.server.storage.models import GameTable, MoveRow, Profile, TableSeat
from ceilidh.server.storage.seats import PERSON, seat_name
from ceilidh.server.storage.store import Store
from ceilidh.server.table.fair_draws import from_store
from ceilidh.server.table.stages import stage_of

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

LICENCE = "CC0 1.0"
LICENCE_LINK = "https://creativecommons.org/publicdomain/zero/1.0/"
AT_ONCE = 50  # games that are read together
DOWNLOADS = 2  # at the same time
WHEN = (1980, 1, 1, 0, 0, 0)  # of the files: the same games are the same archive
# What a browser puts in as the word of a seat. Any other was written by a person.
_MADE_UP = re.compile(r"[0-9a-f]{0,64}")
_README = f"""Finished games of tables that were open to all at a server of ceilidh.

games.csv lists them: file, game, version of the rules, seats, modules, day of the end, points of
the seats in their order. Each record is a text, one move a line; `ceilidh replay FILE` plays it,
and `ceilidh.load(text)` gives it to a program. Names stand only where people allow it.

To the extent possible under law, all rights in this collection are waived: {LICENCE},
{LICENCE_LINK}
"""


# --- which games ----------------------------------------------------------------------------------


def _public() -> ColumnElement[bool]:
    """Games of open tables that can be read by the rules of this version."""
    current = [
        (GameTable.game == one.name) & (GameTable.version == one.version) for one in list_games()
    ]
    return and_(earnest(), GameTable.open, GameTable.closed == "", or_(*current))


def counts(store: Store) -> dict[str, int]:
    """How many games of each kind the archive has."""
    query = select(GameTable.game, func.count()).where(_public()).group_by(GameTable.game)
    with store.session() as session:
        found = {game: number for game, number in session.execute(query)}
    return {one.name: found.get(one.name, 0) for one in list_games()}


# --- records --------------------------------------------------------------------------------------


@dataclass
class ArchivedGame:
    """A game of the archive."""

    file: str
    row: GameTable
    options: Options
    modules: list[str]
    text: str


def entries(store: Store) -> Iterator[ArchivedGame]:
    """Every game, in the order in which their tables were made."""
    with store.session() as session:
        ids = list(
            session.scalars(select(GameTable.id).where(_public()).order_by(GameTable.created))
        )
    for start in range(0, len(ids), AT_ONCE):
        yield from _entries(store, ids[start : start + AT_ONCE])


def _entries(store: Store, ids: list[str]) -> Iterator[ArchivedGame]:
    with store.session() as session:
        rows = {
            one.id: one for one in session.scalars(select(GameTable).where(GameTable.id.in_(ids)))
        }
        seats: dict[str, list[TableSeat]] = {one: [] for one in ids}
        by_seat = select(TableSeat).where(TableSeat.table_id.in_(ids)).order_by(TableSeat.number)
        for seat in session.scalars(by_seat):
            seats[seat.table_id].append(seat)
        moves: dict[str, list[MoveRow]] = {one: [] for one in ids}
        by_move = select(MoveRow).where(MoveRow.table_id.in_(ids)).order_by(MoveRow.number)
        for move in session.scalars(by_move):
            moves[move.table_id].append(move)
        allowed = set(session.scalars(select(Profile.user_id).where(Profile.named)))
    for one in ids:
        # A game that went back meanwhile has no result.
        if one in rows and rows[one].finished and moves[one]:
            entry = entry_of(rows[one], seats[one], moves[one], allowed)
            if entry is not None:
                yield entry


def entry_of(
    row: GameTable, seats: list[TableSeat], moves: list[MoveRow], allowed: set[int]
) -> ArchivedGame | None:
    """The record of a stored game; None where the components are not those of the package.

    Nor is there one of a game whose moves no single version of the rules can repeat.
    """
    game = find(row.game)
    options = resolve(game.options, dict(row.options))
    if options["data_pack"] or stage_of(row) is not None:
        return None
    lines = [one.line for one in moves]
    key = record.record_key(row.setup, lines, moves[-1].key)
    head = [
        *record.headers(game, row.players, options, row.version),
        record.header("Seats", " / ".join(_names(seats, allowed))),
        *_chance(row, seats, allowed),
        record.header("Setup", row.setup),
        "",
    ]
    end = record.end_line(key, " ".join(str(score) for score in row.scores))
    modules = options.get("modules")
    words = [str(word) for word in modules] if isinstance(modules, (list, tuple)) else []
    text = "\n".join([*head, *lines, end, ""])
    return ArchivedGame(f"{row.game}/{key}.txt", row, options, words, text)


def _names(seats: list[TableSeat], allowed: set[int]) -> list[str]:
    to = speaker(LANGUAGES[0])
    return [
        record.nameless(one.number)
        if one.kind == PERSON and one.user_id not in allowed
        else record.clean_name(seat_name(one, to), one.number)
        for one in seats
    ]


def _chance(row: GameTable, seats: list[TableSeat], allowed: set[int]) -> list[str]:
    """What the draws follow from, unless a word of it may tell who somebody is."""
    chance = from_store(row.chance)
    if chance is None:
        return []
    for pledge in chance.pledges:
        for seat, word in zip(seats, pledge.words, strict=False):
            if seat.user_id not in allowed and not _MADE_UP.fullmatch(word):
                return []
    return [record.header("Chance", chance.text(True))]


# --- the archive ----------------------------------------------------------------------------------


class _Sink(io.RawIOBase):
    """A file that can only be written to, and is emptied piece by piece."""

    def __init__(self) -> None:
        self.waiting = bytearray()

    def write(self, data: Buffer, /) -> int:
        self.waiting += data
        return len(memoryview(data))

    def taken(self) -> bytes:
        data = bytes(self.waiting)
        self.waiting.clear()
        return data


def packed(store: Store) -> Iterator[bytes]:
    """The archive, made while it is sent: never all of it is in memory."""
    sink = _Sink()
    table = io.StringIO()
    rows = csv.writer(table)
    rows.writerow(["file", "game", "version", "seats", "modules", "ended", "points"])
    with zipfile.ZipFile(sink, "w") as files:
        _add(files, "README.txt", _README)
        for one in entries(store):
            _add(files, one.file, one.text)
            row = one.row
            points = " ".join(str(score) for score in row.scores)
            day = row.updated.date().isoformat()
            modules = " ".join(one.modules)
            rows.writerow([one.file, row.game, row.version, row.players, modules, day, points])
            yield sink.taken()
        _add(files, "games.csv", table.getvalue())
    yield sink.taken()


def _add(files: zipfile.ZipFile, name: str, text: str) -> None:
    info = zipfile.ZipInfo(name, WHEN)
    info.external_attr = 0o644 << 16
    files.writestr(info, text, zipfile.ZIP_DEFLATED)


class Downloads:
    """How many archives are being sent; each keeps a thread busy now and then."""

    def __init__(self) -> None:
        self.free = threading.BoundedSemaphore(DOWNLOADS)

    def begin(self, store: Store) -> Iterator[bytes]:
        """An archive to send. It counts until nobody has it any more, also if it is never begun."""
        if not self.free.acquire(blocking=False):
            raise TooManyRequests("Others are downloading the archive; try again in a minute.")
        made = packed(store)
        return _until_sent(made, weakref.finalize(made, self.free.release))


def _until_sent(made: Iterator[bytes], release: Callable[[], object]) -> Iterator[bytes]:
    """All of it, then `release`; for an archive that is never begun the collector does that."""
    yield from made
    release()
