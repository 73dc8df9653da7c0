"""Guests, names with passwords, cookies, and protection of everything that changes something."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer

from tests.server.conftest import Enter, Pair
from tests.server.helpers import Json, Person, Server, made
from tests.server.routes import all_routes

CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
# They act for nobody who is signed in, or change nothing; other sites are refused all the same.
NEED_NO_TOKEN = {
    "/api/guest",
    "/api/login",
    "/api/tables/{table_id}/preview",
    "/account/forgot",
    "/account/login",
    "/account/reset",
    "/automa",  # all it knows comes with the form, and nothing is stored
    "/settings",
    "/new/check",
    "/t/{table_id}/preview",
}
# Enough for every route to be understood; a new field of a new route belongs here.
FIELDS = {
    "name": "Eve",
    "password": "long enough",
    "game": "glenmore",
    "players": "2",
    "move": "0",
    "key": "none",
    "bundle": "end-turn",
    "text": "hello",
    "yes": "true",
    "invite": "",
    "token": "none",
    "again": "long enough",
    "word": "heather",
    "seat": "0",
    "person": "1",
    "table": "none",
    "report": "1",
}


def changing_routes() -> list[tuple[str, str]]:
    """Method and path of every route that can change something."""
    return [
        (method, route.path)
        for route in all_routes()
        for method in sorted((route.methods or set()) & CHANGING)
    ]


ROUTES = changing_routes()


@pytest.fixture(scope="module")
def at_table(server: Server) -> Iterator[tuple[Person, Json]]:
    with server.person() as ann:
        yield ann, ann.create("glenmore", ("person", "person"))


def send(client: httpx.Client, method: str, path: str, headers: Json) -> httpx.Response:
    """A request that the route understands, in whichever form it wants it."""
    body = {**FIELDS, "seats": [{"kind": "person"}] * 2, "options": {}}
    tries: list[dict[str, object]] = [
        {"json": body},
        {"data": FIELDS},
        {"data": FIELDS, "files": {"record": ("game.txt", b"end")}},
        {"json": {}},  # nothing that it does not know
    ]
    answer = client.request(method, path, headers=headers, **tries[0])  # type: ignore[arg-type]
    for one in tries[1:]:
        if answer.status_code != 422:
            break
        answer = client.request(method, path, headers=headers, **one)  # type: ignore[arg-type]
    return answer


def test_the_walk_finds_the_routes() -> None:
    assert ("POST", "/api/tables/{table_id}/moves") in ROUTES
    assert ("POST", "/t/{table_id}/moves") in ROUTES
    assert ("PUT", "/api/tables/{table_id}/note") in ROUTES
    assert len(ROUTES) > 25
    assert {path for _, path in ROUTES} >= NEED_NO_TOKEN


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=[f"{m} {p}" for m, p in ROUTES])
def test_what_changes_something_is_protected(
    at_table: tuple[Person, Json], method: str, path: str
) -> None:
    ann, table = at_table
    address = path.replace("{table_id}", table["id"])
    if path not in NEED_NO_TOKEN:
        # The cookie alone, as a form of another site would send it in an old browser.
        assert send(ann.client, method, address, {}).status_code == 403
        odd = {"X-CSRF-Token": "é".encode()}
        assert send(ann.client, method, address, odd).status_code == 403
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = send(ann.client, method, address, {**headers, "X-CSRF-Token": ann.csrf})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    assert ann.see(table["id"])["key"] == table["key"]


def test_a_page_of_our_own_may_send_forms(server: Server, enter: Enter) -> None:
    ann = enter()
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin", "X-CSRF-Token": ann.csrf}
    answer = ann.client.post("/api/keep", json={}, headers=headers)
    assert answer.status_code == 422


def test_a_guest_has_a_name_and_a_token_for_programs(server: Server, enter: Enter) -> None:
    ann = enter("  Ann \n of\x00 Skye ")
    assert ann.get("/api/me").json()["user"] == {"id": ann.id, "name": "Ann of Skye", "kept": False}
    bearer = {"Authorization": f"Bearer {ann.token}"}
    with Person(server) as program:
        answer = program.client.get("/api/me", headers=bearer)
    assert answer.json()["user"]["id"] == ann.id
    cookie = ann.client.post("/api/guest", json={"name": "x" * 200}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert ann.get("/api/me").json()["user"]["name"] == "x" * 40


def test_keep_a_name_and_come_back_from_elsewhere(enter: Enter) -> None:
    ann, other = enter("Ann"), enter("Nobody")
    table = ann.create()
    name, password = f"Ann {ann.id}", "correct horse"
    kept = ann.post("/api/keep", {"name": name, "password": password})
    assert kept.json()["user"] == {"id": ann.id, "name": name, "kept": True}
    answer = other.post("/api/login", {"name": name.upper(), "password": password})
    assert answer.json()["user"]["id"] == ann.id
    assert [row["id"] for row in other.get("/api/tables").json()["mine"]] == [table["id"]]
    other.know_csrf()
    assert other.post("/api/logout").status_code == 200
    assert other.get("/api/me").json()["user"] is None


def test_a_name_is_taken_only_once(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    name = f"The only {ann.id}"
    assert ann.post("/api/keep", {"name": name, "password": "x" * 8}).status_code == 200
    answer = bob.post("/api/keep", {"name": name.swapcase(), "password": "y" * 8})
    assert answer.status_code == 400 and "taken" in answer.json()["error"]
    assert bob.get("/api/me").json()["user"]["kept"] is False


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "x" * 501])
def test_bad_passwords_are_not_kept(enter: Enter, password: str) -> None:
    ann = enter()
    answer = ann.post("/api/keep", {"name": "Somebody", "password": password})
    assert answer.status_code in (400, 422) and answer.json()["error"]
    assert ann.get("/api/me").json()["user"]["kept"] is False


def test_wrong_names_and_passwords_are_answered_alike(enter: Enter) -> None:
    ann = enter()
    name = f"Right {ann.id}"
    ann.post("/api/keep", {"name": name, "password": "the right one"})
    wrong = ann.post("/api/login", {"name": name, "password": "the wrong one"})
    unknown = ann.post("/api/login", {"name": "Unknown", "password": "the right one"})
    guest = ann.post("/api/login", {"name": "Ann", "password": ""})
    assert wrong.status_code == unknown.status_code == guest.status_code == 403
    assert wrong.json() == unknown.json() == guest.json()
    assert "set-cookie" not in wrong.headers


def test_forged_and_foreign_cookies_are_nobody(enter: Enter) -> None:
    ann, nobody = enter(), enter()
    nobody.client.cookies.clear()
    token = ann.token
    foreign = URLSafeTimedSerializer("another secret", salt="ceilidh user").dumps(ann.id)
    swapped = URLSafeTimedSerializer("a secret of the tests", salt="else").dumps(ann.id)
    forged = re.sub(r"^[^.]+", "MQ", token)
    for bad in (foreign, swapped, forged, token[:-1], token + "x", str(ann.id), "é", "x"):
        for headers in ({"Cookie": f"ceilidh={bad}"}, {"Authorization": f"Bearer {bad}"}):
            raw = [(name.encode(), value.encode()) for name, value in headers.items()]
            assert made(nobody.client.get("/api/me", headers=raw))["user"] is None
            assert nobody.client.get("/account", headers=raw).status_code == 200
    unknown = URLSafeTimedSerializer("a secret of the tests", salt="ceilidh user").dumps(10**9)
    answer = nobody.client.get("/api/me", headers={"Cookie": f"ceilidh={unknown}"})
    assert made(answer)["user"] is None


def test_the_token_of_another_cookie_does_not_fit(enter: Enter) -> None:
    ann, eve = enter("Ann"), enter("Eve")
    ann.csrf = eve.csrf
    assert ann.post("/api/logout").status_code == 403


def test_who_has_no_name_can_change_nothing(server: Server, pair: Pair) -> None:
    _, _, table = pair
    bodies = {"moves": {"move": "x", "key": "y"}, "undo": None, "talk": {"text": "x"}}
    with Person(server) as nobody:
        nobody.know_csrf()
        for path, body in bodies.items():
            answer = nobody.post(f"/api/tables/{table['id']}/{path}", body)
            assert answer.status_code == 401 and answer.json()["error"]


def test_forms_of_pages_sign_in_and_out(server: Server, enter: Enter) -> None:
    ann = enter()
    name = f"Form {ann.id}"
    assert ann.form("/account/guest", name="Anna", then="/account").status_code == 303
    assert ann.get("/api/me").json()["user"]["name"] == "Anna"
    assert ann.form("/account/keep", name=name, password="12345678").status_code == 303
    with Person(server) as other:
        assert other.form("/account/login", name=name, password="87654321").status_code == 403
        assert other.form("/account/login", name=name, password="12345678").status_code == 303
        assert other.get("/api/me").json()["user"]["id"] == ann.id
    assert ann.form("/account/logout").status_code == 303
    assert ann.get("/api/me").json()["user"] is None


@pytest.mark.parametrize("then", ["https://evil.example/", "//evil.example", "/\\evil.example"])
def test_nobody_is_sent_to_another_site(enter: Enter, then: str) -> None:
    location = enter().form("/settings", then=then, language="fr").headers["location"]
    assert location.startswith("/") and "\\" not in location and not location.startswith("//")


def test_answers_hold_no_password(enter: Enter) -> None:
    ann = enter()
    answer = ann.post("/api/keep", {"name": f"Quiet {ann.id}", "password": "do not tell"})
    text = json.dumps(answer.json()) + ann.get("/account").text
    assert "argon2" not in text and "do not tell" not in text
