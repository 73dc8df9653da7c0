"""Dealing and placing markets, before clans are chosen (IN-FM-02 to 08)."""

from typing import Final

from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.kinds import HEX
from ceilidh.games.clans.modules.industria.farmers_markets.hooks import market_hooks
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    MARKET_TILE,
    NOWHERE,
    PAIRS,
    Markets,
    markets,
    standing,
)
from ceilidh.games.clans.rules.clan_choice import lay_out_pairs
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.hexset import HexSet, hexset
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# By map: how much land is asked for, and where there is so much.
_ROOMY: Final[dict[Topology, tuple[int, HexSet]]] = {}

ERECT: Final[Spec] = Spec("erect", (HEX,), ("IN-FM-03", "IN-FM-04"))


def land_beside(state: State, hex_: int) -> int:
    """How many land hexes in play neighbour a hex (IN-FM-05, IN-FM-Q2)."""
    return len([near for near in state.map.neighbours[hex_] if state.map.land.has(near)])


def too_near(state: State) -> HexSet:
    """The hexes that have too few others between them and a market (IN-FM-06)."""
    adjacent = state.map.adjacent
    last = standing(state).hexes()
    near = set(last)
    for _ in range(state.rules.components.market.farmers_min_hexes_between):
        fresh: list[int] = []
        for hex_ in last:
            for one in adjacent[hex_]:
                if one not in near:
                    near.add(one)
                    fresh.append(one)
        last = fresh
    return hexset(list(near))


def open_to_tiles(state: State) -> HexSet:
    """The land on which modules let a tile be laid."""
    hexes = state.map.land
    for answer in market_hooks(state):
        hexes = answer.tile_hexes(state, hexes)
    return hexes


def distant_land(state: State) -> HexSet:
    """Free land that is far enough from every market."""
    return open_to_tiles(state).intersection(state.free).minus(too_near(state))


def market_hexes(state: State) -> list[int]:
    """Where a market may be placed."""
    return distant_land(state).hexes_in(roomy_land(state))


def roomy_land(state: State) -> HexSet:
    """The land that has enough other land beside it; worked out once a map."""
    known = _ROOMY.get(state.map)
    least = state.rules.components.market.farmers_min_land_neighbours
    if known is None or known[0] != least:
        land = state.map.land.hexes()
        roomy = hexset([hex_ for hex_ in land if land_beside(state, hex_) >= least])
        known = _ROOMY[state.map] = (least, roomy)
    return known[1]


class DealMarkets(Step[State]):
    """A tile for each seat; they are placed in reverse turn order (IN-FM-02, 03).

    That of a seat which plays by itself is placed by the last person in the order (IN-AS-18). The
    clans on offer are seen before, unless they have been auctioned already (IN-SU-03).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if not state.seats[0].tile:
            lay_out_pairs(state)
        left = list(range(len(PAIRS)))
        tiles: list[int] = []
        for _ in state.seats:
            tile = pick(state, MARKET_TILE, left)
            left.remove(tile)
            tiles.append(tile)
        nothing = (0,) * len(tiles)
        state.keep(Markets(tuple(tiles), (NOWHERE,) * len(tiles), nothing))
        last = -1
        for seat in state.order:
            if seat in state.rules.people:
                last = seat
            state.stack.append(Frame(PLACE_MARKET.id, last, 0 if seat == last else seat + 1))
        return False


def market_of(frame: Frame) -> int:
    """The market that is placed: the seat's own, or that of a seat which plays by itself."""
    return frame.a - 1 if frame.a else frame.seat


class PlaceMarket(Decision):
    """Frame.a is 0 for the seat's own market, else 1 and the number of the seat whose it is."""

    def begin(self, state: State, frame: Frame) -> bool:
        if distant_land(state).meets(roomy_land(state)):
            return True
        state.stack.pop()  # back into the box (IN-FM-Q4)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend([ERECT.all[hex_] for hex_ in market_hexes(state)])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        own = markets(state).copy()
        hexes = list(own.hexes)
        hexes[market_of(frame)] = action.a
        state.free = state.free.without(action.a)
        own.hexes = tuple(hexes)
        state.keep(own)

    def task(self, state: State, frame: Frame) -> Reason:
        if frame.a:
            return Reason("where to place a farmers' market", ("IN-FM-03", "IN-AS-18"))
        return Reason("where to place your farmers' market", ("IN-FM-03", "IN-FM-04"))

    def when(self, spec: Spec) -> Reason | None:
        if spec is ERECT:
            return Reason("Markets are placed before clans are chosen.", ("IN-FM-02",))
        return None

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not ERECT:
            return None
        market = state.rules.components.market
        names: dict[str, object] = {"hex": HEX.words[action.a]}
        if not state.map.active.has(action.a):
            return Reason("Hex {hex} is outside the map in play.", ("IN-FM-Q2",), names)
        if not state.map.land.has(action.a):
            return Reason("Hex {hex} is a loch.", ("IN-FM-04",), names)
        if not state.free.has(action.a):
            return Reason("Hex {hex} is occupied.", ("IN-FM-04",), names)
        if too_near(state).has(action.a):
            names["number"] = market.farmers_min_hexes_between
            apart = ("IN-FM-06",)
            return Reason(
                "There must be at least {number} hexes between two markets.", apart, names
            )
        if land_beside(state, action.a) >= market.farmers_min_land_neighbours:
            return None  # a module forbids it
        names["number"] = market.farmers_min_land_neighbours
        rules = ("IN-FM-05", "IN-FM-Q2")
        return Reason("Hex {hex} has fewer than {number} neighbouring land hexes.", rules, names)


DEAL_MARKETS: Final[DealMarkets] = DealMarkets("deal markets")
PLACE_MARKET: Final[PlaceMarket] = PlaceMarket("place market")
