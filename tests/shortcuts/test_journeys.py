"""Pieces go to a place in one go: every place within reach, by the cheapest way."""

from __future__ import annotations

import pytest

from ceilidh.shortcuts import Bundle, shortcuts_of
from tests.clans.modules.test_macdonald import macdonald
from tests.glenmore.modules.regattas import before_castle, race, row, tokens
from tests.glenmore.modules.test_kenneth import beside_goods
from tests.glenmore.scenario import Scenario

EASE = shortcuts_of("glenmore")


def journeys(made: Scenario) -> dict[str, Bundle]:
    return {one.name: one for one in EASE.journeys(made.table.game, made.state, 0)}


def on_a_road(movement: int) -> Scenario:
    """Village and castle, and above the village a road of three tiles."""
    made = Scenario()
    for cell, tile in (("0.1", "inshriach"), ("0.2", "corrennie"), ("0.3", "lammermuir")):
        made.lay(0, cell, tile)
    row(made, movement)
    return made


@pytest.mark.rule("GM-ACT-51", "GM-ACT-54")
def test_a_scot_goes_as_far_as_the_points_allow() -> None:
    found = journeys(on_a_road(2))
    assert list(found) == ["walk:0.0:0.1", "walk:0.0:1.0", "walk:0.0:0.2"]
    far = found["walk:0.0:0.2"]
    assert far.moves == ("walk 0.0 n", "walk 0.1 n")
    assert far.targets == ("cell:0.0", "cell:0.2")
    assert far.way == ("cell:0.0", "cell:0.1", "cell:0.2")
    assert far.label.text == "Move a Scot from Home village to Corrennie"
    assert far.note is not None and far.note.text == "2 movement points"


def test_no_tile_beyond_the_points_or_away_from_the_others_is_a_goal() -> None:
    made = on_a_road(3)
    made.lay(0, "5.5", "halkirk")
    found = journeys(made)
    assert "walk:0.0:0.3" in found
    assert "walk:0.0:0.3" not in journeys(on_a_road(2)), "three steps away"
    assert not [name for name in found if name.endswith("5.5")], "no tile leads there"
    assert journeys(on_a_road(0)) == {}


def test_a_corner_is_nearer_than_two_sides() -> None:
    made = Scenario()
    made.lay(0, "0.1", "inshriach")
    made.lay(0, "1.1", "corrennie")
    row(made, 3)
    assert journeys(made)["walk:0.0:1.1"].moves == ("walk 0.0 ne",)


def test_of_ways_as_cheap_the_one_whose_moves_come_first_is_taken() -> None:
    """To 0.2 a Scot could also go over 1.1: north stands before north-east in legal moves."""
    made = Scenario()
    for cell, tile in (("0.1", "inshriach"), ("1.1", "halkirk"), ("0.2", "corrennie")):
        made.lay(0, cell, tile)
    row(made, 2)
    assert journeys(made)["walk:0.0:0.2"].moves == ("walk 0.0 n", "walk 0.1 n")


def test_the_goal_alone_is_enough_where_one_start_is_cheapest() -> None:
    made = Scenario()
    made.lay(0, "2.0", "loch_lochy")
    made.lay(0, "2.1", "inshriach")
    made.scots(0, "2.0")
    row(made, 2)
    found = journeys(made)
    assert {name for name, one in found.items() if one.targets[1] == "cell:1.0"} == {
        "walk:0.0:1.0",
        "walk:2.0:1.0",
    }
    assert not found["walk:0.0:1.0"].alone and not found["walk:2.0:1.0"].alone
    assert found["walk:2.0:2.1"].alone, "one step"
    assert not found["walk:0.0:2.1"].alone, "two steps"


def test_moves_of_a_way_are_legal_and_bring_the_piece_there() -> None:
    for name, bundle in journeys(on_a_road(3)).items():
        made = on_a_road(3)
        made.play(*bundle.moves)
        start, goal = name.split(":")[1:]
        assert made.on_cell(0, start, "scot") == 0 and made.on_cell(0, goal, "scot") == 1


# --- where a way ends -----------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-51")
def test_no_way_leads_over_a_place_that_asks_something() -> None:
    """Kenneth may steal on the castle: that is decided before he goes on."""
    made = beside_goods(movement=3, wood=1)
    made.lay(1, "2.0", "loch_lochy")
    found = journeys(made)
    assert found["prowl:0.0:1.0"].moves == ("prowl e",)
    assert "prowl:0.0:2.0" not in found
    free = beside_goods(movement=3)
    free.lay(1, "2.0", "loch_lochy")
    assert journeys(free)["prowl:0.0:2.0"].moves == ("prowl e", "prowl e")


@pytest.mark.rule("GM-C1-16", "GM-C1-28")
def test_a_boat_sails_far_but_not_past_a_castle_with_tokens() -> None:
    made = race(players=2, movement=3)
    before_castle(made, 0, 1)
    tokens(made, 1, "points")
    row(made, 3)
    ways = [one for name, one in journeys(made).items() if name.startswith("sail:")]
    assert [one.moves for one in ways] == [("sail",)]


def test_a_boat_sails_several_tiles_in_one_go() -> None:
    made = race(players=2, movement=2)
    ways = [one for name, one in journeys(made).items() if name.startswith("sail:")]
    assert [one.moves for one in ways] == [("sail",), ("sail", "sail")]
    assert ways[1].label.text.startswith("Sail your boat 2 tiles on: ")


def test_a_fisherman_is_rowed_by_his_goal() -> None:
    made = macdonald()
    made.place(0, "worker", "5.4")
    found = shortcuts_of("clans").bundles(made.table.game, made.state, 0)
    rows = [one for one in found if one.name.startswith("row:")]
    assert rows and all(len(one.moves) == 1 for one in rows), "once in a turn"
    assert all(one.targets[0] == "hex:5.4" and one.note is None for one in rows)
    assert rows[0].label.text == f"Row from 5.4 to {rows[0].name.split(':')[2]}"
