"""Clan Cunningham: butter for milk at the end of production (CC-CUN)."""

import pytest

from ceilidh.games.clans.goods import MILK
from ceilidh.kernel.errors import IllegalMove
from tests.clans.scenario import Scenario

FIRST_TO_PASS = 16


def cunningham(milk: int = 0) -> Scenario:
    scenario = Scenario(clans=["cunningham", "campbell", "stewart"])
    scenario.goods(0, milk=milk)
    return scenario


def butters(most: int) -> list[str]:
    return [f"butter {number}" for number in range(most + 1)]


@pytest.mark.rule("CC-CUN-01", "CC-CUN-02", "CC-EX-D14")
def test_four_milk_become_32_pounds_and_the_milk_price_stays() -> None:
    scenario = cunningham(milk=4)
    step = scenario.state.prices[MILK]
    scenario.play("pass", "pass", "pass")
    assert scenario.table.actor == 0
    assert scenario.texts() == butters(4)
    scenario.play("butter 4")
    assert scenario.seat().money == 100 + FIRST_TO_PASS + 32
    assert scenario.stock(0, "milk") == 0
    assert scenario.state.prices[MILK] == step


@pytest.mark.rule("CC-CUN-01")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_any_smaller_number_may_be_discarded(number: int) -> None:
    scenario = cunningham(milk=3)
    scenario.play("pass", "pass", "pass", f"butter {number}")
    assert scenario.seat().money == 100 + FIRST_TO_PASS + 8 * number
    assert scenario.stock(0, "milk") == 3 - number
    assert scenario.state.round == 2


@pytest.mark.rule("CC-CUN-01")
def test_a_large_stock_of_milk_can_be_used_up() -> None:
    scenario = cunningham(milk=20)
    scenario.play("pass", "pass", "pass")
    with pytest.raises(IllegalMove, match=r"takes 0 to 16\. Possible now: 'butter 16'\."):
        scenario.play("butter 20")
    scenario.play("butter 16")
    assert scenario.texts() == butters(4)
    scenario.play("butter 4")
    assert scenario.seat().money == 100 + FIRST_TO_PASS + 8 * 20


@pytest.mark.rule("CC-CUN-03")
def test_butter_needs_no_merchants() -> None:
    scenario = cunningham(milk=2)
    scenario.play("buy wool 2")
    assert scenario.seat().merchants == 0
    scenario.turn(0)
    scenario.play("pass", "pass", "pass")
    assert scenario.texts() == butters(2)
    assert scenario.seat().merchants == 0


@pytest.mark.rule("CC-CUN-04")
def test_milk_of_any_source_is_left_for_butter_after_the_cheese() -> None:
    scenario = cunningham()
    scenario.place(0, "cow", "1.3", "2.3")
    scenario.place(0, "dairy", "2.4")
    scenario.play("buy milk 2")
    scenario.turn(0)
    scenario.play("pass", "pass", "pass")
    assert scenario.texts() == ["make cheese 0", "make cheese 1"]
    scenario.play("make cheese 1")
    assert scenario.texts() == butters(3)


@pytest.mark.rule("CC-CUN-01")
def test_butter_is_made_in_production_only() -> None:
    scenario = cunningham(milk=4)
    assert scenario.texts("butter") == []
    scenario.play("pass")
    assert scenario.texts("butter") == []


@pytest.mark.rule("CC-CUN-01")
def test_without_milk_there_is_nothing_to_decide() -> None:
    scenario = cunningham()
    scenario.play("pass", "pass", "pass")
    assert scenario.state.round == 2


@pytest.mark.rule("CC-CUN-01")
def test_other_clans_make_no_butter() -> None:
    scenario = cunningham()
    scenario.goods(1, milk=4)
    scenario.play("pass", "pass", "pass")
    assert scenario.state.round == 2
    assert scenario.stock(1, "milk") == 4
