"""Clan Fergusson (CC-FER): a third first worker, all on border hexes, and early shipping."""

from typing import Final

from ceilidh.games.clans.components.clans import FIRST_WORKERS, Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.kinds import BUILD, HEX
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.first_workers import FIRST_WORKER
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

ABILITY: Final[Ability] = Ability()


class Fergusson(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__("fergusson", components, ABILITY)

    def first_workers(self, state: State, seat: int) -> int:
        """Placed after all other players have placed theirs (CC-FER-01, 03)."""
        return self.row.workers - FIRST_WORKERS

    def first_hexes(self, state: State, seat: int, hexes: HexSet) -> HexSet:
        return hexes.intersection(state.map.border)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        first = frame.step == FIRST_WORKER.id and frame.seat == self.seat(state)
        if not first or action.spec is not BUILD or state.map.border.has(action.b):
            return None
        names: dict[str, object] = {"hex": HEX.words[action.b]}
        return Reason("Hex {hex} is not a border hex.", ("CC-FER-04",), names)
