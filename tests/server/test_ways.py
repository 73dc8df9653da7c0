"""A way to a place is a bundle with places; a goal that reveals something is asked for first."""

from __future__ import annotations

import random

import ceilidh
from tests.server.conftest import Enter
from tests.server.helpers import made


def with_points(seed: int, moves: int) -> str:
    """A game of Glen More II in which a Scot can go two steps."""
    table, choose = ceilidh.new("glenmore", players=2, seed=seed), random.Random(seed)
    for _ in range(moves):
        table.play(choose.choice(table.legal()))
    assert table.state.movement >= 2
    return table.record()


def test_a_way_is_a_bundle_with_places(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", with_points(22, 19)))
    ways = [one for one in scene["bundles"] if one["way"]]
    steps = [move["text"] for move in scene["legal"] if move["text"].startswith("walk ")]
    assert [way["moves"][0] for way in ways if len(way["moves"]) == 1] == steps
    far = next(way for way in ways if len(way["moves"]) == 2)
    assert far["targets"] == [far["way"][0], far["way"][-1]] and len(far["way"]) == 3
    assert far["note"] == "2 movement points"
    body = {"bundle": far["name"], "key": scene["key"], "hold": True}
    after = made(ann.post(f"/api/tables/{scene['id']}/bundles", body))
    assert after["moves"] == scene["moves"] + 2
    gone = {"bundle": "walk:0.0:9.9", "key": after["key"]}
    assert ann.post(f"/api/tables/{scene['id']}/bundles", gone).status_code == 422


def test_a_page_shows_steps_and_ways_as_rows(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", with_points(22, 19)))
    page = ann.get(f"/t/{scene['id']}").text
    for way in [one for one in scene["bundles"] if one["way"]]:
        text = way["moves"][0] if len(way["moves"]) == 1 else way["name"]
        row = page.partition(f'class="move" data-play="{text}" ')[2].partition("</li>")[0]
        assert f'data-targets="{" ".join(way["targets"])}"' in row
        assert f'data-way="{" ".join(way["way"])}"' in row
        assert ("data-bundle=" in row) is (len(way["moves"]) > 1)
        assert ("data-alone" in row) is way["alone"]
    assert page.count('class="choice first"') == len(
        [one for one in scene["bundles"] if not one["several"] and not one["way"]]
    ) - (scene["bundles"][-1]["name"] == "end-turn")


def test_a_goal_that_reveals_something_is_asked_for(enter: Enter) -> None:
    """The Scot spends the last points, so that the turn ends and the Rondel is refilled."""
    ann = enter()
    scene = made(ann.post("/api/records", with_points(9, 24)))
    path, fields = f"/t/{scene['id']}/moves", {"bundle": "walk:0.-1:1.1", "key": scene["key"]}
    ann.client.headers["HX-Request"] = "true"
    asked = ann.form(path, **fields)
    assert (
        asked.headers["X-Asks"]
        and "This reveals new information, so you cannot undo it" in asked.text
    )
    assert 'name="bundle" value="walk:0.-1:1.1"' in asked.text
    assert ann.see(scene["id"])["moves"] == scene["moves"], "nothing is done yet"
    done = ann.form(path, **fields, sure="yes")
    assert done.status_code == 200 and "X-Asks" not in done.headers
    assert ann.see(scene["id"])["moves"] >= scene["moves"] + 2


def test_a_way_can_be_previewed(enter: Enter) -> None:
    ann = enter()
    scene = made(ann.post("/api/records", with_points(22, 19)))
    shown = ann.client.post(
        f"/t/{scene['id']}/preview",
        data={"bundle": "walk:0.-1:1.1"},
        headers={"X-CSRF-Token": ann.csrf},
    )
    assert shown.status_code == 200 and shown.text.count("moves a Scot from") == 2
    missing = ann.client.post(f"/t/{scene['id']}/preview", data={"bundle": "walk:0.0:9.9"})
    assert missing.status_code == 422
