"""Two people play by API: whole games, refusals that change nothing, undo in all its forms."""

from __future__ import annotations

import pytest

from tests.server.conftest import Enter, Pair
from tests.server.helpers import SHORT, VOTES, Json, Person, due, play_on


@pytest.mark.parametrize(
    ("game", "options"), [("glenmore", SHORT), ("glenmore", VOTES), ("clans", {})]
)
def test_two_people_play_a_whole_game(enter: Enter, game: str, options: Json) -> None:
    ann, bob = enter("Ann"), enter("Bob", program=True)
    table = ann.create(game, options=options)
    bob.sit(table)
    end = play_on({0: ann, 1: bob}, table["id"])
    assert end["over"] and end["legal"] == [] and due(end) == []
    assert len({line["number"] for line in end["log"]}) == end["moves"] > 10
    assert end["standings"][0]["rank"] == 1
    totals = [sum(values[seat] for _, values in end["sheet"]) for seat in (0, 1)]
    assert totals == [seat["score"] for seat in end["seats"]]
    assert ann.see(table["id"])["view"] == bob.see(table["id"])["view"]
    answer = ann.try_move(end, "end")
    assert answer.status_code == 422 and "over" in answer.json()["error"]


def voting(ann: Person, bob: Person) -> Json:
    """A table at which both are to vote."""
    table = ann.create(options=VOTES)
    bob.sit(table)
    scene = ann.see(table["id"])
    while len(due(scene)) < 2:
        scene = play_on({0: ann, 1: bob}, table["id"], 1)
    return scene


def test_votes_come_in_any_order_and_on_the_same_position(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    voting(ann, bob)
    scene = voting(ann, bob)
    before = ann.see(scene["id"])
    seen_by_bob = bob.see(scene["id"])
    after = bob.move(seen_by_bob, seen_by_bob["legal"][0]["text"])
    assert due(after) == [0]
    assert after["log"][-1]["text"] != "Bob has chosen."
    assert ann.see(scene["id"])["log"][-1]["text"] == "Bob has chosen."
    # Ann has not looked again: what Bob chose in secret does not make her position an old one.
    assert len(due(ann.move(before, before["legal"][0]["text"]))) == 1


def test_a_vote_can_be_taken_back_until_it_is_revealed(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    scene = voting(ann, bob)
    mine = ann.see(scene["id"])
    ann.move(mine, mine["legal"][0]["text"])
    assert ann.post(f"/api/tables/{scene['id']}/undo").json()["key"] == mine["key"]
    ann.move(mine, mine["legal"][0]["text"])
    theirs = bob.see(scene["id"])
    shown = bob.move(theirs, theirs["legal"][0]["text"])
    answer = bob.post(f"/api/tables/{scene['id']}/undo")
    assert (
        answer.status_code == 422
        and ("The last move revealed something; it can only be undone if everyone agrees")
        in answer.json()["error"]
    )
    assert bob.see(scene["id"])["key"] == shown["key"]


def mover(pair: Pair) -> tuple[Person, Person, Json]:
    """Who is to move, the other, and the scene of the first."""
    ann, bob, table = pair
    person = (ann, bob)[due(table)[0]]
    return person, (bob if person is ann else ann), person.see(table["id"])


def test_refusals_change_nothing(enter: Enter, pair: Pair) -> None:
    person, other, scene = mover(pair)
    path = f"/api/tables/{scene['id']}/moves"
    good = scene["legal"][0]["text"]
    eve = enter("Eve")
    refusals = [
        (eve.try_move(scene, good), 403, "no seat"),
        (person.try_move(scene, good, seat=1 - scene["seat"]), 403, "not your seat"),
        (person.try_move(scene, good, seat=7), 403, "not your seat"),
        (other.try_move(scene, good), 422, "It is seat "),
        (
            person.try_move({**scene, "key": "0" * 24}, good),
            409,
            "The position has changed; check it again",
        ),
        (person.try_move(scene, "fly to the moon"), 422, "do not understand"),
        (person.try_move(scene, ""), 422, "do not understand"),
        (person.try_move(scene, "take é"), 422, "do not understand"),
        (person.try_move(scene, "x" * 201), 422, "body.move"),
        (person.try_move(scene, good, seat="one"), 422, "body.seat"),
        (person.post(path, {"move": good}), 422, "body.key"),
        (person.post(path, ["move"]), 422, "body"),
        (person.post(path), 422, "body"),
        (person.try_move({**scene, "id": "nothing-here"}, good), 404, "no such table"),
        (person.try_move({**scene, "id": "%00"}, good), 404, "no such"),
        (person.try_move(scene, "x" * 2_000_000), 413, "too large"),
    ]
    for answer, status, sentence in refusals:
        assert answer.status_code == status, answer.text
        assert sentence in (answer.json()["error"] if status != 413 else answer.text)
    assert person.see(scene["id"])["key"] == scene["key"]
    assert person.see(scene["id"])["moves"] == scene["moves"]


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [("glenmore", "sell barley -12.12", "GM-MKT-09"), ("clans", "port 0", "CC-PRT-01")],
)
def test_illegal_moves_name_the_rules(enter: Enter, game: str, move: str, rule: str) -> None:
    ann = enter()
    scene = ann.create(game, ("person", "person"), seed=3)
    scene = play_on({0: ann, 1: ann}, scene["id"], 8)
    answer = ann.try_move(scene, move)
    assert answer.status_code == 422 and answer.json()["error"]
    assert answer.json()["rules"] == [rule]
    why = ann.get(f"/api/tables/{scene['id']}/why?move={move}").json()
    assert why["legal"] is False and why["rules"] == [rule] and why["text"]
    assert rule in ann.get(f"/t/{scene['id']}/why?move={move}").text
    legal = scene["legal"][0]["text"]
    assert ann.get(f"/api/tables/{scene['id']}/why?move={legal}").json()["legal"] is True
    assert ann.get(f"/api/tables/{scene['id']}/why?move=nonsense").status_code == 422
    assert ann.see(scene["id"])["key"] == scene["key"]


def test_a_preview_changes_nothing_and_says_what_would_happen(pair: Pair) -> None:
    person, other, scene = mover(pair)
    path = f"/api/tables/{scene['id']}/preview"
    for move in scene["legal"]:
        answer = person.post(path, {"move": move["text"], "key": scene["key"]})
        assert answer.status_code == 200 and answer.json()["effects"]
    assert other.post(path, {"move": scene["legal"][0]["text"], "key": ""}).status_code == 422
    assert person.see(scene["id"])["key"] == scene["key"]


def quiet_moves(pair: Pair, number: int) -> tuple[Person, Person, list[Json]]:
    """So many moves of one person that reveal nothing; the scenes before them and after."""
    person, other, scene = mover(pair)
    path = f"/api/tables/{scene['id']}/preview"
    for _ in range(400):
        scenes = [scene]
        for move in scene["legal"]:
            tried = person.post(path, {"move": move["text"], "key": scene["key"]}).json()
            if not tried["reveals"]:
                break
        scene = person.move(scene, move["text"])
        scenes.append(scene)
        if not scene["can_undo"] or not scene["legal"]:
            person, other, scene = mover((pair[0], pair[1], scene))
            continue
        while len(scenes) <= number and scene["legal"]:
            scene = person.move(scene, scene["legal"][0]["text"])
            scenes.append(scene)
            if not scene["can_undo"]:
                break
        if len(scenes) > number and scene["can_undo"]:
            return person, other, scenes
        person, other, scene = mover((pair[0], pair[1], scene))
    raise AssertionError("no quiet moves were found")


def test_undo_and_redo_step_by_step(pair: Pair) -> None:
    person, other, scenes = quiet_moves(pair, 2)
    path = f"/api/tables/{scenes[0]['id']}"
    assert other.post(f"{path}/undo").status_code == 422
    for scene in reversed(scenes[:-1]):
        assert person.post(f"{path}/undo").json()["key"] == scene["key"]
    assert other.post(f"{path}/redo").status_code == 403
    for scene in scenes[1:]:
        assert person.post(f"{path}/redo").json()["key"] == scene["key"]
    assert person.post(f"{path}/redo").status_code == 422
    assert other.see(scenes[0]["id"])["key"] == scenes[-1]["key"]


def test_undo_the_turn_and_go_another_way(pair: Pair) -> None:
    person, _, scenes = quiet_moves(pair, 2)
    path = f"/api/tables/{scenes[0]['id']}"
    back = person.post(f"{path}/undo?turn=true").json()
    assert back["moves"] <= scenes[0]["moves"] and back["can_redo"]
    after = person.move(back, back["legal"][-1]["text"])
    assert not after["can_redo"]
    assert person.post(f"{path}/redo").status_code == 422


def test_going_back_needs_the_consent_of_all(enter: Enter, pair: Pair) -> None:
    ann, bob, table = pair
    people = {0: ann, 1: bob}
    early = play_on(people, table["id"], 4)
    late = play_on(people, table["id"], 8)
    path = f"/api/tables/{table['id']}/back"
    assert bob.post(f"{path}/answer", {"yes": True}).status_code == 422
    for wrong in (99, late["moves"]):
        assert ann.post(path, {"move": wrong}).status_code == 422
    asked = ann.post(path, {"move": 4}).json()
    assert asked["consent"]["move"] == 4 and asked["key"] == late["key"]
    assert enter("Eve").post(f"{path}/answer", {"yes": True}).status_code == 422
    assert bob.post(f"{path}/answer", {"yes": False}).json()["consent"] == {}
    ann.post(path, {"move": 4})
    agreed = bob.post(f"{path}/answer", {"yes": True}).json()
    assert agreed["key"] == early["key"] and agreed["moves"] == 4 and agreed["consent"] == {}
    assert play_on(people, table["id"])["over"]


def test_a_move_ends_a_request_to_go_back(pair: Pair) -> None:
    ann, bob, table = pair
    people = {0: ann, 1: bob}
    play_on(people, table["id"], 4)
    ann.post(f"/api/tables/{table['id']}/back", {"move": 0})
    assert play_on(people, table["id"], 1)["consent"] == {}


def test_bots_always_agree_to_go_back(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("person", "person"), {})
    play_on({0: ann, 1: ann}, table["id"], 4)
    assert ann.post(f"/api/tables/{table['id']}/back", {"move": 0}).json()["moves"] == 0


def test_forms_play_undo_and_say_why_not(pair: Pair) -> None:
    person, _, scenes = quiet_moves(pair, 1)
    table_id = scenes[0]["id"]
    answer = (
        person.form(f"/t/{table_id}/undo") if person.csrf else person.post(f"/t/{table_id}/undo")
    )
    assert answer.status_code in (303, 200, 422)
    scene = person.see(table_id)
    fields = {"move": scene["legal"][0]["text"], "key": scene["key"]}
    assert person.form(f"/t/{table_id}/moves", **fields).status_code == 303
    assert person.form(f"/t/{table_id}/moves", **fields).status_code == 409
    assert "message" in person.get(f"/t/{table_id}/why?move=nonsense").text
    assert person.get(f"/t/{table_id}/now").status_code == 200
