"""Kenneth McSnitch, Fergus MacDarkie and Elspeth McTrick (GM-C8-48 to 53, 62 to 67, 86)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.highlander.rules import Mountain
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from ceilidh.games.glenmore.rules.removal import remove_tile
from ceilidh.games.glenmore.rules.stock import walk_scot
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.arrange import MOUNTAIN, on_mountain, on_rondel
from tests.glenmore.modules.mobs import at_prison, hire, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

KENNETH = mobster("kenneth_mcsnitch")
FERGUS = mobster("fergus_macdarkie")


def lurking(name: str, cell: str = "0.0", players: int = 3) -> Scenario:
    """A figure of seat 0 stands on a tile of seat 1."""
    scenario = working(0, name, players=players, ahead=("inshriach", "somerled"))
    scenario.play(f"lurk {name} 2 {cell}", "recruit")
    return scenario


def settle(scenario: Scenario) -> None:
    FLOW.settle(scenario.state)


def activation(scenario: Scenario, movement: int = 3) -> None:
    """Seat 0 may activate and walk."""
    scenario.state.movement = movement
    scenario.state.stack[-1] = Frame(FLOW.id_of("activation"), 0)
    settle(scenario)


@pytest.mark.rule("GM-C8-48", "GM-C8-49", "GM-C8-62", "GM-C8-63", "GM-C8-Q14")
@pytest.mark.parametrize("name", ["kenneth_mcsnitch", "fergus_macdarkie"])
def test_a_scot_goes_onto_a_tile_of_another(name: str) -> None:
    scenario = working(0, name, ahead=("somerled",))
    assert {f"lurk {name} 2 0.0", f"lurk {name} 3 1.0"} <= set(scenario.texts("lurk"))
    assert "of another player" in scenario.why_not(f"lurk {name} 1 0.0")
    supply = scenario.state.seats[0].scots
    scenario.play(f"lurk {name} 2 0.0", "recruit")
    assert scenario.state.seats[0].scots == supply - 1
    assert where(scenario.state, mobster(name)) == (1, cell_number("0.0"))
    assert scenario.texts("lurk") == []


@pytest.mark.rule("GM-C8-49", "GM-C8-63")
def test_at_once_when_he_is_taken_or_later() -> None:
    scenario = mobs("kenneth_mcsnitch")
    at_prison(scenario)
    scenario.play("free kenneth_mcsnitch")
    assert scenario.step() == "relocate"
    assert "done" in scenario.texts()
    scenario.play("done")
    assert seen(scenario).tokens[KENNETH] == 1


@pytest.mark.rule("GM-C8-50", "GM-C8-51", "GM-C8-52", "GM-C8-Q11")
def test_kenneth_walks_and_steals_and_may_go_on() -> None:
    scenario = lurking("kenneth_mcsnitch")
    scenario.goods(1, "1.0", wood=2)
    activation(scenario)
    assert "prowl e" in scenario.texts("prowl")
    scenario.play("prowl e")
    assert scenario.state.movement == 2
    assert scenario.step() == "robbery"
    assert "to be stolen" in scenario.why_not("rob stone 0.0")
    scenario.play("rob wood 0.0")
    assert (scenario.on_cell(0, "0.0", "wood"), scenario.on_cell(1, "1.0", "wood")) == (1, 1)
    assert scenario.step() == "relocate"
    assert all(text.split()[2] == "3" for text in scenario.texts("lurk"))
    scenario.play("done")
    assert where(scenario.state, KENNETH) == (1, cell_number("1.0"))


@pytest.mark.rule("GM-C8-51")
def test_a_scot_guards_the_resources() -> None:
    scenario = lurking("kenneth_mcsnitch", "1.0")
    scenario.goods(1, "0.0", wood=2)
    activation(scenario)
    scenario.play("prowl w")  # a Scot stands on the village
    assert scenario.step() == "activation"


@pytest.mark.rule("GM-C8-Q11")
def test_without_room_nothing_is_stolen() -> None:
    scenario = lurking("kenneth_mcsnitch")
    scenario.goods(1, "1.0", wood=1)
    for cell in ("0.0", "1.0"):
        scenario.goods(0, cell, stone=3)
    activation(scenario)
    scenario.play("prowl e")
    assert scenario.step() == "activation"


@pytest.mark.rule("GM-C8-Q12")
def test_putting_him_is_no_theft() -> None:
    scenario = working(0, "kenneth_mcsnitch", ahead=("somerled",))
    scenario.goods(1, "1.0", wood=1)
    scenario.play("lurk kenneth_mcsnitch 2 1.0", "recruit")
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-53", "GM-C8-66", "GM-C8-Q13", "GM-C8-Q21")
@pytest.mark.parametrize("name", ["kenneth_mcsnitch", "fergus_macdarkie"])
def test_an_opposing_scot_drives_him_off(name: str) -> None:
    scenario = lurking(name, "1.0")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    settle(scenario)
    assert scenario.table.actor == 0
    assert {text.split()[2] for text in scenario.texts()} == {"3"}
    assert "another player's territory" in scenario.why_not(f"lurk {name} 2 0.0")
    scenario.play(f"lurk {name} 3 0.0")
    assert where(scenario.state, mobster(name)) == (2, cell_number("0.0"))


@pytest.mark.rule("GM-C8-Q15")
def test_a_tile_that_goes_drives_him_off_and_a_covered_one_does_not() -> None:
    scenario = working(0, "fergus_macdarkie", ahead=("somerled",))
    scenario.lay(1, "0.1", "pulteney")
    scenario.play("lurk fergus_macdarkie 2 0.1", "recruit")
    scenario.lay(1, "0.1", "edradour")
    assert where(scenario.state, FERGUS) == (1, cell_number("0.1"))
    remove_tile(scenario.state, 1, cell_number("0.1"))
    settle(scenario)
    assert scenario.step() == "relocate"


# --- with Highlander --------------------------------------------------------------------------


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
