"""`ceilidh restore FILE`: fill a server's database from a file that `ceilidh backup` wrote."""

import argparse
from pathlib import Path

from ceilidh.cli.common import Commands, command
from ceilidh.cli.serving import add_database, lacking, settings_of


def add(commands: Commands) -> None:
    made = command(commands, "restore", "fill an empty database from such a file", run)
    made.add_argument("file", metavar="FILE", help="a file that 'backup' wrote")
    made.add_argument("--replace", action="store_true", help="lose what is in the database now")
    add_database(made)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        from ceilidh.server.backup import restore
    except ImportError as fault:
        raise lacking(fault) from fault
    rows = restore(settings, Path(arguments.file), arguments.replace)
    print(f"{arguments.file}: {rows} rows are in the database now.")
    return 0
