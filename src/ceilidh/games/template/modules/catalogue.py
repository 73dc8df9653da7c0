"""All modules: their steps, their kinds of action, and how to make those a game asks for."""

from typing import Final

from ceilidh.games.template.hooks import Module
from ceilidh.games.template.modules.secret import BONUS, CHOOSE_NUMBERS, Secret
from ceilidh.games.template.modules.wind import BLOW, Wind
from ceilidh.games.template.state import State
from ceilidh.kernel.action import Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Options, words

NAMES: Final = ("wind", "secret")
MODULE_STEPS: Final[list[Step[State]]] = [BLOW, CHOOSE_NUMBERS]
MODULE_SPECS: Final[list[Spec]] = [BONUS]


def make_modules(players: int, options: Options) -> list[Module]:
    """The modules that the options ask for."""
    made: list[Module] = []
    if "wind" in words(options, "modules"):
        made.append(Wind())
    if "secret" in words(options, "modules"):
        made.append(Secret(players))
    return made
