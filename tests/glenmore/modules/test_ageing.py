"""Ol' Jamey's Single Cask Reserve: barrels that age (GM-C3-14 to 18)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.single_cask.reserve import filled
from tests.glenmore.modules.cellars import NAME, activating, cask, fill, settle
from tests.glenmore.scenario import Scenario


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


@pytest.mark.rule("GM-C3-17")
def test_who_chooses_the_barrel_ages_none() -> None:
    scenario = cask()
    fill(scenario, 2)
    scenario.goods(0, "0.0", barley=1)
    activating(scenario, "ben_wyvis")
    scenario.play("activate 0.1", "way 1")
    settle(scenario)
    scenario.play("store 1")
    assert scenario.step() != "age barrels"
    assert filled(scenario.state, 0) == [1, 2]
    assert (scenario.seat(0).barrels, sum(scenario.seat(0).stock)) == (2, 0)
    assert "activate 0.1" not in scenario.texts()


@pytest.mark.rule("GM-C3-17", "GM-C3-15")
def test_only_a_side_of_the_slash_that_can_happen_is_offered() -> None:
    scenario = cask()
    fill(scenario, 2)
    scenario.seat(0).coins = 0
    activating(scenario, "ben_wyvis")
    scenario.play("activate 0.1")
    assert scenario.step() == "age barrels", "there is no barley, so nothing to choose"
    scenario = cask()
    scenario.goods(0, "0.0", barley=1)
    activating(scenario, "ben_wyvis")
    scenario.play("activate 0.1")
    settle(scenario)
    assert scenario.step() == "store barrels", "no barrel could move"


@pytest.mark.rule("GM-C3-14")
def test_one_barrel_moves_by_one_space() -> None:
    scenario = cask()
    fill(scenario, 1, 3, cellars=2)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1")
    assert scenario.texts() == ["done", "age 1", "age 3"]
    scenario.play("age 1")
    assert filled(scenario.state, 0) == [2, 3]
    assert scenario.step() != "age barrels", "only one may move"


@pytest.mark.rule("GM-C3-14")
def test_ageing_is_optional() -> None:
    scenario = cask()
    fill(scenario, 1)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1", "done")
    assert filled(scenario.state, 0) == [1]
    assert scenario.step() != "age barrels"


@pytest.mark.rule("GM-C3-14")
def test_barrels_of_others_do_not_age() -> None:
    scenario = cask()
    fill(scenario, 1, seat=1)
    activating(scenario, "glen_albyn")
    assert "activate 0.1" not in scenario.texts()
    fill(scenario, 2)
    assert "activate 0.1" in scenario.texts()
    scenario.play("activate 0.1")
    assert scenario.texts() == ["done", "age 2"]
    scenario.play("age 2")
    assert (filled(scenario.state, 0), filled(scenario.state, 1)) == ([3], [1])


@pytest.mark.rule("GM-C3-16")
def test_a_barrel_moves_on_into_the_next_cellar() -> None:
    scenario = cask()
    fill(scenario, 3, cellars=2)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1", "age 3")
    assert filled(scenario.state, 0) == [4]


@pytest.mark.rule("GM-C3-16")
@pytest.mark.parametrize(("space", "cellars"), [(3, 1), (6, 2), (9, 3)])
def test_the_last_space_of_the_own_cellars_is_the_end(space: int, cellars: int) -> None:
    scenario = cask()
    fill(scenario, space, cellars=cellars)
    fill(scenario, cellars=3, seat=1)
    activating(scenario, "glen_albyn")
    assert "activate 0.1" not in scenario.texts()
    fill(scenario, space - 1, cellars=cellars)
    assert "activate 0.1" in scenario.texts()


@pytest.mark.rule("GM-C3-18", "GM-EX-27", "GM-C3-11")
def test_barley_and_wood_give_a_barrel_and_a_move() -> None:
    scenario = cask()
    scenario.goods(0, "0.0", barley=1, wood=1)
    activating(scenario, "pulteney_sc")
    scenario.play("activate 0.1")
    settle(scenario)
    assert scenario.step() == "store barrels"
    scenario.play("store 1", "age 1")
    assert filled(scenario.state, 0) == [2]
    assert (scenario.seat(0).barrels, sum(scenario.seat(0).stock)) == (1, 0)
    assert scenario.step() != "age barrels", "one move comes with it"


@pytest.mark.rule("GM-C3-18")
@pytest.mark.parametrize("missing", ["barley", "wood"])
def test_barley_alone_or_wood_alone_gives_neither_barrel_nor_move(missing: str) -> None:
    scenario = cask()
    fill(scenario, 1)
    scenario.goods(0, "0.0", **{name: 2 for name in ("barley", "wood") if name != missing})
    scenario.seat(0).coins = 0
    scenario.market(barley=0, wood=0)
    activating(scenario, "pulteney_sc")
    assert "activate 0.1" not in scenario.texts()


@pytest.mark.rule("GM-C3-18", "GM-C3-14")
def test_the_move_may_be_another_barrels_or_none() -> None:
    for last, lying in (("age 2", [1, 3]), ("done", [1, 2])):
        scenario = cask()
        fill(scenario, 2)
        scenario.goods(0, "0.0", barley=1, wood=1)
        activating(scenario, "pulteney_sc")
        scenario.play("activate 0.1")
        settle(scenario)
        scenario.play("store 1")
        assert scenario.texts() == ["done", "age 2"]
        scenario.play(last)
        assert filled(scenario.state, 0) == lying
        assert scenario.step() != "age barrels"


@pytest.mark.rule("GM-C3-18")
def test_without_a_space_to_move_to_the_barrel_still_comes() -> None:
    scenario = cask()
    fill(scenario, 1, 2, 3)
    scenario.goods(0, "0.0", barley=1, wood=1)
    activating(scenario, "pulteney_sc")
    scenario.play("activate 0.1")
    settle(scenario)
    assert scenario.step() != "age barrels"
    assert scenario.seat(0).barrels == 4


def two_moves(*spaces: int) -> Scenario:
    """Two barrels may move, or one twice."""
    scenario = cask()
    fill(scenario, *spaces)
    activating(scenario, "glenlochy_sc", "-1.0")
    scenario.play("activate -1.0", "way 3")
    return scenario


@pytest.mark.rule("GM-C3-14")
def test_two_moves_may_be_of_one_barrel_or_of_two_and_are_optional() -> None:
    scenario = two_moves(1)
    scenario.play("age 1", "age 2")
    assert filled(scenario.state, 0) == [3]
    scenario = two_moves(1, 2)
    assert scenario.texts() == ["done", "age 2"], "no barrel jumps"
    scenario.play("age 2", "age 1")
    assert filled(scenario.state, 0) == [2, 3]
    assert scenario.step() != "age barrels"
    for moves in (["done"], ["age 1", "done"]):
        scenario = two_moves(1)
        scenario.play(*moves)
        assert filled(scenario.state, 0) == [len(moves)]
        assert scenario.step() != "age barrels"


@pytest.mark.rule("GM-C3-14", "GM-C3-16")
def test_a_second_move_is_not_asked_for_if_nothing_can_move() -> None:
    scenario = two_moves(2)
    scenario.play("age 2")
    assert filled(scenario.state, 0) == [3]
    assert scenario.step() != "age barrels"


@pytest.mark.rule("GM-C3-15")
def test_a_tile_that_could_move_nothing_is_not_activated() -> None:
    scenario = cask()
    activating(scenario, "glen_albyn")
    assert "activate 0.1" not in scenario.texts()
    assert "None of your barrels can move along in your cellars" in scenario.why_not("activate 0.1")


@pytest.mark.rule("GM-C3-Q9")
def test_macgregor_takes_points_for_the_barrel_and_the_ageing_stays() -> None:
    scenario = cask()
    scenario.clan(0, "macgregor")
    fill(scenario, 1)
    scenario.goods(0, "0.0", barley=1, wood=1)
    activating(scenario, "pulteney_sc")
    scenario.play("activate 0.1", "way 2")
    settle(scenario)
    assert scenario.step() == "age barrels"
    assert scenario.vp(0) > 0
    assert scenario.seat(0).barrels == 1
    scenario = cask()
    scenario.clan(0, "macgregor")
    fill(scenario, 1)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1")
    assert scenario.step() == "age barrels"


# --- together with Haggis -------------------------------------------------------------------------


@pytest.mark.rule("GM-C3-14")
def test_the_special_effect_of_another_chronicle_ages_nothing() -> None:
    scenario = Scenario(2, modules=["haggis", NAME])
    fill(scenario, 1)
    scenario.goods(0, "0.0", sheep=1)
    activating(scenario, "drovers_inn")
    scenario.play("activate 0.1")
    settle(scenario)
    assert scenario.step() == "gain haggis"
    scenario.play(scenario.texts("serve")[0])
    assert filled(scenario.state, 0) == [1]
    assert scenario.step() != "age barrels"
