"""Parts of sentences with their exact words: lists, plurals, reasons, clauses, sums by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ceilidh
from ceilidh.kernel.event import Event, Outcome
from ceilidh.kernel.reason import Reason, Word, counting
from ceilidh.kernel.table import Played, Table
from ceilidh.say import speaker
from ceilidh.say.clans.names import amount, amounts
from ceilidh.say.log_builder import ANYBODY, TABLE, LogBuilder, LogClause
from ceilidh.say.module_text import ModuleText, _joined, _nested
from ceilidh.say.phase_summary import sums_by_kind
from ceilidh.say.phrases import capital, clauses, either, listed, sentence, titled
from ceilidh.say.rulebook import rule_text
from ceilidh.say.score_breakdowns import on_strip, ranked, things
from ceilidh.say.speaker import Notation
from tests.golden.positions import positions, table_of

EN, FR, PT = speaker("en"), speaker("fr"), speaker("pt")


# --- lists and plurals ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "all_", "one"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a or b"),
        (["a", "b", "c"], "a, b and c", "a, b or c"),
    ],
)
def test_lists(parts: list[str], all_: str, one: str) -> None:
    assert listed(EN, parts) == all_
    assert either(EN, parts) == one


def test_lists_in_other_languages() -> None:
    assert listed(FR, ["a", "b", "c"]) == "a, b et c"
    assert listed(PT, ["a", "b", "c"]) == "a, b e c"
    assert either(FR, ["a", "b"]) == "a ou b"


def test_two_short_deeds_share_a_sentence_and_more_are_set_apart() -> None:
    assert clauses(EN, ["passes"]) == "passes"
    assert clauses(EN, ["passes", "gains £16"]) == "passes and gains £16"
    assert clauses(EN, ["passes", "gains £16 and 1 wool"]) == "passes; gains £16 and 1 wool"
    assert clauses(EN, ["gains 1, 2", "passes"]) == "gains 1, 2; passes"
    assert clauses(EN, ["a", "b", "c"]) == "a; b; c"
    assert sentence(EN, "Ann", ["passes", "rests"]) == "Ann passes and rests."
    assert titled(EN, "Contract 17", "2 wool") == "Contract 17: 2 wool"
    assert (capital("wool"), capital("")) == ("Wool", "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 merchants available", "1 merchant available", "2 merchants available"]),
        ("fr", ["0 marchand disponible", "1 marchand disponible", "2 marchands disponibles"]),
        ("pt", ["0 mercadores disponíveis", "1 mercador disponível", "2 mercadores disponíveis"]),
    ],
)
def test_plurals(language: str, said: list[str]) -> None:
    to = speaker(language)
    found = [to.count("{n} merchant available", "{n} merchants available", n) for n in (0, 1, 2)]
    assert found == said


def test_amounts_leave_out_what_there_is_none_of() -> None:
    assert amount(EN, 5, "money") == "£5"
    assert amounts(EN, (0, 2, 1), ("wool", "grain", "milk")) == ["2 grain", "1 milk"]


# --- reasons and choices --------------------------------------------------------------------------


def test_a_reason_fills_in_numbers_names_and_other_reasons() -> None:
    inner = Reason("You still need {goods}.", (), {"goods": "2 wool, 1 beef"})
    assert EN.reason(inner) == "You still need 2 wool, 1 beef."
    assert FR.reason(Reason("{good}", (), {"good": "2 wool, 1 beef"})) == "2 laine, 1 bœuf"
    word = Reason("{good}", (), {"good": Word("wool", "good")})
    assert FR.reason(word) == "wool"  # the notation stays
    assert FR.reason(word, "clans") == "laine"
    whole = Reason("{good}.", (), {"good": Word("wool", "good")})
    assert FR.reason(whole, "clans") == "Laine."  # a sentence begins with a capital
    assert FR.reason(whole) == "wool."
    assert FR.reason(Reason("{good}.", (), {"good": "wool"})) == "Laine."
    several = counting("{n} thing", "{n} things", 1)
    assert EN.reason(several) == "1 thing"
    assert EN.reason(counting("{n} thing", "{n} things", 3)) == "3 things"


def test_choices_of_options() -> None:
    assert [EN.choice("clans", "ports", one) for one in (True, False)] == ["yes", "no"]
    assert EN.choice("clans", "clan_pool", ["macdonald", "stewart"]) == "MacDonald, Stewart"
    assert EN.choice("clans", "port_pool", "9") == "Port 9"


def test_an_unknown_language_is_english() -> None:
    assert speaker("xx") is speaker("en")
    assert speaker("fr") is not speaker("en")


# --- the score sheet ------------------------------------------------------------------------------


def table() -> Table:
    return ceilidh.new("clans", 3, 1, {"clans": "none"}, ["Ann", "Bob", "Cid"])


def test_what_goes_by_rank_names_the_others() -> None:
    said = ranked(EN, table(), "2 settlements", [2, 4, 1], 0)
    assert said == "2 settlements; Bob: 4, Cid: 1. Points depend on rank."
    assert ranked(EN, table(), "1 settlement", [2, 4, 1], 2) == (
        "1 settlement; Ann: 2, Bob: 4. Points depend on rank."
    )
    assert ranked(EN, table(), "2 settlements", [2, 4, 1], 0, [0, 2]) == (
        "2 settlements; Cid: 1. Points depend on rank."
    )
    assert ranked(EN, table(), "2 settlements", [2, 4, 1], 0, [0]) == "2 settlements."


def test_places_and_things() -> None:
    assert on_strip(1, "hops", "export") == ["seat-2/hops", "seat-2/export"]
    assert things(EN, ["a wool", "2 milk"]) == "A wool and 2 milk."
    assert things(EN, []) == "None."


def test_sums_of_a_phase_by_seat_and_kind() -> None:
    events = [
        Event("money", 0, "money", 8, -1, "income"),
        Event("good", 0, "wool", 2, -1, "production"),
        Event("good", 0, "wool", -2, -1, "production"),
        Event("money", 0, "money", 4, -1, "income"),
        Event("good", 1, "milk", 1, -1, "production"),
        Event("good", 1, "milk", 5, -1, "elsewhere"),
        Event("price", -1, "wool", 3, -1, "income"),
        Event("good", 2, "milk", 1, -1, "income"),
    ]

    def kind(event: Event) -> str:
        return "" if event.reason == "elsewhere" else event.thing

    assert sums_by_kind(events, 2, kind) == {"money": [12, 0], "milk": [0, 1]}


# --- the log --------------------------------------------------------------------------------------


class Told(LogBuilder):
    """Each event stands for a clause: its subject, verb, thing and reason."""

    def __init__(self, *made: LogClause) -> None:
        start = table()
        move = start.legal()[0]
        played = Played(0, move.action, [], [], None)
        super().__init__(EN, start.state, played, ["Ann", "Bob"])
        self.made = list(made)

    def clauses(self, events: Sequence[Event]) -> list[LogClause]:
        return self.made


def told(*made: LogClause, deed: str = "passes") -> str:
    return Told(*made).sentences(deed, [])


GAINS = "gains {things}"


def test_neighbours_of_one_subject_share_their_verb() -> None:
    assert told() == "Ann passes."
    assert told(LogClause(0, GAINS, "£3")) == "Ann passes and gains £3."
    both = told(LogClause(0, GAINS, "£3"), LogClause(0, GAINS, "1 wool"))
    assert both == "Ann passes; gains £3 and 1 wool."
    other = told(LogClause(0, GAINS, "£3"), LogClause(1, GAINS, "1 wool"))
    assert other == "Ann passes and gains £3. Bob gains 1 wool."
    assert told(LogClause(0, GAINS, "£3"), deed="") == "Ann gains £3."


def test_a_reason_follows_the_last_thing_it_holds_for() -> None:
    made = told(
        LogClause(0, GAINS, "£3", "clan"),
        LogClause(0, GAINS, "1 wool", "clan"),
        LogClause(0, GAINS, "£1"),
    )
    assert made == "Ann passes; gains £3, 1 wool (clan) and £1."


def test_the_table_says_a_sentence_for_each_clause() -> None:
    made = told(LogClause(TABLE, "", "round 2 begins."), LogClause(TABLE, "", "it rains"))
    assert made == "Ann passes. Round 2 begins. It rains."
    joined = told(LogClause(ANYBODY, "", "the price of wool falls by 1"))
    assert joined == "Ann passes and the price of wool falls by 1."
    alone = told(LogClause(TABLE, "", "it rains"), LogClause(ANYBODY, "", "prices fall"))
    assert alone == "Ann passes. It rains. Prices fall."


def test_a_clause_may_begin_anew() -> None:
    made = told(LogClause(0, "rolls {things}", "1", anew=True), LogClause(0, "rolls {things}", "2"))
    assert made == "Ann passes. Ann rolls 1 and 2."
    assert Told().said(LogClause(1, GAINS, "£3")) == "Bob gains £3."


# --- words of several modules ---------------------------------------------------------------------


def test_two_modules_may_not_say_the_same() -> None:
    assert _joined([{"a": 1}, {"b": 2}]) == {"a": 1, "b": 2}
    with pytest.raises(AssertionError, match="two modules have words for a"):
        _joined([{"a": 1}, {"a": 2}])
    nested: list[dict[str, Any]] = [{"good": {"a": "A"}}, {"good": {"b": "B"}, "unit": {"c": "C"}}]
    assert _nested([*nested]) == {"good": {"a": "A", "b": "B"}, "unit": {"c": "C"}}
    assert ModuleText().moves == {}


def test_a_game_without_words_speaks_in_its_notation() -> None:
    plain, start = Notation(), table()
    move = start.legal()[0]
    assert plain.move(EN, start, move) == move.text
    event = Event("good", 1, "wool", 2, -1, "clan")
    nobody = Event("price", -1, "wool", -1, -1, "")
    played = Played(0, move.action, [], [event, nobody], None)
    said = plain.line(EN, start, played, ["Ann", "Bob", "Cid"])
    assert said == f"Ann: {move.text}; Bob: good +2 wool clan; price -1 wool"
    own = Played(0, move.action, [], [Event("good", 0, "wool", 1, -1, "")], None)
    assert plain.line(EN, start, own, ["Ann", "Bob"]) == f"Ann: {move.text}; Ann: good +1 wool"
    assert plain.tip(EN, start, "good:wool").title == "good wool"


# --- rules ----------------------------------------------------------------------------------------


def test_a_rule_by_its_id() -> None:
    assert rule_text("cc-fin-02", EN).startswith("CC-FIN-02: Glory: 1 VP per glory")
    near = rule_text("CC-FIN-0", EN)
    assert near.startswith("There is no rule CC-FIN-0; similar rules are CC-FIN-01, CC-FIN-02,")
    assert near.count("CC-FIN-0") == 9  # eight of them
    assert rule_text("nothing", EN) == "There is no rule NOTHING; a rule id looks like CC-EXP-01."


# --- secrets --------------------------------------------------------------------------------------


def lines_of(table: Table) -> list[str]:
    return [EN.line(table, played, table.names) for played in table.played]


def test_no_line_tells_what_only_one_seat_has_seen() -> None:
    """The value of a Haggis token drawn face down is an outcome that others may not read."""
    secret = 0
    for name in ("haggis", "haggis-tokens", "second-reward"):
        (position,) = [one for one in positions("glenmore") if one.name == name]
        for played in table_of(position).played:
            hidden = [one for one in played.outcomes if one.secret]
            for one in hidden:
                other = [
                    Outcome(x.domain, "9", x.secret) if x is one else x for x in played.outcomes
                ]
                changed = Played(played.seat, played.action, other, played.events, played.before)
                table = table_of(position)
                assert EN.line(table, changed, table.names) == EN.line(table, played, table.names)
            secret += len(hidden)
    assert secret


def test_a_vote_is_told_when_all_have_voted() -> None:
    (position,) = [one for one in positions("glenmore") if one.name == "council"]
    table = table_of(position)
    assert table.played[-1].action.text == "vote aye"
    assert lines_of(table)[-1] == "Dot casts a vote."
    told = [line for line in lines_of(table) if "Votes:" in line]
    assert told == [lines_of(table)[33]]
