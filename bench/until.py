"""Tasks for worker processes, one after the other until time is up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def results_until(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    tasks: Iterator[T],
    seconds: float,
    ahead: int,
    now: Callable[[], float] = time.monotonic,
) -> Iterator[R]:
    """What comes of the tasks, in no order; so many are handed out `ahead`.

    None is handed out when time is up, but those that were are waited for.
    """
    end = now() + seconds
    waiting: set[Future[R]] = set()
    while True:
        while len(waiting) < ahead and now() < end:
            waiting.add(pool.submit(work, next(tasks)))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
