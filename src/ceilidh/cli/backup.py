"""`ceilidh backup FILE` and `ceilidh restore FILE`: a server's whole database as one file."""

import argparse
from pathlib import Path

from ceilidh.cli.common import Commands, command
from ceilidh.cli.serving import add_database, lacking, settings_of


def add(commands: Commands) -> None:
    made = command(commands, "backup", "write a server's database into one file", run_backup)
    made.add_argument("file", metavar="FILE", help="the file to write, such as ceilidh.backup")
    add_database(made)
    made = command(commands, "restore", "fill an empty database from such a file", run_restore)
    made.add_argument("file", metavar="FILE", help="a file that 'backup' wrote")
    made.add_argument("--replace", action="store_true", help="lose what is in the database now")
    add_database(made)


def run_backup(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        from ceilidh.server.storage.backup import back_up
    except ImportError as fault:
        raise lacking(fault) from fault
    rows = back_up(settings, Path(arguments.file))
    print(f"{arguments.file}: {rows} rows.")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    try:
        from ceilidh.server.storage.backup import restore
    except ImportError as fault:
        raise lacking(fault) from fault
    rows = restore(settings, Path(arguments.file), arguments.replace)
    print(f"{arguments.file}: {rows} rows are in the database now.")
    return 0
