"""Whatever a module shows, as numbers: each leaf of the view has a place by a hash of its path.

Modules come and go, and nothing outside their folders names them; so what they show is not laid out
by hand. Two leaves may share a place. That is rare with so many, and signs make it cancel out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from zlib import crc32

from ceilidh.envs.layout import Array, Field, View

SLOTS = 512
SCALE = 10.0


@cache
def slot(path: str) -> tuple[int, float]:
    """The place of a leaf, and its sign; the same in every process."""
    found = crc32(path.encode())
    return found % SLOTS, 1.0 if found & 0x80000000 else -1.0


def leaves(value: object, path: str) -> Iterator[tuple[str, float]]:
    """Path and number of each leaf; a word is a 1 at a path of its own."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{path}/{name}")
    elif isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            # The order of words seldom matters; which of them are there does.
            yield from leaves(part, path if isinstance(part, str) else f"{path}/{place}")
    elif isinstance(value, str):
        if value:
            yield f"{path}={value}", 1.0
    elif isinstance(value, bool):
        yield path, float(value)
    elif isinstance(value, (int, float)):
        yield path, value / SCALE


def hashed(*names: str) -> Field:
    """These parts of the view, hashed into one block."""

    def write(view: View, out: Array, own: int) -> None:
        for name in names:
            for path, number in leaves(view[name], name):
                place, sign = slot(path)
                out[place] += sign * number

    says = " and ".join(f"`{name}`" for name in names)
    return Field("hashed", (SLOTS,), f"the leaves of {says} of the view, by a hash", write)
