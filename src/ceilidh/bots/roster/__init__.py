"""The bots that people can play against: each file here is one bot, its `BOT`.

To add a bot, add a file. It is then offered on the page, on the command line, in the API and in
the arena.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from ceilidh.bots.profile import BotProfile


def _found() -> list[BotProfile]:
    files = [import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__)]
    return sorted([file.BOT for file in files], key=lambda bot: (bot.place, bot.name))


# From the weakest to the strongest.
ROSTER: Final[dict[str, BotProfile]] = {bot.name: bot for bot in _found()}
