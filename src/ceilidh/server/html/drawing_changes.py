"""What of a drawing has changed: after a move most of its elements are as they were.

A change names a run of elements and has those that take their place, as in `[[7], 3, 1, "<g>…"]`:
in element 7 of the drawing one element, number 3. Numbers are those of the drawing before; the last
change comes first, so that those before it stay right. A frame that stays, but has grown or moved,
gets the attributes of another opening tag: `[[7], -1, 0, "<g transform=…>"]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ceilidh.draw.svg.elements import elements_of
from ceilidh.draw.svg.ink import InkFrame
from ceilidh.server.html.block import Block

ITSELF = -1  # in place of the number of an element: the frame, not what is in it
WORTH = 0.6  # changes that are longer than this share of a drawing are not: it is sent whole

Path = list[int]
Change = tuple[Path, int, int, str]


@dataclass(frozen=True, slots=True)
class FrameMark:
    """What stands for a frame: its kind, hashes of its opening tag and of its elements; and those
    that are frames, by their numbers."""

    kind: str
    opening: int
    elements: tuple[int, ...]
    frames: dict[int, FrameMark]


@dataclass(frozen=True, slots=True)
class DrawingMarks:
    """What stands for a drawing that was sent: its name, what is round it, and its elements."""

    ink: str
    around: int
    drawn: FrameMark | None


def _mark_of(frame: InkFrame) -> FrameMark:
    if not isinstance(frame.mark, FrameMark):
        elements = elements_of(frame)
        frames = {n: _mark_of(one) for n, one in enumerate(elements) if type(one) is InkFrame}
        marks = tuple([hash(one) for one in elements])
        frame.mark = FrameMark(frame.closing, hash(frame.opening), marks, frames)
    return frame.mark


def around(block: Block) -> int:
    """What stands for all but the drawing."""
    return hash(block.open.replace(block.ink, ""))


def marks_of(block: Block, before: DrawingMarks | None) -> DrawingMarks:
    """What is remembered of a drawing that was sent; `before` is what was sent last."""
    if before is not None and before.ink == block.ink and before.around == around(block):
        return before
    drawn = _mark_of(block.text) if type(block.text) is InkFrame else None
    return DrawingMarks(block.ink, around(block), drawn)


def changes(before: DrawingMarks, block: Block) -> dict[str, Any] | None:
    """What leads from a drawing to that of now; None if it is better sent whole."""
    old, new = before.drawn, block.text
    if old is None or type(new) is not InkFrame or old.kind != new.closing:
        return None
    found = _inside(old, new, [])
    if sum([len(markup) for _, _, _, markup in found]) > WORTH * len(new):
        return None
    return {"was": before.ink, "ink": block.ink, "changes": found[::-1]}


def _inside(old: FrameMark, new: InkFrame, path: Path) -> list[Change]:
    """The changes of a frame, itself first: then it comes last, when its elements are in place."""
    elements, made = elements_of(new), list[Change]()
    if old.opening != hash(new.opening):
        made.append((path, ITSELF, 0, new.opening))
    for first, last, start, end in _runs(old.elements, _mark_of(new).elements):
        if last - first != end - start:
            made.append((path, first, last - first, "".join(elements[start:end])))
            continue
        for place, one in enumerate(elements[start:end], first):
            was = old.frames.get(place)
            if was and type(one) is InkFrame and was.kind == one.closing:
                made += _inside(was, one, [*path, place])
            else:
                made.append((path, place, 1, one))
    return made


def _runs(old: tuple[int, ...], new: tuple[int, ...]) -> Iterator[tuple[int, int, int, int]]:
    """Where two lists differ: from and to which place of the one and of the other."""
    at = here = _same(old, new)
    places = {mark: place for place, mark in enumerate(new[here:], here)}
    while at < len(old) or here < len(new):
        if at < len(old) and here < len(new) and old[at] == new[here]:
            at += 1
            here += 1
            continue
        first, start = at, here
        while at < len(old) and places.get(old[at], -1) < here:
            at += 1
        here = places[old[at]] if at < len(old) else len(new)
        yield first, at, start, here


def _same(old: tuple[int, ...], new: tuple[int, ...]) -> int:
    """How many are the same from the first on."""
    for place, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return place
    return min(len(old), len(new))
