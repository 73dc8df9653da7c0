"""Haggis scorings: when they come, the rolls for all, paid rolls, points (GM-C5-20 to 29)."""

from __future__ import annotations

from collections import Counter

import pytest

from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.haggis.tokens import serving, with_table
from ceilidh.games.glenmore.modules.single_cask.reserve import reserve
from ceilidh.games.glenmore.rules.rondel import move_figure
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.kernel.testing import random_game
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.feast import (
    feast,
    lay_table,
    roll,
    rolled,
    score,
    tokens_of,
    won,
)
from tests.glenmore.policy import rich_move
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-C5-20", "GM-C5-21", "GM-C5-22")
@pytest.mark.parametrize(("phase", "rolls"), [(1, ""), (2, "1123"), (3, "1123"), (4, "1123")])
def test_after_every_scoring_phase_but_the_first(phase: int, rolls: str) -> None:
    events = score(feast(), rolls, phase)
    assert rolled(events) == [int(face) for face in rolls]


@pytest.mark.rule("GM-C5-20", "GM-C5-Q8", "GM-XCH-Q2")
def test_three_in_a_game_the_last_before_the_winner_is_fixed() -> None:
    table = random_game(feast().table.game, 2, {"modules": ["haggis"]}, 4, choose=rich_move)
    events = [event for played in table.played for event in played.events]
    kinds = [e.kind for e in events if e.kind in ("scoring", "haggis scoring")]
    assert kinds == ["scoring", *["scoring", "haggis scoring"] * 3]
    gained = [e.amount for e in events if e.kind == "points" and e.reason == "haggis"]
    without = [e.amount for e in events if e.kind == "points" and e.reason != "haggis"]
    counted = sum(sum(seat.points) for seat in table.state.seats)
    assert counted == sum(gained) + sum(without)


@pytest.mark.rule("GM-RND-09", "GM-C5-22")
def test_the_rolls_are_those_of_the_die() -> None:
    faces: Counter[int] = Counter()
    for seed in range(60):
        scenario = feast(players=2 + seed % 3)
        scenario.state.rng = seed * 977
        scenario.state.scorings = 1
        faces.update(rolled(score(scenario, "")))
    assert sum(faces.values()) == 240
    assert faces[1] > faces[2] > faces[3] > 15


@pytest.mark.rule("GM-EX-29", "GM-C5-23", "GM-C5-27", "GM-C5-Q3")
def test_the_printed_example() -> None:
    scenario = feast("22")
    lay_table(scenario, 0, "131")
    events = score(scenario, "1223")
    assert won(events) == [8, 0, 0]
    assert tokens_of(scenario, 0) == ["1"]


@pytest.mark.rule("GM-C5-23")
def test_everybody_turns_a_token_and_must() -> None:
    scenario = feast("22")
    for seat, tokens in enumerate(("12", "1", "3")):
        lay_table(scenario, seat, tokens)
    assert won(score(scenario, "1122")) == [2 * 3, 1, 0]
    for turner in range(3):
        scenario = feast("22")
        for seat in range(3):
            lay_table(scenario, seat, "1" if seat == turner else "3")
        events = score(scenario, "1122")
        assert won(events) == [1 if seat == turner else 0 for seat in range(3)]
        up = [(e.seat, e.thing) for e in events if e.kind == "haggis up"]
        assert up == [(turner, "1")]


@pytest.mark.rule("GM-C5-24", "GM-C5-27")
def test_three_at_most() -> None:
    scenario = feast("22")
    lay_table(scenario, 0, "11113")
    events = score(scenario, "1113")
    assert won(events) == [3 * 3, 0, 0]
    assert tokens_of(scenario, 0) == ["1", "3"]


@pytest.mark.rule("GM-C5-28", "GM-C5-Q7")
def test_what_was_face_up_goes_back_and_the_rest_stays() -> None:
    scenario = feast("22")
    lay_table(scenario, 0, "1233")
    before = module_view(scenario, "haggis")["pool"]
    assert isinstance(before, int)
    score(scenario, "3111")
    seen = module_view(scenario, "haggis")
    assert tokens_of(scenario, 0) == ["2", "3"]
    assert seen["turned"] == [[], [], []]
    assert seen["pool"] == before + 2


@pytest.mark.rule("GM-C5-Q7", "GM-C5-14")
def test_the_display_is_brought_to_two_after_a_scoring() -> None:
    scenario = feast("22")
    for seat, tokens in enumerate(("11111", "22333", "1")):
        lay_table(scenario, seat, tokens)
    assert module_view(scenario, "haggis")["pool"] == 0
    part = serving(scenario.state).copy()
    part.shown = (1,)
    part.tables = with_table(part.tables, 2, (0, 1))
    scenario.state.keep(part)
    score(scenario, "1111")
    assert len(serving(scenario.state).shown) == 2


@pytest.mark.rule("GM-C5-29")
@pytest.mark.parametrize("die", [False, True])
def test_the_die_is_rolled_whether_or_not_it_is_a_figure(die: bool) -> None:
    scenario = feast(die=die)
    places = scenario.state.places[:]
    assert rolled(score(scenario, "1111")) == [1, 1, 1, 1]
    assert scenario.state.places == places


# --- paid rolls -------------------------------------------------------------------------------


def with_barrels(tokens: str, barrels: int, rolls: str = "3333") -> Scenario:
    """Seat 1 has tokens and barrels after the common rolls."""
    scenario = feast("22")
    lay_table(scenario, 1, tokens)
    scenario.seat(1).barrels = barrels
    score(scenario, rolls)
    return scenario


@pytest.mark.rule("GM-C5-25", "GM-C5-26")
def test_a_barrel_buys_a_roll_for_its_owner_alone() -> None:
    scenario = with_barrels("112", 2)
    lay_table(scenario, 0, "1")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "roll"]
    roll(scenario, 1, 1)
    assert scenario.state.seats[1].barrels == 1
    assert module_view(scenario, "haggis")["turned"] == [[], ["1"], []]
    played = roll(scenario, 1, 2)
    assert won(played.events) == [0, 2 * 3, 0]
    assert scenario.state.seats[1].barrels == 0


@pytest.mark.rule("GM-C5-25")
@pytest.mark.parametrize(
    ("tokens", "rolls", "barrels", "asked"),
    [
        ("1112", "3333", 1, True),  # none is face up
        ("1112", "1133", 1, True),  # two are
        ("1112", "1113", 1, False),  # three are
        ("1112", "1133", 0, False),  # no barrel
        ("1", "1333", 1, False),  # no token is left to be turned
    ],
)
def test_fewer_than_three_face_up_and_a_barrel_are_needed(
    tokens: str, rolls: str, barrels: int, asked: bool
) -> None:
    scenario = feast("22")
    lay_table(scenario, 1, tokens)
    for seat in (0, 2):
        scenario.seat(seat).barrels = 3 - barrels  # those of others do not help
    scenario.seat(1).barrels = barrels
    score(scenario, rolls)
    assert (scenario.step() == "extra rolls") is asked
    if asked:
        assert scenario.table.actor == 1


@pytest.mark.rule("GM-C5-25")
def test_a_paid_roll_takes_one_barrel_of_its_player_and_turns_one_token() -> None:
    scenario = feast("22")
    for seat in range(3):
        lay_table(scenario, seat, "11")
        scenario.seat(seat).barrels = 3
    score(scenario, "3333")
    while scenario.table.actor != 1:
        scenario.play("done")
    played = roll(scenario, 1, 1)
    assert scenario.events(played, "haggis roll") == [(1, "", 1)]
    assert scenario.events(played, "haggis up") == [(1, "1", 1)]
    assert [seat.barrels for seat in scenario.state.seats] == [3, 2, 3]
    assert module_view(scenario, "haggis")["turned"] == [[], ["1"], []]
    assert [len(tokens_of(scenario, seat)) for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("GM-C5-26", "GM-C5-24")
def test_paid_rolls_end_with_the_third_token() -> None:
    scenario = with_barrels("1111", 5)
    for left in (4, 3):
        roll(scenario, 1, 1)
        assert scenario.state.seats[1].barrels == left
        assert scenario.texts() == ["done", "roll"]
    played = roll(scenario, 1, 1)
    assert scenario.step() != "extra rolls"
    assert won(played.events) == [0, 3 * 3, 0]
    assert tokens_of(scenario, 1) == ["1"]


@pytest.mark.rule("GM-C5-26", "GM-XCH-Q3")
def test_in_the_last_scoring_too_each_barrel_buys_one_roll() -> None:
    scenario = feast("22")
    for seat in (0, 1):
        lay_table(scenario, seat, "11")
    scenario.seat(0).barrels = 2
    scenario.seat(1).barrels = 1
    score(scenario, "3333", PHASES)
    asked = []
    while scenario.step() == "extra rolls":
        (seat,) = scenario.table.actors
        asked.append(seat)
        roll(scenario, seat, 3)
    assert asked == [0, 0, 1]
    assert module_view(scenario, "haggis")["spent"] == [2, 1, 0]


@pytest.mark.rule("GM-C5-26", "GM-XCH-Q3")
@pytest.mark.parametrize("phase", [2, 3, PHASES])
def test_a_paid_barrel_is_shown_no_more(phase: int) -> None:
    scenario = feast("22")
    lay_table(scenario, 1, "11")
    scenario.seat(1).barrels = 3
    score(scenario, "3333", phase)
    seat = scenario.table.view()["seats"][1]
    assert (seat["barrels"], seat["categories"]["barrels"]) == (3, 3)
    scored = scenario.line("barrels")
    roll(scenario, 1, 3)
    seat = scenario.table.view()["seats"][1]
    assert (seat["barrels"], seat["categories"]["barrels"]) == (2, 2)
    if phase == PHASES:
        assert scenario.line("barrels") == scored, "they were counted before"


@pytest.mark.rule("GM-C5-Q4")
def test_a_roll_that_matches_nothing_costs_its_barrel() -> None:
    scenario = with_barrels("1", 2)
    roll(scenario, 1, 3)
    assert scenario.state.seats[1].barrels == 1
    assert scenario.texts() == ["done", "roll"]


@pytest.mark.rule("GM-C5-26", "GM-C5-24")
def test_with_three_face_up_nobody_is_asked() -> None:
    scenario = with_barrels("1123", 5, "1123")
    assert scenario.step() != "extra rolls"
    scenario = with_barrels("1123", 5, "3112")
    assert scenario.step() != "extra rolls"


@pytest.mark.rule("GM-C5-25")
@pytest.mark.parametrize(("tokens", "barrels"), [("", 3), ("1", 0)])
def test_who_cannot_roll_or_has_nothing_to_turn_is_not_asked(tokens: str, barrels: int) -> None:
    assert with_barrels(tokens, barrels).step() != "extra rolls"


@pytest.mark.rule("GM-C5-25")
def test_one_may_stop() -> None:
    scenario = with_barrels("1", 2)
    assert "another roll" in scenario.why_not("serve 1")
    scenario.play("done")
    assert scenario.step() != "extra rolls"
    assert scenario.state.seats[1].barrels == 2


def asked(places: tuple[int, ...], order: list[int], over: bool = False) -> None:
    scenario = feast("22")
    for seat, place in enumerate(places):
        scenario.seat(seat).barrels = 1
        lay_table(scenario, seat, "1")
        scenario.state.places[seat] = place
    if over:
        scenario.state.gone = 0
        scenario.put_on_rondel(12, "the_end")
        for seat in order:
            scenario.state.places[seat] = 10
            move_figure(scenario.state, seat, places[seat])
    score(scenario, "3333", PHASES if over else 2)
    seen = []
    while scenario.step() == "extra rolls":
        seen.append(scenario.table.actor)
        scenario.table.play("done")
    assert seen == order


@pytest.mark.rule("GM-C5-Q5")
def test_paid_rolls_go_from_the_last_position_forward() -> None:
    asked((5, 3, 4), [1, 2, 0])
    asked((1, 2, 3), [0, 1, 2])


@pytest.mark.rule("GM-C5-Q5")
def test_after_the_end_in_the_order_in_which_pawns_finished() -> None:
    asked((14, 13, 15), [2, 0, 1], over=True)


@pytest.mark.rule("GM-C5-Q5")
def test_only_pawns_that_have_finished_are_in_that_order() -> None:
    scenario = feast("22", die=True)
    scenario.put_on_rondel(12, "the_end")
    for figure, place in ((1, 11), (3, 13), (2, 14)):
        move_figure(scenario.state, figure, place)
    assert serving(scenario.state).finished == (2,), "neither who is before it nor the Die"
    move_figure(scenario.state, 0, 15)
    assert serving(scenario.state).finished == (2, 0)


@pytest.mark.rule("GM-C5-Q6")
def test_barrels_spent_were_counted_in_the_scoring_phase_before() -> None:
    scenario = feast("22")
    lay_table(scenario, 1, "1")
    scenario.seat(1).barrels = 5
    events = score(scenario, "3333")
    scored = [e.amount for e in events if e.kind == "points" and e.reason == "barrels"]
    assert scored == [8]
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-XCH-Q3", "GM-C5-Q8")
def test_haggis_and_great_glen_barrels_of_the_last_rolls_still_count_for_card_4() -> None:
    scenario = feast("22", modules=("haggis", "great-glen"))
    lay_table(scenario, 1, "1")
    scenario.seat(1).barrels = 1
    scenario.scots(1, "1.0")
    scenario.landmark(1, "donan_castle")
    scenario.person(1, "somerled")
    cards = GREAT_GLEN.of(scenario.state.rules.components).cards
    (card,) = [card for card in cards if card.id == 4]
    score(scenario, "3333", PHASES)
    assert measure(scenario.state, 1, card, 0) == 1
    roll(scenario, 1, 1)
    assert scenario.table.view()["seats"][1]["barrels"] == 0
    assert measure(scenario.state, 1, card, 0) == 1


@pytest.mark.rule("GM-C3-37", "GM-XCH-Q3")
def test_haggis_and_single_cask_of_the_last_rolls_barrels_leave_the_lowest_spaces() -> None:
    scenario = feast("22", modules=("haggis", "single-cask"))
    lay_table(scenario, 1, "11")
    scenario.seat(1).barrels = 2
    scenario.state.keep(reserve(scenario.state).moved(1, 0, 1).moved(1, 0, 3))
    score(scenario, "3333", PHASES)
    roll(scenario, 1, 3)
    assert scenario.step() == "extra rolls", "the spaces give nothing any more"
    assert module_view(scenario, "single-cask")["casks"] == [0, 1 << 3, 0]
    assert scenario.faults() == []
    roll(scenario, 1, 3)
    assert module_view(scenario, "single-cask")["casks"] == [0, 0, 0]


@pytest.mark.rule("GM-C3-13", "GM-C5-26")
def test_haggis_and_single_cask_before_the_end_the_owner_chooses_the_barrel() -> None:
    scenario = feast("22", modules=("haggis", "single-cask"))
    lay_table(scenario, 1, "11")
    scenario.seat(1).barrels = 2
    scenario.state.keep(reserve(scenario.state).moved(1, 0, 1).moved(1, 0, 3))
    score(scenario, "3333")
    roll(scenario, 1, 3)
    assert scenario.texts() == ["tap 1", "tap 3"]


def test_a_scoring_in_the_middle_of_a_turn_goes_on_where_it_was() -> None:
    scenario = with_barrels("1", 1)
    scenario.play("done")
    assert scenario.step() == "move"
    assert scenario.table.actor == 0
