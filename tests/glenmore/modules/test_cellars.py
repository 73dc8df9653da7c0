"""Ol' Jamey's Single Cask Reserve: buying cellars (GM-C3-20 to 22)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.single_cask.reserve import reserve
from tests.glenmore.modules.cellars import activating, cask, fill, settle
from tests.glenmore.scenario import Scenario


def builder(coins: int, cellars: int = 1, **goods: int) -> Scenario:
    """Seat 0 has goods for a cellar and nothing can be sold or bought; seat 1 has all cellars."""
    scenario = cask()
    fill(scenario, cellars=3, seat=1)
    fill(scenario, cellars=cellars)
    scenario.goods(0, "0.0", **goods)
    scenario.seat(0).coins = coins
    for name in ("wood", "stone"):
        scenario.market(**{name: 3 if name not in goods else 0})
    scenario.begin()
    return scenario


@pytest.mark.rule("GM-C3-20", "GM-C3-21", "GM-C3-22", "GM-C3-Q8")
def test_cellars_are_bought_in_order() -> None:
    scenario = cask()
    scenario.goods(0, "0.0", wood=1)
    scenario.market(stone=0)
    scenario.seat(0).coins = 20
    scenario.begin()
    scenario.play("cellar")
    settle(scenario)
    assert reserve(scenario.state).cellars == (2, 1)
    scenario.play("cellar")
    settle(scenario)
    assert reserve(scenario.state).cellars == (3, 1)
    assert "GM-C3-22" in scenario.why_not("cellar")
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C3-20", "GM-C3-21")
@pytest.mark.parametrize(("cellars", "coins", "name"), [(1, 0, "second"), (2, 2, "third")])
def test_a_cellar_costs_what_its_card_shows(cellars: int, coins: int, name: str) -> None:
    scenario = builder(coins, cellars, wood=1, stone=1)
    assert "cellar" in scenario.texts()
    played = scenario.play("cellar")
    while scenario.step() == "pay":
        played = scenario.play(scenario.texts()[0])
    assert scenario.events(played, "cellar") == [(0, name, 1)]
    assert reserve(scenario.state).cellars == (cellars + 1, 3)
    assert (scenario.seat(0).coins, sum(scenario.seat(0).stock)) == (0, 0)


@pytest.mark.rule("GM-C3-20")
@pytest.mark.parametrize(
    ("cellars", "coins", "goods"),
    [(1, 0, {"wood": 1}), (1, 0, {"stone": 1}), (2, 1, {"wood": 1, "stone": 1})],
)
def test_a_cellar_that_cannot_be_paid_is_not_offered(
    cellars: int, coins: int, goods: dict[str, int]
) -> None:
    scenario = builder(coins, cellars, **goods)
    assert "cellar" not in scenario.texts()
    assert "GM-C3-20" in scenario.why_not("cellar")


@pytest.mark.rule("GM-C3-20")
def test_a_cellar_is_bought_among_the_activations_too() -> None:
    scenario = builder(0, wood=1, stone=1)
    activating(scenario, "glen_albyn")
    scenario.play("cellar")
    settle(scenario)
    assert reserve(scenario.state).cellars == (2, 3)
    assert scenario.step() != "move"


@pytest.mark.rule("GM-C3-20", "GM-ACT-04")
def test_no_cellar_is_bought_inside_an_activation() -> None:
    scenario = builder(20, wood=1, stone=1)
    fill(scenario, 1)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1")
    assert "cellar" not in scenario.texts()


@pytest.mark.rule("GM-C3-20")
def test_no_cellar_is_bought_in_the_turn_of_another() -> None:
    scenario = cask()
    scenario.goods(1, "0.0", wood=1, stone=1)
    scenario.seat(0).coins = 0
    scenario.begin()
    assert scenario.table.actor == 0
    assert "cellar" not in scenario.texts()
