"""Kenneth McSnitch walks on the land of others and steals (GM-C8-50 to 52)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from tests.glenmore.modules.mobs import hire, working
from tests.glenmore.modules.test_lurkers import KENNETH, activation, lurking
from tests.glenmore.scenario import Scenario, cell_number

NAME = "kenneth_mcsnitch"


def beside_goods(players: int = 3, movement: int = 3, **goods: int) -> Scenario:
    """He stands on the village of seat 1; these goods lie on its castle, which nobody guards."""
    scenario = lurking(NAME, players=players)
    scenario.goods(1, "1.0", **goods)
    activation(scenario, movement)
    return scenario


@pytest.mark.rule("GM-C8-50")
def test_he_walks_on_tiles_with_the_controller_s_movement_points() -> None:
    scenario = lurking(NAME)
    scenario.lay(1, "0.1", "inshriach")
    scenario.lay(0, "1.1", "lammermuir")
    activation(scenario, 2)
    assert scenario.texts("prowl") == ["prowl n", "prowl e"], "to Inshriach and to the castle"
    assert "Kenneth McSnitch can only move onto tiles" in scenario.why_not("prowl s")
    scenario.play("prowl e")
    assert where(scenario.state, KENNETH) == (1, cell_number("1.0"))
    assert scenario.state.movement == 1
    scenario.play("prowl w")
    assert scenario.state.movement == 0
    assert scenario.texts("prowl") == []
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)  # a sale keeps the step open
    activation(scenario, 0)
    assert scenario.texts("prowl") == []
    assert "You have no movement points left" in scenario.why_not("prowl e")


@pytest.mark.rule("GM-C8-50")
def test_not_before_he_stands_somewhere() -> None:
    scenario = working(0, NAME, ahead=("somerled",))
    activation(scenario)
    assert scenario.texts("prowl") == []
    assert "You have no Kenneth McSnitch on a tile" in scenario.why_not("prowl e")


@pytest.mark.rule("GM-C8-50")
def test_others_do_not_move_him() -> None:
    scenario = lurking(NAME)
    hire(scenario, 2, "fergus_macdarkie")
    activation(scenario, 3, seat=1)
    assert scenario.table.actor == 1
    assert scenario.texts("prowl") == []
    assert "You have no Kenneth McSnitch on a tile" in scenario.why_not("prowl e")


@pytest.mark.rule("GM-C8-51", "GM-C8-Q11")
def test_he_may_steal_one_resource_of_the_tile_he_moves_onto() -> None:
    scenario = beside_goods(wood=2, stone=1)
    scenario.play("prowl e")
    assert (scenario.step(), scenario.table.actor) == ("robbery", 0)
    cells = ("0.0", "1.0")
    stolen = [f"rob {kind} {cell}" for kind in ("wood", "stone") for cell in cells]
    assert scenario.texts() == ["done", *stolen]
    assert "There is no sheep to steal" in scenario.why_not("rob sheep 0.0")
    scenario.play("rob wood 1.0")
    assert (scenario.on_cell(0, "1.0", "wood"), scenario.on_cell(1, "1.0", "wood")) == (1, 1)
    assert scenario.on_cell(1, "1.0", "stone") == 1
    assert [own.stock[1] for own in scenario.state.seats] == [1, 1, 0]


@pytest.mark.rule("GM-C8-51", "GM-C8-Q11")
def test_the_host_needs_no_room() -> None:
    scenario = beside_goods(wood=3)
    scenario.goods(1, "0.0", stone=3)
    scenario.play("prowl e")
    assert scenario.texts("rob") == ["rob wood 0.0", "rob wood 1.0"]


@pytest.mark.rule("GM-C8-51")
def test_he_need_not_steal() -> None:
    scenario = beside_goods(wood=1)
    scenario.play("prowl e", "done")
    assert scenario.on_cell(1, "1.0", "wood") == 1
    assert scenario.step() == "activation", "and then he stays"
    assert where(scenario.state, KENNETH) == (1, cell_number("1.0"))


@pytest.mark.rule("GM-C8-51")
def test_an_empty_tile_gives_nothing() -> None:
    scenario = beside_goods()
    scenario.goods(1, "0.0", wood=1)
    scenario.play("prowl e")
    assert scenario.step() == "activation"


@pytest.mark.rule("GM-C8-51")
def test_a_scot_guards_the_resources() -> None:
    scenario = beside_goods(wood=2)
    scenario.scots(1, "1.0", 1)
    scenario.play("prowl e")
    assert scenario.step() == "activation"
    assert scenario.on_cell(1, "1.0", "wood") == 2


@pytest.mark.rule("GM-C8-51")
def test_a_scot_of_the_thief_s_own_land_guards_nothing_there() -> None:
    scenario = beside_goods(wood=1)
    scenario.scots(0, "1.0", 1)
    scenario.scots(2, "1.0", 1)
    scenario.play("prowl e")
    assert scenario.step() == "robbery"


@pytest.mark.rule("GM-C8-Q11")
def test_without_room_nothing_is_stolen() -> None:
    scenario = lurking(NAME)
    scenario.goods(1, "1.0", wood=1)
    for cell in ("0.0", "1.0"):
        scenario.goods(0, cell, stone=3)
    activation(scenario)
    scenario.play("prowl e")
    assert scenario.step() == "activation"
    scenario = lurking(NAME)
    scenario.goods(1, "1.0", wood=1)
    scenario.goods(0, "0.0", stone=3)
    activation(scenario)
    scenario.play("prowl e")
    assert scenario.texts() == ["done", "rob wood 1.0"]
    assert "GM-C" in scenario.why_not("rob wood 0.0")


@pytest.mark.rule("GM-C8-Q12")
def test_putting_him_is_no_theft() -> None:
    scenario = working(0, NAME, ahead=("somerled",))
    scenario.goods(1, "1.0", wood=1)
    scenario.play(f"lurk {NAME} 2 1.0", "recruit")
    assert scenario.step() == "move"
    scenario = beside_goods(players=4, wood=1)
    scenario.goods(2, "1.0", wood=1)
    scenario.play("prowl e", "rob wood 0.0", f"lurk {NAME} 3 1.0")
    assert scenario.step() == "activation", "not even after a theft"


@pytest.mark.rule("GM-C8-52", "GM-C8-Q13")
def test_after_a_theft_he_may_go_to_another_player() -> None:
    scenario = beside_goods(players=4, wood=1)
    scenario.play("prowl e", "rob wood 0.0")
    assert (scenario.step(), scenario.table.actor) == ("relocate", 0)
    cells = [f"{seat} {cell}" for seat in (3, 4) for cell in ("0.0", "1.0")]
    assert scenario.texts() == ["done", *[f"lurk {NAME} {cell}" for cell in cells]]
    scots = scenario.state.seats[0].scots
    scenario.play(f"lurk {NAME} 4 0.0")
    assert where(scenario.state, KENNETH) == (3, cell_number("0.0"))
    assert scenario.state.seats[0].scots == scots
    scenario = beside_goods(players=4, wood=1)
    scenario.play("prowl e", "rob wood 0.0", "done")
    assert where(scenario.state, KENNETH) == (1, cell_number("1.0"))
    assert scenario.step() == "activation"
