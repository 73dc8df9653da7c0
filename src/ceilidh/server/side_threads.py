"""Threads beside those that answer, for work that must not keep anybody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ceilidh.kernel.reason import Reason
from ceilidh.server.errors import TooManyRequests

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
