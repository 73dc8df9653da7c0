"""The Mobsters, each with a hat and a tool of its own, on the heads of the persons."""

from __future__ import annotations

from functools import cache
from typing import Final

from ceilidh.draw.svg.faces import BACK, BEARDS, COAT, EYES, FACE, HAIR, Layer, drawn
from ceilidh.draw.svg.faces import HATS as OLD_HATS
from ceilidh.draw.svg.ink import Ink, tag

HATS: Final = {
    "bowler": "M47 37c0-10 4-15 11-15s11 5 11 15c4 0 7 1 7 3H40c0-2 3-3 7-3z",
    "top": "M48 37V18h20v19h7v4H41v-4z",
    "flat": "M44 38c0-8 7-12 15-12 9 0 15 4 17 9l4 3c-6 2-30 1-36 0z",
    "hood": "M42 67c-5-30 4-45 16-45s21 15 16 45l-6-3c3-18-2-27-10-27s-13 9-10 27z",
    "sailor": "M46 38c-1-7 4-12 12-12s13 5 12 12zM45 35h26v4H45z",
    "scarf": "M45 40c0-11 5-16 13-16s13 5 13 16c-6-5-20-5-26 0zM70 40l7 6-3 4-7-8z",
    "shawl": OLD_HATS["shawl"],
    "helmet": OLD_HATS["helmet"],
    "bonnet": OLD_HATS["bonnet"],
}
TOOLS: Final = {
    "staff": "M77 36a6 6 0 0 1 8 8c-2 2-5 1-5 4v28h-3V47c0-6 6-4 5-7s-4-1-5 1z",
    "coins": "M68 68a9 3.5 0 0 1 18 0v8H68zM70 62a7 3 0 0 1 14 0v4H70z",
    "letter": "M66 58h21v15H66zM66 58l10.5 9L87 58l-10.5 6z",
    "key": "M75 50a6 6 0 0 1 3 11v15h-4v-3h-3v-3h3v-9a6 6 0 0 1 1-11zM75 54a2 2 0 1 0 .1 0z",
    "lantern": "M73 51h6v4h4v19H69V55h4zM72 58h8v12h-8z",
    "cup": "M67 54h18c0 8-3 12-7 13v6h5v3H69v-3h5v-6c-4-1-7-5-7-13z",
    "sack": "M72 54l3-5h4l3 5c6 5 7 14 4 22H68c-3-8-2-17 4-22z",
    "dagger": "M75 42l2-4 2 4v17h5v3h-5v9h-4v-9h-5v-3h5z",
    "tower": "M67 53h4v3h3v-3h5v3h3v-3h4v8l-2 3v12H69V64l-2-3zM74 67h5v9h-5z",
    "fish": "M65 63c4-7 13-7 17 0l6-5v12l-6-5c-4 7-13 7-17-2zM70 61a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
    "anchor": (
        "M76 50a3 3 0 0 1 2 5v3h4v3h-4v9c4-1 6-3 7-6l3 3c-2 6-7 9-12 9s-10-3-12-9l3-3c1 3 3 5 7 6"
        "v-9h-4v-3h4v-3a3 3 0 0 1 0-5z"
    ),
    "fork": "M72 44h2v9h2v-9h2v9h2v-9h2v12l-3 4v16h-3V60l-4-4z",
    "dice": "M67 56h18v18H67zM72 59a2 2 0 1 0 .1 0zM80 67a2 2 0 1 0 .1 0z",
    "barrel": "M69 54h15c3 7 3 15 0 22H69c-3-7-3-15 0-22zM68 60h17v3H68zM68 68h17v3H68z",
    "scroll": "M67 54h15a3 3 0 0 1 0 6v12h3a3 3 0 0 1-3 4H70V60h-3a3 3 0 0 1 0-6z",
    "violin": "M80 38l3 2-4 13c4 3 1 6 2 9 3 6-1 14-7 13-5-1-6-8-2-12 2-2 1-6 4-9z",
}
# Hair, its colour, hat, beard, tool, and the colour of the tool.
LOOKS: Final = {
    "peggy_mcwander": ("long", "red", "shawl", "", "staff", "axe"),
    "joe_mcduff": ("short", "black", "bowler", "moustache", "coins", "coin"),
    "bruce_mcmail": ("short", "brown", "flat", "", "letter", "quill"),
    "peggy_mclaird": ("bun", "fair", "bonnet", "", "key", "coin"),
    "kenneth_mcsnitch": ("short", "grey", "hood", "", "lantern", "coin"),
    "sibyl_macsponge": ("bun", "white", "", "", "cup", "sword"),
    "derek_anderson": ("sides", "black", "top", "full", "sack", "axe"),
    "fergus_macdarkie": ("long", "black", "hood", "full", "dagger", "sword"),
    "mike_mccastle": ("short", "red", "helmet", "full", "tower", "sword"),
    "calum_mcquack": ("short", "fair", "sailor", "", "fish", "sword"),
    "bully_mcmuscle": ("sides", "red", "", "moustache", "anchor", "sword"),
    "fraser_mcstarve": ("short", "grey", "flat", "long", "fork", "sword"),
    "elspeth_mctrick": ("long", "black", "scarf", "", "dice", "quill"),
    "erin_macmalt": ("bun", "red", "", "", "barrel", "axe"),
    "john_mcclaim": ("sides", "white", "top", "", "scroll", "quill"),
    "oonagh_mchagg": ("long", "white", "scarf", "", "violin", "axe"),
}
PLAIN: Final = ("short", "brown", "bowler", "", "coins", "coin")
LEFT, TOP, HIGH = 32.0, 16.0, 64.0  # of a head with its hat and tool


@cache
def _bust(word: str) -> Ink:
    hair, shade, hat, beard, tool, metal = LOOKS.get(word, PLAIN)
    colour = f"face-hair-{shade}"
    layers: list[Layer] = [
        (BACK.get(hair), colour),
        (COAT, "face-coat"),
        (FACE, "face-skin"),
        (EYES, "face-eyes"),
        (BEARDS.get(beard), colour),
        (HAIR[hair], colour),
        (HATS.get(hat), f"face-hat face-hat-{hat}"),
        (TOOLS[tool], f"gm-tool gm-tool-{metal}"),
    ]
    return tag("g", *drawn(layers))


def bust(word: str, x: float, y: float, size: float) -> Ink:
    """Head and shoulders of a Mobster, on a square of a size."""
    scale = size / HIGH
    spot = f"translate({x - LEFT * scale:.1f} {y - TOP * scale:.1f}) scale({scale:.2f})"
    return tag("g", _bust(word), transform=spot, class_="gm-portrait", data_face=word)
