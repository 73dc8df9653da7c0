"""Rooms: the tables in memory, made, read again, branched and uploaded."""

from __future__ import annotations

import logging
import re
import secrets
import threading
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import plain
from ceilidh.kernel.record import nameless
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.logs import tell
from ceilidh.server.storage.models import GameTable, MoveRow, User
from ceilidh.server.storage.origin import LESSON
from ceilidh.server.storage.seats import OPEN, PERSON, SeatInfo, new_invite, seat_name, settled
from ceilidh.server.storage.store import Store, new_table_id
from ceilidh.server.table.ending import score_course
from ceilidh.server.table.fair_draws import from_store, promised, to_store
from ceilidh.server.table.room import Room
from ceilidh.server.table.room_record import again
from ceilidh.server.table.stages import dumped, read_table, staged_at
from ceilidh.server.table.stored_record import stored_record
from ceilidh.server.table.upgrades import upgrade
from ceilidh.server.texts import clean_name

__all__ = ["Room", "Rooms"]

log = logging.getLogger("ceilidh.rooms")
SEEDS = 2**63  # what a column of the database holds
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class Rooms:
    """All rooms in use, made or read on demand."""

    def __init__(self, store: Store, most: int = 500) -> None:
        self.store = store
        self.most = most  # in memory; the least used is dropped and read again when it is asked for
        self.lock = threading.Lock()
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.pinned: Counter[str] = Counter()

    def get(self, table_id: str) -> Room:
        """The room of a table, up to date with what other processes stored."""
        with self.lock:
            room = self.rooms.get(table_id)
            if room is not None:
                self.rooms.move_to_end(table_id)
        if room is not None and self._is_current(room):
            return room
        if not _ID.fullmatch(table_id):
            raise NotFound("There is no such table; check the link.")
        fresh = self._read(table_id)
        with self.lock:
            if self.rooms.get(table_id) is room:
                self.rooms[table_id] = fresh
            self._drop(table_id)
            return self.rooms.get(table_id, fresh)

    def _drop(self, asked: str) -> None:
        """Drop the least used rooms that nobody works in."""
        spare = [one for one in self.rooms if one != asked and not self.pinned[one]]
        for table_id in spare[: max(len(self.rooms) - self.most, 0)]:
            del self.rooms[table_id]

    @contextmanager
    def pin(self, table_id: str) -> Iterator[None]:
        """Keep a room in memory as long as somebody works in it."""
        with self.lock:
            self.pinned[table_id] += 1
        try:
            yield
        finally:
            with self.lock:
                self.pinned[table_id] -= 1
                if not self.pinned[table_id]:
                    del self.pinned[table_id]

    def _is_current(self, room: Room) -> bool:
        with room.lock:
            # Asked of every database: a room that was dropped may still be in somebody's hands.
            return not room.outdated and self.store.revision(room.id) == room.row.revision

    def _read(self, table_id: str) -> Room:
        """Replay the moves and compare the key of the last position."""
        row, seats, moves = self.store.table(table_id)
        if row.version != find(row.game).version:
            upgrade(self.store, row, moves)
            row, seats, moves = self.store.table(table_id)
        try:
            table = read_table(row, moves)
        except Exception as fault:
            # Stored moves are not checked again, so that one that was changed may lead anywhere;
            # and the reason may name a folder of this machine.
            tell(log, logging.ERROR, "a table cannot be read", table=table_id, fault=str(fault))
            raise Refusal("This table cannot be read; tell who runs this server.") from fault
        if moves and moves[-1].key != table.key():
            raise Refusal("This table cannot be read: its moves lead to another position.")
        table.chance = from_store(row.chance)
        return Room(self.store, row, seats, table)

    def record(self, table_id: str) -> tuple[str, str]:
        """The name of the game, and its record as it may be given out now.

        There is one of every table, also of one that cannot be opened.
        """
        try:
            room = self.get(table_id)
        except NotFound:
            raise
        except Refusal:
            row, seats, moves = self.store.table(table_id)
            names = [seat_name(info, speaker(LANGUAGES[0])) for info in seats]
            return row.game, stored_record(row, names, moves)
        with room.lock:
            return room.row.game, room.record()

    def create(
        self,
        owner: User,
        game: str,
        players: int,
        options: dict[str, object],
        seats: list[SeatInfo],
        seed: int | None,
        listed: bool,
        rematch_of: str = "",
        hints: bool = False,
    ) -> Room:
        """A new table, of fair chance unless a seed is chosen; a refusal says what does not fit."""
        if seed is not None and not -SEEDS <= seed < SEEDS:
            raise Refusal("The seed is too large a number.")
        if seed is not None and any(seat.kind == OPEN for seat in seats):
            raise Refusal(
                "A seed tells what will come, so that it can be chosen only where nobody else sits "
                "down; leave it empty."
            )
        chance = promised([seat.word for seat in seats]) if seed is None else None
        try:
            table = new(game, players, seed, options, chance=chance)
        except DataError as fault:
            tell(log, logging.ERROR, "a data pack cannot be used", fault=str(fault))
            raise Refusal("This data pack cannot be used; tell who runs this server.") from fault
        except OptionError as fault:
            raise Refusal.because(fault.reason, game) from fault
        return self._keep(owner, table, seats, listed, "", rematch_of, hints)

    def branch(self, owner: User, room: Room, move: int) -> Room:
        """A hot-seat table of the user's own that goes on from a position of another."""
        with room.lock:
            if not 0 <= move <= len(room.table.played):
                raise NotFound("There is no such position.")
            if room.table.actor is not None and room.viewer(owner.id) is None and not room.row.open:
                raise Forbidden("A game that goes on can be branched by its players only.")
            if any(number < move for number in room.table.hidden_moves(room.viewer(owner.id))):
                raise Refusal("Some have chosen in secret; ask again when all have.")
            if room.table.others_know_more(room.seats_of(owner.id), move):
                raise Refusal(
                    "Others know something that is hidden from you; ask again at the end."
                )
            table = again(room.table, secrets.randbits(62), move)
        seats = [SeatInfo(info.number, PERSON, info.name, owner.id) for info in room.seats]
        origin = f"{room.id}@{move}"
        return self._keep(owner, table, seats, False, origin, hints=room.row.hints)

    def upload(self, owner: User, loaded: Table, seeded: bool) -> Room:
        """A table from a record, all seats of the user; without a seed its future is open."""
        # A game that is over keeps the proof of its chance.
        proven = loaded.actor is None and loaded.chance is not None and loaded.chance.told
        table = loaded if seeded or proven else again(loaded, secrets.randbits(62))
        table.chance = loaded.chance if proven else None
        assert table.seed is not None, "the service refuses games that begin with a position"
        if not -SEEDS <= table.seed < SEEDS:
            raise Refusal("The seed is too large a number.")
        seats = [
            SeatInfo(n, PERSON, "" if name == nameless(n) else clean_name(name), owner.id)
            for n, name in enumerate(loaded.names)
        ]
        return self._keep(owner, table, seats, False, "record")

    def keep_lesson(self, owner: User, table: Table, seats: list[SeatInfo], name: str) -> Room:
        """A table that is a lesson; the guide follows from its moves and this name."""
        return self._keep(owner, table, seats, False, f"{LESSON}{name}")

    def _keep(
        self,
        owner: User,
        table: Table,
        seats: list[SeatInfo],
        listed: bool,
        origin: str,
        rematch_of: str = "",
        hints: bool = False,
    ) -> Room:
        seats = settled(seats, table)
        row = GameTable(
            id=new_table_id(),
            game=table.game.name,
            version=table.game.version,
            players=table.players,
            options=plain(table.options),
            seed=table.seed or 0,
            setup=outcomes_text(table.setup),
            owner_id=owner.id,
            open=listed,
            started=all(seat.kind != OPEN for seat in seats),
            finished=table.actor is None,
            waiting=list(table.actors),
            scores=table.scores() if table.actor is None else [],
            moves=len(table.played),
            redo=[],
            consent={},
            origin=origin,
            rematch="",
            invite=new_invite(),
            study=False,
            hints=hints,
            chance=to_store(table.chance),
            removed=[],
            revision=0,
            position=dumped(table),
            course=score_course(table) if table.actor is None else [],
            upgrades=[staged_at(table)] if table.start else [],
        )
        keys = _keys(table)
        moves = [
            MoveRow(table_id=row.id, number=number, line=played.line, key=keys[number])
            for number, played in enumerate(table.played)
        ]
        return self.get(self.store.add_table(row, seats, moves, rematch_of))


def _keys(table: Table) -> list[str]:
    """The key of the position after each move."""
    states = [played.before for played in table.played[1:]] + [table.state]
    return [table.game.key(state).hex() for state in states][: len(table.played)]
