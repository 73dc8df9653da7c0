"""What makes clocks tick: a thread, or where there is no other, a task of the event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Final

from ceilidh.server.clocks.clock_worker import ClockWorker

PAUSE: Final = 1.0  # seconds between two looks at what is due


class ClockThread:
    def __init__(self, worker: ClockWorker) -> None:
        self.worker = worker
        self.stopping = False
        self.thread = threading.Thread(target=self._run, name="clocks", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.stopping = True
        self.worker.called.set()
        self.thread.join()
        self.worker.notice_sender.close()

    def _run(self) -> None:
        while not self.stopping:
            self.worker.try_work()
            self.worker.called.wait(PAUSE)
            self.worker.called.clear()


async def tick_here(worker: ClockWorker) -> None:
    """Until it is cancelled."""
    while True:
        worker.try_work()
        await asyncio.sleep(PAUSE)
