"""Chronicle 6, The Dubious Tome of Scottish History: events and score tables (GM-C6-02 to 74)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.effects import (
    GAIN_COIN,
    GAIN_GOODS,
    GAIN_SCOT,
    GAIN_VP,
    REMOVE_TILE,
    SPECIAL,
    TAKE_DISCARD,
    read_effects,
)
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES, RESOURCES
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.component_data.rows import check_all, check_once
from ceilidh.kernel.component_data.tables import ModuleTable

FILE: Final = "c6_tome.toml"
NUMBER: Final = 6
NAME: Final = "tome"
MOST: Final = 20
PRICES: Final[tuple[str, ...]] = (*RESOURCE_NAMES, "scot", "vp")
EVENT_WORDS: Final[tuple[str, ...]] = (
    GAIN_COIN,
    GAIN_GOODS,
    GAIN_SCOT,
    GAIN_VP,
    REMOVE_TILE,
    SPECIAL,
    TAKE_DISCARD,
)


class EventRow:
    """The right part of a card: `goods`, `scots` and `vp` are given, then all `effects` happen."""

    __slots__ = ("effects", "goods", "id", "marks", "scots", "vp")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        price = record.amounts("price", PRICES, 9)
        self.goods = tuple(price[:RESOURCES])
        self.scots = price[RESOURCES]
        self.vp = price[RESOURCES + 1]
        self.effects = read_effects(record, "effect", EVENT_WORDS)
        self.marks: Marks = close(record)


class ScoreTable:
    """VP by difference in a category, for who has used the event of the card of the same id."""

    __slots__ = ("category", "id", "marks", "table")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.category = CATEGORY_NAMES.index(record.text("category", CATEGORY_NAMES))
        self.table = record.integers("table", 0, 99, -1)
        self.marks: Marks = close(record)


class Tome:
    """Events by card, score tables, and the numbers of single events.

    Tiles and cards are read with those of the base game.
    """

    __slots__ = (
        "borrowed",
        "chronicle",
        "duart_amount",
        "duart_clan",
        "duart_vp",
        "event_side",
        "events",
        "rules",
        "stone_vp",
        "tables",
        "wallace",
        "wallace_vp",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        self.event_side = _number(table.record("scoring"), "event_side")
        self.stone_vp = _number(table.record("armadale"), "vp")
        self.borrowed = _number(table.record("donan"), "number")
        wallace = table.record("wallace")
        self.wallace = wallace.text("person", ())
        self.wallace_vp = _number(wallace, "vp")
        duart = table.record("duart")
        self.duart_clan = duart.text("clan", ())
        self.duart_amount = duart.integer("amount", 1, 9)
        self.duart_vp = _number(duart, "vp")
        tables = table.records("score_table", "score table", "id")
        self.tables = tuple([ScoreTable(record) for record in tables])
        self.events = tuple([EventRow(record) for record in table.records("event", "event", "id")])
        table.value("tile")
        table.value("landmark")
        table.done()

    def event(self, name: str) -> EventRow:
        """The event of the card with this id."""
        return next(row for row in self.events if row.id == name)


def _number(record: DataTable, key: str) -> int:
    """The last field of a record."""
    number = record.integer(key, 1, MOST)
    close(record)
    return number


def check(box: Tome, components: Components) -> list[str]:
    """Every landmark card, of whichever table, has its event (GM-C6-03)."""
    ids = [row.id for row in box.events]
    cards = tuple([card.id for card in components.landmarks])
    faults = check_once(FILE, "event", "id", ids)
    faults += check_all(FILE, "event", cards, ids)
    return faults


TOME: Final[ModuleTable[Components, Tome]] = ModuleTable(FILE, Tome, check)
