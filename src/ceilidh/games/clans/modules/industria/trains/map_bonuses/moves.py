"""Moves of units on the map (IN-D14)."""

from ceilidh.games.clans.modules.industria.trains.part import BonusPart, Numbers
from ceilidh.games.clans.rules.moving import MOVING, can_move
from ceilidh.games.clans.state import State
from ceilidh.kernel.state import Frame


class MovesPart(BonusPart):
    """Units move to adjacent hexes, the same or different ones (IN-D14-02)."""

    def can(self, state: State, seat: int, numbers: Numbers) -> bool:
        return can_move(state, seat)

    def begin(self, state: State, seat: int, bonus: int, numbers: Numbers) -> None:
        state.stack.append(Frame(MOVING.id, seat, numbers["moves"]))
