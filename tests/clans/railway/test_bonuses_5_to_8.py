"""Delivery bonuses 5 to 8 (IN-D05 to IN-D08)."""

import pytest

from tests.clans.railway.rails import GO, rooted
from tests.clans.scenario import hex_number

# --- 5: upgrades undone ---------------------------------------------------------------------------


@pytest.mark.rule("IN-D05-01", "IN-D05-02", "IN-D05-03", "IN-D05-04")
def test_5_exactly_three_upgrades_for_four_goods() -> None:
    rails = rooted(5)
    rails.shipping(0, 1)
    rails.seat().technology = 2
    rails.seat().board_merchants -= 1
    rails.seat().merchants += 1
    rails.stand(GO)
    assert rails.texts("undo") == ["undo shipping", "undo merchant", "undo miner"]
    rails.stand("undo shipping")
    assert rails.seat().shipping == 0
    assert "done" not in rails.texts()  # all or nothing
    assert "no such upgrade" in rails.why_not("undo shipping")
    money = rails.money()
    rails.stand("undo miner", "undo merchant")
    assert (rails.seat().technology, rails.money()) == (0, money)
    rails.stand("gain wool", "gain milk", "gain whisky", "gain bread")
    assert [rails.stock(0, good) for good in ("wool", "milk", "bread", "whisky")] == [1, 1, 1, 1]


@pytest.mark.rule("IN-D05-01", "IN-TD-02")
def test_5_it_may_be_declined_before_the_first_upgrade_is_undone() -> None:
    rails = rooted(5)
    rails.shipping(0, 4)
    rails.stand(GO)
    assert "done" in rails.texts()
    rails.stand("done")
    assert (rails.seat().shipping, sum(rails.seat().goods), rails.table.actor) == (4, 0, 1)
    used = rooted(5)
    used.shipping(0, 4)
    used.stand(GO, "undo shipping", "undo shipping", "undo shipping")
    assert used.seat().shipping == 1, "exactly three"
    assert used.texts("undo") == []
    used.stand("gain wool", "gain wool", "gain bread", "gain bread")
    assert used.table.actor == 1
    assert used.seat().goods == [2, 0, 0, 2, 0, 0]


@pytest.mark.rule("IN-D05-03")
@pytest.mark.parametrize(("stock", "market"), [(0, 4), (1, 3), (2, 2)])
def test_5_only_merchants_in_stock_go_back(stock: int, market: int) -> None:
    """Two merchants are hired; so many of all four are in stock."""
    rails = rooted(5)
    rails.shipping(0, 3)
    rails.seat().board_merchants -= 2
    rails.seat().merchants, rails.seat().market[5] = stock, market
    on_board = rails.seat().board_merchants
    rails.stand(GO)
    assert ("undo merchant" in rails.texts()) is (stock > 0)
    for left in reversed(range(stock)):
        rails.stand("undo merchant")
        assert rails.seat().merchants == left
    assert "undo merchant" not in rails.texts()
    assert "You have no hired merchant in stock" in rails.why_not("undo merchant")
    assert rails.seat().board_merchants == on_board + stock
    assert rails.seat().market[5] == market, "those on the market stay there"


@pytest.mark.rule("IN-D05-03", "IN-D05-Q1")
def test_5_no_more_merchants_go_back_than_were_hired() -> None:
    rails = rooted(5)
    rails.shipping(0, 3)
    rails.seat().board_merchants -= 1
    rails.seat().merchants += 1
    rails.stand(GO, "undo merchant")
    assert "undo merchant" not in rails.texts(), "the two of the start stay"
    assert rails.seat().merchants == 2


@pytest.mark.rule("IN-D05-07", "IN-D05-Q1")
def test_5_with_fewer_than_three_it_cannot_be_used() -> None:
    rails = rooted(5)
    rails.shipping(0, 2)  # the two merchants of the start never were upgrades
    rails.stand(GO)
    assert rails.table.actor == 1
    on_market = rooted(5)
    on_market.shipping(0, 2)
    on_market.seat().board_merchants -= 1
    on_market.seat().market[0] = on_market.seat().merchants + 1
    on_market.seat().merchants = 0
    on_market.stand(GO)
    assert on_market.table.actor == 1


# --- 6: prices ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-D06-01", "IN-D06-02", "IN-D06-03")
def test_6_two_different_prices_move_by_a_step() -> None:
    rails = rooted(6)
    rails.seat().merchants, rails.seat().market[5] = 0, 2
    before = rails.state.prices[:]
    rails.stand(GO, "shift wool up")
    assert rails.money() == 115
    assert "choose another good" in rails.why_not("shift wool down")
    rails.stand("shift milk down")
    after = rails.state.prices
    assert (after[0] - before[0], after[2] - before[2]) == (1, -1)
    assert rails.table.actor == 1


# --- 7: a distillery ------------------------------------------------------------------------------


@pytest.mark.rule("IN-D07-01", "IN-D07-02")
def test_7_a_distillery_and_five_pounds_for_one_of_each_good() -> None:
    rails = rooted(7)
    rails.place(0, "distillery", "2.3", "2.5")
    rails.stand(GO)
    assert rails.texts() == ["done", "withdraw 2.3", "withdraw 2.5"] or set(rails.texts()) == {
        "done",
        "withdraw 2.3",
        "withdraw 2.5",
    }
    assert "For this bonus, return one of these: distillery" in rails.why_not("withdraw 2.4")
    rails.stand("withdraw 2.3")
    assert rails.money() == 95
    assert rails.seat().goods == [1, 1, 1, 1, 1, 1]
    assert rails.state.free.has(hex_number("2.3"))
    poor = rooted(7)
    poor.place(0, "distillery", "2.3")
    poor.seat().money = 4
    poor.stand(GO)
    assert poor.table.actor == 1


# --- 8: another contract --------------------------------------------------------------------------


@pytest.mark.rule("IN-D08-01", "IN-D08-03", "IN-D08-Q2")
def test_8_a_contract_is_exchanged_without_money() -> None:
    rails = rooted(8)
    rails.contract_in_box(0, 17)
    shown = next(number for number in rails.state.display if number)
    rails.stand(GO, "bonus contract")
    money = rails.money()
    rails.stand(f"take {shown}")
    assert rails.seat().box == (shown,)
    assert rails.money() == money
    assert rails.state.bottom[-1] == 17
    assert 0 in rails.state.display


@pytest.mark.rule("IN-D08-02", "IN-D08-Q1")
def test_8_the_goods_come_without_an_exchange_too() -> None:
    rails = rooted(8)
    rails.stand(GO)
    assert rails.texts("bonus") == ["bonus goods"]
    rails.stand("bonus goods", "gain wool", "gain cheese")
    assert (rails.stock(0, "wool"), rails.stock(0, "cheese")) == (1, 1)


@pytest.mark.rule("IN-D08-Q3")
def test_8_buchanan_says_which_contract_goes() -> None:
    clans = ["buchanan", "campbell", "stewart"]
    rails = rooted(8, clans=clans)
    rails.contract_in_box(0, 17)
    rails.contract_in_box(0, 18)
    shown = next(number for number in rails.state.display if number)
    rails.stand(GO, "bonus contract")
    assert rails.texts("surrender") == ["surrender 17", "surrender 18"]
    assert "First choose which of your contracts to give up" in rails.why_not(f"take {shown}")
    rails.stand("surrender 18", f"take {shown}")
    assert rails.seat().box == (17, shown)
