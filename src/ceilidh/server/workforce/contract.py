"""What a server needs somebody for, beside whoever answers requests."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ceilidh.server.reading.text_reader import TextReader
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.thinking.analysts import AnalysisStaff
from ceilidh.server.thinking.bot_thinker import BotThinker


class Workforce(Protocol):
    """`thinker` moves for bots, `analysis_staff` judges games, `reader` reads what people send."""

    @property
    def thinker(self) -> BotThinker: ...
    @property
    def analysis_staff(self) -> AnalysisStaff: ...
    @property
    def reader(self) -> TextReader: ...

    @property
    def makes_ready(self) -> bool:
        """Whether all that pages may need is loaded before the first one is asked for."""

    def at_work(self, service: Service) -> AbstractAsyncContextManager[None]:
        """While the application runs: threads, clocks, and the ear for other processes."""


def workforce_of(settings: Settings) -> Workforce:
    """Each is imported where it is used: a browser has no processes, a server no need to wait."""
    if settings.embedded:
        from ceilidh.server.workforce.one_thread import OneThread

        return OneThread()
    from ceilidh.server.workforce.many_hands import ManyHands

    return ManyHands(settings)
