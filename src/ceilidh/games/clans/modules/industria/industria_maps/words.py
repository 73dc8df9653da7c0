"""The words of the map modules of Industria."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Industria: maps with waterfalls"),
    about=message("sides 3 and 4 of the map modules, mixed with the others"),
)
