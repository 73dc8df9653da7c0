"""Highlander: what lies on the Mountain goes to the pawn that stood there (GM-C2)."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.arrange import MOUNTAIN, at_the_foot, on_mountain, on_rondel
from tests.glenmore.scenario import Scenario

FREE = ("lochridge", "lammermuir", "inshriach")


def tolls(scenario: Scenario, *gifts: str) -> None:
    """Seat 0 stops on the Mountain; the seats behind it pass one by one and put this there."""
    scenario.play("climb")
    if scenario.table.actor == 0:
        scenario.play("done")  # it could sell goods
    for place, gift in enumerate(gifts):
        if gift != "coin":
            scenario.goods(place + 1, "0.0", **{gift: 1})
        scenario.play(f"take {FREE[place]}")
        if gift != "coin":
            scenario.play(f"offer {gift} 0.0")
        scenario.play("lay 0.1", "done")


def fill(scenario: Scenario, kind: str, left: int = 0) -> None:
    """Fill both tiles of seat 0 but for some places."""
    scenario.goods(0, "0.0", **{kind: 3})
    scenario.goods(0, "1.0", **{kind: 3 - left})


def four(*ahead: str) -> Scenario:
    """Four players, whose market rows are empty at first."""
    return at_the_foot(*FREE, *ahead, players=4)


@pytest.mark.rule("GM-C2-08")
def test_the_coins_and_resources_go_to_the_pawn_that_leaves() -> None:
    scenario = four("ballachulish")
    tolls(scenario, "coin", "wood", "sheep")
    assert scenario.table.actor == 0
    assert scenario.seat(0).coins == 6
    scenario.play("put wood 1.0", "put sheep 0.0")
    assert scenario.on_cell(0, "1.0", "wood") == 1
    assert scenario.on_cell(0, "0.0", "sheep") == 1
    assert on_mountain(scenario) == {}


@pytest.mark.rule("GM-C2-08")
def test_resources_may_go_onto_any_own_tile() -> None:
    scenario = four("ballachulish")
    scenario.lay(0, "0.1", "corrennie")
    tolls(scenario, "wood", "wood", "coin")
    assert scenario.texts() == ["put wood 0.1", "put wood 0.0", "put wood 1.0"]
    scenario.play("put wood 0.0", "put wood 0.1")
    assert (scenario.on_cell(0, "0.0", "wood"), scenario.on_cell(0, "0.1", "wood")) == (1, 1)


@pytest.mark.rule("GM-C2-08")
def test_the_goods_lie_there_until_the_pawn_leaves() -> None:
    scenario = four("ballachulish")
    tolls(scenario, "coin", "wood")
    assert scenario.table.actor == 3
    assert on_mountain(scenario) == {"coin": 1, "wood": 1}
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-C2-08")
def test_goods_of_earlier_laps_are_taken_too() -> None:
    scenario = at_the_foot(*FREE)
    scenario.play("take lochridge", "lay 0.1", "done")
    scenario.play("climb")
    scenario.play("take lammermuir", "lay 0.1", "done")
    assert scenario.table.actor == 1
    assert scenario.seat(1).coins == 8  # two more than its six


@pytest.mark.rule("GM-C2-Q5")
def test_they_are_taken_before_the_move_and_can_pay_for_the_tile() -> None:
    scenario = four("donan_castle")  # costs a wood and a stone
    scenario.seat(0).coins = 0
    tolls(scenario, "wood", "stone", "coin")
    scenario.play("put wood 0.0", "put stone 0.0")
    assert scenario.step() == "move"
    assert scenario.state.places[0] == MOUNTAIN
    assert scenario.texts("take") == ["take donan_castle"]
    scenario.seat(0).coins = 0
    scenario.play("take donan_castle")
    assert scenario.step() == "place"
    assert scenario.on_cell(0, "0.0", "wood") == 0


# --- surplus ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-Q6")
def test_what_finds_no_room_may_be_sold_at_once_or_is_lost() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone")
    scenario.market(wood=2)
    tolls(scenario, "wood", "wood", "coin")
    assert scenario.texts() == ["done", "hawk wood"]
    scenario.play("hawk wood")
    assert scenario.seat(0).coins == 8  # its five, the toll, and two for the wood
    played = scenario.play("done")
    assert scenario.events(played, "lost") == [(0, "wood", 1)]
    assert scenario.seat(0).coins == 8
    assert on_mountain(scenario) == {}
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C2-Q6")
def test_it_may_not_be_sold_or_refused_while_a_tile_has_room() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone", left=1)
    scenario.market(wood=2)
    tolls(scenario, "wood", "coin", "coin")
    assert scenario.texts() == ["put wood 1.0"]


@pytest.mark.rule("GM-C2-Q6")
def test_it_is_lost_by_itself_when_the_market_pays_nothing() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone")
    tolls(scenario, "wood", "wood")
    scenario.play("take inshriach", "lay 0.1")
    played = scenario.play("done")
    assert scenario.events(played, "lost") == [(0, "wood", 1), (0, "wood", 1)]
    assert scenario.step() == "move"
    assert on_mountain(scenario) == {}


@pytest.mark.rule("GM-C2-Q6")
def test_room_may_be_made_by_a_sale() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone")
    scenario.market(stone=1)
    tolls(scenario, "wood", "coin", "coin")
    assert scenario.texts() == ["done", "sell stone 0.0", "sell stone 1.0"]
    scenario.play("sell stone 1.0")
    assert scenario.texts() == ["put wood 1.0"]


@pytest.mark.rule("GM-C2-Q6")
def test_one_kind_may_be_sold_although_another_cannot() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone")
    scenario.market(wood=1)
    tolls(scenario, "barley", "wood", "coin")
    while scenario.texts() == ["done"]:
        scenario.play("done")  # the barley, which nobody buys
    assert scenario.texts() == ["done", "hawk wood"]


@pytest.mark.rule("GM-C2-Q6", "GM-CMP-Q5")
def test_the_owner_chooses_which_resource_takes_the_last_place() -> None:
    scenario = four("ballachulish")
    fill(scenario, "stone", left=1)
    tolls(scenario, "barley", "wood", "coin")
    assert scenario.texts() == ["put barley 1.0", "put wood 1.0"]


# --- the end of the game ----------------------------------------------------------------------


def last_lap(*ahead: str) -> Scenario:
    """The End lies before the Mountain, so that all finish with this turn."""
    scenario = Scenario(3, modules=["highlander"])
    on_rondel(scenario, MOUNTAIN - 4, "the_end", *ahead)
    return scenario


@pytest.mark.rule("GM-C2-09")
def test_a_pawn_that_has_passed_the_end_gets_all_without_leaving() -> None:
    scenario = last_lap(*FREE)
    tolls(scenario, "coin", "coin")
    assert scenario.table.actor is None
    assert scenario.state.places[0] == MOUNTAIN
    assert [seat.coins for seat in scenario.state.seats] == [7, 5, 6]
    assert scenario.line("coins") == [7, 5, 6]


@pytest.mark.rule("GM-C2-09")
def test_it_waits_for_the_end_of_the_game() -> None:
    scenario = last_lap(*FREE)
    tolls(scenario, "coin")
    assert scenario.table.actor == 2
    assert scenario.seat(0).coins == 5
    assert on_mountain(scenario) == {"coin": 1}


@pytest.mark.rule("GM-C2-06", "GM-C2-09")
def test_a_finished_pawn_keeps_others_off_the_mountain() -> None:
    scenario = last_lap(*FREE)
    scenario.play("climb")
    assert "climb" not in scenario.texts()
    assert "end" in scenario.texts()


@pytest.mark.rule("GM-C2-09")
def test_resources_are_put_onto_tiles_at_the_end_of_the_game_but_not_sold() -> None:
    scenario = last_lap(*FREE)
    scenario.goods(0, "1.0", stone=1)
    tolls(scenario, "wood", "coin")
    assert scenario.table.actor == 0
    assert scenario.texts() == ["put wood 0.0", "put wood 1.0"]
    scenario.play("put wood 0.0")
    assert scenario.step() == "over"
    assert scenario.on_cell(0, "0.0", "wood") == 1


@pytest.mark.rule("GM-C2-Q6", "GM-C2-09")
def test_at_the_end_of_the_game_resources_without_room_are_lost() -> None:
    scenario = last_lap(*FREE)
    fill(scenario, "wood")
    tolls(scenario, "wood", "coin")
    assert scenario.table.actor is None
    assert scenario.state.seats[0].stock == [0, 6, 0, 0, 0]
    assert scenario.seat(0).coins == 6


@pytest.mark.rule("GM-XCH-Q2", "GM-C2-09")
def test_the_goods_are_taken_before_the_last_scoring_phase() -> None:
    scenario = last_lap(*FREE)
    tolls(scenario, "coin")
    scenario.play("take lammermuir", "lay 0.1")
    played = scenario.play("done")
    kinds = [event.kind for event in played.events if event.kind in ("coins", "scoring")]
    assert kinds == ["coins", "scoring"]


@pytest.mark.rule("GM-C2-Q9")
def test_without_a_pawn_there_the_goods_are_lost() -> None:
    scenario = last_lap(*FREE)
    scenario.goods(1, "0.0", wood=1)
    scenario.play("take lochridge", "lay 0.1", "done")
    scenario.play("take lammermuir", "offer wood 0.0", "lay 0.1", "done")
    scenario.play("end")
    assert scenario.table.actor is None
    assert on_mountain(scenario) == {"coin": 1, "wood": 1}
    assert [seat.coins for seat in scenario.state.seats] == [4, 6, 7]


@pytest.mark.rule("GM-C2-Q9")
def test_a_pawn_on_the_mountain_before_the_end_must_still_move_on() -> None:
    scenario = at_the_foot("the_end", *FREE)
    scenario.play("climb", "end", "end")
    assert scenario.table.actor == 0
    assert scenario.seat(0).coins == 7
    scenario.play("end")
    assert scenario.step() == "over"
