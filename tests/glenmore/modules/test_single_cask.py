"""Ol' Jamey's Single Cask Reserve: cellars, ageing and the sale (GM-C3)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import STACK_B, STACK_C, STACK_D
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.single_cask.reserve import (
    Reserve,
    filled,
    on_floor,
    reserve,
)
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS
from ceilidh.games.glenmore.rules.rondel import discard_passed
from ceilidh.games.glenmore.rules.stock import add_barrels
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.arrange import on_rondel
from tests.glenmore.scenario import Scenario

NAME = "single-cask"
BOX = CASKS.of(load(None))


def cask(players: int = 2, ahead: tuple[str, ...] = ("somerled", "robert_i")) -> Scenario:
    scenario = Scenario(players, modules=[NAME])
    on_rondel(scenario, 0, *ahead)
    return scenario


def fill(scenario: Scenario, *spaces: int, floor: int = 0, cellars: int = 1, seat: int = 0) -> None:
    """Barrels of a seat on spaces and on the floor."""
    state = scenario.state
    part = reserve(state)
    owned, casks = list(part.cellars), list(part.casks)
    owned[seat] = cellars
    casks[seat] = sum(1 << space for space in spaces)
    state.keep(Reserve(tuple(owned), tuple(casks), part.sold))
    scenario.seat(seat).barrels = len(spaces) + floor


def gain(scenario: Scenario, number: int, seat: int = 0) -> None:
    add_barrels(scenario.state, seat, number, "scenario")
    FLOW.settle(scenario.state)


def activating(scenario: Scenario, tile: str, cell: str = "0.1") -> None:
    """Seat 0 has laid a tile beside a distillery and may activate it."""
    scenario.lay(0, cell, tile)
    state = scenario.state
    while state.stack[-1].step != FLOW.id_of("next figure"):
        state.stack.pop()
    state.stack.append(Frame(FLOW.id_of("refill"), 0))
    state.stack.append(Frame(FLOW.id_of("activation"), 0))
    state.laid = 12 * 27 + 12
    FLOW.settle(state)


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


# --- the sale -------------------------------------------------------------------------------------


def sale(players: int = 2, before: str = "sale_b") -> Scenario:
    return cask(players, (before, "somerled", "robert_i"))


@pytest.mark.rule("GM-C3-31", "GM-C3-32", "GM-C3-36", "GM-C3-38")
def test_whoever_passes_may_sell_one_barrel() -> None:
    scenario = sale()
    fill(scenario, 1, 3)
    scenario.play("take somerled")
    assert scenario.texts() == ["done", "vend 1", "vend 3"]
    assert "GM-C3-31" in scenario.why_not("vend 2")
    scenario.play("vend 3")
    assert scenario.vp(0) == 3
    assert scenario.seat(0).barrels == 1
    assert filled(scenario.state, 0) == [1]
    assert scenario.step() != "vend barrels"


@pytest.mark.rule("GM-C3-30", "GM-C3-Q4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_fewer_spaces_than_players(players: int) -> None:
    assert BOX.spaces_for(players) == players - 1
    scenario = sale(players)
    state = scenario.state
    state.keep(reserve(state).with_sale(0, 0, players - 1))
    fill(scenario, 1)
    scenario.play("take somerled")
    assert scenario.step() != "vend barrels"


@pytest.mark.rule("GM-C3-33", "GM-C3-Q6", "GM-C3-Q7", "GM-C3-Q5")
def test_whoever_stops_sells_one_or_two() -> None:
    scenario = sale()
    fill(scenario, 2, 3, floor=1)
    scenario.play("visit sale_b")
    assert scenario.texts() == ["vend 0", "vend 2", "vend 3"]
    assert "GM-C3-Q6" in scenario.why_not("done")
    scenario.play("vend 3")
    assert scenario.texts() == ["done", "vend 0", "vend 2"]
    scenario.play("vend 2")
    assert scenario.vp(0) == 5
    assert reserve(scenario.state).sold[0] == (1, 1)
    assert scenario.step() != "vend barrels"
    assert "sale_b" in scenario.on_rondel()
    assert scenario.state.laid < 0


@pytest.mark.rule("GM-C3-34")
def test_nobody_stops_without_a_barrel_to_sell() -> None:
    scenario = sale()
    assert "visit sale_b" not in scenario.texts()
    assert "GM-C3-34" in scenario.why_not("visit sale_b")
    assert "take sale_b" not in scenario.texts()
    fill(scenario, 1)
    assert "visit sale_b" in scenario.texts()
    state = scenario.state
    state.keep(reserve(state).with_sale(0, 1, 1))
    assert "visit sale_b" not in scenario.texts()


@pytest.mark.rule("GM-C3-Q11")
def test_a_barrel_of_the_floor_sells_for_nothing() -> None:
    scenario = sale()
    fill(scenario, floor=1)
    scenario.play("take somerled", "vend 0")
    assert (scenario.vp(0), scenario.seat(0).barrels) == (0, 0)


@pytest.mark.rule("GM-C3-35", "GM-C3-Q5")
def test_a_sale_that_all_have_passed_is_gone() -> None:
    scenario = sale()
    fill(scenario, 1)
    scenario.play("take somerled", "vend 1")
    for figure, place in enumerate((7, 8, 9)):
        scenario.place(figure, place)
    discard_passed(scenario.state, 0)
    assert "sale_b" not in scenario.on_rondel()
    assert "sale_b" not in scenario.discarded()
    assert scenario.seat(0).barrels == 0


@pytest.mark.rule("GM-C3-Q10", "GM-XCH-02")
def test_the_die_passes_a_sale_without_effect() -> None:
    scenario = sale()
    fill(scenario, 1, seat=0)
    fill(scenario, 1, seat=1)
    for figure, place in ((0, 8), (1, 9), (2, 0)):
        scenario.place(figure, place)
    for position, name in ((1, "sale_b"), (2, "sale_c"), (3, "somerled"), (4, ""), (5, "")):
        scenario.put_on_rondel(position, name)
    scenario.begin()
    assert scenario.discarded()[:1] == ["somerled"]
    assert reserve(scenario.state).sold == ((0, 0),) * 3


@pytest.mark.rule("GM-C3-37", "GM-C3-38")
def test_unsold_barrels_give_no_points_of_their_spaces() -> None:
    scenario = cask()
    fill(scenario, 9, cellars=3)
    with_cask = sum(scenario.line(name)[0] for name, _ in scenario.table.sheet())
    fill(scenario, floor=1, cellars=3)
    assert sum(scenario.line(name)[0] for name, _ in scenario.table.sheet()) == with_cask


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
