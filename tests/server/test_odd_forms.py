"""Forms with odd values: a sentence, never a fault, and nothing long sent back."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.conftest import Enter, Start
from tests.server.helpers import PATIENCE, Person, Server
from tests.server.odd import ODD, WIDE, texts
from tests.server.test_accounts import ROUTES

LONG = "x" * 900_000
LONGEST_ANSWER = 60_000  # a page has its drawings and words
NUMBERS = ("players", "seed", "move", "seat")
FORMS = [path for method, path in ROUTES if method == "POST" and not path.startswith("/api")]
NAMES = [
    *NUMBERS,
    "game",
    "kind0",
    "bot1",
    "key",
    "text",
    "word",
    "name",
    "invite",
    "token",
    "again",
]
# They end what the test lives by.
KEPT = [path for path in FORMS if path not in ("/account/logout", "/account/delete")]


@pytest.mark.parametrize("odd", ODD)
def test_odd_numbers_are_refused(enter: Enter, odd: str) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"))["id"]
    base = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "person"}
    for name in ("players", "seed"):
        for path in ("/new", "/new/check", "/quick"):
            assert ann.form(path, **{**base, name: odd}).status_code in (200, 303, 400, 422)
    for path in ("back", "branch", "moves", "remove", "leave", "resign", "word"):
        fields = {"move": odd, "seat": odd, "key": odd, "bundle": odd}
        status = ann.form(f"/t/{table}/{path}", **fields).status_code
        assert status in (200, 303, 400, 403, 404, 409, 422), path


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.sampled_from(KEPT),
    fields=st.dictionaries(
        st.sampled_from(NAMES),
        texts,
        max_size=6,
    ),
)
def test_whatever_a_form_holds_there_is_an_answer(
    at: tuple[Person, str], path: str, fields: dict[str, str]
) -> None:
    ann, table = at
    clean = {name: text.encode("utf-8", "replace").decode() for name, text in fields.items()}
    answer = ann.form(path.replace("{table_id}", table), **clean)
    assert answer.status_code < 500, (path, clean)
    assert WIDE not in answer.text, (path, clean)


@pytest.fixture(scope="module")
def at(server: Server) -> object:
    with server.person() as ann:
        yield ann, ann.create("glenmore", ("person", "person"))["id"]


def test_what_is_long_is_not_sent_back(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"))
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = {"game": "clans", "players": 2, "seats": seats, "options": {"edition": LONG}}
    answers = [ann.post("/api/tables", body)]
    body["options"] = {LONG: "x"}
    answers.append(ann.post("/api/tables", body))
    body["options"] = {"modules": [LONG]}
    answers.append(ann.post("/api/tables", body))
    for name in ("game", "players", "seed", "kind0", "edition", "modules"):
        fields = {"game": "clans", "players": "2", "kind0": "person", "kind1": "person"}
        answers.append(ann.form("/new", **{**fields, name: LONG}))
    for name in ("move", "bundle", "key"):
        fields = {"move": "x", "key": table["key"], name: LONG}
        answers.append(ann.form(f"/t/{table['id']}/moves", **fields))
    answers.append(ann.form("/account/login", name=LONG, password=LONG))
    answers.append(ann.post("/api/records", LONG))
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert len(answer.content) < LONGEST_ANSWER and "x" * 500 not in answer.text


def test_files_are_for_their_owner_only(start: Start, tmp_path: Path) -> None:
    server = start(database=f"sqlite:///{tmp_path / 'data' / 'own.sqlite3'}", secret="")
    with server.person("Ann") as ann:
        ann.create()
        files = [*(tmp_path / "data").iterdir(), tmp_path / "ceilidh" / "secret"]
        assert len(files) >= 2
        for one in files:
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_who_never_ends_the_head_of_a_request_is_cut_off(start: Start) -> None:
    server = start(head_seconds=1)
    address = ("127.0.0.1", server.port)
    with (
        socket.create_connection(address, PATIENCE) as silent,
        socket.create_connection(address) as slow,
    ):
        slow.settimeout(PATIENCE)
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert slow.recv(100) == b"" and silent.recv(100) == b""
    # A live line is an answer that takes long, and stays open.
    with server.person("Ann") as ann:
        table = ann.create()["id"]
        with ann.client.stream("GET", f"/t/{table}/live") as line:
            pieces = line.iter_text()
            assert "hello" in next(pieces)
            with socket.create_connection(address, 20) as other:
                assert other.recv(100) == b""
            ann.post(f"/api/tables/{table}/talk", {"text": "still here"})
            assert "talk" in next(pieces)


def test_a_forged_host_comes_into_no_link(server: Server, enter: Enter) -> None:
    ann = enter()
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": "glenmore", "players": 2, "seats": seats}
    headers = {"Host": "evil.example", "X-CSRF-Token": ann.csrf, "X-Forwarded-Host": "evil.example"}
    made = ann.client.post("/api/tables", json=body, headers=headers).json()
    assert made["invite"].startswith(f"{server.url}/t/")
    page = ann.client.get(f"/t/{made['id']}", headers=headers)
    assert "evil.example" not in page.text
