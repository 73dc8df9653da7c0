"""How drawings are coloured: by classes. The colours themselves stand in the stylesheet only.

`web/static/tokens.css` defines every colour once, as a custom property (`--grass`, `--seat-1`), for
light and dark pages, and the typefaces; `<game>.css` beside it may add colours of one game, and
`board.css` says where they go. A page links them; a drawing that stands alone has them inside.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ceilidh.draw.svg.ink import Ink, join, tag

# What tells seats apart besides their colour: the shape of their mark and the weave of their band.
# The last look is nobody's: that of neutral pieces.
SHAPES: Final = ("circle", "diamond", "square", "triangle", "hexagon")
WEAVES: Final = (
    "M0 0h8v1.5h-8z",
    "M0 8 8 0v3L3 8zM0 0h3L0 3z",
    "M0 0h8v2h-8zM0 0v8h2v-8z",
    "M2 2h3v3h-3z",
    "M0 0v8h1v-8zM4 0v8h1v-8z",
)
NEUTRAL: Final = 4

SHARED: Final = ("tokens.css", "board.css")
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_CLASS: Final = re.compile(r"\.([a-zA-Z][\w-]*)")
_CLASSES: Final = re.compile(r'class="([^"]*)"')
_TOKEN: Final = re.compile(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|([^;]+));")


@cache
def stylesheet(game: str = "") -> str:
    """The styles that all drawings share, and after them those of a game that has its own."""
    folder = files("ceilidh").joinpath("web", "static")
    own = folder.joinpath(f"{game}.css")
    shared = "".join([folder.joinpath(name).read_text("utf-8") for name in SHARED])
    return shared + own.read_text("utf-8") if game and own.is_file() else shared


@cache
def tokens(dark: bool = False, game: str = "") -> dict[str, str]:
    """What the stylesheet defines, by name: colours, typefaces, sizes."""
    found: dict[str, str] = {}
    for name, light, night, always in _TOKEN.findall(stylesheet(game)):
        # What is set again for some screens only comes later.
        found.setdefault(name, always or (night if dark else light))
    return found


@cache
def fixed_styles(game: str = "") -> str:
    """The stylesheet for a drawing on its own: a light page, and colours that any viewer reads.

    Its typefaces are those of the reader's machine if it has not ours.
    """
    bare = re.sub(r"/\*.*?\*/", "", stylesheet(game), flags=re.DOTALL)
    bare = re.sub(r":root[^{]*\{[^}]*\}", "", bare)
    bare = re.sub(r"@media[^{]*\{\s*\}", "", bare)
    table = tokens(game=game)
    bare = re.sub(r"var\(--([\w-]+)\)", lambda found: table[found[1]], bare)
    return re.sub(r"\s+", " ", bare).strip()


def worn_styles(styles: str, markup: str) -> str:
    """Those of the styles that something in a drawing wears, by its classes."""
    worn = {word for found in _CLASSES.findall(markup) for word in found.split()}

    def kept(rule: re.Match[str]) -> str:
        if "(" in rule[1]:  # asks for more than classes
            return f"{rule[1].strip()} {{{rule[2]}}} "
        parts = [one.strip() for one in rule[1].split(",")]
        live = [one for one in parts if worn.issuperset(_CLASS.findall(one))]
        return f"{', '.join(live)} {{{rule[2]}}} " if live else ""

    return re.sub(r"@media[^{]*\{\s*\}", "", _RULE.sub(kept, styles)).strip()


def look_of(seat: int) -> int:
    """Where a seat's look stands in the tables; -1 is nobody."""
    return seat if 0 <= seat < NEUTRAL else NEUTRAL


def seat_class(seat: int) -> str:
    """The class that gives the seat's colour: `seat-1` for the first seat, `seat-0` for nobody."""
    return f"seat-{(look_of(seat) + 1) % (NEUTRAL + 1)}"


def seat_shape(seat: int) -> str:
    """The icon of the seat's shape."""
    return SHAPES[look_of(seat)]


def weave(seat: int) -> str:
    """The pattern to lay over the seat's colour, for `fill`."""
    return f"url(#weave-{look_of(seat)})"


def weaves() -> Ink:
    """The definitions of all patterns; the sprite has them."""
    return join(
        tag(
            "pattern",
            tag("path", d=lines, fill="#fff", fill_opacity="0.45"),
            id=f"weave-{look}",
            width="8",
            height="8",
            patternUnits="userSpaceOnUse",
        )
        for look, lines in enumerate(WEAVES)
    )
