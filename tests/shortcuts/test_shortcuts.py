"""Decisions that are none, and bundles: ordinary moves, which reveal nothing that was not asked."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from ceilidh.shortcuts import END_TURN, ends_turn, reveals, shortcuts_of

pytestmark = pytest.mark.whole


def positions(game: str, seed: int) -> Iterator[tuple[Table, int]]:
    """Positions of a game by chance in which one seat decides, and that seat."""
    table = ceilidh.new(game, players=2 + seed % 3, seed=seed)
    choose = random.Random(seed)
    while table.actor is not None:
        if len(table.actors) == 1:
            yield table, table.actor
        table.play(choose.choice(table.legal()))


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bundles_are_legal_and_only_the_end_of_a_turn_reveals(game: str, seed: int) -> None:
    ease = shortcuts_of(game)
    for table, seat in positions(game, seed):
        ending = ease.ending(table.game, table.state, seat)
        for bundle in [*ease.bundles(table.game, table.state, seat), ending]:
            if bundle is None:
                continue
            trial = table.copy()
            for text in bundle.moves:
                trial.play(text, seat)
            last = trial.played[-1]
            ended = ends_turn(trial.game, trial.state, seat, last.events)
            if bundle.name == END_TURN or "end the turn" in bundle.label.text:
                assert ended or last.barrier
            else:
                # What a piece finds at its goal may be new; nothing on the way there is.
                on_the_way = trial.played[len(table.played) : -1 if bundle.targets else None]
                assert not any(one.barrier for one in on_the_way)


def test_a_decision_that_is_none_leads_to_the_same_as_its_other_ways() -> None:
    """Other ways to pay take the same resource from another tile; a Scot is never chosen."""
    ease = shortcuts_of("glenmore")
    spared = 0
    for table, seat in (one for seed in range(4) for one in positions("glenmore", seed)):
        forced = ease.forced(table.game, table.state, seat)
        legal = table.legal(seat)
        if forced is None:
            assert len(legal) > 1
            continue
        spared += 1
        ways = [move.text for move in legal if not move.text.startswith("sell ")]
        if len(ways) > 1:
            assert {text.rpartition(" ")[0] for text in ways} == {forced.text.rpartition(" ")[0]}
            assert forced.text.startswith("pay ") and not forced.text.startswith("pay scot")
        else:
            assert [forced.text] == ways or len(legal) == 1
    assert spared


def test_what_a_move_reveals_is_known_before(seed: int = 4) -> None:
    shown = 0
    for table, seat in positions("glenmore", seed):
        for move in table.legal(seat)[:3]:
            trial = table.copy()
            trial.play(move)
            expected = reveals(table, seat, move.action)
            shown += expected
            assert trial.played[-1].barrier == expected
    assert shown


def test_a_payment_that_ends_the_game_is_offered_like_any_other() -> None:
    table = ceilidh.new("glenmore", players=2, seed=616)
    choose = random.Random(616)
    while table.actor is not None:
        before, seat = table.copy(), table.actor
        table.play(choose.choice(table.legal()))
    assert table.played[-1].line.split()[1] == "pay"
    bundles = shortcuts_of("glenmore").bundles(before.game, before.state, seat)
    assert [bundle.moves for bundle in bundles if bundle.name == "pay-from-stock"]
