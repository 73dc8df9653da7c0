"""Hints and the course of a game: ranked moves with grounds, losses that are real, nothing seen."""

from functools import cache
from typing import Any

import pytest

import ceilidh
from ceilidh.bots.analysis import judgement
from ceilidh.bots.analysis.course import Analyst, Course, Effort
from ceilidh.bots.analysis.expectation import expected, leads, share_of
from ceilidh.bots.analysis.judgement import Judgement, can_judge, judge_position
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason, Verdict, as_data
from ceilidh.bots.analysis.verdict_text import before, tell_choices, tell_verdict
from ceilidh.bots.catalogue import judge_of
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS, NO_VOTE, Council
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.bots.helpers import bot_move
from tests.shared.records import text_of
from tests.template.fixtures import peat

__all__ = ["peat"]
RECORDS = {"clans": "2p-macdonald-macewan", "glenmore": "2p-plain"}
GAMES = tuple(RECORDS)
QUICK = Budget(nodes=150)


@cache
def recorded(game: str) -> Table:
    """A game to its end, of two players."""
    return ceilidh.load(text_of(game, RECORDS[game]))


def position(game: str, moves: int) -> Table:
    """A position of it in which there is something to choose."""
    table = before(recorded(game), moves)
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    return table


# --- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 20, 45])
def test_a_hint_names_legal_moves_from_the_best_down(game: str, moves: int) -> None:
    table = position(game, moves)
    seat = table.actors[0]
    found = judge_position(table.game, table.state, seat, QUICK)
    legal = [move.text for move in table.legal(seat)]
    assert 1 <= len(found) <= judgement.MOST
    assert all(one.move in legal for one in found)
    points = [one.points for one in found]
    assert points == sorted(points, reverse=True)
    assert judge_position(table.game, table.state, seat, QUICK) == found


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_that_ends_the_game_has_exact_points(game: str) -> None:
    table = recorded(game)
    last = [one for one in table.played if len(table.game.flow.legal_for(one.before, one.seat)) > 1]
    one = last[-1]
    found = judge_position(table.game, one.before, one.seat, Budget(nodes=400))
    assert found[0].points == int(found[0].points) >= table.scores()[one.seat]


def test_there_is_always_a_move_however_little_time_there_is() -> None:
    for game in GAMES:
        table = position(game, 30)
        assert judge_position(table.game, table.state, table.actors[0], Budget(nodes=1))


def test_a_game_without_an_evaluation_has_no_hints(peat: object) -> None:
    assert not can_judge("template")
    assert all(can_judge(game) for game in GAMES)


# --- what may not be seen -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_spy_sees_no_state_but_the_determinized(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = position(game, 30)
    secret = table.state.rng
    seen: list[int] = []

    class Spy(SearchContext):
        def after(self, state: Any, actor: int, action: Any) -> Any:
            seen.append(state.rng)
            return super().after(state, actor, action)

    monkeypatch.setattr(judgement, "SearchContext", Spy)
    judge_position(table.game, table.state, table.actors[0], QUICK)
    assert seen and secret not in seen


def test_a_secret_vote_changes_no_hint() -> None:
    table = ceilidh.new("glenmore", 2, 4, {"modules": ["great-glen"]})
    while not any(move.text.startswith("vote") for move in table.legal()):
        assert table.actor is not None
        table.play(bot_move(table, "tacksman", table.actor), table.actor)
    table.play("vote aye", 0)
    (part,) = [part for part in table.state.module_states.values() if isinstance(part, Council)]
    other = table.game.clone(table.state)
    other.keep(part.with_votes((BALLOTS.index("nay"), NO_VOTE)))
    assert judge_position(table.game, other, 1, QUICK) == judge_position(
        table.game, table.state, 1, QUICK
    )


# --- expectations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_leads_and_expectations_are_the_result(game: str) -> None:
    table = recorded(game)
    judge = judge_of(game)
    assert judge is not None
    first, second = table.scores()
    assert leads(table.game, table.state, judge) == [first - second, second - first]
    assert expected(table.game, table.state, 0, judge) == first


def test_leads_are_nothing_while_clans_are_chosen_and_mirror_each_other() -> None:
    judge = judge_of("clans")
    assert judge is not None
    table = ceilidh.new("clans", 2, 3)
    assert leads(table.game, table.state, judge) == [0.0, 0.0]
    table = position("clans", 30)
    mine, theirs = leads(table.game, table.state, judge)
    assert mine == pytest.approx(-theirs) and mine != 0


def test_the_level_is_that_of_the_next_fewer_players() -> None:
    assert share_of("glenmore", 4) == share_of("glenmore", 3) < share_of("glenmore", 2)
    assert share_of("another", 2) == 1.0


# --- the course of a game -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_gets_a_verdict_and_good_ones_lose_nothing(game: str) -> None:
    table = before(recorded(game), 16)
    analyst = Analyst(table, Effort(nodes=60))
    steps = list(analyst.work())
    course = analyst.course
    assert len(steps) == analyst.total
    assert sorted(course.verdicts) == analyst.decisions
    assert len(course.leads) == len(table.played) + 1
    for number, one in course.verdicts.items():
        assert one.sure and one.loss >= 0
        assert one.played == table.played[number].action.text
        if one.better == one.played:
            assert one.loss == 0
    assert any(one.loss > 0 and one.grounds for one in course.verdicts.values())


def test_whoever_stops_early_has_what_was_found() -> None:
    table = before(recorded("clans"), 12)
    analyst = Analyst(table, Effort(nodes=60))
    work = analyst.work()
    assert next(work) is None and analyst.course.leads
    assert next(work) is not None and len(analyst.course.verdicts) == 1
    over = Analyst(table, Effort(seconds=1e-9))
    assert len(list(over.work())) == 1 and over.course.leads


def verdict(number: int, loss: float, better: str = "pass", sure: bool = True) -> Verdict:
    return Verdict(number, 0, "hire", better, loss, sure=sure)


def test_turning_points_are_the_dearest_planned_ones_in_the_order_of_the_game() -> None:
    found = [verdict(9, 5.0, "a"), verdict(3, 3.0, "b"), verdict(4, 1.0, "c")]
    found += [verdict(5, 9.0, "d", sure=False), verdict(12, 4.0, "a")]
    course = Course(verdicts={one.number: one for one in found})
    assert [one.number for one in course.turning_points()] == [3, 9]


# --- words ----------------------------------------------------------------------------------------


def test_findings_cross_processes_whole() -> None:
    choice = MoveChoice("pass", 12.25, (MoveReason("money", 1.5),), ("hire",), "ship")
    assert MoveChoice.of(as_data(choice)) == choice
    one = Verdict(3, 1, "hire", "pass", 4.25, (MoveReason("money", 1.5),), ("hire",), True)
    assert Verdict.of(as_data(one)) == one


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_findings_are_told_in_three_languages(language: str) -> None:
    to = speaker(language)
    table = position("clans", 30)
    seat = table.actors[0]
    told = tell_choices(to, table, seat, judge_position(table.game, table.state, seat, QUICK))
    assert all(one.text and one.why and one.points for one in told)
    played = before(recorded("glenmore"), 12)
    analyst = Analyst(played, Effort(nodes=60))
    for _ in analyst.work():
        pass
    for one in analyst.course.verdicts.values():
        said = tell_verdict(to, played, one)
        assert said.played and said.better and ("," in said.loss) == (language != "en")


def possible(table: Table, seat: int, moves: list[Action]) -> bool:
    """Whether all of them can be made one after the other, while rivals do nothing."""
    game, state = table.game, table.game.clone(table.state)
    game.freeze_rivals(state, seat)
    for action in moves:
        if action not in game.flow.legal_for(state, seat):
            return False
        game.flow.apply_for(state, seat, action)
    return True


def test_what_is_only_done_in_another_order_is_no_fault() -> None:
    """The best plan of a round, begun with a later move of its own, is nearly as good."""
    budget = Budget(nodes=400)
    tried = 0
    for number in range(20, 60):
        table = position("clans", number)
        seat = table.actors[0]
        best = Judgement(table.game, table.state, seat, budget).plans(1)[0]
        chain = list(best.chain)
        for place in range(1, len(chain)):
            if chain[place] is chain[0] or chain[place].text == "pass":
                continue
            if possible(table, seat, [chain[place], *chain[:place], *chain[place + 1 :]]):
                first, other = Judgement(table.game, table.state, seat, budget).compared(
                    chain[place]
                )
                assert 0 <= first.value - other.value < 3.0
                assert other.action is chain[place] or first is other
                tried += other.action is chain[place]
                break
    assert tried >= 3


MODULES = [
    ("clans", "1p-both-modules"),
    ("clans", "2p-automa-trains-markets"),
    ("clans", "2p-everything"),
    ("glenmore", "2p-great-glen"),
    ("glenmore", "2p-most"),
]


@pytest.mark.parametrize(("game", "name"), MODULES)
def test_every_module_can_be_analysed(game: str, name: str) -> None:
    table = ceilidh.load(text_of(game, name))
    judge = judge_of(game)
    assert judge is not None
    for share in (0.3, 0.6, 0.9):
        past = before(table, int(share * len(table.played)))
        assert len(leads(table.game, past.state, judge)) == table.players
        seat = past.actors[-1]
        if len(past.legal(seat)) > 1:
            assert judge_position(table.game, past.state, seat, Budget(nodes=30))
