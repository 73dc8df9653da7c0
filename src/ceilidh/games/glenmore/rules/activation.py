"""Activation (GM-ACT): the laid tile and its neighbours, in any order, each once, each optional."""

from typing import Final

from ceilidh.games.glenmore.grid import AROUND, CELLS, CELLS_NEAR, STEPS, cells_of
from ceilidh.games.glenmore.kinds import ACTIVATE, DONE, WALK
from ceilidh.games.glenmore.rules.activating import activate, can_go, why_no_activation
from ceilidh.games.glenmore.rules.effects import is_spent
from ceilidh.games.glenmore.rules.free_moves import TurnStep, free_moment
from ceilidh.games.glenmore.rules.market import any_sale, purse
from ceilidh.games.glenmore.rules.stock import spend_movement, walk_scot
from ceilidh.games.glenmore.state import NO_CELL, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def is_whole(state: State, laid: int) -> bool:
    """Whether the tile laid on a cell activates the whole territory (GM-LMK-06)."""
    return laid >= 0 and state.whole == laid


def near(state: State, seat: int, laid: int) -> int:
    """The cells that a laid tile activates: itself and its neighbours, or all."""
    area = state.seats[seat].area
    if is_whole(state, laid):
        return area
    return (AROUND[laid] | (1 << laid)) & area if laid >= 0 else 0


def _laid(state: State, frame: Frame) -> int:
    """The cell of the tile that an activation is about; NO_CELL if none was laid."""
    return frame.a - 1 if frame.a else state.laid


class Activate(TurnStep):
    """Activations, movement and free moves; frame.a is the cell of the tile plus 1.

    With frame.a = 0 it ends the effects of the turn and is about the tile laid in it, if one was.
    The owner of Loch Ness may add a tile (GM-LMK-20). Inside another activation nothing else is
    possible (GM-ACT-Q6).
    """

    def action_rules(self, state: State, frame: Frame) -> list[ActionRule[State]]:
        return state.rules.hooks.action_rules.activation

    def _targets(self, state: State, frame: Frame, free: bool, enough: int) -> list[int]:
        """The cells that can be activated now, or the first `enough` of them."""
        seat = frame.seat
        own = state.seats[seat]
        out: list[int] = []
        laid = _laid(state, frame)
        if is_whole(state, laid) or (free and state.extras < own.powers.extras):
            cells = cells_of(own.area)
        elif laid >= 0:
            cells = CELLS_NEAR[laid]
        else:
            return out
        tiles = own.tiles
        ways = state.rules.ways
        activated = state.activated
        money = purse(state, seat)
        for cell in cells:
            if cell in tiles and (activated == 0 or not activated >> cell & 1):
                for way in ways[tiles[cell]]:
                    if can_go(state, seat, cell, way, money):
                        out.append(cell)
                        break
                if len(out) == enough:
                    break
        return out

    def begin(self, state: State, frame: Frame) -> bool:
        free = free_moment(state)
        # What is told most quickly is asked first.
        if free and (any_walk(state, frame.seat) or any_sale(state, frame.seat)):
            return True
        if self._targets(state, frame, free, 1) or self.deed_possible(state, frame):
            return True
        self._close(state, frame)
        return False

    def _close(self, state: State, frame: Frame) -> None:
        """What a tile of the discard pile does for its activation ends with it."""
        state.stack.pop()
        if frame.a and is_whole(state, frame.a - 1):
            state.whole = NO_CELL

    def _end(self, state: State) -> None:
        """Ends the effects of a turn in which no tile was laid but one of the discard pile.

        What could be done now could be done beside that tile's activation.
        """
        stack = state.stack
        while is_spent(state, stack[-1]):
            stack.pop()
        if stack[-1].step == self.id and stack[-1].a == 0:
            stack.pop()

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        free = free_moment(state)
        for cell in self._targets(state, frame, free, CELLS):
            out.append(ACTIVATE.all[cell])
        if free and state.movement > 0:
            walks(state, frame.seat, out)
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.spec is DONE:
            self._close(state, frame)
            if frame.a and state.laid == NO_CELL:
                self._end(state)
        elif action.spec is WALK:
            walk_scot(state, seat, action.a, action.a + STEPS[action.b])
            spend_movement(state, 1)
        else:
            if not near(state, seat, _laid(state, frame)) >> action.a & 1:
                state.extras += 1
            activate(state, seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("what to activate, or to end your turn", ("GM-TRN-07", "GM-ACT-03"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is WALK:
            return why_no_walk(state, frame.seat, action)
        if action.spec is not ACTIVATE:
            return None
        reason = why_no_activation(state, frame.seat, action.a)
        if reason is not None:
            return reason
        number = state.seats[frame.seat].tiles[action.a]
        name: dict[str, object] = {"tile": state.rules.components.tiles[number].name}
        if _laid(state, frame) < 0:
            return Reason("You have not placed a tile that activates {tile}.", ("GM-ACT-01",), name)
        return Reason("{tile} is not next to the tile you placed.", ("GM-ACT-01",), name)


def any_walk(state: State, seat: int) -> bool:
    """Whether a movement point could be spent; a territory always has a second tile."""
    return state.movement > 0 and state.seats[seat].manned != 0


def walks(state: State, seat: int, out: list[Action]) -> None:
    """One Scot to an adjacent tile of the own territory (GM-ACT-51, 54)."""
    own = state.seats[seat]
    tiles = own.tiles
    for cell in cells_of(own.manned):
        row = WALK.rows[cell]
        for direction, step in enumerate(STEPS):
            if cell + step in tiles:
                out.append(row[direction])


def why_no_walk(state: State, seat: int, action: Action) -> Reason:
    own = state.seats[seat]
    if state.movement == 0:
        return Reason("You have no movement points left.", ("GM-ACT-50",))
    if not own.manned >> action.a & 1:
        return Reason("There is no Scot on that tile.", ("GM-ACT-51",))
    if not own.area >> (action.a + STEPS[action.b]) & 1:
        return Reason("Scots can only move onto tiles.", ("GM-ACT-54",))
    return Reason("Finish this activation first.", ("GM-ACT-04",))


ACTIVATION: Final[Activate] = Activate("activation")
