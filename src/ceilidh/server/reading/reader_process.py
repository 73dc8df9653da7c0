"""What runs in the processes that read; it imports no more than that needs.

A reading has a limit of memory and of processor time. The machine ends a process that works for
too long, whatever it is doing; who asked hears that its line is closed.
"""

from __future__ import annotations

import copyreg
import os
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ceilidh.bots.worker import prepare
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Reason, Word

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICE: Final = 10  # of 19
BEGUN: Final = "begun"  # said before the work; to load a game takes a busy machine long
# How a reading ended.
DONE, REFUSED, TOO_MUCH, TOO_LATE, FAILED = "done", "refused", "too much", "too late", "failed"

Work = Callable[[str], Any]


@dataclass(frozen=True)
class ReadingLimits:
    seconds: float = 10.0  # of the processor
    patience: float = 60.0  # seconds in all: on a busy machine the processor is rarely free
    memory: int = 2**29  # bytes; the games and the longest record need a quarter


def serve(line: Connection, limits: ReadingLimits) -> None:
    """Read one text after the other, until the line is closed."""
    prepare()
    _hold_back(limits)
    while True:
        try:
            work, text = line.recv()
        except EOFError:
            return
        line.send(BEGUN)
        _count(limits.seconds)
        answer = answer_to(work, text)
        _count(0)
        line.send(answer)


def answer_to(work: Work, text: str) -> tuple[str, Any]:
    try:
        return DONE, work(text)
    except CeilidhError as fault:
        return REFUSED, fault.reason
    except (MemoryError, RecursionError):
        return TOO_MUCH, None
    except Exception:
        return FAILED, traceback.format_exc()


def _hold_back(limits: ReadingLimits) -> None:
    """Come after all others, and take no more memory, where the platform knows how."""
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        memory = limits.memory if most == resource.RLIM_INFINITY else min(limits.memory, most)
        resource.setrlimit(resource.RLIMIT_AS, (memory, most))


def _count(seconds: float) -> None:
    """End this process after so much work; the signal needs no Python to run."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _parts_of_reason(reason: Reason) -> tuple[type[Reason], tuple[object, ...]]:
    return Reason, (reason.template, reason.rules, reason.fields, reason.one)


def _parts_of_word(word: Word) -> tuple[type[Word], tuple[str, str]]:
    return Word, (word.text, word.kind)


# Compiled classes do not travel between processes by themselves.
copyreg.pickle(Reason, _parts_of_reason)
copyreg.pickle(Word, _parts_of_word)
