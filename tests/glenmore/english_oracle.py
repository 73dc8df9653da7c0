"""The Englishman's way, worked out from the view alone, apart from the rules (GM-C4-20 to 27)."""

from __future__ import annotations

from typing import Any

# The tiles of his Chronicle, and The End, which nobody but a pawn may stop on.
FORBIDDEN = {
    "loch_lomond",
    "glenfinnan_church",
    "glenfinnan_monument",
    "general_wades_military_roads",
    "the_end",
}
SLOTS = [1, 2, 3]


def way(view: dict[str, Any]) -> list[str]:
    """The tiles before him, from the nearest up to the gap; he is last."""
    spaces = view["rondel"]
    number = len(spaces)
    here = next(n for n, space in enumerate(spaces) if "englishman" in space["figures"])
    assert here == view["last_space"]
    behind = (here - 1) % number
    found: list[str] = []
    place = (here + 1) % number
    while place != behind:
        found.append(spaces[place]["tile"])
        place = (place + 1) % number
    return [name for name in found if name and name != "mountain"]


def goals(view: dict[str, Any]) -> set[str]:
    return set(way(view)) - FORBIDDEN


def use_price(view: dict[str, Any]) -> int | None:
    """The coins of the leftmost empty space; None if the track is full."""
    filled = view["modules"]["hammer"]["filled"]
    return SLOTS[filled] if filled < len(SLOTS) else None


def pile(view: dict[str, Any]) -> int:
    """The coins of the rightmost occupied space."""
    filled = view["modules"]["hammer"]["filled"]
    return SLOTS[filled - 1] if filled else 0
