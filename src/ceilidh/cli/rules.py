"""`ceilidh rules GAME`: what can be chosen and is in play, or with --book the whole rulebook."""

import argparse
import sys

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from ceilidh.book import book_of
from ceilidh.book.offline import whole_book
from ceilidh.cli.common import (
    UsageError,
    add_json,
    add_language,
    add_set,
    console,
    language,
    player_count,
    print_json,
    settings,
)
from ceilidh.cli.games import choices, option_data, plain
from ceilidh.draw.text import drawing
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import Option, Value
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="number of seats")
    parser.add_argument(
        "--book", action="store_true", help="print the illustrated rulebook as one HTML file"
    )
    add_language(parser)
    add_set(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    if arguments.book:
        return print_book(game.name, language(arguments.language))
    players = player_count(arguments.players, game)
    table = new(game.name, players, 0, settings(arguments.settings))
    if arguments.json:
        print_json(as_data(table))
    else:
        show(table, console())
    return 0


def print_book(game: str, code: str) -> int:
    """The rulebook on standard output, to be kept as a file."""
    book = book_of(game)
    if book is None:
        raise UsageError("There is no rulebook for {game} yet.", fields={"game": Word(game)})
    sys.stdout.write(whole_book(book, code))
    return 0


def as_data(table: Table) -> dict[str, object]:
    game = table.game
    return {
        "game": game.name,
        "title": game.title,
        "version": game.version,
        "players": table.players,
        "player_counts": list(game.players),
        "options": [
            {**option_data(option), "value": plain(table.options[option.name])}
            for option in game.options
        ],
        "in_play": dict(drawing(table).in_play()),
        "moves": [
            {"kind": spec.word, "shape": spec.shape(), "rules": list(spec.rules)}
            for spec in game.vocabulary.specs
        ],
    }


def heading(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def grid() -> Grid:
    made = Grid.grid(padding=(0, 2, 0, 0))
    made.add_column(no_wrap=True)
    return made


def shown(option: Option, value: Value) -> str:
    """A value in few words."""
    if option.many and value == option.choices:
        return "all"
    return option.text(value) or "none"


def show(table: Table, out: Console) -> None:
    game = table.game
    options = grid()
    for option in game.options:
        value = shown(option, table.options[option.name])
        changed = table.options[option.name] != option.default
        about = Text.assemble(option.summary, (f" ({choices(option)})", "dim"))
        options.add_row(option.name, Text(value, "bold" if changed else ""), about)
    play = grid()
    for name, text in drawing(table).in_play():
        play.add_row(name, text)
    moves = grid()
    for spec in game.vocabulary.specs:
        moves.add_row(spec.shape(), Text(" ".join(spec.rules), "dim"))
    seats = ", ".join(str(count) for count in game.players)
    out.print(
        Group(
            Text(f"{game.title}, rules version {game.version}, {table.players} of {seats} players"),
            heading("Options (--set name=value)"),
            options,
            heading("In play"),
            play,
            heading("Moves, as they are written, and their rules"),
            moves,
        )
    )
