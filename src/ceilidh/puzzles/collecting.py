"""Many games searched through, one after the other, and of what was found a varied choice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ceilidh.puzzles.generating import GameOrder, puzzles_in
from ceilidh.puzzles.library import grade_of
from ceilidh.puzzles.puzzle import Puzzle
from ceilidh.puzzles.reading import read_puzzle, write_puzzle

SEED: Final = "seed"  # the key of a line that says that a game is done
MOST_OF_A_GAME: Final = 5
FAR_APART: Final = 40  # moves


def found_in(game: str, file: Path) -> tuple[list[Puzzle], set[int]]:
    """The puzzles that were found so far, and the seeds of the games that are done."""
    puzzles: list[Puzzle] = []
    seeds: set[int] = set()
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        values = json.loads(line)
        if set(values) == {SEED}:
            seeds.add(values[SEED])
        else:
            puzzles.append(read_puzzle(game, line))
    # A game that was broken off is searched again.
    return [one for one in puzzles if _seed(one) in seeds], seeds


def collect(game: str, seeds: Iterable[int], file: Path) -> Iterator[tuple[int, int]]:
    """Search the games of these seeds that are not done; yields each seed with what it gave."""
    _, done = found_in(game, file)
    for seed in seeds:
        if seed in done:
            continue
        made = puzzles_in(GameOrder(game, seed))
        lines = [*[write_puzzle(one) for one in made], json.dumps({SEED: seed})]
        with file.open("a", encoding="utf-8") as out:
            out.write("".join(f"{line}\n" for line in lines))
        yield seed, len(made)


def choose(found: list[Puzzle], number: int) -> list[Puzzle]:
    """So many of them: of each kind in turn the one that a first idea misses by most."""
    kinds: dict[tuple[str, str, str, str], list[Puzzle]] = {}
    for puzzle in sorted(found, key=_miss):
        goal = puzzle.goal
        kind = (puzzle.theme, goal.measure, goal.until, grade_of(puzzle))
        kinds.setdefault(kind, []).append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < number and any(kinds.values()):
        for kind in sorted(kinds):
            fitting = next((one for one in kinds[kind] if not _is_like_one(one, chosen)), None)
            kinds[kind] = [one for one in kinds[kind] if one is not fitting] if fitting else []
            if fitting is not None and len(chosen) < number:
                chosen.append(fitting)
    return chosen


def _seed(puzzle: Puzzle) -> int:
    return int(puzzle.name.partition("-")[0])


def _moves(puzzle: Puzzle) -> int:
    return int(puzzle.name.partition("-")[2])


def _miss(puzzle: Puzzle) -> tuple[int, str]:
    return puzzle.goal.greedy - puzzle.goal.amount, puzzle.name


def _is_like_one(puzzle: Puzzle, chosen: list[Puzzle]) -> bool:
    """Whether there are enough of its game, or one that is nearly the same."""
    same = [one for one in chosen if _seed(one) == _seed(puzzle)]
    return len(same) >= MOST_OF_A_GAME or any(are_alike(one, puzzle) for one in same)


def are_alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles of a game have the same position, or the same key soon after it."""
    apart = abs(_moves(one) - _moves(other))
    key = (one.seat, one.goal.key) == (other.seat, other.goal.key)
    return apart == 0 or (key and apart < FAR_APART)
