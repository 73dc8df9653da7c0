"""The fixed positions: each a folder with the game that leads to it and what is expected there.

`game.txt` is a record without a version, so that it outlives a new one as long as its moves are
legal. Further headers say what the expectations show:

    [About "..."]          why this position is here
    [Viewer "2"]           whose table is drawn; else that of the seat to move
    [Log "3"]              so many last moves are told, whatever they show
    [Tips "hex:7.4 ..."]   what is explained
    [Parts "map market"]   which parts of the drawing are told; else all
    [Whole "yes"]          free hexes and cells are told, too
    [Shows "words story"]  which files there are; else all
    [Aid "yes"]            the player aid is told
    [Styles "yes"]         what the terminal tells by colour and weight, and what is in play
    [Width "80"]           how wide the terminal is
    [Languages "fr pt"]    in which other languages it is said, too
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import ceilidh
from ceilidh.kernel.record import HEADER
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table

FOLDER: Final = Path(__file__).resolve().parent
GAMES: Final = ("clans", "glenmore")
LOG: Final = 3
WIDTH: Final = 130


@dataclass(frozen=True)
class Position:
    """One of the folders, and its headers."""

    game: str
    name: str
    headers: tuple[tuple[str, str], ...]

    @property
    def folder(self) -> Path:
        return FOLDER / self.game / self.name

    def given(self, name: str, usual: str = "") -> str:
        return dict(self.headers).get(name, usual)

    @property
    def log(self) -> int:
        return int(self.given("Log", str(LOG)))

    @property
    def width(self) -> int:
        return int(self.given("Width", str(WIDTH)))

    @property
    def tips(self) -> list[str]:
        return self.given("Tips").split()

    @property
    def languages(self) -> list[str]:
        return self.given("Languages").split()

    def draws(self, part: str) -> bool:
        """Whether the facts of a part are told."""
        asked = self.given("Parts").split()
        return not asked or part in asked

    def viewer(self, table: Table) -> int | None:
        """The seat whose table is drawn; None for a spectator."""
        asked = self.given("Viewer")
        if asked == "none":
            return None
        return int(asked) - 1 if asked else table.actor


def versioned(game: str, text: str) -> str:
    """The record with the version of the rules that are here."""
    head = f'[Game "{game}"]'
    assert head in text, f"the header {head} is missing"
    return text.replace(head, f'[Game "{game} {find(game).version}"]', 1)


@cache
def table_of(position: Position) -> Table:
    """The position itself; nobody may play on."""
    text = (position.folder / "game.txt").read_text("utf-8")
    return ceilidh.load(versioned(position.game, text))


def positions(game: str) -> list[Position]:
    found: list[Position] = []
    for file in sorted((FOLDER / game).glob("*/game.txt")):
        lines = file.read_text("utf-8").splitlines()
        heads = [head.groups() for line in lines if (head := HEADER.match(line))]
        found.append(Position(game, file.parent.name, tuple((k, v) for k, v in heads)))
    return found


def all_positions() -> list[Position]:
    return [position for game in GAMES for position in positions(game)]
