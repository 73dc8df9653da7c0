"""Who may ask for hints and analyses, what is asked of the analysts, and what is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.requests import HTTPConnection

from ceilidh.server.allowance import goes_on_elsewhere, is_alone, may_hint, need_leave
from ceilidh.server.analysing import (
    course_key,
    decider,
    hint_question,
    may_follow,
)
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.models import User
from ceilidh.server.rooms import Room
from ceilidh.server.scene import at_move, preview, shown_since, would_reveal
from ceilidh.server.service import SeatWish, connected_to, links
from tests.server.helpers import VOTES
from tests.server.house import House
from tests.server.inside.tables import PLAIN, clans, glenmore, move

People = tuple[User, User, User]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


@pytest.fixture
def people(house: House) -> People:
    return house.guest("Ann"), house.guest("Bob"), house.guest("Eve")


# --- leave ----------------------------------------------------------------------------------------


def test_alone_against_bots_or_at_one_screen(house: House, people: People) -> None:
    ann, bob, eve = people
    bots, hot = clans(house, ann, "random"), clans(house, ann, ann)
    both = clans(house, ann, bob)
    open_ = clans(house, ann, "open", opened=False, seed=None)
    for room, alone in ((bots, True), (hot, True), (both, False), (open_, False)):
        assert is_alone(room, ann.id) is alone
        assert not is_alone(room, eve.id) and not is_alone(room, None)
    machines = clans(house, ann, "random", opened=False)
    machines.seats[0] = clans(house, ann, "random", opened=False).seats[1]
    assert is_alone(machines, ann.id), "who made a table of bots watches it alone"


def test_hints_against_people_only_where_the_table_allows_them(
    house: House, people: People
) -> None:
    ann, bob, eve = people
    strict, mild = clans(house, ann, bob), clans(house, ann, bob, hints=True)
    assert not may_hint(strict, ann.id) and may_hint(mild, ann.id)
    assert not may_hint(mild, eve.id) and not may_hint(mild, None)
    assert may_hint(clans(house, ann, "random"), ann.id)
    half = clans(house, ann, "open", opened=False, seed=None, hints=True)
    assert not may_hint(half, ann.id), "who sits down later has not agreed yet"
    done = house.play(glenmore(house, ann, bob))
    assert may_hint(done, eve.id) and not may_hint(done, None)
    need_leave(house.store, mild, ann.id)
    with pytest.raises(
        Forbidden, match=r"^Other people play here: hints are not allowed while the game goes on\.$"
    ):
        need_leave(house.store, strict, ann.id)
    with pytest.raises(
        Forbidden, match=r"^Only who plays here may have hints while the game goes on\.$"
    ):
        need_leave(house.store, mild, eve.id)


def test_a_branch_of_a_game_with_others_is_no_way_round(house: House, people: People) -> None:
    ann, bob, eve = people
    room = clans(house, ann, bob, seed=None, opened=False)
    branch = house.rooms.branch(ann, room, 0)
    assert goes_on_elsewhere(house.store, branch)
    with pytest.raises(Forbidden, match=r"^This game goes on at another table with other people"):
        need_leave(house.store, branch, ann.id)
    mild = clans(house, ann, bob, seed=None, opened=False, hints=True)
    assert not goes_on_elsewhere(house.store, house.rooms.branch(ann, mild, 0))
    hot = clans(house, eve, eve, seed=None, opened=False)
    assert not goes_on_elsewhere(house.store, house.rooms.branch(eve, hot, 0))
    half = clans(house, eve, "open", seed=None, opened=False)
    assert goes_on_elsewhere(house.store, house.rooms.branch(eve, half, 0))
    assert not goes_on_elsewhere(house.store, room), "a table is not its own other"
    over = house.play(glenmore(house, ann, bob, seed=None))
    assert not goes_on_elsewhere(house.store, house.rooms.branch(ann, over, 3))


# --- questions ------------------------------------------------------------------------------------


def test_whose_decision_is_looked_at(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    assert decider(room.table, 0) == decider(room.table, 1) == decider(room.table, None) == 0
    votes = glenmore(house, ann, bob, seed=11, **VOTES)
    while len(votes.table.actors) < 2:
        seat = votes.table.actors[0]
        move(votes, seat, votes.table.legal(seat)[0].text)
    assert decider(votes.table, 1) == 1 and decider(votes.table, None) == 0
    nothing = r"^There is nothing to choose in this position\.$"
    with pytest.raises(Refusal, match=nothing):
        decider(house.play(glenmore(house, ann, bob)).table, 0)
    forced = glenmore(house, ann, bob)
    move(forced, 0, "take inshriach", "lay 0.1", "done")
    move(forced, 1, "take ballachulish")
    with pytest.raises(Refusal, match=nothing):
        decider(forced.table, 1)


def test_a_question_holds_what_the_eyes_see(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    asked = hint_question(room.table, 0, 1, 2.5)
    assert {name: asked[name] for name in ("what", "game", "seat", "seconds")} == {
        "what": "hint",
        "game": "clans",
        "seat": 0,
        "seconds": 2.5,
    }
    state = room.table.game.load(asked["state"])
    assert state.rng != room.table.state.rng
    assert room.table.game.view(state, 1) == room.table.game.view(room.table.state, 1)


def test_the_whole_course_is_for_who_may_know_all(house: House, people: People) -> None:
    ann, bob, eve = people
    both, hot = clans(house, ann, bob), clans(house, ann, ann)
    assert not may_follow(both, ann.id) and may_follow(hot, ann.id)
    assert not may_follow(hot, eve.id) and not may_follow(hot, None)
    done = house.play(glenmore(house, ann, bob))
    assert may_follow(done, eve.id) and may_follow(done, None)
    assert course_key(both) == ("course", both.id, 6, both.table.key())
    analyses = house.service.analyses
    with pytest.raises(Refusal, match=r"^No move has been made yet\.$"):
        analyses.course(clans(house, ann, ann, opened=False), ann)
    solo = clans(house, ann, "random")
    with pytest.raises(Refusal, match=r"^The game is not over yet\.$"):
        analyses.course(solo, ann)
    for number in (-1, 7):
        with pytest.raises(NotFound, match=r"^There is no such move in this game\.$"):
            analyses.hint(hot, ann, number)


# --- previews -------------------------------------------------------------------------------------


def test_what_a_move_would_do(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, bob)
    found = preview(room, ann.id, "sell wool 1", "en")
    assert (found.move, found.label, found.reveals) == ("sell wool 1", "Sell 1 wool for £4", False)
    assert found.effects == "Ann sells 1 wool; gains £4. The price of wool falls by 1." or (
        "£4" in found.effects
    )
    assert len(room.table.played) == 6, "nothing was played"
    turn = glenmore(house, ann, bob)
    move(turn, 0, "take inshriach", "lay 0.1")
    assert would_reveal(turn, ann.id, "done") and not would_reveal(turn, ann.id, "activate 0.1")
    told = preview(turn, ann.id, "done", "en")
    assert told.reveals


def test_what_would_have_to_be_forgotten(house: House, people: People) -> None:
    ann, bob, _ = people
    room = glenmore(house, ann, "random")
    move(room, 0, "take somerled", "claim sutherland")
    (line,) = shown_since(room, ann.id, "en")
    assert "Sutherland" in line
    assert shown_since(clans(house, ann, "random"), ann.id, "en") == []
    assert shown_since(glenmore(house, ann, bob), ann.id, "en") == []


def test_a_table_as_it_was(house: House, people: People) -> None:
    ann, bob, _ = people
    table = clans(house, ann, bob).table
    assert at_move(table, 6) is table
    past = at_move(table, 2)
    assert len(past.played) == 2 and past.state is table.played[2].before
    assert len(table.played) == 6
    for number in (-1, 7):
        with pytest.raises(NotFound, match=r"^There is no such move in this game\.$"):
            at_move(table, number)


# --- the service ----------------------------------------------------------------------------------


def wishes(*kinds: str) -> list[SeatWish]:
    return [SeatWish(kind, bot="random" if kind == "bot" else "") for kind in kinds]


def test_a_table_as_it_is_wished(house: House, people: People) -> None:
    ann, _, _ = people
    service = house.service
    room = service.create(
        ann, "clans", 3, dict(PLAIN), wishes("person", "bot", "open"), word="skye", pace="1d"
    )
    assert [(one.kind, one.name, one.bot) for one in room.seats] == [
        ("person", "Ann", ""),
        ("bot", "", "random"),
        ("open", "", ""),
    ]
    assert room.seats[0].word == "skye" and room.table.chance is not None
    pace = service.waits.pace(room.id)
    assert pace is not None and (pace.text, pace.then) == ("1d", "bot")
    with pytest.raises(NotFound, match=r"^There is no such game\.$"):
        service.create(ann, "chess", 2, {}, wishes("person", "bot"))
    with pytest.raises(
        Refusal, match=r"^There are 3 seats but 2 of them are described\.$"
    ):
        service.create(ann, "clans", 3, {}, wishes("person", "bot"))


def test_so_many_open_tables_wait_for_people(house: House, people: People) -> None:
    _, bob, _ = people
    service = house.service
    most = service.settings.open_tables
    for _ in range(most):
        service.create(bob, "clans", 2, dict(PLAIN), wishes("person", "open"), listed=True)
    with pytest.raises(Refusal, match=f"^You have {most} open tables already; wait for people"):
        service.create(bob, "clans", 2, dict(PLAIN), wishes("person", "open"), listed=True)
    service.create(bob, "clans", 2, dict(PLAIN), wishes("person", "open"))


def test_a_rematch_swaps_the_seats(house: House, people: People) -> None:
    ann, bob, eve = people
    over = house.play(glenmore(house, ann, bob))
    with pytest.raises(Forbidden, match=r"^You have no seat at this table\.$"):
        house.service.rematch(eve, over)
    made = house.service.rematch(ann, over)
    assert [seat.name for seat in made.seats] == ["Bob", "Ann"]
    assert made.row.options["introductory"] is True
    assert house.service.rematch(bob, house.rooms.get(over.id)).id == made.id
    with pytest.raises(Refusal, match=r"^The game is not over yet\.$"):
        house.service.rematch(ann, clans(house, ann, bob))


def test_links_to_open_seats(house: House, people: People) -> None:
    ann, bob, _ = people
    room = clans(house, ann, "open", opened=False, seed=None)
    found = links(room, "http://here")
    assert found.table == f"http://here/t/{room.id}?invite={room.row.invite}"
    assert found.seats == {1: f"http://here/t/{room.id}?invite=invite-1"}
    assert links(room, "").seats == {} and links(clans(house, ann, bob), "http://here").table == ""


@pytest.mark.parametrize(
    ("scope", "address"),
    [
        ({"server": ("10.0.0.1", 8000)}, "http://10.0.0.1:8000"),
        ({"server": ("::1", 80)}, "http://[::1]:80"),
        ({}, "http://127.0.0.1:80"),
    ],
)
def test_where_a_connection_came_in(scope: dict[str, object], address: str) -> None:
    asked = HTTPConnection({"type": "http", "scheme": "http", "headers": [], **scope})
    assert connected_to(asked) == address


def room_of(house: House, people: People) -> Room:
    return clans(house, *people[:2])


def test_talk_reports_and_notes(house: House, people: People) -> None:
    ann, _, eve = people
    room = room_of(house, people)
    service = house.service
    service.say(room, ann, "  hello \n there ")
    assert [one.text for one in house.store.talk(room.id)] == ["hello there"]
    with pytest.raises(Refusal, match=r"^Say something\.$"):
        service.say(room, ann, "  ")
    with pytest.raises(Forbidden, match=r"^You have no seat at this table\.$"):
        service.say(room, eve, "hello")
    with pytest.raises(Refusal, match=r"^Say what happened\.$"):
        service.report(room, eve, "")
    service.report(room, eve, "too loud")
    assert service.note(room, ann, "one\r\ntwo") == "one\ntwo"


def test_options_of_a_client(house: House) -> None:
    service = house.service
    assert service.options("clans", {"clans": "none", "map": "", "ports": False}) == {
        "clans": "none",
        "ports": False,
    }
    with pytest.raises(Refusal, match=r"^This server does not have that data pack\.$"):
        service.options("clans", {"data_pack": "/etc"})
    for value in (7, ["a", 3], {"a": 1}, ["w"] * 101):
        with pytest.raises(Refusal, match="is a word, a list of words, or yes or no"):
            service.options("clans", {"clans": value})
    assert service.check_options("clans", 2, dict(PLAIN)) is None
    told = service.check_options("clans", 9, {})
    assert told is not None and told.fields["players"] == 9
    assert [one.name for one in service.known_options("clans")].count("data_pack") == 0
