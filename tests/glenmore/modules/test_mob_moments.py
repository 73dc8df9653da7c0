"""When Mobsters act: at any moment of the own turn, in no other figure's (GM-C8-Q34)."""

from __future__ import annotations

import pytest

from ceilidh.say import speaker
from tests.glenmore.modules.england import obeying
from tests.glenmore.modules.mobs import hire, mobs, working
from tests.glenmore.scenario import Scenario

# Every Mobster that acts in the own turn, and the kind of its moves.
ACTING = {
    "joe_mcduff": "pinch",
    "peggy_mcwander": "levy",
    "peggy_mclaird": "reserve",
    "kenneth_mcsnitch": "lurk",
    "fergus_macdarkie": "lurk",
    "mike_mccastle": "squat",
    "derek_anderson": "seize",
}


def turn_with(name: str) -> Scenario:
    """A Mobster works for seat 0, which can take a tile that produces; others lie ahead."""
    scenario = working(0, name, ahead=("inshriach", "robert_i", "john_knox"))
    scenario.lay(1, "0.1", "lammermuir")
    scenario.market(wood=1, barley=0, stone=0, sheep=0, cattle=0)
    return scenario


@pytest.mark.rule("GM-C8-31", "GM-C8-36", "GM-C8-42", "GM-C8-49", "GM-C8-56", "GM-C8-Q34")
@pytest.mark.parametrize("name", ACTING)
def test_before_the_move_among_activations_and_after_them(name: str) -> None:
    kind = ACTING[name]
    scenario = turn_with(name)
    assert (scenario.step(), bool(scenario.texts(kind))) == ("move", True)
    scenario.play("take inshriach")
    assert scenario.step() == "place"
    assert scenario.texts(kind) == [], "not while a tile is laid"
    scenario.play("lay 0.1")
    assert scenario.step() == "activation"
    assert {"activate 0.0", "activate 0.1"} <= set(scenario.texts())
    assert scenario.texts(kind)
    scenario.play("activate 0.1")
    assert scenario.texts(kind)
    scenario.play("activate 0.0", "activate 1.0")
    scenario.state.movement = 0
    assert scenario.texts("activate") == []
    assert scenario.texts(kind), "after the last activation"
    scenario.play(scenario.texts(kind)[0])


@pytest.mark.rule("GM-C8-Q34")
@pytest.mark.parametrize("name", ACTING)
def test_the_turn_ends_when_its_player_says_so(name: str) -> None:
    scenario = turn_with(name)
    scenario.play("take robert_i", "claim macleod")
    assert scenario.step() == "activation"
    assert "done" in scenario.texts()
    ask = speaker("en").prompt(scenario.table, 0)
    assert ask == "No tile is left to activate. Do what else you can, or end the turn."
    scenario.play("done")
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C8-Q34")
def test_nothing_is_asked_when_no_mobster_can_act() -> None:
    scenario = working(0, "joe_mcduff", ahead=("robert_i", "john_knox"))
    scenario.market(wood=0, barley=0, stone=0, sheep=0, cattle=0)
    scenario.play("take robert_i", "claim macleod")
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C8-Q34", "GM-ACT-04")
def test_not_inside_an_activation() -> None:
    scenario = turn_with("joe_mcduff")
    scenario.lay(0, "-1.0", "strathspey")
    scenario.play("take inshriach", "lay 0.1", "activate -1.0")
    assert scenario.step() == "joker"
    assert scenario.texts("pinch") == []
    assert "GM-ACT-04" in scenario.why_not("pinch wood")


@pytest.mark.rule("GM-C8-Q34", "GM-C8-36")
def test_not_in_the_turn_of_another_player() -> None:
    scenario = turn_with("joe_mcduff")
    hire(scenario, 1, "mike_mccastle")
    scenario.play("take robert_i", "claim macleod", "done")
    assert scenario.table.actor == 1
    assert scenario.texts("pinch") == []
    assert scenario.texts("squat") == ["squat 1", "squat 3"]


@pytest.mark.rule("GM-C8-Q34", "GM-C4-24")
def test_hammer_and_mobs_the_englishman_s_turn_is_nobody_s_own() -> None:
    scenario = obeying("inshriach", "robert_i", "john_knox", modules=("penny-mobs",))
    hire(scenario, 0, "joe_mcduff", "peggy_mclaird", "kenneth_mcsnitch")
    scenario.seat(0).coins = 9
    scenario.play("command inshriach", "lay 0.1")
    assert scenario.step() == "activation"
    for kind in ("pinch", "raid", "reserve", "lurk"):
        assert scenario.texts(kind) == []
    said = "Your Mobsters act only in your own turns. (GM-C8-Q34, GM-C4-24)"
    assert scenario.why_not("pinch wood") == said
    assert scenario.why_not("raid") == said
    scenario.play("done")
    assert (scenario.table.actor, scenario.step()) == (0, "move")
    assert {"pinch wood", "raid", "reserve robert_i 1"} <= set(scenario.texts())


@pytest.mark.rule("GM-C8-37", "GM-C8-Q34", "GM-XCH-06")
def test_hammer_and_mobs_joe_takes_coins_of_england_after_the_move_too() -> None:
    scenario = Scenario(3, ("robert_i", "john_knox"), modules=["hammer", "penny-mobs"])
    hire(scenario, 0, "joe_mcduff")
    scenario.play("take robert_i", "claim macleod")
    assert scenario.step() == "activation"
    coins = scenario.state.seats[0].coins
    scenario.play("raid")
    assert scenario.state.seats[0].coins == coins + 1


@pytest.mark.rule("GM-C8-89", "GM-C8-Q34")
def test_tome_and_mobs_john_s_tokens_are_put_after_the_move_too() -> None:
    scenario = mobs(modules=("tome", "penny-mobs"), ahead=("robert_i", "john_knox"))
    hire(scenario, 0, "john_mcclaim")
    scenario.landmark(1, "castle_moil")
    scenario.play("take robert_i", "claim macleod")
    assert scenario.texts() == ["done", "stake castle_moil"]
