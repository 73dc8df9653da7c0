"""`ceilidh arena GAME`: which bot is the strongest, measured by many games on equal set-ups."""

import argparse
import os
from dataclasses import asdict
from pathlib import Path

from rich.table import Table as Grid

from ceilidh.bots.arena.engines import ENGINES, results
from ceilidh.bots.arena.schedule import Contest, schedule
from ceilidh.bots.arena.store import ArenaStore
from ceilidh.bots.arena.table import RESAMPLES, ArenaRow, Interval, can_rate, rows
from ceilidh.cli.bot_choice import BUDGETS, bots_of
from ceilidh.cli.common import (
    add_json,
    add_set,
    console,
    player_count,
    positive,
    print_json,
    settings,
)
from ceilidh.cli.progress import watched
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find

WIDE = 120  # columns that the table may need
BOTS_HELP = f"such as chief,greedy,random; {BUDGETS}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", required=True, metavar="NAMES", help=BOTS_HELP)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--games", type=positive, default=100, metavar="G", help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first set-up (1)")
    parser.add_argument("--jobs", type=positive, metavar="J", help="processes (one a core)")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="(%(default)s)")
    parser.add_argument("--out", metavar="FILE", help="keep results there, and go on with them")
    parser.add_argument(
        "--resamples", type=positive, default=RESAMPLES, metavar="R", help="of the bootstrap (200)"
    )
    add_set(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    bots = bots_of("--bots", arguments.bots)
    players = player_count(arguments.players or (len(bots) if len(bots) > 1 else None), game)
    contest = Contest(game.name, players, settings(arguments.settings))
    new(game.name, players, 0, contest.options)  # refuses wrong options before any game is played
    pairings = schedule(bots, players, arguments.games, arguments.seed)
    store = ArenaStore(Path(arguments.out), contest) if arguments.out else None
    known = store.read() if store else {}
    played = [known[one.key] for one in pairings if one.key in known]
    left = [one for one in pairings if one.key not in known]
    jobs = arguments.jobs or os.cpu_count() or 1
    found = results(contest, left, jobs, arguments.engine)
    for result in watched(found, len(pairings), len(played)):
        played.append(result)
        if store:
            store.add(result)
    report(rows(played, arguments.resamples), arguments.json)
    return 0


def report(table: list[ArenaRow], as_json: bool) -> None:
    if as_json:
        print_json([asdict(row) for row in table])
        return
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("bot")
    for heading in ("rating", "games", "wins %", "points", "ms", "slowest"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in table:
        rating = "-" if row.rating is None else f"{row.rating:.1f} {within(row.rating_within, 1)}"
        wins = (100 * row.wins_within[0], 100 * row.wins_within[1])
        grid.add_row(
            row.bot,
            rating,
            str(row.games),
            f"{100 * row.wins:.1f} {within(wins, 1)}",
            f"{row.points:.1f} {within(row.points_within, 1)}",
            f"{row.mean_ms:.1f}",
            f"{row.worst_ms:.0f}",
        )
    out = console()
    # A narrow output breaks lines rather than losing names and figures.
    out.width = max(out.width, WIDE)
    out.print(grid)
    if not can_rate():
        console(stderr=True).print("Ratings need the package openskill: install ceilidh[arena].")


def within(interval: Interval | None, digits: int) -> str:
    """The 95 % interval behind a figure."""
    if interval is None:
        return ""
    return f"({interval[0]:.{digits}f}–{interval[1]:.{digits}f})"
