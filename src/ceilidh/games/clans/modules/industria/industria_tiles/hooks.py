"""The hooks that the scoring tile of production chains calls."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.state import State
from ceilidh.kernel.ruleset import ModuleHooks

NAME: Final = "industria-tiles"


@mypyc_attr(allow_interpreted_subclasses=True)
class ChainHooks(ModuleHooks):
    """Asked about a seat: of the other modules and of the clan that this seat plays."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def field_chains(self, number: int) -> int:
        """replace: in how many production chains one field of the seat may serve."""
        return number

    def chain_pairs(self, state: State, seat: int) -> int:
        """collect: further pairs of units that form a production chain."""
        return 0


def chain_hooks(state: State, seat: int) -> list[ChainHooks]:
    """What they answer; a data pack may have that tile in a game without this module."""
    return cast(list[ChainHooks], state.seats[seat].hooks.answers.get(NAME, []))
