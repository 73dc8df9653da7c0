"""Components and limits (GM-CMP): pieces of the box, Scots, markers and three goods a tile."""

import itertools
from collections.abc import Mapping

import pytest

import ceilidh
from ceilidh.games.glenmore.components.chronicles import DIFFICULTIES, Chronicle
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import BARREL, COIN, KIND_NAMES, RESOURCE_NAMES, STACK_NAMES
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES, ENTRIES
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.highlander.rows import HIGHLANDER
from ceilidh.kernel.errors import IllegalMove, OptionError
from tests.glenmore.scenario import Scenario

BOX = load(None)
EIGHT_CLANS = [
    "macleod",
    "gunn",
    "macdonald",
    "chisholm",
    "mckinnon",
    "ross",
    "maclean",
    "macdonell",
]


def lone(*tiles: str) -> Scenario:
    """Seat 0 is last with these tiles just before it; the other pawns are far ahead."""
    s = Scenario()
    s.place(1, 11)
    s.place(2, 12)
    for step, name in enumerate(tiles):
        s.put_on_rondel(1 + step, name)
    s.begin()
    return s


def size_of(view: Mapping[str, object], key: str) -> int:
    found = view[key]
    assert isinstance(found, list | dict)
    return len(found)


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-CMP-01")
def test_two_to_four_can_play() -> None:
    for players in (2, 3, 4):
        assert len(ceilidh.new("glenmore", players, 0).state.seats) == players
    for players in (1, 5):
        with pytest.raises(OptionError):
            ceilidh.new("glenmore", players, 0)


@pytest.mark.rule("GM-CMP-02")
def test_the_rondel_has_the_market_and_the_clan_board_is_apart() -> None:
    view = ceilidh.new("glenmore", 3, 0).view()
    assert (size_of(view, "rondel"), size_of(view, "market"), size_of(view, "roads")) == (14, 5, 22)


@pytest.mark.rule("GM-CMP-06")
def test_the_die_has_three_ones_two_twos_and_a_three() -> None:
    assert sorted(BOX.board.die_faces) == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("GM-CMP-07", "GM-CMP-08", "GM-CMP-09", "GM-CMP-10")
def test_tokens_of_the_box() -> None:
    supply = BOX.board.supply
    assert supply.tokens[COIN] == 40
    assert dict(supply.vp_tokens) == {1: 20, 3: 15, 5: 15, 10: 15, 50: 5}
    assert dict(zip(RESOURCE_NAMES, supply.tokens, strict=False)) == {
        "barley": 20,
        "wood": 20,
        "stone": 20,
        "sheep": 15,
        "cattle": 15,
    }
    assert supply.tokens[BARREL] == 25


@pytest.mark.rule("GM-CMP-11")
def test_there_are_eleven_landmark_cards() -> None:
    assert len({card.id for card in BOX.landmarks if not card.chronicle}) == 11


@pytest.mark.rule("GM-CMP-14", "GM-CMP-Q1")
def test_tiles_by_back() -> None:
    sizes = {STACK_NAMES[stack]: len(tiles) for stack, tiles in enumerate(BOX.stacks)}
    assert sizes == {"S": 5, "A": 14, "B": 17, "C": 17, "D": 17, "none": 1}
    assert BOX.tile("david_hume").index in BOX.stacks[STACK_NAMES.index("none")]
    assert BOX.tile("the_end").index in BOX.stacks[STACK_NAMES.index("D")]


@pytest.mark.rule("GM-CMP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_a_home_village_left_of_a_home_castle(players: int) -> None:
    s = Scenario(players)
    for seat in range(players):
        assert (s.tile_on(seat, "0.0"), s.tile_on(seat, "1.0")) == ("home_village", "home_castle")


@pytest.mark.rule("GM-CMP-12")
def test_the_river_runs_through_both_home_tiles() -> None:
    s = Scenario(ahead=("ballachulish",))
    s.scots(0, "1.0")
    s.play("take ballachulish")
    assert s.texts("lay") == ["lay -1.0", "lay 2.0"]


@pytest.mark.rule("GM-CMP-13")
def test_village_and_castle_are_two_tiles() -> None:
    s = Scenario(ahead=("ballachulish",))
    s.scots(0, "1.0")
    s.play("take ballachulish", "lay 2.0")
    assert s.texts("activate") == ["activate 1.0", "activate 2.0"]  # 0.0 is not adjacent


# --- what is limited and what is not --------------------------------------------------------------


@pytest.mark.rule("GM-CMP-04")
def test_eight_scots_are_in_the_supply_at_the_start() -> None:
    s = Scenario()
    assert [s.seat(seat).scots for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("GM-CMP-03", "GM-CMP-16", "GM-CMP-Q2")
def test_the_tenth_scot_is_the_last_and_the_rest_of_an_effect_still_happens() -> None:
    s = lone("dornie", "tomintoul")
    s.scots(0, "1.0", 7)  # with the pawn and the one on the village: nine
    s.goods(0, "0.0", stone=2)
    s.play("take dornie", "pay stone 0.0", "lay 0.1", "done")
    assert s.on_cell(0, "0.1", "scot") == 1
    coins = s.seat(0).coins
    s.play("take tomintoul", "pay stone 0.0", "lay 1.1")
    assert (s.on_cell(0, "1.1", "scot"), s.seat(0).scots) == (0, 0)
    assert s.seat(0).coins == coins + 1
    assert (s.on_cell(0, "0.0", "scot"), s.on_cell(0, "1.0", "scot")) == (1, 7)


@pytest.mark.rule("GM-CMP-05", "GM-CMP-Q3")
def test_without_the_ten_markers_nothing_is_claimed() -> None:
    s = lone("robert_i", "somerled")
    s.clan(0, *EIGHT_CLANS, "sinclair")
    assert s.seat(0).markers == 1
    s.seat(0).coins = 20
    s.play("take robert_i", "claim douglas", "take somerled")
    assert s.step() == "move"
    assert len([owner for _, owner in s.state.claims if owner == 0]) == 10
    assert len(s.seat(0).persons) == 2


@pytest.mark.rule("GM-CMP-15")
def test_resources_do_not_run_out() -> None:
    s = lone("inshriach")
    cells = ["0.0", "1.0", "0.1", "1.1", "1.2", "0.2", "-1.1"]
    others = ["rothiemurchus", "corrennie", "abernethy", "easdale", "lochridge"]
    for cell, name in zip(cells[2:], others, strict=True):
        s.lay(0, cell, name)
    for cell in cells:
        s.goods(0, cell, wood=3)
    s.play("take inshriach", "lay 1.-1", "activate 1.-1")
    assert s.seat(0).stock[KIND_NAMES.index("wood")] == 22  # the box has 20


@pytest.mark.rule("GM-CMP-15")
def test_coins_barrels_and_points_do_not_run_out() -> None:
    s = lone("edradour", "robert_i", "somerled")
    own = s.seat(0)
    own.coins, own.barrels, own.points[0] = 41, 25, 540
    s.play("take edradour", "lay -1.0", "done", "take robert_i", "claim macleod")
    assert (s.seat(0).coins, s.seat(0).barrels) == (43, 26)
    s.play("take somerled", "claim douglas")
    assert s.vp(0) == 543


# --- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-CMP-17", "GM-CMP-18")
def test_a_resource_of_choice_is_one_of_five() -> None:
    s = lone("loch_lochy")
    s.play("take loch_lochy", "lay -1.0")
    five = ["barley", "wood", "stone", "sheep", "cattle"]
    assert s.texts("gain") == [f"gain {name}" for name in five]
    for other in ("gain barrel", "gain scot"):
        with pytest.raises(IllegalMove):
            s.play(other)


@pytest.mark.rule("GM-CMP-17")
def test_animals_are_sheep_and_cattle() -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "butcher")
    s.goods(0, "0.0", sheep=1, cattle=1, wood=1)
    s.goods(0, "1.0", barley=1, stone=1)
    s.seat(0).coins = 0
    s.play("take inshriach", "lay 0.1", "activate 1.1")
    s.play(s.texts("way")[-1])
    paid = {text.split()[1] for text in s.texts("pay")}
    assert paid <= {"sheep", "cattle"}
    assert s.seat(0).stock[:3] == [1, 1, 1]


@pytest.mark.rule("GM-CMP-18")
def test_barrels_and_scots_pay_no_resource() -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "grassmarket")  # any three resources
    s.goods(0, "1.0", wood=2)
    s.scots(0, "1.1", 3)
    s.seat(0).coins, s.seat(0).barrels = 0, 5
    s.market(wood=0)
    s.play("take inshriach", "lay 0.1")
    assert "GM-ACT-40" in s.why_not("activate 1.1")
    s.goods(0, "1.0", wood=1)
    assert "activate 1.1" in s.texts()


@pytest.mark.rule("GM-CMP-19", "GM-CMP-20")
def test_the_fourth_resource_of_a_tile_is_lost() -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "carse_of_gowrie")  # gives 2 barley
    s.goods(0, "1.1", stone=1, wood=1)
    s.play("take inshriach", "lay 0.1")
    played = s.play("activate 1.1")
    assert s.on_cell(0, "1.1", "barley") == 1
    assert s.events(played, "lost") == [(0, "barley", 1)]
    assert s.seat(0).stock[:3] == [1, 1, 1]


@pytest.mark.rule("GM-CMP-19")
def test_the_limit_holds_for_clan_bonuses_too() -> None:
    s = lone("inshriach")
    s.goods(0, "0.0", stone=1, sheep=2)
    s.goods(0, "1.0", wood=2)
    s.marker()
    s.play("claim gunn")  # a sheep and a cattle on any tiles
    assert s.texts("put") == ["put sheep 1.0", "put cattle 1.0"]
    assert "GM-CMP-19" in s.why_not("put sheep 0.0")
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.play("put sheep 1.0")
    assert sum(s.seat(0).stock) == 6  # the cattle found no room


@pytest.mark.rule("GM-CMP-21")
def test_scots_do_not_count_against_the_limit() -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "rothiemurchus")
    s.scots(0, "1.1", 4)
    s.goods(0, "1.1", wood=2)
    s.play("take inshriach", "lay 0.1", "activate 1.1")
    assert (s.on_cell(0, "1.1", "wood"), s.on_cell(0, "1.1", "scot")) == (3, 4)


@pytest.mark.rule("GM-CMP-Q4")
def test_resources_are_neither_moved_nor_thrown_away() -> None:
    s = lone("inshriach")
    s.goods(0, "0.0", wood=2)
    s.market(wood=0)
    s.play("take inshriach", "lay 0.1", "activate 0.0")
    assert {text.split()[0] for text in s.texts()} == {"activate", "walk", "done"}
    s.play("walk 0.0 e", "done")
    assert (s.on_cell(0, "0.0", "wood"), s.on_cell(0, "1.0", "wood")) == (2, 0)


@pytest.mark.rule("GM-CMP-Q5")
@pytest.mark.parametrize(("kept", "gone"), [("sheep", "cattle"), ("cattle", "sheep")])
def test_the_owner_chooses_which_of_two_resources_is_lost(kept: str, gone: str) -> None:
    s = lone("inshriach")
    s.lay(0, "1.1", "lochridge", "luing")  # gives a sheep and a cattle
    s.goods(0, "1.1", wood=2)
    s.play("take inshriach", "lay 0.1", "activate 1.1")
    assert s.texts() == ["keep sheep", "keep cattle"]
    played = s.play(f"keep {kept}")
    assert (s.on_cell(0, "1.1", kept), s.on_cell(0, "1.1", gone)) == (1, 0)
    assert s.events(played, "lost") == [(0, gone, 1)]


@pytest.mark.rule("GM-CMP-Q6")
def test_all_nine_scots_may_stand_on_one_tile() -> None:
    s = lone("inshriach")
    s.scots(0, "1.0", 8)
    s.play("take inshriach", "lay 0.1", "activate 0.0", "walk 0.0 e")
    assert s.on_cell(0, "1.0", "scot") == 9


# --- Chronicles -----------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.sample
@pytest.mark.rule("GM-CMP-22", "GM-CMP-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_subset_of_the_chronicles_can_be_played(players: int) -> None:
    for number in range(len(CHRONICLES) + 1):
        for chosen in itertools.combinations(CHRONICLES, number):
            if players == 2 and "hammer" in chosen:
                continue  # needs three (GM-C4-01)
            table = ceilidh.new("glenmore", players, 1, {"modules": list(chosen)})
            assert [module.name for module in table.state.rules.modules] == list(chosen)
            assert table.legal()


@pytest.mark.rule("GM-CMP-24", "GM-CMP-25", "GM-CMP-26")
def test_whoever_chooses_chronicles_is_told_what_the_rulebook_says() -> None:
    about = next(option for option in GLENMORE.options if option.name == "modules").about
    assert [about[name].minutes for name in CHRONICLES] == [5, 5, 10, 10, 10, 20, 10, 10]
    assert [about[name].difficulty for name in CHRONICLES] == [1, 1, 2, 3, 1, 4, 2, 3]
    assert [name for name in CHRONICLES if about[name].first] == ["dragon-boats"]
    for entry in ENTRIES:
        chronicle = entry.tables[0].of(BOX).chronicle
        assert chronicle.minutes == entry.minutes
        assert DIFFICULTIES.index(chronicle.difficulty) + 1 == entry.difficulty


@pytest.mark.rule("GM-CMP-23", "GM-CMP-24", "GM-CMP-25")
@pytest.mark.parametrize(
    ("chronicle", "number", "minutes", "difficulty"),
    [(HIGHLANDER.of(BOX).chronicle, 2, 5, "low"), (GREAT_GLEN.of(BOX).chronicle, 7, 10, "medium")],
    ids=["C2", "C7"],
)
def test_what_a_chronicle_says_of_itself(
    chronicle: Chronicle, number: int, minutes: int, difficulty: str
) -> None:
    assert (chronicle.id, chronicle.players) == (number, (2, 3, 4))
    assert (chronicle.minutes, chronicle.difficulty) == (minutes, difficulty)
