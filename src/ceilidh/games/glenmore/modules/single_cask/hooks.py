"""The hooks that the sales of the Single Cask Reserve call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.modules.single_cask.reserve import NAME
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleHooks(ModuleHooks):
    """Asked of the other modules of the game."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def sells_in_passing(self, state: State, seat: int) -> bool:
        """collect: whether a pawn that passes a sale may sell as one that stops there."""
        return False


def sale_hooks(state: State) -> list[SaleHooks]:
    """What the other modules answer."""
    return cast(list[SaleHooks], state.rules.hooks.answers[NAME])
