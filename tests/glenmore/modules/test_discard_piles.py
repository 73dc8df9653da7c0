"""Great Glen card 8: tiles discarded by a move lie on personal piles (GM-C7-38 to 40)."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.arrange import accept, glen, module_view
from tests.glenmore.scenario import Scenario


def pile(scenario: Scenario) -> dict[str, int]:
    """Whose pile each discarded tile lies on; -1 for nobody's."""
    rows = module_view(scenario, "great-glen")["piles"]
    assert isinstance(rows, list)
    return {str(tile): seat for tile, seat in rows}


def passing(card: int) -> Scenario:
    """Dornie lies between seat 0 and the others, who stand on 2 and 3; persons ahead from 4 on."""
    scenario = glen(card)
    for figure in range(1, len(scenario.state.places)):
        scenario.place(figure, figure + 1)
    for space in range(3, 9):
        scenario.put_on_rondel(space, "")
    scenario.put_on_rondel(1, "dornie")
    scenario.ahead("somerled", "robert_i")
    return scenario


@pytest.mark.rule("GM-C7-38", "GM-C7-39")
def test_a_tile_discarded_by_a_move_goes_to_the_pile_of_the_player_who_moved() -> None:
    scenario = passing(8)
    scenario.play("take robert_i")
    assert scenario.discarded() == ["dornie"]
    assert pile(scenario) == {"dornie": 0}  # long before any vote on the card


@pytest.mark.rule("GM-C7-38")
def test_the_pile_is_that_of_the_last_to_pass() -> None:
    scenario = passing(8)
    scenario.place(1, 1)
    scenario.put_on_rondel(2, "dornie")
    scenario.put_on_rondel(5, "lochridge")
    scenario.put_on_rondel(6, "lammermuir")
    scenario.begin()
    scenario.play("take lochridge", "lay 0.1", "done")
    assert pile(scenario) == {}
    scenario.play("take lammermuir", "lay 0.1", "done")
    assert pile(scenario) == {"dornie": 1}


@pytest.mark.rule("GM-C7-39")
def test_piles_are_kept_only_if_the_card_was_drawn() -> None:
    scenario = passing(1)
    scenario.play("take robert_i")
    assert scenario.discarded() == ["dornie"]
    assert pile(scenario) == {}


@pytest.mark.rule("GM-C7-38")
def test_the_largest_pile_scores() -> None:
    scenario = passing(8)
    scenario.play("take robert_i", "claim macleod", "council 8")
    scenario.play("vote aye", "vote aye", "vote aye")
    assert scenario.line("great_glen") == [10, 0, 0]


@pytest.mark.rule("GM-C7-Q5")
def test_a_tile_that_cannot_be_paid_goes_to_the_pile_of_the_active_player() -> None:
    scenario = glen(8)
    for space in range(3, 9):
        scenario.put_on_rondel(space, "")
    scenario.ahead("robert_burns")  # costs a barrel
    scenario.play("forgo robert_burns coin")
    assert pile(scenario) == {"robert_burns": 0}


def dies_discard() -> Scenario:
    """Card 8 has been accepted, then the Die has taken Dornie."""
    scenario = glen(8, players=2)
    for space in range(3, 9):
        scenario.put_on_rondel(space, "")
    for figure, position in enumerate((0, 3, 1)):
        scenario.place(figure, position)
    scenario.put_on_rondel(2, "dornie")
    scenario.put_on_rondel(4, "somerled")
    scenario.begin()
    accept(scenario, 8)
    return scenario


@pytest.mark.rule("GM-C7-Q5")
def test_the_dies_tile_goes_to_nobodys_pile() -> None:
    scenario = dies_discard()
    assert scenario.discarded() == ["dornie"]
    assert pile(scenario) == {"dornie": -1}
    assert scenario.line("great_glen") == [5, 5]


# --- taking tiles back ------------------------------------------------------------------------


def two_discards() -> Scenario:
    """Dornie lies on the pile of seat 0, Applecross on that of seat 1, whose turn is over."""
    scenario = passing(8)
    scenario.put_on_rondel(2, "")
    scenario.place(1, 2)
    scenario.place(2, 4)
    scenario.put_on_rondel(3, "applecross")
    for place, tile in enumerate(("lochridge", "lammermuir", "somerled")):
        scenario.put_on_rondel(5 + place, tile)
    scenario.begin()
    scenario.play("take lochridge", "lay 0.1", "done")
    scenario.play("take lammermuir", "lay 0.1", "done")
    assert pile(scenario) == {"dornie": 0, "applecross": 1}
    scenario.play("take somerled", "claim munro")
    assert scenario.table.actor == 2
    return scenario


@pytest.mark.rule("GM-C7-40", "GM-XCH-10")
def test_munro_takes_a_tile_from_any_players_pile() -> None:
    scenario = two_discards()
    assert scenario.texts("fetch") == ["fetch dornie", "fetch applecross"]
    scenario.play("fetch applecross", "lay 0.1")
    assert scenario.tile_on(2, "0.1") == "applecross"
    assert scenario.discarded() == ["dornie"]


@pytest.mark.rule("GM-C7-Q6")
def test_a_tile_taken_back_makes_its_pile_smaller() -> None:
    scenario = two_discards()
    scenario.play("fetch applecross", "lay 0.1", "done", "council 8")
    scenario.play("vote aye", "vote aye", "vote aye")
    assert pile(scenario) == {"dornie": 0}
    assert scenario.line("great_glen") == [10, 0, 0]


@pytest.mark.rule("GM-C7-Q5", "GM-C7-40")
def test_a_tile_of_the_die_may_be_taken_back_too() -> None:
    scenario = dies_discard()
    scenario.seat(1).coins = 5
    scenario.ahead("robert_i")
    assert scenario.table.actor == 1
    scenario.play("take robert_i", "claim munro", "fetch dornie")
    assert pile(scenario) == {}
    assert scenario.step() == "place"
