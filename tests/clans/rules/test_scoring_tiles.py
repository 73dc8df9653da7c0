"""The scoring phase (CC-SCO) and what tiles 1 to 5 count."""

import pytest

from ceilidh.games.clans.components.pack import load
from tests.clans.scenario import Scenario, hex_number


def with_tile(tile: int, players: int = 3, clans: list[str] | None = None) -> Scenario:
    """A scenario whose first round is scored by that tile."""
    return Scenario(players=players, clans=clans, setup={"scoring": [str(tile)]})


def glory(scenario: Scenario) -> list[int]:
    """The glory of every seat after this round."""
    scenario.end_round()
    return [seat.glory for seat in scenario.state.seats]


def fulfilled(scenario: Scenario, seat: int, *contracts: int) -> None:
    """Put contracts face up beside the seat's export box, as if fulfilled in earlier rounds."""
    for contract in contracts:
        scenario.contract_in_box(seat, contract)
    scenario.seat(seat).box = ()
    scenario.seat(seat).fulfilled += contracts


@pytest.mark.rule("CC-SCO-01", "CC-SCO-03")
def test_only_the_tile_of_the_round_scores_once_for_everyone() -> None:
    scenario = Scenario(setup={"scoring": ["4", "3", "9", "8", "7"]})
    scenario.place(0, "miner", "3.4")
    scenario.place(1, "miner", "3.5", "3.2")
    scenario.place(2, "sheep", "7.8", "7.9", "8.7")
    assert glory(scenario) == [2, 4, 0]
    assert dict(scenario.table.sheet())["glory"] == [2, 4, 0]
    assert glory(scenario) == [2, 4, 3]
    assert glory(scenario) == [2, 4 + 2, 3 + 2]  # 3.2 and 8.7 cost £5


@pytest.mark.rule("CC-SCO-05")
def test_glory_goes_on_after_a_full_lap() -> None:
    scenario = with_tile(4)
    scenario.seat(0).glory = 29
    scenario.seat(1).glory = 119
    scenario.place(0, "miner", "3.4", "3.5", "3.2")
    scenario.place(1, "miner", "7.7", "8.7")
    assert glory(scenario) == [35, 123, 0]
    assert dict(scenario.table.sheet())["glory"] == [35, 123, 0]


@pytest.mark.rule("CC-SCO-06")
@pytest.mark.parametrize("tile", [1, 2])
def test_goods_are_counted_but_not_spent(tile: int) -> None:
    scenario = with_tile(tile)
    scenario.goods(0, wool=2, grain=1, bread=4, whisky=1)
    assert glory(scenario)[0] > 0
    assert scenario.seat(0).goods == [2, 1, 0, 4, 0, 1]


EVERY_TILE = [(1, 5), (2, 3), (3, 4), (4, 8), (5, 6), (6, 7), (7, 10), (8, 9), (9, 2)]


@pytest.mark.rule("CC-SCO-02", "CC-SCO-08")
@pytest.mark.parametrize(("tile", "expected"), EVERY_TILE)
def test_each_tile_number_has_its_own_condition(tile: int, expected: int) -> None:
    scenario = with_tile(tile)
    scenario.place(0, "woodcutter", "2.1", "3.1", "5.1")
    scenario.place(0, "miner", "4.9")
    scenario.place(0, "sheep", "4.2")
    scenario.place(0, "field", "4.3")
    scenario.place(0, "dairy", "5.2")
    scenario.goods(0, wool=2, bread=2)
    scenario.shipping(0, 5)
    scenario.seat(0).technology = 1
    scenario.seat(0).board_merchants -= 3
    scenario.seat(0).merchants += 3
    fulfilled(scenario, 0, 20, 21)
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-T1")
def test_tile_1_gives_1_for_each_basic_good() -> None:
    scenario = with_tile(1)
    scenario.goods(0, wool=1, grain=2, milk=4)
    scenario.goods(1, bread=3, cheese=3, whisky=3)
    scenario.place(2, "sheep", "7.8")  # its wool comes in production, before scoring
    assert glory(scenario) == [7, 0, 1]


@pytest.mark.rule("CC-SCO-T2", "CC-SCO-07")
@pytest.mark.parametrize(
    ("bread", "cheese", "whisky", "expected"),
    [
        (0, 0, 1, 0),
        (1, 1, 0, 3),
        (1, 1, 1, 3),
        (0, 4, 0, 6),
        pytest.param(2, 2, 1, 6, marks=pytest.mark.rule("CC-EX-D9")),
    ],
)
def test_tile_2_gives_3_for_each_full_pair_of_processed_goods(
    bread: int, cheese: int, whisky: int, expected: int
) -> None:
    scenario = with_tile(2)
    scenario.goods(0, wool=5, bread=bread, cheese=cheese, whisky=whisky)
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-T2a")
def test_tile_2_counts_whisky_in_the_cellar() -> None:
    scenario = with_tile(2, clans=["mackenzie", "campbell", "robertson"])
    scenario.place(0, "distillery", "4.1")
    scenario.goods(0, grain=1, bread=1)
    scenario.play("pass", "pass", "pass", "make whisky 1", "store")
    assert (scenario.stock(0, "whisky"), scenario.stock(0, "bread")) == (0, 1)
    assert scenario.seat(0).glory == 3


@pytest.mark.rule("CC-SCO-T3")
@pytest.mark.parametrize(
    ("unit", "each"),
    [
        ("sheep", 1),
        ("cow", 1),
        ("dairy", 1),
        ("bakery", 1),
        ("distillery", 1),
        ("field", 2),
        ("woodcutter", 0),
        ("miner", 0),
    ],
)
def test_tile_3_gives_1_a_unit_and_2_a_field(unit: str, each: int) -> None:
    scenario = with_tile(3)
    scenario.place(0, unit, "8.6", "8.7", "10.8")
    assert glory(scenario) == [3 * each, 0, 0]


@pytest.mark.rule("CC-SCO-T4")
def test_tile_4_gives_2_a_worker_fishermen_included() -> None:
    scenario = with_tile(4, clans=["macdonald", "campbell", "robertson"])
    scenario.place(0, "worker", "5.5", "3.4")
    scenario.place(1, "woodcutter", "5.1")
    scenario.place(1, "miner", "3.5", "3.2")
    scenario.place(2, "sheep", "7.8")
    assert glory(scenario) == [4, 6, 0]


@pytest.mark.rule("CC-SCO-T5", "CC-SCO-T5a", "CC-SCO-07")
@pytest.mark.parametrize(
    ("hexes", "expected"),
    [
        (("3.1",), 0),
        (("3.1", "13.7"), 3),
        (("3.1", "13.7", "1.5"), 3),
        (("3.1", "13.7", "1.5", "7.9"), 6),
        (("3.1", "4.2", "12.6", "2.7", "8.8"), 0),  # only the first lies on the outer edge
    ],
)
def test_tile_5_gives_3_for_each_pair_on_the_outer_edge(
    hexes: tuple[str, ...], expected: int
) -> None:
    scenario = with_tile(5)
    scenario.place(0, "sheep", *hexes[:3])
    scenario.place(0, "bakery", *hexes[3:])
    assert glory(scenario) == [expected, 0, 0]


@pytest.mark.rule("CC-SCO-T5b")
@pytest.mark.parametrize(
    ("hexes", "expected"),
    [
        (("4.2", "12.6"), 3),  # beside the shaded 4.1 and 13.7
        (("4.2", "4.3"), 0),  # 4.3 has no shaded hex beside it
        (("2.3", "2.7", "8.8", "4.2"), 6),
    ],
)
def test_tile_5_with_two_players_counts_hexes_beside_shaded_ones(
    hexes: tuple[str, ...], expected: int
) -> None:
    scenario = with_tile(5, players=2)
    scenario.place(0, "sheep", *hexes)
    assert glory(scenario) == [expected, 0]


@pytest.mark.rule("CC-SCO-Q4")
@pytest.mark.parametrize(
    ("players", "hexes", "expected"),
    [
        (3, ("10.1", "6.1"), 3),  # lochs on the outer edge
        (3, ("10.1", "12.7"), 0),
        (2, ("12.7", "2.8"), 3),  # lochs beside shaded land, one with a port
        (2, ("12.7", "5.4"), 0),
    ],
)
def test_tile_5_counts_fishermen_at_the_edge(
    players: int, hexes: tuple[str, ...], expected: int
) -> None:
    clans = ["macdonald", "campbell", "robertson"][:players]
    scenario = with_tile(5, players=players, clans=clans)
    scenario.place(0, "worker", *hexes)
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-Q7")
@pytest.mark.parametrize("corner", ["0.1", "14.1", "13.10", "1.10"])
def test_tile_5_does_not_count_fishermen_on_ports_beside_the_map(corner: str) -> None:
    scenario = with_tile(5, clans=["macdonald", "campbell", "robertson"])
    scenario.place(0, "worker", "10.1", corner)
    assert glory(scenario) == [0, 0, 0]
    scenario = with_tile(5, clans=["macdonald", "campbell", "robertson"])
    scenario.place(0, "worker", "10.1", "6.1", corner)
    assert glory(scenario) == [3, 0, 0], "two units on the map"


@pytest.mark.rule("CC-SCO-Q5")
def test_on_the_small_map_an_unshaded_hex_of_the_outer_edge_is_border() -> None:
    # Loch 1.3 of side A3 lies on the edge between two lochs, far from any shaded hex.
    border = load(None).topology(("A3", "B1", "C1", "D1"), True).border
    assert border.has(hex_number("1.3"))
    assert not border.has(hex_number("1.1"))  # shaded land
