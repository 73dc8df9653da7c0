"""Tasks for worker processes until time is up."""

from concurrent.futures import ProcessPoolExecutor
from itertools import count

from bench.until import results_until


def test_what_was_handed_out_comes_back_and_nothing_after_its_time() -> None:
    # A clock that ticks when it is read: a machine too busy to start a worker in time stopped the
    # real one before the second task.
    clock = count().__next__
    with ProcessPoolExecutor(1) as pool:
        tasks = count(-1000)
        found = list(results_until(pool, abs, tasks, 10, 3, clock))
        assert sorted(found, reverse=True) == list(range(1000, 991, -1))
        assert next(tasks) == -991, "each task that was taken has its result"
        assert list(results_until(pool, abs, tasks, 0, 3, clock)) == []
