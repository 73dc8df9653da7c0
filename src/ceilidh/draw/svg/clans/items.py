"""Small things that the sheets share: numbers with their icons, marks of seats, lines of words."""

from __future__ import annotations

from textwrap import wrap

from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, group, join, place, short, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape

# About the width of a letter of a broad type, in parts of its size: too long a line is cut off.
LETTER = 0.57
LINE = 13.0  # the height of a line of plain words


@remembered(PIECES)
def item(
    x: float, y: float, name: str, number: object, size: float = 18, tick: str | None = None
) -> Ink:
    """A number and the icon of what it counts, their middle at the height y; nothing is faint.

    `tick` is the name of a number that a page lets run from its old value to its new one.
    """
    digits = str(number)
    room, some = width(digits), number != 0
    look = "number end" if some else "number end faint"
    return join(
        [
            text(x + room - 2, y + 5, digits, class_=look, data_tick=tick),
            glyph(name, x + room + size / 2, y, size, class_=_look(name, some)),
        ]
    )


def _look(name: str, some: bool) -> str:
    return f"of-{name}" if some else f"of-{name} spent"


def width(digits: str) -> float:
    """The room that a number takes in front of its icon."""
    return 9.2 * len(digits) + 2


def mark(
    x: float, y: float, seat: int, size: float, label: str = "", piece: str | None = None
) -> Ink:
    """The shape of a seat in its colour; `piece` is its name if it is one that moves."""
    look = seat_class(seat)
    return glyph(seat_shape(seat), x, y, size, label, class_=look, data_piece=piece)


def thing(mine: bool, name: str, label: str, *inside: object, x: float = 0, y: float = 0) -> Ink:
    """Something that the viewer can click on if it is theirs; others can only ask about it."""
    if mine:
        return target(name, label, *inside, transform=place(x, y))
    return group(*inside, x=x, y=y, role="img", aria_label=label, data_tip=name)


def lines(
    x: float, y: float, words: str, room: float, look: str = "small", step: float = 14
) -> Ink:
    """Words in as many lines as the room needs; see `height`."""
    return join(
        text(x, y + step * nth, line, class_=look) for nth, line in enumerate(wrapped(words, room))
    )


def plain_words(x: float, y: float, word: str, wide: float, high: float, look: str) -> Ink:
    """A word of the tables around a place and within a room: what nobody has drawn yet."""
    words = word.split("_")
    longest = max([len(part) for part in words])
    size = min(1, wide / (longest * LINE * LETTER), high / (len(words) * LINE))
    top = (1 - len(words)) * LINE / 2 + LINE / 3
    said = [text(0, top + LINE * nth, part, class_=look) for nth, part in enumerate(words)]
    return tag("g", *said, transform=f"translate({short(x)} {short(y)}) scale({size:.3g})")


def wrapped(words: str, room: float, size: float = 11) -> list[str]:
    return wrap(words, max(int(room / (size * LETTER)), 8))


def coin(x: float, y: float, number: object, radius: float = 9) -> Ink:
    """A gold coin with a number on it."""
    return join(
        [
            tag("ellipse", class_="coin", cx=x, cy=y, rx=radius * 1.5, ry=radius),
            text(x, y + 5, number, class_="number middle on-coin"),
        ]
    )
