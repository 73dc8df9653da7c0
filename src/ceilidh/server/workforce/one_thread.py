"""Everything on the thread of the event loop, where Python can start no other: in a browser.

The frameworks have one door to their threads, `anyio.to_thread.run_sync`, and no setting for it:
endpoints that wait, files, long answers that are packed, and our own lanes (`side_threads`) go
through it. While the application runs, what comes to that door is done at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

import anyio.to_thread

from ceilidh.server.clocks.ticking import tick_here
from ceilidh.server.reading.text_reader import ReadingHere
from ceilidh.server.service import Service
from ceilidh.server.thinking.analysis_task import AnalysisTask
from ceilidh.server.thinking.bot_thinker import BotThinker, ThinkingHere

T = TypeVar("T")


async def at_once(work: Callable[..., T], *args: object, **_limits: object) -> T:
    return work(*args)


@contextmanager
def without_threads() -> Iterator[None]:
    door = anyio.to_thread.run_sync
    anyio.to_thread.run_sync = at_once  # type: ignore[assignment]
    try:
        yield
    finally:
        anyio.to_thread.run_sync = door


class OneThread:
    """`thinker` and `analysis_staff` may be given: somebody elsewhere, such as another worker of
    the browser, thinks while this thread answers."""

    makes_ready = False  # the one person waits: for the page that is asked for, and for no other

    def __init__(
        self, thinker: BotThinker | None = None, analysis_staff: AnalysisTask | None = None
    ) -> None:
        self.thinker = thinker or ThinkingHere()
        self.analysis_staff = analysis_staff or AnalysisTask()
        self.reader = ReadingHere()

    @asynccontextmanager
    async def at_work(self, service: Service) -> AsyncIterator[None]:
        with without_threads():
            clocks = asyncio.create_task(tick_here(service.clock_worker))
            yield
            clocks.cancel()
            service.analyses.analysts.stop()
