"""What all clans have in common."""

from typing import Final

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.components.clans import FILE, FIRST_WORKERS, Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import CLAN
from ceilidh.games.clans.state import State
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.component_data.pack import refuse
from ceilidh.kernel.hooks import overrides
from ceilidh.kernel.reason import Reason

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ClanModule(Module):
    """A clan with a power: its numbers come from the row of its name.

    `ability` says which ones it reads there. A row of a data pack that has others, or that gives
    first workers to a clan that has no use for them, is a DataError.
    """

    def __init__(self, name: str, components: Components, ability: Ability) -> None:
        super().__init__(name)
        self.row = components.clan(name)
        self.number = CLAN.index[name]
        faults = ability.faults(self.row)
        if self.row.workers != FIRST_WORKERS and not overrides(self, Module, "first_workers"):
            fault = Reason('"workers" has no effect for this clan')
            faults.append(sentence(FILE, f"clan {name}, start", fault, Reason("remove it")))
        refuse(faults)

    def seat(self, state: State) -> int:
        """The seat that plays the clan, or NOBODY."""
        for number, seat in enumerate(state.seats):
            if seat.clan == self.number:
                return number
        return NOBODY

    def at_table(self, state: State) -> bool:
        return self.seat(state) != NOBODY
