"""The hooks that the Dragon Boat Races call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.modules.dragon_boats.regatta import NAME
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceHooks(ModuleHooks):
    """Asked of the other modules of the game."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def sail_cost(self, state: State, seat: int) -> int:
        """collect: movement points that the next river tile costs a boat more, or less."""
        return 0

    def on_sail(self, state: State, seat: int, stop: int, spot: int) -> None:
        """notify: a boat has sailed on from a tile of a river; may push a decision."""

    def on_reward(self, state: State, seat: int, stop: int) -> None:
        """notify: a reward is taken off a castle; what is pushed comes after its effects."""


def race_hooks(state: State) -> list[RaceHooks]:
    """What the other modules answer."""
    return cast(list[RaceHooks], state.rules.hooks.answers[NAME])
