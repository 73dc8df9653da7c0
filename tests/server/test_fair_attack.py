"""An operator who swaps the pledge of a table in mid-game: page, API and replay all say so."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import ceilidh
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.fair import commitment_of
from ceilidh.kernel.proof import verified
from tests.server.conftest import Enter, Start
from tests.server.helpers import Json, Person, Server, made, play_on
from tests.server.test_fair import chance_of

Stored = dict[str, Any]


def change_row(server: Server, table: Json, **columns: object) -> None:
    """What somebody with the database in his hands can do while the server runs."""
    engine = create_engine(server.environment["CEILIDH_DATABASE"])
    names = ", ".join(f"{name} = :{name}" for name in columns)
    values = {name: json.dumps(value) for name, value in columns.items()}
    with engine.begin() as connection:
        change = text(f"UPDATE tables SET revision = revision + 1, {names} WHERE id = :id")
        connection.execute(change, {"id": table["id"], **values})
    engine.dispose()


def stored(server: Server, table: Json) -> Stored:
    engine = create_engine(server.environment["CEILIDH_DATABASE"])
    with engine.begin() as connection:
        query = text("SELECT chance, commitments FROM tables WHERE id = :id")
        row = connection.execute(query, {"id": table["id"]}).one()
    engine.dispose()
    return {"chance": json.loads(row.chance), "commitments": json.loads(row.commitments)}


def draws_so_far(person: Person, table: Json) -> int:
    record = ceilidh.load(person.get(f"/api/tables/{table['id']}/record").text)
    return record.draws()


def replay(server: Server, person: Person, table: Json, folder: Path, *more: str) -> str:
    """What `ceilidh replay --verify` says of the record; empty if it finds no fault."""
    file = folder / "record.txt"
    file.write_text(person.get(f"/api/tables/{table['id']}/record").text, "utf-8")
    run = server.command("replay", "--verify", *more, str(file))
    assert run.returncode in (0, 1), run.stderr
    return run.stderr if run.returncode else ""


@pytest.fixture
def game(server: Server, enter: Enter) -> tuple[Person, Person, Json]:
    """Ann and Bob in mid-game; both have noted the commitment."""
    ann, bob = enter("Ann"), enter("Bob")
    table = bob.sit(ann.create())
    play_on({0: ann, 1: bob}, table["id"], 8)
    return ann, bob, table


def another_pledge(before: Stored, first: int, **more: object) -> Stored:
    words = before["chance"][-1]["words"]
    return {"first": first, "value": secrets.token_hex(32), "words": words, **more}


def test_a_pledge_that_was_added_in_mid_game_moves_nothing(
    server: Server, game: tuple[Person, Person, Json], tmp_path: Path
) -> None:
    ann, bob, table = game
    before, noted = stored(server, table), chance_of(ann, table)["commitment"]
    assert before["commitments"] == [noted]
    pledge = another_pledge(before, draws_so_far(ann, table))
    change_row(server, table, chance=[*before["chance"], pledge])
    # Nobody can go on by the new value, and everybody is told.
    scene = ann.see(table["id"])
    mover = ann if scene["legal"] else bob
    scene = mover.see(table["id"])
    answer = mover.try_move(scene, scene["legal"][0]["text"])
    assert answer.status_code == 400 and "no more moves are made here" in answer.json()["error"]
    assert noted[:16] in scene["fault"] and noted[:16] in chance_of(bob, table)["fault"]
    for path in ("", "/chance"):
        page = bob.get(f"/t/{table['id']}{path}").text
        assert "data-fault-banner>" in page and noted[:16] in page
    assert "no undo that explains it" in replay(server, bob, table, tmp_path)
    # With the pledges as they were, the game goes on, and all of it can be proven.
    change_row(server, table, chance=before["chance"])
    assert play_on({0: ann, 1: bob}, table["id"])["over"]
    assert replay(server, bob, table, tmp_path, "--commitment", noted) == ""
    assert chance_of(bob, table)["fault"] == ""


def test_an_operator_who_also_changes_the_commitments_is_found(
    server: Server, game: tuple[Person, Person, Json], tmp_path: Path
) -> None:
    """The attack that succeeded: most draws follow from the second pledge."""
    ann, bob, table = game
    before, first = stored(server, table), draws_so_far(ann, table)
    pledge = another_pledge(before, first)
    swapped = commitment_of(pledge["value"])
    commitments = [*before["commitments"], swapped]
    change_row(server, table, chance=[*before["chance"], pledge], commitments=commitments)
    scene = ann.see(table["id"])
    assert "a different commitment" in scene["fault"]
    assert scene["commitments"] == commitments, "without the undo that would allow it"
    end = play_on({0: ann, 1: bob}, table["id"])
    assert end["over"] and "a different commitment" in end["fault"]
    told = chance_of(bob, table)
    assert len(told["draws"]) > first and "a different commitment" in told["fault"]
    page = bob.get(f"/t/{table['id']}/chance").text
    assert "data-fault-banner>" in page and "are not proven" in page
    assert "data-fault-banner>" in bob.get(f"/t/{table['id']}").text
    assert "no undo that explains it" in replay(server, bob, table, tmp_path)


def test_an_operator_who_starts_all_over_is_found_by_what_was_noted(
    server: Server, game: tuple[Person, Person, Json], tmp_path: Path
) -> None:
    ann, bob, table = game
    noted = chance_of(ann, table)["commitment"]
    value = secrets.token_hex(32)
    chance = [{**one, "value": value} for one in stored(server, table)["chance"]]
    change_row(server, table, chance=chance, commitments=[commitment_of(value)])
    # The page of a player whose browser remembers `noted` compares it with this.
    assert ann.see(table["id"])["commitments"] == [commitment_of(value)]
    assert play_on({0: ann, 1: bob}, table["id"])["over"]
    assert "but the values give" in chance_of(bob, table)["fault"]
    said = replay(server, bob, table, tmp_path, "--commitment", noted)
    assert "not the one you noted" in said


def test_a_chance_that_was_taken_away_is_missed(
    server: Server, game: tuple[Person, Person, Json], tmp_path: Path
) -> None:
    """Without pledges the draws would follow from a seed that the operator knows."""
    ann, bob, table = game
    noted = chance_of(ann, table)["commitment"]
    change_row(server, table, chance=[])
    told = chance_of(ann, table)
    assert told["fair"] and noted[:16] in told["fault"]
    page = bob.get(f"/t/{table['id']}/chance").text
    assert "data-fault-banner>" in page and noted in page
    assert "The record does not state how its draws were made" in replay(
        server, bob, table, tmp_path
    )


def test_a_new_commitment_after_an_undo_is_announced_in_the_log(start: Start) -> None:
    server = start()
    with server.person("Ann") as ann, server.person("Bob") as bob:
        table = bob.sit(ann.create())
        people = {0: ann, 1: bob}
        end = play_on(people, table["id"])
        kept = end["moves"] - 12
        path = f"/api/tables/{table['id']}/back"
        ann.post(path, {"move": kept})
        scene = made(bob.post(f"{path}/answer", {"yes": True}))
        first, second = scene["commitments"]
        assert second.endswith(f":{end['moves']}:{kept}") and scene["fault"] == ""
        line = scene["log"][-1]
        assert line["seat"] == -1 and line["number"] == kept and second[:16] in line["text"]
        assert f"move {end['moves']}, to move {kept}" in line["text"]
        play_on(people, table["id"], 3)
        assert [one for one in ann.see(table["id"])["log"] if one["seat"] == -1 and one["part"] < 0]
        assert second[:16] in ann.get(f"/t/{table['id']}").text
        assert play_on(people, table["id"])["over"]
        record = ann.get(f"/api/tables/{table['id']}/record").text
        assert f" back {end['moves']} {kept}" in record
        assert verified(ceilidh.load(record), record, first)
        # The same record without its undo proves nothing any more.
        forged = re.sub(r" back [0-9]+ [0-9]+", "", record)
        with pytest.raises(RecordError, match="no undo that explains it"):
            verified(ceilidh.load(forged), forged)


def test_two_players_see_the_same_code_and_another_after_a_move(
    game: tuple[Person, Person, Json],
) -> None:
    ann, bob, table = game
    codes = [ann.see(table["id"])["code"], bob.see(table["id"])["code"]]
    assert codes[0] == codes[1] == chance_of(bob, table)["code"]
    assert re.fullmatch(r"[a-z2-7]{4}-[a-z2-7]{4}", codes[0])
    assert codes[0] in ann.get(f"/t/{table['id']}").text
    assert codes[0] in bob.get(f"/t/{table['id']}/chance").text
    after = play_on({0: ann, 1: bob}, table["id"], 1)
    assert after["code"] != codes[0]
    past = ann.get(f"/api/tables/{table['id']}?move={after['moves'] - 1}").json()
    assert past["code"] == codes[0]


# --- the host's word ------------------------------------------------------------------------------


def test_the_server_commits_before_the_host_says_a_word(enter: Enter) -> None:
    ann = enter("Ann")
    offered = made(ann.post("/api/commitments"))["commitment"]
    table = ann.create(word="heather", commitment=offered)
    told = chance_of(ann, table)
    assert told["commitments"] == [offered] and told["host_word"]
    assert told["pledges"][0]["words"] == ["heather", ""]
    # It is good for one table only: with its value known, the next one would be foreseen.
    again = ann.post("/api/tables", {**body(), "word": "broom", "commitment": offered})
    assert again.status_code == 400 and "ask for a new one" in again.json()["error"]


def test_a_word_that_comes_without_a_commitment_cannot_choose_the_setup(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create(word="heather")
    told = chance_of(ann, table)
    assert not told["host_word"] and told["pledges"][0]["words"] == ["", ""]
    assert told["words"] == ["heather", ""], "it counts from the first move on"


def body() -> Json:
    return {
        "game": "glenmore",
        "players": 2,
        "seats": [{"kind": "person"}, {"kind": "open"}],
    }


def test_the_form_asks_for_a_commitment_first(enter: Enter) -> None:
    ann = enter("Ann")
    page = ann.get("/new?game=glenmore").text
    assert 'name="commitment"' in page and "new-table.js" in page
    offered = ann.form("/new/commitment").json()["commitment"]
    fields = {"game": "glenmore", "players": "2", "kind0": "person", "kind1": "open"}
    answer = ann.form("/new", **fields, word="0123", commitment=offered)
    table = {"id": str(answer.headers["location"]).rsplit("/", 1)[-1]}
    assert chance_of(ann, table)["commitments"] == [offered]
