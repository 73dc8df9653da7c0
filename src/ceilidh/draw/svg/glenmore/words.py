"""What the drawings of Glen More II say: names, and labels for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import KIND_NAMES, TYPE_NAMES
from ceilidh.say import Speaker

GAME: Final = "glenmore"
# How wide letters are, in parts of the size of the type: narrow, capital, broad, all others.
NARROW: Final = frozenset("iljtfrI.,'’ ·")
BROAD: Final = frozenset("mwMW")
WIDTHS: Final = (0.34, 0.7, 0.86, 0.54)


def breadth(words: str, size: float) -> float:
    """About how wide words of a bold serif are."""
    narrow, capital, broad, other = WIDTHS
    total = 0.0
    for letter in words:
        if letter in NARROW:
            total += narrow
        elif letter in BROAD:
            total += broad
        else:
            total += capital if letter.isupper() else other
    return total * size


def split_name(name: str) -> list[str]:
    """A long name in two lines of about the same length; one word stays whole."""
    parts = name.split()
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    if not cuts:
        return [name]
    return list(min(cuts, key=lambda lines: max([breadth(line, 1) for line in lines])))


def thing(to: Speaker, kind: str) -> str:
    """A kind of resource or piece."""
    return to.name(GAME, "piece", kind)


def counted(to: Speaker, kinds: Mapping[str, int] | Iterable[tuple[str, int]]) -> str:
    """`1 wood, 2 stone`; nothing of none."""
    pairs = kinds.items() if isinstance(kinds, Mapping) else kinds
    return ", ".join([f"{number} {thing(to, kind)}" for kind, number in pairs if number])


def types_of(to: Speaker, tile: Tile) -> list[str]:
    names = [name for place, name in enumerate(TYPE_NAMES) if tile.types >> place & 1]
    return [to.name(GAME, "type", name) for name in names]


def tile_label(to: Speaker, tile: Tile) -> str:
    """`Halkirk, village, river, costs 1 wood`."""
    parts = [to.text(tile.name), *types_of(to, tile)]
    if tile.river:
        parts.append(to.text("river"))
    if tile.overlay:
        parts.append(to.text("covers another tile"))
    cost = counted(to, zip(KIND_NAMES, tile.cost, strict=False))
    if cost:
        parts.append(to.text("costs {cost}", cost=cost))
    return ", ".join(parts)


def seat_name(to: Speaker, seat: int) -> str:
    return to.text("Player {number}", number=seat + 1)
