"""Player board, export board, glory track, final and solo scoring tables (CC-DAT-08, 23 to 30)."""

from typing import Final

from ceilidh.games.clans.components.columns import Column, read_columns
from ceilidh.games.clans.components.market import read_by_players
from ceilidh.games.clans.components.marks import close, read_rules
from ceilidh.games.clans.goods import IMPORT_NAMES, SHIPPING_LEVELS, SHIPPING_NAMES
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason

__all__ = ["FILE", "RANKS", "Board", "Column", "read_columns"]

FILE: Final = "player_board.toml"
RANKS: Final[tuple[str, ...]] = ("genius", "expert", "average", "rookie", "newbie")


class Board:
    """Fixed numbers of the boards; tables by number of players have an unused index 0.

    `contract_money` is by round, positive when received. `contracts_vp`, `settlements_vp` and
    `awards_vp` are VP by rank and empty for a solo game. `solo_contracts`, `solo_settlements` and
    `solo_ranks` are pairs (at least, value), best first.
    """

    __slots__ = (
        "automa_money_per_vp",
        "awards_vp",
        "basic_vp",
        "boxes",
        "building_draw",
        "close_contracts_gap",
        "close_contracts_vp",
        "close_settlements_gap",
        "close_settlements_vp",
        "contract_money",
        "contracts_vp",
        "delivery_vp",
        "future_slots",
        "hops_vp",
        "import_vp",
        "mark_money",
        "max_bid",
        "merchant_cost",
        "merchants_in_stock",
        "merchants_on_board",
        "money_marks",
        "money_per_vp",
        "no_clans_money",
        "pass_bonus",
        "pass_bonus_farmers",
        "processed_vp",
        "settlements_vp",
        "shipping_cost",
        "shipping_last",
        "solo_block_cost",
        "solo_contracts",
        "solo_fill",
        "solo_pass",
        "solo_pass_farmers",
        "solo_price_changes",
        "solo_railway_deduction",
        "solo_ranks",
        "solo_settlements",
        "static_import_vp",
        "technology_cost",
        "technology_cost_bonus",
        "technology_income",
        "tighter_map_hexes",
        "track_steps",
    )

    shipping_cost: int
    shipping_last: int
    technology_cost: int
    technology_cost_bonus: int
    technology_income: int
    merchant_cost: int
    merchants_on_board: int
    merchants_in_stock: int
    boxes: tuple[int, ...]
    solo_fill: int
    contract_money: tuple[int, ...]
    building_draw: int
    future_slots: int
    pass_bonus: tuple[int, ...]
    pass_bonus_farmers: tuple[int, ...]
    solo_pass: int
    solo_pass_farmers: int
    track_steps: int
    money_marks: tuple[int, ...]
    mark_money: int
    import_vp: tuple[int, ...]
    static_import_vp: int
    basic_vp: int
    processed_vp: int
    money_per_vp: int
    automa_money_per_vp: int
    hops_vp: int
    contracts_vp: tuple[tuple[int, ...], ...]
    settlements_vp: tuple[tuple[int, ...], ...]
    awards_vp: tuple[tuple[int, ...], ...]
    delivery_vp: tuple[int, ...]
    close_contracts_vp: int
    close_contracts_gap: int
    close_settlements_vp: int
    close_settlements_gap: int
    solo_price_changes: int
    solo_block_cost: int
    solo_railway_deduction: int
    solo_contracts: tuple[tuple[int, int], ...]
    solo_settlements: tuple[tuple[int, int], ...]
    solo_ranks: tuple[tuple[int, str], ...]
    no_clans_money: tuple[int, ...]
    max_bid: int
    tighter_map_hexes: int

    def __init__(self, table: DataTable) -> None:
        read_rules(table)
        self._read_shipping(table)
        self._read_upgrades(table.record("upgrade"))
        self._read_export(table.record("export"))
        self._read_future_and_pass(table)
        self._read_track(table)
        self._read_final(table.record("final"))
        self._read_solo(table.record("solo"))
        self._read_variants(table.record("variant"))

    def _read_shipping(self, table: DataTable) -> None:
        level = 0
        for record in table.records("shipping", "shipping", "level"):
            if level == SHIPPING_LEVELS:
                raise record.error(
                    Reason("there are more than six shipping levels"), Reason("remove this one")
                )
            record.integer("level", level, level)
            record.text("id", (SHIPPING_NAMES[level],))
            if record.flag("river", False) != (level > 0):
                raise record.error(
                    Reason('"river" is wrong'), Reason("every level above 0 crosses rivers")
                )
            record.integer("loch", max(level - 1, 0), max(level - 1, 0))
            close(record)
            level += 1
        if level != SHIPPING_LEVELS:
            raise table.error(
                Reason("a shipping level is missing"), Reason("write the levels 0 to 5")
            )
        self.shipping_last = level - 1

    def _read_upgrades(self, record: DataTable) -> None:
        shipping = record.record("shipping")
        self.shipping_cost = shipping.integer("cost", 0, 99)
        shipping.integer("cost_as_bonus", 0, 0)
        shipping.integer("steps", self.shipping_last, self.shipping_last)
        close(shipping)
        technology = record.record("technology")
        self.technology_cost = technology.integer("cost", 0, 99)
        self.technology_cost_bonus = technology.integer("cost_as_bonus", 0, 99)
        self.technology_income = technology.integer("extra_income", 0, 99)
        if technology.texts("tiles", ()) != ("woodcutter", "miner"):
            raise technology.error(
                Reason('"tiles" differs from the rules'), Reason("write woodcutter, miner")
            )
        close(technology)
        merchant = record.record("merchant")
        self.merchant_cost = merchant.integer("cost", 0, 99)
        merchant.integer("cost_as_bonus", 0, 0)
        self.merchants_on_board = merchant.integer("on_board", 0, 20)
        self.merchants_in_stock = merchant.integer("in_stock", 0, 20)
        close(merchant)
        most = self.shipping_last + self.merchants_on_board + 2
        record.integer("most", most, most)
        close(record)

    def _read_export(self, record: DataTable) -> None:
        self.boxes = read_by_players(record.record("boxes"), 1, 20)
        read_by_players(record.record("columns"), 2, 2)
        self.solo_fill = record.integer("solo_fill", 1, 20)
        rounds = record.integer("round_slots", 5, 5)
        money = record.record("contract_money")
        self.contract_money = money.integers("by_round", -99, 99, rounds)
        close(money)
        bonus = record.record("building_bonus")
        self.building_draw = bonus.integer("draw", 1, 20)
        close(bonus)
        close(record)

    def _read_future_and_pass(self, table: DataTable) -> None:
        future = table.record("future_contracts")
        self.future_slots = future.integer("slots", 1, 20)
        close(future)
        record = table.record("pass_bonus")
        self.pass_bonus = record.integers("normal", 0, 99, 4)
        self.pass_bonus_farmers = record.integers("farmers_markets", 0, 99, 4)
        self.solo_pass = record.integer("solo", 0, 99)
        self.solo_pass_farmers = record.integer("solo_farmers_markets", 0, 99)
        close(record)

    def _read_track(self, table: DataTable) -> None:
        track = table.record("glory_track")
        self.track_steps = track.integer("steps", 5, 200)
        self.money_marks = track.integers("money_marks", 1, self.track_steps, -1)
        self.mark_money = track.integer("money", 0, 20)
        close(track)
        imports = table.record("import")
        self.import_vp = imports.integers("vp_by_rarity", 0, 20, 3)
        self.static_import_vp = imports.integer("static_variant_vp", 0, 20)
        if imports.texts("tie_order", IMPORT_NAMES) != IMPORT_NAMES:
            raise imports.error(
                Reason('"tie_order" is not in the order of the rules'), Reason("see CC-FIN-10")
            )
        close(imports)

    def _read_final(self, record: DataTable) -> None:
        record.integer("glory", 1, 1)
        self.basic_vp = record.integer("basic_good", 0, 20)
        self.processed_vp = record.integer("processed_good", 0, 20)
        self.money_per_vp = record.integer("money_per_vp", 1, 100)
        self.automa_money_per_vp = record.integer("automa_money_per_vp", 1, 100)
        self.hops_vp = record.integer("hops", 0, 20)
        self.contracts_vp = _read_ranks(record.record("contracts"))
        self.settlements_vp = _read_ranks(record.record("settlements"))
        self.awards_vp = _read_ranks(record.record("award"))
        second = record.record("close_second")
        self.close_contracts_vp = second.integer("contracts_vp", 0, 50)
        self.close_contracts_gap = second.integer("contracts_gap", 0, 50)
        self.close_settlements_vp = second.integer("settlements_vp", 0, 50)
        self.close_settlements_gap = second.integer("settlements_gap", 0, 50)
        close(second)
        delivery = record.record("delivery")
        self.delivery_vp = delivery.integers("vp_by_count", 0, 50, 6)
        close(delivery)
        close(record)

    def _read_solo(self, record: DataTable) -> None:
        self.solo_railway_deduction = record.integer("railway_deduction", 0, 100)
        self.solo_price_changes = record.integer("price_changes_per_round", 0, 6)
        self.solo_block_cost = record.integer("block_cost", 0, 6)
        self.solo_contracts = _read_thresholds(record, "contracts")
        self.solo_settlements = _read_thresholds(record, "settlements")
        ranks: list[tuple[int, str]] = []
        for one in record.records("rank", "rank", "id"):
            limit = ranks[-1][0] - 1 if ranks else 999
            ranks.append((one.integer("at_least", 0, limit), one.text("id", RANKS)))
            close(one)
        if len(ranks) == 0 or ranks[-1][0] != 0:
            raise record.error(
                Reason("no rank starts at 0"), Reason("let the last rank be for 0 VP and more")
            )
        self.solo_ranks = tuple(ranks)
        close(record)

    def _read_variants(self, record: DataTable) -> None:
        no_clans = record.record("no_clans")
        self.no_clans_money = no_clans.integers("extra_money", 0, 99, 4)
        close(no_clans)
        auction = record.record("clan_auction")
        self.max_bid = auction.integer("max_bid", 1, 999)
        close(auction)
        tighter = record.record("tighter_map")
        self.tighter_map_hexes = tighter.integer("blocked_hexes", 0, 20)
        if tighter.integers("players", 1, 4, -1) != (2, 3):
            raise tighter.error(Reason('"players" differs from the rules'), Reason("write [2, 3]"))
        close(tighter)
        record.done()


def _read_ranks(record: DataTable) -> tuple[tuple[int, ...], ...]:
    """VP by rank for 2 to 4 players; empty for the other numbers."""
    table: list[tuple[int, ...]] = [(), ()]
    for players in range(2, 5):
        table.append(record.integers(str(players), 0, 50, players))
    close(record)
    return tuple(table)


def _read_thresholds(record: DataTable, key: str) -> tuple[tuple[int, int], ...]:
    pairs: list[tuple[int, int]] = []
    for one in record.records(key, key, "at_least"):
        limit = pairs[-1][0] - 1 if pairs else 999
        pairs.append((one.integer("at_least", 0, limit), one.integer("vp", 0, 50)))
        close(one)
    return tuple(pairs)
