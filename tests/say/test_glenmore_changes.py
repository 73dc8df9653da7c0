"""What a move of Glen More II brings: cost and payment, activations, races, number of tiles."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import STONE
from ceilidh.games.glenmore.rules.market import price
from ceilidh.say import speaker
from tests.glenmore.modules.cellars import cask, fill, gain
from tests.glenmore.scenario import Scenario
from tests.say.changes import brings, numbers


@pytest.mark.rule("GM-TAK-05", "GM-MKT-05")
def test_a_tile_says_what_it_costs_and_how_that_is_paid() -> None:
    scenario = Scenario(ahead=("plockton", "lochridge"))
    found = brings(scenario.table, "take plockton")
    coins = price(scenario.state, STONE)
    assert found["cost"].has == "1 stone" and found["cost"].look == "lose"
    assert found["cost"].note == f"{coins} coins at the market"
    assert "cost" not in brings(scenario.table, "take lochridge"), "it costs nothing"
    scenario.goods(0, "0.0", stone=1, barley=1)
    assert brings(scenario.table, "take plockton")["cost"].note == "from your tiles"


@pytest.mark.rule("GM-ACT-01", "GM-ACT-02")
def test_a_tile_says_how_many_it_can_activate() -> None:
    """Corners touch as well: wherever it lies, it wakes both Home tiles, and itself."""
    scenario = Scenario(ahead=("lochridge",))
    found = brings(scenario.table, "take lochridge")["activates"]
    assert (found.old, found.new) == (3, 3)
    scenario.lay(0, "0.1", "dornie")
    more = brings(scenario.table, "take lochridge")["activates"]
    assert more.new == 4 and more.has == f"{more.old} to 4"


@pytest.mark.rule("GM-ACT-02")
def test_each_place_for_a_tile_is_marked_with_what_it_activates() -> None:
    scenario = Scenario(ahead=("lochridge",))
    assert speaker("en").marks(scenario.table, 0) == {}, "no tile is in hand"
    scenario.lay(0, "0.1", "dornie")
    scenario.play("take lochridge")
    marks = speaker("en").marks(scenario.table, 0)
    assert {mark.text for mark in marks.values()} == {"3", "4"}
    for cell, mark in marks.items():
        other = scenario.table.copy()
        other.play(f"lay {cell.removeprefix('cell:')}")
        can = len([move for move in other.legal() if move.text.startswith("activate")])
        assert can == int(mark.text), cell


@pytest.mark.rule("GM-END-09", "GM-END-10")
def test_a_tile_more_than_the_smallest_territory_costs_points() -> None:
    scenario = Scenario(players=2, ahead=("lochridge", "robert_i"))
    found = brings(scenario.table, "take lochridge")["surplus"]
    assert (found.old, found.new, found.look) == (0, 1, "lose")
    assert found.note == "−3 VP at the end"
    assert "surplus" not in brings(scenario.table, "take robert_i"), "a person is not laid"
    scenario.lay(1, "0.1", "dornie")
    assert "surplus" not in brings(scenario.table, "take lochridge"), "the other has more"


@pytest.mark.rule("GM-SCO-05", "GM-SCO-06")
def test_a_person_moves_a_race() -> None:
    scenario = Scenario(players=2, ahead=("robert_i", "lochridge"))
    found = brings(scenario.table, "take robert_i")
    race = found["race:person"]
    assert (race.old, race.new) == (0, 1) and race.note.endswith("at the next scoring")
    assert not [thing for thing in brings(scenario.table, "take lochridge") if "race" in thing]
    scenario.state.scorings = 4
    assert brings(scenario.table, "take robert_i")["race:person"].note == ""


@pytest.mark.rule("GM-CLN-01")
def test_a_clan_says_what_it_costs_and_gives() -> None:
    scenario = Scenario(players=2)
    scenario.marker()
    coins = scenario.seat().coins
    text = next(text for text in scenario.texts() if text.startswith("claim macleod"))
    found = brings(scenario.table, text)
    assert found["clan"].title == "Clan MacLeod" and found["clan"].has == "3 coins"
    road = scenario.state.roads[scenario.state.rules.clan_fields[scenario.table.parse(text, 0).a]]
    assert numbers(found)["coin"] == (coins, coins - road + 3)
    old, new = numbers(found)["markers"]
    assert new == old - 1


@pytest.mark.rule("GM-C3-14")
def test_a_module_tells_its_own() -> None:
    scenario = cask()
    fill(scenario, 2)
    gain(scenario, 1)
    found = brings(scenario.table, "store 1")
    old, new = numbers(found)["casks"]
    assert new > old
    assert "casks" not in brings(scenario.table, "store 0"), "the floor is worth nothing"
