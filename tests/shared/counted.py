"""How much work something is: counted in steps of the interpreter, never in seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import Any

from ceilidh.kernel.errors import CeilidhError

SLACK = 200  # steps that do not depend on the size: what is loaded or remembered once


class Steps:
    """Lines that were run, and functions that were called, those of C too."""

    def __init__(self) -> None:
        self.number = 0

    def line(self, frame: FrameType, event: str, _: Any) -> Any:
        self.number += event == "line"
        return self.line

    def call(self, frame: FrameType, event: str, _: Any) -> None:
        self.number += event in ("call", "c_call")


@contextmanager
def counting() -> Iterator[Steps]:
    """Counts in its body; whoever watched before, such as a measure of coverage, goes on after."""
    steps, traced, profiled = Steps(), sys.gettrace(), sys.getprofile()
    sys.settrace(steps.line)
    sys.setprofile(steps.call)
    try:
        yield steps
    finally:
        sys.setprofile(profiled)
        sys.settrace(traced)


def steps_of(work: Callable[[], object]) -> int:
    """The steps of a work, whether or not it ends in a refusal; what it loads once is not in it."""
    with suppress(CeilidhError):
        work()
    with counting() as steps, suppress(CeilidhError):
        work()
    return steps.number


def grows_evenly(work: Callable[[int], object], size: int) -> bool:
    """Whether twice the size is at most twice the work."""
    once, twice = steps_of(partial(work, size)), steps_of(partial(work, 2 * size))
    return twice <= 2 * once + SLACK
