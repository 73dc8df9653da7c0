"""All component tables of one game in one object, with lookups by id."""

from typing import Final

from ceilidh.games.glenmore.components import (
    clan_board,
    landmarks,
    rondel_market,
    tiles,
)
from ceilidh.games.glenmore.components.clan_board import ClanBoard, ClanTerritory
from ceilidh.games.glenmore.components.landmarks import Landmark
from ceilidh.games.glenmore.components.marks import read_rules
from ceilidh.games.glenmore.components.rondel_market import MainBoard
from ceilidh.games.glenmore.components.tiles import Tile
from ceilidh.kernel.component_data.rows import missing_row
from ceilidh.kernel.component_data.tables import BaseComponents, TableSource

FILES: Final[tuple[str, ...]] = (
    tiles.FILE,
    landmarks.FILE,
    clan_board.FILE,
    rondel_market.FILE,
)


class Components(BaseComponents):
    """The component tables of the base game; those of Chronicles stand with their modules.

    `tiles` begins with the two home tiles and ends with those of Chronicles, which are words of the
    notation as all others but lie in no stack before a module puts them there. `counts` is by
    stack. `stacks` holds the indices of the tiles of each stack, those without a stack last.
    """

    __slots__ = (
        "board",
        "clan_board",
        "counts",
        "landmarks",
        "rules",
        "stacks",
        "tile_of",
        "tiles",
    )

    def __init__(self, source: TableSource) -> None:
        super().__init__(source)
        tables = {name: source.read(name) for name in FILES}
        self.rules: dict[str, tuple[str, ...]] = {}
        for name in FILES:
            self.rules[name] = read_rules(tables[name])
        own, self.counts = tiles.read_tiles(tables[tiles.FILE])
        self.stacks = _sort_by_stack(own, len(self.counts))
        self.tiles = own + _of_chronicles(source, len(own))
        self.tile_of = {tile.id: tile for tile in self.tiles}
        cards = landmarks.read_landmarks(tables[landmarks.FILE])
        self.landmarks = cards + _cards_of_chronicles(source, len(cards))
        self.clan_board = ClanBoard(tables[clan_board.FILE])
        self.board = MainBoard(tables[rondel_market.FILE])

    def tile(self, name: str) -> Tile:
        """The tile with this id."""
        if name not in self.tile_of:
            raise missing_row(tiles.FILE, "tile", name)
        return self.tile_of[name]

    def landmark(self, name: str) -> Landmark:
        """The landmark card with this id."""
        for card in self.landmarks:
            if card.id == name:
                return card
        raise missing_row(landmarks.FILE, "landmark", name)

    def clan(self, name: str) -> ClanTerritory:
        """The clan territory with this id."""
        for clan in self.clan_board.clans:
            if clan.id == name:
                return clan
        raise missing_row(clan_board.FILE, "clan", name)


def _of_chronicles(source: TableSource, first: int) -> tuple[Tile, ...]:
    """The tiles of all Chronicles, in the order of their tables; their modules read the rest."""
    found: tuple[Tile, ...] = ()
    for name in source.names():
        if name not in FILES:
            table = source.read(name)
            number = table.record("chronicle").integer("id", 1, 99)
            found += tiles.chronicle_tiles(table, number, first + len(found))
    return found


def _cards_of_chronicles(source: TableSource, first: int) -> tuple[Landmark, ...]:
    """The landmark cards of all Chronicles, in the order of their tables."""
    found: tuple[Landmark, ...] = ()
    for name in source.names():
        if name not in FILES:
            table = source.read(name)
            number = table.record("chronicle").integer("id", 1, 99)
            found += landmarks.chronicle_landmarks(table, number, first + len(found))
    return found


def _sort_by_stack(rows: tuple[Tile, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The indices of the tiles in each stack; the home tiles belong to none of them."""
    stacks: list[list[int]] = [[] for _ in range(count)]
    for tile in rows[tiles.HOME_TILES :]:
        stacks[tile.stack].append(tile.index)
    return tuple([tuple(stack) for stack in stacks])
