"""Arriving pieces: resources of choice, which to keep on a full tile, and where to put them."""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCE_NAMES, RESOURCES, named
from ceilidh.games.glenmore.grid import CELL_NAMES, cells_of
from ceilidh.games.glenmore.kinds import DONE, GAIN, KEEP, PUT
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import any_sale_on
from ceilidh.games.glenmore.rules.stock import lost, lost_of_choice, put_good, put_scots, room
from ceilidh.games.glenmore.rules.turn_end import AnyTurnStep
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import ONE, amount, amounts, goods_sum, packed
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class Joker(TurnStep):
    """Resources of choice onto one tile: frame.a is the cell, frame.b how many (GM-IMM-Q1).

    What finds no room is lost (GM-CMP-20); goods can be sold before the tile is laid.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.b > 0 and room(state, frame.seat, frame.a) > 0:
            return True
        if frame.b > 0 and self.deed_possible(state, frame):
            return True
        state.stack.pop()
        lost_of_choice(state, frame.seat, frame.b, frame.a)
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if room(state, frame.seat, frame.a) > 0:
            out.extend(GAIN.all)
        else:
            out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            lost_of_choice(state, frame.seat, frame.b, frame.a)
            return
        put_good(state, frame.seat, frame.a, action.a, "gain")
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b - 1)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which resource to gain", ("GM-IMM-05", "GM-ACT-21"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is GAIN:
            return Reason("There is no room on that tile.", ("GM-CMP-19",))
        return None

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"cell": CELL_NAMES[frame.a], "number": frame.b}


class KeepResourcesStep(AnyTurnStep):
    """Resources arrive on one tile: frame.a is the cell, frame.b their load.

    What finds no room is lost, unless a sale makes some (GM-MKT-12); of several kinds the owner
    chooses (GM-CMP-20, GM-CMP-Q5).
    """

    def _may_make_room(self, state: State, frame: Frame) -> bool:
        if self.is_free(state, frame) and any_sale_on(state, frame.seat, frame.a):
            return True
        return self.deed_possible(state, frame)

    def begin(self, state: State, frame: Frame) -> bool:
        seat, cell = frame.seat, frame.a
        goods = frame.b
        while goods:
            left = room(state, seat, cell)
            kinds = [kind for kind in range(RESOURCES) if amount(goods, kind) > 0]
            scarce = left < goods_sum(goods)
            chosen = left > 0 and len(kinds) > 1
            if scarce and (chosen or self._may_make_room(state, frame)):
                state.stack[-1] = Frame(self.id, seat, cell, goods)
                return True
            if left > 0:
                put_good(state, seat, cell, kinds[0], "gain")
            else:
                lost(state, seat, kinds[0], cell)
            goods -= ONE[kinds[0]]
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        if room(state, frame.seat, frame.a) == 0:
            out.append(DONE.only)
            return
        for kind in range(RESOURCES):
            if amount(frame.b, kind) > 0:
                out.append(KEEP.all[kind])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        if action.spec is DONE:
            state.stack.pop()
            lose(state, frame.seat, frame.b, frame.a)
            return
        put_good(state, frame.seat, frame.a, action.a, "gain")
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b - ONE[action.a])

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which resource to keep", ("GM-CMP-20", "GM-CMP-Q5"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not KEEP:
            return None
        if amount(frame.b, action.a) > 0:
            return Reason("There is no room on that tile.", ("GM-CMP-19",))
        kind: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
        return Reason("No {resource} has arrived.", ("GM-CMP-Q5",), kind)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"cell": CELL_NAMES[frame.a], "goods": named(amounts(frame.b))}


def with_room(state: State, seat: int) -> list[int]:
    """The own cells that can hold a further resource."""
    return [cell for cell in cells_of(state.seats[seat].area) if room(state, seat, cell) > 0]


class Put(TurnStep):
    """Pieces go onto any own tiles: frame.a is the load of resources, frame.b counts Scots.

    frame.c counts further resources of choice. One at a time and in any order, so that they may go
    to different tiles (GM-CLN-Q2). Goods without room are lost unless the owner makes room by a
    sale.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        goods, scots, jokers = frame.a, min(frame.b, state.seats[seat].scots), frame.c
        if (goods or jokers) and not with_room(state, seat) and not self.may_change(state, frame):
            self._lose_goods(state, frame)
            goods = jokers = 0
        if goods == 0 and scots == 0 and jokers == 0:
            state.stack.pop()
            return False
        if goods != frame.a or scots != frame.b or jokers != frame.c:
            state.stack[-1] = Frame(frame.step, seat, goods, scots, jokers)
        return True

    def _lose_goods(self, state: State, frame: Frame) -> None:
        lose(state, frame.seat, frame.a, -1)
        lost_of_choice(state, frame.seat, frame.c, -1)

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        cells = with_room(state, seat) if frame.a or frame.c else []
        for kind in range(RESOURCES):
            if frame.c or amount(frame.a, kind) > 0:
                for cell in cells:
                    out.append(PUT.rows[kind][cell])
        if frame.b:
            for cell in cells_of(state.seats[seat].area):
                out.append(PUT.rows[RESOURCES][cell])
        if (frame.a or frame.c) and not cells:
            out.append(DONE.only)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.spec is DONE:
            self._lose_goods(state, frame)
            state.stack[-1] = Frame(frame.step, seat, 0, frame.b)
        elif action.a == RESOURCES:
            put_scots(state, seat, action.b, 1, "gain")
            state.stack[-1] = Frame(frame.step, seat, frame.a, frame.b - 1, frame.c)
        else:
            put_good(state, seat, action.b, action.a, "gain")
            chosen = amount(frame.a, action.a) == 0
            goods = frame.a if chosen else frame.a - ONE[action.a]
            jokers = frame.c - 1 if chosen else frame.c
            state.stack[-1] = Frame(frame.step, seat, goods, frame.b, jokers)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("where to put your pieces", ("GM-CLN-Q2", "GM-IMM-Q3"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not PUT:
            return None
        if action.a == RESOURCES and frame.b == 0:
            return Reason("You have no Scot to place.", ("GM-CLN-Q2",))
        if action.a < RESOURCES and frame.c == 0 and amount(frame.a, action.a) == 0:
            return why_not_that(action.a)
        return why_not_there(state, frame.seat, action.b)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        pieces: dict[str, object] = {"goods": named(amounts(frame.a)), "scots": frame.b}
        return {**pieces, "choice": frame.c} if frame.c else pieces


def why_not_that(kind: int) -> Reason:
    """Why a resource cannot be put on a tile: it is not among those that have come."""
    resource: dict[str, object] = {"resource": RESOURCE_NAMES[kind]}
    return Reason("You have no {resource} to place.", ("GM-CLN-Q2",), resource)


def why_not_there(state: State, seat: int, cell: int) -> Reason:
    """Why a piece cannot be put on a cell."""
    if cell not in state.seats[seat].tiles:
        return Reason("There is no tile there.", ("GM-CLN-Q2",))
    return Reason("There is no room on that tile.", ("GM-CMP-19",))


def lose(state: State, seat: int, goods: int, cell: int) -> None:
    """Tell that resources of a load found no room on a cell, or (-1) anywhere."""
    for kind in range(RESOURCES):
        for _ in range(amount(goods, kind)):
            lost(state, seat, kind, cell)


def arrive(state: State, seat: int, cell: int, goods: tuple[int, ...]) -> None:
    """Push the arrival of resources on one tile."""
    state.stack.append(Frame(KEEPING.id, seat, cell, packed(goods)))


JOKER: Final[Joker] = Joker("joker")
KEEPING: Final[KeepResourcesStep] = KeepResourcesStep("keep")
PUTTING: Final[Put] = Put("put")
