"""The nine awards of Industria with the thresholds of their solo cards (IN-AW-09 to 18)."""

from typing import Final

from ceilidh.games.clans.components.marks import close, read_id, read_rules, read_source
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

    __slots__ = ("count", "four_vp", "id", "rules", "source", "zero_vp")

    def __init__(
        self,
        id: int,
        count: str,
        zero_vp: int,
        four_vp: int,
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.count = count
        self.zero_vp = zero_vp
        self.four_vp = four_vp
        self.source = source
        self.rules = rules


def _read_award(record: Record) -> Award:
    award = Award(
        read_id(record),
        record.text("count", COUNTS),
        record.integer("zero_vp", 1, 500),
        record.integer("four_vp", 1, 500),
        read_source(record),
        read_rules(record),
    )
    record.done()
    if award.four_vp <= award.zero_vp:
        raise record.error('"four_vp" is not above "zero_vp"', "write a higher threshold")
    return award


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
    awards = [_read_award(one) for one in table.records("award", "award", "id")]
    table.done()
    return tuple(awards), values
