"""`ceilidh puzzles ...`: list the puzzles of a game, check them, and generate new ones."""

import argparse
from pathlib import Path

from rich.text import Text

from ceilidh.cli.common import (
    UsageError,
    add_language,
    console,
    language,
    positive,
    write_text,
)
from ceilidh.cli.progress import watched
from ceilidh.kernel.registry import find
from ceilidh.puzzles import Puzzle, grade_of, number_of, puzzles_of
from ceilidh.puzzles.search import faults_of, unproved
from ceilidh.puzzles.words import question
from ceilidh.say import speaker

FAILED = 1
NUMBER = 70  # of puzzles that are chosen for a game


def add(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    text = "list the puzzles of a game"
    made = kinds.add_parser("list", help=text, description=text)
    made.set_defaults(work=list_all)
    made.add_argument("game", metavar="GAME")
    add_language(made)
    text = "play every solution, and search whether there is a better one"
    made = kinds.add_parser("check", help=text, description=text)
    made.set_defaults(work=check)
    made.add_argument("game", metavar="GAME")
    made.add_argument("--name", metavar="NAME", help="only the puzzle of this name")
    made.add_argument("--quick", action="store_true", help="play the solutions, search nothing")
    text = "find puzzles in games between strong bots"
    made = kinds.add_parser("generate", help=text, description=text)
    made.set_defaults(work=generate)
    made.add_argument("game", metavar="GAME")
    made.add_argument("--first", type=positive, default=1, metavar="S", help="first seed (1)")
    made.add_argument("--last", type=positive, required=True, metavar="S", help="last seed")
    made.add_argument(
        "--found", required=True, metavar="FILE", help="save what is found and resume from it"
    )
    made.add_argument("--out", required=True, metavar="FILE", help="write the chosen puzzles")
    made.add_argument(
        "--number", type=positive, default=NUMBER, metavar="N", help=f"how many ({NUMBER})"
    )


def run(arguments: argparse.Namespace) -> int:
    status: int = arguments.work(arguments)
    return status


def list_all(arguments: argparse.Namespace) -> int:
    to = speaker(language(arguments.language))
    out = console()
    for one in puzzles_of(find(arguments.game).name):
        told = f"{number_of(one):3}  {one.name:9} {one.plies:2}  {grade_of(one):7} {one.theme:10} "
        out.print(Text(told + question(to, one)), soft_wrap=True)
    return 0


def check(arguments: argparse.Namespace) -> int:
    known = puzzles_of(find(arguments.game).name)
    asked = [one for one in known if arguments.name in (None, one.name)]
    if not asked:
        raise UsageError("There is no such puzzle.")
    wrong = 0
    for one in watched(iter(asked), len(asked), what="checking"):
        for fault in _faults(one, arguments.quick):
            wrong += 1
            print(f"{one.id}: {fault}")
    print(f"{len(asked)} puzzles, {wrong} faults")
    return FAILED if wrong else 0


def _faults(puzzle: Puzzle, quick: bool) -> list[str]:
    return faults_of(puzzle) or ([] if quick else unproved(puzzle))


def generate(arguments: argparse.Namespace) -> int:
    # Bots are not needed for the other commands.
    from ceilidh.puzzles.collecting import choose, collect, found_in
    from ceilidh.puzzles.reading import write_puzzles

    game, file = find(arguments.game).name, Path(arguments.found)
    seeds = range(arguments.first, arguments.last + 1)
    for seed, number in watched(collect(game, seeds, file), len(seeds), what="searching"):
        print(f"game {seed}: {number} puzzles")
    chosen = choose(found_in(game, file)[0], arguments.number)
    write_text(Path(arguments.out), write_puzzles(chosen))
    print(f"{len(chosen)} puzzles written")
    return 0
