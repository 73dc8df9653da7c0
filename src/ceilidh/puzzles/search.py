"""The proof of a puzzle: every line of a seat's own moves within the time for the goal.

Whether a puzzle is right: its solution is legal and reaches the goal, and such a search proves it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game
from ceilidh.puzzles.judging import begin, is_over, measured, solved_table, verdict
from ceilidh.puzzles.profile import PuzzleProfile, profile_of
from ceilidh.puzzles.puzzle import Puzzle


class NoProof(Exception):
    """There is too much to look at, or a line draws something before its end."""


@dataclass
class Line:
    """A way to a position: its last move and the line before it; `state` is dropped when used."""

    state: Any
    before: Line | None = None
    action: Action | None = None

    def moves(self) -> list[Action]:
        out: list[Action] = []
        line: Line | None = self
        while line is not None and line.action is not None:
            out.append(line.action)
            line = line.before
        return out[::-1]


@dataclass(frozen=True)
class BestPlan:
    """The best plan for a goal and its shortest line; `second` is what the next best one reaches.

    Where all lines are one plan, `second` is None.
    """

    value: int
    second: int | None
    moves: tuple[Action, ...]


class Proof:
    """All lines of a seat from a position, the short ones first; equal positions count once.

    Given a move to do without, it proves what can be reached without it.
    """

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        until: str,
        measures: tuple[str, ...],
        most: int,
        without: str = "",
    ) -> None:
        profile = profile_of(game.name)
        assert profile is not None, game.name
        self.profile: PuzzleProfile = profile
        self.game = game
        self.seat = seat
        self.until = until
        self.most = most
        self.without = without  # a move that is not made
        self.nodes = 0
        # For each measure the ends by plan: what it reaches, and the shortest line to it.
        self.plans: dict[str, dict[tuple[object, ...], tuple[int, Line]]] = {
            measure: {} for measure in measures
        }

    def search(self, root: Any) -> None:
        """Look at everything; NoProof if that is not possible."""
        game = self.game
        seen = {game.position_key(root)}
        layer = [Line(game.clone(root))]
        while layer:
            following: list[Line] = []
            for line in layer:
                for made in self._after(root, line):
                    key = game.position_key(made.state)
                    if key not in seen:
                        seen.add(key)
                        following.append(made)
            layer = following

    def _after(self, root: Any, line: Line) -> list[Line]:
        """The lines that are one move longer and not at their end."""
        game, seat = self.game, self.seat
        state, line.state = line.state, None
        out: list[Line] = []
        for action in game.flow.legal_for(state, seat):
            if action.text == self.without:
                continue
            self.nodes += 1
            if self.nodes > self.most:
                raise NoProof
            after = game.clone(state)
            game.flow.apply_for(after, seat, action)
            ended = is_over(game, state, after, seat, self.until)
            if not ended and after.rng != state.rng:
                raise NoProof
            ended = ended or let_others(game, after, seat, self.until)
            made = Line(after, line, action)
            if ended:
                self._note(root, made)
            else:
                out.append(made)
        return out

    def _note(self, root: Any, line: Line) -> None:
        state, line.state = line.state, None
        if not self.profile.is_provable(root, state):
            raise NoProof
        for measure, plans in self.plans.items():
            value = measured(self.game, state, self.seat, measure)
            key = self.profile.plan(state, self.seat, measure)
            if key not in plans or plans[key][0] < value:
                plans[key] = (value, line)

    def best(self, measure: str) -> BestPlan | None:
        """The best plan for a measure; None if no line comes to an end."""
        found = sorted(self.plans[measure].values(), key=lambda one: -one[0])
        if not found:
            return None
        second = found[1][0] if len(found) > 1 else None
        return BestPlan(found[0][0], second, tuple(found[0][1].moves()))


def let_others(game: Game[Any], state: Any, seat: int, until: str) -> bool:
    """Let the other seats decide what cannot change the seat's result; whether the time is over."""
    while seat not in game.actors(state):
        before = game.clone(state)
        actor = game.actor(state)
        game.flow.apply_for(state, actor, game.flow.legal_for(state, actor)[-1])
        if is_over(game, before, state, seat, until):
            return True
    return False


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
