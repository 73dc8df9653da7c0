"""Chronicle 4, Hammer of the Scots: the England track (GM-C4-04, 21, 27)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c4_england.toml"
NUMBER: Final = 4
PLAYERS: Final = (3, 4)


class Hammer:
    """`slots` are the coins of the spaces of the England track; the first `filled` have theirs.

    Tiles and cards are read with those of the base game.
    """

    __slots__ = ("chronicle", "filled", "marks", "rules", "slots")

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        record = table.record("england")
        self.slots = record.integers("slots", 1, 9, -1)
        self.filled = record.integer("filled", 0, 9)
        self.marks: Marks = close(record)
        table.value("tile")
        table.value("landmark")
        table.done()


def check(box: Hammer, components: Components) -> list[str]:
    """The track has room for the coins of the start; two players never play with him."""
    faults: list[str] = []
    if not 0 <= box.filled <= len(box.slots):
        fault = Reason(
            "{filled} spaces of {number} cannot have their coins",
            (),
            {"filled": Word(str(box.filled)), "number": Word(str(len(box.slots)))},
        )
        faults.append(sentence(FILE, "england", fault, Reason("correct it (GM-C4-04)")))
    if box.chronicle.players != PLAYERS:
        fault = Reason("it is for other numbers of players than 3 and 4")
        faults.append(sentence(FILE, "chronicle", fault, Reason("correct it (GM-C4-01)")))
    return faults


HAMMER: Final[ModuleTable[Components, Hammer]] = ModuleTable(FILE, Hammer, check)
