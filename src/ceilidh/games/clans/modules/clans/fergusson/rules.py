"""Clan Fergusson (CC-FER): a third first worker, all on border hexes, and early shipping."""

from typing import Final

from ceilidh.games.clans.components.clans import FIRST_WORKERS, Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import HexSet

ABILITY: Final[Ability] = Ability()


class Fergusson(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("fergusson", components, ABILITY)

    def first_workers(self, state: State, seat: int) -> int:
        """Placed after all other players have placed theirs (CC-FER-01, 03)."""
        return self.row.workers - FIRST_WORKERS

    def first_hexes(self, state: State, seat: int, hexes: HexSet) -> HexSet:
        return hexes.intersection(state.map.border)
