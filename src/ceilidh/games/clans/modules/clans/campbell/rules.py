"""Clan Campbell (CC-CAM): each further building of a type is cheaper."""

from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State

ABILITY: Final[Ability] = Ability(lists={"factory_discount_by_number": (4, 4)})


class Campbell(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("campbell", components, ABILITY)

    def unit_discount(self, state: State, seat: int, column: Column) -> int:
        """By the number of that type now on the map (CC-CAM-01 to 04, CC-CAM-Q1)."""
        if not column.factory:
            return 0
        discounts = self.row.lists["factory_discount_by_number"]
        return discounts[min(state.seats[seat].deployed[column.index], len(discounts) - 1)]
