"""Chronicle 5, Address to a Haggis: tokens, Serving tables and their scoring (GM-C5-01 to 28)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.effects import SPECIAL
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.components.tiles import Tile, chronicle_tiles
from ceilidh.games.glenmore.goods import NO_STACK, STACK_S
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c5_haggis.toml"
NUMBER: Final = 5
WHAT: Final = "haggis"  # as tiles name it
VALUES: Final[tuple[str, ...]] = ("ones", "twos", "threes")


class Haggis:
    """`counts` has the tokens of each value from 1 on; `display` of them lie face up.

    A Serving table has `places`. A Haggis scoring has so many common `rolls`, of which `most`
    tokens of a table can be turned; a further roll costs `extra` barrels.
    """

    __slots__ = (
        "chronicle",
        "counts",
        "display",
        "extra",
        "marks",
        "most",
        "places",
        "rolls",
        "rules",
        "tiles",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        tokens = table.record("tokens")
        self.counts = tuple([tokens.integer(value, 0, 99) for value in VALUES])
        self.display = tokens.integer("display", 0, 9)
        self.places = tokens.integer("places", 1, 5)
        self.marks: Marks = close(tokens)
        scoring = table.record("scoring")
        self.rolls = scoring.integer("rolls", 1, 9)
        self.most = scoring.integer("most", 1, 9)
        self.extra = scoring.integer("extra", 1, 9)
        close(scoring)
        self.tiles: tuple[Tile, ...] = chronicle_tiles(table, NUMBER)
        table.done()


def check(box: Haggis, components: Components) -> list[str]:
    """Tiles lie in a stack that is drawn from, and some token is there to be gained."""
    faults: list[str] = []
    if sum(box.counts) <= box.display:
        fault = Reason(
            "{number} tokens are too few for a display of {display}",
            (),
            {"number": Word(str(sum(box.counts))), "display": Word(str(box.display))},
        )
        faults.append(sentence(FILE, "tokens", fault, Reason("correct it (GM-C5-05)")))
    for tile in box.tiles:
        if tile.stack in (STACK_S, NO_STACK):
            fault = Reason("it is in no stack from which tiles are drawn")
            faults.append(
                sentence(FILE, f"tile {tile.id}", fault, Reason("write A to D (GM-C5-04)"))
            )
        for row in tile.immediate:
            if row.word == SPECIAL and row.target != WHAT:
                fault = Reason('nothing is called "{target}"', (), {"target": Word(row.target)})
                faults.append(
                    sentence(
                        FILE,
                        f"tile {tile.id}",
                        fault,
                        Reason('write "{what}"', (), {"what": Word(WHAT)}),
                    )
                )
    return faults


HAGGIS: Final[ModuleTable[Components, Haggis]] = ModuleTable(FILE, Haggis, check)
