"""Who is at a table: heard within a second or two, of several processes too; and who spoke."""

from __future__ import annotations

from ceilidh.server.live.presence import FORGOTTEN, STRANGER, USER, Presence, Present
from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import Json, Person, Server, until
from tests.server.postgres import Postgres
from tests.server.test_live import Line


def people(person: Person, table: Json) -> Json:
    answer = person.get(f"/api/tables/{table['id']}/people")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def test_who_comes_and_goes_is_told(server: Server, pair: Pair) -> None:
    ann, bob, table = pair
    assert people(ann, table) == {"here": [], "watching": 0}
    with Line(server, table["id"], ann.token) as line:
        line.hear("people")
        assert people(bob, table) == {"here": [0], "watching": 0}
        with Line(server, table["id"], bob.token):
            line.hear("people")
            assert people(ann, table) == {"here": [0, 1], "watching": 0}
            assert [seat["here"] for seat in ann.see(table["id"])["seats"]] == [True, True]
        line.hear("people")
        assert people(ann, table) == {"here": [0], "watching": 0}


def test_a_reload_is_no_farewell(server: Server, pair: Pair) -> None:
    ann, bob, table = pair
    with Line(server, table["id"], ann.token) as line:
        line.hear("people")
        with Line(server, table["id"], bob.token):
            line.hear("people")
        with Line(server, table["id"], bob.token):
            # What comes next is that he really goes, a second after his second line.
            assert people(ann, table)["here"] == [0, 1]
            ann.post(f"/api/tables/{table['id']}/talk", {"text": "Hello"})
            line.hear("talk")
            assert b"event: people" not in line.text
        line.hear("people")


def test_watchers_are_counted_once_a_person(server: Server, enter: Enter, pair: Pair) -> None:
    ann, _, table = pair
    eve = enter("Eve")
    token = eve.token
    with Line(server, table["id"], token), Line(server, table["id"], token):
        assert people(ann, table)["watching"] == 1
        with Line(server, table["id"]) as stranger:
            stranger.hear("people")
            assert people(ann, table)["watching"] == 2
            assert "2 watch" in ann.get(f"/t/{table['id']}").text
            shown = eve.get(f"/t/{table['id']}/people").json()
            assert shown["watchers"] == "You are watching (+1)"
            assert shown["here"] == {"0": False, "1": False}
            assert shown["words"] == {"0": "away", "1": "away"}
    until(lambda: people(ann, table)["watching"] == 0)
    assert "You are watching<" in eve.get(f"/t/{table['id']}").text
    assert "You are watching" not in ann.get(f"/t/{table['id']}").text


def test_processes_tell_each_other_who_is_there(start: Start, postgres: Postgres) -> None:
    database = postgres.database()
    one, two = start(database=database), start(database=database)
    with one.person("Ann") as ann, one.person("Bob") as bob:
        table = bob.sit(ann.create())
        with Line(one, table["id"], ann.token) as line:
            line.hear("people")
            with Line(two, table["id"], bob.token), Line(two, table["id"]):
                until(lambda: people(ann, table) == {"here": [0, 1], "watching": 1})
                line.hear("people")
            until(lambda: people(ann, table) == {"here": [0], "watching": 0})


def test_what_a_dead_process_told_is_forgotten() -> None:
    now = [0.0]
    known = Presence(lambda: now[0])
    note = Present(frozenset({3, 5}), 2).note()
    assert Present.of_note(note) == Present(frozenset({3, 5}), 2)
    assert Present.of_note(Present().note()) == Present()
    assert known.enter("t", (USER, 3)) and not known.enter("t", (USER, 3))
    assert known.enter("t", (STRANGER, 1))
    assert known.hear("other", "t", note) and not known.hear("other", "t", note)
    assert known.all("t") == Present(frozenset({3, 5}), 3)
    now[0] = FORGOTTEN + 1
    assert known.forget() == ["t"] and known.forget() == []
    assert known.all("t") == known.mine("t") == Present(frozenset({3}), 1)
    assert not known.leave("t", (USER, 3)) and known.leave("t", (USER, 3))
    assert known.leave("t", (STRANGER, 1)) and known.tables() == []
    assert known.hear("other", "t", note) and known.hear("other", "t", Present().note())
    assert known.all("t") == Present() and known.told == {}


def test_talk_has_time_seat_and_mark(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    path = f"/api/tables/{table['id']}/talk"
    bob.post(path, {"text": "Hello"})
    said = ann.get(path).json()
    assert [(row["name"], row["seat"], row["text"]) for row in said] == [("Bob", 1, "Hello")]
    markup = ann.get(f"/t/{table['id']}/talk").text
    assert f'<time datetime="{said[0]["said"][:19]}Z">' in markup
    assert "seat-mark" in markup and "data-own" not in markup
    own = bob.get(f"/t/{table['id']}/talk").text
    assert "data-own" in own


def test_the_sound_is_switched_at_the_table(enter: Enter) -> None:
    ann = enter()
    table = ann.create()
    assert 'data-sound="on"' in ann.get(f"/t/{table['id']}").text
    answer = ann.form("/settings", sound="off", then=f"/t/{table['id']}")
    assert answer.headers["location"] == f"/t/{table['id']}"
    assert 'data-sound="off"' in ann.get(f"/t/{table['id']}").text
    assert ann.get("/api/preferences").json()["sound"] == "off"
