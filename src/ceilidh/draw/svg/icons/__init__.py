"""The icons: one symbol for each thing, in one colour, the same on boards, buttons and in the log.

They are drawn in the .svg files beside this one, under the names that views and rows use. A page
includes `sprite()` once; `icon` then shows a symbol in a text, `glyph` in a drawing. They take the
colour of the text around them.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Final

from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.ink import Attribute, Ink, InkError, join, tag
from ceilidh.draw.svg.palette import weaves
from ceilidh.kernel.reason import typed

__all__ = ["FILES", "SIZE", "glyph", "icon", "icons", "reference", "sprite", "symbols"]

FILES: Final = ("goods", "units", "land", "signs")
SAME: Final = {"cattle": "cow"}  # what the other game calls the same thing
SIZE: Final = 24  # every symbol is drawn on a square of this side


@cache
def icons() -> dict[str, Ink]:
    """The art of every icon by its name."""
    found: dict[str, Ink] = {}
    for name in FILES:
        text = files("ceilidh.draw.svg.icons").joinpath(f"{name}.svg").read_text("utf-8")
        for word, art in re.findall(r'<symbol id="icon-(\w+)">(.*?)</symbol>', text, re.DOTALL):
            found[word] = Ink(re.sub(r">\s+<", "><", art.strip()))
    return found


def reference(name: str) -> str:
    """The address of a symbol, for `href`."""
    drawn = SAME.get(name, name)
    if drawn not in icons():
        raise InkError("There is no icon called '{given}'.", fields={"given": typed(name)})
    return f"#icon-{drawn}"


def _named(label: str) -> dict[str, Attribute]:
    """An icon without a label only decorates what stands beside it."""
    return {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}


def icon(name: str, label: str = "", **attributes: Attribute) -> Ink:
    """An icon among words, as high as they are."""
    use = tag("use", href=reference(name))
    box = f"0 0 {SIZE} {SIZE}"
    return tag("svg", use, class_="icon", viewBox=box, **_named(label), **attributes)


@remembered(PIECES)
def glyph(
    name: str, x: float, y: float, size: float, label: str = "", **attributes: Attribute
) -> Ink:
    """An icon in a drawing, its middle at a place."""
    return tag(
        "use",
        href=reference(name),
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        **_named(label),
        **attributes,
    )


def symbols(names: Collection[str] | None = None) -> Ink:
    """The definitions of some icons, or of all."""
    return join(
        tag("symbol", art, id=f"icon-{name}", viewBox=f"0 0 {SIZE} {SIZE}", fill="currentColor")
        for name, art in icons().items()
        if names is None or name in names
    )


def sprite() -> Ink:
    """All symbols and patterns, to be put into a page once; it shows nothing itself."""
    return tag(
        "svg", symbols(), weaves(), class_="sprite", width="0", height="0", aria_hidden="true"
    )
