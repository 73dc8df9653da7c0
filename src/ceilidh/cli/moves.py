"""Lists of legal moves, numbered and grouped: `31-48 build sheep: 2.2 2.3 3.1 ...`."""

from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.fit import flowed
from ceilidh.kernel.table import Move
from ceilidh.say import Speaker

INDENT = 2


def stem(move: Move) -> str:
    """The words of a move without its last argument."""
    words = move.text.split()
    return " ".join(words[:-1]) if len(words) > 1 else move.text


def in_reading_order(moves: list[Move], places: dict[str, int] | None = None) -> list[Move]:
    """Kinds of moves in the game's order, then by first, second and third argument.

    The order of ids may go by hex; a person looks for the unit first. `places` says where targets
    lie on the table, for those that are read in another order than that of their words.
    """
    kinds: dict[str, int] = {}
    for move in moves:
        kinds.setdefault(move.action.spec.word, len(kinds))
    known = places or {}
    return sorted(moves, key=lambda move: (kinds[move.action.spec.word], *arguments(move, known)))


def arguments(move: Move, places: dict[str, int]) -> list[int]:
    action = move.action
    pairs = zip(action.spec.domains, (action.a, action.b, action.c), strict=False)
    return [places.get(f"{domain.target}:{domain.words[value]}", value) for domain, value in pairs]


def numbered(moves: list[Move]) -> list[tuple[int, Move]]:
    return list(enumerate(moves, start=1))


def entry(group: list[tuple[int, Move]], room: int, to: Speaker) -> str:
    """One group, shortened to the room there is."""
    first, last = group[0][0], group[-1][0]
    if first == last:
        return f"{first} {group[0][1].text}"
    text = f"{first}-{last} {stem(group[0][1])}:"
    for place, (_, move) in enumerate(group):
        word = f" {move.text.split()[-1]}"
        rest = f" … {to.text('{n} more', n=len(group) - place)}"
        if len(text) + len(word) + len(rest) > room and place < len(group) - 1:
            return text + rest
        text += word
    return text


def short_list(moves: list[Move], width: int, to: Speaker) -> list[str]:
    """All kinds of moves, in the order given; a line holds several groups, long ones shortened."""
    lines: list[str] = []
    alone: list[str] = []
    for _, kind in groupby(numbered(moves), lambda pair: pair[1].action.spec.word):
        groups = [list(some) for _, some in groupby(kind, lambda pair: stem(pair[1]))]
        parts = [entry(group, width, to) for group in groups]
        if len(parts) == 1:
            alone += parts
            continue
        lines += [*flowed(alone, width), *flowed(parts, width)]
        alone = []
    return lines + flowed(alone, width)


def full_list(moves: list[Move], words: str, drawing: TextDrawing, width: int) -> list[str]:
    """Every move that begins with `words`, with its own number and what it means."""
    parts: list[str] = []
    for number, move in numbered(moves):
        if move.text.startswith(words):
            hint = drawing.hint(move)
            parts.append(f"{number} {move.text}: {hint}" if hint else f"{number} {move.text}")
    return flowed(parts, width)


def show(lines: list[str], out: Console) -> None:
    for line in lines:
        out.print(Padding(Text(line), (0, 0, 0, INDENT)))
