"""What an analysis finds, in numbers and in words, for positions whose answers are known."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

import ceilidh
from ceilidh.bots.advice import Idea, _reasons, ideas, kind_of, phrases_of
from ceilidh.bots.analysis.course import EACH, LONGEST, Analyst, Course, Effort
from ceilidh.bots.analysis.decision_analysis import Candidate, DecisionAnalysis, _chosen, plan_of
from ceilidh.bots.analysis.expectation import expected, leads, share_of
from ceilidh.bots.analysis.move_reasons import MODULES, rises, shares
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason, Verdict, as_data
from ceilidh.bots.analysis.verdict_text import (
    before,
    measure,
    number_text,
    tell_choice,
    tell_verdict,
    why,
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


def test_reasons_are_the_terms_that_rise_most() -> None:
    said = phrases_of("clans")
    before_ = {"money": 1.0, "goods": 5.0, "exports": 0.0, "room": 2.0}
    after = {"money": 1.5, "goods": 7.0, "exports": 1.0, "room": 1.0, "cellar": 3.0}
    assert _reasons("clans", before_, after) == (said["cellar"], said["goods"])
    assert _reasons("clans", before_, {"money": 1.5, "goods": 5.39}) == (said["money"],)
    assert _reasons("clans", before_, {"money": 1.39, "goods": 4.0}) == ()
    assert _reasons("clans", {}, {"unheard of": 9.0}) == ()


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


def test_ideas_are_the_best_of_each_kind_within_four_points() -> None:
    """As the judge of the greedy bot has them, one by one."""
    table = market()
    found = ideas(table.game, table.state, 0)
    maker = judge_of("clans")
    assert maker is not None
    guess = table.game.determinize(table.state, 0, 1)
    judge: Any = maker(guess, 0)
    best: dict[str, tuple[float, str]] = {}
    for move in table.legal(0):
        trial = table.game.clone(guess)
        table.game.flow.apply_for(trial, 0, move.action)
        value = judge.value(trial)
        kind = kind_of(move.action)
        if kind not in best or value > best[kind][0]:
            best[kind] = (value, move.text)
    ranked = sorted(best.values(), key=lambda one: -one[0])
    near = [text for value, text in ranked[:3] if value >= ranked[0][0] - 4.0]
    assert [idea.action.text for idea in found] == near
    assert all(isinstance(idea, Idea) and len(idea.reasons) <= 2 for idea in found)


def test_where_there_is_nothing_to_choose_there_is_no_idea() -> None:
    table = table_of("glenmore", "2p-plain")
    forced = next(
        one for one in table.played if len(table.game.flow.legal_for(one.before, one.seat)) == 1
    )
    assert ideas(table.game, forced.before, forced.seat) == []


def test_grounds_rise_by_enough_and_are_few() -> None:
    before_ = {"a": 1.0, "b": 1.0, "c": 1.0, "d": 1.0}
    after = {"a": 1.4, "b": 3.0, "c": 2.0, "d": 1.39, "e": 0.5}
    assert rises(before_, after) == (MoveReason("b", 2.0), MoveReason("c", 1.0))
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
        self.began = perf_counter() - seconds
        return self._budget(left)


def test_the_time_that_is_left_is_shared() -> None:
    analyst = Timed(before(table_of("clans", "3p-plain"), 8), Effort(seconds=20.0))
    found = analyst.spent(10.0, 10)
    assert found is not None and found.seconds == pytest.approx(1.0, abs=0.01)
    many, few = analyst.spent(10.0, 1000), analyst.spent(10.0, 1)
    assert many is not None and many.seconds == EACH == 0.4
    assert few is not None and few.seconds == LONGEST == 3.0
    little = analyst.spent(19.9, 10)
    assert little is not None and little.seconds == pytest.approx(0.1, abs=0.01)
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


# --- candidates -----------------------------------------------------------------------------------


def candidate(table: Table, text: str, *turn: str) -> Candidate:
    action = table.parse(text)
    moves = [table.parse(one) for one in (text, *turn)]
    return Candidate(action, 0.0, None, moves, moves)


def test_the_best_of_each_kind_come_first_then_the_rest() -> None:
    table = ceilidh.new("clans", 2, 1)
    texts = ["take 1", "take 2", "hire", "take 3", "pass", "sell wool 1", "sell wool 2", "ship"]
    ranked = [candidate(table, text) for text in texts]
    assert [one.action.text for one in _chosen(ranked, None)] == [
        "take 1",
        "hire",
        "pass",
        "sell wool 1",
        "ship",
    ]
    asked = ranked[3].action
    assert [one.action.text for one in _chosen(ranked, asked)][-1] == "take 3"
    assert len(_chosen(ranked, asked)) == 6 and len(_chosen(ranked, ranked[0].action)) == 5
    assert [one.action.text for one in _chosen(ranked[:4], None)] == [
        "take 1",
        "hire",
        "take 2",
        "take 3",
    ]


def test_three_further_moves_of_a_turn_are_told() -> None:
    table = ceilidh.new("clans", 2, 1)
    one = candidate(table, "take 1", "hire", "pass", "ship", "sell wool 1")
    assert plan_of(one) == ("hire", "pass", "ship")
    assert plan_of(candidate(table, "take 1")) == ()


def test_choices_are_three_and_their_points_differ_as_their_values_do() -> None:
    table = market()
    weighted_terms = DecisionAnalysis(table.game, table.state, 0, Budget(nodes=200))
    found = weighted_terms.candidates()
    again = DecisionAnalysis(table.game, table.state, 0, Budget(nodes=200)).choices()
    assert [one.move for one in again] == [one.action.text for one in found[:3]]
    gaps = [found[0].value - one.value for one in found[:3]]
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


def test_what_a_curve_shows() -> None:
    assert measure(EN, 1) == "Points to expect"
    assert [measure(EN, number) for number in (2, 3)] == ["Lead over the best rival"] * 2


def test_why_names_the_weightiest_ground_first_and_none_twice() -> None:
    grounds = [
        MoveReason("goods", 2.0),
        MoveReason("money", 1.0),
        MoveReason("purse", 0.5),
        MoveReason("x", 9.0),
    ]
    goods, money = phrases_of("clans")["goods"], phrases_of("clans")["money"]
    assert why(EN, "clans", grounds[:2]) == f"{goods} and {money}"
    assert why(EN, "clans", []) == "" and why(EN, "clans", grounds[3:]) == ""
    # A game without phrases of its own has those that all share.
    assert why(EN, "another", grounds) == "it leaves more money"


def test_a_choice_is_told_with_its_plan() -> None:
    table = market()
    choice = MoveChoice(
        "sell whisky 1", 61.26, (MoveReason("money", 2.0),), ("buy grain 1", "hire")
    )
    told = tell_choice(EN, table, 0, choice)
    assert told.move == "sell whisky 1" and told.points == "about 61.3 points"
    assert told.text == "Sell 1 whisky for £11"
    assert told.why == phrases_of("clans")["money"]
    # The turn is over after the sale, so that nothing follows that is certain.
    assert told.plan == ""
    bare = tell_choice(EN, table, 0, MoveChoice("hire", 3.0))
    assert bare.why == "it costs you least of all that is possible"


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
    assert told.why == phrases_of("glenmore")["resources"]


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
