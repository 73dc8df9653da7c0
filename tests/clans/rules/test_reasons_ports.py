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
    assert said(at_port("2 5 6 3"), "port 2") == "You have no basic good to give up."
    assert said(at_port("3 5 6 2"), "port 3") == "You have no processed good to give up."
    assert said(at_port("7 5 6 2"), "port 7") == "You have no two units that could be exchanged."
    s = at_port("9 5 6 2")
    assert said(s, "port 9") == "That port copies another one: copy the one you want."
    assert said(s, "copy 9") == "A port cannot copy itself."
    s.seat().money = 2
    assert said(s, "copy 5") == "Port 9 costs £3; you have £2."
    s = at_port("6 5 9 2")
    assert said(s, "copy 5") == "Port 9 is out of reach of your units."
    assert said(at_port("6 5 3 2"), "copy 5") == "The port that copies others is not in this game."
    s.seat().money = 0
    assert said(s, "port 6") == "You could trade no good after moving its price."
    s = at_port("6 5 9 2", wool=1)
    s.shipping(0, 5)
    s.place(0, "sheep", "11.1")
    s.play("hire")
    assert said(s, "port 6") == "Port 6 helps only just before you trade."
    assert said(s, "shift wool up") == "Only port 6 moves a price, just before a trade."


@pytest.mark.rule("CC-PRT-T6-Q1", "CC-PRT-T6-Q2")
def test_moving_a_price() -> None:
    s = at_port("6 5 3 2", wool=1)
    s.price_step("wool", 9)
    s.seat().money = 8
    s.play("port 6")
    assert said(s, "shift wool up") == "The price of wool is at that end."
    assert said(s, "shift whisky up") == "You could not trade whisky after that, as you then must."
    assert said(s, "hire") == "First decide this: which price to move, and which way."
    s.play("shift wool down")
    assert said(s, "sell milk 1") == "You moved the price of wool: trade it now."
    assert said(s, "done") == "You moved the price of wool: trade it now."


@pytest.mark.rule("CC-PRT-T2-01")
def test_giving_up_and_gaining_goods() -> None:
    s = at_port("2 5 6 3", wool=1)
    assert said(s, "discard wool") == "Goods are given up and gained only at a port."
    s.play("port 2")
    assert said(s, "discard bread") == "This port exchanges only wool, grain, milk."
    assert said(s, "discard milk") == "You have 0 milk in stock."
    assert said(s, "gain milk") == "First decide this: which good to give up at the port."
    s.play("discard wool")
    assert said(s, "gain bread") == "This port exchanges only wool, grain, milk."
    assert said(s, "pass") == "First decide this: which good to gain at the port."


@pytest.mark.rule("CC-PRT-T7-02", "CC-PRT-T7-03", "CC-PRT-T7-Q1", "CC-PRT-T7-Q2")
def test_exchanging_units() -> None:
    s = at_port("7 5 6 2", "field 7.2", "cow 8.2")
    assert said(s, "remove 1.1") == "Units on the map are exchanged only by a port."
    s.play("port 7")
    assert said(s, "remove 7.3") == "You have no unit on hex 7.3."
    assert said(s, "remove 7.2") == "Fields are never exchanged."
    assert said(s, "done") == "First decide this: which two of your units to exchange."
    s.play("remove 1.1")
    assert said(s, "remove 1.1") == "Choose another unit than the first."
    s.play("remove 8.2")
    assert said(s, "swap dairy 8.2") == "The next unit goes to hex 1.1."
    assert said(s, "swap field 1.1") == "Fields are never exchanged."
    assert said(s, "swap worker 1.1") == "Your player board has no worker."
    assert said(s, "swap miner 1.1") == "A miner does not fit the land of hex 1.1."
    assert said(s, "swap cow 1.1").startswith("The new units must be others than those removed")
    assert said(s, "done") == "First decide this: which unit takes the place on hex 1.1."


@pytest.mark.rule("CC-PRT-T7-Q3", "CC-PRT-T7-Q5")
def test_returning_workers_and_fishermen() -> None:
    s = at_port("7 5 6 2", "woodcutter 8.2", "miner 7.3")
    assert said(s, "return miner") == "Units on the map are exchanged only by a port."
    s.play("port 7", "remove 8.2", "remove 7.3")
    assert said(s, "done") == "First decide this: to which column the worker of hex 7.3 returns."
    s = Scenario(clans=["macdonald", "campbell", "stewart"], setup={"port": ["7", "5", "6", "2"]})
    s.place(0, "sheep", "1.1", "8.2")
    s.place(0, "worker", "5.4")
    s.play("port 7")
    assert said(s, "remove 5.4") == "No other unit could stand on a loch."


@pytest.mark.rule("CC-BLD-03", "CC-BLD-05", "CC-BLD-06", "CC-PRT-T8-02")
def test_contracts_that_are_shown() -> None:
    s = at_port("8 5 6 2")
    s.state.round = 5
    assert said(s, "draw") == "A building bonus follows the fourth building of a type."
    s.play("port 8")
    assert said(s, "hire") == "First decide this: whether to use the building bonus of the port."
    s.play("draw")
    other = next(number for number in range(1, 51) if number not in s.state.drawn)
    assert said(s, f"keep {other}") == f"Contract {other} was not shown."
    s.seat().money = 14
    answer = said(s, f"keep {s.state.drawn[0]}")
    assert answer == "A contract costs £15 this round; you have £14."
    full = Scenario()
    full.place(0, "bakery", "7.1", "7.2", "8.1")
    full.place(1, "sheep", "8.3")
    full.contract_in_box(0, 9)
    full.play("build bakery 8.2")
    assert said(full, "draw") == "You have no empty export box: fulfil a contract first."
