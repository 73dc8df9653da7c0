"""Final scoring (CC-FIN): the items of the score sheet and the tie-break."""

import pytest

from ceilidh.kernel.game import Standing
from tests.clans.scenario import Scenario


def play_until(scenario: Scenario, round_: int) -> None:
    """Everybody passes until that round begins."""
    while scenario.state.round < round_:
        scenario.end_round()


def sheet(scenario: Scenario) -> dict[str, list[int]]:
    return dict(scenario.table.sheet())


def export(scenario: Scenario, seat: int, contract: int, **goods: int) -> None:
    """Fulfil a contract in a turn of the seat, and leave its bonuses unused."""
    scenario.turn(seat)
    scenario.contract_in_box(seat, contract)
    scenario.goods(seat, **goods)
    scenario.play(f"fulfil {contract}")
    while "done" in scenario.texts():
        scenario.play("done")


def standings(scenario: Scenario, money: list[int]) -> list[Standing]:
    """The result of a game that the seats end with that money; round 5 is played in seat order."""
    play_until(scenario, 5)
    for seat, pounds in enumerate(money):
        scenario.seat(seat).money = pounds - (16 - 2 * seat)
    scenario.end_round()
    result = scenario.table.result()
    assert result is not None
    return result


@pytest.mark.rule("CC-FIN-01")
def test_the_score_is_the_sum_of_the_items() -> None:
    scenario = Scenario()
    export(scenario, 0, 44, wool=1, bread=1, whisky=1)  # 2 tobacco, 4 hops
    scenario.place(0, "sheep", "4.1")
    scenario.goods(0, wool=2, milk=1, bread=2)
    scenario.seat(0).money = 47
    scenario.seat(0).glory = 7
    items = [7, 2 + 1, 2 * 2, 4, 4, 2 * 3, 12, 18]
    assert scenario.table.scores()[0] == sum(items)
    assert [points[0] for points in sheet(scenario).values() if points[0]] == items


@pytest.mark.rule("CC-FIN-02", "CC-FIN-03", "CC-FIN-04")
def test_glory_and_goods_have_fixed_values() -> None:
    scenario = Scenario()
    scenario.seat(0).glory = 64  # two laps and 4
    scenario.goods(0, wool=1, grain=2, milk=3, bread=4, cheese=5, whisky=6)
    lines = sheet(scenario)
    assert lines["glory"] == [64, 0, 0]
    assert lines["basic goods"] == [6, 0, 0]
    assert lines["processed goods"] == [30, 0, 0]


@pytest.mark.rule("CC-FIN-05")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (9, 0), (10, 1), (29, 2), (130, 13)])
def test_money_scores_1_for_each_full_10(money: int, points: int) -> None:
    scenario = Scenario()
    scenario.seat(0).money = money
    assert sheet(scenario)["money"][0] == points


@pytest.mark.rule("CC-FIN-06")
def test_hops_score_1_each() -> None:
    scenario = Scenario()
    export(scenario, 0, 23, bread=1, whisky=1)  # 8 hops
    export(scenario, 0, 12, whisky=4)  # 3 hops
    export(scenario, 1, 35, wool=3, whisky=1)  # none
    assert sheet(scenario)["hops"] == [11, 0, 0]


@pytest.mark.rule("CC-FIN-06")
def test_equal_hops_score_each_time_but_not_on_contracts_still_in_the_box() -> None:
    scenario = Scenario()
    export(scenario, 0, 12, whisky=4)  # 3 hops
    export(scenario, 0, 6, wool=3)  # 3 hops
    export(scenario, 1, 44, wool=1, bread=1, whisky=1)  # 4 hops
    scenario.contract_in_box(2, 23)  # 8 hops, not fulfilled
    assert sheet(scenario)["hops"] == [6, 4, 0]


@pytest.mark.rule("CC-FIN-06")
def test_hops_still_score_after_they_were_sold_as_beer() -> None:
    scenario = Scenario(clans=["macewan", "campbell", "stewart"])
    scenario.contract_in_box(0, 12)  # 3 hops
    scenario.goods(0, whisky=4, grain=3)
    scenario.play("fulfil 12", "beer 3")
    assert sheet(scenario)["hops"] == [3, 0, 0]


@pytest.mark.rule("CC-EX-17", "CC-FIN-07", "CC-FIN-08", "CC-FIN-09")
def test_imports_score_by_the_rarity_of_all_imports_together() -> None:
    scenario = Scenario()
    export(scenario, 0, 35, wool=3, whisky=1)  # 3 tobacco
    export(scenario, 0, 30, wool=1, whisky=2)  # 2 sugar cane
    export(scenario, 0, 10, cheese=4)  # 4 cotton
    export(scenario, 0, 7, bread=2)  # 2 cotton
    export(scenario, 1, 48, wool=1, bread=1, cheese=1)  # 3 sugar cane: now second most
    lines = sheet(scenario)
    assert lines["tobacco"] == [15, 0, 0]
    assert lines["sugar_cane"] == [8, 12, 0]
    assert lines["cotton"] == [18, 0, 0]


@pytest.mark.rule("CC-EX-D7", "CC-FIN-10")
def test_with_all_tokens_tied_cotton_is_rarest_then_tobacco() -> None:
    scenario = Scenario()
    export(scenario, 0, 7, bread=2)
    export(scenario, 0, 11, whisky=2)
    export(scenario, 0, 30, wool=1, whisky=2)
    lines = sheet(scenario)
    assert [lines[good][0] for good in ("cotton", "tobacco", "sugar_cane")] == [10, 8, 6]


@pytest.mark.rule("CC-EX-D8", "CC-FIN-10")
def test_two_tied_tokens_still_use_all_three_values() -> None:
    scenario = Scenario()
    export(scenario, 0, 10, cheese=4)
    export(scenario, 1, 8, bread=4)
    export(scenario, 2, 12, whisky=4)
    export(scenario, 2, 30, wool=1, whisky=2)
    lines = sheet(scenario)
    assert lines["cotton"] == [4 * 5, 0, 0]
    assert lines["tobacco"] == [0, 4 * 4, 0]
    assert lines["sugar_cane"] == [0, 0, 6 * 3]


@pytest.mark.rule("CC-FIN-10")
def test_tobacco_is_rarer_than_sugar_cane_when_these_two_tie() -> None:
    scenario = Scenario()
    export(scenario, 0, 10, cheese=4)
    export(scenario, 1, 11, whisky=2)
    export(scenario, 2, 30, wool=1, whisky=2)
    lines = sheet(scenario)
    assert lines["tobacco"] == [0, 2 * 5, 0]
    assert lines["sugar_cane"] == [0, 0, 2 * 4]
    assert lines["cotton"] == [4 * 3, 0, 0]


@pytest.mark.rule("CC-FIN-19")
def test_an_unfulfilled_contract_scores_nothing() -> None:
    scenario = Scenario()
    before = sheet(scenario)
    scenario.contract_in_box(0, 15)
    assert sheet(scenario) == before


@pytest.mark.rule("CC-FIN-18")
def test_equal_scores_are_parted_by_leftover_money() -> None:
    result = standings(Scenario(), [20, 24, 29])
    assert [row.score for row in result] == [result[0].score] * 3
    assert [(row.seat, row.rank) for row in result] == [(2, 1), (1, 2), (0, 3)]


@pytest.mark.rule("CC-EX-D10", "CC-FIN-Q1")
def test_only_the_rest_after_the_full_tens_breaks_a_tie() -> None:
    scenario = Scenario(setup={"scoring": ["4", "5", "6", "7", "8"]})
    scenario.goods(0, wool=1)
    result = standings(scenario, [29, 31, 20])
    assert sheet(scenario)["money"] == [2, 3, 2]
    assert [(row.seat, row.tie_break) for row in result] == [(0, 9), (1, 1), (2, 0)]
    assert result[0].score == result[1].score > result[2].score


@pytest.mark.rule("CC-FIN-Q2")
def test_players_who_are_still_tied_share_the_victory() -> None:
    result = standings(Scenario(), [24, 23, 24])
    assert [(row.seat, row.rank) for row in result] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.rule("CC-FIN-Q4")
def test_whisky_in_the_cellar_moves_to_stock_before_final_scoring() -> None:
    scenario = Scenario(clans=["mackenzie", "campbell", "robertson"])
    scenario.place(0, "distillery", "4.1")
    play_until(scenario, 4)
    scenario.goods(0, grain=1)
    scenario.play("pass", "pass", "pass", "make whisky 1", "store")
    money = scenario.seat(0).money
    scenario.play("pass", "done", "pass", "pass")
    assert scenario.stock(0, "whisky") == 0
    scenario.play("done")  # the barrel stays, now on the second space
    assert scenario.table.result() is not None
    assert scenario.stock(0, "whisky") == 1
    assert scenario.seat(0).money == money + 16 + 7
    assert sheet(scenario)["processed goods"] == [2, 0, 0]
