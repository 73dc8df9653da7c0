"""What cost points: facts of the game that was played, where they lie, and what trains them."""

from __future__ import annotations

import re

import pytest

from ceilidh.draw.svg import draw_parts
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table
from ceilidh.lessons import begin, find_lesson
from ceilidh.lessons.costs import Cost, SeatCourse, costs_of
from ceilidh.lessons.costs.clans import COSTS as CLANS
from ceilidh.lessons.costs.clans import (
    idle_merchants,
    money_left,
    open_contract,
    skipped_bonuses,
    unspent_money,
)
from ceilidh.lessons.costs.glenmore import COSTS as GLEN_MORE
from ceilidh.lessons.costs.glenmore import large_territory, scots_left_out, sleeping_tiles
from tests.lessons.test_coached import Choose, Sitting, against_guide, by_guide, game

_NAMED = re.compile(r'data-(?:target|tip)="([^"]+)"')
WAYS: list[Choose] = [by_guide, against_guide(1), against_guide(2)]


@pytest.fixture(scope="module", params=["clans", "glenmore"])
def ended(request: pytest.FixtureRequest) -> list[Table]:
    return [Sitting(game(request.param)).play(way).mirror.table for way in WAYS]


def drawn(table: Table) -> set[str]:
    """Every place of the boards as its learner sees them."""
    found: set[str] = set()
    for part in draw_parts(table.view(0), "en", 0, table.game.components(table.state)):
        name = "own" if part.name == "seat-1" else part.name
        found |= {f"{name}/{target}" for target in _NAMED.findall(part.markup)}
    return found


def test_three_things_the_dearest_first_on_the_board_with_their_lessons(
    ended: list[Table],
) -> None:
    for table in ended:
        costs = costs_of(table, 0)
        assert len(costs) == 3
        points = [cost.points for cost in costs]
        assert points == sorted(points, reverse=True) and points[-1] > 0
        for cost in costs:
            assert find_lesson(f"{table.game.name}/{cost.lesson}") is not None
            assert cost.text.format(**cost.fields)
            assert cost.places and set(cost.places) <= drawn(table)


def test_another_course_has_other_costs(ended: list[Table]) -> None:
    said = [[cost.text.format(**cost.fields) for cost in costs_of(one, 0)] for one in ended]
    assert len({tuple(one) for one in said}) == len(ended)


def test_a_game_that_goes_on_has_no_costs_yet() -> None:
    assert costs_of(begin(game("clans")), 0) == []


@pytest.mark.parametrize(("name", "looks"), [("clans", CLANS), ("glenmore", GLEN_MORE)])
def test_every_look_is_one_of_its_own(name: str, looks: tuple[object, ...]) -> None:
    assert len(set(looks)) == len(looks) >= 9


def course(*moves: tuple[int, str]) -> SeatCourse:
    """The start of the lesson of the market, and these moves."""
    lesson = find_lesson("clans/market")
    assert lesson is not None
    table = begin(lesson)
    for seat, text in moves:
        table.play(text, seat)
    return SeatCourse(table, 0)


def found(cost: Cost | None) -> Cost:
    assert cost is not None
    return cost


def test_merchants_that_did_not_trade_are_counted_when_you_pass() -> None:
    assert found(idle_merchants(course((0, "pass")))).fields == {"idle": 2}
    traded = course((0, "sell wool 2"), (1, "pass"), (0, "pass"))
    assert found(idle_merchants(traded)).points == 0
    half = course((0, "sell wool 1"), (1, "pass"), (0, "pass"))
    assert found(idle_merchants(half)).fields == {"idle": 1}


def test_money_that_was_kept_is_told_with_its_round() -> None:
    kept = found(unspent_money(course((0, "pass"))))
    assert kept.fields == {"round": 1, "money": 32} and kept.points == 6
    spent = course((0, "build sheep 2.3"), (1, "pass"), (0, "technology miner"), (0, "pass"))
    assert found(unspent_money(spent)).points == 0
    assert found(money_left(spent)).fields == {"money": spent.last.own["money"], "each": 10}


def test_a_contract_in_the_box_costs_what_it_would_have_imported() -> None:
    assert open_contract(course()) is None
    taken = found(open_contract(course((0, "take 35"))))
    assert taken.fields == {"number": 35} and taken.places == ("own/box",)


def test_a_bonus_that_was_skipped_is_shown_where_it_was() -> None:
    lesson = find_lesson("clans/neighbours")
    assert lesson is not None
    table = begin(lesson)
    table.play("build bakery 4.5", lesson.seat)
    used = table.copy()
    used.play("bargain grain 2", lesson.seat)
    assert found(skipped_bonuses(SeatCourse(used, lesson.seat))).points == 0
    table.play("done", lesson.seat)
    skipped = found(skipped_bonuses(SeatCourse(table, lesson.seat)))
    assert skipped.points == 1 and skipped.places == ("map/hex:4.5",)


def test_a_turn_that_was_ended_too_soon() -> None:
    table = new("glenmore", 2, 2, {"introductory": True})
    for text in ("take lochridge", "lay 0.1"):
        table.play(text, 0)
    busy = table.copy()
    for text in ("activate 0.1", "activate 0.0", "walk 0.0 e", "activate 1.0", "done"):
        busy.play(text, 0)
    assert found(sleeping_tiles(SeatCourse(busy, 0))).points == 0
    assert found(scots_left_out(SeatCourse(busy, 0))).points == 0
    table.play("done", 0)
    asleep = found(sleeping_tiles(SeatCourse(table, 0)))
    assert set(asleep.places) == {f"territory/cell:{cell}" for cell in ("0.0", "0.1", "1.0")}
    assert found(scots_left_out(SeatCourse(table, 0))).places == ("territory/cell:0.0",)
    larger = found(large_territory(SeatCourse(table, 0)))
    assert larger.points == 3 and larger.places == ("territory/cell:0.1",)
