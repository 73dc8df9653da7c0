"""Two units on one hex (IN-U2), and a guest of another seat beside them."""

from __future__ import annotations

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COLUMN_NAMES, COW, KIND_STATION, SHEEP
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.counters import units_on
from ceilidh.games.clans.rules.expand import build_second
from ceilidh.games.clans.rules.pieces import (
    guest_at,
    has_room,
    kinds_at,
    kinds_of,
    owner_at,
    put_on_map,
    send_home,
)
from ceilidh.games.clans.rules.settlements import settlements
from ceilidh.games.clans.state import State
from ceilidh.kernel.json_fields import rows, table
from tests.clans.modules.made_up import with_module
from tests.clans.scenario import Scenario, hex_number

HERE = hex_number("2.4")  # grassland for £1 beside 1.4, 2.3, 2.5, 3.4 and others


def herd(**setup: list[str]) -> Scenario:
    """Seat 0 has a sheep and a cow on 2.4."""
    s = Scenario(setup=setup)
    s.place(0, "sheep", "2.4")
    s.place(0, "cow", "2.4")
    return s


class Posts(Module):
    """Seat 1 has as many stations on the map as it says."""

    def __init__(self, number: int) -> None:
        super().__init__("posts")
        self.number = number

    def units_besides(self, state: State, seat: int) -> int:
        return self.number if seat == 1 else 0


def shared(*units: str) -> Scenario:
    """Units of seat 0 and a station of seat 1 on 2.4."""
    s = with_module(Scenario(), Posts(1))
    for unit in units:
        s.place(0, unit, "2.4")
    put_on_map(s.state, 1, KIND_STATION, HERE)
    assert CLANS.audit(s.state) == []
    return s


# --- coming ---------------------------------------------------------------------------------------


@pytest.mark.rule("IN-U2-01")
def test_nobody_builds_on_a_hex_that_holds_a_unit() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4", "2.5")
    assert not [move for move in s.texts("build") if move.endswith(("2.4", "2.5"))]
    assert "Hex 2.4 is occupied." in s.why_not("build cow 2.4")


@pytest.mark.rule("IN-U2-02")
@pytest.mark.parametrize(("free", "paid"), [(False, 9), (True, 0)])
def test_a_second_unit_pays_no_land(free: bool, paid: int) -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    build_second(s.state, 0, COLUMN_NAMES.index("cow"), HERE, free)
    assert s.seat().money == 100 - paid
    assert kinds_at(s.state, HERE) == [SHEEP, COW]
    assert CLANS.audit(s.state) == []


@pytest.mark.rule("IN-U2-03")
def test_a_third_unit_finds_no_room() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    assert has_room(s.state, 0, HERE) and not has_room(s.state, 1, HERE)
    s.place(0, "cow", "2.4")
    assert not has_room(s.state, 0, HERE)
    with pytest.raises(AssertionError):
        put_on_map(s.state, 0, SHEEP, HERE)


@pytest.mark.rule("IN-U2-02", "IN-DT-04")
def test_a_second_unit_brings_its_bonuses() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    s.place(1, "dairy", "2.5")
    build_second(s.state, 0, COW, HERE, False)
    open_bonuses(s.state, 0, COW, HERE)
    assert s.texts("bargain") == ["bargain cheese 1", "bargain cheese 2"]


# --- being there ----------------------------------------------------------------------------------


@pytest.mark.rule("IN-U2-04", "IN-U2-10")
def test_both_are_one_settlement_of_two_units() -> None:
    s = herd()
    (group,) = settlements(s.state, s.seat())
    assert units_on(s.state, 0, group) == 2


@pytest.mark.rule("IN-U2-05")
def test_scoring_tiles_count_both() -> None:
    s = Scenario(setup={"scoring": ["5", "1", "2", "3", "4"]})  # 3 glory for a pair on the border
    s.place(0, "sheep", "1.3")
    s.place(0, "cow", "1.3")
    s.place(1, "sheep", "1.5")
    s.end_round()
    assert [seat.glory for seat in s.state.seats] == [3, 0, 0]


@pytest.mark.rule("IN-U2-Q2")
def test_a_dear_hex_scores_once() -> None:
    s = Scenario(setup={"scoring": ["9", "1", "2", "3", "4"]})
    s.place(0, "sheep", "7.3")
    s.place(0, "cow", "7.3")
    s.place(1, "sheep", "3.2")
    s.end_round()
    assert s.seat(0).glory == s.seat(1).glory > 0


@pytest.mark.rule("IN-U2-07")
def test_both_produce() -> None:
    s = herd()
    s.end_round()
    assert (s.stock(0, "wool"), s.stock(0, "milk")) == (1, 1)


@pytest.mark.rule("IN-U2-08")
def test_each_offers_its_good_to_neighbours() -> None:
    s = herd()
    s.place(1, "miner", "3.4")
    s.turn(1)
    s.play("build sheep 2.3")
    assert {move.split()[1] for move in s.texts("bargain")} == {"wool", "milk"}


@pytest.mark.rule("IN-AW-Q1")
def test_awards_count_both() -> None:
    s = Scenario(2, modules=["awards"], setup={"award": ["1"]})
    s.place(0, "sheep", "2.4")
    s.place(0, "cow", "2.4")
    s.place(1, "sheep", "3.4")
    assert dict(s.table.sheet())["award"] == [8, 0]


# --- leaving --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-U2-06", "IN-U2-09")
def test_one_is_slaughtered_and_the_other_keeps_the_hex() -> None:
    s = herd()
    s.place(1, "miner", "3.4")
    s.contract_in_box(0, 14)  # 1 wool and 1 mutton
    s.goods(0, wool=1)
    s.play("fulfil 14", "slaughter 2.4")
    assert kinds_at(s.state, HERE) == [COW]
    s.turn(1)
    assert "Hex 2.4 is occupied." in s.why_not("build cow 2.4")
    send_home(s.state, HERE, COW)
    assert "build cow 2.4" in s.texts()


@pytest.mark.rule("IN-U2-06", "CC-PRT-T7-01")
def test_an_exchange_asks_which_of_two_is_meant() -> None:
    s = herd(port=["7", "5", "2", "3"])
    s.place(0, "dairy", "1.1")
    s.play("port 7", "remove 2.4")
    assert s.texts() == ["pick sheep", "pick cow"]
    assert "You have no dairy on hex 2.4." in s.why_not("pick dairy")
    s.play("pick cow", "remove 1.1", "swap bakery 1.1", "swap distillery 2.4")
    assert kinds_at(s.state, HERE) == [SHEEP, COLUMN_NAMES.index("distillery")]
    assert CLANS.audit(s.state) == []


@pytest.mark.rule("IN-U2-06", "CC-PRT-T7-Q2")
def test_an_exchange_may_take_both_of_one_hex() -> None:
    s = herd(port=["7", "5", "2", "3"])
    s.place(0, "field", "1.1")
    s.play("port 7", "remove 2.4", "pick sheep", "remove 2.4", "swap dairy 2.4", "swap bakery 2.4")
    assert kinds_at(s.state, HERE) == [COLUMN_NAMES.index("dairy"), COLUMN_NAMES.index("bakery")]
    assert CLANS.audit(s.state) == []


# --- a guest --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-U2-Q3", "IN-U2-03")
def test_a_hex_may_hold_two_units_and_a_guest() -> None:
    s = shared("sheep", "cow")
    assert (owner_at(s.state, HERE), guest_at(s.state, HERE)) == (0, 1)
    assert kinds_of(s.state, 0, HERE) == [SHEEP, COW]
    assert kinds_of(s.state, 1, HERE) == [KIND_STATION]
    assert s.seat(1).own.has(HERE) and s.seat(1).reach.has(hex_number("2.5"))
    s.turn(1)
    assert "build cow 2.5" in s.texts()


@pytest.mark.rule("IN-U2-09")
def test_a_guest_keeps_the_hex_when_the_owner_leaves() -> None:
    s = shared("sheep")
    send_home(s.state, HERE, SHEEP)
    assert (owner_at(s.state, HERE), guest_at(s.state, HERE)) == (1, -1)
    assert not s.seat(0).own.has(HERE) and not s.state.free.has(HERE)
    assert CLANS.audit(s.state) == []


def test_a_shared_hex_is_written_and_read() -> None:
    s = shared("sheep", "cow")
    again = CLANS.restore(s.state.rules, CLANS.dump(s.state))
    assert again.land == s.state.land
    assert again.seats[1].own.same(s.seat(1).own)


def test_the_view_shows_the_guest() -> None:
    s = shared("sheep")
    pieces = [table(row) for row in rows(CLANS.view(s.state, 0)["pieces"])]
    (piece,) = [row for row in pieces if row["hex"] == "2.4"]
    assert (piece["seat"], piece["units"]) == (0, ["sheep"])
    assert (piece["guest"], piece["guest_units"]) == (1, ["station"])


def test_a_station_without_its_module_is_no_position() -> None:
    s = Scenario()
    put_on_map(s.state, 1, KIND_STATION, HERE)
    assert any("differ" in fault for fault in CLANS.audit(s.state))
