"""Preferences: one table, which page, API and storage follow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.people.preferences import PREFERENCES, completed, update_model
from tests.server.conftest import Enter
from tests.server.forked import SOURCE
from tests.shared.sources import ROOT

# What a preference takes is the second line; the rest looks for it everywhere.
ONE_LINE = """
from ceilidh.server.people.preferences import PREFERENCES, Preference
PREFERENCES["tea"] = Preference("Tea at the table", milk="with milk", black="without milk")

from pathlib import Path
from tests.server.inside import Inside

client = Inside(Path("."))
store = client.app.state.service.store
token = client.request("POST", "/api/guest", json={"name": "Ann"}).json()["token"]
client.cookies.clear()
client.headers["Authorization"] = f"Bearer {token}"
page = client.get("/preferences").text
assert "Tea at the table" in page and '<option value="milk" selected>with milk</option>' in page
assert client.get("/api/preferences").json()["tea"] == "milk"
described = client.get("/openapi.json").json()["components"]["schemas"]["Wishes"]["properties"]
assert described["tea"]["examples"] == ["milk"]
assert client.request("PUT", "/api/preferences", json={"tea": "lemon"}).status_code == 422
assert client.request("PUT", "/api/preferences", json={"tea": "black"}).json()["tea"] == "black"
assert store.user(1).preferences["tea"] == "black"
assert '<option value="black" selected>' in client.get("/preferences").text
client.request("POST", "/preferences", data={"tea": "milk"})
assert store.user(1).preferences["tea"] == "milk"
print("found everywhere")
"""


def test_a_preference_is_one_line(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}"}
    told = subprocess.run(
        [sys.executable, "-c", ONE_LINE],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert told.stdout == "found everywhere\n", told.stderr


@pytest.mark.parametrize("name", PREFERENCES)
def test_a_program_can_change_every_preference(enter: Enter, name: str) -> None:
    ann = enter(program=True)
    for value in reversed(PREFERENCES[name].choices):
        answer = ann.post("/api/preferences", {name: value}, "PUT")
        assert answer.status_code == 200
        # The language of an answer is that of the request.
        assert name == "language" or answer.json()[name] == value
    # The page shows it.
    assert f'name="{name}"' in ann.get("/preferences").text


def test_ideas_can_be_switched_on_by_a_program(enter: Enter) -> None:
    ann = enter()
    assert ann.get("/api/preferences").json()["advice"] == "off"
    assert ann.post("/api/preferences", {"advice": "on"}, "PUT").json()["advice"] == "on"
    assert ann.get("/api/preferences").json()["advice"] == "on"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_known_is_refused_and_changes_nothing(enter: Enter, language: str) -> None:
    ann = enter(program=True)
    ann.client.headers["Accept-Language"] = language
    before = ann.get("/api/preferences").json()
    for body in ({"tea": "black"}, {"sound": "off", "tea": "black"}, {"Sound": "off"}):
        answer = ann.post("/api/preferences", body, "PUT")
        name = next(one for one in body if one not in PREFERENCES)
        said = speaker(language).text("is not known")
        assert answer.status_code == 422
        assert f"body.{name} {said}." in answer.json()["error"]
    for body in ({"sound": "loud"}, {"sound": "off", "theme": ""}):
        answer = ann.post("/api/preferences", body, "PUT")
        assert answer.status_code == 422 and answer.json()["error"].endswith(".")
    assert ann.get("/api/preferences").json() == before


def test_what_was_stored_before_is_completed() -> None:
    """Also where something is no longer a choice, or never was one."""
    first = {name: one.choices[0] for name, one in PREFERENCES.items()}
    assert completed({}) == completed(None) == completed({"tea": "black"}) == first
    assert completed({"sound": "off", "theme": "pink"}) == {**first, "sound": "off"}
    assert set(update_model().model_fields) == set(PREFERENCES)
