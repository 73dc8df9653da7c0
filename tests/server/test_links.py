"""Games in links: what the page of a table gives, and what opens from it, here and elsewhere."""

from __future__ import annotations

import asyncio
import re
import zlib
from base64 import urlsafe_b64encode
from html import unescape
from http import HTTPStatus
from pathlib import Path

import pytest

import ceilidh
from ceilidh.kernel.link_text import pack, unpack
from tests.server.conftest import Enter
from tests.server.embedded import embedded
from tests.server.helpers import Json, Person, play_on

POSITION = ceilidh.new("clans", players=2, seed=3).position(words=True)


def links(person: Person, table: str) -> list[str]:
    """The links on the page of a table: the challenge first, if it can be one."""
    answer = person.get(f"/t/{table}/share")
    assert answer.status_code == HTTPStatus.OK
    return [unescape(one) for one in re.findall(r'readonly value="([^"]*)"', answer.text)]


def opened(person: Person, link: str, **more: str) -> Json:
    answer = person.form("/open", link=link, **more)
    assert answer.status_code == HTTPStatus.SEE_OTHER, answer.text
    return person.see(answer.headers["location"].removeprefix("/t/").partition("?")[0])


def refused(person: Person, link: str) -> str:
    answer = person.form("/open", link=link)
    assert answer.status_code == HTTPStatus.BAD_REQUEST, answer.text
    said = re.search(r'role="alert" data-fault>([^<]*)<', answer.text)
    assert said is not None
    return unescape(said[1])


def finished(person: Person) -> str:
    """A game of Clans alone, to its end."""
    table = person.create("clans", seats=("person",))
    play_on({0: person}, table["id"])
    return str(table["id"])


def test_a_finished_game_is_taken_along(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = finished(ann)
    _, whole = links(ann, table)
    assert whole.startswith(ann.server.url + "/open#1.") and len(whole) < 2000
    scene = opened(ben, whole)
    assert scene["kind"] == "record" and scene["over"]
    told = ben.get(f"/t/{scene['id']}/record").text
    assert unpack(whole).splitlines()[-1] in told.splitlines()


def test_a_game_that_goes_on_tells_nothing_of_its_future(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = ann.create("glenmore", seats=("person", "person"))
    play_on({0: ann, 1: ann}, table["id"], moves=5)
    (link,) = links(ann, table["id"])
    text = unpack(link)
    assert re.search(r'\[Chance "0 [0-9a-f]{64} - ', text)
    assert opened(ben, link)["kind"] == "record"
    practised = opened(ben, link, way="practice")
    assert practised["kind"] == "practice" and practised["moves"] == 5


def test_a_position_becomes_a_practice_table_and_goes_on(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    scene = opened(ann, pack(POSITION))
    assert scene["kind"] == "practice"
    scene = ann.move(scene, scene["legal"][0]["text"])
    (link,) = links(ann, scene["id"])
    theirs = opened(ben, link)
    assert theirs["kind"] == "practice" and theirs["view"]["seats"] == scene["view"]["seats"]


def test_a_challenge_is_accepted_by_link_alone(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = finished(ann)
    points = ann.see(table)["seats"][0]["score"]
    challenge, _ = links(ann, table)
    heads = [person.get(f"/t/{table}/share").text for person in (ann, ben)]
    assert f"<h2>Beat my {points} points</h2>" in heads[0]
    assert f"<h2>Beat {points} points</h2>" in heads[1]
    scene = opened(ben, challenge)
    assert scene["kind"] == "challenge" and scene["moves"] == 0 and not scene["over"]
    assert f"Beat {points} points" in ben.get(f"/t/{scene['id']}").text
    play_on({0: ben}, scene["id"])
    page = ben.get(f"/t/{scene['id']}").text
    assert f"Level with the challenge: Ann had {points} points as well." in page
    assert "Pass the challenge on" in page


def test_who_has_resigned_has_no_points_to_beat(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = ann.create("clans", seats=("person", "bot"), seed=5)
    ann.post(f"/api/tables/{table['id']}/resign", {"seat": 0})
    assert len(links(ann, table["id"])) == 1
    assert opened(ben, links(ann, table["id"])[0])["kind"] == "record"


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("hello", "There is no game in this link; copy it again in full."),
        (pack(POSITION)[:200], "A part of this link is missing or changed"),
        ("https://host/open#2.abc", "This link comes from a newer ceilidh"),
        (pack("hello"), "neither a header nor a move"),
        (pack(POSITION.replace('"clans 4"', '"clans 5"')), "version"),
        (
            "1." + urlsafe_b64encode(zlib.compress(b"1" * 50_000_000, 9)).decode().rstrip("="),
            "A part of this link is missing or changed",
        ),
    ],
    ids=["nothing", "cut", "newer", "no record", "other rules", "bomb"],
)
def test_a_link_that_cannot_be_opened_says_why(enter: Enter, link: str, said: str) -> None:
    assert said in refused(enter(), link)


def test_who_sends_nothing_that_opens_does_not_become_a_guest(enter: Enter) -> None:
    ann = enter()
    ann.client.cookies.clear()
    assert refused(ann, "hello")
    assert "session" not in " ".join(ann.client.cookies)


def test_the_page_without_a_link_asks_for_one(enter: Enter) -> None:
    text = enter().get("/open").text
    assert 'name="link"' in text and "data-fault" not in text


def test_a_link_of_the_app_is_found_by_its_page(tmp_path: Path) -> None:
    """No file of the web space lies where its server answers: paths stand behind the `#`."""

    async def ask() -> str:
        at = "https://host/games/play"
        async with embedded(tmp_path, public_url=at) as person:
            table = await person.form("/quick", game="clans", opponent="alone")
            return await person.get(f"{table}/share")

    found = re.findall(r'readonly value="([^"]*)"', asyncio.run(ask()))
    assert [unescape(one).partition("#1.")[0] for one in found] == ["https://host/games/#/open"]
