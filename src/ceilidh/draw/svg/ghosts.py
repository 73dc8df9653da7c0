"""What a move changes in a drawing: pieces that are new or have moved, as ghosts.

A piece is an element with `data-piece`, as `what@where` or just `what`. A ghost is drawn in the
coordinates of the drawing before the move: a territory that grows shifts everything in it, so a
ghost keeps its distance from the nearest piece that both drawings show at the same place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from ceilidh.draw.svg.ink import Ink, join, short, tag
from ceilidh.draw.svg.parts import DrawingPart

PIECE: Final = "data-piece"
# What makes an element a thing of the page: a ghost is none.
_DROPPED: Final = re.compile(r"data-|aria-|(tabindex|role|id)$")
_NOT_SHOWN: Final = frozenset({"target", "drawing"})
_TRANSFORM: Final = re.compile(r"(\w+)\(([^)]*)\)")
_NUMBER: Final = re.compile(r"-?[\d.]+(?:e-?\d+)?")
_PLACING: Final = ("transform", "x", "y", "cx", "cy", "d")


class Matrix(tuple[float, float, float, float, float, float]):
    """Where a part of a drawing lies: a, b, c, d, e, f of SVG."""

    __slots__ = ()

    def then(self, other: Matrix) -> Matrix:
        """This one with another inside it."""
        a, b, c, d, e, f = self
        p, q, r, s, t, u = other
        return Matrix(
            (
                a * p + c * q,
                b * p + d * q,
                a * r + c * s,
                b * r + d * s,
                a * t + c * u + e,
                b * t + d * u + f,
            )
        )

    def written(self) -> str:
        a, b, c, d, e, f = self
        turn = " ".join([f"{number:.4g}" for number in (a, b, c, d)])
        return f"matrix({turn} {short(float(e))} {short(float(f))})"


_HERE: Final = Matrix((1, 0, 0, 1, 0, 0))


def _matrix(text: str) -> Matrix:
    found = _HERE
    for word, inside in _TRANSFORM.findall(text):
        numbers = [float(number) for number in _NUMBER.findall(inside)]
        found = found.then(_simple(word, numbers))
    return found


def _simple(word: str, numbers: list[float]) -> Matrix:
    first, second = numbers[0], numbers[1] if len(numbers) > 1 else None
    if word == "translate":
        return Matrix((1, 0, 0, 1, first, second or 0))
    if word == "scale":
        return Matrix((first, 0, 0, first if second is None else second, 0, 0))
    if word == "rotate":
        turn = radians(first)
        around = Matrix((cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0))
        x, y = numbers[1:3] if len(numbers) == 3 else (0.0, 0.0)
        there, back = Matrix((1, 0, 0, 1, x, y)), Matrix((1, 0, 0, 1, -x, -y))
        return there.then(around).then(back)
    return Matrix((*numbers,))


@dataclass(frozen=True)
class _Piece:
    """A piece of a drawing: `around` is where its parent lies, `look` are the classes above it."""

    name: str
    element: Element
    around: Matrix
    look: str
    within: str

    @property
    def spot(self) -> tuple[float, float]:
        own = self.around.then(_matrix(self.element.get("transform", "")))
        x, y = float(self.element.get("x", "0")), float(self.element.get("y", "0"))
        a, b, c, d, e, f = own
        return a * x + c * y + e, b * x + d * y + f

    @property
    def geometry(self) -> tuple[object, ...]:
        """What tells whether a piece lies elsewhere, and not just looks otherwise."""
        placing: tuple[str | None, ...] = ()
        for inner in self.element.iter():
            placing = tuple([inner.get(name) for name in _PLACING])
            if inner is not self.element and any(placing):
                break
        return (*[round(number, 1) for number in self.spot], *placing)


def _walk(element: Element, around: Matrix, look: str, within: str) -> Iterator[_Piece]:
    for inner in element:
        name = inner.get(PIECE, "")
        if name:
            yield _Piece(name, inner, around, look, within)
        own = [one for one in inner.get("class", "").split() if one not in _NOT_SHOWN]
        further = around.then(_matrix(inner.get("transform", "")))
        yield from _walk(inner, further, " ".join([look, *own]).strip(), name or within)


def _pieces(markup: str) -> dict[str, _Piece]:
    return {one.name: one for one in _walk(ElementTree.fromstring(markup), _HERE, "", "")}


@dataclass(frozen=True)
class PartChange:
    """What changes in a part: `ghosts` by their names, and the names of what has `gone`."""

    part: str
    ghosts: dict[str, Ink]
    gone: frozenset[str]

    @property
    def markup(self) -> Ink:
        return join(self.ghosts.values())


def _change(part: str, before: str, after: str) -> PartChange:
    old, new = _pieces(before), _pieces(after)
    fresh = {
        name
        for name, piece in new.items()
        if name not in old or ("@" not in name and old[name].geometry != piece.geometry)
    }
    fresh -= {name for name in fresh if _closes_up(name, old, new)}
    ghosts = {
        name: _ghost(new[name], old, new)
        for name in sorted(fresh)
        if not _is_carried(new[name], new, fresh)
    }
    return PartChange(part, ghosts, frozenset({*old} - {*new}) | (fresh & {*old}))


def _closes_up(name: str, old: dict[str, _Piece], new: dict[str, _Piece]) -> bool:
    """Whether it just moves up in a row of its kind from which another piece has gone.

    Its ghost would lie on what the reader points at.
    """
    kind = name.partition("-")[0]
    row = [one for one in old if one != name and one.partition("-")[0] == kind]
    if name not in old or all(one in new for one in row):
        return False
    return new[name].spot in [old[one].spot for one in row]


def _is_carried(piece: _Piece, pieces: dict[str, _Piece], fresh: Collection[str]) -> bool:
    """Whether it lies on something that is a ghost itself."""
    while piece.within:
        if piece.within in fresh:
            return True
        piece = pieces[piece.within]
    return False


def _ghost(piece: _Piece, old: dict[str, _Piece], new: dict[str, _Piece]) -> Ink:
    shift = Matrix((1, 0, 0, 1, *_shift(piece, old, new)))
    for inner in piece.element.iter():
        for name in [name for name in inner.attrib if _DROPPED.match(name)]:
            del inner.attrib[name]
        look = [one for one in inner.get("class", "").split() if one not in _NOT_SHOWN]
        if "class" in inner.attrib:
            inner.set("class", " ".join(look))
    drawn = Ink(ElementTree.tostring(piece.element, encoding="unicode"))
    return tag("g", drawn, class_=piece.look or None, transform=shift.then(piece.around).written())


def _shift(piece: _Piece, old: dict[str, _Piece], new: dict[str, _Piece]) -> tuple[float, float]:
    """How far the nearest piece that stays has been moved by the drawing itself."""
    x, y = piece.spot
    stays = [name for name in new if "@" in name and name in old]
    if not stays:
        return 0.0, 0.0
    near = min(stays, key=lambda name: hypot(new[name].spot[0] - x, new[name].spot[1] - y))
    (left, top), (to_left, to_top) = old[near].spot, new[near].spot
    return left - to_left, top - to_top


def changes(before: list[DrawingPart], after: list[DrawingPart]) -> list[PartChange]:
    """What differs on boards and sheets; strips of seats show numbers, which need no ghost."""
    drawn = {part.name: part.markup for part in after}
    found = [
        _change(part.name, part.markup, drawn[part.name])
        for part in before
        if part.group != "seat" and drawn.get(part.name, part.markup) != part.markup
    ]
    return [one for one in found if one.ghosts or one.gone]


def certain(one: list[PartChange], other: list[PartChange]) -> list[PartChange]:
    """What two drawings, between which only chance differs, have in common."""
    theirs = {change.part: change for change in other}
    out: list[PartChange] = []
    for change in one:
        also = theirs.get(change.part)
        if also is None:
            continue
        ghosts = {
            name: ghost for name, ghost in change.ghosts.items() if also.ghosts.get(name) == ghost
        }
        if ghosts or change.gone & also.gone:
            out.append(PartChange(change.part, ghosts, change.gone & also.gone))
    return out
