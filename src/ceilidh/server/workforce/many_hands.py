"""A server's threads and processes: nobody waits for what somebody else has asked."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from anyio.to_thread import current_default_thread_limiter
from starlette.concurrency import run_in_threadpool

from ceilidh.server.clocks.ticking import ClockThread
from ceilidh.server.reading.reader import Reader
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.postgres_notify import PostgresListener
from ceilidh.server.thinking.analysis_processes import AnalysisProcesses
from ceilidh.server.thinking.bot_processes import ThinkingProcesses
from ceilidh.server.thinking.compiled_engine import CompiledEngine

THREADS: Final = 4  # that answer: Python runs one at a time, so more only get in its way
SWITCH: Final = 0.0005  # seconds after which a thread that draws gives way to one that answers


class ManyHands:
    makes_ready = True  # nobody waits for it but whoever starts the server

    def __init__(self, settings: Settings) -> None:
        self.thinker = ThinkingProcesses(settings.bot_workers, CompiledEngine(settings.engine))
        self.analysis_staff = AnalysisProcesses(settings.analysis_workers)
        self.reader = Reader()

    @asynccontextmanager
    async def at_work(self, service: Service) -> AsyncIterator[None]:
        broadcaster, store = service.broadcaster, service.store
        current_default_thread_limiter().total_tokens = THREADS
        sys.setswitchinterval(SWITCH)
        broadcaster.close_on_signal()
        listener = telling = None
        if store.shared:
            broadcaster.tell_others = store.tell_people
            listener = PostgresListener(store.engine, store.token, service.heard, service.missed)
            await run_in_threadpool(listener.start)
            telling = asyncio.create_task(broadcaster.tell_again())
        service.notice_sender.open()
        clocks = ClockThread(service.clock_worker)
        yield
        await run_in_threadpool(clocks.stop)
        await run_in_threadpool(service.analyses.analysts.stop)
        await run_in_threadpool(self.reader.stop)
        service.auth.passwords.threads.stop()
        service.notice_sender.look_ups.stop()
        if listener is not None and telling is not None:
            telling.cancel()
            await run_in_threadpool(listener.stop)
