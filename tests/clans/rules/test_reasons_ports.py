"""What is said about moves at ports that are not possible. The first tile lies beside 1.1."""

from __future__ import annotations

import pytest

from tests.clans.rules.test_reasons import said
from tests.clans.scenario import Scenario


def at_port(ports: str, *units: str, **goods: int) -> Scenario:
    s = Scenario(setup={"port": ports.split()})
    s.place(0, "sheep", "1.1")
    for unit in units:
        s.place(0, *unit.split())
    s.goods(0, **goods)
    return s


@pytest.mark.rule("CC-PRT-Q3", "CC-PRT-T9-01", "CC-PRT-T6-01", "CC-PRT-T7-Q2")
def test_ports_say_what_they_need() -> None:
    assert said(at_port("2 5 6 3"), "port 2") == "You have no basic good to pay."
    assert said(at_port("3 5 6 2"), "port 3") == "You have no processed good to pay."
    assert said(at_port("7 5 6 2"), "port 7") == "You have no two units that can be swapped."
    s = at_port("9 5 6 2")
    assert said(s, "port 9") == "That port copies another one: choose the one to copy."
    assert said(s, "copy 9") == "A port cannot copy itself."
    s.seat().money = 2
    assert said(s, "copy 5") == "Port 9 costs £3; you have £2."
    s = at_port("6 5 9 2")
    assert said(s, "copy 5") == "Port 9 is out of reach of your units."
    assert said(at_port("6 5 3 2"), "copy 5") == "The port that copies others is not in this game."
    s.seat().money = 0
    assert said(s, "port 6") == "There is no good you could trade after moving its price."
    s = at_port("6 5 9 2", wool=1)
    s.shipping(0, 5)
    s.place(0, "sheep", "11.1")
    s.play("hire")
    assert said(s, "port 6") == "You can only use port 6 just before a trade."
    assert said(s, "shift wool up") == "Only port 6 lets you move a price, just before a trade."


@pytest.mark.rule("CC-PRT-T6-Q1", "CC-PRT-T6-Q2")
def test_moving_a_price() -> None:
    s = at_port("6 5 3 2", wool=1)
    s.price_step("wool", 9)
    s.seat().money = 8
    s.play("port 6")
    assert said(s, "shift wool up") == "The price of wool cannot move any further."
    assert said(s, "shift whisky up") == "After that you must trade whisky, and you could not."
    assert said(s, "hire") == "First decide which price to move, and which way."
    s.play("shift wool down")
    assert said(s, "sell milk 1") == "You moved the price of wool: now trade it."
    assert said(s, "done") == "You moved the price of wool: now trade it."


@pytest.mark.rule("CC-PRT-T2-01")
def test_giving_up_and_gaining_goods() -> None:
    s = at_port("2 5 6 3", wool=1)
    assert said(s, "discard wool") == "You can only exchange goods at a port."
    s.play("port 2")
    assert said(s, "discard bread") == "This port only accepts wool, grain, milk."
    assert said(s, "discard milk") == "You have 0 milk in stock."
    assert said(s, "gain milk") == "First decide which good to pay at the port."
    s.play("discard wool")
    assert said(s, "gain bread") == "This port only accepts wool, grain, milk."
    assert said(s, "pass") == "First decide which good to gain at the port."


@pytest.mark.rule("CC-PRT-T7-02", "CC-PRT-T7-03", "CC-PRT-T7-Q1", "CC-PRT-T7-Q2")
def test_exchanging_units() -> None:
    s = at_port("7 5 6 2", "field 7.2", "cow 8.2")
    assert said(s, "remove 1.1") == "You can only swap units on the map with a port."
    s.play("port 7")
    assert said(s, "remove 7.3") == "You have no unit on hex 7.3."
    assert said(s, "remove 7.2") == "Fields cannot be swapped."
    assert said(s, "done") == "First decide which two of your units to swap."
    s.play("remove 1.1")
    assert said(s, "remove 1.1") == "Choose a different unit from the first."
    s.play("remove 8.2")
    assert said(s, "swap dairy 8.2") == "The next unit must go on hex 1.1."
    assert said(s, "swap field 1.1") == "Fields cannot be swapped."
    assert said(s, "swap worker 1.1") == "You have no worker left on your player board."
    assert (
        said(s, "swap miner 1.1") == "You cannot place this unit on hex 1.1: wrong terrain (miner)."
    )
    assert said(s, "swap cow 1.1").startswith(
        "The new units must be different from the ones you removed, "
        "and must come from your player board"
    )
    assert said(s, "done") == "First decide which unit to place on hex 1.1."


@pytest.mark.rule("CC-PRT-T7-Q3", "CC-PRT-T7-Q5")
def test_returning_workers_and_fishermen() -> None:
    s = at_port("7 5 6 2", "woodcutter 8.2", "miner 7.3")
    assert said(s, "return miner") == "You can only swap units on the map with a port."
    s.play("port 7", "remove 8.2", "remove 7.3")
    assert said(s, "done") == "First decide which column the worker from hex 7.3 returns to."
    s = Scenario(clans=["macdonald", "campbell", "stewart"], setup={"port": ["7", "5", "6", "2"]})
    s.place(0, "sheep", "1.1", "8.2")
    s.place(0, "worker", "5.4")
    s.play("port 7")
    assert said(s, "remove 5.4") == "No other unit can be placed on a loch."


@pytest.mark.rule("CC-BLD-03", "CC-BLD-05", "CC-BLD-06", "CC-PRT-T8-02")
def test_contracts_that_are_shown() -> None:
    s = at_port("8 5 6 2")
    s.state.round = 5
    assert said(s, "draw") == "You get a building bonus only for the fourth building of a type."
    s.play("port 8")
    assert said(s, "hire") == "First decide whether to use the building bonus of the port."
    s.play("draw")
    other = next(number for number in range(1, 51) if number not in s.state.drawn)
    assert said(s, f"keep {other}") == f"Contract {other} was not revealed."
    s.seat().money = 14
    answer = said(s, f"keep {s.state.drawn[0]}")
    assert answer == "A contract costs £15 this round; you have £14."
    full = Scenario()
    full.place(0, "bakery", "7.1", "7.2", "8.1")
    full.place(1, "sheep", "8.3")
    full.contract_in_box(0, 9)
    full.play("build bakery 8.2")
    assert said(full, "draw") == "Your export box is full: fulfil a contract first."
