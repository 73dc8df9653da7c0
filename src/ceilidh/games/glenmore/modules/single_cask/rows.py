"""Chronicle 3, Ol' Jamey's Single Cask Reserve: cellars and sales (GM-C3-01 to 05, 20, 30)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.components.rondel_market import LEAST_PLAYERS, MOST_PLAYERS
from ceilidh.games.glenmore.components.tiles import chronicle_tiles
from ceilidh.games.glenmore.goods import COIN, KIND_NAMES, RESOURCES, WAYSIDE
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c3_single_cask.toml"
NUMBER: Final = 3
CELLARS: Final[tuple[str, ...]] = ("first", "second", "third")


class CellarCard:
    """A cellar card: the VP of its spaces from left to right, and what it costs."""

    __slots__ = ("coins", "cost", "id", "marks", "spaces")

    def __init__(self, place: int, record: DataTable) -> None:
        self.id = record.text("id", (CELLARS[place],))
        self.spaces = record.integers("spaces", 0, 99, -1)
        amounts = record.amounts("cost", (*KIND_NAMES[:RESOURCES], KIND_NAMES[COIN]), 9)
        self.cost = tuple(amounts[:RESOURCES])
        self.coins = amounts[RESOURCES]
        self.marks: Marks = close(record)


class SingleCask:
    """The box: `values` are the VP of all spaces, `ends` the number of spaces up to each cellar."""

    __slots__ = (
        "bonus",
        "bonus_vp",
        "cellars",
        "chronicle",
        "ends",
        "marks",
        "replaces",
        "rules",
        "sales",
        "spaces",
        "tiles",
        "values",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        setup = table.record("setup")
        self.replaces = setup.texts("replaces", ())
        close(setup)
        records = table.records("cellar", "cellar", "id")
        if len(records) != len(CELLARS):
            raise table.error(
                Reason("there are not three [[cellar]]"), Reason("write first, second and third")
            )
        self.cellars = tuple([CellarCard(place, record) for place, record in enumerate(records)])
        sale = table.record("sale")
        self.bonus = sale.integer("bonus", 0, 9)
        self.bonus_vp = sale.integer("bonus_vp", 0, 99)
        self.spaces = sale.integers("spaces", 0, 9, MOST_PLAYERS - LEAST_PLAYERS + 1)
        self.marks: Marks = close(sale)
        self.tiles = chronicle_tiles(table, NUMBER)
        self.sales = tuple([tile.id for tile in self.tiles if tile.kind == WAYSIDE])
        self.values: tuple[int, ...] = ()
        ends: list[int] = []
        for cellar in self.cellars:
            self.values += cellar.spaces
            ends.append(len(self.values))
        self.ends = tuple(ends)
        table.done()

    def spaces_for(self, players: int) -> int:
        """The spaces of a sale for those who pass it."""
        return self.spaces[players - LEAST_PLAYERS]


def check(box: SingleCask, components: Components) -> list[str]:
    """What is taken out must be there, and the notation knows so many spaces and sales."""
    ids = [tile.id for tile in components.tiles if not tile.chronicle]
    faults: list[str] = []
    for name in box.replaces:
        if name not in ids:
            fault = Reason('there is no tile "{name}" to be taken out', (), {"name": Word(name)})
            faults.append(sentence(FILE, "setup", fault, Reason("correct it (GM-C3-03)")))
    ours = CASKS.of(load(None))
    if len(box.values) != len(ours.values) or box.sales != ours.sales:
        fault = Reason("there are other spaces or sales than ours")
        faults.append(sentence(FILE, "all cellars", fault, Reason("keep to their number and ids")))
    return faults


CASKS: Final[ModuleTable[Components, SingleCask]] = ModuleTable(FILE, SingleCask, check)
