"""The persons, each with a face of its own: made from a small table of looks, layer upon layer."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

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
    text = files("ceilidh.draw.svg.glenmore").joinpath("portraits.toml").read_text("utf-8")
    return {person: Portrait(**row) for person, row in tomllib.loads(text).items()}


CLOTHS: Final = ("ochre", "red", "green", "blue", "grey")
SHADES: Final = ("brown", "red", "black", "fair", "grey", "white")

BELOW: Final = 4  # the banner with a long name is above
FACE: Final = "M48 40c0-11 20-11 20 0 0 9-2 15-5 17v4l-5 4-5-4v-4c-3-2-5-8-5-17z"
EYES: Final = "M53 44.5a1.5 1.5 0 1 1 0 .1zM61 44.5a1.5 1.5 0 1 1 0 .1z"
COAT: Final = "M34 67c3-7 11-9 18-10l6 5 6-5c7 1 15 3 18 10-5 7-14 11-24 11s-19-4-24-11z"
PLAID: Final = "M43 60l9-3 19 19c-3 1.5-6 2-9 2z"
# Behind the face, then before it.
BACK: Final = {
    "long": "M45 43c-3-18 29-18 26 0l2 21c-4 3-8 2-9-2H52c-1 4-5 5-9 2z",
    "bun": "M46 44c-2-17 26-17 24 0l1 10c-3 2-6 1-7-1H52c-1 2-4 3-7 1zM52 29a6 5 0 0 1 12 0z",
}
HAIR: Final = {
    "long": "M47 45c-2-10 3-15 11-15s13 5 11 15l-3-7c-4-2-12-2-16 0z",
    "short": "M47 45c-2-10 3-15 11-15s13 5 11 15l-3-7c-4-2-12-2-16 0z",
    "bun": "M47 43c-1-8 4-12 11-12s12 4 11 12c-3-6-7-7-11-7s-8 1-11 7z",
    "sides": "M47 37c3-7 19-7 22 0l-1 14c-3-1-3-5-3-11-5-3-9-3-14 0 0 6 0 10-3 11z",
    "wig": (
        "M47 41a5 5 0 0 1 3-8 8 8 0 0 1 16 0 5 5 0 0 1 3 8 5 5 0 0 1 1 8 5 5 0 0 1-4 8l-1-16"
        "c-4-4-10-4-14 0l-1 16a5 5 0 0 1-4-8 5 5 0 0 1 1-8z"
    ),
}
BEARDS: Final = {
    "full": "M48 46c-1 14 4 20 10 20s11-6 10-20c-2 4-5 5-7 4-2-1-4-1-6 0-2 1-5 0-7-4z",
    "long": "M48 46c-2 13 2 28 10 31 8-3 12-18 10-31-2 4-5 5-7 4-2-1-4-1-6 0-2 1-5 0-7-4z",
    "moustache": "M49 53c2-5 6-5 9-2 3-3 7-3 9 2-3 2-6 1-9-1-3 2-6 3-9 1z",
}
HATS: Final = {
    "crown": "M46 36l-1-13 6 5 7-8 7 8 6-5-1 13c-8 2-16 2-24 0z",
    "helmet": "M46 40c-1-12 5-18 12-18s13 6 12 18l-9-2v9h-6v-9z",
    "cap": "M44 38c0-9 6-13 14-13s14 4 14 13c-4-3-24-3-28 0z",
    "bonnet": "M42 37c2-10 28-12 33-1 0 4-8 4-17 4s-15 1-16-3z",
    "deerstalker": (
        "M45 38c1-10 6-15 13-15s12 5 13 15l5 5c-6-3-11-4-18-4s-12 1-18 4zM44 39h5v9c-4 0-5-4-5-9z"
        "M67 39h5c0 5-1 9-5 9z"
    ),
    "shawl": "M41 66c-3-27 4-42 17-42s20 15 17 42l-7-4c2-16-2-24-10-24s-12 8-10 24z",
    "turban": "M45 38c-4-9 5-15 13-15s17 6 13 15c-8-4-18-4-26 0z",
}
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
FEATHER: Final = "M69 34c1-7 4-11 8-12-1 6-3 11-6 13z"


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
    shade = f"gm-hair-{look.shade}"
    layers = [
        (BACK.get(look.hair), shade),
        (COAT, "gm-coat"),
        (PLAID, "gm-plaid"),
        (FACE, "gm-skin"),
        (EYES, "gm-dark"),
        (BEARDS.get(look.beard), shade),
        (HAIR[look.hair], shade),
        (HATS.get(look.hat), f"gm-hat gm-hat-{look.hat}"),
        (FEATHER if look.hat == "bonnet" else None, "gm-feather"),
        (TOOLS.get(look.tool), f"gm-tool gm-tool-{look.tool}"),
    ]
    ground = tag(
        "use", href="#gm-person", class_=f"gm-cloth-{look.cloth}", width="100", height="100"
    )
    made = [tag("path", class_=css, d=d) for d, css in layers if d]
    return join([ground, tag("g", *made, transform=place(0, BELOW))])


def portrait(person: str, x: float = 0, y: float = 0) -> Ink:
    """A person on cloth of his own colour, on a square of side 100."""
    spot = place(x, y) if x or y else None
    return tag("g", _face(person), transform=spot, class_="gm-portrait")
