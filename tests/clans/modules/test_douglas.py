"""Clan Douglas of Industria: a merchant less, two goods each (IN-DOU)."""

import pytest

from ceilidh.games.clans.goods import WHISKY, WOOL
from tests.clans.modules.fair import market_on
from tests.clans.scenario import Scenario

CLANS = ["douglas", "campbell", "robertson", "stewart"]


def douglas(merchants: int = 2, players: int = 3) -> Scenario:
    s = Scenario(players=players, clans=CLANS[:players], modules=["industria-tiles"])
    seat = s.seat()
    seat.board_merchants -= merchants - seat.merchants
    seat.merchants = merchants
    return s


@pytest.mark.rule("IN-DOU-01")
def test_it_begins_with_one_merchant() -> None:
    s = Scenario(clans=CLANS[:3], modules=["industria-tiles"])
    assert [seat.merchants for seat in s.state.seats] == [1, 2, 2]
    assert s.seat().board_merchants == s.seat(1).board_merchants
    s.play("hire")
    assert s.seat().merchants == 2


@pytest.mark.rule("IN-DOU-02", "IN-DOU-03", "IN-DOU-08", "IN-EX-03")
def test_three_whisky_with_two_merchants() -> None:
    s = douglas()
    s.price_step("whisky", 2)
    price = s.state.rules.prices[WHISKY][2]
    s.play("buy whisky 3")
    assert s.seat().money == 100 - 3 * price + 2
    assert s.state.prices[WHISKY] == 4, "a step for each merchant"
    assert (s.seat().merchants, s.seat().market[WHISKY]) == (0, 2)


@pytest.mark.rule("IN-DOU-02")
def test_a_merchant_trades_at_most_two_goods_of_one_kind() -> None:
    s = douglas(merchants=1)
    assert s.texts("buy")[:2] == ["buy wool 1", "buy wool 2"]
    assert "trade at most 2" in s.why_not("buy wool 3")


@pytest.mark.rule("IN-DOU-04")
@pytest.mark.parametrize(("number", "money"), [(1, 0), (2, 2), (3, 2), (4, 4), (5, 4)])
def test_money_for_each_pair(number: int, money: int) -> None:
    s = douglas(merchants=3)
    s.goods(0, wool=5)
    each = s.state.rules.prices[WOOL][s.state.prices[WOOL]]
    s.play(f"sell wool {number}")
    assert s.seat().money == 100 + number * each + money


@pytest.mark.rule("IN-DOU-05")
def test_the_money_of_a_pair_does_not_help_to_pay_for_it() -> None:
    s = douglas()
    s.seat().money = 7
    assert "buy wool 2" not in s.texts(), "two wool cost £8"
    s.seat().money = 8
    s.play("buy wool 2")
    assert s.seat().money == 2


@pytest.mark.rule("IN-DOU-05")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_purchase_is_paid_by_the_money_of_its_pairs(number: int) -> None:
    """Wool costs £4: £2 for a pair would pay what is missing."""
    s = douglas(merchants=2)
    s.seat().money = 4 * number - 1
    assert f"buy wool {number}" not in s.texts()
    assert f"cost £{4 * number}" in s.why_not(f"buy wool {number}")
    s.seat().money = 4 * number
    played = s.play(f"buy wool {number}")
    assert s.seat().money == 2 * (number // 2)
    money = [event.amount for event in played.events if event.kind == "money"]
    assert money == [-4 * number, 2 * (number // 2)], "first the goods are paid"


@pytest.mark.rule("IN-DOU-05", "IN-DOU-07")
def test_neighbours_are_paid_before_the_money_of_a_pair_comes() -> None:
    s = douglas(merchants=3)
    s.place(0, "sheep", "7.3")
    s.place(1, "sheep", "8.2")
    s.play("build cow 7.2")
    each = s.state.rules.prices[WOOL][s.state.prices[WOOL]] - 2
    s.seat().money = 2 * each - 1
    assert s.texts("bargain") == ["bargain wool 1"]
    s.seat().money = 2 * each
    assert s.texts("bargain") == ["bargain wool 1", "bargain wool 2"]
    played = s.play("bargain wool 2")
    money = [event.amount for event in played.events if event.kind == "money"]
    assert money == [-2 * each, 2]


@pytest.mark.rule("IN-DOU-06", "IN-DOU-07")
@pytest.mark.parametrize(("players", "others"), [(2, 4), (3, 3)])
def test_four_of_a_good_from_neighbours_at_every_count(players: int, others: int) -> None:
    s = douglas(merchants=3, players=players)
    s.seat(1).merchants, s.seat(1).board_merchants = 7, 0
    s.place(0, "sheep", "7.3")
    s.place(1, "sheep", "8.2")
    s.play("build cow 7.2")
    assert s.texts("bargain")[-1] == "bargain wool 4"
    money = s.seat().money
    s.play("bargain wool 3")
    each = s.state.rules.prices[WOOL][3] - 2
    assert s.seat().money == money - 3 * each + 2
    assert s.state.prices[WOOL] == 5, "two merchants"
    s.turn(1)
    s.play("build cow 8.3")
    assert s.texts("bargain")[-1] == f"bargain wool {others}"


@pytest.mark.rule("IN-DOU-Q1")
def test_more_merchants_than_needed_may_go_along() -> None:
    s = douglas(merchants=5)
    s.play("buy wool 3")
    assert s.texts() == ["done", "send 1"], "three goods, two merchants needed, three allowed"
    assert "You can send at most 1 more merchant: one per good" in s.why_not("send 2")
    s.play("send 1")
    assert (s.state.prices[WOOL], s.seat().market[WOOL], s.seat().merchants) == (6, 3, 2)
    s = douglas(merchants=5)
    s.goods(0, wool=2)
    s.play("sell wool 2", "send 1")
    assert (s.state.prices[WOOL], s.seat().market[WOOL]) == (1, -2)
    s = douglas(merchants=5)
    s.play("buy wool 1")
    assert s.table.actor != 0, "one good, one merchant"
    left = douglas(merchants=5)
    left.play("buy wool 3", "done")
    assert (left.state.prices[WOOL], left.seat().market[WOOL], left.seat().merchants) == (5, 2, 3)
    assert left.table.actor != 0
    few = douglas(merchants=2)
    few.play("buy wool 4")
    assert few.table.actor != 0, "no merchant is left to go along"


def test_solo_has_no_neighbours_for_douglas_either() -> None:
    s = Scenario(players=1, clans=["douglas"], modules=["industria-tiles"])
    s.place(0, "sheep", "7.3")
    s.play("build cow 7.2")
    assert s.texts("bargain") == []


@pytest.mark.rule("IN-EX-20", "IN-DOU-07")
def test_at_a_market_two_merchants_sell_four_whisky() -> None:
    s = market_on("2.4", CLANS[:3], "grain-whisky")
    s.seat().merchants, s.seat().board_merchants = 2, 4
    s.place(0, "sheep", "2.5")
    s.goods(0, whisky=4)
    s.price_step("whisky", 2)
    price = s.state.rules.prices[WHISKY][2]
    s.play("build cow 1.5")
    money = s.seat().money
    s.play("vend 1 whisky 4")
    assert s.seat().money == money + 4 * (price + 3) + 4
    assert (s.seat().market[WHISKY], s.state.prices[WHISKY]) == (-2, 0)
