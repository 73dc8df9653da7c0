"""The start of the boat race: who starts it, when, and what becomes of the tile (GM-C1-10, 11)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.grid import VILLAGE_CELL
from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.modules.hammer.track import England, figure_of
from ceilidh.games.glenmore.rules.rondel import discard_passed
from tests.glenmore.modules.arrange import on_rondel
from tests.glenmore.modules.regattas import at, race, row
from tests.glenmore.scenario import Scenario


def at_the_start(players: int = 2, first: int = 0) -> Scenario:
    """The pawns stand before the Race Start, seat 0 last; beyond it lies a free person."""
    scenario = race(players, started=False)
    on_rondel(scenario, first)
    figures = len(scenario.state.places)
    for position in range(14):
        scenario.put_on_rondel(position, "")
    scenario.put_on_rondel(first + figures, "lammermuir")
    scenario.put_on_rondel(first + figures + 1, "race_start")
    scenario.put_on_rondel(first + figures + 2, "somerled")
    scenario.put_on_rondel(first + figures + 3, "robert_i")
    scenario.begin()
    return scenario


def started(scenario: Scenario) -> bool:
    return regatta(scenario.state).started


@pytest.mark.rule("GM-C1-10", "GM-C1-11")
@pytest.mark.parametrize("first", [0, 8, 9, 10, 11, 12, 13])
def test_the_first_pawn_that_passes_starts_the_race_for_all(first: int) -> None:
    scenario = at_the_start(3, first)
    assert not started(scenario)
    played = scenario.play("take somerled")
    assert [event.kind for event in played.events if event.kind == "race"] == ["race"]
    assert started(scenario)
    for seat in range(3):
        row(scenario, 1, seat)
        scenario.play("sail")
        assert at(scenario, seat) == (seat, VILLAGE_CELL)


@pytest.mark.rule("GM-C1-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_pawn_can_start_it(seat: int) -> None:
    scenario = at_the_start(3)
    for other in range(3):
        scenario.place(other, (other - seat) % 3)
    scenario.begin()
    assert scenario.table.actor == seat
    scenario.play("take somerled")
    assert started(scenario)


@pytest.mark.rule("GM-C1-10")
@pytest.mark.parametrize(("space", "goal"), [(1, 5), (2, 5), (2, 12), (11, 12), (1, 12)])
def test_wherever_it_lies_on_the_way(space: int, goal: int) -> None:
    """Right before the pawn, right before its goal, or anywhere between."""
    scenario = race(3, started=False)
    for position in range(14):
        scenario.put_on_rondel(position, "")
    for seat, position in enumerate((0, 3, 4)):
        scenario.place(seat, position)
    scenario.put_on_rondel(space, "race_start")
    scenario.put_on_rondel(goal, "somerled")
    scenario.begin()
    scenario.play("take somerled")
    assert started(scenario)


@pytest.mark.rule("GM-C1-10")
def test_a_pawn_that_stays_before_it_or_is_past_it_starts_nothing() -> None:
    scenario = at_the_start(3)
    scenario.play("take lammermuir", "lay 0.1", "done")
    assert not started(scenario), "it stopped right before the tile"
    scenario = at_the_start(3)
    for seat in range(3):
        scenario.place(seat, 5 + seat)
    scenario.put_on_rondel(9, "somerled")
    scenario.put_on_rondel(10, "robert_i")
    scenario.put_on_rondel(5, "")
    scenario.put_on_rondel(4, "race_start")
    scenario.begin()
    scenario.play("take somerled")
    assert not started(scenario), "the tile lies behind the pawn"


@pytest.mark.rule("GM-C1-10")
def test_only_the_first_pawn_starts_it() -> None:
    scenario = at_the_start(3)
    scenario.play("take somerled", "claim macleod")
    assert scenario.table.actor == 1
    played = scenario.play("take robert_i")
    assert [event for event in played.events if event.kind == "race"] == []
    assert started(scenario)


@pytest.mark.rule("GM-C1-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_boat_moves_before(seat: int) -> None:
    scenario = race(started=False)
    row(scenario, 2, seat)
    assert "sail" not in scenario.texts()
    assert "GM-C1-11" in scenario.why_not("sail")


@pytest.mark.rule("GM-C1-Q2")
def test_no_pawn_stops_on_race_start_and_it_leaves_the_game() -> None:
    scenario = at_the_start()
    assert "take race_start" not in scenario.texts()
    assert "cannot stop" in scenario.why_not("take race_start")
    for figure, place in enumerate((3, 7, 8)):
        scenario.place(figure, place)
    discard_passed(scenario.state, 0)
    assert "race_start" in scenario.on_rondel(), "one figure is still behind it"
    scenario.place(0, 6)
    discard_passed(scenario.state, 0)
    assert "race_start" not in scenario.discarded()
    assert "race_start" not in scenario.on_rondel()


@pytest.mark.rule("GM-C1-10", "GM-C1-Q3", "GM-XCH-02")
def test_the_die_neither_starts_the_race_nor_takes_the_tile() -> None:
    scenario = race(started=False, players=2)
    for figure, place in ((0, 8), (1, 9), (2, 0)):
        scenario.place(figure, place)
    scenario.state.front = 13
    for position, name in ((1, "race_start"), (2, "ship_builder_b"), (3, "somerled")):
        scenario.put_on_rondel(position, name)
    for position in (4, 5, 6, 7):
        scenario.put_on_rondel(position, "")
    scenario.begin()
    assert not started(scenario)
    assert scenario.discarded()[:1] == ["somerled"]
    assert scenario.state.places[2] >= 3


@pytest.mark.rule("GM-C1-10", "GM-C1-Q3")
def test_the_englishman_starts_no_race_either() -> None:
    scenario = race(3, started=False, modules=("dragon-boats", "hammer"))
    state = scenario.state
    for position in range(14):
        scenario.put_on_rondel(position, "")
    scenario.place(figure_of(state), 0)
    for seat in range(3):
        scenario.place(seat, 5 + seat)
    state.keep(England(1, 1))
    scenario.put_on_rondel(2, "race_start")
    scenario.put_on_rondel(3, "lammermuir")
    scenario.begin()
    scenario.play("banish lammermuir")
    assert state.places[figure_of(state)] == 3
    assert not started(scenario)


@pytest.mark.rule("GM-C1-Q4")
def test_the_movement_of_that_very_turn_may_be_used() -> None:
    scenario = at_the_start()
    scenario.put_on_rondel(5, "halkirk")
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.begin()
    scenario.play("take halkirk")
    while scenario.step() != "activation":
        scenario.play(scenario.texts()[0])
    scenario.play("activate 0.0")
    assert "sail" in scenario.texts()
