"""After the game: points side by side, decisions on their boards, and what to try next time."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from ceilidh.bots.analysis.verdict import MoveReason, Verdict, as_data
from ceilidh.bots.analysis.verdict_text import before
from ceilidh.lessons import find_lesson
from ceilidh.say import speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.kinds.branch import branch
from ceilidh.server.kinds.lesson.lessons import open_lesson
from ceilidh.server.storage.models import User
from ceilidh.server.table.review import (
    FAR,
    MissedMove,
    difference,
    gaps_of,
    next_tips,
    point_sources,
    signed,
)
from ceilidh.server.table.room import Room
from ceilidh.server.table.trial import try_moves
from ceilidh.server.thinking.analysis_processes import AnalysisProcesses
from ceilidh.server.thinking.analysis_worker import course
from ceilidh.server.thinking.analysts import AnalysisJob
from ceilidh.server.thinking.reviews import DECISIONS, dearest, decision_scene, reviewed_seats
from tests.server.conftest import Enter
from tests.server.helpers import last, play_on, until
from tests.server.house import House

TO = speaker("en")


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    yield house
    house.close()


def against(house: House, user: User, game: str = "clans", **options: str) -> Room:
    return house.finished(user, None, game=game, options=dict(options) or None, seed=1)


# --- points ---------------------------------------------------------------------------------------


def test_points_stand_side_by_side(house: House) -> None:
    room = against(house, house.guest("Ann"), "glenmore")
    names = room.names(TO)
    sources = point_sources(TO, room.table, names)
    assert sources and all(any(bar.points for bar in one.bars) for one in sources)
    sums = [sum(one.bars[seat].points for one in sources) for seat in (0, 1)]
    assert sums == room.table.scores()
    assert max(bar.share for one in sources for bar in one.bars) == 100
    for one in sources:
        best = [bar.points for bar in one.bars if bar.best]
        assert not best or min(best) == max(bar.points for bar in one.bars)


def test_the_difference_is_told_in_sentences(house: House) -> None:
    room = against(house, house.guest("Ann"), "glenmore")
    names = room.names(TO)
    gaps = gaps_of(room.table, 0)
    assert [gap.points for gap in gaps] == sorted([gap.points for gap in gaps], reverse=True)
    said = difference(TO, room.table, names, 0)
    assert (names[1] in said[0]) == (gaps[0].points > 0)
    assert signed(-3) == "−3" and signed(4) == "4"


def test_alone_there_is_nobody_to_compare_with(house: House) -> None:
    ann = house.guest("Ann")
    room = house.finished(ann, game="clans", options={})
    (said,) = difference(TO, room.table, room.names(TO), 0)
    assert said.startswith("Most of your points came from")
    assert gaps_of(room.table, 0) == []
    (tip,) = next_tips(TO, room, 0)
    assert tip.page == "/new?game=clans"
    (tip,) = next_tips(TO, room, 0, [MissedMove("pass", "ship")])
    assert tip.lesson == "clans/shipping"


# --- next time ------------------------------------------------------------------------------------


def test_tips_follow_from_points_and_decisions(house: House) -> None:
    room = against(house, house.guest("Ann"), "glenmore")
    seat = max((0, 1), key=lambda one: gaps_of(room.table, one)[0].points)
    far = [gap for gap in gaps_of(room.table, seat) if gap.points >= FAR]
    assert far
    tips = next_tips(TO, room, seat, [MissedMove("end", "walk 0.0 e"), MissedMove("end", "end")])
    assert 1 <= len(tips) <= 3 and len({tip.text for tip in tips}) == len(tips)
    assert all(tip.lesson or tip.page for tip in tips)
    assert "more here" in tips[0].why and str(far[0].points) in tips[0].why
    assert any("decisions above" in tip.why for tip in tips)
    assert next_tips(TO, room, seat)[0] == tips[0]


def test_passing_too_soon_again_and_again_is_a_tip(house: House) -> None:
    room = house.finished(house.guest("Ann"), game="clans", options={})
    found = next_tips(TO, room, 0, [MissedMove("pass", "ship"), MissedMove("pass", "ship")])
    assert found[0].text.startswith("Look once more before you pass")
    assert found[0].why == "2 of the decisions above were about this."
    once = next_tips(TO, room, 0, [MissedMove("pass", "ship")])
    assert [tip.lesson for tip in once] == ["clans/shipping"]


@pytest.mark.parametrize(
    ("bot", "scores", "said"),
    [
        ("learner", [50, 40], "Try the next opponent: Medium."),
        ("chief", [50, 40], ""),
        ("tacksman", [20, 60], "Play an easier opponent first: Easy."),
        ("learner", [20, 60], ""),
        ("random", [50, 40], ""),
        ("tacksman", [40, 45], ""),
    ],
)
def test_another_opponent_after_a_clear_result(
    house: House, monkeypatch: pytest.MonkeyPatch, bot: str, scores: list[int], said: str
) -> None:
    room = against(house, house.guest("Ann"), "glenmore")
    room.seats[1].bot = bot
    monkeypatch.setattr(room.table, "scores", lambda: scores)
    tips = [tip for tip in next_tips(TO, room, 0) if "opponent" in tip.text]
    assert [tip.text for tip in tips] == ([said] if said else [])


# --- decisions ------------------------------------------------------------------------------------


def verdict_at(room: Room, number: int, better: str) -> Verdict:
    played = room.table.played[number]
    grounds = (MoveReason("points", 2.0),)
    return Verdict(number, played.seat, played.action.text, better, 4.2, grounds, sure=True)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_decision_is_drawn_with_both_moves(house: House, game: str) -> None:
    """Every decision of a game that has another move can be shown."""
    room = against(house, house.guest("Ann"), game)
    looks: set[str] = set()
    for number in range(0, len(room.table.played), 9):
        past = before(room.table, number)
        seat = room.table.played[number].seat
        other = past.legal(seat)[0].text
        made = decision_scene(TO, room.table, verdict_at(room, number, other))
        assert made.number == number and made.played and made.better and made.points == 4
        assert 1 <= len(made.pictures) <= 2
        for picture in made.pictures:
            looks.update(picture.looks)
            for look in picture.looks:
                assert f'data-mark="{look}' in picture.markup or "move-mark" in picture.markup
    assert looks == {"played", "better"}


def test_two_places_of_a_map_are_in_one_large_picture(house: House) -> None:
    room = against(house, house.guest("Ann"))
    number = next(n for n, one in enumerate(room.table.played) if one.action.text[:5] == "build")
    past, seat = before(room.table, number), room.table.played[number].seat
    other = next(move.text for move in past.legal(seat) if move.text[:5] == "build")
    made = decision_scene(TO, room.table, verdict_at(room, number, other))
    (picture,) = made.pictures
    assert picture.large and picture.looks == ("played", "better")


def test_a_turn_is_tried_to_its_end_and_no_further(house: House) -> None:
    room = against(house, house.guest("Ann"))
    number = next(n for n, one in enumerate(room.table.played) if one.action.text == "pass")
    past, seat = before(room.table, number), room.table.played[number].seat
    tried = try_moves(past, seat, ["pass", "pass"])
    assert tried.moves == ("pass",)
    assert try_moves(past, seat, ["done"]).moves == ()


def test_the_dearest_come_in_the_order_of_the_game() -> None:
    found = [Verdict(n, 0, "a", "b", loss) for n, loss in enumerate([2, 9, 3, 8, 5])]
    assert [one.number for one in dearest(found)] == [1, 3, 4]
    assert len(dearest(found)) == DECISIONS


def test_own_decisions_are_looked_at(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    room = house.finished(ann, ben)
    assert reviewed_seats(room, ann.id) == [0] and reviewed_seats(room, ben.id) == [1]
    assert reviewed_seats(room, house.guest("Cal").id) == [0, 1]
    house.service.analyses.analysts.staff = AnalysisProcesses(0)  # it waits
    job = house.service.reviews.ask(room, ann)
    assert job.question["seats"] == [0]
    assert house.service.reviews.known(room, ann) is job
    assert house.service.reviews.known(room, ben) is None
    question = {**job.question, "seconds": 0.0, "nodes": 1}
    seats = {told["seat"] for word, told in course(question) if word == "verdict"}
    assert seats == {0}
    with pytest.raises(Refusal, match="not over"):
        house.service.reviews.ask(house.table(ann, None), ann)


def heard(job: AnalysisJob) -> dict[int, Verdict]:
    """What is found by a short look at what a job asks."""
    question = {**job.question, "seconds": 0.0, "nodes": 1}
    told = [Verdict.of(data) for word, data in course(question) if word == "verdict"]
    return {one.number: one for one in told if one.sure}


def test_nobody_is_told_of_moves_made_before_the_table_was_theirs(house: House) -> None:
    house.service.analyses.analysts.staff = AnalysisProcesses(0)
    ann = house.guest("Ann")
    whole = against(house, ann, "glenmore")
    start = 2 * len(whole.table.played) // 3
    room = house.play(branch(house.rooms, ann, whole, start))
    assert room.first_own_move == start
    for job in (house.service.reviews.ask(room, ann), house.service.analyses.course(room, ann)):
        assert min(heard(job)) >= start
        house.service.analyses.analysts.cancel(job)
    assert min(heard(house.service.reviews.ask(whole, ann))) < start


def test_a_lesson_is_not_blamed_on_its_learner(house: House) -> None:
    ann = house.guest("Ann")
    lesson = find_lesson("clans/first_game")
    assert lesson is not None and lesson.start.moves
    room = open_lesson(house.rooms, ann, lesson.id)
    house.play(room, 1)
    assert room.first_own_move == len(lesson.start.moves)


def test_a_branch_at_which_nobody_moved_is_looked_at_as_a_whole(house: House) -> None:
    ann = house.guest("Ann")
    whole = against(house, ann, "glenmore")
    room = branch(house.rooms, ann, whole, len(whole.table.played))
    assert room.table.actor is None and room.first_own_move == 0


def test_both_pages_have_the_same_verdict_of_a_move(house: House) -> None:
    analyses, reviews = house.service.analyses, house.service.reviews
    analyses.analysts.staff = AnalysisProcesses(0)
    ann = house.guest("Ann")
    room = against(house, ann, "glenmore")
    own = [number for number, one in enumerate(room.table.played) if one.seat == 0]
    first, second = own[3], own[9]
    whole, own_look = analyses.course(room, ann), reviews.ask(room, ann)
    said = [Verdict(first, 0, "end", "climb", 9.0, sure=True), Verdict(second, 0, "end", "2", 5.0)]
    for job, losses in ((whole, (20.0, 7.0)), (own_look, (9.0, 0.0))):
        for verdict, loss in zip(said, losses, strict=True):
            if loss:
                job.hear("verdict", as_data(replace(verdict, loss=loss, sure=True)))
    found = [(one.number, one.loss) for one in analyses.turning_points(whole)]
    assert found == [(first, 9.0), (second, 7.0)]
    assert [(one.number, one.loss) for one in analyses.turning_points(own_look, [0])] == found


def test_what_is_known_of_a_game_is_not_judged_again(house: House) -> None:
    analyses, reviews = house.service.analyses, house.service.reviews
    analyses.analysts.staff = AnalysisProcesses(0)
    ann = house.guest("Ann")
    room = against(house, ann, "glenmore")
    own_look = reviews.ask(room, ann)
    number = next(n for n, one in enumerate(room.table.played) if one.seat == 0)
    told = Verdict(number, 0, room.table.played[number].action.text, "climb", 30.0, sure=True)
    own_look.hear("verdict", as_data(told))
    found = heard(analyses.course(room, ann))
    assert found[number] == told
    assert len(found) > 1
    # Of another seat nothing was asked.
    assert reviews.analyses.course_question("", room, 1.0, [1])["known"] == []


# --- the page -------------------------------------------------------------------------------------


def test_the_page_from_waiting_to_the_decisions(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"), seed=1)["id"]
    assert ann.get(f"/t/{table}/review").status_code == 400
    play_on({0: ann, 1: ann}, table, choose=last)
    assert f'href="/t/{table}/review" data-to-review' in ann.get(f"/t/{table}").text
    text = html.unescape(ann.get(f"/t/{table}/review").text)
    assert "Where the points came from" in text
    assert f'hx-post="/t/{table}/review"' in text and text.count("decision waiting") == DECISIONS
    assert "Next time" not in text, "it comes with the decisions, so nothing jumps"
    ann.form(f"/t/{table}/review")
    until(lambda: 'data-reviewed="done"' in ann.get(f"/t/{table}/review/now").text)
    text = html.unescape(ann.get(f"/t/{table}/review").text)
    assert "Next time" in text and "decision waiting" not in text
    for picture in re.findall(r'<a class="picture"[^>]* href="([^"]*)".*?<svg', text, re.DOTALL):
        assert picture.startswith(f"/t/{table}?move=")


def test_who_waits_for_others_asks_again_after_a_while(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"), seed=1)["id"]
    play_on({0: ann, 1: ann}, table, choose=last)
    assert 'hx-trigger="load" hx-target="#review"' in ann.get(f"/t/{table}/review").text
    part = ann.client.get(f"/t/{table}/review/now", headers={"HX-Request": "true"}).text
    assert 'hx-trigger="load delay:3s" hx-target="#review"' in part


def test_a_stranger_sees_the_points_only(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"), seed=1)["id"]
    play_on({0: ann, 1: ann}, table, choose=last)
    text = html.unescape(httpx.get(f"{str(ann.client.base_url).rstrip('/')}/t/{table}/review").text)
    assert "Where the points came from" in text and "Sign in, or join a table" in text
    assert "hx-post" not in text and "Next time" not in text
