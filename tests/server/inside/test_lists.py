"""Home page, profiles, results and ratings: whose games they are, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from ceilidh.say import speaker
from ceilidh.server.charts import chart_data
from ceilidh.server.errors import NotFound, Refusal
from ceilidh.server.home import listed, winners
from ceilidh.server.marks import marks_of
from ceilidh.server.models import FinishedGame, GameTable, RatedSpan, Result, Seat, User
from ceilidh.server.profiles import (
    LATEST,
    Line,
    Wishes,
    all_results,
    latest_games,
    rated_people,
    shown_user,
    wish,
    wishes_of,
)
from ceilidh.server.ratings import (
    SETTLED,
    Contest,
    Rating,
    Run,
    _contest,
    _wants,
    gone_on,
)
from ceilidh.server.results import Ended, catch_up, ended_by, read_all_anew, results_of
from ceilidh.server.rooms import Room
from ceilidh.server.seating import resign
from tests.server.house import House
from tests.server.inside.tables import clans, glenmore, move

EN = speaker("en")
NOON = datetime(2026, 3, 2, 12, 0)


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.close()


def over(house: House, *people: User | str, seed: int | None = 5) -> Room:
    return house.play(glenmore(house, *people, seed=seed))


# --- the home page --------------------------------------------------------------------------------


def rows(house: House, *rooms: Room) -> list[tuple[GameTable, list[Seat]]]:
    out: list[tuple[GameTable, list[Seat]]] = []
    with house.store.session() as session:
        for room in rooms:
            row = session.get(GameTable, room.id)
            assert row is not None
            seats = session.query(Seat).filter(Seat.table_id == room.id).order_by(Seat.number)
            out.append((row, list(seats)))
    return out


def test_tables_as_a_list_shows_them(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    begun, done = clans(house, ann, bob), over(house, ann, bob)
    waiting = clans(house, bob, "open", opened=False, seed=None)
    found = listed(house.service, rows(house, done, waiting, begun), ann.id, EN)
    assert [one.id for one in found] == [begun.id, done.id, waiting.id], "own turns come first"
    first, second, third = found
    assert (first.title, first.moves, first.my_turn, first.started) == (
        "Clans of Caledonia",
        6,
        True,
        True,
    )
    assert [(p.name, p.is_due, p.won, p.points) for p in first.places] == [
        ("Ann", True, False, None),
        ("Bob", False, False, None),
    ]
    scores = done.table.scores()
    assert [(p.name, p.is_due, p.won, p.points) for p in second.places] == [
        ("Ann", False, scores[0] > scores[1], scores[0]),
        ("Bob", False, scores[1] > scores[0], scores[1]),
    ]
    assert second.finished and not second.my_turn
    assert second.winners == [["Ann", "Bob"][scores.index(max(scores))]]
    assert [p.name for p in third.places] == ["Bob", "open seat"]
    assert not third.started and not any(place.is_due for place in third.places)
    assert third.winners == []


def test_it_is_not_ones_turn_where_a_bot_plays(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = clans(house, ann, bob)
    move(room, 0, "hire")
    resign(room, bob.id)
    for user in (ann.id, bob.id, None):
        (one,) = listed(house.service, rows(house, room), user, EN)
        assert not one.my_turn and one.places[1].is_due


def test_who_has_won(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    done = over(house, ann, bob)
    ((row, _),) = rows(house, done)
    assert winners(house.service, row) == [done.table.scores().index(max(done.table.scores()))]
    row.scores = [7, 7]
    # Where points are equal the table knows what decides.
    assert winners(house.service, row) == [
        one.seat for one in done.table.result() or [] if one.rank == 1
    ]
    row.scores = [7]
    assert winners(house.service, row) == []
    row.scores = []
    assert winners(house.service, row) == []
    row.scores, row.finished = [7, 5], False
    assert winners(house.service, row) == []


# --- results --------------------------------------------------------------------------------------


def test_results_are_read_from_the_moves_once(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    room = over(house, ann, bob, seed=None)
    found = results_of(room)
    scores = room.table.scores()
    assert {one.seat: (one.user_id, one.score) for one in found} == {
        0: (ann.id, scores[0]),
        1: (bob.id, scores[1]),
    }
    assert [one.rank for one in found] == sorted(one.rank for one in found)
    assert not any(one.absent for one in found)
    assert catch_up(house.store, house.rooms) == 1 and catch_up(house.store, house.rooms) == 0
    assert read_all_anew(house.store, house.rooms) == 1
    (mine,) = ended_by(house.store, ann.id)
    assert (mine.table_id, mine.game, mine.players, mine.score) == (room.id, "glenmore", 2, scores[0])
    with house.store.session() as session:
        game = session.get(FinishedGame, room.id)
        assert game is not None
        assert (game.counts, game.players, game.modules) == (True, 2, [])
        assert game.revision == room.row.revision and game.began <= game.ended


def test_games_that_are_not_in_earnest_are_not_read(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    study, branch = over(house, ann, bob), over(house, ann, bob)
    with house.store.session() as session:
        one, other = session.get(GameTable, study.id), session.get(GameTable, branch.id)
        assert one is not None and other is not None
        one.study, other.origin = True, "x@3"
        session.commit()
    assert catch_up(house.store, house.rooms) == 0
    assert ended_by(house.store, ann.id) == []


@pytest.mark.parametrize("kind", ["a seed", "a hot seat", "a bot"])
def test_what_does_not_count_for_ratings(house: House, kind: str) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    if kind == "a seed":
        room = over(house, ann, bob, seed=5)
    elif kind == "a hot seat":
        room = over(house, ann, ann, seed=None)
    else:
        room = over(house, ann, "random", seed=None)
    catch_up(house.store, house.rooms)
    with house.store.session() as session:
        game = session.get(FinishedGame, room.id)
        assert game is not None and not game.counts


def test_who_let_a_bot_end_the_game_is_absent(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    room = glenmore(house, ann, bob, seed=None)
    house.play(room, 1)
    resign(room, ann.id)
    house.play(room)
    found = {one.seat: one for one in results_of(room)}
    assert found[0].absent and not found[1].absent
    assert (found[1].rank, found[0].rank) == (1, 2)
    assert found[0].user_id == ann.id


# --- profiles -------------------------------------------------------------------------------------


def ended(score: int, rank: int = 1, players: int = 2, clan: str = "", **more: object) -> Ended:
    modules = more.get("modules", ())
    assert isinstance(modules, tuple)
    return Ended("t", "clans", players, modules, clan, rank, score, NOON)


def test_a_line_adds_up() -> None:
    line = Line("")
    for one in (ended(-5, 2), ended(10), ended(31, players=1)):
        line.add(one)
    assert (line.games, line.contests, line.wins, line.best) == (3, 2, 1, 31)
    assert line.points == pytest.approx(12.0)
    low = Line("")
    low.add(ended(-5))
    assert low.best == -5 and low.wins == 1


def test_results_by_game_clan_and_module(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    over(house, ann, bob)
    over(house, bob, ann)
    catch_up(house.store, house.rooms)
    (mine,) = all_results(house.store, house.service.ladder, ann.id)
    assert (mine.game, mine.total.games, mine.clans, mine.rating) == ("glenmore", 2, [], None)
    assert mine.total.wins == 1, "the same game, once from either side"
    assert all_results(house.store, house.service.ladder, 999) == []


def test_wishes_are_kept(house: House) -> None:
    ann, guest = house.person("Ann"), house.guest("Gus")
    assert wishes_of(house.store, ann.id) == Wishes()
    wish(house.store, ann, Wishes(shown=True, rated=True, named=False))
    assert wishes_of(house.store, ann.id) == Wishes(True, True, False)
    wish(house.store, ann, Wishes(shown=True, rated=True, named=True))
    with house.store.session() as session:
        assert session.query(RatedSpan).count() == 1, "who wants a rating already begins no span"
    wish(house.store, ann, Wishes(named=True))
    assert wishes_of(house.store, ann.id) == Wishes(False, False, True)
    wish(house.store, ann, Wishes(rated=True))
    with house.store.session() as session:
        spans = session.query(RatedSpan).order_by(RatedSpan.id).all()
    assert [span.until is None for span in spans] == [False, True]
    with pytest.raises(Refusal, match="^A rating needs a name that is yours"):
        wish(house.store, guest, Wishes(rated=True))
    wish(house.store, guest, Wishes(shown=True))
    assert wishes_of(house.store, guest.id).shown


def test_a_profile_is_shown_to_others_only_if_its_owner_wishes(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    gone = r"^There is no such person, or the profile is not shown\.$"
    for asker in (bob.id, None):
        with pytest.raises(NotFound, match=gone):
            shown_user(house.store, ann.id, asker)
    assert shown_user(house.store, ann.id, ann.id).id == ann.id
    wish(house.store, ann, Wishes(shown=True))
    assert shown_user(house.store, ann.id, None).id == ann.id
    house.store.block(ann.id, "spam", "who runs it")
    with pytest.raises(NotFound, match=gone):
        shown_user(house.store, ann.id, bob.id)
    for number in (0, -1, 2**31, 12345):
        with pytest.raises(NotFound, match=gone):
            shown_user(house.store, number, ann.id)


def test_the_latest_games_of_somebody(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    hidden, open_ = over(house, ann, bob), over(house, ann, bob)
    clans(house, ann, bob)
    with house.store.session() as session:
        row = session.get(GameTable, open_.id)
        assert row is not None
        row.open = True
        session.commit()
    assert {row.id for row, _ in latest_games(house.store, ann.id, False)} == {hidden.id, open_.id}
    assert [row.id for row, _ in latest_games(house.store, ann.id, True)] == [open_.id]
    assert LATEST == 12


# --- ratings --------------------------------------------------------------------------------------


def test_a_rating_is_provisional_while_it_may_be_far_off() -> None:
    assert SETTLED == 10.0
    assert not Rating(25.0, 10.0, 20).provisional and Rating(25.0, 10.1, 3).provisional


def test_spans_begin_with_their_first_moment_and_end_before_the_last() -> None:
    span = (NOON, NOON + timedelta(hours=1))
    assert _wants([span], NOON) and not _wants([span], NOON + timedelta(hours=1))
    assert not _wants([span], NOON - timedelta(seconds=1)) and not _wants([], NOON)
    assert _wants([span, (NOON + timedelta(days=1), None)], NOON + timedelta(days=9))


def test_who_was_absent_comes_behind_all_who_were_not() -> None:
    game = FinishedGame(table_id="t", revision=4)
    people = [
        Result(user_id=7, rank=1, absent=True),
        Result(user_id=8, rank=2, absent=False),
        Result(user_id=9, rank=2, absent=False),
        Result(user_id=6, rank=4, absent=True),
    ]
    assert _contest(game, people) == Contest("t", 4, (7, 8, 9, 6), (3.0, 1.0, 1.0, 4.0))


def contest(number: int, *users: int) -> Contest:
    return Contest(f"t{number}", 1, users, tuple(float(place) for place in range(1, len(users) + 1)))


def test_a_run_goes_on_or_begins_anew() -> None:
    first = gone_on(None, [contest(1, 7, 8)])
    assert first.games == {7: 1, 8: 1}
    assert first.skill[7].mu > 25 > first.skill[8].mu
    again = gone_on(first, [contest(1, 7, 8), contest(2, 8, 7)])
    assert again is first and first.games == {7: 2, 8: 2} and len(first.seen) == 2
    other = gone_on(first, [contest(1, 7, 9), contest(2, 8, 7)])
    assert other is not first and other.games == {7: 2, 9: 1, 8: 1}
    assert gone_on(first, []) is not first and gone_on(Run(), []).seen == []


def test_the_ladder_of_a_server(house: House) -> None:
    ann, bob, eve = [house.person(name) for name in ("Ann", "Bob", "Eve")]
    for user in (ann, bob):
        wish(house.store, user, Wishes(rated=True))
    room = over(house, ann, bob, seed=None)
    over(house, ann, eve, seed=None)
    over(house, ann, bob, seed=5)
    catch_up(house.store, house.rooms)
    ladder = house.service.ladder
    (one,) = ladder.contests("glenmore")
    assert (one.table_id, one.users) == (room.id, (ann.id, bob.id)), "Eve wants no rating"
    found = ladder.ratings("glenmore")
    assert set(found) == {ann.id, bob.id} and ladder.ratings("clans") == {}
    best = max(found, key=lambda user: found[user].mean)
    assert best == (ann.id, bob.id)[room.table.scores().index(max(room.table.scores()))]
    assert found[ann.id].games == 1 and found[ann.id].provisional
    people = rated_people(house.store, ladder, "glenmore")
    assert [(p.user_id, p.name, p.shown) for p in people] == [
        (user.id, user.name, False) for user in sorted((ann, bob), key=lambda u: -found[u.id].mean)
    ]
    wish(house.store, bob, Wishes(shown=True))
    assert [p.user_id for p in rated_people(house.store, ladder, "glenmore")] == [ann.id]
    assert set(ladder.ratings("glenmore")) == {ann.id, bob.id}


# --- the end of a game ----------------------------------------------------------------------------


def test_charts_follow_the_score_sheet(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = over(house, ann, bob)
    found = chart_data(room, EN)
    total = len(room.table.played)
    assert found["names"] == ["Ann", "Bob"] and found["numbers"] == list(range(total + 1))
    scores, parts, points = found["scores"], found["parts"], found["points"]
    assert isinstance(scores, list) and isinstance(parts, list) and isinstance(points, list)
    assert [row[-1] for row in scores] == room.table.scores()
    assert [len(row) for row in scores] == [total + 1] * 2
    sheet = room.table.sheet()
    assert points == [values for _, values in sheet]
    assert [[seat[-1] for seat in part] for part in parts] == points
    third = room.table.game.sheet(room.table.played[3].before)
    assert [[seat[3] for seat in part] for part in parts] == [values for _, values in third]
    assert [row[3] for row in scores] == [sum(one) for one in zip(*[v for _, v in third], strict=True)]
    assert found["sources"] == [EN.name("glenmore", "line", name) for name, _ in sheet]
    marks = found["marks"]
    assert marks == [
        {"move": mark.move, "label": mark.label, "number": mark.number}
        for mark in marks_of(room.table, EN)
    ]
    with pytest.raises(Refusal, match=r"^The game is not over yet\.$"):
        chart_data(clans(house, ann, bob), EN)


def test_marks_stand_where_a_round_began_or_a_scoring_came(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    begun = clans(house, ann, bob)
    (mark,) = marks_of(begun.table, EN)
    assert (mark.move, mark.number, mark.label, mark.share) == (6, 1, "Round 1", 1.0)
    move(begun, 0, "hire")
    assert [round(one.share, 4) for one in marks_of(begun.table, EN)] == [round(6 / 7, 4)]
    done = over(house, ann, bob)
    labels = [one.label for one in marks_of(done.table, EN)]
    assert labels[:2] == ["Scoring phase 1", "Scoring phase 2"]
    assert marks_of(clans(house, ann, bob, opened=False).table, EN) == []
