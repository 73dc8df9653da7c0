"""What people say of their days, and what they may not say."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ceilidh.server.clocks.auto_answers import set_answers
from ceilidh.server.clocks.availability import (
    HOLIDAYS,
    MOST_HOLIDAYS,
    add_holiday,
    end_holiday,
    minutes_of,
    rest_of,
    set_night,
    time_of,
)
from ceilidh.server.clocks.rest_hours import RestHours
from ceilidh.server.errors import Refusal
from ceilidh.server.storage.models import Availability

TODAY = date(2026, 3, 2)


def rhythm(*holidays: tuple[str, str]) -> Availability:
    return Availability(
        user_id=1,
        zone="UTC",
        night_from=0,
        night_to=0,
        holidays=[list(one) for one in holidays],
        back="",
        answers={},
    )


def test_times_are_minutes_after_midnight() -> None:
    assert [minutes_of(text) for text in ("00:00", "06:05", "23:59")] == [0, 365, 1439]
    assert [time_of(minutes) for minutes in (0, 365, 1439)] == ["00:00", "06:05", "23:59"]
    for wrong in ("24:00", "7:30", "12:60", "noon", ""):
        with pytest.raises(Refusal, match="Write a time like 22:30, not"):
            minutes_of(wrong)


def test_a_night_has_at_most_twelve_hours() -> None:
    one = rhythm()
    set_night(one, "Europe/Paris", "22:00", "10:00")
    assert rest_of(one) == RestHours("Europe/Paris", (1320, 600))
    with pytest.raises(
        Refusal, match="A night can have at most 12 hours; others are waiting for you"
    ):
        set_night(one, "Europe/Paris", "22:00", "10:01")
    assert rest_of(one) == RestHours("Europe/Paris", (1320, 600)), "nothing was changed"
    set_night(one, "UTC", "07:00", "07:00")
    assert rest_of(one).night == (420, 420)
    with pytest.raises(Refusal, match="There is no such time zone"):
        set_night(one, "Europe/Atlantis", "22:00", "06:00")


def test_a_holiday_begins_today_or_later() -> None:
    one = rhythm()
    add_holiday(one, "2026-03-02", "", TODAY)
    assert one.holidays == [["2026-03-02", "2026-03-02"]]
    for first, last in (
        ("2026-03-01", ""),
        ("2026-03-05", "2026-03-04"),
        ("2026-03-03", "2028-03-02"),
    ):
        with pytest.raises(
            Refusal, match="A holiday must start today or later, and end after it starts"
        ):
            add_holiday(one, first, last, TODAY)
    with pytest.raises(Refusal, match=r"Write a date like 2026-08-01\."):
        add_holiday(one, "tomorrow", "", TODAY)


def test_holidays_do_not_overlap() -> None:
    one = rhythm(("2026-04-10", "2026-04-12"))
    for first, last in (
        ("2026-04-12", "2026-04-13"),
        ("2026-04-09", "2026-04-10"),
        ("2026-04-11", ""),
        ("2026-04-01", "2026-04-30"),
    ):
        with pytest.raises(Refusal, match="You already have a holiday on these days"):
            add_holiday(one, first, last, TODAY)
    add_holiday(one, "2026-04-13", "", TODAY)
    add_holiday(one, "2026-04-09", "", TODAY)
    assert [first for first, _ in one.holidays] == ["2026-04-09", "2026-04-10", "2026-04-13"]


def test_there_are_six_weeks_of_holidays_a_year() -> None:
    assert HOLIDAYS == 42
    one = rhythm()
    add_holiday(one, "2026-04-01", "2026-05-12", TODAY)
    with pytest.raises(
        Refusal, match=("You can have 42 days of holiday a year; others are waiting for you")
    ):
        add_holiday(one, "2026-06-01", "", TODAY)
    # A year after the first of them there are others.
    add_holiday(one, "2027-04-01", "", TODAY)
    almost = rhythm(("2026-04-01", "2026-05-11"))
    add_holiday(almost, "2026-06-01", "", TODAY)
    with pytest.raises(
        Refusal, match=("You can have 42 days of holiday a year; others are waiting for you")
    ):
        add_holiday(almost, "2026-07-01", "", TODAY)


def test_only_so_many_are_kept_and_old_ones_are_forgotten() -> None:
    days = [(TODAY + timedelta(days=3 * number)).isoformat() for number in range(MOST_HOLIDAYS)]
    full = rhythm(*[(day, day) for day in days])
    with pytest.raises(
        Refusal, match=("You can have 42 days of holiday a year; others are waiting for you")
    ):
        add_holiday(full, "2026-12-24", "", TODAY)
    old = rhythm(("2025-02-28", "2025-03-01"), ("2025-03-01", "2025-03-02"))
    add_holiday(old, "2026-03-02", "", TODAY)
    assert old.holidays == [["2025-03-01", "2025-03-02"], ["2026-03-02", "2026-03-02"]]


def test_of_a_holiday_that_has_begun_the_past_days_stay() -> None:
    one = rhythm(
        ("2026-02-20", "2026-03-10"), ("2026-04-01", "2026-04-02"), ("2026-03-02", "2026-03-02")
    )
    end_holiday(one, "2026-02-20", TODAY)
    assert one.holidays[0] == ["2026-02-20", "2026-03-01"]
    end_holiday(one, "2026-04-01", TODAY)
    end_holiday(one, "2026-03-02", TODAY)
    assert one.holidays == [["2026-02-20", "2026-03-01"]]
    end_holiday(one, "2026-02-20", date(2026, 5, 1))
    assert one.holidays == [["2026-02-20", "2026-03-01"]], "what is over is not made longer"


def test_standing_answers_are_moves_of_their_game() -> None:
    one = rhythm()
    set_answers(one, "yes", {"glenmore": " vote   aye \n\nvote nay\n", "clans": ""})
    assert (one.back, one.answers) == ("yes", {"glenmore": ["vote aye", "vote nay"]})
    with pytest.raises(Refusal) as caught:
        set_answers(one, "", {"glenmore": "vote perhaps"})
    assert str(caught.value).startswith("'vote perhaps' is not a move in Glen More II")
    with pytest.raises(Refusal, match="Choose how to answer when someone asks to go back"):
        set_answers(one, "perhaps", {})
    set_answers(one, "", {"glenmore": "vote aye\n" * 30})
    assert one.back == "" and len(one.answers["glenmore"]) == 20
