"""Set-up (GM-SET), what is hidden afterwards (GM-HID) and the chance in it (GM-RND)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import STACK_NAMES
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.kernel.table import Table
from ceilidh.kernel.testing import RandomChoices
from tests.glenmore.scenario import Scenario

S_TILES = ["inshriach", "ballachulish", "lammermuir", "lochridge", "laich_of_moray"]
GAMES = [(2, True), (3, False), (3, True), (4, False), (4, True)]


def letter(table: Table, tile: str) -> str:
    """The letter on the back of a tile."""
    stack: int = table.state.rules.components.tile(tile).stack
    return STACK_NAMES[stack]


def spaces(table: Table, viewer: int | None = None) -> list[dict[str, Any]]:
    """The spaces of the Rondel as a viewer sees them."""
    found = table.view(viewer)["rondel"]
    assert isinstance(found, list)
    return found


def seats(table: Table, viewer: int | None = None) -> list[dict[str, Any]]:
    found = table.view(viewer)["seats"]
    assert isinstance(found, list)
    return found


def tile_order(table: Table, dice: RandomChoices) -> list[str]:
    """Plays on at random; the tiles in the order in which they came onto the Rondel."""
    order = [event.thing for event in table.setup_events if event.kind == "tile"]
    while table.actor is not None:
        moves = table.legal()
        events = table.play(moves[dice.below(len(moves))]).events
        order.extend([event.thing for event in events if event.kind == "tile"])
    return order


def end_index(seed: int, end_tile: str = "hidden", introductory: bool = False) -> int:
    """How many tiles of stack D come before The End: seat 0 draws them out move by move."""
    s = Scenario(seed=seed, end_tile=end_tile, introductory=introductory)
    s.stack("D")
    s.place(1, 11)
    s.place(2, 12)
    s.put_on_rondel(10, "inshriach")
    s.begin()
    found: list[str] = []
    while "the_end" not in found:
        played = s.play(s.texts()[0])
        found.extend([event.thing for event in played.events if event.kind == "tile"])
    return found.index("the_end")


# --- the players ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-SET-02", "GM-SET-03", "GM-SET-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_every_player_begins_with(players: int) -> None:
    for seat in seats(ceilidh.new("glenmore", players, 0)):
        territory = [(one["cell"], one["tile"], one["scots"]) for one in seat["territory"]]
        assert territory == [("0.0", "home_village", 1), ("1.0", "home_castle", 0)]
        assert seat["scots_in_supply"] + 1 + 1 == 10  # one on the village, one is the pawn
        assert seat["markers"] == 10


@pytest.mark.rule("GM-SET-Q4")
def test_the_seating_is_recorded() -> None:
    table = ceilidh.new("glenmore", 3, 1, names=["Ann", "Bob", "Cem"])
    assert ceilidh.load(table.record()).names == ["Ann", "Bob", "Cem"]


@pytest.mark.rule("GM-SET-06")
def test_cards_of_late_stacks_can_be_gained_from_the_beginning() -> None:
    s = Scenario(ahead=("castle_moil",))
    assert all(s.seat(seat).landmarks == () for seat in range(3))
    s.goods(0, "0.0", wood=1, stone=1)
    s.play("take castle_moil", "pay wood 0.0", "pay stone 0.0", "lay 0.1")
    assert len(s.seat(0).landmarks) == 1


# --- pawns and Die --------------------------------------------------------------------------------


@pytest.mark.rule("GM-SET-07", "GM-RND-01")
def test_pawns_stand_on_consecutive_spaces_in_random_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        places = ceilidh.new("glenmore", 3, seed).state.places
        assert sorted(places) == [0, 1, 2]
        orders[tuple(places)] += 1
    assert set(orders) == set(permutations(range(3)))
    assert all(30 < number < 70 for number in orders.values())


@pytest.mark.rule("GM-SET-08")
def test_the_pawn_furthest_behind_begins() -> None:
    table = ceilidh.new("glenmore", 4, 0, setup={"pawn": ["3", "1", "4", "2"]})
    assert table.actor == 2
    assert [space["figures"] for space in spaces(table)[:4]] == [
        ["seat 3"],
        ["seat 1"],
        ["seat 4"],
        ["seat 2"],
    ]


@pytest.mark.rule("GM-SET-09", "GM-SET-24")
@pytest.mark.parametrize(
    ("pawns", "coins"),
    [
        (["2", "1"], [6, 5]),
        (["2", "3", "1"], [7, 5, 6]),
        (["4", "2", "1", "3"], [7, 6, 8, 5]),
    ],
)
def test_coins_rise_from_the_last_pawn_to_the_first(pawns: list[str], coins: list[int]) -> None:
    table = ceilidh.new("glenmore", len(pawns), 0, setup={"pawn": pawns})
    assert [seat["coins"] for seat in seats(table)] == coins


@pytest.mark.rule("GM-SET-20", "GM-SET-21", "GM-SET-Q1")
@pytest.mark.parametrize(("players", "die"), GAMES)
def test_the_die_is_fixed_for_two_and_an_option_for_more(players: int, die: bool) -> None:
    table = ceilidh.new("glenmore", players, 3, {"die": die})
    standing = [space["figures"] for space in spaces(table)]
    if die:
        assert standing[players] == ["die"]  # directly in front of the foremost pawn
    else:
        assert ["die"] not in standing


@pytest.mark.rule("GM-SET-21")
def test_three_and_four_play_without_the_die_unless_they_choose_it() -> None:
    for players in (3, 4):
        assert len(ceilidh.new("glenmore", players, 0).state.places) == players


# --- tiles ----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-SET-12", "GM-SET-13", "GM-SET-14", "GM-SET-15", "GM-EX-03")
@pytest.mark.parametrize(("players", "die"), GAMES)
def test_gap_pawns_die_five_s_tiles_and_a_tiles(players: int, die: bool) -> None:
    table = ceilidh.new("glenmore", players, 5, {"die": die})
    line = spaces(table)
    figures = players + (1 if die else 0)
    assert all(space["figures"] and space["tile"] == "" for space in line[:figures])
    backs = [letter(table, space["tile"]) for space in line[figures:-1]]
    assert backs == ["S"] * 5 + ["A"] * (14 - 1 - figures - 5)
    assert line[-1] == {"tile": "", "figures": []}  # directly behind the last pawn


@pytest.mark.rule("GM-SET-Q2", "GM-RND-04")
def test_the_s_tiles_are_shuffled() -> None:
    seen: list[Counter[str]] = [Counter() for _ in S_TILES]
    for seed in range(200):
        line = spaces(ceilidh.new("glenmore", 3, seed))[3:8]
        assert sorted(space["tile"] for space in line) == sorted(S_TILES)
        for place, space in enumerate(line):
            seen[place][space["tile"]] += 1
    assert all(20 < counts[tile] < 60 for counts in seen for tile in S_TILES)


@pytest.mark.whole
@pytest.mark.rule("GM-SET-10", "GM-RND-02")
def test_every_stack_is_shuffled_for_itself() -> None:
    first: dict[str, set[str]] = {stack: set() for stack in "ABCD"}
    for seed in range(40):
        table = ceilidh.new("glenmore", 4, seed)
        order = tile_order(table, RandomChoices(seed))
        backs = "".join([letter(table, tile) for tile in order])
        assert backs.startswith("A" * 14 + "B" * 17 + "C" * 17 + "D")
        assert len(set(order)) == len(order)
        for stack in "ABCD":
            first[stack].add(order[backs.index(stack)])
    assert all(len(tiles) > 8 for tiles in first.values())


@pytest.mark.whole
@pytest.mark.rule("GM-SET-11", "GM-SET-Q3", "GM-RND-03")
def test_the_end_lies_anywhere_in_the_middle_third_of_d() -> None:
    found = Counter([end_index(seed) for seed in range(210)])
    assert sorted(found) == [5, 6, 7, 8, 9, 10, 11]
    assert all(15 < number < 50 for number in found.values())


@pytest.mark.rule("GM-SET-Q3")
def test_the_end_can_be_put_exactly_into_the_middle() -> None:
    assert {end_index(seed, end_tile="middle") for seed in range(20)} == {8}


@pytest.mark.rule("GM-SET-30")
def test_in_the_introductory_game_the_end_lies_on_top_of_d() -> None:
    assert {end_index(seed, introductory=True) for seed in range(20)} == {0}
    plain, short = (ceilidh.new("glenmore", 3, 1, {"introductory": on}) for on in (False, True))
    assert spaces(plain) == spaces(short)


@pytest.mark.whole
@pytest.mark.rule("GM-SET-16")
def test_david_hume_is_in_no_stack() -> None:
    for seed in range(10):
        assert "david_hume" not in tile_order(ceilidh.new("glenmore", 4, seed), RandomChoices(seed))
    s = Scenario()
    s.seat(0).coins = 9
    s.marker()
    s.play("claim mckay")
    assert [TILE.words[tile] for tile in s.seat(0).persons] == ["david_hume"]


@pytest.mark.rule("GM-SET-17")
def test_the_clan_board_is_empty() -> None:
    assert ceilidh.new("glenmore", 3, 0).view()["claims"] == []


@pytest.mark.rule("GM-SET-18")
def test_a_chronicle_changes_only_its_part_of_the_set_up() -> None:
    line = spaces(ceilidh.new("glenmore", 3, 1, {"modules": ["highlander"]}))
    plain = spaces(ceilidh.new("glenmore", 3, 1))
    assert line[:11] == plain[:11]
    assert [space["tile"] for space in line[11:]] == ["mountain", "mountain", ""]


@pytest.mark.rule("GM-SET-22", "GM-SET-23")
@pytest.mark.parametrize(("players", "filled"), [(2, 1), (3, 1), (4, 0)])
def test_a_coin_in_every_market_row_for_two_and_three(players: int, filled: int) -> None:
    table = ceilidh.new("glenmore", players, 0)
    rows = dict.fromkeys(["barley", "wood", "stone", "sheep", "cattle"], filled)
    assert table.view()["market"] == rows


# --- what is hidden and what is open --------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.rule("GM-HID-01")
def test_nobody_knows_the_next_tile() -> None:
    viewers = (0, 1, 2, None)
    shown = [ceilidh.new("glenmore", 3, 1).view(viewer) for viewer in viewers]
    following: set[str] = set()
    for rng in range(40):
        table = ceilidh.new("glenmore", 3, 1)
        table.state = GLENMORE.determinize(table.state, 0, rng)
        assert [table.view(viewer) for viewer in viewers] == shown
        following.add(tile_order(table, RandomChoices(1))[5])  # the first after the set-up
    assert len(following) > 5


@pytest.mark.rule("GM-HID-02")
def test_the_place_of_the_end_is_hidden() -> None:
    s = Scenario()
    s.stack("D")
    assert "the_end" not in str(s.table.view(0))
    assert s.table.view(0) == s.table.view(1) == s.table.view()
    assert len({end_index(seed) for seed in range(30)}) > 1


@pytest.mark.rule("GM-HID-03")
def test_the_tiles_of_the_rondel_are_open() -> None:
    table = ceilidh.new("glenmore", 3, 1)
    names = [TILE.words[tile] if tile >= 0 else "" for tile in table.state.rondel]
    for viewer in (0, 1, 2, None):
        assert [space["tile"] for space in spaces(table, viewer)] == names


@pytest.mark.rule("GM-HID-04")
def test_discarded_tiles_are_open() -> None:
    s = Scenario()
    s.discard("butcher", "halkirk")
    for viewer in (0, 1, 2, None):
        assert s.table.view(viewer)["discard"] == ["butcher", "halkirk"]


@pytest.mark.rule("GM-HID-Q2")
def test_coins_points_and_other_possessions_are_open() -> None:
    s = Scenario()
    own = s.seat(1)
    own.coins, own.barrels, own.points[0] = 9, 4, 17
    s.landmark(1, "castle_moil")
    s.person(1, "somerled")
    for viewer in (0, 2, None):
        seen = seats(s.table, viewer)[1]
        assert (seen["coins"], seen["barrels"], seen["vp"]) == (9, 4, 17)
        assert (seen["landmarks"], seen["persons"]) == (["castle_moil"], ["somerled"])


@pytest.mark.rule("GM-HID-Q5")
def test_the_number_of_tiles_left_is_open() -> None:
    s = Scenario(ahead=("inshriach",))
    s.stack("D", 16)
    assert s.table.view(2)["stack_left"] == 17  # The End is among them
    s.play("take inshriach", "lay 0.1", "done")
    assert s.table.view(2)["stack_left"] == 16
    assert ceilidh.new("glenmore", 4, 0).view(3)["stacks_left"] == [17, 17, 17]


@pytest.mark.rule("GM-RND-Q2")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    def record(seed: int) -> str:
        table = ceilidh.new("glenmore", 2, seed)
        tile_order(table, RandomChoices(4))
        return table.record()

    assert record(8) == record(8)
    assert record(8).split("\n\n")[1] != record(9).split("\n\n")[1]
