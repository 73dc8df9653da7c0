"""The Dubious Tome: set-up, and the landmarks of its own tiles (GM-C6-01 to 08, 30 to 38)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import LANDMARKS
from ceilidh.games.glenmore.modules.tome.acts import MARCHING
from ceilidh.games.glenmore.modules.tome.rows import TOME
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.tome import tome, turned
from tests.glenmore.scenario import Scenario

LETTERS = {
    "old_man_of_storr": "A",
    "wallace_monument": "B",
    "dunvegan_castle": "C",
    "fort_george": "D",
    **{f"gathering_{letter}": letter.upper() for letter in "abcd"},
}


@pytest.mark.rule("GM-C6-01", "GM-XCH-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_for_all_player_counts(players: int) -> None:
    assert ceilidh.new("glenmore", players, 1, {"modules": ["tome"]}).actor is not None


@pytest.mark.rule("GM-C6-02", "GM-C6-05", "GM-XCH-Q4", "GM-RND-02")
def test_its_eight_tiles_lie_in_their_stacks() -> None:
    rules = tome().state.rules
    found = {
        rules.components.tiles[tile].id: "SABCD"[stack]
        for stack in range(5)
        for tile in rules.stacks[stack]
        if rules.components.tiles[tile].chronicle
    }
    assert found == LETTERS
    assert not any(
        tile.chronicle
        for tile in load(None).tiles
        if tile.index in Scenario(3).state.rules.stacks[1]
    )


@pytest.mark.rule("GM-C6-02", "GM-C6-03", "GM-C6-04", "GM-C6-06", "GM-XCH-03")
def test_every_card_has_an_event() -> None:
    components = load(None)
    box = TOME.of(components)
    cards = [card.id for card in components.landmarks]
    assert sorted(row.id for row in box.events) == sorted(cards)
    chronicles = [card.chronicle for card in components.landmarks]
    assert [chronicles.count(number) for number in (0, 4, 6)] == [11, 4, 4]


@pytest.mark.rule("GM-C6-15", "GM-XCH-02", "GM-DIE-05")
def test_the_die_is_kept_off_its_tiles() -> None:
    rules = tome().state.rules
    own = [tile for tile in rules.components.tiles if tile.id in LETTERS]
    assert len(own) == 8
    assert all(rules.safe[tile.index] for tile in own)
    assert all(rules.landable[tile.index] for tile in own), "a pawn may stop there"


@pytest.mark.rule("GM-C6-07", "GM-C6-08", "GM-C6-30")
def test_the_left_part_is_the_landmark() -> None:
    s = tome()
    s.put_on_rondel(4, "old_man_of_storr")
    s.seat(0).coins = 5
    s.begin()
    s.play("take old_man_of_storr", "lay 0.1")
    assert (s.on_cell(0, "0.1", "stone"), sum(s.seat(0).stock)) == (2, 2)
    assert [len(s.seat(seat).landmarks) for seat in range(3)] == [1, 0, 0]
    assert category(s.state, 0, LANDMARKS) == 1
    assert turned(s) == []


@pytest.mark.rule("GM-C6-08")
@pytest.mark.parametrize("modules", [[], ["tome"]])
def test_the_left_part_of_a_replaced_card_is_that_of_the_base_game(modules: list[str]) -> None:
    s = Scenario(3, modules=modules)
    s.put_on_rondel(4, "castle_stalker")
    s.seat(0).coins = 9
    s.goods(0, "0.0", wood=3)
    s.goods(0, "1.0", stone=3)
    s.begin()
    s.play("take castle_stalker")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    coins = s.seat(0).coins
    s.play(s.texts("lay")[0])
    assert s.seat(0).coins == coins + 3


@pytest.mark.rule("GM-C6-32", "GM-C6-33")
def test_wallace_monument_activates_the_whole_territory() -> None:
    s = tome()
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "0.2", "lochridge")
    s.put_on_rondel(4, "wallace_monument")
    s.seat(0).coins = 20
    s.begin()
    s.play("take wallace_monument")
    while s.step() == "pay":
        s.play(s.texts()[0])
    s.play("lay 1.-1")
    near = {"activate 0.0", "activate 1.0"}
    assert set(s.texts("activate")) == near | {"activate 0.1", "activate 0.2"}, "also far away"
    s.play("activate 0.1", "activate 0.2")
    assert "You have already activated" in s.why_not("activate 0.1")
    s.play("done")
    assert s.table.actor == 1, "every activation is optional"


@pytest.mark.rule("GM-C6-36")
def test_dunvegan_castle_brings_two_sheep() -> None:
    s = tome()
    s.put_on_rondel(4, "dunvegan_castle")
    s.goods(0, "0.0", wood=1)
    s.goods(0, "1.0", stone=1)
    s.begin()
    s.play("take dunvegan_castle")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    s.play("lay 0.1")
    assert (s.on_cell(0, "0.1", "sheep"), s.seat(0).stock) == (2, [0, 0, 0, 2, 0])


@pytest.mark.rule("GM-C6-38", "GM-C6-Q4")
def test_fort_george_lets_scots_leave_the_castle() -> None:
    s = tome()
    s.scots(0, "1.0", 2)
    s.lay(0, "0.1", "inshriach")
    s.put_on_rondel(4, "fort_george")
    s.seat(0).coins = 20
    s.begin()
    s.play("take fort_george")
    while s.step() == "pay":
        s.play(s.texts()[0])
    s.play("lay 1.1")
    assert s.step() == "march"
    assert s.texts("march") == ["march 0.1", "march 1.1", "march 0.0"]
    s.play("march 0.1")
    assert (s.on_cell(0, "1.0", "scot"), s.on_cell(0, "0.1", "scot")) == (1, 1)
    assert s.state.movement == 0
    assert "another tile" in s.why_not("march 1.0")
    s.play("march 0.0")
    assert s.step() == "activation", "nobody is left on the castle"
    assert (s.on_cell(0, "0.0", "scot"), s.on_cell(0, "1.0", "scot")) == (2, 0)


@pytest.mark.rule("GM-C6-38", "GM-C6-Q4")
def test_scots_may_stay_on_the_castle_and_go_to_far_tiles() -> None:
    s = tome()
    for cell, tile in (("0.1", "inshriach"), ("0.2", "lochridge"), ("0.3", "rothiemurchus")):
        s.lay(0, cell, tile)
    s.scots(0, "1.0", 3)
    s.state.stack.append(Frame(MARCHING.id, 0))
    s.play("march 0.3", "done")
    assert (s.on_cell(0, "1.0", "scot"), s.on_cell(0, "0.3", "scot")) == (2, 1)
    assert s.step() == "move"
