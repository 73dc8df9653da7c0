"""The persons, each with a face of its own: made from a small table of looks, layer upon layer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final
from zlib import crc32

from ceilidh.draw.svg.faces import BEARDS, HAIR, HATS, SHADES, drawn, head, looks_in
from ceilidh.draw.svg.ink import Ink, join, place, tag


@dataclass(frozen=True)
class Portrait:
    """What tells a person apart; each word is a row of the tables below, `""` is nothing."""

    cloth: str
    hair: str
    shade: str
    hat: str = ""
    beard: str = ""
    tool: str = ""


@cache
def looks() -> dict[str, Portrait]:
    """The table of looks, by person."""
    return looks_in("ceilidh.draw.svg.glenmore", "portraits.toml", Portrait)


CLOTHS: Final = ("ochre", "red", "green", "blue", "grey")

BELOW: Final = 4  # the banner with a long name is above
TOOLS: Final = {
    "sword": "M77 38l1.5-3 1.5 3v25h5v3h-5v8h-3v-8h-5v-3h5z",
    "axe": "M76 40h3v36h-3zM79 41c7-2 9 4 9 9-3-2-6-2-9 0z",
    "cross": "M76 54h4v5h5v4h-5v12h-4V63h-5v-4h5z",
    "banner": "M72 38h2.5v38H72zM74.5 39h12l-3 5 3 5h-12z",
    "book": "M66 62c3-2 7-2 10 0 3-2 7-2 10 0v13c-3-2-7-2-10 0-3-2-7-2-10 0z",
    "targe": "M76 55a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    "rose": "M76 58a4 4 0 0 1 5 4 4 4 0 0 1-2 7 4 4 0 0 1-6 0 4 4 0 0 1-2-7 4 4 0 0 1 5-4z",
    "coin": "M76 57a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
    "quill": "M69 77c1-14 6-23 15-27 0 10-3 17-10 20l-3 7z",
    "glass": "M76 51a7 7 0 0 1 5 12l5 9-3 2-5-9a7 7 0 1 1-2-14zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
}


def look_of(person: str) -> Portrait:
    """The look of a person; who is not in the table gets one of his own by his name."""
    if person in looks():
        return looks()[person]
    number = crc32(person.encode())

    def pick(words: Sequence[str], place: int) -> str:
        return words[(number >> 5 * place) % len(words)]

    return Portrait(
        pick(CLOTHS, 0),
        pick(list(HAIR), 1),
        pick(SHADES, 2),
        pick(["", *HATS], 3),
        pick(["", *BEARDS], 4),
        pick(list(TOOLS), 5),
    )


@cache
def _face(person: str) -> Ink:
    look = look_of(person)
    tool = (TOOLS.get(look.tool), f"gm-tool gm-tool-{look.tool}")
    ground = tag(
        "use", href="#gm-person", class_=f"gm-cloth-{look.cloth}", width="100", height="100"
    )
    made = drawn([*head(look.hair, look.shade, look.hat, look.beard), tool])
    return join([ground, tag("g", *made, transform=place(0, BELOW))])


def portrait(person: str, x: float = 0, y: float = 0) -> Ink:
    """A person on cloth of his own colour, on a square of side 100."""
    spot = place(x, y) if x or y else None
    return tag("g", _face(person), transform=spot, class_="gm-portrait")
