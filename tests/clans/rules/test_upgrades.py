"""Actions 4 to 6: shipping (CC-SHP), technology (CC-TEC) and merchants (CC-HIR)."""

import pytest

from tests.clans.scenario import Scenario


def alone() -> Scenario:
    """Seat 0 takes one turn after another, since the others have passed."""
    s = Scenario()
    s.turn(0, passed=[1, 2])
    return s


def income_of_round(s: Scenario) -> int:
    """What seat 0 gains from here to the end of the round; it passes third, for £12."""
    before = s.seat(0).money
    s.end_round()
    return s.seat(0).money - before - 12


# --- shipping -------------------------------------------------------------------------------------


@pytest.mark.rule("CC-SHP-01", "CC-SHP-02")
def test_shipping_costs_four_pounds_for_exactly_one_level() -> None:
    s = Scenario()
    s.play("ship")
    assert (s.seat(0).shipping, s.seat(0).money) == (1, 96)
    assert s.table.actor == 1, "one level an action"


@pytest.mark.rule("CC-SHP-01")
def test_shipping_must_be_paid() -> None:
    s = Scenario()
    s.seat(0).money = 3
    assert "CC-SHP-01" in s.why_not("ship")


@pytest.mark.rule("CC-SHP-03")
def test_the_five_levels_are_the_river_and_one_to_four_lochs() -> None:
    s = Scenario(ports=False)
    s.place(0, "sheep", "4.2")
    s.turn(0, passed=[1, 2])
    # Across the river, then over 5.3, 5.4, 5.5 and 6.5, each one loch further.
    targets = ["4.3", "6.2", "4.4", "5.6", "6.6"]
    for level in range(6):
        builds = s.texts("build")
        assert [hex_ for hex_ in targets if f"build cow {hex_}" in builds] == targets[:level]
        if level < 5:
            s.play("ship")


@pytest.mark.rule("CC-SHP-04")
def test_a_new_level_counts_at_once_for_ports_and_settlements() -> None:
    s = Scenario(setup={"port": ["5", "1", "2", "3"]})
    s.place(0, "sheep", "2.2", "2.3")
    s.shipping(0, 1)
    s.place(0, "cow", "4.3")
    assert "CC-PRT-01" in s.why_not("port 5")
    s.play("ship")
    seats = s.table.view()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["settlements"] == 3, "2.2, 2.3 and 4.3 meet at loch 3.3"
    s.play("port 5")
    assert s.seat(0).money == 100 - 4 + 10


@pytest.mark.rule("CC-SHP-Q1")
def test_the_last_level_ends_both_the_action_and_the_bonus_upgrade() -> None:
    s = Scenario(ports=False)
    s.shipping(0, 5)
    assert "CC-SHP-Q1" in s.why_not("ship")
    s.contract_in_box(0, 6)
    s.goods(0, wool=3)
    s.play("fulfil 6")
    assert "hire" in s.texts()
    assert "CC-SHP-Q1" in s.why_not("ship")


# --- technology -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "other"), [("woodcutter", "miner"), ("miner", "woodcutter")])
@pytest.mark.rule("CC-TEC-01", "CC-TEC-02")
def test_each_of_the_two_tiles_is_flipped_once_for_ten_pounds(tile: str, other: str) -> None:
    s = alone()
    s.play(f"technology {tile}")
    assert s.seat(0).money == 90
    assert "CC-TEC-02" in s.why_not(f"technology {tile}")
    s.play(f"technology {other}")
    assert s.seat(0).money == 80
    assert s.texts("technology") == []


@pytest.mark.rule("CC-TEC-01")
def test_technology_must_be_paid() -> None:
    s = Scenario()
    s.seat(0).money = 9
    assert "CC-TEC-01" in s.why_not("technology miner")


@pytest.mark.parametrize(
    ("moves", "income"),
    [
        pytest.param(["ship"], 4 + 4 + 6, id="none"),
        pytest.param(["technology woodcutter"], 6 + 6 + 6, id="woodcutters"),
        pytest.param(["technology miner"], 4 + 4 + 8, id="miners"),
    ],
)
@pytest.mark.rule("CC-TEC-03")
def test_each_worker_of_the_column_earns_two_pounds_more_in_every_round(
    moves: list[str], income: int
) -> None:
    s = Scenario(ports=False)
    s.place(0, "woodcutter", "7.2", "8.1")
    s.place(0, "miner", "7.3")
    s.play(*moves)
    assert income_of_round(s) == income
    assert income_of_round(s) == income


@pytest.mark.rule("CC-TEC-04")
def test_the_upgrade_covers_workers_deployed_later() -> None:
    s = Scenario(ports=False)
    s.place(0, "woodcutter", "8.1")
    s.turn(0, passed=[1, 2])
    s.play("technology woodcutter", "build woodcutter 9.1")
    assert income_of_round(s) == 6 + 6


@pytest.mark.rule("CC-TEC-05")
def test_technology_costs_five_pounds_as_a_bonus_upgrade() -> None:
    s = Scenario()
    s.contract_in_box(0, 6)
    s.goods(0, wool=3)
    s.seat(0).money = 5
    s.play("fulfil 6", "technology miner")
    assert s.seat(0).money == 0
    s.turn(0)
    assert "CC-TEC-02" in s.why_not("technology miner")


@pytest.mark.rule("CC-TEC-06")
def test_clan_macdonald_cannot_upgrade_technology() -> None:
    s = Scenario(clans=["macdonald", "campbell", "stewart"])
    assert s.texts("technology") == []
    assert "CC-TEC-06" in s.why_not("technology woodcutter")
    s.turn(1)
    assert s.texts("technology") == ["technology woodcutter", "technology miner"]


@pytest.mark.rule("CC-TEC-Q1")
def test_technology_without_a_deployed_worker_is_legal() -> None:
    s = Scenario()
    s.place(0, "sheep", "7.1")
    assert s.texts("technology") == ["technology woodcutter", "technology miner"]


# --- merchants ------------------------------------------------------------------------------------


@pytest.mark.rule("CC-HIR-01")
def test_a_merchant_costs_four_pounds_and_leaves_the_player_board() -> None:
    s = Scenario()
    s.play("hire")
    assert (s.seat(0).merchants, s.seat(0).board_merchants) == (3, 4)
    assert s.seat(0).money == 96
    assert s.table.actor == 1
    s.seat(1).money = 3
    assert "CC-HIR-01" in s.why_not("hire")


@pytest.mark.rule("CC-HIR-02")
def test_a_hired_merchant_trades_in_the_same_round() -> None:
    s = alone()
    assert "CC-TRD-04" in s.why_not("buy wool 3")
    s.play("hire", "buy wool 3")
    assert s.stock(0, "wool") == 3


@pytest.mark.rule("CC-HIR-03")
def test_five_merchants_can_be_hired_and_no_more() -> None:
    s = alone()
    s.play("hire", "hire", "hire", "hire", "hire")
    assert s.seat(0).merchants == 7
    assert "CC-HIR-03" in s.why_not("hire")
