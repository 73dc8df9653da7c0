"""Taking a tile out of the discard pile (GM-CLN-30, 31, GM-CLN-Q5, Q6)."""

from typing import Final

from ceilidh.games.glenmore.goods import PERSON, TERRITORY
from ceilidh.games.glenmore.grid import PlacementArea
from ceilidh.games.glenmore.kinds import DONE, FETCH
from ceilidh.games.glenmore.rules.fees import cash_to_lay, least_fee, why_no_fee
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.placement import PLACE, ground, spots
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def fetchable(state: State, seat: int) -> list[int]:
    """The tiles of the pile that can be laid, and the persons; without cost (GM-PLC-Q6).

    What a module asks for the place itself must be paid all the same.
    """
    return fetchable_on(state, seat, ground(state, seat))


def fetchable_on(state: State, seat: int, land: PlacementArea) -> list[int]:
    """The same, for a territory with other Scots than those of now."""
    tiles = state.rules.components.tiles
    cash = cash_to_lay(state, seat)
    out: list[int] = []
    for number in sorted(state.discard):
        tile = tiles[number]
        cells = spots(state, seat, land, tile) if tile.kind == TERRITORY else 0
        if tile.kind == PERSON or least_fee(state, seat, cells) <= cash:
            out.append(number)
    return out


class Fetch(TurnStep):
    """Choose a tile of the discard pile; nothing happens if none can be used."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.person: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.person = flow.id_of("person")

    def begin(self, state: State, frame: Frame) -> bool:
        if fetchable(state, frame.seat) or self.deed_possible(state, frame):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        found = fetchable(state, frame.seat)
        for tile in found:
            out.append(FETCH.all[tile])
        if not found:
            out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        tile = state.rules.components.tiles[action.a]
        state.discard = tuple([other for other in state.discard if other != tile.index])
        state.stack.pop()
        following = self.person if tile.kind == PERSON else PLACE.id
        state.stack.append(Frame(following, frame.seat, tile.index, 1))
        note(state, "fetch", frame.seat, tile.id, 1, -1, "")
        for module in state.rules.hooks.of["on_fetch"]:
            module.on_fetch(state, tile.index)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which tile from the discard pile to use", ("GM-CLN-30",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not FETCH:
            return None
        tile = state.rules.components.tiles[action.a]
        name: dict[str, object] = {"tile": tile.name}
        if tile.index not in state.discard:
            return Reason("{tile} is not in the discard pile.", ("GM-CLN-30",), name)
        if tile.kind != TERRITORY:
            return Reason(
                "{tile} is neither a territory tile nor a person tile.", ("GM-CLN-Q6",), name
            )
        if spots(state, frame.seat, ground(state, frame.seat), tile):
            return why_no_fee(state, frame, action)
        return Reason("There is no legal place for {tile}.", ("GM-PLC-Q6",), name)


FETCHING: Final[Fetch] = Fetch("fetch")
