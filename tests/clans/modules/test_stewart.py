"""Clan Stewart: merchants, river-crossing and £1 for every trade (CC-STW)."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES, SHIPPING_RIVER
from tests.clans.scenario import Scenario


def stewart(scoring: str = "1") -> Scenario:
    tiles = [scoring, *[tile for tile in "23456" if tile != scoring][:4]]
    return Scenario(clans=["stewart", "campbell", "robertson"], setup={"scoring": tiles})


@pytest.mark.rule("CC-STW-01")
def test_five_merchants_can_trade_in_the_first_turn() -> None:
    scenario = stewart()
    assert "buy wool 5" in scenario.texts("buy")
    assert "buy wool 6" not in scenario.texts("buy")
    scenario.turn(1)
    assert "buy wool 3" not in scenario.texts("buy")


@pytest.mark.rule("CC-STW-01", "CC-STW-Q1")
def test_the_three_merchants_come_from_the_board_where_two_remain() -> None:
    scenario = stewart()
    for _ in range(2):
        scenario.play("hire")
        scenario.turn(0)
    assert scenario.seat().merchants == 7
    assert "hire" not in scenario.texts()


@pytest.mark.rule("CC-STW-02")
def test_rivers_can_be_crossed_from_the_start_but_no_loch() -> None:
    scenario = stewart()
    assert scenario.seat().shipping == SHIPPING_RIVER
    scenario.place(0, "sheep", "2.2")
    scenario.place(1, "sheep", "4.2")
    builds = scenario.texts("build")
    assert "build cow 2.3" in builds  # across the river
    assert "build miner 3.4" not in builds  # across the loch 3.3
    scenario.turn(1)
    assert "build cow 4.3" not in scenario.texts("build")  # another clan, across a river


@pytest.mark.rule("CC-STW-03")
@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(("word", "sign"), [("buy", -1), ("sell", 1)])
def test_every_trade_earns_1_pound_whatever_its_size(word: str, sign: int, number: int) -> None:
    scenario = stewart()
    scenario.goods(0, wool=3)
    scenario.play(f"{word} wool {number}")
    assert scenario.seat().money == 100 + sign * 4 * number + 1


@pytest.mark.rule("CC-STW-03")
def test_each_trade_earns_it_again_and_other_clans_earn_nothing() -> None:
    scenario = stewart()
    scenario.play("buy milk 1", "buy grain 1")
    assert scenario.seat(1).money == 100 - 5
    scenario.turn(0)
    scenario.play("buy milk 1")
    assert scenario.seat().money == 100 - 5 + 1 - 6 + 1


@pytest.mark.rule("CC-STW-04")
def test_the_pound_helps_to_pay_the_same_purchase() -> None:
    scenario = stewart()
    scenario.seat().money = 7
    assert scenario.texts("buy").count("buy wool 2") == 1
    assert "buy wool 3" not in scenario.texts("buy")
    scenario.play("buy wool 2")
    assert scenario.seat().money == 0


def beside_cow_and_distillery() -> Scenario:
    scenario = stewart()
    scenario.place(0, "miner", "1.4")
    scenario.place(1, "cow", "2.4")
    scenario.place(2, "distillery", "1.3")
    return scenario


@pytest.mark.rule("CC-STW-05", "CC-EX-29")
def test_a_neighbourhood_bonus_earns_1_pound_for_each_type() -> None:
    scenario = beside_cow_and_distillery()
    scenario.play("hire")
    scenario.turn(0)
    scenario.seat().money = 100
    scenario.play("build sheep 2.3", "bargain milk 3", "bargain whisky 3")
    assert scenario.seat().money == 100 - 9 - 3 * (5 - 2) - 3 * (11 - 3) + 2
    assert [scenario.seat().goods[GOOD_NAMES.index(good)] for good in ("milk", "whisky")] == [3, 3]


@pytest.mark.rule("CC-STW-04", "CC-STW-05")
def test_the_pound_helps_to_pay_a_neighbourhood_purchase() -> None:
    scenario = beside_cow_and_distillery()
    scenario.seat().money = 9 + 2
    scenario.play("build sheep 2.3")
    assert scenario.texts("bargain") == ["bargain milk 1"]
    scenario.play("bargain milk 1")
    assert scenario.seat().money == 0


@pytest.mark.rule("CC-STW-06")
def test_the_gifts_count_as_four_upgrades_for_scoring_tile_8() -> None:
    scenario = stewart(scoring="8")
    scenario.end_round()
    assert [seat.glory for seat in scenario.state.seats] == [4, 0, 0]
