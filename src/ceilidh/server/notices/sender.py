"""The office: writes down what is to be told, and sends each of it once.

A notice is a row. Whoever changes it from `waiting` to `sending` sends it, so that of several
processes one does. If that one dies in between, it is not sent again: rather none than two.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError

from ceilidh.say import Speaker, speaker
from ceilidh.server.clocks.availability import rest_of, rhythm_of
from ceilidh.server.clocks.counting import deadline
from ceilidh.server.clocks.pace import LIVE, Pace, read_pace
from ceilidh.server.errors import Forbidden
from ceilidh.server.live.presence import Presence
from ceilidh.server.logs import tell
from ceilidh.server.notices import notice_texts as letters
from ceilidh.server.notices.channels import HOOK, MAIL, WORKING, Channels
from ceilidh.server.notices.mail import Letter, Mailbox
from ceilidh.server.notices.safe_http import Gate, Unreachable
from ceilidh.server.notices.web_push import Pusher
from ceilidh.server.notices.webhooks import send_hook
from ceilidh.server.people.auth import Auth
from ceilidh.server.settings import Settings
from ceilidh.server.storage.inserts import insert_if_new
from ceilidh.server.storage.models import Channel, Clock, GameTable, Notice, Seat, User, Wait, now
from ceilidh.server.storage.store import Store

log = logging.getLogger("ceilidh.notices")
PATIENCE = timedelta(seconds=60)  # in which who has just moved moves again
QUICKLY = timedelta(seconds=15)  # and at a live table
AGAIN = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))  # after a failure
KEPT = timedelta(days=40)  # that a row is remembered
WAITING, SENDING, SENT, SPARED, FAILED = "waiting", "sending", "sent", "spared", "failed"
AT_ONCE = 50
THREADS = 4  # slow targets do not hold each other up


class Office:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        auth: Auth,
        presence: Presence,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.settings = settings
        self.store = store
        self.auth = auth
        self.presence = presence
        self.clock = clock
        self.channels = Channels(store)
        self.mailbox = Mailbox.of(settings)
        self.gate = Gate.of_setting(settings.hooks_into)
        self.pusher = Pusher(settings, self.gate)
        self.signer = URLSafeSerializer(auth.secret, salt="ceilidh notices")
        self.pool: ThreadPoolExecutor | None = None  # without it everything is sent on the spot

    def open(self) -> None:
        """Send beside everything else from now on; forget what is long past."""
        self.pool = ThreadPoolExecutor(THREADS, "notices")
        with self.store.session() as session:
            session.execute(delete(Notice).where(Notice.due < self.clock() - KEPT))
            session.commit()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    # --- links ------------------------------------------------------------------------------------

    @property
    def base(self) -> str:
        """What links begin with."""
        known = self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}"
        return known.rstrip("/")

    def token(self, what: str, channel: Channel) -> str:
        return self.signer.dumps([what, channel.id, channel.target])

    def channel_of(self, what: str, token: str) -> tuple[int, str]:
        """The channel and target that a link of ours is about."""
        try:
            found = self.signer.loads(token)
        except BadSignature:
            found = None
        match found:
            case [str(kind), int(number), str(target)] if kind == what:
                return number, target
        raise Forbidden("This link is not whole; copy all of it.")

    # --- what is to be told -----------------------------------------------------------------------

    def reached(self, users: set[int]) -> set[int]:
        return self.channels.reached(users)

    def turn_came(self, wait: Wait, pace: Pace | None) -> None:
        """Tell somebody of his turn, if he does not move at once; and not at night."""
        live = pace is not None and pace.kind == LIVE
        due = self.clock() + (QUICKLY if live else PATIENCE)
        if not live:
            with self.store.session() as session:
                due = rest_of(rhythm_of(session, wait.user_id)).after(due, 0)
        self.put(wait.user_id, letters.TURN, wait.table_id, wait.moves, due)

    def warn(self, wait: Wait) -> None:
        self.put(wait.user_id, letters.SOON, wait.table_id, wait.moves, self.clock())

    def late(self, wait: Wait) -> None:
        number = wait.moves * 100 + wait.missed
        self.put(wait.user_id, letters.LATE, wait.table_id, number, self.clock())

    def taken(self, wait: Wait, lost: bool) -> None:
        kind = letters.LOSS if lost else letters.BOT
        self.put(wait.user_id, kind, wait.table_id, wait.moves, self.clock())

    def put(self, user_id: int, kind: str, table_id: str, number: int, due: datetime) -> None:
        """Write down what somebody is to be told by all his channels."""
        with self.store.session() as session:
            found = select(Channel.id).where(Channel.user_id == user_id, *WORKING)
            numbers = list(session.scalars(found))
        for channel_id in numbers:
            self.put_by(channel_id, kind, table_id, number, due)

    def put_by(self, channel_id: int, kind: str, table_id: str, number: int, due: datetime) -> None:
        """By one channel; what is written down already is left as it is."""
        notice = Notice(
            channel_id=channel_id,
            kind=kind,
            table_id=table_id,
            number=number,
            due=due,
            state=WAITING,
            tries=0,
        )
        with self.store.session() as session:
            try:
                insert_if_new(session, notice)
                session.commit()
            except IntegrityError:
                session.rollback()  # the channel has just been ended, so nobody is to be told

    # --- sending ----------------------------------------------------------------------------------

    def send_due(self) -> None:
        """Claim what is due and send it."""
        query = select(Notice.id).where(Notice.state == WAITING, Notice.due <= self.clock())
        with self.store.session() as session:
            numbers = list(session.scalars(query.order_by(Notice.due).limit(AT_ONCE)))
        for number in numbers:
            if self._change(number, WAITING, SENDING):
                if self.pool is None:
                    self._send(number)
                else:
                    self.pool.submit(self._send, number)

    def _change(self, number: int, before: str, after: str) -> bool:
        """Whether it was this process that changed the state of a notice."""
        change = update(Notice).where(Notice.id == number, Notice.state == before)
        with self.store.session() as session:
            result = session.execute(change.values(state=after))
            session.commit()
            assert isinstance(result, CursorResult)
            return result.rowcount == 1

    def _send(self, number: int) -> None:
        try:
            self._deliver(number)
        except Exception:
            # One notice that cannot be made must not keep the others.
            tell(log, logging.ERROR, "fault", notice=number, trace=traceback.format_exc())
            self._change(number, SENDING, FAILED)

    def _deliver(self, number: int) -> None:
        with self.store.session() as session:
            notice = session.get(Notice, number)
            channel = session.get(Channel, notice.channel_id) if notice else None
            user = session.get(User, channel.user_id) if channel else None
        if notice is None or channel is None or user is None:
            return
        letter = self._letter(notice, channel, user)
        if letter is None:
            self._change(number, SENDING, SPARED)
            return
        try:
            self._by(channel, letter)
        except Unreachable as fault:
            tell(log, logging.WARNING, "not sent", notice=number, by=channel.kind, why=str(fault))
            self._failed(notice, channel, fault)
            return
        self._change(number, SENDING, SENT)
        if channel.failures:
            self.channels.count(channel.id, failed=False)

    def _by(self, channel: Channel, letter: Letter) -> None:
        if channel.kind == HOOK:
            send_hook(channel.target, channel.form, letter, self.gate)
        elif channel.kind != MAIL:
            self.pusher.send(channel.target, dict(channel.keys), letter)
        elif self.mailbox is None:
            raise Unreachable("no mail is set up")
        else:
            self.mailbox.send(channel.target, letter)

    def _failed(self, notice: Notice, channel: Channel, fault: Unreachable) -> None:
        """Try again later, a few times; who is gone for good is not tried again."""
        if fault.gone:
            self.channels.end(channel.id)
            return
        if notice.tries >= len(AGAIN):
            self._change(notice.id, SENDING, FAILED)
            self.channels.count(channel.id, failed=True)
            return
        with self.store.session() as session:
            change = (
                update(Notice)
                .where(Notice.id == notice.id)
                .values(
                    state=WAITING, tries=notice.tries + 1, due=self.clock() + AGAIN[notice.tries]
                )
            )
            session.execute(change)
            session.commit()

    # --- what it says -----------------------------------------------------------------------------

    def _letter(self, notice: Notice, channel: Channel, user: User) -> Letter | None:
        """None if there is nothing to tell any more."""
        to = speaker(user.preferences.get("language", "en"))
        if notice.kind == letters.CONFIRM:
            token = self.token("confirm", channel)
            return letters.confirm_letter(
                user.name, f"{self.base}/notices/confirm?token={token}", to
            )
        if notice.kind == letters.RESET:
            if not user.login:
                return None
            url = f"{self.base}/account/reset?token={self.auth.reset_token(user)}"
            return letters.reset_letter(user.name, url, to)
        way_out = f"{self.base}/notices/off?token={self.token('off', channel)}"
        if notice.kind == letters.TRIAL:
            return letters.trial_letter(self.base, to, way_out)
        return self._table_letter(notice, user, to, way_out)

    def _table_letter(self, notice: Notice, user: User, to: Speaker, way_out: str) -> Letter | None:
        with self.store.session() as session:
            row = session.get(GameTable, notice.table_id)
            seats = list(session.scalars(select(Seat).where(Seat.table_id == notice.table_id)))
            waits = session.scalars(
                select(Wait).where(Wait.table_id == notice.table_id, Wait.user_id == user.id)
            )
            open_waits = [wait for wait in waits if self._is_open(wait, notice)]
            clock = session.get(Clock, notice.table_id)
            rest = rest_of(rhythm_of(session, user.id))
        if row is None or (
            notice.kind in letters.ASKING and not self._asks(notice, user, open_waits)
        ):
            return None
        pace = read_pace(clock.pace, clock.then) if clock else None
        until = deadline(open_waits[0], pace, rest) if open_waits and pace else None
        told = letters.about(row, seats, user.id, until, rest, to)
        return letters.table_letter(notice.kind, told, f"{self.base}/t/{row.id}", to, way_out)

    def _is_open(self, wait: Wait, notice: Notice) -> bool:
        """Whether the turn that a notice is about is still waited for."""
        number = notice.number // 100 if notice.kind == letters.LATE else notice.number
        return wait.since is not None and wait.moves == number

    def _asks(self, notice: Notice, user: User, waits: list[Wait]) -> bool:
        """Who sits at the table knows, and who has moved meanwhile need not."""
        return bool(waits) and user.id not in self.presence.all(notice.table_id).users
