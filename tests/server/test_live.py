"""Watchers hear of changes at once, also after a lost connection, and never hold the server up."""

from __future__ import annotations

import socket
import time

import httpx

from tests.server.conftest import Enter, Pair, Start
from tests.server.helpers import Person, Server, due


class Line:
    """An open line of server-sent events."""

    def __init__(self, server: Server, table_id: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), 5)
        request = f"GET /t/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        self.socket.sendall(request.encode())
        self.text = b""

    def hear(self, event: str, seconds: float = 1.0) -> float:
        """Wait for an event; how long it took."""
        began = time.monotonic()
        wanted = f"event: {event}\n".encode()
        while wanted not in self.text:
            left = began + seconds - time.monotonic()
            assert left > 0, f"no {event} came, only {self.text!r}"
            self.socket.settimeout(left)
            piece = self.socket.recv(65536)
            assert piece, "the line was closed"
            self.text += piece
        self.text = self.text.partition(wanted)[2]
        return time.monotonic() - began

    def is_closed(self) -> bool:
        self.socket.settimeout(3)
        while piece := self.socket.recv(65536):
            self.text += piece
        return True

    def __enter__(self) -> Line:
        self.hear("changed", 5)
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def move(people: tuple[Person, Person], table_id: str) -> None:
    person = people[due(people[0].see(table_id))[0]]
    scene = person.see(table_id)
    person.move(scene, scene["legal"][0]["text"])


def test_a_move_reaches_both_within_a_second(server: Server, pair: Pair) -> None:
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
    again.hear("changed", 5)
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
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 2.5
            assert line.is_closed()
    assert "Traceback" not in server.log.read_text()


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
