"""The hooks that the Great Glen cards call."""

from typing import cast

from mypy_extensions import mypyc_attr

from ceilidh.games.glenmore.modules.great_glen.rows import NAME
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.ruleset import ModuleHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class CardHooks(ModuleHooks):
    """Asked of the other modules of the game."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def manned_elsewhere(self, state: State, seat: int, type_: int) -> int:
        """collect: tiles of a type outside the territory on which a Scot of the seat counts."""
        return 0


def card_hooks(state: State) -> list[CardHooks]:
    """What the other modules answer."""
    return cast(list[CardHooks], state.rules.hooks.answers[NAME])
