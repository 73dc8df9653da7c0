"""Elspeth McTrick on the Mountain: Chronicles 2 and 8 (GM-C8-86)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.highlander.rules import Mountain
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from tests.glenmore.modules.arrange import MOUNTAIN, on_mountain, on_rondel
from tests.glenmore.modules.mobs import hire, mobs, seen
from tests.glenmore.scenario import Scenario

ELSPETH = mobster("elspeth_mctrick")


def on_the_mountain() -> Scenario:
    """Seat 0 with Elspeth stands before the Mountain, on which a coin and a wood lie."""
    scenario = mobs(modules=("highlander", "penny-mobs"))
    hire(scenario, 0, "elspeth_mctrick")
    scenario.state.keep(Mountain(1, (0, 1, 0, 0, 0)))
    on_rondel(scenario, MOUNTAIN - len(scenario.state.places))
    return scenario


@pytest.mark.rule("GM-C8-86", "GM-C8-Q26")
def test_penny_mobs_and_highlander_elspeth_swaps_once_a_visit() -> None:
    scenario = on_the_mountain()
    scenario.play("climb")
    assert scenario.step() == "trick on mountain"
    assert {"done", "cheat coin sheep", "cheat wood cattle"} <= set(scenario.texts())
    assert "does not lie" in scenario.why_not("cheat barley wood")
    scenario.play("cheat coin sheep")
    assert on_mountain(scenario) == {"wood": 1, "sheep": 1}
    assert seen(scenario).places[mobster("elspeth_mctrick")] == 1


@pytest.mark.rule("GM-C8-86")
def test_penny_mobs_and_highlander_or_just_before_leaving() -> None:
    scenario = on_the_mountain()
    scenario.play("climb", "done")
    for seat in (1, 2):
        scenario.place(seat, scenario.state.places[0] + 2 + seat)
    scenario.begin()
    assert scenario.step() == "trick before leaving"
    scenario.play("cheat wood stone")
    assert seen(scenario).places[mobster("elspeth_mctrick")] == -1
    assert scenario.step() == "treasure"
