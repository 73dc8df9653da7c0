"""Who reads what people send: the contract, and the one that reads at once in the event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ceilidh.server.errors import Refusal
from ceilidh.server.logs import tell
from ceilidh.server.reading.reader_process import DONE, FAILED, REFUSED, answer_to

log = logging.getLogger("ceilidh.reading")

T = TypeVar("T")


class TextReader(Protocol):
    """Makes of a text what `work`, a function of a module, makes of it, or says what is wrong."""

    async def read(self, work: Callable[[str], T], text: str, client: str) -> T: ...
    def stop(self) -> None: ...


def outcome(ended: str, told: Any) -> Any:
    """What was read; a reading that did not end well is refused in a sentence."""
    if ended == DONE:
        return told
    if ended == REFUSED:
        raise Refusal.because(told)
    if ended == FAILED:
        tell(log, logging.ERROR, "fault", trace=told)
    raise Refusal("This file cannot be read; check that it is the right one.")


class ReadingHere:
    """For who runs the server alone: a text that is too long keeps nobody else waiting."""

    async def read(self, work: Callable[[str], T], text: str, client: str) -> T:
        found: T = outcome(*answer_to(work, text))
        return found

    def stop(self) -> None:
        """There is nothing to end."""
