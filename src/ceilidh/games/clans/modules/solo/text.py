"""The words of the solo game."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("solo game"),
    about=message("neutral pieces, a dice-driven market, score thresholds instead of rivals"),
    names={
        "option": {"solo_import_money": message("Money on the import track")},
        "rank": {
            "genius": message("genius"),
            "expert": message("expert"),
            "average": message("average"),
            "rookie": message("rookie"),
            "newbie": message("newbie"),
        },
    },
)
