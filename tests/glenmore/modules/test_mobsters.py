"""Sibyl MacSponge takes points of others (GM-C8-54, 55)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.rules.stock import add_points
from ceilidh.games.glenmore.state import PLAY
from tests.glenmore.modules.mobs import working

# --- Sibyl MacSponge --------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-54", "GM-C8-Q17")
@pytest.mark.parametrize(("gains", "paid"), [((5,), 0), ((6,), 1), ((8, 9), 1), ((3, 4), 0)])
def test_once_in_a_turn_one_of_six(gains: tuple[int, ...], paid: int) -> None:
    scenario = working(1, "sibyl_macsponge")
    for number in gains:
        add_points(scenario.state, 0, number, "butcher", PLAY)
    assert (scenario.vp(0), scenario.vp(1)) == (sum(gains) - paid, paid)


@pytest.mark.rule("GM-C8-Q17")
def test_she_takes_nothing_from_her_controller() -> None:
    scenario = working(1, "sibyl_macsponge")
    add_points(scenario.state, 1, 8, "butcher", PLAY)
    assert scenario.vp(1) == 8


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_in_scoring_phases_every_time() -> None:
    scenario = working(1, "sibyl_macsponge")
    for which in range(3):
        add_points(scenario.state, 0, 8, "barrels", which)
    assert (scenario.vp(0), scenario.vp(1)) == (21, 3)


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_and_from_items_of_the_final_scoring() -> None:
    scenario = working(1, "sibyl_macsponge")
    before = scenario.line("mobsters")
    scenario.seat(0).coins = 9
    assert scenario.line("mobsters") == [before[0] - 1, before[1] + 1, before[2]]
