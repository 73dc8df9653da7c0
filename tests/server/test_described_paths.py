"""Every path that the OpenAPI description names, asked by everybody: nothing secret in an answer.

Two worlds differ in one Haggis token that a seat has drawn face down. Whoever may not know it gets
the same answers in both.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sqlalchemy import select

from ceilidh.kernel.opening import resume
from ceilidh.server.storage.models import GameTable, MoveRow
from ceilidh.server.storage.store import new_table_id
from ceilidh.server.table.moves import play
from ceilidh.server.table.rooms import Room
from tests.server.conftest import Enter
from tests.server.helpers import Json, Person, Server
from tests.server.house import House
from tests.server.test_redaction import LIKED

PAGE = Path(__file__).resolve().parents[2] / "docs/howto/play-by-api.md"
OPTIONS = {"modules": ["haggis", "tome", "penny-mobs"]}
DRAWN = "hidden-haggis "
FACES = ("1", "2", "3")
# Whoever is let in by them is somebody else afterwards.
ENTRANCES = {"/api/logout", "/api/guest", "/api/login", "/api/keep"}
BODY: Json = {
    **{"name": "Eve", "password": "wrong password", "game": "glenmore", "players": 2},
    **{"seats": [], "move": "done", "key": "none", "bundle": "end-turn", "text": "", "yes": False},
    **{"invite": "none", "seat": 7, "bot": "none", "word": ""},
}


def operations(person: Person) -> list[tuple[str, str]]:
    """Method and path of all that is described; a live line has no end."""
    described: dict[str, Any] = person.get("/openapi.json").json()["paths"]
    found = [(method.upper(), path) for path, methods in described.items() for method in methods]
    return sorted(one for one in found if one[1] not in ENTRANCES and one[1][-5:] != "/live")


def ask(person: Person, method: str, path: str, table: str) -> str:
    filled = path.replace("{table_id}", table).replace("{game}", "glenmore")
    filled = filled.replace("{user_id}", str(person.id or 1))
    if path.endswith("/why"):
        filled += "?move=done"
    body = {**BODY, "move": 0} if path.endswith(("/branch", "/back")) else BODY
    answer = person.get(filled) if method == "GET" else person.post(filled, body, method)
    assert answer.status_code < 500, (method, filled, answer.text)
    return answer.text.replace(table, "TABLE")


def told(person: Person, table: str, seated: bool = False) -> dict[str, str]:
    """Every answer; who has a seat only reads, since he could change the game."""
    return {
        f"{method} {path}": ask(person, method, path, table)
        for method, path in operations(person)
        if method == "GET" or path.endswith("/preview") or not seated
    }


def liked(room: Room, seat: int) -> str:
    """Whoever can takes a Haggis token unseen."""
    texts = [move.text for move in room.table.legal(seat)]
    for start in LIKED:
        for one in texts:
            if one.startswith(start):
                return one
    return texts[-1]


def with_a_secret(house: House, *people: int) -> tuple[Room, int]:
    """A game in which somebody has just drawn a token face down, and his seat."""
    users = [house.store.user(number) for number in people]
    while True:
        room = house.table(*users, options=OPTIONS)
        while room.table.actor is not None:
            seat = room.table.actors[0]
            played = play(room, people[seat], liked(room, seat), room.key(), seat)
            if DRAWN in played.line:
                return room, seat


def other_world(house: House, room: Room) -> str:
    """The same table, but for the value of the token that was drawn last."""
    row, seats, _ = house.store.table(room.id)
    with house.store.session() as session:
        stored = select(MoveRow).where(MoveRow.table_id == room.id).order_by(MoveRow.number)
        moves = list(session.scalars(stored))
    at = moves[-1].line.index(DRAWN) + len(DRAWN)
    for face in FACES:
        line = moves[-1].line[:at] + face + moves[-1].line[at + 1 :]
        lines = [*[move.line for move in moves[:-1]], line]
        if line != moves[-1].line:
            break
    table = resume(row.game, row.players, row.seed, dict(row.options), row.setup, lines)
    columns = {one.name: getattr(row, one.name) for one in GameTable.__table__.columns}
    copy = GameTable(**{**columns, "id": new_table_id()})
    keys = [*[move.key for move in moves[:-1]], table.key()]
    rows = [
        MoveRow(
            table_id=copy.id, number=number, line=one, key=keys[number], made=moves[number].made
        )
        for number, one in enumerate(lines)
    ]
    return house.store.add_table(copy, seats, rows)


def test_the_page_for_programmers_names_every_path(server: Server) -> None:
    """By the end of the path: `/api/tables/{table_id}/moves` is `moves` in a row or an example."""
    page = PAGE.read_text("utf-8")
    with Person(server) as stranger:
        for _, path in operations(stranger):
            known = re.sub(r"/\{\w+\}$", "", path)
            end = known.split("}/")[-1] if "}/" in known else known.split("/")[-1]
            assert re.search(rf"\b{re.escape(end)}\b", page), path


def test_no_described_path_tells_a_secret(server: Server, enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    house = House(server.environment["CEILIDH_DATABASE"])
    room, drawer = with_a_secret(house, ann.id, bob.id)
    there = other_world(house, room)
    seats = [ann, bob]
    owner, other = seats[drawer], seats[1 - drawer]
    with Person(server) as stranger:
        for person in (stranger, eve, other):
            seated = person is other
            here = told(person, room.id, seated)
            assert len(here) > 15
            for path, text in told(person, there, seated).items():
                # What is about no table changes by the hour.
                assert text == here[path] or "{table_id}" not in path, path
        assert told(owner, room.id, True) != told(owner, there, True)
        note = "the-note-of-the-owner"
        owner.post(f"/api/tables/{room.id}/note", {"text": note}, "PUT")
        house.play(house.rooms.get(room.id))
        assert owner.see(room.id)["over"]
        secrets = [note, owner.token, owner.csrf, "argon2", str(owner.client.cookies["ceilidh"])]
        for person in (stranger, eve, other):
            for path, text in told(person, room.id, person is other).items():
                assert not [one for one in secrets if one in text], path
    house.close()
