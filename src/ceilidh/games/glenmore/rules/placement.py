"""Where tiles may lie (GM-PLC, GM-OVL): legal cells, laying, and what is left after a removal."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import CASTLE
from ceilidh.games.glenmore.grid import AROUND, HOME_CELLS, beside, cells_of, connected
from ceilidh.games.glenmore.ground import Ground
from ceilidh.games.glenmore.kinds import LAY
from ceilidh.games.glenmore.rules.free_moves import do_free_move, free_moment, free_moves
from ceilidh.games.glenmore.rules.market import scot_cells
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Frame


def guards(state: State, own: Seat, manned: int) -> int:
    """The cells that count as having a Scot: `manned`, and castles by MacIntosh (GM-PLC-16)."""
    if own.powers.castles:
        tiles = state.rules.components.tiles
        for cell, tile in own.tiles.items():
            if tiles[tile].types & CASTLE:
                manned |= 1 << cell
    return manned


def ground(state: State, seat: int) -> Ground:
    """What the seat's territory offers now; asked several times in a turn, so it is kept."""
    own = state.seats[seat]
    guarded = guards(state, own, own.manned) if own.powers.castles else own.manned
    known = own.ground
    if (
        known is not None
        and known.area == own.area
        and known.guarded == guarded
        and known.stream == own.river
    ):
        return known
    own.ground = Ground(own.area, own.river, guarded)
    return own.ground


def spots(state: State, seat: int, land: Ground, tile: Tile) -> int:
    """The set of cells on which the tile may be laid."""
    if tile.overlay:
        return _cover_spots(state, state.seats[seat], tile, land.guarded)
    return land.river if tile.river else land.plain


def _cover_spots(state: State, own: Seat, tile: Tile, guarded: int) -> int:
    """On a tile of the same type and river (GM-OVL-01 to 04)."""
    tiles = state.rules.components.tiles
    english = not state.rules.french
    found = 0
    for cell, number in own.tiles.items():
        top = tiles[number]
        if top.types == tile.types and top.types and top.river == tile.river:
            near = AROUND[cell] | (1 << cell) if english else AROUND[cell]
            if near & guarded:
                found |= 1 << cell
    return found


def keeps_place(state: State, seat: int, tile: Tile, paid: int, first: int = -1) -> bool:
    """Whether the tile finds a place once `paid` Scots of its cost have left (GM-TAK-08).

    `first` is the cell that the first of them comes from, -1 if it may be any. One Scot next to a
    cell is enough, so every cell is guarded that can keep one while the others pay.
    """
    own = state.seats[seat]
    due = paid if first < 0 else paid - 1
    sources = scot_cells(state, own)
    left = sum([scots(own.loads[cell]) for cell in sources]) - paid + due
    if left < due:
        return False
    guarded = 0
    for cell in cells_of(own.manned):
        spare = left - 1 if cell in sources else left
        if spare >= due and scots(own.loads[cell]) > (1 if cell == first else 0):
            guarded |= 1 << cell
    land = Ground(own.area, own.river, guards(state, own, guarded))
    return spots(state, seat, land, tile) != 0


def lay_tile(state: State, seat: int, tile: Tile, cell: int) -> None:
    """Onto its cell; what lay on a covered tile is on the new one now (GM-OVL-05 to 07)."""
    own = state.mine(seat)
    if cell in own.tiles:
        own.under[cell] = (*own.under.get(cell, ()), own.tiles[cell])
    own.tiles[cell] = tile.index
    own.area |= 1 << cell
    if tile.river:
        own.river |= 1 << cell
    state.activated &= ~(1 << cell)  # another tile than the covered one (GM-OVL-Q3)
    note(state, "lay", seat, tile.id, 1, cell, "")


HOME: Final = sum([1 << cell for cell in HOME_CELLS])


def sound(area: int, river: int) -> bool:
    """Whether a territory satisfies the rules that hold without laying (GM-PLC-Q4)."""
    if HOME & ~river or beside(river) & area & ~river:
        return False
    row = river // (river & -river)
    return row & (row + 1) == 0 and connected(area)


class Place(Step[State]):
    """Lay a tile; frame.a is the tile, frame.b says that it came from the discard pile.

    The tile of the turn is activated with its neighbours at the end of the turn's effects; one of
    the discard pile at once (GM-ACT-Q8).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.immediate: int = -1
        self.activation: int = -1

    def ready(self, flow: Flow[State]) -> None:
        self.immediate = flow.id_of("immediate effects")
        self.activation = flow.id_of("activation")

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        tile = state.rules.components.tiles[frame.a]
        for cell in cells_of(spots(state, frame.seat, ground(state, frame.seat), tile)):
            out.append(LAY.all[cell])
        if free_moment(state):
            free_moves(state, frame.seat, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if do_free_move(state, frame, action):
            return
        state.stack.pop()
        tile = state.rules.components.tiles[frame.a]
        lay_tile(state, frame.seat, tile, action.a)
        if frame.b:
            state.stack.append(Frame(self.activation, frame.seat, action.a + 1))
        else:
            state.laid = action.a
        if tile.immediate:
            all_of_them = (1 << len(tile.immediate)) - 1
            effects = Frame(self.immediate, frame.seat, tile.index, action.a, all_of_them)
            state.stack.append(effects)


PLACE: Final[Place] = Place("place")
