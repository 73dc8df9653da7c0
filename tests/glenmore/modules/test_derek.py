"""Derek Anderson takes a tile from one territory to another (GM-C8-56 to 61)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from tests.glenmore.modules.mobs import hire, mobs, seen, working
from tests.glenmore.modules.regattas import put_boat
from tests.glenmore.modules.test_fergus import FERGUS, stand
from tests.glenmore.scenario import Scenario, cell_number

DEREK = mobster("derek_anderson")


def derek(players: int = 3) -> Scenario:
    """Derek works for seat 0; seat 1 has a tile with two wood."""
    scenario = working(0, "derek_anderson", players=players, ahead=("somerled",))
    scenario.lay(1, "0.1", "inshriach")
    scenario.goods(1, "0.1", wood=2)
    return scenario


def targets(scenario: Scenario) -> set[str]:
    return {" ".join(text.split()[1:]) for text in scenario.texts("plant")}


@pytest.mark.rule("GM-C8-56", "GM-C8-57", "GM-C8-Q19")
def test_a_tile_changes_its_territory_once() -> None:
    scenario = derek()
    assert scenario.texts("seize") == ["seize 2 0.1"]
    scenario.play("seize 2 0.1")
    scenario.play("plant 1 1.1")
    assert scenario.tile_on(0, "1.1") == "inshriach"
    assert scenario.tile_on(1, "0.1") == ""
    assert scenario.on_cell(1, "1.0", "wood") == 2  # its goods stay with the loser
    assert scenario.on_cell(0, "1.1", "wood") == 0
    assert scenario.step() == "move", "nothing is activated"
    assert scenario.texts("seize") == []
    assert "Derek Anderson has already moved a tile" in scenario.why_not("seize 1 1.1")


@pytest.mark.rule("GM-TRN-11", "GM-C8-Q19")
def test_the_market_is_closed_to_the_loser_who_chooses_what_to_keep() -> None:
    scenario = derek()
    scenario.goods(1, "0.1", stone=1)
    scenario.goods(1, "1.0", barley=2)
    scenario.market(barley=1)
    scenario.play("seize 2 0.1", "plant 1 1.1")
    assert (scenario.table.actor, scenario.step()) == (1, "keep")
    assert scenario.texts() == ["keep wood", "keep stone"]
    assert "GM-TRN-11" in scenario.why_not("sell barley 1.0")


@pytest.mark.rule("GM-C8-56")
def test_only_for_his_controller() -> None:
    scenario = working(1, "derek_anderson", ahead=("somerled",))
    scenario.lay(1, "0.1", "inshriach")
    assert scenario.texts("seize") == []
    assert "does not work for you" in scenario.why_not("seize 2 0.1")


@pytest.mark.rule("GM-C8-57", "GM-C8-Q19")
def test_no_immediate_effect_and_no_card() -> None:
    scenario = derek()
    scenario.lay(2, "0.1", "donan_castle")
    scenario.landmark(2, "donan_castle")
    factor = scenario.state.seats[2].powers.factor
    scenario.play("seize 3 0.1", "plant 1 0.1")
    assert scenario.state.seats[0].landmarks == ()
    assert len(scenario.state.seats[2].landmarks) == 1
    assert scenario.state.seats[2].powers.factor == factor
    assert (scenario.step(), scenario.table.actor) == ("move", 0)


@pytest.mark.rule("GM-C8-Q18")
def test_from_anybody_to_anybody_else() -> None:
    scenario = derek()
    scenario.lay(0, "0.1", "lammermuir")
    assert scenario.texts("seize") == ["seize 1 0.1", "seize 2 0.1"]
    scenario.play("seize 1 0.1")
    assert {target.split()[0] for target in targets(scenario)} == {"2", "3"}
    assert "The tile cannot go there" in scenario.why_not("plant 1 1.1")
    scenario = derek()
    scenario.play("seize 2 0.1")
    assert {target.split()[0] for target in targets(scenario)} == {"1", "3"}


@pytest.mark.rule("GM-C8-59")
def test_no_scot_is_needed_beside_the_new_place() -> None:
    scenario = derek()
    for seat in range(3):
        scenario.strip(seat)
    scenario.play("seize 2 0.1")
    around_home = {"0.1", "1.1", "0.-1", "1.-1"}
    assert targets(scenario) == {f"{seat} {cell}" for seat in (1, 3) for cell in around_home}
    scenario = derek()
    scenario.lay(2, "1.1", "lammermuir")
    scenario.lay(2, "2.1", "corrennie")  # the only Scot, on 0.0, is far from here
    scenario.play("seize 2 0.1")
    assert {"3 3.1", "3 2.2"} <= targets(scenario)
    scenario.play("plant 3 3.1")
    assert scenario.tile_on(2, "3.1") == "inshriach"


@pytest.mark.rule("GM-C8-58")
def test_the_loser_s_territory_must_stay_sound() -> None:
    scenario = derek()
    scenario.lay(1, "0.2", "pulteney")
    assert scenario.texts("seize") == ["seize 2 0.2"]
    assert "That tile cannot be taken, or there is nowhere to put it" in scenario.why_not(
        "seize 2 0.1"
    )


@pytest.mark.rule("GM-C8-58")
def test_the_receiving_territory_follows_the_rules_of_placement() -> None:
    scenario = derek()
    scenario.play("seize 2 0.1")
    assert "The tile cannot go there" in scenario.why_not("plant 1 3.3"), "it touches nothing"
    assert "The tile cannot go there" in scenario.why_not("plant 1 2.0"), "the river would end"
    assert "The tile cannot go there" in scenario.why_not("plant 1 0.0"), "a tile lies there"
    scenario = derek()
    scenario.lay(1, "-1.0", "ballachulish")
    scenario.play("seize 2 -1.0")
    assert targets(scenario) == {f"{seat} {cell}" for seat in (1, 3) for cell in ("-1.0", "2.0")}


@pytest.mark.rule("GM-C8-60", "GM-C8-Q19")
def test_no_exchange_tile_and_no_home_tile() -> None:
    scenario = derek()
    scenario.lay(2, "0.1", "butcher")
    assert scenario.texts("seize") == ["seize 2 0.1"]
    assert scenario.why_not("seize 3 0.1") == "Exchange tiles cannot be taken. (GM-C8-60)"
    assert "That tile cannot be taken, or there is nowhere to put it" in scenario.why_not(
        "seize 2 0.0"
    )
    assert "There is no tile" in scenario.why_not("seize 2 5.5")
    scenario.lay(2, "0.1", "merchant_city")
    assert scenario.texts("seize") == ["seize 2 0.1"]


@pytest.mark.rule("GM-C8-Q19")
def test_boats_and_mobs_no_tile_under_a_boat() -> None:
    scenario = mobs(modules=("dragon-boats", "penny-mobs"), ahead=("somerled",))
    hire(scenario, 0, "derek_anderson")
    scenario.lay(1, "-1.0", "ballachulish")
    assert scenario.texts("seize") == ["seize 2 -1.0"]
    put_boat(scenario, 2, 1, cell_number("-1.0"))
    assert scenario.texts("seize") == []
    assert "That tile cannot be taken, or there is nowhere to put it" in scenario.why_not(
        "seize 2 -1.0"
    )


@pytest.mark.rule("GM-C8-61")
def test_an_overlay_moves_with_what_lies_under_it() -> None:
    scenario = derek()
    scenario.lay(1, "0.1", "glen_affric")
    scenario.play("seize 2 0.1", "plant 3 0.1")
    assert scenario.tile_on(2, "0.1") == "glen_affric"
    under = scenario.state.seats[2].under[cell_number("0.1")]
    tiles = scenario.state.rules.components.tiles
    assert [tiles[tile].id for tile in under] == ["inshriach"]
    assert cell_number("0.1") not in scenario.state.seats[1].under


# --- Fergus takes his coin ------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-64", "GM-C8-65", "GM-C8-Q36")
def test_whoever_plants_beside_fergus_pays_him() -> None:
    scenario = derek(players=4)
    stand(scenario, "0.0", host=2, boss=1)
    coins = [own.coins for own in scenario.state.seats]
    scenario.play("seize 2 0.1", "plant 3 0.1")
    coins[0] -= 1
    coins[1] += 1
    assert [own.coins for own in scenario.state.seats] == coins
    assert (scenario.step(), scenario.table.actor) == ("relocate", 1)
    assert {text.split()[2] for text in scenario.texts()} == {"1", "4"}
    scenario.play("lurk fergus_macdarkie 4 0.0")
    assert scenario.tile_on(2, "0.1") == "inshriach"


@pytest.mark.rule("GM-C8-64", "GM-C8-Q36")
def test_without_a_coin_no_tile_is_planted_beside_him() -> None:
    scenario = derek()
    stand(scenario, "0.0", host=2, boss=1)
    scenario.lay(2, "0.1", "lammermuir")
    scenario.seat(0).coins = 0
    scenario.play("seize 2 0.1")
    around_home = {"1 0.1", "1 1.1", "1 0.-1", "1 1.-1"}
    assert targets(scenario) == {*around_home, "3 0.2"}
    said = "A tile next to Fergus MacDarkie costs a coin, and you have none."
    assert scenario.why_not("plant 3 1.1") == f"{said} (GM-C8-64, GM-C8-Q36)"
    assert "The tile cannot go there" in scenario.why_not("plant 3 0.1")
    scenario.seat(0).coins = 1
    assert {"3 -1.1", "3 1.1", "3 1.-1"} <= targets(scenario)


@pytest.mark.rule("GM-C8-64", "GM-C8-Q36")
def test_a_tile_that_finds_a_place_only_beside_him_is_not_seized() -> None:
    scenario = derek()
    scenario.lay(1, "-1.0", "ballachulish")
    west, east = ("0.1", "-1.1", "-2.1", "-2.0"), ("1.1", "2.1", "3.1", "3.0")
    for seat, cells in ((0, (*west, *east)), (2, west)):
        for cell in cells:  # the last of them stops the river
            scenario.lay(seat, cell, "lammermuir")
    stand(scenario, "1.0", host=2, boss=1)
    scenario.seat(0).coins = 0
    assert "seize 2 -1.0" not in scenario.texts()
    assert "That tile cannot be taken, or there is nowhere to put it" in scenario.why_not(
        "seize 2 -1.0"
    )
    scenario.seat(0).coins = 1
    scenario.play("seize 2 -1.0")
    assert targets(scenario) == {"3 2.0"}


@pytest.mark.rule("GM-C8-64", "GM-C8-Q36")
def test_fergus_asks_nothing_of_his_own_controller() -> None:
    scenario = derek()
    hire(scenario, 0, "fergus_macdarkie")
    stand(scenario, "0.0", host=2, boss=0)
    scenario.seat(0).coins = 0
    scenario.play("seize 2 0.1", "plant 3 0.1")
    assert scenario.state.seats[0].coins == 0
    assert where(scenario.state, FERGUS) == (2, cell_number("0.0")), "nobody paid, so he stays"
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-Q15", "GM-C8-58")
def test_fergus_on_the_stolen_tile_goes_elsewhere() -> None:
    scenario = derek()
    stand(scenario, "0.1", host=1, boss=2)
    scenario.play("seize 2 0.1", "plant 3 0.1")
    assert (scenario.step(), scenario.table.actor) == ("relocate", 2)
    assert {text.split()[2] for text in scenario.texts()} == {"1"}
    assert seen(scenario).places[DEREK] == -1
