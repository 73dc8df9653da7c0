"""The learner: overlooks what people who are new to a game overlook."""

from typing import Final

from ceilidh.bots.profile import EASY, BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "learner",
    place=10,
    title=message("learner"),
    numbered=message("Learner {n}"),
    character=message(
        "Plays like a beginner: it takes what pays now and sees little of what comes later. It "
        "suits your first games."
    ),
    weights="learner",
    level=EASY,
)
