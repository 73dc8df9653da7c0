"""The words of the tighter map."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Tighter map"),
    about=message("one land hex of each map module is covered"),
    names={"option": {"tighter_map": message("Tighter map")}},
)
