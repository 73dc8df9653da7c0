"""The map by hand: places read off the sides A1 B1 C1 D1, one rule at a time."""

import pytest

from ceilidh.games.clans.components.checks import check, check_design
from ceilidh.games.clans.components.map_checks import combinations
from ceilidh.games.clans.components.maps import HEX_NAMES, HEXES, Topology
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import LOCH
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.hexset import HexSet

TABLES = load(None)
SIDES = ("A1", "B1", "C1", "D1")
FULL = TABLES.topology(SIDES, False)
SMALL = TABLES.topology(SIDES, True)


def number(name: str) -> int:
    return HEX_NAMES.index(name)


def names(hexes: HexSet) -> set[str]:
    return {HEX_NAMES[hex_] for hex_ in hexes.hexes()}


def level_needed(one: str, other: str) -> int:
    """The lowest shipping level that reaches from one hex to the other; 9 when none does."""
    levels = [n for n in range(6) if FULL.reach[n][number(one)].has(number(other))]
    return min(levels, default=9)


@pytest.mark.rule("CC-CMP-10", "CC-EX-04")
def test_sixteen_base_maps() -> None:
    base = [sides for sides in combinations(TABLES) if all(side.box == "base" for side in sides)]
    assert len(base) == 16
    assert len(combinations(TABLES)) == 256
    assert len({FULL.sides, TABLES.topology(("A2", "B1", "C1", "D1"), False).sides}) == 2


@pytest.mark.rule("CC-SET-02", "CC-DAT-16")
def test_modules_meet_at_the_rocks() -> None:
    rocks = [number(name) for name in ("6.4", "7.5", "7.6", "6.5")]
    assert [FULL.module_of[rock] for rock in rocks] == [0, 1, 2, 3]
    assert {FULL.terrain[rock] for rock in rocks} == {LOCH}
    for place, rock in enumerate(rocks):
        assert rocks[place - 1] in FULL.adjacent[rock]
    modules = [FULL.module_of[hex_] for hex_ in range(117)]
    assert [modules.count(module) for module in range(4)] == [27, 32, 31, 27]


@pytest.mark.rule("CC-REA-01", "CC-REA-02", "CC-REA-Q4")
def test_a_river_side_parts_neighbours() -> None:
    north, south = number("4.2"), number("4.3")
    assert south in FULL.adjacent[north]
    assert south not in FULL.neighbours[north]
    for hex_ in range(HEXES):
        across = {b for a, b in FULL.rivers if a == hex_} | {a for a, b in FULL.rivers if b == hex_}
        assert set(FULL.adjacent[hex_]) - set(FULL.neighbours[hex_]) == across


@pytest.mark.rule("CC-REA-03", "CC-REA-04", "CC-REA-07")
def test_levels_build_on_each_other() -> None:
    for hex_ in range(HEXES):
        assert FULL.reach[0][hex_].hexes() == list(FULL.neighbours[hex_])
        for level in range(1, 6):
            assert FULL.reach[level - 1][hex_].minus(FULL.reach[level][hex_]).is_empty()


@pytest.mark.rule("CC-REA-05", "CC-REA-06")
def test_river_crossing_goes_straight_across() -> None:
    start = number("5.6")
    gained = FULL.reach[1][start].minus(FULL.reach[0][start])
    assert names(gained) == {"5.7", "6.6"}


@pytest.mark.rule("CC-REA-08", "CC-REA-Q1")
def test_loch_chains() -> None:
    assert level_needed("5.6", "4.4") == 2  # over 5.5
    assert level_needed("5.6", "4.3") == 3  # over 5.5 and 5.4
    assert level_needed("5.6", "5.2") == 4
    assert level_needed("5.6", "10.5") == 5
    assert level_needed("4.4", "7.7") == 4  # 5.5, 6.5, 7.6, then a bend to the south
    assert not FULL.reach[5][number("5.6")].has(number("5.6"))


@pytest.mark.rule("CC-REA-09", "CC-REA-10")
def test_land_is_never_crossed() -> None:
    # 6.7 lies behind 6.6, which is itself across a river from 5.6.
    assert level_needed("5.6", "6.7") == 9
    # River 4.2|4.3 and loch 5.4 together would reach 4.4 with 1-loch shipping.
    assert level_needed("4.2", "4.4") == 3


@pytest.mark.rule("CC-REA-13", "CC-TWO-04")
def test_all_lochs_stay_active_with_two_players() -> None:
    assert SMALL.crossable.same(FULL.crossable)
    assert SMALL.loch.same(SMALL.crossable)
    for hex_ in range(117):
        inside = [one for one in FULL.reach[5][hex_].hexes() if one < 117]
        assert SMALL.reach[5][hex_].hexes() == inside


@pytest.mark.rule("CC-REA-Q3", "CC-TWO-05", "CC-SET-04")
def test_port_hexes() -> None:
    assert [HEX_NAMES[port] for port in FULL.ports] == ["0.1", "14.1", "13.10", "1.10"]
    assert [HEX_NAMES[port] for port in SMALL.ports] == ["1.2", "12.1", "12.8", "2.8"]
    assert all(SMALL.crossable.has(port) for port in SMALL.ports)
    assert not any(FULL.crossable.has(port) for port in FULL.ports)
    assert all(FULL.loch.has(port) for port in FULL.ports)
    assert {SMALL.terrain[port] for port in FULL.ports} == {0}
    for module, port in enumerate(FULL.ports):
        assert FULL.module_of[port] == module
        assert set(FULL.adjacent[port]) & set(FULL.factories)


@pytest.mark.rule("CC-PRT-11")
def test_shipping_to_a_port() -> None:
    assert level_needed("13.2", "14.1") == 0
    assert level_needed("11.1", "14.1") == 3  # over 12.1 and 13.1
    assert level_needed("2.2", "0.1") == 2


@pytest.mark.rule("CC-SCO-T5a", "CC-SCO-Q4", "CC-SCO-Q7")
def test_border_of_the_whole_map() -> None:
    ring = {n for n in HEX_NAMES[:117] if n.startswith(("1.", "13.")) or n.endswith((".1", ".9"))}
    assert names(FULL.border) == ring, "without the four ports beside the map"
    assert {"10.1", "13.1"} <= names(FULL.border.intersection(FULL.loch))


@pytest.mark.rule("CC-SCO-T5b", "CC-TWO-02", "CC-SCO-Q5")
def test_border_of_the_small_map() -> None:
    border = names(SMALL.border)
    assert {"2.3", "4.2", "12.5", "8.8"} <= border  # beside shaded land
    assert {"2.8", "12.7"} <= border  # lochs beside shaded land
    assert {"1.2", "10.1", "3.9"} <= border  # lochs on the outer edge
    assert border.isdisjoint({"3.3", "4.3", "7.7", "1.3", "13.9"})


@pytest.mark.rule("CC-DAT-13")
def test_shaded_land_is_not_active() -> None:
    assert names(FULL.land.minus(SMALL.land)) == {
        name for name in names(FULL.border) if FULL.terrain[number(name)] != LOCH
    }
    assert SMALL.grass.minus(SMALL.land).is_empty()
    assert SMALL.all_land.same(FULL.land)


@pytest.mark.rule("CC-ROB-03", "CC-ROB-Q1", "IN-WF-01")
def test_delta_hexes() -> None:
    # River 2.2|2.3, 2.2|1.3 has a mouth at the lochs 1.2 and 3.3, river 6.2|5.2 at both its ends.
    assert {"2.2", "2.3", "1.3", "5.2", "6.2"} <= names(FULL.delta)
    # The river between 4.6 and 3.7 runs inland there.
    assert "3.6" not in names(FULL.delta)
    assert names(SMALL.delta) == names(FULL.delta) - {"1.3"}


def test_hexes_of_the_printed_examples() -> None:
    delta = FULL.delta.intersection(FULL.grass)
    assert {"1.3", "2.3"} <= {HEX_NAMES[h] for h in delta.hexes() if FULL.cost[h] == 1}
    other = TABLES.topology(("A2", "B1", "C1", "D1"), False)
    hex_ = number("3.5")
    assert other.forest.has(hex_) and other.mountain.has(hex_) and not other.grass.has(hex_)
    assert other.cost[hex_] == 6 and other.dear.has(hex_)


@pytest.mark.rule("CC-MDO-05", "CC-MDO-10")
def test_lochs_neighbour_what_is_beside_them() -> None:
    for hex_ in FULL.loch.hexes():
        assert FULL.cost[hex_] == 0
        assert FULL.neighbours[hex_] == FULL.adjacent[hex_]


@pytest.mark.rule("IN-WF-02", "IN-WF-03", "IN-WF-04", "IN-WF-05", "IN-EX-01")
def test_waterfall() -> None:
    """The river begins where hex 3.3 meets 4.2 and 4.3 and runs between these two."""
    topology = TABLES.topology(("A3", "B1", "C1", "D1"), False)
    fall, one, other = number("3.3"), number("4.2"), number("4.3")
    assert topology.waterfalls == (fall,)
    assert {one, other} <= set(topology.neighbours[fall])
    assert not topology.riverside.has(fall)
    assert topology.riverside.has(one) and topology.riverside.has(other)
    assert one in topology.adjacent[other] and one not in topology.neighbours[other]


def test_topologies_are_built_once() -> None:
    assert TABLES.topology(SIDES, False) is FULL
    assert TABLES.topology(SIDES, True) is SMALL
    with pytest.raises(DataError, match="side A9: missing"):
        TABLES.topology(("A9", "B1", "C1", "D1"), False)


def test_default_tables_have_no_faults() -> None:
    assert check(TABLES) == []


@pytest.mark.whole  # 512 maps; the other tests cover the same lines
def test_default_tables_keep_to_our_bounds() -> None:
    assert check_design(TABLES) == []


def test_unknown_ids() -> None:
    with pytest.raises(DataError, match="clan macbeth: missing"):
        TABLES.clan("macbeth")
    with pytest.raises(DataError, match="tile 99: missing"):
        TABLES.starting_tile(99)
    with pytest.raises(DataError, match="tile 99: missing"):
        TABLES.scoring_tile(99)
    with pytest.raises(DataError, match="port 0: missing"):
        TABLES.port(0)


def test_small_map_has_no_outside_hexes() -> None:
    def silent(topology: Topology) -> bool:
        return not any(topology.adjacent[hex_] for hex_ in range(117, 121))

    assert silent(SMALL) and not silent(FULL)
    assert all(SMALL.reach[5][hex_].is_empty() for hex_ in range(117, 121))
