"""Clan MacDonald: eight workers for any terrain, fishermen and rowing (CC-MDO)."""

import pytest

import ceilidh
from tests.clans.scenario import Scenario


def macdonald(players: int = 3, scoring: str = "1", port: str = "5") -> Scenario:
    tiles = [scoring, *[tile for tile in "23567" if tile != scoring][:4]]
    ports = [port, *[tile for tile in "2368" if tile != port][:3]]
    clans = ["macdonald", "campbell", "robertson", "cunningham"][:players]
    return Scenario(players=players, clans=clans, setup={"scoring": tiles, "port": ports})


def workers(scenario: Scenario) -> set[str]:
    """The hexes on which seat 0 may put a worker now."""
    return {text.split()[2] for text in scenario.texts("build") if text.split()[1] == "worker"}


def settlements(scenario: Scenario) -> object:
    seats = scenario.table.view()["seats"]
    assert isinstance(seats, list)
    return seats[0]["settlements"]


@pytest.mark.rule("CC-MDO-01", "CC-MDO-06")
def test_first_workers_may_be_woodcutters_miners_or_fishermen() -> None:
    clans = ["macdonald", "campbell", "robertson"]
    table = ceilidh.new(
        "clans", 2, 1, {"map": "A1 B1 C1 D1"}, setup={"clan": clans, "first": ["1"]}
    )
    table.play("choose campbell")
    table.play("choose macdonald")
    moves = [move.text for move in table.legal()]
    assert {"build worker 2.6", "build worker 6.3", "build worker 5.4"} <= set(moves)
    assert "build worker 4.4" not in moves  # grassland only
    assert all(move.startswith("build worker") for move in moves)
    table.play("build worker 5.4")
    table.play("build miner 6.3")
    table.play("build miner 3.4")
    moves = [move.text for move in table.legal()]
    assert "build worker 6.5" in moves
    assert not {"build worker 5.3", "build worker 6.4", "build worker 5.5"} & set(moves)


@pytest.mark.rule("CC-MDO-01")
def test_there_are_eight_workers_for_any_use() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "1.4", "1.6", "3.4", "6.3", "5.1", "9.1", "10.7")
    scenario.play("build worker 5.4")
    scenario.turn(0)
    assert workers(scenario) == set()


@pytest.mark.rule("CC-MDO-02", "CC-MDO-05", "CC-MDO-17")
@pytest.mark.parametrize(("hex_", "land"), [("3.4", 1), ("4.5", 5), ("5.4", 0), ("5.5", 0)])
def test_every_worker_costs_6_and_the_land_lochs_nothing(hex_: str, land: int) -> None:
    scenario = macdonald()
    scenario.place(0, "sheep", "4.4")
    scenario.seat().money = 6 + land
    scenario.play(f"build worker {hex_}")
    assert scenario.seat().money == 0


@pytest.mark.rule("CC-MDO-02")
def test_every_worker_earns_4() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "3.4", "5.1", "5.5", "7.3")
    scenario.end_round()
    assert scenario.seat().money == 100 + 16 + 4 * 4


@pytest.mark.rule("CC-MDO-03")
def test_technology_cannot_be_upgraded_at_all() -> None:
    scenario = macdonald()
    assert scenario.texts("technology") == []
    scenario.contract_in_box(0, 6)
    scenario.goods(0, wool=3)
    scenario.play("fulfil 6")
    assert scenario.texts() == ["ship", "hire", "done"]
    scenario.play("ship")
    assert scenario.texts("technology") == ["technology woodcutter", "technology miner"]  # seat 1


@pytest.mark.rule("CC-MDO-04")
@pytest.mark.parametrize(
    ("players", "start", "port"),
    [(1, "2.2", "1.2"), (2, "2.2", "1.2"), (3, "1.1", "0.1"), (4, "1.1", "0.1")],
)
def test_fishermen_stand_on_empty_lochs_and_port_tiles(players: int, start: str, port: str) -> None:
    scenario = macdonald(players)
    scenario.place(0, "sheep", start, "4.4")
    assert {port, "5.4", "5.5"} <= workers(scenario)
    assert "build sheep 5.4" not in scenario.texts("build")
    scenario.place(0, "worker", port)
    assert port not in workers(scenario)


@pytest.mark.rule("CC-MDO-06")
def test_fishermen_are_never_placed_on_adjacent_hexes() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.3", "3.4")
    scenario.place(0, "sheep", "4.4", "1.1")
    assert "5.5" in workers(scenario)
    assert not {"5.3", "5.4"} & workers(scenario)
    assert {"1.2", "0.1"} <= workers(scenario)
    assert "3.3" in workers(scenario)  # a worker on land does not matter
    scenario.place(0, "worker", "1.2")
    assert "0.1" not in workers(scenario)


@pytest.mark.rule("CC-MDO-06")
def test_fishermen_never_row_to_adjacent_hexes() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.3", "5.5")
    assert scenario.texts("row") == ["row 5.5 ne", "row 5.5 se"]
    scenario.play("row 5.5 se")
    scenario.turn(0)
    assert "row 5.3 s" in scenario.texts("row")  # 6.5 is not adjacent to 5.4


@pytest.mark.rule("CC-MDO-07", "CC-MDO-08")
def test_one_fisherman_rows_one_hex_in_a_turn_for_free() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.4", "9.7")
    assert scenario.texts("row")[:3] == ["row 5.4 n", "row 5.4 se", "row 5.4 s"]
    scenario.play("row 5.4 n")
    assert (scenario.table.actor, scenario.seat().money) == (0, 100)
    assert scenario.texts("row") == []
    assert {"build sheep 4.2", "build sheep 4.3"} <= set(scenario.texts("build"))
    assert "build sheep 4.4" not in scenario.texts("build")
    scenario.turn(0)
    assert "row 5.3 s" in scenario.texts("row")


@pytest.mark.rule("CC-MDO-07")
def test_a_fisherman_may_row_to_a_port_tile_but_not_ashore() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "1.2")
    assert scenario.texts("row") == ["row 1.2 nw"]
    scenario.play("row 1.2 nw")
    assert "build sheep 1.1" in scenario.texts("build")
    assert "build sheep 1.3" not in scenario.texts("build")


@pytest.mark.rule("CC-MDO-08")
def test_rowing_is_over_once_the_action_is_taken() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "1.2")
    assert scenario.texts("row")
    scenario.play("hire")
    assert scenario.texts() == ["port 5", "done"]


@pytest.mark.rule("CC-MDO-09")
@pytest.mark.parametrize(("players", "crosses"), [(1, True), (2, True), (3, False), (4, False)])
def test_with_one_or_two_players_rivers_can_be_crossed(players: int, crosses: bool) -> None:
    scenario = macdonald(players)
    scenario.place(0, "sheep", "4.2")
    assert ("build cow 4.3" in scenario.texts("build")) is crosses
    assert "build worker 6.3" not in scenario.texts("build")  # across a loch


@pytest.mark.rule("CC-MDO-10", "CC-MDO-18")
def test_land_beside_a_fisherman_neighbours_it_without_shipping() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.4")
    assert {text.split()[2] for text in scenario.texts("build")} == {"4.3", "4.4", "6.3"}
    assert settlements(scenario) == 1
    scenario.shipping(0, 2)
    scenario.place(0, "sheep", "4.4")
    assert settlements(scenario) == 1  # one settlement with the fisherman
    scenario.place(0, "sheep", "7.4")
    assert settlements(scenario) == 2  # linked across the loch 6.4


@pytest.mark.rule("CC-MDO-11")
@pytest.mark.parametrize(("level", "reached"), [(0, False), (1, False), (2, True)])
def test_crossing_further_lochs_needs_the_shipping_level(level: int, reached: bool) -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.4")
    scenario.shipping(0, level)
    assert ("build sheep 7.4" in scenario.texts("build")) is reached


@pytest.mark.rule("CC-MDO-12")
def test_deploying_a_fisherman_gives_the_neighbourhood_bonus() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "3.4")
    scenario.place(1, "cow", "2.3")
    scenario.play("build worker 3.3")
    assert scenario.texts("bargain") == ["bargain milk 1", "bargain milk 2"]


@pytest.mark.rule("CC-MDO-13")
def test_rowing_gives_no_neighbourhood_bonus() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "5.4")
    scenario.place(1, "cow", "4.2")
    scenario.play("row 5.4 n")
    assert scenario.texts("bargain") == []
    assert "hire" in scenario.texts()


@pytest.mark.rule("CC-MDO-15")
def test_fishermen_are_workers_for_scoring_tile_4() -> None:
    scenario = macdonald(scoring="4")
    scenario.place(0, "worker", "5.3", "5.5", "3.4")
    scenario.end_round()
    assert [seat.glory for seat in scenario.state.seats] == [6, 0, 0]


@pytest.mark.rule("CC-MDO-17")
def test_on_land_a_worker_needs_forest_or_mountain() -> None:
    scenario = macdonald()
    scenario.place(0, "sheep", "4.4", "1.5", "4.1")
    land = workers(scenario) - {"5.4", "5.5"}
    assert land == {"3.4", "3.5", "4.5", "1.4", "1.6", "3.1", "3.2", "5.1"}


@pytest.mark.rule("CC-MDO-Q1")
@pytest.mark.parametrize(
    ("level", "near", "far"), [(0, "5.5", "6.5"), (2, "6.5", "7.5"), (3, "7.5", "8.5")]
)
def test_a_fisherman_is_placed_over_as_many_lochs_as_shipping_crosses(
    level: int, near: str, far: str
) -> None:
    scenario = macdonald()
    scenario.place(0, "sheep", "4.4")
    scenario.shipping(0, level)
    assert near in workers(scenario)
    assert far not in workers(scenario)


@pytest.mark.rule("CC-MDO-Q2", "CC-MDO-18")
def test_a_fisherman_on_a_port_tile_uses_it_and_blocks_nobody() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "0.1")
    scenario.place(1, "sheep", "1.1")
    scenario.play("port 5")
    assert scenario.seat().money == 110
    scenario.turn(1)
    scenario.play("port 5")
    assert scenario.seat(1).money == 110


@pytest.mark.rule("CC-MDO-Q3")
def test_rowing_is_allowed_before_the_pass_but_not_after_it() -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "1.2")
    scenario.play("row 1.2 nw", "pass")
    assert scenario.texts() == ["port 5", "done"]
    scenario = macdonald()
    scenario.place(0, "worker", "1.2")
    scenario.play("pass")
    assert scenario.texts() == ["port 5", "done"]


@pytest.mark.rule("CC-MDO-Q4")
@pytest.mark.parametrize("order", [("port 5", "row 1.2 nw"), ("row 1.2 nw", "port 5")])
def test_ports_and_rowing_come_in_any_order_before_the_action(order: tuple[str, str]) -> None:
    scenario = macdonald()
    scenario.place(0, "worker", "1.2")
    scenario.play(*order, "hire")
    assert scenario.seat().money == 110 - 4


@pytest.mark.rule("CC-MDO-Q5")
def test_a_free_expand_places_a_fisherman_for_6() -> None:
    scenario = macdonald()
    scenario.place(0, "sheep", "4.4")
    scenario.goods(0, wool=4)
    scenario.contract_in_box(0, 1)
    scenario.play("fulfil 1", "build worker 5.4")
    assert scenario.seat().money == 100 - 6


@pytest.mark.rule("CC-MDO-Q6")
def test_fishermen_do_not_count_for_scoring_tile_9() -> None:
    scenario = macdonald(scoring="9")
    scenario.place(0, "worker", "5.3", "5.5", "4.5")
    scenario.end_round()
    assert scenario.seat().glory == 2
