"""The words of playing without clans."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("without clans"),
    about=message("starting tiles only; later seats receive more money"),
    choices={"clans": {"none": message("without clans")}},
)
