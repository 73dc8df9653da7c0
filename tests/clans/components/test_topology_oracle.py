"""The assembled maps against the slow oracle: all 16 base maps, both sizes, every hex and level."""

from itertools import product

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES, HEXES, Topology, index_of
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import FOREST, GRASS, LOCH, MOUNTAIN
from ceilidh.kernel.hexset import HexSet
from tests.clans.oracle import Hex, Oracle

LETTERS = {"G": GRASS, "F": FOREST, "M": MOUNTAIN, "~": LOCH}
MAPS = [(f"A{a}", f"B{b}", f"C{c}", f"D{d}") for a, b, c, d in product((1, 2), repeat=4)]
INDUSTRIA_MAPS = [("A3", "B3", "C3", "D3"), ("A4", "B4", "C4", "D4"), ("A3", "B1", "C4", "D2")]


def place(hex_: int) -> Hex:
    column, row = HEX_NAMES[hex_].split(".")
    return int(column), int(row)


PLACES = [place(hex_) for hex_ in range(HEXES)]


def places(hexes: HexSet) -> set[Hex]:
    return {PLACES[hex_] for hex_ in hexes.hexes()}


def test_hex_numbers_and_places_agree() -> None:
    assert [index_of(*PLACES[hex_]) for hex_ in range(HEXES)] == list(range(HEXES))
    assert (HEX_NAMES[0], HEX_NAMES[57], HEX_NAMES[116]) == ("1.1", "7.4", "13.9")
    assert HEX_NAMES[117:] == ("0.1", "14.1", "13.10", "1.10")
    assert index_of(0, 2) == index_of(7, 10) == -1


def check_hexes(topology: Topology, oracle: Oracle) -> None:
    for hex_ in range(HEXES):
        here = PLACES[hex_]
        token = oracle.token.get(here, "")
        bits = sum(bit for letter, bit in LETTERS.items() if letter in token)
        assert topology.terrain[hex_] == bits, here
        assert topology.cost[hex_] == oracle.cost(here), here
        near = topology.adjacent[hex_], topology.neighbours[hex_]
        assert all(list(one) == sorted(one) for one in near), here
        assert {PLACES[one] for one in near[0]} == oracle.adjacent(here), here
        assert {PLACES[one] for one in near[1]} == oracle.neighbours(here), here


def check_sets(topology: Topology, oracle: Oracle) -> None:
    assert places(topology.grass) == oracle.terrain("G")
    assert places(topology.forest) == oracle.terrain("F")
    assert places(topology.mountain) == oracle.terrain("M")
    assert places(topology.loch) == oracle.lochs
    assert places(topology.crossable) == oracle.module_lochs
    assert places(topology.land) == oracle.land
    assert places(topology.all_land) == oracle.all_land
    assert places(topology.active) == oracle.active
    assert places(topology.border) == oracle.border()
    assert places(topology.delta) == oracle.delta()
    assert places(topology.riverside) == oracle.riverside()
    assert places(topology.lochside) == oracle.lochside()
    assert places(topology.dear) == {hex_ for hex_ in oracle.land if oracle.cost(hex_) >= 5}
    assert [PLACES[port] for port in topology.ports] == oracle.ports
    assert {frozenset((PLACES[a], PLACES[b])) for a, b in topology.rivers} == oracle.rivers


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("sides", MAPS + INDUSTRIA_MAPS, ids=" ".join)
def test_topology_agrees_with_the_oracle(sides: tuple[str, str, str, str], small: bool) -> None:
    topology = load(None).topology(sides, small)
    oracle = Oracle(sides, small)
    assert (topology.sides, topology.small) == (sides, small)
    check_hexes(topology, oracle)
    check_sets(topology, oracle)
    for level in range(6):
        for hex_ in range(HEXES):
            reach = places(topology.reach[level][hex_])
            assert reach == oracle.reach(PLACES[hex_], level), (level, PLACES[hex_])


def test_settlements_by_hand() -> None:
    """The oracle's own settlement count, on places that can be checked by eye."""
    oracle = Oracle(("A1", "B1", "C1", "D1"), False)
    banks: set[Hex] = {(4, 2), (4, 3)}  # adjacent across a river
    assert [oracle.settlement_value(banks, level) for level in (0, 1)] == [1, 2]
    assert len(oracle.settlements(banks | {(4, 1), (4, 4)})) == 2
    around: set[Hex] = {(5, 6), (4, 4), (7, 7), (12, 2)}  # over one loch, over three, far away
    assert [oracle.settlement_value(around, level) for level in range(6)] == [1, 1, 2, 3, 3, 3]
    assert oracle.settlement_value(set(), 5) == 0
