"""The tacksman: the best single move."""

from typing import Final

from ceilidh.bots.profile import MEDIUM, BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "tacksman",
    place=30,
    title=message("tacksman"),
    numbered=message("Tacksman {n}"),
    character=message(
        "Knows what everything is worth and makes the best single move, but never plans ahead. It "
        "suits players who know the game."
    ),
    weights="hand",
    level=MEDIUM,
)
