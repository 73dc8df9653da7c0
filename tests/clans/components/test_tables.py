"""The default tables: counts, sums and values that the rule catalogue names.

Only ids of data are cited here; what the engine does with a number is shown by the tests of rules.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from ceilidh.games.clans import goods
from ceilidh.games.clans.components.pack import FILES, load
from ceilidh.games.clans.modules.industria.awards import rows as awards
from ceilidh.games.clans.modules.industria.farmers_markets import tiles as market_tiles
from ceilidh.kernel.component_data.rows import SOURCES

TABLES = load(None)
AWARDS = awards.AWARDS.of(TABLES)
BASE_PORTS = [port for port in TABLES.ports if port.box == "base"]
BASE_SCORING = [tile for tile in TABLES.scoring_tiles if tile.box == "base"]
BASE_STARTS = [tile for tile in TABLES.starting_tiles if tile.box == "base"]
BASE_CLANS = [clan for clan in TABLES.clans if clan.box == "base"]
CATALOGUE = Path(__file__).resolve().parents[3] / "docs" / "rules"


@pytest.mark.rule("IN-SU-20")
def test_what_the_box_of_industria_adds() -> None:
    """Its rail board is counted in tests/clans/railway/test_tables.py."""
    box = "industria"
    sides = {side.id for side in TABLES.sides if side.box == box}
    assert sides == {module + side for module in "ABCD" for side in "34"}  # 4 modules
    rows = (TABLES.clans, TABLES.ports, TABLES.scoring_tiles, AWARDS.rows)
    assert [sum(row.box == box for row in some) for some in rows] == [9, 9, 9, 9]
    assert sum(tile.box == box for tile in TABLES.starting_tiles) == 7
    assert len(market_tiles.PAIRS) == len(set(market_tiles.PAIRS)) == 9
    halves = [port.id for port in TABLES.ports if len(port.effects) == 2]
    assert halves == [16, 17]  # the two port overlays


@pytest.mark.rule("CC-CMP-11", "CC-DAT-31")
def test_fifty_contracts() -> None:
    contracts = TABLES.contracts
    assert [contract.id for contract in contracts] == list(range(1, 51))
    assert {contract.hops for contract in contracts} <= set(range(10))
    assert max(contract.beef + contract.mutton for contract in contracts) == 3
    assert [c.id for c in contracts if c.beef and c.mutton] == [46]
    six = TABLES.contract(6)
    assert (six.needs, six.imports, six.hops, six.upgrades) == ((3, 0, 0, 0, 0, 0), (0, 0, 1), 3, 1)


@pytest.mark.rule("CC-FUL-04")
def test_contracts_never_ask_for_grain_or_milk() -> None:
    for contract in TABLES.contracts:
        assert contract.needs[goods.GRAIN] == contract.needs[goods.MILK] == 0
    totals = [sum(contract.needs[good] for contract in TABLES.contracts) for good in range(6)]
    assert totals == [40, 0, 0, 35, 33, 34]
    assert sum(contract.free_expands for contract in TABLES.contracts) == 13
    assert sum(contract.upgrades for contract in TABLES.contracts) == 12


@pytest.mark.rule("CC-DAT-32", "CC-DAT-33")
def test_what_contracts_give() -> None:
    kinds = [[amount for amount in c.imports if amount] for c in TABLES.contracts]
    assert [sum(c.imports[i] for c in TABLES.contracts) for i in range(3)] == [53, 49, 45]
    assert Counter(len(kind) for kind in kinds) == {0: 1, 1: 49}
    assert {amount for kind in kinds for amount in kind} == {1, 2, 3, 4}
    money = [contract.money for contract in TABLES.contracts if contract.money]
    assert (len(money), set(money)) == (20, {3, 5, 8, 10, 15})


@pytest.mark.rule("CC-DAT-17", "CC-DAT-20", "CC-TRD-Q2")
def test_price_tracks() -> None:
    assert TABLES.market.prices == (
        (3, 3, 4, 4, 5, 5, 6, 6, 7, 8),
        (3, 3, 4, 5, 6, 6, 7, 7, 8, 8),
        (3, 4, 5, 5, 6, 6, 7, 7, 8, 8),
        (7, 8, 9, 10, 11, 11, 12, 13, 14, 15),
        (7, 8, 9, 10, 11, 12, 13, 14, 14, 15),
        (8, 9, 10, 11, 12, 13, 13, 14, 15, 16),
    )


@pytest.mark.rule("CC-DAT-18", "CC-DAT-19", "CC-DAT-21", "CC-TRD-15")
def test_prices_around_the_start() -> None:
    prices, start = TABLES.market.prices, TABLES.market.start
    assert start == 3
    assert [track[start + 1] for track in prices] == [5, 6, 6, 11, 11, 12]
    assert [track[start] for track in prices] == [4, 5, 5, 10, 10, 11]
    assert [track[start - 1] for track in prices] == [4, 4, 5, 9, 9, 10]
    assert goods.GOOD_NAMES == ("wool", "grain", "milk", "bread", "cheese", "whisky")
    assert prices[goods.WHISKY][2:5] == (10, 11, 12)


@pytest.mark.rule("CC-DAT-22", "CC-SOL-30", "CC-SOL-10", "CC-SOL-11")
def test_bracket_and_dice() -> None:
    market = TABLES.market
    assert (market.medium_from, market.medium_to, market.last) == (3, 6, 9)
    assert market.price_die == (-3, -2, -1, 1, 2, 3)
    assert market.random_shift == (-1, -1, 0, 0, 1, 1)


def test_neighbourhood_numbers() -> None:
    market = TABLES.market
    assert (market.discount_basic, market.discount_processed) == (2, 3)
    assert [market.neighbourhood_limit(players) for players in (1, 2, 3, 4)] == [0, 4, 3, 3]


@pytest.mark.rule("CC-DAT-01", "CC-DAT-02", "CC-DAT-03", "CC-DAT-04", "CC-DAT-05", "CC-DAT-06")
def test_unit_costs() -> None:
    costs = {column.name: column.cost for column in TABLES.columns[:8]}
    assert costs == {
        "sheep": 8,
        "cow": 9,
        "dairy": 12,
        "bakery": 8,
        "field": 18,
        "distillery": 10,
        "woodcutter": 6,
        "miner": 10,
    }


@pytest.mark.rule("CC-EXP-21", "CC-CMP-02", "CC-CMP-03", "CC-DAT-09")
def test_columns_of_the_player_board() -> None:
    names = "sheep cow dairy bakery field distillery woodcutter miner worker"
    assert [column.name for column in TABLES.columns] == names.split()
    assert [column.index for column in TABLES.columns] == list(range(9))
    assert [column.count for column in TABLES.columns] == [4] * 8 + [8]
    assert [column.cost for column in TABLES.columns] == [8, 9, 12, 8, 18, 10, 6, 10, 6]


def test_what_units_make() -> None:
    made = [(column.good, column.amount) for column in TABLES.columns]
    assert made[goods.SHEEP] == (goods.WOOL, 1)
    assert made[goods.COW] == (goods.MILK, 1)
    assert made[goods.FIELD] == (goods.GRAIN, 2)
    changed = {c.index: (c.uses, c.makes) for c in TABLES.columns if c.factory}
    assert changed == {
        goods.DAIRY: (goods.MILK, goods.CHEESE),
        goods.BAKERY: (goods.GRAIN, goods.BREAD),
        goods.DISTILLERY: (goods.GRAIN, goods.WHISKY),
    }


@pytest.mark.rule("CC-DAT-07")
def test_worker_income() -> None:
    workers = {c.name: (c.income, c.income_upgraded) for c in TABLES.columns if c.worker}
    assert workers == {"woodcutter": (4, 6), "miner": (6, 8), "worker": (4, 4)}


@pytest.mark.rule("CC-EXP-20")
def test_terrain_and_kind_of_columns() -> None:
    terrain = [column.terrain for column in TABLES.columns]
    assert terrain == [goods.GRASS] * 6 + [goods.FOREST, goods.MOUNTAIN, 14]
    kinds = [column.kind for column in TABLES.columns]
    assert kinds == [0, 1, 2, 3, 4, 5, 6, 6, 6]
    assert kinds == [goods.kind_of(column) for column in range(9)]


@pytest.mark.rule("CC-DAT-08", "CC-CMP-04")
def test_upgrade_prices() -> None:
    board = TABLES.board
    assert (board.shipping_cost, board.merchant_cost, board.technology_cost) == (4, 4, 10)
    assert (board.technology_cost_bonus, board.technology_income) == (5, 2)
    assert (board.merchants_on_board, board.merchants_in_stock) == (5, 2)


@pytest.mark.rule("CC-DAT-10", "CC-SHP-03")
def test_shipping_levels() -> None:
    assert TABLES.board.shipping_last == 5
    assert goods.SHIPPING_NAMES == ("none", "river", "loch_1", "loch_2", "loch_3", "loch_4")


@pytest.mark.rule("CC-DAT-23", "CC-DAT-24", "CC-DAT-27")
def test_export_board() -> None:
    board = TABLES.board
    assert board.contract_money == (5, 0, -5, -10, -15)
    assert board.boxes == (0, 5, 6, 7, 8)
    assert board.solo_fill == 6
    assert board.building_draw == 3


@pytest.mark.rule("IN-FB-Q5")
def test_future_slots() -> None:
    assert TABLES.board.future_slots == 6


@pytest.mark.rule("CC-DAT-25", "CC-DAT-26")
def test_pass_bonus() -> None:
    board = TABLES.board
    assert (board.pass_bonus, board.solo_pass) == ((16, 14, 12, 10), 16)
    assert (board.pass_bonus_farmers, board.solo_pass_farmers) == ((12, 10, 8, 6), 12)


@pytest.mark.rule("CC-DAT-29", "CC-DAT-30", "CC-FUL-31")
def test_track() -> None:
    board = TABLES.board
    assert (board.track_steps, board.mark_money) == (30, 1)
    assert board.money_marks == (5, 10, 15, 20, 25, 30)


def test_final_tables() -> None:
    board = TABLES.board
    assert board.contracts_vp == ((), (), (8, 0), (12, 6, 0), (12, 6, 0, 0))
    assert board.settlements_vp == ((), (), (12, 0), (18, 12, 6), (18, 12, 6, 0))
    assert (board.import_vp, board.static_import_vp) == ((5, 4, 3), 4)
    vp = board.basic_vp, board.processed_vp, board.money_per_vp, board.hops_vp
    assert vp == (1, 2, 10, 1)


def test_award_vp() -> None:
    assert TABLES.board.awards_vp == ((), (), (8, 0), (12, 6, 0), (12, 6, 0, 0))


def test_solo_tables() -> None:
    board = TABLES.board
    assert board.solo_contracts == ((7, 12), (6, 8), (5, 4))
    assert board.solo_settlements == ((14, 18), (11, 12), (8, 6))
    ranks = ((161, "genius"), (146, "expert"), (131, "average"), (116, "rookie"), (0, "newbie"))
    assert board.solo_ranks == ranks
    assert (board.solo_price_changes, board.solo_block_cost) == (3, 1)


def test_variants() -> None:
    board = TABLES.board
    assert (board.no_clans_money, board.max_bid) == ((0, 2, 4, 6), 30)
    assert board.tighter_map_hexes == 4


@pytest.mark.rule("CC-DAT-34")
def test_starting_tiles() -> None:
    tiles = TABLES.starting_tiles
    assert TABLES.starting_tile(1).goods == (0, 0, 2, 0, 0, 1)
    assert {tile.money for tile in tiles} == {55}
    assert len({tile.goods for tile in tiles}) == len(tiles)
    assert [tile.id for tile in tiles if tile.box == "base"] == list(range(1, 10))
    assert [tile.id for tile in tiles if tile.box == "industria"] == list(range(10, 17))
    assert {tile.marks.public for tile in tiles[1:]} == {("money",)}


@pytest.mark.rule("CC-FW-Q1")
def test_starting_money_pays_the_first_workers() -> None:
    dearest = max(column.cost for column in TABLES.columns if column.worker)
    workers = max(clan.workers for clan in TABLES.clans)
    assert (dearest, workers) == (10, 3)
    assert min(tile.money for tile in TABLES.starting_tiles) >= workers * (dearest + 6)


@pytest.mark.rule("CC-CMP-12")
def test_nine_of_each_tile() -> None:
    assert [port.id for port in BASE_PORTS] == list(range(1, 10))
    assert [tile.id for tile in BASE_SCORING] == list(range(1, 10))
    assert len(BASE_CLANS) == len(BASE_STARTS) == 9
    assert [port.id for port in TABLES.ports if port.promo] == [9]
    assert [tile.id for tile in TABLES.scoring_tiles if tile.promo] == [9]
    assert [clan.id for clan in TABLES.clans if clan.promo] == ["macewan"]


def test_the_rows_of_both_boxes_stand_in_one_table() -> None:
    tables = (TABLES.clans, TABLES.starting_tiles, TABLES.ports, TABLES.scoring_tiles)
    assert [len(rows) for rows in tables] == [18, 16, 18, 18]
    assert {award.box for award in AWARDS.rows} == {"industria"}
    assert [len(port.effects) for port in TABLES.ports] == [1] * 15 + [2, 2, 1]
    assert [effect.train for effect in TABLES.port(16).effects] == [0, 1]
    assert TABLES.port(18).effect().numbers == {"cost": 25}
    assert TABLES.scoring_tile(13).numbers == {"field_uses": 2}
    assert TABLES.clan("macleod").ability["private_shipyards"] == 4
    assert TABLES.clan("gordon").words["silos"] == ("free_hex", "upgrade", "wool_or_milk")


@pytest.mark.parametrize(
    ("number", "without", "with_trains"),
    [(16, "move_units", "delivery_discount"), (17, "move_factory", "take_delivery_marker")],
)
def test_two_ports_have_another_effect_with_trains(
    number: int, without: str, with_trains: str
) -> None:
    port = TABLES.port(number)
    assert (port.effect().word, port.effect(trains=True).word) == (without, with_trains)
    assert TABLES.port(5).effect(trains=True) is TABLES.port(5).effect()


def test_port_numbers() -> None:
    effects = [port.effect() for port in BASE_PORTS]
    assert [effect.numbers for effect in effects] == [
        {"animals": 1},
        {"pay": 1, "gain": 3},
        {"pay": 1, "gain": 2},
        {"upgrades": 1, "glory": 3},
        {"money": 10},
        {"steps": 3},
        {"units": 2},
        {"money": 5},
        {"cost": 3},
    ]
    timings = [effect.timing for effect in effects]
    assert timings == ["fulfil", "any", "any", "any", "any", "trade", "any", "any", "any"]


def test_scoring_tile_numbers() -> None:
    numbers = [(tile.per, tile.glory) for tile in BASE_SCORING]
    plain, pair, double = (1, 1), (2, 3), (1, 2)
    assert numbers == [plain, pair, plain, double, pair, plain, double, plain, double]
    assert [tile.numbers for tile in BASE_SCORING if tile.numbers] == [{"field_glory": 2}]


@pytest.mark.rule("CC-DAT-41")
def test_clan_gifts() -> None:
    gifts = {}
    for clan in BASE_CLANS:
        row = clan.shipping, clan.shipping_small, clan.merchants, clan.workers
        if row != (0, 0, 0, 2):
            gifts[clan.id] = row
    assert gifts == {
        "fergusson": (3, 2, 0, 3),
        "macdonald": (0, 1, 0, 2),
        "stewart": (1, 1, 3, 2),
    }


@pytest.mark.rule("CC-DAT-35", "CC-MKZ-Q1")
def test_clan_numbers() -> None:
    assert TABLES.clan("mackenzie").lists == {"cellar_money_by_space": (0, 7, 15)}
    assert TABLES.clan("campbell").lists == {"factory_discount_by_number": (3, 4, 4, 5)}
    robertson = TABLES.clan("robertson").ability
    assert robertson == {"delta_discount": 3, "delta_discount_small": 2}
    buchanan = TABLES.clan("buchanan")
    assert buchanan.first_printing == {"building_bonus_draw": 3, "fulfil_per_action": 1}
    drawn = [buchanan.number("building_bonus_draw", old) for old in (False, True)]
    assert drawn == [6, 3]
    assert buchanan.number("export_boxes", True) == 2


@pytest.mark.rule("CC-DAT-40")
def test_component_counts() -> None:
    columns = TABLES.columns[:8]
    merchants = TABLES.board.merchants_on_board + TABLES.board.merchants_in_stock
    assert 4 * merchants == 28
    assert 4 * sum(column.count for column in columns if column.worker) == 32
    assert [4 * column.count for column in columns if not column.worker] == [16] * 6


def test_awards() -> None:
    assert awards.AWARDS.faults(TABLES) == []
    thresholds = [(award.zero_vp, award.four_vp) for award in AWARDS.rows]
    assert thresholds[:5] == [(24, 27), (7, 10), (42, 48), (60, 75), (5, 8)]
    assert thresholds[5:] == [(6, 8), (8, 10), (11, 14), (15, 18)]
    assert AWARDS.card_vp == (4, 0, -4)
    counts = [AWARDS.award(number).count for number in (1, 2, 4, 8, 9)]
    assert counts == [
        "units_on_map",
        "import_goods_of_one_kind",
        "money",
        "units_along_rivers",
        "units_on_or_at_lochs",
    ]


def test_every_row_has_a_source() -> None:
    sources = [row.marks.source for row in TABLES.contracts]
    sources += [row.marks.source for row in TABLES.ports]
    sources += [row.marks.source for row in TABLES.clans]
    sources += [row.marks.source for row in TABLES.sides]
    sources += [row.cost_source for row in TABLES.sides]
    assert set(sources) <= set(SOURCES[:3])
    assert {side.marks.source for side in TABLES.sides if side.number > 1} == {"reconstructed"}
    assert {side.cost_source for side in TABLES.sides} == {"reconstructed"}


def test_rule_ids_of_the_tables_exist() -> None:
    known = set()
    for name in ("clans.md", "industria.md"):
        text = (CATALOGUE / name).read_text("utf-8")
        known |= set(re.findall(r"`((?:CC|IN)-[\w-]+)`", text))
    cited = {rule for rules in TABLES.rules.values() for rule in rules}
    rows = [row.marks.rules for row in TABLES.ports]
    rows += [row.marks.rules for row in TABLES.scoring_tiles]
    rows += [row.marks.rules for row in TABLES.clans]
    rows += [row.marks.rules for row in AWARDS.rows]
    assert all(rows)
    cited |= {rule for rules in rows for rule in rules}
    assert sorted(TABLES.rules) == sorted(FILES)
    assert all(TABLES.rules.values())
    assert AWARDS.rules
    assert cited | set(AWARDS.rules) <= known
