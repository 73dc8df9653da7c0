"""The Rondel (GM-RON): positions, who is last, what can be reached, and discards."""

from typing import Final

from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import EMPTY, FIXTURE, NO_CELL, State
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame

NOBODY: Final = -1


def last_figure(state: State) -> int:
    """The figure in last position (GM-RON-02, 03); nobody once all have finished."""
    gone = state.gone
    if not gone:
        return state.places.index(min(state.places))
    last = NOBODY
    least = 0
    for figure, place in enumerate(state.places):
        if (last == NOBODY or place < least) and not gone >> figure & 1:
            last = figure
            least = place
    return last


def what_lies_at(state: State, position: int) -> int:
    """The tile on a space, EMPTY, or the number of a fixture."""
    return state.rondel[position % state.rules.spaces]


def end_of_line(state: State, last: int) -> int:
    """The farthest position that the figure in `last` place can reach, before the gap (GM-RON-12).

    A fixture directly behind the last figure is the gap itself (GM-C2-Q2).
    """
    end = last + state.rules.spaces - 2
    behind = what_lies_at(state, last - 1)
    if behind <= FIXTURE:
        while what_lies_at(state, end) == behind:
            end -= 1
    return end


def tiles_ahead(state: State, figure: int) -> list[tuple[int, int]]:
    """Pairs of position and tile in front of the figure in last position, nearest first."""
    out: list[tuple[int, int]] = []
    spaces = state.rules.spaces
    rondel = state.rondel
    last = state.places[figure]
    for position in range(last + 1, end_of_line(state, last) + 1):
        tile = rondel[position % spaces]
        if tile >= 0:
            out.append((position, tile))
    return out


def position_of(state: State, figure: int, tile: int) -> int:
    """Where a tile lies ahead of the figure in last position; -1 if it cannot be reached."""
    if tile not in state.rondel:
        return -1
    last = state.places[figure]
    position = last + 1 + (state.rondel.index(tile) - last - 1) % state.rules.spaces
    return position if position <= end_of_line(state, last) else -1


def move_figure(state: State, figure: int, position: int) -> None:
    """Forward to a position; a pawn that reaches or passes The End has finished (GM-END-02, 03)."""
    start = state.places[figure]
    state.places[figure] = position
    end = state.rules.end
    if end in state.rondel:
        for passed in range(start + 1, position + 1):
            if what_lies_at(state, passed) == end:
                state.gone |= 1 << figure
    note(state, "move", figure, "", position - start, position % state.rules.spaces, "")
    for module in state.rules.hooks.of["on_move"]:
        module.on_move(state, figure, start, position)


def take_off(state: State, position: int) -> int:
    """Take the tile from a space."""
    space = position % state.rules.spaces
    tile = state.rondel[space]
    state.rondel[space] = EMPTY
    return tile


def discard(state: State, seat: int, tile: int) -> None:
    """Onto the open pile (GM-RON-14); `seat` moved, -1 for the Die.

    A protected tile, which is only ever passed, leaves the game.
    """
    if state.rules.components.tiles[tile].protected:
        return
    state.discard += (tile,)
    note(state, "discard", seat, state.rules.components.tiles[tile].id, 1, -1, "")
    for module in state.rules.hooks.of["on_discard"]:
        module.on_discard(state, seat, tile)


def discard_passed(state: State, seat: int) -> int:
    """Tiles that every figure has passed (GM-RON-13, GM-RON-Q1, GM-CLN-Q7); never The End.

    Returns the figure in last position.
    """
    last = last_figure(state)
    # With all finished, what lies behind every pawn has been passed too.
    hindmost = state.places[last] if last != NOBODY else min(state.places[: state.rules.players])
    spaces = state.rules.spaces
    for position in range(state.front - spaces, hindmost):
        tile = state.rondel[position % spaces]
        if tile >= 0 and tile != state.rules.end:
            discard(state, seat, take_off(state, position))
    return last


class NextFigure(Step[State]):
    """Gives the turn to the figure in last position until all players have finished."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.turn: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.turn = flow.id_of("turn")

    def begin(self, state: State, frame: Frame) -> bool:
        players = state.rules.players
        everybody = (1 << players) - 1
        if state.gone & everybody == everybody:
            state.stack.pop()  # GM-END-06; other figures are not waited for
            return False
        figure = last_figure(state)
        state.laid = NO_CELL
        state.activated = 0
        state.movement = 0
        state.extras = 0
        state.whole = NO_CELL
        for module in state.rules.hooks.of["on_turn"]:
            module.on_turn(state, figure)
        if figure >= players:
            step = state.rules.figure_turns[figure - players]
            state.stack.append(Frame(step, figure))
            return False
        note(state, "turn", figure, "", 1, -1, "")
        state.stack.append(Frame(self.turn, figure))
        return False


FIGURES: Final[NextFigure] = NextFigure("next figure")
