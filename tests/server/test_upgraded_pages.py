"""What people see of a table after an upgrade of the rules: on the page, and by the API."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ceilidh.server.service import Service
from ceilidh.server.table.moves import play
from tests.server.inside import Inside
from tests.server.test_upgrades import age, spoil

SEATS = [{"kind": "person"}, {"kind": "person", "name": "Bob"}]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    made = Inside(tmp_path)
    token = made.request("POST", "/api/guest", json={"name": "Ann"}).json()["token"]
    made.headers["Authorization"] = f"Bearer {token}"
    yield made
    made.close()


def started(inside: Inside, moves: int) -> Any:
    body = {"game": "glenmore", "players": 2, "seats": SEATS, "options": {"introductory": True}}
    table_id = inside.request("POST", "/api/tables", json=body).json()["id"]
    service: Service = inside.app.state.service
    room = service.rooms.get(table_id)
    for _ in range(moves):
        if room.table.actor is not None:
            legal = room.table.legal(room.table.actors[0])
            play(room, room.row.owner_id, legal[-1].text, room.key())
    service.rooms.rooms.clear()
    return room


@pytest.mark.parametrize(
    ("position", "language", "words"),
    [
        ({}, "en", "This game continues from this position"),
        ({}, "fr", "La partie continue à partir de cette position"),
        ({"position": ""}, "pt", "A partida continua depois da jogada 7"),
    ],
)
def test_the_page_says_that_the_rules_have_changed(
    inside: Inside, position: dict[str, str], language: str, words: str
) -> None:
    room = started(inside, 20)
    store = inside.app.state.service.store
    spoil(store, room, 7)
    age(store, room, **position)
    page = inside.get(f"/t/{room.id}?lang={language}")
    assert page.status_code == 200 and words in page.text
    scene = inside.get(f"/api/tables/{room.id}?lang={language}").json()
    assert words in scene["upgraded"]
    body = {"move": scene["legal"][0]["text"], "key": scene["key"]}
    after = inside.request("POST", f"/api/tables/{room.id}/moves", json=body)
    assert after.status_code == 200 and after.json()["upgraded"] == ""
    assert words not in inside.get(f"/t/{room.id}?lang={language}").text


def test_a_table_that_goes_on_as_it_was_says_nothing(inside: Inside) -> None:
    room = started(inside, 20)
    age(inside.app.state.service.store, room)
    assert inside.get(f"/api/tables/{room.id}").json()["upgraded"] == ""
    assert "An upgrade changed" not in inside.get(f"/t/{room.id}").text


def test_a_table_that_cannot_be_opened_leads_to_its_record(inside: Inside) -> None:
    room = started(inside, 10_000)
    assert room.row.finished
    store = inside.app.state.service.store
    spoil(store, room, 7)
    age(store, room, position="")
    page = inside.get(f"/t/{room.id}")
    assert page.status_code == 400 and f"/t/{room.id}/record" in page.text
    download = inside.get(f"/t/{room.id}/record")
    assert download.status_code == 200 and "attachment" in download.headers["Content-Disposition"]
    shown = inside.get(f"/api/tables/{room.id}/record")
    assert shown.text == download.text and "1 a move of former times" in shown.text
    assert inside.get("/t/nothing/record").status_code == 404
