"""Whatever people send to be read, such as records and packs, one of few processes reads.

Nobody waits for what another has sent: a client has one text read at a time, so that it cannot
have all processes, and a process that works for too long or takes too much memory is ended.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from ceilidh.kernel.reason import Reason
from ceilidh.server.errors import TooManyRequests, Unavailable
from ceilidh.server.reading.reader_process import (
    TOO_LATE,
    TOO_MUCH,
    ReadingLimits,
    serve,
)
from ceilidh.server.reading.text_reader import outcome
from ceilidh.server.side_processes import SideProcess
from ceilidh.server.side_threads import SideThreads

PROCESSES: Final = 2
MOST_WAITING: Final = 8  # texts of all people together; the next one is refused at once

T = TypeVar("T")


class Reader:
    """Its processes begin when they are first needed."""

    def __init__(self, limits: ReadingLimits | None = None) -> None:
        self.limits = limits or ReadingLimits()
        busy = Reason("Many files are being read; try again in a moment.")
        self.threads = SideThreads("reading", PROCESSES, MOST_WAITING, busy)
        self.processes = [SideProcess(serve, self.limits) for _ in range(PROCESSES)]
        self.free: SimpleQueue[SideProcess] = SimpleQueue()
        for process in self.processes:
            self.free.put(process)
        self.clients: set[str] = set()
        self.closed = False

    async def read(self, work: Callable[[str], T], text: str, client: str) -> T:
        """What `work`, a function of a module, makes of a text; a refusal says what is wrong."""
        if client in self.clients:
            raise TooManyRequests("Your last file is still being read; try again in a moment.")
        self.clients.add(client)
        try:
            return await self.threads.run(partial(self._read, work, text))
        finally:
            self.clients.discard(client)

    def _read(self, work: Callable[[str], T], text: str) -> T:
        process = self.free.get()
        try:
            ended, told = self._ask(process, (work, text))
        finally:
            self.free.put(process)
        if ended == TOO_LATE:
            raise Unavailable("The server is too busy to read this file; try again in a moment.")
        found: T = outcome(ended, told)
        return found

    def _ask(self, process: SideProcess, question: object) -> tuple[str, Any]:
        """How a reading ended; a process that did not end it well is not asked again."""
        ended, told = TOO_MUCH, None
        try:
            line = process.ask(question)
            if self.closed:
                process.kill()
            line.recv()  # it has begun: patience is for the work alone
            in_time = line.poll(self.limits.patience)
            ended, told = line.recv() if in_time else (TOO_LATE, None)
        except (EOFError, OSError):
            pass
        finally:
            if ended in (TOO_MUCH, TOO_LATE):
                process.end()
        return ended, told

    def stop(self) -> None:
        """End what is being read, and the processes."""
        self.closed = True
        for process in self.processes:
            process.kill()
        self.threads.stop(wait=True)
        for process in self.processes:
            process.end()
