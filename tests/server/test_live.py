"""Watchers hear of changes at once, also after a lost connection, and never hold the server up."""

from __future__ import annotations

import socket
import struct
import time

import httpx

from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import PATIENCE, Person, Server, due, until


class Line:
    """An open line of server-sent events."""

    def __init__(self, server: Server, table_id: str, token: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        host = f"Host: 127.0.0.1:{server.port}\r\n"
        request = f"GET /t/{table_id}/live HTTP/1.1\r\n{host}{bearer}\r\n"
        self.socket.sendall(request.encode())
        self.text = b""

    def hear(self, event: str) -> None:
        """Wait for an event."""
        end = time.monotonic() + PATIENCE
        wanted = f"event: {event}\n".encode()
        while wanted not in self.text:
            left = end - time.monotonic()
            assert left > 0, f"no {event} came, only {self.text!r}"
            self.socket.settimeout(left)
            piece = self.socket.recv(65536)
            assert piece, "the line was closed"
            self.text += piece
        self.text = self.text.partition(wanted)[2]

    def is_closed(self) -> bool:
        self.socket.settimeout(PATIENCE)
        while piece := self.socket.recv(65536):
            self.text += piece
        return True

    def __enter__(self) -> Line:
        self.hear("changed")
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def move(people: tuple[Person, Person], table_id: str) -> None:
    person = people[due(people[0].see(table_id))[0]]
    scene = person.see(table_id)
    person.move(scene, scene["legal"][0]["text"])


def test_a_move_reaches_both(server: Server, pair: Pair) -> None:
    """How soon is measured by bench/web.py."""
    ann, bob, table = pair
    with Line(server, table["id"]) as first, Line(server, table["id"]) as second:
        for _ in range(5):
            move((ann, bob), table["id"])
            first.hear("changed")
            second.hear("changed")


def test_undo_seats_consent_and_talk_are_heard(server: Server, enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create()
    with Line(server, table["id"]) as line:
        bob.sit(table)
        line.hear("changed")
        assert ann.post(f"/api/tables/{table['id']}/talk", {"text": "Hello"}).status_code == 201
        line.hear("talk")
        move((ann, bob), table["id"])
        line.hear("changed")
        ann.post(f"/api/tables/{table['id']}/back", {"move": 0})
        line.hear("changed")
    said = bob.get(f"/api/tables/{table['id']}/talk").json()
    assert [(row["name"], row["text"]) for row in said] == [("Ann", "Hello")]
    assert "Hello" in bob.get(f"/t/{table['id']}/talk").text


def test_after_a_lost_line_the_first_event_says_changed(server: Server, pair: Pair) -> None:
    ann, bob, table = pair
    with Line(server, table["id"]):
        pass
    move((ann, bob), table["id"])
    again = Line(server, table["id"])
    again.hear("changed")
    again.socket.close()


def test_other_tables_are_not_heard(server: Server, pair: Pair) -> None:
    ann, bob, table = pair
    other = bob.sit(ann.create())
    with Line(server, table["id"]) as line:
        move((ann, bob), other["id"])
        move((ann, bob), table["id"])
        line.hear("changed")
        assert other["id"].encode() not in line.text


def test_lines_of_unknown_tables_are_refused(enter: Enter) -> None:
    assert enter().get("/t/nothing/live").status_code == 404


def test_the_server_stops_at_once_with_open_lines(start: Start) -> None:
    server = start()
    with server.person() as ann, Person(server):
        table = ann.create()
        with Line(server, table["id"]) as line:
            server.stop()
            assert line.is_closed()
    log = server.log.read_text()
    assert "Traceback" not in log and "graceful" not in log  # nothing had to be cut off


def test_a_line_is_not_compressed_or_kept(server: Server, pair: Pair) -> None:
    with (
        httpx.Client(base_url=server.url) as client,
        client.stream(
            "GET", f"/t/{pair[2]['id']}/live", headers={"Accept-Encoding": "gzip"}
        ) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        assert "content-encoding" not in answer.headers


def refused(server: Server, table_id: str, token: str = "", **headers: str) -> httpx.Response:
    """The answer to a line too many."""
    given = {**headers, **({"Authorization": f"Bearer {token}"} if token else {})}
    return httpx.get(f"{server.url}/t/{table_id}/live", headers=given, timeout=PATIENCE)


def test_lines_of_one_address_are_counted(start: Start) -> None:
    server = start(streams_per_address=3, streams_per_account=2)
    with server.person() as ann:
        table = ann.create()["id"]
        lines = [Line(server, table) for _ in range(3)]
        for line in lines:
            line.hear("changed")
        answer = refused(server, table, **{"Accept-Language": "fr"})
        assert answer.status_code == 429
        assert "Vous avez trop de tables ouvertes" in answer.text
        # One says good-bye, one vanishes without a word; their places are free again.
        lines[0].socket.shutdown(socket.SHUT_RDWR)
        lines[1].socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        lines[0].socket.close()
        lines[1].socket.close()
        again: list[Line] = []
        until(lambda: opened(server, table, again) >= 2)
        assert refused(server, table).status_code == 429
        for line in [lines[2], *again]:
            line.socket.close()
    assert not server.faults()


def opened(server: Server, table_id: str, lines: list[Line]) -> int:
    """Try to open one more; how many are open."""
    line = Line(server, table_id)
    line.socket.settimeout(5)
    head = line.socket.recv(65536)
    if b" 200 " in head:
        lines.append(line)
    else:
        assert b" 429 " in head
        line.socket.close()
    return len(lines)


def test_lines_of_one_account_are_counted(start: Start) -> None:
    server = start(streams_per_address=50, streams_per_account=2)
    with server.person("Ann") as ann, server.person("Bob") as bob:
        table = ann.create()["id"]
        with Line(server, table, ann.token), Line(server, table, ann.token):
            assert refused(server, table, ann.token).status_code == 429
            with Line(server, table, bob.token), Line(server, table):
                pass

        def free() -> bool:
            line = Line(server, table, ann.token)
            line.socket.settimeout(5)
            head = line.socket.recv(65536)
            line.socket.close()
            return b" 200 " in head

        until(free)
