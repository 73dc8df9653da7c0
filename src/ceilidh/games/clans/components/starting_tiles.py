"""The starting tiles: money and goods of each (CC-DAT-34)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_id, read_rules
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.component_data.datapack import DataTable

FILE: Final = "starting_tiles.toml"


class StartingTile:
    """One starting tile; `goods` is in goods order."""

    __slots__ = ("box", "goods", "id", "marks", "money")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.box = read_box(record)
        self.money = record.integer("money", 0, 200)
        self.goods = tuple(record.amounts("goods", GOOD_NAMES, 20))
        self.marks: Marks = close(record)


def read_starting_tiles(table: DataTable) -> tuple[StartingTile, ...]:
    """All starting tiles of the file, in file order."""
    read_rules(table)
    tiles = [StartingTile(one) for one in table.records("tile", "tile", "id")]
    table.done()
    return tuple(tiles)
