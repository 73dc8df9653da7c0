"""Games of the day: the same for everybody, the first try counts, nothing is told too early."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from ceilidh.kernel.fair import commitment_of
from ceilidh.kernel.opening import load
from ceilidh.kernel.proof import verified
from ceilidh.say import speaker
from ceilidh.server.errors import Forbidden, NotFound, Refusal
from ceilidh.server.kinds import day as day_kind
from ceilidh.server.kinds.branch import branch as continued
from ceilidh.server.kinds.day.games import (
    KINDS,
    checked_day,
    daily_commitment,
    day_after,
    kind_named,
    open_daily,
    value_of,
)
from ceilidh.server.kinds.day.results import (
    COUNTS,
    GOES_ON,
    LATE,
    NOT_YET,
    RESIGNED,
    STUDY,
    DailyStanding,
    daily_standing,
)
from ceilidh.server.kinds.day.stored import daily_secret, days_played, keep_first_try
from ceilidh.server.people.own_data import everything, forget
from ceilidh.server.storage import models
from ceilidh.server.storage.models import User
from ceilidh.server.storage.retention import expire
from ceilidh.server.table.commitments import add_word
from ceilidh.server.table.commitments import commitment_of as promise_of
from ceilidh.server.table.room import Room
from ceilidh.server.table.seating import hand_over, resign
from ceilidh.server.table.undo import go_back_by
from ceilidh.server.thinking.allowance import goes_on_elsewhere, may_hint, need_leave
from tests.server.conftest import Enter
from tests.server.helpers import last, play_on
from tests.server.house import House

SOLO, AUTOMA, BOTS = KINDS.values()


@pytest.fixture
def house(database: str) -> Iterator[House]:
    house = House(database)
    yield house
    house.close()


def start(house: House, user: User, kind: str = "solo", counts: bool = True) -> Room:
    return open_daily(house.rooms, user, day_kind.today(), kind_named(kind), counts)


def standing(house: House, user: User | None, kind: str = "solo") -> DailyStanding:
    day = day_kind.today()
    return daily_standing(house.store, day, kind, user, False, speaker("en"))


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Let days pass: what is in the list is added to today."""
    days: list[int] = []

    def later() -> datetime:
        return models.now() + timedelta(days=sum(days))

    monkeypatch.setattr(day_kind, "now", later)
    yield days


# --- the same for everybody -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(KINDS))
def test_everybody_gets_the_same_setup_and_draws(house: House, kind: str) -> None:
    rooms = [start(house, house.guest(name), kind) for name in ("Ann", "Ben")]
    assert rooms[0].row.setup == rooms[1].row.setup
    assert rooms[0].row.commitments == rooms[1].row.commitments
    for room in rooms:
        house.play(room, 25)
    lines = [[one.line for one in room.table.played] for room in rooms]
    assert lines[0] == lines[1], "the same moves, the same draws"


def test_bots_play_alike_for_everybody(house: House) -> None:
    rooms = [start(house, house.guest(name), "bots") for name in ("Ann", "Ben")]
    seeds = [[room.kind.bot_seed(room.table, seat) for seat in (1, 2)] for room in rooms]
    assert seeds[0] == seeds[1] and seeds[0][0] != seeds[0][1]
    ordinary = house.table(house.guest("Cal"), None)
    assert ordinary.kind.bot_seed(ordinary.table, 1) != ordinary.kind.bot_seed(ordinary.table, 1)


def test_games_follow_from_the_day_and_a_secret(house: House) -> None:
    day = day_kind.today()
    values = {value_of(house.store, one, kind) for one in (day, day_after(day)) for kind in KINDS}
    assert len(values) == 6
    assert daily_secret(house.store) == daily_secret(house.store)
    assert len(daily_secret(house.store)) == 64
    room = start(house, house.guest("Ann"))
    assert room.row.commitments == [daily_commitment(house.store, day, "solo")]


def test_no_word_changes_the_draws(house: House) -> None:
    ann = house.guest("Ann")
    room = start(house, ann)
    with pytest.raises(Refusal, match="have fixed draws"):
        add_word(room, ann.id, 0, "heather")


# --- what is told, and when -----------------------------------------------------------------------


def test_the_value_is_told_when_the_day_is_over(house: House, tomorrow: list[int]) -> None:
    ann = house.guest("Ann")
    room = house.play(start(house, ann))
    value = value_of(house.store, day_kind.today(), "solo")
    told = promise_of(room, speaker("en"))
    assert not told.over and told.late_proof and told.commitment == commitment_of(value)
    assert told.mark is not None and told.mark.path == f"/today/{day_kind.today()}"
    for text in (room.full_record(), house.rooms.record(room.id)[1], str(told.data())):
        assert value not in text
    tomorrow.append(1)
    told = promise_of(room, speaker("en"))
    assert told.over and told.pledges[0].value == value and not told.fault
    record = room.full_record()
    assert value in record
    assert verified(load(record), record, commitment_of(value))


def test_a_game_that_counts_has_no_hints_branches_or_deputies(house: House) -> None:
    ann = house.guest("Ann")
    room = start(house, ann)
    house.play(room, 5)
    assert not may_hint(room, ann.id)
    with pytest.raises(Forbidden, match="no hints in a game of the day"):
        need_leave(house.store, room, ann.id)
    with pytest.raises(Refusal, match="branched when it is over"):
        continued(house.rooms, ann, room, 2)
    with pytest.raises(Refusal, match="Bots cannot play for you"):
        hand_over(room, ann.id, "chief")
    assert not goes_on_elsewhere(house.store, room)
    # The same game from a record: known by its set-up.
    copy = start(house, house.guest("Ben"))
    copy.row.owner_id = ann.id
    assert goes_on_elsewhere(house.store, copy)
    house.play(room)
    assert may_hint(room, ann.id)
    assert continued(house.rooms, ann, room, 2).row.origin == f"{room.id}@2"


# --- what counts ----------------------------------------------------------------------------------


def test_only_the_first_try_counts(house: House) -> None:
    ann = house.guest("Ann")
    assert standing(house, ann).state == NOT_YET
    first = start(house, ann)
    assert start(house, ann) is first and start(house, ann, counts=False) is first
    assert standing(house, ann).state == GOES_ON and standing(house, None).playing == 1
    house.play(first)
    assert start(house, ann) is first
    other = start(house, ann, counts=False)
    assert other is not first and other.row.study and other.row.setup == first.row.setup
    house.play(other)
    found = standing(house, ann)
    assert [(one.table, one.rank, one.mine) for one in found.results] == [(first.id, 1, True)]
    assert found.state == COUNTS and found.results[0].points == first.row.scores[0]
    assert found.results[0].lead is None


def test_a_double_click_makes_one_try(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    first = start(house, ann)
    monkeypatch.setattr("ceilidh.server.kinds.day.games.first_try", lambda *given: "")
    assert start(house, ann).id == first.id
    assert [row.id for row, _ in house.store.tables_of(ann.id, False)] == [first.id]
    day = day_kind.today()
    assert keep_first_try(house.store, day, "solo", ann.id, first.id) == first.id


def test_going_back_over_a_draw_does_not_count(house: House) -> None:
    ann = house.guest("Ann")
    room = house.play(start(house, ann))
    go_back_by(room, 1)
    assert room.row.study, "from the end it is always a study game"
    house.play(room)
    found = standing(house, ann)
    assert found.state == STUDY and not found.results and found.may_look


def test_a_game_must_end_within_its_day(house: House, tomorrow: list[int]) -> None:
    ann, day = house.guest("Ann"), day_kind.today()
    room = start(house, ann)
    tomorrow.append(1)
    with pytest.raises(Refusal, match="That day is over"):
        open_daily(house.rooms, house.guest("Ben"), day, SOLO, True)
    practice = open_daily(house.rooms, house.guest("Ben"), day, SOLO, False)
    assert practice.row.study and practice.row.setup == room.row.setup
    yesterday = (models.now() - timedelta(days=1)).date().isoformat()
    house.play(room)
    with house.store.session() as session:
        row = session.get(models.DailyGame, (day, "solo", ann.id))
        assert row is not None
        row.day = yesterday
        session.commit()
    found = daily_standing(house.store, yesterday, "solo", ann, True, speaker("en"))
    assert found.state == LATE and not found.results
    assert days_played(house.store) == [yesterday]


def test_who_resigns_has_no_result(house: House) -> None:
    ann = house.guest("Ann")
    room = start(house, ann, "bots")
    house.play(room, 3)
    resign(room, ann.id)
    assert standing(house, ann, "bots").state == RESIGNED


def test_the_largest_lead_is_first(house: House) -> None:
    people = [house.guest(name) for name in ("Ann", "Ben", "Cal")]
    rooms = [house.play(start(house, one, "automa")) for one in people]
    scores = [(60, 70), (55, 50), (70, 65)]
    with house.store.session() as session:
        for room, given in zip(rooms, scores, strict=True):
            row = session.get(models.GameTable, room.id)
            assert row is not None
            row.scores = list(given)
        session.commit()
    found = standing(house, people[0], "automa").results
    assert [(one.rank, one.name, one.lead) for one in found] == [
        (1, "Cal", 5),
        (2, "Ben", 5),
        (3, "Ann", -10),
    ]


@pytest.mark.parametrize(
    "given",
    ["", "2026-1-1", "20260101", "2026-02-30", "9999-01-01", "x", "0001-01-01", "2025-12-31"],
)
def test_days_that_do_not_exist(given: str) -> None:
    with pytest.raises(NotFound):
        checked_day(given)


# --- own data -------------------------------------------------------------------------------------


def test_tries_go_with_their_people_and_tables(house: House) -> None:
    ann = house.guest("Ann")
    room = start(house, ann)
    (told,) = everything(house.store, ann)["games_of_the_day"]
    assert told == {"day": day_kind.today(), "game": "solo", "table": room.id}
    forget(house.store, ann)
    assert not standing(house, None).playing and days_played(house.store) == []
    ben = house.guest("Ben")
    start(house, ben)
    gone = expire(house.store, 0, 90, models.now() + timedelta(days=100))
    assert gone.tables >= 1 and days_played(house.store) == []


# --- the page -------------------------------------------------------------------------------------


def test_the_page_for_a_guest(enter: Enter) -> None:
    """Without an account: one click to a game, and back to it from the page."""
    ann = enter()
    text = html.unescape(ann.get("/today").text)
    assert text.count('data-daily="') == 3 and "Nobody has finished it yet." in text
    assert "midnight UTC" in text and "Value" not in re.sub(r"The value.*?\.", "", text)
    day = re.search(r'action="/today/([0-9-]+)/solo"', text)
    assert day
    answer = ann.form(f"/today/{day[1]}/solo", counts="yes")
    assert re.fullmatch("/t/.+", answer.headers["location"])
    assert f'href="{answer.headers["location"]}" data-daily-go' in ann.get("/today").text
    again = ann.form(f"/today/{day[1]}/solo", counts="yes")
    assert again.headers["location"] == answer.headers["location"]
    assert ann.form(f"/today/{day[1]}/chess").status_code == 404
    assert ann.get("/today/2999-01-01").status_code == 404
    past = html.unescape(ann.get("/today/2026-01-02").text)
    assert "This day is over." in past and "Play for practice" in past and ">Value<" not in past
    values = re.findall(r'Value <code class="long">([0-9a-f]{64})<', past)
    commitments = re.findall(r'server <code class="long">([0-9a-f]{64})<', past)
    assert [commitment_of(one) for one in values] == commitments and len(values) == 3


def test_games_of_others_are_shown_after_your_own(enter: Enter) -> None:
    """No link to them before that, or they could be copied."""
    ann, ben = enter("Ann"), enter("Ben")
    path = re.findall(r'action="(/today/[0-9-]+/solo)"', ann.get("/today").text)[0]
    tables = {
        one: one.form(path, counts="yes").headers["location"].removeprefix("/t/")
        for one in (ann, ben)
    }
    mine = tables[ann]
    assert play_on({0: ann}, mine, choose=last)["over"]
    for reader, sees in ((ben, False), (enter(), False), (ann, True)):
        text = reader.get("/today").text
        assert "Ann" in text
        assert (f'href="/t/{mine}?move=0"' in text) == sees
