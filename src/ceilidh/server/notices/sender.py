"""Writes down what people are to be told, and sends each notice once.

A notice is a row. Whoever changes it from `waiting` to `sending` sends it, so that of several
processes one does. If that one dies in between, it is not sent again: rather none than two. If the
database is away, what was not written or not sent is remembered, and comes when it is there again.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ceilidh.kernel.reason import Reason
from ceilidh.say import Speaker, speaker
from ceilidh.server.clocks.availability import availability_of, rest_of
from ceilidh.server.clocks.counting import deadline
from ceilidh.server.clocks.pace import LIVE, Pace, read_pace
from ceilidh.server.errors import Forbidden
from ceilidh.server.live.presence import Presence
from ceilidh.server.logs import tell
from ceilidh.server.notices import notice_texts
from ceilidh.server.notices.channels import HOOK, MAIL, WORKING, Channels
from ceilidh.server.notices.mail import Mailbox, NoticeText
from ceilidh.server.notices.safe_http import AddressPolicy, Unreachable
from ceilidh.server.notices.web_push import Pusher
from ceilidh.server.notices.webhooks import send_hook
from ceilidh.server.people.auth import Auth
from ceilidh.server.settings import Settings
from ceilidh.server.side_threads import SideThreads
from ceilidh.server.storage.inserts import insert_if_new
from ceilidh.server.storage.models import (
    Channel,
    GameTable,
    Notice,
    SeatTimer,
    TableClock,
    TableSeat,
    User,
    now,
)
from ceilidh.server.storage.store import Store

log = logging.getLogger("ceilidh.notices")
PATIENCE = timedelta(seconds=60)  # in which who has just moved moves again
QUICKLY = timedelta(seconds=15)  # and at a live table
AGAIN = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))  # after a failure
KEPT = timedelta(days=40)  # that a row is remembered
WAITING, SENDING, SENT, SPARED, FAILED = "waiting", "sending", "sent", "spared", "failed"
AT_ONCE = 50
THREADS = 4  # slow targets do not hold each other up
LOOK_UPS = 4  # names that are looked up at once while somebody waits for the answer
MOST_LOOK_UPS = 12  # who comes then is told so at once


class NoticeSender:
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
        self.policy = AddressPolicy.of_setting(settings.hooks_into)
        self.pusher = Pusher(settings, self.policy)
        busy = Reason("Many addresses are being checked; try again in a moment.")
        self.look_ups = SideThreads("look-ups", LOOK_UPS, MOST_LOOK_UPS, busy)
        self.signer = URLSafeSerializer(auth.secret, salt="ceilidh notices")
        self.pool: ThreadPoolExecutor | None = None  # without it everything is sent on the spot
        self.unwritten: list[Callable[[], None]] = []  # what the database did not take
        self.unsent: set[int] = set()  # notices that are ours to send and could not be read

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
        raise Forbidden("This link is incomplete; copy all of it.")

    # --- what is to be told -----------------------------------------------------------------------

    def reached(self, users: set[int]) -> set[int]:
        return self.channels.reached(users)

    def turn_came(self, timer: SeatTimer, pace: Pace | None) -> None:
        """Tell somebody of his turn, if he does not move at once; and not at night."""
        self._surely(partial(self._put_turn, timer, pace))

    def _put_turn(self, timer: SeatTimer, pace: Pace | None) -> None:
        live = pace is not None and pace.kind == LIVE
        due = self.clock() + (QUICKLY if live else PATIENCE)
        if not live:
            with self.store.session() as session:
                due = rest_of(availability_of(session, timer.user_id)).after(due, 0)
        self.put(timer.user_id, notice_texts.TURN, timer.table_id, timer.moves, due)

    def warn(self, timer: SeatTimer) -> None:
        self._put_now(timer, notice_texts.SOON, timer.moves)

    def late(self, timer: SeatTimer) -> None:
        self._put_now(timer, notice_texts.LATE, timer.moves * 100 + timer.missed)

    def taken(self, timer: SeatTimer, lost: bool) -> None:
        self._put_now(timer, notice_texts.LOSS if lost else notice_texts.BOT, timer.moves)

    def _put_now(self, timer: SeatTimer, kind: str, number: int) -> None:
        put = partial(self.put, timer.user_id, kind, timer.table_id, number, self.clock())
        self._surely(put)

    def _surely(self, write: Callable[[], None]) -> None:
        """Write something down, or as soon as the database is there again: twice does no harm."""
        try:
            write()
        except SQLAlchemyError as fault:
            tell(log, logging.WARNING, "written later", fault=str(fault))
            self.unwritten.append(write)

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
        unwritten, self.unwritten = self.unwritten, []
        for write in unwritten:
            self._surely(write)
        for number in list(self.unsent):
            self._change(number, SENDING, WAITING)
            self.unsent.discard(number)
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
        except SQLAlchemyError as fault:
            tell(log, logging.WARNING, "sent later", notice=number, fault=str(fault))
            self.unsent.add(number)
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
        words = self._words(notice, channel, user)
        if words is None:
            self._change(number, SENDING, SPARED)
            return
        try:
            self._by(channel, words)
        except Unreachable as fault:
            tell(log, logging.WARNING, "not sent", notice=number, by=channel.kind, why=str(fault))
            self._failed(notice, channel, fault)
            return
        self._surely(partial(self._sent, notice, channel))

    def _sent(self, notice: Notice, channel: Channel) -> None:
        self._change(notice.id, SENDING, SENT)
        if channel.failures:
            self.channels.count(channel.id, failed=False)

    def _by(self, channel: Channel, words: NoticeText) -> None:
        if channel.kind == HOOK:
            send_hook(channel.target, channel.form, words, self.policy)
        elif channel.kind != MAIL:
            self.pusher.send(channel.target, dict(channel.keys), words)
        elif self.mailbox is None:
            raise Unreachable("no mail is set up")
        else:
            self.mailbox.send(channel.target, words)

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

    def _words(self, notice: Notice, channel: Channel, user: User) -> NoticeText | None:
        """None if there is nothing to tell any more."""
        to = speaker(user.preferences.get("language", "en"))
        if notice.kind == notice_texts.CONFIRM:
            token = self.token("confirm", channel)
            return notice_texts.confirm_text(
                user.name, f"{self.base}/notices/confirm?token={token}", to
            )
        if notice.kind == notice_texts.RESET:
            if not user.login:
                return None
            url = f"{self.base}/account/reset?token={self.auth.reset_token(user)}"
            return notice_texts.reset_text(user.name, url, to)
        way_out = f"{self.base}/notices/off?token={self.token('off', channel)}"
        if notice.kind == notice_texts.TRIAL:
            return notice_texts.trial_text(self.base, to, way_out)
        return self._table_words(notice, user, to, way_out)

    def _table_words(
        self, notice: Notice, user: User, to: Speaker, way_out: str
    ) -> NoticeText | None:
        with self.store.session() as session:
            row = session.get(GameTable, notice.table_id)
            seats = list(
                session.scalars(select(TableSeat).where(TableSeat.table_id == notice.table_id))
            )
            timers = session.scalars(
                select(SeatTimer).where(
                    SeatTimer.table_id == notice.table_id, SeatTimer.user_id == user.id
                )
            )
            open_timers = [timer for timer in timers if self._is_open(timer, notice)]
            clock = session.get(TableClock, notice.table_id)
            rest = rest_of(availability_of(session, user.id))
        if row is None or (
            notice.kind in notice_texts.ASKING and not self._asks(notice, user, open_timers)
        ):
            return None
        pace = read_pace(clock.pace, clock.then) if clock else None
        until = deadline(open_timers[0], pace, rest) if open_timers and pace else None
        told = notice_texts.about(row, seats, user.id, until, rest, to)
        return notice_texts.table_text(notice.kind, told, f"{self.base}/t/{row.id}", to, way_out)

    def _is_open(self, timer: SeatTimer, notice: Notice) -> bool:
        """Whether the turn that a notice is about is still waited for."""
        number = notice.number // 100 if notice.kind == notice_texts.LATE else notice.number
        return timer.since is not None and timer.moves == number

    def _asks(self, notice: Notice, user: User, timers: list[SeatTimer]) -> bool:
        """Who sits at the table knows, and who has moved meanwhile need not."""
        return bool(timers) and user.id not in self.presence.all(notice.table_id).users
