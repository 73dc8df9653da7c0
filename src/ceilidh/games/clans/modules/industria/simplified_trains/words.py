"""The words of simplified trains."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Industria: simplified trains"),
    about=message("four goals to be claimed by delivering goods, one more a round"),
)
