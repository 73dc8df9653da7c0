"""The program: reads the command, runs it, turns errors into one line and an exit status.

0: done; 1: a record failed its verification; 2: bad usage or input; 130: interrupted.
"""

import argparse
import os
import re
import signal
import sys
from collections.abc import Container, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final, NoReturn

from ceilidh.cli.common import UsageError, speaker_of
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word

BAD_INPUT: Final = 2
INTERRUPTED: Final = 128 + signal.SIGINT
BROKEN_PIPE: Final = 141  # what a shell reports for a program that SIGPIPE ended
# What each command is for. A command is the file of its name in this package.
COMMANDS: Final = {
    "games": "list the games that can be played",
    "rules": "show options, what is in play, and the moves",
    "learn": "a guided first game and lessons, in the terminal",
    "puzzles": "list, check and generate puzzles",
    "pack": "check, compare and merge packs of an owner's components",
    "serve": "serve the table in the browser",
    "user": "help or block people on a server",
    "admin": "administer a server",
    "backup": "write a server's database into one file",
    "restore": "fill an empty database from such a file",
    "ratings": "list the ratings of people on a server",
    "play": "play in the terminal, with people and bots",
    "automa": "run the Automa for the physical game",
    "bots": "list the bots, what each is like and whom it suits",
    "simulate": "let bots play many games and sum them up",
    "arena": "let bots compete and rate them",
    "replay": "verify a record and print its moves and result",
    "analyse": "find the turning points of a recorded game",
    "render": "draw a position of a record as an SVG picture",
    "perft": "count the sequences of legal moves by depth",
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line like all others."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(
            "{message}; see '{command}'.",
            fields={"message": Word(message), "command": Word(f"{self.prog} --help")},
        )


def own_version() -> str:
    try:
        return version("ceilidh")
    except PackageNotFoundError:
        return "(not installed)"


def own_build() -> str:
    """Return "compiled" where the engine is an extension, "pure" where it is Python."""
    engine = find_spec("ceilidh.kernel.flow")
    origin = "" if engine is None else engine.origin or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def parser(chosen: Container[str] = COMMANDS) -> Parser:
    """The parser of the program, with the arguments of the chosen commands.

    Files of other commands are not loaded, so that each command starts quickly.
    """
    top = Parser(prog="ceilidh", description="Scottish board games as a rules library.")
    top.add_argument(
        "--version", action="version", version=f"ceilidh {own_version()} ({own_build()})"
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        made = commands.add_parser(name, help=text, description=text)
        if name in chosen:
            file = import_module(f"ceilidh.cli.{name}")
            file.add(made)
            made.set_defaults(run=file.run)
    return top


def run(argv: Sequence[str] | None) -> int:
    try:
        words = sys.argv[1:] if argv is None else argv
        arguments = parser(words[:1]).parse_args(words)
    except SystemExit as leaving:  # after --help and --version
        return int(leaving.code or 0)
    try:
        status: int = arguments.run(arguments)
    except CeilidhError as fault:
        return complain(speaker_of(arguments).reason(fault.reason))
    sys.stdout.flush()
    return status


def complain(message: str) -> int:
    # A space that does not break stays one: French needs it.
    line = re.sub(r"[ \t\r\n]+", " ", message).strip()
    print(f"ceilidh: {line}", file=sys.stderr)
    return BAD_INPUT


def reason(fault: OSError) -> str:
    text = fault.strerror or str(fault)
    return f"{fault.filename}: {text}" if fault.filename else text


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark, never an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return run(argv)
    except BrokenPipeError:
        # Python would complain when it flushes stdout at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except CeilidhError as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(reason(fault))
    except KeyboardInterrupt:
        return INTERRUPTED
