"""The 50 export contracts: what each asks for and what it gives (CC-DAT-31 to 33)."""

from typing import Final

from ceilidh.games.clans.components.marks import read_id, read_rules, read_source
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS, IMPORT_NAMES, IMPORTS
from ceilidh.kernel.datapack import Record

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
        "money",
        "mutton",
        "needs",
        "rules",
        "source",
        "upgrades",
        "wants",
    )

    def __init__(
        self,
        id: int,
        needs: tuple[int, ...],
        beef: int,
        mutton: int,
        imports: tuple[int, int, int],
        hops: int,
        money: int,
        free_expands: int,
        upgrades: int,
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.needs = needs
        self.wants = tuple([(good, need) for good, need in enumerate(needs) if need])
        self.beef = beef
        self.mutton = mutton
        self.imports = imports
        self.hops = hops
        self.money = money
        self.free_expands = free_expands
        self.upgrades = upgrades
        self.source = source
        self.rules = rules


def _read_contract(record: Record) -> Contract:
    needs = record.amounts("needs", NEED_WORDS, 20)
    gives = record.amounts("gives", GIVE_WORDS, 50)
    contract = Contract(
        read_id(record),
        tuple(needs[:GOODS]),
        needs[GOODS],
        needs[GOODS + 1],
        (gives[0], gives[1], gives[2]),
        gives[IMPORTS],
        gives[IMPORTS + 1],
        gives[IMPORTS + 2],
        gives[IMPORTS + 3],
        read_source(record),
        read_rules(record),
    )
    record.done()
    return contract


def read_contracts(table: Record) -> tuple[Contract, ...]:
    """All contracts of the file, in file order."""
    read_rules(table)
    contracts = [_read_contract(one) for one in table.records("contract", "contract", "id")]
    table.done()
    return tuple(contracts)
