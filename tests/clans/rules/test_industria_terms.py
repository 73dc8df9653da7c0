"""Terms of the base game that Industria relies on, each with what it leaves out (IN-GL)."""

import pytest

from ceilidh.games.clans.goods import BASIC, COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES, PROCESSED
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.conditions import progress
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.counters import upgrades
from ceilidh.games.clans.rules.settlements import settlements
from tests.clans.railway.rails import GO, Rails, delivering
from tests.clans.scenario import Scenario, hex_number

TILES = ["industria-tiles"]


def built(s: Scenario) -> set[str]:
    return {text.split()[2] for text in s.texts("build")}


@pytest.mark.rule("IN-GL-01", "IN-GL-02")
def test_a_river_parts_neighbours_but_not_adjacent_hexes() -> None:
    around = Scenario().state.map
    two, six = hex_number("2.5"), hex_number("2.6")
    assert six in around.adjacent[two] and two in around.adjacent[six]
    assert six not in around.neighbours[two] and two not in around.neighbours[six]
    assert hex_number("2.4") in around.neighbours[two], "no river between them"
    assert hex_number("2.3") not in around.adjacent[two], "no edge in common"
    for hex_, near in enumerate(around.neighbours):
        assert set(near) <= set(around.adjacent[hex_])


@pytest.mark.rule("IN-GL-03", "IN-GL-04")
@pytest.mark.parametrize(
    ("level", "inside", "outside"),
    [
        (0, {"2.3", "2.4"}, {"2.6", "4.4"}),
        (1, {"2.6", "3.6"}, {"4.3", "2.2"}),
    ],
)
def test_reach_is_what_neighbours_or_shipping_lead_to(
    level: int, inside: set[str], outside: set[str]
) -> None:
    s = Scenario()
    s.place(0, "sheep", "2.5", "2.4")
    s.shipping(0, level)
    assert inside - {"2.4"} <= built(s)
    assert not outside & built(s)


@pytest.mark.rule("IN-GL-04")
def test_each_loch_needs_its_level_and_land_is_never_passed() -> None:
    s = Scenario()
    s.place(0, "sheep", "4.3")
    reached = []
    for level in range(4):
        s.shipping(0, level)
        reached.append(built(s))
    assert "4.2" not in reached[0] and "4.2" in reached[1], "a river"
    assert "2.3" not in reached[1] and "2.3" in reached[2], "one loch"
    assert "7.4" not in reached[2] and "7.4" in reached[3], "two lochs"
    assert "2.4" not in reached[3], "over 3.4, which is land"


@pytest.mark.rule("IN-GL-05")
def test_a_settlement_is_a_group_of_neighbours() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4", "2.5", "2.3")
    s.place(0, "woodcutter", "2.6")  # over a river from 2.5
    s.place(0, "cow", "9.9")
    s.place(1, "cow", "1.5")
    sizes = sorted(group.count() for group in settlements(s.state, s.seat()))
    assert sizes == [1, 1, 3]


@pytest.mark.rule("IN-GL-06", "IN-GL-07", "IN-GL-08", "IN-GL-21", "IN-GL-26")
def test_kinds_of_units_with_what_they_cost() -> None:
    columns = Scenario().seat().hooks.columns
    costs = {COLUMN_NAMES[column.index]: column.cost for column in columns}
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
    rows = Scenario().state.rules.components.columns
    assert {row.name for row in rows if row.factory} == {"dairy", "bakery", "distillery"}


@pytest.mark.rule("IN-GL-07")
def test_only_factories_count_as_factories() -> None:
    rails = Rails(3, "milestones")
    rails.place(0, "dairy", "2.3")
    rails.place(0, "bakery", "2.4")
    rails.place(0, "distillery", "2.5")
    rails.place(0, "field", "1.5")
    rails.place(0, "sheep", "3.5")
    rails.place(0, "miner", "1.4")
    assert progress(rails.state, 0, railway(rails.state).milestone(3)) == 3


@pytest.mark.rule("IN-GL-08")
def test_only_animals_go_back_as_animals() -> None:
    rails = delivering(12)
    rails.place(0, "sheep", "2.4")
    rails.place(0, "cow", "2.5")
    rails.place(0, "field", "2.3")
    rails.stand(GO)
    assert rails.texts("withdraw") == ["withdraw 2.4", "withdraw 2.5"]


@pytest.mark.rule("IN-GL-09")
def test_three_basic_and_three_processed_goods() -> None:
    assert [GOOD_NAMES[good] for good in BASIC] == ["wool", "grain", "milk"]
    assert [GOOD_NAMES[good] for good in PROCESSED] == ["bread", "cheese", "whisky"]


@pytest.mark.rule("IN-GL-10")
def test_hops_are_no_rare_import() -> None:
    assert IMPORT_NAMES[:3] == ("cotton", "tobacco", "sugar_cane")
    contract = Scenario().state.rules.components.contract(23)
    assert (contract.imports, contract.hops) == ((0, 0, 0), 8)


@pytest.mark.rule("IN-GL-11")
@pytest.mark.parametrize(
    ("move", "money"), [("ship", 0), ("hire", 0), ("recall wool", 0), ("technology miner", 5)]
)
def test_a_bonus_upgrade_is_one_of_four_things(move: str, money: int) -> None:
    s = Scenario()
    s.seat().merchants, s.seat().market[0] = 1, 1
    open_benefits(s.state, 0, 0, 0, 1)
    assert {text.split()[0] for text in s.texts()} == {
        "ship",
        "hire",
        "recall",
        "technology",
        "done",
    }
    s.play(move)
    assert s.seat().money == 100 - money
    assert s.table.view()["step"] == "turn", "exactly one"


@pytest.mark.rule("IN-GL-12")
def test_a_free_hex_saves_the_land_and_nothing_else() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    open_benefits(s.state, 0, 0, 1, 0)
    assert "build cow 9.9" not in s.texts(), "out of reach"
    assert "build cow 1.4" not in s.texts(), "no grassland"
    s.seat().money = 9
    assert "build dairy 3.5" not in s.texts(), "the unit is paid"
    s.play("build cow 3.5")  # its land costs £4
    assert s.seat().money == 0


@pytest.mark.rule("IN-GL-13")
def test_upgrades_are_shipping_hired_merchants_and_technology() -> None:
    s = Scenario()
    assert upgrades(s.state, s.seat()) == 0, "the two merchants of the start are none"
    s.seat().shipping = 2
    s.seat().technology = 3
    s.seat().board_merchants -= 1
    assert upgrades(s.state, s.seat()) == 2 + 2 + 1
    gifted = Scenario(clans=["macfarlane", "campbell", "robertson"], modules=TILES)
    assert upgrades(gifted.state, gifted.seat()) == 3, "gifts of a clan count"


@pytest.mark.rule("IN-GL-14", "IN-GL-20")
@pytest.mark.parametrize(("round_", "money"), [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)])
def test_a_building_bonus_shows_three_contracts_and_keeps_one_for_the_money_of_the_round(
    round_: int, money: int
) -> None:
    s = Scenario()
    s.state.round = round_
    s.place(0, "bakery", "2.3", "2.5", "1.5")
    pile = len(s.state.unseen)
    s.play("build bakery 2.4", "draw")
    before = s.seat().money
    shown = s.texts("keep")
    assert len(shown) == 3
    s.play(shown[0])
    assert s.seat().money == before + money
    assert len(s.seat().box) == 1
    assert s.table.actor == 1, "one, and no more"
    assert (len(s.state.unseen), len(s.state.bottom)) == (pile - 3, 2)
    full = Scenario()
    full.place(0, "bakery", "2.3", "2.5", "1.5")
    full.contract_in_box(0, 1)
    full.play("build bakery 2.4")
    assert full.table.actor == 1, "the box must be empty"


@pytest.mark.rule("IN-GL-15")
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3), (4, 3)])
def test_neighbours_sell_two_or_three_pounds_below_the_price(players: int, most: int) -> None:
    s = Scenario(players)
    s.seat().merchants, s.seat().board_merchants = 7, 0
    s.place(0, "cow", "4.4")
    s.place(1, "sheep", "4.5")
    s.place(1, "miner", "3.4")
    s.place(0, "field", "4.3")
    s.play("build cow 3.5")
    assert {text.split()[1] for text in s.texts("bargain")} == {"wool"}, "no worker, no own unit"
    assert s.texts("bargain")[-1] == f"bargain wool {most}"
    before = s.seat().money
    price = s.state.rules.prices[0][s.state.prices[0]]
    s.play("bargain wool 2")
    assert s.seat().money == before - 2 * (price - 2)
    assert s.seat().merchants == 5


@pytest.mark.rule("IN-GL-16")
def test_merchants_never_stand_on_both_areas_of_a_good() -> None:
    s = Scenario()
    s.goods(0, wool=3, milk=1)
    s.seat().merchants, s.seat().market[0] = 1, 1
    assert s.texts("sell") == ["sell milk 1"]
    assert "buy wool 1" in s.texts()
    s.seat().market[0] = -1
    assert "sell wool 1" in s.texts()
    assert "buy wool 1" not in s.texts()


@pytest.mark.rule("IN-GL-17")
def test_port_tiles_by_number() -> None:
    ports = Scenario().state.rules.components.ports[:9]
    assert [port.effect().word for port in ports] == [
        "meat_discount",
        "swap_basic",
        "swap_processed",
        "upgrade_and_glory",
        "money",
        "shift_price",
        "exchange_units",
        "money_and_building_bonus",
        "copy_port",
    ]
    numbers = [port.effect().numbers for port in ports]
    assert (numbers[1]["gain"], numbers[2]["gain"], numbers[3]["glory"]) == (3, 2, 3)
    assert (numbers[4]["money"], numbers[5]["steps"], numbers[7]["money"]) == (10, 3, 5)


@pytest.mark.rule("IN-GL-18")
def test_scoring_tiles_by_number() -> None:
    tiles = Scenario().state.rules.components.scoring_tiles[:9]
    assert [(tile.count, tile.per, tile.glory) for tile in tiles] == [
        ("basic_goods_in_stock", 1, 1),
        ("processed_goods_in_stock", 2, 3),
        ("non_worker_units", 1, 1),
        ("workers", 1, 2),
        ("units_on_border", 2, 3),
        ("cotton_tobacco_sugar_on_fulfilled", 1, 1),
        ("meat_on_fulfilled", 1, 2),
        ("upgrades", 1, 1),
        ("occupied_hexes_of_cost_5_or_6", 1, 2),
    ]


@pytest.mark.rule("IN-GL-19")
def test_goods_and_money_have_no_end() -> None:
    s = Scenario()
    s.seat().money = 5000
    s.goods(0, wool=70)
    s.place(0, "sheep", "2.4")
    s.play("pass", "pass", "pass")
    assert s.stock(0, "wool") == 71
    assert s.seat().money == 5016


@pytest.mark.rule("IN-GL-23")
def test_what_a_tile_costs_is_paid_and_what_it_gives_is_received() -> None:
    s = Scenario(setup={"port": ["9", "5", "3", "4"]})
    s.place(0, "sheep", "1.1")
    s.play("copy 5")
    assert s.seat().money == 100 - 3 + 10


@pytest.mark.rule("IN-GL-24")
def test_money_left_over_breaks_ties() -> None:
    s = Scenario()
    for seat, money in enumerate((101, 104, 98)):
        s.seat(seat).money = money
        s.seat(seat).glory = 1 if seat == 2 else 0
    while s.table.actor is not None:
        s.table.play("pass" if "pass" in s.texts() else s.texts()[-1])
    for seat, money in enumerate((101, 104, 98)):
        s.seat(seat).money = money
    places = [one.seat for one in s.table.result() or []]
    assert places == [2, 1, 0], "equal in points; £8, £4 and £1 are left"


@pytest.mark.rule("IN-GL-22", "IN-GL-25")
def test_jumps_need_no_straight_line_but_lines_do() -> None:
    rails = delivering(4)
    rails.place(0, "sheep", "2.4")
    rails.place(1, "cow", "2.3")
    rails.stand(GO, "bonus jump")
    assert {"build cow 2.1", "build cow 4.2", "build cow 5.6"} <= set(rails.texts())
    line = Rails(3, "milestones")
    line.place(0, "sheep", "2.1", "2.2", "2.3", "2.4", "2.5")
    tile = railway(line.state).milestone(13)
    assert progress(line.state, 0, tile) == 5
    bent = Rails(3, "milestones")
    bent.place(0, "sheep", "2.1", "2.2", "2.3", "2.4", "1.5")
    assert progress(bent.state, 0, tile) == 4


@pytest.mark.rule("IN-GL-27")
def test_a_unit_that_is_removed_goes_back_to_its_own_player_board() -> None:
    rails = delivering(12)
    rails.place(0, "sheep", "2.4")
    rails.place(1, "sheep", "2.5")
    rails.stand(GO, "withdraw 2.4")
    assert [rails.seat(seat).deployed[0] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("IN-GL-Q1")
@pytest.mark.parametrize(("step", "move", "after"), [(9, "buy wool 2", 9), (8, "buy wool 2", 9)])
def test_a_price_marker_stops_at_the_end_and_the_trade_is_legal(
    step: int, move: str, after: int
) -> None:
    s = Scenario()
    s.price_step("wool", step)
    s.play(move)
    assert s.state.prices[0] == after
    sold = Scenario()
    sold.goods(0, wool=2)
    sold.price_step("wool", 1)
    sold.play("sell wool 2")
    assert sold.state.prices[0] == 0


@pytest.mark.rule("IN-GL-Q2")
def test_what_is_not_used_at_once_is_lost() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    open_benefits(s.state, 0, 0, 1, 1)
    s.play("done")
    assert s.table.view()["step"] == "turn"
    s.play("hire")
    s.turn(0)
    assert s.seat().money == 96, "hired as an action, for £4"
    assert "recall wool" not in s.texts()
