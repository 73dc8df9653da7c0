"""What is asked of the board in "you look" mode, and how an answer is read.

first 2 forest,mountain A        a first worker's hex: land cost, terrain, the port in reach
hex 3 grass wool:4 bread:2 A 6   the same with what neighbours make and what a farmers' market
                                 takes, each with the space of its price, and with the settlements
                                 that are linked now
shipped A 6                      after a shipping upgrade: ports in reach, settlements linked now

"none" instead of all that: there is no such hex. "-" stands for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, LOCH, TERRAIN_NAMES
from ceilidh.games.clans.state import State

FIRST: Final = "first"
HEX: Final = "hex"
SHIPPED: Final = "shipped"
LOOKED: Final = (FIRST, HEX, SHIPPED)
NONE: Final = "none"
NOTHING: Final = "-"
MOST_LAND: Final = 20  # pounds; no printed hex costs as much
MOST_LINKED: Final = 40  # settlements
MOST_TIED: Final = 6  # hexes between which chance decides beforehand


@dataclass(frozen=True)
class BoardQuestion:
    """What the turn at hand waits for.

    `modules` are the letters of the map modules to look at, `near` is "loch" or "port" for a first
    worker, `criteria` are those of the support card in their order. `ties` says which one to take
    of two, three and more equal hexes. `ports` are letters of ports that it has not used.
    """

    kind: str
    modules: str = ""
    near: str = ""
    criteria: tuple[str, ...] = ()
    ties: tuple[int, ...] = ()
    ports: str = ""
    last: bool = False


class Unanswered(Exception):
    """The turn cannot go on before this question is answered."""

    def __init__(self, question: BoardQuestion) -> None:
        super().__init__(question.kind)
        self.question = question


@dataclass(frozen=True)
class HexAnswer:
    """What the board says of a hex; goods are with the space of their price marker."""

    cost: int
    terrain: int
    beside: dict[int, int]
    market: dict[int, int]
    ports: list[int]
    linked: int


def read_first(state: State, rest: str) -> HexAnswer | None:
    """A first worker's hex; None if there is none."""
    if rest == NONE:
        return None
    cost, terrain, ports = rest.split()
    return HexAnswer(_between(cost, MOST_LAND), _terrain(terrain), {}, {}, _corners(ports), 0)


def read_hex(state: State, rest: str) -> HexAnswer | None:
    """The hex of an expand; None if there is none."""
    if rest == NONE:
        return None
    cost, terrain, beside, market, ports, linked = rest.split()
    return HexAnswer(
        _between(cost, MOST_LAND),
        _terrain(terrain),
        _goods(state, beside),
        _goods(state, market),
        _corners(ports),
        _between(linked, MOST_LINKED),
    )


def read_shipped(rest: str) -> tuple[list[int], int]:
    """Ports in reach, and the settlements that are linked now."""
    ports, linked = rest.split()
    return _corners(ports), _between(linked, MOST_LINKED)


def _between(text: str, most: int) -> int:
    number = int(text)
    if not 0 <= number <= most:
        raise ValueError(text)
    return number


def _parts(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _terrain(text: str) -> int:
    bits = 0
    for word in _parts(text):
        bits |= 1 << TERRAIN_NAMES.index(word)
    if not bits or bits & LOCH:
        raise ValueError(text)
    return bits


def _goods(state: State, text: str) -> dict[int, int]:
    pairs = [part.split(":") for part in _parts(text)]
    return {GOOD_NAMES.index(good): _between(step, state.rules.last_price) for good, step in pairs}


def _corners(text: str) -> list[int]:
    return [] if text == NOTHING else [MODULE_NAMES.index(letter) for letter in text]
