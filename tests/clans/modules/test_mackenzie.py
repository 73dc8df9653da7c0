"""Clan MacKenzie: £3 for whisky made, and a cellar in which it ages (CC-MKZ)."""

import pytest

from tests.clans.scenario import Scenario


def mackenzie(distilleries: int = 1, grain: int = 5, edition: str = "current") -> Scenario:
    clans = ["mackenzie", "campbell", "robertson"]
    scenario = Scenario(clans=clans, setup={"scoring": list("21354")}, edition=edition)
    scenario.place(0, "distillery", *["1.3", "2.3", "2.4"][:distilleries])
    scenario.goods(0, grain=grain)
    return scenario


def to_production(scenario: Scenario) -> None:
    """Every seat passes; barrels stay where they are."""
    for _ in range(3):
        scenario.play("pass")
        if scenario.table.view()["step"] == "turn" and "pass" not in scenario.texts():
            scenario.play("done")


def aged(rounds: int, edition: str = "current") -> Scenario:
    """In each of these rounds one whisky was made and put into the cellar."""
    scenario = mackenzie(edition=edition)
    for _ in range(rounds):
        to_production(scenario)
        scenario.play("make whisky 1", "store")
    scenario.seat().money = 100
    return scenario


@pytest.mark.rule("CC-MKZ-01", "CC-MKZ-05", "CC-MKZ-Q4", "CC-EX-D15")
@pytest.mark.parametrize(("move", "left"), [("store", 1), ("done", 2)])
def test_two_whisky_earn_6_pounds_and_one_may_enter_the_cellar(move: str, left: int) -> None:
    scenario = mackenzie(distilleries=2, grain=2)
    to_production(scenario)
    scenario.play("make whisky 2")
    assert scenario.seat().money == 100 + 16 + 6
    assert scenario.stock(0, "whisky") == 2
    assert scenario.texts() == ["done", "store"]
    scenario.play(move)
    assert scenario.stock(0, "whisky") == left
    assert scenario.seat().money == 100 + 16 + 6
    assert scenario.texts("release") == (["release 1"] if move == "store" else [])


@pytest.mark.rule("CC-MKZ-06")
def test_only_one_barrel_enters_in_a_production_phase() -> None:
    scenario = mackenzie(distilleries=3, grain=3)
    to_production(scenario)
    scenario.play("make whisky 3", "store")
    assert scenario.state.round == 2
    assert scenario.stock(0, "whisky") == 2


@pytest.mark.rule("CC-MKZ-06")
def test_whisky_bought_or_of_earlier_rounds_does_not_enter() -> None:
    scenario = mackenzie()
    scenario.goods(0, grain=1, whisky=3)
    scenario.play("buy whisky 1")
    scenario.turn(0)
    to_production(scenario)
    scenario.play("make whisky 0")
    assert scenario.state.round == 2
    assert scenario.stock(0, "whisky") == 4


@pytest.mark.rule("CC-MKZ-06")
def test_whisky_made_but_not_stored_is_no_longer_fresh_in_the_next_round() -> None:
    scenario = mackenzie(grain=1)
    to_production(scenario)
    scenario.play("make whisky 1", "done")
    scenario.play("pass", "pass", "pass")
    assert scenario.state.round == 3


@pytest.mark.rule("CC-MKZ-02", "CC-MKZ-03", "CC-MKZ-Q1")
def test_barrels_move_one_of_three_spaces_in_each_production_phase() -> None:
    scenario = aged(1)
    spaces = [scenario.texts("release")]
    scenario.goods(0, grain=0)
    for _ in range(3):
        to_production(scenario)
        if scenario.table.view()["step"] == "store whisky":
            scenario.play("done")
        spaces.append(scenario.texts("release"))
    assert spaces == [["release 1"], ["release 2"], ["release 3"], []]


@pytest.mark.rule("CC-MKZ-09", "CC-MKZ-Q1", "CC-MKZ-Q5")
@pytest.mark.parametrize(("space", "money"), [(1, 0), (2, 7), (3, 15)])
def test_a_barrel_that_leaves_earns_by_its_age(space: int, money: int) -> None:
    scenario = aged(3)
    assert scenario.texts("release") == ["release 1", "release 2", "release 3"]
    scenario.play(f"release {space}")
    assert scenario.seat().money == 100 + money
    assert scenario.stock(0, "whisky") == 1
    assert f"release {space}" not in scenario.texts("release")


@pytest.mark.rule("CC-MKZ-03", "CC-MKZ-04", "CC-MKZ-Q2", "CC-PRO-21")
def test_the_rightmost_barrel_leaves_at_the_start_of_production_for_15_pounds() -> None:
    scenario = aged(3)
    to_production(scenario)
    assert scenario.texts("make") == ["make whisky 0", "make whisky 1"]  # not yet made
    assert scenario.stock(0, "whisky") == 1
    assert scenario.seat().money == 100 + 16 + 15
    scenario.play("make whisky 0")
    assert scenario.texts() == ["done", "release 2", "release 3"]


@pytest.mark.rule("CC-MKZ-07", "CC-MKZ-Q3")
def test_barrels_leave_before_or_after_the_action_of_the_own_turn_only() -> None:
    scenario = aged(2)
    scenario.play("release 2", "hire")
    assert scenario.texts() == ["done", "release 1"]
    scenario.play("release 1")
    assert scenario.seat().money == 100 + 7 - 4
    assert scenario.stock(0, "whisky") == 2
    scenario = aged(2)
    scenario.turn(1)
    assert scenario.texts("release") == []


@pytest.mark.rule("CC-MKZ-Q3")
def test_barrels_may_leave_in_production_before_the_new_one_is_stored() -> None:
    scenario = aged(1)
    to_production(scenario)
    scenario.play("make whisky 1")
    assert scenario.texts() == ["done", "release 2", "store"]
    scenario.play("release 2", "store")
    assert scenario.seat().money == 100 + 16 + 3 + 7
    assert scenario.texts("release") == ["release 1"]


@pytest.mark.rule("CC-MKZ-Q3", "CC-MKZ-09")
def test_barrels_leave_before_final_scoring() -> None:
    scenario = aged(4)  # the first barrel has left; the spaces 1, 2 and 3 are full
    to_production(scenario)
    assert scenario.stock(0, "whisky") == 1 + 1
    scenario.play("make whisky 1", "store")
    assert scenario.table.actor is None
    assert scenario.stock(0, "whisky") == 5
    assert scenario.seat().money == 100 + 16 + 15 + 3 + 0 + 7 + 15
    assert dict(scenario.table.sheet())["processed goods"] == [10, 0, 0]


@pytest.mark.rule("CC-MKZ-08")
def test_in_the_first_printing_aged_whisky_may_leave_to_be_sold() -> None:
    scenario = aged(2, edition="first-printing")
    scenario.play("release 2", "sell whisky 1")
    assert scenario.seat().money == 100 + 7 + 11


@pytest.mark.rule("CC-MKZ-10")
def test_whisky_in_the_cellar_counts_for_scoring_tile_2() -> None:
    scenario = mackenzie(distilleries=2, grain=2)
    to_production(scenario)
    scenario.play("make whisky 2", "store")
    assert [seat.glory for seat in scenario.state.seats] == [3, 0, 0]


@pytest.mark.rule("CC-MKZ-11")
def test_whisky_in_the_cellar_can_neither_be_sold_nor_delivered() -> None:
    scenario = aged(1)
    scenario.goods(0, whisky=1)
    scenario.contract_in_box(0, 11)
    assert "sell whisky 1" in scenario.texts()
    assert "sell whisky 2" not in scenario.texts()
    assert "fulfil 11" not in scenario.texts()
    scenario.play("release 1")
    assert "sell whisky 2" in scenario.texts()
    assert "fulfil 11" in scenario.texts()
