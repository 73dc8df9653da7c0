"""Analyses where there is one thread: a task of the event loop, which others interrupt.

What is found is heard piece by piece; between two pieces all else has its turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

from ceilidh.server.logs import tell_fault
from ceilidh.server.thinking.analysis_worker import Said, answers
from ceilidh.server.thinking.analysts import DONE, FAILED, RUNNING, Analysts

log = logging.getLogger("ceilidh.analysis")

# Who answers a question, piece by piece: plain values, so that it can be somebody elsewhere.
Analyse = Callable[[dict[str, Any]], AsyncIterator[Said]]


async def analyse_here(question: dict[str, Any]) -> AsyncIterator[Said]:
    for said in answers(question):
        yield said
        await asyncio.sleep(0)


class AnalysisTask:
    def __init__(self, analyse: Analyse = analyse_here) -> None:
        self.analyse = analyse
        self.task: asyncio.Task[None] | None = None

    def begin(self, queue: Analysts) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work(queue))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _work(self, queue: Analysts) -> None:
        await asyncio.sleep(0)  # whoever has asked is answered first
        while (job := queue.take()) is not None:
            try:
                async for word, told in self.analyse(job.question):
                    queue.hear(job, word, told)
                    if job.status != RUNNING:
                        break
                queue.finish(job, DONE)
            except Exception as fault:
                # Whatever it was, the next question is answered.
                queue.finish(job, FAILED)
                tell_fault(log, fault, table=job.table_id)
