"""What the scoring tiles 10 to 18 count (IN-S10 to IN-S18)."""

from ceilidh.games.clans.effects import Counter
from ceilidh.games.clans.goods import BAKERY, COW, DAIRY, DISTILLERY, FIELD, KINDS, SHEEP
from ceilidh.games.clans.modules.industria.industria_tiles.hooks import chain_hooks
from ceilidh.games.clans.rules.counters import kinds_in_stock, units_on
from ceilidh.games.clans.rules.pairs import couples, hexes_of, most_pairs, neighbours_among
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.rules.settlements import settlements
from ceilidh.games.clans.state import State


class AnimalPairs(Counter):
    """Tile 10: disjoint pairs of neighbouring animals, whatever their kinds (IN-S10-Q1)."""

    def count(self, state: State, seat: int) -> int:
        herd = hexes_of(state, seat, 1 << SHEEP | 1 << COW)
        beside: list[int] = []
        for place, hex_ in enumerate(herd):
            beside.append(neighbours_among(state, hex_, herd) & ~(1 << place))
        return most_pairs(beside)


class Merchants(Counter):
    """Tile 11: they stand on the market until the next preparation (IN-S11-02)."""

    def count(self, state: State, seat: int) -> int:
        return sum([abs(number) for number in state.seats[seat].market])


class KindsOfGoods(Counter):
    """Tile 12; what clans keep elsewhere counts as stock (IN-S12-02)."""

    def count(self, state: State, seat: int) -> int:
        return kinds_in_stock(state, seat)


class Chains(Counter):
    """Tile 13: pairs of neighbouring units, one of which turns the other's good into another.

    A field serves in several pairs, every other unit in one; the best assignment counts.
    """

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        super().__init__(name, numbers)
        self.field_uses = numbers["field_uses"]

    def count(self, state: State, seat: int) -> int:
        uses = self.field_uses
        for answer in chain_hooks(state, seat):
            uses = answer.field_chains(uses)
        total = couples(state, seat, 1 << COW, 1 << DAIRY, 1)
        total += couples(state, seat, 1 << FIELD, 1 << BAKERY | 1 << DISTILLERY, uses)
        for answer in chain_hooks(state, seat):
            total += answer.chain_pairs(state, seat)
        return total


class CentralUnits(Counter):
    """Tile 14: on hexes of the central loch or adjacent to it (IN-S14-Q1)."""

    def count(self, state: State, seat: int) -> int:
        return units_on(state, seat, state.map.central)


class InlandUnits(Counter):
    """Tile 15: on land that no loch hex is adjacent to."""

    def count(self, state: State, seat: int) -> int:
        return units_on(state, seat, state.map.land.minus(state.map.lochside))


class SettlementKinds(Counter):
    """Tile 16: of the settlement that has most of them; all workers are one (IN-S16-02)."""

    def count(self, state: State, seat: int) -> int:
        best = 0
        for group in settlements(state, state.seats[seat]):
            found = 0
            for hex_ in group.hexes():
                for kind in kinds_of(state, seat, hex_):
                    found |= 1 << kind
            best = max(best, found.bit_count())
        return best


class RiverPairs(Counter):
    """Tile 17: disjoint pairs of one kind with a river between their hexes (IN-S17-Q1)."""

    def count(self, state: State, seat: int) -> int:
        by_kind: list[list[int]] = [[] for _ in range(KINDS)]
        for hex_ in state.seats[seat].own.hexes():
            for kind in kinds_of(state, seat, hex_):
                by_kind[kind].append(hex_)
        total = 0
        for units in by_kind:
            if len(units) > 1:
                total += most_pairs([across(state, hex_, units) for hex_ in units])
        return total


def across(state: State, hex_: int, others: list[int]) -> int:
    """Mask of the others on adjacent hexes that a river parts from the hex."""
    near = state.map.neighbours[hex_]
    mask = 0
    for place, other in enumerate(others):
        if other in state.map.adjacent[hex_] and other not in near:
            mask |= 1 << place
    return mask


class SmallSettlements(Counter):
    """Tile 18: of exactly two units, linked or not (IN-S18-03)."""

    def count(self, state: State, seat: int) -> int:
        groups = settlements(state, state.seats[seat])
        return len([group for group in groups if units_on(state, seat, group) == 2])
