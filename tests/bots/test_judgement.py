"""One judgement: bot, hint and analysis agree; plans are whole turns without detours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ceilidh.bots.analysis.course import Analyst, Effort
from ceilidh.bots.analysis.judgement import SEARCHING, Judgement, judge_position, positions_in
from ceilidh.bots.analysis.move_reasons import phrases_of
from ceilidh.bots.analysis.turn_plan import TurnFollower, TurnPlan
from ceilidh.bots.analysis.verdict import MoveChoice
from ceilidh.bots.analysis.verdict_text import before, choice_clauses, tell_choices
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.evaluation import Term
from ceilidh.bots.glenmore.evaluate import TERMS as GLEN_MORE
from ceilidh.bots.greedy import EQUAL
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.planner import Planner
from ceilidh.games.clans.modules.catalogue import ENTRIES as MODULES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.table import Played
from ceilidh.lessons import begin, find_lesson
from ceilidh.say import LANGUAGES, speaker
from ceilidh.server.thinking.analysis_worker import hint
from tests.bots.toy import Step, Toy, desk_of
from tests.say import listening
from tests.shared.records import table_of

EN = speaker("en")
NODES = 120
BUDGET = Budget(nodes=NODES)
RECORDS = [
    ("clans", "2p-macdonald-macewan"),
    ("clans", "2p-everything"),
    ("clans", "2p-automa-trains-markets"),
    ("clans", "1p-both-modules"),
    ("glenmore", "2p-plain"),
    ("glenmore", "2p-most"),
    ("glenmore", "3p-all-with-hammer"),
]
SHARES = (0.02, 0.25, 0.5, 0.7, 0.95)


@cache
def decisions(game: str, record: str) -> list[int]:
    """Moves of a game before which there was something to choose, from all its parts."""
    table = table_of(game, record)
    found = []
    for share in SHARES:
        number = int(share * len(table.played))
        while len(table.game.flow.legal_for(*_due(table.played[number]))) < 2:
            number += 1
        found.append(number)
    return found


def _due(played: Played) -> tuple[Any, int]:
    return played.before, played.seat


def judgements(game: str, record: str) -> Iterator[Judgement]:
    table = table_of(game, record)
    for number in decisions(game, record):
        yield Judgement(table.game, *_due(table.played[number]), BUDGET)


def texts(plan: TurnPlan) -> list[str]:
    return [action.text for action in plan.turn]


# --- nobody contradicts ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_a_hint_begins_with_what_the_chief_would_play(game: str, record: str) -> None:
    table = table_of(game, record)
    for number, judgement in zip(decisions(game, record), judgements(game, record), strict=True):
        state, seat = _due(table.played[number])
        nodes = int(NODES * SEARCHING)
        chief = ask(make_bot(f"chief@{nodes}n", game, 1, seat), table.game, state, seat)
        assert judgement.legal[judgement.lines[0].first] is chief
        best = judgement.plans(1)[0]
        if not judgement.context.profile.played_out(judgement.state):
            # What is planned on is never worse than what the chief began with.
            assert best.value >= judgement.lines[0].value - EQUAL


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_hint_and_analysis_name_the_same_plan(game: str, record: str) -> None:
    """The worker is asked as the page asks it, about a position that was drawn anew before."""
    table = table_of(game, record)
    analyst = Analyst(table, Effort(nodes=NODES))
    for number in decisions(game, record):
        state, seat = _due(table.played[number])
        best = judge_position(table.game, state, seat, BUDGET)[0]
        question = {
            "game": game,
            "state": table.game.dump(table.game.determinize(state, seat, 12345)),
            "seat": seat,
            "seconds": 1.0,
            "nodes": NODES,
        }
        told = MoveChoice.of(hint(question)[0])
        assert (told.move, told.plan) == (best.move, best.plan), number
        verdict = analyst._planned(number, BUDGET)
        if verdict.loss > 0:
            assert (verdict.better, verdict.plan) == (best.move, best.plan), number
        else:
            assert verdict.better == verdict.played, number


def test_moves_that_draw_are_compared_with_time_for_further_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without time, a plan would end with its first move there."""
    used: list[float] = []
    before = Planner.in_worlds

    def in_worlds(self: Planner, *given: Any) -> list[float]:
        used.append(self.context.clock.used())
        return before(self, *given)

    for judgement in judgements("glenmore", "2p-plain"):
        judgement.plans()
        with monkeypatch.context() as patch:
            patch.setattr(Planner, "in_worlds", in_worlds)
            for asked in judgement.legal[:4]:
                judgement.compared(asked)
    assert used and not any(used)


# --- whole turns without detours ------------------------------------------------------------------


@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_every_plan_is_a_whole_turn_and_begins_and_ends_differently(game: str, record: str) -> None:
    for judgement in judgements(game, record):
        found = judgement.plans()
        assert len({one.action for one in found}) == len(found)
        follower = judgement.follower
        assert len({follower.key(one.turn) for one in found}) == len(found)
        values = [one.value for one in found]
        assert values == sorted(values, reverse=True)
        if not judgement.context.profile.planned(judgement.state, judgement.seat):
            continue
        for one in found:
            *_, last, end = follower.states(one.turn)
            assert follower.over(last, end) or not judgement.context.decides(end), texts(one)


def stone_is_due() -> Judgement:
    """Somebody owes a stone, has one, and could sell it and buy it back."""
    table = table_of("glenmore", "2p-sideways")
    for played in table.played:
        legal = [one.text for one in table.game.flow.legal_for(*_due(played))]
        if "buy stone" in legal and any(one.startswith("sell stone") for one in legal):
            return Judgement(table.game, *_due(played), Budget(nodes=300))
    raise AssertionError("the game has no such position")


def test_a_stone_is_not_sold_and_bought_back() -> None:
    judgement = stone_is_due()
    sell, buy, pay = (
        next(one for one in judgement.legal if one.text.startswith(word))
        for word in ("sell stone", "buy stone", "pay stone")
    )
    follower = judgement.follower
    rest = judgement._whole(judgement._plan((sell, buy), 4.3, drawn=False)).turn[2:]
    around = judgement._plan((sell, buy, *rest), 4.3, drawn=False)
    straight = follower.straight(around)
    assert straight.turn[0] is pay and straight.turn[1:] == rest
    assert follower.key(straight.turn) == follower.key(around.turn), "it is the same position"
    for plan in judgement.plans():
        words = [action.text.split()[:2] for action in plan.turn]
        assert not (["sell", "stone"] in words and ["buy", "stone"] in words), texts(plan)


def test_what_a_detour_leads_to_is_rated_as_the_straight_way() -> None:
    """A player who pays the stone that is there has lost nothing to one who sells it first."""
    judgement = stone_is_due()
    pay = next(one for one in judgement.legal if one.text.startswith("pay stone"))
    best, mine = judgement.compared(pay)
    assert best.value - mine.value < 1.0
    words = [action.text.split()[0] for action in best.turn]
    assert not {"sell", "buy"} <= set(words)


def test_a_turn_is_planned_again_from_its_end_to_its_beginning() -> None:
    assert [positions_in(moves) for moves in (1, 2, 3, 5)] == [[], [1], [2, 1], [4, 3, 2, 1]]
    assert positions_in(13) == [12, 9, 6, 3]


def test_ways_that_lead_back_are_cut_out() -> None:
    """There and back again leads to the same position, in which only the rest is done."""

    class Ring(Toy):
        def position_key(self, state: Any) -> tuple[object, ...]:
            return (state.actor, tuple(state.points))

    there, back, end = Step("there", 1.0), Step("back", -1.0), Step("end", 5.0, ends=True)
    toy = Ring([there, back, end])
    follower = TurnFollower(desk_of(toy), toy.start())
    moves = (there.action, back.action, end.action)
    plan = TurnPlan(5.0, moves, moves, None)
    assert follower.straight(plan).turn == (end.action,)


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "terms", "entries"),
    [("clans", CLANS, MODULES), ("glenmore", GLEN_MORE, CHRONICLES)],
)
def test_every_term_has_words_in_all_languages(
    game: str, terms: tuple[Term[Any], ...], entries: Entries
) -> None:
    """Those of modules too: a term without words is a reason that nobody is told."""
    names = [term.name for term in terms]
    for _, face in layer_files(entries, "evaluation"):
        own = [term.name for term in face.EVALUATION.terms]
        assert set(face.EVALUATION.phrases) == set(own), face.__name__
        names += own
    assert len(names) == len(set(names)), "two terms of one name"
    assert set(phrases_of(game)) == set(names)
    for phrase in phrases_of(game).values():
        listening.sound(phrase)
        said = [speaker(language).text(phrase) for language in listening.WHOLE]
        assert len(set(said)) == len(said), phrase


def test_a_game_without_phrases_has_none() -> None:
    assert phrases_of("template") == {}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("clans/simplified-trains", "a milestone scores"),
        ("glenmore/dragon-boats", "your boat moves ahead in the race"),
        ("glenmore/penny-mobs", "its Pennies score"),
    ],
)
def test_a_module_is_a_reason(name: str, reason: str) -> None:
    lesson = find_lesson(name)
    assert lesson is not None
    table = begin(lesson)
    judgement = Judgement(table.game, table.state, lesson.seat, Budget(nodes=4000))
    said = [
        clause.text
        for plan in judgement.plans()
        for clause in choice_clauses(EN, table, lesson.seat, judgement._choice(plan, 0.0, ()))
    ]
    assert reason in said, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "record"), RECORDS)
def test_different_moves_have_different_reasons(game: str, record: str, language: str) -> None:
    table = table_of(game, record)
    for number in decisions(game, record):
        past, seat = before(table, number), table.played[number].seat
        choices = judge_position(table.game, past.state, seat, BUDGET)
        told = tell_choices(speaker(language), past, seat, choices)
        assert told and told[0].move == choices[0].move
        assert len({one.why for one in told}) == len(told)
        for one in told:
            assert one.why and one.said.startswith(one.text) and one.said.endswith(".")
