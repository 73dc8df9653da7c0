"""What several commands share: arguments, consoles, files."""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game

Commands = Any  # argparse gives the type of its sub-parsers no public name


class UsageError(CeilidhError):
    """The command line cannot be understood."""


class PipeConsole(Console):
    """A console that reports a broken pipe instead of leaving the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """Plain text where the output is no terminal; NO_COLOR is respected."""
    return PipeConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def command(
    commands: Commands, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    made.set_defaults(run=run)
    return made


def add_set(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        dest="settings",
        help="an option of the game ('rules GAME' lists them); may be repeated",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def settings(pairs: list[str]) -> dict[str, object]:
    """The options given by `--set`; the game checks names and values."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--set {pair}: write it as NAME=VALUE.")
        chosen[name.strip()] = value.strip()
    return chosen


def positive(text: str) -> int:
    """An argument that counts something."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def player_count(given: int | None, game: Game[Any]) -> int:
    """The number given, else two where that is possible: one person and one bot."""
    if given is not None:
        return given
    return 2 if 2 in game.players else game.players[0]


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{file} is not UTF-8 text, so it is no record.") from None


def write_text(file: Path, text: str) -> None:
    """Write a file whole or not at all; an OSError names the file, not its temporary copy."""
    try:
        write_whole(file, text)
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(file)) from fault


def write_whole(file: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
        os.chmod(name, 0o666 & ~current_umask())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
