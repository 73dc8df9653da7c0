"""Puzzles of a person: the table of a try, and which puzzles they have solved."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ceilidh.kernel.table import Table
from ceilidh.puzzles import Puzzle, begin, find_puzzle, grade_of, puzzles_of, verdict
from ceilidh.puzzles.words import goal_in_short
from ceilidh.say import speaker
from ceilidh.server.errors import NotFound
from ceilidh.server.kinds.puzzle import PuzzleKind
from ceilidh.server.storage.models import User
from ceilidh.server.storage.seats import BOT, PERSON, SeatInfo
from ceilidh.server.table.rooms import Room, Rooms
from ceilidh.server.table.stored_game import stored_game
from ceilidh.server.table.undo import go_back_by

OTHERS = "tacksman"  # the bot on the other seats, which decides only what does not matter
KEPT = 5000  # tables of which it is remembered whether they are solved


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


def puzzle_named(id_: str) -> Puzzle:
    puzzle = find_puzzle(id_)
    if puzzle is None:
        raise NotFound("There is no such puzzle.")
    return puzzle


def open_puzzle(rooms: Rooms, user: User, id_: str) -> Room:
    """The user's table of a puzzle, back at its start; a new one if it is solved already."""
    puzzle = puzzle_named(id_)
    for row in rooms.store.tables_of_kind(user.id, PuzzleKind.name):
        if row.origin == puzzle.id and not _SOLVED.is_solved(rooms, row.id, row.revision):
            room = rooms.get(row.id)
            with room.lock:
                if room.table.played:
                    go_back_by(room, len(room.table.played), study=True)
            return room
    return keep_puzzle(rooms, user, puzzle, begin(puzzle), PuzzleKind.name)


def keep_puzzle(rooms: Rooms, user: User, puzzle: Puzzle, table: Table, kind: str) -> Room:
    """A table of the puzzle: its solver against bots."""
    seats = [
        SeatInfo(number, PERSON, user.name, user.id)
        if number == puzzle.seat
        else SeatInfo(number, BOT, "", bot=OTHERS)
        for number in range(puzzle.players)
    ]
    return rooms.keep(user, stored_game(table), seats, kind, puzzle.id)


class SolvedTables:
    """Which tables of puzzles are solved; looked at anew only if they have changed."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], bool] = OrderedDict()

    def is_solved(self, rooms: Rooms, table_id: str, revision: int) -> bool:
        key = (table_id, revision)
        if key not in self.known:
            room = rooms.get(table_id)
            puzzle = find_puzzle(room.row.origin)
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
    for row in rooms.store.tables_of_kind(user.id, PuzzleKind.name) if user else []:
        if row.game == game and _SOLVED.is_solved(rooms, row.id, row.revision):
            solved.add(row.origin)
        elif row.game == game:
            tries.setdefault(row.origin, row.id)
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
