"""What the drawings of Glen More II say: names, and labels for those who cannot see them."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final
from unicodedata import combining, normalize

from ceilidh.draw.svg.ink import Ink, text
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.games.glenmore.goods import KIND_NAMES
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount, types
from ceilidh.say.phrases import listed

GAME: Final = "glenmore"
# How wide the letters of bold Faustina are, in thousandths of the size of the type;
# letters with accents are as wide as those without. Digits are tabular.
SMALL: Final = (
    *(520, 538, 454, 562, 491, 349, 480, 595, 315, 294, 564, 311, 903),
    *(603, 530, 557, 550, 405, 450, 391, 600, 490, 805, 509, 509, 458),
)
CAPITAL: Final = (
    *(653, 637, 606, 712, 581, 537, 648, 762, 372, 435, 634, 523, 878),
    *(729, 707, 583, 708, 627, 535, 563, 684, 622, 1007, 620, 613, 520),
)
DIGIT: Final = 600
OTHER: Final = 530  # signs such as + and ×
NARROW: Final = 210  # points, commas, apostrophes
SPACE: Final = 172
HYPHEN: Final = 313
WIDTHS: Final = {
    **dict(zip(ascii_lowercase, SMALL, strict=True)),
    **dict(zip(ascii_uppercase, CAPITAL, strict=True)),
    **dict.fromkeys(digits, DIGIT),
    **dict.fromkeys(".,:;'\u2019·!", NARROW),
    **{" ": SPACE, "-": HYPHEN},
}
LONG: Final = 9  # letters from which words get a fixed width, whatever the reader's typeface


def breadth(words: str, size: float) -> float:
    """How wide words in bold Faustina are."""
    plain = [letter for letter in normalize("NFD", words) if not combining(letter)]
    return sum([WIDTHS.get(letter, OTHER) for letter in plain]) * size / 1000


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
