"""Rooms: tables in memory, one lock each. A move is acknowledged only after its commit."""

from __future__ import annotations

import logging
import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ceilidh.kernel.datapack import DataError
from ceilidh.kernel.errors import CeilidhError, IllegalMove, OptionError
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.options import plain
from ceilidh.kernel.record import clean_name, option_text
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Played, Table, new, resume
from ceilidh.server.errors import Forbidden, Illegal, NotFound, Refusal, Stale
from ceilidh.server.logs import tell
from ceilidh.server.models import GameTable, Move, User
from ceilidh.server.seats import OPEN, PERSON, SeatInfo
from ceilidh.server.store import Store, new_table_id
from ceilidh.server.texts import clean_name as shown_name

log = logging.getLogger("ceilidh.rooms")
SEEDS = 2**63  # what a column of the database holds
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
MOST_ROOMS = 500  # kept in memory; the least used is dropped and read again when it is asked for


class Room:
    """One table with its seats. Methods that change something need the lock and store it first."""

    def __init__(self, store: Store, row: GameTable, seats: list[SeatInfo], table: Table) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.table = table
        self.lock = threading.RLock()
        self.outdated = False  # another process was faster; the room must be read again

    # --- reading ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, user_id: int | None) -> list[int]:
        if user_id is None:
            return []
        return [s.number for s in self.seats if s.kind == PERSON and s.user_id == user_id]

    def viewer(self, user_id: int | None) -> int | None:
        """The seat through whose eyes a user looks: of several own seats the one that decides."""
        own = self.seats_of(user_id)
        if not own:
            return None
        waiting = [seat for seat in self.table.actors if seat in own]
        return waiting[0] if waiting else own[0]

    @property
    def running(self) -> bool:
        """All seats are taken, so that moves may be made."""
        return all(seat.kind != OPEN for seat in self.seats)

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"Seat {seat + 1}"

    # --- playing ----------------------------------------------------------------------------------

    def play(self, user_id: int, text: str, key: str, seat: int | None = None) -> Played:
        """A move of one of the user's seats, made on the position with this key."""
        with self.lock:
            own = self.seats_of(user_id)
            if not own:
                raise Forbidden("You have no seat at this table.")
            waiting = [number for number in self.table.actors if number in own]
            chosen = seat if seat is not None else (waiting[0] if waiting else own[0])
            if chosen not in own:
                raise Forbidden("That is not your seat.")
            return self._play(chosen, text, key)

    def play_for_bot(self, seat: int, text: str, key: str) -> Played:
        with self.lock:
            return self._play(seat, text, key)

    def _play(self, seat: int, text: str, key: str) -> Played:
        if not self.running:
            raise Refusal("The game begins when all seats are taken.")
        if not self._current(key, seat):
            raise Stale("The position has changed meanwhile; look at it again.")
        try:
            played = self.table.play(text, seat)
        except IllegalMove as fault:
            raise Illegal(str(fault), fault.rules) from fault
        number = len(self.table.played) - 1
        move = Move(table_id=self.id, number=number, line=played.line, key=self.table.key())
        try:
            self._store([move], number, redo=[])
        except BaseException:
            self.table.undo(consent=True)
            raise
        return played

    def _current(self, key: str, seat: int) -> bool:
        """Whether a seat may move on the position of this key.

        A choice that others made in secret at the same time does not make it an old one.
        """
        if key == self.table.key():
            return True
        states = [self.table.played[number].before for number in self.table.hidden(seat)]
        return any(key == self.table.game.key(state).hex() for state in states)

    def _store(self, added: list[Move], kept: int, redo: list[str]) -> None:
        """Write moves and what follows from them; on a failure the row keeps its old values."""
        old = self.row
        row = GameTable(
            id=old.id,
            waiting=list(self.table.actors),
            finished=self.table.actor is None,
            scores=self.table.scores() if self.table.actor is None else [],
            redo=redo,
            consent={},
        )
        with self._noticing():
            old.revision = self.store.change(row, old.revision, added, kept)
        old.moves = kept + len(added)
        old.waiting, old.finished, old.scores = row.waiting, row.finished, row.scores
        old.redo, old.consent = redo, {}

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Around a change of the store: who comes too late reads the room again."""
        try:
            yield
        except BaseException:
            self.outdated = True
            raise

    def _set_consent(self, consent: dict[str, object]) -> None:
        with self._noticing():
            self.row.revision = self.store.set_consent(self.id, self.row.revision, consent)
        self.row.consent = consent

    # --- taking back ------------------------------------------------------------------------------

    def undo(self, user_id: int, whole_turn: bool = False) -> int:
        """Take back own moves that revealed nothing: the last, or back to the start of the turn.

        Returns how many were taken back.
        """
        with self.lock:
            own = self.seats_of(user_id)
            if not own:
                raise Forbidden("You have no seat at this table.")
            back = 0
            while back < len(self.table.played):
                played = self.table.played[-1 - back]
                if played.barrier or played.seat not in own:
                    break
                back += 1
                if not whole_turn:
                    break
            if back == 0:
                self._explain_no_undo(own)
            self._take_back(back)
            return back

    def _explain_no_undo(self, own: list[int]) -> None:
        if not self.table.played:
            raise Illegal("There is no move to take back.")
        last = self.table.played[-1]
        if last.seat not in own:
            raise Illegal("The last move was not yours; ask the others to go back.")
        raise Illegal("The last move revealed something; it goes back only if all agree.")

    def _take_back(self, number: int) -> None:
        kept = len(self.table.played) - number
        lines = [played.line for played in self.table.played[kept:]]
        taken = [self.table.undo(consent=True) for _ in range(number)]
        try:
            self._store([], kept, redo=lines + self.row.redo)
        except BaseException:
            for played in reversed(taken):
                self._replay(played.line)
            raise

    def _replay(self, line: str) -> Played:
        """Play a line of the record again, with the same results of chance."""
        seat, _, rest = line.partition(" ")
        text, _, outcomes = rest.partition(" > ")
        return self.table.replay_line(int(seat) - 1, text, outcomes)

    def redo(self, user_id: int) -> int:
        """Play again what was taken back last."""
        with self.lock:
            if not self.seats_of(user_id):
                raise Forbidden("You have no seat at this table.")
            if not self.row.redo:
                raise Illegal("There is nothing to play again.")
            line = self.row.redo[0]
            if int(line.split()[0]) - 1 not in self.seats_of(user_id):
                raise Forbidden("That move was not yours.")
            self._replay(line)
            number = len(self.table.played) - 1
            move = Move(table_id=self.id, number=number, line=line, key=self.table.key())
            try:
                self._store([move], number, redo=self.row.redo[1:])
            except BaseException:
                self.table.undo(consent=True)
                raise
            return 1

    def ask_back(self, user_id: int, move: int) -> bool:
        """Ask to go back to the position before move `move`; True if it was done at once."""
        with self.lock:
            own = self.seats_of(user_id)
            if not own:
                raise Forbidden("You have no seat at this table.")
            if not 0 <= move < len(self.table.played):
                raise Illegal("There is no such move to go back to.")
            return self._agree({"move": move, "by": own[0], "yes": own})

    def answer_back(self, user_id: int, yes: bool) -> bool:
        """Agree to the request of another seat, or refuse it; True if all have agreed."""
        with self.lock:
            own = self.seats_of(user_id)
            asked = self.row.consent
            if not own or not asked:
                raise Illegal("Nobody asks to go back.")
            if not yes:
                self._set_consent({})
                return False
            agreed = asked["yes"]
            assert isinstance(agreed, list)
            return self._agree({**asked, "yes": sorted({*agreed, *own})})

    def _agree(self, consent: dict[str, object]) -> bool:
        """Go back if every person agrees; bots always do."""
        agreed, move = consent["yes"], consent["move"]
        assert isinstance(agreed, list) and isinstance(move, int)
        persons = [seat.number for seat in self.seats if seat.kind == PERSON]
        if all(seat in agreed for seat in persons):
            self._take_back(len(self.table.played) - move)
            return True
        self._set_consent(consent)
        return False

    # --- seats ------------------------------------------------------------------------------------

    def sit(self, user: User, invite: str) -> int:
        """Take the open seat of an invite, or any open seat of an open table."""
        with self.lock:
            if self.seats_of(user.id) and not invite:
                raise Refusal("You have a seat at this table already.")
            for info in self.seats:
                if info.kind == OPEN and self._fits(info, invite):
                    with self._noticing():
                        taken = self.store.take_seat(self.id, info.number, user)
                    self.row.revision, self.row.started = taken
                    info.kind, info.user_id = PERSON, user.id
                    info.name = info.name or user.name
                    return info.number
            raise Refusal("That seat has been taken, or the invitation is not for this table.")

    def _fits(self, info: SeatInfo, invite: str) -> bool:
        if not invite:
            return self.row.open
        # As bytes: signs beyond ASCII are wrong, not a fault.
        return secrets.compare_digest(info.invite.encode(), invite.encode())

    # --- records ----------------------------------------------------------------------------------

    def record(self) -> str:
        """The record; while the game goes on without its seed, which would tell the future."""
        # The key at its end is of a position with its chance, so that too is of another seed.
        table = self.table if self.table.actor is None else _again(self.table, 0)
        table.names = [clean_name(self.name(seat.number), seat.number) for seat in self.seats]
        text = table.record()
        pack = str(self.table.options["data_pack"])
        if pack:
            # The folder on this machine is nobody's business; its name says which pack it was.
            text = text.replace(option_text("data_pack", pack), f"data_pack={Path(pack).name}")
        if self.table.actor is None:
            return text
        return "\n".join(line for line in text.splitlines() if not line.startswith("[Seed ")) + "\n"

    def options(self) -> dict[str, object]:
        """The options as they are shown: a data pack by its name."""
        shown = dict(self.row.options)
        if shown.get("data_pack"):
            shown["data_pack"] = Path(str(shown["data_pack"])).name
        return shown


class Rooms:
    """All rooms in use, made or read on demand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Lock()
        self.rooms: OrderedDict[str, Room] = OrderedDict()

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
            while len(self.rooms) > MOST_ROOMS:
                self.rooms.popitem(last=False)
            return self.rooms.get(table_id, fresh)

    def _is_current(self, room: Room) -> bool:
        with room.lock:
            if room.outdated:
                return False
            return not self.store.shared or self.store.revision(room.id) == room.row.revision

    def _read(self, table_id: str) -> Room:
        """Replay the moves and compare the key of the last position."""
        row, seats, moves = self.store.table(table_id)
        game = find(row.game)
        if row.version != game.version:
            raise Refusal(
                f"This table was played by version {row.version} of the rules of {game.title}; "
                f"this server has version {game.version}."
            )
        lines = [move.line for move in moves]
        try:
            table = resume(row.game, row.players, row.seed, dict(row.options), row.setup, lines)
        except CeilidhError as fault:
            # The reason may name a folder of this machine.
            tell(log, logging.ERROR, "a table cannot be read", table=table_id, fault=str(fault))
            raise Refusal("This table cannot be read; tell who runs this server.") from fault
        if moves and moves[-1].key != table.key():
            raise Refusal("This table cannot be read: its moves lead to another position.")
        table.names = [seat.name or f"Seat {seat.number + 1}" for seat in seats]
        return Room(self.store, row, seats, table)

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
    ) -> Room:
        """A new table; a refusal says what does not fit."""
        if seed is not None and not -SEEDS <= seed < SEEDS:
            raise Refusal("The seed is too large a number.")
        chosen = secrets.randbits(62) if seed is None else seed
        try:
            table = new(game, players, chosen, options)
        except DataError as fault:
            tell(log, logging.ERROR, "a data pack cannot be used", fault=str(fault))
            raise Refusal("This data pack cannot be used; tell who runs this server.") from fault
        except OptionError as fault:
            raise Refusal(str(fault)) from fault
        return self._keep(owner, table, seats, listed, "", rematch_of)

    def branch(self, owner: User, room: Room, move: int) -> Room:
        """A hot-seat table of the user's own that goes on from a position of another."""
        with room.lock:
            if not 0 <= move <= len(room.table.played):
                raise NotFound("There is no such position.")
            if room.table.actor is not None and room.viewer(owner.id) is None and not room.row.open:
                raise Forbidden("A game that goes on can be branched by its players only.")
            if any(number < move for number in room.table.hidden(room.viewer(owner.id))):
                raise Refusal("Some have chosen in secret; ask again when all have.")
            table = _again(room.table, secrets.randbits(62), move)
        seats = [SeatInfo(n, PERSON, room.name(n), owner.id) for n in range(table.players)]
        return self._keep(owner, table, seats, False, f"{room.id}@{move}")

    def upload(self, owner: User, loaded: Table, seeded: bool) -> Room:
        """A table from a record, all seats of the user; without a seed it goes on in its own way."""
        table = loaded if seeded else _again(loaded, secrets.randbits(62))
        if not -SEEDS <= table.seed < SEEDS:
            raise Refusal("The seed is too large a number.")
        names = [shown_name(name) for name in loaded.names]
        seats = [SeatInfo(n, PERSON, names[n], owner.id) for n in range(table.players)]
        return self._keep(owner, table, seats, False, "record")

    def _keep(
        self,
        owner: User,
        table: Table,
        seats: list[SeatInfo],
        listed: bool,
        origin: str,
        rematch_of: str = "",
    ) -> Room:
        table.names = [seat.name or f"Seat {seat.number + 1}" for seat in seats]
        row = GameTable(
            id=new_table_id(),
            game=table.game.name,
            version=table.game.version,
            players=table.players,
            options=plain(table.options),
            seed=table.seed,
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
            revision=0,
        )
        keys = _keys(table)
        moves = [
            Move(table_id=row.id, number=number, line=played.line, key=keys[number])
            for number, played in enumerate(table.played)
        ]
        return self.get(self.store.add_table(row, seats, moves, rematch_of))


def _again(table: Table, seed: int, moves: int | None = None) -> Table:
    """The same game from set-up and moves, all or the first of them, with other chance to come."""
    return resume(
        table.game.name,
        table.players,
        seed,
        plain(table.options),
        outcomes_text(table.setup),
        [played.line for played in table.played[:moves]],
    )


def _keys(table: Table) -> list[str]:
    """The key of the position after each move."""
    states = [played.before for played in table.played[1:]] + [table.state]
    return [table.game.key(state).hex() for state in states][: len(table.played)]
