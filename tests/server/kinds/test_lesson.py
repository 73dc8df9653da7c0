"""Lessons over HTTP: a table of one's own, a guide that follows the moves, progress, advice."""

from __future__ import annotations

import re

from tests.server.conftest import Enter
from tests.server.helpers import Person, until

MARKET = "clans/market"


def begin(person: Person, lesson: str = MARKET) -> str:
    """Open a lesson by its button; the id of the table."""
    answer = person.form(f"/learn/{lesson}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].removeprefix("/t/"))


def guide(person: Person, table_id: str) -> str:
    found = re.search('<details class="guide.*?</details>', person.get(f"/t/{table_id}").text, re.S)
    return found.group() if found else ""


def move(person: Person, table_id: str, text: str) -> None:
    until(lambda: person.see(table_id)["legal"])
    person.move(person.see(table_id), text)


def test_the_page_lists_all_lessons_with_a_way_in(enter: Enter) -> None:
    text = enter().get("/learn").text
    for lesson in ("clans/first_game", MARKET, "clans/trains", "glenmore/rondel"):
        assert f'data-lesson="{lesson}"' in text
    assert 'href="/learn#clans"' in enter().get("/").text
    assert 'action="/learn/glenmore/first_game"' in enter().get("/new?game=glenmore").text


def test_a_task_is_done_by_moves_and_remembered(enter: Enter) -> None:
    ann = enter()
    table = begin(ann)
    assert "Earn £10 or more" in guide(ann, table)
    move(ann, table, "sell whisky 1")
    assert "1/3" in guide(ann, table)
    assert f'href="/t/{table}"' in ann.get("/learn").text
    move(ann, table, "buy grain 1")
    move(ann, table, "hire")
    assert "guide-task done" in guide(ann, table)
    listed = ann.get("/learn").text
    assert "lesson-card learned" in listed
    assert f'href="/t/{table}"' not in listed


def test_a_brazilian_reads_the_task_in_portuguese(enter: Enter) -> None:
    ann = enter()
    ann.client.headers["Accept-Language"] = "pt-BR"
    table = begin(ann)
    assert "Ganhe £10 ou mais num turno." in guide(ann, table)


def test_another_move_is_commented(enter: Enter) -> None:
    ann = enter()
    table = begin(ann)
    move(ann, table, "sell wool 2")
    assert "two give £8" in guide(ann, table)
    assert "0/3" in guide(ann, table)


def test_the_start_of_a_lesson_never_goes_back(enter: Enter) -> None:
    ann = enter()
    table = begin(ann)
    start = ann.see(table)
    assert not start["can_undo"] and not start["can_study"]
    assert ann.form(f"/t/{table}/undo").status_code >= 400
    assert ann.form(f"/t/{table}/back", move="0").status_code >= 400
    assert ann.see(table)["moves"] == start["moves"]


def test_lessons_are_no_games_of_the_home_page(enter: Enter) -> None:
    ann = enter()
    table = begin(ann)
    assert table not in ann.get("/").text


def test_only_the_learner_hears_the_guide(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = begin(ann)
    assert guide(ann, table)
    assert not guide(ben, table)


def test_there_is_no_such_lesson(enter: Enter) -> None:
    assert enter().form("/learn/clans/nothing").status_code == 404


def test_a_lesson_with_a_task_gives_no_other_advice(enter: Enter) -> None:
    """A hint names the best move, which need not be the one that the lesson is about."""
    ann = enter("Ann")
    told = {
        name: "data-hint" in ann.get(f"/t/{begin(ann, name)}").text
        for name in ("clans/market", "clans/first_game")
    }
    assert told == {"clans/market": False, "clans/first_game": True}
