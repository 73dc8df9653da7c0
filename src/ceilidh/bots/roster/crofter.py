"""The crofter: builds up, and forgets the others."""

from typing import Final

from ceilidh.bots.profile import BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "crofter",
    place=20,
    title=message("crofter"),
    numbered=message("Crofter {n}"),
    character=message(
        "Builds up steadily, but overlooks its rivals and the prizes at the end. It suits you once "
        "you know the rules."
    ),
    weights="crofter",
)
