"""Records that people send are read in a process of its own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import copyreg
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ceilidh.bots.worker import prepare
from ceilidh.kernel.reason import Reason, Word
from ceilidh.server.errors import Refusal, TooManyRequests
from ceilidh.server.table.stored_game import StoredGame, check_size, read_upload

NICE: Final = 10  # of 19
MOST_WAITING: Final = 8  # records of all people together; the next one is refused at once
LONGEST_WAIT: Final = 60.0  # seconds


class RecordReader:
    """Reads one record after the other; its process begins with the first of them."""

    def __init__(self) -> None:
        self.pool: Executor | None = None
        self.waiting = 0

    async def read(self, text: str) -> StoredGame:
        """The game of a record; a refusal says what is wrong with it."""
        check_size(text)
        if self.waiting >= MOST_WAITING:
            raise TooManyRequests("Many records are being read just now; try again in a moment.")
        self.waiting += 1
        try:
            found = await asyncio.wait_for(self._ask(text), LONGEST_WAIT)
        except (BrokenProcessPool, TimeoutError) as fault:
            self.stop(wait=False)
            raise Refusal("This record cannot be read.") from fault
        finally:
            self.waiting -= 1
        if isinstance(found, StoredGame):
            return found
        raise Refusal.because(found)

    def _ask(self, text: str) -> asyncio.Future[StoredGame | Reason]:
        if self.pool is None:
            # A fresh process: a fork of a process with threads can hang.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        return asyncio.wrap_future(self.pool.submit(work, text))

    def stop(self, wait: bool = True) -> None:
        """End the process; what it shares with this one is given back only when it has ended."""
        if self.pool is not None:
            self.pool.shutdown(wait=wait, cancel_futures=True)
            self.pool = None


def _begin() -> None:
    prepare()
    os.nice(NICE)


def work(text: str) -> StoredGame | Reason:
    """What the process does."""
    try:
        return read_upload(text)
    except Refusal as fault:
        return fault.reason


def _parts_of_reason(reason: Reason) -> tuple[type[Reason], tuple[object, ...]]:
    return Reason, (reason.template, reason.rules, reason.fields, reason.one)


def _parts_of_word(word: Word) -> tuple[type[Word], tuple[str, str]]:
    return Word, (word.text, word.kind)


# Compiled classes do not travel between processes by themselves.
copyreg.pickle(Reason, _parts_of_reason)
copyreg.pickle(Word, _parts_of_word)
