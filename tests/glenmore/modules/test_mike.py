"""Mike McCastle on another Home castle (GM-C8-68 to 72)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import CASTLE_SCOTS
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.removal import remove_tile
from ceilidh.games.glenmore.rules.stock import put_scots, walk_scot
from tests.glenmore.modules.mobs import at_prison, hire, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

MIKE = mobster("mike_mccastle")
VILLAGE, CASTLE = cell_number("0.0"), cell_number("1.0")


def squatting(players: int = 3) -> Scenario:
    """Mike works for seat 0 and stands on the castle of seat 1."""
    scenario = working(0, "mike_mccastle", players=players, ahead=("somerled",))
    scenario.play("squat 2", "recruit")
    return scenario


def counted(scenario: Scenario) -> list[int]:
    """The Scots that count on each Home castle."""
    return [category(scenario.state, seat, CASTLE_SCOTS) for seat in range(3)]


def walked(scenario: Scenario, seat: int, cell: int, target: int) -> None:
    walk_scot(scenario.state, seat, cell, target)
    scenario.table.game.flow.settle(scenario.state)


@pytest.mark.rule("GM-C8-68", "GM-C8-69", "GM-C8-71")
def test_he_is_put_on_a_castle_of_another_player_once() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    assert scenario.texts("squat") == ["squat 2", "squat 3"]
    assert "must go to another player" in scenario.why_not("squat 1")
    assert "no such player" in scenario.why_not("squat 4")
    scenario.play("squat 3", "recruit")
    assert seen(scenario).places[MIKE] == 2
    assert scenario.texts("squat") == []
    assert scenario.why_not("squat 2") == "Mike McCastle cannot be moved. (GM-C8-71)"


@pytest.mark.rule("GM-C8-69")
def test_only_for_his_controller() -> None:
    scenario = working(1, "mike_mccastle", ahead=("somerled",))
    assert scenario.texts("squat") == []
    assert "does not work for you" in scenario.why_not("squat 3")


@pytest.mark.rule("GM-C8-69")
def test_at_once_when_he_is_taken_or_later() -> None:
    scenario = mobs("mike_mccastle", players=4)
    at_prison(scenario, 1)
    scenario.play("free mike_mccastle")
    assert (scenario.step(), scenario.table.actor) == ("squat", 1)
    assert scenario.texts() == ["done", "squat 1", "squat 3", "squat 4"]
    scenario.play("squat 4", "recruit")
    assert seen(scenario).places[MIKE] == 3
    scenario = mobs("mike_mccastle")
    at_prison(scenario, 1)
    scenario.play("free mike_mccastle", "done")
    assert (seen(scenario).places[MIKE], seen(scenario).tokens[MIKE]) == (-1, 1)


@pytest.mark.rule("GM-C8-70")
def test_one_scot_of_the_host_is_not_counted_and_mike_counts_at_home() -> None:
    scenario = working(0, "mike_mccastle", ahead=("somerled",))
    for seat, scots in ((0, 1), (1, 2), (2, 1)):
        scenario.scots(seat, "1.0", scots)
    assert counted(scenario) == [1, 2, 1]
    scenario.play("squat 2", "recruit")
    assert counted(scenario) == [2, 1, 1]


@pytest.mark.rule("GM-C8-70", "GM-C8-Q20")
def test_a_castle_without_scots_counts_nothing_less() -> None:
    assert counted(squatting()) == [1, 0, 0]


@pytest.mark.rule("GM-C8-Q20")
@pytest.mark.parametrize(("owner", "sum_"), [(0, [2, 2, 0]), (1, [1, 4, 0]), (2, [1, 2, 0])])
def test_castle_moil_doubles_what_counts(owner: int, sum_: list[int]) -> None:
    scenario = squatting()
    scenario.scots(1, "1.0", 3)
    scenario.landmark(owner, "castle_moil")
    assert counted(scenario) == sum_


@pytest.mark.rule("GM-C8-72", "GM-C8-Q13", "GM-C8-Q21")
def test_a_scot_that_comes_home_drives_him_off() -> None:
    scenario = squatting()
    supply = scenario.state.seats[0].scots
    walked(scenario, 1, VILLAGE, CASTLE)
    assert seen(scenario).places[MIKE] == 2, "there is but one other castle"
    assert scenario.state.seats[0].scots == supply, "it is the same Scot"
    assert scenario.step() == "move"
    assert counted(scenario) == [1, 1, 0]


@pytest.mark.rule("GM-C8-72")
def test_only_a_scot_of_the_host_on_his_castle_does() -> None:
    scenario = squatting()
    scenario.lay(1, "0.1", "inshriach")
    walked(scenario, 1, VILLAGE, cell_number("0.1"))
    assert seen(scenario).places[MIKE] == 1, "to another tile"
    for seat in (0, 2):
        walked(scenario, seat, VILLAGE, CASTLE)
        assert seen(scenario).places[MIKE] == 1, "to a castle on which he is not"
    walked(scenario, 1, cell_number("0.1"), VILLAGE)
    assert seen(scenario).places[MIKE] == 1
    walked(scenario, 1, VILLAGE, CASTLE)
    assert seen(scenario).places[MIKE] == 2


@pytest.mark.rule("GM-C8-72")
def test_before_he_is_put_nobody_drives_him_off() -> None:
    scenario = working(0, "mike_mccastle", players=4, ahead=("somerled",))
    for seat in range(4):
        walked(scenario, seat, VILLAGE, CASTLE)
        assert scenario.step() == "move"
    assert seen(scenario).places[MIKE] == -1


@pytest.mark.rule("GM-C8-72", "GM-C8-Q13")
def test_with_four_his_controller_must_choose_where_to() -> None:
    scenario = squatting(players=4)
    supply = scenario.state.seats[0].scots
    walked(scenario, 1, VILLAGE, CASTLE)
    assert (scenario.step(), scenario.table.actor) == ("squat", 0)
    assert scenario.texts() == ["squat 3", "squat 4"]
    assert "another player" in scenario.why_not("squat 1")
    assert "is already there" in scenario.why_not("squat 2")
    scenario.play("squat 4")
    assert seen(scenario).places[MIKE] == 3
    assert scenario.step() == "move"
    assert scenario.state.seats[0].scots == supply


@pytest.mark.rule("GM-C8-72")
def test_he_must_go_even_if_his_controller_has_no_other_scot() -> None:
    scenario = squatting(players=4)
    scenario.strip(0)
    scenario.seat(0).scots = 0
    walked(scenario, 1, VILLAGE, CASTLE)
    assert scenario.texts() == ["squat 3", "squat 4"]


@pytest.mark.rule("GM-C8-72", "GM-C8-Q21")
@pytest.mark.parametrize(("scots", "host"), [(1, 2), (0, 1)])
def test_so_does_a_scot_who_is_sent_home_from_a_removed_tile(scots: int, host: int) -> None:
    scenario = squatting()
    scenario.lay(1, "0.1", "inshriach")
    scenario.scots(1, "0.1", scots)
    remove_tile(scenario.state, 1, cell_number("0.1"))
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[MIKE] == host


@pytest.mark.rule("GM-C8-Q21")
def test_a_scot_of_the_supply_does_not() -> None:
    scenario = squatting()
    put_scots(scenario.state, 1, CASTLE, 1, "test")
    scenario.table.game.flow.settle(scenario.state)
    assert seen(scenario).places[MIKE] == 1


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
    cards = GREAT_GLEN.of(scenario.state.rules.components).cards

    def measured() -> list[list[int]]:
        return [[measure(scenario.state, seat, card, 0) for card in cards] for seat in range(3)]

    before = measured()
    scenario.play("squat 2", "recruit")
    after = measured()
    before[0][4] += 1
    assert after == before, "card 5 alone, and for his controller alone"
