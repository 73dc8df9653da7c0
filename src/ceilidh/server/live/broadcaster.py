"""Live updates: who watches a table is told that it changed.

A page is sent what has changed for its viewer. A program, or a page for which that cannot be made,
asks for what it may see.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from types import FrameType

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ceilidh.server.errors import Refusal, TooManyRequests
from ceilidh.server.live.compression import HEAD, packed
from ceilidh.server.live.presence import AGAIN, PREFIX, STRANGER, USER, Presence, Who
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.logs import tell, tell_fault
from ceilidh.server.side_threads import ThreadLane

log = logging.getLogger("ceilidh.live")
CLOSE = "close"
CHANGED = "changed"
HELLO = "retry: 1000\nevent: changed\ndata: hello\n\nevent: people\ndata: hello\n\n"
HEARTBEAT = 15.0  # seconds; tells proxies and clients that the line is alive
GRACE = 1.0  # seconds in which who reloads the page is back, and has not gone
MOST_WAITING = 50  # news kept for a watcher who does not read; a table that changed says it all


class PatchEvent:
    """A patch as it goes over lines; packed once for all of them."""

    def __init__(self, text: str) -> None:
        self.plain = f"event: patch\ndata: {text}\n\n".encode()
        self._packed = b""

    @property
    def packed(self) -> bytes:
        self._packed = self._packed or packed(self.plain)
        return self._packed


def _plain(text: str, line: LiveConnection) -> bytes:
    return packed(text.encode()) if line.packs else text.encode()


# What watchers of a table are to be sent; may take a while.
News = Callable[[str, Iterable[Watcher]], dict[Watcher, str | None]]


class ConnectionLimits:
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
            raise TooManyRequests("You have too many tables open; close some and reload.")
        self.open.update(under.keys())
        return list(under)

    def leave(self, under: list[str]) -> None:
        self.open.subtract(under)
        for name in under:
            if not self.open[name]:
                del self.open[name]


class LiveResponse(StreamingResponse):
    """The answer that is a line; it ends when the watcher leaves, or vanishes."""

    def __init__(
        self, events: AsyncIterator[bytes], leave: Callable[[], None], packs: bool = False
    ) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        if packs:
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            # Here and not in the events: those of a watcher who vanished at once never begin.
            self.leave()


@dataclass(eq=False)
class LiveConnection:
    """The line of a watcher; `page` is who looks at one, and a program has none."""

    page: Watcher | None = None
    packs: bool = False
    queue: asyncio.Queue[str | PatchEvent] = field(default_factory=asyncio.Queue)

    def tell(self, what: str | PatchEvent) -> None:
        """Who does not read is told in the end that something has changed, and asks what."""
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(what)
        elif self.queue.qsize() == MOST_WAITING:
            self.queue.put_nowait(CHANGED)


class Broadcaster:
    """The watchers of every table. `publish` may be called from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.watchers: dict[str, set[LiveConnection]] = {}
        self.news: News | None = None
        self.forget: Callable[[str], None] | None = None
        self.pushing: dict[str, bool] = {}  # tables whose news are made; whether there are newer
        self.tasks: set[asyncio.Task[None]] = set()
        self.threads = ThreadLane(1)
        self.closed = False
        self.presence = Presence()
        self.tell_others: Callable[[str, str], None] | None = None
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
                self.tell_others(table_id, self.presence.mine(table_id).note())
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
        pages = False
        for line in self.watchers.get(table_id, ()):
            if what == CHANGED and line.page is not None and self.news is not None:
                pages = True
            else:
                line.tell(what)
        if pages:
            self._push(table_id)

    # --- pages ------------------------------------------------------------------------------------

    def _push(self, table_id: str) -> None:
        """Send pages what has changed. One at a time for a table: then the next covers the rest."""
        if table_id in self.pushing:
            self.pushing[table_id] = True
            return
        self.pushing[table_id] = False
        task = asyncio.get_running_loop().create_task(self._send(table_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, table_id: str) -> None:
        assert self.news is not None
        lines = [line for line in self.watchers.get(table_id, ()) if line.page is not None]
        watchers = {line.page for line in lines if line.page is not None}
        try:
            if self.closed:
                return
            made = await self.threads.run(self.news, table_id, watchers)
            events = {text: PatchEvent(text) for text in made.values() if text}
            for line in lines:
                text = made[line.page] if line.page is not None else ""
                if text:
                    line.tell(events[text])
                elif text is None:
                    line.queue.put_nowait(CLOSE)
        except Refusal:
            # Who asks is told why: the table was closed, or is gone.
            for line in lines:
                line.tell(CHANGED)
        except Exception as fault:
            # Whatever it was: who asks is told, in a sentence, and who runs the server sees it.
            tell_fault(log, fault, table=table_id)
            for line in lines:
                line.tell(CHANGED)
        finally:
            if self.pushing.pop(table_id) and not self.closed:
                self._push(table_id)

    def close(self) -> None:
        """End all lines, so that the server can stop."""
        self.closed = True
        for lines in self.watchers.values():
            for line in lines:
                line.queue.put_nowait(CLOSE)

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

    async def listen(
        self, table_id: str, user_id: int | None = None, line: LiveConnection | None = None
    ) -> AsyncIterator[bytes]:
        """Server-sent events of one watcher, until he leaves."""
        if self.closed:
            return
        line = line or LiveConnection()
        who = (STRANGER, next(self._strangers)) if user_id is None else (USER, user_id)
        if self.presence.enter(table_id, who):
            self._people_changed(table_id)
        self.watchers.setdefault(table_id, set()).add(line)
        try:
            if line.packs:
                yield HEAD
            # After a lost connection something may have been missed.
            yield _plain(HELLO, line)
            while True:
                try:
                    what: str | PatchEvent = ""  # nothing that was sent is held while we wait
                    what = await asyncio.wait_for(line.queue.get(), HEARTBEAT)
                    if what == CLOSE:
                        return
                    if isinstance(what, PatchEvent):
                        yield what.packed if line.packs else what.plain
                    else:
                        yield _plain(f"event: {what}\ndata: {table_id}\n\n", line)
                except TimeoutError:
                    yield _plain(": alive\n\n", line)
        finally:
            watchers = self.watchers[table_id]
            watchers.discard(line)
            if not watchers:
                del self.watchers[table_id]
                if self.forget is not None:
                    self.forget(table_id)
            asyncio.get_running_loop().call_later(GRACE, self._gone, table_id, who)
