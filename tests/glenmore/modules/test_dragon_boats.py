"""The Dragon Boat Races: set-up, the way of the boats, result cards (GM-C1)."""

from __future__ import annotations

from collections import Counter

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import STACK_B, STACK_C
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.dragon_boats.course import to_go
from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS
from ceilidh.games.glenmore.rules.refill import draw_tile
from ceilidh.kernel.table import Table
from tests.glenmore.modules.regattas import at, put_boat, race, row, tokens
from tests.glenmore.scenario import cell_number

BOX = BOATS.of(load(None))
MODULE: dict[str, object] = {"modules": ["dragon-boats"]}


def new(players: int, seed: int = 1) -> Table:
    return ceilidh.new("glenmore", players, seed, MODULE)


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C1-01", "GM-XCH-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_for_all_player_counts(players: int) -> None:
    assert new(players).actor is not None


@pytest.mark.rule("GM-C1-01", "GM-C1-02", "GM-C1-09")
def test_the_contents_of_the_box() -> None:
    assert BOX.chronicle.players == (2, 3, 4)
    assert [result.id for result in BOX.results] == ["winner", "second", "third", "last"]
    assert sum(reward.copies for reward in BOX.rewards) == 16
    assert len(BOX.rivers) == 2
    assert [tile.id for tile in BOX.tiles] == ["race_start", "ship_builder_b", "ship_builder_c"]
    totals = [waters.tokens * (waters.players + waters.rivers) for waters in BOX.waters]
    assert totals == [8, 12, 16]


@pytest.mark.rule("GM-C1-03", "GM-C1-05", "GM-C1-06", "GM-C1-07", "GM-C1-09")
@pytest.mark.parametrize(("players", "rivers", "each"), [(2, 2, 2), (3, 1, 3), (4, 0, 4)])
def test_boats_rivers_and_tokens_are_set_out(players: int, rivers: int, each: int) -> None:
    part = regatta(new(players).state)
    assert part.boats == tuple((seat, CASTLE_CELL) for seat in range(players))
    assert sorted(part.course) == list(range(players + rivers))
    castles = players + rivers
    assert (part.down, part.tokens, part.seen) == (
        (each,) * castles,
        ((),) * castles,
        (0,) * castles,
    )
    assert (part.home, part.beaten, part.taken, part.started) == ((), 0, (), False)


@pytest.mark.rule("GM-C1-Q1", "GM-SET-Q4")
def test_neutral_rivers_lie_between_the_seats() -> None:
    assert regatta(new(2).state).course == (0, 2, 1, 3)
    assert regatta(new(4).state).course == (0, 1, 2, 3)
    courses = {regatta(new(3, seed).state).course for seed in range(30)}
    assert courses == {(0, 1, 2, 3), (1, 2, 0, 3), (2, 0, 1, 3)}


@pytest.mark.rule("GM-C1-04", "GM-RND-07", "GM-RND-Q1", "GM-HID-05")
def test_race_start_comes_anywhere_in_the_upper_third_of_b() -> None:
    places: Counter[int] = Counter()
    start = TILE.index["race_start"]
    for seed in range(240):
        state = GLENMORE.clone(new(2).state)
        state.rng = seed * 7919 + 1
        state.stack_number = STACK_B
        state.unseen = list(state.rules.stacks[STACK_B])
        state.drawn = 0
        assert start not in state.unseen
        places[[draw_tile(state) for _ in range(8)].index(start)] += 1
    assert sorted(places) == list(range(6))
    assert min(places.values()) > 15


@pytest.mark.rule("GM-C1-04")
def test_race_start_is_a_tile_of_stack_b_alone() -> None:
    rules = new(2).state.rules
    assert not any(TILE.index["race_start"] in stack for stack in rules.stacks)
    assert (rules.stack_size(STACK_B), rules.stack_size(STACK_C)) == (17 + 2, 17 + 1)


@pytest.mark.rule("GM-C1-Q11", "GM-XCH-Q4", "GM-RND-02")
def test_ship_builders_make_their_stacks_longer() -> None:
    rules, plain = new(2).state.rules, ceilidh.new("glenmore", 2, 1).state.rules
    for stack, name in ((STACK_B, "ship_builder_b"), (STACK_C, "ship_builder_c")):
        assert set(rules.stacks[stack]) - set(plain.stacks[stack]) == {TILE.index[name]}
    assert all(tile < TILE.index["race_start"] for stack in plain.stacks for tile in stack)


# --- the way --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-C1-12", "GM-C1-16")
def test_a_movement_point_moves_the_boat_by_one_river_tile() -> None:
    scenario = race(3, movement=2)
    assert {"sail", "walk 0.0 e"} <= set(scenario.texts()), "a boat or a Scot"
    scenario.play("sail")
    assert [at(scenario, seat) for seat in range(3)] == [
        (0, VILLAGE_CELL),
        (1, CASTLE_CELL),
        (2, CASTLE_CELL),
    ]
    assert scenario.state.movement == 1
    assert scenario.on_cell(0, "0.0", "scot") == 1


@pytest.mark.rule("GM-C1-12", "GM-C1-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_without_a_movement_point_no_boat_moves(seat: int) -> None:
    scenario = race(3)
    scenario.goods(seat, "0.0", wood=1)
    scenario.market(wood=1)  # something can be sold, so that the step waits
    row(scenario, 0, seat)
    assert scenario.step() == "activation"
    assert "sail" not in scenario.texts()
    assert "no movement point" in scenario.why_not("sail")
    row(scenario, 1, seat)
    scenario.play("sail")
    assert at(scenario, seat) == (seat, VILLAGE_CELL)


@pytest.mark.rule("GM-C1-13", "GM-C1-14", "GM-C1-15", "GM-C1-18")
def test_a_lap_leads_through_all_rivers_from_right_to_left() -> None:
    scenario = race()
    scenario.lay(1, "2.0", "ship_builder_b")
    for stop in range(4):
        tokens(scenario, stop)
    row(scenario, 13)
    assert to_go(scenario.state, 0) == 13
    way = []
    for _ in range(13):
        scenario.play("sail")
        way.append(at(scenario))
    two, one, zero = (cell_number(name) for name in ("2.0", "1.0", "0.0"))
    spey, tay = [(2, n) for n in range(1, 5)], [(3, n) for n in range(1, 5)]
    assert way == [(0, zero), *spey, (1, two), (1, one), (1, zero), *tay, (0, one)]
    assert regatta(scenario.state).home == (0,)


@pytest.mark.rule("GM-C1-15", "GM-C1-18")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_lap_is_as_long_as_all_rivers_together(players: int, seat: int) -> None:
    scenario = race(players)
    part = regatta(scenario.state)
    for stop in part.course:
        tokens(scenario, stop)
    for other, cell, tile in ((0, "2.0", "ship_builder_b"), (1, "-1.0", "ship_builder_c")):
        scenario.lay(other, cell, tile)
    scenario.lay(seat, "0.1", "inshriach")
    neutral = 4 * (len(part.course) - players)
    left = 2 * players + 2 + neutral
    row(scenario, left, seat)
    while left:
        assert to_go(scenario.state, seat) == left
        assert seat not in regatta(scenario.state).home
        scenario.play("sail")
        left -= 1
    assert to_go(scenario.state, seat) == 0
    assert regatta(scenario.state).home == (seat,)


@pytest.mark.rule("GM-C1-17", "GM-C1-Q15")
def test_scots_and_boats_share_the_movement_points() -> None:
    scenario = race(movement=3)
    scenario.play("sail", "walk 0.0 e", "sail")
    assert scenario.state.movement == 0
    assert at(scenario) == (2, 1)
    assert scenario.on_cell(0, "1.0", "scot") == 1


@pytest.mark.rule("GM-C1-40")
@pytest.mark.parametrize("tile", ["ship_builder_b", "ship_builder_c"])
def test_ship_builders_give_two_movement_points(tile: str) -> None:
    scenario = race()
    scenario.lay(0, "2.0", tile)
    scenario.put_on_rondel(4, "halkirk")
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.scots(0, "2.0")
    scenario.begin()
    scenario.play("take halkirk")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    scenario.play("lay 3.0")
    scenario.play("activate 2.0")
    assert scenario.state.movement == 2
    scenario.play("sail", "walk 0.0 e")
    assert scenario.state.movement == 0


@pytest.mark.rule("GM-C1-Q7")
def test_new_river_tiles_ahead_must_be_travelled_and_those_behind_not() -> None:
    scenario = race(movement=2)
    put_boat(scenario, 0, 1, VILLAGE_CELL)
    before = to_go(scenario.state, 0)
    scenario.lay(1, "2.0", "ship_builder_b")
    assert to_go(scenario.state, 0) == before
    scenario.lay(1, "-1.0", "ship_builder_c")
    assert to_go(scenario.state, 0) == before + 1
    scenario.play("sail")
    assert at(scenario) == (1, cell_number("-1.0"))


@pytest.mark.rule("GM-C1-Q5")
def test_boats_share_a_tile() -> None:
    scenario = race(movement=2)
    put_boat(scenario, 1, 0, VILLAGE_CELL)
    scenario.play("sail")
    assert at(scenario, 0) == at(scenario, 1)
    scenario.play("sail")
    assert at(scenario) == (2, 1)
    assert scenario.state.movement == 0, "passing costs as much as ever"


@pytest.mark.rule("GM-C1-Q8")
def test_an_overlay_lifts_the_boat() -> None:
    scenario = race()
    scenario.lay(0, "2.0", "halkirk")
    put_boat(scenario, 1, 0, cell_number("2.0"))
    scenario.lay(0, "2.0", "inverness")
    assert at(scenario, 1) == (0, cell_number("2.0"))
    assert scenario.faults() == []


@pytest.mark.rule("GM-C1-31", "GM-XCH-08")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_tile_under_a_boat_is_not_removed(owner: int) -> None:
    scenario = race()
    scenario.lay(0, "2.0", "halkirk")
    scenario.lay(0, "0.1", "lochridge")
    put_boat(scenario, owner, 0, cell_number("2.0"))
    scenario.marker()
    scenario.play("claim macmillan")
    assert "remove 0.1" in scenario.texts()
    assert "remove 2.0" not in scenario.texts()
    assert "GM-C1-31" in scenario.why_not("remove 2.0")


@pytest.mark.rule("GM-C1-31", "GM-XCH-08")
def test_a_boat_holds_no_tile_but_its_own() -> None:
    scenario = race()
    scenario.lay(0, "2.0", "halkirk")
    scenario.lay(1, "2.0", "ship_builder_b")
    put_boat(scenario, 1, 1, cell_number("2.0"))
    scenario.marker()
    scenario.play("claim macmillan")
    assert scenario.texts("remove") == ["remove 2.0"]
