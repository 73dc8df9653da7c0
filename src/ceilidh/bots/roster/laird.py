"""The laird: plans its turn or round for a moment."""

from typing import Final

from ceilidh.bots.profile import BotProfile
from ceilidh.bots.search.bot import SearchSettings
from ceilidh.say.phrases import message

BOT: Final = BotProfile(
    "laird",
    place=40,
    title=message("laird"),
    numbered=message("Laird {n}"),
    character=message(
        "Plans its own turn or round and wastes little. It suits experienced players who want "
        "quick answers."
    ),
    weights="tuned",
    effort=0.2,
    # Two plans side by side leave about as much room below the chief as above the tacksman; with
    # twelve it hardly ever lost to the one and won a third of its games against the other.
    settings=SearchSettings(width=2, widens=False, worlds=1, playouts=False, mends=False),
)
