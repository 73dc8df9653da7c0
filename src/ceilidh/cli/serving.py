"""What the commands about a server share: its settings, its database, its parts."""

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from ceilidh.cli.common import UsageError
from ceilidh.kernel.reason import Word

if TYPE_CHECKING:
    from ceilidh.server.service import Service
    from ceilidh.server.settings import Settings


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="a database (SQLite in the home folder)")


def lacking(fault: ImportError) -> UsageError:
    return UsageError(
        "The server needs {package}: install it with {command}.",
        fields={
            "package": Word(str(fault.name)),
            "command": Word("pip install 'ceilidh[server]'"),
        },
    )


def settings_of(arguments: argparse.Namespace) -> "Settings":
    """The settings of the environment and of the command line."""
    try:
        from ceilidh.server.settings import from_environment
    except ImportError as fault:
        raise lacking(fault) from fault
    settings = from_environment()
    given = arguments.database
    return settings if given is None else replace(settings, database=given)


def service_of(arguments: argparse.Namespace) -> "Service":
    """The parts behind a server, on its database; they run nothing."""
    try:
        from ceilidh.server.app import make_service
    except ImportError as fault:
        raise lacking(fault) from fault
    return make_service(settings_of(arguments))
