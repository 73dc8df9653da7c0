"""The search behind a puzzle: complete, without chance, and with the shortest line."""

from __future__ import annotations

import pytest

from ceilidh.puzzles import begin, puzzles_of
from ceilidh.puzzles.generating import GameOrder, climb, first_idea
from ceilidh.puzzles.judging import measured
from ceilidh.puzzles.puzzle import POINTS, TURN
from ceilidh.puzzles.search import NoProof, Proof

SMALL = min(puzzles_of("clans"), key=lambda one: one.nodes)


def test_it_stops_where_there_is_too_much() -> None:
    table, goal = begin(SMALL), SMALL.goal
    proof = Proof(table.game, SMALL.seat, goal.until, (goal.measure,), SMALL.nodes - 1)
    with pytest.raises(NoProof):
        proof.search(table.state)


def test_a_draw_on_the_way_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of Glen More II ends with a draw; here the time for the goal does not end with it."""
    puzzle = min(puzzles_of("glenmore"), key=lambda one: one.nodes)
    table = begin(puzzle)
    monkeypatch.setattr("ceilidh.puzzles.search.is_over", lambda *_: False)
    proof = Proof(table.game, puzzle.seat, TURN, (POINTS,), puzzle.nodes)
    with pytest.raises(NoProof):
        proof.search(table.state)
    assert proof.nodes < puzzle.nodes


def test_all_lines_of_a_turn_are_looked_at() -> None:
    """Against a plain walk without a table of positions."""
    puzzle = min(
        [one for one in puzzles_of("clans") if one.goal.until == TURN], key=lambda one: one.nodes
    )
    table = begin(puzzle)
    game, seat = table.game, puzzle.seat
    best, open_ = -1000, [game.clone(table.state)]
    while open_:
        state = open_.pop()
        for action in game.flow.legal_for(state, seat):
            after = game.clone(state)
            game.flow.apply_for(after, seat, action)
            if game.turn_over(state, after, seat):
                best = max(best, measured(game, after, seat, puzzle.goal.measure))
            else:
                open_.append(after)
    assert best == puzzle.goal.amount


def test_first_ideas_fail() -> None:
    table, goal = begin(SMALL), SMALL.goal
    seed = int(SMALL.name.split("-")[0])
    assert first_idea(table.game, table.state, SMALL.seat, goal.measure, goal.until, seed) == (
        goal.greedy
    )
    assert climb(table.game, table.state, SMALL.seat, goal.measure, goal.until) < goal.amount


def test_the_seed_decides_about_players_and_modules() -> None:
    assert {GameOrder("clans", seed).players for seed in range(6)} == {2, 3, 4}
    assert GameOrder("clans", 7).options == {}
    assert GameOrder("clans", 10).options["modules"]
