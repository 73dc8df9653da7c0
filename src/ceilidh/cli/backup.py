"""`ceilidh backup FILE`: a server's whole database as one file."""

import argparse
from pathlib import Path

from ceilidh.cli.serving import add_database, lacking, settings_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file to write, such as ceilidh.backup")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        from ceilidh.server.storage.backup import back_up
    except ImportError as fault:
        raise lacking(fault) from fault
    rows = back_up(settings, Path(arguments.file))
    print(f"{arguments.file}: {rows} rows.")
    return 0
