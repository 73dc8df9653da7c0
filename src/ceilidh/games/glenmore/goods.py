"""Numbers and names of resources and other kinds, tile types, stacks and scoring categories.

Inside the engine everything is an int; the names below are used at the edges (records, views, data
files). The five resources come first (GM-CMP-17), then what is no resource (GM-CMP-18).
"""

from typing import Final

# Kinds of things that are gained and paid.
BARLEY: Final = 0
WOOD: Final = 1
STONE: Final = 2
SHEEP: Final = 3
CATTLE: Final = 4
RESOURCES: Final = 5
BARREL: Final = 5
COIN: Final = 6
SCOT: Final = 7
COST_KINDS: Final = 8  # a tile's cost is made of the kinds before this one (GM-ANA-02)
VP: Final = 8
MOVEMENT: Final = 9
KINDS: Final = 10
KIND_NAMES: Final[tuple[str, ...]] = (
    "barley",
    "wood",
    "stone",
    "sheep",
    "cattle",
    "barrel",
    "coin",
    "scot",
    "vp",
    "movement",
)
RESOURCE_NAMES: Final[tuple[str, ...]] = KIND_NAMES[:RESOURCES]
ANIMALS: Final[tuple[int, ...]] = (SHEEP, CATTLE)

# Tile types as bits, because a tile is asked whether it has a type (GM-ANA-Q3); 0 is no type icon.
VILLAGE: Final = 1
CASTLE: Final = 2
ANIMAL: Final = 4
MATERIAL: Final = 8
WHISKY: Final = 16
EXCHANGE: Final = 32
TYPE_NAMES: Final[tuple[str, ...]] = (
    "village",
    "castle",
    "animal",
    "material",
    "whisky",
    "exchange",
)

# Stacks by the letter on the back; the home tiles and David Hume are in none.
STACK_S: Final = 0
STACK_A: Final = 1
STACK_B: Final = 2
STACK_C: Final = 3
STACK_D: Final = 4
STACKS: Final = 5
NO_STACK: Final = 5
STACK_NAMES: Final[tuple[str, ...]] = ("S", "A", "B", "C", "D", "none")

# What a tile is: laid in the territory, kept beside it, The End, or never taken: then a Chronicle
# says what happens to a pawn there.
TERRITORY: Final = 0
PERSON: Final = 1
END: Final = 2
WAYSIDE: Final = 3
TILE_KIND_NAMES: Final[tuple[str, ...]] = ("territory", "person", "end", "wayside")

# Categories of the scoring phases (GM-SCO-02 to 05).
CASTLE_SCOTS: Final = 0
LANDMARKS: Final = 1
BARRELS: Final = 2
PERSONS: Final = 3
CATEGORIES: Final = 4
CATEGORY_NAMES: Final[tuple[str, ...]] = ("castle_scots", "landmarks", "barrels", "persons")

# Editions whose rules differ (GM-ED-01 to 09).
FRENCH: Final = 0
ENGLISH: Final = 1
EDITION_NAMES: Final[tuple[str, ...]] = ("french", "english")


def type_of(name: str) -> int:
    """The bit of a tile type."""
    return 1 << TYPE_NAMES.index(name)


def named(numbers: list[int]) -> dict[str, int]:
    """Resources by name, without those of which there are none."""
    return {RESOURCE_NAMES[kind]: number for kind, number in enumerate(numbers) if number}
