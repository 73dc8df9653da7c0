"""The words of the board of future contracts."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Industria: board of future contracts"),
    about=message("the next export contracts are seen before they can be taken"),
)
