"""Moves marked on the drawing of the position before them: where they go, and what they place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.draw.svg.ghosts import PartChange
from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.draw.svg.parts import DrawingPart

END: Final = "</svg>"
_TARGET: Final = re.compile(r'data-target="([^"]*)"')


@dataclass(frozen=True)
class MoveMark:
    """Moves of a turn to be marked: `look` says as what, `changes` are their ghosts.

    `targets` are the places of all of them, `first` those of the first one, which it is about.
    """

    look: str
    first: tuple[str, ...]
    targets: tuple[str, ...]
    changes: tuple[PartChange, ...] = ()

    def is_on(self, part: DrawingPart) -> bool:
        """Whether a drawing shows where the first move goes, or on a board what it places."""
        if any(f'data-target="{target}"' in part.markup for target in self.first):
            return True
        return part.group == "board" and bool(self.ghosts(part))

    def ghosts(self, part: DrawingPart) -> Ink:
        return join([one.markup for one in self.changes if one.part == part.name])


def marked(part: DrawingPart, marks: Sequence[MoveMark]) -> Ink:
    """The drawing with `data-mark` at the places of each move, and its ghosts above all else."""
    looks: dict[str, list[str]] = {}
    for mark in marks:
        for target in mark.targets:
            looks.setdefault(target, []).append(mark.look)

    def add(found: re.Match[str]) -> str:
        look = " ".join(looks.get(found[1], ()))
        return f'{found[0]} data-mark="{look}"' if look else found[0]

    drawn, end, rest = _TARGET.sub(add, part.markup).rpartition(END)
    layers = [
        tag("g", mark.ghosts(part), class_=f"move-mark {mark.look}", aria_hidden="true")
        for mark in marks
        if mark.ghosts(part)
    ]
    return Ink("".join([drawn, *layers, end, rest]))
