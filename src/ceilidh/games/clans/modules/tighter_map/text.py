"""The words of the tighter map."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Tighter map"),
    about=message("one land hex of each map module is covered"),
    names={"option": {"tighter_map": message("Tighter map")}},
)
