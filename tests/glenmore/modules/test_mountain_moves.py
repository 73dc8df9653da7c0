"""Highlander: stopping on the Mountain, the gap beside it, the Die, and the end of the game."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.arrange import MOUNTAIN, at_the_foot, on_mountain, on_rondel
from tests.glenmore.scenario import Scenario


def spread(*positions: int, sideways: bool = False) -> Scenario:
    """Figures on these positions, no tiles and none to draw; call `ahead` or `begin`."""
    scenario = Scenario(3, modules=["highlander"], sideways_mountain=sideways)
    on_rondel(scenario, 0)
    for figure, position in enumerate(positions):
        scenario.place(figure, position)
    scenario.state.front = positions[0] + 13
    return scenario


# --- stopping ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-06", "GM-C2-07", "GM-C2-Q3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pawn_may_stop_on_the_mountain_and_that_is_its_turn(players: int) -> None:
    scenario = at_the_foot("lochridge", players=players, die=players > 2)
    before = scenario.seat(0).coins
    scenario.play("climb")
    assert scenario.state.places[0] == MOUNTAIN
    assert on_mountain(scenario) == {}
    assert scenario.seat(0).coins == before
    assert scenario.table.actor == 1
    assert len(scenario.state.seats[0].tiles) == 2


@pytest.mark.rule("GM-C2-06")
def test_a_second_pawn_cannot_stop_there() -> None:
    scenario = at_the_foot("lochridge")
    scenario.play("climb")
    assert scenario.texts() == ["take lochridge"]
    assert scenario.why_not("climb")


@pytest.mark.rule("GM-C2-06")
def test_the_mountain_is_free_again_when_the_pawn_has_left() -> None:
    scenario = spread(MOUNTAIN, 15, 16)  # seat 1 is on 15, which is space 1
    scenario.ahead("lochridge", "lammermuir")
    scenario.play("take lochridge", "lay 0.1", "done")
    assert scenario.table.actor == 1
    assert "climb" in scenario.texts()


@pytest.mark.rule("GM-C2-07")
def test_whoever_stops_there_keeps_its_goods() -> None:
    scenario = at_the_foot("lochridge", players=4)
    scenario.goods(0, "0.0", wood=1)
    scenario.play("climb")
    assert scenario.on_cell(0, "0.0", "wood") == 1
    assert on_mountain(scenario) == {}


@pytest.mark.rule("GM-C2-06")
def test_a_pawn_moves_past_tiles_onto_the_mountain_and_tiles_passed_by_all_go() -> None:
    scenario = spread(5, 7, 9)
    scenario.put_on_rondel(6, "lochridge")
    scenario.put_on_rondel(8, "lammermuir")
    scenario.begin()
    scenario.play("climb")
    assert scenario.state.places[0] == MOUNTAIN
    assert scenario.discarded() == ["lochridge"]


@pytest.mark.rule("GM-C2-06", "GM-CLN-Q7")
def test_they_go_at_the_move_before_anything_else_of_the_turn() -> None:
    scenario = spread(5, 7, 9)
    scenario.put_on_rondel(6, "lochridge")
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)
    scenario.begin()
    played = scenario.play("climb")
    assert scenario.step() == "activation"
    assert scenario.events(played, "discard") == [(0, "lochridge", 1)]


@pytest.mark.rule("GM-C2-Q3")
def test_the_market_is_open_in_a_turn_on_the_mountain() -> None:
    scenario = at_the_foot("lochridge")
    scenario.goods(0, "0.0", wood=2)
    scenario.market(wood=2)
    scenario.play("sell wood 0.0", "climb")
    assert scenario.texts() == ["done", "sell wood 0.0"]
    scenario.play("sell wood 0.0")
    assert scenario.seat(0).coins == 8


@pytest.mark.rule("GM-C2-Q3")
def test_loch_ness_works_in_a_turn_on_the_mountain_and_nothing_else_is_activated() -> None:
    scenario = at_the_foot("lochridge")
    scenario.lay(0, "0.1", "inshriach")
    scenario.landmark(0, "loch_ness")
    scenario.play("climb")
    assert scenario.texts("activate") == ["activate 0.1", "activate 0.0", "activate 1.0"]
    scenario.play("activate 0.1")
    assert scenario.on_cell(0, "0.1", "wood") == 1
    assert scenario.texts("activate") == []


# --- leaving ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-Q4")
def test_leaving_the_mountain_costs_no_toll() -> None:
    scenario = spread(MOUNTAIN, 15, 16)
    scenario.ahead("lochridge")
    scenario.play("take lochridge")
    assert scenario.step() == "place"
    assert on_mountain(scenario) == {}
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-C2-Q1")
def test_the_mountain_stays_when_all_have_passed_it() -> None:
    scenario = at_the_foot("lochridge", "lammermuir", "inshriach", "ballachulish")
    for tile in ("lochridge", "lammermuir", "inshriach"):
        scenario.play(f"take {tile}", "lay 0.1", "done")
    assert scenario.on_rondel()[11:13] == ["", ""]
    rondel = scenario.table.view()["rondel"]
    assert isinstance(rondel, list)
    assert [space["tile"] for space in rondel[11:13]] == ["mountain", "mountain"]
    assert scenario.discarded() == []
    assert on_mountain(scenario) == {"coin": 3}


@pytest.mark.rule("GM-C2-Q1")
def test_it_is_passed_and_climbed_again_in_every_lap() -> None:
    scenario = spread(22, 23, 24)  # one lap on: the Mountain is ahead on 25 and 26
    scenario.ahead("lochridge", "lammermuir")
    scenario.play("take lochridge", "lay 0.1", "done")
    assert on_mountain(scenario) == {"coin": 1}
    scenario.play("climb")
    assert scenario.state.places[1] == 25


# --- the gap ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-Q2")
def test_the_mountain_is_the_gap_for_a_figure_directly_in_front_of_it() -> None:
    scenario = spread(13, 14, 15)
    scenario.put_on_rondel(24, "lochridge")  # the space before the Mountain
    scenario.begin()
    assert scenario.texts() == ["take lochridge"]
    assert "climb" not in scenario.texts()


@pytest.mark.rule("GM-C2-Q2")
def test_with_a_space_between_that_space_is_the_gap_and_the_mountain_the_end() -> None:
    scenario = spread(14, 15, 16)
    scenario.put_on_rondel(24, "lochridge")
    scenario.put_on_rondel(13, "lammermuir")  # on the gap behind the last pawn
    scenario.begin()
    assert scenario.texts() == ["take lochridge", "climb"]
    scenario.play("climb")
    assert scenario.state.places[0] == 25


@pytest.mark.rule("GM-C2-Q2")
@pytest.mark.parametrize(("last", "gap"), [(13, []), (14, [13])])
def test_the_rondel_is_refilled_up_to_the_gap(last: int, gap: list[int]) -> None:
    scenario = spread(last - 1, last, last + 1)
    scenario.put_on_rondel(last + 2, "lochridge")
    scenario.state.front = last + 3  # the next space to be filled
    scenario.stack("B")
    scenario.begin()
    scenario.play("take lochridge", "lay 0.1", "done")
    taken = [position % 14 for position in scenario.state.places]
    empty = [space for space, tile in enumerate(scenario.on_rondel()) if not tile]
    assert empty == sorted([11, 12, *taken, *gap])


@pytest.mark.rule("GM-C2-Q2", "GM-C2-12")
def test_sideways_the_mountain_is_the_gap_too() -> None:
    scenario = spread(13, 14, 15, sideways=True)
    scenario.put_on_rondel(25, "lochridge")  # space 11, before the Mountain on 12
    scenario.begin()
    assert scenario.texts() == ["take lochridge"]


@pytest.mark.rule("GM-C2-Q2", "GM-C2-12")
def test_sideways_with_a_space_between_the_mountain_is_the_end() -> None:
    scenario = spread(14, 15, 16, sideways=True)
    scenario.begin()
    assert scenario.texts("climb") == ["climb"]
    scenario.play("climb")
    assert scenario.state.places[0] == 26


# --- the Die ----------------------------------------------------------------------------------


def die_before_the_mountain(seed: int, *tiles: str, sideways: bool = False) -> Scenario:
    """Seat 0 is last, then the Die directly before the Mountain; the tiles lie behind it."""
    scenario = Scenario(3, seed=seed, modules=["highlander"], die=True, sideways_mountain=sideways)
    on_rondel(scenario, 0)
    foot = MOUNTAIN + 1 if sideways else MOUNTAIN
    for figure, position in enumerate((foot - 2, 18, 19, foot - 1)):
        scenario.place(figure, position)
    scenario.state.front = foot + 11
    for place, tile in enumerate(tiles):
        scenario.put_on_rondel(13 + place, tile)
    scenario.put_on_rondel(20, "laich_of_moray")
    scenario.begin()
    return scenario


TILES = ("halkirk", "dornie", "applecross", "butcher")


@pytest.mark.rule("GM-C2-11", "GM-C2-Q8", "GM-XCH-02")
@pytest.mark.parametrize("sideways", [False, True])
def test_the_die_counts_the_mountain_as_one_tile_and_never_stops_on_it(
    sideways: bool,
) -> None:
    stops: dict[int, str] = {}
    for seed in range(12):
        scenario = die_before_the_mountain(seed, *TILES, sideways=sideways)
        played = scenario.play("take laich_of_moray", "lay -1.0", "done")
        roll = scenario.events(played, "die")[0][2]  # it rolls again while it is last
        tile = scenario.events(played, "discard")[0][1]
        assert stops.setdefault(roll, tile) == tile
    assert stops == {1: "halkirk", 2: "halkirk", 3: "dornie"}


@pytest.mark.rule("GM-C2-10")
def test_a_coin_of_the_supply_is_put_down_when_the_die_passes() -> None:
    scenario = die_before_the_mountain(1, *TILES)
    before = [seat.coins for seat in scenario.state.seats]
    scenario.play("take laich_of_moray", "lay -1.0", "done")
    assert on_mountain(scenario) == {"coin": 2}  # the first one is the toll of seat 0
    after = [seat.coins for seat in scenario.state.seats]
    assert after == [before[0] - 1, before[1], before[2]]


@pytest.mark.rule("GM-C2-10")
def test_a_die_that_finds_no_tile_behind_the_mountain_stays_before_it() -> None:
    scenario = Scenario(2, modules=["highlander"])
    on_rondel(scenario, 0)
    for figure, position in enumerate((1, 9, 2)):
        scenario.place(figure, position)
    scenario.state.front = 14
    scenario.put_on_rondel(3, "halkirk")
    scenario.put_on_rondel(10, "lochridge")
    scenario.begin()
    scenario.play("take lochridge", "lay 0.1", "done")
    assert scenario.discarded() == ["halkirk"]
    assert scenario.state.places[2] == 3
    assert on_mountain(scenario) == {}


def test_a_die_that_leaves_at_the_end_has_passed_the_mountain_before_it() -> None:
    scenario = die_before_the_mountain(1, "the_end")
    played = scenario.play("take laich_of_moray")
    assert played.seat == 0
    scenario.play("lay -1.0", "done")
    assert scenario.table.view()["discard"] == []
    assert on_mountain(scenario) == {"coin": 2}


# --- the end of the game ----------------------------------------------------------------------


def last_turn() -> Scenario:
    """Seats 1 and 2 have finished; for seat 0 The End lies before the Mountain."""
    scenario = spread(8, 9, 9)
    scenario.put_on_rondel(9, "the_end")
    scenario.state.gone = 0b110
    scenario.begin()
    return scenario


@pytest.mark.rule("GM-C2-09")
def test_a_pawn_past_the_end_may_stop_on_the_mountain_and_has_finished() -> None:
    scenario = last_turn()
    assert "climb" in scenario.texts()
    scenario.play("climb")
    assert scenario.table.actor is None
