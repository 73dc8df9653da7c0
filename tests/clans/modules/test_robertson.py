"""Clan Robertson: units on river deltas are cheaper (CC-ROB)."""

import pytest

import ceilidh
from tests.clans.scenario import Scenario


def robertson(players: int = 3) -> Scenario:
    clans = ["robertson", "campbell", "stewart", "cunningham"][:players]
    return Scenario(players=players, clans=clans)


def cost_of(scenario: Scenario, move: str) -> int:
    before = scenario.seat().money
    scenario.play(move)
    return before - scenario.seat().money


@pytest.mark.rule("CC-EX-28", "CC-ROB-01")
def test_with_four_players_a_bakery_on_a_delta_of_cost_1_costs_6() -> None:
    scenario = robertson(players=4)
    scenario.place(0, "miner", "13.6")
    assert cost_of(scenario, "build bakery 12.6") == 8 + 1 - 3


@pytest.mark.rule("CC-ROB-01")
@pytest.mark.parametrize(("unit", "cost"), [("sheep", 8), ("field", 18), ("dairy", 12)])
def test_the_whole_cost_of_any_unit_is_3_less(unit: str, cost: int) -> None:
    scenario = robertson()
    scenario.place(0, "miner", "13.6")
    scenario.seat().money = cost + 1 - 4
    assert f"build {unit} 12.6" not in scenario.texts("build")
    scenario.seat().money = cost + 1 - 3
    assert cost_of(scenario, f"build {unit} 12.6") == cost + 1 - 3


@pytest.mark.rule("CC-ROB-02")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_the_reduction_is_2(players: int) -> None:
    scenario = robertson(players)
    scenario.place(0, "sheep", "11.7")
    assert cost_of(scenario, "build bakery 10.6") == 8 + 3 - 2


@pytest.mark.rule("CC-ROB-03", "CC-ROB-Q1")
@pytest.mark.parametrize(
    ("start", "hex_", "land", "reduction"),
    [
        ("1.4", "1.3", 1, 3),  # the river 2.2|1.3 ends at the loch 1.2
        ("3.4", "4.3", 4, 3),
        ("4.5", "5.6", 3, 3),
        ("4.5", "4.6", 4, 0),  # along a river, but no mouth
        ("3.5", "3.6", 2, 0),
        ("3.4", "4.4", 2, 0),  # at a loch, but no river
    ],
)
def test_a_delta_has_a_river_side_that_ends_at_a_loch(
    start: str, hex_: str, land: int, reduction: int
) -> None:
    scenario = robertson()
    scenario.place(0, "miner", start)
    assert cost_of(scenario, f"build sheep {hex_}") == 8 + land - reduction


@pytest.mark.rule("CC-ROB-Q3")
@pytest.mark.parametrize(("start", "hex_", "land"), [("3.2", "4.2", 3), ("2.1", "2.2", 4)])
def test_two_river_mouths_at_one_hex_give_one_reduction(start: str, hex_: str, land: int) -> None:
    scenario = robertson()
    scenario.place(0, "sheep", start)
    assert cost_of(scenario, f"build cow {hex_}") == 9 + land - 3


@pytest.mark.rule("CC-ROB-04")
def test_first_workers_on_a_delta_are_cheaper_too() -> None:
    clans = ["robertson", "campbell", "stewart", "cunningham"]
    fixed = {"clan": clans, "first": ["1"]}
    table = ceilidh.new("clans", 3, 1, {"map": "A1 B1 C1 D1"}, setup=fixed)
    for clan in ("stewart", "campbell", "robertson"):
        table.play(f"choose {clan}")
    start = table.state.seats[0].money
    table.play("build woodcutter 11.4")
    assert table.state.seats[0].money == start - (6 + 1 - 3)
    rival = table.state.seats[1].money
    table.play("build woodcutter 9.2")
    assert table.state.seats[1].money == rival - (6 + 4)


@pytest.mark.rule("CC-ROB-05")
def test_the_reduction_holds_again_after_slaughter() -> None:
    scenario = robertson()
    scenario.place(0, "miner", "13.6")
    assert cost_of(scenario, "build cow 12.6") == 9 + 1 - 3
    scenario.turn(0)
    scenario.goods(0, wool=1)
    scenario.contract_in_box(0, 16)
    scenario.play("fulfil 16", "slaughter 12.6")
    scenario.turn(0)
    assert cost_of(scenario, "build cow 12.6") == 9 + 1 - 3


@pytest.mark.rule("CC-ROB-Q2")
@pytest.mark.parametrize(
    ("start", "unit", "hex_", "cost"),
    [("2.1", "sheep", "2.2", 8), ("6.3", "woodcutter", "6.2", 6)],
)
def test_a_free_expand_onto_a_delta_lowers_the_unit_cost(
    start: str, unit: str, hex_: str, cost: int
) -> None:
    scenario = robertson()
    scenario.place(0, "miner", start)
    scenario.goods(0, wool=4)
    scenario.contract_in_box(0, 1)
    scenario.play("fulfil 1")
    scenario.seat().money = cost - 3
    assert f"build {unit} {hex_}" in scenario.texts("build")
    scenario.play(f"build {unit} {hex_}")
    assert scenario.seat().money == 0


@pytest.mark.rule("CC-ROB-01")
def test_other_clans_pay_the_full_price_on_a_delta() -> None:
    scenario = robertson()
    scenario.place(2, "miner", "13.6")
    scenario.turn(2)
    scenario.play("build bakery 12.6")
    assert scenario.seat(2).money == 100 - 8 - 1
