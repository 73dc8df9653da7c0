"""Reading of chapters: TOML files with the three languages beside each other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from ceilidh.book.text import Chapter, Figure, Listing, Paragraph, Texts
from ceilidh.say import LANGUAGES

Record = dict[str, Any]
_HIGH_SIGNS: Final = re.compile(r" ([:;!?])(?=\s|$)")


def texts(data: Mapping[str, Any], where: str) -> Texts:
    """A text in all languages; one that lacks a language is a mistake of ours."""
    missing = [language for language in LANGUAGES if not str(data.get(language, "")).strip()]
    assert not missing, f"{where}: no text in {', '.join(missing)}"
    return {language: _set(str(data[language]).strip(), language) for language in LANGUAGES}


def _set(text: str, language: str) -> str:
    """A text as it is printed: French does not part a sign from the word before it."""
    return _HIGH_SIGNS.sub("\N{NO-BREAK SPACE}\\1", text) if language == "fr" else text


def _figure(data: Record) -> Figure:
    given = dict(data)
    for name in ("parts", "lit", "crop"):
        given[name] = tuple(given.get(name, ()))
    return Figure(**given)


def _paragraph(data: Record, where: str) -> Paragraph:
    where = f"{where}#{data['id']}"
    figure = _figure(data["figure"]) if "figure" in data else None
    return Paragraph(
        data["id"],
        texts(data["title"], where),
        texts(data, where),
        tuple(data.get("rules", ())),
        figure,
        texts(data["caption"], where) if "caption" in data else {},
        Listing(**data["listing"]) if "listing" in data else None,
    )


def read_chapter(file: Traversable, name: str, package: str, module: str = "") -> Chapter:
    """A chapter from its file; `name` is what its address is called."""
    data = tomllib.loads(file.read_text("utf-8"))
    return Chapter(
        name,
        data["part"],
        texts(data["title"], name),
        texts(data["about"], name),
        tuple(_paragraph(one, name) for one in data["paragraph"]),
        package,
        module,
        data.get("icon", ""),
    )
