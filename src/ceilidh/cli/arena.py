"""`ceilidh arena GAME`: which bot is the strongest, measured by many games on equal set-ups."""

import argparse
import os
from dataclasses import asdict
from pathlib import Path

from rich.table import Table as Grid

from ceilidh.bots.arena.engines import ENGINES, results
from ceilidh.bots.arena.schedule import Contest, enough_games, schedule
from ceilidh.bots.arena.spread import FEWEST_GAMES, FEWEST_SETUPS, Interval
from ceilidh.bots.arena.store import ArenaStore
from ceilidh.bots.arena.table import ArenaRow, rows
from ceilidh.cli.bot_words import BUDGETS, bots_of
from ceilidh.cli.common import (
    add_json,
    add_language,
    add_set,
    console,
    player_count,
    positive,
    print_json,
    settings,
    speaker_of,
)
from ceilidh.cli.progress import watched
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

WIDE = 120  # columns that the table may need
HEADINGS = (
    message("rating"),
    message("games"),
    message("wins in %"),
    message("points"),
    message("ms per decision"),
    message("slowest"),
)
BOTS_HELP = f"such as chief,tacksman,random; {BUDGETS}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", required=True, metavar="NAMES", help=BOTS_HELP)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument("--games", type=positive, default=100, metavar="G", help="games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="first seed (1)")
    parser.add_argument("--jobs", type=positive, metavar="J", help="processes (one per core)")
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="(%(default)s)")
    parser.add_argument("--out", metavar="FILE", help="save results there and resume from them")
    add_language(parser)
    add_set(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    bots = bots_of("--bots", arguments.bots)
    players = player_count(arguments.players or (len(bots) if len(bots) > 1 else None), game)
    contest = Contest(game.name, players, settings(arguments.settings))
    # This refuses wrong options before any game is played.
    table = new(game.name, players, 0, contest.options)
    by_rules = {seat: table.names[seat] for seat in range(players) if seat not in table.people}
    pairings = schedule(bots, players, arguments.games, arguments.seed, by_rules)
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
    found_rows = rows(played)
    if arguments.json:
        print_json([asdict(row) for row in found_rows])
    else:
        report(found_rows, enough_games(bots, len(table.people)), speaker_of(arguments))
    return 0


def report(table: list[ArenaRow], enough: int, to: Speaker) -> None:
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column(to.text("bot"))
    for heading in HEADINGS:
        grid.add_column(to.text(heading), justify="right", no_wrap=True)
    for row in table:
        few = "-" if row.enough else to.text("too few games")
        times = f"{row.mean_ms:.1f}", f"{row.worst_ms:.0f}"
        rating = figure(row.rating, row.rating_within, 0) or few
        wins = figure(row.wins, row.wins_within, 1, 100) or few
        points = figure(row.points, row.points_within, 1) or few
        grid.add_row(row.bot, rating, str(row.games), wins, points, *times)
    out = console()
    # A narrow output breaks lines rather than losing names and figures.
    out.width = max(out.width, WIDE)
    out.print(grid)
    if not all(row.enough for row in table):
        out.print(
            to.text(
                "Each bot needs {games} games on {setups} setups before its figures mean anything; "
                "give {flag}.",
                games=FEWEST_GAMES,
                setups=FEWEST_SETUPS,
                flag=f"--games {enough}",
            )
        )


def figure(value: float | None, interval: Interval | None, digits: int, scale: int = 1) -> str:
    """A figure with its 95 % interval; empty if there is none."""
    if value is None or interval is None:
        return ""
    # The zero turns -0 into 0.
    numbers = [round(scale * one, digits) + 0.0 for one in (value, *interval)]
    shown, low, high = [f"{one:.{digits}f}" for one in numbers]
    # Ends may be negative, so no dash stands between them.
    return f"{shown} ({low} … {high})"
