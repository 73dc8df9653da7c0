"""The words of milestones without trains."""

from typing import Final

from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import message

TEXT: Final = ModuleText(
    name=message("Industria: milestones"),
    about=message("four goals to claim for £5 each; no trains"),
)
