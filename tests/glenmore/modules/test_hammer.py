"""Hammer of the Scots: set-up, the England token and the four tiles (GM-C4)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.modules.hammer.rows import HAMMER, NUMBER
from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.kernel.errors import CeilidhError
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.england import filled, give_token, hammer, holder, obeying
from tests.glenmore.scenario import Scenario

OWN = ["loch_lomond", "glenfinnan_church", "glenfinnan_monument", "general_wades_military_roads"]


def spaces(players: int, **options: object) -> list[str]:
    """What lies or stands on each space: a figure, the letter of a tile's stack, a fixture."""
    table = ceilidh.new("glenmore", players, 1, options)
    rondel = table.view()["rondel"]
    letters = {tile.id: "SABCD"[tile.stack] for tile in load(None).tiles if tile.stack < 5}
    assert isinstance(rondel, list)
    return [" ".join(s["figures"]) or letters.get(s["tile"], s["tile"]) for s in rondel]


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C4-01", "GM-XCH-01")
def test_it_is_for_three_or_four_players() -> None:
    with pytest.raises(CeilidhError, match="3"):
        ceilidh.new("glenmore", 2, 1, {"modules": ["hammer"]})
    for players in (3, 4):
        assert ceilidh.new("glenmore", players, 1, {"modules": ["hammer"]}).actor is not None


@pytest.mark.rule("GM-C4-05", "GM-C4-06", "GM-EX-03")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("die", [False, True])
def test_the_englishman_stands_behind_the_start_tiles(players: int, die: bool) -> None:
    found = spaces(players, modules=["hammer"], die=die)
    figures = players + die
    assert found[figures - 1] == ("die" if die else f"seat {players}") or not die
    assert found[figures : figures + 5] == ["S"] * 5
    assert found[figures + 5] == "englishman"
    assert set(found[figures + 6 : -1]) == {"A"}
    assert found[-1] == "", "the gap"


@pytest.mark.rule("GM-XCH-Q1", "GM-C2-Q10")
def test_hammer_and_highlander_order_of_the_set_up() -> None:
    found = spaces(3, modules=["hammer", "highlander"])
    assert found[3:9] == ["S"] * 5 + ["englishman"]
    assert set(found[9:11]) == {"A"}
    assert found[11:] == ["mountain", "mountain", ""]


@pytest.mark.rule("GM-C4-05")
def test_he_takes_the_place_of_one_tile() -> None:
    without = ceilidh.new("glenmore", 3, 1).view()["stack_left"]
    with_him = ceilidh.new("glenmore", 3, 1, {"modules": ["hammer"]}).view()["stack_left"]
    assert isinstance(without, int)
    assert with_him == without + 1 + 1, "one space less is filled, and Loch Lomond is in the stack"


@pytest.mark.rule("GM-C4-02", "GM-C4-03", "GM-XCH-Q4", "GM-RND-02")
def test_the_four_tiles_are_in_their_stacks_of_this_game_only() -> None:
    rules = hammer().state.rules
    found = [
        "SABCD"[stack] + " " + rules.components.tiles[tile].id
        for stack in range(5)
        for tile in rules.stacks[stack]
        if rules.components.tiles[tile].chronicle
    ]
    assert found == [f"{letter} {name}" for letter, name in zip("ABCD", OWN, strict=True)]
    plain = Scenario(3).state.rules
    tiles = [tile for stack in plain.stacks for tile in stack]
    assert not [tile for tile in tiles if plain.components.tiles[tile].chronicle]


@pytest.mark.rule("GM-C4-04")
@pytest.mark.parametrize("players", [3, 4])
def test_the_track_begins_with_one_coin(players: int) -> None:
    s = hammer(players=players)
    assert HAMMER.of(s.state.rules.components).slots == (1, 2, 3)
    assert module_view(s, "hammer") == {"holder": -1, "filled": 1}


# --- control --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C4-10")
def test_the_first_pawn_that_passes_him_takes_the_token() -> None:
    s = hammer("lammermuir", "corrennie")
    assert holder(s) == -1
    played = s.play("take lammermuir")
    assert holder(s) == 0
    assert s.events(played, "england") == [(0, "token", 1)]


@pytest.mark.rule("GM-C4-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whose_pawn_it_is_does_not_matter(seat: int) -> None:
    s = hammer("lammermuir")
    for other in range(3):
        s.place(other, (other - seat) % 3)
    s.begin()
    s.play("take lammermuir")
    assert holder(s) == seat


@pytest.mark.rule("GM-C4-10")
def test_a_pawn_that_stops_right_before_him_does_not() -> None:
    s = hammer("corrennie")
    s.put_on_rondel(7, "lammermuir")
    s.begin()
    assert s.state.places[figure_of(s.state)] == 8
    s.play("take lammermuir", "lay 0.1")
    assert holder(s) == -1


@pytest.mark.rule("GM-C4-10")
def test_the_die_does_not_take_it_either() -> None:
    s = hammer("lammermuir", die=True)
    for figure, position in ((0, 1), (1, 2), (2, 3), (3, 0), (figure_of(s.state), 5)):
        s.place(figure, position)
    for position in range(14):
        s.put_on_rondel(position, "")
    for position, tile in ((6, "corrennie"), (7, "inshriach"), (8, "lochridge")):
        s.put_on_rondel(position, tile)
    s.begin()
    assert s.state.places[3] > 5, "it has passed him"
    assert holder(s) == -1


@pytest.mark.rule("GM-C4-11", "GM-C4-12", "GM-C4-Q5")
def test_later_passing_changes_nothing() -> None:
    s = hammer("lammermuir")
    give_token(s, 2)
    played = s.play("take lammermuir")
    assert holder(s) == 2
    assert s.events(played, "england") == []


@pytest.mark.rule("GM-C4-03", "GM-C4-10", "GM-C4-11", "GM-C4-12", "GM-C4-30")
@pytest.mark.parametrize("tile", OWN)
@pytest.mark.parametrize("before", [-1, 0, 1])
def test_a_card_takes_the_token_at_once(before: int, tile: str) -> None:
    s = hammer("lammermuir")
    s.put_on_rondel(5, tile)
    s.goods(0, "1.0", wood=1, stone=1)
    s.scots(0, "0.0")
    give_token(s, before, 2)
    s.begin()
    s.play(f"take {tile}")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert holder(s) == before, "not before the tile lies there"
    played = s.play(s.texts("lay")[0])
    assert (holder(s), filled(s)) == (0, 2)
    assert s.events(played, "landmark") == [(0, tile, 1)]


@pytest.mark.rule("GM-C4-11")
def test_another_landmark_card_does_not() -> None:
    s = hammer("lammermuir")
    s.put_on_rondel(5, "loch_lochy")
    give_token(s, 1)
    s.seat(0).coins = 20
    s.begin()
    s.play("take loch_lochy")
    while s.step() == "pay":
        s.play(s.texts()[0])
    s.play(s.texts("lay")[0])
    assert s.seat(0).landmarks
    assert holder(s) == 1


@pytest.mark.rule("GM-C4-Q11", "GM-CLN-30")
def test_a_card_out_of_the_discard_pile_takes_it_too() -> None:
    s = hammer("lammermuir")
    give_token(s, 1)
    s.discard("loch_lomond")
    s.seat(0).coins = 20
    s.marker(0)
    s.play("claim munro", "fetch loch_lomond")
    s.play(s.texts("lay")[0])
    assert holder(s) == 0


@pytest.mark.rule("GM-C4-Q12")
def test_a_tile_that_goes_leaves_the_token_where_it_is() -> None:
    s = hammer("lammermuir")
    s.lay(0, "0.1", "loch_lomond")
    s.landmark(0, "loch_lomond")
    give_token(s, 0)
    s.seat(0).coins = 20
    s.marker(0)
    s.play("claim macmillan")
    assert s.step() == "remove tiles"
    s.play(s.texts("remove")[0])
    assert s.tile_on(0, "0.1") == ""
    assert holder(s) == 0


# --- the tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C4-31")
def test_glenfinnan_church_turns_a_barrel_into_four_points() -> None:
    s = hammer("lammermuir")
    s.lay(0, "0.1", "glenfinnan_church")
    s.put_on_rondel(5, "corrennie")
    s.seat(0).coins = 20
    s.begin()
    s.play("take corrennie", "lay 1.1")
    assert "activate 0.1" not in s.texts("activate")
    assert "cannot pay" in s.why_not("activate 0.1")
    s.seat(0).barrels = 2
    s.play("activate 0.1")
    assert (s.vp(0), s.seat(0).barrels) == (4, 1)


@pytest.mark.rule("GM-C4-32", "GM-C4-Q1", "GM-C4-33")
def test_costs_and_gifts_of_the_others() -> None:
    components = load(None)
    monument = components.tile("glenfinnan_monument")
    assert [(row.word, row.amount) for row in monument.activation] == [("vp", 3)]
    assert sum(monument.cost) == monument.cost[7] == 1, "one Scot, once"
    roads = components.tile("general_wades_military_roads")
    assert [row.word for row in roads.immediate] == ["landmark", "scot"]


@pytest.mark.rule("GM-C4-32", "GM-C4-Q1")
def test_glenfinnan_monument_costs_a_scot_once_and_gives_three_points_each_time() -> None:
    s = hammer("lammermuir")
    s.put_on_rondel(5, "glenfinnan_monument")
    s.scots(0, "0.0")
    s.begin()
    supply = s.seat(0).scots
    s.play("take glenfinnan_monument")
    assert (s.seat(0).scots, s.on_cell(0, "0.0", "scot")) == (supply + 1, 1)
    s.play("lay 0.1", "activate 0.1")
    assert s.vp(0) == 3
    assert s.seat(0).scots == supply + 1, "its activation costs nothing"
    s = hammer("lammermuir")
    s.put_on_rondel(5, "glenfinnan_monument")
    s.strip(0)
    s.begin()
    assert "take glenfinnan_monument" not in s.texts()


@pytest.mark.rule("GM-C4-33")
def test_general_wades_roads_bring_a_scot() -> None:
    s = hammer("lammermuir")
    s.put_on_rondel(5, "general_wades_military_roads")
    s.seat(0).coins = 20
    s.begin()
    before = s.seat(0).scots
    s.play("take general_wades_military_roads", "lay 0.1")
    assert s.seat(0).scots == before - 1
    assert s.on_cell(0, "0.1", "scot") == 1
    assert holder(s) == 0


@pytest.mark.rule("GM-C4-28", "GM-XCH-02", "GM-ANA-06", "GM-DIE-05", "GM-EX-04")
def test_the_die_never_stops_on_them() -> None:
    s = obeying("lammermuir", die=True)
    s.place(figure_of(s.state), 6)
    for figure, position in ((0, 2), (1, 3), (2, 4), (3, 1)):
        s.place(figure, position)
    s.put_on_rondel(7, "loch_lomond")
    s.put_on_rondel(8, "loch_lochy")
    s.put_on_rondel(5, "corrennie")
    s.begin()
    assert "loch_lomond" not in s.discarded()
    assert s.state.places[3] in (5, 8)


@pytest.mark.rule("GM-C4-28", "GM-XCH-02", "GM-DIE-05")
def test_the_die_is_kept_off_its_tiles_and_pawns_are_not() -> None:
    rules = hammer(die=True).state.rules
    tiles = [rules.components.tile(name).index for name in OWN]
    assert all(rules.safe[tile] and rules.landable[tile] for tile in tiles)


def test_tiles_of_the_chronicle_are_marked() -> None:
    tiles = load(None).tiles
    assert [tile.id for tile in tiles if tile.chronicle == NUMBER] == OWN
    assert filled(hammer()) == 1
