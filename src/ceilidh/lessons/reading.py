"""Lessons as files: TOML is read into the typed lesson, and what is wrong with it is said."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from ceilidh.lessons.lesson import (
    KINDS,
    TEACHER,
    Concept,
    Goal,
    Lesson,
    LessonStep,
    Occasion,
    Page,
    Remark,
    Start,
)
from ceilidh.say.catalogues import CATALOGUES, ENGLISH
from ceilidh.say.texts import Texts

Fields = TypeVar("Fields", Goal, Occasion)


class LessonError(ValueError):
    """A file of a lesson is wrong; for its author."""


class LessonTable:
    """A table of the file, from which every field has to be taken."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = dict(values)

    def take(self, name: str, kind: type, default: Any = None) -> Any:
        value = self.values.pop(name, default)
        if not isinstance(value, kind):
            raise LessonError(f"{self.where}: {name} must be a {kind.__name__}, not {value!r}")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        given = self.take(name, list, [])
        if not all(isinstance(word, str) for word in given):
            raise LessonError(f"{self.where}: {name} must be a list of texts")
        return tuple(given)

    def rows(self, name: str) -> list[LessonTable]:
        given = self.take(name, list, [])
        return [LessonTable(f"{self.where}, {name} {n + 1}", one) for n, one in enumerate(given)]

    def saying(self, name: str, needed: bool = True) -> Texts:
        given = self.take(name, dict, {})
        if not given and not needed:
            return Texts()
        known = ENGLISH in given and set(given) <= set(CATALOGUES)
        if not known or not all(isinstance(it, str) for it in given.values()):
            raise LessonError(
                f"{self.where}: {name} needs a text in {ENGLISH}, and may have others in "
                f"{', '.join(CATALOGUES[1:])}"
            )
        return Texts(given)

    def end(self) -> None:
        if self.values:
            raise LessonError(f"{self.where}: unknown {', '.join(sorted(self.values))}")


def read_start(file: Traversable) -> Start:
    row = LessonTable(file.name, tomllib.loads(file.read_text("utf-8")))
    made = _start(row)
    row.end()
    return made


def _start(row: LessonTable) -> Start:
    moves: list[tuple[int, str]] = []
    for line in row.take("moves", str, "").split("\n"):
        seat, _, text = line.strip().partition(" ")
        if seat:
            moves.append((int(seat) - 1, text))
    return Start(
        row.take("players", int),
        row.take("seed", int),
        row.take("options", dict, {}),
        row.take("setup", dict, {}),
        tuple(moves),
    )


def read_lesson(file: Traversable, game: str, name: str, starts: dict[str, Start]) -> Lesson:
    """A lesson of a file; its start stands in it, or is one of the game's by name."""
    row = LessonTable(f"{game}/{name}", tomllib.loads(file.read_text("utf-8")))
    given = row.values.pop("start", "")
    if isinstance(given, dict):
        inner = LessonTable(f"{row.where}, start", given)
        start = _start(inner)
        inner.end()
    elif given in starts:
        start = starts[given]
    else:
        raise LessonError(f"{row.where}: there is no start {given!r}")
    kind = row.take("kind", str)
    if kind not in KINDS:
        raise LessonError(f"{row.where}: kind must be one of {', '.join(KINDS)}")
    made = Lesson(
        game=game,
        name=name,
        kind=kind,
        order=row.take("order", int, 0),
        minutes=row.take("minutes", int, 2),
        seat=row.take("seat", int) - 1,
        start=start,
        title=row.saying("title"),
        about=row.saying("about"),
        steps=tuple([_step(one) for one in row.rows("steps")]),
        moments=tuple([_remark(one) for one in row.rows("moments")]),
        end=row.saying("end"),
        expected=row.words("expected"),
        concepts=tuple([_concept(one) for one in row.rows("concepts")]),
        teacher=row.take("teacher", str, TEACHER),
        replies=row.words("replies"),
    )
    row.end()
    return made


def _step(row: LessonTable) -> LessonStep:
    made = LessonStep(
        pages=tuple([_page(one) for one in row.rows("pages")]),
        task=row.saying("task"),
        goal=_fields(row, "goal", Goal()),
        well=row.saying("well", needed=False),
        other=row.saying("other", needed=False),
        remarks=tuple([_remark(one) for one in row.rows("remarks")]),
        passes=row.take("passes", bool, False),
        when=_fields(row, "when", Occasion(), needed=False),
        coached=row.take("coached", bool, False),
    )
    row.end()
    if not made.pages:
        raise LessonError(f"{row.where}: a step needs a page")
    return made


def _concept(row: LessonTable) -> Concept:
    name, again = row.take("name", str), row.take("again", bool, False)
    return Concept(name, _step(row), again)


def _page(row: LessonTable) -> Page:
    made = Page(row.saying("say"), row.words("light"))
    row.end()
    return made


def _remark(row: LessonTable) -> Remark:
    made = Remark(_fields(row, "goal", Goal()), row.saying("say"))
    row.end()
    return made


def _fields(row: LessonTable, name: str, empty: Fields, needed: bool = True) -> Fields:
    """A table such as `goal = { ... }`, whose fields have the types of an empty one."""
    given = row.take(name, dict, {})
    if not given and not needed:
        return empty
    names = sorted(empty.__dataclass_fields__)
    if set(given) - set(names) or not given:
        raise LessonError(f"{row.where}: a {name} has some of {', '.join(names)}")
    fields: dict[str, Any] = {
        field: tuple(it) if isinstance(it, list) else it for field, it in given.items()
    }
    for field, value in fields.items():
        if type(value) is not type(getattr(empty, field)):
            raise LessonError(f"{row.where}: {field} of a {name} cannot be {value!r}")
    return replace(empty, **fields)
