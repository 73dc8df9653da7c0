"""Chronicle 8, The Penny Mobs: the Mobsters, and how many of them a game has (GM-C8-01 to 10)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.components.rondel_market import LEAST_PLAYERS, MOST_PLAYERS
from ceilidh.games.glenmore.goods import STACK_B, STACK_NAMES, STACK_S
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.rows import check_once, check_words
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c8_mobs.toml"
NUMBER: Final = 8
BACKS: Final[tuple[str, ...]] = (STACK_NAMES[STACK_S], STACK_NAMES[STACK_B])


class Mobster:
    """`back` is a stack; `needs` the number of a Chronicle, 0 for none; `least` players.

    `tokens` has the coins on each token, 0 where none are printed; `coins` lie on the card.
    """

    __slots__ = ("back", "coins", "id", "least", "marks", "name", "needs", "tokens", "vp")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.name = record.text("name", ())
        self.back = STACK_NAMES.index(record.text("back", BACKS))
        self.needs = record.integer("chronicle", 0, 8)
        self.least = record.integer("players", LEAST_PLAYERS, MOST_PLAYERS)
        self.vp = record.integer("vp", 0, 20)
        self.tokens = _coins(record)
        self.coins = record.integer("coins", 0, 9)
        self.marks: Marks = close(record)


def _coins(record: DataTable) -> tuple[int, ...]:
    given = record.value("tokens")
    return record.integers("tokens", 0, 9, -1) if given else ()


class PennyMobs:
    """Pennies of a player, Mobsters drawn by number of players, all Mobsters."""

    __slots__ = ("chronicle", "drawn", "marks", "mobsters", "pennies", "rules")

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        gang = table.record("gang")
        self.pennies = gang.integer("pennies", 0, 99)
        self.drawn = gang.integers("drawn", 1, 99, MOST_PLAYERS - LEAST_PLAYERS + 1)
        self.marks: Marks = close(gang)
        records = table.records("mobster", "mobster", "id")
        self.mobsters = tuple([Mobster(one) for one in records])
        table.done()

    def ids(self) -> list[str]:
        """The Mobsters as words of the notation."""
        return [mobster.id for mobster in self.mobsters]


def check(box: PennyMobs, components: Components) -> list[str]:
    """The Mobsters are known by our ids, and enough of them need nothing (GM-C8-Q29)."""
    ids = box.ids()
    faults = check_once(FILE, "mobster", "id", ids)
    faults += check_words(FILE, "mobster", PENNY_MOBS.of(load(None)).ids(), ids)
    for place, drawn in enumerate(box.drawn):
        players = LEAST_PLAYERS + place
        free = [one for one in box.mobsters if one.needs == 0 and one.least <= players]
        if len(free) < drawn:
            fault = Reason(
                "{drawn} are drawn with {players} players, and there are {number}",
                (),
                {
                    "drawn": Word(str(drawn)),
                    "players": Word(str(players)),
                    "number": Word(str(len(free))),
                },
            )
            faults.append(sentence(FILE, "gang", fault, Reason("correct it (GM-C8-06)")))
    return faults


PENNY_MOBS: Final[ModuleTable[Components, PennyMobs]] = ModuleTable(FILE, PennyMobs, check)
