"""What is observed of player boards: where their numbers stand, and their linked settlements."""

from collections.abc import Mapping
from typing import Final

from ceilidh.envs.sparse import ObservedBlock
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.hooks import Hooks
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import HexSet

# Blocks of numbers for each seat, in the order in which they are written: one number each, one for
# each good, one for each column of the player board.
COUNTS: Final = (
    "seats.bid",
    "seats.money",
    "seats.glory",
    "seats.shipping",
    "seats.merchants",
    "seats.board_merchants",
    "seats.settlements",
)
STOCKS: Final = ("seats.goods", "seats.market")
COLUMNS: Final = ("seats.unit_costs", "seats.unit_yields", "seats.units_left")
MOST_BOARDS: Final = 1000  # remembered at once: clans and options of many games share an encoder


class BoardPlaces:
    """Where the columns of a player board are observed, and their printed numbers."""

    __slots__ = ("costs", "places", "yields")

    def __init__(self, hooks: Hooks, blocks: Mapping[str, ObservedBlock], row: int) -> None:
        self.places: list[int] = []
        for name in COLUMNS:
            self.places += [_start(blocks, name, row) + column.index for column in hooks.columns]
        self.costs = [column.cost for column in hooks.columns]
        self.yields = [column.amount for column in hooks.columns]


def _start(blocks: Mapping[str, ObservedBlock], name: str, row: int) -> int:
    return blocks[name].start + row * blocks[name].width


def count_places(blocks: Mapping[str, ObservedBlock], row: int) -> list[int]:
    return [_start(blocks, name, row) for name in COUNTS]


def stock_places(blocks: Mapping[str, ObservedBlock], row: int) -> list[int]:
    return [_start(blocks, name, row) + good for name in STOCKS for good in range(GOODS)]


class SettlementMemo:
    """The linked settlements of one seat, counted anew only when something changed that counts."""

    __slots__ = ("map", "number", "own", "shipping")

    def __init__(self, map_: Topology, own: HexSet, shipping: int, number: int) -> None:
        self.map = map_
        self.own = own
        self.shipping = shipping
        self.number = number


class Boards:
    """The places of all boards that have been seen, by clan and row."""

    def __init__(self, blocks: Mapping[str, ObservedBlock]) -> None:
        self.blocks = blocks
        self.known: dict[tuple[Hooks, int], BoardPlaces] = {}

    def at(self, hooks: Hooks, row: int) -> BoardPlaces:
        board = self.known.get((hooks, row))
        if board is None:
            if len(self.known) > MOST_BOARDS:
                self.known.clear()
            board = self.known[hooks, row] = BoardPlaces(hooks, self.blocks, row)
        return board


class Settlements:
    """The linked settlements of all seats of a table."""

    def __init__(self) -> None:
        self.known: dict[int, SettlementMemo] = {}

    def linked(self, state: State, number: int) -> int:
        seat = state.seats[number]
        if seat.hooks.of["links"]:
            return linked_settlements(state, seat)  # a clan may look at anything
        known = self.known.get(number)
        if (
            known is None
            or known.map is not state.map
            or known.shipping != seat.shipping
            or not known.own.same(seat.own)
        ):
            counted = linked_settlements(state, seat)
            known = SettlementMemo(state.map, seat.own, seat.shipping, counted)
            self.known[number] = known
        return known.number
