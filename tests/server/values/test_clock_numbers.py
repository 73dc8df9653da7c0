"""The arithmetic of clocks: paces, nights, holidays, and what is left when."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from ceilidh.say import speaker
from ceilidh.server.clocks.clock_scene import left_words
from ceilidh.server.clocks.counting import (
    MOST_REMINDED,
    begin,
    deadline,
    end,
    left_at,
    plan,
    plan_reminder,
    renew,
    shift,
    stand_in,
)
from ceilidh.server.clocks.pace import OFFERED, THENS, Pace, pace_words, read_pace, then_words
from ceilidh.server.clocks.rest_hours import ALWAYS_AWAKE, RestHours
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import SeatTimer

EN = speaker("en")
NOON = datetime(2026, 3, 2, 12, 0)  # a Monday in winter
NIGHT = RestHours("Europe/Paris", (22 * 60, 6 * 60))  # 21:00 to 5:00 UTC in winter


def pace(text: str, then: str = "bot") -> Pace:
    found = read_pace(text, then)
    assert found is not None
    return found


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


# --- paces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "seconds", "increment", "words"),
    [
        ("10+10", "live", 600, 10, "10 minutes plus 10 seconds per turn"),
        ("1+0", "live", 60, 0, "1 minutes plus 0 seconds per turn"),
        ("300+600", "live", 18_000, 600, "300 minutes plus 600 seconds per turn"),
        ("1h", "slow", 3_600, 0, "1 hour per move"),
        ("8h", "slow", 28_800, 0, "8 hours per move"),
        ("72h", "slow", 259_200, 0, "3 days per move"),
        ("1d", "slow", 86_400, 0, "1 day per move"),
        ("30d", "slow", 2_592_000, 0, "30 days per move"),
    ],
)
def test_a_pace_in_numbers_and_in_words(
    text: str, kind: str, seconds: int, increment: int, words: str
) -> None:
    found = pace(text)
    assert found == Pace(text, kind, seconds, increment, "bot")
    assert found.rests is (kind == "slow")
    assert pace_words(found, EN) == words


@pytest.mark.parametrize("text", ["0+5", "301+5", "10+601", "0h", "73h", "0d", "31d", "5", "2w"])
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_pace(text, "bot")
    assert str(caught.value) == (
        "A time control looks like 20+15 (minutes per game and seconds per turn), 8h or 2d (hours "
        f"or days per move), not '{text}'."
    )


def test_where_nobody_measures_nothing_follows() -> None:
    assert read_pace("", "whatever") is None
    with pytest.raises(Refusal, match="one of remind, bot, loss, not 'sleep'"):
        read_pace("1d", "sleep")


def test_all_that_is_offered_can_be_had() -> None:
    assert OFFERED == ("10+10", "20+20", "45+45", "8h", "1d", "2d", "3d", "7d")
    assert [pace(text).text for text in OFFERED] == list(OFFERED)
    assert [then_words(then, EN) for then in THENS] == [
        "remind the player",
        "a bot plays the turn and gives the seat back",
        "the game is lost; a bot plays on",
    ]


# --- rest -----------------------------------------------------------------------------------------


def test_nobody_rests_who_says_nothing() -> None:
    assert ALWAYS_AWAKE.after(NOON, 3600) == NOON + hours(1)
    assert ALWAYS_AWAKE.awake(NOON, NOON + hours(30)) == 30 * 3600
    assert ALWAYS_AWAKE.after(NOON, -5) == NOON
    assert ALWAYS_AWAKE.awake(NOON, NOON - hours(1)) == 0.0
    assert not ALWAYS_AWAKE.is_asleep(NOON) and ALWAYS_AWAKE.is_on_holiday(NOON) is None


def test_a_night_does_not_count() -> None:
    """Nine hours from noon to 21:00 UTC, then eight of sleep."""
    assert NIGHT.after(NOON, 9 * 3600 - 1) == NOON + hours(9) - timedelta(seconds=1)
    assert NIGHT.after(NOON, 10 * 3600) == NOON + hours(18)
    assert NIGHT.awake(NOON, NOON + hours(18)) == 10 * 3600
    assert NIGHT.awake(NOON, NOON + hours(12)) == 9 * 3600
    # Two days: from noon on Monday 9 + 16 + 7 hours until noon on Wednesday.
    assert NIGHT.awake(NOON, NOON + hours(48)) == 32 * 3600
    assert NIGHT.after(NOON, 32 * 3600) == NOON + hours(48)


def test_who_begins_at_night_begins_in_the_morning() -> None:
    midnight = datetime(2026, 3, 3, 0, 0)
    assert NIGHT.is_asleep(midnight) and not NIGHT.is_asleep(NOON)
    assert NIGHT.is_asleep(datetime(2026, 3, 2, 21, 0))
    assert not NIGHT.is_asleep(datetime(2026, 3, 3, 5, 0))
    assert NIGHT.after(midnight, 60) == datetime(2026, 3, 3, 5, 1)
    assert NIGHT.awake(midnight, datetime(2026, 3, 3, 5, 0)) == 0


def test_a_night_within_one_day() -> None:
    nap = RestHours("UTC", (13 * 60, 15 * 60))
    assert nap.awake(NOON, NOON + hours(4)) == 2 * 3600
    assert nap.is_asleep(NOON + hours(1)) and not nap.is_asleep(NOON + hours(3))


def test_a_night_follows_the_clock_of_its_zone() -> None:
    """In summer Paris is two hours ahead of UTC."""
    summer = datetime(2026, 7, 1, 12, 0)
    assert NIGHT.is_asleep(datetime(2026, 7, 1, 20, 0))
    assert not NIGHT.is_asleep(datetime(2026, 3, 2, 20, 0))
    assert NIGHT.after(summer, 9 * 3600) == summer + hours(17)
    assert NIGHT.local(NOON).strftime("%H:%M") == "13:00"


def test_holidays_are_whole_days_of_the_zone() -> None:
    away = RestHours("UTC", (0, 0), ((date(2026, 3, 3), date(2026, 3, 4)),))
    assert away.after(NOON, 12 * 3600) == datetime(2026, 3, 3, 0, 0)
    assert away.after(NOON, 12 * 3600 + 60) == datetime(2026, 3, 5, 0, 1)
    assert away.awake(NOON, datetime(2026, 3, 6, 0, 0)) == 36 * 3600
    assert away.is_on_holiday(datetime(2026, 3, 3, 0, 0)) == date(2026, 3, 4)
    assert away.is_on_holiday(datetime(2026, 3, 4, 23, 59)) == date(2026, 3, 4)
    assert away.is_on_holiday(datetime(2026, 3, 2, 23, 59)) is None
    assert away.is_on_holiday(datetime(2026, 3, 5, 0, 0)) is None


def test_nights_and_holidays_together() -> None:
    """From noon 9 hours to the night; the holiday of the next day swallows two nights."""
    both = RestHours("Europe/Paris", NIGHT.night, ((date(2026, 3, 3), date(2026, 3, 3)),))
    assert both.awake(NOON, datetime(2026, 3, 4, 6, 0)) == 10 * 3600
    assert both.after(NOON, 9.5 * 3600) == datetime(2026, 3, 4, 5, 30)
    two = ((date(2026, 3, 9), date(2026, 3, 9)), (date(2026, 3, 5), date(2026, 3, 5)))
    assert RestHours("UTC", (0, 0), two).awake(NOON, datetime(2026, 3, 10, 12, 0)) == 6 * 24 * 3600


# --- counting -------------------------------------------------------------------------------------


def wait(left: float = 100.0, since: datetime | None = None, **more: object) -> SeatTimer:
    values: dict[str, object] = {
        "table_id": "t",
        "seat": 0,
        "user_id": 1,
        "moves": 4,
        "paid": -1,
        "due": None,
        "warned": False,
        "missed": 0,
        "stands_in": False,
    }
    return SeatTimer(**{**values, "left": left, "since": since, **more})


def test_a_turn_that_is_new_has_the_whole_time_for_a_move() -> None:
    one = wait(warned=True, missed=2)
    assert begin(one, 5, NOON, pace("8h"))
    assert (one.since, one.moves, one.left, one.warned, one.missed) == (NOON, 5, 28_800, False, 2)
    reminded = wait(missed=2)
    assert begin(reminded, 5, NOON, pace("8h", "remind")) and reminded.missed == 0


@pytest.mark.parametrize("moves", [3, 4])
def test_who_took_a_move_back_has_what_was_left(moves: int) -> None:
    one = wait()
    assert not begin(one, moves, NOON, pace("8h"))
    assert (one.since, one.moves, one.left) == (NOON, 4, 100.0)


def test_a_live_clock_goes_on_where_it_stood() -> None:
    one = wait()
    assert begin(one, 5, NOON, pace("10+10")) and one.left == 100.0
    assert begin(wait(), 5, NOON, None)


def test_the_end_of_a_turn_takes_the_time_and_adds_the_increment_once() -> None:
    live = pace("10+10")
    one = wait(since=NOON, due=NOON, missed=1)
    end(one, 5, NOON + timedelta(seconds=30), live, ALWAYS_AWAKE)
    assert (one.left, one.paid, one.moves, one.missed) == (80.0, 5, 4, 0)
    assert one.since is None and one.due is None
    # After the same move was taken back and made again nothing is added.
    one.since = NOON
    end(one, 5, NOON + timedelta(seconds=30), live, ALWAYS_AWAKE)
    assert one.left == 50.0
    late = wait(10.0, NOON)
    end(late, 4, NOON + timedelta(seconds=30), live, ALWAYS_AWAKE)
    assert (late.left, late.paid, late.missed) == (0.0, -1, 0)


def test_who_owes_nothing_any_more_without_a_move_keeps_what_he_missed() -> None:
    one = wait(since=NOON, missed=2)
    end(one, 4, NOON, None, ALWAYS_AWAKE)
    assert (one.left, one.missed, one.moves) == (100.0, 2, 4)
    other = wait(since=NOON, missed=2)
    end(other, 9, NOON, None, ALWAYS_AWAKE)
    assert (other.missed, other.moves) == (0, 8)
    slow = wait(since=NOON)
    end(slow, 5, NOON, pace("8h"), ALWAYS_AWAKE)
    assert (slow.left, slow.paid) == (100.0, -1), "only a live turn adds something"


def test_what_is_left_and_when_it_is_over() -> None:
    slow, live = pace("1d"), pace("10+10")
    one = wait(10 * 3600.0, NOON)
    assert left_at(one, NOON + hours(18), slow, NIGHT) == 0.0
    assert left_at(one, NOON + hours(19), slow, NIGHT) == -3600.0
    assert deadline(one, slow, NIGHT) == NOON + hours(18)
    # At a live table nobody sleeps.
    assert left_at(one, NOON + hours(9), live, NIGHT) == 3600.0
    assert deadline(one, live, NIGHT) == NOON + hours(10)
    assert left_at(wait(5.0), NOON, slow, NIGHT) == 5.0 and deadline(wait(), slow, NIGHT) is None


def test_somebody_is_warned_when_a_quarter_is_left() -> None:
    slow, live = pace("8h"), pace("10+10")
    one = wait(8 * 3600.0, NOON)
    plan(one, slow, ALWAYS_AWAKE)
    assert one.due == NOON + hours(6)
    one.warned = True
    plan(one, slow, ALWAYS_AWAKE)
    assert one.due == NOON + hours(8)
    short = wait(2 * 3600.0, NOON)
    plan(short, slow, ALWAYS_AWAKE)
    assert short.due == NOON + hours(2)
    quick = wait(600.0, NOON)
    plan(quick, live, ALWAYS_AWAKE)
    assert quick.due == NOON + timedelta(minutes=10)
    idle = wait(due=NOON)
    plan(idle, slow, ALWAYS_AWAKE)
    assert idle.due is None


def test_reminders_come_a_few_times() -> None:
    one = wait(missed=MOST_REMINDED - 1)
    plan_reminder(one, NOON, pace("8h"), NIGHT)
    assert one.due == NOON + hours(8)
    done = wait(missed=MOST_REMINDED, due=NOON)
    plan_reminder(done, NOON, pace("8h"), NIGHT)
    assert done.due is None and MOST_REMINDED == 5
    live = wait(due=NOON)
    plan_reminder(live, NOON, pace("10+10"), NIGHT)
    assert live.due is None


def test_a_bot_that_stands_in_leaves_a_minute() -> None:
    one = wait(-3.0, NOON, due=NOON)
    stand_in(one, pace("10+10"))
    assert (one.left, one.missed, one.stands_in) == (60.0, 1, True)
    assert one.since is None and one.due is None
    other = wait()
    stand_in(other, pace("10+90"))
    assert other.left == 90.0


def test_time_without_a_server_did_not_pass() -> None:
    one = wait(since=NOON, due=NOON + hours(1))
    shift(one, hours(2))
    assert (one.since, one.due) == (NOON + hours(2), NOON + hours(3))
    idle = wait()
    shift(idle, hours(2))
    assert idle.since is None and idle.due is None


def test_a_new_time_is_the_whole_time() -> None:
    one = wait(3.0, None, warned=True)
    renew(one, NOON, pace("2d", "loss"))
    assert (one.since, one.left, one.warned) == (NOON, 172_800.0, False)


@pytest.mark.parametrize(
    ("left", "text", "words"),
    [
        (59.9, "10+10", "0:59"),
        (61, "10+10", "1:01"),
        (3600, "45+45", "60:00"),
        (2 * 86_400, "7d", "2 days"),
        (2 * 86_400 - 1, "7d", "47 h"),
        (3600, "8h", "1 h"),
        (3599, "8h", "59 min"),
        (30, "8h", "0 min"),
    ],
)
def test_time_in_short_words(left: float, text: str, words: str) -> None:
    assert left_words(left, pace(text), EN) == words
