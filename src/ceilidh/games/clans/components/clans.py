"""The clan tiles: gifts at the start and the numbers of each ability (CC-DAT-41)."""

from typing import Final

from ceilidh.games.clans.components.marks import read_base, read_rules, read_source
from ceilidh.games.clans.goods import SHIPPING_LEVELS
from ceilidh.kernel.datapack import Record

FILE: Final = "clans.toml"
PROMO_ID: Final = "macewan"
DISCOUNTS: Final = "factory_discount_by_number"
CELLAR: Final = "cellar_money_by_space"
# For every clan of the base game the numbers that its ability must have.
BASE_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "buchanan": (
        "export_boxes",
        "fee_once_per_two",
        "building_bonus_draw",
        "building_bonus_keep",
        "fulfil_per_action",
    ),
    "campbell": (),
    "cunningham": ("butter_money_per_milk",),
    "fergusson": (),
    "macdonald": (
        "worker_cost",
        "worker_income",
        "fishermen",
        "row_steps_per_turn",
        "no_technology",
    ),
    "macewan": ("beer_money_per_grain_and_hops", "beer_max_per_contract"),
    "mackenzie": ("money_per_whisky_produced", "cellar_spaces"),
    "robertson": ("delta_discount", "delta_discount_small"),
    "stewart": ("money_per_good_traded_kind",),
}
INDUSTRIA_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "douglas": (
        "goods_per_merchant",
        "price_steps_per_merchant",
        "money_per_pair",
        "neighbourhood_max",
    ),
    "fraser": ("kilt_makers", "kilts_max", "cotton_step", "wool_per_step"),
    "gordon": ("field_cost", "field_grain"),
    "macfarlane": ("canals", "canals_need_shipping"),
    "macgregor": (
        "herd_size",
        "graze_action",
        "sheep_sale_money",
        "sheep_sales_per_production",
    ),
    "mackintosh": ("furnace_money",),
    "macleod": ("shipyard_gives_building_bonus", "shipyards_at_most_ports_used"),
    "macpherson": ("breeding_needs", "breeding_per_kind"),
    "sinclair": (
        "shipping_fixed",
        "jump_land_cost",
        "jump_land_hexes",
        "jump_land_upgrade",
        "jump_loch_cost_per_hex",
        "settlement_link_distance",
    ),
}
# Lists of words in Industria's abilities.
WORD_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "fraser": ("kilt_counts_as",),
    "gordon": ("silos",),
    "mackintosh": ("furnace_triggers",),
}
START_EXTRAS: Final[tuple[str, ...]] = ("merchants_removed", "private_shipyards")


class ClanRow:
    """One clan tile.

    `shipping_small` is the level with 1 or 2 players, `merchants` are moved from the board to the
    stock, `workers` is the number of first workers and `border` says that they must stand on border
    hexes. `ability` holds numbers by name (1 for yes); the lists that some clans need are
    `discounts` (Campbell, by number of the building), `cellar` (MacKenzie, by space) and `words`.
    """

    __slots__ = (
        "ability",
        "base",
        "border",
        "cellar",
        "discounts",
        "first_printing",
        "id",
        "merchants",
        "name",
        "promo",
        "rules",
        "shipping",
        "shipping_small",
        "source",
        "words",
        "workers",
    )

    def __init__(
        self,
        id: str,
        name: str,
        base: bool,
        promo: bool,
        shipping: int,
        shipping_small: int,
        merchants: int,
        workers: int,
        border: bool,
        ability: dict[str, int],
        discounts: tuple[int, ...],
        cellar: tuple[int, ...],
        words: dict[str, tuple[str, ...]],
        first_printing: dict[str, int],
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.base = base
        self.promo = promo
        self.shipping = shipping
        self.shipping_small = shipping_small
        self.merchants = merchants
        self.workers = workers
        self.border = border
        self.ability = ability
        self.discounts = discounts
        self.cellar = cellar
        self.words = words
        self.first_printing = first_printing
        self.source = source
        self.rules = rules


def _number(record: Record, key: str) -> int:
    if isinstance(record.fields.get(key), bool):
        return 1 if record.flag(key, False) else 0
    return record.integer(key, 0, 100)


def _read_first_printing(record: Record, ability: dict[str, int]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    if record.has("first_printing"):
        table = record.record("first_printing")
        for key in ability:
            if table.has(key):
                numbers[key] = _number(table, key)
        table.done()
    return numbers


def _read_words(clan: str, table: Record) -> dict[str, tuple[str, ...]]:
    words: dict[str, tuple[str, ...]] = {}
    for key in WORD_LISTS.get(clan, ()):
        words[key] = table.texts(key, ())
    return words


def _read_ability(clan: str, base: bool, table: Record, start: Record) -> dict[str, int]:
    abilities = BASE_ABILITIES if base else INDUSTRIA_ABILITIES
    ability: dict[str, int] = {}
    for key in abilities[clan]:
        ability[key] = _number(table, key)
    for key in START_EXTRAS:
        if start.has(key) and not base:
            ability[key] = start.integer(key, 0, 10)
    return ability


def _read_clan(record: Record) -> ClanRow:
    base = read_base(record)
    clan = record.text("id", tuple(BASE_ABILITIES if base else INDUSTRIA_ABILITIES))
    table = record.record("ability")
    start = record.record("start")
    ability = _read_ability(clan, base, table, start)
    shipping = start.integer_or("shipping", 0, SHIPPING_LEVELS - 1, 0)
    row = ClanRow(
        clan,
        record.text("name", ()),
        base,
        clan == PROMO_ID,
        shipping,
        start.integer_or("shipping_small", 0, SHIPPING_LEVELS - 1, shipping),
        start.integer_or("merchants", 0, 7, 0),
        start.integer_or("workers", 1, 4, 2),
        start.flag("workers_on_border", False),
        ability,
        table.integers(DISCOUNTS, 0, 20, 4) if clan == "campbell" else (),
        table.integers(CELLAR, 0, 50, ability["cellar_spaces"]) if clan == "mackenzie" else (),
        _read_words(clan, table),
        _read_first_printing(record, ability),
        read_source(record),
        read_rules(record),
    )
    table.done()
    start.done()
    record.done()
    return row


def read_clans(table: Record) -> tuple[ClanRow, ...]:
    """All clans of the file, in file order."""
    read_rules(table)
    clans = [_read_clan(one) for one in table.records("clan", "clan", "id")]
    table.done()
    return tuple(clans)
