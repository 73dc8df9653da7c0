"""Where tiles may lie (GM-PLC, GM-OVL): legal cells, laying, and what is left after a removal."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import CASTLE
from ceilidh.games.glenmore.grid import (
    AROUND,
    HOME_CELLS,
    PlacementArea,
    beside,
    cells_of,
    connected,
    touching,
)
from ceilidh.games.glenmore.kinds import LAY, TILE
from ceilidh.games.glenmore.rules.fees import open_cells, why_no_fee
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import scot_cells
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import scots
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


def guards(state: State, own: Seat, manned: int) -> int:
    """The cells that count as having a Scot: `manned`, and castles by MacIntosh (GM-PLC-16)."""
    if own.powers.castles:
        tiles = state.rules.components.tiles
        for cell, tile in own.tiles.items():
            if tiles[tile].types & CASTLE:
                manned |= 1 << cell
    return manned


def ground(state: State, seat: int) -> PlacementArea:
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
    own.ground = PlacementArea(own.area, own.river, guarded)
    return own.ground


def spots(state: State, seat: int, land: PlacementArea, tile: Tile) -> int:
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


def kept_spots(state: State, seat: int, tile: Tile, paid: int, first: int = -1) -> int:
    """The cells on which the tile can lie once `paid` Scots of its cost have left (GM-TAK-08).

    `first` is the cell that the first of them comes from, -1 if it may be any. One Scot next to a
    cell is enough, so every cell is guarded that can keep one while the others pay.
    """
    own = state.seats[seat]
    due = paid if first < 0 else paid - 1
    sources = scot_cells(state, own)
    left = sum([scots(own.loads[cell]) for cell in sources]) - paid + due
    if left < due:
        return 0
    guarded = 0
    for cell in cells_of(own.manned):
        spare = left - 1 if cell in sources else left
        if spare >= due and scots(own.loads[cell]) > (1 if cell == first else 0):
            guarded |= 1 << cell
    land = PlacementArea(own.area, own.river, guards(state, own, guarded))
    return spots(state, seat, land, tile)


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


class PlaceTileStep(TurnStep):
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

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        seat = frame.seat
        cells = self._spots(state, frame)
        for cell in open_cells(state, seat, cells, state.seats[seat].coins):
            out.append(LAY.all[cell])

    def _spots(self, state: State, frame: Frame) -> int:
        """The cells for the tile, whatever they cost."""
        tile = state.rules.components.tiles[frame.a]
        return spots(state, frame.seat, ground(state, frame.seat), tile)

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        tile = state.rules.components.tiles[frame.a]
        for module in state.rules.hooks.of["on_lay"]:
            module.on_lay(state, frame.seat, action.a)
        lay_tile(state, frame.seat, tile, action.a)
        if frame.b:
            state.stack.append(Frame(self.activation, frame.seat, action.a + 1))
        else:
            state.laid = action.a
        if tile.immediate:
            all_of_them = (1 << len(tile.immediate)) - 1
            effects = Frame(self.immediate, frame.seat, tile.index, action.a, all_of_them)
            state.stack.append(effects)

    def task(self, state: State, frame: Frame) -> Reason:
        tile = state.rules.components.tiles[frame.a]
        return Reason("where to place {tile}", ("GM-TRN-03", "GM-PLC-01"), {"tile": tile.name})

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not LAY:
            return None
        if self._spots(state, frame) >> action.a & 1:
            return why_no_fee(state, frame, action)
        tile = state.rules.components.tiles[frame.a]
        if tile.overlay:
            return _why_no_cover(state, frame.seat, tile, action.a)
        return _why_no_place(state, frame.seat, tile, action.a)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"tile": TILE.words[frame.a]}


def _why_no_place(state: State, seat: int, tile: Tile, cell: int) -> Reason:
    own = state.seats[seat]
    bit = 1 << cell
    if own.area & bit:
        name: dict[str, object] = {"tile": tile.name}
        return Reason("{tile} is not an overlay tile.", ("GM-PLC-02", "GM-OVL-14"), name)
    if not touching(own.area) & bit:
        return Reason("At least one side must touch a tile in your territory.", ("GM-PLC-03",))
    if not AROUND[cell] & guards(state, own, own.manned):
        return Reason("None of your Scots is next to that place.", ("GM-PLC-04", "GM-PLC-05"))
    if not tile.river:
        return Reason("That would interrupt the river.", ("GM-PLC-09",))
    if beside(own.river) & bit:
        return Reason("The river would run into a tile that has no river.", ("GM-PLC-Q2",))
    return Reason("That would start a second river.", ("GM-PLC-08", "GM-PLC-11"))


def _why_no_cover(state: State, seat: int, tile: Tile, cell: int) -> Reason:
    own = state.seats[seat]
    names: dict[str, object] = {"tile": tile.name}
    if cell not in own.tiles:
        return Reason("{tile} must be placed on top of another tile.", ("GM-OVL-01",), names)
    top = state.rules.components.tiles[own.tiles[cell]]
    names["top"] = top.name
    if top.types != tile.types:
        return Reason("{top} is a different type from {tile}.", ("GM-OVL-02",), names)
    if top.river != tile.river:
        return Reason("An overlay cannot add or remove a river.", ("GM-OVL-03",))
    return Reason("None of your Scots is next to that tile.", ("GM-OVL-04", "GM-OVL-Q1"))


PLACE: Final[PlaceTileStep] = PlaceTileStep("place")
