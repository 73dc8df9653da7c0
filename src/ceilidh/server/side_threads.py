"""Threads beside those that answer, for work that must not keep anybody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import anyio.to_thread
from anyio import CapacityLimiter

from ceilidh.kernel.reason import Reason
from ceilidh.server.errors import TooManyRequests

P = ParamSpec("P")
T = TypeVar("T")


class SideThreads:
    """A few threads for one kind of slow work; `busy` is said if too much of it waits already."""

    def __init__(self, name: str, threads: int, most_waiting: int, busy: Reason) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.most_waiting = most_waiting
        self.busy = busy
        self.waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work of a request, all of it; asked in the event loop."""
        if self.waiting >= self.most_waiting:
            raise TooManyRequests.because(self.busy)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def stop(self, wait: bool = False) -> None:
        self.threads.shutdown(wait=wait, cancel_futures=True)


class ThreadLane:
    """So many of the threads of the framework for one kind of work, beside those that answer.

    Where a server runs on one thread, they have none, and the work is done at once.
    """

    def __init__(self, threads: int) -> None:
        self.number = threads
        self.limiter: CapacityLimiter | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        if self.limiter is None:
            self.limiter = CapacityLimiter(self.number)
        return await anyio.to_thread.run_sync(partial(work, *args, **more), limiter=self.limiter)
