"""The words of the board of future contracts."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: board of future contracts"),
    about=message("the next export contracts are seen before they can be taken"),
)
