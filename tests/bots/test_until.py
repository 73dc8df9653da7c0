"""Tasks for worker processes until time is up."""

from concurrent.futures import ProcessPoolExecutor
from itertools import count

from bench.until import results_until


def test_what_was_handed_out_comes_back_and_nothing_after_its_time() -> None:
    with ProcessPoolExecutor(1) as pool:
        tasks = count(-1000)
        found = list(results_until(pool, abs, tasks, 0.2, 3))
        assert len(found) >= 3 and sorted(found, reverse=True) == list(
            range(1000, 1000 - len(found), -1)
        )
        assert next(tasks) == len(found) - 1000, "each task that was taken has its result"
        assert list(results_until(pool, abs, tasks, 0.0, 3)) == []
