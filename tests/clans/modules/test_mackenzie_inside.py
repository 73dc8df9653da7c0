"""Clan MacKenzie inside an action: barrels leave the cellar at any time of the own turn (CC-MKZ).

Barrels on the spaces 2 and 3 are worth £7 and £15.
"""

import pytest

from ceilidh.games.clans.modules.clans.mackenzie.rules import WhiskyCellar
from tests.clans.scenario import Scenario, hex_number

RELEASES = ["release 2", "release 3"]


def cellared(money: int, barrels: int = 0b110, ports: str = "5 4 2 3") -> Scenario:
    """Seat 0 stands on 7.2 with so much money."""
    s = Scenario(clans=["mackenzie", "campbell", "robertson"], setup={"port": ports.split()})
    s.place(0, "woodcutter", "7.2")
    s.seat().money = money
    s.state.keep(WhiskyCellar(barrels, 0))
    return s


@pytest.mark.rule("CC-MKZ-07", "CC-MKZ-Q3", "CC-FUL-Q2")
def test_a_barrel_pays_for_a_free_expand_that_would_be_lost() -> None:
    s = cellared(money=0)
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1")
    assert s.texts() == ["done", *RELEASES], "without money no unit can be paid"
    assert "CC-EXP-05" in s.why_not("build sheep 8.2")
    s.play("release 3")
    assert "build sheep 8.2" in s.texts()
    s.play("build sheep 8.2")
    assert s.seat().money == 15 - 8
    assert s.stock(0, "whisky") == 1


@pytest.mark.rule("CC-MKZ-07", "CC-TEC-05")
def test_a_barrel_pays_for_a_technology_of_a_bonus_upgrade() -> None:
    s = cellared(money=4)
    s.contract_in_box(0, 6)
    s.goods(0, wool=3)
    s.play("fulfil 6")
    assert s.texts() == ["ship", "hire", "done", *RELEASES]
    s.play("release 2", "technology miner")
    assert s.seat().money == 4 + 7 - 5


@pytest.mark.rule("CC-MKZ-07", "CC-NBB-08")
def test_a_barrel_pays_for_a_bargain() -> None:
    s = cellared(money=8)
    s.seat().money += s.state.map.cost[hex_number("7.3")]
    s.place(1, "sheep", "8.2")
    s.play("build sheep 7.3")
    assert s.seat().money == 0
    assert s.texts() == ["done", *RELEASES]
    s.play("release 2")
    assert s.texts() == ["bargain wool 1", "bargain wool 2", "done", "release 3"]
    s.play("bargain wool 2")
    assert s.seat().money == 7 - 2 * (4 - 2)


@pytest.mark.rule("CC-MKZ-07", "CC-BLD-Q5")
def test_a_barrel_pays_for_a_contract_that_was_shown() -> None:
    s = cellared(money=100)
    s.state.round = 5
    s.place(0, "bakery", "7.1", "8.1", "8.2")
    s.seat().money = 0
    s.play("release 3", "build bakery 7.3")
    s.play("draw")
    assert s.texts() == ["done", "release 2"]
    assert "CC-BLD-Q5" in s.why_not(f"keep {s.state.drawn[0]}")
    s.seat().money = 8
    s.play("release 2")
    kept = min(s.state.drawn)
    s.play(f"keep {kept}")
    assert s.seat().box == (kept,)
    assert s.seat().money == 0


@pytest.mark.rule("CC-MKZ-07", "CC-MKZ-Q3")
def test_barrels_leave_between_two_slaughters() -> None:
    s = cellared(money=0)
    s.contract_in_box(0, 3)
    s.place(0, "cow", "1.1", "7.1")
    s.play("fulfil 3", "slaughter 1.1")
    assert s.texts() == ["slaughter 7.1", *RELEASES]
    s.play("release 2")
    assert s.texts() == ["slaughter 7.1", "release 3"]
    s.play("slaughter 7.1")
    assert s.seat().fulfilled == (3,)
    assert s.seat().money == 7 + 10


@pytest.mark.rule("CC-MKZ-07", "CC-PRT-T6-Q2")
def test_a_barrel_leaves_while_a_moved_price_must_be_traded() -> None:
    s = cellared(money=11, ports="6 5 2 3")
    s.place(0, "sheep", "1.1")
    s.play("port 6", "shift wool up")
    assert s.texts() == ["buy wool 1", *RELEASES]
    assert "CC-PRT-T6-Q2" in s.why_not("hire")
    assert "CC-MKZ-02" in s.why_not("release 1")
    s.play("release 2")
    assert s.texts() == ["buy wool 1", "buy wool 2", "release 3"]
    s.play("buy wool 2")
    assert s.seat().money == 11 + 7 - 2 * 6


@pytest.mark.rule("CC-MKZ-Q3")
def test_no_barrel_leaves_in_the_turn_of_another_seat() -> None:
    s = cellared(money=100)
    s.contract_in_box(1, 1)
    s.goods(1, wool=4)
    s.place(1, "woodcutter", "8.3")
    s.turn(1)
    assert "You are not playing Clan MacKenzie." in s.why_not("release 2")
    s.play("fulfil 1")
    assert s.texts("build") != []
    assert s.texts("release") == []


@pytest.mark.rule("CC-MKZ-07")
def test_an_action_does_not_wait_for_barrels_that_change_nothing() -> None:
    s = cellared(money=100)
    s.contract_in_box(0, 2)
    s.goods(0, wool=6)
    s.play("fulfil 2")
    assert s.table.view()["step"] == "turn", "a contract without bonuses"
    assert s.texts() == ["done", *RELEASES]
    s = cellared(money=100)
    s.place(1, "sheep", "8.2")
    s.play("build sheep 7.3", "bargain wool 1")
    assert s.table.view()["step"] == "turn", "nothing more is on offer"


@pytest.mark.rule("CC-MKZ-07")
@pytest.mark.parametrize("barrels", [0b001, 0b010, 0b111])
def test_legal_moves_stay_in_order_inside_an_action(barrels: int) -> None:
    s = cellared(money=30, barrels=barrels)
    s.contract_in_box(0, 1)
    s.goods(0, wool=4)
    s.play("fulfil 1")
    ids = [move.action.id for move in s.table.legal()]
    assert ids == sorted(set(ids))
    spaces = [space + 1 for space in range(3) if barrels >> space & 1]
    assert s.texts("release") == [f"release {space}" for space in spaces]
