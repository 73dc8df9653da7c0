"""Action 1: trade (CC-TRD). Merchants, prices, and one area for each good."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.rules.trade import purchase
from tests.clans.scenario import Scenario


def price(scenario: Scenario, good: str) -> int:
    prices = scenario.table.view()["prices"]
    assert isinstance(prices, dict)
    number = prices[good]
    assert isinstance(number, int)
    return number


def on_market(scenario: Scenario, seat: int, good: str) -> int:
    """Merchants on the buy area of a good; negative: on the sell area."""
    return scenario.seat(seat).market[GOOD_NAMES.index(good)]


def hire_all(scenario: Scenario, seat: int = 0) -> None:
    scenario.seat(seat).merchants, scenario.seat(seat).board_merchants = 7, 0


@pytest.mark.rule("CC-TRD-01")
def test_merchants_on_the_player_board_do_not_trade() -> None:
    scenario = Scenario()
    scenario.goods(0, wool=5)
    assert (scenario.seat(0).merchants, scenario.seat(0).board_merchants) == (2, 5)
    for word in ("buy", "sell"):
        assert scenario.texts(word).count(f"{word} wool 2") == 1
        assert "CC-TRD-04" in scenario.why_not(f"{word} wool 3")
    scenario.play("hire")
    scenario.turn(0)
    for word in ("buy", "sell"):
        assert f"{word} wool 3" in scenario.texts(word)


@pytest.mark.rule("CC-TRD-02", "CC-TRD-14")
@pytest.mark.parametrize("move", ["buy milk 1", "sell milk 1"])
def test_one_trade_is_one_good_in_one_direction(move: str) -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    hire_all(scenario)
    scenario.goods(0, wool=3, milk=3)
    scenario.place(0, "sheep", "1.1")  # port 5 keeps the turn open
    scenario.play(move)
    for other in ("buy milk 1", "sell milk 1", "buy wool 1", "sell wool 1"):
        assert "CC-ACT-01" in scenario.why_not(other)
    scenario.turn(0)
    scenario.play("sell wool 1")
    assert scenario.stock(0, "wool") == 2


@pytest.mark.rule("CC-TRD-03")
@pytest.mark.parametrize(("move", "area"), [("buy grain 3", 3), ("sell grain 3", -3)])
def test_each_unit_takes_a_merchant_to_its_area(move: str, area: int) -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.goods(0, grain=4)
    scenario.play(move)
    assert on_market(scenario, 0, "grain") == area
    assert scenario.seat(0).merchants == 4


@pytest.mark.rule("CC-TRD-04", "CC-TRD-Q4")
@pytest.mark.parametrize("merchants", [1, 2, 5, 7])
def test_the_number_goes_from_one_to_the_merchants_in_stock(merchants: int) -> None:
    scenario = Scenario()
    scenario.seat(0).merchants, scenario.seat(0).board_merchants = merchants, 7 - merchants
    scenario.goods(0, wool=9)
    for word in ("buy", "sell"):
        offered = [text for text in scenario.texts(word) if " wool " in text]
        assert offered == [f"{word} wool {number}" for number in range(1, merchants + 1)]
        assert "CC-TRD-04" in scenario.why_not(f"{word} wool 0")
        assert "CC-TRD-04" in scenario.why_not(f"{word} wool {merchants + 1}")


@pytest.mark.rule("CC-TRD-Q4")
def test_without_a_merchant_there_is_no_trade() -> None:
    scenario = Scenario()
    scenario.goods(0, milk=5)
    scenario.play("buy wool 2")
    scenario.turn(0)
    assert scenario.texts("buy") == scenario.texts("sell") == []
    assert "CC-TRD-04" in scenario.why_not("buy wool 1")
    assert "CC-TRD-04" in scenario.why_not("sell milk 1")


TRADES = [
    # move, price before, money gained, steps of the marker
    ("buy cheese 4", 10, -40, 4),
    ("sell cheese 4", 10, 40, -3),  # only three steps are left below the start
    ("buy wool 5", 4, -20, 5),
    ("sell wool 2", 4, 8, -2),
    ("sell whisky 3", 11, 33, -3),
]


@pytest.mark.rule("CC-TRD-05", "CC-TRD-06", "CC-TRD-07", "CC-TRD-09")
@pytest.mark.parametrize(("move", "each", "money", "steps"), TRADES)
def test_all_units_have_the_price_before_the_move(
    move: str, each: int, money: int, steps: int
) -> None:
    scenario = Scenario()
    hire_all(scenario)
    word, good, number = move.split()
    for seat in range(3):
        scenario.goods(seat, **{good: 9})
    assert price(scenario, good) == each
    scenario.play(move)
    assert scenario.seat(0).money == 100 + money
    change = int(number) if word == "buy" else -int(number)
    # Goods come from the supply and go there; the other players keep theirs.
    assert [scenario.stock(seat, good) for seat in range(3)] == [9 + change, 9, 9]
    assert [scenario.seat(seat).money for seat in (1, 2)] == [100, 100]
    assert scenario.state.prices[GOOD_NAMES.index(good)] == 3 + steps


@pytest.mark.rule("CC-TRD-08")
def test_only_goods_in_stock_can_be_sold() -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.goods(0, bread=2)
    scenario.place(0, "bakery", "7.4")
    assert scenario.texts("sell") == ["sell bread 1", "sell bread 2"]
    assert "CC-TRD-08" in scenario.why_not("sell bread 3")
    assert "CC-TRD-08" in scenario.why_not("sell milk 1")


@pytest.mark.rule("CC-TRD-08")
@pytest.mark.parametrize(("money", "number"), [(32, 2), (33, 3), (43, 3), (44, 4)])
def test_only_what_can_be_paid_can_be_bought(money: int, number: int) -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.seat(0).money = money
    offered = [text for text in scenario.texts("buy") if " whisky " in text]
    assert offered == [f"buy whisky {one}" for one in range(1, number + 1)]
    assert "CC-TRD-08" in scenario.why_not(f"buy whisky {number + 1}")


@pytest.mark.rule("CC-TRD-09", "CC-TRD-Q2")
@pytest.mark.parametrize(
    ("good", "prices"),
    [
        ("wool", [3, 3, 4, 4, 5, 5, 6, 6, 7, 8]),
        ("grain", [3, 3, 4, 5, 6, 6, 7, 7, 8, 8]),
        ("milk", [3, 4, 5, 5, 6, 6, 7, 7, 8, 8]),
        ("bread", [7, 8, 9, 10, 11, 11, 12, 13, 14, 15]),
        ("cheese", [7, 8, 9, 10, 11, 12, 13, 14, 14, 15]),
        ("whisky", [8, 9, 10, 11, 12, 13, 13, 14, 15, 16]),
    ],
)
def test_every_unit_moves_the_marker_one_step_of_its_track(good: str, prices: list[int]) -> None:
    scenario = Scenario()
    scenario.goods(0, **{good: 20})
    scenario.goods(1, **{good: 20})
    scenario.price_step(good, 0)
    seen: list[int] = []
    for word in ("buy", "sell"):
        for _ in range(10):
            seen.append(price(scenario, good))
            scenario.seat(0).money = 100
            scenario.play(f"{word} {good} 1")
            seat = scenario.seat(0)
            seat.merchants, seat.market = 2, [0] * 6
            scenario.turn(0)
    assert seen == prices + prices[::-1]


@pytest.mark.rule("CC-TRD-10")
def test_merchants_stay_on_the_market_until_the_next_round() -> None:
    scenario = Scenario(ports=False)
    scenario.play("buy wool 2", "ship", "ship")
    assert (scenario.seat(0).merchants, on_market(scenario, 0, "wool")) == (0, 2)
    scenario.play("ship", "pass", "pass")
    assert (scenario.seat(0).merchants, on_market(scenario, 0, "wool")) == (0, 2)
    scenario.play("pass")
    assert scenario.state.round == 2
    assert (scenario.seat(0).merchants, on_market(scenario, 0, "wool")) == (2, 0)


@pytest.mark.rule("CC-TRD-11")
@pytest.mark.parametrize(("first", "then"), [("buy", "sell"), ("sell", "buy")])
def test_nobody_both_buys_and_sells_a_good(first: str, then: str) -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.goods(0, wool=3, milk=3)
    scenario.play(f"{first} wool 1")
    scenario.turn(0)
    assert "CC-TRD-11" in scenario.why_not(f"{then} wool 1")
    assert not [text for text in scenario.texts(then) if " wool " in text]
    assert f"{then} milk 1" in scenario.texts(then)


@pytest.mark.rule("CC-TRD-12")
def test_merchants_of_others_do_not_matter() -> None:
    scenario = Scenario(ports=False)
    for seat in range(3):
        scenario.goods(seat, wool=2)
    scenario.play("buy wool 1", "sell wool 1")
    assert {"buy wool 2", "sell wool 2"} <= set(scenario.texts())


@pytest.mark.rule("CC-TRD-13")
@pytest.mark.parametrize("word", ["buy", "sell"])
def test_the_same_trade_may_be_repeated_in_a_later_turn(word: str) -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.goods(0, bread=5)
    scenario.play(f"{word} bread 2")
    scenario.turn(0)
    scenario.play(f"{word} bread 3")
    assert abs(on_market(scenario, 0, "bread")) == 5
    spent = 2 * 10 + 3 * 11 if word == "buy" else -(2 * 10 + 3 * 8)
    assert scenario.seat(0).money == 100 - spent


@pytest.mark.rule("CC-TRD-Q1")
@pytest.mark.parametrize(
    ("word", "step", "each", "end"), [("buy", 8, 7, 9), ("sell", 1, 3, 0), ("sell", 0, 3, 0)]
)
def test_the_marker_stops_at_the_end_of_its_track(
    word: str, step: int, each: int, end: int
) -> None:
    scenario = Scenario()
    hire_all(scenario)
    scenario.goods(0, wool=5)
    scenario.price_step("wool", step)
    scenario.play(f"{word} wool 4")
    assert scenario.seat(0).money == 100 + (4 * each if word == "sell" else -4 * each)
    assert scenario.state.prices[GOOD_NAMES.index("wool")] == end


@pytest.mark.rule("CC-TRD-Q3", "CC-TRD-10")
@pytest.mark.parametrize(("upgrade", "legal"), [("recall whisky", True), ("hire", False)])
def test_only_merchants_now_on_the_market_forbid_a_trade(upgrade: str, legal: bool) -> None:
    scenario = Scenario(ports=False)
    scenario.contract_in_box(0, 6)  # 3 wool for a bonus upgrade
    scenario.goods(0, wool=3)
    scenario.play("buy whisky 1")
    scenario.turn(0)
    scenario.play("fulfil 6", upgrade)
    scenario.turn(0)
    assert scenario.seat(0).merchants == 2
    assert ("sell whisky 1" in scenario.texts("sell")) == legal


@pytest.mark.rule("CC-EX-05")
def test_two_whisky_at_ten_pounds() -> None:
    scenario = Scenario()
    scenario.price_step("whisky", 2)
    assert price(scenario, "whisky") == 10
    scenario.play("buy whisky 2")
    assert scenario.seat(0).money == 80
    assert on_market(scenario, 0, "whisky") == 2
    assert (scenario.stock(0, "whisky"), price(scenario, "whisky")) == (2, 12)


@pytest.mark.rule("CC-EX-D18")
def test_two_wool_at_the_start_price() -> None:
    scenario = Scenario()
    scenario.play("buy wool 2")
    assert (scenario.seat(0).money, price(scenario, "wool")) == (92, 5)
    assert scenario.state.prices[GOOD_NAMES.index("wool")] == 5


@pytest.mark.rule("CC-EX-D19")
def test_two_whisky_on_the_top_step() -> None:
    scenario = Scenario()
    scenario.price_step("whisky", 9)
    scenario.play("buy whisky 2")
    assert (scenario.seat(0).money, price(scenario, "whisky")) == (68, 16)


@pytest.mark.rule("CC-TRD-04", "CC-TRD-05")
def test_goods_of_two_kinds_cost_what_two_trades_do() -> None:
    scenario = Scenario()
    hire_all(scenario)
    prices = [price(scenario, good) for good in GOOD_NAMES]
    asked = purchase(prices, scenario.seat().market, 1, [2, 0, 1, 0, 0, 0])
    assert asked == (2 * prices[0] + prices[2], 3)
    scenario.play("buy wool 2")
    scenario.turn(0)
    scenario.play("buy milk 1")
    assert asked == (100 - scenario.seat().money, 7 - scenario.seat().merchants)


@pytest.mark.rule("CC-TRD-11")
def test_a_good_that_is_sold_has_no_price_to_buy() -> None:
    scenario = Scenario()
    scenario.goods(0, wool=2)
    prices = [price(scenario, good) for good in GOOD_NAMES]
    scenario.play("sell wool 1")
    market = scenario.seat().market
    assert purchase(prices, market, 1, [1, 1]) == (0, 0)
    assert purchase(prices, market, 1, [0, 1]) == (prices[1], 1)
    assert purchase(prices, market, 1, [0, 0, 0, 0, 0, 0, 2, 1]) == (0, 0), "no meat is sold"
