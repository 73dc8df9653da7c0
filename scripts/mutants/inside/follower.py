"""Traces a process that a traced test started, as `sitecustomize` of the copy.

Its lines belong to the whole test file: one server serves many tests. They are saved every moment,
because such a process may be killed.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time
from typing import Any

PAUSE = 0.3  # seconds between two savings
# It loads the program only to make others of itself: they are traced from there on.
NURSERY = "tests.server.nursery"


class Follower:
    def __init__(self) -> None:
        self.saving = threading.Lock()
        self.coverage: Any = None
        # A copy of this process must not be made while data are half written.
        os.register_at_fork(
            before=self.saving.acquire,
            after_in_parent=self.saving.release,
            after_in_child=self.forked,
        )

    def forked(self) -> None:
        self.saving.release()
        self.begin()

    def begin(self) -> None:
        if self.coverage is None:
            self.coverage = started()
            atexit.register(self.save)
        threading.Thread(target=self.save_now_and_then, daemon=True).start()

    def save(self) -> None:
        with self.saving:
            self.coverage.save()

    def save_now_and_then(self) -> None:
        while True:
            time.sleep(PAUSE)
            self.save()


def started() -> Any:
    from coverage import Coverage

    coverage = Coverage(
        data_file=os.environ["MUTANTS_FOLLOW"],
        data_suffix=True,
        source=[os.environ["MUTANTS_SOURCE"]],
        context=os.environ["MUTANTS_CONTEXT"],
        config_file=False,
        messages=False,
    )
    coverage.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
    coverage.start()
    return coverage


if "MUTANTS_FOLLOW" in os.environ:
    follower = Follower()
    if NURSERY not in sys.orig_argv:
        follower.begin()
