"""The compact action space: a move is chosen part by part, so a few hundred numbers suffice.

First its kind, `do build`, then its arguments, `unit sheep`, `hex 7.4`. What is too large for one
choice is two: a cell its column and its row, points of a bid their tens and ones. All kinds share
the numbers of a domain: hex 7.4 has one number, whatever happens there.

The numbers stand in `compact/<game>.txt`, one line each. New words are added at its end and no line
is ever moved, so an agent keeps the meaning of its numbers over all later versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

from ceilidh.envs.actions import ActionNumbers, action_table
from ceilidh.kernel.action import Action, Domain
from ceilidh.kernel.game import Game
from ceilidh.kernel.registry import find

ACTIONS: Final = ("full", "compact")
KIND: Final = "do"  # before the word of a kind
# Arguments that are chosen in two steps, by the names of the two.
HALVES: Final = {"cell": ("column", "row"), "points": ("tens", "ones")}


def _halves(name: str, word: str) -> tuple[str, str]:
    """Column and row of a cell; tens and ones of a number."""
    if "." in word:
        column, _, row = word.partition(".")
        return column, row
    return str(int(word) // 10), str(int(word) % 10)


def said(domain: Domain, place: int) -> list[str]:
    """What is chosen for one argument: its words, each with the name of what it chooses."""
    word = domain.words[place]
    if domain.name in HALVES:
        names = HALVES[domain.name]
        return [f"{n} {w}" for n, w in zip(names, _halves(domain.name, word), strict=True)]
    return [f"{domain.name} {word}"]


def spelled(action: Action) -> list[str]:
    """A move as the words that are chosen one after another."""
    out = [f"{KIND} {action.spec.word}"]
    for domain, place in zip(action.spec.domains, (action.a, action.b, action.c), strict=False):
        out += said(domain, place)
    return out


def words_of(game: Game[Any]) -> Iterator[str]:
    """All words of a game: its kinds, then what the arguments can be."""
    yield from (f"{KIND} {spec.word}" for spec in game.vocabulary.specs)
    for spec in game.vocabulary.specs:
        for domain in spec.domains:
            for place in range(len(domain.words)):
                yield from said(domain, place)


def listed_words(game: str) -> list[str]:
    """The words whose numbers are settled; none of a game without such a list."""
    file = resources.files("ceilidh.envs") / "compact" / f"{game}.txt"
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def all_words(game: Game[Any]) -> list[str]:
    """The listed words of a game, and then those that the list lacks."""
    return list(dict.fromkeys([*listed_words(game.name), *words_of(game)]))


class CompactTable(ActionNumbers):
    """The numbers of the compact space, and for every move the numbers that choose it."""

    def __init__(self, game: Game[Any]) -> None:
        words = all_words(game)
        places = {word: number for number, word in enumerate(words)}
        parts = [
            tuple([places[word] for word in spelled(action)]) for action in game.vocabulary.actions
        ]
        super().__init__(game, words, parts)


@cache
def compact_table(game: str) -> CompactTable:
    """The compact table of a game, made once."""
    return CompactTable(find(game))


def table_of(game: str, actions: str = ACTIONS[0]) -> ActionNumbers:
    """The action space of that name: `full` or `compact`."""
    return compact_table(game) if actions == ACTIONS[1] else action_table(game)
