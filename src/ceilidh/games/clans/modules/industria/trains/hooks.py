"""The hooks that delivery bonuses call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.modules.industria.trains.yard import NAME
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class BonusHooks(ModuleHooks):
    """Asked about a seat: of the other modules and of the clan that this seat plays."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def shipping_lowers(self, state: State, seat: int) -> bool:
        """veto: whether shipping can be undone."""
        return True

    def further_makes(self, state: State, seat: int, most: int, out: list[Action]) -> None:
        """collect: append moves that process up to `most` basic goods outside production.

        The first argument of such a move is how many.
        """

    def make_further(self, state: State, seat: int, action: Action) -> None:
        """notify: such a move is made."""


def bonus_hooks(state: State, seat: int) -> list[BonusHooks]:
    """What they answer."""
    return cast(list[BonusHooks], state.seats[seat].hooks.answers[NAME])
