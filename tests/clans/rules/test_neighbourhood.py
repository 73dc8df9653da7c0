"""The neighbourhood bonus (CC-NBB): who gives it, what it sells and when.

Seat 0 expands from 7.2 to 7.3, whose other neighbours are 6.2, 6.3, 7.4, 8.2 and 8.3.
"""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.scenario import Scenario

EXPAND = "build sheep 7.3"


def stage(s: Scenario, *units: str, merchants: int = 7) -> Scenario:
    """Seat 0 stands on 7.2 with merchants in stock, seat 1's `units` ("dairy 8.2") around 7.3."""
    s.place(0, "woodcutter", "7.2")
    for unit in units:
        kind, hex_ = unit.split()
        s.place(1, kind, hex_)
    s.seat(0).merchants, s.seat(0).board_merchants = merchants, 7 - merchants
    return s


def offered(s: Scenario) -> dict[str, int]:
    """The goods on offer and the most of each."""
    most: dict[str, int] = {}
    for text in s.texts("bargain"):
        good, number = text.split()[1:]
        most[good] = max(most.get(good, 0), int(number))
    return most


def merchants_on(s: Scenario, good: str) -> int:
    """Seat 0's merchants on the buy area of a good; negative: on the sell area."""
    return s.seat(0).market[GOOD_NAMES.index(good)]


@pytest.mark.rule("CC-NBB-01")
def test_the_bonus_needs_an_opponents_producing_unit_beside_the_new_one() -> None:
    near = stage(Scenario(), "field 8.2")
    near.play(EXPAND)
    assert offered(near) == {"grain": 3}
    far = stage(Scenario(), "field 9.2")
    far.play(EXPAND)
    assert far.table.actor == 1, "nothing to decide, so the turn is over"


@pytest.mark.parametrize(
    ("own", "level", "expand", "goods"),
    [
        pytest.param("sheep 3.1", 0, "build sheep 2.1", {"cheese": 3}, id="neighbouring"),
        pytest.param("miner 1.4", 1, "build sheep 2.3", {}, id="across a river"),
        pytest.param("sheep 4.4", 2, "build sheep 4.3", {}, id="across a loch"),
    ],
)
@pytest.mark.rule("CC-NBB-02", "CC-EX-14")
def test_water_between_the_units_stops_the_bonus_at_any_shipping_level(
    own: str, level: int, expand: str, goods: dict[str, int]
) -> None:
    s = Scenario()
    s.place(0, *own.split())
    s.place(1, "dairy", "2.2")
    s.shipping(0, level)
    s.seat(0).merchants, s.seat(0).board_merchants = 7, 0
    s.play(expand)
    assert offered(s) == goods


@pytest.mark.parametrize(
    ("seat", "unit"),
    [
        pytest.param(1, "woodcutter", marks=pytest.mark.rule("CC-NBB-03")),
        pytest.param(1, "miner", marks=pytest.mark.rule("CC-NBB-03")),
        pytest.param(0, "distillery", marks=pytest.mark.rule("CC-NBB-04")),
        pytest.param(0, "cow", marks=pytest.mark.rule("CC-NBB-04")),
    ],
)
def test_workers_and_own_units_give_no_bonus(seat: int, unit: str) -> None:
    s = stage(Scenario())
    s.place(seat, unit, "8.2")
    s.play(EXPAND)
    assert s.table.actor == 1


@pytest.mark.rule("CC-NBB-05")
def test_the_bonus_buys_and_never_sells() -> None:
    s = stage(Scenario(), "sheep 8.2")
    s.goods(0, wool=2)
    s.play(EXPAND)
    assert s.texts() == ["bargain wool 1", "bargain wool 2", "bargain wool 3", "done"]
    assert "CC-" in s.why_not("sell wool 1")


@pytest.mark.parametrize(
    ("unit", "good", "each"),
    [
        pytest.param("sheep", "wool", 2, marks=pytest.mark.rule("CC-NBB-08")),
        pytest.param("cow", "milk", 3, marks=pytest.mark.rule("CC-NBB-08")),
        pytest.param("field", "grain", 3, marks=pytest.mark.rule("CC-NBB-08")),
        pytest.param("dairy", "cheese", 7, marks=pytest.mark.rule("CC-NBB-09")),
        pytest.param("bakery", "bread", 7, marks=pytest.mark.rule("CC-NBB-09")),
        pytest.param("distillery", "whisky", 8, marks=pytest.mark.rule("CC-NBB-09")),
    ],
)
@pytest.mark.rule("CC-NBB-06")
def test_a_unit_offers_only_what_it_makes_two_or_three_pounds_cheaper(
    unit: str, good: str, each: int
) -> None:
    s = stage(Scenario(), f"{unit} 8.2")
    s.play(EXPAND)
    assert offered(s) == {good: 3}
    before = s.seat(0).money
    s.play(f"bargain {good} 2")
    assert s.seat(0).money == before - 2 * each
    assert s.stock(0, good) == 2


@pytest.mark.rule("CC-NBB-07")
def test_the_goods_come_from_the_supply_and_the_opponent_keeps_all() -> None:
    s = stage(Scenario(), "distillery 8.2")
    s.goods(1, whisky=1)
    s.play(EXPAND, "bargain whisky 3")
    assert s.stock(0, "whisky") == 3
    assert (s.stock(1, "whisky"), s.seat(1).money) == (1, 100)


@pytest.mark.rule("CC-NBB-10")
def test_each_unit_needs_a_merchant_who_goes_to_the_buy_area() -> None:
    s = stage(Scenario(), "cow 8.2", merchants=2)
    s.play(EXPAND)
    assert offered(s) == {"milk": 2}
    assert "CC-NBB" in s.why_not("bargain milk 3")
    s.play("bargain milk 2")
    assert (s.seat(0).merchants, merchants_on(s, "milk")) == (0, 2)


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.rule("CC-NBB-11")
def test_the_price_rises_a_step_for_each_unit(number: int) -> None:
    s = stage(Scenario(), "bakery 8.2")
    s.price_step("bread", 4)
    s.play(EXPAND, f"bargain bread {number}")
    assert s.state.prices[GOOD_NAMES.index("bread")] == 4 + number


@pytest.mark.rule("CC-NBB-18")
def test_the_bonus_cannot_be_saved_for_a_later_turn() -> None:
    s = stage(Scenario(), "sheep 8.2")
    s.play(EXPAND, "done", "pass", "pass")
    assert s.table.actor == 0
    assert "CC-NBB-01" in s.why_not("bargain wool 1")


@pytest.mark.parametrize(
    ("answer", "wool"), [pytest.param("done", 0), pytest.param("bargain wool 1", 1)]
)
@pytest.mark.rule("CC-NBB-19")
def test_using_the_bonus_or_not_ends_the_same_single_turn(answer: str, wool: int) -> None:
    s = stage(Scenario(), "sheep 8.2")
    s.play(EXPAND, answer)
    assert s.stock(0, "wool") == wool
    assert s.table.actor == 1


@pytest.mark.rule("CC-NBB-20", "CC-NBB-21", "CC-FUL-25")
def test_the_free_expand_of_a_contract_gives_the_bonus() -> None:
    s = stage(Scenario(), "distillery 8.2")
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1", EXPAND)
    assert offered(s) == {"whisky": 3}
    s.play("bargain whisky 1")
    assert s.seat(0).money == 100 - 8 - 8
    assert s.table.actor == 1


@pytest.mark.rule("CC-NBB-22")
def test_a_good_that_was_sold_this_round_cannot_be_bought_by_the_bonus() -> None:
    s = stage(Scenario(), "distillery 8.2", "dairy 8.3")
    s.goods(0, whisky=1)
    s.play("sell whisky 1", "pass", "pass", EXPAND)
    assert offered(s) == {"cheese": 3}
    assert "CC-NBB" in s.why_not("bargain whisky 1")


@pytest.mark.rule("CC-NBB-23")
def test_there_is_no_bonus_in_the_solo_game() -> None:
    s = Scenario(players=1)
    s.place(0, "sheep", "3.5")
    assert "CC-EXP-04" in s.why_not("build cow 2.5"), "a neutral piece stands beside 3.6"
    s.play("build cow 3.6")
    assert s.texts("bargain") == []
    assert "pass" in s.texts(), "the next turn has begun"


@pytest.mark.parametrize(
    "order",
    [
        ["bargain whisky 2", "bargain milk 3"],
        ["bargain milk 3", "bargain whisky 2"],
    ],
)
@pytest.mark.rule("CC-NBB-Q3")
def test_several_types_are_bought_in_any_order_with_the_same_result(order: list[str]) -> None:
    s = stage(Scenario(), "distillery 8.2", "cow 8.3")
    s.play(EXPAND, *order)
    assert s.seat(0).money == 100 - (8 + 5) - 2 * 8 - 3 * 3
    assert (merchants_on(s, "whisky"), merchants_on(s, "milk")) == (2, 3)
    assert s.table.actor == 1
