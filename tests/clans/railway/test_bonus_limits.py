"""What delivery bonuses do not give: limits, costs that cannot be paid, and bonuses declined."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.railway.rails import GO, Rails, delivering
from tests.clans.scenario import hex_number


def rooted(tile: int) -> Rails:
    """Seat 0 has a sheep on 2.4, and can deliver."""
    rails = delivering(tile)
    rails.place(0, "sheep", "2.4")
    return rails


# --- 6: prices ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-D06-02")
@pytest.mark.parametrize("first", GOOD_NAMES)
def test_6_the_second_price_is_another_one(first: str) -> None:
    rails = rooted(6)
    rails.stand(GO, f"shift {first} up")
    assert {text.split()[1] for text in rails.texts("shift")} == set(GOOD_NAMES) - {first}


@pytest.mark.rule("IN-D06-02", "IN-GL-Q1")
def test_6_a_price_at_the_end_of_its_track_goes_no_further() -> None:
    rails = rooted(6)
    rails.price_step("wool", 0)
    rails.price_step("milk", 1)
    rails.price_step("bread", 9)
    rails.price_step("cheese", 8)
    rails.stand(GO)
    moves = set(rails.texts("shift"))
    assert not {"shift wool down", "shift bread up"} & moves
    assert {"shift wool up", "shift milk down", "shift bread down", "shift cheese up"} <= moves
    assert "cannot move any further" in rails.why_not("shift wool down")


@pytest.mark.rule("IN-D06-02", "IN-TD-02")
def test_6_one_price_or_none_may_be_moved() -> None:
    none = rooted(6)
    before = none.state.prices[:]
    none.stand(GO, "done")
    assert (none.state.prices, none.table.actor, none.money()) == (before, 1, 115)
    one = rooted(6)
    one.stand(GO, "shift wool up", "done")
    assert (one.state.prices[0], one.table.actor) == (before[0] + 1, 1)


# --- 7, 9, 12 and 24: a unit goes back ------------------------------------------------------------

RETURNED = {7: "distillery", 9: "bakery", 12: "cow", 24: "field"}


@pytest.mark.rule("IN-D07-01", "IN-D09-01", "IN-D12-01", "IN-D24-01", "IN-TD-02")
@pytest.mark.parametrize("tile", [7, 9, 12, 24])
def test_no_unit_goes_back_if_the_bonus_is_declined(tile: int) -> None:
    rails = delivering(tile)
    rails.place(0, RETURNED[tile], "2.4")
    rails.contract_in_box(0, 1)
    rails.stand(GO, "done")
    assert rails.table.actor == 1
    assert (rails.money(), sum(rails.seat().goods), rails.seat().fulfilled) == (100, 0, ())
    assert rails.seat().own.has(hex_number("2.4"))


@pytest.mark.rule("IN-D07-01", "IN-D09-01", "IN-D12-01", "IN-D24-01", "IN-TD-03")
@pytest.mark.parametrize("tile", [7, 9, 12, 24])
def test_one_unit_goes_back_and_only_of_the_right_kind(tile: int) -> None:
    others = {"sheep", "dairy", "field", "miner"} - {RETURNED[tile]}
    others -= {"dairy"} if tile == 9 else {"sheep"} if tile == 12 else set()
    wrong = delivering(tile)
    wrong.contract_in_box(0, 1)
    for unit, hex_ in zip(sorted(others), ("2.3", "2.5", "3.5", "1.4"), strict=False):
        wrong.place(0, unit, hex_)
    wrong.place(1, RETURNED[tile], "10.4")
    wrong.stand(GO)
    assert wrong.table.actor == 1, "nobody else's unit goes back, and no other kind"
    rails = delivering(tile)
    rails.contract_in_box(0, 2)  # 6 wool, without bonuses
    rails.place(0, RETURNED[tile], "2.4", "2.5")
    rails.stand(GO, "withdraw 2.5")
    assert rails.table.actor == 1, "one, and no more"
    assert not rails.seat().own.has(hex_number("2.5"))
    assert rails.seat().own.has(hex_number("2.4"))


@pytest.mark.rule("IN-D07-02")
@pytest.mark.parametrize(("money", "open_"), [(4, False), (5, True)])
def test_7_both_costs_must_be_paid(money: int, open_: bool) -> None:
    rails = delivering(7)
    rails.place(0, "distillery", "2.4")
    rails.seat().money = money
    rails.stand(GO)
    assert (rails.table.actor == 0) is open_
    none = delivering(7)
    none.stand(GO)
    assert (none.table.actor, none.money(), sum(none.seat().goods)) == (1, 100, 0)


@pytest.mark.rule("IN-D24-01")
def test_24_needs_a_contract_and_a_field() -> None:
    contract = delivering(24)
    contract.contract_in_box(0, 1)
    contract.stand(GO)
    assert contract.table.actor == 1, "no field"
    field = delivering(24)
    field.place(0, "field", "2.4")
    field.stand(GO)
    assert field.table.actor == 1, "no contract"


# --- 8: another contract --------------------------------------------------------------------------


@pytest.mark.rule("IN-D08-01", "IN-TD-02")
def test_8_no_contract_is_exchanged_if_that_is_declined() -> None:
    rails = rooted(8)
    rails.contract_in_box(0, 17)
    display = list(rails.state.display)
    rails.stand(GO, "bonus contract", "done")
    assert (rails.seat().box, rails.state.display) == ((17,), display)
    assert rails.texts("bonus") == []
    none = rooted(8)
    none.state.unseen += [number for number in none.state.display if number]
    none.state.display = [0] * len(none.state.display)
    none.contract_in_box(0, 17)
    none.stand(GO)
    assert none.texts("bonus") == ["bonus goods"], "the export board is empty"


@pytest.mark.rule("IN-D08-01", "IN-D16-04")
def test_8_of_stacked_contracts_the_upper_one_is_exchanged() -> None:
    rails = rooted(8)
    rails.contract_in_box(0, 17)
    rails.contract_in_box(0, 18)
    rails._keep(covers=((18, 17),))
    shown = next(number for number in rails.state.display if number)
    rails.stand(GO, "bonus contract", f"take {shown}")
    assert rails.seat().box == (17, shown)
    assert rails.state.bottom[-1] == 18
    assert rails.yard.covers == ((shown, 17),), "the new one lies on top"


# --- 10: processing -------------------------------------------------------------------------------


@pytest.mark.rule("IN-D10-01")
@pytest.mark.parametrize(
    ("goods", "moves"),
    [
        ({"milk": 1}, {"make cheese 1"}),
        ({"grain": 1}, {"make bread 1", "make whisky 1"}),
        ({"grain": 1, "milk": 1}, {"make bread 1", "make cheese 1", "make whisky 1"}),
        ({"milk": 6}, {f"make cheese {number}" for number in (1, 2, 3, 4)}),
    ],
)
def test_10_what_can_be_made_and_how_much(goods: dict[str, int], moves: set[str]) -> None:
    rails = rooted(10)
    rails.goods(0, **{"wool": 3, **goods})
    rails.stand(GO)
    assert set(rails.texts("make")) == moves
    assert "done" in rails.texts()


@pytest.mark.rule("IN-D10-01", "IN-D10-03", "IN-TD-02")
def test_10_four_goods_in_all_or_fewer() -> None:
    wool = rooted(10)
    wool.goods(0, wool=9)
    wool.stand(GO)
    assert wool.table.actor == 1, "wool is not processed"
    some = rooted(10)
    some.goods(0, wool=3, grain=9)
    some.stand(GO, "make bread 3")
    assert set(some.texts("make")) == {"make bread 1", "make whisky 1"}
    some.stand("done")
    assert (some.stock(0, "grain"), some.stock(0, "bread"), some.table.actor) == (6, 3, 1)
    all_ = rooted(10)
    all_.goods(0, wool=3, grain=9)
    all_.stand(GO, "make whisky 4")
    assert (all_.stock(0, "grain"), all_.table.actor) == (5, 1)


# --- 13: whisky -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-D13-01", "IN-D13-03", "IN-TD-02")
@pytest.mark.parametrize("whisky", [0, 1, 2, 5])
def test_13_exactly_two_whisky_or_nothing(whisky: int) -> None:
    rails = rooted(13)
    rails.goods(0, wool=3, whisky=whisky, bread=4)
    rails.stand(GO)
    assert (rails.texts("bonus") == ["bonus whisky"]) is (whisky >= 2)
    if whisky >= 2:
        rails.stand("done")
    assert (rails.money(), rails.stock(0, "whisky"), rails.stock(0, "bread")) == (100, whisky, 4)


# --- 14: moves ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-D14-02", "IN-TD-02")
def test_14_two_moves_of_different_units_one_or_none() -> None:
    two = rooted(14)
    two.place(0, "cow", "9.4")
    two.stand(GO, "move 2.4", "to 2.5", "move 9.4", "to 9.5")
    assert two.table.actor == 1
    assert {hex_number("2.5"), hex_number("9.5")} == set(two.seat().own.hexes())
    one = rooted(14)
    one.stand(GO, "move 2.4", "to 2.5", "done")
    assert one.table.actor == 1
    none = rooted(14)
    none.stand(GO, "done")
    assert (none.table.actor, none.seat().own.hexes()) == (1, [hex_number("2.4")])
    near = rooted(14)
    near.stand(GO, "move 2.4")
    assert set(near.texts("to")) == {"to 1.5", "to 2.3", "to 2.5", "to 3.5"}, "adjacent grassland"


# --- 16 and 17: contracts -------------------------------------------------------------------------


@pytest.mark.rule("IN-D16-02", "IN-TD-02")
def test_16_one_contract_or_none_for_the_money_of_the_round() -> None:
    none = rooted(16)
    none.stand(GO, "done")
    assert (none.seat().box, none.money(), none.table.actor) == ((), 115, 1)
    one = rooted(16)
    one.stand(GO)
    one.stand(one.texts("take")[0])
    assert (len(one.seat().box), one.table.actor) == (1, 1), "one, and no more"
    poor = rooted(16)
    poor.state.round = 5  # a contract costs £15
    poor.seat().money = 0
    poor.stand(GO)
    assert poor.texts("take"), "the £15 of the bonus pay it"
    poor.stand(poor.texts("take")[0])
    assert poor.money() == 0


@pytest.mark.rule("IN-D17-02", "IN-TD-02")
def test_17_the_building_bonus_may_be_declined() -> None:
    rails = rooted(17)
    rails.stand(GO)
    assert rails.texts() == ["draw", "done"]
    rails.stand("done")
    assert (rails.seat().box, rails.money(), rails.table.actor) == ((), 115, 1)


# --- 20 to 22: trades -----------------------------------------------------------------------------


def merchants(rails: Rails, number: int) -> None:
    """Seat 0 has so many merchants in stock."""
    rails.seat().board_merchants -= number - rails.seat().merchants
    rails.seat().merchants = number


@pytest.mark.rule("IN-D20-01", "IN-D20-02")
@pytest.mark.parametrize(("hired", "whisky", "most"), [(6, 6, 4), (6, 3, 3), (2, 6, 2), (1, 1, 1)])
def test_20_at_most_four_of_one_good_with_a_merchant_each(
    hired: int, whisky: int, most: int
) -> None:
    rails = rooted(20)
    if hired > 2:
        merchants(rails, hired)
    else:
        rails.seat().market[1] = rails.seat().merchants - hired
        rails.seat().merchants = hired
    rails.goods(0, wool=3, whisky=whisky)
    rails.stand(GO)
    assert rails.texts("sell") == [f"sell whisky {number + 1}" for number in range(most)]
    price = rails.state.rules.prices[5][rails.state.prices[5]]
    step = rails.state.prices[5]
    rails.stand(f"sell whisky {most}")
    assert rails.money() == 100 + most * (price + 6)
    assert (rails.seat().merchants, rails.seat().market[5]) == (hired - most, -most)
    assert rails.state.prices[5] == max(step - most, 0)
    assert rails.stock(0, "whisky") == whisky - most
    assert rails.table.actor == 1, "one sale"


@pytest.mark.rule("IN-D20-01", "IN-D20-02", "IN-TD-02")
def test_20_needs_goods_that_may_be_sold_and_may_be_declined() -> None:
    nothing = rooted(20)
    nothing.stand(GO)
    assert nothing.table.actor == 1, "no goods"
    bought = rooted(20)
    bought.goods(0, wool=3, whisky=2)
    bought.seat().market[5], bought.seat().merchants = 1, 1
    bought.stand(GO)
    assert bought.table.actor == 1, "its merchants buy whisky"
    idle = rooted(20)
    idle.goods(0, wool=3, whisky=2)
    idle.seat().market[1], idle.seat().merchants = 2, 0
    idle.stand(GO)
    assert idle.table.actor == 1, "no merchant"
    declined = rooted(20)
    declined.goods(0, wool=3, whisky=2)
    declined.stand(GO, "done")
    assert (declined.stock(0, "whisky"), declined.money(), declined.table.actor) == (2, 100, 1)


@pytest.mark.rule("IN-D21-01", "IN-D21-02", "IN-TD-02")
@pytest.mark.parametrize(("area", "way"), [("buy", 1), ("sell", -1)])
def test_21_three_merchants_go_once_to_either_area(area: str, way: int) -> None:
    rails = rooted(21)
    merchants(rails, 6)
    rails.price_step("bread", 4)
    rails.stand(GO, f"post bread {area}")
    assert rails.seat().market == [0, 0, 0, 3 * way, 0, 0]
    assert (rails.seat().merchants, rails.state.prices[3]) == (3, 4 + 3 * way)
    assert (rails.money(), sum(rails.seat().goods)) == (120, 0), "no good is traded"
    assert rails.table.actor == 1
    declined = rooted(21)
    merchants(declined, 3)
    declined.stand(GO, "done")
    assert (declined.money(), declined.seat().merchants, declined.table.actor) == (100, 3, 1)


@pytest.mark.rule("IN-D21-03")
@pytest.mark.parametrize(("stands", "areas"), [(1, ["buy"]), (-1, ["sell"]), (0, ["buy", "sell"])])
def test_21_only_the_area_on_which_merchants_stand(stands: int, areas: list[str]) -> None:
    rails = rooted(21)
    merchants(rails, 4)
    rails.seat().market[2] = stands
    rails.stand(GO)
    milk = [text for text in rails.texts("post") if " milk " in text]
    assert milk == [f"post milk {area}" for area in areas]


@pytest.mark.rule("IN-D22-01", "IN-D22-Q1", "IN-TD-02")
def test_22_it_may_be_declined_until_the_first_good_is_named() -> None:
    rails = rooted(22)
    rails.contract_in_box(0, 7)  # 2 bread
    rails.stand(GO)
    assert set(rails.texts()) == {"done", "fetch bread"}
    rails.stand("fetch bread")
    assert rails.texts() == ["fetch bread"], "two goods or none"
    declined = rooted(22)
    declined.contract_in_box(0, 7)
    declined.stand(GO, "done")
    assert (declined.seat().merchants, declined.seat().box, declined.table.actor) == (2, (7,), 1)


@pytest.mark.rule("IN-D22-01", "IN-D22-03")
def test_22_two_different_goods_move_two_prices() -> None:
    rails = rooted(22)
    rails.contract_in_box(0, 23)  # 1 bread and 1 whisky
    before = rails.state.prices[:]
    rails.stand(GO, "fetch whisky", "fetch bread")
    after = rails.state.prices
    assert [after[good] - before[good] for good in range(6)] == [0, 0, 0, 1, 0, 1]
    assert rails.seat().market == [0, 0, 0, 1, 0, 1]
    assert (rails.seat().merchants, rails.money()) == (0, 100)
    assert rails.texts() == ["fulfil 23"], "at once, and nothing else"


# --- 23: imports for money ------------------------------------------------------------------------


@pytest.mark.rule("IN-D23-01", "IN-D23-02", "IN-TD-02")
@pytest.mark.parametrize(
    ("contract", "goods", "gain"),
    [
        (11, {"whisky": 2}, 2 * 6 + 10),  # 2 tobacco, £10 on the contract
        (23, {"bread": 1, "whisky": 1}, 15),  # hops alone, £15 on the contract
        (2, {"wool": 6}, 3 * 6),
    ],
)
def test_23_six_pounds_for_each_rare_import(
    contract: int, goods: dict[str, int], gain: int
) -> None:
    rails = rooted(23)
    rails.contract_in_box(0, contract)
    rails.goods(0, **{**goods, "wool": 3 + goods.get("wool", 0)})
    rails.stand(GO, f"fulfil {contract}")
    assert rails.money() == 100 + gain
    assert sum(rails.seat().goods) == 0, "the goods are paid"
    declined = rooted(23)
    declined.contract_in_box(0, contract)
    declined.goods(0, **{**goods, "wool": 3 + goods.get("wool", 0)})
    declined.stand(GO, "done")
    assert (declined.money(), declined.seat().box) == (100, (contract,))
    lacking = rooted(23)
    lacking.contract_in_box(0, contract)
    lacking.stand(GO)
    assert lacking.table.actor == 1
