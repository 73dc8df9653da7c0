"""The words of simplified trains."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: simplified trains"),
    about=message("four goals to be claimed by delivering goods, one more a round"),
)
