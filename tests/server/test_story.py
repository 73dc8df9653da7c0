"""What happened, at a table: the story, positions within a move, phases, and the ending."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.move_parts import SET_OFF
from ceilidh.say.speaker import words_for
from ceilidh.server.errors import NotFound
from ceilidh.server.table import ending
from ceilidh.server.table.ending import ending_of, score_course, turning_move
from ceilidh.server.table.moments import at_part, before_part
from ceilidh.server.table.rooms import Rooms
from ceilidh.server.table.scene import at_move
from ceilidh.server.table.story import last_turns
from ceilidh.server.table.text_cache import TextCache
from tests.browser.records import sensible, vote
from tests.say.listening import turns_of
from tests.server.conftest import Enter
from tests.server.helpers import Json, last, play_on
from tests.server.house import House

EN = speaker("en")
GAMES = Path(__file__).parents[1] / "glenmore" / "games"


def with_automa() -> Table:
    table = ceilidh.new("clans", 2, 5, {"automa": "3"}, ["Ann", "Automa"])
    chance = random.Random(5)
    while table.actor is not None:
        table.play(chance.choice(table.legal()))
    return table


def test_each_turn_within_a_move_has_its_board() -> None:
    table = with_automa()
    words = words_for("clans")
    number, parts = max(
        [(nth, words.parts(one)) for nth, one in enumerate(table.played, 1)],
        key=lambda found: len(found[1]),
    )
    assert len(parts) > 4
    played = table.played[number - 1]
    own = played.before.seats[1].money
    for part in parts:
        assert before_part(table, number, part.nth).state.seats[1].money == own
        own += sum(e.amount for e in part.events if e.kind == "money" and e.seat == 1)
        assert at_part(table, number, part.nth).state.seats[1].money == own
    after = table.state if number == len(table.played) else table.played[number].before
    whole = at_part(table, number, parts[-1].nth)
    assert table.game.key(whole.state) == table.game.key(after)
    # Asking changes nothing.
    assert table.played[number - 1] is played and played.before.recorder is None
    with pytest.raises(NotFound):
        at_part(table, number, len(parts))
    with pytest.raises(NotFound):
        at_part(table, 0, 0)


def test_the_log_has_a_line_for_each_turn_and_headings() -> None:
    table = with_automa()
    lines = TextCache().lines(EN, table, table.names, len(table.played))
    turns = [
        part
        for one in table.played
        for part in words_for("clans").parts(one)
        if part.kind == SET_OFF
    ]
    ruled = [line for line in lines if line.part and line.seat == 1]
    assert len(ruled) == len(turns) > 20
    assert all(line.text.startswith("Automa: ") and line.begins for line in ruled)
    headings = list(dict.fromkeys([line.heading for line in lines]))
    assert headings == ["Setup", *[f"Round {n}" for n in range(1, 6)]]
    again = TextCache()
    part = again.lines(EN, table, table.names, 9)
    assert again.lines(EN, table, table.names, 12)[: len(part)] == part
    assert again.lines(EN, table, table.names, 4) == [one for one in part if one.number <= 4]


def test_turns_go_on_with_new_moves_and_begin_anew_after_others() -> None:
    table, other = with_automa(), with_automa()
    moves, texts = len(table.played), TextCache()
    words = words_for("clans")
    for number in (0, 5, 5, 6, 40, moves, 12, 13):
        shown = at_move(table, number)
        assert texts.turns(shown) == turns_of(shown.played, words)
    # The same number of moves at another table, each of them another object.
    shown = at_move(other, 13)
    found = texts.turns(shown)
    assert found[-1].last.played is shown.played[-1] is not table.played[12]
    found.pop()
    assert texts.turns(shown) == turns_of(shown.played, words)


@pytest.mark.rule("CC-SCO-03", "CC-FIN-01", "CC-FIN-02")
def test_phases_add_up_to_the_score_and_say_what_is_a_forecast() -> None:
    table = with_automa()
    made = TextCache().phases(EN, table, table.names)
    assert made is not None and made.note == "" and list(made.totals) == table.scores()
    for seat in range(2):
        assert sum([column.points[seat] for column in made.columns]) == made.totals[seat]
    assert list(made.so_far) == dict(table.sheet())["glory"]
    assert [column.title for column in made.columns][-1] == "Final scoring"
    assert not any(column.forecast for column in made.columns)
    fresh = ceilidh.new("clans", 2, 5, names=["Ann", "Bob"])
    early = TextCache().phases(EN, fresh, fresh.names)
    assert early is not None and early.columns[-1].forecast
    assert early.note == (
        "The total is what each player would have if the game ended now. "
        "Scored so far: Ann 0 and Bob 0."
    )


@pytest.mark.rule("GM-FLW-07")
def test_glen_more_has_four_scoring_phases_and_the_final_scoring() -> None:
    table = ceilidh.new("glenmore", 2, 5)
    chance = random.Random(5)
    while table.actor is not None:
        table.play(chance.choice(table.legal()))
    made = TextCache().phases(EN, table, table.names)
    assert made is not None
    titles = [column.title for column in made.columns if column.title != "During play"]
    assert titles == [*[f"Scoring phase {n}" for n in range(1, 5)], "Final scoring"]
    for seat in range(2):
        assert sum([column.points[seat] for column in made.columns]) == table.scores()[seat]


@pytest.mark.parametrize(
    ("course", "winner", "move"),
    [
        ([[0, 1, 5, 9], [0, 2, 4, 8]], 0, 2),
        ([[1, 2, 3], [0, 1, 2]], 0, 0),
        ([[0, 1, 2], [0, 1, 1]], 0, 2),
        ([[0, 3, 2], [0, 1, 2]], 0, None),
        ([[0, 1], [2, 4], [1, 9]], 2, 1),
    ],
)
def test_the_move_after_which_the_winner_led_for_good(
    course: list[list[int]], winner: int, move: int | None
) -> None:
    assert turning_move(course, winner) == move


def test_the_ending_names_winner_margin_and_sources() -> None:
    table = with_automa()
    result = table.result()
    assert result is not None
    made = ending_of(EN, table, table.names, result)
    first, second = result[0], result[1]
    margin = first.score - second.score
    assert made.title == f"{table.names[first.seat]} wins by {margin} points"
    assert [place.score for place in made.places] == [first.score, second.score]
    assert [list(row) for row in made.scores] == score_course(table)
    for (_, values), best in zip(table.sheet(), made.best, strict=True):
        assert all(values[seat] == max(values) for seat in best)
    most, name = max([(values[first.seat], line) for line, values in table.sheet()])
    assert made.places[0].why.startswith(f"{EN.name('clans', 'line', name)}: {most}")
    turning = made.turning
    assert turning is not None
    others = [row for seat, row in enumerate(made.scores) if seat != first.seat]
    course = made.scores[first.seat]
    for after in range(turning.move, len(course)):
        assert all(row[after] < course[after] for row in others)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_where_it_was_decided_tells_who_did_what_and_what_that_did_to_the_lead(game: str) -> None:
    table = ceilidh.load(sensible(game, 10_000))
    result = table.result()
    assert result is not None
    winner = result[0].seat
    made = ending_of(EN, table, table.names, result)
    assert made.turning is not None
    leads = [
        own - other for own, other in zip(made.scores[winner], made.scores[1 - winner], strict=True)
    ]
    told = [
        turn
        for turn in TextCache().turns(table)
        if turn.seat >= 0 and turn.last.number == made.turning.move
    ]
    [turn] = told
    assert made.turning.text.startswith(EN.entry(table, turn, table.names).text)
    before, after = leads[turn.first.number - 1], leads[made.turning.move]
    assert after > max(before, 0)
    assert re.findall(r"(-?\d+) points?", made.turning.text)[-1] == str(after)
    assert ("behind" in made.turning.text) == (before < 0)


def test_scores_that_were_counted_are_not_counted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_automa()
    result = table.result()
    assert result is not None
    made, course = ending_of(EN, table, table.names, result), score_course(table)
    monkeypatch.setattr(ending, "score_course", lambda table: [[0] for _ in course])
    assert ending_of(EN, table, table.names, result, course) == made
    # What is stored is of other moves: of a game that went on from a position for example.
    other = ending_of(EN, table, table.names, result, [row[1:] for row in course])
    assert other.scores == ((0,),) * len(course)


def test_the_course_of_a_finished_game_is_stored() -> None:
    house = House()
    ann = house.guest("Ann")
    room = house.table(ann, ann)
    assert house.play(room, 5).row.course == []
    house.play(room)
    stored = house.store.table(room.id)[0].course
    assert stored == room.row.course == score_course(room.table)
    assert Rooms(house.store).get(room.id).texts.course == stored
    house.close()


def test_the_api_tells_the_story_and_the_ending(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.create("glenmore")
    assert table["ending"] is None and table["story"] == []
    bob.sit(table)
    end: Json = play_on({0: ann, 1: bob}, table["id"], choose=last)
    assert end["ending"]["title"] and len(end["ending"]["scores"]) == 2
    assert end["summary"]["title"] == "Scoring phase 4 is over"
    assert {seat["so_far"] for seat in end["seats"]} == set(end["phases"]["so_far"])
    told = [entry for entry in end["story"] if entry["seat"] >= 0]
    assert all(entry["text"].endswith(".") and entry["move"] for entry in told)
    assert end["log"][0]["heading"] == "Round 1, stack A" and end["log"][0]["begins"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_has_a_name_in_every_line_of_the_log(language: str) -> None:
    table = ceilidh.load((GAMES / "3p-boats.txt").read_text("utf-8"))
    to, names = speaker(language), ["Ailsa", "Bran", "Catriona"]
    texts, moves = TextCache(), range(len(table.played))
    told = [line.text for nth in moves for line in texts.line(to, table, nth, names)]
    rivers = [to.text("{player}'s river", player=name) for name in names]
    numbered = [to.text("seat {number}", number=seat) for seat in (1, 2, 3)]
    assert any(river in text for text in told for river in rivers)
    assert not [text for text in told if any(name in text for name in numbered)]


def test_the_last_turn_of_each_seat_is_told_in_short() -> None:
    """Without name and details; a seat that has had no turn has none."""
    table = ceilidh.load(sensible("clans", 60))
    names = list(table.names)
    lasts = last_turns(TextCache(), EN, table, names, 0)
    assert set(lasts) == {0, 1}
    for seat, entry in lasts.items():
        assert entry.seat == seat and entry.short.endswith(".")
        assert names[seat] not in entry.short and "(" not in entry.short
        own = [number for number, one in enumerate(table.played, 1) if one.seat == seat]
        assert entry.first <= own[-1] <= entry.move
    assert last_turns(TextCache(), EN, ceilidh.new("clans", 2, 3), names, 0) == {}


def test_a_choice_in_secret_is_no_last_turn_that_others_may_read() -> None:
    table = ceilidh.load(vote())
    table.play(table.legal(table.actors[0])[0])
    voter = table.played[-1].seat
    names = list(table.names)
    other = last_turns(TextCache(), EN, table, names, 1 - voter)[voter]
    own = last_turns(TextCache(), EN, table, names, voter)[voter]
    assert own.short == other.short == "Takes James IV."  # the ballot is part of this turn
    assert other.results == (*own.results, f"{names[voter]} has chosen.")
