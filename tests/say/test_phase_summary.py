"""The end of a phase in words: what it gave to each seat, from the events of moves."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from ceilidh.say.phase_summary import PhaseSummary, SummaryRow, plain_cells, sums_by_kind


def ceremonies(table: Table) -> list[PhaseSummary]:
    """Every ceremony of a game by chance, in its order."""
    choose = random.Random(1)
    found: list[PhaseSummary] = []
    while table.actor is not None:
        table.play(choose.choice(table.legal()))
        told = speaker("en").phase_summary(table)
        if told is not None and told not in found:
            assert told.number == len(table.played)
            found.append(told)
    return found


def test_a_round_of_clans_gives_income_goods_and_glory() -> None:
    table = ceilidh.new("clans", players=2, seed=5)
    assert speaker("en").phase_summary(table) is None
    found = ceremonies(table)
    assert [one.title for one in found] == [f"Round {n} is over" for n in range(1, 5)]
    icons = {row.icon for one in found for row in one.rows}
    assert {"money", "glory"} <= icons
    # The glory of scoring tiles is told whole and once.
    events = [e for one in table.played[: found[-1].number] for e in one.events]
    for seat in range(2):
        scored = [
            e.amount
            for e in events
            if e.kind == "glory" and e.seat == seat and e.reason.startswith("scoring ")
        ]
        told = [row.cells[seat].amount for one in found for row in one.rows if row.icon == "glory"]
        assert sum(told) == sum(scored)


def test_a_scoring_phase_of_glen_more_gives_points_by_category() -> None:
    table = ceilidh.new("glenmore", players=3, seed=5)
    found = ceremonies(table)
    assert [one.title for one in found] == [f"Scoring phase {n} is over" for n in range(1, 5)]
    for seat, own in enumerate(table.state.seats):
        told = sum([row.cells[seat].amount for one in found for row in one.rows])
        sheet = dict(table.sheet())
        lines = ("castle_scots", "landmarks", "barrels", "persons")
        assert told == sum([sheet[line][seat] for line in lines]), own


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_it_is_told_in_the_language_of_the_reader(language: str) -> None:
    table = ceilidh.new("glenmore", players=2, seed=5)
    choose = random.Random(1)
    while speaker(language).phase_summary(table) is None:
        table.play(choose.choice(table.legal()))
    told = speaker(language).phase_summary(table)
    english = speaker("en").phase_summary(table)
    assert told is not None and english is not None
    assert told.title != english.title


def test_sums_that_come_to_nothing_are_left_out() -> None:
    def event(seat: int, thing: str, amount: int) -> Event:
        return Event("good", seat, thing, amount, -1, "production")

    events = [event(0, "milk", 2), event(0, "milk", -2), event(0, "cheese", 2), event(-1, "x", 9)]
    made = sums_by_kind(events, 2, lambda e: e.thing)
    assert made == {"cheese": [2, 0]}


@pytest.mark.parametrize(
    ("amounts", "leaders"),
    [
        ((8, 0, 3), (0,)),
        ((3, 3, 0), (0, 1)),
        ((2, 2), ()),
        ((0, 0), ()),
        ((0, -1), ()),
        ((4,), (0,)),
    ],
)
def test_the_leader_of_a_category(amounts: tuple[int, ...], leaders: tuple[int, ...]) -> None:
    assert SummaryRow("vp", "x", plain_cells(amounts)).leaders == leaders


@pytest.mark.rule("GM-SCO-06", "GM-SCO-07", "GM-SCO-08")
def test_a_category_says_how_many_more_than_the_fewest() -> None:
    """Every note of a whole game fits the points that it explains."""
    values = {0: 0, 1: 1, 2: 2, 3: 3, 4: 5, 5: 8}
    table = ceilidh.new("glenmore", players=3, seed=5)
    notes = 0
    for one in ceremonies(table):
        assert [row.icon for row in one.rows] == ["castle", "landmark", "barrel", "person"]
        for row in one.rows:
            for cell in row.cells:
                count, _, why = cell.note.partition(", ")
                more = int(why.split()[0]) if why != "the fewest" else 0
                assert cell.amount == values[min(more, 5)], cell
                assert int(count) >= more
                notes += 1
        for seat, total in enumerate(one.totals):
            assert total.added == sum([row.cells[seat].amount for row in one.rows])
    assert notes == 4 * 4 * 3
    assert [total.after for total in one.totals] == [sum(own.points) for own in table.state.seats]
