"""Scoring with the Tome: cards on their Event sides, and score tables (GM-C6-20, 21, 31, 54)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import BARRELS, CASTLE_SCOTS, LANDMARKS, PERSONS
from ceilidh.games.glenmore.modules.tome.book import TomeState
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import category_points
from tests.glenmore.modules.tome import gather, tome


@pytest.mark.rule("GM-C6-20", "GM-C6-21", "GM-C6-Q17")
def test_a_turned_card_counts_two() -> None:
    s = tome("duart_castle", "castle_moil")
    assert category(s.state, 0, LANDMARKS) == 2
    s.state.keep(TomeState((s.seat(0).landmarks[0],), ()))
    assert category(s.state, 0, LANDMARKS) == 3
    assert category_points(s.state, LANDMARKS) == [3, 0, 0]
    s.state.keep(TomeState(s.seat(0).landmarks, ()))
    assert category(s.state, 0, LANDMARKS) == 4


@pytest.mark.rule("GM-C6-20", "GM-C6-21")
def test_a_turned_card_counts_for_its_owner_among_landmarks_alone() -> None:
    s = tome("duart_castle", "castle_moil")
    s.landmark(1, "loch_ness")
    s.person(0, "somerled")
    s.seat(0).barrels = 1
    s.scots(0, "1.0")
    others = (CASTLE_SCOTS, BARRELS, PERSONS)
    s.state.keep(TomeState((s.seat(0).landmarks[0],), ()))
    assert [category(s.state, seat, LANDMARKS) for seat in range(3)] == [3, 1, 0]
    counted = [[category(s.state, seat, which) for which in others] for seat in range(3)]
    assert counted == [[2, 1, 1], [0, 0, 0], [0, 0, 0]], "Castle Moil counts the Scot twice"
    s.state.keep(TomeState((s.seat(1).landmarks[0],), ()))
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
