"""The hooks that the Haggis scorings call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.modules.haggis.tokens import NAME
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class HaggisHooks(ModuleHooks):
    """Asked of the other modules of the game."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def before_rolls(self, state: State) -> None:
        """notify: the Die is about to be rolled for all; may push decisions."""

    def on_roll(self, state: State, face: int) -> None:
        """notify: it has been rolled, and nothing follows from it yet; may push a decision."""


def haggis_hooks(state: State) -> list[HaggisHooks]:
    """What the other modules answer."""
    return cast(list[HaggisHooks], state.rules.hooks.answers[NAME])
