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
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason, Word

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

    def __init__(
        self,
        index: int,
        name: str,
        cost: int,
        count: int,
        terrain: int,
        good: int,
        amount: int,
        uses: int,
        makes: int,
        income: int,
        income_upgraded: int,
        worker: bool,
        factory: bool,
    ) -> None:
        self.index = index
        self.name = name
        self.kind = kind_of(index)
        self.cost = cost
        self.count = count
        self.terrain = terrain
        self.good = good
        self.amount = amount
        self.uses = uses
        self.makes = makes
        self.income = income
        self.income_upgraded = income_upgraded
        self.worker = worker
        self.factory = factory

    def changed(self, cost: int, amount: int) -> "Column":
        """The same column with another price and yield, as some clans have it."""
        return Column(
            index=self.index,
            name=self.name,
            cost=cost,
            count=self.count,
            terrain=self.terrain,
            good=self.good,
            amount=amount,
            uses=self.uses,
            makes=self.makes,
            income=self.income,
            income_upgraded=self.income_upgraded,
            worker=self.worker,
            factory=self.factory,
        )


def _read_column(record: DataTable, index: int) -> Column:
    good, amount = _read_product(record)
    factory = record.flag("factory", False)
    uses, makes = _read_conversion(record) if factory else (-1, -1)
    worker = record.flag("worker", False)
    column = Column(
        index=index,
        name=record.text("id", (COLUMN_NAMES[index],)),
        cost=record.integer("cost", 0, 99),
        count=record.integer("count", 1, 8),
        terrain=_read_terrain(record),
        good=good,
        amount=amount,
        uses=uses,
        makes=makes,
        income=record.integer("income", 0, 99) if worker else 0,
        income_upgraded=record.integer("income_upgraded", 0, 99) if worker else 0,
        worker=worker,
        factory=factory,
    )
    close(record)
    return column


def _read_terrain(record: DataTable) -> int:
    terrain = 0
    for letter in record.text("terrain", ()):
        if letter not in TERRAIN_LETTERS:
            raise record.error(
                Reason('"terrain" has the letter {letter}', (), {"letter": Word(letter)}),
                Reason("write G, F, M or L"),
            )
        terrain |= TERRAIN_LETTERS[letter]
    return terrain


def _read_product(record: DataTable) -> tuple[int, int]:
    """The good that a unit produces and its amount; -1 and 0 where there is none."""
    if not record.has("produces"):
        return -1, 0
    amounts = record.amounts("produces", GOOD_NAMES, 9)
    amount = max(amounts)
    if sum(amounts) != amount or amount == 0:
        raise record.error(
            Reason('"produces" is not one good'), Reason("name one good and its amount")
        )
    return amounts.index(amount), amount


def _read_conversion(record: DataTable) -> tuple[int, int]:
    """The good that a factory uses and the one it makes."""
    converts = record.record("converts")
    uses, makes = _read_good(converts, "from"), _read_good(converts, "to")
    converts.integer("max", 1, 1)
    converts.done()
    return uses, makes


def _read_good(record: DataTable, key: str) -> int:
    return GOOD_NAMES.index(record.text(key, GOOD_NAMES))


def _read_production(table: DataTable) -> None:
    """The order of production is a rule (CC-PRO-02); the table only has to agree with it."""
    record = table.record("production")
    if record.texts("order", ()) != ("workers", "basic", "processed"):
        raise record.error(
            Reason('"order" differs from the rules'), Reason("write workers, basic, processed")
        )
    close(record)


def read_columns(table: DataTable) -> tuple[Column, ...]:
    """The eight columns of the player board and, as ninth, the workers of MacDonald's tile."""
    columns: list[Column] = []
    for record in table.records("unit", "unit", "id"):
        if len(columns) == len(COLUMN_NAMES):
            raise record.error(Reason("there are more than nine units"), Reason("remove this one"))
        columns.append(_read_column(record, len(columns)))
    if len(columns) != len(COLUMN_NAMES):
        remedy = Reason("write the eight columns of the player board and MacDonald's workers")
        raise table.error(Reason("a [[unit]] is missing"), remedy)
    _read_production(table)
    return tuple(columns)
