"""The chief: plans ahead and compares several futures."""

from typing import Final

from ceilidh.bots.profile import STRONG, BotProfile
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "chief",
    place=50,
    title=message("chief"),
    numbered=message("Chief {n}"),
    character=message(
        "Plans ahead, compares several futures and punishes mistakes. It suits you if you want the "
        "strongest opponent and can wait a second."
    ),
    weights="tuned",
    effort=0.9,
    level=STRONG,
)
