"""One table in memory, under its lock. A move is acknowledged only after its commit."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ceilidh.kernel.component_data.pack_file import shown_name
from ceilidh.kernel.proof import with_draws
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, Speaker, speaker
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.storage.models import GameTable, MoveRow
from ceilidh.server.storage.seats import BOT, ITSELF, OPEN, PERSON, SeatInfo, no_more, seat_name
from ceilidh.server.storage.store import Store
from ceilidh.server.table.ending import score_course
from ceilidh.server.table.fair_draws import is_kept, to_store
from ceilidh.server.table.kind import kind_of
from ceilidh.server.table.notes_cache import NotesCache
from ceilidh.server.table.position_keys import PositionKeys
from ceilidh.server.table.room_record import earlier_moves, record_of
from ceilidh.server.table.stages import dumped, moves_before_stage
from ceilidh.server.table.stored_record import stored_record
from ceilidh.server.table.text_cache import TextCache

KEPT_FOR = 60.0  # seconds for which it is remembered who has an account


class Room:
    """One table with its seats: what it knows, and how a change of it is stored.

    What people and bots do with it stands in `moves`, `undo`, `consent`, `invites` and `seating`.
    Whatever changes something needs the lock and stores it first.
    """

    def __init__(self, store: Store, row: GameTable, seats: list[SeatInfo], table: Table) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.table = table
        self.kind = kind_of(row)
        self.start = self.kind.opening
        self.first = moves_before_stage(row)
        self.texts = TextCache(row.course)
        self.keys = PositionKeys()
        self.lock = threading.RLock()
        self._kept: tuple[object, frozenset[int]] = (None, frozenset())
        self.outdated = False  # another process was faster; the room must be read again
        self.stuck = False  # a bot failed to move
        self.hurries: dict[int, int] = {}  # by seat, how many moves there were after such a move
        self.notes = NotesCache()
        self.variation = ""  # the name of the line, if it is one that was not played

    # --- reading ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    def key(self) -> str:
        """The key that a move on the position of now names."""
        with self.lock:
            return self.keys.of(self.table)

    @property
    def first_own_move(self) -> int:
        """The number, among the moves that the table has, of the first that its players made.

        If they made none, all moves are as good as theirs.
        """
        first = max(self.kind.first_own_move - self.first, 0)
        return first if first < len(self.table.played) else 0

    @property
    def going(self) -> Table:
        """The table with the moves that may go back."""
        going = self.table.as_seen()
        going.played = self.table.played[self.start :]
        return going

    def seats_of(self, user_id: int | None) -> list[int]:
        if user_id is None:
            return []
        return [s.number for s in self.seats if s.kind == PERSON and s.user_id == user_id]

    def played_by(self, user_id: int | None) -> list[int]:
        """The seats that a user plays himself: not those that he has handed to a bot."""
        return [number for number in self.seats_of(user_id) if self.seats[number].is_played]

    def own(self, user_id: int) -> list[int]:
        """The seats for which a user may act; a refusal says why there is none."""
        seats = self.seats_of(user_id)
        if not seats:
            raise Forbidden("You have no seat at this table.")
        played = self.played_by(user_id)
        if played:
            return played
        if all(self.seats[number].resigned for number in seats):
            raise no_more(self.seats[seats[0]])
        raise Refusal("A bot is playing your seat; take it back first.")

    def viewer(self, user_id: int | None) -> int | None:
        """The seat through whose eyes a user looks: of several own seats the one that decides."""
        own = self.seats_of(user_id)
        if not own:
            return None
        if self.row.held in own:
            return self.row.held
        waiting = [seat for seat in self.table.actors if seat in self.played_by(user_id)]
        return waiting[0] if waiting else own[0]

    def deciding(self, user_id: int | None) -> list[int]:
        """The seats of a user that may move now: none while a turn is held open."""
        if not self.running or self.row.held is not None:
            return []
        return [seat for seat in self.table.actors if seat in self.played_by(user_id)]

    @property
    def running(self) -> bool:
        """All seats are taken, so that moves may be made."""
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def is_bound(self) -> bool:
        """Whether the draws follow from what players were shown; if not, no moves are made."""
        return is_kept(self.table.chance, self.row.commitments)

    def bots(self) -> list[int]:
        """The seats that nobody has to be asked for: of bots, and of those who have resigned."""
        return [s.number for s in self.seats if s.kind in (BOT, ITSELF) or s.resigned]

    def kept(self) -> frozenset[int]:
        """The users here who have an account; looked up again when people or a minute have gone."""
        people = tuple(sorted({s.user_id for s in self.seats if s.user_id is not None}))
        asked = (people, int(time.monotonic() / KEPT_FOR))
        if self._kept[0] != asked:
            self._kept = (asked, self.store.kept_among(people))
        return self._kept[1]

    def may_listen(self, user_id: int | None) -> bool:
        """Whether a user may read the talk: at a table that is not listed, those at it alone."""
        owner = user_id is not None and self.row.owner_id == user_id
        return self.row.open or owner or bool(self.seats_of(user_id))

    def speakers(self) -> dict[int, int]:
        """The seat by whose colour a user speaks: his first."""
        persons = [s for s in self.seats if s.kind == PERSON]
        return {s.user_id: s.number for s in reversed(persons) if s.user_id is not None}

    def names(self, to: Speaker) -> list[str]:
        """What the seats are called in the reader's language."""
        return [seat_name(info, to) for info in self.seats]

    # --- storing ----------------------------------------------------------------------------------

    def store_moves(
        self,
        table: Table,
        kept: int,
        keys: list[str],
        redo: list[str],
        held: int | None = None,
        study: bool = False,
        consent: dict[str, object] | None = None,
        commitment: str = "",
    ) -> None:
        """Write the moves of a table after the first `kept`; then it is the one that all see.

        `commitment` is a new one, which is announced with them; nothing else brings one in.
        """
        old = self.row
        commitments = [*old.commitments, commitment] if commitment else old.commitments
        if not is_kept(table.chance, commitments):
            raise Refusal(
                "The draws of this table do not follow from what the server committed to, so no "
                "more moves are made here. The record can still be downloaded."
            )
        row = GameTable(
            id=old.id,
            waiting=list(table.actors) if held is None else [held],
            held=held,
            finished=table.actor is None,
            scores=table.scores() if table.actor is None else [],
            study=old.study or study,
            redo=redo,
            consent=consent or {},
            chance=to_store(table.chance),
            commitments=commitments,
            position=dumped(table),
            course=score_course(table) if table.actor is None else [],
        )
        stored = self.first + kept
        added = [
            MoveRow(table_id=self.id, number=stored + nth, line=played.line, key=keys[nth])
            for nth, played in enumerate(table.played[kept:])
        ]
        with self.noticing():
            old.revision = self.store.change(row, old.revision, added, stored)
        self.table = table
        old.moves = stored + len(added)
        old.waiting, old.finished, old.scores = row.waiting, row.finished, row.scores
        old.redo, old.consent, old.held, old.study = redo, row.consent, held, row.study
        old.commitments = commitments
        self.texts.course = old.course = row.course

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Around a change of the store: who comes too late reads the room again."""
        try:
            yield
        except BaseException:
            self.outdated = True
            raise

    def set_consent(self, consent: dict[str, object]) -> None:
        with self.noticing():
            self.row.revision = self.store.set_consent(self.id, self.row.revision, consent)
        self.row.consent = consent

    def change_seats(self, changed: list[SeatInfo], row: GameTable) -> None:
        """Store seats that have changed, with what follows for the table; then it holds here."""
        with self.noticing():
            self.row.revision = self.store.change_seats(row, self.row.revision, changed)
        for info in changed:
            self.seats[info.number] = info
        self.row.started, self.row.consent = row.started, row.consent
        self.row.held, self.row.waiting = row.held, row.waiting
        self.row.removed = row.removed

    # --- records ----------------------------------------------------------------------------------

    def record(self) -> str:
        """The record as it may be given out now."""
        names, upgrades = self.names(speaker(LANGUAGES[0])), self.row.upgrades
        if not self.table.start:
            text = record_of(self.table, names, self.kind.is_sealed, self.row.notes)
            lost = [line for one in upgrades for line in one.get("dropped", ())]
            if not lost or not self.row.finished:
                return text
            return text + earlier_moves("Moves that newer rules could not repeat:", lost)
        moves = self.store.table(self.id)[2]
        if not self.row.finished:
            # The position that it went on from would tell what is hidden.
            return stored_record(self.row, names, moves)
        earlier = [move.line for move in moves[: self.first]]
        told = earlier_moves("Moves before this position, under earlier rules:", earlier)
        return record_of(self.table, names, self.kind.is_sealed) + told

    def full_record(self) -> str:
        """The record; of a finished game with what each draw was made from."""
        with self.lock:
            text, table = self.record(), self.table.copy()
        # A table that went on from a position has no draws before it to tell of.
        is_told = table.actor is None and table.chance is not None and not table.start
        return with_draws(text, table) if is_told else text

    def options(self) -> dict[str, object]:
        """The options as they are shown: a data pack by its name."""
        shown = dict(self.row.options)
        if shown.get("data_pack"):
            shown["data_pack"] = shown_name(str(shown["data_pack"]))
        return shown
