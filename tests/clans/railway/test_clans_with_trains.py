"""Clans of Industria on the rail board: kilts, silos, shipyards, shipping, two goods a merchant."""

import pytest

from ceilidh.games.clans.modules.clans.fraser.rules import Kilts, kilts
from ceilidh.games.clans.modules.clans.gordon.rules import Silos
from ceilidh.games.clans.modules.clans.macleod.rules import Shipyards, shipyards
from tests.clans.railway.rails import GO, Rails

OTHERS = ["campbell", "robertson"]
BREAD_WHISKY = 23  # 1 bread and 1 whisky


def clan(name: str, tile: int = 14, module: str = "trains") -> Rails:
    """Seat 0 plays the clan and can deliver 3 wool to Dundee, whose bonus is the tile."""
    rails = Rails(3, module, [name, *OTHERS], ("industria-tiles",), {"port": ["2", "3", "4", "5"]})
    if module == "trains":
        rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    return rails


def fraser(tile: int = 14, held: int = 2, module: str = "trains") -> Rails:
    rails = clan("fraser", tile, module)
    rails.state.keep(Kilts(held))
    return rails


# --- Fraser: kilts --------------------------------------------------------------------------------


@pytest.mark.rule("IN-TD-09")
def test_a_kilt_pays_for_any_processed_good_of_a_delivery() -> None:
    rails = fraser()
    rails.demand("dundee", 28)  # bread and cheese
    assert GO in rails.texts()
    rails.stand(GO)
    assert rails.texts() == ["shed"]
    rails.stand("shed")
    assert rails.texts() == ["remit bread", "remit cheese"]
    rails.stand("remit cheese", "shed")
    assert (kilts(rails.state), rails.yard.taken[0]) == (0, 1)
    assert rails.stock(0, "wool") == 3, "their wool is gone"


@pytest.mark.rule("IN-TD-09")
def test_a_kilt_is_no_basic_good_and_need_not_be_given() -> None:
    rails = fraser(held=1)
    rails.demand("dundee", 28)
    assert "You lack 1 bread, 1 cheese" in rails.why_not(GO)
    rails.demand("dundee", 16)  # 1 wool, 1 bread
    rails.goods(0, bread=1, wool=0)
    assert GO not in rails.texts()
    rails.goods(0, bread=1, wool=1)
    rails.stand(GO)
    assert rails.texts() == ["done", "shed"]
    rails.stand("done")
    assert (kilts(rails.state), rails.stock(0, "bread")) == (1, 0)


@pytest.mark.rule("IN-TD-09", "IN-VM-10")
def test_a_kilt_pays_the_demand_of_simplified_trains_too() -> None:
    rails = fraser(module="simplified-trains")
    rails.beside(33, 1, 1, 1)  # 2 whisky
    rails.goods(0, wool=7)
    rails.stand("claim glasgow", "shed")
    assert (rails.claimed("glasgow"), kilts(rails.state)) == ([0], 1)
    rails.stand("shed")
    assert (rails.money(), kilts(rails.state)) == (115, 0)
    assert rails.table.actor == 1


@pytest.mark.rule("IN-M03-02")
def test_kilt_makers_are_no_factories() -> None:
    rails = clan("fraser")
    rails.milestones(3, 5, 6, 10)
    rails.place(0, "bakery", "2.4")
    rails.place(0, "sheep", "7.1")
    rails.place(0, "woodcutter", "7.2")
    assert rails.progress("glasgow") == 1


@pytest.mark.rule("IN-M04-02")
def test_a_kilt_is_no_basic_good_but_grain_in_a_silo_is() -> None:
    rails = fraser()
    assert rails.progress("glasgow") == 3
    gordon = clan("gordon")
    gordon.goods(0, wool=0, grain=2)
    gordon.state.keep(Silos(0b11))
    assert gordon.progress("glasgow") == 4


@pytest.mark.rule("IN-D07-03")
def test_7_gives_six_goods_and_no_kilt() -> None:
    rails = fraser(7, held=0)
    rails.place(0, "distillery", "2.4")
    rails.stand(GO, "withdraw 2.4")
    assert rails.seat().goods == [1] * 6
    assert kilts(rails.state) == 0


@pytest.mark.rule("IN-D10-02")
def test_10_turns_wool_into_kilts_as_far_as_there_is_room() -> None:
    rails = fraser(10, held=1)
    rails.goods(0, wool=5)
    rails.stand(GO)
    assert rails.texts() == ["done", "weave 1"]
    rails.stand("weave 1")
    assert (kilts(rails.state), rails.stock(0, "wool")) == (2, 1)
    assert rails.table.actor == 1
    full = fraser(10)
    full.goods(0, wool=5)
    full.stand(GO)
    assert full.table.actor == 1
    other = clan("gordon", 10)
    other.goods(0, wool=5)
    other.stand(GO)
    assert other.table.actor == 1, "others process no wool"


@pytest.mark.rule("IN-D10-02")
def test_10_counts_kilts_among_the_goods_processed() -> None:
    rails = fraser(10, held=0)
    rails.goods(0, wool=5, grain=4)
    rails.stand(GO, "make bread 3")
    assert rails.texts() == ["make bread 1", "make whisky 1", "done", "weave 1"]


@pytest.mark.rule("IN-D13-02")
def test_13_takes_kilts_for_whisky() -> None:
    rails = fraser(13, held=1)
    rails.stand(GO)
    assert rails.money() == 100, "one kilt is not enough"
    rails = fraser(13)
    rails.goods(0, wool=3, whisky=1)
    rails.stand(GO, "bonus whisky")
    assert rails.texts() == ["discard whisky", "shed"]
    assert "You can only pay whisky that you have" in rails.why_not("discard bread")
    rails.stand("shed", "shed")
    assert (rails.money(), kilts(rails.state), rails.stock(0, "whisky")) == (140, 0, 1)


def dear_sale(cheese: int) -> Rails:
    """Fraser with two kilts sells by bonus 20, cheese at the third step."""
    rails = fraser(20)
    rails.goods(0, wool=3, cheese=cheese)
    rails.seat().merchants = 4
    rails.seat().board_merchants -= 2
    rails.price_step("cheese", 3)
    rails.stand(GO)
    return rails


@pytest.mark.rule("IN-FRA-Q1", "IN-D20-01")
def test_20_sells_kilts_where_the_stock_lacks() -> None:
    rails = dear_sale(1)
    each = rails.state.rules.prices[4][3]
    assert rails.texts("sell")[-1] == "sell whisky 2"
    assert "sell cheese 3" in rails.texts()
    assert "sell cheese 4" not in rails.texts()
    rails.stand("sell cheese 3")
    assert (rails.money(), kilts(rails.state)) == (100 + 3 * (each + 6), 0)
    assert rails.table.actor == 1, "nothing was to be chosen"


@pytest.mark.rule("IN-FRA-07", "IN-FRA-Q1")
@pytest.mark.parametrize(
    ("choices", "cheese", "left"),
    [(["done"], 0, 2), (["shed", "done"], 1, 1), (["shed", "shed"], 2, 0)],
)
def test_20_fraser_chooses_between_goods_and_kilts(
    choices: list[str], cheese: int, left: int
) -> None:
    rails = dear_sale(2)
    each = rails.state.rules.prices[4][3]
    rails.stand("sell cheese 2")
    for choice in choices:
        assert rails.texts() == ["done", "shed"]
        rails.stand(choice)
    assert (rails.stock(0, "cheese"), kilts(rails.state)) == (cheese, left)
    assert rails.money() == 100 + 2 * (each + 6)
    assert rails.seat().market[4] == -2


@pytest.mark.rule("IN-FRA-07", "IN-D22-04")
def test_22_kilts_pay_the_rest_of_the_contract() -> None:
    rails = fraser(22)
    rails.contract_in_box(0, 7)  # 2 bread
    rails.stand(GO, "fetch bread", "fetch bread", "fulfil 7")
    assert rails.texts() == ["done", "shed"]


# --- Gordon: silos --------------------------------------------------------------------------------


@pytest.mark.rule("IN-GOR-11", "IN-TD-02")
def test_10_grain_of_a_silo_may_be_processed() -> None:
    """Without grain in stock the bonus is offered all the same, since a silo can be unloaded."""
    rails = clan("gordon", 10)
    rails.state.keep(Silos(0b1))
    rails.stand(GO)
    assert rails.table.actor == 0
    rails.stand("unload 1", "make whisky 1")
    assert rails.stock(0, "whisky") == 1
    empty = clan("gordon", 10)
    empty.stand(GO)
    assert empty.table.actor == 1


# --- MacLeod, MacFarlane, MacGregor, Sinclair -----------------------------------------------------


@pytest.mark.rule("IN-M02-02")
def test_shipyards_are_no_port_tiles() -> None:
    rails = clan("macleod")
    rails.milestones(2, 5, 6, 10)
    rails.state.keep(Shipyards((13, 14, 15, 16), (13, 14)))
    rails.seat().ports = 0b11
    assert rails.progress("glasgow") == 2


@pytest.mark.rule("IN-D20-04", "IN-MCL-03")
@pytest.mark.parametrize(
    ("tile", "move"), [(20, "sell wool 1"), (21, "post wool buy"), (22, "fetch wool")]
)
def test_20_to_22_a_shipyard_moves_a_price_first(tile: int, move: str) -> None:
    rails = clan("macleod", tile)
    rails.state.keep(Shipyards((6, 13, 14, 15), ()))
    rails.seat().ports = 1
    rails.seat().merchants = 4
    rails.seat().board_merchants -= 2
    rails.goods(0, wool=5)
    rails.contract_in_box(0, 1)  # 4 wool
    step = rails.state.prices[0]
    rails.stand(GO, "shipyard 6", "shift wool up")
    assert rails.state.prices[0] == step + 3
    assert {text.split()[1] for text in rails.texts()} == {"wool"}
    rails.stand(move)
    assert shipyards(rails.state).used == (6,)


def undoing(name: str) -> Rails:
    rails = clan(name, 5)
    rails.seat().technology = 3
    rails.seat().merchants += 1
    rails.seat().board_merchants -= 1
    return rails


@pytest.mark.rule("IN-D05-05")
def test_5_macfarlane_undoes_shipping_and_has_no_canals() -> None:
    rails = undoing("macfarlane")
    rails.place(0, "cow", "9.2")
    assert "build sheep 7.4" in rails.texts()
    rails.stand(GO, "undo shipping", "undo miner", "undo merchant")
    rails.stand("gain wool", "gain wool", "gain bread", "gain bread")
    assert rails.seat().shipping == 0
    rails.turn(0)
    assert "build sheep 7.4" not in rails.texts()


@pytest.mark.rule("IN-D05-05")
def test_5_macgregor_undoes_shipping_and_crosses_no_river() -> None:
    rails = undoing("macgregor")
    rails.place(0, "sheep", "2.3")
    assert "build sheep 2.2" in rails.texts()
    rails.stand(GO, "undo shipping", "undo miner", "undo merchant")
    rails.stand("gain wool", "gain wool", "gain bread", "gain bread")
    rails.turn(0)
    assert "build sheep 2.2" not in rails.texts()


@pytest.mark.rule("IN-D05-06")
def test_5_sinclair_never_undoes_shipping() -> None:
    rails = undoing("sinclair")
    rails.stand(GO)
    assert rails.texts() == ["done", "undo merchant", "undo woodcutter", "undo miner"]
    assert "Your clan's shipping can never go down" in rails.why_not("undo shipping")
    rails = undoing("sinclair")
    rails.seat().technology = 1
    rails.stand(GO)
    assert rails.table.actor == 1, "two upgrades and shipping are not enough"


# --- Douglas --------------------------------------------------------------------------------------


def douglas(tile: int, merchants: int) -> Rails:
    rails = clan("douglas", tile)
    rails.seat().board_merchants -= merchants - 1
    rails.seat().merchants = merchants
    return rails


@pytest.mark.rule("IN-D20-03")
def test_20_douglas_sells_two_goods_a_merchant_for_pair_money() -> None:
    rails = douglas(20, 2)
    rails.goods(0, wool=3, whisky=5)
    each = rails.state.rules.prices[5][rails.state.prices[5]]
    rails.stand(GO)
    assert "sell whisky 4" in rails.texts()
    rails.stand("sell whisky 4")
    assert rails.money() == 100 + 4 * (each + 6) + 2 * 2
    assert rails.seat().market[5] == -2
    assert rails.seat().merchants == 0


@pytest.mark.rule("IN-D21-Q1")
def test_21_douglas_earns_nothing_more_for_merchants_without_goods() -> None:
    rails = douglas(21, 3)
    rails.stand(GO, "post wool buy")
    assert rails.money() == 120
    assert rails.seat().market[0] == 3


@pytest.mark.rule("IN-D22-Q2")
def test_22_douglas_sends_one_merchant_for_two_goods_alike() -> None:
    rails = douglas(22, 1)
    rails.contract_in_box(0, 1)  # 4 wool
    rails.goods(0, wool=5)
    step = rails.state.prices[0]
    rails.stand(GO, "fetch wool", "fetch wool")
    assert rails.money() == 102
    assert rails.state.prices[0] == step + 1
    assert rails.texts() == ["fulfil 1"]
    two = douglas(22, 1)
    two.contract_in_box(0, BREAD_WHISKY)
    two.stand(GO)
    assert two.table.actor == 1, "different goods need two merchants"
