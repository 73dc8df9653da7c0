"""Reading of chapters: TOML files with the languages beside each other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from ceilidh.book.text import BookFigure, Chapter, Listing, Paragraph
from ceilidh.say.texts import Texts, texts_of

Record = dict[str, Any]
_HIGH_SIGNS: Final = re.compile(r" ([:;!?])(?=\s|$)")


def texts(data: Mapping[str, Any]) -> Texts:
    return Texts({language: _set(text, language) for language, text in texts_of(data).items()})


def _set(text: str, language: str) -> str:
    """A text as it is printed: French does not part a sign from the word before it."""
    return _HIGH_SIGNS.sub("\N{NO-BREAK SPACE}\\1", text) if language == "fr" else text


def _figure(data: Record) -> BookFigure:
    given = dict(data)
    for name in ("parts", "lit", "crop"):
        given[name] = tuple(given.get(name, ()))
    return BookFigure(**given)


def _paragraph(data: Record) -> Paragraph:
    figure = _figure(data["figure"]) if "figure" in data else None
    return Paragraph(
        data["id"],
        texts(data["title"]),
        texts(data),
        tuple(data.get("rules", ())),
        figure,
        texts(data["caption"]) if "caption" in data else Texts(),
        Listing(**data["listing"]) if "listing" in data else None,
    )


def read_chapter(file: Traversable, name: str, package: str, module: str = "") -> Chapter:
    """A chapter from its file; `name` is what its address is called."""
    data = tomllib.loads(file.read_text("utf-8"))
    return Chapter(
        name,
        data["part"],
        texts(data["title"]),
        texts(data["about"]),
        tuple(_paragraph(one) for one in data["paragraph"]),
        package,
        module,
        data.get("icon", ""),
    )
