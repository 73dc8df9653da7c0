"""The words of random start prices."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Random start prices"),
    about=message("a die moves the start price of each good by a step, or not"),
    names={"option": {"random_prices": message("Random start prices")}},
)
