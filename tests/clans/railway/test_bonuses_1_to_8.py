"""Delivery bonuses 1 to 8 (IN-D01 to IN-D08)."""

import pytest

from ceilidh.games.clans.rules.pieces import owner_at
from tests.clans.railway.rails import GO, Rails, delivering
from tests.clans.scenario import hex_number


def step(rails: Rails) -> str:
    return str(rails.table.view()["step"])


def rooted(
    tile: int,
    clans: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
) -> Rails:
    """Seat 0 has a sheep on 2.4, and delivers."""
    rails = delivering(tile, 3, clans, setup)
    rails.place(0, "sheep", "2.4")
    return rails


# --- 1: money and two free hexes ------------------------------------------------------------------


@pytest.mark.rule("IN-D01-01", "IN-D01-02", "IN-D01-03", "IN-D01-05", "IN-D01-Q1")
def test_1_two_hexes_beside_each_other_without_land_cost() -> None:
    rails = rooted(1)
    rails.stand(GO)
    assert rails.money() == 110
    assert step(rails) == "free hexes"
    rails.stand("build cow 2.5")
    assert rails.money() == 110 - 9
    assert "build cow 1.5" in rails.texts()  # reached through the first
    assert "lies beside the first, 2.5" in rails.why_not("build cow 2.3")
    rails.stand("build cow 3.6")
    assert rails.money() == 110 - 18
    assert rails.yard.taken[0] == 1


@pytest.mark.rule("IN-D01-02")
def test_1_a_river_between_the_two_is_allowed() -> None:
    rails = rooted(1)
    rails.shipping(0, 1)
    rails.stand(GO, "build cow 2.5")
    assert "build woodcutter 2.6" in rails.texts()


@pytest.mark.rule("IN-D01-04", "IN-D01-Q2")
def test_1_each_brings_its_bonuses_before_the_next() -> None:
    rails = rooted(1)
    rails.place(1, "dairy", "1.5", "3.5")
    rails.stand(GO, "build cow 2.5")
    assert "bargain cheese 1" in rails.texts()
    assert rails.texts("build") == []
    rails.stand("done")
    assert step(rails) == "free hexes"


# --- 2: a field -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-D02-01", "IN-D02-02")
def test_2_a_field_for_its_land() -> None:
    rails = rooted(2)
    rails.stand(GO)
    assert {text.split()[1] for text in rails.texts("build")} == {"field"}
    assert "out of reach" in rails.why_not("build field 10.5")
    assert "does not fit" in rails.why_not("build field 1.4")
    assert "puts a field" in rails.why_not("build cow 2.5")
    rails.stand("build field 2.3")
    assert rails.money() == 99
    none = rooted(2)
    none.place(0, "field", "9.3", "9.4", "9.5")
    none.place(0, "field", *["10.5"] * (none.seat().hooks.column_at[4].count - 3))
    none.stand(GO)
    assert none.table.actor == 1


@pytest.mark.rule("IN-D02-03")
def test_2_it_brings_the_bonuses_of_a_new_unit() -> None:
    rails = rooted(2)
    rails.place(1, "dairy", "1.5")
    rails.stand(GO, "build field 2.5")
    assert "bargain cheese 1" in rails.texts()


# --- 3: money, action, City tile ------------------------------------------------------------------


@pytest.mark.rule("IN-D03-01", "IN-D03-03", "IN-D03-04", "IN-D03-05")
def test_3_a_city_tile_closes_a_hex_for_everybody() -> None:
    rails = rooted(3)
    rails.place(1, "sheep", "1.5")
    rails.stand(GO)
    assert rails.money() == 115
    rails.stand("bonus city", "city 2.5")
    hex_ = hex_number("2.5")
    assert owner_at(rails.state, hex_) == -1
    assert not rails.state.free.has(hex_)
    rails.stand("done")
    for seat in (1, 0):
        rails.turn(seat)
        assert not [text for text in rails.texts("build") if text.endswith(" 2.5")]
        assert "A City tile lies on hex 2.5" in rails.why_not("build cow 2.5")
    assert not rails.state.seats[0].own.has(hex_)
    assert "map-sign" in rails.table.svg(0)


@pytest.mark.rule("IN-D03-Q1")
def test_3_only_empty_land_that_nobody_has_reserved() -> None:
    rails = rooted(3)
    rails.shipping(0, 2)
    rails.place(1, "sheep", "1.5")
    rails._keep(reserved=((hex_number("2.5"), 1),))
    rails.seat(1).merchants -= 1
    rails.stand(GO, "bonus city")
    for hex_ in ("1.5", "2.5", "3.3", "2.4"):
        assert f"city {hex_}" not in rails.texts()
    assert "out of reach" in rails.why_not("city 10.5")
    assert "empty hex of land" in rails.why_not("city 1.5")


@pytest.mark.rule("IN-D03-Q2")
def test_3_before_or_after_the_action() -> None:
    for first in ("action", "city"):
        rails = rooted(3)
        rails.stand(GO)
        assert rails.texts("bonus") == ["bonus action", "bonus city"]
        rails.stand(f"bonus {first}", "done")
        assert step(rails) == ("city tile" if first == "action" else "extra action")


# --- 4: a jump and an upgrade ---------------------------------------------------------------------


@pytest.mark.rule("IN-D04-01", "IN-D04-03", "IN-D04-04", "IN-D04-05", "IN-D04-Q1")
def test_4_a_unit_jumps_over_two_hexes_for_its_land() -> None:
    rails = rooted(4)
    rails.shipping(0, 3)
    rails.place(1, "cow", "2.3")
    rails.stand(GO, "bonus jump")
    ends = {text.split()[2] for text in rails.texts("build")}
    assert {"2.1", "5.6", "2.7"} <= ends
    assert not ends & {"2.5", "2.6", "4.4", "2.2"}  # nearer, whatever shipping reaches
    assert "not reached by a jump over 2 hexes" in rails.why_not("build cow 2.5")
    assert "A field cannot jump" in rails.why_not("build field 2.1")
    assert "does not fit" in rails.why_not("build miner 2.1")
    rails.stand("build cow 2.1")
    assert rails.money() == 97


@pytest.mark.rule("IN-D04-02", "IN-D04-Q2")
def test_4_the_upgrade_comes_alone_or_before_the_bonuses_of_the_unit() -> None:
    alone = rooted(4)
    alone.stand(GO, "bonus upgrade", "ship")
    assert alone.seat().shipping == 1
    both = rooted(4)
    both.place(1, "dairy", "3.1")
    both.stand(GO, "bonus jump", "build cow 2.1")
    assert step(both) == "benefits"
    assert both.texts("bargain") == []
    both.stand("hire")
    assert "bargain cheese 1" in both.texts()
    both.stand("done")
    assert both.texts("bonus") == []


@pytest.mark.rule("IN-D04-06")
def test_4_the_jump_brings_the_bonuses_of_a_new_unit() -> None:
    rails = rooted(4)
    rails.place(1, "dairy", "3.1")
    rails.stand(GO, "bonus jump", "build cow 2.1", "done")
    assert "bargain cheese 1" in rails.texts()


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
    assert "No hired merchant stands in your stock" in rails.why_not("undo merchant")
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
    assert "move another" in rails.why_not("shift wool down")
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
    assert "one of these goes back: distillery" in rails.why_not("withdraw 2.4")
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
    assert "First say which" in rails.why_not(f"take {shown}")
    rails.stand("surrender 18", f"take {shown}")
    assert rails.seat().box == (17, shown)
