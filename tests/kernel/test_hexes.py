"""Sets of hexes against Python's own sets; neighbours on the grid."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ceilidh.kernel.hexgrid import WAYS, step
from ceilidh.kernel.hexset import CAPACITY, EMPTY, HexSet, hexset

HEXES = st.integers(0, CAPACITY - 1)
SETS = st.sets(HEXES)
CALM = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def made(members: set[int]) -> HexSet:
    return hexset(sorted(members))


@CALM
@given(members=SETS)
def test_members(members: set[int]) -> None:
    own = made(members)
    assert own.hexes() == sorted(members)
    assert own.count() == len(members)
    assert own.is_empty() == (not members)
    assert [hex_ for hex_ in range(CAPACITY) if own.has(hex_)] == sorted(members)


@CALM
@given(members=SETS, hex_=HEXES)
def test_one_more_or_less(members: set[int], hex_: int) -> None:
    own = made(members)
    assert own.plus(hex_).hexes() == sorted(members | {hex_})
    assert own.without(hex_).hexes() == sorted(members - {hex_})
    assert own.hexes() == sorted(members), "sets never change"


@CALM
@given(one=SETS, other=SETS)
def test_two_sets(one: set[int], other: set[int]) -> None:
    first, second = made(one), made(other)
    assert first.union(second).hexes() == sorted(one | other)
    assert first.intersection(second).hexes() == sorted(one & other)
    assert first.minus(second).hexes() == sorted(one - other)
    assert first.hexes_in(second) == sorted(one & other)
    assert first.meets(second) == bool(one & other)
    assert first.same(second) == (one == other)
    assert first.same(made(set(one)))


@pytest.mark.parametrize("hex_", [0, 11, 12, 47, 48, 95, 96, CAPACITY - 1])
def test_the_edges_of_the_words(hex_: int) -> None:
    own = EMPTY.plus(hex_)
    assert own.hexes() == [hex_]
    assert not own.has((hex_ + 1) % CAPACITY)
    assert own.without(hex_).is_empty()


SPOTS = st.tuples(st.integers(0, 20), st.integers(0, 20))


@CALM
@given(spot=SPOTS, way=st.integers(0, 5))
def test_every_step_can_be_taken_back(spot: tuple[int, int], way: int) -> None:
    there = step(spot[0], spot[1], way)
    assert step(there[0], there[1], (way + 3) % 6) == spot


@CALM
@given(spot=SPOTS)
def test_six_different_neighbours_in_a_ring(spot: tuple[int, int]) -> None:
    """Each neighbour touches the next one: the same ring, walked along its own edge."""
    ring = [step(spot[0], spot[1], way) for way in range(6)]
    assert len(set(ring)) == 6
    for way in range(6):
        assert step(ring[way][0], ring[way][1], (way + 2) % 6) == ring[(way + 1) % 6]


def test_odd_columns_stand_half_a_hex_higher() -> None:
    assert [step(2, 5, way) for way in range(6)] == [(2, 4), (3, 5), (3, 6), (2, 6), (1, 6), (1, 5)]
    assert [step(3, 5, way) for way in range(6)] == [(3, 4), (4, 4), (4, 5), (3, 6), (2, 5), (2, 4)]
    assert WAYS == ("n", "ne", "se", "s", "sw", "nw")
