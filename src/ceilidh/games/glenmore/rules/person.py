"""Person tiles (GM-PER-01 to 04): kept beside the territory; a clan marker follows."""

from typing import Final

from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


def take_person(state: State, seat: int, tile: int) -> None:
    own = state.mine(seat)
    own.persons += (tile,)
    note(state, "person", seat, state.rules.components.tiles[tile].id, 1, -1, "")


class TakePerson(Step[State]):
    """frame.a is the tile; nothing is activated (GM-PER-02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        take_person(state, frame.seat, frame.a)
        return False


TAKING_PERSON: Final[TakePerson] = TakePerson("take person")
