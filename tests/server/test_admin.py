"""Administrators: who is one, reports, mute, block, close, and a trail that nobody can edit."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import Json, Person, Server, play_on, until
from tests.server.postgres import Postgres
from tests.server.test_accounts import ROUTES
from tests.server.test_live import Line

PASSWORD = "correct horse"
ACTIONS = ("mute", "unmute", "block", "unblock", "close", "reopen", "settle")
_number = itertools.count(1)


def keeper(enter: Enter, name: str, at: Server | None = None) -> Person:
    """Somebody who keeps a name with a password."""
    person = enter(name, at)
    kept = {"name": f"{name} {next(_number)}", "password": PASSWORD}
    assert person.post("/api/keep", kept).status_code == 200
    return person


def name_of(person: Person) -> str:
    return str(person.get("/api/me").json()["user"]["name"])


def admin(enter: Enter, server: Server) -> Person:
    person = keeper(enter, "Morag", server)
    done = server.command("admin", "add", name_of(person))
    assert done.returncode == 0 and "is an administrator" in done.stdout
    return person


@pytest.fixture
def morag(enter: Enter, server: Server) -> Person:
    return admin(enter, server)


def report_id(morag: Person, text: str) -> int:
    shown = morag.get("/admin").text
    found = re.search(rf'data-report="(\d+)"(?:(?!data-report).)*{re.escape(text)}', shown, re.S)
    assert found is not None, "the report is listed"
    return int(found[1])


def field(page: str, name: str) -> str:
    """The first field of a page with this name."""
    found = re.search(rf'<input name="{name}"[^>]*>', page)
    return found[0] if found else ""


# --- who is one -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/admin", "/admin/log", "/admin/people/1", "/admin/tables/x"])
def test_nobody_else_finds_the_pages(server: Server, enter: Enter, path: str) -> None:
    nowhere = enter("Eve").get("/nowhere")
    with Person(server) as stranger:
        for person in (stranger, enter("Eve"), enter("Eve", program=True), keeper(enter, "Bob")):
            answer = person.get(path)
            assert answer.status_code == 404
            assert "Page not found." in answer.text and nowhere.status_code == 404


@pytest.mark.parametrize("action", ACTIONS)
def test_nobody_else_can_do_it(server: Server, enter: Enter, action: str) -> None:
    bob, eve = keeper(enter, "Bob"), enter("Eve")
    table = eve.create()
    body: Json = {"person": eve.id, "table": table["id"], "report": 1, "why": "because"}
    fields = {name: str(value) for name, value in body.items()}
    for person in (bob, eve):
        assert person.post(f"/api/admin/{action}", body).status_code == 404
        assert person.form(f"/admin/{action}", **fields).status_code == 404
    with Person(server) as stranger:
        assert stranger.post(f"/api/admin/{action}", body).status_code == 401
        assert stranger.form(f"/admin/{action}", **fields).status_code == 401
    assert eve.get(f"/t/{table['id']}").status_code == 200


def test_who_runs_the_server_names_them(server: Server, enter: Enter, morag: Person) -> None:
    assert morag.get("/admin").status_code == 200
    assert "data-admin" in morag.get("/account").text
    assert "data-admin" not in keeper(enter, "Bob").get("/account").text
    assert name_of(morag) in server.command("admin", "list").stdout
    removed = server.command("admin", "remove", name_of(morag))
    assert "no longer" in removed.stdout and morag.get("/admin").status_code == 404
    assert name_of(morag) not in server.command("admin", "list").stdout
    guest = enter("Eve")
    refused = server.command("admin", "add", f"#{guest.id}")
    assert refused.returncode == 2 and guest.get("/admin").status_code == 404
    assert server.command("admin", "add", "nobody at all").returncode == 2


def test_an_administrator_who_deletes_the_account_is_none(server: Server, morag: Person) -> None:
    assert morag.form("/account/delete", old=PASSWORD).status_code == 303
    assert morag.get("/admin").status_code == 404
    assert f"#{morag.id})" not in server.command("admin", "list").stdout


def test_administrators_cannot_turn_on_each_other(
    server: Server, enter: Enter, morag: Person
) -> None:
    other = admin(enter, server)
    for action in ("mute", "block"):
        for person in (other, morag):
            body = {"person": person.id, "why": "no"}
            refused = morag.post(f"/api/admin/{action}", body)
            assert refused.status_code == 400 and "administrator" in refused.json()["error"]
    assert other.get("/admin").status_code == 200
    assert "data-actions" not in morag.get(f"/admin/people/{other.id}").text


# --- reports --------------------------------------------------------------------------------------


def test_a_report_about_a_line_of_talk_keeps_what_was_said(pair: Pair, morag: Person) -> None:
    ann, bob, table = pair
    path = f"/t/{table['id']}"
    bob.post(f"/api/tables/{table['id']}/talk", {"text": "You fool <b>"})
    link = re.search(rf'href="({path}/report\?said=(\d+))"', ann.get(path).text)
    assert link is not None
    # Nobody reports himself, and a stranger is not shown what was said.
    assert "report?said" not in bob.get(path).text
    assert "You fool &lt;b&gt;" in ann.get(link[1]).text
    assert "You fool" not in morag.get(link[1]).text
    sent = ann.form(f"{path}/report", said=link[2], text="He is rude here")
    assert "Thank you" in sent.text
    number = report_id(morag, "He is rude here")
    shown = morag.get("/admin").text
    assert "You fool &lt;b&gt;" in shown and f"/admin/people/{bob.id}" in shown
    assert "He is rude here" in morag.get(f"/admin/people/{bob.id}").text
    assert "He is rude here" in morag.get(f"/admin/tables/{table['id']}").text
    assert morag.form("/admin/settle", report=str(number)).headers["location"] == "/admin"
    assert "He is rude here" not in morag.get("/admin").text
    assert morag.form("/admin/settle", report=str(number)).status_code == 404


def test_a_report_about_a_seat(pair: Pair, morag: Person) -> None:
    ann, bob, table = pair
    path = f"/api/tables/{table['id']}/report"
    assert ann.post(path, {"text": "Bob never moves", "seat": 1}).status_code == 201
    assert f"/admin/people/{bob.id}" in morag.get("/admin").text
    assert ann.post(path, {"text": "Who?", "seat": 7}).status_code == 404
    assert ann.post(path, {"text": "What?", "said": 10**9 - 1}).status_code == 404
    assert ann.post(path, {"text": "What?", "said": 10**12}).status_code == 422
    assert ann.form(f"/t/{table['id']}/report", text="x", said="nothing").status_code == 404


def test_talk_of_another_table_is_not_reported_here(pair: Pair, enter: Enter) -> None:
    ann, bob, table = pair
    other = bob.create()
    bob.post(f"/api/tables/{other['id']}/talk", {"text": "elsewhere"})
    said = bob.get(f"/t/{other['id']}").text.partition('data-said="')[2].partition('"')[0]
    answer = ann.post(f"/api/tables/{table['id']}/report", {"text": "x", "said": int(said)})
    assert answer.status_code == 404


def test_a_report_about_a_profile(enter: Enter, morag: Person) -> None:
    ann, bob = enter("Ann"), keeper(enter, "Bob")
    body = {"person": bob.id, "text": "An ugly name"}
    # Who shows no profile is not found, whether he exists or not.
    for person in (bob.id, 10**8):
        assert ann.post("/api/people/report", {**body, "person": person}).status_code == 404
    bob.form("/profile", shown="1")
    assert f'href="/people/{bob.id}/report"' in ann.get(f"/people/{bob.id}").text
    assert ann.get(f"/people/{bob.id}/report").status_code == 200
    fields = {"person": str(bob.id), "text": "An ugly name"}
    assert "Thank you" in ann.form("/people/report", **fields).text
    assert ann.post("/api/people/report", {**body, "text": " "}).status_code == 400
    assert f"/admin/people/{bob.id}" in morag.get("/admin").text


def test_nobody_floods_the_administrators(start: Start, enter: Enter) -> None:
    server = start()
    ann, bob = enter("Ann", server), enter("Bob", server)
    table = ann.create()
    path = f"/api/tables/{table['id']}/report"
    answers = [ann.post(path, {"text": f"Again {number}"}).status_code for number in range(21)]
    assert answers == [201] * 20 + [400]
    assert bob.post(path, {"text": "Me too"}).status_code == 201


# --- mute, block, close ---------------------------------------------------------------------------


def test_who_is_muted_cannot_talk_and_is_told_so(pair: Pair, morag: Person) -> None:
    ann, bob, table = pair
    path = f"/api/tables/{table['id']}/talk"
    assert morag.post("/api/admin/mute", {"person": ann.id, "why": ""}).status_code == 400
    assert ann.post(path, {"text": "Hello"}).status_code == 201
    answer = morag.form("/admin/mute", person=str(ann.id), why="Rude <b>")
    assert answer.headers["location"] == f"/admin/people/{ann.id}"
    refused = ann.post(path, {"text": "Hello again"})
    assert refused.status_code == 403 and "Reason: Rude <b>" in refused.json()["error"]
    page = ann.get(f"/t/{table['id']}").text
    assert "data-muted" in page and "Rude &lt;b&gt;" in page and "data-clear" not in page
    # Others talk, and the game goes on.
    assert bob.post(path, {"text": "Quiet now"}).status_code == 201
    play_on({0: ann, 1: bob}, table["id"], 2)
    assert "data-is-muted" in morag.get(f"/admin/people/{ann.id}").text
    assert morag.form("/admin/unmute", person=str(ann.id)).status_code == 303
    assert ann.post(path, {"text": "Sorry"}).status_code == 201


def test_a_mute_from_the_terminal_holds_at_once(server: Server, pair: Pair) -> None:
    ann, _, table = pair
    path = f"/api/tables/{table['id']}/talk"
    assert ann.post(path, {"text": "Hello"}).status_code == 201
    told = server.command("user", "mute", f"#{ann.id}", "--why", "spam").stdout
    assert "can no longer chat" in told
    assert ann.post(path, {"text": "Hello"}).status_code == 403
    assert "can chat again" in server.command("user", "unmute", f"#{ann.id}").stdout
    assert ann.post(path, {"text": "Hello"}).status_code == 201


def test_who_is_blocked_can_neither_join_nor_sign_in(
    server: Server, enter: Enter, morag: Person
) -> None:
    eve, ann = keeper(enter, "Eve"), enter("Ann")
    name, table = name_of(eve), ann.create()
    assert morag.post("/api/admin/block", {"person": eve.id}).status_code == 400
    assert eve.get("/api/me").json()["user"] is not None
    body = {"person": eve.id, "why": "Insults"}
    assert morag.post("/api/admin/block", body).json() == {"done": True}
    invite = table["invites"]["1"].partition("invite=")[2]
    joined = eve.post(f"/api/tables/{table['id']}/seats", {"invite": invite})
    assert joined.status_code == 401
    signed = enter().post("/api/login", {"name": name, "password": PASSWORD})
    assert signed.status_code == 403 and "Reason: Insults" in signed.json()["error"]
    page = enter().form("/account/login", name=name, password=PASSWORD)
    assert page.status_code == 403 and "Insults" in page.text
    # Nobody learns that without the password.
    wrong = enter().post("/api/login", {"name": name, "password": "wrong horse"})
    assert wrong.status_code == 403 and "Insults" not in wrong.text
    assert morag.post("/api/admin/unblock", {"person": eve.id}).status_code == 200
    assert enter().post("/api/login", {"name": name, "password": PASSWORD}).status_code == 200
    assert morag.post("/api/admin/block", {"person": 10**8, "why": "x"}).status_code == 404


def test_a_closed_table_is_closed_for_all_but_its_record_stays(pair: Pair, morag: Person) -> None:
    ann, bob, table = pair
    path, api = f"/t/{table['id']}", f"/api/tables/{table['id']}"
    scene = play_on({0: ann, 1: bob}, table["id"], 2)
    record = ann.get(f"{path}/record").text
    assert morag.form("/admin/close", table=table["id"]).status_code == 400
    assert ann.get(path).status_code == 200
    # The browser asks for the reason before it sends.
    assert "required" in field(morag.get(f"/admin/tables/{table['id']}").text, "why")
    ann.post(f"{api}/report", {"text": "Look here"})
    offered = 'formaction="/admin/close"'
    assert offered in morag.get(f"/admin/tables/{table['id']}").text
    closed = morag.form("/admin/close", table=table["id"], why="Insults")
    assert offered not in morag.get(f"/admin/tables/{table['id']}").text
    assert closed.headers["location"] == f"/admin/tables/{table['id']}"
    for person in (ann, bob, morag):
        for one in (path, api, f"{path}/now", f"{path}/talk", f"{path}/live"):
            answer = person.get(one)
            assert answer.status_code == 410 and "Reason: Insults" in answer.text, one
    assert "<h1>This table is closed</h1>" in ann.get(path).text
    about = morag.get(f"/admin/tables/{table['id']}").text
    assert "The game is running" not in about
    # To open it again needs no reason.
    assert not field(about.partition("data-actions")[2].partition("</form>")[0], "why")
    moves = [move["text"] for move in scene["legal"]] or ["done"]
    assert {one.try_move(scene, moves[0]).status_code for one in (ann, bob)} == {410}
    assert ann.post(f"{api}/talk", {"text": "Why?"}).status_code == 410
    assert ann.get(f"{path}/record").text == record == ann.get(f"{api}/record").text
    assert f'href="{path}/record"' in ann.get(path).text
    assert table["id"] not in ann.get("/").text
    assert "data-is-closed" in morag.get(f"/admin/tables/{table['id']}").text
    assert morag.form("/admin/reopen", table=table["id"]).status_code == 303
    assert ann.see(table["id"])["moves"] == scene["moves"]
    play_on({0: ann, 1: bob}, table["id"], 1)
    assert morag.post("/api/admin/close", {"table": "nowhere", "why": "x"}).status_code == 404


def test_an_open_table_that_is_closed_is_not_listed(enter: Enter, morag: Person) -> None:
    ann = enter("Ann")
    table = ann.create(open=True)
    assert table["id"] in enter("Bob").get("/api/tables").text
    morag.post("/api/admin/close", {"table": table["id"], "why": "Spam"})
    assert table["id"] not in enter("Bob").get("/api/tables").text


def test_no_bot_and_no_clock_goes_on_at_a_closed_table(server: Server, enter: Enter) -> None:
    morag, ann = admin(enter, server), enter("Ann")
    bob = enter("Bob")
    table = ann.create(pace="1d", then="loss")
    bob.sit(table)
    clock = f"/api/tables/{table['id']}/clock"
    until(lambda: any(seat["left"] for seat in ann.get(clock).json()["seats"]))
    morag.post("/api/admin/close", {"table": table["id"], "why": "Spam"})
    assert ann.get(clock).status_code == 410
    morag.post("/api/admin/reopen", {"table": table["id"]})
    until(lambda: any(seat["left"] for seat in ann.get(clock).json()["seats"]))


def test_open_pages_hear_that_a_table_was_closed(server: Server, pair: Pair, morag: Person) -> None:
    ann, _, table = pair
    with Line(server, table["id"], ann.token) as line:
        line.hear("people")
        morag.post("/api/admin/close", {"table": table["id"], "why": "Insults"})
        line.hear("changed")
    assert not server.faults()


def test_other_processes_close_it_too(start: Start, postgres: Postgres, enter: Enter) -> None:
    database = postgres.database()
    one, two = start(database=database), start(database=database)
    morag = admin(enter, one)
    with two.person("Ann") as ann:
        table = ann.create("glenmore", ("person", "bot"))
        assert ann.get(f"/t/{table['id']}").status_code == 200
        morag.post("/api/admin/close", {"table": table["id"], "why": "Insults"})
        assert ann.get(f"/t/{table['id']}").status_code == 410
        morag.post("/api/admin/reopen", {"table": table["id"]})
        assert ann.get(f"/t/{table['id']}").status_code == 200
        morag.post("/api/admin/block", {"person": ann.id, "why": "Insults"})
        until(lambda: ann.get("/api/me").json()["user"] is None)
    assert not one.faults() and not two.faults()


# --- the trail ------------------------------------------------------------------------------------


def test_everything_is_in_the_trail_with_name_and_reason(
    server: Server, pair: Pair, morag: Person
) -> None:
    ann, _, table = pair
    ann.post(f"/api/tables/{table['id']}/report", {"text": "Look at this"})
    number = report_id(morag, "Look at this")
    person: Json = {"person": ann.id, "why": "for <i>"}
    place: Json = {"table": table["id"], "why": "for <i>"}
    for action in ACTIONS:
        body = person if "mute" in action or "block" in action else place
        body = {"report": number, "why": "for <i>"} if action == "settle" else body
        assert morag.post(f"/api/admin/{action}", body).status_code == 200
    shown = morag.get("/admin/log").text
    mine = [row for row in shown.split("<li>") if f"· #{morag.id} {name_of(morag)}<" in row]
    assert len(mine) == len(ACTIONS)  # in the page of the trail the newest comes first
    assert f"report {number}" in mine[0] and f"table {table['id']}" in mine[1]
    assert f'href="/admin/people/{ann.id}">#{ann.id} Ann<' in mine[-1]
    abroad = morag.get("/admin/log?lang=pt").text
    assert f">mesa {table['id']}<" in abroad and f"denúncia {number}" in abroad
    assert "for &lt;i&gt;" in mine[-1] and "<i>" not in shown
    log = server.command("user", "log").stdout.splitlines()
    whose = f"#{morag.id} {name_of(morag)}"
    assert [one.split("  ")[2] for one in log if whose in one.split("  ")[1]] == list(ACTIONS)


def test_nothing_can_edit_the_trail(morag: Person) -> None:
    page = morag.get("/admin/log").text
    assert "data-trail" in page
    # But for language and colours, which every page offers.
    assert set(re.findall(r'<form[^>]*action="([^"]*)"', page)) == {"/settings"}
    ways = {path for _, path in ROUTES if "admin" in path}
    assert ways == {f"{start}/{one}" for start in ("/admin", "/api/admin") for one in ACTIONS}
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert morag.post("/admin/log", {}, method).status_code == 405
        assert morag.post("/admin/log/1", {}, method).status_code == 404


def test_people_are_found_by_name_and_number(enter: Enter, morag: Person) -> None:
    eve = keeper(enter, "Evangeline")
    by_name = morag.get("/admin?name=VANGEL").text
    assert f"/admin/people/{eve.id}" in by_name
    assert f"/admin/people/{eve.id}" in morag.get(f"/admin?name=%23{eve.id}").text
    for odd in ("%25", "_____", "%23x", "%23" + "9" * 30, "%00", "'"):
        answer = morag.get(f"/admin?name={odd}")
        assert answer.status_code == 200 and f"/admin/people/{eve.id}" not in answer.text
    assert morag.get("/admin/people/99999999").status_code == 404
    assert morag.get(f"/admin/people/{10**20}").status_code == 404
    assert morag.get("/admin/people/x").status_code == 422
    assert morag.get("/admin/tables/nowhere").status_code == 404


@pytest.mark.parametrize(("code", "title"), [("fr", "Administration"), ("pt", "Administração")])
def test_the_pages_speak_three_languages(morag: Person, code: str, title: str) -> None:
    assert f"data-admin-page>{title}<" in morag.get(f"/admin?lang={code}").text
    for path in ("/admin/log", f"/admin/people/{morag.id}"):
        assert morag.get(f"{path}?lang={code}").status_code == 200
