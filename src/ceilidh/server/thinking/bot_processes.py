"""Bots think in processes of their own; a process that died is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from ceilidh.bots.own_bots import all_adopted
from ceilidh.bots.worker import prepare
from ceilidh.server.logs import tell
from ceilidh.server.thinking.bot_process import BotAnswer, think
from ceilidh.server.thinking.bot_thinker import ThinkRequest
from ceilidh.server.thinking.compiled_engine import CompiledEngine

log = logging.getLogger("ceilidh.bots")


class ThinkingProcesses:
    def __init__(self, workers: int, engine: CompiledEngine | None = None) -> None:
        self.workers = workers
        self.engine = engine or CompiledEngine("")
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self.engine.adopt()
        self._open_pool()

    def _open_pool(self) -> None:
        # Fresh processes: a fork of a process with threads can hang.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=prepare, initargs=(all_adopted(),)
        )

    def _move_in(self) -> None:
        """Think in the compiled engine from now on, if it has come to be there."""
        if self.pool is not None and self.engine.adopt():
            tell(log, logging.INFO, "bots think in the compiled engine")
            self.pool.shutdown(wait=False)  # what is asked already is answered
            self._open_pool()

    def stop(self) -> None:
        if self.pool is not None:
            # Waited for: what its processes share is given back only when they have ended.
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None

    async def think(self, asked: ThinkRequest) -> BotAnswer:
        self._move_in()
        pool = self.pool
        call = partial(think, *asked)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, call)
        except BrokenProcessPool:
            tell(log, logging.WARNING, "a worker died", game=asked.game, bot=asked.bot)
            if self.pool is pool and pool is not None:
                pool.shutdown(wait=False)
                self._open_pool()
            return await asyncio.get_running_loop().run_in_executor(self.pool, call)
