"""Clan MacEwan: beer of grain and the hops of a contract just fulfilled (CC-MEW)."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import GRAIN
from tests.clans.scenario import Scenario


def macewan(contract: int, port: str = "5", **goods: int) -> Scenario:
    ports = [port, *[tile for tile in "1236" if tile != port][:3]]
    scenario = Scenario(clans=["macewan", "campbell", "stewart"], setup={"port": ports})
    scenario.place(0, "miner", "1.4")
    scenario.contract_in_box(0, contract)
    scenario.goods(0, **goods)
    return scenario


def beers(most: int) -> list[str]:
    return [f"beer {number}" for number in range(1, most + 1)]


@pytest.mark.rule("CC-MEW-01", "CC-MEW-02")
@pytest.mark.parametrize(
    ("contract", "grain", "most"),
    [
        (11, 4, 1),  # 1 hops
        (28, 4, 2),  # 2 hops
        (12, 4, 3),  # 3 hops
        (23, 9, 3),  # 8 hops, but never more than 3
        (23, 2, 2),  # no more than the grain in stock
        (23, 0, 0),
        (35, 4, 0),  # no hops
    ],
)
def test_hops_grain_and_three_limit_the_beer(contract: int, grain: int, most: int) -> None:
    scenario = macewan(contract, grain=grain, wool=4, bread=4, whisky=4)
    scenario.play(f"fulfil {contract}")
    assert scenario.texts("beer") == beers(most)


@pytest.mark.rule("CC-EX-30", "CC-MEW-01", "CC-MEW-02")
def test_three_grain_make_27_pounds() -> None:
    scenario = macewan(9, cheese=2, grain=3)
    scenario.play("fulfil 9", "beer 3")
    assert scenario.seat().money == 100 + 8 + 27
    assert scenario.stock(0, "grain") == 0
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-MEW-04")
@pytest.mark.parametrize(("move", "number"), [("done", 0), ("beer 1", 1), ("beer 2", 2)])
def test_less_beer_or_none_may_be_made(move: str, number: int) -> None:
    scenario = macewan(12, whisky=4, grain=3)
    scenario.play("fulfil 12", move)
    assert scenario.seat().money == 100 + 9 * number
    assert scenario.stock(0, "grain") == 3 - number
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-MEW-02")
def test_the_limit_of_three_holds_for_the_whole_contract() -> None:
    scenario = macewan(42, wool=2, cheese=1, whisky=1, grain=6)  # 7 hops and an upgrade
    scenario.play("fulfil 42", "beer 3")
    assert scenario.texts("beer") == []
    scenario.play("ship")
    assert scenario.stock(0, "grain") == 3
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-MEW-03")
@pytest.mark.parametrize("order", [("beer 2", "ship"), ("ship", "beer 2")])
def test_beer_comes_before_or_after_the_direct_bonuses(order: tuple[str, str]) -> None:
    scenario = macewan(6, wool=3, grain=2)
    scenario.play("fulfil 6", *order)
    assert scenario.seat().money == 100 + 18
    assert scenario.seat().shipping == 1
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-MEW-03")
def test_grain_bought_at_the_free_expand_can_still_become_beer() -> None:
    scenario = macewan(24, wool=1, bread=2)
    scenario.place(1, "field", "2.4")
    scenario.play("fulfil 24", "build sheep 2.3", "bargain grain 2")
    assert scenario.texts() == ["done", *beers(2)]


@pytest.mark.rule("CC-MEW-01")
def test_a_bonus_upgrade_of_a_port_makes_no_beer() -> None:
    scenario = macewan(12, port="4", grain=3)
    scenario.place(0, "sheep", "1.1")
    scenario.play("port 4")
    assert "ship" in scenario.texts()
    assert scenario.texts("beer") == []


@pytest.mark.rule("CC-MEW-01")
def test_other_clans_make_no_beer() -> None:
    scenario = macewan(12)
    scenario.contract_in_box(1, 15)
    scenario.goods(1, wool=1, whisky=4, grain=3)
    scenario.turn(1)
    scenario.play("fulfil 15")
    assert scenario.seat(1).money == 100 + 15
    assert scenario.table.actor == 2


@pytest.mark.rule("CC-MEW-05")
def test_the_first_printing_has_no_such_clan() -> None:
    setup = {"clan": ["macewan"]}
    assert "macewan" in str(ceilidh.new("clans", 3, 1, setup=setup).view()["offers"])
    with pytest.raises(ceilidh.RecordError, match="clan macewan"):
        ceilidh.new("clans", 3, 1, {"edition": "first-printing"}, setup=setup)


@pytest.mark.rule("CC-MEW-06")
def test_the_hops_still_score_and_the_grain_price_stays() -> None:
    scenario = macewan(9, cheese=2, grain=3)
    step = scenario.state.prices[GRAIN]
    scenario.play("fulfil 9", "beer 3")
    assert dict(scenario.table.sheet())["hops"] == [5, 0, 0]
    assert scenario.state.prices[GRAIN] == step
    assert scenario.seat().merchants == 2
