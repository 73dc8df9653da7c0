"""The expectation files: what each holds, how it is compared and how it is written."""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff
from typing import Final

from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.golden.components import explained
from tests.golden.drawings import drawn, terminal
from tests.golden.positions import FOLDER, GAMES, Position, all_positions, table_of
from tests.golden.story import story
from tests.golden.words import few_words, words

Made = Callable[[Table, Position], list[str]]


def _in_language(language: str) -> Made:
    def made(table: Table, position: Position) -> list[str]:
        to = speaker(language)
        told = story(to, table, position.log)[-2 * position.log :]
        return [*few_words(to, table, position), "", "## log", *told]

    return made


# By the name of the file.
FILES: Final[dict[str, Made]] = {
    "story": lambda table, position: story(speaker("en"), table, position.log),
    "words": lambda table, position: words(speaker("en"), table, position),
    "drawing": drawn,
    "terminal": terminal,
}


def files_of(position: Position) -> dict[str, Made]:
    """What is expected of a position, by the name of the file."""
    shown = position.given("Shows", " ".join(FILES)).split()
    found = {name: FILES[name] for name in shown}
    return found | {f"words.{code}": _in_language(code) for code in position.languages}


def expectations() -> dict[str, Callable[[], list[str]]]:
    """Every file below the folder, and how its lines are made."""
    out: dict[str, Callable[[], list[str]]] = {}
    for position in all_positions():
        for name, make in files_of(position).items():
            out[f"{position.game}/{position.name}/{name}.txt"] = _bound(make, position)
    for game in GAMES:
        out[f"{game}/components.txt"] = _components(game)
    return out


def _bound(make: Made, position: Position) -> Callable[[], list[str]]:
    return lambda: make(table_of(position), position)


def _components(game: str) -> Callable[[], list[str]]:
    return lambda: explained(game)


def written(name: str) -> list[str]:
    path = FOLDER / name
    return path.read_text("utf-8").splitlines() if path.exists() else []


def difference(name: str, lines: list[str]) -> list[str]:
    """What a reviewer reads; empty if nothing has changed."""
    return list(unified_diff(written(name), lines, "expected", "now", lineterm="", n=1))


def write(name: str, lines: list[str]) -> None:
    (FOLDER / name).write_text("\n".join([*lines, ""]), "utf-8")


def stale() -> list[str]:
    """Files that nothing expects any more."""
    kept = {*expectations(), *[f"{p.game}/{p.name}/game.txt" for p in all_positions()]}
    found = [path.relative_to(FOLDER).as_posix() for path in sorted(FOLDER.rglob("*.txt"))]
    return [name for name in found if name not in kept]
