"""Reading of chapters: TOML files with the languages beside each other."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from ceilidh.book.text import BookFigure, Chapter, Listing, Paragraph
from ceilidh.say.texts import Texts, texts_of

Record = dict[str, Any]


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
