"""Results by game, clan and module; ratings of who wants one; who sees them."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from sqlalchemy import create_engine, text

from ceilidh.server.database import migrate, open_database
from ceilidh.server.models import FinishedGame, GameTable, RatedSpan, Result, User, now
from ceilidh.server.ratings import Contest, Ladder, gone_on
from ceilidh.server.settings import Settings
from ceilidh.server.store import Store
from tests.server.conftest import Enter, Start
from tests.server.helpers import SHORT, Json, Person, Server, due, play_on

PASSWORD = "a long password"


def keep(person: Person, name: str) -> None:
    body = {"name": f"{name} {person.id}", "password": PASSWORD}
    assert person.post("/api/keep", body).status_code == 200


def wish(person: Person, **wishes: bool) -> None:
    assert person.post("/api/profile", wishes, "PUT").status_code == 200


def finished(ann: Person, bob: Person, options: Json | None = None, **more: object) -> Json:
    """A short game of the two, played to its end."""
    table = bob.sit(ann.create(options=options, **more))
    return play_on({0: ann, 1: bob}, table["id"])


def rated(person: Person, game: str = "glenmore") -> dict[int, Json]:
    return {one["id"]: one for one in person.get(f"/api/ratings/{game}").json()}


def results(person: Person, path: str = "/api/profile") -> Json:
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    return {one["game"]: one for one in answer.json()["results"]}


# --- results --------------------------------------------------------------------------------------


def test_results_by_game_clan_and_module(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    assert results(ann) == {}
    modules: Json = {**SHORT, "modules": ["haggis"]}
    ends = [finished(ann, bob), finished(ann, bob, modules)]
    clans = ann.create("clans", ("person",))
    ends.append(play_on({0: ann}, clans["id"]))
    found = results(ann)
    assert list(found) == ["clans", "glenmore"]
    two = found["glenmore"]["total"]
    scores = [end["seats"][0]["score"] for end in ends[:2]]
    ranks = [[one["rank"] for one in end["standings"] if one["seat"] == 0][0] for end in ends[:2]]
    assert (two["games"], two["contests"], two["wins"]) == (2, 2, ranks.count(1))
    assert two["points"] == sum(scores) / 2 and two["best"] == max(scores)
    assert [(one["word"], one["games"]) for one in found["glenmore"]["modules"]] == [("haggis", 1)]
    assert found["glenmore"]["clans"] == [] and found["glenmore"]["rating"] is None
    alone = found["clans"]
    assert (alone["total"]["games"], alone["total"]["contests"]) == (1, 0)
    clan = ends[2]["view"]["seats"][0]["clan"]
    assert clan and [one["word"] for one in alone["clans"]] == [clan]
    page = ann.get("/profile").text
    assert 'data-results="clans"' in page and 'data-results="glenmore"' in page


def test_only_earnest_games_count(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.create("glenmore", ("person", "person"))
    play_on({0: ann, 1: ann}, table["id"])
    branch = ann.post(f"/api/tables/{table['id']}/branch", {"move": 3}).json()["id"]
    play_on({0: ann, 1: ann}, branch)
    record = ann.get(f"/api/tables/{table['id']}/record").text
    assert ann.post("/api/records", record).status_code == 201
    # Both seats of the one game; neither the branch nor the record.
    assert results(ann)["glenmore"]["total"]["games"] == 2


def test_a_game_that_goes_back_is_read_again(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    end = finished(ann, bob)
    assert results(bob)["glenmore"]["total"]["games"] == 1
    path = f"/api/tables/{end['id']}"
    assert ann.post(f"{path}/back", {"move": end["moves"] - 1}).status_code == 200
    bob.post(f"{path}/back/answer", {"yes": True})
    assert not ann.see(end["id"])["over"] and results(bob) == {}
    assert play_on({0: ann, 1: bob}, end["id"])["over"]
    assert results(bob)["glenmore"]["total"]["games"] == 1


def test_others_see_only_what_is_shown(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    private, public = finished(ann, bob), finished(ann, bob, open=True)
    paths = [f"/people/{ann.id}", f"/api/people/{ann.id}"]
    for path in [*paths, "/api/people/0", "/api/people/99999999999999999999"]:
        assert bob.get(path).status_code == 404, path
    assert all(ann.get(path).status_code == 200 for path in paths)
    wish(ann, shown=True)
    assert results(bob, paths[1])["glenmore"]["total"]["games"] == 2
    page = bob.get(paths[0]).text
    assert public["id"] in page and private["id"] not in page
    assert private["id"] in ann.get("/profile").text
    wish(ann, shown=False)
    assert bob.get(paths[0]).status_code == 404


# --- ratings --------------------------------------------------------------------------------------


def test_ratings_are_for_those_who_want_them(enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    refused = ann.post("/api/profile", {"rated": True}, "PUT")
    assert refused.status_code == 400 and "password" in refused.json()["error"]
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        keep(person, name)
    before = finished(ann, bob)
    assert before["over"]
    wish(ann, rated=True)
    finished(ann, bob)
    assert ann.id not in rated(ann)  # nobody to compare with
    wish(bob, rated=True)
    assert ann.id not in rated(ann)  # what began before counts for nothing
    finished(ann, eve)
    assert ann.id not in rated(ann)
    end = finished(ann, bob)
    found = rated(eve)
    assert eve.id not in found
    places = {one["seat"]: one["rank"] for one in end["standings"]}
    mine, theirs = found[ann.id], found[bob.id]
    assert mine["games"] == theirs["games"] == 1
    assert mine["provisional"] and 15 < mine["within"] < 16.7
    assert (mine["mean"] > 25 > theirs["mean"]) is (places[0] < places[1])
    assert results(ann)["glenmore"]["rating"]["mean"] == mine["mean"]
    listed = eve.get("/ratings?game=glenmore").text
    assert f"Ann {ann.id}" in listed and f"Eve {eve.id}" not in listed
    # Who does not want it any more is not listed, but for the other the game is played.
    wish(ann, rated=False)
    after = rated(bob)
    assert ann.id not in after and after[bob.id] == theirs
    assert results(ann)["glenmore"]["rating"] is None
    wish(ann, rated=True)
    assert rated(bob)[ann.id]["mean"] == mine["mean"]
    assert eve.get("/api/ratings/chess").status_code == 404


def test_bots_and_seeds_are_not_rated(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        keep(person, name)
        wish(person, rated=True)
    table = bob.sit(ann.create("glenmore", ("person", "open", "bot"), {}))
    people = {0: ann, 1: bob}
    scene = ann.see(table["id"])
    while not scene["over"]:
        if 2 not in due(scene):
            play_on(people, table["id"], 1)
        scene = ann.see(table["id"])
    found = rated(ann)
    assert {ann.id, bob.id} <= found.keys() and None not in found
    seeded = ann.create("glenmore", ("person", "person"), seed=5)
    play_on({0: ann, 1: ann}, seeded["id"])
    assert rated(ann)[ann.id]["games"] == 1


def test_who_gives_up_comes_last(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        keep(person, name)
        wish(person, rated=True)
    for path in ("deputy", "resign"):
        table = bob.sit(ann.create())
        play_on({0: ann, 1: bob}, table["id"], 2)
        quitting = {"bot": "random"} if path == "deputy" else {}
        assert ann.post(f"/api/tables/{table['id']}/{path}", quitting).status_code == 200
        scene = bob.see(table["id"])
        while not scene["over"]:
            if scene["legal"]:
                bob.try_move(scene, scene["legal"][-1]["text"])
            scene = bob.see(table["id"])
    found = rated(ann)
    assert found[ann.id]["games"] == 2
    assert found[ann.id]["mean"] < 22 and found[bob.id]["mean"] > 28


# --- any process comes to the same ----------------------------------------------------------------


def test_ratings_from_records_and_from_another_process(start: Start, database: str) -> None:
    """Two servers on PostgreSQL, one on SQLite; the command reads every record anew."""
    server = start(database=database)
    other = start(database=database) if "postgresql" in database else server
    with server.person("Ann") as ann, server.person("Bob") as bob, other.person("Eve") as eve:
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            keep(person, name)
            wish(person, rated=True)
        for nth in (1, 2):
            finished(ann, bob)
            assert rated(eve) == rated(ann)
            assert rated(eve)[ann.id]["games"] == nth
        expected = rated(ann)
    engine = create_engine(
        server.environment["CEILIDH_DATABASE"].replace("://", "+psycopg://")
        if "postgresql" in database
        else database
    )
    with engine.begin() as connection:
        connection.execute(text("UPDATE results SET rank = 1"))  # as if somebody had meddled
    engine.dispose()
    said = command(server, "ratings", "glenmore", "--anew", "--json")
    assert {one["user_id"]: one["rating"]["mean"] for one in json.loads(said)} == {
        number: one["mean"] for number, one in expected.items()
    }
    assert "provisional" in command(server, "ratings", "glenmore")


def command(server: Server, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "ceilidh", *words],
        env=server.environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_run_goes_on_or_begins_anew() -> None:
    games = [Contest(f"t{n}", n, (1, 2 + n % 2), (1.0, 2.0)) for n in range(6)]
    whole = gone_on(None, games)
    part = gone_on(None, games[:4])
    assert gone_on(part, games) is part and part.skill == whole.skill
    changed = [Contest("t0", 9, (2, 1), (1.0, 2.0)), *games[1:]]
    other = gone_on(whole, changed)
    assert other is not whole and other.skill[1].mu < whole.skill[1].mu


@pytest.mark.parametrize("ranks", [(1, 1), (1, 2), (2, 1)])
def test_ranks_are_what_counts(tmp_path: object, ranks: tuple[int, int]) -> None:
    store = Store(open_database(Settings(database="sqlite://").database_url))
    migrate(store.engine)
    with store.session() as session:
        session.add_all([User(id=1, name="Ann"), User(id=2, name="Bob")])
        session.flush()
        session.add_all([RatedSpan(user_id=one, since=now()) for one in (1, 2)])
        row = dict(version=1, players=2, options={}, seed=0, setup="", owner_id=1, finished=True)
        session.add(GameTable(id="t", game="clans", **row))
        session.flush()
        times = dict(began=now(), ended=now(), modules=[], counts=True, players=2)
        session.add(FinishedGame(table_id="t", revision=0, game="clans", **times))
        session.flush()
        for seat, rank in enumerate(ranks):
            kept = dict(rank=rank, score=0, clan="", absent=False)
            session.add(Result(table_id="t", seat=seat, user_id=seat + 1, **kept))
        session.commit()
    found = Ladder(store).ratings("clans")
    order = (found[1].mean > found[2].mean) - (found[1].mean < found[2].mean)
    assert order == ranks[1] - ranks[0]
