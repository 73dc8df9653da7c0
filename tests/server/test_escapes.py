"""What people write shows as they typed it: on a page, in its parts, in what moves send to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from markupsafe import escape

from ceilidh.server.html.blocks import blocks_of, page_of
from ceilidh.server.html.patches import Patches
from ceilidh.server.html.table_page import show, viewer_of
from ceilidh.server.live.watcher import Watcher
from ceilidh.server.people.preferences import completed
from ceilidh.server.service import Service
from ceilidh.server.storage.models import User
from ceilidh.server.table.rooms import Room
from tests.server.house import House
from tests.server.inside import Inside
from tests.server.values.tables import clans, glenmore, move

NAME = "<b>Ann's\" & co"
SAID = "<b>said</b>"
NOTE = "</textarea><b>noted"
WISHES = completed({"advice": "on"})


def is_escaped(text: str, typed: str) -> bool:
    return typed not in text and "<b>Ann" not in text and str(escape(typed)) in text


# --- without a server -----------------------------------------------------------------------------


class Watched:
    """A table of somebody with such a name and another player, with a page that is open."""

    def __init__(self, game: str) -> None:
        self.house = House()
        self.ann, self.bob = self.house.guest(NAME), self.house.guest("Bob")
        make = clans if game == "clans" else glenmore
        self.room: Room = make(self.house, self.ann, self.bob)
        self.push = Patches(self.service)
        session = self.house.store.begin_session(self.bob.id, 600)
        self.watcher = Watcher(self.bob.id, session, "en", tuple(WISHES.items()), "http://here")

    @property
    def service(self) -> Service:
        return self.house.service

    def sent(self) -> str:
        """What Bob's page is sent now, its texts as they are."""
        news = json.loads(str(self.push.news(self.room.id, [self.watcher])[self.watcher]))
        return "".join([news.get("page", ""), *news.get("set", {}).values(), *news.get("log", [])])

    def page(self, user: User, title: str = "") -> str:
        viewer = viewer_of(self.room, user.id, "en", WISHES, "http://here")
        shown = show(self.service, self.room, viewer)
        shown.scene.title = title or shown.scene.title
        return page_of(blocks_of(shown), "token")

    def play(self) -> None:
        seat = self.room.table.actors[0]
        move(self.room, seat, self.room.table.legal(seat)[0].text)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_name_of_a_seat_is_text(game: str) -> None:
    watched = Watched(game)
    for user in (watched.ann, watched.bob):
        assert is_escaped(watched.page(user), NAME)
    assert is_escaped(watched.sent(), NAME), "the whole page"
    watched.play()
    assert is_escaped(watched.sent(), NAME), "only what has changed"


def test_a_plain_name_is_left_as_it_is() -> None:
    """The negative case: nothing is escaped that needs no escape, and nothing twice."""
    watched = Watched("glenmore")
    assert "Bob" in watched.page(watched.bob) and "&amp;lt;" not in watched.page(watched.bob)


def test_the_name_of_a_table_is_text() -> None:
    watched = Watched("glenmore")
    assert f"<h1>{escape(SAID)}</h1>" in watched.page(watched.ann, SAID)


# --- over HTTP: the page around it ----------------------------------------------------------------


def test_names_talk_and_notes_are_text_on_the_whole_page(tmp_path: Path) -> None:
    browser = Inside(tmp_path)
    browser.request("POST", "/api/guest", json={"name": NAME})
    csrf = browser.get("/api/me").json()["csrf"]
    seats = [{"kind": "person", "bot": ""}, {"kind": "bot", "bot": "random"}]
    body = {"game": "glenmore", "players": 2, "seats": seats, "options": {"introductory": True}}
    made = browser.request("POST", "/api/tables", json=body, headers={"X-CSRF-Token": csrf})
    table = f"/t/{made.json()['id']}"
    browser.request("POST", f"{table}/talk", data={"csrf": csrf, "text": SAID})
    browser.request("POST", f"{table}/note", data={"csrf": csrf, "text": NOTE})
    page = browser.get(table).text
    for typed in (NAME, SAID, NOTE):
        assert is_escaped(page, typed), typed
    assert '<section class="prompt paper' in page, "markup is not escaped"
    talk = browser.get(f"{table}/talk").text
    assert is_escaped(talk, NAME) and is_escaped(talk, SAID)
    assert is_escaped(browser.get(f"{table}/now").text, NAME)
    browser.close()
