"""Rooms: the tables in memory, made and read again."""

from __future__ import annotations

import logging
import re
import threading
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.opening import new
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.errors import Closed, NotFound, Refusal
from ceilidh.server.logs import tell
from ceilidh.server.storage.models import GameTable, MoveRow, User
from ceilidh.server.storage.seats import OPEN, SeatInfo, named, new_invite, seat_name, settled
from ceilidh.server.storage.store import Store, new_table_id
from ceilidh.server.table.fair_draws import from_store, promised
from ceilidh.server.table.room import Room
from ceilidh.server.table.stages import read_table
from ceilidh.server.table.stored_game import SEEDS, StoredGame, stored_game
from ceilidh.server.table.stored_record import stored_record
from ceilidh.server.table.upgrades import upgrade

__all__ = ["Room", "Rooms"]

log = logging.getLogger("ceilidh.rooms")
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

    def to_read(self, table_id: str) -> Room:
        """The room of a table of which only the record is wanted: it may have been closed."""
        try:
            return self.get(table_id)
        except Closed:
            return self._read(table_id, even_closed=True)

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

    def _read(self, table_id: str, even_closed: bool = False) -> Room:
        """Replay the moves and compare the key of the last position."""
        row, seats, moves = self.store.table(table_id)
        if row.closed and not even_closed:
            raise Closed(
                "An administrator has closed this table. Reason: {why}",
                fields={"why": Word(row.closed)},
            )
        if row.version != find(row.game).version:
            upgrade(self.store, row, moves)
            row, seats, moves = self.store.table(table_id)
        try:
            table = read_table(row, moves)
        except Exception as fault:
            # Stored moves are not checked again, so that one that was changed may lead anywhere;
            # and the reason may name a folder of this machine.
            tell(log, logging.ERROR, "a table cannot be read", table=table_id, fault=str(fault))
            raise Refusal(
                "This table cannot be opened; contact the server administrator."
            ) from fault
        if moves and moves[-1].key != table.key():
            tell(log, logging.ERROR, "a table leads elsewhere", table=table_id, moves=len(moves))
            raise Refusal("This table cannot be opened: its moves lead to a different position.")
        table.chance = from_store(row.chance)
        return Room(self.store, row, seats, table)

    def record(self, table_id: str) -> tuple[str, str]:
        """The name of the game, and its record as it may be given out now.

        There is one of every table, also of one that cannot be opened.
        """
        try:
            room = self.to_read(table_id)
        except NotFound:
            raise
        except Refusal:
            row, seats, moves = self.store.table(table_id)
            names = [seat_name(info, speaker(LANGUAGES[0])) for info in seats]
            return row.game, stored_record(row, names, moves)
        return room.row.game, room.full_record()

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
        value: str = "",
    ) -> Room:
        """A new table, of fair chance unless a seed is chosen; a refusal says what does not fit.

        The `value` is one that the server has committed to before it knew the host's word.
        """
        if seed is not None and not -SEEDS <= seed < SEEDS:
            raise Refusal("The seed is too large.")
        if seed is not None and any(seat.kind == OPEN for seat in seats):
            raise Refusal(
                "A seed determines every draw, so you can only choose one when "
                "nobody else will join; otherwise leave it empty."
            )
        chance = promised([seat.word for seat in seats], value) if seed is None else None
        try:
            table = new(game, players, seed, options, chance=chance)
        except DataError as fault:
            tell(log, logging.ERROR, "a data pack cannot be used", fault=str(fault))
            raise Refusal(
                "This data pack cannot be used; contact the server administrator."
            ) from fault
        except OptionError as fault:
            raise Refusal.because(fault.reason, game) from fault
        return self.keep(
            owner, stored_game(table), seats, listed=listed, rematch_of=rematch_of, hints=hints
        )

    def keep(
        self,
        owner: User,
        game: StoredGame,
        seats: list[SeatInfo],
        kind: str = "",
        origin: str = "",
        listed: bool = False,
        rematch_of: str = "",
        hints: bool = False,
        study: bool = False,
    ) -> Room:
        """Store a new table of this kind; `study`: it does not count."""
        table_id = new_table_id()
        draw = origin or (table_id if game.chance else str(game.seed))
        seats = named(settled(seats, game.people, game.names), draw)
        row = GameTable(
            id=table_id,
            game=game.game,
            version=game.version,
            players=game.players,
            options=game.options,
            seed=game.seed,
            setup=game.setup,
            owner_id=owner.id,
            open=listed,
            started=all(seat.kind != OPEN for seat in seats),
            finished=game.finished,
            waiting=game.waiting,
            scores=game.scores,
            moves=len(game.lines),
            redo=[],
            consent={},
            kind=kind,
            origin=origin,
            rematch="",
            invite=new_invite(),
            study=study,
            hints=hints,
            chance=game.chance,
            commitments=game.commitments,
            removed=[],
            revision=0,
            position=game.position,
            course=game.course,
            upgrades=game.upgrades,
            notes=game.notes,
        )
        moves = [
            MoveRow(table_id=row.id, number=number, line=line, key=game.keys[number])
            for number, line in enumerate(game.lines)
        ]
        return self.get(self.store.add_table(row, seats, moves, rematch_of))
