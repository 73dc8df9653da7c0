"""The Die as a figure (GM-DIE): it counts tiles, removes the one it stops on and never scores."""

from collections import Counter
from typing import Any

import pytest

import ceilidh
from ceilidh.kernel.table import Played
from ceilidh.kernel.testing import RandomChoices
from tests.glenmore.scenario import Scenario

DIE = 2  # its number among the figures of a game for two
JUMP = "forgo butcher coin"  # seat 0 cannot lay anything, so it moves on like this


def stage(
    tiles: dict[int, str], pawn: int = 2, seed: int = 0, left: int = -1, jump: int = 12
) -> Scenario:
    """Seat 0 is last on 0, the Die stands on 1, seat 1 on `pawn`; seat 0 can move to `jump`."""
    s = Scenario(2, seed=seed)
    s.strip(0)
    s.place(DIE, 1)
    s.place(1, pawn)
    for position, name in tiles.items():
        s.put_on_rondel(position, name)
    s.put_on_rondel(jump, "butcher")
    if left >= 0:
        s.stack("A", left)
    s.begin()
    return s


def rolls(played: Played) -> list[int]:
    return [event.amount for event in played.events if event.kind == "die"]


def rolled(
    number: int, tiles: dict[int, str], pawn: int = 2, left: int = -1, jump: int = 12
) -> tuple[Scenario, Played]:
    """The stage after the jump of seat 0, with a seed whose first roll is this number."""
    for seed in range(99):
        s = stage(tiles, pawn, seed, left, jump)
        played = s.play(JUMP)
        if rolls(played)[0] == number:
            return s, played
    raise AssertionError(f"no seed rolls {number}")


def removed(s: Scenario, played: Played) -> list[str]:
    """What the Die put on the discard pile."""
    return [tile for seat, tile, _ in s.events(played, "discard") if seat < 0]


def space_of_die(s: Scenario) -> list[int]:
    rondel = s.table.view()["rondel"]
    assert isinstance(rondel, list)
    spaces: list[dict[str, Any]] = rondel
    return [number for number, space in enumerate(spaces) if "die" in space["figures"]]


LINE = {3: "inshriach", 4: "lochridge", 5: "lammermuir", 6: "dornie"}


@pytest.mark.rule("GM-DIE-01")
def test_without_a_die_nothing_is_rolled() -> None:
    table = ceilidh.new("glenmore", 3, 1)
    dice = RandomChoices(1)
    while table.actor is not None:
        moves = table.legal()
        assert rolls(table.play(moves[dice.below(len(moves))])) == []


@pytest.mark.rule("GM-DIE-02", "GM-DIE-06", "GM-DIE-07")
@pytest.mark.parametrize(("roll", "tile", "space"), [(1, "inshriach", 3), (2, "lochridge", 4)])
def test_in_last_position_it_moves_by_its_roll_and_takes_the_place_of_a_tile(
    roll: int, tile: str, space: int
) -> None:
    s, played = rolled(roll, LINE)
    assert removed(s, played) == [tile]
    assert tile in s.discarded()
    assert space_of_die(s) == [space]
    assert s.on_rondel()[space] == ""


@pytest.mark.rule("GM-DIE-02")
def test_it_is_not_rolled_while_a_pawn_is_last() -> None:
    s = stage(LINE)
    assert s.table.actor == 0
    assert space_of_die(s) == [1]


@pytest.mark.rule("GM-DIE-03")
def test_pawns_and_empty_spaces_are_not_counted() -> None:
    s, played = rolled(3, {2: "inshriach", 5: "lochridge", 8: "dornie"}, pawn=4)
    assert removed(s, played)[0] == "dornie"
    assert space_of_die(s) == [8]


@pytest.mark.rule("GM-DIE-04", "GM-DIE-05", "GM-DIE-12", "GM-EX-04")
@pytest.mark.parametrize("roll", [2, 3])
def test_it_counts_a_chronicle_tile_but_goes_on_from_it(roll: int) -> None:
    for seed in range(99):
        s = Scenario(2, seed=seed, modules=["highlander"])  # the Mountain is on 11 and 12
        s.strip(0)
        for figure, position in enumerate((7, 9, 8)):
            s.place(figure, position)
        s.put_on_rondel(10, "inshriach")
        s.put_on_rondel(13, "loch_lochy")
        s.put_on_rondel(14, "lochridge")
        s.put_on_rondel(15, "butcher")
        s.state.front = 20
        s.begin()
        played = s.play(JUMP)
        if rolls(played)[0] == roll:
            break
    assert removed(s, played) == ["loch_lochy"]  # the third tile
    assert s.on_rondel()[10:14] == ["inshriach", "", "", ""]
    assert space_of_die(s) == [13]


@pytest.mark.rule("GM-DIE-12")
def test_landmark_tiles_are_not_safe_from_it() -> None:
    s, played = rolled(1, {3: "loch_lochy", 4: "inshriach"})
    assert removed(s, played) == ["loch_lochy"]


@pytest.mark.rule("GM-DIE-08", "GM-DIE-09", "GM-END-07")
def test_on_the_end_it_leaves_the_game_and_takes_nothing() -> None:
    s, played = rolled(1, {4: "the_end", 5: "lochridge"}, pawn=3, jump=2)
    assert removed(s, played) == []
    assert s.on_rondel()[4:6] == ["the_end", "lochridge"]
    assert (space_of_die(s), s.table.actor) == ([], 0)
    played = s.play("end")
    assert (rolls(played), s.table.actor) == ([], 1)


@pytest.mark.rule("GM-DIE-Q2")
@pytest.mark.parametrize("roll", [2, 3])
def test_a_roll_over_the_end_removes_it_too(roll: int) -> None:
    s, played = rolled(roll, {3: "inshriach", 4: "the_end", 5: "lochridge", 6: "dornie"})
    assert removed(s, played) == []
    assert s.on_rondel()[3:7] == ["inshriach", "the_end", "lochridge", "dornie"]
    assert space_of_die(s) == []


@pytest.mark.rule("GM-DIE-Q2")
def test_before_the_end_it_stops_as_usual() -> None:
    s, played = rolled(1, {3: "inshriach", 4: "the_end", 5: "lochridge"})
    assert removed(s, played) == ["inshriach"]
    assert space_of_die(s) == [3]


@pytest.mark.rule("GM-DIE-10")
def test_then_the_figure_in_last_position_acts() -> None:
    s, played = rolled(1, LINE)
    assert [event.kind for event in played.events][-1] == "turn"
    assert s.table.actor == 1


@pytest.mark.rule("GM-DIE-11")
def test_as_long_as_it_is_last_it_rolls_again() -> None:
    tiles = {2: "inshriach", 3: "lochridge", 4: "lammermuir", 6: "dornie", 7: "halkirk"}
    s, played = rolled(1, tiles, pawn=5)
    assert len(rolls(played)) > 1
    assert removed(s, played)[0] == "inshriach"
    assert s.state.places[DIE] > 5
    assert s.table.actor == 1


@pytest.mark.rule("GM-DIE-13", "GM-SCO-13")
def test_it_owns_nothing_and_takes_no_part_in_comparisons() -> None:
    s, _ = rolled(1, {3: "castle_stalker", 4: "inshriach", 5: "lochridge"})
    assert [len(points) for _, points in s.table.sheet()] == [2] * len(s.table.sheet())
    s.seat(0).barrels, s.seat(1).barrels = 4, 3
    assert s.line("barrels") == [1, 0]  # a Die with no barrels would make it 5 and 3
    assert s.line("landmarks") == [0, 0]


@pytest.mark.rule("GM-DIE-Q1")
def test_the_rondel_is_refilled_and_scored_after_its_move() -> None:
    s, played = rolled(1, LINE, left=2)  # one tile for seat 0's move, one for the Die's
    told = [event.kind for event in played.events]
    assert told.index("tile") < told.index("die")
    assert told[told.index("die") :].count("tile") == 1
    assert told.index("die") < told.index("scoring") < told.index("turn")
    assert s.table.view()["stack"] == "B"


@pytest.mark.rule("GM-DIE-Q3")
@pytest.mark.parametrize("roll", [2, 3])
def test_with_too_few_tiles_it_stops_on_the_last_one(roll: int) -> None:
    for seed in range(99):
        s = stage({3: "inshriach"}, seed=seed)
        s.stack("D", 0)
        s.state.drawn, s.state.scorings = 17, 3
        played = s.play(JUMP)
        if rolls(played)[0] == roll:
            break
    assert removed(s, played) == ["inshriach"]
    assert space_of_die(s) == [3]


@pytest.mark.rule("GM-DIE-Q3")
def test_without_any_tile_it_leaves_the_game() -> None:
    s = stage({}, jump=5)
    s.stack("D", 0)
    s.state.drawn, s.state.scorings = 17, 3
    played = s.play(JUMP)
    assert removed(s, played) == []
    assert space_of_die(s) == []


@pytest.mark.rule("GM-DIE-Q4")
def test_in_front_of_all_pawns_it_waits_until_it_is_last_again() -> None:
    line = {4: "inshriach", 5: "lochridge", 6: "dornie", 7: "halkirk"}
    s, played = rolled(1, line, left=0, jump=3)
    assert s.state.places == [3, 2, 4]
    assert (len(rolls(played)), s.table.actor) == (1, 1)
    s.play("take lochridge", "lay 0.1")
    assert rolls(s.play("done")) == []
    assert s.table.actor == 0
    assert rolls(s.play("forgo dornie coin")) != []  # the Die on 4 was last


@pytest.mark.rule("GM-RND-05", "GM-CMP-06")
def test_chances_of_the_roll() -> None:
    found = Counter([rolls(stage(LINE, seed=seed).play(JUMP))[0] for seed in range(600)])
    assert set(found) == {1, 2, 3}
    assert 260 < found[1] < 340
    assert 160 < found[2] < 240
    assert 70 < found[3] < 130
