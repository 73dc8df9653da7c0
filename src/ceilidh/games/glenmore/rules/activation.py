"""Activation (GM-ACT): the laid tile and its neighbours, in any order, each once, each optional."""

from typing import Final

from ceilidh.games.glenmore.components.effects import (
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
    EffectRow,
)
from ceilidh.games.glenmore.debt import Debt, pack, with_road
from ceilidh.games.glenmore.goods import TYPE_NAMES
from ceilidh.games.glenmore.grid import AROUND, CELLS, CELLS_NEAR, STEPS, cells_of
from ceilidh.games.glenmore.kinds import ACTIVATE, CHOOSE, DONE, WALK
from ceilidh.games.glenmore.rules.arrivals import JOKER, arrive
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING, cheapest_road
from ceilidh.games.glenmore.rules.free_moves import (
    RESOLVED,
    any_free_move,
    do_free_move,
    free_moment,
    free_moves,
)
from ceilidh.games.glenmore.rules.market import Purse, purse
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice
from ceilidh.games.glenmore.rules.stock import (
    add_barrels,
    add_movement,
    add_points,
    note,
    room,
    walk_scot,
)
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import goods_sum
from ceilidh.games.glenmore.ways import Way
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame

MARKER_OF_ACTIVATION: Final = 1


def _debt(state: State, seat: int, way: Way, cost: Debt) -> Debt:
    """The cost of a way; a clan marker's road must be left over (GM-ACT-Q7)."""
    swap = state.seats[seat].powers.swap if way.swap else 0
    if way.product == CLAN_MARKER:
        return with_road(cost, swap, cheapest_road(state))
    return with_road(cost, swap, 0) if swap else cost


def can_go(state: State, seat: int, cell: int, way: Way, money: Purse) -> bool:
    """Whether a way of a tile can be completed and does anything."""
    own = state.seats[seat]
    if way.fills and goods_sum(own.loads.get(cell, 0)) >= state.rules.limit:
        return False
    if way.instead and own.powers.barrel_vp == 0:
        return False
    if way.cost is None:
        return True
    if way.product == CLAN_MARKER and (own.markers == 0 or cheapest_road(state) == OUT_OF_REACH):
        return False
    return coins_suffice(money, _debt(state, seat, way, way.cost))


def ways_at(state: State, seat: int, cell: int, money: Purse) -> list[int]:
    """The numbers of the ways that the tile of a cell can go now."""
    ways = state.rules.ways[state.seats[seat].tiles[cell]]
    return [number for number, way in enumerate(ways) if can_go(state, seat, cell, way, money)]


def any_way(state: State, seat: int, cell: int, money: Purse) -> bool:
    """Whether the tile of a cell can go some way now."""
    for way in state.rules.ways[state.seats[seat].tiles[cell]]:
        if can_go(state, seat, cell, way, money):
            return True
    return False


def activate(state: State, seat: int, cell: int) -> None:
    """Begin an activation; it is resolved before anything else (GM-ACT-04, 05)."""
    state.activated |= 1 << cell
    tile = state.rules.components.tiles[state.seats[seat].tiles[cell]]
    note(state, "activate", seat, tile.id, 1, cell, "")
    state.stack.append(Frame(RESOLVED.id, seat))
    if len(state.rules.ways[tile.index]) == 1:
        _go(state, seat, cell, 0)
        return
    ways = ways_at(state, seat, cell, purse(state, seat))
    if len(ways) > 1:
        state.stack.append(Frame(CHOOSING_WAY.id, seat, cell))
    else:
        _go(state, seat, cell, ways[0])


def _go(state: State, seat: int, cell: int, number: int) -> None:
    way = state.rules.ways[state.seats[seat].tiles[cell]][number]
    state.stack.append(Frame(PRODUCT.id, seat, cell, number))
    if way.cost is not None:
        state.stack.append(pack(_debt(state, seat, way, way.cost), PAYING.id, seat))


class ChooseWay(Step[State]):
    """Which way a tile goes; frame.a is its cell."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for number in ways_at(state, frame.seat, frame.a, purse(state, frame.seat)):
            out.append(CHOOSE.all[number])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _go(state, frame.seat, frame.a, action.a)


class Product(Step[State]):
    """What a way gives, once it is paid: frame.a is the cell, frame.b the number of the way."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat, cell = frame.seat, frame.a
        number = state.seats[seat].tiles[cell]
        way = state.rules.ways[number][frame.b]
        reason = state.rules.components.tiles[number].id
        if way.product == GAIN_GOODS:
            arrive(state, seat, cell, way.goods)
        elif way.product == GAIN_MOVEMENT:
            add_movement(state, seat, way.amount, reason)
        elif way.product == GAIN_VP:
            add_points(state, seat, way.amount, reason)
        elif way.product == GAIN_BARREL:
            add_barrels(state, seat, way.amount, reason)
        elif way.product == GAIN_JOKER:
            state.stack.append(Frame(JOKER.id, seat, cell, way.amount))
        else:
            state.stack.append(Frame(CLAN_MARKING.id, seat, 0, 0, MARKER_OF_ACTIVATION))
        return False


def near(state: State, seat: int, laid: int) -> int:
    """The cells that a laid tile activates: itself and its neighbours, or all (GM-LMK-06)."""
    area = state.seats[seat].area
    if state.whole:
        return area
    return (AROUND[laid] | (1 << laid)) & area if laid >= 0 else 0


class Activate(Step[State]):
    """Activations, movement and free moves; frame.a is the cell of the tile plus 1.

    With frame.a = 0 it ends the effects of the turn and is about the tile laid in it, if one was.
    The owner of Loch Ness may add a tile (GM-LMK-20). Inside another activation nothing else is
    possible (GM-ACT-Q6).
    """

    def _targets(self, state: State, frame: Frame, free: bool, enough: int) -> list[int]:
        """The cells that can be activated now, or the first `enough` of them."""
        seat = frame.seat
        own = state.seats[seat]
        out: list[int] = []
        laid = frame.a - 1 if frame.a else state.laid
        if state.whole or (free and state.extras < own.powers.extras):
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
        if free and (any_walk(state, frame.seat) or any_free_move(state, frame.seat)):
            return True
        if self._targets(state, frame, free, 1):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        free = free_moment(state)
        for cell in self._targets(state, frame, free, CELLS):
            out.append(ACTIVATE.all[cell])
        if free and state.movement > 0:
            walks(state, frame.seat, out)
        out.append(DONE.only)
        if free:
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        seat = frame.seat
        if action.spec is DONE:
            state.stack.pop()
        elif action.spec is WALK:
            state.movement -= 1
            walk_scot(state, seat, action.a, action.a + STEPS[action.b])
        else:
            cells = near(state, seat, frame.a - 1 if frame.a else state.laid)
            if not cells >> action.a & 1:
                state.extras += 1
            activate(state, seat, action.a)


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


class ActivateByType(Step[State]):
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

    def _targets(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        own = state.seats[seat]
        money = purse(state, seat)
        return [
            cell
            for cell in cells_of(own.area & ~state.activated)
            if self._type_for(state, frame, cell) >= 0 and any_way(state, seat, cell, money)
        ]

    def begin(self, state: State, frame: Frame) -> bool:
        if self._targets(state, frame) or self._sale_helps(state, frame):
            return True
        state.stack.pop()
        return False

    def _sale_helps(self, state: State, frame: Frame) -> bool:
        """Whether a full tile of a type could be activated once something is sold (GM-MKT-12)."""
        if not free_moment(state) or not any_free_move(state, frame.seat):
            return False
        cells = cells_of(state.seats[frame.seat].area & ~state.activated)
        full = [cell for cell in cells if room(state, frame.seat, cell) == 0]
        return any([self._type_for(state, frame, cell) >= 0 for cell in full])

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for cell in self._targets(state, frame):
            out.append(ACTIVATE.all[cell])
        out.append(DONE.only)
        if free_moment(state):
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        if action.spec is DONE:
            state.stack.pop()
            return
        used = 1 << (4 * self._type_for(state, frame, action.a))
        state.stack[-1] = Frame(self.id, frame.seat, frame.a - used)
        activate(state, frame.seat, action.a)


class UnusedMovement(Step[State]):
    """Movement points expire; MacLachlan turns them into VP (GM-TRN-Q1, GM-CLN-Q11)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        vp = state.seats[frame.seat].powers.movement_vp
        add_points(state, frame.seat, state.movement * vp, "unused movement")
        state.movement = 0
        return False


CHOOSING_WAY: Final[ChooseWay] = ChooseWay("choose way")
PRODUCT: Final[Product] = Product("product")
ACTIVATION: Final[Activate] = Activate("activation")
BY_TYPE: Final[ActivateByType] = ActivateByType("activate by type")
UNUSED_MOVEMENT: Final[UnusedMovement] = UnusedMovement("unused movement")
