"""Mike McCastle on another Home castle, and the Scot that becomes a Mobster (GM-C8-68 to 72)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import CASTLE_SCOTS
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.removal import remove_tile
from ceilidh.games.glenmore.rules.stock import walk_scot
from tests.glenmore.modules.mobs import at_prison, hire, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

MIKE = mobster("mike_mccastle")


@pytest.mark.rule("GM-C8-68", "GM-C8-69", "GM-C8-70", "GM-C8-71")
def test_he_squats_on_a_castle() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.scots(1, "1.0", 2)
    supply = scenario.state.seats[0].scots
    scenario.play("squat 2", "recruit")
    assert scenario.state.seats[0].scots == supply - 1
    assert [category(scenario.state, seat, CASTLE_SCOTS) for seat in range(3)] == [1, 1, 0]
    assert "cannot be moved" in scenario.why_not("squat 3")
    assert scenario.faults() == []


@pytest.mark.rule("GM-C8-Q20")
@pytest.mark.parametrize(("host", "counted"), [(0, [2, 2, 0]), (1, [1, 4, 0])])
def test_castle_moil_doubles_what_counts(host: int, counted: list[int]) -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.scots(1, "1.0", 3)
    scenario.landmark(host, "castle_moil")
    scenario.play("squat 2", "recruit")
    assert [category(scenario.state, seat, CASTLE_SCOTS) for seat in range(3)] == counted


@pytest.mark.rule("GM-C8-72", "GM-C8-Q13", "GM-C8-Q21")
def test_a_scot_that_comes_home_drives_him_off() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.play("squat 2", "recruit")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[MIKE] == 2


@pytest.mark.rule("GM-C8-72", "GM-C8-Q21")
@pytest.mark.parametrize(("scots", "host"), [(1, 2), (0, 1)])
def test_so_does_a_scot_who_is_sent_home_from_a_removed_tile(scots: int, host: int) -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.lay(1, "0.1", "inshriach")
    scenario.scots(1, "0.1", scots)
    scenario.play("squat 2", "recruit")
    remove_tile(scenario.state, 1, cell_number("0.1"))
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[MIKE] == host


@pytest.mark.rule("GM-C8-Q21")
def test_a_scot_of_the_supply_does_not() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    scenario.play("squat 2", "recruit")
    scenario.scots(1, "1.0", 1)
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[MIKE] == 1


@pytest.mark.rule("GM-C8-Q13")
def test_with_four_his_controller_chooses_where_to() -> None:
    scenario = working(0, "mike_mccastle", players=4, ahead=("somerled",))
    scenario.play("squat 2", "recruit")
    walk_scot(scenario.state, 1, cell_number("0.0"), cell_number("1.0"))
    scenario.table.game.flow.settle(scenario.state)
    assert scenario.table.actor == 0
    assert scenario.texts() == ["squat 3", "squat 4"]
    assert "another player" in scenario.why_not("squat 1")
    assert "is there" in scenario.why_not("squat 2")


@pytest.mark.rule("GM-C8-Q16")
def test_he_guards_no_place() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    manned = scenario.state.seats[0].manned
    scenario.play("squat 2", "recruit")
    assert scenario.state.seats[0].manned == manned
    assert scenario.state.seats[1].manned == manned


@pytest.mark.rule("GM-XCH-05")
def test_penny_mobs_and_great_glen_card_5_counts_his_castle() -> None:
    scenario = mobs(modules=("penny-mobs", "great-glen"), ahead=("somerled",))
    hire(scenario, 0, "mike_mccastle")
    card = GREAT_GLEN.of(scenario.state.rules.components).cards[4]
    before = measure(scenario.state, 0, card, 0)
    scenario.play("squat 2", "recruit")
    assert measure(scenario.state, 0, card, 0) == before + 1


# --- which Scot -----------------------------------------------------------------------------------

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
    assert "There is no Scot on 0.1" in scenario.why_not("pay scot 0.1")
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
