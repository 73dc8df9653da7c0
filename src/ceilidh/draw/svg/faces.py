"""Faces: heads and shoulders made from a few shapes, layer upon layer.

The persons of Glen More II have them, its Mobsters, and in both games the people that bots are.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeVar
from zlib import crc32

from ceilidh.draw.svg.ink import Ink, tag
from ceilidh.draw.svg.palette import seat_class

MOST: Final = 200  # faces that are remembered
SHADES: Final = ("brown", "red", "black", "fair", "grey", "white")

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
FEATHER: Final = "M69 34c1-7 4-11 8-12-1 6-3 11-6 13z"

L = TypeVar("L")
Layer = tuple[str | None, str]  # a path, if there is one, and its classes


def head(hair: str, shade: str, hat: str, beard: str) -> list[Layer]:
    """From the hair behind the face to the hat."""
    return [
        (BACK.get(hair), f"face-hair-{shade}"),
        (COAT, "face-coat"),
        (PLAID, "face-plaid"),
        (FACE, "face-skin"),
        (EYES, "face-eyes"),
        (BEARDS.get(beard), f"face-hair-{shade}"),
        (HAIR[hair], f"face-hair-{shade}"),
        (HATS.get(hat), f"face-hat face-hat-{hat}"),
        (FEATHER if hat == "bonnet" else None, "face-feather"),
    ]


def looks_in(package: str, name: str, look: Callable[..., L]) -> dict[str, L]:
    """A table of looks: a row for each person."""
    text = files(package).joinpath(name).read_text("utf-8")
    return {person: look(**row) for person, row in tomllib.loads(text).items()}


def drawn(layers: Sequence[Layer]) -> list[Ink]:
    return [tag("path", class_=css, d=d) for d, css in layers if d]


# --- the people that bots are ---------------------------------------------------------------------

LEFT: Final = 33  # of the square round a head
TOP: Final = 21
SIDE: Final = 50


@dataclass(frozen=True)
class BotFace:
    """What tells somebody apart; each word is a row of the tables above, `""` is nothing."""

    hair: str
    shade: str
    hat: str = ""
    beard: str = ""


@cache
def bot_faces() -> dict[str, BotFace]:
    """The table of looks, by name in small letters."""
    return looks_in("ceilidh.draw.svg", "faces.toml", BotFace)


def bot_face_of(name: str) -> BotFace:
    """Who has a name of the reader's choice looks like one of them."""
    known = bot_faces()
    return known.get(name.casefold()) or list(known.values())[crc32(name.encode()) % len(known)]


@lru_cache(MOST)
def bot_face(name: str, seat: int) -> Ink:
    """Head and shoulders before the colour of a seat; beside it stands the name."""
    look = bot_face_of(name)
    return tag(
        "svg",
        *drawn(head(look.hair, look.shade, look.hat, look.beard)),
        class_=f"face {seat_class(seat)}",
        viewBox=f"{LEFT} {TOP} {SIDE} {SIDE}",
        aria_hidden="true",
    )
