"""Analyses in processes, nice to all others, each with a thread that does nothing but listen."""

from __future__ import annotations

import logging
import threading
import time
from typing import Final

from ceilidh.server.logs import tell
from ceilidh.server.side_processes import SideProcess
from ceilidh.server.thinking.analysis_worker import serve
from ceilidh.server.thinking.analysts import DONE, FAILED, RUNNING, AnalysisJob, Analysts

log = logging.getLogger("ceilidh.analysis")
LOOK: Final = 0.1  # seconds after which a running job is asked whether it is still wanted
PATIENCE: Final = (
    120.0  # seconds beyond its own limit: a nice process starts slowly on a busy machine
)


class AnalysisProcesses:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.threads: list[threading.Thread] = []

    def begin(self, queue: Analysts) -> None:
        while len(self.threads) < self.workers and not queue.closed:
            thread = threading.Thread(
                target=self._work, args=(queue,), daemon=True, name="analysis"
            )
            self.threads.append(thread)
            thread.start()

    def stop(self) -> None:
        for thread in self.threads:
            thread.join()

    def _work(self, queue: Analysts) -> None:
        process = SideProcess(serve)
        while (job := self._next(queue)) is not None:
            try:
                self._follow(queue, job, process)
            except (EOFError, OSError) as fault:
                process.end()
                queue.finish(job, FAILED)
                tell(log, logging.ERROR, "an analysis failed", table=job.table_id, fault=str(fault))
        process.end()

    def _next(self, queue: Analysts) -> AnalysisJob | None:
        """The next that waits; None when the server stops."""
        with queue.changed:
            while not queue.closed:
                if (job := queue.take()) is not None:
                    return job
                queue.changed.wait()
            return None

    def _follow(self, queue: Analysts, job: AnalysisJob, process: SideProcess) -> None:
        """Listen to what is found, for as long as it is wanted and has time."""
        line = process.ask(job.question)
        end = time.monotonic() + job.question["seconds"] + PATIENCE
        while job.status == RUNNING:
            if line.poll(LOOK):
                word, told = line.recv()
                if word == "done":
                    queue.finish(job, DONE)
                    return
                queue.hear(job, word, told)
            elif time.monotonic() > end:
                # What it has found so far is its answer.
                queue.finish(job, DONE if job.done else FAILED)
        process.end()
