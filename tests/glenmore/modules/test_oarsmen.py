"""Calum McQuack and Bully McMuscle in the race: Chronicles 1 and 8 (GM-C8-80 to 84)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.dragon_boats.course import ahead
from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster, put
from tests.glenmore.modules.mobs import at_prison, hire, mobs, seen
from tests.glenmore.modules.regattas import at, put_boat, race, row, tokens
from tests.glenmore.scenario import Scenario

CALUM, BULLY = "calum_mcquack", "bully_mcmuscle"


def regatta_with(name: str, movement: int, seat: int = 0, players: int = 3) -> Scenario:
    """An oarsman works for a seat; seat 0 has movement points."""
    scenario = race(players, modules=("dragon-boats", "penny-mobs"))
    hire(scenario, seat, name)
    row(scenario, movement)
    return scenario


def next_to(scenario: Scenario, seat: int, other: int) -> None:
    """The boat of one seat is put where that of another is."""
    put_boat(scenario, other, *at(scenario, seat))


def in_front(scenario: Scenario, *others: int) -> None:
    """The boats of others lie one tile before that of seat 0."""
    spot = ahead(scenario.state, regatta(scenario.state), 0)
    for other in others:
        put_boat(scenario, other, *spot)


@pytest.mark.rule("GM-C8-80", "GM-C8-Q22", "GM-C8-Q24")
def test_boats_and_mobs_calum_gives_a_penny_to_whom_his_boat_passes() -> None:
    scenario = regatta_with(CALUM, 3)
    in_front(scenario, 1, 2)
    scenario.play("sail")
    assert scenario.step() == "activation"  # on their tile nobody has passed anybody
    scenario.play("sail")
    assert scenario.texts() == ["done", "slip 2"]
    assert "GM-C8-Q22" in scenario.why_not("slip 3")
    scenario.play("slip 2")
    assert scenario.texts() == ["done", "slip 3"]
    scenario.play("done")
    assert seen(scenario).minus == (6, 8, 7)
    assert scenario.line("mobsters")[1] == -8


@pytest.mark.rule("GM-C8-80")
def test_boats_and_mobs_calum_gives_a_penny_to_whom_passes_his_boat() -> None:
    scenario = regatta_with(CALUM, 2, seat=2)
    next_to(scenario, 0, 2)
    scenario.play("sail")
    assert scenario.table.actor == 2
    scenario.play("slip 1")
    assert seen(scenario).minus == (8, 7, 6)
    assert scenario.table.actor == 0
    assert scenario.step() == "activation"


@pytest.mark.rule("GM-C8-80")
@pytest.mark.parametrize(("pennies", "asked"), [(0, 0), (1, 2)])
def test_boats_and_mobs_nobody_is_asked_without_a_penny_that_costs(
    pennies: int, asked: int
) -> None:
    scenario = regatta_with(CALUM, 2, seat=2)
    part = seen(scenario).copy()
    part.minus, part.plus = put(part.minus, 2, pennies), put(part.plus, 2, 7 - pennies)
    scenario.state.keep(part)
    next_to(scenario, 0, 2)
    scenario.play("sail")
    assert scenario.table.actor == asked


@pytest.mark.rule("GM-C8-83", "GM-C8-Q22", "GM-C8-Q23")
def test_boats_and_mobs_bully_passes_other_boats_for_nothing() -> None:
    scenario = regatta_with(BULLY, 1)
    in_front(scenario, 1)
    scenario.play("sail")
    assert scenario.state.movement == 0  # who stops beside a boat has paid for the tile
    first = at(scenario)
    scenario.play("sail")
    assert at(scenario) != first
    assert scenario.state.movement == 0
    assert "sail" not in scenario.texts()


@pytest.mark.rule("GM-C8-83", "GM-C8-Q23")
def test_boats_and_mobs_a_tile_of_an_earlier_turn_is_paid() -> None:
    scenario = regatta_with(BULLY, 1)
    in_front(scenario, 1)
    scenario.play("sail", "done")
    scenario.play(scenario.texts("take")[0])
    row(scenario, 1)
    scenario.play("sail")
    assert scenario.state.movement == 0
    assert "sail" not in scenario.texts()


@pytest.mark.rule("GM-C8-83")
def test_boats_and_mobs_only_his_controller_passes_so() -> None:
    scenario = regatta_with(BULLY, 1, seat=1)
    in_front(scenario, 2)
    scenario.play("sail")
    assert "sail" not in scenario.texts()


def sail_to_castle(scenario: Scenario) -> None:
    """Past boats that nobody is given a Penny for."""
    while scenario.step() != "take reward":
        scenario.play("done" if scenario.step() == "slip penny" else "sail")


def at_castle(name: str, *lying: str) -> Scenario:
    """The boat of seat 0 comes to the castle of the next river, where these tokens lie."""
    scenario = regatta_with(name, 9, players=4)
    tokens(scenario, 1, *lying)
    sail_to_castle(scenario)
    return scenario


@pytest.mark.rule("GM-C8-81", "GM-C8-82", "GM-C8-84", "GM-RND-12")
@pytest.mark.parametrize("name", [CALUM, BULLY])
def test_boats_and_mobs_once_in_the_game_a_second_reward_is_drawn(name: str) -> None:
    scenario = at_castle(name, "coins", "whisky")
    coins, barrels = scenario.seat().coins, scenario.seat().barrels
    scenario.play("reward coins")
    assert scenario.texts() == ["done", "grab"]
    scenario.play("grab")
    assert scenario.seat().coins > coins
    assert scenario.seat().barrels > barrels
    assert regatta(scenario.state).lying(1) == 0
    assert seen(scenario).tokens[mobster(name)] == 0
    tokens(scenario, 2, "coins", "whisky")
    sail_to_castle(scenario)
    scenario.play("reward coins")
    assert scenario.texts("grab") == []


@pytest.mark.rule("GM-C8-81", "GM-C8-84")
def test_boats_and_mobs_no_second_reward_without_a_first_or_without_tokens() -> None:
    scenario = at_castle(CALUM, "coins", "whisky")
    scenario.play("done")
    assert scenario.texts("grab") == []
    alone = at_castle(CALUM, "coins")
    alone.play("reward coins")
    assert alone.texts("grab") == []


@pytest.mark.rule("GM-RND-12")
def test_boats_and_mobs_the_second_reward_is_drawn_by_chance_and_stands_in_the_record() -> None:
    drawn = set()
    for seed in range(12):
        scenario = at_castle(CALUM, "coins", "whisky", "scot")
        scenario.state.rng = seed * 7919
        scenario.play("reward coins")
        played = scenario.play("grab")
        drawn.update([event.thing for event in played.events if event.kind == "reward"])
        assert played.outcomes
    assert drawn == {"whisky", "scot"}


@pytest.mark.rule("GM-C8-Q24")
def test_boats_and_mobs_a_given_penny_can_be_put_on_a_mobster() -> None:
    scenario = regatta_with(CALUM, 2)
    part = seen(scenario).copy()
    part.prison, part.bail = (mobster("joe_mcduff"),), (14,)
    part.minus = (7, 0, 0)
    scenario.state.keep(part)
    next_to(scenario, 0, 1)
    scenario.play("sail", "slip 2")
    assert seen(scenario).minus == (6, 1, 0)
    at_prison(scenario, 1)
    assert "bribe joe_mcduff" in scenario.texts()
    scenario.play("bribe joe_mcduff")
    assert (seen(scenario).minus, seen(scenario).bail) == ((6, 0, 0), (15,))


@pytest.mark.rule("GM-C8-80")
def test_boats_and_mobs_other_boats_that_pass_each_other_are_nothing_to_calum() -> None:
    scenario = regatta_with(CALUM, 2, seat=2)
    next_to(scenario, 0, 1)
    assert at(scenario, 2) != at(scenario, 0)
    scenario.play("sail")
    assert (scenario.table.actor, scenario.step()) == (0, "activation")
    scenario = mobs(CALUM, modules=("dragon-boats", "penny-mobs"))
    scenario.state.keep(regatta(scenario.state).start())
    next_to(scenario, 0, 1)
    row(scenario, 2)
    scenario.play("sail")
    assert scenario.step() == "activation", "he is in prison"


@pytest.mark.rule("GM-C8-80", "GM-C8-Q22")
def test_boats_and_mobs_a_boat_that_comes_to_another_has_not_passed_it() -> None:
    scenario = regatta_with(CALUM, 2, seat=2)
    in_front(scenario, 2)
    scenario.play("sail")
    assert scenario.table.actor == 0
    scenario.play("sail")
    assert (scenario.table.actor, scenario.texts()) == (2, ["done", "slip 1"])


@pytest.mark.rule("GM-C8-83")
def test_boats_and_mobs_an_empty_tile_costs_bully_a_point() -> None:
    scenario = regatta_with(BULLY, 2)
    scenario.play("sail")
    assert scenario.state.movement == 1
    scenario.play("sail")
    assert scenario.state.movement == 0
    assert "sail" not in scenario.texts()


@pytest.mark.rule("GM-C8-83", "GM-C8-Q23")
def test_boats_and_mobs_the_tile_on_which_his_boat_begins_is_not_passed() -> None:
    scenario = regatta_with(BULLY, 1)
    next_to(scenario, 0, 1)
    scenario.play("sail")
    assert scenario.state.movement == 0, "it was entered in no turn of his"
    assert "sail" not in scenario.texts()


@pytest.mark.rule("GM-C8-83", "GM-C8-Q23")
def test_boats_and_mobs_one_point_carries_it_past_boats_on_tiles_in_a_row() -> None:
    scenario = regatta_with(BULLY, 1)
    in_front(scenario, 1)
    scenario.play("sail")
    next_spot = ahead(scenario.state, regatta(scenario.state), 0)
    put_boat(scenario, 2, *next_spot)
    scenario.play("sail")
    assert at(scenario) == next_spot
    if scenario.step() == "take reward":
        scenario.play("done")
    scenario.play("sail")
    assert at(scenario) != next_spot
    assert "sail" not in scenario.texts()


@pytest.mark.rule("GM-C8-81", "GM-C8-84")
def test_boats_and_mobs_the_second_reward_is_optional_and_only_for_their_controller() -> None:
    scenario = at_castle(CALUM, "coins", "whisky")
    scenario.play("reward coins", "done")
    assert seen(scenario).tokens[mobster(CALUM)] == 1
    assert regatta(scenario.state).lying(1) == 1
    scenario = regatta_with(CALUM, 9, seat=1, players=4)
    tokens(scenario, 1, "coins", "whisky")
    sail_to_castle(scenario)
    scenario.play("reward coins")
    assert scenario.texts("grab") == []


@pytest.mark.rule("GM-C8-81", "GM-C8-84")
def test_boats_and_mobs_one_second_reward_a_visit_even_with_both() -> None:
    scenario = regatta_with(CALUM, 9, players=4)
    hire(scenario, 0, BULLY)
    tokens(scenario, 1, "coins", "whisky", "scot")
    sail_to_castle(scenario)
    scenario.play("reward coins", "grab")
    assert scenario.texts("grab") == []
    left = [seen(scenario).tokens[mobster(name)] for name in (CALUM, BULLY)]
    assert sorted(left) == [0, 1], "the other may at another castle"
