"""Live updates: who watches a table is told that it changed, and asks for what he may see."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import count
from types import FrameType

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ceilidh.server.errors import TooMany
from ceilidh.server.logs import tell
from ceilidh.server.presence import AGAIN, PREFIX, STRANGER, USER, Presence, Present, Who

log = logging.getLogger("ceilidh.live")
CLOSE = "close"
HEARTBEAT = 15.0  # seconds; tells proxies and clients that the line is alive
GRACE = 1.0  # seconds in which who reloads the page is back, and has not gone
MOST_WAITING = 50  # news kept for a watcher who does not read; a table that changed says it all


class Lines:
    """Counts open lines by address and by account: a server has only so many to give."""

    def __init__(self, per_address: int, per_account: int) -> None:
        self.per_address = per_address
        self.per_account = per_account
        self.open: Counter[str] = Counter()

    def enter(self, address: str, account: int | None) -> list[str]:
        """Count a line in; what it is counted under, for `leave`."""
        under = {f"address {address}": self.per_address}
        if account is not None:
            under[f"account {account}"] = self.per_account
        if any(self.open[name] >= most for name, most in under.items()):
            raise TooMany("Too many tables are open at once; close some of them and reload.")
        self.open.update(under.keys())
        return list(under)

    def leave(self, under: list[str]) -> None:
        self.open.subtract(under)
        for name in under:
            if not self.open[name]:
                del self.open[name]


class LineAnswer(StreamingResponse):
    """The answer that is a line; it ends when the watcher leaves, or vanishes."""

    def __init__(self, events: AsyncIterator[str], leave: Callable[[], None]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            # Here and not in the events: those of a watcher who vanished at once never begin.
            self.leave()


class Hub:
    """The watchers of every table. `publish` may be called from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.watchers: dict[str, set[asyncio.Queue[str]]] = {}
        self.closed = False
        self.presence = Presence()
        self.tell_others: Callable[[str, Present], None] | None = None
        self._announcing = threading.Lock()
        self._strangers = count(1)

    def publish(self, table_id: str, what: str = "changed") -> None:
        self._in_loop(table_id, what)

    def publish_all(self) -> None:
        """Something may have been missed: everybody looks again."""
        for table_id in list(self.watchers):
            self._in_loop(table_id, "changed")

    def _in_loop(self, table_id: str, what: str) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._tell, table_id, what)

    def heard(self, process: str, table_id: str, what: str) -> None:
        """Another process tells of a change, or of those who have a table open there."""
        if not what.startswith(PREFIX):
            self.publish(table_id, what)
        elif self.presence.hear(process, table_id, what):
            self.publish(table_id, "people")

    async def tell_again(self) -> None:
        """Where other processes are: tell them now and then who is here."""
        while True:
            await asyncio.sleep(AGAIN)
            for table_id in self.presence.forget():
                self._tell(table_id, "people")
            for table_id in self.presence.tables():
                await asyncio.to_thread(self._announce, table_id)

    def _announce(self, table_id: str) -> None:
        if self.tell_others is None:
            return
        # One at a time, so that the last word is the newest.
        with self._announcing:
            try:
                self.tell_others(table_id, self.presence.mine(table_id))
            except SQLAlchemyError as fault:
                tell(log, logging.WARNING, "nobody heard who is there", fault=str(fault))

    def _people_changed(self, table_id: str) -> None:
        self._tell(table_id, "people")
        if self.loop is not None and self.tell_others is not None:
            self.loop.run_in_executor(None, self._announce, table_id)

    def _gone(self, table_id: str, who: Who) -> None:
        if self.presence.leave(table_id, who):
            self._people_changed(table_id)

    def _tell(self, table_id: str, what: str) -> None:
        for queue in self.watchers.get(table_id, ()):
            if queue.qsize() < MOST_WAITING:
                queue.put_nowait(what)

    def close(self) -> None:
        """End all lines, so that the server can stop."""
        self.closed = True
        for queues in self.watchers.values():
            for queue in queues:
                queue.put_nowait(CLOSE)

    def close_on_signal(self) -> None:
        """End the lines as soon as the server is told to stop.

        It waits for open answers before it ends the application, and a line is an answer that
        never ends by itself.
        """
        if threading.current_thread() is not threading.main_thread():
            return
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(sign: int, frame: FrameType | None, before: object = before) -> None:
                if self.loop is not None and not self.loop.is_closed():
                    self.loop.call_soon_threadsafe(self.close)
                if callable(before):
                    before(sign, frame)

            signal.signal(number, stop)

    async def listen(self, table_id: str, user_id: int | None = None) -> AsyncIterator[str]:
        """Server-sent events of one watcher, until he leaves."""
        if self.closed:
            return
        who = (STRANGER, next(self._strangers)) if user_id is None else (USER, user_id)
        if self.presence.enter(table_id, who):
            self._people_changed(table_id)
        queue: asyncio.Queue[str] = asyncio.Queue()
        self.watchers.setdefault(table_id, set()).add(queue)
        try:
            # After a lost connection something may have been missed.
            yield "retry: 1000\nevent: changed\ndata: hello\n\nevent: people\ndata: hello\n\n"
            while True:
                try:
                    what = await asyncio.wait_for(queue.get(), HEARTBEAT)
                    if what == CLOSE:
                        return
                    yield f"event: {what}\ndata: {table_id}\n\n"
                except TimeoutError:
                    yield ": alive\n\n"
        finally:
            watchers = self.watchers[table_id]
            watchers.discard(queue)
            if not watchers:
                del self.watchers[table_id]
            asyncio.get_running_loop().call_later(GRACE, self._gone, table_id, who)
