"""The nine awards of Industria with the thresholds of their solo cards (IN-AW-09 to 18)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_id, read_rules
from ceilidh.games.clans.components.pack import Components
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.component_data.rows import check_numbers, check_once
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason

FILE: Final = "awards.toml"
TILES: Final = 9
COUNTS: Final[tuple[str, ...]] = (
    "units_on_map",
    "import_goods_of_one_kind",
    "glory",
    "money",
    "units_in_one_settlement",
    "basic_goods_in_stock",
    "processed_goods_in_stock",
    "units_along_rivers",
    "units_on_or_at_lochs",
)


class AwardRow:
    """One award: what is compared, and from which values its solo card gives 0 and 4 VP."""

    __slots__ = ("box", "count", "four_vp", "id", "marks", "zero_vp")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.box = read_box(record)
        self.count = record.text("count", COUNTS)
        self.zero_vp = record.integer("zero_vp", 1, 500)
        self.four_vp = record.integer("four_vp", 1, 500)
        self.marks: Marks = close(record)
        if self.four_vp <= self.zero_vp:
            raise record.error(
                Reason('"four_vp" is not above "zero_vp"'), Reason("write a higher threshold")
            )


class AwardRows:
    """All awards in file order, and the VP of a solo card: high, middle and low."""

    __slots__ = ("card_vp", "rows", "rules")

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        card = table.record("card_vp")
        self.card_vp = (
            card.integer("high", -20, 20),
            card.integer("middle", -20, 20),
            card.integer("low", -20, 20),
        )
        close(card)
        self.rows = tuple([AwardRow(one) for one in table.records("award", "award", "id")])
        table.done()

    def award(self, number: int) -> AwardRow:
        """The award with this id; checked tables number them in order."""
        return self.rows[number - 1]


def check(awards: AwardRows, components: Components) -> list[str]:
    faults = check_numbers(FILE, "award", [row.id for row in awards.rows], 1, TILES)
    return faults + check_once(FILE, "award", "count", [row.count for row in awards.rows])


AWARDS: Final[ModuleTable[Components, AwardRows]] = ModuleTable(FILE, AwardRows, check)
