"""The 50 export contracts: what each asks for and what it gives (CC-DAT-31 to 33)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_id, read_rules
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS, IMPORT_NAMES, IMPORTS
from ceilidh.kernel.component_data.datapack import DataTable

FILE: Final = "contracts.toml"
NEED_WORDS: Final[tuple[str, ...]] = (*GOOD_NAMES, "beef", "mutton")
GIVE_WORDS: Final[tuple[str, ...]] = (*IMPORT_NAMES, "hops", "money", "free_hex", "upgrade")


class Contract:
    """One export contract tile; `needs` is in goods order, `imports` in imports order.

    `wants` are the needs as pairs of a good and its number, without the goods not asked for.
    """

    __slots__ = (
        "beef",
        "free_expands",
        "hops",
        "id",
        "imports",
        "marks",
        "money",
        "mutton",
        "needs",
        "upgrades",
        "wants",
    )

    def __init__(self, record: DataTable) -> None:
        needs = record.amounts("needs", NEED_WORDS, 20)
        gives = record.amounts("gives", GIVE_WORDS, 50)
        self.id = read_id(record)
        self.needs = tuple(needs[:GOODS])
        self.wants = tuple([(good, need) for good, need in enumerate(self.needs) if need])
        self.beef = needs[GOODS]
        self.mutton = needs[GOODS + 1]
        self.imports: tuple[int, ...] = (gives[0], gives[1], gives[2])
        self.hops = gives[IMPORTS]
        self.money = gives[IMPORTS + 1]
        self.free_expands = gives[IMPORTS + 2]
        self.upgrades = gives[IMPORTS + 3]
        self.marks: Marks = close(record)


def read_contracts(table: DataTable) -> tuple[Contract, ...]:
    """All contracts of the file, in file order."""
    read_rules(table)
    contracts = [Contract(one) for one in table.records("contract", "contract", "id")]
    table.done()
    return tuple(contracts)
