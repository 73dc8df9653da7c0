"""Ol' Jamey's Single Cask Reserve: set-up, and barrels in cellars (GM-C3-01 to 13)."""

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
from tests.glenmore.modules.cellars import BOX, NAME, cask, fill, gain
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


@pytest.mark.rule("GM-C3-11", "GM-C3-Q1")
def test_each_new_barrel_is_stored_once() -> None:
    scenario = cask()
    gain(scenario, 2)
    played = scenario.play("store 0")
    assert scenario.events(played, "cask") == [], "the floor is where it came to"
    assert scenario.texts() == ["store 0", "store 1"]
    scenario.play("store 1")
    assert scenario.step() == "move"
    assert (filled(scenario.state, 0), on_floor(scenario.state, 0)) == ([1], 1)
    assert filled(scenario.state, 1) == []


@pytest.mark.rule("GM-C3-12", "GM-C3-11")
def test_only_the_first_cellar_takes_new_barrels() -> None:
    scenario = cask()
    fill(scenario, 1, 2, 3, cellars=3)
    gain(scenario, 1)
    assert scenario.step() == "move", "nothing is asked: it lies on the floor"
    assert filled(scenario.state, 0) == [1, 2, 3]
    assert on_floor(scenario.state, 0) == 1


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


def pay(scenario: Scenario, number: int, seat: int = 0) -> None:
    """Barrels of a seat are paid."""
    gain(scenario, -number, seat)


@pytest.mark.rule("GM-C3-13")
def test_each_paid_barrel_is_taken_once() -> None:
    scenario = cask()
    fill(scenario, 1, 3, floor=1)
    pay(scenario, 2)
    assert scenario.texts() == ["tap 0", "tap 1", "tap 3"]
    played = scenario.play("tap 0")
    assert scenario.events(played, "cask") == [], "the cellar is as it was"
    assert scenario.texts() == ["tap 1", "tap 3"]
    scenario.play("tap 1")
    assert scenario.step() == "move"
    assert (filled(scenario.state, 0), on_floor(scenario.state, 0)) == ([3], 0)


@pytest.mark.rule("GM-C3-13")
def test_a_barrel_of_the_floor_may_stay_there() -> None:
    scenario = cask()
    fill(scenario, 2, floor=1)
    pay(scenario, 1)
    assert scenario.texts() == ["tap 0", "tap 2"]
    scenario.play("tap 2")
    assert (filled(scenario.state, 0), on_floor(scenario.state, 0)) == ([], 1)


@pytest.mark.rule("GM-C3-13")
@pytest.mark.parametrize(("spaces", "floor", "number"), [((1, 3), 0, 2), ((), 2, 1), ((2,), 0, 1)])
def test_nothing_is_asked_where_there_is_no_choice(
    spaces: tuple[int, ...], floor: int, number: int
) -> None:
    scenario = cask()
    fill(scenario, 1, 2, floor=3, seat=1)
    fill(scenario, *spaces, floor=floor)
    pay(scenario, number)
    assert scenario.step() == "move"
    assert filled(scenario.state, 0) == []
    assert on_floor(scenario.state, 0) == len(spaces) + floor - number
    assert filled(scenario.state, 1) == [1, 2], "those of others stay"


@pytest.mark.rule("GM-C3-13")
@pytest.mark.parametrize("first", ["tap 0", "tap 1"])
def test_nothing_more_is_asked_once_one_kind_is_left(first: str) -> None:
    scenario = cask()
    fill(scenario, 1, floor=1)
    pay(scenario, 2)
    scenario.play(first)
    assert scenario.step() == "move"
    assert (filled(scenario.state, 0), on_floor(scenario.state, 0)) == ([], 0)


@pytest.mark.rule("GM-C3-13")
def test_which_of_two_barrels_in_cellars_is_paid_is_asked() -> None:
    scenario = cask()
    fill(scenario, 1, 3)
    pay(scenario, 1)
    assert scenario.texts() == ["tap 1", "tap 3"], "none lies on the floor"
    scenario.play("tap 1")
    assert (filled(scenario.state, 0), scenario.step()) == ([3], "move")


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
