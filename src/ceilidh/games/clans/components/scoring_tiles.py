"""The scoring tiles: what each counts and the glory it pays (CC-SCO-T1 to T9, IN-S10 to S18)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_id, read_rules
from ceilidh.kernel.component_data.datapack import DataTable

FILE: Final = "scoring_tiles.toml"
# What a tile may count, with the numbers that its row has besides.
COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "basic_goods_in_stock": (),
    "processed_goods_in_stock": (),
    "non_worker_units": ("field_glory",),
    "workers": (),
    "units_on_border": (),
    "cotton_tobacco_sugar_on_fulfilled": (),
    "meat_on_fulfilled": (),
    "upgrades": (),
    "occupied_hexes_of_cost_5_or_6": (),
    "pairs_of_neighbouring_animals": (),
    "merchants_on_market": (),
    "kinds_of_goods_in_stock": (),
    "production_chain_pairs": ("field_uses",),
    "units_on_or_at_central_loch": (),
    "units_on_land_not_at_loch": (),
    "kinds_of_units_in_one_settlement": (),
    "same_kind_pairs_across_river": (),
    "settlements_of_exactly_2_units": (),
}


class ScoringTile:
    """One scoring tile: `glory` for every full `per` of what is counted.

    `numbers` has what some counts need besides: `field_glory` is what a field pays, `field_uses`
    in how many pairs it serves.
    """

    __slots__ = ("box", "count", "glory", "id", "marks", "numbers", "per", "promo")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.box = read_box(record)
        self.promo = record.flag("promo", False)
        self.count = record.text("count", tuple(COUNTS))
        self.per = record.integer("per", 1, 10)
        self.glory = record.integer("glory", 0, 20)
        self.numbers: dict[str, int] = {}
        for key in COUNTS[self.count]:
            self.numbers[key] = record.integer(key, 0, 20)
        self.marks: Marks = close(record)


def read_scoring_tiles(table: DataTable) -> tuple[ScoringTile, ...]:
    """All scoring tiles of the file, in file order."""
    read_rules(table)
    tiles = [ScoringTile(one) for one in table.records("tile", "tile", "id")]
    table.done()
    return tuple(tiles)
