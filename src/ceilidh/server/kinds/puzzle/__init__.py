"""A try at a puzzle: what its solver is told, and when the time for the goal is over."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.puzzles import Puzzle, find_puzzle, grade_of, next_puzzle, number_of, verdict
from ceilidh.puzzles.words import facts, hint, question, result
from ceilidh.say import speaker
from ceilidh.server.table.kind import KindPanel, TableKind


class PuzzleKind(TableKind):
    name = "puzzle"
    counts = False
    is_listed = False
    recalls_bots = False  # nobody moves once it is decided
    tells_turns = True

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle; None if a later release has dropped it, which leaves a plain game."""
        return find_puzzle(self.row.origin)

    def no_hints(self) -> Reason | None:
        return Reason("A puzzle has a hint and a solution of its own.") if self.puzzle else None

    def is_decided(self, table: Table) -> bool:
        return self.puzzle is not None and verdict(self.puzzle, table).over

    def panel(self, table: Table, seat: int | None, language: str, shown: int) -> KindPanel | None:
        return puzzle_panel(self.puzzle, table, seat, language, shown)


def puzzle_panel(
    puzzle: Puzzle | None,
    table: Table,
    seat: int | None,
    language: str,
    shown: int,
    solution: bool = False,
) -> KindPanel | None:
    """The block of a try or of the solution; only the solver's seat sees it."""
    if puzzle is None or seat != puzzle.seat:
        return None
    return KindPanel("puzzle", puzzle_scene(puzzle, table, language, shown, solution))


@dataclass(frozen=True)
class PuzzleScene:
    """What the strip above the table says to the solver.

    `over`: the time for the goal is over; `result` says what was reached. `step` counts the moves
    of a solution that are shown, of so many `steps`; a try has no steps.
    """

    id: str
    number: int
    grade: str
    task: str
    facts: str
    hint: str
    result: str
    over: bool
    solved: bool
    begun: bool
    step: int
    steps: int
    next: str


def puzzle_scene(
    puzzle: Puzzle, table: Table, language: str, shown: int, solution: bool
) -> PuzzleScene:
    """What the solver is told after so many moves, of their try or of the solution."""
    to = speaker(language)
    reached = verdict(puzzle, table)
    return PuzzleScene(
        id=puzzle.id,
        number=number_of(puzzle),
        grade=grade_of(puzzle),
        task=question(to, puzzle),
        facts=facts(to, puzzle),
        hint=hint(to, puzzle),
        result=result(to, puzzle, reached) if reached.over else "",
        over=reached.over,
        solved=reached.solved,
        begun=bool(table.played),
        step=shown,
        steps=len(table.played) if solution else 0,
        next=next_puzzle(puzzle).id,
    )


KIND = PuzzleKind
