"""Markup with everything escaped: the one way by which drawings make SVG and HTML.

`tag` makes an element. What it is given is text, and gets escaped, unless it is `Ink`: markup that
this file made. So a name such as `<b>` shows as it was typed, wherever it appears.

A large drawing is an `InkFrame`: it still knows of what it is made, so that after a move only those
elements are sent that have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape

from ceilidh.kernel.errors import CeilidhError

Attribute = str | float | None
# What a row shows, drawn from 0,0, and how high it is; a row of no height is not there.
Row = tuple["Ink | Run", float]


class InkError(CeilidhError):
    """A drawing asks for something that does not exist."""


class Ink(str):
    """Markup that is ready for a page. Joined with a plain string it becomes plain text again."""

    __slots__ = ()

    def __html__(self) -> str:
        """Templates ask for this and then leave the markup as it is."""
        return str(self)


class Run(tuple[Ink, ...]):
    """Elements behind each other, each by itself: of those in a frame only the changed are sent."""

    __slots__ = ()


class InkFrame(Ink):
    """An element that knows its opening tag and what is in it.

    `mark` is for those who compare it: what they found out is kept as long as the frame itself.
    """

    __slots__ = ("closing", "inside", "mark", "opening")
    opening: Ink
    inside: tuple[Ink | Run, ...]
    closing: str
    mark: object


def framed(opening: Ink, closing: str, inside: tuple[Ink | Run, ...]) -> InkFrame:
    made = InkFrame(f"{opening}{join(inside)}{closing}")
    made.opening, made.inside, made.closing, made.mark = opening, inside, closing, None
    return made


def short(number: float) -> str:
    """A coordinate in as few letters as a screen needs: one decimal, no trailing zero."""
    if type(number) is int:
        return str(number)
    digits = f"{number:.1f}".removesuffix(".0")
    return "0" if digits == "-0" else digits


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else short(value)


@cache
def _name(word: str) -> str:
    """`class_` and `data_target` are written `class` and `data-target`; `viewBox` stays."""
    return word.rstrip("_").replace("_", "-")


@lru_cache(50_000)
def _attribute(word: str, value: str | float) -> str:
    """The same ones come again and again: in every hex, tile and row."""
    return f' {_name(word)}="{_value(value)}"'


_escaped = lru_cache(20_000)(escape)


def tag(name: str, *inside: object, **attributes: Attribute) -> Ink:
    """An element. Attributes that are None are left out, `""` stays as an empty one."""
    words = [_attribute(k, v) for k, v in attributes.items() if v is not None]
    opening = f"<{name}{''.join(words)}"
    if not inside:
        return Ink(f"{opening}/>")
    if len(inside) == 1 and type(inside[0]) is Ink:
        return Ink(f"{opening}>{inside[0]}</{name}>")
    return Ink(f"{opening}>{join(inside)}</{name}>")


def join(parts: Iterable[object]) -> Ink:
    """Several pieces of markup and text behind each other; None is nothing."""
    return Ink("".join([_piece(part) for part in parts if part is not None]))


def _piece(part: object) -> str:
    if type(part) is Ink:
        return part
    if type(part) is Run:
        return "".join(part)
    return part if isinstance(part, Ink) else _escaped(str(part))


def frame(name: str, *inside: Ink | Run | None, **attributes: Attribute) -> InkFrame:
    """An element that is sent piece by piece: of a run each element, else what it is given."""
    words = [_attribute(k, v) for k, v in attributes.items() if v is not None]
    there = tuple([one for one in inside if one])
    return framed(Ink(f"<{name}{''.join(words)}>"), f"</{name}>", there)


def text(x: float, y: float, words: object, **attributes: Attribute) -> Ink:
    """Words at a place of a drawing; the class says how they look and where they are anchored."""
    return tag("text", words, x=x, y=y, **attributes)


def place(x: float, y: float) -> str:
    """The value of `transform` that moves something there."""
    return f"translate({short(x)} {short(y)})"


def moved(x: float, y: float) -> str | None:
    """The same, and nothing where nothing is to be moved."""
    return place(x, y) if x or y else None


def group(*inside: object, x: float = 0, y: float = 0, **attributes: Attribute) -> Ink:
    """Things that are moved and styled together."""
    return tag("g", *(inside or ("",)), transform=moved(x, y), **attributes)


def target(
    name: str,
    label: str,
    *inside: object,
    element: str = "g",
    look: str = "",
    **attributes: Attribute,
) -> Ink:
    """Something that can be clicked: `name` is what moves call it, such as `good:wool`.

    A page lights it up by the class `lit`; `label` is what a screen reader says; `look` are classes
    of its own. One target must not stand inside another.
    """
    return tag(
        element,
        *inside,
        class_=f"target {look}".strip(),
        data_target=name,
        tabindex="0",
        role="button",
        aria_label=label,
        **attributes,
    )


def stacked(rows: Iterable[Row], x: float = 0, y: float = 0) -> tuple[list[Ink], float]:
    """Rows below each other from a height on, and where they end; a run is sent piece by piece."""
    made: list[Ink] = []
    for drawn, tall in rows:
        if tall:
            row = frame("g", drawn, transform=moved(x, y)) if isinstance(drawn, Run) else None
            made.append(row or group(drawn, x=x, y=y))
            y += tall
    return made, y


def drawing(
    width: float,
    height: float,
    label: str,
    *inside: Ink | Run | None,
    **attributes: Attribute,
) -> InkFrame:
    """A drawing that fills the width it is given; its measures are only a proportion."""
    look = attributes.pop("class_", None)
    return frame(
        "svg",
        *inside,
        class_=f"drawing {look}" if look else "drawing",
        viewBox=f"0 0 {short(width)} {short(height)}",
        role="group",
        aria_label=label,
        **attributes,
    )
