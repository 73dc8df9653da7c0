"""A hint at a table: drawn on the board, made by one click, and followed to the end of the turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import ceilidh
from ceilidh.bots.analysis.judgement import judge_position
from ceilidh.bots.analysis.verdict_text import before, tell_choices
from ceilidh.bots.search.budget import Budget
from ceilidh.say import speaker
from ceilidh.server.app import make_service
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.service import Service
from ceilidh.server.settings import Settings
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.moves import bundle_of, play, play_alone
from ceilidh.server.table.room import Room
from ceilidh.server.table.stored_game import read_upload
from ceilidh.server.table.trial import try_actions
from ceilidh.server.thinking.analysis_worker import hint as worked_out
from ceilidh.server.thinking.analysts import DONE, AnalysisJob
from ceilidh.server.thinking.hints import HintScene, hint_scene, hint_trial
from tests.bots.helpers import bot_move
from tests.server.conftest import Enter
from tests.server.helpers import until
from tests.shared.records import text_of

NODES = 150
EN = speaker("en")


@pytest.fixture
def service(tmp_path: Path) -> Service:
    """Nobody works there: the test answers questions itself."""
    where = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    return make_service(Settings(database=where, analysis_workers=0, secret="x", hint_nodes=NODES))


@pytest.fixture
def ann(service: Service) -> User:
    return service.store.new_guest("Ann")


def alone(service: Service, user: User, record: str, moves: int, game: str = "glenmore") -> Room:
    """A table of one's own in a recorded game, where there is something to choose."""
    table = ceilidh.load(text_of(game, record))
    number = moves
    while (
        len(table.game.flow.legal_for(table.played[number].before, table.played[number].seat)) < 2
    ):
        number += 1
    room = keep_record(service.rooms, user, read_upload(text_of(game, record)))
    return continued(service.rooms, user, room, number)


def answered(service: Service, job: AnalysisJob) -> AnalysisJob:
    """As a process of the server would, at once."""
    if job.status != DONE:
        job.hear("choices", worked_out(job.question))
        job.status = DONE
    return job


def shown(service: Service, room: Room, job: AnalysisJob) -> HintScene:
    return hint_scene(service.analyses.analysts, job, room, len(room.table.played), EN)


# --- one judgement --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "record"), [("glenmore", "2p-most"), ("clans", "2p-everything")])
def test_a_hint_is_the_judgement_of_the_position(
    service: Service, ann: User, game: str, record: str
) -> None:
    room = alone(service, ann, record, 60, game)
    job = answered(service, service.analyses.hint(room, ann))
    seat = room.table.actors[0]
    wanted = judge_position(room.table.game, room.table.state, seat, Budget(nodes=NODES))
    assert [(one.move, one.plan) for one in job.choices] == [(one.move, one.plan) for one in wanted]
    scene = shown(service, room, job)
    assert scene.live and not scene.goes_on
    assert scene.choices[0].text.move == wanted[0].move
    assert len({one.text.said for one in scene.choices}) == len(scene.choices)


# --- following a plan -----------------------------------------------------------------------------


def follow(service: Service, room: Room, user: User) -> list[str]:
    """Do what the hint says until the turn is over; the plan as it was told at first."""
    job = answered(service, service.analyses.hint(room, user))
    planned = list(job.choices[0].turn)
    seat = room.table.actors[0]
    while True:
        step = shown(service, room, job).choices[0]
        many = bundle_of(room, seat, step.step).moves if step.kind == "bundle" else (step.step,)
        for text in many:
            play(room, user.id, text, room.key(), seat)
        if not step.left:
            return planned
        following = service.analyses.followed(room, user)
        if following is None:
            return planned
        assert following.goes_on and following.status == DONE, "nothing is thought about again"
        job = following


@pytest.mark.parametrize("moves", [30, 60, 100])
def test_whoever_follows_a_hint_makes_the_turn_that_was_planned(
    service: Service, ann: User, moves: int
) -> None:
    room = alone(service, ann, "2p-plain", moves)
    begun = len(room.table.played)
    seat = room.table.actors[0]
    planned = follow(service, room, ann)
    played = room.table.played[begun:]
    made = [one.action.text for one in played if one.seat == seat]
    certain = next((nth for nth, one in enumerate(played, 1) if one.barrier), len(played))
    assert made[:certain] == planned[:certain]
    assert len(made) >= min(certain, len(planned))


def test_another_move_ends_the_plan_and_a_fresh_judgement_can_be_asked_for(
    service: Service, ann: User
) -> None:
    room = alone(service, ann, "2p-plain", 30)
    job = answered(service, service.analyses.hint(room, ann))
    plan = job.choices[0]
    assert plan.plan
    play(room, ann.id, plan.move, room.key(), room.table.actors[0])
    rest = service.analyses.hint(room, ann)
    assert rest.goes_on and rest.choices[0].turn == plan.plan
    assert rest.choices[0].grounds == (), "what the plan as a whole brings is told no more"
    fresh = service.analyses.hint(room, ann, fresh=True)
    assert not fresh.goes_on and fresh.status != DONE
    other = [move for move in room.table.legal() if move.text != plan.plan[0]]
    assert other
    play(room, ann.id, other[0].text, room.key(), room.table.actors[0])
    assert service.analyses.followed(room, ann) is None


def test_nobody_else_follows_my_plan(service: Service, ann: User) -> None:
    room = alone(service, ann, "2p-plain", 30)
    job = answered(service, service.analyses.hint(room, ann))
    play(room, ann.id, job.choices[0].move, room.key(), room.table.actors[0])
    eve = service.store.new_guest("Eve")
    assert service.analyses.followed(room, eve) is None


def test_a_plan_is_told_no_more_where_hints_are_not_allowed(service: Service, ann: User) -> None:
    """Somebody sits down in the middle of a turn: the rest of the plan is withheld as well."""
    seats = [SeatInfo(0, PERSON, ann.name, ann.id), SeatInfo(1, BOT, "", bot="random")]
    room = service.rooms.create(ann, "glenmore", 2, {}, seats, 5, False)
    while 0 not in room.table.actors or len(room.table.legal(0)) < 2:
        seat = room.table.actors[0]
        play_for(room, seat, ann)
    job = answered(service, service.analyses.hint(room, ann))
    play(room, ann.id, job.choices[0].move, room.key(), 0)
    bob = service.store.new_guest("Bob")
    room.seats[1] = SeatInfo(1, PERSON, bob.name, bob.id)
    with pytest.raises(
        Refusal, match=("You are playing with other people: hints are not allowed during the game")
    ):
        service.analyses.hint(room, ann)


def play_for(room: Room, seat: int, user: User) -> None:
    text = bot_move(room.table, "tacksman", seat).text
    if seat == 0:
        play(room, user.id, text, room.key(), 0)
    else:
        play_alone(room, seat, text, room.key())


# --- nothing hidden is told -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "record"),
    [("glenmore", "2p-most"), ("glenmore", "3p-all-with-hammer"), ("clans", "2p-everything")],
)
def test_two_worlds_that_differ_in_hidden_things_have_one_hint(game: str, record: str) -> None:
    """Plans, sentences and what the board shows follow from what the seat may know."""
    whole = ceilidh.load(text_of(game, record))
    for share in (0.2, 0.5, 0.8):
        here = before(whole, int(share * len(whole.played)))
        seat = here.actors[0]
        there = here.copy()
        there.state = here.game.determinize(here.state, seat, 4711)
        assert there.state.rng != here.state.rng
        answers = []
        for table in (here, there):
            choices = judge_position(table.game, table.state, seat, Budget(nodes=60))
            told = tell_choices(EN, table, seat, choices)
            actions = [table.parse(choices[0].move, seat)]
            tried = try_actions(table, seat, seat, seat, actions, ())
            answers.append((choices, told, tried.after))
        assert answers[0] == answers[1], (record, share)


# --- on the board ---------------------------------------------------------------------------------


def test_the_next_step_is_tried_on_a_copy(service: Service, ann: User) -> None:
    room = alone(service, ann, "2p-macdonald-macewan", 40, "clans")
    job = answered(service, service.analyses.hint(room, ann))
    key, total = room.key(), len(room.table.played)
    for choice in job.choices:
        tried = hint_trial(room, ann.id, job, total, choice.move, EN)
        assert tried.move.text == choice.move and tried.trial.after
    assert (room.key(), len(room.table.played)) == (key, total)
    with pytest.raises(NotFound):
        hint_trial(room, ann.id, job, total, "pass pass", EN)
    with pytest.raises(NotFound):
        hint_trial(room, ann.id, job, total - 1, job.choices[0].move, EN)


def test_whoever_looks_at_a_finished_game_sees_the_better_step_too(
    service: Service, ann: User
) -> None:
    room = keep_record(service.rooms, ann, read_upload(text_of("clans", "2p-macdonald-macewan")))
    assert room.table.actor is None
    eve = service.store.new_guest("Eve")
    assert room.viewer(eve.id) is None
    job = answered(service, service.analyses.hint(room, eve, 60))
    scene = hint_scene(service.analyses.analysts, job, room, 60, EN)
    assert scene.choices and not scene.live
    tried = hint_trial(room, eve.id, job, 60, scene.choices[0].text.move, EN)
    assert tried.trial.viewer is None and tried.trial.after


def test_the_page_shows_a_hint_with_its_place_and_a_button(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("clans", ("person", "person"))["id"]
    started = ann.form(f"/t/{table}/hint", move="0")
    assert started.status_code == 200 and "data-hint-job" in started.text
    job = started.text.partition('data-hint-job="')[2].partition('"')[0]
    part = f"/t/{table}/hint/{job}"
    until(lambda: "data-thinking" not in ann.get(part).text, 60)
    told = ann.get(part).text
    assert "data-do-hint" in told and 'class="hint-said"' in told
    first = told.partition('data-hint-plan="')[2].partition('"')[0]
    board = ann.get(f"{part}/board?choice={first}").json()
    assert set(board) == {"said", "brings", "parts", "spots", "wakes", "way", "reveals", "arrow"}
    assert ann.get(f"{part}/board?choice=nothing").status_code == 404
    assert enter("Ben").get(f"{part}/board?choice={first}").status_code == 404
    # Nothing was played, so there is no plan to go on with.
    assert ann.form(f"/t/{table}/hint", follow="1").status_code == 204
