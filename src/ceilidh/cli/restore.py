"""`ceilidh restore FILE`: fill a server's database from a file that `ceilidh backup` wrote."""

import argparse
from pathlib import Path

from ceilidh.cli.serving import add_database, lacking, settings_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file that 'backup' wrote")
    parser.add_argument(
        "--replace", action="store_true", help="replace what is in the database now"
    )
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        from ceilidh.server.storage.backup import restore
    except ImportError as fault:
        raise lacking(fault) from fault
    rows = restore(settings, Path(arguments.file), arguments.replace)
    print(f"{arguments.file}: {rows} rows are in the database now.")
    return 0
