"""Settlement scoring (CC-STL): groups of neighbouring units and the links between them."""

import pytest

from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.clans.scenario import Scenario

COLUMNS = ("cow", "bakery", "dairy", "field")


def settle(scenario: Scenario, seat: int, hexes: str, level: int) -> None:
    """Put units on the hexes, four of a kind at most, and set the shipping level."""
    for place, name in enumerate(hexes.split()):
        scenario.place(seat, COLUMNS[place // 4], name)
    scenario.shipping(seat, level)


def worth(scenario: Scenario, seat: int = 0) -> int:
    return linked_settlements(scenario.state, scenario.seat(seat))


def value(hexes: str, level: int) -> int:
    scenario = Scenario()
    settle(scenario, 0, hexes, level)
    return worth(scenario)


@pytest.mark.rule("CC-STL-01")
@pytest.mark.parametrize("hexes", ["4.3 4.4", "3.4 4.3 4.4", "2.3 2.4 3.4 4.3 4.4 4.5"])
def test_neighbouring_units_form_one_settlement(hexes: str) -> None:
    assert value(hexes, 5) == 1


@pytest.mark.rule("CC-STL-02")
def test_a_single_unit_is_a_settlement() -> None:
    assert value("5.6", 5) == 1
    assert value("5.6 4.4", 2) == 2


@pytest.mark.rule("CC-STL-03")
def test_units_across_a_river_are_two_settlements() -> None:
    assert value("4.2 4.3", 1) == 2
    assert value("4.2 4.3", 0) == 1  # apart, and without a link


@pytest.mark.rule("CC-STL-03", "CC-STL-12")
def test_another_unit_can_join_units_on_both_banks() -> None:
    scenario = Scenario(clans=["macdonald", "campbell", "robertson"])
    settle(scenario, 0, "4.2 4.3", 1)
    assert worth(scenario) == 2
    scenario.place(0, "worker", "5.3")  # a loch beside both
    assert worth(scenario) == 1


@pytest.mark.rule("CC-STL-12")
def test_a_fisherman_forms_a_settlement_with_units_on_the_shore() -> None:
    scenario = Scenario(clans=["macdonald", "campbell", "robertson"])
    settle(scenario, 0, "4.4 5.6", 2)
    assert worth(scenario) == 2
    scenario.place(0, "worker", "6.4")  # a unit of its own: 6.4 is not beside 4.4 or 5.6
    assert worth(scenario) == 3
    scenario = Scenario(clans=["macdonald", "campbell", "robertson"])
    settle(scenario, 0, "4.4 5.6", 2)
    scenario.place(0, "worker", "5.5")
    assert worth(scenario) == 1


@pytest.mark.rule("CC-STL-04")
@pytest.mark.parametrize(
    ("hexes", "level"),
    [
        ("2.4 3.4 4.4 4.3 5.6", 2),  # only 4.4 is one loch away from 5.6
        ("2.4 3.4 4.4 4.3 7.4", 3),  # two lochs
        ("3.4 4.3 4.2", 1),  # a river
    ],
)
def test_any_unit_in_reach_of_any_other_links_settlements(hexes: str, level: int) -> None:
    assert value(hexes, level) == 2
    assert value(hexes, level - 1) == 1


@pytest.mark.rule("CC-STL-05")
def test_links_chain_through_other_own_settlements() -> None:
    # 5.2 and 5.6 are three lochs apart; 4.3 and 4.4 lie between them.
    assert value("5.2 5.6", 2) == 1
    assert value("5.2 4.3 4.4 5.6", 2) == 3


@pytest.mark.rule("CC-STL-06", "CC-STL-07")
def test_only_the_largest_linked_group_counts() -> None:
    scenario = Scenario()
    settle(scenario, 0, "10.5 10.6", 2)
    assert worth(scenario) == 2
    scenario.place(0, "bakery", "5.2", "4.3", "5.6")  # a second group of two, and one alone
    assert worth(scenario) == 2
    scenario.place(0, "bakery", "4.4")  # one settlement with 4.3, and a link to 5.6
    assert worth(scenario) == 3


@pytest.mark.rule("CC-STL-08")
def test_the_size_of_a_settlement_does_not_matter() -> None:
    # Eight units in one settlement against two single units that are linked.
    crowd = "7.8 8.7 8.8 9.9 8.6 7.7 6.7 6.6"
    assert value(crowd, 2) == 1
    assert value(f"{crowd} 4.4 5.6", 1) == 2  # 5.6 across the river from 6.6; 4.4 stands alone
    assert value("4.4 5.6", 2) == 2


@pytest.mark.rule("CC-STL-09")
def test_the_present_shipping_level_counts() -> None:
    scenario = Scenario()
    settle(scenario, 0, "4.4 5.6 7.4", 0)
    values = []
    for _ in range(4):
        values.append(worth(scenario))
        scenario.turn(0)
        scenario.play("ship")
    assert values == [1, 1, 2, 3]


@pytest.mark.rule("CC-STL-10")
def test_slaughter_can_split_a_settlement() -> None:
    scenario = Scenario()
    settle(scenario, 0, "4.3 4.5", 3)
    scenario.place(0, "sheep", "4.4")
    scenario.contract_in_box(0, 14)
    scenario.goods(0, wool=1)
    assert worth(scenario) == 1
    scenario.play("fulfil 14", "slaughter 4.4")
    assert worth(scenario) == 2


@pytest.mark.rule("CC-STL-10")
def test_slaughter_can_break_a_link() -> None:
    scenario = Scenario()
    settle(scenario, 0, "4.4 6.6", 2)
    scenario.place(0, "sheep", "5.6")
    scenario.contract_in_box(0, 14)
    scenario.goods(0, wool=1)
    assert worth(scenario) == 3
    scenario.play("fulfil 14", "slaughter 5.6")
    assert worth(scenario) == 1


@pytest.mark.rule("CC-STL-Q1")
def test_without_shipping_the_value_is_1() -> None:
    assert value("4.2 4.3 4.4 5.6 5.7 10.5 1.8", 0) == 1
    assert value("", 0) == 0


@pytest.mark.rule("CC-STL-Q2")
@pytest.mark.parametrize(("level", "linked"), [(1, 1), (2, 2)])
def test_a_fishermans_own_loch_is_not_crossed(level: int, linked: int) -> None:
    # Strictly between 5.3 and 4.4 lies only loch 5.4.
    scenario = Scenario(clans=["macdonald", "campbell", "robertson"])
    settle(scenario, 0, "4.4", level)
    scenario.place(0, "worker", "5.3")
    assert worth(scenario) == linked


def picture() -> Scenario:
    """Red and black as in the book's picture, on our map."""
    scenario = Scenario()
    # A cluster of three, two units divided by a river, and one that is two lochs away.
    settle(scenario, 0, "4.3 4.4 3.4 5.2 6.2 7.4", 2)
    # Five settlements around the loch of the south east, and one far away.
    settle(scenario, 1, "10.5 10.6 8.6 8.8 7.8 10.8 1.8", 3)
    return scenario


@pytest.mark.rule("CC-EX-20")
def test_red_has_four_settlements_of_which_1_loch_links_three() -> None:
    scenario = picture()
    assert worth(scenario, 0) == 3
    scenario.shipping(0, 3)
    assert worth(scenario, 0) == 4


@pytest.mark.rule("CC-EX-21")
def test_black_links_five_settlements_with_2_loch() -> None:
    scenario = picture()
    assert worth(scenario, 1) == 5
    scenario.shipping(1, 2)
    assert worth(scenario, 1) == 3
