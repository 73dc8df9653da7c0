"""The position of a game of Glen More II: Rondel, Market, Clan board and the seats' territories."""

from typing import Final

from ceilidh.games.glenmore.components.tiles import HOME_CASTLE, HOME_VILLAGE
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCES, STACK_A
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL, PlacementArea
from ceilidh.games.glenmore.powers import NO_POWERS, Powers
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.tile_load import ONE_SCOT
from ceilidh.kernel import state as kernel
from ceilidh.kernel.state import Frame, ModuleState

# What lies on a space of the Rondel: a tile, nothing, or a fixture, which is no tile.
EMPTY: Final = -1
FIXTURE: Final = -2

NO_CELL: Final = -1

# Sources of victory points: play, then the four categories of the scoring phases.
PLAY: Final = CATEGORIES
SOURCES: Final = CATEGORIES + 1


class Seat:
    """One player's territory and what lies beside it.

    `tiles` has the visible tile of every cell, `under` the covered ones from the bottom up, `loads`
    what lies on a cell (see tile_load.py). `area`, `river`, `manned` are sets of cells: all, those
    with a river, those with a Scot. `stock` counts the resources of all cells, `points` the
    victory points by source. `powers` are the permanent effects of cards and clans. `ground` is
    the last answer of `placement.ground`.
    """

    # fields: slots Seat
    __slots__ = (
        "area",
        "barrels",
        "coins",
        "ground",
        "landmarks",
        "loads",
        "manned",
        "markers",
        "persons",
        "points",
        "powers",
        "river",
        "scots",
        "stock",
        "tiles",
        "under",
    )
    # fields: end

    # fields: init Seat
    def __init__(
        self,
        coins: int,
        barrels: int,
        scots: int,
        markers: int,
        points: list[int],
        stock: list[int],
        tiles: dict[int, int],
        under: dict[int, tuple[int, ...]],
        loads: dict[int, int],
        area: int,
        river: int,
        manned: int,
        landmarks: tuple[int, ...],
        persons: tuple[int, ...],
        powers: Powers,
    ) -> None:
        self.coins = coins
        self.barrels = barrels
        self.scots = scots
        self.markers = markers
        self.points = points
        self.stock = stock
        self.tiles = tiles
        self.under = under
        self.loads = loads
        self.area = area
        self.river = river
        self.manned = manned
        self.landmarks = landmarks
        self.persons = persons
        self.powers = powers
        self.ground: PlacementArea | None = None

    # fields: end

    def clone(self) -> "Seat":
        # fields: clone Seat
        copy = Seat(
            self.coins,
            self.barrels,
            self.scots,
            self.markers,
            self.points[:],
            self.stock[:],
            self.tiles.copy(),
            self.under.copy(),
            self.loads.copy(),
            self.area,
            self.river,
            self.manned,
            self.landmarks,
            self.persons,
            self.powers,
        )
        copy.ground = self.ground
        return copy
        # fields: end


class State(kernel.State):
    """The whole table.

    Spaces of the Rondel are counted without end (GM-RON-18): `places[figure]` never falls, and
    position p lies on space p % N of `rondel`. Figures are the seats, then the others of the rules;
    `gone` masks those that have finished. `front` is the next position to be filled. `unseen` has
    the tiles of the current stack not yet drawn, `drawn` counts those that were. `market[kind]` is
    the number of filled spaces of a row. `claims` are pairs (field, seat) and `roads` the cost of
    the way to each field now.

    The rest concerns the turn at hand: the cell of the `laid` tile, the `activated` cells, unspent
    `movement`, `extras` used of Loch Ness, and the cell of a tile that activates the `whole`
    territory instead of its neighbours.

    Clones share their seats until one of them changes: read `seats[n]`, but change only `mine(n)`.
    """

    # fields: slots State
    __slots__ = (
        "activated",
        "claims",
        "discard",
        "drawn",
        "extras",
        "front",
        "gone",
        "laid",
        "market",
        "movement",
        "owned",
        "places",
        "roads",
        "rondel",
        "rules",
        "scorings",
        "seats",
        "stack_number",
        "unseen",
        "whole",
    )
    # fields: end

    # fields: init State
    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        module_states: dict[str, ModuleState],
        seats: list[Seat],
        rondel: list[int],
        places: list[int],
        gone: int,
        front: int,
        stack_number: int,
        unseen: list[int],
        drawn: int,
        scorings: int,
        discard: tuple[int, ...],
        market: list[int],
        claims: tuple[tuple[int, int], ...],
        roads: tuple[int, ...],
        laid: int,
        activated: int,
        movement: int,
        extras: int,
        whole: int,
    ) -> None:
        super().__init__(rules.plan, stack, rng, module_states)
        self.rules = rules
        self.seats = seats
        self.rondel = rondel
        self.places = places
        self.gone = gone
        self.front = front
        self.stack_number = stack_number
        self.unseen = unseen
        self.drawn = drawn
        self.scorings = scorings
        self.discard = discard
        self.market = market
        self.claims = claims
        self.roads = roads
        self.laid = laid
        self.activated = activated
        self.movement = movement
        self.extras = extras
        self.whole = whole
        self.owned = 0

    # fields: end

    def mine(self, seat: int) -> Seat:
        """The seat, to be changed: copied first if other states share it."""
        own = self.seats[seat]
        if not (self.owned >> seat) & 1:
            own = own.clone()
            self.seats[seat] = own
            self.owned |= 1 << seat
        return own

    def clone(self) -> "State":
        # By place, not by name: interpreted that takes half the time, and nothing is called more.
        self.owned = 0
        # fields: clone State
        return State(
            self.rules,
            self.stack[:],
            self.rng,
            self.module_states.copy(),
            self.seats[:],
            self.rondel[:],
            self.places[:],
            self.gone,
            self.front,
            self.stack_number,
            self.unseen[:],
            self.drawn,
            self.scorings,
            self.discard,
            self.market[:],
            self.claims,
            self.roads,
            self.laid,
            self.activated,
            self.movement,
            self.extras,
            self.whole,
        )
        # fields: end


def new_seat(rules: Rules) -> Seat:
    """The home tiles with the first Scots on the village (GM-SET-02 to 04, GM-CMP-04)."""
    board = rules.components.board
    home = (1 << VILLAGE_CELL) | (1 << CASTLE_CELL)
    first = board.start_scots
    # fields: new Seat
    return Seat(
        coins=0,
        barrels=0,
        scots=board.supply.scots - 1 - first,
        markers=board.supply.clan_markers,
        points=[0] * SOURCES,
        stock=[0] * RESOURCES,
        tiles={VILLAGE_CELL: HOME_VILLAGE, CASTLE_CELL: HOME_CASTLE},
        under={},
        loads={VILLAGE_CELL: ONE_SCOT * first} if first > 0 else {},
        area=home,
        river=home,
        manned=1 << VILLAGE_CELL if first > 0 else 0,
        landmarks=(),
        persons=(),
        powers=NO_POWERS,
    )
    # fields: end


def blank(rules: Rules, rng: int) -> State:
    """A table with nothing drawn yet; the set-up steps of the flow do the rest."""
    board = rules.components.board
    # fields: new State
    return State(
        rules=rules,
        stack=[],
        rng=rng,
        module_states={},
        seats=[new_seat(rules) for _ in range(rules.players)],
        rondel=[EMPTY] * board.spaces,
        places=[0] * rules.figures,
        gone=0,
        front=0,
        stack_number=STACK_A,
        unseen=list(rules.stacks[STACK_A]),
        drawn=0,
        scorings=0,
        discard=(),
        market=[board.setup(rules.players).market_coins] * RESOURCES,
        claims=(),
        roads=rules.first_roads,
        laid=NO_CELL,
        activated=0,
        movement=0,
        extras=0,
        whole=NO_CELL,
    )
    # fields: end
