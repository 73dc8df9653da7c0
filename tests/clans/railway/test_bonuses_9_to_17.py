"""Delivery bonuses 9 to 17 (IN-D09 to IN-D17)."""

import pytest

from ceilidh.games.clans.rules.contracts import empty_boxes
from tests.clans.railway.rails import GO, rooted, step
from tests.clans.scenario import hex_number


@pytest.mark.rule("IN-D09-01")
def test_9_a_factory_for_two_of_each_basic_good() -> None:
    rails = rooted(9)
    rails.place(0, "bakery", "2.3")
    rails.place(0, "dairy", "2.5")
    rails.stand(GO)
    assert set(rails.texts("withdraw")) == {"withdraw 2.3", "withdraw 2.5"}
    rails.stand("withdraw 2.5")
    assert rails.seat().goods == [2, 2, 2, 0, 0, 0]
    assert rails.seat().deployed[2] == 0


@pytest.mark.rule("IN-D10-01", "IN-D10-03")
def test_10_up_to_four_basic_goods_are_processed_without_factories() -> None:
    rails = rooted(10)
    rails.goods(0, wool=9, grain=3, milk=2)
    rails.stand(GO)
    assert set(rails.texts("make")) == {
        *[f"make bread {n}" for n in (1, 2, 3)],
        *[f"make cheese {n}" for n in (1, 2)],
        *[f"make whisky {n}" for n in (1, 2, 3)],
    }
    assert "You cannot process that" in rails.why_not("make wool 1")
    rails.stand("make cheese 2", "make bread 1")
    assert "You can process 1 more" in rails.why_not("make whisky 2")
    rails.stand("make whisky 1")
    assert rails.seat().goods == [6, 1, 0, 1, 2, 1]
    assert rails.table.actor == 1


@pytest.mark.rule("IN-D10-Q1")
def test_10_mackenzie_earns_nothing_by_it() -> None:
    clans = ["mackenzie", "campbell", "stewart"]
    rails = rooted(10, clans=clans)
    rails.goods(0, wool=3, grain=2)
    money = rails.money()
    rails.stand(GO, "make whisky 2")
    assert rails.money() == money


@pytest.mark.rule("IN-D11-01", "IN-D11-02", "IN-D11-03", "IN-D11-Q2", "IN-M02-03")
def test_11_a_processed_good_and_an_action_with_any_port() -> None:
    rails = rooted(11)
    rails.stand(GO, "bonus goods", "gain whisky")
    assert step(rails) == "extra action"
    assert set(rails.texts("port")) >= {"port 4", "port 5", "port 8"}
    money = rails.money()
    rails.stand("port 5")
    assert rails.money() == money + 10
    assert rails.seat().ports == 1 << rails.state.ports.index(5)
    assert rails.texts("port") == []  # one of them
    assert rails.texts("build")  # and a main action besides
    rails.stand("ship")
    rails.milestones(2, 4, 5, 6)
    assert rails.progress("glasgow") == 1


@pytest.mark.rule("IN-D11-04", "IN-D11-Q1")
def test_11_a_port_used_so_is_used_and_others_may_use_it_too() -> None:
    rails = rooted(11)
    rails.seat(1).ports = 1 << rails.state.ports.index(5)
    rails.stand(GO, "bonus action-and-port", "port 5", "done", "gain bread")
    assert rails.seat().ports == 1 << rails.state.ports.index(5)
    rails.turn(0)
    rails.place(0, "sheep", "13.2")
    assert "port 5" not in rails.texts()


@pytest.mark.rule("IN-D11-04")
def test_11_a_far_port_is_used_in_every_respect() -> None:
    """It has a marker, counts for milestone 2, and is used by neither reach nor another bonus."""
    rails = rooted(11)
    corner = rails.state.ports.index(5)
    rails.place(1, "sheep", "13.2")
    rails.stand(GO, "bonus action-and-port", "port 5")
    assert [rails.seat(seat).ports for seat in range(3)] == [1 << corner, 0, 0]
    assert "port 5" not in rails.texts(), "not twice in the same action"
    rails.stand("done", "gain bread")
    rails.milestones(2, 4, 5, 6)
    assert [rails.progress("glasgow", seat) for seat in range(3)] == [1, 0, 0]
    rails.turn(1)
    assert "port 5" in rails.texts(), "others may still use it"
    rails.turn(0)
    rails._keep(lying=0)
    rails.train(0, "perth")
    rails.goods(0, wool=3)
    rails.stand(GO, "bonus action-and-port")
    assert "port 5" not in rails.texts()
    assert "You have already used port 5" in rails.why_not("port 5")
    assert "port 4" in rails.texts()


@pytest.mark.rule("IN-D11-04", "IN-D11-03")
def test_11_a_far_port_used_inside_the_action_is_used_too() -> None:
    rails = rooted(11, setup={"port": ["1", "5", "4", "8"]})
    rails.contract_in_box(0, 3)  # 2 beef
    rails.place(0, "cow", "2.5")
    rails.stand(GO, "bonus action-and-port", "fulfil 3", "port 1")
    assert rails.seat().ports == 1
    rails.milestones(2, 4, 5, 6)
    assert rails.progress("glasgow") == 1


@pytest.mark.rule("IN-D11-03", "CC-PRT-T1-01")
def test_11_a_far_port_may_act_inside_the_bonus_action() -> None:
    rails = rooted(11, setup={"port": ["1", "5", "4", "8"]})
    rails.contract_in_box(0, 3)  # 2 beef
    rails.place(0, "cow", "2.5")
    rails.stand(GO, "bonus action-and-port")
    assert "fulfil 3" in rails.texts()
    rails.stand("fulfil 3")
    assert rails.texts() == ["port 1"], "one cow is not enough"
    rails.stand("port 1", "slaughter 2.5")
    assert rails.seat().fulfilled == (3,)
    rails.turn(0)
    assert rails.texts("port") == []


@pytest.mark.rule("IN-D12-01", "IN-D12-02", "IN-WK-04")
def test_12_an_animal_goes_back_for_25_pounds() -> None:
    rails = rooted(12)
    rails.place(0, "miner", "1.4")
    rails.place(0, "cow", "2.5")
    rails.contract_in_box(0, 18)
    rails.stand(GO)
    assert set(rails.texts("withdraw")) == {"withdraw 2.4", "withdraw 2.5"}
    rails.stand("withdraw 2.4")
    assert rails.money() == 125
    assert rails.seat().deployed[0] == 0
    assert rails.seat().box == (18,)


@pytest.mark.rule("IN-D12-01")
def test_12_of_two_animals_on_a_hex_one_is_picked() -> None:
    rails = rooted(12)
    rails.place(0, "cow", "2.4")
    rails.stand(GO, "withdraw 2.4")
    assert rails.texts() == ["pick sheep", "pick cow"]
    rails.stand("pick cow")
    assert (rails.seat().deployed[0], rails.seat().deployed[1]) == (1, 0)


@pytest.mark.rule("IN-D13-01", "IN-D13-03")
def test_13_two_whisky_for_40_pounds_once() -> None:
    rails = rooted(13)
    rails.goods(0, wool=3, whisky=4)
    rails.stand(GO, "bonus whisky")
    assert (rails.money(), rails.stock(0, "whisky")) == (140, 2)
    assert rails.table.actor == 1


@pytest.mark.rule("IN-D14-01", "IN-D14-02", "IN-D14-03")
def test_14_two_moves_of_one_unit_or_of_two() -> None:
    rails = rooted(14)
    rails.stand(GO)
    assert rails.money() == 110
    rails.stand("move 2.4", "to 2.5")
    assert rails.state.seats[0].own.has(hex_number("2.5"))
    rails.stand("move 2.5")
    assert "to 2.6" not in rails.texts()  # a river, and no shipping
    rails.stand("to 1.5")
    assert rails.table.actor == 1


@pytest.mark.rule("IN-D15-01", "IN-D15-02", "IN-D15-03")
def test_15_a_good_a_free_hex_and_an_action() -> None:
    rails = rooted(15)
    rails.stand(GO)
    assert rails.texts("bonus") == ["bonus action", "bonus goods", "bonus hexes"]
    rails.stand("bonus hexes", "build cow 2.5")
    assert rails.money() == 100 - 9
    rails.stand("bonus goods", "gain cheese")
    assert step(rails) == "extra action"
    rails.stand("hire")
    assert rails.seat().merchants == 3


@pytest.mark.rule("IN-D16-01", "IN-D16-02", "IN-D16-03", "IN-D16-04", "IN-D16-07")
def test_16_a_contract_on_top_of_another() -> None:
    rails = rooted(16)
    rails.contract_in_box(0, 1)  # 4 wool
    shown = next(number for number in rails.state.display if number)
    rails.stand(GO)
    assert rails.money() == 115
    rails.stand(f"take {shown}")
    assert rails.money() == 115 + 5  # as in any round 1
    assert rails.seat().box == (1, shown)
    rails.turn(0)
    rails.goods(0, wool=9, bread=9, cheese=9, whisky=9)
    assert "fulfil 1" not in rails.texts()
    assert rails.texts("take") == []
    assert empty_boxes(rails.state, 0) == 0
    rails.seat().box = (1,)  # the upper one is fulfilled
    assert "fulfil 1" in rails.texts()


@pytest.mark.rule("IN-D16-05", "IN-D16-06")
def test_16_buchanan_puts_one_on_each_box_and_pays_once() -> None:
    clans = ["buchanan", "campbell", "stewart"]
    rails = rooted(16, clans=clans)
    rails.contract_in_box(0, 17)
    rails.contract_in_box(0, 18)
    one, two = [number for number in rails.state.display if number][:2]
    rails.state.round = 3  # a contract costs £5
    rails.stand(GO)
    money = rails.money()
    rails.stand(f"take {one}")
    assert rails.texts() == ["cover 17", "cover 18"]
    rails.stand("cover 18")
    rails.stand(f"take {two}")
    assert rails.money() == money - 5
    assert sorted(rails.yard.covers) == sorted([(one, 18), (two, 17)])
    assert set(rails.seat().box) == {17, 18, one, two}
    assert rails.table.actor == 1, "one on each, and no third"


@pytest.mark.rule("IN-D17-01", "IN-D17-02", "IN-D17-03")
def test_17_money_and_a_building_bonus_with_an_empty_box() -> None:
    rails = rooted(17)
    rails.state.round = 3
    rails.stand(GO)
    assert rails.money() == 115
    rails.stand("draw")
    kept = rails.texts("keep")[0]
    rails.stand(kept)
    assert rails.money() == 110
    full = rooted(17)
    full.contract_in_box(0, 17)
    full.stand(GO)
    assert full.money() == 115
    assert full.table.actor == 1
