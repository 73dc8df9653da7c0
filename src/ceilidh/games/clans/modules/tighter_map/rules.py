"""The tighter map (CC-VTM): one land hex of each map module is covered."""

from typing import Final

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import BUILD, HEX
from ceilidh.games.clans.rules.watchers import is_covered
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class CoverHexes(Step[State]):
    """One random land hex of each module is covered (CC-VTM-02, CC-VTM-Q1)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for module in range(state.rules.components.board.tighter_map_hexes):
            hexes = [
                hex_
                for hex_ in state.free.hexes_in(state.map.land)
                if state.map.module_of[hex_] == module % 4
            ]
            state.free = state.free.without(pick(state, HEX, hexes))
        return False


COVER_HEXES: Final[CoverHexes] = CoverHexes("cover hexes")


class TighterMap(Module):
    def __init__(self) -> None:
        super().__init__("tighter-map", players=(2, 3))

    def insertions(self) -> list[Insertion]:
        return [Insertion("set-up", "draw ports", True, "cover hexes")]

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD or not is_covered(state, action.b):
            return None
        names: dict[str, object] = {"hex": HEX.words[action.b]}
        return Reason("Hex {hex} is covered in this game.", ("CC-VTM-04", "CC-VTM-Q2"), names)
