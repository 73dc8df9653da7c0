"""What an analysis finds, in numbers and in words, for positions whose answers are known."""

from __future__ import annotations

from typing import Any

import pytest

import ceilidh
from ceilidh.bots.analysis.course import EACH, LONGEST, Analyst, Course, Effort
from ceilidh.bots.analysis.expectation import expected, leads, share_of
from ceilidh.bots.analysis.judgement import Judgement, kind_of, shown
from ceilidh.bots.analysis.move_reasons import MODULES, rises, shares
from ceilidh.bots.analysis.turn_plan import TurnPlan
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason, Verdict, as_data
from ceilidh.bots.analysis.verdict_text import (
    before,
    measure,
    number_text,
    tell_choices,
    tell_verdict,
)
from ceilidh.bots.catalogue import judge_of
from ceilidh.bots.search.budget import Budget
from ceilidh.kernel.table import Table
from ceilidh.lessons import begin, find_lesson
from ceilidh.say import speaker
from tests.shared.records import table_of

EN, FR, PT = speaker("en"), speaker("fr"), speaker("pt")


def market() -> Table:
    """The table of the lesson of the market: seat 0 is to move, with two wool and a whisky."""
    lesson = find_lesson("clans/market")
    assert lesson is not None
    return begin(lesson)


# --- reasons and grounds --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("build cow 7.4", "build cow"),
        ("take 40", "take"),
        ("hire", "hire"),
        ("sell wool 2", "sell wool"),
        ("take dornie", "take dornie"),
        ("activate 0.1", "activate 0.1"),
    ],
)
def test_one_contract_or_another_is_one_idea(text: str, kind: str) -> None:
    game = "glenmore" if text in ("take dornie", "activate 0.1") else "clans"
    table = ceilidh.new(game, 2, 1)
    assert kind_of(table.parse(text)) == kind


def test_grounds_rise_by_enough_and_are_few() -> None:
    before_ = {"a": 1.0, "b": 1.0, "c": 1.0, "d": 1.0}
    after = {"a": 1.5, "b": 3.0, "c": 2.0, "d": 1.39, "e": 0.6, "f": 0.5}
    assert rises(before_, after) == (
        MoveReason("b", 2.0),
        MoveReason("c", 1.0),
        MoveReason("e", 0.6),
        MoveReason("a", 0.5),
    )
    assert rises(before_, {"a": 1.5, "d": 1.3}) == (MoveReason("a", 0.5),)
    assert rises(before_, {"a": 0.0}) == ()


def test_the_clan_that_a_move_chooses_brings_terms_of_its_own() -> None:
    """They were not there before, so that all of them is gained."""
    assert rises({"money": 1.0}, {"money": 1.0, "cellar": 2.0}) == (MoveReason("cellar", 2.0),)


class Open:
    """A judge of two terms, and something that no term has."""

    def reasons(self, state: Any) -> dict[str, float]:
        return {"money": 2.0, "goods": 3.0}

    def worth(self, state: Any) -> float:
        return 6.5

    def value(self, state: Any) -> float:
        raise AssertionError("positions are compared by their worth")


def test_what_no_term_has_is_of_modules() -> None:
    assert shares(Open(), None) == {"money": 2.0, "goods": 3.0, MODULES: 1.5}


# --- expectations ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "share"),
    [
        ("clans", 1, 0.95),
        ("clans", 2, 1.15),
        ("clans", 4, 1.15),
        ("glenmore", 2, 0.63),
        ("glenmore", 3, 0.47),
        ("glenmore", 4, 0.47),
        ("another", 3, 1.0),
    ],
)
def test_what_share_of_the_value_becomes_points(game: str, players: int, share: float) -> None:
    assert share_of(game, players) == share


class Fixed:
    """A judge by seat: 40 points for the first, 10 more for each further one."""

    def __init__(self, state: Any, seat: int) -> None:
        self.seat = seat

    def worth(self, state: Any) -> float:
        return 40.0 + 10.0 * self.seat

    def value(self, state: Any) -> float:
        raise AssertionError("levels are those of worth")


def test_the_level_is_that_of_the_points_and_a_share_of_the_rest() -> None:
    table = before(table_of("clans", "2p-macewan-mackenzie"), 40)
    now = table.game.scores(table.state)[1]
    assert expected(table.game, table.state, 1, Fixed) == pytest.approx(now + 1.15 * (50 - now))


def test_leads_are_over_the_best_rival() -> None:
    table = before(table_of("clans", "3p-plain"), 60)
    assert leads(table.game, table.state, Fixed) == [-20.0, -10.0, 10.0]
    alone = before(table_of("clans", "1p-both-modules"), 40)
    now = alone.game.scores(alone.state)[0]
    assert leads(alone.game, alone.state, Fixed) == [pytest.approx(now + 0.95 * (40 - now))]
    over = table_of("clans", "1p-both-modules")
    assert leads(over.game, over.state, Fixed) == [float(over.scores()[0])]


# --- the course of a game -------------------------------------------------------------------------


def verdict(number: int, loss: float, better: str, seat: int = 0, sure: bool = True) -> Verdict:
    return Verdict(number, seat, "hire", better, loss, sure=sure)


def turning(*found: Verdict) -> list[int]:
    return [one.number for one in Course([], {one.number: one for one in found}).turning_points()]


def test_turning_points_lose_two_points_at_least() -> None:
    assert turning(verdict(1, 2.0, "a"), verdict(2, 1.99, "b"), verdict(3, 2.01, "c")) == [1, 3]
    assert turning(verdict(1, 9.0, "a", sure=False)) == []


def test_the_same_move_is_told_of_where_it_was_missed_most() -> None:
    assert turning(verdict(1, 3.0, "a"), verdict(2, 5.0, "a"), verdict(3, 4.0, "a")) == [2]
    assert turning(verdict(1, 3.0, "a"), verdict(2, 5.0, "a", seat=1)) == [1, 2]
    assert turning(verdict(1, 3.0, "a"), verdict(2, 5.0, "b")) == [1, 2]
    assert turning(verdict(4, 3.0, "a"), verdict(2, 3.0, "a")) == [2]


def test_there_are_eight_turning_points_at_most_the_dearest() -> None:
    found = [verdict(number, 2.0 + number, f"move {number}") for number in range(12)]
    assert turning(*found) == list(range(4, 12))


def test_an_effort_is_seconds_or_nodes() -> None:
    assert Effort().seconds == 60.0
    assert Effort(nodes=9).plans(30) == 30
    assert Effort(seconds=4.0).plans(30) == 10
    assert Effort(seconds=4.0).plans(7) == 7


class Timed(Analyst):
    """An analyst whose clock a test sets."""

    def spent(self, seconds: float, left: int) -> Budget | None:
        self.now = lambda: self.began + seconds
        return self._budget(left)


def test_the_time_that_is_left_is_shared() -> None:
    analyst = Timed(before(table_of("clans", "3p-plain"), 8), Effort(seconds=20.0))
    found = analyst.spent(10.0, 10)
    assert found is not None and found.seconds == pytest.approx(1.0)
    many, few = analyst.spent(10.0, 1000), analyst.spent(10.0, 1)
    assert many is not None and many.seconds == EACH == 0.4
    assert few is not None and few.seconds == LONGEST == 3.0
    little = analyst.spent(19.9, 10)
    assert little is not None and little.seconds == pytest.approx(0.1)
    assert analyst.spent(20.5, 10) is None
    counted = Timed(before(table_of("clans", "3p-plain"), 8), Effort(nodes=30))
    assert counted.spent(99.0, 1) == Budget(nodes=30)


def test_the_steps_of_an_analysis_are_counted_before() -> None:
    analyst = Analyst(before(table_of("clans", "3p-plain"), 12), Effort(nodes=20))
    choices = [
        number
        for number, one in enumerate(analyst.played)
        if len(analyst.game.flow.legal_for(one.before, one.seat)) > 1
    ]
    assert analyst.decisions == choices and analyst.total == 1 + 2 * len(choices)
    timed = Analyst(before(table_of("clans", "3p-plain"), 12), Effort(seconds=0.8))
    assert timed.total == 1 + len(choices) + 2


def test_a_glance_loses_what_the_best_single_move_gains() -> None:
    table = market()
    table.play("sell wool 1", 0)
    analyst = Analyst(table, Effort(nodes=20))
    number = len(table.played) - 1
    found = analyst._glance(number)
    maker = judge_of("clans", "tuned")
    assert maker is not None
    guess = table.game.determinize(table.played[number].before, 0, 1)
    judge = maker(guess, 0)
    worths = {}
    for action in table.game.flow.legal_for(guess, 0):
        trial = table.game.clone(guess)
        table.game.flow.apply_for(trial, 0, action)
        worths[action.text] = judge.worth(trial)
    best = max(worths, key=lambda text: worths[text])
    assert (found.number, found.seat, found.played, found.better) == (
        number,
        0,
        "sell wool 1",
        best,
    )
    assert found.loss == pytest.approx(worths[best] - worths["sell wool 1"]) and found.loss > 0
    assert (found.sure, found.grounds, found.plan) == (False, (), ())


# --- plans ----------------------------------------------------------------------------------------


def plan(table: Table, text: str, value: float = 0.0) -> TurnPlan:
    action = table.parse(text)
    return TurnPlan(value, (action,), (action,), None)


def test_the_best_of_each_kind_come_first_then_the_rest() -> None:
    table = ceilidh.new("clans", 2, 1)
    texts = ["take 1", "take 2", "hire", "take 3", "pass", "sell wool 1"]
    ranked = [plan(table, text) for text in texts]
    assert [one.action.text for one in shown(ranked)] == ["take 1", "hire", "pass"]
    assert [one.action.text for one in shown(ranked[:2])] == ["take 1", "take 2"]
    few = [*ranked[:2], ranked[3]]
    assert [one.action.text for one in shown(few)] == ["take 1", "take 2", "take 3"]


def test_what_is_much_worse_is_no_advice() -> None:
    table = ceilidh.new("clans", 2, 1)
    ranked = [plan(table, "take 1", 9.0), plan(table, "hire", 5.0), plan(table, "pass", 4.9)]
    assert [one.action.text for one in shown(ranked)] == ["take 1", "hire"]


def test_points_of_choices_differ_as_the_values_of_their_plans_do() -> None:
    table = market()
    found = shown(Judgement(table.game, table.state, 0, Budget(nodes=200)).plans())
    again = Judgement(table.game, table.state, 0, Budget(nodes=200)).choices()
    assert [one.move for one in again] == [one.action.text for one in found]
    gaps = [found[0].value - one.value for one in found]
    assert [again[0].points - one.points for one in again] == pytest.approx(gaps)
    assert gaps == sorted(gaps)


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (0.0, "0.0", "0,0"),
        (-0.04, "0.0", "0,0"),
        (-0.06, "−0.1", "−0,1"),
        (12.25, "12.2", "12,2"),
        (3.96, "4.0", "4,0"),
        (-2.5, "−2.5", "−2,5"),
    ],
)
def test_numbers_have_one_decimal(number: float, english: str, french: str) -> None:
    assert number_text(EN, number) == english
    assert number_text(FR, number) == number_text(PT, number) == french


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [
        (79.04, "about 79 points", "environ 79 points"),
        (1.2, "about 1 point", "environ 1 point"),
        (-3.4, "about −3 points", "environ −3 points"),
        (-0.2, "about 0 points", "environ 0 point"),
    ],
)
def test_what_a_choice_is_expected_to_bring_is_a_whole_number(
    points: float, english: str, french: str
) -> None:
    choice = MoveChoice("pass", points, ())
    assert tell_choices(EN, market(), 0, [choice])[0].points == english
    assert tell_choices(FR, market(), 0, [choice])[0].points == french


def test_what_a_curve_shows() -> None:
    assert measure(EN, 1) == "Expected points"
    assert [measure(EN, number) for number in (2, 3)] == ["Lead over the best rival"] * 2


def test_a_choice_is_told_with_its_plan() -> None:
    table = market()
    choice = MoveChoice(
        "sell whisky 1", 61.26, (MoveReason("money", 2.0),), ("buy grain 1",), "hire"
    )
    (told,) = tell_choices(EN, table, 0, [choice])
    assert told.move == "sell whisky 1" and told.points == "about 61 points"
    assert told.text == "Sell 1 whisky for £11"
    assert told.why == "it brings £11 for what comes next: hire a merchant for £4"
    assert told.said == f"{told.text}: {told.why}."
    assert told.turn == ("sell whisky 1", "buy grain 1")
    # The turn is over after the sale, so that nothing follows that is certain.
    assert told.plan == ""


def test_a_verdict_is_told_with_what_was_better() -> None:
    lesson = find_lesson("glenmore/rondel")
    assert lesson is not None
    table = begin(lesson)
    table.play("take inshriach", 0)
    table.play("lay 0.1", 0)
    number = len(table.played) - 2
    found = Verdict(
        number,
        0,
        "take inshriach",
        "take dornie",
        4.25,
        (MoveReason("resources", 2.0),),
        ("lay 0.1", "activate 0.0", "activate 9.9"),
        True,
    )
    told = tell_verdict(EN, table, found)
    assert (told.number, told.seat, told.loss) == (number, 0, "4.2 points better:")
    assert "Inshriach" in told.played and "Dornie" in told.better
    assert told.plan.startswith("then: ") and told.plan.count(";") == 1
    assert told.why == "it gives resources you need and it activates Home village"


def test_a_table_as_it_was_keeps_the_first_moves() -> None:
    table = table_of("clans", "3p-plain")
    past = before(table, 10)
    assert len(past.played) == 10 and past.key() != table.key()
    assert table.game.key(past.state) == table.game.key(table.played[10].before)
    whole = before(table, len(table.played))
    assert whole.key() == table.key() and whole is not table


def test_findings_become_plain_data() -> None:
    one = Verdict(3, 1, "hire", "pass", 4.25, (MoveReason("money", 1.5),), ("hire",), True)
    assert as_data(one) == {
        "number": 3,
        "seat": 1,
        "played": "hire",
        "better": "pass",
        "loss": 4.25,
        "grounds": [{"term": "money", "points": 1.5}],
        "plan": ["hire"],
        "sure": True,
    }
    assert Verdict.of(as_data(one)) == one
