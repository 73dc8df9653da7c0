"""Derek Anderson (GM-C8-56 to 61): once in a game a tile changes its territory."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import EXCHANGE
from ceilidh.games.glenmore.grid import CELLS, PlacementArea, cells_of
from ceilidh.games.glenmore.kinds import CELL
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    DEREK,
    NOWHERE,
    acts_for,
    boss,
    gang,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import NO_TOLL, pay_toll, toll_beside
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.modules.penny_mobs.squatter import SEAT
from ceilidh.games.glenmore.rules.placement import lay_tile, spots
from ceilidh.games.glenmore.rules.removal import removable, remove_tile
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

SEIZE: Final[Spec] = Spec("seize", (SEAT, CELL), ("GM-C8-56", "GM-C8-60"))
PLANT: Final[Spec] = Spec("plant", (SEAT, CELL), ("GM-C8-56", "GM-C8-58", "GM-C8-59"))


def bottom(state: State, seat: int, cell: int) -> Tile:
    """The lowest tile of a cell: what lies over it moves with it (GM-C8-61)."""
    own = state.seats[seat]
    under = own.under.get(cell, ())
    return state.rules.components.tiles[under[0] if under else own.tiles[cell]]


def rooms(state: State, source: int, cell: int) -> list[tuple[int, int]]:
    """Seats and cells where the tile could lie; no Scot is needed there (GM-C8-58, 59, Q18)."""
    tile = bottom(state, source, cell)
    out: list[tuple[int, int]] = []
    for seat, own in enumerate(state.seats):
        if seat != source:
            land = PlacementArea(own.area, own.river, own.area)
            for place in cells_of(spots(state, seat, land, tile)):
                out.append((seat, place))
    return out


def targets(state: State, actor: int, source: int, cell: int) -> list[tuple[int, int]]:
    """Those of them that the actor can pay for: beside Fergus it costs a coin (GM-C8-64, Q36)."""
    coins = state.seats[actor].coins
    return [
        (seat, place)
        for seat, place in rooms(state, source, cell)
        if toll_beside(state, actor, seat, place) <= coins
    ]


def sources(state: State, actor: int) -> list[tuple[int, int]]:
    """Tiles that can be taken: no Exchange tile, no Home tile (GM-C8-58, 60, Q18, Q19)."""
    tiles = state.rules.components.tiles
    out: list[tuple[int, int]] = []
    for seat, own in enumerate(state.seats):
        for cell in removable(state, seat, 1):
            fast = tiles[own.tiles[cell]].types & EXCHANGE
            if not fast and targets(state, actor, seat, cell):
                out.append((seat, cell))
    return out


class SeizeTileRule(MobsterRule):
    def __init__(self) -> None:
        super().__init__(SEIZE)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        if acts_for(state, DEREK, seat):
            for source, cell in sources(state, seat):
                out.append(SEIZE.rows[source][cell])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        set_tokens(state, DEREK, 0)
        set_place(state, DEREK, action.a * CELLS + action.b)
        state.stack.append(Frame(PLANTING.id, frame.seat))

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        if boss(state, DEREK) != seat:
            return Reason("Derek Anderson does not work for you.", ("GM-C8-56",))
        if not acts_for(state, DEREK, seat):
            return Reason("Derek Anderson has already moved a tile.", ("GM-C8-56",))
        if action.a < state.rules.players and action.b in state.seats[action.a].tiles:
            tile = state.rules.components.tiles[state.seats[action.a].tiles[action.b]]
            if tile.types & EXCHANGE:
                return Reason("Exchange tiles cannot be taken.", ("GM-C8-60",))
            rules = ("GM-C8-58", "GM-C8-Q19")
            return Reason("That tile cannot be taken, or there is nowhere to put it.", rules)
        return Reason("There is no tile there.", ("GM-C8-56",))


class Plant(Step[State]):
    """Where the tile goes; nothing is activated and no effect happens (GM-C8-57, Q19)."""

    def _source(self, state: State) -> tuple[int, int]:
        place = gang(state).places[DEREK]
        return place // CELLS, place % CELLS

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        source, cell = self._source(state)
        for seat, place in targets(state, frame.seat, source, cell):
            out.append(PLANT.rows[seat][place])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        source, cell = self._source(state)
        set_place(state, DEREK, NOWHERE)
        own = state.seats[source]
        stack = (*own.under.get(cell, ()), own.tiles[cell])
        remove_tile(state, source, cell)
        for tile in stack:
            lay_tile(state, action.a, state.rules.components.tiles[tile], action.b)
        pay_toll(state, frame.seat, action.a, action.b)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is PLANT:
            source, cell = self._source(state)
            if (action.a, action.b) in rooms(state, source, cell):
                return NO_TOLL
            rules = ("GM-C8-58", "GM-C8-Q18")
            return Reason("The tile cannot go there.", rules)
        return Reason("First decide where Derek Anderson's tile goes.", ("GM-C8-56",))

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        source, cell = self._source(state)
        return {"seat": source + 1, "cell": CELL.words[cell]}


PLANTING: Final[Plant] = Plant("plant")
