"""Votes of a Clan Council are secret until the last one is cast (GM-HID-11, 12)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from tests.glenmore.modules.arrange import fate, module_view, vote, voting


@pytest.mark.rule("GM-HID-11", "GM-C7-12", "GM-C7-13")
def test_votes_come_in_any_order_and_only_the_last_reveals_them() -> None:
    scenario = voting(1)
    for seat, ballot in ((2, "nay"), (0, "aye")):
        played = scenario.table.play(f"vote {ballot}", seat=seat)
        assert scenario.events(played, "vote") == []
        assert fate(scenario, 1) == "waiting"
    assert scenario.table.actors == [1]
    played = scenario.table.play("vote nay", seat=1)
    assert scenario.events(played, "vote") == [(0, "aye", 1), (1, "nay", 1), (2, "nay", 1)]
    assert fate(scenario, 1) == "rejected"
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-HID-11")
def test_a_vote_is_seen_by_its_seat_only_until_all_have_voted() -> None:
    scenario = voting(1)
    scenario.table.play("vote nay", seat=2)
    own = module_view(scenario, "great-glen", 2)
    assert own["votes"] == ["", "", "nay"]
    for viewer in (None, 0, 1):
        seen = module_view(scenario, "great-glen", viewer)
        assert seen["votes"] == ["", "", ""]
        assert seen["voted"] == [False, False, True]
        assert (seen["ayes"], seen["nays"]) == ([3, 3, 3], [2, 2, 2])


@pytest.mark.rule("GM-HID-11")
def test_the_moves_of_a_vote_are_hidden_until_all_have_voted() -> None:
    scenario = voting(1)
    table = scenario.table
    first = len(table.played)
    table.play("vote nay", seat=2)
    table.play("vote aye", seat=0)
    assert sorted(table.hidden_moves()) == [first, first + 1]
    assert (table.hidden_moves(0), table.hidden_moves(2)) == ([first], [first + 1])
    table.play("vote aye", seat=1)
    assert table.hidden_moves() == []


@pytest.mark.rule("GM-HID-11")
@pytest.mark.parametrize("other", ["aye", "nay"])
def test_what_others_see_does_not_depend_on_the_vote(other: str) -> None:
    views = []
    for ballot in ("aye", other):
        scenario = voting(1)
        scenario.table.play(f"vote {ballot}", seat=2)
        views.append((scenario.table.view(0), scenario.table.view()))
    assert views[0] == views[1]


@pytest.mark.rule("GM-HID-11")
def test_a_guess_at_the_hidden_votes_keeps_the_own_one() -> None:
    scenario = voting(1)
    scenario.table.play("vote aye", seat=0)
    scenario.table.play("vote nay", seat=2)
    guesses = set()
    for number in range(40):
        state = GLENMORE.determinize(scenario.state, 0, number)
        data = GLENMORE.view(state, 2)["modules"]
        assert isinstance(data, dict)
        own = GLENMORE.view(state, 0)["modules"]
        assert isinstance(own, dict)
        assert own["great-glen"]["votes"][0] == "aye"
        assert data["great-glen"]["voted"] == [True, False, True]
        guesses.add(data["great-glen"]["votes"][2])
    assert guesses == {"aye", "nay"}


@pytest.mark.rule("GM-HID-11")
def test_the_vote_that_reveals_all_cannot_be_taken_back() -> None:
    scenario = voting(1)
    scenario.goods(0, "0.0", wood=1)  # it could sell, so that nothing is drawn yet
    vote(scenario, "aye", "nay", "nay")
    assert not scenario.table.can_undo(2)


def test_a_record_with_votes_out_of_order_can_be_loaded() -> None:
    options: dict[str, object] = {"modules": ["great-glen"]}
    for seed in range(50):
        table = ceilidh.new("glenmore", 3, seed, options)
        person = [move for move in table.legal() if move.text.startswith("take somerled")]
        if not person:
            continue
        table.play(person[0])
        table.play("claim macleod")
        table.play(table.legal()[0])
        for seat in (2, 0, 1):
            table.play("vote nay", seat=seat)
        again = ceilidh.load(table.record())
        assert again.key() == table.key()
        return
    raise AssertionError("no game began with Somerled")


@pytest.mark.rule("GM-HID-12")
def test_it_is_secret_whether_one_or_two_pieces_are_played() -> None:
    views = []
    for ballot in ("aye", "nay", "aye-aye", "aye-nay", "nay-nay"):
        scenario = voting(1, players=2)
        scenario.table.play(f"vote {ballot}", seat=1)
        views.append((scenario.table.view(0), scenario.table.view()))
    assert all(view == views[0] for view in views)
