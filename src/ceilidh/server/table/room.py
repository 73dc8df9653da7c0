"""One table in memory, under its lock. A move is acknowledged only after its commit."""

from __future__ import annotations

import copy
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.fair import FairChance
from ceilidh.kernel.table import Played, Table
from ceilidh.say import LANGUAGES, Speaker, speaker
from ceilidh.server.errors import Forbidden, Illegal, Refusal, Stale
from ceilidh.server.storage.models import GameTable, Move, User
from ceilidh.server.storage.origin import moves_before
from ceilidh.server.storage.seats import BOT, ITSELF, OPEN, PERSON, SeatInfo, no_more, seat_name
from ceilidh.server.storage.store import Store
from ceilidh.server.table.fair_draws import is_settled, renewed, settled, to_store
from ceilidh.server.table.position_keys import PositionKeys, position_key
from ceilidh.server.table.room_record import record_of
from ceilidh.server.table.text_cache import TextCache
from ceilidh.server.table.undo import span_of_study, span_of_undo
from ceilidh.turns import END_TURN, Bundle, ease_of, ends_turn, reveals


@dataclass(frozen=True)
class TurnPreferences:
    """How somebody plays: a turn `holds` until its owner ends it; `spares` what is no choice."""

    holds: bool = False
    spares: bool = False


PLAIN = (
    TurnPreferences()
)  # programs and bots: every move counts at once, and every decision is asked for


class Room:
    """One table with its seats. Methods that change something need the lock and store it first."""

    def __init__(self, store: Store, row: GameTable, seats: list[SeatInfo], table: Table) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.table = table
        self.start = moves_before(row.origin)
        self.texts = TextCache()
        self.keys = PositionKeys()
        self.lock = threading.RLock()
        self.outdated = False  # another process was faster; the room must be read again
        self.stuck = False  # a bot failed to move

    # --- reading ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    def key(self) -> str:
        """The key that a move on the position of now names."""
        with self.lock:
            return self.keys.of(self.table)

    @property
    def going(self) -> Table:
        """The table with the moves that may go back."""
        going = copy.copy(self.table)
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
        raise Refusal("A bot plays your seat; take it back first.")

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

    def bots(self) -> list[int]:
        """The seats that nobody has to be asked for: of bots, and of those who have resigned."""
        return [s.number for s in self.seats if s.kind in (BOT, ITSELF) or s.resigned]

    def speakers(self) -> dict[int, int]:
        """The seat by whose colour a user speaks: his first."""
        persons = [s for s in self.seats if s.kind == PERSON]
        return {s.user_id: s.number for s in reversed(persons) if s.user_id is not None}

    def names(self, to: Speaker) -> list[str]:
        """What the seats are called in the reader's language."""
        return [seat_name(info, to) for info in self.seats]

    # --- playing ----------------------------------------------------------------------------------

    def play(
        self,
        user_id: int,
        text: str,
        key: str,
        seat: int | None = None,
        turn: TurnPreferences = PLAIN,
    ) -> Played:
        """A move of one of the user's seats, made on the position with this key."""
        with self.lock:
            return self._play(self._deciding(user_id, seat), [text], key, turn)[0]

    def play_bundle(self, user_id: int, name: str, key: str, turn: TurnPreferences = PLAIN) -> int:
        """Several moves in one go, as `ceilidh.turns` finds them; how many they were."""
        with self.lock:
            seat = self._deciding(user_id, None)
            found = [one for one in self.bundles(seat) if one.name == name]
            if not found:
                raise Illegal("That cannot be done in one go now; look at the position again.")
            # Who ends the turn says so but once.
            how = TurnPreferences(False, turn.spares) if name == END_TURN else turn
            return len(self._play(seat, list(found[0].moves), key, how))

    def play_alone(self, seat: int, text: str, key: str, turn: TurnPreferences = PLAIN) -> Played:
        """A move of a bot, or one that a person need not be asked for."""
        with self.lock:
            if not turn.spares and not self.seats[seat].robot:
                raise Stale("A person plays this seat again.")
            # Nobody has decided anything: who asks to go back is still to be answered.
            return self._play(seat, [text], key, turn, self.row.consent)[0]

    def _deciding(self, user_id: int, seat: int | None) -> int:
        """The seat for which a user moves."""
        own = self.own(user_id)
        waiting = [number for number in self.table.actors if number in own]
        chosen = seat if seat is not None else (waiting[0] if waiting else own[0])
        if chosen not in own:
            raise Forbidden("That is not your seat, or a bot plays it.")
        return chosen

    def bundles(self, seat: int) -> list[Bundle]:
        """What a seat that is to move can do in one go; the end of the turn is the last of them."""
        table = self.table
        if seat not in table.actors or len(table.actors) > 1:
            return []
        ease = ease_of(table.game.name)
        # Looked for where all that the seat cannot know is drawn anew: no bundle tells the future.
        state = table.game.determinize(table.state, seat, 1)
        ending = ease.ending(table.game, state, seat)
        found = ease.bundles(table.game, state, seat)
        return [*found, ending] if ending else found

    def _play(
        self,
        seat: int,
        texts: list[str],
        key: str,
        turn: TurnPreferences,
        consent: dict[str, object] | None = None,
    ) -> list[Played]:
        """Moves of a seat, and those that follow without a choice; all are stored, or none."""
        if not self.running:
            raise Refusal("The game begins when all seats are taken.")
        if self.row.held is not None:
            raise Refusal("The turn before is not ended yet; wait a moment.")
        if not self._current(key, seat):
            raise Stale("The position has changed meanwhile; look at it again.")
        # On a copy, which counts when it is stored: nobody ever sees what is not.
        table = self.table.copy()
        table.chance = self._settled_chance()
        start = len(table.played)
        keys: list[str] = []
        try:
            for text in texts:
                table.play(text, seat)
                keys.append(table.key())
            if turn.spares:
                keys += _play_forced(table, seat)
        except IllegalMove as fault:
            raise Illegal.because(fault.reason) from fault
        held = _held(table, seat, turn)
        self._store(table, start, keys, redo=[], held=held, consent=consent)
        return table.played[start:]

    def _settled_chance(self) -> FairChance | None:
        """The chance that the first move settles, and the moves after it find settled."""
        chance = self.table.chance
        if chance is None or is_settled(chance):
            return chance
        return settled(chance, self.table.draws(), [info.word for info in self.seats])

    def end_turn(self, user_id: int) -> None:
        """The owner of the turn that is held lets the others go on."""
        with self.lock:
            if self.row.held is None or self.row.held not in self.seats_of(user_id):
                raise Illegal("There is no turn of yours to end.")
            with self._noticing():
                waiting = list(self.table.actors)
                self.row.revision = self.store.end_turn(self.id, self.row.revision, waiting)
            self.row.held, self.row.waiting = None, waiting

    def _current(self, key: str, seat: int) -> bool:
        """Whether a seat may move on the position of this key.

        A choice that others made in secret at the same time does not make it an old one.
        """
        if key == self.key():
            return True
        hidden = self.table.hidden(seat)
        return any(key == position_key(self.table, number) for number in hidden)

    def _store(
        self,
        table: Table,
        kept: int,
        keys: list[str],
        redo: list[str],
        held: int | None = None,
        study: bool = False,
        consent: dict[str, object] | None = None,
    ) -> None:
        """Write the moves of a table after the first `kept`; then it is the one that all see."""
        old = self.row
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
        )
        added = [
            Move(table_id=self.id, number=kept + nth, line=played.line, key=keys[nth])
            for nth, played in enumerate(table.played[kept:])
        ]
        with self._noticing():
            old.revision = self.store.change(row, old.revision, added, kept)
        self.table = table
        old.moves = kept + len(added)
        old.waiting, old.finished, old.scores = row.waiting, row.finished, row.scores
        old.redo, old.consent, old.held, old.study = redo, row.consent, held, row.study

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

        Bots' moves after them go back too. Returns how many were taken back.
        """
        with self.lock:
            own = self.own(user_id)
            back = span_of_undo(self.going, own, self.bots(), whole_turn)
            if back == 0:
                self._explain_no_undo(own)
            self._take_back(back)
            return back

    def _explain_no_undo(self, own: list[int]) -> None:
        if not self.going.played:
            raise Illegal("There is no move to take back.")
        if self.span_of_study(own):
            raise Illegal(
                "Something was revealed since your last decision; you can go back as a study game."
            )
        last = self.table.played[-1]
        if last.seat not in own:
            raise Illegal("The last move was not yours; ask the others to go back.")
        raise Illegal("The last move revealed something; it goes back only if all agree.")

    def study(self, user_id: int) -> int:
        """Go back over what was revealed, where no other person plays; the game counts no more."""
        with self.lock:
            back = self.span_of_study(self.own(user_id))
            if back == 0:
                raise Illegal("Other people play here; ask them to go back.")
            self._take_back(back, study=True)
            return back

    def span_of_study(self, own: list[int]) -> int:
        """How many moves would go back as a study game; 0 where other people play."""
        others = [s for s in self.seats if s.number not in [*own, *self.bots()]]
        return 0 if others else span_of_study(self.going, own, self.bots())

    def _take_back(self, number: int, study: bool = False) -> None:
        table = self.table.copy()
        kept = len(table.played) - number
        lines = [played.line for played in table.played[kept:]]
        chance, over = table.chance, table.actor is None
        taken = [table.undo(consent=True) for _ in range(number)]
        if chance is not None and over:
            table.chance = renewed(chance, table.draws())
        # Draws of a value that was told are not made again by the new one.
        lost = table.chance is not chance and any(one.outcomes for one in taken)
        redo = [] if study or lost else lines + self.row.redo
        self._store(table, kept, [], redo, study=study)

    def redo(self, user_id: int, turn: TurnPreferences = PLAIN) -> int:
        """Play again what was taken back last, with the moves that were no choice after it."""
        with self.lock:
            own = self.own(user_id)
            if not self.row.redo:
                raise Illegal("There is nothing to play again.")
            seat = int(self.row.redo[0].split()[0]) - 1
            if seat not in own:
                raise Forbidden("That move was not yours.")
            table = self.table.copy()
            start = len(table.played)
            keys: list[str] = []
            for line in self.row.redo:
                if keys and not _is_forced(table, line, seat):
                    break
                _replay(table, line)
                keys.append(table.key())
            rest = self.row.redo[len(keys) :]
            self._store(table, start, keys, rest, _held(table, seat, turn))
            return len(keys)

    def ask_back(self, user_id: int, move: int) -> bool:
        """Ask to go back to the position before move `move`; True if it was done at once."""
        with self.lock:
            own = self.own(user_id)
            if not self.start <= move < len(self.table.played):
                raise Illegal("There is no such move to go back to.")
            return self._agree({"move": move, "by": own[0], "yes": own})

    def answer_back(self, user_id: int, yes: bool) -> bool:
        """Agree to the request of another seat, or refuse it; True if all have agreed."""
        with self.lock:
            own = [number for number in self.seats_of(user_id) if not self.seats[number].resigned]
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
        persons = [s.number for s in self.seats if s.kind == PERSON and not s.resigned]
        if all(seat in agreed for seat in persons):
            self._take_back(len(self.table.played) - move)
            return True
        self._set_consent(consent)
        return False

    # --- seats ------------------------------------------------------------------------------------

    def sit(self, user: User, invite: str, word: str = "") -> int:
        """Take the open seat of an invite, or any one by that of the table or at an open table."""
        with self.lock:
            if self.seats_of(user.id) and (not invite or self.invites(invite)):
                raise Refusal("You have a seat at this table already.")
            if user.id in self.row.removed:
                raise Forbidden("Who made this table has given your seat to others.")
            for info in self.seats:
                if info.kind == OPEN and self._fits(info, invite):
                    with self._noticing():
                        taken = self.store.take_seat(self.id, info.number, user, word)
                    self.row.revision, self.row.started = taken
                    info.kind, info.user_id, info.word = PERSON, user.id, word
                    info.name = info.name or user.name
                    return info.number
            raise Refusal("That seat has been taken, or the invitation is not for this table.")

    def invites(self, invite: str) -> bool:
        """Whether this key opens any open seat."""
        return self.row.invite != "" and _same(self.row.invite, invite)

    def opens(self, invite: str, user_id: int | None) -> bool:
        """Whether a link with this key leads its bearer to a seat."""
        seated = self.invites(invite) and bool(self.seats_of(user_id))
        fitting = [s for s in self.seats if s.kind == OPEN and self._fits(s, invite)]
        return bool(invite) and bool(fitting) and not seated

    def _fits(self, info: SeatInfo, invite: str) -> bool:
        if not invite:
            return self.row.open
        return self.invites(invite) or _same(info.invite, invite)

    def change_seats(self, changed: list[SeatInfo], row: GameTable) -> None:
        """Store seats that have changed, with what follows for the table; then it holds here."""
        with self._noticing():
            self.row.revision = self.store.change_seats(row, self.row.revision, changed)
        for info in changed:
            self.seats[info.number] = info
        self.row.started, self.row.consent = row.started, row.consent
        self.row.held, self.row.waiting = row.held, row.waiting
        self.row.removed = row.removed

    # --- records ----------------------------------------------------------------------------------

    def record(self) -> str:
        """The record as it may be given out now."""
        return record_of(self.table, self.names(speaker(LANGUAGES[0])))

    def options(self) -> dict[str, object]:
        """The options as they are shown: a data pack by its name."""
        shown = dict(self.row.options)
        if shown.get("data_pack"):
            shown["data_pack"] = Path(str(shown["data_pack"])).name
        return shown


# --- moves on a table that is not stored yet ------------------------------------------------------


def _play_forced(table: Table, seat: int) -> list[str]:
    """Go on through decisions that are none, as far as nothing is revealed; their keys."""
    keys: list[str] = []
    while not ends_turn(table.game, table.state, seat, table.played[-1].events):
        action = ease_of(table.game.name).forced(table.game, table.state, seat)
        if action is None or reveals(table, seat, action):
            break
        table.play(action, seat)
        keys.append(table.key())
    return keys


def _held(table: Table, seat: int, turn: TurnPreferences) -> int | None:
    """The seat, if its turn is over but for its word that it is."""
    last = table.played[-1]
    if not turn.holds or last.barrier or last.secret or table.actor is None:
        return None
    return seat if ends_turn(table.game, table.state, seat, last.events) else None


def _replay(table: Table, line: str) -> None:
    """Play a line of the record again, with the same results of chance."""
    seat, _, rest = line.partition(" ")
    text, _, outcomes = rest.partition(" > ")
    table.replay_line(int(seat) - 1, text, outcomes)


def _is_forced(table: Table, line: str, seat: int) -> bool:
    """Whether a line that was taken back is a move of the seat without a choice."""
    if int(line.split()[0]) - 1 != seat or table.actors != [seat]:
        return False
    action = ease_of(table.game.name).forced(table.game, table.state, seat)
    return action is not None and line.partition(" ")[2].partition(" > ")[0] == action.text


def _same(key: str, given: str) -> bool:
    # As bytes: signs beyond ASCII are wrong, not a fault.
    return secrets.compare_digest(key.encode(), given.encode())
