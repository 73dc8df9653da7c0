"""The hooks that the events of the Tome call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.modules.tome.rows import NAME
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class EventHooks(ModuleHooks):
    """Asked of the other modules of the game."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def on_event_side(self, state: State, seat: int, card: int) -> None:
        """notify: a landmark card has been turned to its Event side."""


def event_hooks(state: State) -> list[EventHooks]:
    """What the other modules answer."""
    return cast(list[EventHooks], state.rules.hooks.answers[NAME])
