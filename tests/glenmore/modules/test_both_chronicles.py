"""Chronicles alone and together: who may play them, how they meet, whole games (GM-XCH, GM-CMP)."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from tests.glenmore.modules.arrange import (
    MOUNTAIN,
    glen,
    module_view,
    on_mountain,
    on_rondel,
)
from tests.glenmore.scenario import Scenario

BOTH = ("highlander", "great-glen")
THINGS = ("mountain", "council", "regatta", "race start", "englishman", "gathering")
SUBSETS = ((), BOTH[:1], BOTH[1:], BOTH)


def together(*cards: int, players: int = 3) -> Scenario:
    """Both Chronicles; the pawns stand directly before the Mountain and no tiles are out."""
    scenario = glen(*cards, players=players, modules=BOTH)
    for space, tile in enumerate(scenario.on_rondel()):
        if tile:
            scenario.put_on_rondel(space, "")
    on_rondel(scenario, MOUNTAIN - len(scenario.state.places))
    return scenario


# --- which and how many -----------------------------------------------------------------------


@pytest.mark.rule("GM-CMP-22", "GM-CMP-23", "GM-XCH-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", SUBSETS)
def test_any_subset_can_be_played_by_two_to_four(players: int, modules: tuple[str, ...]) -> None:
    table = ceilidh.new("glenmore", players, 1, {"modules": list(modules)})
    seen = table.view()["modules"]
    assert isinstance(seen, dict)
    assert set(seen) == set(modules)
    assert table.actor is not None


@pytest.mark.rule("GM-CMP-23")
@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.parametrize("module", BOTH)
def test_no_chronicle_is_for_fewer_or_more(players: int, module: str) -> None:
    with pytest.raises(ceilidh.OptionError, match="players"):
        ceilidh.new("glenmore", players, 1, {"modules": [module]})


def test_the_order_in_which_chronicles_are_named_does_not_matter() -> None:
    one = ceilidh.new("glenmore", 3, 1, {"modules": ["highlander", "great-glen"]})
    other = ceilidh.new("glenmore", 3, 1, {"modules": ["great-glen", "highlander"]})
    assert one.view() == other.view()


# --- how they meet ----------------------------------------------------------------------------


@pytest.mark.rule("GM-XCH-01")
def test_a_person_behind_the_mountain_costs_the_toll_and_causes_a_council() -> None:
    scenario = together(1)
    scenario.ahead("somerled", "robert_i")
    scenario.play("take somerled")
    assert on_mountain(scenario) == {"coin": 1}
    scenario.play("claim macleod", "council 1", "vote aye", "vote nay", "vote nay")
    assert module_view(scenario, "great-glen")["nays"] == [2, 1, 1]
    assert "climb" in scenario.texts()


@pytest.mark.rule("GM-XCH-01", "GM-C2-Q3")
def test_a_turn_on_the_mountain_has_no_council() -> None:
    scenario = together(1)
    scenario.ahead("somerled")
    scenario.play("climb")
    assert scenario.step() == "move"
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C7-38", "GM-XCH-01")
def test_tiles_passed_on_the_way_to_the_mountain_go_to_the_own_pile() -> None:
    scenario = together(8)
    for seat, position in enumerate((5, 7, 8)):
        scenario.place(seat, position)
    scenario.state.front = 18
    scenario.put_on_rondel(6, "dornie")
    scenario.begin()
    scenario.play("climb")
    piles = module_view(scenario, "great-glen")["piles"]
    assert piles == [["dornie", 0]]


@pytest.mark.rule("GM-XCH-Q2", "GM-C2-09")
def test_resources_taken_from_the_mountain_at_the_end_count_for_the_cards() -> None:
    scenario = together(2)
    on_rondel(scenario, MOUNTAIN - 4)  # a space is left for The End
    scenario.put_on_rondel(10, "the_end")
    for position, tile in enumerate(("somerled", "lochridge")):
        scenario.put_on_rondel(13 + position, tile)
    scenario.goods(2, "0.0", wood=1)
    scenario.begin()
    scenario.play("climb")
    scenario.play("take somerled", "claim macleod", "council 2")
    scenario.play("vote aye", "vote aye", "vote aye")
    assert scenario.line("great_glen") == [0, 0, 10]
    scenario.play("take lochridge", "offer wood 0.0", "lay 0.1", "done", "put wood 0.0")
    assert scenario.table.actor is None
    assert scenario.line("great_glen") == [10, 0, 0]
    assert scenario.seat(0).coins == 6  # the toll of seat 1


@pytest.mark.rule("GM-XCH-02", "GM-C7-Q5")
def test_the_die_passes_the_mountain_and_takes_a_tile_for_nobody() -> None:
    scenario = together(8, players=2)
    for figure, position in enumerate((9, 16, 10)):
        scenario.place(figure, position)
    scenario.state.front = 22
    scenario.put_on_rondel(13, "dornie")
    scenario.put_on_rondel(17, "lochridge")
    scenario.begin()
    scenario.play("take lochridge", "lay 0.1", "done")
    assert scenario.state.places[2] in (13, 17)
    assert on_mountain(scenario) == {"coin": 2}
    assert "dornie" in scenario.discarded()
    rows = module_view(scenario, "great-glen")["piles"]
    assert isinstance(rows, list)
    assert {seat for _, seat in rows} == {-1}


# --- whole games ------------------------------------------------------------------------------


def random_game(players: int, seed: int, options: dict[str, object]) -> ceilidh.Table:
    table = ceilidh.new("glenmore", players, seed, options)
    chance = random.Random(seed)
    while table.actor is not None:
        seat = chance.choice(table.actors)
        table.play(chance.choice(table.legal(seat)), seat=seat)
        assert GLENMORE.audit(table.state) == []
    return table


GAMES = [
    *[{"modules": list(modules)} for modules in SUBSETS[1:]],
    {"modules": list(BOTH), "sideways_mountain": True, "die": True, "introductory": True},
]


@pytest.mark.whole
@pytest.mark.rule("GM-XCH-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", GAMES)
def test_games_with_chronicles_come_to_an_end(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        table = random_game(players, seed, options)
        assert ceilidh.load(table.record()).key() == table.key()


@pytest.mark.rule("GM-C2-04", "GM-C2-08", "GM-C2-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_on_the_mountain_are_tolls_not_yet_taken(players: int) -> None:
    paid = taken = left = 0
    for seed in range(4):
        table = random_game(players, seed, {"modules": ["highlander"], "die": True})
        for event in [event for played in table.played for event in played.events]:
            if event.kind == "toll":
                paid += event.amount
            elif event.kind == "coins" and event.reason == "mountain":
                paid += max(-event.amount, 0)
                taken += max(event.amount, 0)
        modules = table.view()["modules"]
        assert isinstance(modules, dict)
        left += modules["highlander"]["coins"]
    assert paid > 0
    assert taken > 0
    assert paid == taken + left


# --- the base game knows nothing of them ------------------------------------------------------


@pytest.mark.rule("GM-CMP-22")
def test_no_file_of_the_base_game_names_a_chronicle() -> None:
    """Not even the Mountain or the Council; their tables stand with them too."""
    folder = Path(__file__).resolve().parents[3] / "src" / "ceilidh" / "games" / "glenmore"
    assert set(CHRONICLES) >= set(BOTH)
    titles = [name.replace("-", ".?") for name in CHRONICLES]
    names = re.compile("|".join([*titles, *THINGS]), re.IGNORECASE)
    searched = 0
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] == "modules":
            continue
        searched += 1
        assert names.search(path.read_text("utf-8")) is None, path.name
    assert searched > 20
