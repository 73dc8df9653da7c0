"""Fair chance on a server: promised before, settled by the first move, told at the end."""

from __future__ import annotations

import hashlib
import re

import pytest

import ceilidh
from ceilidh.kernel.proof import verified
from tests.server.conftest import Enter, Start
from tests.server.helpers import VOTES, Json, Person, Server, due, made, play_on, until


def chance_of(person: Person, table: Json) -> Json:
    return made(person.get(f"/api/tables/{table['id']}/chance"))


def add(person: Person, table: Json, word: str, **more: int) -> Json:
    return made(person.post(f"/api/tables/{table['id']}/word", {"word": word, **more}))


def test_a_whole_game_from_the_promise_to_the_proof(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create(word="  heather\n ")
    before = chance_of(bob, table)
    assert before["fair"] and not before["settled"] and before["words"] == ["heather", ""]
    bob.sit(table)
    # Only a browser that has filled in a word is said to have done so.
    filled = "already filled in"
    assert filled in ann.get(f"/t/{table['id']}/chance").text
    assert filled not in bob.get(f"/t/{table['id']}/chance").text
    assert add(bob, table, "thistle")["words"] == ["heather", "thistle"]
    assert "not your seat" in add(bob, table, "x", seat=0)["error"]
    assert "not your seat" in add(enter("Eve"), table, "x")["error"]
    play_on({0: ann, 1: bob}, table["id"], 1)
    assert "can no longer be changed" in add(bob, table, "late")["error"]
    during = chance_of(bob, table)
    assert during["settled"] and during["commitment"] == before["commitment"]
    assert [one["value"] for one in during["pledges"]] == ["", ""] and during["draws"] == []
    assert during["pledges"][1]["words"] == ["heather", "thistle"]
    assert play_on({0: ann, 1: bob}, table["id"])["over"]
    after = chance_of(bob, table)
    value = after["pledges"][0]["value"]
    assert hashlib.sha256(bytes.fromhex(value)).hexdigest() == before["commitment"]
    assert after["draws"] and after["fault"] == ""
    record = ceilidh.load(bob.get(f"/api/tables/{table['id']}/record").text)
    assert len(verified(record)) == len(after["draws"])
    page = bob.get(f"/t/{table['id']}/chance").text
    assert value in page and f"All {len(after['draws'])} draws follow" in page


def test_the_promise_is_shown_before_one_sits_down(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create(open=True)
    promise = chance_of(bob, table)["commitment"]
    assert promise[:16] in bob.get(f"/t/{table['id']}").text
    assert promise in bob.get(f"/t/{table['id']}/chance").text


@pytest.mark.parametrize("kind", ["api", "form"])
def test_no_seed_is_chosen_where_others_sit_down(enter: Enter, kind: str) -> None:
    ann = enter()
    rows = [{"kind": "person"}, {"kind": "open"}]
    if kind == "api":
        body = {"game": "glenmore", "players": 2, "seats": rows, "seed": 7}
        answer = ann.post("/api/tables", body)
    else:
        fields = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "open"}
        answer = ann.form("/new", **fields, seed="7")
    assert (
        answer.status_code == 400
        and ("you can only choose one when nobody else will join; otherwise leave it empty.")
        in answer.text
    )
    # Nor does anybody come to such a table later.
    table = ann.create("glenmore", ("person", "person"), seed=7)
    answer = ann.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    assert (
        answer.status_code == 400
        and ("Nobody else can join, because this table uses a chosen seed; create a new table")
        in answer.json()["error"]
    )
    assert not chance_of(ann, table)["fair"]
    assert "follow from a seed" in ann.get(f"/t/{table['id']}/chance").text


def test_chance_survives_a_kill_and_another_value_comes_after_the_end(start: Start) -> None:
    server = start()
    with server.person("Ann") as ann:
        table = ann.create("glenmore", ("person", "person"))
        play_on({0: ann, 1: ann}, table["id"], 8)
        server.stop(9)
        server.start()
        end = play_on({0: ann, 1: ann}, table["id"])
        told = chance_of(ann, table)
        assert told["draws"] and not told["fault"]
        # All agree to go back: what comes then cannot be read from the value that was told.
        ann.post(f"/api/tables/{table['id']}/back", {"move": end["moves"] - 20})
        hidden = chance_of(ann, table)
        assert hidden["commitment"] != told["commitment"]
        assert not any(one["value"] for one in hidden["pledges"])
        play_on({0: ann, 1: ann}, table["id"])
        again = chance_of(ann, table)
        assert again["draws"] and not again["fault"]
        assert len({one["commitment"] for one in again["pledges"]}) == 2


def ballot_keys(server: Server, ann: Person, bob: Person) -> set[str]:
    """The keys that Bob is shown after Ann's ballots, each taken back again."""
    table = bob.sit(ann.create(options=VOTES))
    scene = play_on({0: ann, 1: bob}, table["id"], 1)
    while len(due(scene)) < 2:
        scene = play_on({0: ann, 1: bob}, table["id"], 1)
    keys: set[str] = set()
    for move in ann.see(table["id"])["legal"]:
        ann.move(ann.see(table["id"]), move["text"])
        keys.add(bob.see(table["id"])["key"])
        assert ann.post(f"/api/tables/{table['id']}/undo").status_code == 200
    return keys


def test_a_key_tells_no_ballot(server: Server, enter: Enter) -> None:
    assert len(ballot_keys(server, enter("Ann"), enter("Bob"))) == 1


def test_bots_play_on_where_few_rooms_are_kept(start: Start) -> None:
    server = start(rooms=1)
    with server.person("Ann") as ann:
        tables = [ann.create("glenmore", ("bot", "bot")) for _ in range(3)]
        paths = [f"/api/tables/{table['id']}" for table in tables]
        until(lambda: all(ann.get(path).json()["over"] for path in paths))
        for path in paths:
            assert ann.get(f"{path}/chance").json()["fault"] == ""
    assert not server.faults() and not re.search("cannot be read", server.log.read_text())
