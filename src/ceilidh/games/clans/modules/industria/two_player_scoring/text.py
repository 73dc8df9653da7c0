"""The words of the other scoring for two."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Alternative two-player scoring"),
    about=message("a close second also scores for exports and settlements"),
    names={"option": {"two_player_scoring": message("Two-player scoring")}},
    choices={
        "two_player_scoring": {
            "base": message("as in the base game"),
            "alternative": message("a close second also scores"),
        }
    },
)
