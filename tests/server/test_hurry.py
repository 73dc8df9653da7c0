"""People are told when a bot had to move before it had thought as long as it should."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ceilidh.bots.search import budget
from ceilidh.kernel.opening import new
from ceilidh.server.service import Service
from ceilidh.server.table.moves import play, play_alone
from ceilidh.server.table.room import Room
from ceilidh.server.thinking.bot_process import think
from tests.server.inside import Inside

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "laird"}]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    made = Inside(tmp_path)
    token = made.request("POST", "/api/guest", json={"name": "Ann"}).json()["token"]
    made.headers["Authorization"] = f"Bearer {token}"
    yield made
    made.close()


def opened(inside: Inside) -> Room:
    body = {"game": "glenmore", "players": 2, "seats": SEATS, "options": {"introductory": True}}
    table_id = inside.request("POST", "/api/tables", json=body).json()["id"]
    service: Service = inside.app.state.service
    return service.rooms.get(table_id)


def act(room: Room) -> int:
    """The last legal move of whoever is due; the seat that made it."""
    seat = room.table.actors[0]
    text = room.table.legal(seat)[-1].text
    if room.seats[seat].robot:
        play_alone(room, seat, text, room.key())
    else:
        play(room, room.row.owner_id, text, room.key())
    return seat


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The server is busy: "),
        ("fr", "Le serveur est très sollicité. "),
        ("pt", "O servidor está ocupado. "),
    ],
)
def test_the_page_says_which_bot_hurried(inside: Inside, language: str, words: str) -> None:
    room = opened(inside)
    while act(room) != 1 or 1 in room.table.actors:
        pass
    address = f"/t/{room.id}?lang={language}"
    assert words not in inside.get(address).text
    room.hurries[1] = len(room.table.played)
    assert words in inside.get(address).text
    scene = inside.get(f"/api/tables/{room.id}?lang={language}").json()
    assert words in scene["hurried"] and scene["seats"][1]["name"] in scene["hurried"]
    # Until your next move.
    assert act(room) == 0
    assert inside.get(f"/api/tables/{room.id}?lang={language}").json()["hurried"] == ""


def test_a_move_that_is_taken_back_is_not_told_of(inside: Inside) -> None:
    room = opened(inside)
    room.hurries[1] = len(room.table.played) + 1
    assert inside.get(f"/api/tables/{room.id}").json()["hurried"] == ""


def test_the_process_tells_whether_it_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new("glenmore", 2, 1)
    data = table.game.dump(table.state)
    seat = table.actors[0]
    calm = think("glenmore", data, seat, "laird@20n", 1)
    assert not calm.hurried
    assert not think("glenmore", data, seat, "random", 1).hurried
    monkeypatch.setattr(budget, "PATIENCE", 0.0)
    monkeypatch.setattr(budget, "LEAST_PATIENCE", 1e-9)
    assert think("glenmore", data, seat, "laird", 1).hurried
