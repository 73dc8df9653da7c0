"""Results by game, clan and module; ratings of who wants one; who sees them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from sqlalchemy import text, update

from ceilidh.cli import main
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.record import keep_record
from ceilidh.server.people.own_data import everything, forget
from ceilidh.server.results.finished_games import catch_up
from ceilidh.server.results.profiles import (
    PrivacySettings,
    Results,
    all_results,
    latest_games,
    privacy_of,
    rated_people,
    set_privacy,
    shown_user,
)
from ceilidh.server.results.ratings import RatedGame, Rating, gone_on
from ceilidh.server.results.solo_history import games_met
from ceilidh.server.storage.models import GameTable, User
from ceilidh.server.table.consent import answer_back, ask_back
from ceilidh.server.table.seating import hand_over, resign
from ceilidh.server.table.stored_game import read_upload
from tests.server.conftest import Enter, Start
from tests.server.helpers import SHORT, Json, Person
from tests.server.house import House
from tests.server.postgres import Postgres


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def results(house: House, user: User) -> dict[str, Results]:
    catch_up(house.store, house.rooms)
    return {one.game: one for one in all_results(house.store, house.service.ladder, user.id)}


def rated(house: House, game: str = "glenmore") -> dict[str, Rating]:
    catch_up(house.store, house.rooms)
    people = rated_people(house.store, house.service.ladder, game)
    return {one.name: one.rating for one in people}


def rivals(house: House) -> tuple[User, User]:
    """Ann and Bob, who want to be rated."""
    ann, bob = house.person("Ann"), house.person("Bob")
    for user in (ann, bob):
        set_privacy(house.store, user, PrivacySettings(rated=True))
    return ann, bob


# --- results --------------------------------------------------------------------------------------


def test_results_by_game_clan_and_module(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert results(house, ann) == {}
    rooms = [
        house.finished(ann, bob),
        house.finished(ann, bob, options={**SHORT, "modules": ["haggis"]}),
    ]
    alone = house.finished(ann, game="clans")
    found = results(house, ann)
    assert list(found) == ["clans", "glenmore"]
    two = found["glenmore"].total
    scores = [room.row.scores for room in rooms]
    assert (two.games, two.contests) == (2, 2)
    ranks = [{one.seat: one.rank for one in room.table.result() or []} for room in rooms]
    assert two.wins == sum(one[0] == 1 for one in ranks)
    assert two.points == sum(mine for mine, _ in scores) / 2
    assert two.best == max(mine for mine, _ in scores)
    assert [(one.word, one.games) for one in found["glenmore"].modules] == [("haggis", 1)]
    assert found["glenmore"].clans == [] and found["glenmore"].rating is None
    assert (found["clans"].total.games, found["clans"].total.contests) == (1, 0)
    seats = alone.table.view()["seats"]
    assert isinstance(seats, list)
    assert [one.word for one in found["clans"].clans] == [seats[0]["clan"]]


def test_only_earnest_games_count(house: House) -> None:
    ann = house.guest("Ann")
    room = house.finished(ann, ann)
    house.play(continued(house.rooms, ann, room, 3))
    keep_record(house.rooms, ann, read_upload(room.record()))
    # Both seats of the one game; neither the branch nor the record.
    assert results(house, ann)["glenmore"].total.games == 2


def test_a_study_game_is_not_among_the_games_against_the_automa(house: House) -> None:
    ann = house.person("Ann")
    room = house.table(ann, None, game="clans", options={"automa": "3"})
    with house.store.session() as session:
        session.execute(update(GameTable).values(finished=True, scores=[90, 80]))
        session.commit()
    assert [one.table for one in games_met(house.store, ann.id)] == [room.id]
    with house.store.session() as session:
        session.execute(update(GameTable).values(study=True))
        session.commit()
    assert games_met(house.store, ann.id) == []


def test_a_game_that_goes_back_is_read_again(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = house.finished(ann, bob)
    assert results(house, bob)["glenmore"].total.games == 1
    ask_back(room, ann.id, len(room.table.played) - 1)
    answer_back(room, bob.id, True)
    assert room.table.actor is not None and results(house, bob) == {}
    house.play(room)
    assert results(house, bob)["glenmore"].total.games == 1


def test_a_game_that_cannot_be_read_has_no_results(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = house.finished(ann, bob)
    with house.store.session() as session:
        session.execute(text("UPDATE tables SET version = 99, revision = revision + 1"))
        session.commit()
    assert catch_up(house.store, house.rooms) == 1 and catch_up(house.store, house.rooms) == 0
    assert results(house, ann) == {} and room.row.finished


def test_others_see_only_what_is_shown(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    private, public = house.finished(ann, bob), house.finished(ann, bob, listed=True)
    store = house.store
    with pytest.raises(NotFound):
        shown_user(store, ann.id, bob.id)
    assert shown_user(store, ann.id, ann.id).id == ann.id
    set_privacy(store, ann, PrivacySettings(shown=True))
    assert shown_user(store, ann.id, None).id == ann.id
    for_others = [row.id for row, _ in latest_games(store, ann.id, public=True)]
    for_ann = [row.id for row, _ in latest_games(store, ann.id, public=False)]
    assert for_others == [public.id] and sorted(for_ann) == sorted([private.id, public.id])
    store.block(ann.id, "rude", "the test")
    with pytest.raises(NotFound):
        shown_user(store, ann.id, bob.id)


# --- ratings --------------------------------------------------------------------------------------


def test_ratings_are_for_those_who_want_them(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.guest("Eve")
    with pytest.raises(Refusal, match="password"):
        set_privacy(house.store, eve, PrivacySettings(rated=True))
    house.finished(ann, bob)
    set_privacy(house.store, ann, PrivacySettings(rated=True))
    early = house.play(house.table(ann, bob), 3)
    set_privacy(house.store, bob, PrivacySettings(rated=True))
    house.play(early)
    house.finished(ann, eve)
    assert rated(house) == {}  # neither what began before both wanted it, nor one alone
    room = house.finished(ann, bob)
    found = rated(house)
    assert list(found) == ["Ann", "Bob"] or list(found) == ["Bob", "Ann"]
    assert found["Ann"].games == 1 and found["Ann"].provisional
    assert 15 < found["Ann"].within < 2 * 25 / 3
    # Draws are not chosen here, so that the two may also end on the same points.
    ranks = {one.seat: one.rank for one in room.table.result() or []}
    assert (found["Ann"].mean > 25 > found["Bob"].mean) is (ranks[0] < ranks[1])
    assert (found["Bob"].mean > 25 > found["Ann"].mean) is (ranks[1] < ranks[0])
    assert results(house, ann)["glenmore"].rating == found["Ann"]
    # Who does not want it any more is not listed, but for the other the game is played.
    set_privacy(house.store, ann, PrivacySettings())
    assert rated(house) == {"Bob": found["Bob"]}
    assert results(house, ann)["glenmore"].rating is None
    set_privacy(house.store, ann, PrivacySettings(rated=True))
    assert rated(house) == found


def test_bots_seeds_and_oneself_are_not_rated(house: House) -> None:
    ann, bob = rivals(house)
    house.finished(ann, bob, seed=5)
    house.finished(ann, bob, ann, options={})
    house.finished(ann, None)
    assert rated(house) == {}
    house.finished(ann, None, bob, options={})
    assert rated(house).keys() == {"Ann", "Bob"}


@pytest.mark.parametrize("way", ["deputy", "resign"])
def test_who_gives_up_comes_last(house: House, way: str) -> None:
    ann, bob = rivals(house)
    room = house.play(house.table(ann, bob), 2)
    if way == "deputy":
        hand_over(room, ann.id, "random")
    else:
        resign(room, ann.id)
    house.play(room)
    found = rated(house)
    assert found["Ann"].mean < 25 < found["Bob"].mean


def test_a_run_goes_on_or_begins_anew() -> None:
    games = [RatedGame(f"t{n}", n, (1, 2 + n % 2), (1.0, 2.0)) for n in range(6)]
    whole = gone_on(None, games)
    part = gone_on(None, games[:4])
    assert gone_on(part, games) is part and part.skill == whole.skill
    changed = [RatedGame("t0", 9, (2, 1), (1.0, 2.0)), *games[1:]]
    other = gone_on(whole, changed)
    assert other is not whole and other.skill[1].mu < whole.skill[1].mu
    drawn = gone_on(None, [RatedGame("t", 0, (1, 2), (1.0, 1.0))])
    assert drawn.skill[1].mu == drawn.skill[2].mu


def test_of_who_is_gone_nothing_is_shown(house: House) -> None:
    ann, bob = rivals(house)
    set_privacy(house.store, ann, PrivacySettings(shown=True, rated=True, named=True))
    house.finished(ann, bob)
    before = rated(house)
    assert len(everything(house.store, ann)["rated"]) == 1
    forget(house.store, ann)
    assert privacy_of(house.store, ann.id) == PrivacySettings()
    assert rated(house) == {"Bob": before["Bob"]}


# --- pages, and other processes -------------------------------------------------------------------


def test_wishes_and_pages(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    for path in (f"/people/{ann.id}", f"/api/people/{ann.id}", "/api/people/0", "/ratings?game=go"):
        assert bob.get(path).status_code == 404, path
    for path in ("/api/people/99999999999999999999", "/people/²"):
        assert 400 <= bob.get(path).status_code < 500, path
    assert ann.post("/api/profile", {"rated": True}, "PUT").status_code == 400
    ann.post("/api/keep", {"name": f"Ann {ann.id}", "password": "a long password"})
    assert ann.form("/profile", shown="1", rated="1").status_code == 303
    assert ann.get("/api/profile").json()["wishes"] == dict(shown=True, rated=True, named=False)
    kept = ann.post("/api/profile", {"rated": False}, "PUT").json()
    assert kept == dict(shown=True, rated=False, named=False)
    for language in ("en", "fr", "pt"):
        for path in ("/profile", f"/people/{ann.id}", "/ratings", "/archive", "/", "/new"):
            page = ann.client.get(path, headers={"Accept-Language": language})
            assert page.status_code == 200, path
    stranger = Person(bob.server)
    with stranger:
        assert stranger.get("/profile").headers["location"] == "/account"
        assert stranger.get("/api/profile").status_code == 401
        assert stranger.get(f"/api/people/{ann.id}").json()["results"] == []


def meddled(house: House) -> dict[str, float]:
    """Two games of rivals, with results that somebody has changed since; the right ratings."""
    ann, bob = rivals(house)
    house.finished(ann, bob)
    house.finished(bob, ann)
    found = {name: one.mean for name, one in rated(house).items()}
    with house.store.session() as session:
        session.execute(text("UPDATE results SET rank = 1"))
        session.commit()
    return found


def test_the_command_makes_ratings_of_the_records(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(database)
    found = meddled(house)
    house.close()
    ask = ["ratings", "glenmore", "--database", database]
    assert main([*ask, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {one["name"]: one["rating"]["mean"] for one in said} != found
    assert main([*ask, "--anew", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {one["name"]: one["rating"]["mean"] for one in said} == found
    assert main(ask) == 0 and "provisional" in capsys.readouterr().out


def test_every_process_comes_to_the_same_ratings(start: Start, postgres: Postgres) -> None:
    """A server that has seen one game, and this process that has seen none."""
    database = postgres.database()
    server = start(database=database)
    house = House(database)
    ann, bob = rivals(house)
    house.finished(ann, bob)

    def asked(person: Person) -> Json:
        return {one["name"]: one["mean"] for one in person.get("/api/ratings/glenmore").json()}

    with server.person("Eve") as eve:
        first = asked(eve)
        house.finished(bob, ann)
        found = {name: one.mean for name, one in rated(house).items()}
        assert first.keys() == found.keys() and first != found == asked(eve)
    house.close()
