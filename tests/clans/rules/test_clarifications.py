"""What Industria makes clear for the base game (CC-IND), and rules in the data table (CC-DAT)."""

import pytest

import ceilidh
from tests.clans.scenario import Scenario

BONUSES = ["bargain milk 1", "bargain milk 2", "draw", "done"]


def set_of_bakeries(port: str = "5", scoring: str = "1", edition: str = "current") -> Scenario:
    """Three bakeries of seat 0; on 2.4 the fourth would stand beside a cow of seat 1."""
    setup = {
        "port": [port, *[tile for tile in "2368" if tile != port][:3]],
        "scoring": [scoring, *[tile for tile in "23567" if tile != scoring][:4]],
    }
    scenario = Scenario(setup=setup, edition=edition)
    scenario.place(0, "miner", "1.4")
    scenario.place(0, "bakery", "1.3", "1.5", "2.3")
    scenario.place(1, "cow", "2.5")
    return scenario


@pytest.mark.rule("CC-IND-01")
def test_a_unit_deployed_by_a_contract_brings_both_bonuses() -> None:
    scenario = set_of_bakeries()
    scenario.goods(0, wool=4)
    scenario.contract_in_box(0, 1)
    scenario.play("fulfil 1", "build bakery 2.4")
    assert scenario.texts() == BONUSES


@pytest.mark.rule("CC-IND-01", "CC-IND-02")
@pytest.mark.parametrize(
    ("edition", "bonuses"), [("current", BONUSES), ("first-printing", ["draw", "done"])]
)
def test_units_exchanged_by_port_7_bring_both_bonuses(edition: str, bonuses: list[str]) -> None:
    scenario = set_of_bakeries(port="7", edition=edition)
    scenario.place(0, "sheep", "1.1", "2.4")
    scenario.play("port 7", "remove 1.1", "remove 2.4", "swap cow 1.1", "swap bakery 2.4")
    assert scenario.texts() == bonuses


@pytest.mark.rule("CC-IND-03")
@pytest.mark.parametrize("first", ["draw", "bargain milk 2"])
def test_both_bonuses_come_in_any_order_once_the_expand_is_paid(first: str) -> None:
    scenario = set_of_bakeries()
    assert not {"draw", "bargain milk 1"} & set(scenario.texts())
    scenario.play("build bakery 2.4")
    assert scenario.seat().money == 100 - 8 - 1
    assert scenario.texts() == BONUSES
    scenario.play(first)
    if first == "draw":
        scenario.play("done")
        assert scenario.texts() == ["bargain milk 1", "bargain milk 2", "done"]
    else:
        assert scenario.texts() == ["draw", "done"]


@pytest.mark.rule("CC-IND-03")
def test_money_needed_for_the_expand_cannot_buy_by_the_bonus() -> None:
    scenario = set_of_bakeries()
    scenario.seat().money = 8 + 1 + 2  # milk costs 5 - 2
    scenario.play("build bakery 2.4")
    assert scenario.texts() == ["draw", "done"]


@pytest.mark.rule("CC-IND-04")
@pytest.mark.parametrize(("unit", "other"), [("woodcutter", "miner"), ("miner", "woodcutter")])
def test_port_7_exchanges_no_worker_for_a_worker(unit: str, other: str) -> None:
    scenario = set_of_bakeries(port="7")
    scenario.place(0, unit, "4.5", "2.7")  # hexes with grass, forest and mountain
    scenario.place(0, "sheep", "1.1")
    scenario.play("port 7", "remove 4.5", "remove 2.7")
    while "return woodcutter" in scenario.texts():
        scenario.play(f"return {unit}")
    swaps = scenario.texts("swap")
    assert "swap sheep 2.7" in swaps
    assert not [swap for swap in swaps if unit in swap or other in swap]


@pytest.mark.rule("CC-IND-04")
def test_scoring_tile_4_counts_woodcutters_and_miners_alike() -> None:
    scenario = set_of_bakeries(scoring="4")
    scenario.place(0, "woodcutter", "4.5", "5.1")
    scenario.place(1, "miner", "2.7")
    scenario.end_round()
    assert [seat.glory for seat in scenario.state.seats] == [6, 2, 0]


@pytest.mark.rule("CC-IND-05")
@pytest.mark.parametrize("source", ["fulfil 6", "port 4"])
def test_every_bonus_upgrade_may_take_a_merchant_back(source: str) -> None:
    scenario = set_of_bakeries(port="4")
    scenario.play("buy wool 2")
    scenario.turn(0)
    scenario.place(0, "sheep", "1.1")
    scenario.goods(0, wool=3)
    scenario.contract_in_box(0, 6)
    scenario.play(source, "recall wool")
    assert scenario.seat().merchants == 1
    assert scenario.seat().board_merchants == 5


@pytest.mark.rule("CC-IND-06")
@pytest.mark.parametrize(("unit", "income"), [("woodcutter", 4), ("miner", 6)])
@pytest.mark.parametrize("hex_", ["4.5", "2.7", "8.2"])
def test_income_follows_the_player_board_not_the_terrain(unit: str, income: int, hex_: str) -> None:
    scenario = Scenario()
    scenario.place(0, unit, hex_)  # forest and mountain on one hex
    scenario.end_round()
    assert scenario.seat().money == 100 + 16 + income


@pytest.mark.rule("CC-IND-07")
@pytest.mark.parametrize("technologies", [1, 2])
def test_a_technology_counts_as_one_upgrade(technologies: int) -> None:
    scenario = set_of_bakeries(scoring="8")
    scenario.play("technology miner")
    if technologies == 2:
        scenario.turn(0)
        scenario.goods(0, wool=3)
        scenario.contract_in_box(0, 6)
        scenario.play("fulfil 6", "technology woodcutter")
    scenario.turn(0)
    scenario.end_round()
    assert scenario.seat().glory == technologies


@pytest.mark.rule("CC-DAT-28")
def test_solo_the_last_price_die_names_the_box_that_is_emptied() -> None:
    emptied = {}
    for seed in range(40):
        scenario = Scenario(players=1, seed=seed)
        dice = [one for one in scenario.play("pass").outcomes if one.domain == "price"]
        emptied[dice[-1].word] = scenario.state.display.index(0)
    # Two columns, minus and plus; three rows, 1 to 3 from the top.
    assert emptied == {"-1": 0, "+1": 1, "-2": 2, "+2": 3, "-3": 4, "+3": 5}


@pytest.mark.rule("CC-DAT-38")
@pytest.mark.parametrize("shift", range(9))
def test_any_scoring_tile_may_come_in_any_round(shift: int) -> None:
    tiles = [(shift + place) % 9 + 1 for place in range(5)]
    table = ceilidh.new("clans", 2, 1, setup={"scoring": [str(tile) for tile in tiles]})
    assert table.view()["scoring_tiles"] == tiles


@pytest.mark.rule("CC-DAT-38")
def test_five_different_scoring_tiles_are_drawn_at_random() -> None:
    drawn = [ceilidh.new("clans", 2, seed).state.tiles for seed in range(60)]
    assert all(len(set(tiles)) == 5 for tiles in drawn)
    for place in range(5):
        assert {tiles[place] for tiles in drawn} == set(range(1, 10))
