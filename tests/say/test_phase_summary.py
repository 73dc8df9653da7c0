"""The end of a phase in words: what it gave to each seat, from the events of moves."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from ceilidh.say.phase_summary import GainedAmount, PhaseSummary, gains_by_seat


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
    icons = {gain.icon for one in found for gains in one.gains for gain in gains}
    assert {"money", "glory"} <= icons
    # The glory of scoring tiles is told whole and once.
    events = [e for one in table.played[: found[-1].number] for e in one.events]
    for seat in range(2):
        scored = [
            e.amount
            for e in events
            if e.kind == "glory" and e.seat == seat and e.reason.startswith("scoring ")
        ]
        told = [g.amount for one in found for g in one.gains[seat] if g.icon == "glory"]
        assert sum(told) == sum(scored)


def test_a_scoring_phase_of_glen_more_gives_points_by_category() -> None:
    table = ceilidh.new("glenmore", players=3, seed=5)
    found = ceremonies(table)
    assert [one.title for one in found] == [f"Scoring phase {n} is over" for n in range(1, 5)]
    for seat, own in enumerate(table.state.seats):
        told = sum([gain.amount for one in found for gain in one.gains[seat]])
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
    made = gains_by_seat(
        events,
        2,
        lambda e: e.thing,
        lambda kind, number: GainedAmount(kind, number, f"{number} {kind}"),
    )
    assert made == ((GainedAmount("cheese", 2, "2 cheese"),), ())
