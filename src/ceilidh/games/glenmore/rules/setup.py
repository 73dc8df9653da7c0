"""Set-up (GM-SET): pawns in random order, the Die, the start tiles and the first tiles of A."""

from typing import Final

from ceilidh.games.glenmore.goods import STACK_S
from ceilidh.games.glenmore.kinds import PAWN, TILE
from ceilidh.games.glenmore.rules.refill import fill_next, filled_up, next_stack, stack_left
from ceilidh.games.glenmore.rules.stock import add_coins
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame


class PlacePawns(Step[State]):
    """Pawns in random order from last to front, with rising coins (GM-SET-07 to 09, GM-RND-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        coins = state.rules.components.board.start_coins
        waiting = list(range(state.rules.players))
        for position in range(state.rules.players):
            seat = pick(state, PAWN, waiting)
            waiting.remove(seat)
            state.places[seat] = position
            add_coins(state, seat, coins[position], "set-up")
        state.front = state.rules.players
        return False


class PlaceFigures(Step[State]):
    """The Die in front of the foremost pawn (GM-SET-20, 21)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        rules = state.rules
        for number, name in enumerate(rules.figure_steps):
            if name not in rules.placed_apart:
                state.places[rules.players + number] = state.front
                state.front += 1
        return False


class LayStartTiles(Step[State]):
    """The S tiles in random order (GM-SET-12, GM-SET-Q2)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        waiting = list(state.rules.stacks[STACK_S])
        while waiting:
            tile = pick(state, TILE, waiting)
            waiting.remove(tile)
            state.rondel[state.front] = tile
            state.front += 1
        return False


class FillRondel(Step[State]):
    """Tiles of A on all spaces but the one behind the last pawn; no scoring (GM-SET-13, 14)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        while not filled_up(state, state.rules.spaces - 1):
            if stack_left(state) == 0:
                next_stack(state)  # only in a data pack (GM-FLW-Q2)
            fill_next(state)
        return False


PLACE_PAWNS: Final[PlacePawns] = PlacePawns("place pawns")
PLACE_FIGURES: Final[PlaceFigures] = PlaceFigures("place figures")
LAY_START_TILES: Final[LayStartTiles] = LayStartTiles("lay start tiles")
FILL_RONDEL: Final[FillRondel] = FillRondel("fill rondel")
