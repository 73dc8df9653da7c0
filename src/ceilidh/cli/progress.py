"""A bar on the terminal while many things are done one after the other."""

from collections.abc import Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ceilidh.cli.common import console

R = TypeVar("R")


def watched(results: Iterator[R], total: int, done: int = 0, what: str = "playing") -> Iterator[R]:
    """The same results, with a progress bar on stderr if that is a terminal.

    So many of the total were `done` before.
    """
    screen = console(stderr=True)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        disable=not screen.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(what, total=total, completed=done)
        for result in results:
            bar.advance(task)
            yield result
