"""All lessons of a game: those of the base game here, those of modules in the modules' folders."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import cast

from ceilidh.kernel.entry import Entries
from ceilidh.kernel.registry import list_games
from ceilidh.lessons.lesson import KINDS, MODULE, Lesson, Start
from ceilidh.lessons.reading import LessonError, read_lesson, read_start

FILE = "lesson.toml"  # of a module's folder
ENDING = ".toml"


def _named(folder: Traversable) -> list[tuple[str, Traversable]]:
    """The tables of a folder by name; none where there is no such folder."""
    if not folder.is_dir():
        return []
    found = [one for one in folder.iterdir() if one.name.endswith(ENDING)]
    return sorted((one.name.removesuffix(ENDING), one) for one in found)


def _of_modules(game: str) -> list[tuple[str, Traversable]]:
    entries = cast(Entries, import_module(f"ceilidh.games.{game}.modules.catalogue").ENTRIES)
    placed = [(entry.name, files(entry.package) / FILE) for entry in entries]
    return [(name, file) for name, file in placed if file.is_file()]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are offered."""
    folder = files("ceilidh.lessons") / game
    starts: dict[str, Start] = {name: read_start(file) for name, file in _named(folder / "starts")}
    found = [*_named(folder), *(_of_modules(game) if folder.is_dir() else [])]
    made = [read_lesson(file, game, name, starts) for name, file in found]
    names = [one.name for one in made]
    if len(set(names)) != len(names):
        raise LessonError(f"{game}: two lessons have the same name")
    return tuple(sorted(made, key=lambda one: (KINDS.index(one.kind), one.order, one.name)))


def find_lesson(id_: str) -> Lesson | None:
    """The lesson of a name such as `clans/market`; None if there is none."""
    game, _, name = id_.partition("/")
    if game not in [one.name for one in list_games()]:
        return None
    return next((one for one in lessons_of(game) if one.name == name), None)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The one after it; a module's leads to no other module."""
    if lesson.kind == MODULE:
        return None
    others = [one for one in lessons_of(lesson.game) if one.kind != MODULE]
    place = others.index(lesson) + 1
    return others[place] if place < len(others) else None
