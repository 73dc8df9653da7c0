"""Neighbouring and shipping reach (CC-REA), seen through the hexes that may be expanded into."""

import pytest

from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.clans.scenario import Scenario


def reached(scenario: Scenario) -> set[str]:
    """Every land hex that the seat at turn may expand into with some unit."""
    return {text.split()[2] for text in scenario.texts("build")}


def reached_from(hex_: str, level: int) -> set[str]:
    scenario = Scenario()
    scenario.place(0, "sheep", hex_)
    scenario.shipping(0, level)
    return reached(scenario)


@pytest.mark.rule("CC-REA-01", "CC-REA-03")
def test_the_six_hexes_that_share_a_side_are_in_reach_without_shipping() -> None:
    assert reached_from("2.4", 0) == {"1.4", "1.5", "2.3", "2.5", "3.4", "3.5"}


@pytest.mark.rule("CC-EX-11", "CC-REA-04")
def test_without_shipping_neither_river_nor_loch_is_crossed() -> None:
    assert reached_from("4.3", 0) == {"3.4", "4.4"}


@pytest.mark.rule("CC-EX-12", "CC-REA-05", "CC-REA-07", "CC-REA-08")
def test_each_level_adds_hexes_behind_more_water() -> None:
    river = {"4.2"}
    one_loch = {"2.2", "2.3", "3.2", "5.2", "6.2", "6.3"}
    two_loch = {"4.5", "5.6", "7.4"}
    assert reached_from("4.3", 1) == {"3.4", "4.4"} | river
    assert reached_from("4.3", 2) == {"3.4", "4.4"} | river | one_loch
    assert reached_from("4.3", 3) == {"3.4", "4.4"} | river | one_loch | two_loch


@pytest.mark.rule("CC-REA-03")
@pytest.mark.parametrize("level", range(6))
def test_neighbouring_hexes_stay_in_reach_at_every_level(level: int) -> None:
    assert reached_from("5.6", 0) <= reached_from("5.6", level)


@pytest.mark.rule("CC-REA-08")
@pytest.mark.parametrize(
    ("goal", "lochs"), [("4.4", 1), ("4.3", 2), ("5.2", 3), ("10.5", 4), ("10.6", 4)]
)
def test_a_hex_behind_n_lochs_needs_n_loch_shipping(goal: str, lochs: int) -> None:
    assert goal not in reached_from("5.6", lochs)
    assert goal in reached_from("5.6", lochs + 1)


@pytest.mark.rule("CC-REA-02", "CC-REA-Q4")
def test_the_map_says_for_each_side_whether_a_river_runs_along_it() -> None:
    assert reached_from("5.7", 0) == {"6.6", "6.7"}
    assert reached_from("5.7", 1) == {"6.6", "6.7", "5.6", "5.8", "4.6", "4.7"}


@pytest.mark.rule("CC-REA-06")
def test_river_crossing_reaches_only_the_other_bank() -> None:
    # The river goes on from 5.6|5.7 past 4.6, 4.7 and 3.7, and past 6.6 to the loch.
    gained = reached_from("5.6", 1) - reached_from("5.6", 0)
    assert gained == {"5.7", "6.6"}
    assert reached_from("5.7", 5) == reached_from("5.7", 1)


@pytest.mark.rule("CC-EX-13", "CC-REA-09")
@pytest.mark.parametrize("between", ["empty", "foreign"])
@pytest.mark.parametrize("level", range(6))
def test_a_hex_behind_land_is_never_in_reach(between: str, level: int) -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "5.6")
    if between == "foreign":
        scenario.place(1, "sheep", "6.6", "5.7")
    scenario.shipping(0, level)
    assert "build miner 6.7" not in scenario.texts()
    assert "out of reach" in scenario.why_not("build miner 6.7")


@pytest.mark.rule("CC-REA-10")
def test_river_and_loch_are_not_combined_in_one_expand() -> None:
    # Over the river 4.2|4.3 and the loch 5.4 would be 1-loch; by loch alone it takes 5.3 and 5.4.
    scenario = Scenario()
    scenario.place(0, "sheep", "4.2")
    scenario.shipping(0, 2)
    assert "4.3" in reached(scenario)
    assert "4.4" not in reached(scenario)
    scenario.play("build sheep 4.3")
    scenario.turn(0)
    assert "4.4" in reached(scenario)


@pytest.mark.rule("CC-REA-11")
def test_reach_is_measured_from_each_unit_and_the_best_counts() -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "4.3")
    scenario.place(0, "cow", "10.5")
    assert reached(scenario) == reached_from("4.3", 0) | reached_from("10.5", 0)
    # Two units do not add up: 6.6 lies three lochs away from either.
    scenario.shipping(0, 3)
    assert "6.6" not in reached(scenario)
    scenario.shipping(0, 4)
    assert "6.6" in reached(scenario)


@pytest.mark.rule("CC-REA-12")
def test_across_a_river_is_reach_but_no_neighbourhood() -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "4.2")
    scenario.place(1, "dairy", "4.4")
    scenario.place(2, "bakery", "4.1")
    scenario.shipping(0, 1)
    scenario.play("build cow 4.3")
    assert {text.split()[1] for text in scenario.texts("bargain")} == {"cheese"}
    assert linked_settlements(scenario.state, scenario.seat(0)) == 2


@pytest.mark.rule("CC-REA-12")
def test_an_expand_beside_a_foreign_unit_across_a_river_gives_no_bonus() -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "4.4")
    scenario.place(1, "dairy", "4.2")
    scenario.play("build cow 4.3")
    assert scenario.texts("bargain") == []
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-REA-13")
def test_with_two_players_lochs_beside_shaded_land_are_crossed() -> None:
    scenario = Scenario(players=2)
    scenario.place(0, "sheep", "5.2", "12.6")
    scenario.shipping(0, 2)
    # 6.1 lies on the edge between the shaded 5.1 and 7.1; 12.7 beside the shaded 13.7.
    assert {"7.2", "11.8"} <= reached(scenario)
    scenario.shipping(0, 1)
    assert not {"7.2", "11.8"} & reached(scenario)


@pytest.mark.rule("CC-REA-14")
@pytest.mark.parametrize(("level", "crosses"), [(1, False), (2, True)])
def test_expand_ports_and_settlements_share_one_reach(level: int, crosses: bool) -> None:
    # From 12.6 over the loch 12.7: land on 11.8, the port tile on 12.8.
    scenario = Scenario(players=2, setup={"port": ["1", "2", "5", "3"]})
    scenario.place(0, "sheep", "12.6")
    scenario.shipping(0, level)
    assert ("11.8" in reached(scenario)) is crosses
    assert ("port 5" in scenario.texts()) is crosses
    scenario.place(0, "cow", "11.8")
    assert linked_settlements(scenario.state, scenario.seat(0)) == 1 + crosses


@pytest.mark.rule("CC-REA-Q1")
def test_a_loch_chain_may_bend_and_the_shortest_one_counts() -> None:
    # 5.5, 6.5 and 7.6, then south: no straight line joins 4.4 and 7.7.
    assert "7.7" not in reached_from("4.4", 3)
    assert "7.7" in reached_from("4.4", 4)
    # There are longer ways round to 5.6; one loch is enough.
    assert "5.6" in reached_from("4.4", 2)


@pytest.mark.rule("CC-REA-Q2")
def test_a_fisherman_does_not_block_the_way_over_its_loch() -> None:
    scenario = Scenario(clans=["campbell", "macdonald", "robertson"])
    scenario.place(0, "sheep", "5.6")
    scenario.place(1, "worker", "5.5")
    scenario.shipping(0, 2)
    assert "4.4" in reached(scenario)


@pytest.mark.rule("CC-REA-Q3")
def test_a_port_tile_on_a_loch_of_the_module_can_be_crossed() -> None:
    # With 2 players port B lies on 12.1, the only loch between 12.2 and 13.1.
    scenario = Scenario(players=2, clans=["macdonald", "campbell"])
    scenario.place(0, "worker", "12.2")
    scenario.shipping(0, 1)
    assert "build worker 13.1" not in scenario.texts()
    scenario.shipping(0, 2)
    assert "build worker 13.1" in scenario.texts()
