"""`ceilidh play GAME`: a table in the terminal."""

import argparse
import secrets

from ceilidh.bots.base import Bot
from ceilidh.bots.catalogue import NAMES, make_bot
from ceilidh.cli.bot_words import BUDGETS, bot_of, bots_of, tell_stand_ins
from ceilidh.cli.common import (
    UsageError,
    add_language,
    add_set,
    console,
    language,
    player_count,
    read_text,
    settings,
    speaker_of,
)
from ceilidh.cli.session import TerminalSession
from ceilidh.draw.text import drawing
from ceilidh.kernel.opening import DRAWN_SEEDS, load, new
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table

HUMAN = "human"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (2)")
    parser.add_argument(
        "--seats",
        metavar="KINDS",
        help="player of each seat, such as human,tacksman,human (first human, the others --bot)",
    )
    parser.add_argument(
        "--bot",
        metavar="NAME",
        default=NAMES[0],
        help=f"the others (%(default)s): {', '.join(NAMES)}; {BUDGETS}",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="seed, to repeat a game (random)")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    add_language(parser)
    add_set(parser)


def run(arguments: argparse.Namespace) -> int:
    kinds = bots_of("--seats", arguments.seats, [HUMAN]) if arguments.seats else []
    table = loaded(arguments) if arguments.load else fresh(arguments, kinds)
    kinds = kinds or [HUMAN] + [bot_of("--bot", arguments.bot)] * (table.players - 1)
    if len(kinds) != table.players:
        raise UsageError(
            "{flag} names {named} seats, but this game has {players} players.",
            fields={"flag": Word("--seats"), "named": len(kinds), "players": table.players},
        )
    # A game that goes on from a position has no seed; its bots get one of their own.
    seed = secrets.randbelow(DRAWN_SEEDS) if table.seed is None else table.seed
    bots: dict[int, Bot] = {
        seat: make_bot(kind, table.game.name, seed, seat)
        for seat, kind in enumerate(kinds)
        if kind != HUMAN
    }
    named = [kind for kind in kinds if kind != HUMAN]
    tell_stand_ins(named, table.game.name, speaker_of(arguments))
    drawn = drawing(table, language(arguments.language))
    return TerminalSession(table, bots, drawn, console(), console(stderr=True)).run()


def fresh(arguments: argparse.Namespace, kinds: list[str]) -> Table:
    game = find(arguments.game)
    given = len(kinds) if arguments.players is None and kinds else arguments.players
    players = player_count(given, game)
    return new(game.name, players, arguments.seed, settings(arguments.settings))


def loaded(arguments: argparse.Namespace) -> Table:
    given = {
        "--players": arguments.players,
        "--seed": arguments.seed,
        "--set": arguments.settings or None,
    }
    for name, value in given.items():
        if value is not None:
            raise UsageError(
                "{flag} cannot be combined with --load; the record already sets it.",
                fields={"flag": Word(name)},
            )
    if arguments.load == "-":
        raise UsageError("--load needs a file name; standard input is used for moves.")
    game = find(arguments.game)
    table = load(read_text(arguments.load))
    if table.game is not game:
        raise UsageError(
            "{file} is a {theirs} record, not a {ours} record.",
            fields={
                "file": Word(arguments.load),
                "theirs": Word(table.game.name),
                "ours": Word(game.name),
            },
        )
    return table
