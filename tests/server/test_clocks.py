"""The pace of a table: time that runs, rests and runs out, and what happens then."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ceilidh.server.clocks.auto_answers import set_answers
from ceilidh.server.clocks.availability import add_holiday, end_holiday, set_night
from ceilidh.server.clocks.clock_worker import SILENCE
from ceilidh.server.clocks.pace import DAY, HOUR, LIVE, SLOW, read_pace
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.clocks.timers import MOST_MISSED
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import Availability, User
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.consent import answer_back, ask_back
from ceilidh.server.table.moves import TurnPreferences, play, play_alone
from ceilidh.server.table.rooms import Room
from ceilidh.server.table.scene import make_scene
from ceilidh.server.table.seating import ranked
from tests.server.clockwork import MONDAY, Clockwork, clockwork
from tests.server.conftest import Enter
from tests.server.helpers import VOTES

# Nine hours; in March Paris is an hour ahead.
TO_SEVEN = RestHours("Europe/Paris", (22 * 60, 7 * 60))


@pytest.fixture
def works(tmp_path: Path) -> Iterator[Clockwork]:
    with clockwork(tmp_path) as made:
        yield made


def minutes(number: float) -> timedelta:
    return timedelta(minutes=number)


# --- paces and rest -------------------------------------------------------------------------------


def test_paces_are_read() -> None:
    live, hours, days = (read_pace(text, "bot") for text in ("20+15", "8h", "2d"))
    assert live and (live.kind, live.seconds, live.increment) == (LIVE, 1200, 15)
    assert hours and (hours.kind, hours.seconds) == (SLOW, 8 * HOUR)
    assert days and days.seconds == 2 * DAY
    assert read_pace("", "whatever") is None


@pytest.mark.parametrize(
    "text", ["0+5", "999+1", "5+999", "0d", "99d", "99h", "x", "²d", "1d ", "-1d"]
)
def test_no_paces(text: str) -> None:
    with pytest.raises(Refusal, match="minutes per game and seconds per turn"):
        read_pace(text, "bot")
    with pytest.raises(Refusal, match="The time-out action must be one of"):
        read_pace("1d", text)


def test_a_night_does_not_count() -> None:
    evening = datetime(2026, 3, 2, 20, 0)  # 21:00 in Paris
    assert TO_SEVEN.after(evening, 2 * HOUR) == datetime(2026, 3, 3, 7, 0)
    assert TO_SEVEN.after(datetime(2026, 3, 2, 23, 0), HOUR) == datetime(2026, 3, 3, 7, 0)
    assert TO_SEVEN.awake(evening, datetime(2026, 3, 3, 7, 0)) == 2 * HOUR
    assert TO_SEVEN.is_asleep(datetime(2026, 3, 2, 23, 0)) and not TO_SEVEN.is_asleep(evening)
    noon = RestHours("UTC", (12 * 60, 13 * 60))
    assert noon.after(MONDAY, HOUR) == MONDAY + timedelta(hours=2)


def test_the_night_in_which_clocks_are_changed() -> None:
    """On 29 March 2026 Paris loses an hour: the night is shorter, and the day no longer."""
    before = datetime(2026, 3, 28, 20, 0)
    assert TO_SEVEN.after(before, 2 * HOUR) == datetime(2026, 3, 29, 6, 0)


def test_a_holiday_does_not_count() -> None:
    away = RestHours("UTC", (0, 0), ((date(2026, 3, 3), date(2026, 3, 5)),))
    assert away.after(MONDAY, DAY) == datetime(2026, 3, 6, 12, 0)
    assert away.awake(MONDAY, datetime(2026, 3, 6, 0, 0)) == 12 * HOUR
    assert away.is_on_holiday(datetime(2026, 3, 4, 5, 0)) == date(2026, 3, 5)
    assert away.is_on_holiday(MONDAY) is None


# A machine that is busy is slow at making dates.
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1)),
    st.integers(0, 20 * DAY),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(0, 60),
)
def test_after_and_awake_are_inverse(
    since: datetime, seconds: int, begins: int, ends: int, holiday: int
) -> None:
    first = since.date() + timedelta(days=holiday)
    rest = RestHours("America/New_York", (begins, ends), ((first, first + timedelta(days=9)),))
    until = rest.after(since, seconds)
    assert rest.awake(since, until) == pytest.approx(seconds, abs=0.01)
    assert until >= since + timedelta(seconds=seconds)


def test_nights_and_holidays_have_limits() -> None:
    availability = Availability(user_id=1, zone="UTC", night_from=0, night_to=0, holidays=[])
    set_night(availability, "Europe/Lisbon", "23:00", "07:30")
    assert (availability.night_from, availability.night_to) == (1380, 450)
    for zone, begins, ends in (
        ("Mars", "1:00", "2:00"),
        ("UTC", "20:00", "09:00"),
        ("UTC", "²", "1"),
    ):
        with pytest.raises(Refusal):
            set_night(availability, zone, begins, ends)
    today = date(2026, 3, 2)
    add_holiday(availability, "2026-04-01", "2026-05-01", today)
    faults = (
        ("2026-03-01", "2026-03-02"),
        ("2026-05-01", ""),
        ("2026-07-01", "2026-07-15"),
        ("x", ""),
    )
    for first, last in faults:
        with pytest.raises(Refusal):
            add_holiday(availability, first, last, today)
    end_holiday(availability, "2026-04-01", date(2026, 4, 3))
    assert availability.holidays == [["2026-04-01", "2026-04-02"]]


# --- time that runs -------------------------------------------------------------------------------


def start(works: Clockwork, pace: str, then: str = "bot") -> tuple[Room, list[User], int]:
    """A table of two people; the seat that begins."""
    people = works.people("Ann", "Bob")
    room = works.table(people, pace, then)
    return room, people, works.mover(room, people)[0]


def turn(works: Clockwork, room: Room, user: User, after: timedelta = timedelta(0)) -> Room:
    """A whole turn of somebody, all of it so long after the last."""
    seat = room.seats_of(user.id)[0]
    room = works.move(room, user, after)
    while room.table.actors == [seat]:
        room = works.move(room, user)
    return room


def test_a_live_turn_takes_its_time_and_adds_the_increment(works: Clockwork) -> None:
    room, people, first = start(works, "10+30")
    room = turn(works, room, people[first], minutes(4))
    assert works.left(room, first) == 600 - 240 + 30
    assert works.left(room, 1 - first) == 600


def test_who_takes_back_gains_nothing(works: Clockwork) -> None:
    room, people, first = start(works, "10+30")
    room = turn(works, room, people[first], minutes(1))
    gained = works.left(room, first)
    for _ in range(3):
        back = len(room.table.played)
        ask_back(room, people[first].id, back - 1)
        answer_back(room, people[1 - first].id, True)
        room = works.changed(room)
        room = turn(works, room, people[first])
    assert works.left(room, first) == gained


def test_a_move_has_its_whole_time_again_after_it_was_made(works: Clockwork) -> None:
    room, people, first = start(works, "1d")
    room = works.move(room, people[first], timedelta(hours=20))
    seat, _ = works.mover(room, people)
    works.wait(hours=23)
    assert works.service.rooms.get(room.id).seats[seat].is_played
    works.wait(hours=2)
    assert not works.service.rooms.get(room.id).seats[seat].is_played


def test_time_in_which_no_server_runs_does_not_count(works: Clockwork) -> None:
    room, _, first = start(works, "10+0")
    works.service.clock_worker.last_beat = datetime.min
    works.at += timedelta(days=3)
    works.service.clock_worker.work()
    assert works.service.rooms.get(room.id).seats[first].is_played
    works.wait(seconds=601 + SILENCE)
    assert not works.service.rooms.get(room.id).seats[first].is_played


# --- time that runs out ---------------------------------------------------------------------------


def test_a_bot_plays_the_turn_and_gives_the_seat_back(works: Clockwork) -> None:
    room, people, first = start(works, "10+0")
    works.wait(minutes=9)
    assert works.service.rooms.get(room.id).seats[first].is_played
    works.wait(minutes=2)
    room = works.service.rooms.get(room.id)
    assert room.seats[first].deputy and not room.seats[first].resigned
    while room.table.actors == [first]:
        play_alone(room, first, room.table.legal(first)[-1].text, room.key())
        room = works.changed(room)
    assert room.seats[first].is_played
    room = turn(works, room, people[1 - first])
    assert works.left(room, first) == 60, "a little, so that it can go on"


def test_who_stays_away_leaves_the_seat_to_the_bot(works: Clockwork) -> None:
    room, people, first = start(works, "1d")
    for number in range(MOST_MISSED):
        works.wait(days=1, minutes=1)
        room = works.service.rooms.get(room.id)
        while room.seats[first].deputy and room.table.actors == [first]:
            play_alone(room, first, room.table.legal(first)[-1].text, room.key())
            room = works.changed(room)
        assert room.seats[first].is_played == (number < MOST_MISSED - 1)
        while room.table.actors == [1 - first]:
            room = works.move(room, people[1 - first])


def test_a_loss_ranks_behind_the_others(works: Clockwork) -> None:
    room, people, first = start(works, "8h", "loss")
    works.wait(hours=9)
    room = works.service.rooms.get(room.id)
    assert room.seats[first].resigned and room.seats[first].kind == PERSON
    # It is called what it was.
    scene = make_scene(room, people[first].id)
    assert scene.seats[first].out == "out of time" and scene.seats[1 - first].out == ""
    with pytest.raises(
        Refusal,
        match=("You have run out of time; a bot is playing your seat for the rest of the game"),
    ):
        room.own(people[first].id)
    while room.table.actor is not None:
        seat = room.table.actors[0]
        room.table.play(room.table.legal(seat)[-1].text, seat)
    assert [one.seat for one in ranked(room.table.result() or [], room.seats)][-1] == first


def test_who_is_only_reminded_keeps_the_seat(works: Clockwork) -> None:
    room, people, first = start(works, "1d", "remind")
    for _ in range(10):
        works.wait(days=1, minutes=1)
    room = works.service.rooms.get(room.id)
    assert room.seats[first].is_played
    works.move(room, people[first])


def test_who_has_only_to_end_the_turn_loses_nothing(works: Clockwork) -> None:
    people = works.people("Ann", "Bob")
    room = works.table(people, "10+0", "loss", game="clans")
    while room.row.held is None:
        first, mover = works.mover(room, people)
        move = room.table.legal(first)[0].text
        play(room, mover.id, move, room.key(), turn=TurnPreferences(holds=True))
    room = works.changed(room)
    works.wait(minutes=11)
    room = works.service.rooms.get(room.id)
    assert room.row.held is None and room.seats[first].is_played


def test_a_night_stops_the_clock_of_a_seat(works: Clockwork) -> None:
    people = works.people("Ann", "Bob")
    for user in people:
        works.service.timers.change_availability(
            Availability(
                user_id=user.id,
                zone="UTC",
                night_from=18 * 60,
                night_to=360,
                holidays=[],
                back="",
                answers={},
            ),
            works.at,
        )
    room = works.table(people, "8h", "loss")
    first, _ = works.mover(room, people)
    works.wait(hours=17)
    assert works.service.rooms.get(room.id).seats[first].is_played
    works.wait(hours=4)
    assert works.service.rooms.get(room.id).seats[first].resigned


def test_a_new_night_does_not_change_what_has_passed(works: Clockwork) -> None:
    room, people, first = start(works, "8h")
    works.at += timedelta(hours=2)
    availability = works.service.timers.availability(people[first].id)
    set_night(availability, "UTC", "06:00", "18:00")
    works.service.timers.change_availability(availability, works.at)
    assert works.left(room, first) == 6 * HOUR
    found = works.service.timers.timer(room.id, first)
    assert found and found[0].due == datetime(2026, 3, 2, 22, 0), "a warning two hours before"


# --- two processes, the API -----------------------------------------------------------------------


def test_one_of_two_processes_does_what_is_due(tmp_path: Path, database: str) -> None:
    with clockwork(tmp_path, database) as one, clockwork(tmp_path, database) as other:
        room, _, first = start(one, "10+0")
        other.at = one.at + minutes(11)
        found = one.service.timers.due(other.at)
        assert len(found) == 1 and found == other.service.timers.due(other.at)
        until = other.at + minutes(1)
        claims = [each.service.timers.claim(*found[0], until) for each in (one, other)]
        assert claims == [True, False]
        other.wait(minutes=2)
        assert one.service.rooms.get(room.id).seats[first].deputy


def test_a_table_with_a_pace_over_the_api(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = bob.sit(ann.create(pace="2d", then="remind"))
    clock = ann.get(f"/api/tables/{table['id']}/clock").json()
    assert (clock["pace"], clock["then"]) == ("2d", "remind")
    running = [seat for seat in clock["seats"] if seat["running"]]
    until = datetime.fromisoformat(running[0]["until"])
    assert len(running) == 1 and until > datetime.now(UTC) + timedelta(hours=47)
    assert 47 * HOUR < running[0]["left"] <= 48 * HOUR
    plain = ann.create()
    assert ann.get(f"/api/tables/{plain['id']}/clock").json()["pace"] == ""
    answer = ann.post(
        "/api/tables", {"game": "glenmore", "players": 1, "seats": [], "pace": "soon"}
    )
    assert (
        answer.status_code == 400
        and "minutes per game and seconds per turn" in answer.json()["error"]
    )


# --- standing answers -----------------------------------------------------------------------------


def test_a_standing_answer_is_given_outside_ones_turn_only(works: Clockwork) -> None:
    people = works.people("Ann", "Bob")
    for user in people:
        availability = works.service.timers.availability(user.id)
        set_answers(availability, "", {"glenmore": "vote nay\nend"})
        works.service.timers.change_availability(availability, works.at)
    room = works.table(people, options=VOTES)
    wished, bot_runner = works.service.clock_worker.wished, works.service.bot_runner
    while not any(move.text == "vote nay" for move in room.table.legal(room.table.actors[0])):
        seat = room.table.actors[0]
        assert wished(room, seat) == ""
        play(room, people[seat].id, room.table.legal(seat)[-1].text, room.key())
    asked = bot_runner._question(room.id)
    assert asked is not None and asked.forced == "vote nay"
    play_alone(room, asked.seat, asked.forced, asked.key, TurnPreferences(spares=True))
    other = bot_runner._question(room.id)
    assert other is not None and (other.seat, other.forced) == (1 - asked.seat, "vote nay")
