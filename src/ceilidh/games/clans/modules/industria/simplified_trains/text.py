"""The words of simplified trains."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: simplified trains"),
    about=message("four goals, claimed by delivering goods, one more available each round"),
)
