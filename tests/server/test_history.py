"""The past of a table: replay, records down and up, branches, rematches, charts."""

from __future__ import annotations

import pytest

import ceilidh
from tests.server.conftest import Enter, Pair
from tests.server.helpers import Json, Person, due, made, play_on


@pytest.fixture
def over(pair: Pair) -> Pair:
    """A game that is over."""
    ann, bob, table = pair
    return ann, bob, play_on({0: ann, 1: bob}, table["id"])


def upload(person: Person, text: str) -> Json:
    answer = person.post("/api/records", text)
    assert answer.status_code == 201, answer.text
    return made(answer)


def test_replay_by_move(pair: Pair) -> None:
    ann, bob, table = pair
    keys: list[str] = []
    end = play_on({0: ann, 1: bob}, table["id"], before=lambda scene: keys.append(scene["key"]))
    for number, key in enumerate([*keys, end["key"]]):
        scene = ann.get(f"/api/tables/{table['id']}?move={number}").json()
        assert (scene["key"], scene["shown"], scene["moves"]) == (key, number, end["moves"])
        assert scene["legal"] == [] and len({line["number"] for line in scene["log"]}) == number
    for wrong in (-1, end["moves"] + 1, 10**30):
        assert ann.get(f"/api/tables/{table['id']}?move={wrong}").status_code == 404
    assert ann.get(f"/api/tables/{table['id']}?move=x").status_code == 422
    assert ann.get(f"/t/{table['id']}?move=3").status_code == 200


def test_a_record_comes_down_and_goes_up(enter: Enter, over: Pair) -> None:
    ann, _, end = over
    text = ann.get(f"/api/tables/{end['id']}/record").text
    assert ceilidh.load(text).scores() == [seat["score"] for seat in end["seats"]]
    assert ann.get(f"/t/{end['id']}/record").text == text
    eve = enter("Eve")
    again = upload(eve, text)
    assert again["id"] != end["id"] and again["key"] == end["key"] and again["over"]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert eve.get(f"/api/tables/{again['id']}/record").text == text


def test_a_record_of_a_game_that_goes_on_can_be_gone_on_with(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    scene = play_on({0: ann, 1: bob}, table["id"], 6)
    text = ann.get(f"/api/tables/{table['id']}/record").text
    assert "Seed" not in text
    eve = enter("Eve")
    mine = upload(eve, text)
    assert mine["view"]["seats"] == scene["view"]["seats"]
    assert play_on({0: eve, 1: eve}, mine["id"])["over"]
    assert ann.see(table["id"])["moves"] == 6


def test_a_form_takes_a_record_too(enter: Enter, over: Pair) -> None:
    ann, _, end = over
    text = ann.get(f"/api/tables/{end['id']}/record").text
    answer = ann.client.post(
        "/records", data={"csrf": ann.csrf}, files={"record": ("game.txt", text.encode())}
    )
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("?move=0")


def test_a_branch_is_a_hot_seat_of_ones_own(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    play_on({0: ann, 1: bob}, table["id"], 8)
    path = f"/api/tables/{table['id']}/branch"
    assert enter("Eve").post(path, {"move": 4}).status_code == 403
    assert ann.post(path, {"move": 9}).status_code == 404
    mine = made(ann.post(path, {"move": 4}))
    assert mine["moves"] == 4 and all(seat["mine"] for seat in mine["seats"])
    there = ann.get(f"/api/tables/{table['id']}?move=4").json()
    assert mine["view"] == there["view"] and due(mine) == due(there)
    assert play_on({0: ann, 1: ann}, mine["id"])["over"]
    assert ann.see(table["id"])["moves"] == 8


def test_a_rematch_is_one_table_for_all(enter: Enter, over: Pair) -> None:
    ann, bob, end = over
    path = f"/api/tables/{end['id']}/rematch"
    assert enter("Eve").post(path).status_code == 403
    made_by_bob = made(bob.post(path))
    made_by_ann = made(ann.post(path))
    assert made_by_ann["id"] == made_by_bob["id"] != end["id"]
    # Seats are swapped, so that the other one begins.
    assert made_by_ann["seat"] == 1 and made_by_bob["seat"] == 0
    assert [seat["name"] for seat in made_by_ann["seats"]] == ["Bob", "Ann"]
    assert made_by_ann["options"] == end["options"] and made_by_ann["moves"] == 0
    assert ann.see(end["id"])["rematch"] == made_by_ann["id"]
    assert ann.post(f"/api/tables/{made_by_ann['id']}/rematch").status_code == 400


def test_charts_of_a_finished_game(over: Pair) -> None:
    ann, _, end = over
    chart = ann.get(f"/t/{end['id']}/chart").json()
    scores = [seat["score"] for seat in end["seats"]]
    assert [line[-1] for line in chart["scores"]] == scores
    assert len(chart["numbers"]) == len(chart["scores"][0]) == end["moves"] + 1
    assert [sum(column) for column in zip(*chart["points"], strict=True)] == scores


def test_no_chart_before_the_end(pair: Pair) -> None:
    ann, _, table = pair
    assert ann.get(f"/t/{table['id']}/chart").status_code == 400


def test_notes_are_kept_for_oneself(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    path = f"/api/tables/{table['id']}/note"
    kept = ann.post(path, {"text": "peat\n\x00first" + "x" * 5000}, "PUT")
    assert kept.status_code == 422
    assert ann.post(path, {"text": "peat\n\x00first"}, "PUT").json()["text"] == "peat\n first"
    assert ann.get(path).json()["text"] == "peat\n first"
    assert bob.get(path).json()["text"] == ""
    assert ann.get("/api/tables/nothing/note").status_code == 404


def test_pages_of_a_finished_game(over: Pair) -> None:
    ann, _, end = over
    for path in ("", "/now", "?move=2", "?lang=fr"):
        answer = ann.get(f"/t/{end['id']}{path}")
        assert answer.status_code == 200, path
