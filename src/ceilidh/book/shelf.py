"""The books of all games: their chapters as read, in order, and which paragraph explains a rule."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from ceilidh.book.components import Component, components_of
from ceilidh.book.text import BookFigure, Chapter, Listing, Paragraph
from ceilidh.kernel.entry import ModuleEntry
from ceilidh.kernel.registry import find
from ceilidh.say.game_text import PositionText
from ceilidh.say.phrases import message
from ceilidh.say.rulebook import catalogue
from ceilidh.say.speaker import words_for
from ceilidh.say.texts import Texts, texts_of

Record = dict[str, Any]
FILE: Final = "book.toml"
_RANGE: Final = re.compile(r"^(.+-)(\d+)\.\.(\d+)$")
# What the parts of a book are called.
PARTS: Final = {
    "game": message("The game"),
    "components": message("Components"),
    "variants": message("Variants"),
    "industria": message("Industria"),
    "chronicles": message("Chronicles"),
}


def _figure(data: Record) -> BookFigure:
    given = dict(data)
    for name in ("parts", "lit", "held", "crop"):
        given[name] = tuple(given.get(name, ()))
    return BookFigure(**given)


def _paragraph(data: Record) -> Paragraph:
    figure = _figure(data["figure"]) if "figure" in data else None
    return Paragraph(
        data["id"],
        texts_of(data["title"]),
        texts_of(data),
        tuple(data.get("rules", ())),
        figure,
        texts_of(data["caption"]) if "caption" in data else Texts(),
        Listing(**data["listing"]) if "listing" in data else None,
    )


def read_chapter(file: Traversable, name: str, package: str, module: str = "") -> Chapter:
    """A chapter from its file; `name` is what its address is called."""
    data = tomllib.loads(file.read_text("utf-8"))
    return Chapter(
        name,
        data["part"],
        texts_of(data["title"]),
        texts_of(data["about"]),
        tuple(_paragraph(one) for one in data["paragraph"]),
        package,
        module,
        data.get("icon", ""),
    )


@dataclass(frozen=True)
class BookAnchor:
    """Where something is explained: a paragraph of a chapter, or a component listed in it."""

    chapter: Chapter
    paragraph: Paragraph
    component: Component | None = None

    @property
    def anchor(self) -> str:
        return self.component.anchor if self.component else self.paragraph.id


class Book:
    """The rulebook of one game."""

    def __init__(self, game: str, chapters: list[Chapter]) -> None:
        self.game = game
        self.title = find(game).title
        self.chapters = chapters

    def chapter(self, name: str) -> Chapter | None:
        return next((one for one in self.chapters if one.name == name), None)

    def chapter_of(self, module: str) -> Chapter | None:
        """The chapter of a module, where it has one of its own."""
        return next((one for one in self.chapters if one.module == module), None)

    @property
    def parts(self) -> list[tuple[str, list[Chapter]]]:
        """The chapters by the parts of the book, in order."""
        names = list(dict.fromkeys(one.part for one in self.chapters))
        return [(name, [one for one in self.chapters if one.part == name]) for name in names]

    @cached_property
    def places(self) -> list[BookAnchor]:
        """Everything that can be linked to, in order."""
        out: list[BookAnchor] = []
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                out.append(BookAnchor(chapter, paragraph))
                if paragraph.listing:
                    listed = components_of(self.game, paragraph.listing)
                    out += [BookAnchor(chapter, paragraph, one) for one in listed]
        return out

    @cached_property
    def anchors(self) -> dict[str, BookAnchor]:
        return {place.anchor: place for place in self.places}

    @cached_property
    def _rules(self) -> tuple[dict[str, BookAnchor], dict[str, BookAnchor]]:
        """The places of rules by their ids, and by groups of ids, the first of each."""
        whole: dict[str, BookAnchor] = {}
        groups: dict[str, BookAnchor] = {}
        ranges: dict[str, BookAnchor] = {}
        for place in self.places:
            if place.component:
                for rule in place.component.rules:
                    ranges.setdefault(rule, place)
                    groups.setdefault(_group(rule), place)
                continue
            for rule in place.paragraph.rules:
                if rule.endswith("*"):
                    groups[rule.removesuffix("*")] = place
                elif ".." in rule:
                    for one in spread(rule):
                        ranges[one] = place
                else:
                    whole.setdefault(rule, place)
        return {**ranges, **whole}, groups

    def place_of(self, rule: str) -> BookAnchor | None:
        """Where a rule is explained: by its id, else the smallest group that holds it."""
        whole, groups = self._rules
        if rule in whole:
            return whole[rule]
        for length in range(len(rule), 0, -1):
            if rule[:length] in groups:
                return groups[rule[:length]]
        return None

    @cached_property
    def explained(self) -> dict[str, list[str]]:
        """The ids of the rules that each anchor explains, in the order of the catalogue."""
        out: dict[str, list[str]] = {}
        for rule in catalogue():
            place = self.place_of(rule)
            if place is not None:
                out.setdefault(place.anchor, []).append(rule)
        return out


def _group(rule: str) -> str:
    """`CC-BUC-` for `CC-BUC-01`."""
    return rule[: rule.rindex("-") + 1]


def spread(rule: str) -> list[str]:
    """The ids of a range such as `CC-TRD-01..09`."""
    found = _RANGE.match(rule)
    assert found, f"{rule} is no range of rules"
    head, first, last = found.groups()
    return [f"{head}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)]


def _own(game: str) -> list[Chapter]:
    """The chapters of the base game, in the order of their file names."""
    package = f"ceilidh.book.{game}"
    found = sorted(
        [one for one in files(package).iterdir() if one.name.endswith(".toml")],
        key=lambda one: one.name,
    )
    return [
        read_chapter(one, one.name.removesuffix(".toml").partition("-")[2], package)
        for one in found
    ]


def _of_modules(entries: Iterable[ModuleEntry[Any, Any]]) -> list[Chapter]:
    """The chapters of modules, each in its module's folder."""
    out: list[Chapter] = []
    for entry in entries:
        file = files(entry.package).joinpath(FILE)
        if file.is_file():
            out.append(read_chapter(file, entry.name, entry.package, entry.name))
    return out


@cache
def book_of(game: str) -> Book | None:
    """The book of a game, read once; None where nobody has written one."""
    if not files("ceilidh.book").joinpath(game).is_dir():
        return None
    words = words_for(game)
    assert isinstance(words, PositionText), game
    return Book(game, [*_own(game), *_of_modules(words.entries)])
