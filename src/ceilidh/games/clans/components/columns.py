"""The columns of the player board: cost, terrain and yield of each unit (CC-DAT-01 to 07, 09)."""

from typing import Final

from ceilidh.games.clans.components.marks import close
from ceilidh.games.clans.goods import (
    COLUMN_NAMES,
    FOREST,
    GOOD_NAMES,
    GRASS,
    LOCH,
    MOUNTAIN,
    kind_of,
)
from ceilidh.kernel.datapack import Record

TERRAIN_LETTERS: Final[dict[str, int]] = {
    "G": GRASS,
    "F": FOREST,
    "M": MOUNTAIN,
    "L": LOCH,
}


class Column:
    """One column of the player board; goods that a column does not have are -1."""

    __slots__ = (
        "amount",
        "cost",
        "count",
        "factory",
        "good",
        "income",
        "income_upgraded",
        "index",
        "kind",
        "makes",
        "name",
        "terrain",
        "uses",
        "worker",
    )

    def __init__(self, index: int, record: Record) -> None:
        self.index = index
        self.name = record.text("id", (COLUMN_NAMES[index],))
        self.kind = kind_of(index)
        self.cost = record.integer("cost", 0, 99)
        self.count = record.integer("count", 1, 8)
        self.terrain = _read_terrain(record)
        self.good, self.amount = _read_product(record)
        self.factory = record.flag("factory", False)
        self.uses, self.makes = _read_conversion(record) if self.factory else (-1, -1)
        self.worker = record.flag("worker", False)
        self.income = record.integer("income", 0, 99) if self.worker else 0
        self.income_upgraded = record.integer("income_upgraded", 0, 99) if self.worker else 0
        close(record)


def _read_terrain(record: Record) -> int:
    terrain = 0
    for letter in record.text("terrain", ()):
        if letter not in TERRAIN_LETTERS:
            raise record.error(f'"terrain" has the letter {letter}', "write G, F, M or L")
        terrain |= TERRAIN_LETTERS[letter]
    return terrain


def _read_product(record: Record) -> tuple[int, int]:
    """The good that a unit produces and its amount; -1 and 0 where there is none."""
    if not record.has("produces"):
        return -1, 0
    amounts = record.amounts("produces", GOOD_NAMES, 9)
    amount = max(amounts)
    if sum(amounts) != amount or amount == 0:
        raise record.error('"produces" is not one good', "name one good and its amount")
    return amounts.index(amount), amount


def _read_conversion(record: Record) -> tuple[int, int]:
    """The good that a factory uses and the one it makes."""
    converts = record.record("converts")
    uses, makes = _read_good(converts, "from"), _read_good(converts, "to")
    converts.integer("max", 1, 1)
    converts.done()
    return uses, makes


def _read_good(record: Record, key: str) -> int:
    return GOOD_NAMES.index(record.text(key, GOOD_NAMES))


def _read_production(table: Record) -> None:
    """The order of production is a rule (CC-PRO-02); the table only has to agree with it."""
    record = table.record("production")
    if record.texts("order", ()) != ("workers", "basic", "processed"):
        raise record.error('"order" differs from the rules', "write workers, basic, processed")
    close(record)


def read_columns(table: Record) -> tuple[Column, ...]:
    """The eight columns of the player board and, as ninth, the workers of MacDonald's tile."""
    columns: list[Column] = []
    for record in table.records("unit", "unit", "id"):
        if len(columns) == len(COLUMN_NAMES):
            raise record.error("there are more than nine units", "remove this one")
        columns.append(Column(len(columns), record))
    if len(columns) != len(COLUMN_NAMES):
        remedy = "write the eight columns of the player board and MacDonald's workers"
        raise table.error("a [[unit]] is missing", remedy)
    _read_production(table)
    return tuple(columns)
