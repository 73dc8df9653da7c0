"""Taking a tile out of the discard pile (GM-CLN-30, 31, GM-CLN-Q5, Q6)."""

from typing import Final

from ceilidh.games.glenmore.goods import PERSON, TERRITORY
from ceilidh.games.glenmore.kinds import FETCH
from ceilidh.games.glenmore.rules.free_moves import do_free_move, free_moment, free_moves
from ceilidh.games.glenmore.rules.placement import PLACE, ground, spots
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame


def fetchable(state: State, seat: int) -> list[int]:
    """The tiles of the pile that can be laid, and the persons; without cost (GM-PLC-Q6)."""
    tiles = state.rules.components.tiles
    land = ground(state, seat)
    out: list[int] = []
    for number in sorted(state.discard):
        tile = tiles[number]
        if tile.kind == PERSON or (tile.kind == TERRITORY and spots(state, seat, land, tile)):
            out.append(number)
    return out


class Fetch(Step[State]):
    """Choose a tile of the discard pile; nothing happens if none can be used."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.person: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.person = flow.id_of("person")

    def begin(self, state: State, frame: Frame) -> bool:
        if fetchable(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for tile in fetchable(state, frame.seat):
            out.append(FETCH.all[tile])
        if free_moment(state):
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        tile = state.rules.components.tiles[action.a]
        state.discard = tuple([other for other in state.discard if other != tile.index])
        state.stack.pop()
        following = self.person if tile.kind == PERSON else PLACE.id
        state.stack.append(Frame(following, frame.seat, tile.index, 1))
        note(state, "fetch", frame.seat, tile.id, 1, -1, "")
        for module in state.rules.hooks.of["on_fetch"]:
            module.on_fetch(state, tile.index)


FETCHING: Final[Fetch] = Fetch("fetch")
