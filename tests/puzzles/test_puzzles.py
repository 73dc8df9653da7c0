"""Every puzzle of the package: its solution is legal and reaches the goal, and search proves it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from ceilidh.kernel.registry import find
from ceilidh.puzzles import Puzzle, begin, puzzles_of, solved_table, verdict
from ceilidh.puzzles.collecting import MOST_OF_A_GAME, are_alike
from ceilidh.puzzles.generating import MARGINS, outcome
from ceilidh.puzzles.profile import profile_of
from ceilidh.puzzles.puzzle import CONTRACTS, MONEY, TURN
from ceilidh.puzzles.search import faults_of, unproved
from ceilidh.puzzles.words import facts, hint, question, result
from ceilidh.say import LANGUAGES, speaker

GAMES = ("clans", "glenmore")
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.id)
FEWEST = 60  # of a game
SMALL = 400  # positions that a proof looks at, where it is repeated in every run of the tests


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_and_varied_ones(game: str) -> None:
    known = puzzles_of(game)
    assert len(known) >= FEWEST
    assert len({one.position for one in known}) == len(known)
    assert len({one.theme for one in known}) >= 4
    assert len({one.players for one in known}) >= 3
    seeds = Counter(one.name.split("-")[0] for one in known)
    assert max(seeds.values()) <= MOST_OF_A_GAME
    for seed in seeds:
        same = [one for one in known if one.name.split("-")[0] == seed]
        assert not any(are_alike(*pair) for pair in combinations(same, 2))


@every_puzzle
def test_the_solution_reaches_the_goal(puzzle: Puzzle) -> None:
    assert not faults_of(puzzle)
    reached = verdict(puzzle, solved_table(puzzle))
    assert reached.over and reached.solved


@every_puzzle
def test_one_plan_is_clearly_best_and_the_first_idea_fails(puzzle: Puzzle) -> None:
    goal = puzzle.goal
    assert goal.amount - goal.second >= MARGINS[goal.measure]
    assert goal.greedy < goal.amount
    assert goal.key in puzzle.solution


@every_puzzle
def test_draws_and_other_seats_do_not_matter(puzzle: Puzzle) -> None:
    start, goal = begin(puzzle), puzzle.goal
    moves = list(puzzle.solution)
    for draws in (11, 12):
        state = start.game.clone(start.state)
        value = outcome(start.game, state, puzzle.seat, goal.measure, goal.until, moves, draws)
        assert value == goal.amount


@every_puzzle
def test_ending_at_once_is_no_solution(puzzle: Puzzle) -> None:
    """The last of what is legal is to pass, to be done, or the like."""
    table = begin(puzzle)
    for _ in range(60):
        if verdict(puzzle, table).over:
            break
        legal = [move for move in table.legal() if move.text in ("pass", "done")]
        table.play(legal[0] if legal else table.legal()[0])
    reached = verdict(puzzle, table)
    assert reached.over
    assert reached.solved == (reached.value >= puzzle.goal.amount)
    assert not reached.solved


@every_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(puzzle: Puzzle, language: str) -> None:
    to = speaker(language)
    said = [question(to, puzzle), facts(to, puzzle), hint(to, puzzle)]
    said.append(result(to, puzzle, verdict(puzzle, solved_table(puzzle))))
    assert all(said)
    assert not any("{" in one for one in said)
    assert str(puzzle.gain) in said[0]


@pytest.mark.parametrize(
    "puzzle", [one for one in PUZZLES if one.nodes <= SMALL][:12], ids=lambda one: one.id
)
def test_a_search_proves_small_ones(puzzle: Puzzle) -> None:
    assert not unproved(puzzle)


@pytest.mark.whole
@pytest.mark.parametrize(
    "puzzle", [one for one in PUZZLES if one.nodes > SMALL][::12], ids=lambda one: one.id
)
def test_a_search_proves_some_large_ones(puzzle: Puzzle) -> None:
    assert not unproved(puzzle)


def test_a_wrong_goal_is_found() -> None:
    puzzle = min(PUZZLES, key=lambda one: one.nodes)
    low = replace(puzzle, goal=replace(puzzle.goal, amount=puzzle.goal.amount - 1))
    assert faults_of(low) and unproved(low)
    other = replace(puzzle, goal=replace(puzzle.goal, second=puzzle.goal.second - 1))
    assert not faults_of(other) and unproved(other)
    assert faults_of(replace(puzzle, solution=puzzle.solution[:-1]))
    assert faults_of(replace(puzzle, goal=replace(puzzle.goal, now=puzzle.goal.now + 1)))


@every_puzzle
def test_a_goal_fits_its_game(puzzle: Puzzle) -> None:
    profile = profile_of(puzzle.game)
    assert profile is not None
    assert puzzle.theme in profile.hints
    assert puzzle.plies >= 2 and puzzle.gain > 0
    assert puzzle.goal.measure != MONEY or puzzle.goal.until != TURN or puzzle.game != "clans"
    assert puzzle.goal.measure != CONTRACTS or puzzle.game == "clans"
    assert puzzle.players in find(puzzle.game).players
