"""Bots that the operator has added: offered like all others; no client can add one."""

from __future__ import annotations

import re
import sys

import pytest

from ceilidh.bots.own_bots import OwnBotError
from ceilidh.bots.persons import person_named
from ceilidh.server.thinking.own_bots import configured_bots
from tests.server.conftest import Enter
from tests.server.helpers import Person, until

SOURCE = "tests.server.miser:Miser"


@pytest.fixture(autouse=True)
def nothing_adopted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceilidh.bots.own_bots._ADOPTED", {})


def wish(person: Person, bot: str) -> tuple[int, str]:
    """Ask for a table against a bot; the status, and the table or the reason."""
    seats = [{"kind": "person", "bot": ""}, {"kind": "bot", "bot": bot}]
    body = {"game": "glenmore", "players": 2, "seats": seats, "options": {"introductory": True}}
    answer = person.post("/api/tables", body)
    return answer.status_code, answer.json().get("id", answer.text)


def test_an_added_bot_is_offered_and_plays(enter: Enter) -> None:
    ann = enter()
    page = ann.get("/new?game=glenmore").text
    assert page.count('<option value="miser">Miser</option>') == 4, "once for each seat"
    assert "Saves every penny &amp; &lt;nothing&gt; else." in page
    status, table = wish(ann, "miser")
    assert status == 201
    scene = ann.see(table)
    assert [seat["level"] for seat in scene["seats"]] == ["", "Miser"]
    found = person_named(scene["seats"][1]["name"])
    assert found is not None and found.level == "strong", "nobody knows how strong it is"
    # Ann's turn may take several moves.
    while not any(line["seat"] == 1 for line in scene["log"]):
        if scene["legal"]:
            ann.move(scene, scene["legal"][-1]["text"])
        until(lambda: ann.see(table)["legal"])
        scene = ann.see(table)
    assert ann.form("/quick", game="glenmore", bot="miser").status_code in (200, 303)


def test_programs_see_the_bots_too(enter: Enter) -> None:
    bots = enter().get("/api/bots").json()
    assert [bot["name"] for bot in bots][-2:] == ["chief", "miser"]
    assert bots[-1] == {
        "name": "miser",
        "title": "Miser",
        "about": "Saves every penny & <nothing> else.",
        "level": "",
    }
    french = enter().client.get("/api/bots", headers={"accept-language": "fr"}).json()
    assert french[1]["title"] == "apprenti" and "premières parties" in french[1]["about"]


def test_what_the_chosen_bots_are_like_is_shown(enter: Enter) -> None:
    """Of all others it is hidden until they are chosen."""
    page = enter().get("/new?game=clans").text
    rows = re.findall(r'<div data-bot="(\w+)"( hidden)?><dt>\w+</dt><dd>([^<]+)', page)
    assert [name for name, *_ in rows][:2] == ["random", "learner"] and len(rows) == 7
    assert [name for name, hidden, _ in rows if not hidden] == ["learner"]
    assert all(about for *_, about in rows)


@pytest.mark.parametrize("bot", [SOURCE, "antigravity:Miser", "miser@1s", "os:system", "teacher"])
def test_a_client_cannot_name_a_module(enter: Enter, bot: str) -> None:
    ann = enter()
    status, said = wish(ann, bot[:20])
    assert status == 400 and "There is no bot" in said and "chief, miser" in said
    quick = ann.form("/quick", game="glenmore", bot=bot)
    assert quick.status_code == 400
    _, table = wish(ann, "random")
    deputy = ann.post(f"/api/tables/{table}/deputy", {"bot": bot[:20], "sure": True})
    assert deputy.status_code == 400 and "There is no bot" in deputy.text
    assert "antigravity" not in sys.modules


def test_names_of_added_bots() -> None:
    assert configured_bots("") == configured_bots(" , ") == ()
    assert configured_bots(f"{SOURCE}, owl = {SOURCE}") == ("miser", "owl")
    for text, said in (
        (f"{SOURCE},{SOURCE}", "There is already a bot miser; write name="),
        (f"chief={SOURCE}", "There is already a bot chief; write name="),
        (f"Big Owl={SOURCE}", "A server cannot call a bot 'Big Owl'; write name="),
        ("miser=nowhere:Miser", "There is no module nowhere for the bot nowhere:Miser"),
        ("hawk", "No installed package has a bot 'hawk'"),
    ):
        with pytest.raises(OwnBotError) as caught:
            configured_bots(text)
        assert said in str(caught.value)
