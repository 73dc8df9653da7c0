"""Clan Robertson (CC-ROB): units on river deltas are cheaper."""

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State


class Robertson(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("robertson", components)

    def hex_discount(self, state: State, seat: int, hex_: int) -> int:
        """£3 (1-2 players £2) off the whole cost, every time, once a hex (CC-ROB-01 to 05, Q3)."""
        if not state.map.delta.has(hex_):
            return 0
        small = state.rules.small
        return self.row.ability["delta_discount_small" if small else "delta_discount"]
