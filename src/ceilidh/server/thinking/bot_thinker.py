"""Who thinks for bots: the contract, and the one that thinks at once in the event loop."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from ceilidh.server.thinking.bot_process import BotAnswer, think


class ThinkRequest(NamedTuple):
    """A position and whose move it is; plain values, so that somebody elsewhere can answer."""

    game: str
    data: dict[str, object]
    seat: int
    bot: str
    seed: int


class BotThinker(Protocol):
    """Answers one question after the other, or several at once."""

    def start(self) -> None: ...
    def stop(self) -> None: ...
    async def think(self, asked: ThinkRequest) -> BotAnswer: ...


class ThinkingHere:
    """Where there is nobody else: everything waits until the bot has decided."""

    def start(self) -> None:
        """There is nothing to begin."""

    def stop(self) -> None:
        """Nor to end."""

    async def think(self, asked: ThinkRequest) -> BotAnswer:
        await asyncio.sleep(0)  # whoever waits to be answered comes first
        return think(*asked)
