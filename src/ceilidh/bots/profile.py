"""What the package knows about a bot: its name, what people are told about it, how it plays."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ceilidh.bots.base import Bot
from ceilidh.bots.search.bot import SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.say.phrases import message

EASY: Final = "easy"
MEDIUM: Final = "medium"
STRONG: Final = "strong"
LEVELS: Final = (EASY, MEDIUM, STRONG)
TITLES: Final = {EASY: message("Easy"), MEDIUM: message("Medium"), STRONG: message("Strong")}
ABOUT: Final = {
    EASY: message("Plays like a beginner and takes what pays now. Start here."),
    MEDIUM: message("Knows what everything is worth, but does not plan ahead."),
    STRONG: message("Plans ahead and punishes mistakes. For experienced players."),
}


@dataclass(frozen=True)
class BotProfile:
    """A bot of the roster. It either judges positions by a set of `weights`, or `make` makes it.

    `name` is its word in commands, records and the API. Bots are listed by `place`, the weakest
    first. `title`, `numbered` (with the number of its seat, {n}) and `character` (what it is like,
    and whom it suits) are messages for people; a bot without a title is called by its name. A bot
    that judges tries single moves unless it has an `effort` for planning: seconds of thought on a
    usual machine. A `budget` takes the place of that effort. A bot that `holds_back` leaves room to
    the others while it leads. With a `level` it is the bot that you get if you ask for that level.
    """

    name: str
    place: int
    title: str = ""
    numbered: str = ""
    character: str = ""
    weights: str = ""
    effort: float = 0.0
    budget: Budget | None = None
    settings: SearchSettings = field(default_factory=SearchSettings)
    make: Callable[[random.Random], Bot] | None = None
    holds_back: bool = False
    level: str = ""

    @property
    def plans(self) -> bool:
        """Whether it looks further than a single move."""
        return self.effort > 0 or self.budget is not None

    def __post_init__(self) -> None:
        assert bool(self.weights) != (self.make is not None), f"{self.name}: weights or make"
        if not self.title:
            object.__setattr__(self, "title", self.name)
        if not self.numbered:
            object.__setattr__(self, "numbered", f"{self.name.capitalize()} {{n}}")
