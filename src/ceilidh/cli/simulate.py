"""`ceilidh simulate GAME`: many games of bots, with a summary of scores and speed."""

import argparse
import csv
import io
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from ceilidh.bots.catalogue import NAMES
from ceilidh.bots.own_bots import all_adopted
from ceilidh.bots.worker import prepare
from ceilidh.cli.bot_words import BUDGETS, bots_of, tell_stand_ins
from ceilidh.cli.common import (
    UsageError,
    add_json,
    add_set,
    console,
    player_count,
    positive,
    print_json,
    settings,
    speaker_of,
    write_text,
)
from ceilidh.cli.match import MatchJob, MatchOutcome, play_match
from ceilidh.cli.progress import watched
from ceilidh.cli.summary import Summary, show, summarise
from ceilidh.kernel.opening import new
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find

CHUNK = 4
BOTS_HELP = f"who sits where, such as tacksman,random, or one for all ({NAMES[0]}); {BUDGETS}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--bots", default=NAMES[0], metavar="NAMES", help=BOTS_HELP)
    parser.add_argument("--games", type=positive, default=100, metavar="G", help="games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="first seed (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--out", metavar="DIR", help="write a record of each game and games.csv")
    add_set(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    names = bots_of("--bots", arguments.bots)
    given = len(names) if arguments.players is None and len(names) > 1 else arguments.players
    players = player_count(given, game)
    bots = names * players if len(names) == 1 else names
    if len(bots) != players:
        raise UsageError(
            "{flag} names {named} seats, but this game has {players} players.",
            fields={"flag": Word("--bots"), "named": len(bots), "players": players},
        )
    chosen = settings(arguments.settings)
    new(game.name, players, 0, chosen)  # refuses wrong options before any game is played
    tell_stand_ins(bots, game.name, speaker_of(arguments))
    folder = Path(arguments.out) if arguments.out else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    jobs = [
        MatchJob(game.name, players, chosen, arguments.seed + number, folder is not None, bots)
        for number in range(arguments.games)
    ]
    outcomes: list[MatchOutcome] = []
    start = time.perf_counter()
    with matches(jobs, arguments.jobs) as results:
        for outcome in watched(results, len(jobs)):
            outcomes.append(outcome)
            if folder is not None:
                name = f"{game.name}-{players}p-{outcome.seed}.record"
                write_text(folder / name, outcome.record)
    seconds = time.perf_counter() - start
    if folder is not None:
        write_text(folder / "games.csv", table_of(outcomes, players))
    report(summarise(game.name, players, outcomes, seconds), arguments.json)
    return 0


@contextmanager
def matches(jobs: list[MatchJob], processes: int) -> Iterator[Iterator[MatchOutcome]]:
    """The outcomes in the order of the jobs. Workers get seeds, never states."""
    if processes == 1:
        yield map(play_match, jobs)
        return
    # Forking is unsafe here: the progress bar has a thread.
    pool = ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=prepare, initargs=(all_adopted(),)
    )
    try:
        yield pool.map(play_match, jobs, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


def table_of(outcomes: list[MatchOutcome], players: int) -> str:
    """One line a game, for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    seats = range(1, players + 1)
    columns = [f"{what}_{seat}" for seat in seats for what in ("place", "role", "score", "rank")]
    writer.writerow(["seed", "decisions", "key", *columns])
    for one in outcomes:
        cells = zip(one.places, one.roles, one.scores, one.ranks, strict=True)
        writer.writerow(
            [one.seed, one.decisions, one.key, *[cell for row in cells for cell in row]]
        )
    return text.getvalue()


def report(summary: Summary, as_json: bool) -> None:
    if as_json:
        print_json(summary.data())
    else:
        show(summary, console())
