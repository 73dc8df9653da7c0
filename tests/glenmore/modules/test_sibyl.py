"""Sibyl MacSponge: turns, players and sources that pay her, and those that do not (GM-C8-54)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.rules.stock import add_points
from ceilidh.games.glenmore.state import PLAY
from tests.glenmore.modules.feast import lay_table, score, won
from tests.glenmore.modules.mobs import at_prison, hire, mobs, working
from tests.glenmore.scenario import Scenario


def gained(scenario: Scenario, seat: int, number: int) -> None:
    """A seat gains points of one source in play."""
    add_points(scenario.state, seat, number, "butcher", PLAY)


@pytest.mark.rule("GM-C8-54")
def test_in_each_turn_again() -> None:
    scenario = working(1, "sibyl_macsponge", ahead=("somerled", "robert_i", "john_knox"))
    gained(scenario, 0, 8)
    gained(scenario, 0, 8)
    assert (scenario.vp(0), scenario.vp(1)) == (15, 1)
    scenario.play("take somerled", "claim macleod")
    assert scenario.table.actor == 1
    gained(scenario, 0, 8)
    assert (scenario.vp(0), scenario.vp(1)) == (22, 2), "another turn"


@pytest.mark.rule("GM-C8-54")
def test_less_than_six_at_a_time_pays_nothing_and_leaves_the_turn_open() -> None:
    scenario = working(1, "sibyl_macsponge", ahead=("somerled",))
    gained(scenario, 0, 5)
    gained(scenario, 0, 5)
    assert (scenario.vp(0), scenario.vp(1)) == (10, 0)
    gained(scenario, 0, 6)
    assert (scenario.vp(0), scenario.vp(1)) == (15, 1)


@pytest.mark.rule("GM-C8-54", "GM-C8-Q17")
def test_what_her_controller_gains_does_not_use_up_the_turn() -> None:
    scenario = working(1, "sibyl_macsponge", ahead=("somerled",))
    gained(scenario, 1, 9)
    assert scenario.vp(1) == 9
    gained(scenario, 0, 9)
    assert (scenario.vp(0), scenario.vp(1)) == (8, 10)


@pytest.mark.rule("GM-C8-54")
def test_in_prison_she_takes_nothing_and_nothing_before_she_is_taken() -> None:
    scenario = mobs("sibyl_macsponge")
    gained(scenario, 0, 9)
    assert [scenario.vp(seat) for seat in range(3)] == [9, 0, 0]
    at_prison(scenario, 2)
    scenario.play("free sibyl_macsponge")
    assert [scenario.vp(seat) for seat in range(3)] == [9, 0, 0]
    gained(scenario, 0, 9)
    assert [scenario.vp(seat) for seat in range(3)] == [17, 0, 1]


@pytest.mark.rule("GM-C8-55")
def test_a_scoring_pays_besides_what_the_turn_has_paid() -> None:
    scenario = working(1, "sibyl_macsponge", ahead=("somerled",))
    gained(scenario, 0, 8)
    add_points(scenario.state, 0, 8, "barrels", 2)
    add_points(scenario.state, 2, 6, "barrels", 2)
    add_points(scenario.state, 2, 5, "persons", 3)
    assert [scenario.vp(seat) for seat in range(3)] == [14, 3, 10]
    gained(scenario, 0, 8)
    assert scenario.vp(1) == 3, "the turn has paid"


@pytest.mark.rule("GM-C8-54", "GM-C8-55")
def test_what_a_scoring_pays_leaves_the_turn_open() -> None:
    scenario = working(1, "sibyl_macsponge", ahead=("somerled",))
    add_points(scenario.state, 0, 8, "barrels", 2)
    gained(scenario, 0, 8)
    assert (scenario.vp(0), scenario.vp(1)) == (14, 2)


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_haggis_and_mobs_every_player_pays_in_a_haggis_scoring() -> None:
    scenario = mobs(modules=("haggis", "penny-mobs"))
    hire(scenario, 1, "sibyl_macsponge")
    lay_table(scenario, 0, "33")
    lay_table(scenario, 2, "22")
    points = [scenario.vp(seat) for seat in range(3)]
    won_by_all = won(score(scenario, "3232"))
    assert won_by_all == [2 * 6, 0, 2 * 4]
    paid = [1, -2, 1]
    assert [scenario.vp(seat) for seat in range(3)] == [
        before + gain - less for before, gain, less in zip(points, won_by_all, paid, strict=True)
    ]
