"""Chronicle 2, Highlander: the Mountain on the Rondel (GM-C2-01 to 12)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.goods import COIN, KIND_NAMES, RESOURCE_NAMES
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c2_highlander.toml"
NUMBER: Final = 2


class Highlander:
    """The Mountain; numbers called sideways are those of the harder variant (GM-C2-12).

    `a_tiles` are left out at the start, `toll` of one of the kinds `toll_of` is paid in passing,
    `die_toll` coins come from the supply when the Die passes.
    """

    __slots__ = (
        "a_tiles",
        "a_tiles_sideways",
        "capacity",
        "chronicle",
        "die_toll",
        "marks",
        "rules",
        "spaces",
        "spaces_sideways",
        "toll",
        "toll_of",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        record = table.record("mountain")
        self.spaces = record.integer("spaces", 1, 9)
        self.spaces_sideways = record.integer("spaces_sideways", 1, 9)
        self.a_tiles = record.integer("a_tiles", 0, 9)
        self.a_tiles_sideways = record.integer("a_tiles_sideways", 0, 9)
        self.capacity = record.integer("capacity", 1, 9)
        self.toll = record.integer("toll", 0, 9)
        names = record.texts("toll_of", (*RESOURCE_NAMES, KIND_NAMES[COIN]))
        self.toll_of = tuple([KIND_NAMES.index(name) for name in names])
        self.die_toll = record.integer("die_toll", 0, 9)
        record.integer("die_tiles", 1, 1)  # as for every fixture (GM-C2-Q8)
        self.marks: Marks = close(record)
        table.done()


def check(box: Highlander, components: Components) -> list[str]:
    """The Mountain takes the place of A tiles, of which there are enough at every table."""
    faults: list[str] = []
    fewest = min([setup.a_tiles_with_die for setup in components.board.setups])
    for spaces, left_out in (
        (box.spaces, box.a_tiles),
        (box.spaces_sideways, box.a_tiles_sideways),
    ):
        if spaces != left_out or left_out > fewest:
            fault = Reason(
                "it takes {spaces} spaces and leaves out {left_out} A tiles; these must be equal, "
                "and {fewest} at most",
                (),
                {
                    "spaces": Word(str(spaces)),
                    "left_out": Word(str(left_out)),
                    "fewest": Word(str(fewest)),
                },
            )
            remedy = Reason("put the Mountain in place of A tiles (GM-C2-02, GM-C2-12)")
            faults.append(sentence(FILE, "mountain", fault, remedy))
    return faults


HIGHLANDER: Final[ModuleTable[Components, Highlander]] = ModuleTable(FILE, Highlander, check)
