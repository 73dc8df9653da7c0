"""The event of Glenfinnan Monument: the Englishman changes places with a tile (GM-C6-72, Q11)."""

from typing import Final

from ceilidh.games.glenmore.kinds import DONE, TILE
from ceilidh.games.glenmore.modules.hammer.track import figure_of, place_of
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.rondel import NOBODY, last_figure
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import EMPTY, State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SWAP: Final[Spec] = Spec("swap", (TILE,), ("GM-C6-72", "GM-C6-Q11"))


def swappable(state: State) -> list[tuple[int, int]]:
    """Pairs of a tile and its position, of those that may leave their places; none once he is gone.

    A tile on which a pawn stands keeps its place. Behind the last figure lies nothing but the gap,
    so that he never falls out of the line.
    """
    last = last_figure(state)
    if place_of(state) == NOBODY or last == NOBODY:
        return []
    first = state.places[last] + 1
    out: list[tuple[int, int]] = []
    for position in range(first, state.front):
        tile = state.rondel[position % state.rules.spaces]
        bare = tile >= 0 and position not in state.places
        if bare and not state.rules.components.tiles[tile].protected:
            out.append((tile, position))
    return sorted(out)


class Swap(TurnStep):
    """The tile goes where he stood; nobody passes him by that (GM-C6-Q11)."""

    def begin(self, state: State, frame: Frame) -> bool:
        if swappable(state):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for tile, _ in swappable(state):
            out.append(SWAP.all[tile])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        spaces = state.rules.spaces
        for tile, position in swappable(state):
            if tile == action.a:
                before = place_of(state)
                state.rondel[position % spaces] = EMPTY
                state.rondel[before % spaces] = tile
                state.places[figure_of(state)] = position
                name = state.rules.components.tiles[tile].id
                note(state, "swap", frame.seat, name, 1, position % spaces, "")

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which tile to swap with the Englishman", ("GM-C6-72",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not SWAP:
            return None
        name: dict[str, object] = {"tile": state.rules.components.tiles[action.a].name}
        if action.a not in state.rondel:
            return Reason("{tile} is not on the rondel.", ("GM-C6-72",), name)
        return Reason("{tile} cannot be swapped.", ("GM-C6-Q11",), name)


SWAPPING: Final[Swap] = Swap("swap englishman")
