"""Movement points (GM-ACT-50 to 55, GM-ACT-Q1).

Corrennie is laid on 0.1, so that the Home village 0.0 and the Home castle 1.0 can be activated for
a movement point each. The Scot stands on the Home village.
"""

import pytest

from tests.glenmore.scenario import Scenario


def stage() -> Scenario:
    s = Scenario(ahead=("corrennie",))
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def laid(s: Scenario | None = None) -> Scenario:
    s = s or stage()
    s.play("take corrennie", "lay 0.1")
    return s


@pytest.mark.rule("GM-ACT-50")
def test_each_activated_movement_icon_gives_one_point() -> None:
    s = laid()
    assert "GM-ACT-50" in s.why_not("walk 0.0 e")
    s.play("activate 0.0")
    assert s.state.movement == 1
    s.play("activate 1.0")
    assert s.state.movement == 2
    s.play("activate 0.1")
    assert s.state.movement == 2, "a quarry gives none"


@pytest.mark.rule("GM-ACT-51")
def test_a_point_moves_a_scot_to_any_of_the_eight_adjacent_tiles() -> None:
    s = Scenario(ahead=("easdale",))
    s.seat(0).coins = 0
    for cell, tile in [
        ("-1.0", "halkirk"),
        ("-1.1", "inshriach"),
        ("0.1", "lammermuir"),
        ("-1.-1", "lochridge"),
        ("0.-1", "corrennie"),
        ("1.-1", "rothiemurchus"),
    ]:
        s.lay(0, cell, tile)
    s.play("take easdale", "lay 1.1", "activate 0.0")
    ways = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    assert s.texts("walk") == [f"walk 0.0 {way}" for way in ways]
    s.play("walk 0.0 ne")
    assert s.on_cell(0, "1.1", "scot") == 1
    assert s.on_cell(0, "0.0", "scot") == 0
    assert s.seat(0).scots == 8, "it is moved, not added"
    assert "GM-ACT-50" in s.why_not("walk 1.1 s"), "one step for a point"


@pytest.mark.rule("GM-ACT-51", "GM-ACT-54")
def test_scots_do_not_walk_onto_empty_cells() -> None:
    s = laid()
    s.play("activate 0.0")
    assert s.texts("walk") == ["walk 0.0 n", "walk 0.0 e"]
    assert "GM-ACT-54" in s.why_not("walk 0.0 w")


@pytest.mark.rule("GM-ACT-51")
def test_only_own_scots_on_the_own_territory_are_moved() -> None:
    s = laid()
    s.scots(1, "1.0")
    s.play("activate 0.0")
    assert "GM-ACT-51" in s.why_not("walk 1.0 w"), "that Scot belongs to another"
    s.play("walk 0.0 e")
    assert s.on_cell(1, "1.0", "scot") == 1


@pytest.mark.rule("GM-ACT-52")
def test_points_go_to_one_scot_in_sequence() -> None:
    s = stage()
    s.lay(0, "-1.0", "halkirk")
    s = laid(s)
    s.play("activate 0.0", "activate 1.0", "walk 0.0 w", "walk -1.0 ne")
    assert s.on_cell(0, "0.1", "scot") == 1


@pytest.mark.rule("GM-ACT-52")
def test_points_are_split_over_several_scots() -> None:
    s = stage()
    s.scots(0, "0.0")
    s.scots(0, "1.0")
    s = laid(s)
    s.play("activate 0.0", "activate 1.0", "walk 0.0 n", "walk 1.0 nw")
    assert (s.on_cell(0, "0.0", "scot"), s.on_cell(0, "0.1", "scot")) == (1, 2)
    assert s.on_cell(0, "1.0", "scot") == 0


@pytest.mark.parametrize("spent", [0, 1, 2])
@pytest.mark.rule("GM-ACT-53")
def test_any_number_of_the_points_may_be_spent(spent: int) -> None:
    s = laid()
    s.play("activate 0.0", "activate 1.0", *["walk 0.0 e", "walk 1.0 w"][:spent], "done")
    assert s.on_cell(0, "1.0", "scot") == (1 if spent == 1 else 0)
    assert s.table.actor == 1


@pytest.mark.rule("GM-ACT-55")
def test_the_pawn_is_never_moved_with_a_point() -> None:
    s = stage()
    s.strip(0)
    assert s.texts() == ["forgo corrennie coin", "forgo corrennie movement"]
    s.play("forgo corrennie movement")
    assert s.state.places[0] == 3, "the space of the tile"
    assert s.table.actor == 1, "no Scot on the territory, so nothing can be moved"


@pytest.mark.rule("GM-ACT-Q1")
def test_points_are_pooled_and_spent_between_and_after_activations() -> None:
    s = laid()
    s.play("activate 0.0", "activate 0.1", "walk 0.0 e", "activate 1.0")
    assert s.state.movement == 1
    s = laid()
    s.play("activate 0.0", "activate 1.0", "activate 0.1")
    assert s.state.movement == 2, "saved until the end of the activations"
    s.play("walk 0.0 n", "walk 0.1 se")
    assert s.on_cell(0, "1.0", "scot") == 1


@pytest.mark.rule("GM-ACT-Q1")
def test_the_pool_ends_with_the_activations_of_the_turn() -> None:
    s = stage()
    s.place(1, 5)
    s.place(2, 6)
    s.put_on_rondel(1, "corrennie")
    s.put_on_rondel(2, "lammermuir")
    s.begin()
    s = laid(s)
    s.play("activate 0.0", "done", "take lammermuir", "lay 1.1")
    assert s.state.movement == 0
    assert "GM-ACT-50" in s.why_not("walk 0.0 e")
