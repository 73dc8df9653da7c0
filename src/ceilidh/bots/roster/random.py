"""The bot that plays any legal move."""

from typing import Final

from ceilidh.bots.base import RandomBot
from ceilidh.bots.profile import BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "random",
    place=0,
    title=message("random"),
    numbered=message("Random {n}"),
    character=message(
        "Plays any legal move without a thought. It suits you if you want to try out the rules in "
        "peace."
    ),
    make=RandomBot,
)
