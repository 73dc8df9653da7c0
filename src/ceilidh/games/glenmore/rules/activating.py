"""One activation (GM-ACT): the ways that a tile can go, the choice of one, and its product."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.components.effects import (
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_VP,
    SPECIAL,
    check_parts,
)
from ceilidh.games.glenmore.debt import Debt, pack, with_road
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.kinds import CHOOSE
from ceilidh.games.glenmore.rules.arrivals import JOKER, arrive
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING, cheapest_road
from ceilidh.games.glenmore.rules.free_moves import RESOLVED, TurnStep
from ceilidh.games.glenmore.rules.market import Purse, purse
from ceilidh.games.glenmore.rules.payment import PAYING, coins_suffice
from ceilidh.games.glenmore.rules.special import run_special, why_no_special
from ceilidh.games.glenmore.rules.stock import (
    add_barrels,
    add_movement,
    add_points,
    note,
    room,
)
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount, goods_sum
from ceilidh.games.glenmore.ways import PRODUCTS, Way
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

MARKER_OF_ACTIVATION: Final = 1


def way_debt(state: State, seat: int, way: Way, cost: Debt) -> Debt:
    """The cost of a way; a clan marker's road must be left over (GM-ACT-Q7)."""
    swap = state.seats[seat].powers.swap if way.swap else 0
    if way.product == CLAN_MARKER:
        return with_road(cost, swap, cheapest_road(state, seat))
    return with_road(cost, swap, 0) if swap else cost


def can_go(state: State, seat: int, cell: int, way: Way, money: Purse) -> bool:
    """Whether a way of a tile can be completed and does anything."""
    own = state.seats[seat]
    if way.fills and goods_sum(own.loads.get(cell, 0)) >= state.rules.limit:
        return False
    if way.instead and own.powers.barrel_vp == 0:
        return False
    if way.product == SPECIAL and why_no_special(state, seat, way.target, cell) is not None:
        return False
    if way.cost is None:
        return True
    if way.cost.barrels > own.barrels:
        return False
    if way.product == CLAN_MARKER and (
        own.markers == 0 or cheapest_road(state, seat) == OUT_OF_REACH
    ):
        return False
    return coins_suffice(money, way_debt(state, seat, way, way.cost))


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
        state.stack.append(pack(way_debt(state, seat, way, way.cost), PAYING.id, seat))


class ChooseWay(TurnStep):
    """Which way a tile goes; frame.a is its cell."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for number in ways_at(state, frame.seat, frame.a, purse(state, frame.seat)):
            out.append(CHOOSE.all[number])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _go(state, frame.seat, frame.a, action.a)

    def task(self, state: State, frame: Frame) -> Reason:
        tile = state.rules.components.tiles[state.seats[frame.seat].tiles[frame.a]]
        return Reason("what {tile} does", ("GM-ACT-04", "GM-ACT-32"), {"tile": tile.name})

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not CHOOSE:
            return None
        tile = state.rules.components.tiles[state.seats[frame.seat].tiles[frame.a]]
        facts: dict[str, object] = {"tile": tile.name, "number": action.a + 1}
        ways = state.rules.ways[tile.index]
        if action.a >= len(ways):
            return Reason("{tile} has no option {number}.", ("GM-ACT-06",), facts)
        return why_no_way(state, frame.seat, frame.a, ways[action.a])

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"cell": CELL_NAMES[frame.a], "number": frame.b}


class Product(Step[State]):
    """What a way gives, once it is paid: frame.a is the cell, frame.b the number of the way."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat, cell = frame.seat, frame.a
        number = state.seats[seat].tiles[cell]
        way = state.rules.ways[number][frame.b]
        reason = state.rules.components.tiles[number].id
        if way.times:
            run_special(state, seat, way.target, way.times, cell)
        if way.fills:
            for module in state.rules.hooks.of["on_production"]:
                module.on_production(state, seat, number, cell)
        give(state, seat, way, cell, reason)
        return False


def give(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    """Let the product of a way come about; what needs room comes onto the tile of the cell."""
    GIVES[way.product](state, seat, way, cell, reason)


def _goods(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    arrive(state, seat, cell, way.goods)


def _jokers(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    state.stack.append(Frame(JOKER.id, seat, cell, way.amount))


def _movement(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    add_movement(state, seat, way.amount, reason)


def _points(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    add_points(state, seat, way.amount, reason)


def _barrels(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    add_barrels(state, seat, way.amount, reason)


def _marker(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    state.stack.append(Frame(CLAN_MARKING.id, seat, 0, 0, MARKER_OF_ACTIVATION))


def _special(state: State, seat: int, way: Way, cell: int, reason: str) -> None:
    run_special(state, seat, way.target, way.amount, cell)


GIVES: Final[dict[str, Callable[[State, int, Way, int, str], None]]] = {
    GAIN_GOODS: _goods,
    GAIN_JOKER: _jokers,
    GAIN_MOVEMENT: _movement,
    GAIN_VP: _points,
    GAIN_BARREL: _barrels,
    CLAN_MARKER: _marker,
    SPECIAL: _special,
}
check_parts(PRODUCTS, GIVES, "rules/activating.py")


def why_no_activation(state: State, seat: int, cell: int) -> Reason | None:
    """Why the tile of a cell cannot be activated at all; None if it can."""
    own = state.seats[seat]
    if cell not in own.tiles:
        return Reason("There is no tile there.", ("GM-ACT-10",))
    tile = state.rules.components.tiles[own.tiles[cell]]
    name: dict[str, object] = {"tile": tile.name}
    if state.activated >> cell & 1:
        return Reason("You have already activated {tile} this turn.", ("GM-ACT-05",), name)
    ways = state.rules.ways[tile.index]
    if not ways:
        return Reason("{tile} cannot be activated.", ("GM-ACT-06",), name)
    if any_way(state, seat, cell, purse(state, seat)):
        return None
    return why_no_way(state, seat, cell, ways[0])


def why_no_way(state: State, seat: int, cell: int, way: Way) -> Reason:
    """Why the tile of a cell cannot go a way."""
    own = state.seats[seat]
    name: dict[str, object] = {"tile": state.rules.components.tiles[own.tiles[cell]].name}
    if way.fills and room(state, seat, cell) == 0:
        if _can_sell_from(state, seat, cell):
            rules = ("GM-CMP-19", "GM-MKT-12")
            return Reason("There is no room on {tile}; sell something first.", rules, name)
        rules = ("GM-CMP-19", "GM-MKT-10")
        return Reason("There is no room on {tile}, and nothing on it can be sold.", rules, name)
    if way.instead and own.powers.barrel_vp == 0:
        return Reason("Only the holder of MacGregor can gain points instead.", ("GM-CLN-12",))
    if way.product == SPECIAL:
        idle = why_no_special(state, seat, way.target, cell)
        if idle is not None:
            return idle
    if way.product == CLAN_MARKER and own.markers == 0:
        return Reason("You have no clan markers left.", ("GM-ACT-Q7", "GM-ACT-36"))
    if way.product == CLAN_MARKER and cheapest_road(state, seat) == OUT_OF_REACH:
        return Reason("All clan territories are taken.", ("GM-ACT-Q7", "GM-PER-12"))
    short = way.cost is not None and way.cost.barrels > own.barrels
    if way.cost is not None and not short and coins_suffice(purse(state, seat), way.cost):
        rules = ("GM-ACT-Q7", "GM-PER-10")
        return Reason("For {tile} you also need a road you can pay for.", rules, name)
    return Reason("You cannot pay to activate {tile}.", ("GM-ACT-40",), name)


def _can_sell_from(state: State, seat: int, cell: int) -> bool:
    """Whether a sale would make room on a tile."""
    load = state.seats[seat].loads.get(cell, 0)
    return any([amount(load, kind) > 0 and left > 0 for kind, left in enumerate(state.market)])


CHOOSING_WAY: Final[ChooseWay] = ChooseWay("choose way")
PRODUCT: Final[Product] = Product("product")
