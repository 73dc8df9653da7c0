"""Several copies at work at once, and a clock that says when to stop."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from scripts.mutants.session import stop_all
from scripts.mutants.tree import Tree

Task = TypeVar("Task")
Result = TypeVar("Result")


@contextmanager
def ending() -> Iterator[None]:
    """Who stops in the middle does not wait for what is running."""
    try:
        yield
    except BaseException:
        stop_all()
        raise


@dataclass
class Work:
    """How many work at once, and for how long; nothing new is begun after that."""

    jobs: int = 1
    minutes: float = 0.0
    quiet: bool = False
    began: float = field(default_factory=time.monotonic)

    @property
    def over(self) -> bool:
        return bool(self.minutes) and time.monotonic() - self.began > 60 * self.minutes

    def say(self, text: str) -> None:
        if not self.quiet:
            print(text, file=sys.stderr, flush=True)

    @contextmanager
    def trees(self, checkout: Path, tasks: int, followed: bool = False) -> Iterator[list[Tree]]:
        """As many copies as are needed, gone afterwards."""
        with tempfile.TemporaryDirectory(prefix="mutants-") as name:
            folder = Path(name).resolve()
            first = Tree.copied(checkout, folder / "1")
            if followed:
                first.follow()
            count = max(1, min(self.jobs, tasks))
            yield [first, *(first.clone(folder / str(nth)) for nth in range(2, count + 1))]

    def each(
        self, trees: Sequence[Tree], tasks: Sequence[Task], do: Callable[[Tree, Task], Result]
    ) -> Iterator[tuple[Task, Result]]:
        """Tasks with their results as they come; each copy has one task at a time."""
        idle: SimpleQueue[Tree] = SimpleQueue()
        for tree in trees:
            idle.put(tree)

        def done(task: Task) -> Result:
            tree = idle.get()
            try:
                return do(tree, task)
            finally:
                idle.put(tree)

        waiting = list(reversed(tasks))
        running: dict[Future[Result], Task] = {}
        with ThreadPoolExecutor(len(trees)) as pool, ending():
            while (waiting and not self.over) or running:
                while waiting and len(running) < len(trees) and not self.over:
                    task = waiting.pop()
                    running[pool.submit(done, task)] = task
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield running.pop(future), future.result()
