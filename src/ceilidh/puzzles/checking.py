"""Whether a puzzle is right: its solution is legal and reaches the goal, and a search proves it."""

from __future__ import annotations

from ceilidh.kernel.errors import CeilidhError
from ceilidh.puzzles.judging import begin, solved_table, verdict
from ceilidh.puzzles.measures import measured
from ceilidh.puzzles.puzzle import Puzzle
from ceilidh.puzzles.search import Proof


def faults_of(puzzle: Puzzle) -> list[str]:
    """What is wrong with the solution, in words for the author; nothing if all is well."""
    goal, start = puzzle.goal, begin(puzzle)
    if measured(start.game, start.state, puzzle.seat, goal.measure) != goal.now:
        return ["it starts with another amount"]
    try:
        table = solved_table(puzzle)
    except (CeilidhError, IndexError) as fault:
        return [f"its solution cannot be played: {fault}"]
    reached = verdict(puzzle, table)
    if reached.moves != puzzle.plies:
        return [f"its solution is over after {reached.moves} moves"]
    if reached.value != goal.amount:
        return [f"its solution reaches {reached.value}, not {goal.amount}"]
    return []


def unproved(puzzle: Puzzle) -> list[str]:
    """What a search through all lines finds to be otherwise."""
    table, goal = begin(puzzle), puzzle.goal
    every = Proof(table.game, puzzle.seat, goal.until, (goal.measure,), puzzle.nodes)
    every.search(table.state)
    best = every.best(goal.measure)
    assert best is not None, puzzle.id
    faults: list[str] = []
    if (best.value, len(best.moves)) != (goal.amount, puzzle.plies):
        faults.append(f"the best is {best.value}, with {len(best.moves)} moves")
    other = Proof(table.game, puzzle.seat, goal.until, (goal.measure,), puzzle.nodes, goal.key)
    other.search(table.state)
    second = other.best(goal.measure)
    if second is None or second.value != goal.second:
        faults.append(f"without '{goal.key}' the best is not {goal.second}")
    return faults
