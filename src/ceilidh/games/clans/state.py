"""The position of a game of Clans: the table, the seats, and what stands on the map."""

from typing import Final

from ceilidh.games.clans.components.maps import HEXES, Topology
from ceilidh.games.clans.goods import COLUMNS, GOODS, IMPORTS
from ceilidh.games.clans.hooks import Hooks
from ceilidh.games.clans.ruleset import Rules
from ceilidh.kernel import state as kernel
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.state import Frame, ModuleState

NO_CLAN: Final = -1

# No seat's reach is this very object.
NEVER: Final = HexSet(0, 0, 0)


class Seat:
    """One player's board, stock and pieces.

    `market[good]` counts the merchants standing there: positive on the buy area, negative on the
    sell area, since a player may never stand on both. `reach` is what the units reach in one step.
    `open_ports` remembers the usable port tiles for one reach and one set of used ports.
    """

    # fields: slots Seat
    __slots__ = (
        "bid",
        "board_merchants",
        "box",
        "clan",
        "deployed",
        "fulfilled",
        "glory",
        "goods",
        "hooks",
        "market",
        "merchants",
        "money",
        "open_ports",
        "open_ports_reach",
        "open_ports_used",
        "own",
        "ports",
        "reach",
        "shipping",
        "technology",
        "tile",
    )
    # fields: end

    # fields: init Seat
    def __init__(
        self,
        hooks: Hooks,
        clan: int,
        tile: int,
        bid: int,
        money: int,
        glory: int,
        shipping: int,
        technology: int,
        merchants: int,
        board_merchants: int,
        ports: int,
        goods: list[int],
        market: list[int],
        deployed: list[int],
        box: tuple[int, ...],
        fulfilled: tuple[int, ...],
        own: HexSet,
        reach: HexSet,
    ) -> None:
        self.hooks = hooks
        self.clan = clan
        self.tile = tile
        self.bid = bid
        self.money = money
        self.glory = glory
        self.shipping = shipping
        self.technology = technology
        self.merchants = merchants
        self.board_merchants = board_merchants
        self.ports = ports
        self.goods = goods
        self.market = market
        self.deployed = deployed
        self.box = box
        self.fulfilled = fulfilled
        self.own = own
        self.reach = reach
        self.open_ports: list[int] = []
        self.open_ports_reach = NEVER
        self.open_ports_used = 0

    # fields: end

    def clone(self) -> "Seat":
        # fields: clone Seat
        return Seat(
            self.hooks,
            self.clan,
            self.tile,
            self.bid,
            self.money,
            self.glory,
            self.shipping,
            self.technology,
            self.merchants,
            self.board_merchants,
            self.ports,
            self.goods[:],
            self.market[:],
            self.deployed[:],
            self.box,
            self.fulfilled,
            self.own,
            self.reach,
        )
        # fields: end


class State(kernel.State):
    """The whole table.

    `land[hex]` packs who stands there (see rules/pieces); `free` are the active hexes on which
    nobody stands and nothing lies. `display` has one entry a box of the
    export board, 0 when empty. `unseen` are the contracts not yet drawn, `bottom` those put under
    the pile, `drawn` those a building bonus is showing. `bargains` packs how many of each good the
    seat at turn has bought by neighbourhood bonus in this turn.

    Clones share their seats until one of them changes: read `seats[n]`, but change only `mine(n)`.
    `owned` masks the seats that belong to this state alone.
    """

    # fields: slots State
    __slots__ = (
        "bargains",
        "bottom",
        "discarded",
        "display",
        "drawn",
        "free",
        "imports",
        "land",
        "map",
        "offers",
        "order",
        "owned",
        "passed",
        "ports",
        "prices",
        "round",
        "rules",
        "seats",
        "tiles",
        "unseen",
    )
    # fields: end

    # fields: init State
    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        rng: int,
        module_states: dict[str, ModuleState],
        map_: Topology,
        seats: list[Seat],
        round_: int,
        order: list[int],
        passed: list[int],
        prices: list[int],
        imports: list[int],
        unseen: list[int],
        bottom: tuple[int, ...],
        drawn: tuple[int, ...],
        discarded: tuple[int, ...],
        display: list[int],
        ports: tuple[int, ...],
        tiles: tuple[int, ...],
        offers: tuple[tuple[int, int], ...],
        land: list[int],
        free: HexSet,
        bargains: int,
    ) -> None:
        super().__init__(rules.plan, stack, rng, module_states)
        self.rules = rules
        self.map = map_
        self.seats = seats
        self.round = round_
        self.order = order
        self.passed = passed
        self.prices = prices
        self.imports = imports
        self.unseen = unseen
        self.bottom = bottom
        self.drawn = drawn
        self.discarded = discarded
        self.display = display
        self.ports = ports
        self.tiles = tiles
        self.offers = offers
        self.land = land
        self.free = free
        self.bargains = bargains
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
            self.map,
            self.seats[:],
            self.round,
            self.order[:],
            self.passed[:],
            self.prices[:],
            self.imports[:],
            self.unseen[:],
            self.bottom,
            self.drawn,
            self.discarded,
            self.display[:],
            self.ports,
            self.tiles,
            self.offers,
            self.land[:],
            self.free,
            self.bargains,
        )
        # fields: end


def new_seat(rules: Rules) -> Seat:
    """An empty player board; clan gifts and starting tiles come later."""
    board = rules.components.board
    # fields: new Seat
    return Seat(
        hooks=rules.clanless,
        clan=NO_CLAN,
        tile=0,
        bid=0,
        money=0,
        glory=0,
        shipping=0,
        technology=0,
        merchants=board.merchants_in_stock,
        board_merchants=board.merchants_on_board,
        ports=0,
        goods=[0] * GOODS,
        market=[0] * GOODS,
        deployed=[0] * COLUMNS,
        box=(),
        fulfilled=(),
        own=EMPTY,
        reach=EMPTY,
    )
    # fields: end


def blank(rules: Rules, map_: Topology, rng: int) -> State:
    """A table with nothing drawn yet; the set-up steps of the flow do the rest."""
    market = rules.components.market
    # fields: new State
    return State(
        rules=rules,
        stack=[],
        rng=rng,
        module_states={},
        map_=map_,
        seats=[new_seat(rules) for _ in range(rules.players)],
        round_=0,
        order=[],
        passed=[],
        prices=[market.start] * GOODS,
        imports=[0] * IMPORTS,
        unseen=[contract.id for contract in rules.components.contracts],
        bottom=(),
        drawn=(),
        discarded=(),
        display=[0] * rules.boxes,
        ports=(),
        tiles=(),
        offers=(),
        land=[0] * HEXES,
        free=map_.active,
        bargains=0,
    )
    # fields: end
