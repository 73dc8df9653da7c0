"""Hints and analyses on a server: who may ask, what leaves the process, queues and ways out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import ceilidh
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS, NO_VOTE, Council
from ceilidh.kernel.reason import Reason
from ceilidh.server.app import make_service
from ceilidh.server.errors import Refusal, TooManyRequests
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.side_processes import SideProcess
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.moves import play, play_alone
from ceilidh.server.table.room import Room
from ceilidh.server.table.stored_game import read_upload
from ceilidh.server.thinking.analysis_processes import AnalysisProcesses
from ceilidh.server.thinking.analysis_worker import NICE, serve
from ceilidh.server.thinking.analysts import CANCELLED, WAITING, Analysts
from ceilidh.server.thinking.hints import hint_question
from tests.bots.helpers import bot_move
from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, due, made, play_on, until


@pytest.fixture
def service(tmp_path: Path) -> Service:
    """Nobody works there, so that all analyses wait."""
    where = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    return make_service(Settings(database=where, analysis_workers=0, secret="x"))


@pytest.fixture
def people(service: Service) -> list[User]:
    return [service.store.new_guest(name) for name in ("Ann", "Bob")]


def against_bots(service: Service, user: User) -> Room:
    seats = [SeatInfo(0, PERSON, user.name, user.id), SeatInfo(1, BOT, "", bot="random")]
    return service.rooms.create(user, "clans", 2, {}, seats, None, False)


def of_two(service: Service, people: list[User], hints: bool = False) -> Room:
    """A game of Ann and Bob in which some moves were made."""
    seats = [SeatInfo(n, PERSON, one.name, one.id) for n, one in enumerate(people)]
    room = service.rooms.create(people[0], "clans", 2, {}, seats, None, False, hints=hints)
    for _ in range(3):
        play_first(room, people)
    return room


def play_first(room: Room, people: list[User]) -> None:
    move = room.table.legal()[0]
    play(room, people[move.seat].id, move.text, room.key())


def why_not(service: Service, room: Room, user: User) -> Reason:
    with pytest.raises(Refusal) as hint:
        service.analyses.hint(room, user)
    with pytest.raises(Refusal) as course:
        service.analyses.course(room, user)
    assert hint.value.reason.template == course.value.reason.template
    assert hint.value.status == 403
    return hint.value.reason


# --- who may ask ----------------------------------------------------------------------------------


def test_against_bots_one_may(service: Service, people: list[User]) -> None:
    ann, bob = people
    room = against_bots(service, ann)
    while 0 not in room.table.actors:
        play_alone(room, 1, room.table.legal()[0].text, room.key())
    assert service.analyses.hint(room, ann).status == WAITING
    assert ("You are playing with other people: hints are not allowed during the game") in why_not(
        service, room, bob
    ).text


def test_never_against_people_who_have_not_allowed_it(service: Service, people: list[User]) -> None:
    room = of_two(service, people)
    for user in [*people, service.store.new_guest("Eve")]:
        assert (
            "You are playing with other people: hints are not allowed during the game"
        ) in why_not(service, room, user).text


def test_nor_by_a_branch_or_the_record_of_their_game(service: Service, people: list[User]) -> None:
    ann, _ = people
    room = of_two(service, people)
    branch = continued(service.rooms, ann, room, 2)
    again = continued(service.rooms, ann, branch, 1)
    uploaded = keep_record(service.rooms, ann, read_upload(room.record()))
    for table in (branch, again, uploaded):
        assert "goes on at another table" in why_not(service, table, ann).text
    # A friend who was given the record is told the same.
    eve = service.store.new_guest("Eve")
    assert (
        "goes on"
        in why_not(service, keep_record(service.rooms, eve, read_upload(room.record())), eve).text
    )


def test_where_the_table_allows_it_who_plays_may_and_who_watches_may_not(
    service: Service, people: list[User]
) -> None:
    room = of_two(service, people, hints=True)
    for user in people:
        assert service.analyses.hint(room, user).status == WAITING
    eve = service.store.new_guest("Eve")
    assert (
        "Only players at this table can get hints during the game"
        in why_not(service, room, eve).text
    )
    branch = continued(service.rooms, people[0], room, 2)
    assert service.analyses.hint(branch, people[0]).status == WAITING
    # The whole course would tell what others know.
    with pytest.raises(Refusal, match="not over yet"):
        service.analyses.course(room, people[0])


def test_a_rematch_allows_what_the_game_allowed(service: Service, people: list[User]) -> None:
    seats = [SeatInfo(n, PERSON, one.name, one.id) for n, one in enumerate(people)]
    options: dict[str, object] = {"introductory": True}
    room = service.rooms.create(people[0], "glenmore", 2, options, seats, None, False, hints=True)
    while room.table.actor is not None:
        move = room.table.legal()[-1]
        play(room, people[move.seat].id, move.text, room.key())
    assert service.rematch(people[0], room).row.hints
    # It is over: anybody may ask, and once found it is found for all.
    eve = service.store.new_guest("Eve")
    assert service.analyses.course(room, eve).what == "course"
    assert service.analyses.hint(room, eve, 0).question["seat"] == room.table.played[0].seat
    with pytest.raises(Refusal, match="nothing to choose"):
        service.analyses.hint(room, eve)
    with pytest.raises(Refusal, match="no such move"):
        service.analyses.hint(room, eve, 10_000)


# --- what leaves the process ----------------------------------------------------------------------


def test_a_spy_finds_nothing_in_a_question_that_its_asker_may_not_see(
    service: Service, people: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that differ in a secret vote and in their chance: one question."""
    monkeypatch.setattr("ceilidh.server.thinking.hints.secrets.randbits", lambda bits: 12345)
    seats = [SeatInfo(n, PERSON, one.name, one.id) for n, one in enumerate(people)]
    options: dict[str, object] = {"modules": ["great-glen"]}
    room = service.rooms.create(people[0], "glenmore", 2, options, seats, 4, False, hints=True)
    while len(room.table.actors) < 2:
        seat = room.table.actors[0]
        text = bot_move(room.table, "tacksman", seat).text
        play(room, people[seat].id, text, room.key())
    play(room, people[0].id, "vote aye", room.key(), 0)
    table = room.table.copy()
    game = table.game
    (part,) = [part for part in table.state.module_states.values() if isinstance(part, Council)]
    table.state.keep(part.with_votes((BALLOTS.index("nay"), NO_VOTE)))
    table.state.rng ^= 0x5555
    here, there = (hint_question(one, 1, 1, 1.0) for one in (room.table, table))
    assert here == there
    assert hint_question(room.table, 0, 0, 1.0) != hint_question(table, 0, 0, 1.0)
    assert game.load(here["state"]).rng not in (room.table.state.rng, table.state.rng)
    # Whoever is told nothing of the vote is not told by a hint either.
    with pytest.raises(
        Refusal, match=("Some players have made secret choices; ask again when everyone has chosen")
    ):
        service.analyses.hint(room, people[1])


# --- queues ---------------------------------------------------------------------------------------


def asked(analysts: Analysts, user: int, key: object, what: str = "course") -> Any:
    return analysts.ask(user, "table", (key,), {"what": what, "seconds": 1.0})


def test_a_person_waits_for_few_and_the_server_for_many() -> None:
    analysts = Analysts(AnalysisProcesses(0), per_person=2, waiting=3)
    first = asked(analysts, 1, "a")
    assert asked(analysts, 1, "a") is first
    asked(analysts, 1, "b")
    with pytest.raises(
        TooManyRequests, match=("You already have 2 analyses waiting; wait for one, or cancel it")
    ):
        asked(analysts, 1, "c")
    third = asked(analysts, 2, "a")
    assert third is not first and analysts.place(third) == 2
    with pytest.raises(
        TooManyRequests, match="Many analyses are queued; try again in a few minutes"
    ):
        asked(analysts, 3, "d")
    analysts.cancel(first)
    assert first.status == CANCELLED and analysts.place(third) == 1
    assert asked(analysts, 1, "c").status == WAITING
    assert analysts.job(first.id, 2) is None and analysts.job(first.id, 1) is first


def test_who_asks_for_another_hint_no_longer_waits_for_the_last() -> None:
    analysts = Analysts(AnalysisProcesses(0), per_person=1, waiting=3)
    first = asked(analysts, 1, "a", "hint")
    second = asked(analysts, 1, "b", "hint")
    assert (first.status, second.status) == (CANCELLED, WAITING)


def test_the_process_is_nice_and_can_be_ended_in_the_midst_of_a_thought(
    service: Service, people: list[User]
) -> None:
    room = of_two(service, people)
    seat = room.table.actors[0]
    process = SideProcess(serve)
    line = process.ask(hint_question(room.table, seat, 0, 600.0))
    pid = pid_of(process)
    process.end()
    assert line.closed
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    word, found = process.ask(hint_question(room.table, seat, 0, 0.01)).recv()
    assert word == "choices" and found[0]["move"] in [move.text for move in room.table.legal()]
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid_of(process)) == min(own + NICE, 19)
    process.end()


def pid_of(process: SideProcess) -> int:
    assert process.process is not None and process.process.pid is not None
    return process.process.pid


# --- over HTTP ------------------------------------------------------------------------------------


def wait_for(person: Person, job: Json) -> Json:
    path = f"/api/analyses/{job['id']}"
    until(lambda: person.get(path).json()["status"] in ("done", "cancelled", "failed"), 60)
    return made(person.get(path))


def test_a_program_asks_for_a_hint_and_for_a_game(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob", program=True)
    table = ann.create("glenmore", ("person", "person"))
    path = f"/api/tables/{table['id']}/analyses"
    answer = ann.post(path, {})
    assert answer.status_code == 202
    found = wait_for(ann, answer.json())
    assert found["status"] == "done"
    legal = [move["text"] for move in ann.see(table["id"])["legal"]]
    assert found["choices"] and all(one["move"] in legal for one in found["choices"])
    assert bob.get(f"/api/analyses/{found['id']}").status_code == 404
    assert ann.post(path, {"whole": True}).status_code == 400
    play_on({0: ann, 1: ann}, table["id"])
    job = bob.post(path, {"whole": True}).json()
    stopped = bob.post(f"/api/analyses/{job['id']}", method="DELETE").json()
    assert stopped["status"] == "cancelled"
    done = wait_for(ann, ann.post(path, {"whole": True}).json())
    assert done["status"] == "done" and len(done["leads"]) > 10
    page = ann.get(f"/t/{table['id']}/analysis").text
    assert 'data-analysed="done"' in page and "curve-line" in page
    written = ann.get(f"/t/{table['id']}/analysis/record")
    assert 'filename="glenmore-' in written.headers["content-disposition"]
    told = ceilidh.load(written.text)
    commented = [node for node in told.tree.following() if node.comment]
    assert len(commented) == len(done["turning_points"])
    assert all(node.parent and node.parent.variations for node in commented)
    assert told.tree.headers["Annotator"] == "ceilidh" or not commented
    assert enter("Eve").get(f"/t/{table['id']}/analysis/record").text == written.text
    begun = ann.create("glenmore", ("person", "person"))["id"]
    assert ann.get(f"/t/{begun}/analysis/record").status_code == 404


def test_it_is_said_before_one_sits_down(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create("glenmore", ("person", "open"), hints=True, open=True)
    said = "This table allows hints and analysis for everyone during the game"
    assert said in bob.get(f"/t/{table['id']}").text
    assert "Hints allowed" in bob.get("/").text
    assert bob.see(table["id"])["hints"] is True
    plain = ann.create("glenmore", ("person", "open"))
    assert said not in bob.get(f"/t/{plain['id']}").text
    assert not bob.see(plain["id"])["hints"]
    bob.sit(plain)
    scene = (ann, bob)[due(ann.see(plain["id"]))[0]]
    assert "data-hint" not in scene.get(f"/t/{plain['id']}").text
    refused = scene.form(f"/t/{plain['id']}/hint")
    assert refused.status_code == 403 and "not allowed" in refused.text


def test_a_bot_plays_for_who_is_gone_until_he_comes_back(enter: Enter, start: Any) -> None:
    server = start(gone_after=0)
    ann, bob, eve = (enter(name, at=server) for name in ("Ann", "Bob", "Eve"))
    table = ann.create()
    bob.sit(table)
    people = (ann, bob)
    seat = due(ann.see(table["id"]))[0]
    gone, waits = people[seat], people[1 - seat]
    path = f"/api/tables/{table['id']}/stand-in"
    assert eve.post(path, {"seat": seat}).status_code == 403
    assert (
        "Nobody is waiting for that seat now" in gone.post(path, {"seat": 1 - seat}).json()["error"]
    )
    assert "No other person" in gone.post(path, {"seat": seat}).json()["error"]
    assert 'data-menu="stand-in"' in waits.get(f"/t/{table['id']}").text
    assert 'data-menu="stand-in"' not in gone.get(f"/t/{table['id']}").text
    assert made(waits.post(path, {"seat": seat}))["seats"][seat]["deputy"]
    until(lambda: due(waits.see(table["id"])) == [1 - seat])
    assert "data-come-back" in gone.get(f"/t/{table['id']}").text
    assert gone.form(f"/t/{table['id']}/deputy/end", seat=str(seat)).status_code == 303
    assert not gone.see(table["id"])["seats"][seat]["deputy"]


def test_who_may_come_back_is_waited_for(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create()
    bob.sit(table)
    seat = due(ann.see(table["id"]))[0]
    answer = (ann, bob)[1 - seat].post(f"/api/tables/{table['id']}/stand-in", {"seat": seat})
    assert answer.status_code == 400 and "may come back" in answer.json()["error"]
