"""What the drawings of Glen More II say: names, and labels for those who cannot see them."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.ink import Ink, text
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import KIND_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount, types
from ceilidh.say.phrases import listed

GAME: Final = "glenmore"
# How wide letters are, in parts of the size of the type: narrow, capital, broad, all others.
NARROW: Final = frozenset("iljtfrI.,' ·")
BROAD: Final = frozenset("mwMW")
WIDTHS: Final = (0.36, 0.7, 0.88, 0.56)
DIGIT: Final = 0.66
LONG: Final = 9  # letters from which words get a fixed width, whatever the reader's typeface


def breadth(words: str, size: float) -> float:
    """About how wide words of a bold serif are."""
    narrow, capital, broad, other = WIDTHS
    total = 0.0
    for letter in words:
        if letter in NARROW:
            total += narrow
        elif letter.isdigit():
            total += DIGIT
        elif letter in BROAD:
            total += broad
        else:
            total += capital if letter.isupper() else other
    return total * size


def fitted(words: str, x: float, y: float, room: float, size: float, look: str) -> Ink:
    """Words that never need more room than there is."""
    wide = breadth(words, size)
    if len(words) < LONG and wide <= room:
        return text(x, y, words, class_=look)
    return text(
        x,
        y,
        words,
        class_=look,
        textLength=min(wide, room),
        lengthAdjust="spacingAndGlyphs",
    )


def split_name(name: str) -> list[str]:
    """A long name in two lines of about the same length; one word stays whole."""
    parts = name.split()
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    if not cuts:
        return [name]
    return list(min(cuts, key=lambda lines: max([breadth(line, 1) for line in lines])))


def cost_words(to: Speaker, tile: Tile) -> list[str]:
    pairs = zip(KIND_NAMES, tile.cost, strict=False)
    return [amount(to, number, name) for name, number in pairs if number]


def tile_label(to: Speaker, tile: Tile) -> str:
    """`Halkirk, village, river, costs 1 wood`."""
    parts = [to.text(tile.name), *types(to, tile.types)]
    if tile.river:
        parts.append(to.text("river"))
    if tile.overlay:
        parts.append(to.text("covers another tile"))
    cost = cost_words(to, tile)
    if cost:
        parts.append(to.text("costs {cost}", cost=listed(to, cost)))
    return ", ".join(parts)


def seat_name(to: Speaker, seat: int) -> str:
    return to.text("Seat {n}", n=seat + 1)
