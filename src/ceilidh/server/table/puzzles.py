"""Puzzles at a table: which one it is, what its solver is told, and what somebody has solved."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ceilidh.puzzles import (
    Puzzle,
    begin,
    find_puzzle,
    grade_of,
    next_puzzle,
    number_of,
    puzzles_of,
    solved_table,
    verdict,
)
from ceilidh.puzzles.words import facts, goal_in_short, hint, question, result
from ceilidh.say import speaker
from ceilidh.server.errors import NotFound
from ceilidh.server.storage.models import User
from ceilidh.server.storage.origin import PUZZLE, SOLUTION, puzzle_of, solution_of
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.undo import go_back_by

OTHERS = "tacksman"  # the bot on the other seats, which decides only what does not matter
KEPT = 5000  # tables of which it is remembered whether they are solved


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


@dataclass(frozen=True)
class PuzzleRow:
    """A puzzle in the list; `table` is where a try goes on."""

    id: str
    number: int
    grade: str
    goal: str
    until: str
    players: int
    plies: int
    solved: bool
    table: str


def _found(id_: str) -> Puzzle:
    puzzle = find_puzzle(id_)
    if puzzle is None:
        raise NotFound("There is no such puzzle.")
    return puzzle


def open_puzzle(rooms: Rooms, user: User, id_: str) -> Room:
    """The user's table of a puzzle, back at its start; a new one if it is solved already."""
    puzzle = _found(id_)
    origin = f"{PUZZLE}{puzzle.id}"
    for row in rooms.store.tables_from(user.id, PUZZLE):
        if row.origin == origin and not _SOLVED.is_solved(rooms, row.id, row.revision):
            room = rooms.get(row.id)
            with room.lock:
                if room.table.played:
                    go_back_by(room, len(room.table.played), study=True)
            return room
    return rooms.keep_puzzle(user, begin(puzzle), _seats(puzzle, user), origin)


def open_solution(rooms: Rooms, user: User, id_: str) -> Room:
    """The user's table that shows the solution of a puzzle."""
    puzzle = _found(id_)
    origin = f"{SOLUTION}{puzzle.id}"
    for row in rooms.store.tables_from(user.id, SOLUTION):
        if row.origin == origin:
            return rooms.get(row.id)
    return rooms.keep_puzzle(user, solved_table(puzzle), _seats(puzzle, user), origin)


def _seats(puzzle: Puzzle, user: User) -> list[SeatInfo]:
    return [
        SeatInfo(number, PERSON, user.name, user.id)
        if number == puzzle.seat
        else SeatInfo(number, BOT, "", bot=OTHERS)
        for number in range(puzzle.players)
    ]


def is_decided(room: Room) -> bool:
    """Whether a table is of a puzzle whose time is over, so that nobody moves on."""
    if solution_of(room.row.origin) is not None:
        return True
    puzzle = puzzle_of(room.row.origin)
    return puzzle is not None and verdict(puzzle, room.table).over


def puzzle_scene(room: Room, seat: int | None, language: str, shown: int) -> PuzzleScene | None:
    """What the solver is told after so many moves; None where there is no puzzle."""
    solution = solution_of(room.row.origin)
    puzzle = solution or puzzle_of(room.row.origin)
    if puzzle is None or seat != puzzle.seat:
        return None
    to = speaker(language)
    reached = verdict(puzzle, room.table)
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
        begun=bool(room.table.played),
        step=shown,
        steps=len(room.table.played) if solution else 0,
        next=next_puzzle(puzzle).id,
    )


class SolvedTables:
    """Which tables of puzzles are solved; looked at anew only if they have changed."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], bool] = OrderedDict()

    def is_solved(self, rooms: Rooms, table_id: str, revision: int) -> bool:
        key = (table_id, revision)
        if key not in self.known:
            room = rooms.get(table_id)
            puzzle = puzzle_of(room.row.origin)
            with room.lock:
                self.known[key] = puzzle is not None and verdict(puzzle, room.table).solved
            while len(self.known) > KEPT:
                self.known.popitem(last=False)
        return self.known[key]


_SOLVED = SolvedTables()


def puzzle_list(rooms: Rooms, user: User | None, game: str, language: str) -> list[PuzzleRow]:
    """The puzzles of a game in their order, with the user's last try that is not solved."""
    to = speaker(language)
    solved: set[str] = set()
    tries: dict[str, str] = {}
    for row in rooms.store.tables_from(user.id, PUZZLE) if user else []:
        name = row.origin.removeprefix(PUZZLE)
        if row.game == game and _SOLVED.is_solved(rooms, row.id, row.revision):
            solved.add(name)
        elif row.game == game:
            tries.setdefault(name, row.id)
    return [
        PuzzleRow(
            id=one.id,
            number=number,
            grade=grade_of(one),
            goal=goal_in_short(to, one),
            until=one.goal.until,
            players=one.players,
            plies=one.plies,
            solved=one.id in solved,
            table="" if one.id in solved else tries.get(one.id, ""),
        )
        for number, one in enumerate(puzzles_of(game), 1)
    ]
