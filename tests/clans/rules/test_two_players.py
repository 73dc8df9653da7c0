"""Changes for two players (CC-TWO)."""

import pytest

import ceilidh
from tests.clans.oracle import Oracle
from tests.clans.scenario import Scenario

SIDES = ("A1", "B1", "C1", "D1")
SMALL = Oracle(SIDES, True)


def names(hexes: set[tuple[int, int]]) -> set[str]:
    return {f"{column}.{row}" for column, row in hexes}


def first_worker_hexes(clan: str, worker: str) -> set[str]:
    """Where a clan may put the very first worker of a two-player game."""
    clans = [clan, "campbell", "cunningham"]
    table = ceilidh.new(
        "clans", 2, 1, {"map": " ".join(SIDES)}, setup={"first": ["1"], "clan": clans}
    )
    table.play("choose campbell", seat=1)
    table.play(f"choose {clan}", seat=0)
    moves = [move.text.split() for move in table.legal()]
    return {hex_ for _, unit, hex_ in moves if unit == worker}


@pytest.mark.rule("CC-TWO-01")
@pytest.mark.parametrize(("players", "legal"), [(2, False), (3, True)])
def test_shaded_land_cannot_be_expanded_into(players: int, legal: bool) -> None:
    scenario = Scenario(players=players)
    scenario.place(0, "sheep", "4.2")
    assert ("build sheep 4.1" in scenario.texts()) is legal
    if not legal:
        assert "is outside the map in play" in scenario.why_not("build sheep 4.1")


@pytest.mark.rule("CC-TWO-01")
def test_first_workers_do_not_stand_on_shaded_land() -> None:
    assert first_worker_hexes("robertson", "woodcutter") == names(SMALL.terrain("F"))
    assert first_worker_hexes("robertson", "miner") == names(SMALL.terrain("M"))
    assert "2.1" not in first_worker_hexes("robertson", "woodcutter")


@pytest.mark.rule("CC-TWO-02", "CC-TWO-03")
def test_fergusson_starts_on_hexes_beside_shaded_ones() -> None:
    beside = {hex_ for hex_ in SMALL.land if SMALL.adjacent(hex_) & SMALL.shaded}
    for worker, letter in (("woodcutter", "F"), ("miner", "M")):
        hexes = first_worker_hexes("fergusson", worker)
        assert hexes == names(beside & SMALL.terrain(letter))
        assert hexes < names(SMALL.terrain(letter))


@pytest.mark.rule("CC-TWO-02", "CC-TWO-03")
@pytest.mark.parametrize(("hexes", "glory"), [(("2.3", "4.2"), 3), (("3.4", "4.3"), 0)])
def test_scoring_tile_5_counts_hexes_beside_shaded_ones(hexes: tuple[str, ...], glory: int) -> None:
    scenario = Scenario(players=2, setup={"scoring": ["5"]})
    scenario.place(0, "sheep", *hexes)
    scenario.end_round()
    assert scenario.seat(0).glory == glory


@pytest.mark.rule("CC-TWO-04")
def test_all_lochs_belong_to_the_active_map() -> None:
    hexes = first_worker_hexes("macdonald", "worker")
    assert names(SMALL.lochs) <= hexes
    assert {"10.1", "13.1", "12.9", "1.2"} <= hexes  # lochs on the edge


@pytest.mark.rule("CC-TWO-05")
@pytest.mark.parametrize(
    ("corner", "inside", "outside"),
    [(0, "2.2", "1.1"), (1, "12.2", "13.2"), (2, "11.8", "13.9"), (3, "2.7", "1.9")],
)
def test_ports_lie_on_the_hexes_for_two_players(corner: int, inside: str, outside: str) -> None:
    ports = ["1", "2", "3", "4"]
    ports[corner] = "5"
    for players, hex_ in ((2, inside), (3, outside)):
        scenario = Scenario(players=players, setup={"port": ports})
        assert "port 5" not in scenario.texts()
        scenario.place(0, "sheep", hex_)
        assert "port 5" in scenario.texts()


@pytest.mark.rule("CC-TWO-05")
def test_the_ports_of_the_whole_map_are_gone() -> None:
    scenario = Scenario(players=3, setup={"port": ["5", "1", "2", "3"]})
    scenario.place(0, "sheep", "2.2")
    assert "port 5" not in scenario.texts()


@pytest.mark.rule("CC-TWO-06")
def test_six_contracts_lie_on_the_export_board() -> None:
    scenario = Scenario(players=2)
    assert len(scenario.texts("take")) == 6
    scenario.play(scenario.texts("take")[0])
    assert len(scenario.texts("take")) == 5
    scenario.end_round()
    display = scenario.table.view()["contracts"]
    assert isinstance(display, list)
    assert len(display) == 6 and 0 not in display


@pytest.mark.rule("CC-TWO-07")
@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 3)])
def test_the_neighbourhood_bonus_buys_up_to_4(players: int, limit: int) -> None:
    scenario = Scenario(players=players)
    scenario.seat(0).merchants += 4
    scenario.seat(0).board_merchants -= 4
    scenario.place(0, "sheep", "4.3")
    scenario.place(1, "distillery", "4.5")
    scenario.play("build cow 4.4")
    assert scenario.texts("bargain")[-1] == f"bargain whisky {limit}"


@pytest.mark.rule("CC-TWO-08")
@pytest.mark.parametrize(
    ("first", "second", "points"), [(2, 1, [8, 0]), (1, 2, [0, 8]), (1, 1, [4, 4])]
)
def test_export_scoring_is_8_or_4_each(first: int, second: int, points: list[int]) -> None:
    scenario = Scenario(players=2)
    for seat, contracts in ((0, range(1, 1 + first)), (1, range(10, 10 + second))):
        for contract in contracts:
            scenario.contract_in_box(seat, contract)
        scenario.seat(seat).fulfilled = scenario.seat(seat).box
        scenario.seat(seat).box = ()
    assert dict(scenario.table.sheet())["exports"] == points


@pytest.mark.rule("CC-TWO-09")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [(("5.2", "4.4"), [12, 0]), (("5.2",), [6, 6])],
)
def test_settlement_scoring_is_12_or_6_each(hexes: tuple[str, ...], points: list[int]) -> None:
    scenario = Scenario(players=2)
    scenario.place(0, "sheep", *hexes)
    scenario.place(1, "sheep", "10.5")
    scenario.shipping(0, 3)
    assert dict(scenario.table.sheet())["settlements"] == points


@pytest.mark.rule("CC-TWO-10")
def test_clans_have_their_values_for_two_players() -> None:
    scenario = Scenario(players=2, clans=["fergusson", "macdonald"])
    assert [seat.shipping for seat in scenario.state.seats] == [2, 1]
    scenario = Scenario(players=3, clans=["fergusson", "macdonald", "robertson"])
    assert [seat.shipping for seat in scenario.state.seats] == [3, 0, 0]


@pytest.mark.rule("CC-TWO-10")
@pytest.mark.parametrize(("players", "discount"), [(2, 2), (3, 3)])
def test_robertson_saves_2_with_two_players(players: int, discount: int) -> None:
    clans = ["robertson", "campbell", "cunningham"][:players]
    scenario = Scenario(players=players, clans=clans)
    scenario.place(0, "sheep", "4.2")
    scenario.play("build cow 5.2")
    assert scenario.seat(0).money == 100 - (9 + 5 - discount)


@pytest.mark.rule("CC-TWO-11")
def test_three_clans_and_three_starting_tiles_are_drawn() -> None:
    table = ceilidh.new("clans", 2, 0)
    drawn = [outcome.domain for outcome in table.setup]
    assert (drawn.count("clan"), drawn.count("tile")) == (3, 3)
    assert len(table.legal()) == 3
