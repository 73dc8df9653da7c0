"""The words of milestones without trains."""

from typing import Final

from ceilidh.say.face import Words
from ceilidh.say.phrases import message

WORDS: Final = Words(
    name=message("Industria: milestones"),
    about=message("four goals to be claimed for £5 each; no trains"),
)
