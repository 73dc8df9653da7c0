"""The starting tiles: money and goods of each (CC-DAT-34)."""

from typing import Final

from ceilidh.games.clans.components.marks import read_base, read_id, read_rules, read_source
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.datapack import Record

FILE: Final = "starting_tiles.toml"


class StartingTile:
    """One starting tile; `goods` is in goods order, `worth` a check value of our own tables."""

    __slots__ = ("base", "goods", "id", "money", "rules", "source", "worth")

    def __init__(
        self,
        id: int,
        money: int,
        goods: tuple[int, ...],
        worth: int,
        base: bool,
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.money = money
        self.goods = goods
        self.worth = worth
        self.base = base
        self.source = source
        self.rules = rules


def _read_tile(record: Record) -> StartingTile:
    tile = StartingTile(
        read_id(record),
        record.integer("money", 0, 200),
        tuple(record.amounts("goods", GOOD_NAMES, 20)),
        record.integer_or("worth", 0, 500, 0),
        read_base(record),
        read_source(record),
        read_rules(record),
    )
    record.done()
    return tile


def read_starting_tiles(table: Record) -> tuple[StartingTile, ...]:
    """All starting tiles of the file, in file order."""
    read_rules(table)
    tiles = [_read_tile(one) for one in table.records("tile", "tile", "id")]
    table.done()
    return tuple(tiles)
