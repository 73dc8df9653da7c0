"""Scoring phases (GM-SCO): four comparisons with the lowest, 0 1 2 3 5 8 points."""

import pytest

from ceilidh.games.glenmore.goods import CATEGORY_NAMES
from ceilidh.kernel.table import Played
from tests.glenmore.scenario import Scenario

LANDMARKS = ("loch_lochy", "donan_castle", "castle_stalker", "inverness", "loch_shiel")
PERSONS = ("robert_i", "william_wallace", "somerled")


def stage() -> Scenario:
    """The next refill lays the last tile of stack A."""
    s = Scenario(ahead=("inshriach", "lochridge"))
    s.stack("A", 1)
    return s


def score(s: Scenario) -> Played:
    """Seat 0 takes a tile, and the scoring phase is held."""
    return s.play("take inshriach", "lay 0.1", "done")


def points(s: Scenario, category: str) -> list[int]:
    """What the scoring phases gave every seat in one category."""
    which = CATEGORY_NAMES.index(category)
    return [seat.points[which] for seat in s.state.seats]


def all_points(s: Scenario) -> list[int]:
    return [s.vp(seat) for seat in range(len(s.state.seats))]


@pytest.mark.rule("GM-SCO-01", "GM-SCO-09")
def test_four_categories_are_scored_independently() -> None:
    s = stage()
    s.scots(1, "1.0", 2)
    s.landmark(2, "castle_stalker")
    s.seat(0).barrels, s.seat(1).barrels = 3, 1
    s.person(1, "robert_i")
    score(s)
    assert points(s, "castle_scots") == [0, 2, 0]
    assert points(s, "landmarks") == [0, 0, 1]
    assert points(s, "barrels") == [3, 1, 0]
    assert points(s, "persons") == [0, 1, 0]
    assert all_points(s) == [3, 4, 1]


@pytest.mark.rule("GM-SCO-02")
def test_only_scots_on_the_home_castle_count() -> None:
    s = stage()
    s.scots(0, "1.0", 1)
    s.scots(1, "0.0", 4)
    s.lay(2, "1.1", "donan_castle")
    s.scots(2, "1.1", 4)
    score(s)
    assert points(s, "castle_scots") == [1, 0, 0]


@pytest.mark.rule("GM-SCO-Q2")
def test_the_pawn_counts_nowhere() -> None:
    s = stage()
    s.landmark(1, "castle_moil")  # a pawn that counted would count double here
    score(s)
    assert points(s, "castle_scots") == [0, 0, 0]


@pytest.mark.rule("GM-SCO-03", "GM-SCO-Q3")
def test_cards_are_counted_and_not_tiles() -> None:
    s = stage()
    s.landmark(0, "castle_stalker")  # its tile is gone
    s.lay(1, "1.1", "donan_castle")  # without its card
    score(s)
    assert points(s, "landmarks") == [1, 0, 0]


@pytest.mark.rule("GM-SCO-Q3")
def test_the_card_of_a_removed_tile_still_counts() -> None:
    s = Scenario(ahead=("castle_stalker", "inshriach"))
    s.goods(0, "0.0", wood=1, stone=1)
    s.play("take castle_stalker", "pay wood 0.0", "pay stone 0.0", "lay -1.0")
    s.marker()
    s.play("claim macmillan", "remove -1.0")
    assert s.tile_on(0, "-1.0") == ""
    assert s.line("landmarks") == [1, 0, 0]


@pytest.mark.rule("GM-SCO-04")
def test_barrels_are_counted() -> None:
    s = stage()
    s.seat(2).barrels = 2
    score(s)
    assert points(s, "barrels") == [0, 0, 2]


@pytest.mark.rule("GM-SCO-05")
def test_persons_are_counted_and_david_hume_is_two() -> None:
    s = stage()
    s.person(0, "robert_i")
    s.person(1, "david_hume", "somerled")
    score(s)
    assert points(s, "persons") == [1, 3, 0]


@pytest.mark.rule("GM-SCO-06")
def test_the_difference_is_to_the_lowest_of_all_players() -> None:
    s = stage()
    s.seat(0).barrels, s.seat(1).barrels, s.seat(2).barrels = 7, 5, 4
    score(s)
    assert points(s, "barrels") == [3, 1, 0]


@pytest.mark.rule("GM-SCO-07", "GM-SCO-08", "GM-SCO-Q1")
@pytest.mark.parametrize(
    ("difference", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (12, 8)]
)
def test_points_for_a_difference(difference: int, vp: int) -> None:
    s = stage()
    s.seat(0).barrels = 2 + difference
    s.seat(1).barrels = s.seat(2).barrels = 2
    score(s)
    assert points(s, "barrels") == [vp, 0, 0]


@pytest.mark.rule("GM-SCO-08")
def test_all_who_are_lowest_get_nothing() -> None:
    s = stage()
    for seat in range(3):
        s.seat(seat).barrels = 3
    score(s)
    assert all_points(s) == [0, 0, 0]


@pytest.mark.rule("GM-EXD-06", "GM-SCO-07", "GM-SCO-Q1")
def test_none_five_and_seven_scots() -> None:
    s = stage()
    s.scots(1, "1.0", 5)
    s.scots(2, "1.0", 7)
    score(s)
    assert points(s, "castle_scots") == [0, 8, 8]


@pytest.mark.rule("GM-EX-23")
def test_five_three_and_one_landmark_cards() -> None:
    s = stage()
    s.landmark(0, *LANDMARKS)
    s.landmark(1, "castle_moil", "loch_ness", "loch_morar")
    s.landmark(2, "duart_castle")
    score(s)
    assert points(s, "landmarks") == [5, 2, 0]


@pytest.mark.rule("GM-SCO-10")
def test_nothing_is_spent() -> None:
    s = stage()
    s.scots(1, "1.0", 2)
    s.seat(1).barrels = 3
    s.landmark(1, "castle_stalker")
    s.person(1, *PERSONS)
    score(s)
    assert s.vp(1) == 2 + 3 + 1 + 3
    assert (s.on_cell(1, "1.0", "scot"), s.seat(1).barrels) == (2, 3)
    assert (len(s.seat(1).landmarks), len(s.seat(1).persons)) == (1, 3)


@pytest.mark.rule("GM-SCO-10")
def test_the_same_things_score_again_in_the_next_phase() -> None:
    s = stage()
    s.seat(1).barrels = 2
    score(s)
    s.stack("B", 1)
    s.play("take lochridge", "lay 0.1", "done")
    assert (s.state.scorings, points(s, "barrels")) == (2, [0, 4, 0])


@pytest.mark.rule("GM-SCO-11", "GM-EX-25")
def test_castle_moil_doubles_the_scots_of_its_owner() -> None:
    s = stage()
    s.landmark(1, "castle_moil")
    s.scots(0, "1.0", 2)
    s.scots(1, "1.0", 3)  # they count as 6
    s.scots(2, "1.0", 2)
    score(s)
    assert points(s, "castle_scots") == [0, 5, 0]


@pytest.mark.rule("GM-SCO-12")
def test_castle_moil_can_raise_the_lowest_result() -> None:
    s = stage()
    s.landmark(1, "castle_moil")
    s.scots(0, "1.0", 5)
    s.scots(1, "1.0", 1)  # counts as 2, and is the lowest
    s.scots(2, "1.0", 3)
    score(s)
    assert points(s, "castle_scots") == [3, 0, 1]


@pytest.mark.rule("GM-SCO-13")
def test_the_die_does_not_take_part() -> None:
    s = Scenario(players=2, ahead=("inshriach", "lochridge"))
    s.stack("A", 1)
    s.seat(0).barrels, s.seat(1).barrels = 6, 4
    score(s)
    assert points(s, "barrels") == [2, 0]
