"""Clan Robertson (CC-ROB): units on river deltas are cheaper."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State

ABILITY: Final[Ability] = Ability({"delta_discount": (0, 20), "delta_discount_small": (0, 20)})


class Robertson(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("robertson", components, ABILITY)

    def land_discount(self, state: State, seat: int, hexes: list[int], prices: list[int]) -> None:
        """£3 (1-2 players £2) off the whole cost, every time, once a hex (CC-ROB-01 to 05, Q3)."""
        small = state.rules.small
        amount = self.row.ability["delta_discount_small" if small else "delta_discount"]
        delta = state.map.delta
        for hex_ in hexes:
            if delta.has(hex_):
                prices[hex_] -= amount
