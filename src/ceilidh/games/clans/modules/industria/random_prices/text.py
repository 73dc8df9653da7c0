"""The words of random start prices."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Random start prices"),
    about=message("a die moves each good's start price by one step, or not at all"),
    names={"option": {"random_prices": message("Random start prices")}},
)
