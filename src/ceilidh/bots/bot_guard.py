"""What stands around a bot from outside the package: it may choose nothing but legal moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import Word, shortened


class BotFault(CeilidhError):
    """A bot has not chosen one of the legal moves."""

    facts: tuple[str, str] = ("", "")

    def __reduce__(self) -> tuple[Callable[..., BotFault], tuple[str, str]]:
        """As plain words, since a compiled reason cannot be sent to another process."""
        return illegal_choice, self.facts


def illegal_choice(bot: str, given: str) -> BotFault:
    fault = BotFault(
        "The bot {bot} chose {given}, which is not a legal move; choose must return one of legal.",
        fields={"bot": Word(bot), "given": Word(shortened(given))},
    )
    fault.facts = (bot, given)
    return fault


class BotGuard:
    """A bot like any other, with a generator even if the bot inside has none."""

    def __init__(self, name: str, bot: Any, rng: random.Random) -> None:
        self.name = name
        self.bot = bot
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        # The list is a copy: what the bot does with it changes nothing here.
        chosen: object = self.bot.choose(game, state, seat, list(legal))
        for action in legal:
            if action is chosen:
                return action
        raise illegal_choice(self.name, chosen.text if isinstance(chosen, Action) else repr(chosen))
