"""What scoring tiles and awards count (CC-SCO-T1 to T9)."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.clans.effects import Counter
from ceilidh.games.clans.goods import BASIC, FIELD, GOODS, KIND_WORKER, PROCESSED, WOODCUTTER
from ceilidh.games.clans.rules.pieces import units_at
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import HexSet


def in_stock(state: State, seat: int, goods: tuple[int, ...]) -> int:
    """Goods of a class in stock, and those a clan keeps elsewhere that count as such."""
    total = 0
    for good in goods:
        total += state.seats[seat].goods[good]
        for module in state.seats[seat].hooks.of["stored_goods"]:
            total += module.stored_goods(state, seat, good)
    return total + kept_processed(state, seat) if goods == PROCESSED else total


def kept_processed(state: State, seat: int) -> int:
    """Processed goods of a clan's own kind, which count beside bread, cheese and whisky."""
    total = 0
    for module in state.seats[seat].hooks.of["kept_processed"]:
        total += module.kept_processed(state, seat)
    return total


def kinds_in_stock(state: State, seat: int) -> int:
    """How many different goods the seat has."""
    kinds = [good for good in range(GOODS) if in_stock(state, seat, (good,)) > 0]
    return len(kinds) + (1 if kept_processed(state, seat) > 0 else 0)


def units_on(state: State, seat: int, hexes: HexSet) -> int:
    """The seat's units, not hexes, within a set of hexes."""
    return units_at(state, seat, state.seats[seat].own.hexes_in(hexes))


def upgrades(state: State, seat: Seat) -> int:
    """Shipping steps, hired merchants and flipped tiles, gifts included (CC-SCO-T8)."""
    hired = state.rules.components.board.merchants_on_board - seat.board_merchants
    return seat.shipping + hired + seat.technology.bit_count()


def workers(seat: Seat) -> int:
    total = 0
    for column in seat.hooks.columns:
        if column.kind == KIND_WORKER:
            total += seat.deployed[column.index]
    return total


def imported(state: State, seat: Seat) -> list[int]:
    """Cotton, tobacco and sugar cane on fulfilled contracts."""
    totals = [0, 0, 0]
    for number in seat.fulfilled:
        contract = state.rules.components.contracts[number - 1]
        for good in range(3):
            totals[good] += contract.imports[good]
    return totals


class BasicGoods(Counter):
    def count(self, state: State, seat: int) -> int:
        return in_stock(state, seat, BASIC)


class ProcessedGoods(Counter):
    def count(self, state: State, seat: int) -> int:
        return in_stock(state, seat, PROCESSED)


class Units(Counter):
    """Units that are no workers; a field counts as so many as it pays glory."""

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        super().__init__(name, numbers)
        self.field = numbers["field_glory"]

    def count(self, state: State, seat: int) -> int:
        deployed = state.seats[seat].deployed
        total = 0
        for column in range(WOODCUTTER):
            total += deployed[column] * (self.field if column == FIELD else 1)
        return total


class Workers(Counter):
    def count(self, state: State, seat: int) -> int:
        return workers(state.seats[seat])


class BorderUnits(Counter):
    def count(self, state: State, seat: int) -> int:
        return units_on(state, seat, state.map.border)


class Imports(Counter):
    def count(self, state: State, seat: int) -> int:
        return sum(imported(state, state.seats[seat]))


class Meat(Counter):
    """As printed on the contracts, waived or not (CC-SCO-Q2)."""

    def count(self, state: State, seat: int) -> int:
        total = 0
        for number in state.seats[seat].fulfilled:
            contract = state.rules.components.contracts[number - 1]
            total += contract.beef + contract.mutton
        return total


class Upgrades(Counter):
    def count(self, state: State, seat: int) -> int:
        return upgrades(state, state.seats[seat])


class DearHexes(Counter):
    """Hexes of printed cost £5 or £6, however they were entered (CC-SCO-Q3)."""

    def count(self, state: State, seat: int) -> int:
        return state.seats[seat].own.intersection(state.map.dear).count()


# What each word of the base game counts; further ones are in `counts` of a module's entry.
COUNTERS: Final[dict[str, Callable[[str, dict[str, int]], Counter]]] = {
    "basic_goods_in_stock": BasicGoods,
    "processed_goods_in_stock": ProcessedGoods,
    "non_worker_units": Units,
    "workers": Workers,
    "units_on_border": BorderUnits,
    "cotton_tobacco_sugar_on_fulfilled": Imports,
    "meat_on_fulfilled": Meat,
    "upgrades": Upgrades,
    "occupied_hexes_of_cost_5_or_6": DearHexes,
}
