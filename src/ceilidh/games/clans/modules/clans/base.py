"""What all clans have in common."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.state import State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ClanModule(Module):
    """A clan with a power: its numbers come from the row of its name."""

    def __init__(self, name: str, components: Components) -> None:
        super().__init__(name)
        self.row = components.clan(name)
        self.number = CLAN.index[name]

    def seat(self, state: State) -> int:
        """The seat that plays the clan, or NOBODY."""
        for number, seat in enumerate(state.seats):
            if seat.clan == self.number:
                return number
        return NOBODY

    def at_table(self, state: State) -> bool:
        return self.seat(state) != NOBODY
