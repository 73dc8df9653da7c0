"""Which tiles can be taken, and what happens if none can (GM-TAK)."""

import pytest

from tests.glenmore.scenario import Scenario


def forgone(scenario: Scenario) -> set[str]:
    """The tiles that may be discarded instead of taken."""
    return {text.split()[1] for text in scenario.texts("forgo")}


def helpless(*ahead: str, players: int = 3) -> Scenario:
    """Seat 0 can pay for nothing and has no goods; the others lie ahead of it."""
    scenario = Scenario(players=players, ahead=ahead)
    scenario.seat(0).coins = 0
    return scenario


@pytest.mark.rule("GM-TAK-01")
def test_the_cost_is_paid_before_the_tile_is_laid() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.goods(0, "0.0", wood=1)
    scenario.goods(0, "1.0", wood=1)
    scenario.play("take halkirk")
    assert scenario.step() == "pay"
    assert scenario.texts("lay") == []
    scenario.play("pay wood 1.0")
    assert scenario.step() == "place"
    assert scenario.seat(0).stock[1] == 1


@pytest.mark.rule("GM-TAK-09")
def test_a_tile_that_cannot_be_paid_cannot_be_chosen() -> None:
    scenario = Scenario(ahead=("halkirk", "lochridge", "edradour"))
    scenario.seat(0).coins = 0
    assert scenario.texts() == ["take lochridge"]
    assert "GM-TAK-09" in scenario.why_not("take halkirk")
    assert "GM-TAK-09" in scenario.why_not("take edradour")
    scenario.seat(0).coins = 1
    assert scenario.texts() == ["take lochridge", "take edradour"]
    scenario.seat(0).coins = 2
    assert scenario.texts() == ["take lochridge", "take halkirk", "take edradour"]


@pytest.mark.rule("GM-TAK-10")
def test_a_tile_is_discarded_only_if_none_can_be_taken() -> None:
    scenario = helpless("halkirk", "edradour")
    assert scenario.texts("take") == []
    assert forgone(scenario) == {"halkirk", "edradour"}
    scenario.seat(0).coins = 1
    assert forgone(scenario) == set()
    assert "GM-TAK-10" in scenario.why_not("forgo halkirk coin")


@pytest.mark.rule("GM-TAK-10", "GM-TAK-Q4")
def test_the_pawn_goes_to_the_discarded_tile() -> None:
    scenario = helpless("halkirk", "edradour", "glen_mhor")
    scenario.play("forgo edradour coin")
    assert scenario.state.places[0] == 4
    assert scenario.discarded() == ["edradour"]
    assert scenario.on_rondel()[3:6] == ["halkirk", "", "glen_mhor"]
    assert scenario.tile_on(0, "-1.0") == ""
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-TAK-10", "GM-TAK-Q4")
def test_tiles_passed_by_all_are_discarded_too() -> None:
    scenario = helpless("halkirk", "edradour", players=2)
    scenario.place(1, 6)
    scenario.place(2, 7)
    scenario.put_on_rondel(4, "halkirk")
    scenario.put_on_rondel(5, "edradour")
    scenario.begin()
    scenario.play("forgo edradour coin")
    assert scenario.state.places[0] == 5
    assert sorted(scenario.discarded()) == ["edradour", "halkirk"]


@pytest.mark.rule("GM-TAK-11")
def test_the_comfort_is_a_coin() -> None:
    scenario = helpless("halkirk")
    assert scenario.texts() == ["forgo halkirk coin", "forgo halkirk movement"]
    scenario.play("forgo halkirk coin")
    assert (scenario.seat(0).coins, scenario.table.actor) == (1, 1)


@pytest.mark.rule("GM-TAK-11", "GM-TAK-12")
def test_the_comfort_is_one_movement_point() -> None:
    scenario = helpless("halkirk")
    scenario.lay(0, "0.1", "inshriach")
    scenario.play("forgo halkirk movement")
    assert scenario.seat(0).coins == 0
    assert set(scenario.texts()) == {"walk 0.0 e", "walk 0.0 n", "done"}  # nothing is activated
    scenario.play("walk 0.0 e")
    assert scenario.on_cell(0, "1.0", "scot") == 1
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-TAK-12")
def test_nothing_is_laid_or_activated_in_the_cannot_pay_case() -> None:
    scenario = helpless("halkirk")
    scenario.lay(0, "0.1", "inshriach")
    played = scenario.play("forgo halkirk coin")
    assert {event.kind for event in played.events}.isdisjoint({"lay", "activate"})
    assert scenario.on_cell(0, "0.1", "wood") == 0
    assert len(scenario.seat(0).tiles) == 3


@pytest.mark.rule("GM-TAK-Q3")
def test_a_tile_without_a_place_cannot_be_chosen() -> None:
    scenario = Scenario(ahead=("rannoch", "lochridge"))  # an overlay, and nothing to cover
    assert scenario.texts() == ["take lochridge"]
    assert "GM-TAK-Q3" in scenario.why_not("take rannoch")
    scenario.lay(0, "0.1", "inshriach")
    assert scenario.texts() == ["take lochridge", "take rannoch"]


@pytest.mark.rule("GM-TAK-Q3", "GM-TAK-10")
def test_without_any_place_a_tile_is_discarded() -> None:
    scenario = Scenario(ahead=("rannoch", "kingshouse"))
    assert scenario.texts("take") == []
    assert forgone(scenario) == {"rannoch", "kingshouse"}


@pytest.mark.rule("GM-TAK-Q4")
def test_the_mountain_and_the_end_are_not_discarded() -> None:
    scenario = Scenario(modules=["highlander"], ahead=("halkirk", "the_end"))
    scenario.seat(0).coins = 0
    assert scenario.texts() == ["forgo halkirk coin", "forgo halkirk movement", "end", "climb"]


@pytest.mark.rule("GM-TAK-Q5")
def test_the_end_may_be_reached_instead_of_discarding() -> None:
    scenario = helpless("halkirk", "the_end")
    assert scenario.texts() == ["forgo halkirk coin", "forgo halkirk movement", "end"]
    scenario.play("end")
    assert scenario.discarded() == []
    assert scenario.table.actor == 1
    assert scenario.state.gone == 1


@pytest.mark.rule("GM-TAK-Q6")
def test_goods_that_can_be_sold_count_as_money() -> None:
    scenario = helpless("halkirk", "edradour")
    scenario.goods(0, "0.0", sheep=1)
    assert scenario.texts("take") == ["take edradour"]  # 1 coin for the sheep
    scenario.market(sheep=2)
    assert scenario.texts("take") == ["take halkirk", "take edradour"]  # 2 coins buy wood
    scenario.market(sheep=0)
    assert forgone(scenario) == {"halkirk", "edradour"}


@pytest.mark.rule("GM-TAK-Q6")
def test_a_good_is_not_counted_twice() -> None:
    scenario = helpless("millburn", "pulteney")  # stone and coin; stone
    scenario.lay(0, "0.1", "black_isle")
    scenario.goods(0, "0.0", stone=1)
    scenario.market(stone=1)
    assert scenario.texts("take") == ["take pulteney"]
    scenario.seat(0).coins = 1
    assert scenario.texts("take") == ["take pulteney", "take millburn"]


@pytest.mark.rule("GM-TAK-Q7")
def test_a_person_can_be_taken_without_money_for_a_road() -> None:
    scenario = helpless("robert_i")
    scenario.clan(1, "macleod")  # reached without coins, now taken
    roads = scenario.table.view()["roads"]
    assert isinstance(roads, dict)
    assert min(cost for clan, cost in roads.items() if clan != "macleod") > 0
    scenario.play("take robert_i")
    assert scenario.table.actor == 1
    assert len(scenario.seat(0).persons) == 1
    assert scenario.seat(0).markers == 10


@pytest.mark.rule("GM-TAK-Q7")
def test_a_person_can_be_taken_without_a_marker() -> None:
    scenario = Scenario(ahead=("robert_i",))
    scenario.clan(0, *["douglas"] * 10)
    assert scenario.seat(0).markers == 0
    scenario.play("take robert_i")
    assert (scenario.table.actor, len(scenario.seat(0).persons)) == (1, 1)
