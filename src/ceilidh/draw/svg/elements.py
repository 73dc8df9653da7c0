"""The elements of which a drawing is made, for those who compare two drawings.

What an `InkFrame` holds may be several elements that were joined. They are found once for each such
text; a drawing that changes often hands them over one by one as a `Run` instead.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ceilidh.draw.svg.ink import Ink, InkFrame, Run

MOST = 2000  # texts whose elements are remembered: those that some fifty tables show
_TAG = re.compile(r"<(/?)[^<>]*?(/?)>")


def elements_of(frame: InkFrame) -> list[Ink]:
    """The elements in a frame; some may be frames again."""
    made: list[Ink] = []
    for one in frame.inside:
        if isinstance(one, Run):
            made += one
        elif type(one) is InkFrame:
            made.append(one)
        else:
            made += split(one)
    return made


@lru_cache(MOST)
def split(markup: Ink) -> tuple[Ink, ...]:
    """The elements of a text, in their order; mostly it is just one."""
    made: list[Ink] = []
    depth = start = 0
    for tag in _TAG.finditer(markup):
        if depth == 0:
            start = tag.start()
        if not tag[2]:
            depth += -1 if tag[1] else 1
        if depth == 0:
            made.append(Ink(markup[start : tag.end()]))
    return (markup,) if len(made) == 1 else tuple(made)
