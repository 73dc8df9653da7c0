"""Which Scot becomes Kenneth, Fergus or Mike: of the supply or of a tile (GM-C8-49, Q14)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from tests.glenmore.modules.mobs import at_prison, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

PUT = {
    "mike_mccastle": "squat 2",
    "kenneth_mcsnitch": "lurk kenneth_mcsnitch 2 0.0",
    "fergus_macdarkie": "lurk fergus_macdarkie 2 0.0",
}


def sent(name: str, supply: int | None = None) -> Scenario:
    """A figure of seat 0 is put; its Scots are on the village, on the castle and in the supply."""
    scenario = working(0, name, ahead=("somerled",))
    scenario.scots(0, "1.0", 1)
    if supply is not None:
        scenario.scots(0, "1.0", scenario.state.seats[0].scots - supply)
    scenario.play(PUT[name])
    return scenario


@pytest.mark.rule("GM-C8-49", "GM-C8-Q14")
@pytest.mark.parametrize("name", PUT)
def test_the_scot_comes_from_the_supply_or_a_tile_as_its_player_likes(name: str) -> None:
    scenario = sent(name)
    assert scenario.step() == "send scot"
    assert scenario.texts() == ["pay scot 0.0", "pay scot 1.0", "recruit"]
    supply = scenario.state.seats[0].scots
    scenario.play("recruit")
    assert scenario.state.seats[0].scots == supply - 1
    assert [scenario.on_cell(0, cell, "scot") for cell in ("0.0", "1.0")] == [1, 1]
    scenario = sent(name)
    scenario.play("pay scot 1.0")
    assert scenario.state.seats[0].scots == supply
    assert [scenario.on_cell(0, cell, "scot") for cell in ("0.0", "1.0")] == [1, 0]
    assert scenario.state.seats[0].manned == 1 << cell_number("0.0")


@pytest.mark.rule("GM-C8-49", "GM-C8-Q14")
@pytest.mark.parametrize("name", PUT)
def test_with_an_empty_supply_one_of_a_tile_goes(name: str) -> None:
    scenario = sent(name, supply=0)
    assert scenario.texts() == ["pay scot 0.0", "pay scot 1.0"]
    assert scenario.why_not("recruit") == "No Scot is left in your supply. (GM-C8-49, GM-C8-Q14)"
    assert "There is no Scot on that tile" in scenario.why_not("pay scot 0.1")
    scenario.play("pay scot 0.0")
    assert scenario.on_cell(0, "0.0", "scot") == 0
    assert scenario.state.seats[0].scots == 0


@pytest.mark.rule("GM-C8-49", "GM-C8-Q14")
def test_a_single_source_is_not_asked_for() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.strip(0)
    supply = scenario.state.seats[0].scots
    scenario.play("squat 2")
    assert scenario.step() == "move"
    assert scenario.state.seats[0].scots == supply - 1
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.seat(0).scots = 0
    scenario.table.play("squat 2")
    assert scenario.on_cell(0, "0.0", "scot") == 0
    assert scenario.state.seats[0].scots == 0


@pytest.mark.rule("GM-C8-49", "GM-C8-Q14")
@pytest.mark.parametrize("name", PUT)
def test_the_last_scot_of_the_supply_can_go(name: str) -> None:
    scenario = sent(name, supply=1)
    assert scenario.texts() == ["pay scot 0.0", "pay scot 1.0", "recruit"]
    scenario = working(0, name, ahead=("somerled",))
    scenario.strip(0)
    scenario.seat(0).scots = 1
    scenario.table.play(PUT[name])
    assert scenario.state.seats[0].scots == 0
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-49", "GM-C8-69")
@pytest.mark.parametrize("name", PUT)
def test_without_a_scot_nobody_is_put(name: str) -> None:
    scenario = working(0, name, ahead=("somerled",))
    scenario.strip(0)
    scenario.seat(0).scots = 0
    kind = PUT[name].split()[0]
    assert scenario.texts(kind) == []
    assert "You have no Scot for it." in scenario.why_not(PUT[name])


@pytest.mark.rule("GM-C8-49", "GM-C8-63", "GM-C8-69", "GM-C8-Q14")
@pytest.mark.parametrize("name", PUT)
def test_also_when_he_is_put_as_soon_as_he_is_taken(name: str) -> None:
    scenario = mobs(name)
    at_prison(scenario)
    scenario.play(f"free {name}")
    assert "done" in scenario.texts(), "or later"
    scenario.play(PUT[name])
    assert scenario.texts() == ["pay scot 0.0", "recruit"]
    scenario.play("recruit")
    assert scenario.texts("lurk") + scenario.texts("squat") == []


@pytest.mark.rule("GM-C8-49", "GM-C8-63", "GM-C8-69")
@pytest.mark.parametrize("name", PUT)
def test_who_is_not_put_at_once_is_put_in_a_later_turn(name: str) -> None:
    scenario = mobs(name, ahead=("somerled",))
    at_prison(scenario)
    scenario.play(f"free {name}", "done")
    assert seen(scenario).tokens[mobster(name)] == 1
    assert PUT[name] in scenario.texts()
    scenario = mobs(name)
    scenario.strip(0)
    scenario.seat(0).scots = 0
    at_prison(scenario)
    scenario.table.play(f"free {name}")
    assert scenario.step() == "move", "without a Scot nothing is asked"
