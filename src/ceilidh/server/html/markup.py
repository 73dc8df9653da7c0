"""How functions make markup: what people wrote goes in as text and comes out escaped.

An `InkTemplate` is markup with gaps. What fills one is text, and gets escaped, unless it is `Ink`.
Two pieces of `Ink` that are joined by hand are plain text again, which mypy refuses where `Ink` is
wanted; `together` joins them. Only literals may be turned into a template or into `Ink` outside
this file: a test reads the source for that.

Text is escaped as Jinja2 does it, and not as drawings do: a page is made of both, and reads alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from string import Formatter

from markupsafe import escape

from ceilidh.draw.svg.ink import Ink, InkError

Field = str | float
NOTHING = Ink("")


class InkTemplate:
    """Markup with gaps such as `{name}`. It is read once, since pages are made at every move."""

    __slots__ = ("_count", "_names", "_text")

    def __init__(self, text: str) -> None:
        names: list[str] = []
        pieces: list[str] = []
        for literal, name, _, _ in Formatter().parse(text):
            pieces.append(literal.replace("%", "%%"))
            if name is not None:
                names.append(name)
                pieces.append("%s")
        self._names, self._count = tuple(names), len(set(names))
        self._text = "".join(pieces)

    def __call__(self, **fields: Field) -> Ink:
        if len(fields) != self._count:
            raise InkError(f"Gaps are {' '.join(self._names)}, not {' '.join(fields)}.")
        return Ink(self._text % tuple([escaped(fields[name]) for name in self._names]))


def escaped(value: Field) -> Ink:
    """Text as it is to be read; markup stays as it is."""
    if type(value) is Ink:
        return value
    return _escaped(value) if type(value) is str else Ink(escape(value))


@lru_cache(20_000)
def _escaped(text: str) -> Ink:
    """Names, moves and sentences that come again after every move."""
    return Ink(escape(text))


def together(parts: Iterable[Ink]) -> Ink:
    """Pieces of markup behind each other."""
    return Ink("".join(parts))


def with_text(markup: Ink, mark: str, text: str) -> Ink:
    """Markup in which a text stands wherever the mark did."""
    return Ink(markup.replace(mark, escaped(text)))
