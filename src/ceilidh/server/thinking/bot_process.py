"""What runs in the processes in which bots think; it imports no more than that needs."""

from __future__ import annotations

from typing import NamedTuple

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.search.bot import PlanCache, SearchBot
from ceilidh.kernel.registry import find

# What bots planned in this process for the rest of a turn; each decision has a bot of its own.
MEMORY = PlanCache()


class BotAnswer(NamedTuple):
    """A move, and whether the bot had to make it before it had thought enough."""

    text: str
    hurried: bool = False


def think(game_name: str, data: dict[str, object], seat: int, bot: str, seed: int) -> BotAnswer:
    """The bot's move in a position."""
    game = find(game_name)
    state = game.load(data)
    asked = make_bot(bot, game_name, seed, seat, MEMORY)
    text = ask(asked, game, state, seat).text
    return BotAnswer(text, isinstance(asked, SearchBot) and asked.hurried)
