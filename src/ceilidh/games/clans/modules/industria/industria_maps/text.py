"""The words of the map modules of Industria."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: maps with waterfalls"),
    about=message("sides 3 and 4 of the map modules, mixed with the others"),
)
