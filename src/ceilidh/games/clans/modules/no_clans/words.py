"""The words of playing without clans."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("without clans"),
    about=message("choose starting tiles alone; later seats receive more money"),
    choices={"clans": {"none": message("without clans")}},
)
