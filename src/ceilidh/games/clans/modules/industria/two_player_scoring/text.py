"""The words of the other scoring for two."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Other scoring for two"),
    about=message("a close second scores for exports and settlements too"),
    names={"option": {"two_player_scoring": message("Scoring for two")}},
    choices={
        "two_player_scoring": {
            "base": message("as in the base game"),
            "alternative": message("a close second scores too"),
        }
    },
)
