"""The end of the boat race: who comes home when, result cards, and Last cards (GM-C1-18 to 27)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.kernel.table import Played
from tests.glenmore.modules.arrange import on_rondel
from tests.glenmore.modules.regattas import at, before_home, put_boat, race, row, tokens
from tests.glenmore.scenario import Scenario


def bare(players: int) -> Scenario:
    """A race in which no castle has a token."""
    scenario = race(players)
    for stop in regatta(scenario.state).course:
        tokens(scenario, stop)
    return scenario


def finish(scenario: Scenario, seat: int) -> Played:
    before_home(scenario, seat)
    row(scenario, 1, seat)
    return scenario.play("sail")


def results(scenario: Scenario, *seats: int) -> list[tuple[int, str]]:
    """The result cards that are given when these boats come home."""
    found: list[tuple[int, str]] = []
    for seat in seats:
        played = finish(scenario, seat)
        found += [(who, card) for who, card, _ in scenario.events(played, "result")]
    return found


@pytest.mark.rule("GM-C1-20", "GM-C1-21", "GM-C1-22", "GM-C1-23", "GM-C1-24")
def test_results_of_four_players() -> None:
    scenario = bare(4)
    assert results(scenario, 2, 0) == [(2, "winner"), (0, "second")]
    part = regatta(scenario.state)
    assert (part.home, part.beaten) == ((2, 0), 0), "two are still racing"
    assert results(scenario, 3) == [(3, "third"), (1, "last")]
    assert [scenario.vp(seat) for seat in range(4)] == [10, 0, 15, 5]
    assert [scenario.seat(seat).barrels for seat in range(4)] == [0, 0, 1, 0]
    part = regatta(scenario.state)
    assert (part.home, part.beaten) == ((2, 0, 3), 1 << 1)


@pytest.mark.rule("GM-C1-20", "GM-C1-23", "GM-C1-24", "GM-EXD-04", "GM-C1-Q10")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_other_is_last_at_once(seat: int) -> None:
    scenario = race()
    other = 1 - seat
    tokens(scenario, seat)
    put_boat(scenario, other, 2, 3)
    assert results(scenario, seat) == [(seat, "winner"), (other, "last")]
    assert at(scenario, other) == (other, CASTLE_CELL)
    part = regatta(scenario.state)
    assert (part.home, part.beaten) == ((seat,), 1 << other)
    assert (scenario.vp(seat), scenario.vp(other)) == (15, 0), "the second gets no card besides"
    assert (scenario.seat(seat).barrels, scenario.seat(other).barrels) == (1, 0)
    assert scenario.step() != "take reward"
    row(scenario, 1, other)
    assert "sail" not in scenario.texts()
    assert "GM-C1-23" in scenario.why_not("sail")


@pytest.mark.rule("GM-C1-21", "GM-C1-23", "GM-C1-24")
def test_with_three_players_there_is_no_third_card() -> None:
    scenario = bare(3)
    assert results(scenario, 1) == [(1, "winner")]
    assert regatta(scenario.state).beaten == 0
    assert results(scenario, 2) == [(2, "second"), (0, "last")]
    assert [scenario.vp(seat) for seat in range(3)] == [0, 15, 10]
    part = regatta(scenario.state)
    assert (part.home, part.beaten) == ((1, 2), 1)


@pytest.mark.rule("GM-C1-18", "GM-C1-19")
def test_a_lap_ends_at_the_own_castle_alone() -> None:
    scenario = bare(3)
    put_boat(scenario, 0, 1, VILLAGE_CELL)
    row(scenario, 2)
    scenario.play("sail")
    assert at(scenario) == (2, CASTLE_CELL)
    scenario.play("sail")
    assert regatta(scenario.state).home == (), "the castle of another player was passed"
    scenario = bare(3)
    row(scenario, 1)
    scenario.play("sail")
    assert regatta(scenario.state).home == (), "the boat has only set out"


@pytest.mark.rule("GM-C1-19")
def test_a_boat_that_is_home_stays_there() -> None:
    scenario = race(3)
    tokens(scenario, 0)
    finish(scenario, 0)
    row(scenario, 2)
    assert "sail" not in scenario.texts()
    assert "GM-C1-19" in scenario.why_not("sail")
    row(scenario, 2, 1)
    assert "sail" in scenario.texts(), "the others sail on"


@pytest.mark.rule("GM-C1-25", "GM-C1-26", "GM-C1-Q9", "GM-XCH-07")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(
    ("armadale", "coins", "worth", "usual"),
    [(False, 11, 0, 11), (True, 11, 16, 19), (True, 8, 16, 16), (True, 5, 10, 10)],
)
def test_coins_of_the_last_player(
    last: int, armadale: bool, coins: int, worth: int, usual: int
) -> None:
    scenario = bare(2)
    finish(scenario, 1 - last)
    for seat in (0, 1):
        scenario.seat(seat).coins = coins
        if armadale:
            scenario.landmark(seat, "armadale_castle")
    lines = ("coins", "landmark_effects", "last_card")
    assert sum(scenario.line(name)[last] for name in lines) == worth
    assert sum(scenario.line(name)[1 - last] for name in lines) == usual


@pytest.mark.rule("GM-C1-25")
def test_coins_count_until_there_is_a_last_card() -> None:
    scenario = bare(3)
    assert scenario.line("last_card") == [0, 0, 0]
    finish(scenario, 0)
    assert scenario.line("last_card") == [0, 0, 0], "two are still racing"


def over(home: tuple[int, ...], started: bool = True) -> Scenario:
    """A game of three whose pawns all stop on The End; some boats are home."""
    scenario = race(3, started=started)
    for position in range(14):
        scenario.put_on_rondel(position, "")
    on_rondel(scenario, 0)
    scenario.state.keep(regatta(scenario.state).arrived(home, 0))
    scenario.put_on_rondel(5, "the_end")
    scenario.begin()
    for seat in range(3):
        scenario.seat(seat).coins = 4
    for _ in range(3):
        played = scenario.play("end")
    assert scenario.table.actor is None
    cards = [seat for seat, card, _ in scenario.events(played, "result") if card == "last"]
    assert cards == [seat for seat in range(3) if seat not in home]
    kinds = [event.kind for event in played.events]
    assert kinds.index("result") < kinds.index("scoring"), "before the last scoring phase"
    return scenario


@pytest.mark.rule("GM-C1-27", "GM-C1-25", "GM-XCH-Q2")
@pytest.mark.parametrize("home", [(), (0,), (1,), (2,)])
def test_whoever_is_not_home_at_the_end_gets_a_last_card(home: tuple[int, ...]) -> None:
    scenario = over(home)
    part = regatta(scenario.state)
    late = [seat for seat in range(3) if seat not in home]
    assert part.beaten == sum(1 << seat for seat in late)
    assert part.home == home, "nobody else comes home by that"
    assert scenario.line("last_card") == [-4 if seat in late else 0 for seat in range(3)]
    assert part.boats == tuple((seat, CASTLE_CELL) for seat in range(3))
    assert [scenario.vp(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("GM-C1-27")
def test_also_if_the_race_has_never_started() -> None:
    assert regatta(over((), started=False).state).beaten == 0b111


@pytest.mark.rule("GM-C1-27", "GM-XCH-Q2")
def test_no_result_is_given_twice_in_a_whole_game() -> None:
    options: dict[str, object] = {"modules": ["dragon-boats"], "introductory": True}
    table = ceilidh.new("glenmore", 3, 5, options)
    while table.actor is not None:
        table.play(table.legal()[0])
    part = regatta(table.state)
    assert sorted([*part.home, *[s for s in range(3) if part.beaten >> s & 1]]) == [0, 1, 2]
    assert part.beaten
