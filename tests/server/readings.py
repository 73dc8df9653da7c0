"""Works for the processes that read, as strangers would like to give them."""

from __future__ import annotations

import os
from pathlib import Path

from ceilidh.kernel.reason import Reason, Word
from ceilidh.server.errors import Refusal


def _begin(text: str) -> None:
    """Leave in a file which process it is that works."""
    place = Path(text)
    place.with_suffix(".new").write_text(str(os.getpid()), "utf-8")
    place.with_suffix(".new").rename(place)


def endless(text: str) -> None:
    _begin(text)
    while True:
        pass


def stuck_in_c(text: str) -> None:
    """No line of Python is run that could look up."""
    _begin(text)
    sum(range(10**15))


def greedy(text: str) -> int:
    _begin(text)
    return len([bytes(2**20) for _ in range(2**40)])


def deep(text: str) -> int:
    _begin(text)
    return _deeper(0)


def _deeper(number: int) -> int:
    return _deeper(number + 1) + 1


def gone(text: str) -> None:
    _begin(text)
    os._exit(3)


def defective(text: str) -> None:
    raise ZeroDivisionError(text)


def refusing(text: str) -> None:
    inner = Reason("line {line}", (), {"line": 3})
    fields: dict[str, object] = {"fault": inner, "word": Word(text, "option")}
    raise Refusal.because(Reason("{fault}: {word}", ("CC-1",), fields))


def pid(_: str) -> int:
    return os.getpid()
