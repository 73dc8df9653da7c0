"""The solution of a puzzle, to step through: nobody moves, and nothing goes back."""

from __future__ import annotations

from ceilidh.kernel.table import Table
from ceilidh.puzzles import find_puzzle, solved_table
from ceilidh.server.kinds.puzzle import puzzle_panel
from ceilidh.server.kinds.puzzle.puzzles import keep_puzzle, puzzle_named
from ceilidh.server.storage.models import User
from ceilidh.server.table.kind import KindPanel, TableKind
from ceilidh.server.table.rooms import Room, Rooms

ALL = 1_000  # more moves than any solution has


class SolutionKind(TableKind):
    name = "solution"
    counts = False
    is_listed = False
    recalls_bots = False
    has_opening = True
    tells_turns = True

    @property
    def opening(self) -> int:
        return ALL

    def is_decided(self, table: Table) -> bool:
        return find_puzzle(self.row.origin) is not None

    def panel(self, table: Table, seat: int | None, language: str, shown: int) -> KindPanel | None:
        puzzle = find_puzzle(self.row.origin)
        return puzzle_panel(puzzle, table, seat, language, shown, solution=True)


def open_solution(rooms: Rooms, user: User, id_: str) -> Room:
    """The user's table that shows the solution of a puzzle."""
    puzzle = puzzle_named(id_)
    for row in rooms.store.tables_of_kind(user.id, SolutionKind.name):
        if row.origin == puzzle.id:
            return rooms.get(row.id)
    return keep_puzzle(rooms, user, puzzle, solved_table(puzzle), SolutionKind.name)


KIND = SolutionKind
