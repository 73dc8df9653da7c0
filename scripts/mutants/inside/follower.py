"""Traces a process that a traced test started, as `sitecustomize` of the copy.

Its lines belong to the whole test file: one server serves many tests. They are saved every moment,
because such a process may be killed.
"""

from __future__ import annotations

import atexit
import os
import threading
import time

PAUSE = 0.3  # seconds between two savings


def follow(data: str) -> None:
    from coverage import Coverage

    coverage = Coverage(
        data_file=data,
        data_suffix=True,
        source=[os.environ["MUTANTS_SOURCE"]],
        context=os.environ["MUTANTS_CONTEXT"],
        config_file=False,
        messages=False,
    )
    coverage.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
    saving = threading.Lock()

    def save_now_and_then() -> None:
        while True:
            time.sleep(PAUSE)
            with saving:
                coverage.save()

    def begin() -> None:
        threading.Thread(target=save_now_and_then, daemon=True).start()

    def released() -> None:
        saving.release()
        begin()

    coverage.start()
    atexit.register(coverage.save)
    # A copy of this process must not be made while data are half written.
    os.register_at_fork(before=saving.acquire, after_in_parent=saving.release)
    os.register_at_fork(after_in_child=released)
    begin()


if "MUTANTS_FOLLOW" in os.environ:
    follow(os.environ["MUTANTS_FOLLOW"])
