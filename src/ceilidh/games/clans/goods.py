"""Numbers and names of goods, imports, player board columns, unit kinds and terrain.

Inside the engine everything is an int; the names below are used at the edges (records, views, data
files). The order of the goods is the order of the market columns (CC-DAT-19), the order of the
columns is that of the player board (CC-DAT-09).
"""

from typing import Final

# Market goods.
WOOL: Final = 0
GRAIN: Final = 1
MILK: Final = 2
BREAD: Final = 3
CHEESE: Final = 4
WHISKY: Final = 5
GOODS: Final = 6
GOOD_NAMES: Final[tuple[str, ...]] = ("wool", "grain", "milk", "bread", "cheese", "whisky")
BASIC: Final[tuple[int, ...]] = (WOOL, GRAIN, MILK)
PROCESSED: Final[tuple[int, ...]] = (BREAD, CHEESE, WHISKY)

# Import goods; hops are counted apart because they move no token and have a fixed value.
COTTON: Final = 0
TOBACCO: Final = 1
SUGAR_CANE: Final = 2
IMPORTS: Final = 3
IMPORT_NAMES: Final[tuple[str, ...]] = ("cotton", "tobacco", "sugar_cane")

# Columns of the player board, left to right; the ninth exists only for Clan MacDonald.
SHEEP: Final = 0
COW: Final = 1
DAIRY: Final = 2
BAKERY: Final = 3
FIELD: Final = 4
DISTILLERY: Final = 5
WOODCUTTER: Final = 6
MINER: Final = 7
WORKER: Final = 8
COLUMNS: Final = 9
COLUMN_NAMES: Final[tuple[str, ...]] = (
    "sheep",
    "cow",
    "dairy",
    "bakery",
    "field",
    "distillery",
    "woodcutter",
    "miner",
    "worker",
)

# Kinds of units on the map: columns 0 to 5 keep their number, every deployed worker is of one kind
# whatever column it came from (CC-EXP-20).
KIND_WORKER: Final = 6
# Units up to here come from a player board; a station does not and is never moved or removed.
BOARD_KINDS: Final = 7
KIND_STATION: Final = 7
KINDS: Final = 8
KIND_NAMES: Final[tuple[str, ...]] = (
    "sheep",
    "cow",
    "dairy",
    "bakery",
    "field",
    "distillery",
    "worker",
    "station",
)

# Terrain bits; a land hex has one to three of the first three, a loch hex only LOCH.
GRASS: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 4
LOCH: Final = 8
TERRAIN_NAMES: Final[tuple[str, ...]] = ("grass", "forest", "mountain", "loch")

# Shipping levels; a level of 2 or more crosses up to level - 1 loch hexes (CC-SHP-03).
SHIPPING_NONE: Final = 0
SHIPPING_RIVER: Final = 1
SHIPPING_LOCH_1: Final = 2
SHIPPING_LOCH_2: Final = 3
SHIPPING_LOCH_3: Final = 4
SHIPPING_LOCH_4: Final = 5
SHIPPING_LEVELS: Final = 6
SHIPPING_NAMES: Final[tuple[str, ...]] = ("none", "river", "loch_1", "loch_2", "loch_3", "loch_4")


def kind_of(column: int) -> int:
    """The kind that a unit from this column of the player board is on the map."""
    return KIND_WORKER if column >= WOODCUTTER else column
