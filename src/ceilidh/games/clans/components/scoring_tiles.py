"""The scoring tiles: what each counts and the glory it pays (CC-SCO-T1 to T9)."""

from typing import Final

from ceilidh.games.clans.components.marks import read_base, read_id, read_rules, read_source
from ceilidh.kernel.datapack import Record

FILE: Final = "scoring_tiles.toml"
PROMO_ID: Final = 9
COUNTS: Final[tuple[str, ...]] = (
    "basic_goods_in_stock",
    "processed_goods_in_stock",
    "non_worker_units",
    "workers",
    "units_on_border",
    "cotton_tobacco_sugar_on_fulfilled",
    "meat_on_fulfilled",
    "upgrades",
    "occupied_hexes_of_cost_5_or_6",
)
INDUSTRIA_COUNTS: Final[tuple[str, ...]] = (
    "pairs_of_neighbouring_animals",
    "merchants_on_market",
    "kinds_of_goods_in_stock",
    "production_chain_pairs",
    "units_on_or_at_central_loch",
    "units_on_land_not_at_loch",
    "kinds_of_units_in_one_settlement",
    "same_kind_pairs_across_river",
    "settlements_of_exactly_2_units",
)


class ScoringTile:
    """One scoring tile: `glory` for every full `per` of what is counted.

    `field_glory` is what a field pays on tile 3; `field_uses` and `field_uses_gordon` say how many
    pairs a field serves on Industria's tile 13. Each is 0 on all other tiles.
    """

    __slots__ = (
        "base",
        "count",
        "field_glory",
        "field_uses",
        "field_uses_gordon",
        "glory",
        "id",
        "per",
        "promo",
        "rules",
        "source",
    )

    def __init__(
        self,
        id: int,
        count: str,
        per: int,
        glory: int,
        field_glory: int,
        field_uses: int,
        field_uses_gordon: int,
        base: bool,
        promo: bool,
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.count = count
        self.per = per
        self.glory = glory
        self.field_glory = field_glory
        self.field_uses = field_uses
        self.field_uses_gordon = field_uses_gordon
        self.base = base
        self.promo = promo
        self.source = source
        self.rules = rules


def _read_tile(record: Record) -> ScoringTile:
    number = read_id(record)
    base = read_base(record)
    count = record.text("count", COUNTS if base else INDUSTRIA_COUNTS)
    tile = ScoringTile(
        number,
        count,
        record.integer("per", 1, 10),
        record.integer("glory", 0, 20),
        record.integer("field_glory", 0, 20) if count == "non_worker_units" else 0,
        record.integer("field_uses", 1, 9) if count == "production_chain_pairs" else 0,
        record.integer("field_uses_gordon", 1, 9) if count == "production_chain_pairs" else 0,
        base,
        number == PROMO_ID,
        read_source(record),
        read_rules(record),
    )
    record.done()
    return tile


def read_scoring_tiles(table: Record) -> tuple[ScoringTile, ...]:
    """All scoring tiles of the file, in file order."""
    read_rules(table)
    tiles = [_read_tile(one) for one in table.records("tile", "tile", "id")]
    table.done()
    return tuple(tiles)
