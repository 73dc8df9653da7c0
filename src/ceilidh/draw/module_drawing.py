"""What modules draw: how their drawings are found, and what these are made from.

A module's folder may hold a `drawing.py` with one constant `DRAWING`: the places of the table at
which it draws, as `draw/<game>/module_drawing.py` lists them, in SVG and as text. A module without
one is not drawn, and can be played all the same: whatever has no place in a drawing is a button.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from ceilidh.draw.svg.ink import Ink, Row
from ceilidh.kernel.entry import Entries, ModuleEntry, layer_files
from ceilidh.say import Speaker

# The picture of a thing in the tray, by the word of its target.
PictureOf = Callable[["DrawingInput[Any, Any]", str], Ink]
C = TypeVar("C")  # the game's component tables
P = TypeVar("P")  # the game's position


@dataclass(frozen=True)
class DrawingInput(Generic[P, C]):
    """What a module's drawing is made from: no more than its viewer (None: a spectator) may see.

    `own` is what the module shows of itself in the view. `lit` are the targets that legal moves
    name; an SVG needs them not, since a page lights it up later.
    """

    own: dict[str, object]
    position: P
    components: C
    to: Speaker
    viewer: int | None
    lit: Collection[str] = ()


def drawings(entries: Entries) -> list[tuple[str, Any]]:
    """The modules of a catalogue that have a drawing, by name and in their order."""
    return _drawings(tuple(entries))


@cache
def _drawings(entries: tuple[ModuleEntry[Any, Any], ...]) -> list[tuple[str, Any]]:
    return [(name, file.DRAWING) for name, file in layer_files(entries, "drawing")]


# --- places at which a module does not draw -------------------------------------------------------


def no_row(*_: object) -> Row:
    return Ink(""), 0


def nothing(*_: object) -> list[Any]:
    return []


def no_signs(*_: object) -> dict[Any, str]:
    return {}
