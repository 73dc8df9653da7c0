"""The greedy bot: the best single move."""

from typing import Final

from ceilidh.bots.levels import MEDIUM
from ceilidh.bots.profile import BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "greedy",
    place=30,
    title=message("greedy"),
    numbered=message("Greedy {n}"),
    character=message("knows what everything is worth, one move at a time"),
    weights="hand",
    level=MEDIUM,
)
