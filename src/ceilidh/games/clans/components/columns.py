"""The columns of the player board: cost, terrain and yield of each unit (CC-DAT-01 to 07, 09)."""

from typing import Final

from ceilidh.games.clans.components.clans import ClanRow
from ceilidh.games.clans.components.marks import close
from ceilidh.games.clans.goods import (
    COLUMN_NAMES,
    FOREST,
    GOOD_NAMES,
    GRASS,
    LOCH,
    MOUNTAIN,
    WORKER,
    kind_of,
)
from ceilidh.kernel.datapack import Record

TERRAIN_LETTERS: Final[dict[str, int]] = {"G": GRASS, "F": FOREST, "M": MOUNTAIN}


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
        kind: int,
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
        self.kind = kind
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
            kind=self.kind,
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


def _read_good(record: Record, key: str) -> int:
    return GOOD_NAMES.index(record.text(key, GOOD_NAMES))


def _read_column(record: Record, index: int) -> Column:
    good, amount, uses, makes = -1, 0, -1, -1
    name = record.text("id", (COLUMN_NAMES[index],))
    if record.has("produces"):
        amounts = record.amounts("produces", GOOD_NAMES, 9)
        amount = max(amounts)
        if sum(amounts) != amount or amount == 0:
            raise record.error('"produces" is not one good', "name one good and its amount")
        good = amounts.index(amount)
    factory = record.flag("factory", False)
    if factory:
        converts = record.record("converts")
        uses, makes = _read_good(converts, "from"), _read_good(converts, "to")
        converts.integer("max", 1, 1)
        converts.done()
    worker = record.flag("worker", False)
    column = Column(
        index,
        name,
        kind_of(index),
        record.integer("cost", 0, 99),
        record.integer("count", 1, 8),
        TERRAIN_LETTERS[record.text("terrain", tuple(TERRAIN_LETTERS))],
        good,
        amount,
        uses,
        makes,
        record.integer("income", 0, 99) if worker else 0,
        record.integer("income_upgraded", 0, 99) if worker else 0,
        worker,
        factory,
    )
    close(record)
    return column


def _read_production(table: Record) -> None:
    """The order of production is a rule (CC-PRO-02); the table only has to agree with it."""
    record = table.record("production")
    if record.texts("order", ()) != ("workers", "basic", "processed"):
        raise record.error('"order" differs from the rules', "write workers, basic, processed")
    close(record)


def read_columns(table: Record, macdonald: ClanRow) -> tuple[Column, ...]:
    """The eight columns of the player board and, as ninth, MacDonald's all-purpose workers."""
    columns: list[Column] = []
    for record in table.records("unit", "unit", "id"):
        if len(columns) == WORKER:
            raise record.error("there are more than eight units", "remove this one")
        columns.append(_read_column(record, len(columns)))
    if len(columns) != WORKER:
        raise table.error("a [[unit]] is missing", "write the eight columns of the player board")
    _read_production(table)
    income = macdonald.ability["worker_income"]
    count = sum([column.count for column in columns if column.worker])
    everywhere = FOREST | MOUNTAIN | LOCH
    columns.append(
        Column(
            WORKER,
            COLUMN_NAMES[WORKER],
            kind_of(WORKER),
            macdonald.ability["worker_cost"],
            count,
            everywhere,
            -1,
            0,
            -1,
            -1,
            income,
            income,
            True,
            False,
        )
    )
    return tuple(columns)
