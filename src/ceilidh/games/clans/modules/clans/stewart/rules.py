"""Clan Stewart (CC-STW): more merchants, river-crossing, and £1 for every trade."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State

ABILITY: Final[Ability] = Ability({"money_per_good_traded_kind": (0, 99)})


class Stewart(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("stewart", components, ABILITY)

    def trade_money(self, state: State, seat: int) -> int:
        """For each good traded, whatever the number, bargains included (CC-STW-03 to 05)."""
        return self.row.ability["money_per_good_traded_kind"]
