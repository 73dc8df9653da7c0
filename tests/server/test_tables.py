"""Making tables, taking seats, looking on, and the lists of tables."""

from __future__ import annotations

import pytest

from tests.server.conftest import Enter, Pair
from tests.server.helpers import SHORT, VOTES, Json, due, play_on


def test_seats_of_every_kind(enter: Enter) -> None:
    ann = enter()
    scene = ann.create("clans", ("person", "bot", "open"))
    assert [seat["kind"] for seat in scene["seats"]] == ["person", "bot", "open"]
    assert [seat["mine"] for seat in scene["seats"]] == [True, False, False]
    assert scene["seats"][1]["bot"] == "random"
    assert not scene["running"] and not scene["legal"] and not due(scene)
    assert list(scene["invites"]) == ["2"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_clans_for_every_number(enter: Enter, players: int) -> None:
    assert len(enter().create("clans", ("person",) * players)["seats"]) == players


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clans", {"edition": "first-printing", "clans": "none"}),
        ("clans", {"clans": "auction", "static_imports": True, "ports": False}),
        ("clans", {"modules": ["awards"], "map": "A1 B2 C1 D2", "promos": "no"}),
        ("glenmore", {"modules": ["highlander", "great-glen"], "die": True}),
        ("glenmore", {"edition": "english", "end_tile": "middle"}),
        ("glenmore", VOTES),
    ],
)
def test_options_are_kept(enter: Enter, game: str, options: Json) -> None:
    ann = enter()
    shown = ann.see(ann.create(game, ("person", "person"), options)["id"])["options"]
    for name, value in options.items():
        assert shown[name] == (False if value == "no" else value)


def test_every_option_of_the_list_can_be_chosen(enter: Enter) -> None:
    ann = enter()
    for game in ann.get("/api/games").json():
        assert "data_pack" not in [option["name"] for option in game["options"]]
        for option in game["options"]:
            body = {"game": game["name"], "players": 2, "seats": [{"kind": "person"}] * 2}
            value = option["fixed"].get("2", option["default"])
            answer = ann.post("/api/tables", {**body, "options": {option["name"]: value}})
            assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"options": {"edition": "lost"}}, "choose from current, first-printing"),
        ({"options": {"colour": "red"}}, "There is no option 'colour'"),
        ({"options": {"ports": "maybe"}}, "use yes or no"),
        ({"options": {"modules": ["whisky"]}}, "cannot contain 'whisky'"),
        ({"options": {"clan_pool": ["stewart"]}}, "The game draws "),
        ({"options": {"map": {"A": [1]}}}, "a word, a list of words, or yes or no"),
        ({"options": {"map": [[["deep"]]]}}, "a word, a list of words, or yes or no"),
        ({"options": {"map": 7}}, "a word, a list of words, or yes or no"),
        ({"players": 3}, "but this game has 3."),
        ({"seats": [{"kind": "person"}] * 5, "players": 5}, "1 to 4 players, not 5"),
        ({"seats": [{"kind": "ghost"}] * 2}, "'ghost' is not a kind of seat"),
        ({"seats": [{"kind": "bot", "bot": "hal"}] * 2}, "There is no bot 'hal'"),
        ({"seed": "many"}, "body.seed"),
    ],
)
def test_bad_wishes_get_a_sentence(enter: Enter, change: Json, sentence: str) -> None:
    ann = enter()
    body = {"game": "clans", "players": 2, "seats": [{"kind": "person"}] * 2, **change}
    answer = ann.post("/api/tables", body)
    assert answer.status_code in (400, 422)
    assert sentence in answer.json()["error"]
    assert ann.get("/api/tables").json()["mine"] == []


def test_unknown_games_are_not_found(enter: Enter) -> None:
    body = {"game": "chess", "players": 2, "seats": [{"kind": "person"}] * 2}
    assert enter().post("/api/tables", body).status_code == 404


def test_an_invite_link_seats_its_bearer_once(enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    table = ann.create()
    path = f"/api/tables/{table['id']}/seats"
    for wrong in ("", "x", "é", table["id"]):
        assert eve.post(path, {"invite": wrong}).status_code == 400
    link = table["invites"]["1"]
    assert link.startswith(ann.server.url)
    assert "You are invited" in bob.get(link.removeprefix(ann.server.url)).text
    scene = bob.sit(table)
    assert scene["running"] and scene["seat"] == 1 and scene["seats"][1]["name"] == "Bob"
    assert eve.post(path, {"invite": link.partition("invite=")[2]}).status_code == 400
    assert ann.see(table["id"])["invites"] == {}
    assert eve.see(table["id"])["seats"][1]["name"] == "Bob"


def test_open_tables_are_listed_until_they_are_full(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    listed, private = ann.create(open=True), ann.create()
    found = [row["id"] for row in bob.get("/api/tables").json()["open"]]
    assert listed["id"] in found and private["id"] not in found
    assert bob.post(f"/api/tables/{private['id']}/seats", {}).status_code == 400
    path = f"/api/tables/{listed['id']}/seats"
    assert ann.post(path, {}).status_code == 400
    assert bob.post(path, {}).status_code == 200
    assert listed["id"] not in [row["id"] for row in bob.get("/api/tables").json()["open"]]


def test_nobody_moves_before_all_are_there(enter: Enter) -> None:
    ann = enter()
    table = ann.create()
    answer = ann.try_move(table, "end")
    assert answer.status_code == 400 and "when all seats are taken" in answer.json()["error"]


def test_a_hot_seat_is_played_by_one_person(enter: Enter) -> None:
    ann = enter()
    table = ann.create("glenmore", ("person", "person"), VOTES)
    seen: set[int] = set()
    end = play_on({0: ann, 1: ann}, table["id"], before=lambda scene: seen.add(scene["seat"]))
    assert end["over"] and seen == {0, 1}


def test_spectators_see_but_do_not_touch(enter: Enter, pair: Pair) -> None:
    _, _, table = pair
    eve = enter("Eve")
    scene = eve.see(table["id"])
    assert scene["seat"] is None and scene["legal"] == [] and scene["view"]
    assert eve.try_move(scene, "end").status_code == 403
    for path, body in (
        ("undo", None),
        ("redo", None),
        ("back", {"move": 0}),
        ("talk", {"text": "x"}),
    ):
        answer = eve.post(f"/api/tables/{table['id']}/{path}", body)
        assert answer.status_code == 403, path
    assert eve.see(table["id"])["key"] == table["key"]


def test_tables_where_it_is_my_turn_come_first(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    tables = [bob.sit(ann.create()) for _ in range(3)]
    for table in tables[1:]:
        first = due(table)
        scene = (ann, bob)[first[0]].see(table["id"])
        while due(scene) == first:
            scene = (ann, bob)[first[0]].move(scene, scene["legal"][-1]["text"])
        assert not scene["over"]
    for person in (ann, bob):
        turns = [row["my_turn"] for row in person.get("/api/tables").json()["mine"]]
        assert len(turns) == 3 and turns == sorted(turns, reverse=True)
        expected = [person.see(table["id"])["legal"] != [] for table in tables]
        assert sorted(turns) == sorted(expected)


def test_finished_tables_move_to_their_own_list(enter: Enter) -> None:
    ann = enter()
    table = ann.create("clans", ("person",), {})
    play_on({0: ann}, table["id"])
    rows = ann.get("/api/tables").json()
    assert rows["mine"] == []
    assert [row["id"] for row in rows["finished"]] == [table["id"]]
    assert rows["finished"][0]["scores"]


def test_pages_make_tables_too(enter: Enter) -> None:
    ann = enter()
    answer = ann.form("/quick", game="glenmore", players="2", bot="random")
    assert answer.status_code == 303
    scene = ann.see(answer.headers["location"].rpartition("/")[2])
    assert [seat["kind"] for seat in scene["seats"]] == ["person", "bot"]
    fields = {"game": "glenmore", "players": "2", "kind0": "person", "name0": "A", "kind1": "open"}
    answer = ann.form("/new", **fields, introductory="on")
    scene = ann.see(answer.headers["location"].rpartition("/")[2])
    assert scene["options"]["introductory"] is True and SHORT["introductory"]
    assert ann.form("/new", **{**fields, "seed": "x"}).status_code == 400
    assert ann.form("/new/check", game="clans", players="7").status_code == 200
