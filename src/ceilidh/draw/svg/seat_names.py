"""The names of seats in drawings.

A drawing is remembered for all tables, so none knows a name: it has a mark for each seat, and where
parts are asked for, the names of the table take the places of the marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from ceilidh.draw.svg.ink import Ink, InkFrame, Run, framed
from ceilidh.kernel.record import nameless
from ceilidh.say import Speaker

# Letters that are none, so that no name and no sentence has them. A text with the first 256 only
# takes half the memory of any other.
FIRST: Final = 0x80
MOST_SEATS: Final = 8
DRAWINGS: Final = 150  # with names in them, that are remembered
ROWS: Final = 1000  # and frames in them
PIECES: Final = 6000  # and elements


def seat_mark(seat: int) -> str:
    """What a drawing has in place of the name of a seat."""
    return chr(FIRST + seat)


def shown_names(to: Speaker, names: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats; those without one are called by their numbers."""
    return tuple(
        [
            names[seat]
            if seat < len(names) and names[seat] != nameless(seat)
            else to.text("Seat {n}", n=seat + 1)
            for seat in range(MOST_SEATS)
        ]
    )


def with_names(text: str, names: tuple[str, ...]) -> str:
    if text.isascii():  # no mark is, and most texts are
        return text
    for seat, name in enumerate(names):
        text = text.replace(seat_mark(seat), name)
    return text


def name_seats(markup: Ink, names: tuple[str, ...]) -> Ink:
    """The drawing with the names of one table."""
    return markup if markup.isascii() else _drawing(markup, names)


@lru_cache(DRAWINGS)
def _drawing(markup: Ink, names: tuple[str, ...]) -> Ink:
    return _named(markup, names) if type(markup) is InkFrame else _piece(markup, names)


@lru_cache(ROWS)
def _row(markup: InkFrame, names: tuple[str, ...]) -> InkFrame:
    return _named(markup, names)


def _named(markup: InkFrame, names: tuple[str, ...]) -> InkFrame:
    """Most pieces of a drawing have no names in them, and most of the others stay as they are."""
    inside: list[Ink | Run] = []
    for one in markup.inside:
        if isinstance(one, Run):
            inside.append(Run([_inside(piece, names) for piece in one]))
        else:
            inside.append(_inside(one, names))
    return framed(_inside(markup.opening, names), markup.closing, tuple(inside))


def _inside(markup: Ink, names: tuple[str, ...]) -> Ink:
    if markup.isascii():
        return markup
    return _row(markup, names) if type(markup) is InkFrame else _piece(markup, names)


@lru_cache(PIECES)
def _piece(markup: Ink, names: tuple[str, ...]) -> Ink:
    return Ink(with_names(markup, tuple([escape(name) for name in names])))
