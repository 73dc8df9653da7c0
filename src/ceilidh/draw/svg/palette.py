"""How drawings are coloured: by classes. The colours themselves stand in the stylesheet only.

`web/static/board.css` defines every colour once, as a custom property (`--grass`, `--seat-1`), for
light and dark pages; a page links it, and a drawing that stands alone has it inside.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

# What tells seats apart besides their colour: the shape of their mark and the weave of their band.
# The last one is for nobody in particular: the Automa and neutral pieces.
SHAPES: Final = ("circle", "diamond", "square", "triangle", "hexagon")
WEAVES: Final = ("plain", "stripes", "check", "dots", "grain")
NEUTRAL: Final = 4


@cache
def stylesheet() -> str:
    """The styles of all drawings."""
    path = files("ceilidh").joinpath("web", "static", "board.css")
    return path.read_text("utf-8")


def colours(dark: bool = False) -> dict[str, str]:
    """The colours by name, as `grass: #a9c27a`; a dark page changes some of them."""
    found: dict[str, str] = {}
    for theme, block in re.findall(r":root(\S*) \{([^}]*)\}", stylesheet()):
        if theme == "" or (dark and theme == '[data-theme="dark"]'):
            found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    return found


def place_of(seat: int) -> int:
    """Where a seat's look stands in the tables; -1 is nobody."""
    return seat if 0 <= seat < NEUTRAL else NEUTRAL


def seat_class(seat: int) -> str:
    """The class by which everything inside takes the seat's colour: `seat-1` to `seat-4`, `-0`."""
    return f"seat-{(place_of(seat) + 1) % (NEUTRAL + 1)}"


def seat_shape(seat: int) -> str:
    """The icon of the seat's shape."""
    return SHAPES[place_of(seat)]
