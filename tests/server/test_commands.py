"""The table of commands: each is declared once, served as JSON and as a form, and told to all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import BaseModel, Field
from starlette.datastructures import FormData, UploadFile

from ceilidh.server.commands.command import (
    ADMIN,
    EVERYBODY,
    NOBODY,
    PEOPLE,
    TABLE,
    TALKERS,
    Call,
    Command,
    Confirm,
    Nothing,
)
from ceilidh.server.commands.forms import NONE_SUCH, read_form
from ceilidh.server.commands.moves import Answer, Back, MoveIn, UndoIn
from ceilidh.server.commands.routes import COMMANDS, api_routes, form_routes
from ceilidh.server.commands.seats import HandOver, OtherSeat, SeatChoice
from ceilidh.server.commands.talk import Text
from ceilidh.server.errors import Refusal
from tests.server.helpers import SHORT
from tests.server.inside import Inside
from tests.server.test_accounts import ROUTES

HTMX = {"HX-Request": "true"}


class Cups(BaseModel):
    cups: int = Field(ge=1, le=9)


class Kitchen(Inside):
    """An application with commands of its own, one person at a table, and all that is heard."""

    def __init__(self, folder: Path, *commands: Command[Any]) -> None:
        super().__init__(folder)
        self.app.include_router(form_routes(commands))
        self.app.include_router(api_routes(commands))
        self.heard: list[str] = []
        service = self.app.state.service
        service.changed = lambda table_id: self.heard.append(f"changed {table_id}")
        service.broadcaster.publish = lambda table_id, what: self.heard.append(f"{what} {table_id}")
        self.request("POST", "/api/guest", json={"name": "Ann"})
        self.csrf = self.get("/api/me").json()["csrf"]
        body = {"game": "glenmore", "players": 2, "seats": [{"kind": "person"}] * 2}
        self.table = self.json("", {**body, "options": SHORT}).json()["id"]
        self.heard.clear()

    table = ""

    def json(self, path: str, body: object = None) -> httpx.Response:
        address = f"/api/tables/{self.table}/{path}".rstrip("/")
        return self.request("POST", address, json=body, headers={"X-CSRF-Token": self.csrf})

    def form(
        self, path: str, headers: dict[str, str] | None = None, **fields: str
    ) -> httpx.Response:
        data = {"csrf": self.csrf, **fields}
        return self.request("POST", f"/t/{self.table}/{path}", data=data, headers=headers)


poured: list[int] = []


def pour(call: Call[Cups]) -> None:
    """Pour tea."""
    if call.body.cups == 9:
        raise Refusal("There is no more tea.")
    poured.append(call.body.cups)


def sing(call: Call[Nothing]) -> None:
    assert call.user.name == "Ann"


def _strength(call: Call[Cups]) -> dict[str, Any] | None:
    return {"told": ["It is strong."], "table_id": call.room.id} if call.body.cups > 4 else None


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    made = Kitchen(
        tmp_path,
        Command("tea", Cups, pour, confirm=Confirm(_strength, "_study.html")),
        Command("song", Nothing, sing, tells=TALKERS),
        Command("hum", Nothing, sing, tells=NOBODY),
    )
    poured.clear()
    yield made
    made.close()


def test_a_command_is_one_line(kitchen: Kitchen) -> None:
    """It has a path, a form and a description, and whoever watches hears of it."""
    answer = kitchen.json("tea", {"cups": 2})
    assert answer.status_code == 200 and answer.json()["id"] == kitchen.table
    moved = kitchen.form("tea", cups="3")
    assert (moved.status_code, moved.headers["location"]) == (303, f"/t/{kitchen.table}")
    assert poured == [2, 3] and kitchen.heard == [f"changed {kitchen.table}"] * 2
    described = kitchen.get("/openapi.json").json()["paths"]
    assert described["/api/tables/{table_id}/tea"]["post"]["description"] == "Pour tea."


def test_who_hears_of_it(kitchen: Kitchen) -> None:
    for path, heard in (("song", [f"talk {kitchen.table}"]), ("hum", [])):
        assert kitchen.json(path).status_code == 200
        assert kitchen.form(path).status_code == 303
        assert kitchen.heard == heard * 2
        kitchen.heard.clear()


def test_nobody_hears_of_what_was_refused(kitchen: Kitchen) -> None:
    sent = [
        kitchen.json("tea", {"cups": 9}),
        kitchen.form("tea", cups="9"),
        kitchen.json("tea", {"cups": 10}),
        kitchen.json("tea", {}),
        kitchen.form("tea", csrf="wrong", cups="2"),
        kitchen.request("POST", f"/api/tables/{kitchen.table}/tea", json={"cups": 2}),
    ]
    assert [one.status_code for one in sent] == [400, 400, 422, 422, 403, 403]
    table, kitchen.table = kitchen.table, "none"
    assert kitchen.json("tea", {"cups": 2}).status_code == 404
    assert kitchen.form("tea", cups="2").status_code == 404
    kitchen.table = table
    kitchen.cookies = httpx.Cookies()
    assert kitchen.json("tea", {"cups": 2}).status_code == 401
    assert kitchen.form("tea", cups="2").status_code == 401
    assert poured == [] and kitchen.heard == []


def test_a_page_is_asked_first_and_a_program_is_not(kitchen: Kitchen) -> None:
    asked = kitchen.form("tea", HTMX, cups="5")
    assert "It is strong." in asked.text and asked.headers["X-Asks"] == "yes"
    assert poured == [] and kitchen.heard == []
    assert "X-Asks" not in kitchen.form("tea", HTMX, cups="4").headers
    assert "X-Asks" not in kitchen.form("tea", HTMX, cups="5", sure="yes").headers
    # A browser without scripts has no place for the question.
    assert kitchen.form("tea", cups="6").status_code == 303
    assert kitchen.json("tea", {"cups": 7}).status_code == 200
    assert poured == [4, 5, 6, 7]


def test_every_command_has_a_path_and_a_form() -> None:
    for command in COMMANDS:
        assert (command.method, f"{command.place.api}/{command.path}") in ROUTES
        assert ("POST", f"{command.place.pages}/{command.form_path}") in ROUTES
        assert command.tells in (EVERYBODY, TALKERS, NOBODY)
    paths = [(command.place, command.path) for command in COMMANDS]
    names = [command.name for command in COMMANDS]
    assert len(set(paths)) == len(set(names)) == len(COMMANDS) == 29
    # Of those that share a form one is meant when no field chooses another.
    for path in {(command.place, command.form_path) for command in COMMANDS}:
        sharing = [one for one in COMMANDS if (one.place, one.form_path) == path]
        assert sum(not command.chosen_by for command in sharing) == 1


def test_a_command_elsewhere_has_answers_of_its_own() -> None:
    """There is no table of which the scene could be the answer, or to whose watchers to tell."""
    elsewhere = [command for command in COMMANDS if not command.place.at_table]
    assert {command.place for command in elsewhere} == {PEOPLE, ADMIN}
    for command in elsewhere:
        assert command.answer and command.page and command.tells == NOBODY and not command.guests
        assert command.body is not Nothing


def test_only_what_others_cannot_see_is_told_to_nobody() -> None:
    quiet = {one.name for one in COMMANDS if one.tells == NOBODY and one.place is TABLE}
    assert quiet == {"branch", "keep_note", "report"}
    assert [command.name for command in COMMANDS if command.tells == TALKERS] == ["say"]


# --- forms ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seat"), [("", None), ("0", 0), ("12", 12), ("x", -1), ("-1", -1), ("²", -1)]
)
def test_a_seat_of_a_form(text: str, seat: int | None) -> None:
    assert read_form(SeatChoice, FormData({"seat": text})).seat == seat
    other = read_form(OtherSeat, FormData({"seat": text})).seat
    assert other == (NONE_SUCH if seat is None else seat)


def test_what_a_form_leaves_out_is_empty() -> None:
    body = read_form(HandOver, FormData())
    assert (body.seat, body.bot) == (None, "")
    assert read_form(Text, FormData()).text == ""
    assert read_form(Back, FormData({"move": "9" * 5000})).move == NONE_SUCH
    assert read_form(UndoIn, FormData()).turn is False
    assert read_form(UndoIn, FormData({"turn": "yes"})).turn is True
    assert read_form(Answer, FormData({"yes": ""})).yes is False


def test_a_text_of_a_form_is_cut_and_a_file_is_none() -> None:
    body = read_form(MoveIn, FormData({"move": "m" * 300, "key": "k"}))
    assert body.move == "m" * 200 and body.key == "k" and body.seat is None
    with open(__file__, "rb") as file:
        assert read_form(Text, FormData({"text": UploadFile(file)})).text == ""
