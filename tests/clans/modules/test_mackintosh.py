"""Clan Mackintosh of Industria: money for workers and factories beside its own (IN-MKT)."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import KIND_WORKER
from ceilidh.games.clans.rules.moving import move_unit
from ceilidh.games.clans.rules.picking import unit_on
from tests.clans.scenario import Scenario, hex_number

CLANS = ["mackintosh", "campbell", "robertson"]


def mackintosh(**setup: list[str]) -> Scenario:
    """A worker of the clan on 7.2."""
    s = Scenario(clans=CLANS, setup=setup, modules=["industria-tiles"])
    s.place(0, "woodcutter", "7.2")
    for seat in range(3):
        s.seat(seat).money = 100
    return s


@pytest.mark.rule("IN-MKT-01", "IN-MKT-05")
@pytest.mark.parametrize(
    ("unit", "cost"), [("dairy", 12), ("bakery", 8), ("distillery", 10), ("woodcutter", 6)]
)
def test_3_pounds_for_its_own_workers_and_factories(unit: str, cost: int) -> None:
    s = mackintosh()
    s.play(f"build {unit} 7.3")
    assert s.seat().money == 100 - cost - 5 + 3
    poor = mackintosh()
    poor.seat().money = cost + 5 - 1
    assert f"build {unit} 7.3" not in poor.texts(), "the money comes after paying"


@pytest.mark.rule("IN-MKT-01")
def test_3_pounds_for_those_of_others() -> None:
    s = mackintosh()
    s.place(1, "sheep", "8.1")
    s.turn(1)
    s.play("build bakery 7.1")
    assert s.seat().money == 103


@pytest.mark.rule("IN-MKT-02")
def test_a_river_between_does_not_matter() -> None:
    s = mackintosh()
    s.place(0, "woodcutter", "2.6")
    s.place(1, "sheep", "2.4")
    s.turn(1)
    s.play("build bakery 2.5")  # a river parts it from 2.6
    assert s.seat().money == 103


@pytest.mark.rule("IN-MKT-03")
def test_once_however_many_workers_are_adjacent() -> None:
    s = mackintosh()
    s.place(0, "woodcutter", "8.1", "8.2")
    s.seat().money = 100
    s.place(1, "sheep", "7.4")
    s.turn(1)
    s.play("build bakery 7.3")
    assert s.seat().money == 103


@pytest.mark.rule("IN-MKT-04", "IN-MKT-08")
def test_first_workers_count_and_none_is_beside_itself() -> None:
    pool = {"clan": [*CLANS, "stewart"], "first": ["1"]}
    options: dict[str, object] = {"modules": ["industria-tiles"], "map": "A1 B1 C1 D1"}
    table = ceilidh.new("clans", 3, 1, options, setup=pool)
    for seat in (2, 1, 0):
        table.play(f"choose {CLANS[seat]}", seat=seat)
    start = table.state.seats[0].money
    table.play("build woodcutter 7.2")
    assert table.state.seats[0].money == start - 6 - 2, "nothing for the first"
    table.play("build woodcutter 8.1")  # adjacent to it, of another seat
    assert table.state.seats[0].money == start - 6 - 2 + 3


@pytest.mark.rule("IN-MKT-06")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_never_do(unit: str) -> None:
    s = mackintosh()
    s.place(1, "sheep", "8.1")
    s.turn(1)
    s.play(f"build {unit} 7.1")
    assert s.seat().money == 100


@pytest.mark.rule("IN-MKT-07")
def test_a_unit_that_moves_does_not() -> None:
    s = mackintosh()
    s.place(1, "miner", "8.3")
    move_unit(s.state, 1, unit_on(hex_number("8.3"), KIND_WORKER), hex_number("8.2"))
    assert s.seat().money == 100


@pytest.mark.rule("IN-MKT-Q1")
def test_the_money_may_pay_for_bargains_of_the_same_turn() -> None:
    s = mackintosh()
    s.place(1, "field", "8.2")
    s.seat().money = 8 + 5
    s.seat().merchants = 2
    s.play("build bakery 7.3")
    assert s.seat().money == 3
    assert s.texts("bargain") == ["bargain grain 1"], "grain for £5 less 2"


@pytest.mark.rule("IN-MKT-Q2")
def test_a_worker_on_the_same_hex_counts() -> None:
    s = mackintosh()
    s.place(0, "bakery", "7.2")
    assert s.seat().money == 103


@pytest.mark.rule("IN-MKT-Q3")
def test_units_that_come_by_exchange_count() -> None:
    s = mackintosh(port=["7", "2", "3", "4"])
    s.place(1, "sheep", "1.1", "7.3")
    s.turn(1)
    s.play("port 7", "remove 1.1", "remove 7.3")
    s.play("swap cow 1.1", "swap bakery 7.3")
    assert s.seat().money == 103
