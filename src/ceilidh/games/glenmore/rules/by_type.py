"""Activations of single tiles by their type, which clans grant (GM-CLN-40)."""

from typing import Final

from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.goods import TYPE_NAMES
from ceilidh.games.glenmore.grid import cells_of
from ceilidh.games.glenmore.kinds import ACTIVATE, DONE
from ceilidh.games.glenmore.rules.activating import activate, any_way, why_no_activation
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import any_sale, purse
from ceilidh.games.glenmore.rules.stock import room
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class ActivateByType(TurnStep):
    """Single tiles of given types (Cameron, MacDonell, MacLean): four bits of frame.a for each.

    Only the chosen tiles, not their neighbours (GM-CLN-40); each is optional (GM-ACT-03).
    """

    def frame(self, seat: int, row: EffectRow) -> Frame:
        counts = 0
        for type_ in row.types:
            counts += row.amount << (4 * (type_.bit_length() - 1))
        return Frame(self.id, seat, counts)

    def _type_for(self, state: State, frame: Frame, cell: int) -> int:
        """The place of the type that an activation of the cell uses up; -1 if none is left."""
        types = state.rules.components.tiles[state.seats[frame.seat].tiles[cell]].types
        for place in range(len(TYPE_NAMES)):
            if types >> place & 1 and frame.a >> (4 * place) & 15:
                return place
        return -1

    def _of_type(self, state: State, frame: Frame) -> list[int]:
        """The cells of a type that is left and that have not been activated."""
        cells = cells_of(state.seats[frame.seat].area & ~state.activated)
        return [cell for cell in cells if self._type_for(state, frame, cell) >= 0]

    def _targets(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        money = purse(state, seat)
        cells = self._of_type(state, frame)
        return [cell for cell in cells if any_way(state, seat, cell, money)]

    def begin(self, state: State, frame: Frame) -> bool:
        if self._targets(state, frame) or self._may_help(state, frame):
            return True
        state.stack.pop()
        return False

    def _may_help(self, state: State, frame: Frame) -> bool:
        """Whether a tile could be activated once something is sold (GM-MKT-12) or done."""
        cells = self._of_type(state, frame)
        if not cells or not self.is_free(state, frame):
            return False
        full = [cell for cell in cells if room(state, frame.seat, cell) == 0]
        if full and any_sale(state, frame.seat):
            return True
        return self.deed_possible(state, frame)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for cell in self._targets(state, frame):
            out.append(ACTIVATE.all[cell])
        out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            return
        used = 1 << (4 * self._type_for(state, frame, action.a))
        state.stack[-1] = Frame(self.id, frame.seat, frame.a - used)
        activate(state, frame.seat, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("what to activate, or to end your turn", ("GM-CLN-40", "GM-ACT-03"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not ACTIVATE:
            return None
        own = state.seats[frame.seat]
        if action.a in own.tiles and self._type_for(state, frame, action.a) < 0:
            name: dict[str, object] = {
                "tile": state.rules.components.tiles[own.tiles[action.a]].name
            }
            return Reason("{tile} is not the type of tile to activate.", ("GM-CLN-40",), name)
        return why_no_activation(state, frame.seat, action.a)


BY_TYPE: Final[ActivateByType] = ActivateByType("activate by type")
