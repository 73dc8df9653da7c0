"""Words where there is little room: cut, shortened, and flowed into lines."""

from collections.abc import Sequence
from typing import Final

GAP: Final = "   "
# Words left out of a long name, then words cut to a letter.
SMALL: Final = frozenset({"of", "the"})
CUT: Final = frozenset({"Castle", "Loch", "Market", "North"})


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


def short_name(name: str, room: int) -> str:
    """A name in so many letters: `Laich Moray`, `C. Stalker`, `Rothiemur.`."""
    if len(name) > room:
        name = " ".join([word for word in name.split() if word not in SMALL])
    if len(name) > room:
        name = " ".join([f"{word[0]}." if word in CUT else word for word in name.split()])
    return name if len(name) <= room else f"{name[: room - 1]}."


def shortened(words: Sequence[str], letters: int) -> list[str]:
    """The first letters of each word, but no two alike: `laine` and `lait` are `lan` and `lat`."""
    out: list[str] = []
    for word in words:
        rivals = [other for other in words if other != word and other[:letters] == word[:letters]]
        last = letters - 1
        while (
            rivals
            and last < len(word) - 1
            and any(o[: last + 1] == word[: last + 1] for o in rivals)
        ):
            last += 1
        out.append(word[:letters] if not rivals else word[: letters - 1] + word[last])
    return out


def flowed(parts: Sequence[str], width: int) -> list[str]:
    """Short parts share a line."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(GAP) + len(part) <= width:
            lines[-1] += GAP + part
        else:
            lines.append(part)
    return lines


def breadth(rows: Sequence[Sequence[str]]) -> int:
    """How wide a grid is, with one blank between columns."""
    widths = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    return sum(widths) + len(widths) - 1
