"""Clan Campbell: each further building of a type is cheaper (CC-CAM)."""

import pytest

from tests.clans.scenario import Scenario

# Four grass hexes of land cost £1 around the mountain 1.4.
PLOTS = ("1.3", "1.5", "2.3", "2.4")


def campbell(ports: tuple[str, ...] = ("2", "3", "4", "5")) -> Scenario:
    scenario = Scenario(clans=["campbell", "buchanan", "stewart"], setup={"port": list(ports)})
    scenario.place(0, "miner", "1.4")
    return scenario


def spent(scenario: Scenario, *builds: str) -> list[int]:
    """What seat 0 pays for each of these units, one turn each; a building bonus is refused."""
    costs = []
    for build in builds:
        before = scenario.seat().money
        scenario.play(f"build {build}")
        costs.append(before - scenario.seat().money)
        if "draw" in scenario.texts():
            scenario.play("done")
        scenario.turn(0)
    return costs


def prices(scenario: Scenario, seat: int) -> dict[str, int]:
    """What the view says that buildings cost a seat."""
    costs = scenario.table.view()["seats"][seat]["unit_costs"]
    return {unit: costs[unit] for unit in ("dairy", "bakery", "distillery")}


@pytest.mark.rule("CC-CAM-01", "CC-CAM-02", "CC-CAM-03")
@pytest.mark.parametrize(("unit", "cost"), [("dairy", 12), ("bakery", 8), ("distillery", 10)])
def test_four_buildings_of_a_type_cost_3_4_4_and_5_less(unit: str, cost: int) -> None:
    costs = spent(campbell(), *[f"{unit} {plot}" for plot in PLOTS])
    assert costs == [cost + 1 - 3, cost + 1 - 4, cost + 1 - 4, cost + 1 - 5]


@pytest.mark.rule("CC-EX-27", "CC-CAM-04")
def test_a_distillery_between_three_bakeries_counts_for_itself() -> None:
    builds = ("bakery 1.3", "distillery 1.5", "bakery 2.3", "bakery 2.4")
    land = 1
    assert spent(campbell(), *builds) == [5 + land, 7 + land, 4 + land, 4 + land]


@pytest.mark.rule("CC-EX-D13", "CC-CAM-03")
def test_the_fourth_bakery_costs_3_and_the_land() -> None:
    scenario = campbell()
    scenario.place(0, "bakery", "1.3", "1.5", "2.3")
    assert spent(scenario, "bakery 2.4") == [3 + 1]


@pytest.mark.rule("CC-CAM-01", "CC-CAM-02", "CC-CAM-03")
def test_programs_are_told_what_campbell_pays() -> None:
    scenario = campbell()
    dear = {"dairy": 9, "bakery": 5, "distillery": 7}
    assert prices(scenario, 0) == dear
    assert prices(scenario, 1) == {"dairy": 12, "bakery": 8, "distillery": 10}
    scenario.place(0, "bakery", "1.3")
    assert prices(scenario, 0) == {**dear, "bakery": 4}
    scenario.place(0, "bakery", "1.5", "2.3")
    assert prices(scenario, 0) == {**dear, "bakery": 3}


@pytest.mark.rule("CC-CAM-05")
def test_the_land_cost_is_paid_in_full() -> None:
    scenario = campbell()
    scenario.place(0, "sheep", "2.4")
    scenario.seat().money = 8 - 3 + 4
    assert "build bakery 3.5" in scenario.texts("build")
    assert spent(scenario, "bakery 3.5") == [8 - 3 + 4]


@pytest.mark.rule("CC-CAM-05")
def test_the_lower_price_decides_what_can_be_paid() -> None:
    scenario = campbell()
    scenario.seat().money = 8 - 3
    assert "build bakery 1.3" not in scenario.texts("build")
    scenario.seat().money = 8 - 3 + 1
    assert "build bakery 1.3" in scenario.texts("build")


@pytest.mark.rule("CC-CAM-04")
@pytest.mark.parametrize(("unit", "cost"), [("sheep", 8), ("cow", 9), ("field", 18)])
def test_animals_and_fields_are_never_cheaper(unit: str, cost: int) -> None:
    costs = spent(campbell(), *[f"{unit} {plot}" for plot in PLOTS])
    assert costs == [cost + 1] * 4


@pytest.mark.rule("CC-CAM-04")
def test_workers_are_not_cheaper() -> None:
    scenario = campbell()
    scenario.place(0, "sheep", "2.4")
    assert spent(scenario, "miner 3.4") == [10 + 1]


@pytest.mark.rule("CC-CAM-01")
def test_other_clans_pay_the_full_price() -> None:
    scenario = campbell()
    scenario.place(1, "miner", "3.4")
    scenario.turn(1)
    scenario.play("build bakery 2.3")
    assert scenario.seat(1).money == 100 - 8 - 1


@pytest.mark.rule("CC-CAM-Q1")
def test_buildings_sent_home_by_port_7_no_longer_count() -> None:
    scenario = campbell(("7", "2", "3", "4"))
    scenario.place(0, "bakery", "1.3", "2.3")
    scenario.place(0, "cow", "1.1")
    scenario.play("port 7", "remove 1.3", "remove 2.3", "swap sheep 1.3", "swap sheep 2.3")
    scenario.play("build bakery 1.5")
    assert scenario.seat().money == 100 - (8 - 3 + 1)
