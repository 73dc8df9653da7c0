"""`ceilidh render FILE`: draw a position of a record as SVG."""

import argparse
from pathlib import Path

from ceilidh.cli.common import (
    UsageError,
    add_language,
    language,
    read_text,
    write_text,
)
from ceilidh.draw.svg import render
from ceilidh.kernel.opening import load
from ceilidh.kernel.reason import Word
from ceilidh.kernel.table import Table


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--out", metavar="FILE", help="where to write it (standard output)")
    parser.add_argument("--move", type=int, metavar="N", help="after this many moves (all)")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="as this seat sees it, from 1 (nobody)"
    )
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    table = load(read_text(arguments.file))
    rewind(table, arguments.move)
    seat = viewer(table, arguments.seat)
    picture = render(table.view(seat), language(arguments.language), seat)
    if arguments.out is None:
        print(picture)
    else:
        write_text(Path(arguments.out), picture)
    return 0


def rewind(table: Table, move: int | None) -> None:
    """Take moves back until so many are left."""
    if move is None:
        return
    if not 0 <= move <= len(table.played):
        raise UsageError(
            "{flag}: this record has moves 0 to {last}.",
            fields={"flag": Word(f"--move {move}"), "last": len(table.played)},
        )
    while len(table.played) > move:
        table.undo(consent=True)


def viewer(table: Table, number: int | None) -> int | None:
    """The seat with a number as people count."""
    if number is None:
        return None
    if not 1 <= number <= table.players:
        raise UsageError(
            "{flag}: the seats are 1 to {last}.",
            fields={"flag": Word(f"--seat {number}"), "last": table.players},
        )
    return number - 1
