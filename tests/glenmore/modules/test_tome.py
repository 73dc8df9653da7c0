"""The Dubious Tome: set-up, triggering an event, and what turned cards count (GM-C6)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import BARRELS, CASTLE_SCOTS, LANDMARKS
from ceilidh.games.glenmore.modules.tome.book import Book
from ceilidh.games.glenmore.modules.tome.rows import TOME
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import category_points
from tests.glenmore.modules.tome import gather, tome, turned
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


@pytest.mark.rule("GM-C6-10", "GM-C6-Q12")
def test_a_gathering_tile_triggers_an_event() -> None:
    s = tome("duart_castle")
    s.lay(0, "0.1", "gathering_a")
    s.play("take lammermuir", "lay 1.1", "activate 0.1")
    assert s.step() == "choose event"
    assert s.texts() == ["event duart_castle", "flip duart_castle"]
    s.play("event duart_castle")
    assert turned(s) == ["duart_castle"]
    assert "has been activated" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-C6-11", "GM-C6-14")
def test_without_a_card_to_turn_it_does_nothing() -> None:
    s = tome("duart_castle")
    s.state.keep(Book((s.seat(0).landmarks[0],), ()))
    s.lay(0, "0.1", "gathering_a")
    s.play("take lammermuir", "lay 1.1")
    assert "would do nothing" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-C6-11", "GM-C6-14")
def test_only_own_cards_that_are_not_yet_turned() -> None:
    s = tome("duart_castle", "castle_moil")
    s.landmark(1, "loch_ness")
    s.state.keep(Book((s.seat(0).landmarks[0],), ()))
    gather(s)
    assert {move.split()[1] for move in s.texts("flip")} == {"castle_moil"}
    assert "Event side already" in s.why_not("flip duart_castle")
    assert "do not have" in s.why_not("event loch_ness")


@pytest.mark.rule("GM-C6-13")
def test_a_card_may_be_turned_without_its_event() -> None:
    s = gather(tome("duart_castle"))
    s.play("flip duart_castle")
    assert (turned(s), s.vp(0)) == (["duart_castle"], 0)


@pytest.mark.rule("GM-C6-07", "GM-C6-08", "GM-C6-30")
def test_the_left_part_is_the_landmark() -> None:
    s = tome()
    s.put_on_rondel(4, "old_man_of_storr")
    s.seat(0).coins = 5
    s.begin()
    s.play("take old_man_of_storr", "lay 0.1")
    assert s.on_cell(0, "0.1", "stone") == 2
    assert len(s.seat(0).landmarks) == 1
    assert turned(s) == []


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
    assert "activate 0.1" in s.texts("activate"), "far away"
    s.play("activate 0.1")
    assert "has been activated" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-C6-36")
def test_dunvegan_castle_brings_sheep() -> None:
    rows = load(None).landmark("dunvegan_castle").effects
    assert [(row.word, row.goods) for row in rows] == [("goods", (0, 0, 0, 2, 0))]


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
    s.play("march 0.1")
    assert (s.on_cell(0, "1.0", "scot"), s.on_cell(0, "0.1", "scot")) == (1, 1)
    assert s.state.movement == 0
    assert "another tile" in s.why_not("march 1.0")
    s.play("done")


# --- scoring --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C6-20", "GM-C6-21", "GM-C6-Q17")
def test_a_turned_card_counts_two() -> None:
    s = tome("duart_castle", "castle_moil")
    assert category(s.state, 0, LANDMARKS) == 2
    s.state.keep(Book((s.seat(0).landmarks[0],), ()))
    assert category(s.state, 0, LANDMARKS) == 3
    assert category_points(s.state, LANDMARKS) == [3, 0, 0]


@pytest.mark.rule("GM-C6-Q1")
def test_effects_of_the_front_survive() -> None:
    s = gather(tome("castle_moil"))
    s.scots(0, "1.0")
    s.play("flip castle_moil")
    assert category(s.state, 0, CASTLE_SCOTS) == 2


@pytest.mark.rule("GM-C6-54", "GM-C6-Q9", "GM-C6-Q10")
def test_inverness_has_a_whisky_table_of_its_own() -> None:
    s = tome("inverness")
    s.seat(0).barrels = 2
    assert category_points(s.state, BARRELS) == [2, 0, 0]
    gather(s).play("event inverness")
    assert category_points(s.state, BARRELS) == [3, 0, 0]
    s.seat(1).barrels = 9
    assert category_points(s.state, BARRELS)[1] == 8, "the others score as ever"
    s.seat(0).barrels = 99
    assert category_points(s.state, BARRELS)[0] == 10, "the last column repeats"


@pytest.mark.rule("GM-C6-Q10")
def test_turned_without_its_event_there_is_no_table() -> None:
    s = gather(tome("inverness"))
    s.play("flip inverness")
    s.seat(0).barrels = 2
    assert category_points(s.state, BARRELS) == [2, 0, 0]


@pytest.mark.rule("GM-C6-31", "GM-C6-Q2", "GM-C6-Q9")
def test_old_man_of_storr_costs_a_scot_from_anywhere() -> None:
    s = tome("old_man_of_storr", "castle_moil")
    s.scots(0, "1.0", 2)
    gather(s).play("event old_man_of_storr")
    assert s.texts("pay") == ["pay scot 0.0", "pay scot 1.0"]
    assert "no Scot" in s.why_not("pay scot 0.1")
    s.play("pay scot 0.0")
    assert category_points(s.state, CASTLE_SCOTS)[0] == 8, "doubled to four, then by the own table"
