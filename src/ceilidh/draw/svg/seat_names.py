"""The names of seats in drawings.

A drawing is remembered for all tables, so none knows a name: it has a mark for each seat, and where
parts are asked for, the names of the table take the places of the marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.record import nameless
from ceilidh.say import Speaker

FIRST: Final = 0xE000  # letters for private use: no name and no sentence has them
MOST_SEATS: Final = 8
DRAWINGS: Final = 600  # with names in them, that are remembered


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


@lru_cache(DRAWINGS)
def name_seats(markup: Ink, names: tuple[str, ...]) -> Ink:
    """The drawing with the names of one table."""
    return Ink(with_names(markup, tuple([escape(name) for name in names])))
