"""Floods, bodies of any size and shape, and the headers that every answer carries."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from importlib.resources import files

import httpx
import pytest

from ceilidh.server.http.limits import LARGEST_BODY, LONGEST_COOKIES, MOST_ESCAPES, SECURITY
from tests.server.conftest import Enter, Start
from tests.server.helpers import Person, Server

FLOOD = 10_000


def flood(server: Server, number: int) -> list[int]:
    """So many requests in a row on one connection; their statuses."""
    request = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    statuses: list[int] = []
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        while len(statuses) < number:
            line.sendall(request * 250)
            text = b""
            while text.count(b"HTTP/1.1 ") < 250 or not text.endswith((b"}", b"try again.")):
                piece = line.recv(1 << 20)
                assert piece, "the server closed the line"
                text += piece
            statuses.extend(int(part[:3]) for part in text.split(b"HTTP/1.1 ")[1:])
    return statuses


def test_a_flood_is_held_off_and_others_are_served(start: Start) -> None:
    server = start(requests_per_minute=120)
    statuses = flood(server, FLOOD)
    assert len(statuses) == FLOOD
    assert set(statuses) == {200, 429}
    assert 120 <= statuses.count(200) <= 500
    with Person(server) as same, server.person("Bob", "127.0.0.2") as other:
        # Drops have come into the bucket meanwhile, on a slow machine many: empty it again.
        answers = (same.get("/api/games") for _ in range(200))
        answer = next(answer for answer in answers if answer.status_code == 429)
        assert int(answer.headers["retry-after"]) > 0
        for name, value in SECURITY.items():
            assert answer.headers[name] == value
        assert same.get("/static/page.css").status_code == 200
        assert other.create()["id"]
        # Passwords may be tried less often than all else.
        tries = [
            other.post("/api/login", {"name": "x", "password": "y"}).status_code for _ in range(20)
        ]
        assert tries[0] == 403 and tries[-1] == 429
        assert other.get("/api/me").status_code == 200


def pieces(size: int) -> Iterator[bytes]:
    for _ in range(size // 10_000):
        yield b"x" * 10_000


@pytest.mark.parametrize("path", ["/api/guest", "/api/records", "/records", "/account/login"])
def test_bodies_that_are_too_large_are_refused(enter: Enter, path: str) -> None:
    ann = enter()
    headers = {"X-CSRF-Token": ann.csrf}
    for content in (b"x" * (LARGEST_BODY + 1), pieces(2 * LARGEST_BODY)):
        answer = ann.client.post(path, content=content, headers=headers)
        assert answer.status_code == 413


def test_a_body_without_end_is_cut_off(enter: Enter) -> None:
    ann = enter()
    try:
        answer = ann.client.post("/api/guest", content=pieces(100 * LARGEST_BODY))
        assert answer.status_code == 413
    except httpx.TransportError:
        pass  # it was still sending when the server hung up
    assert ann.get("/health").status_code == 200


def test_a_chunked_body_of_fair_size_is_read(enter: Enter) -> None:
    ann = enter()
    headers = {"Content-Type": "application/json"}
    answer = ann.client.post("/api/guest", content=iter([b'{"name":', b'"Bob"}']), headers=headers)
    assert answer.json()["user"]["name"] == "Bob"


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 10_000 + b"}",
        b"",
        b"null",
        b"{",
    ],
)
def test_odd_bodies_get_a_sentence(enter: Enter, content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = enter().client.post("/api/guest", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]


def test_deep_options_get_a_sentence(enter: Enter) -> None:
    ann = enter()
    deep = "[" * 400 + "]" * 400
    body = '{"game": "clans", "players": 1, "seats": [{"kind": "person"}], "options": {"map": %s}}'
    headers = {"Content-Type": "application/json", "X-CSRF-Token": ann.csrf}
    answer = ann.client.post("/api/tables", content=body % deep, headers=headers)
    assert answer.status_code == 400 and "a list of words" in answer.json()["error"]


def test_every_answer_carries_the_headers(enter: Enter) -> None:
    ann = enter()
    table = ann.create()["id"]
    answers = [
        ann.get("/"),
        ann.get("/static/nothing.css"),
        ann.get("/nothing"),
        ann.get("/api/nothing"),
        ann.get("/api/games"),
        ann.get("/openapi.json"),
        ann.get("/docs"),
        ann.get("/health"),
        ann.get(f"/t/{table}"),
        ann.get(f"/t/{table}/record"),
        ann.get("/t/nothing"),
        ann.post(f"/api/tables/{table}/moves", {}),
        ann.client.post("/api/logout"),
        ann.client.delete("/"),
        ann.client.post("/api/guest", content=b"x" * (LARGEST_BODY + 1)),
        ann.client.post("/settings", headers={"Origin": "https://evil.example"}),
        ann.form("/settings", language="fr"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 303, 403, 404, 405, 413, 422}
    for answer in answers:
        for name, value in SECURITY.items():
            assert answer.headers[name] == value, answer.url
        public = str(answer.url.path).startswith("/static/")
        kept = "max-age=300" if public else "private, no-cache"
        assert answer.headers["cache-control"] == kept, answer.url
        assert "unsafe-eval" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/static/page.css", "/static/table/main.js", "/static/vendor/htmx.min.js"]
)
def test_parts_of_a_page_carry_what_matters_for_them(enter: Enter, path: str) -> None:
    """What they may do, the page says; a picture or a worker can be opened by itself."""
    policy = "Content-Security-Policy"
    headers = enter().get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "max-age=300"
    for spared in (policy, "Last-Modified", "Accept-Ranges", "Server"):
        assert spared not in headers
    again = enter().client.get(path, headers={"If-None-Match": headers["ETag"]})
    assert again.status_code == 304
    for whole in ("/static/pictures/clans.svg", "/static/push-worker.js", "/static/no.css/x.html"):
        assert enter().get(whole).headers[policy] == SECURITY[policy]


def test_a_browser_keeps_what_has_a_version(enter: Enter) -> None:
    ann = enter()
    text = ann.get("/").text
    named = re.findall(r'(?:href|src)="(/static/\w{8}/[^"]+)"', text)
    assert len(named) > 6
    for path in named:
        answer = ann.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "max-age=31536000, immutable"
        assert "etag" not in answer.headers
    _, _, version, rest = named[-1].split("/", 3)
    other = ann.get(f"/static/{'0' * len(version)}/{rest}")
    assert other.headers["cache-control"] == "no-cache" and other.content == answer.content
    assert ann.get(f"/static/{version}/nothing.css").status_code == 404
    assert ann.get(f"/static/{version}/../templates/base.html").status_code == 404


def test_a_stylesheet_is_sent_without_its_comments(enter: Enter) -> None:
    """They are a sixth of what all stylesheets weigh."""
    ann = enter()
    for name in ("table", "arrangement", "board"):
        written = files("ceilidh").joinpath("web", "static", f"{name}.css").read_text("utf-8")
        sent = ann.get(f"/static/{name}.css")
        assert sent.headers["content-type"].startswith("text/css")
        assert "/*" in written and "/*" not in sent.text and "*/" not in sent.text
        assert sent.text.count("{") == re.sub(r"/\*.*?\*/", "", written, flags=re.S).count("{")
    assert "// " in ann.get("/static/table/main.js").text


def test_huge_headers_and_addresses_do_no_harm(server: Server, enter: Enter) -> None:
    for request in (
        b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"\x00\x01\x02\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            try:
                line.sendall(request)
                assert re.search(rb" 400 | 431 ", line.recv(1000))
            except ConnectionError:
                pass
    assert enter().get("/health").json()["status"] == "ok"


@pytest.mark.parametrize(
    "cookies",
    [
        'a="' + '\\"' * 1_000 + '"',
        'a="' + "\\054" * 500 + '"',
        'a="' + "\\" * 1_000 + '"',
        "; ".join(["a=b"] * 2_000),
        "a" * 5_000,
    ],
)
def test_cookies_that_python_would_work_on_for_long_are_refused(enter: Enter, cookies: str) -> None:
    """It takes time with the square of their escapes, in the thread that answers everybody."""
    ann = enter()
    for path in ("/", "/api/me", "/static/table.css"):
        answer = ann.client.get(path, headers={"Cookie": cookies})
        assert answer.status_code == 431 and "delete the cookies of this site" in answer.text
    # The same in several headers, as some proxies send them.
    many = [("Cookie", cookies[:700].strip())] * 10
    assert httpx.get(ann.server.url, headers=many).status_code == 431


def test_our_own_cookies_are_far_from_too_much(enter: Enter) -> None:
    ann = enter()
    ann.form("/preferences", theme="dark")
    ann.form("/settings", language="fr")
    own = "; ".join([f"{one.name}={one.value}" for one in ann.client.cookies.jar])
    assert "preferences=" in own and ann.get("/").status_code == 200
    assert 2 * len(own) < LONGEST_COOKIES
    assert 2 * own.count("\\") < MOST_ESCAPES


def test_the_log_is_json(server: Server, enter: Enter) -> None:
    enter().get("/api/games")
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    rows = [json.loads(line) for line in lines]
    requests = [row for row in rows if row["event"] == "request"]
    found = [row for row in requests if row["path"] == "/api/games"]
    assert found and found[-1]["status"] == 200 and found[-1]["ms"] >= 0 and found[-1]["time"]
