"""All Chronicles: their steps, their kinds of action, and how to make those a game asks for."""

from typing import Final

from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.modules import great_glen, highlander
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Options, flag, words

# The names of option `modules`, in the order of the Chronicles.
CHRONICLES: Final = (highlander.NAME, great_glen.NAME)

MODULE_STEPS: Final[list[Step[State]]] = [*highlander.STEPS, *great_glen.STEPS]

MODULE_SPECS: Final[list[Spec]] = [*highlander.SPECS, *great_glen.SPECS]


def make_modules(players: int, options: Options, components: Components) -> list[Module]:
    """The Chronicles that the options ask for."""
    made: list[Module] = []
    chosen = words(options, "modules")
    if highlander.NAME in chosen:
        sideways = flag(options, "sideways_mountain")
        made.append(highlander.HighlanderModule(components.highlander, sideways))
    if great_glen.NAME in chosen:
        made.append(great_glen.GreatGlenModule(components.great_glen, players))
    return made
