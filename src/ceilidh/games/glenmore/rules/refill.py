"""Refilling the Rondel from the stacks (GM-RON-15 to 20, GM-FLW)."""

from typing import Final

from ceilidh.games.glenmore.goods import STACK_D
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.rules.rondel import (
    NOBODY,
    discard_passed,
    what_lies_at,
)
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import FIXTURE, State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame


def stack_left(state: State) -> int:
    """How many tiles the current stack still has, the buried one included (GM-HID-Q5)."""
    burial = state.rules.burial(state.stack_number)
    if burial is None:
        return len(state.unseen)
    return state.rules.stack_size(state.stack_number) - state.drawn


def draw_tile(state: State) -> int:
    """The next tile of the current stack.

    A buried tile comes at a place that is uniform between two bounds; as nothing is shuffled in
    advance, each draw between them picks it with the chance that is due then (GM-SET-Q3).
    """
    burial = state.rules.burial(state.stack_number)
    options = state.unseen
    if burial is not None and burial.first <= state.drawn <= burial.last:
        others = len(state.rules.stacks[state.stack_number]) - len(state.unseen)
        if others == state.drawn:  # it has not come yet
            places = burial.last - state.drawn + 1
            options = options * (places - 1) + [burial.tile] * max(len(options), 1)
    tile = pick(state, TILE, options)
    if tile in state.unseen:
        state.unseen.remove(tile)
    state.drawn += 1
    return tile


def fill_next(state: State) -> None:
    """One tile onto the next position; fixtures are skipped."""
    while what_lies_at(state, state.front) <= FIXTURE:
        state.front += 1
    tile = draw_tile(state)
    space = state.front % state.rules.spaces
    state.rondel[space] = tile
    state.front += 1
    note(state, "tile", NOBODY, state.rules.components.tiles[tile].id, 1, space, "")
    for module in state.rules.hooks.of["on_fill"]:
        module.on_fill(state, tile)


def next_stack(state: State) -> None:
    """A to B to C to D (GM-FLW-09)."""
    state.stack_number += 1
    state.unseen = list(state.rules.stacks[state.stack_number])
    state.drawn = 0


def filled_up(state: State, end: int) -> bool:
    """Whether every space before position `end` is filled that can be."""
    while state.front < end and what_lies_at(state, state.front) <= FIXTURE:
        state.front += 1
    return state.front >= end


class RefillRondel(Step[State]):
    """Every space but the one behind the last figure (GM-RON-15), clockwise from the old gap.

    When the last tile of A, B or C is laid a scoring phase comes first, then the next stack
    (GM-FLW-03, 09, GM-FLW-Q1). D scores nothing and ends the refill (GM-FLW-05, GM-RON-20).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.scoring: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.scoring = flow.id_of("scoring")

    def begin(self, state: State, frame: Frame) -> bool:
        mover = frame.seat if frame.seat < state.rules.players else NOBODY
        last = discard_passed(state, mover)
        if last == NOBODY:
            state.stack.pop()
            return False
        end = state.places[last] + state.rules.spaces - 1
        left = stack_left(state)
        while left > 0 and not filled_up(state, end):
            fill_next(state)
            left -= 1
            if left == 0 and state.stack_number < STACK_D:
                next_stack(state)
                state.stack.append(Frame(self.scoring, -1))
                return False
        state.stack.pop()
        return False


REFILL: Final[RefillRondel] = RefillRondel("refill")
