"""The nine awards of Industria with the thresholds of their solo cards (IN-AW-09 to 18)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_id, read_rules
from ceilidh.kernel.datapack import Record

FILE: Final = "awards.toml"
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


class Award:
    """One award: what is compared, and from which values its solo card gives 0 and 4 VP."""

    __slots__ = ("box", "count", "four_vp", "id", "marks", "zero_vp")

    def __init__(self, record: Record) -> None:
        self.id = read_id(record)
        self.box = read_box(record)
        self.count = record.text("count", COUNTS)
        self.zero_vp = record.integer("zero_vp", 1, 500)
        self.four_vp = record.integer("four_vp", 1, 500)
        self.marks: Marks = close(record)
        if self.four_vp <= self.zero_vp:
            raise record.error('"four_vp" is not above "zero_vp"', "write a higher threshold")


def read_awards(table: Record) -> tuple[tuple[Award, ...], tuple[int, int, int]]:
    """All awards in file order, and the VP of a solo card: high, middle and low."""
    read_rules(table)
    card = table.record("card_vp")
    values = (
        card.integer("high", -20, 20),
        card.integer("middle", -20, 20),
        card.integer("low", -20, 20),
    )
    close(card)
    awards = [Award(one) for one in table.records("award", "award", "id")]
    table.done()
    return tuple(awards), values
