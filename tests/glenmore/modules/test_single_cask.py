"""Ol' Jamey's Single Cask Reserve: cellars, barrels in them and ageing (GM-C3-01 to 22)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import STACK_B, STACK_C, STACK_D
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    filled,
    on_floor,
    reserve,
)
from tests.glenmore.modules.cellars import BOX, NAME, activating, cask, fill, gain
from tests.glenmore.scenario import Scenario

# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C3-01", "GM-C3-02", "GM-C3-03", "GM-C3-04")
def test_new_distilleries_and_sales_in_the_stacks() -> None:
    rules = ceilidh.new("glenmore", 3, 1, {"modules": [NAME]}).state.rules
    plain = ceilidh.new("glenmore", 3, 1).state.rules
    assert BOX.chronicle.players == (2, 3, 4)
    present = {TILE.words[tile] for stack in rules.stacks for tile in stack}
    before = {TILE.words[tile] for stack in plain.stacks for tile in stack}
    assert before - present == set(BOX.replaces)
    assert present - before == {tile.id for tile in BOX.tiles}
    for stack, name in ((STACK_B, "sale_b"), (STACK_C, "sale_c"), (STACK_D, "sale_d")):
        assert TILE.index[name] in rules.stacks[stack]
    assert TILE.index["ben_wyvis"] in rules.stacks[STACK_B]
    assert TILE.index["glen_albyn"] in rules.stacks[STACK_C]


@pytest.mark.rule("GM-C3-05")
def test_everybody_has_the_first_cellar() -> None:
    scenario = cask(3)
    assert reserve(scenario.state).cellars == (1, 1, 1)
    assert BOX.cellars[0].spaces == (1, 2, 3)


@pytest.mark.rule("GM-XCH-Q4")
def test_the_end_lies_in_the_middle_of_the_longer_stack() -> None:
    rules = ceilidh.new("glenmore", 2, 1, {"modules": [NAME]}).state.rules
    burial = rules.burial(STACK_D)
    assert burial is not None
    size = len(rules.stacks[STACK_D]) + 1
    assert size == 18
    assert (burial.first, burial.last) == (6, 11)


# --- storing and paying ---------------------------------------------------------------------------


@pytest.mark.rule("GM-C3-11", "GM-C3-Q1")
def test_a_new_barrel_may_go_to_the_leftmost_empty_space() -> None:
    scenario = cask()
    fill(scenario, 1)
    gain(scenario, 1)
    assert scenario.texts() == ["store 0", "store 2"]
    assert "GM-C3-11" in scenario.why_not("store 3")
    scenario.play("store 2")
    assert filled(scenario.state, 0) == [1, 2]


@pytest.mark.rule("GM-C3-12", "GM-C3-Q1", "GM-C3-Q2")
def test_barrels_without_space_lie_on_the_floor() -> None:
    scenario = cask()
    fill(scenario, 1, 2)
    gain(scenario, 3)
    scenario.play("store 0", "store 3")
    assert scenario.step() == "move"
    assert on_floor(scenario.state, 0) == 2


@pytest.mark.rule("GM-C3-10", "GM-XCH-09")
def test_barrels_in_cellars_count_as_barrels() -> None:
    scenario = cask()
    fill(scenario, 1, 3, floor=2)
    assert scenario.line("barrels")[0] > 0
    assert scenario.seat(0).barrels == 4


@pytest.mark.rule("GM-C3-10", "GM-C3-13")
def test_a_barrel_is_paid_from_any_space() -> None:
    tile = next(t for t in load(None).tiles if t.cost[5] == 1 and t.kind == 0 and not t.overlay)
    scenario = cask(ahead=(tile.id,))
    fill(scenario, 1, 3, floor=1)
    for name in ("wood", "stone", "barley", "sheep", "cattle"):
        scenario.goods(0, "0.0" if name in ("wood", "stone", "barley") else "1.0", **{name: 1})
    scenario.seat(0).coins = 20
    scenario.begin()
    scenario.play(f"take {tile.id}")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    assert scenario.texts("tap") == ["tap 0", "tap 1", "tap 3"]
    assert "GM-C3-13" in scenario.why_not("tap 2")
    scenario.play("tap 3")
    assert filled(scenario.state, 0) == [1]
    assert on_floor(scenario.state, 0) == 1


# --- ageing ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C3-14", "GM-C3-15", "GM-C3-Q3", "GM-C3-17", "GM-EX-28")
def test_a_slash_lets_choose_ageing() -> None:
    scenario = cask()
    fill(scenario, 2, 3, floor=1)
    scenario.goods(0, "0.0", barley=1)
    activating(scenario, "ben_wyvis")
    scenario.play("activate 0.1")
    assert scenario.texts("way") == ["way 1", "way 3"]
    scenario.play("way 3")
    assert scenario.texts() == ["done", "age 0"]
    assert "GM-C3-15" in scenario.why_not("age 2")
    assert "GM-C3-16" in scenario.why_not("age 3")
    assert "GM-C3-14" in scenario.why_not("age 1")
    scenario.play("age 0")
    assert filled(scenario.state, 0) == [1, 2, 3]
    assert scenario.seat(0).barrels == 3
    assert sum(scenario.seat(0).stock) == 1


@pytest.mark.rule("GM-C3-16")
def test_a_barrel_moves_on_into_the_next_cellar() -> None:
    scenario = cask()
    fill(scenario, 3, cellars=2)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1", "age 3")
    assert filled(scenario.state, 0) == [4]


@pytest.mark.rule("GM-C3-18", "GM-EX-27", "GM-C3-11")
def test_barley_and_wood_give_a_barrel_and_a_move() -> None:
    scenario = cask()
    scenario.goods(0, "0.0", barley=1, wood=1)
    activating(scenario, "pulteney_sc")
    scenario.play("activate 0.1")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    assert scenario.step() == "store barrels"
    scenario.play("store 1", "age 1")
    assert filled(scenario.state, 0) == [2]
    assert (scenario.seat(0).barrels, sum(scenario.seat(0).stock)) == (1, 0)


@pytest.mark.rule("GM-C3-14")
def test_two_moves_may_be_of_one_barrel_and_are_optional() -> None:
    scenario = cask()
    fill(scenario, 1)
    activating(scenario, "glenlochy_sc", "-1.0")
    scenario.play("activate -1.0", "way 3", "age 1", "age 2")
    assert filled(scenario.state, 0) == [3]
    scenario = cask()
    fill(scenario, 1)
    activating(scenario, "glenlochy_sc", "-1.0")
    scenario.play("activate -1.0", "way 3", "done")
    assert filled(scenario.state, 0) == [1]


@pytest.mark.rule("GM-C3-15")
def test_a_tile_that_could_move_nothing_is_not_activated() -> None:
    scenario = cask()
    activating(scenario, "glen_albyn")
    assert "activate 0.1" not in scenario.texts()
    assert "can move on" in scenario.why_not("activate 0.1")


@pytest.mark.rule("GM-C3-Q9")
def test_macgregor_takes_points_for_the_barrel_and_the_ageing_stays() -> None:
    scenario = cask()
    scenario.clan(0, "macgregor")
    fill(scenario, 1)
    scenario.goods(0, "0.0", barley=1, wood=1)
    activating(scenario, "pulteney_sc")
    scenario.play("activate 0.1", "way 2")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    assert scenario.step() == "age barrels"
    assert scenario.vp(0) > 0
    assert scenario.seat(0).barrels == 1
    scenario = cask()
    scenario.clan(0, "macgregor")
    fill(scenario, 1)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1")
    assert scenario.step() == "age barrels"


# --- cellars --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C3-20", "GM-C3-21", "GM-C3-22", "GM-C3-Q8")
def test_cellars_are_bought_in_order() -> None:
    scenario = cask()
    scenario.goods(0, "0.0", wood=1)
    scenario.market(stone=0)
    scenario.seat(0).coins = 20
    scenario.begin()
    scenario.play("cellar")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    assert reserve(scenario.state).cellars == (2, 1)
    scenario.play("cellar")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    assert reserve(scenario.state).cellars == (3, 1)
    assert "GM-C3-22" in scenario.why_not("cellar")
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C3-20")
def test_a_cellar_that_cannot_be_paid_is_not_offered() -> None:
    scenario = cask()
    scenario.seat(0).coins = 0
    scenario.begin()
    assert "cellar" not in scenario.texts()
    assert "GM-C3-20" in scenario.why_not("cellar")


# --- together with the Dragon Boat Races ----------------------------------------------------------


@pytest.mark.rule("GM-XCH-09", "GM-XCH-01")
def test_dragon_boats_and_single_cask_the_winners_barrel_comes_into_the_cellar() -> None:
    scenario = Scenario(2, modules=["dragon-boats", NAME])
    gain(scenario, 1)
    assert scenario.step() == "store barrels"
    rules = scenario.state.rules
    for name in ("ship_builder_b", "sale_b", "ben_wyvis"):
        assert TILE.index[name] in rules.stacks[STACK_B]
    burial = rules.burial(STACK_B)
    assert burial is not None
    assert burial.last == (len(rules.stacks[STACK_B]) + 1) // 3 - 1 == 6
