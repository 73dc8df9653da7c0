"""What several commands share: arguments, consoles, files."""

import argparse
import json
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import Word
from ceilidh.say import LANGUAGES, Speaker, speaker
from ceilidh.say.catalogues import ENGLISH, first_known

# Where the environment names its language, the strongest first.
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UsageError(CeilidhError):
    """The command line cannot be understood."""


class PipeConsole(Console):
    """A console that reports a broken pipe instead of leaving the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """Plain text where the output is no terminal; NO_COLOR is respected."""
    return PipeConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


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


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help="language of the table (that of the environment if it is one of these, else en)",
    )


def language(given: str | None) -> str:
    """The language given, else that of the environment if we have it, else English."""
    if given is not None:
        return given
    chosen = next(filter(None, [os.environ.get(name) for name in LOCALES]), "")
    return first_known(re.split(r"[.@]", chosen)[:1])


def speaker_of(arguments: argparse.Namespace) -> Speaker:
    """Who speaks about a command; those without a language are all English."""
    known = "language" in arguments
    return speaker(language(arguments.language) if known else ENGLISH)


def settings(pairs: list[str]) -> dict[str, object]:
    """The options given by `--set`; the game checks names and values."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(
                "{given}: write this as NAME=VALUE.", fields={"given": Word(f"--set {pair}")}
            )
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
        raise UsageError(
            "{file} is not UTF-8 text, so it cannot be a game record.", fields={"file": Word(file)}
        ) from None


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
