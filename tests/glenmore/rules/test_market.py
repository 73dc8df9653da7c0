"""The Market (GM-MKT): buying for a cost, selling at any moment, and the coins that stay there."""

import pytest

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.kernel.errors import IllegalMove
from tests.glenmore.scenario import Scenario


def row(scenario: Scenario, resource: str) -> int:
    """How many spaces of a market row hold coins."""
    market = scenario.table.view()["market"]
    assert isinstance(market, dict)
    return int(market[resource])


def stock(scenario: Scenario, resource: str) -> int:
    return scenario.seat(0).stock[RESOURCE_NAMES.index(resource)]


def exchange(tile: str, coins: int, **market: int) -> Scenario:
    """Seat 0 has laid a tile without cost beside an Exchange tile and may activate that now."""
    scenario = Scenario(ahead=("rothiemurchus",))
    scenario.lay(0, "0.1", tile)
    scenario.seat(0).coins = coins
    scenario.market(**dict.fromkeys(RESOURCE_NAMES, 0))
    scenario.market(**market)
    scenario.play("take rothiemurchus", "lay 1.1")
    return scenario


@pytest.mark.rule("GM-MKT-01", "GM-MKT-03")
@pytest.mark.parametrize("modules", [[], ["highlander", "great-glen"]])
def test_the_market_has_a_row_for_each_resource_and_no_other(modules: list[str]) -> None:
    scenario = Scenario(modules=modules)
    market = scenario.table.view()["market"]
    assert isinstance(market, dict)
    assert sorted(market) == ["barley", "cattle", "sheep", "stone", "wood"]


@pytest.mark.rule("GM-MKT-01", "GM-MKT-04")
def test_rows_are_priced_apart() -> None:
    scenario = exchange("grassmarket", 9, wood=2)
    scenario.play("activate 0.1", "buy wood")
    assert scenario.seat(0).coins == 6
    scenario.play("buy stone")
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-MKT-02", "GM-MKT-Q1", "GM-MKT-08")
def test_prices_rise_from_one_to_three() -> None:
    scenario = exchange("grassmarket", 9)
    scenario.play("activate 0.1")
    coins: list[int] = []
    for _ in range(3):
        scenario.play("buy wood")
        coins.append(scenario.seat(0).coins)
    assert coins == [8, 6, 3]
    assert scenario.vp(0) == 7
    assert row(scenario, "wood") == 3
    assert "GM-MKT-05" in exchange_full().why_not("buy wood")


def exchange_full() -> Scenario:
    """An exchange in progress with a full row of wood."""
    scenario = exchange("grassmarket", 9, wood=3)
    scenario.play("activate 0.1")
    return scenario


@pytest.mark.rule("GM-MKT-04", "GM-TAK-04")
def test_a_purchase_fills_the_leftmost_empty_space() -> None:
    scenario = Scenario(ahead=("halkirk",))
    assert (scenario.seat(0).coins, row(scenario, "wood")) == (5, 1)
    scenario.play("take halkirk")  # the only way to pay
    assert (scenario.seat(0).coins, row(scenario, "wood")) == (3, 2)
    assert scenario.step() == "place"


@pytest.mark.rule("GM-MKT-05")
def test_a_full_row_sells_nothing() -> None:
    scenario = Scenario(ahead=("halkirk", "lochridge"))
    scenario.seat(0).coins = 50
    scenario.market(wood=3)
    assert scenario.texts("take") == ["take lochridge"]
    assert "GM-TAK-09" in scenario.why_not("take halkirk")
    scenario.market(wood=2)
    assert "take halkirk" in scenario.texts()


@pytest.mark.rule("GM-MKT-05")
def test_with_a_full_row_a_cost_is_paid_with_own_goods_alone() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.seat(0).coins = 50
    scenario.market(wood=3)
    scenario.goods(0, "0.0", wood=1)
    scenario.goods(0, "1.0", wood=1)
    scenario.play("take halkirk")
    assert scenario.texts("pay") == ["pay wood 0.0", "pay wood 1.0"]
    assert scenario.texts("buy") == []
    assert "GM-MKT-05" in scenario.why_not("buy wood")
    scenario.play("sell wood 0.0")  # which empties a space
    assert scenario.texts("buy") == ["buy wood"]
    scenario.play("buy wood")
    assert (row(scenario, "wood"), stock(scenario, "wood")) == (3, 1)


@pytest.mark.rule("GM-MKT-05")
def test_a_full_row_leaves_the_only_own_good_to_pay_with() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.seat(0).coins = 50
    scenario.market(wood=3)
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take halkirk")  # paid by itself: there is nothing to choose
    assert scenario.step() == "place"
    assert (scenario.seat(0).coins, row(scenario, "wood"), stock(scenario, "wood")) == (50, 3, 0)


@pytest.mark.rule("GM-MKT-06", "GM-MKT-07")
def test_nothing_is_bought_for_stock() -> None:
    scenario = Scenario(ahead=("halkirk", "rothiemurchus"))
    scenario.lay(0, "0.1", "inshriach")
    scenario.goods(0, "0.0", wood=1)
    assert scenario.texts("buy") == []
    with pytest.raises(IllegalMove):
        scenario.play("buy wood")
    scenario.play("take halkirk")
    assert scenario.texts("buy") == ["buy wood"]  # not stone, which is not due
    assert "GM-MKT-0" in scenario.why_not("buy stone")
    scenario.play("buy wood")
    assert (scenario.step(), scenario.texts("buy")) == ("place", [])
    assert stock(scenario, "wood") == 1  # what was bought is gone
    scenario.play("lay -1.0")
    assert (scenario.step(), scenario.texts("buy")) == ("activation", [])


@pytest.mark.rule("GM-MKT-08")
def test_several_resources_may_be_bought_for_one_cost() -> None:
    scenario = Scenario(ahead=("armadale_castle",))
    scenario.seat(0).coins = 6
    scenario.play("take armadale_castle")
    assert scenario.seat(0).coins == 0
    assert [row(scenario, name) for name in ("wood", "stone", "sheep")] == [2, 2, 2]


@pytest.mark.rule("GM-MKT-09", "GM-MKT-11")
def test_sales_empty_a_row_from_the_right() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.goods(0, "0.0", stone=3)
    scenario.goods(0, "1.0", stone=1)
    scenario.market(stone=3)
    gained: list[int] = []
    for _ in range(3):
        before = scenario.seat(0).coins
        scenario.play("sell stone 0.0")
        gained.append(scenario.seat(0).coins - before)
    assert gained == [3, 2, 1]
    assert scenario.on_cell(0, "0.0", "stone") == 0
    assert (stock(scenario, "stone"), row(scenario, "stone")) == (1, 0)
    assert scenario.table.actor == 0


@pytest.mark.rule("GM-MKT-10")
def test_an_empty_row_buys_nothing() -> None:
    scenario = Scenario(players=4, ahead=("lochridge",))
    scenario.goods(0, "0.0", stone=1, wood=1)
    scenario.market(wood=1)
    assert scenario.texts("sell") == ["sell wood 0.0"]
    assert "GM-MKT-10" in scenario.why_not("sell stone 0.0")


@pytest.mark.rule("GM-MKT-12")
def test_goods_may_be_sold_between_all_steps_of_the_turn() -> None:
    scenario = Scenario(ahead=("applecross",))
    scenario.goods(0, "0.0", wood=2)
    scenario.goods(0, "1.0", sheep=1)
    steps: list[str] = []
    for move in ("take applecross", "pay wood 0.0", "lay 0.1", "activate 0.1"):
        steps.append(scenario.step())
        assert "sell sheep 1.0" in scenario.texts("sell")
        scenario.play(move)
    assert "sell sheep 1.0" in scenario.texts("sell")
    assert steps == ["move", "pay", "place", "activation"]
    scenario.play("sell sheep 1.0")
    assert scenario.seat(0).coins == 6


@pytest.mark.rule("GM-MKT-12")
def test_nobody_sells_in_the_turn_of_another() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.goods(1, "0.0", wood=1)
    assert scenario.texts("sell") == []
    with pytest.raises(IllegalMove):
        scenario.table.play("sell wood 0.0", 1)


@pytest.mark.rule("GM-MKT-13")
def test_barrels_are_neither_bought_nor_sold() -> None:
    scenario = Scenario(ahead=("kingshouse", "lochridge"))
    scenario.seat(0).coins = 50
    assert "take kingshouse" not in scenario.texts()  # money cannot replace its barrel
    scenario.seat(0).barrels = 1
    assert scenario.texts("sell") == []
    scenario.play("take kingshouse")
    for move in ("buy barrel", "sell barrel 0.0"):
        with pytest.raises(IllegalMove):
            scenario.play(move)


@pytest.mark.rule("GM-MKT-14")
def test_scots_are_neither_bought_nor_sold() -> None:
    scenario = Scenario(ahead=("loch_ness", "robert_i"))
    scenario.seat(0).coins = 50
    scenario.scots(0, "1.0")
    assert scenario.texts("sell") == []
    scenario.strip(0)
    assert "take loch_ness" not in scenario.texts()
    for move in ("buy scot", "sell scot 1.0"):
        with pytest.raises(IllegalMove):
            scenario.play(move)


@pytest.mark.rule("GM-MKT-15")
def test_coins_of_a_purchase_lie_on_the_market_for_the_next_seller() -> None:
    scenario = Scenario(ahead=("halkirk", "lochridge", "lammermuir", "inshriach"))
    scenario.goods(1, "0.0", wood=1)
    scenario.play("take halkirk", "lay -1.0")
    scenario.play("done")
    assert scenario.table.actor == 1
    scenario.play("sell wood 0.0")
    assert scenario.seat(1).coins == 6 + 2  # the coins that seat 0 has paid


@pytest.mark.rule("GM-MKT-16")
def test_coins_of_a_sale_pay_the_cost_in_progress() -> None:
    scenario = Scenario(ahead=("edradour", "halkirk"))
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", sheep=2)
    scenario.market(sheep=2, wood=1)
    scenario.play("take halkirk")
    assert scenario.texts() == ["sell sheep 0.0"]  # no coins for the wood yet
    scenario.play("sell sheep 0.0")  # for 2 coins, which buy the wood at once
    assert (scenario.step(), scenario.seat(0).coins) == ("place", 0)
    assert (row(scenario, "wood"), row(scenario, "sheep")) == (2, 1)


@pytest.mark.rule("GM-MKT-16")
def test_coins_of_a_sale_pay_coins_that_are_due() -> None:
    scenario = Scenario(ahead=("edradour",))
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", sheep=1)
    scenario.play("take edradour", "sell sheep 0.0")
    assert (scenario.step(), scenario.seat(0).coins) == ("place", 0)


@pytest.mark.rule("GM-MKT-17")
def test_a_bought_resource_needs_no_room() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.goods(0, "0.0", sheep=3)
    scenario.goods(0, "1.0", cattle=3)
    scenario.play("take halkirk")
    assert (scenario.step(), scenario.seat(0).coins) == ("place", 3)
    assert (stock(scenario, "sheep"), stock(scenario, "cattle")) == (3, 3)


@pytest.mark.rule("GM-MKT-18")
def test_own_goods_need_not_be_used_up_first() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.goods(0, "1.0", wood=1)
    scenario.play("take halkirk")
    assert {"pay wood 1.0", "buy wood"} <= set(scenario.texts())
    scenario.play("buy wood")
    assert (stock(scenario, "wood"), scenario.seat(0).coins) == (1, 3)


@pytest.mark.rule("GM-MKT-Q2", "GM-MKT-Q5")
def test_a_purchase_is_neither_sold_again_nor_given_up() -> None:
    scenario = exchange("grassmarket", 9, wood=1)
    scenario.play("activate 0.1", "buy wood")
    assert stock(scenario, "wood") == 0
    words = {text.split()[0] for text in scenario.texts()}
    assert words == {"buy"}  # no sale, no end of the payment, no other activation
    for move in ("sell wood 0.1", "done", "activate 0.0"):
        scenario.why_not(move)
    scenario.play("buy sheep", "buy sheep")
    assert scenario.vp(0) == 7


@pytest.mark.rule("GM-MKT-Q5")
def test_a_purchase_is_not_offered_if_the_rest_could_not_be_paid() -> None:
    scenario = exchange("dingwall_market", 3, wood=0, stone=1, barley=2, sheep=2, cattle=2)
    scenario.play("activate 0.1")  # two different resources
    assert scenario.texts() == ["buy wood", "buy stone"]  # 3 coins for another leave no second
    assert "GM-TAK-14" in scenario.why_not("buy cattle")


@pytest.mark.rule("GM-MKT-Q4")
def test_a_purchase_does_not_pay_the_toll_of_the_mountain() -> None:
    scenario = Scenario(modules=["highlander"])
    state = scenario.state
    for figure, position in enumerate((10, 14, 15)):
        scenario.place(figure, position)
    scenario.put_on_rondel(16, "lochridge")
    state.front = 23
    scenario.goods(0, "0.0", wood=1)
    scenario.begin()
    scenario.play("take lochridge")
    assert {text.split()[0] for text in scenario.texts()} == {"toll", "offer", "sell"}
    assert {text.split()[1] for text in scenario.texts("offer")} == {"wood"}


@pytest.mark.rule("GM-EX-05")
def test_example_cattle_for_the_butcher() -> None:
    scenario = exchange("butcher", 5, cattle=1)
    scenario.play("activate 0.1", "way 1", "buy cattle")
    assert scenario.seat(0).coins == 3
    assert row(scenario, "cattle") == 2
    assert stock(scenario, "cattle") == 0
    assert scenario.vp(0) == 2


@pytest.mark.rule("GM-EX-06", "GM-MKT-09")
def test_example_a_sheep_for_three_coins() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.goods(0, "1.0", sheep=1)
    scenario.market(sheep=3)
    before = scenario.seat(0).coins
    scenario.play("sell sheep 1.0")
    assert scenario.seat(0).coins - before == 3
    assert stock(scenario, "sheep") == 0
    assert row(scenario, "sheep") == 2


@pytest.mark.rule("GM-EX-07", "GM-MKT-12")
def test_example_a_sale_makes_room_for_the_product() -> None:
    scenario = Scenario(ahead=("lochridge",))
    scenario.lay(0, "0.1", "inshriach")
    scenario.goods(0, "0.1", wood=3)
    scenario.play("take lochridge", "lay 1.1")
    assert "activate 0.1" not in scenario.texts()
    assert "GM-MKT-12" in scenario.why_not("activate 0.1")
    scenario.play("sell wood 0.1", "activate 0.1")
    assert scenario.on_cell(0, "0.1", "wood") == 3
