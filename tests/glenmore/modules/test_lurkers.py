"""Kenneth McSnitch and Fergus MacDarkie on the tiles of others (GM-C8-48 to 53, 62 to 66)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from ceilidh.games.glenmore.rules.removal import remove_tile
from ceilidh.games.glenmore.rules.stock import put_scots, walk_scot
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.mobs import at_prison, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

KENNETH = mobster("kenneth_mcsnitch")
FERGUS = mobster("fergus_macdarkie")
BOTH = ["kenneth_mcsnitch", "fergus_macdarkie"]


def lurking(name: str, cell: str = "0.0", players: int = 3) -> Scenario:
    """A figure of seat 0 stands on a tile of seat 1."""
    scenario = working(0, name, players=players, ahead=("inshriach", "somerled"))
    scenario.play(f"lurk {name} 2 {cell}", "recruit")
    return scenario


def settle(scenario: Scenario) -> None:
    FLOW.settle(scenario.state)


def activation(scenario: Scenario, movement: int = 3, seat: int = 0) -> None:
    """A seat may activate and walk."""
    scenario.state.movement = movement
    scenario.state.stack[-1] = Frame(FLOW.id_of("activation"), seat)
    settle(scenario)


# --- putting them ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-48", "GM-C8-49", "GM-C8-62", "GM-C8-63")
@pytest.mark.parametrize("name", BOTH)
def test_a_scot_goes_onto_any_tile_of_another(name: str) -> None:
    scenario = working(0, name, ahead=("somerled",))
    scenario.lay(2, "0.1", "inshriach")
    tiles = ("2 0.0", "2 1.0", "3 0.0", "3 1.0", "3 0.1")
    assert set(scenario.texts("lurk")) == {f"lurk {name} {tile}" for tile in tiles}
    assert "on another player's tile" in scenario.why_not(f"lurk {name} 1 0.0")
    assert "There is no tile" in scenario.why_not(f"lurk {name} 2 0.1")
    assert "There is no tile" in scenario.why_not(f"lurk {name} 4 0.0")
    scenario.play(f"lurk {name} 3 0.1", "recruit")
    assert where(scenario.state, mobster(name)) == (2, cell_number("0.1"))
    assert seen(scenario).tokens[mobster(name)] == 0
    assert scenario.texts("lurk") == [], "once is enough"
    assert "cannot be placed again" in scenario.why_not(f"lurk {name} 2 0.0")


@pytest.mark.rule("GM-C8-49", "GM-C8-63")
@pytest.mark.parametrize("name", BOTH)
def test_only_for_his_controller(name: str) -> None:
    scenario = working(1, name, ahead=("somerled",))
    assert scenario.texts("lurk") == []
    assert "does not work for you" in scenario.why_not(f"lurk {name} 3 0.0")


@pytest.mark.rule("GM-C8-49", "GM-C8-63")
def test_two_figures_are_put_one_by_one() -> None:
    scenario = working(0, *BOTH, ahead=("somerled",))
    scenario.play("lurk fergus_macdarkie 2 0.0", "recruit")
    assert {text.split()[1] for text in scenario.texts("lurk")} == {"kenneth_mcsnitch"}
    scenario.play("lurk kenneth_mcsnitch 2 0.0", "recruit")
    assert where(scenario.state, KENNETH) == where(scenario.state, FERGUS)


@pytest.mark.rule("GM-C8-49", "GM-C8-63")
@pytest.mark.parametrize("name", BOTH)
def test_at_once_when_he_is_taken_or_later(name: str) -> None:
    scenario = mobs(name)
    at_prison(scenario)
    scenario.play(f"free {name}")
    assert scenario.step() == "relocate"
    assert {text.split()[2] for text in scenario.texts("lurk")} == {"2", "3"}
    scenario.play("done")
    assert seen(scenario).tokens[mobster(name)] == 1
    assert where(scenario.state, mobster(name)) == (-1, -1)
    scenario = mobs(name)
    at_prison(scenario)
    scenario.play(f"free {name}", f"lurk {name} 3 1.0", "recruit")
    assert where(scenario.state, mobster(name)) == (2, cell_number("1.0"))


# --- driven off -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-53", "GM-C8-66", "GM-C8-Q13", "GM-C8-Q21")
@pytest.mark.parametrize("name", BOTH)
def test_an_opposing_scot_drives_him_off(name: str) -> None:
    scenario = lurking(name, "1.0")
    supply = scenario.state.seats[0].scots
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    settle(scenario)
    assert (scenario.table.actor, scenario.step()) == (0, "relocate")
    assert scenario.texts() == [f"lurk {name} 3 0.0", f"lurk {name} 3 1.0"], "he must go"
    assert "another player's territory" in scenario.why_not(f"lurk {name} 2 0.0")
    other = BOTH[1 - BOTH.index(name)]
    assert "First choose where" in scenario.why_not(f"lurk {other} 3 0.0")
    scenario.play(f"lurk {name} 3 0.0")
    assert where(scenario.state, mobster(name)) == (2, cell_number("0.0"))
    assert scenario.state.seats[0].scots == supply, "it is the same Scot"
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-53", "GM-C8-66")
@pytest.mark.parametrize("name", BOTH)
def test_a_scot_that_moves_elsewhere_does_not(name: str) -> None:
    scenario = lurking(name, "1.0")
    scenario.lay(1, "0.1", "inshriach")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("0.1"))
    settle(scenario)
    assert scenario.step() == "move"
    walk_scot(scenario.state, 2, cell_number("0.0"), cell_number("1.0"))
    settle(scenario)
    assert scenario.step() == "move", "that was on the land of seat 2"
    assert where(scenario.state, mobster(name)) == (1, cell_number("1.0"))


@pytest.mark.rule("GM-C8-Q21")
@pytest.mark.parametrize("name", BOTH)
def test_nor_does_a_scot_of_the_supply(name: str) -> None:
    scenario = lurking(name, "1.0")
    put_scots(scenario.state, 1, cell_number("1.0"), 1, "test")
    settle(scenario)
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-53", "GM-C8-66", "GM-C8-Q13")
@pytest.mark.parametrize("name", BOTH)
def test_he_goes_even_if_his_controller_has_no_other_scot(name: str) -> None:
    scenario = lurking(name, "1.0", players=4)
    scenario.strip(0)
    scenario.seat(0).scots = 0
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    settle(scenario)
    assert {text.split()[2] for text in scenario.texts()} == {"3", "4"}
    scenario.table.play(f"lurk {name} 4 1.0")
    assert where(scenario.state, mobster(name)) == (3, cell_number("1.0"))
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-Q15")
@pytest.mark.parametrize("name", BOTH)
def test_a_tile_that_goes_drives_him_off_and_a_covered_one_does_not(name: str) -> None:
    scenario = working(0, name, ahead=("somerled",))
    scenario.lay(1, "0.1", "pulteney")
    scenario.lay(1, "0.2", "lammermuir")
    scenario.play(f"lurk {name} 2 0.1", "recruit")
    scenario.lay(1, "0.1", "millburn")
    assert where(scenario.state, mobster(name)) == (1, cell_number("0.1"))
    remove_tile(scenario.state, 1, cell_number("0.2"))
    settle(scenario)
    assert scenario.step() == "move", "another tile has gone"
    remove_tile(scenario.state, 1, cell_number("0.1"))
    settle(scenario)
    assert (scenario.step(), scenario.table.actor) == ("relocate", 0)
    assert "done" not in scenario.texts()
