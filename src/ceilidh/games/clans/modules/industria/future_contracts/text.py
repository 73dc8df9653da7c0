"""The words of the board of future contracts."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: future contracts board"),
    about=message("see the next export contracts before they can be taken"),
)
