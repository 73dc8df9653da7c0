"""Clan Councils: when they are held, the votes, and what becomes of a card (GM-C7)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.modules.great_glen.rules import council
from tests.glenmore.modules.arrange import (
    accept,
    fate,
    glen,
    hold_council,
    module_view,
    on_rondel,
    vote,
    voting,
)

# --- the Council ------------------------------------------------------------------------------


@pytest.mark.rule("GM-C7-10")
def test_a_council_is_held_after_the_clan_marker_of_a_person() -> None:
    scenario = glen(1, 2, 3, 4, 5)
    scenario.play("take somerled")
    assert scenario.step() == "clan marker"
    scenario.play("claim macleod")
    assert scenario.seat(0).coins == 8  # the clan's bonus came first
    assert scenario.step() == "clan council"
    assert scenario.table.actors == [0]


@pytest.mark.rule("GM-C7-10")
def test_other_tiles_and_markers_cause_no_council() -> None:
    scenario = glen(1)
    for space in range(3, 9):
        scenario.put_on_rondel(space, "")
    scenario.ahead("lochridge")
    scenario.marker()
    scenario.play("claim macleod")
    assert scenario.step() == "move"
    scenario.play("take lochridge", "lay 0.1", "done")
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C7-10")
def test_a_person_whose_marker_cannot_be_placed_causes_a_council() -> None:
    scenario = glen(1)
    scenario.clan(1, "macleod")
    scenario.seat(0).coins = 0
    scenario.play("take somerled")
    assert scenario.step() == "clan council"


@pytest.mark.rule("GM-C7-11", "GM-TRN-Q2")
def test_whoever_took_the_person_must_choose_a_card_without_a_vote() -> None:
    scenario = glen(10, 2, 8, 3, 1)
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)
    scenario.play("take somerled", "claim macleod")
    cards = ["council 1", "council 2", "council 3", "council 8", "council 10"]
    assert scenario.texts() == ["sell wood 0.0", *cards]
    scenario.play("council 2", "vote aye", "vote aye", "vote nay", "done")
    scenario.play("take robert_i", "claim douglas")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["council 1", "council 3", "council 8", "council 10"]


@pytest.mark.rule("GM-C7-11")
def test_a_rejected_card_is_not_voted_on_again() -> None:
    scenario = voting(1)
    vote(scenario, "nay", "nay", "nay")
    assert fate(scenario, 1) == "rejected"
    scenario.play("take robert_i", "claim douglas")
    assert "council 1" not in scenario.texts()


COUNCILS = (
    ("somerled", "macleod"),
    ("robert_i", "douglas"),
    ("william_wallace", "oliphant"),
    ("john_knox", "sutherland"),
    ("mary_stuart", "brodie"),
)


@pytest.mark.rule("GM-C7-16", "GM-C7-Q11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_five_councils_in_which_all_could_vote_there_is_no_other(players: int) -> None:
    scenario = glen(1, 2, 3, 4, 5, players=players)
    for number, (person, clan) in enumerate(COUNCILS):
        on_rondel(scenario, 0, person)
        scenario.seat(0).coins = 20
        hold_council(scenario, person, clan, number + 1)
        assert scenario.table.actors == list(range(players))
        while scenario.step() == "vote":
            scenario.play(scenario.texts()[-1])  # two pieces as soon as possible
    assert "waiting" not in [fate(scenario, card) for card in range(1, 6)]
    on_rondel(scenario, 0, "walter_scott")
    scenario.seat(0).coins = 20
    scenario.play("take walter_scott", "claim grant")
    assert scenario.step() == "move"
    assert scenario.table.actor == 1


# --- the vote ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-C7-12")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_chooses_one_aye_or_nay(players: int) -> None:
    scenario = voting(1, players=players)
    assert scenario.table.actors == list(range(players))
    for seat in range(players):
        texts = [move.text for move in scenario.table.legal(seat)]
        assert texts == ["vote aye", "vote nay"]


@pytest.mark.rule("GM-C7-13")
def test_the_pieces_are_used_up() -> None:
    scenario = voting(1)
    vote(scenario, "aye", "nay", "aye")
    seen = module_view(scenario, "great-glen")
    assert (seen["ayes"], seen["nays"]) == ([2, 3, 2], [2, 1, 2])


@pytest.mark.rule("GM-C7-12", "GM-C7-13")
def test_who_has_no_nay_left_can_only_vote_aye() -> None:
    scenario = voting(1, 2, 3)
    vote(scenario, "nay", "aye", "aye")
    hold_council(scenario, "robert_i", "douglas", 2)
    vote(scenario, "nay", "aye", "aye")
    hold_council(scenario, "william_wallace", "oliphant", 3)
    assert [move.text for move in scenario.table.legal(0)] == ["vote aye"]
    assert scenario.table.why_not("vote nay", seat=0) is not None
    assert [move.text for move in scenario.table.legal(1)] == ["vote aye", "vote nay"]


def pieces(seat: int, ayes: int, nays: int, players: int) -> list[str]:
    """What a seat can vote with if it has so many pieces left."""
    scenario = voting(1, players=players)
    part = council(scenario.state)
    part.ayes, part.nays = list_with(part.ayes, seat, ayes), list_with(part.nays, seat, nays)
    return [move.text for move in scenario.table.legal(seat)]


def list_with(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return tuple(number if place == seat else other for place, other in enumerate(numbers))


@pytest.mark.rule("GM-C7-12", "GM-C7-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_piece_that_is_used_up_cannot_be_voted_with(seat: int) -> None:
    assert pieces(seat, 0, 2, players=3) == ["vote nay"]
    assert pieces(seat, 1, 0, players=3) == ["vote aye"]
    assert pieces(seat, 1, 1, players=3) == ["vote aye", "vote nay"]


@pytest.mark.rule("GM-C7-17", "GM-C7-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_two_pieces_must_both_be_left(seat: int) -> None:
    assert pieces(seat, 1, 1, players=2) == ["vote aye", "vote nay", "vote aye-nay"]
    assert pieces(seat, 2, 0, players=2) == ["vote aye", "vote aye-aye"]
    assert pieces(seat, 0, 2, players=2) == ["vote nay", "vote nay-nay"]


@pytest.mark.rule("GM-C7-12")
def test_the_first_seat_that_owes_its_vote_is_the_one_to_be_asked() -> None:
    scenario = voting(1)
    assert scenario.state.stack[-1].seat == scenario.table.actor == 0
    scenario.table.play("vote aye", seat=0)
    assert scenario.state.stack[-1].seat == scenario.table.actor == 1


@pytest.mark.rule("GM-C7-Q11", "GM-C7-14")
@pytest.mark.parametrize(("last", "expected"), [("nay", "rejected"), ("aye", "accepted")])
def test_a_seat_without_pieces_would_be_left_out(last: str, expected: str) -> None:
    scenario = voting(1, players=4)
    part = council(scenario.state)
    part.ayes, part.nays = list_with(part.ayes, 1, 0), list_with(part.nays, 1, 0)
    assert scenario.table.actors == [0, 2, 3]
    for seat, ballot in ((0, "aye"), (2, "nay"), (3, last)):
        scenario.table.play(f"vote {ballot}", seat=seat)
    assert fate(scenario, 1) == expected
    seen = module_view(scenario, "great-glen")
    assert (seen["ayes"], seen["nays"]) == (
        [3, 0, 4, 3 if last == "aye" else 4],
        [3, 0, 2, 2 if last == "nay" else 3],
    )


@pytest.mark.rule("GM-C7-14")
@pytest.mark.parametrize(
    ("ballots", "expected"),
    [
        (("aye", "aye", "nay"), "accepted"),
        (("nay", "aye", "nay"), "rejected"),
        (("aye", "aye", "aye"), "accepted"),
        (("nay", "nay", "nay"), "rejected"),
        (("aye", "nay", "nay", "nay"), "rejected"),
        (("nay",) * 2, "rejected"),
        pytest.param(("nay", "aye"), "accepted", marks=pytest.mark.rule("GM-C7-15")),
        pytest.param(("aye", "nay", "nay", "aye"), "accepted", marks=pytest.mark.rule("GM-C7-15")),
    ],
)
def test_as_many_ayes_as_nays_accept_a_card(ballots: tuple[str, ...], expected: str) -> None:
    scenario = voting(2, players=len(ballots))
    vote(scenario, *ballots)
    assert fate(scenario, 2) == expected
    scores = scenario.line("great_glen")
    assert (sum(scores) > 0) == (expected == "accepted")


@pytest.mark.rule("GM-C7-12")
def test_nobody_votes_twice_and_nothing_else_can_be_done_meanwhile() -> None:
    scenario = voting(1)
    scenario.table.play("vote nay", seat=2)
    assert scenario.table.legal(2) == []
    with pytest.raises(ceilidh.IllegalMove, match="seat 3"):
        scenario.table.play("vote aye", seat=2)
    with pytest.raises(ceilidh.IllegalMove, match="vote"):
        scenario.table.play("take robert_i", seat=1)


# --- two players ------------------------------------------------------------------------------

ALL_BALLOTS = ["vote aye", "vote nay", "vote aye-aye", "vote aye-nay", "vote nay-nay"]


@pytest.mark.rule("GM-C7-17", "GM-C7-Q2")
def test_of_two_players_each_may_use_any_two_pieces_in_one_vote() -> None:
    scenario = voting(1, players=2)
    for seat in (0, 1):
        assert [move.text for move in scenario.table.legal(seat)] == ALL_BALLOTS


@pytest.mark.rule("GM-C7-17")
@pytest.mark.parametrize(
    ("ballots", "expected", "ayes", "nays"),
    [
        (("aye", "nay-nay"), "rejected", [2, 3], [3, 1]),
        (("aye-aye", "nay-nay"), "accepted", [1, 3], [3, 1]),
        (("nay", "aye-nay"), "rejected", [3, 2], [2, 2]),
        (("aye-nay", "aye"), "accepted", [2, 2], [2, 3]),
        (("aye-aye", "nay"), "accepted", [1, 3], [3, 2]),
    ],
)
def test_both_pieces_count_and_are_used_up(
    ballots: tuple[str, str], expected: str, ayes: list[int], nays: list[int]
) -> None:
    scenario = voting(1, players=2)
    vote(scenario, *ballots)
    assert fate(scenario, 1) == expected
    seen = module_view(scenario, "great-glen")
    assert (seen["ayes"], seen["nays"]) == (ayes, nays)


@pytest.mark.rule("GM-C7-Q2")
def test_two_pieces_are_used_once_in_a_game() -> None:
    scenario = voting(1, 2, players=2)
    vote(scenario, "aye", "nay-nay")
    hold_council(scenario, "robert_i", "douglas", 2)
    assert [move.text for move in scenario.table.legal(0)] == ALL_BALLOTS
    assert [move.text for move in scenario.table.legal(1)] == ["vote aye", "vote nay"]
    assert scenario.table.why_not("vote aye-aye", seat=1) is not None


# --- David Hume and Munro ---------------------------------------------------------------------


@pytest.mark.rule("GM-C7-Q3")
def test_david_hume_causes_no_council() -> None:
    scenario = glen(1)
    accept(scenario, 1)
    for space in range(3, 9):
        scenario.put_on_rondel(space, "")
    scenario.ahead("lochridge")
    scenario.marker(1)
    scenario.play("claim mckay")
    assert scenario.seat(1).persons
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C7-Q3")
def test_a_person_fetched_by_munro_causes_a_council_of_its_own() -> None:
    scenario = glen(1, 2)
    scenario.discard("mary_stuart")
    scenario.play("take somerled", "claim munro", "fetch mary_stuart", "claim macleod")
    scenario.play("council 1", "vote aye", "vote aye", "vote nay")
    assert scenario.step() == "clan council"
    scenario.play("council 2", "vote aye", "vote aye", "vote nay")
    assert scenario.table.actor == 1
    assert [fate(scenario, card) for card in (1, 2)] == ["accepted", "accepted"]
