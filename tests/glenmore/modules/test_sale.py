"""Ol' Jamey's Single Cask Reserve: the sale, in passing it and stopping there (GM-C3-30 to 38)."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ceilidh.draw.svg import draw_parts
from ceilidh.games.glenmore.modules.single_cask.reserve import filled, reserve
from ceilidh.games.glenmore.rules.rondel import discard_passed
from tests.glenmore.modules.cellars import BOX, cask, fill, sale
from tests.glenmore.scenario import Scenario


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


@pytest.mark.rule("GM-C3-31")
def test_the_sale_in_passing_may_be_declined() -> None:
    scenario = sale()
    fill(scenario, 1, 3)
    scenario.play("take somerled", "done")
    assert scenario.step() != "vend barrels"
    assert (scenario.vp(0), scenario.seat(0).barrels) == (0, 2)
    assert reserve(scenario.state).sold[0] == (0, 0)


@pytest.mark.rule("GM-C3-31")
def test_only_a_sale_between_the_old_place_and_the_new_is_passed() -> None:
    scenario = cask(2, ("somerled", "sale_b", "robert_i"))
    fill(scenario, 1)
    scenario.play("take somerled")
    assert scenario.step() == "clan marker", "it lies farther on"
    scenario = cask(2, ("somerled", "robert_i"))
    fill(scenario, 1)
    scenario.put_on_rondel(0, "sale_b")
    scenario.play("take somerled")
    assert scenario.step() == "clan marker", "the pawn stood on it and leaves it"


@pytest.mark.rule("GM-C3-31")
def test_the_player_whose_pawn_passes_sells_and_nobody_else() -> None:
    scenario = sale()
    fill(scenario, 1, seat=1)
    scenario.play("take somerled")
    assert scenario.step() == "clan marker", "seat 0 has no barrel"
    fill(scenario, 1, 2)
    scenario.begin()
    assert scenario.table.actor == 1
    scenario.play("take robert_i")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "vend 1"]
    scenario.play("vend 1")
    assert (scenario.vp(0), scenario.vp(1)) == (0, 1)
    assert (scenario.seat(0).barrels, scenario.seat(1).barrels) == (2, 0)


@pytest.mark.rule("GM-C3-31", "GM-TAK-14", "GM-TAK-05")
@pytest.mark.parametrize(("barrels", "sold"), [(1, 0), (2, 1)])
def test_no_barrel_is_sold_that_the_tile_costs(barrels: int, sold: int) -> None:
    scenario = cask(2, ("sale_b", "robert_burns"))  # costs a barrel
    fill(scenario, floor=barrels)
    scenario.play("take robert_burns")
    if sold:
        scenario.play("vend 0")
    assert scenario.step() == "clan marker"
    assert reserve(scenario.state).sold[0] == (0, sold)
    assert scenario.seat(0).barrels == 0
    assert len(scenario.seat(0).persons) == 1


@pytest.mark.rule("GM-C3-31", "GM-TAK-14", "GM-TAK-05")
def test_two_sales_in_passing_leave_the_barrel_that_the_tile_costs() -> None:
    scenario = cask(2, ("sale_b", "sale_c", "robert_burns"))
    fill(scenario, 1, 2)
    scenario.play("take robert_burns", "vend 2")
    assert scenario.step() == "clan marker", "the other barrel is paid"
    assert scenario.seat(0).barrels == 0
    assert scenario.vp(0) == 2
    assert filled(scenario.state, 0) == []


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


@pytest.mark.rule("GM-C3-33")
@pytest.mark.parametrize(
    ("sold", "barrels", "after"),
    [
        ((0, 0), 3, (1, 1)),
        ((0, 2), 3, (1, 2)),
        ((1, 0), 3, (1, 1)),
        ((0, 0), 1, (1, 0)),
    ],
)
def test_a_stop_sells_as_many_as_there_is_room_for(
    sold: tuple[int, int], barrels: int, after: tuple[int, int]
) -> None:
    scenario = sale(3)
    state = scenario.state
    fill(scenario, floor=barrels)
    state.keep(reserve(state).with_sale(0, *sold))
    scenario.play("visit sale_b")
    while scenario.step() == "vend barrels":
        scenario.play("vend 0")
    assert reserve(scenario.state).sold[0] == after
    assert scenario.seat(0).barrels == barrels - (sum(after) - sum(sold))


@pytest.mark.rule("GM-C3-33", "GM-C3-Q4")
def test_points_of_the_bonus_space_come_to_its_barrel_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BOX, "bonus_vp", 4)
    scenario = sale()
    fill(scenario, 1, 2, 3)
    scenario.play("visit sale_b", "vend 1")
    assert scenario.vp(0) == 1 + 4
    scenario.play("vend 2")
    assert scenario.vp(0) == 1 + 4 + 2
    scenario = sale()
    fill(scenario, 1, 2, 3)
    scenario.play("take somerled", "vend 1")
    assert scenario.vp(0) == 1


@pytest.mark.rule("GM-C3-33")
def test_a_second_bonus_space_is_for_another_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX, "bonus", 2)
    scenario = sale(3)
    fill(scenario, 1, 2, 3)
    scenario.play("visit sale_b", "vend 1", "vend 2")
    assert reserve(scenario.state).sold[0] == (1, 1)
    assert scenario.step() != "vend barrels"


@pytest.mark.rule("GM-C3-33", "GM-RON-13")
def test_a_sale_between_the_pawns_is_visited_and_what_lies_before_it_goes() -> None:
    scenario = cask()
    fill(scenario, 1)
    for figure, place in enumerate((0, 3, 4)):
        scenario.place(figure, place)
    for space, name in ((1, "dornie"), (2, "sale_b"), (5, "somerled")):
        scenario.put_on_rondel(space, name)
    scenario.begin()
    assert scenario.texts("visit") == ["visit sale_b"]
    played = scenario.play("visit sale_b")
    assert scenario.state.places[0] == 2
    assert scenario.events(played, "discard") == [(0, "dornie", 1)]
    scenario.play("vend 1")
    assert scenario.table.actor == 0, "the pawn is still last"
    assert "sale_b" in scenario.on_rondel()


@pytest.mark.rule("GM-RON-08", "GM-C3-33")
def test_nobody_stops_on_a_sale_under_another_figure() -> None:
    scenario = cask(2, ("sale_b", "somerled"))
    fill(scenario, 1)
    scenario.put_on_rondel(scenario.state.places[1], "sale_b")
    assert scenario.texts("visit") == []
    assert "You cannot reach that sale from here" in scenario.why_not("visit sale_b")


@pytest.mark.rule("GM-C3-34")
def test_nobody_stops_without_a_barrel_to_sell() -> None:
    scenario = sale()
    assert "visit sale_b" not in scenario.texts()
    assert "GM-C3-34" in scenario.why_not("visit sale_b")
    assert "take sale_b" not in scenario.texts()
    fill(scenario, 1)
    assert "visit sale_b" in scenario.texts()
    assert scenario.texts("visit") == ["visit sale_b"], "the others do not lie on the Rondel"
    state = scenario.state
    fresh = reserve(state)
    for sold in ((1, 0), (0, 1)):
        state.keep(fresh.with_sale(0, *sold))
        assert scenario.texts("visit") == ["visit sale_b"], "one space is left"
    state.keep(fresh.with_sale(0, 1, 1))
    assert scenario.texts("visit") == []
    assert "GM-C3-34" in scenario.why_not("visit sale_b")
    state.keep(fresh)
    fill(scenario)
    fill(scenario, 1, seat=1)
    assert scenario.texts("visit") == [], "a barrel of another does not help"


def two_sales(*spaces: int, floor: int = 0) -> Scenario:
    """Seat 0 has barrels; two sales lie ahead, then a person."""
    scenario = cask(2, ("sale_b", "sale_c", "somerled"))
    fill(scenario, *spaces, floor=floor)
    return scenario


def at_sale(scenario: Scenario) -> str:
    """The sale at which a barrel may be sold now."""
    pending = scenario.table.view()["pending"]
    assert isinstance(pending, dict)
    return str(pending.get("sale", ""))


@pytest.mark.rule("GM-C3-34", "GM-C3-Q6")
def test_the_last_barrel_is_kept_for_the_sale_on_which_the_move_ends() -> None:
    scenario = two_sales(3)
    scenario.play("visit sale_c")
    assert at_sale(scenario) == "sale_c", "nothing could be sold there after a sale in passing"
    assert scenario.texts() == ["vend 3"]
    scenario.play("vend 3")
    assert reserve(scenario.state).sold == ((0, 0), (1, 0), (0, 0))


@pytest.mark.rule("GM-C3-34", "GM-C3-31")
def test_what_is_left_besides_may_be_sold_in_passing() -> None:
    scenario = two_sales(1, 3)
    scenario.play("visit sale_c")
    assert at_sale(scenario) == "sale_b"
    assert scenario.texts() == ["done", "vend 1", "vend 3"]
    scenario.play("vend 3")
    assert (at_sale(scenario), scenario.texts()) == ("sale_c", ["vend 1"])
    scenario.play("vend 1")
    assert reserve(scenario.state).sold == ((0, 1), (1, 0), (0, 0))


@pytest.mark.rule("GM-C3-34", "GM-C3-31")
def test_one_barrel_is_kept_and_not_one_for_each_sale_that_is_passed() -> None:
    scenario = cask(2, ("sale_b", "sale_c", "sale_d"))
    fill(scenario, 1, 2)
    scenario.play("visit sale_d")
    assert at_sale(scenario) == "sale_b"
    scenario.play("done")
    assert at_sale(scenario) == "sale_c"
    scenario.play("vend 2")
    assert (at_sale(scenario), scenario.texts()) == ("sale_d", ["vend 1"])


@pytest.mark.rule("GM-C3-34", "GM-C3-31")
def test_a_pawn_that_stops_on_no_sale_keeps_no_barrel() -> None:
    scenario = two_sales(3)
    scenario.play("take somerled")
    assert at_sale(scenario) == "sale_b"
    scenario.play("done")
    assert (at_sale(scenario), scenario.texts()) == ("sale_c", ["done", "vend 3"])


@pytest.mark.rule("GM-C3-Q12", "GM-C3-33")
def test_a_single_barrel_of_a_pawn_that_stops_goes_to_the_bonus_space() -> None:
    scenario = sale(3)
    fill(scenario, 1, 2)
    scenario.play("visit sale_b", "vend 1", "done")
    assert reserve(scenario.state).sold[0] == (1, 0)


@pytest.mark.rule("GM-C3-Q12", "GM-C3-33")
def test_with_the_bonus_space_filled_one_barrel_goes_to_another() -> None:
    scenario = sale(3)
    fill(scenario, 1, 2)
    scenario.state.keep(reserve(scenario.state).with_sale(0, 1, 0))
    scenario.play("visit sale_b", "vend 1")
    assert reserve(scenario.state).sold[0] == (1, 1)
    assert scenario.step() != "vend barrels"


@pytest.mark.rule("GM-C3-Q12", "GM-C3-31")
def test_a_pawn_that_passes_never_uses_the_bonus_space() -> None:
    scenario = sale()
    fill(scenario, 1)
    scenario.play("take somerled", "vend 1")
    assert reserve(scenario.state).sold[0] == (0, 1)
    scenario = sale()
    fill(scenario, 1)
    scenario.state.keep(reserve(scenario.state).with_sale(0, 0, 1))
    scenario.play("take somerled")
    assert scenario.step() != "vend barrels"


@pytest.mark.rule("GM-C3-Q11")
def test_a_barrel_of_the_floor_sells_for_nothing() -> None:
    scenario = sale()
    fill(scenario, floor=1)
    scenario.play("take somerled", "vend 0")
    assert (scenario.vp(0), scenario.seat(0).barrels) == (0, 0)


@pytest.mark.rule("GM-C3-Q5", "GM-C3-31")
def test_others_sell_in_passing_a_pawn_that_stands_on_the_sale() -> None:
    scenario = sale(3)
    fill(scenario, 1, 2)
    fill(scenario, 3, seat=1)
    scenario.seat(0).coins = 0  # so that no cellar can be bought
    scenario.play("visit sale_b", "vend 1", "done", "take somerled")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "vend 3"]
    scenario.play("vend 3")
    assert reserve(scenario.state).sold[0] == (1, 1)
    assert scenario.vp(1) == 3


@pytest.mark.rule("GM-C3-35", "GM-C3-Q5")
def test_a_sale_that_all_have_passed_is_gone() -> None:
    scenario = sale()
    fill(scenario, 1)
    scenario.play("take somerled", "vend 1")
    for figure, place in enumerate((7, 8, 9)):
        scenario.place(figure, place)
    discard_passed(scenario.state, 0)
    assert "sale_b" not in scenario.on_rondel()
    assert scenario.discarded()[0] == "sale_b"
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


# --- its drawing ----------------------------------------------------------------------------------


def wells(scenario: Scenario) -> tuple[str, list[tuple[float, float, bool]]]:
    """The label of the spaces of a sale, and of each space: its corner and whether it is free."""
    parts = draw_parts(scenario.table.view(0), "en", 0)
    [rondel] = [part for part in parts if part.name == "rondel"]
    drawn = ElementTree.fromstring(rondel.markup)
    [marks] = [one for one in drawn.iter("g") if one.attrib.get("data-tip") == "cellars"]
    rings = [one for one in marks if one.attrib.get("class") == "gm-cask-well"]
    barrels = [one for one in marks if one not in rings]
    corners = [[float(ring.attrib[key]) - 11.5 for key in ("cx", "cy")] for ring in rings]
    free = [barrel.attrib.get("class") == "spent" for barrel in barrels]
    spaces = zip(corners, free, strict=True)
    return marks.attrib["aria-label"], [(x, y, is_free) for (x, y), is_free in spaces]


@pytest.mark.rule("GM-C3-30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_space_of_a_sale_shows_the_barrel_that_it_is_for(players: int) -> None:
    scenario = sale(players)
    label, spaces = wells(scenario)
    assert label == f"{players} free spaces"
    assert [free for _, _, free in spaces] == [True] * players
    # Each is whole, and below a name of two lines.
    assert all(0 <= x <= 100 - 23 and 30 <= y <= 100 - 23 for x, y, _ in spaces)
    assert len({(x, y) for x, y, _ in spaces}) == players
    fill(scenario, 1)
    scenario.play("take somerled", "vend 1")
    label, spaces = wells(scenario)
    assert label == f"{players - 1} free space{'s' * (players > 2)}"
    assert [free for _, _, free in spaces].count(False) == 1 and spaces[0][2]
