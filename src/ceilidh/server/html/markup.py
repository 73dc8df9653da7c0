"""How functions make markup: what people wrote goes in as text and comes out escaped.

A template is markup with gaps. What fills one is text, and gets escaped, unless it is `Ink`, or a
list of it. Two pieces of `Ink` that are joined by hand are plain text again, which mypy refuses
where `Ink` is wanted; `together` joins them. Outside this file and `templates.py` only literals may
be turned into a template or into `Ink`: a test reads the source for that.

Text is escaped as Jinja2 does it, and not as drawings do: a page is made of both, and reads alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape
from keyword import iskeyword
from string import Formatter
from typing import Protocol

from ceilidh.draw.svg.ink import Ink

Text = str | float
Field = Text | list[Ink]
NOTHING = Ink("")


class InkTemplate(Protocol):
    """Markup whose gaps are filled by their names."""

    def __call__(self, **fields: Field) -> Ink: ...


# How a gap is filled, in names that no gap has.
_GAP = (
    "gap if _type(gap) is _Ink else _text(gap) if _type(gap) is _str "
    "else ''.join(gap) if _type(gap) is _list else _str(gap) if _type(gap) is _int else _other(gap)"
)
_NAME = re.compile("[a-z][a-z_]*")


def ink_template(text: str) -> InkTemplate:
    """A template with gaps such as `{name}`.

    Pages are made anew at every move, so it becomes a function, as Jinja2 does with its own ones:
    to look for gaps in a text each time takes three times as long.
    """
    names: list[str] = []
    pieces: list[str] = []
    for literal, name, _, _ in Formatter().parse(text):
        pieces.append(repr(literal))
        if name is not None:
            if not _NAME.fullmatch(name) or iskeyword(name):
                raise ValueError(f"{{{name}}} is no name of a gap.")
            names.append(name)
            pieces.append(_GAP.replace("gap", name))
    head = ", ".join(["*", *dict.fromkeys(names)])
    # Joined and not formatted, which is slow for what is not quite a `str`.
    source = f"lambda {head}: _Ink(''.join([{', '.join(pieces)}]))"
    known: dict[str, object] = {"_Ink": Ink, "_str": str, "_int": int, "_list": list}
    known |= {"_type": type, "_text": _escaped, "_other": _other}
    made: InkTemplate = eval(source, known)
    return made


def _other(value: Field) -> str:
    """What fills a gap and is neither markup nor just text."""
    return value if isinstance(value, Ink) else _escaped(str(value))


def escaped(value: Text) -> Ink:
    """Text as it is to be read; markup stays as it is."""
    return value if isinstance(value, Ink) else _escaped(str(value))


@lru_cache(20_000)
def _escaped(text: str) -> Ink:
    """Names, moves and sentences that come again after every move."""
    return Ink(escape(text).replace("&quot;", "&#34;").replace("&#x27;", "&#39;"))


def together(parts: Iterable[Ink]) -> Ink:
    """Pieces of markup behind each other."""
    return Ink("".join(parts))


def with_text(parts: Iterable[Ink], mark: str, text: str) -> Ink:
    """Pieces of markup behind each other, in which a text stands wherever the mark did."""
    return Ink("".join(parts).replace(mark, escaped(text)))
