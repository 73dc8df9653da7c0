"""The Dubious Tome: set-up, triggering an event, and what turned cards count (GM-C6)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import BARRELS, CASTLE_SCOTS, LANDMARKS, PERSONS
from ceilidh.games.glenmore.modules.tome.acts import MARCHING
from ceilidh.games.glenmore.modules.tome.book import Book
from ceilidh.games.glenmore.modules.tome.rows import TOME
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import category_points
from ceilidh.kernel.state import Frame
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
@pytest.mark.parametrize(
    ("tile", "cell"),
    [
        ("gathering_a", "0.1"),
        ("gathering_b", "0.1"),
        ("gathering_c", "2.0"),
        ("gathering_d", "0.1"),
    ],
)
def test_a_gathering_tile_triggers_one_event(tile: str, cell: str) -> None:
    s = tome("duart_castle", "castle_moil")
    s.lay(0, cell, tile)
    s.scots(0, "1.0")
    s.play("take lammermuir", "lay 1.1", f"activate {cell}")
    assert (s.step(), s.table.actor) == ("choose event", 0)
    assert [text for text in s.texts() if "duart" in text] == [
        "event duart_castle",
        "flip duart_castle",
    ]
    s.play("event duart_castle")
    assert (s.step(), turned(s)) == ("activation", ["duart_castle"])
    assert "has been activated" in s.why_not(f"activate {cell}")


@pytest.mark.rule("GM-C6-Q12")
def test_no_other_tile_triggers_events() -> None:
    tiles = load(None).tiles
    found = [tile.id for tile in tiles if any(row.target == "event" for row in tile.activation)]
    assert found == [f"gathering_{letter}" for letter in "abcd"]
    assert not any(row.target == "event" for tile in tiles for row in tile.immediate)


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
    assert s.texts() == ["event castle_moil", "flip castle_moil"]
    assert "Event side already" in s.why_not("flip duart_castle")
    assert "Event side already" in s.why_not("event duart_castle")
    assert "do not have" in s.why_not("event loch_ness")
    assert "do not have" in s.why_not("flip loch_ness")


@pytest.mark.rule("GM-C6-12", "GM-C6-14")
def test_a_card_is_turned_once_its_event_is_over() -> None:
    s = tome("armadale_castle", "duart_castle")
    s.goods(0, "0.0", stone=1)
    gather(s).play("event armadale_castle")
    assert (s.step(), turned(s)) == ("give stones", []), "the effect comes first"
    played = s.play("done")
    assert turned(s) == ["armadale_castle"]
    assert s.events(played, "turned") == [(0, "armadale_castle", 1)]
    gather(s)
    assert s.texts("flip") == ["flip duart_castle"]


@pytest.mark.rule("GM-C6-13")
def test_a_card_may_be_turned_without_its_event() -> None:
    s = gather(tome("duart_castle", "castle_moil"))
    coins = s.seat(0).coins
    played = s.play("flip duart_castle")
    assert s.events(played, "turned") == [(0, "duart_castle", 1)]
    assert (turned(s), s.vp(0), s.step()) == (["duart_castle"], 0, "move")
    gather(s).play("flip castle_moil")
    assert (s.seat(0).coins, s.step()) == (coins, "move")
    assert turned(s) == ["duart_castle", "castle_moil"]


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
    assert "has been activated" in s.why_not("activate 0.1")
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


# --- scoring --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C6-20", "GM-C6-21", "GM-C6-Q17")
def test_a_turned_card_counts_two() -> None:
    s = tome("duart_castle", "castle_moil")
    assert category(s.state, 0, LANDMARKS) == 2
    s.state.keep(Book((s.seat(0).landmarks[0],), ()))
    assert category(s.state, 0, LANDMARKS) == 3
    assert category_points(s.state, LANDMARKS) == [3, 0, 0]
    s.state.keep(Book(s.seat(0).landmarks, ()))
    assert category(s.state, 0, LANDMARKS) == 4


@pytest.mark.rule("GM-C6-20", "GM-C6-21")
def test_a_turned_card_counts_for_its_owner_among_landmarks_alone() -> None:
    s = tome("duart_castle", "castle_moil")
    s.landmark(1, "loch_ness")
    s.person(0, "somerled")
    s.seat(0).barrels = 1
    s.scots(0, "1.0")
    others = (CASTLE_SCOTS, BARRELS, PERSONS)
    s.state.keep(Book((s.seat(0).landmarks[0],), ()))
    assert [category(s.state, seat, LANDMARKS) for seat in range(3)] == [3, 1, 0]
    counted = [[category(s.state, seat, which) for which in others] for seat in range(3)]
    assert counted == [[2, 1, 1], [0, 0, 0], [0, 0, 0]], "Castle Moil counts the Scot twice"
    s.state.keep(Book((s.seat(1).landmarks[0],), ()))
    assert [category(s.state, seat, LANDMARKS) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("GM-C6-Q1")
def test_effects_of_the_front_survive() -> None:
    s = gather(tome("castle_moil", "armadale_castle"))
    s.scots(0, "1.0")
    s.seat(0).coins = 3
    s.play("flip castle_moil")
    assert category(s.state, 0, CASTLE_SCOTS) == 2
    gather(s).play("flip armadale_castle")
    assert s.line("landmark_effects")[0] == 3


@pytest.mark.rule("GM-C6-54", "GM-C6-Q9", "GM-C6-Q10")
def test_inverness_has_a_whisky_table_of_its_own() -> None:
    s = tome("inverness")
    s.seat(0).barrels = 2
    assert category_points(s.state, BARRELS) == [2, 0, 0]
    gather(s).play("event inverness")
    assert category_points(s.state, BARRELS) == [3, 0, 0]
    s.scots(0, "1.0", 2)
    assert category_points(s.state, CASTLE_SCOTS) == [2, 0, 0], "of barrels only"
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
    assert category_points(s.state, CASTLE_SCOTS)[0] == 5, "not before the Scot is paid"
    supply = s.seat(0).scots
    s.play("pay scot 0.0")
    assert (s.seat(0).scots, s.on_cell(0, "0.0", "scot")) == (supply + 1, 0)
    assert category_points(s.state, CASTLE_SCOTS)[0] == 8, "doubled to four, then by the own table"
    s.scots(1, "1.0", 3)
    assert category_points(s.state, CASTLE_SCOTS) == [8, 3, 0], "the others score as ever"
    s.seat(0).barrels = 4
    assert category_points(s.state, BARRELS)[0] == 5, "of Scots only"


@pytest.mark.rule("GM-C6-31", "GM-C6-Q10")
def test_without_a_scot_old_man_of_storr_is_only_turned() -> None:
    s = tome("old_man_of_storr")
    s.strip(0)
    gather(s)
    assert s.texts() == ["flip old_man_of_storr"]
    s.play("flip old_man_of_storr")
    s.scots(0, "1.0", 2)
    assert category_points(s.state, CASTLE_SCOTS)[0] == 2
