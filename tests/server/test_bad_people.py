"""What is typed or uploaded with bad intent comes out harmless, and opens no file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.server.conftest import Enter, Pair
from tests.server.helpers import Json, Person, Server, made, play_on

SCRIPT = "<script>alert(1)</script>"
IMAGE = "\"'><img src=x onerror=alert(1)>"
FORMAT = "{0.__class__} {name} %s"


class Elements(HTMLParser):
    """Reads a page as a browser does, and finds what would run."""

    def __init__(self) -> None:
        super().__init__()
        self.running: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if any(name.startswith("on") for name in names) or (tag == "script" and "src" not in names):
            self.running.append(tag)


def assert_harmless(text: str) -> None:
    page = Elements()
    page.feed(text)
    assert page.running == []


def test_the_reader_of_pages_finds_what_runs() -> None:
    for bad in (SCRIPT, IMAGE):
        with pytest.raises(AssertionError):
            assert_harmless(f"<p>{bad}</p>")


@pytest.mark.parametrize("bad", [SCRIPT, IMAGE, FORMAT])
def test_names_talk_and_notes_come_out_escaped(enter: Enter, bad: str) -> None:
    ann, bob = enter(bad), enter("Bob")
    rows = [{"kind": "person", "name": bad}, {"kind": "open", "name": bad}]
    body = {"game": "glenmore", "players": 2, "seats": rows, "options": {"introductory": True}}
    table = made(ann.post("/api/tables", {**body, "open": True}))
    bob.sit(table)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/talk", {"text": bad})
    ann.post(f"{path}/note", {"text": f"</textarea>{bad}"}, "PUT")
    scene = play_on({0: ann, 1: bob}, table["id"], 6)
    pages = [
        "/",
        "/account",
        *[f"/t/{table['id']}{end}" for end in ("", "/now", "/talk", "?move=1")],
    ]
    for address in pages:
        text = ann.get(address).text
        assert_harmless(text)
        assert text.count("</textarea>") <= 1
    shown = bad[:40]
    assert [seat["name"] for seat in scene["seats"]] == [shown, shown]
    answer = ann.get(f"{path}/talk")
    assert answer.headers["content-type"] == "application/json"
    said = answer.json()[0]["said"]
    assert answer.json() == [{"name": shown, "seat": 0, "text": bad, "said": said}]
    record = ann.get(f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("bad", [SCRIPT, IMAGE])
def test_errors_repeat_nothing_dangerous(enter: Enter, pair: Pair, bad: str) -> None:
    ann, _, table = pair
    path = f"/t/{table['id']}"
    fields = {"game": "clans", "players": "1", "kind0": "person", "map": bad}
    answers = [
        ann.form("/new", **fields),
        ann.form("/new/check", **fields),
        ann.form("/new", game=bad, players="1"),
        ann.form(f"{path}/moves", move=bad, key="x"),
        ann.form(f"{path}/seats", invite=bad),
        ann.get(f"{path}/why?move={bad}"),
        ann.get(f"{path}/why?target={bad}"),
        ann.get(f"{path}/tip?target={bad}"),
        ann.get(f"{path}?invite={bad}"),
        ann.get(f"/new?game={bad}"),
        ann.get(f"/rules/{bad}"),
        ann.get(f"/{bad}"),
        ann.get(f"/?lang={bad}"),
    ]
    for answer in answers:
        assert answer.status_code < 500, answer.url
        assert_harmless(answer.text)
    answer = ann.post("/api/tables", {"game": bad, "players": 1, "seats": [], "options": {}})
    assert answer.headers["content-type"] == "application/json"


# --- records --------------------------------------------------------------------------------------


def send(person: Person, record: bytes) -> list[tuple[int, str]]:
    """Upload by API, as text and as JSON, and by form."""
    headers = {"X-CSRF-Token": person.csrf, "Content-Type": "text/plain"}
    plain = person.client.post("/api/records", content=record, headers=headers)
    files = {"record": ("game.txt", record)}
    form = person.client.post("/records", data={"csrf": person.csrf}, files=files)
    answers = [plain, form]
    if record.isascii():
        answers.append(person.post("/api/records", record.decode()))
    return [(answer.status_code, answer.text) for answer in answers]


@pytest.fixture
def record(enter: Enter) -> bytes:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"), seed=5)
    play_on({0: ann, 1: ann}, table["id"])
    return ann.get(f"/api/tables/{table['id']}/record").content


def test_a_good_record_is_taken_in_every_way(enter: Enter, record: bytes) -> None:
    assert [status for status, _ in send(enter(), record)] == [201, 303, 201]


def edited(record: bytes) -> dict[str, bytes]:
    key = record.splitlines()[-1].split()[1]
    return {
        "binary": bytes(range(256)) * 20,
        "nothing": b"",
        "a picture": b"\x89PNG\r\n\x1a\n" + b"\x00" * 500,
        "huge": record + b"# more\n" * 90_000,
        "a long line": record + b"# " + b"x" * 5000,
        "a long number": record.replace(b"\n1 ", b"\n" + b"1" * 5000 + b" ", 1),
        "another key": record.replace(key, b"0" * len(key)),
        "a move less": b"\n".join([*record.splitlines()[:-3], *record.splitlines()[-2:]]),
        "cut": record[: len(record) // 2],
        "other scores": record.rstrip() + b"9\n",
        "a great seed": re.sub(rb'Seed "\d+"', b'Seed "99999999999999999999"', record),
        "many players": record.replace(b'Players "2"', b'Players "99999999"'),
        "an unknown game": record.replace(b"glenmore 4", b"chess 1"),
        "other rules": record.replace(b"glenmore 4", b"glenmore 99"),
        "a pack": record.replace(b'[Options "', b'[Options "data_pack=/etc; '),
        "a script": record.replace(b"end ", SCRIPT.encode() + b"\nend "),
    }


NAMES = list(edited(b'x\n1 a\n2 b\nend k 1 2\n[Seed "5"]\nend k 1 2'))


@pytest.mark.parametrize("name", NAMES)
def test_uploads_that_are_no_records_are_refused(enter: Enter, record: bytes, name: str) -> None:
    ann = enter()
    for status, text in send(ann, edited(record)[name]):
        assert status in (400, 413, 422), text
        assert_harmless(text)
    assert ann.get("/api/tables").json()["mine"] == []


def test_names_in_records_are_cut_and_cleaned(enter: Enter, record: bytes) -> None:
    ann = enter()
    bad = 'Seats "' + SCRIPT * 10 + " / a\u202eb\x00c" + '"'
    text = re.sub(r'Seats "[^"]*"', lambda _: bad, record.decode())
    scene = made(ann.post("/api/records", text))
    assert [seat["name"] for seat in scene["seats"]] == [
        (SCRIPT * 2).replace("/", "-")[:40],
        "a b c",
    ]
    assert_harmless(ann.get(f"/t/{scene['id']}?move=1").text)


# --- data packs -----------------------------------------------------------------------------------


def create(person: Person, pack: object) -> Json:
    rows = [{"kind": "person"}] * 2
    options = {"introductory": True, "data_pack": pack}
    body = {"game": "glenmore", "players": 2, "seats": rows, "options": options}
    return made(person.post("/api/tables", body))


def test_paths_are_neither_read_nor_repeated(enter: Enter, record: bytes, tmp_path: Path) -> None:
    ann = enter()
    (tmp_path / "tiles.toml").write_text("secret = 'do not read me'")
    told: set[str] = set()
    for path in (str(tmp_path), "/nowhere", "../mine", "mine/../mine", "/etc/passwd", "."):
        answer = create(ann, path)
        told.add(answer["error"])
        for quoted in (path, path.replace("/", "%2F")):
            pack = f'[Options "data_pack={quoted}; '.encode()
            for status, text in send(ann, record.replace(b'[Options "', pack)):
                assert status == 400 and "data pack" in text
                assert path not in text.replace(". ", "") or path == "."
        form = ann.form("/new", game="glenmore", players="1", kind0="person", data_pack=path)
        assert form.status_code == 400
    assert told == {"This server does not have that data pack."}
    for odd in ([str(tmp_path)], {"a": 1}, 5, True):
        assert "error" in create(ann, odd)


def test_a_pack_of_the_server_is_shown_by_its_name(server: Server, enter: Enter) -> None:
    ann = enter()
    folder = server.environment["CEILIDH_DATA_PACKS"]
    scene = create(ann, "mine")
    assert scene["options"]["data_pack"].startswith("mine 1 ")
    play_on({0: ann, 1: ann}, scene["id"], 4)
    for path in (
        f"/api/tables/{scene['id']}",
        f"/api/tables/{scene['id']}/record",
        f"/t/{scene['id']}",
        "/new?game=glenmore",
        "/api/games",
    ):
        answer = ann.get(path)
        assert answer.status_code == 200 and folder not in answer.text
        assert folder.replace("/", "%2F") not in answer.text
    assert '[Pack "mine 1 ' in ann.get(f"/api/tables/{scene['id']}/record").text
    broken = create(ann, "broken")
    assert "cannot be used" in broken["error"] and folder not in broken["error"]
