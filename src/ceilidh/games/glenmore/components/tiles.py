"""The tiles (GM-CMP-12 to 14, GM-ANA-01 to 10, GM-DAT-01 to 12), those of Chronicles too."""

from typing import Final

from ceilidh.games.glenmore.components.effects import (
    ACTIVATION_WORDS,
    CHRONICLE_ACTIVATION_WORDS,
    CHRONICLE_TILE_WORDS,
    LANDMARK_CARD,
    TILE_WORDS,
    EffectRow,
    read_effects,
    read_types,
)
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.goods import (
    COST_KINDS,
    KIND_NAMES,
    NO_STACK,
    PERSON,
    STACK_NAMES,
    TERRITORY,
    TILE_KIND_NAMES,
)
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason

FILE: Final = "tiles.toml"
HOME_VILLAGE: Final = 0  # the index of the left half of a home tile
HOME_CASTLE: Final = 1  # the index of the right half
HOME_TILES: Final = 2
HOME_IDS: Final[tuple[str, ...]] = ("home_village", "home_castle")
HOME_SIDES: Final[tuple[str, ...]] = ("left", "right")


class Tile:
    """One tile; `index` is its place in `Components.tiles`.

    `cost` has an amount for each of the COST_KINDS. `immediate` effects all happen; `activation`
    lists alternatives. `card` is the id of the landmark card that comes with the tile, or empty.
    `person_value` is the number of persons it counts for (GM-SCO-05), 0 if it is none.
    `chronicle` is the number of the Chronicle in whose table it stands, 0 for the base game.
    """

    __slots__ = (
        "activation",
        "card",
        "chronicle",
        "cost",
        "id",
        "immediate",
        "index",
        "kind",
        "marks",
        "name",
        "overlay",
        "person_value",
        "protected",
        "river",
        "stack",
        "types",
    )

    def __init__(self, index: int, record: DataTable, chronicle: int = 0) -> None:
        self.index = index
        self.chronicle = chronicle
        home = index < HOME_TILES
        if home:
            record.text("side", (HOME_SIDES[index],))
        self.id = record.text("id", (HOME_IDS[index],) if home else ())
        self.name = record.text("name", ())
        self.stack = NO_STACK if home else STACK_NAMES.index(record.text("stack", STACK_NAMES))
        self.kind = TERRITORY if home else _read_kind(record)
        self.types = sum(read_types(record))
        self.river = _read_flag(record, "river")
        self.overlay = not home and _read_flag(record, "overlay")
        self.protected = record.flag("protected", False)
        person = self.kind == PERSON
        self.person_value = record.integer("person_value", 1, 5) if person else 0
        self.cost = tuple(record.amounts("cost", KIND_NAMES[:COST_KINDS], 9))
        once = CHRONICLE_TILE_WORDS if chronicle else TILE_WORDS
        again = CHRONICLE_ACTIVATION_WORDS if chronicle else ACTIVATION_WORDS
        self.immediate = read_effects(record, "immediate", once)
        self.activation = read_effects(record, "activation", again)
        self.card = _card_of(self.immediate)
        self.marks: Marks = close(record)


def _read_kind(record: DataTable) -> int:
    return TILE_KIND_NAMES.index(record.text("kind", TILE_KIND_NAMES))


def _read_flag(record: DataTable, key: str) -> bool:
    """true or false, which must be written."""
    record.value(key)
    return record.flag(key, False)


def _card_of(effects: tuple[EffectRow, ...]) -> str:
    for effect in effects:
        if effect.word == LANDMARK_CARD:
            return effect.target
    return ""


def _read_counts(record: DataTable) -> tuple[int, ...]:
    counts = tuple([record.integer(name, 1, 99) for name in STACK_NAMES])
    close(record)
    return counts


def read_tiles(table: DataTable) -> tuple[tuple[Tile, ...], tuple[int, ...]]:
    """The two home tiles and all others in file order, and how many there should be by stack."""
    read_rules(table)
    counts = _read_counts(table.record("counts"))
    tiles: list[Tile] = []
    for home in table.records("home", "home tile", "id"):
        if len(tiles) == HOME_TILES:
            raise home.error(
                Reason("there are more than two home tiles"), Reason("remove this one")
            )
        tiles.append(Tile(len(tiles), home))
    if len(tiles) != HOME_TILES:
        raise table.error(
            Reason("a [[home]] is missing"), Reason("write home_village and home_castle")
        )
    for record in table.records("tile", "tile", "id"):
        tiles.append(Tile(len(tiles), record))
    table.done()
    return tuple(tiles), counts


def chronicle_tiles(table: DataTable, chronicle: int, first: int = HOME_TILES) -> tuple[Tile, ...]:
    """The tiles in the table of a Chronicle, in file order; `first` is the index of the first."""
    records = table.records("tile", "tile", "id") if table.has("tile") else []
    return tuple([Tile(first + place, record, chronicle) for place, record in enumerate(records)])
