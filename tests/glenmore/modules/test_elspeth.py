"""Elspeth McTrick on the Mountain: Chronicles 2 and 8 (GM-C8-86)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.modules.highlander.rules import Mountain
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from tests.glenmore.modules.arrange import MOUNTAIN, on_mountain, on_rondel
from tests.glenmore.modules.mobs import hire, mobs, seen
from tests.glenmore.scenario import Scenario

ELSPETH = mobster("elspeth_mctrick")


def at_the_foot(seat: int = 0, coins: int = 1, wood: int = 1) -> Scenario:
    """Seat 0 stands before the Mountain, on which coins and wood lie; Elspeth works for a seat."""
    scenario = mobs(modules=("highlander", "penny-mobs"))
    hire(scenario, seat, "elspeth_mctrick")
    scenario.state.keep(Mountain(coins, (0, wood, 0, 0, 0)))
    on_rondel(scenario, MOUNTAIN - len(scenario.state.places))
    return scenario


def leave(scenario: Scenario) -> None:
    """The others have gone ahead, so that seat 0 is to leave the Mountain."""
    for seat in (1, 2):
        scenario.place(seat, scenario.state.places[0] + 2 + seat)
    scenario.begin()


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_on_reaching_the_mountain_a_thing_on_it_is_swapped() -> None:
    scenario = at_the_foot()
    scenario.play("climb")
    assert (scenario.step(), scenario.table.actor) == ("trick on mountain", 0)
    others = [f"cheat wood {name}" for name in RESOURCE_NAMES if name != "wood"]
    coins = [f"cheat coin {name}" for name in RESOURCE_NAMES]
    assert scenario.texts() == ["done", *others, *coins]
    assert "That is not on the Mountain" in scenario.why_not("cheat barley wood")
    scenario.play("cheat coin sheep")
    assert on_mountain(scenario) == {"wood": 1, "sheep": 1}
    scenario = at_the_foot(coins=2, wood=2)
    scenario.play("climb", "cheat wood cattle")
    assert on_mountain(scenario) == {"coin": 2, "wood": 1, "cattle": 1}


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_only_what_lies_there() -> None:
    scenario = at_the_foot(coins=0)
    scenario.play("climb")
    assert {text.split()[1] for text in scenario.texts("cheat")} == {"wood"}
    scenario = at_the_foot(wood=0)
    scenario.play("climb")
    assert {text.split()[1] for text in scenario.texts("cheat")} == {"coin"}
    scenario = at_the_foot(coins=0, wood=0)
    scenario.play("climb")
    assert scenario.table.actor == 1, "nothing lies there, so nothing is asked"


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_only_for_her_controller() -> None:
    scenario = at_the_foot(seat=1)
    scenario.play("climb")
    assert (scenario.table.actor, scenario.step()) == (1, "move")
    leave(scenario)
    assert (scenario.table.actor, scenario.step()) == (0, "treasure")
    assert on_mountain(scenario) == {"wood": 1}, "seat 0 has its coin"


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_not_for_a_pawn_that_passes_or_is_elsewhere() -> None:
    scenario = at_the_foot()
    scenario.put_on_rondel(MOUNTAIN + 3, "robert_i")
    scenario.state.front = MOUNTAIN + 5
    assert scenario.step() == "move", "it does not stand on the Mountain yet"
    scenario.play("take robert_i")
    assert scenario.step() == "clan marker"


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_or_just_before_leaving_it() -> None:
    scenario = at_the_foot()
    coins = scenario.state.seats[0].coins
    scenario.play("climb", "done")
    assert on_mountain(scenario) == {"coin": 1, "wood": 1}
    leave(scenario)
    assert (scenario.step(), scenario.table.actor) == ("trick before leaving", 0)
    scenario.play("cheat wood stone")
    assert scenario.step() == "treasure", "before the treasure is taken"
    assert on_mountain(scenario) == {"stone": 1}
    assert scenario.state.seats[0].coins == coins + 1
    assert seen(scenario).places[ELSPETH] == -1


@pytest.mark.rule("GM-C8-86")
def test_highlander_and_mobs_neither_time() -> None:
    scenario = at_the_foot()
    scenario.play("climb", "done")
    leave(scenario)
    scenario.play("done")
    assert scenario.step() == "treasure"
    assert on_mountain(scenario) == {"wood": 1}


@pytest.mark.rule("GM-C8-Q26")
def test_highlander_and_mobs_once_in_a_visit_and_again_in_the_next() -> None:
    scenario = at_the_foot()
    scenario.play("climb", "cheat coin sheep")
    assert seen(scenario).places[ELSPETH] == 1
    leave(scenario)
    assert scenario.step() == "treasure", "she has swapped in this visit"
    assert seen(scenario).places[ELSPETH] == -1
    again = at_the_foot()
    again.state.keep(seen(scenario))
    again.play("climb")
    assert again.step() == "trick on mountain"


@pytest.mark.rule("GM-C8-Q26")
def test_highlander_and_mobs_another_player_s_turn_does_not_end_her_visit() -> None:
    scenario = at_the_foot()
    scenario.play("climb", "cheat coin sheep")
    assert scenario.table.actor == 1
    assert seen(scenario).places[ELSPETH] == 1
