"""Port tile 6: move a price by three steps before trading (CC-PRT-T6). The tile lies beside 1.1."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.scenario import Scenario

SETUP = {"port": ["6", "5", "2", "3"]}


def stage(**goods: int) -> Scenario:
    """Seat 0 stands beside the tile, and a price step of 3 is the start of each track."""
    s = Scenario(setup=SETUP)
    s.place(0, "sheep", "1.1")
    s.goods(0, **goods)
    return s


def step(s: Scenario, good: str) -> int:
    return s.state.prices[GOOD_NAMES.index(good)]


@pytest.mark.parametrize(
    ("way", "moved", "trade", "money"),
    [
        ("up", 6, "sell whisky 2", 100 + 2 * 13),
        ("down", 0, "buy whisky 2", 100 - 2 * 8),
        ("up", 6, "buy whisky 1", 100 - 13),
        ("down", 0, "sell whisky 1", 100 + 8),
    ],
)
@pytest.mark.rule("CC-PRT-T6-01", "CC-PRT-T6-02")
def test_the_price_moves_three_steps_either_way_before_the_trade(
    way: str, moved: int, trade: str, money: int
) -> None:
    s = stage(whisky=2)
    others = s.state.prices[:5]
    s.play("port 6", f"shift whisky {way}")
    assert step(s, "whisky") == moved
    assert s.state.prices[:5] == others, "one good only"
    s.play(trade)
    assert s.seat(0).money == money
    assert s.seat(0).ports == 1
    assert s.table.actor == 1, "the trade was the action"


@pytest.mark.rule("CC-PRT-T6-01")
def test_the_price_is_moved_before_the_action_and_not_after_it() -> None:
    s = stage(wool=2)
    assert "port 6" in s.texts()
    s.play("sell wool 1")
    assert s.table.actor == 1, "nothing is left to do with the port"


@pytest.mark.parametrize(
    ("start", "way", "moved"),
    [(5, "up", 8), (6, "up", 9), (7, "up", 9), (8, "up", 9), (4, "down", 1), (2, "down", 0)],
)
@pytest.mark.rule("CC-PRT-T6-Q1")
def test_it_moves_exactly_three_steps_or_to_the_end_of_the_track(
    start: int, way: str, moved: int
) -> None:
    s = stage()
    s.price_step("wool", start)
    s.play("port 6")
    assert [text for text in s.texts() if f"wool {way}" in text] == [f"shift wool {way}"]
    s.play(f"shift wool {way}")
    assert step(s, "wool") == moved


@pytest.mark.rule("CC-PRT-T6-Q2")
def test_the_good_must_be_traded_next() -> None:
    s = stage(wool=1, milk=1)
    s.play("port 6", "shift wool up")
    assert s.texts() == ["buy wool 1", "buy wool 2", "sell wool 1"]
    for move in ("buy milk 1", "sell milk 1", "ship", "pass"):
        assert "CC-PRT-T6-Q2" in s.why_not(move)


@pytest.mark.rule("CC-PRT-T6-Q2", "CC-PRT-Q3")
def test_only_prices_of_goods_that_can_be_traded_are_moved() -> None:
    s = stage()
    s.seat(0).money = 9
    s.play("port 6")
    assert "shift whisky down" in s.texts(), "£8 after the move"
    assert "CC-" in s.why_not("shift whisky up")
    idle = stage(wool=1)
    idle.seat(0).merchants, idle.seat(0).board_merchants = 0, 7
    assert "CC-PRT-Q3" in idle.why_not("port 6")


@pytest.mark.rule("CC-PRT-T6-Q2", "CC-PRT-Q2")
def test_it_may_be_used_before_the_purchase_of_a_neighbourhood_bonus() -> None:
    s = stage()
    s.place(1, "cow", "3.1")
    s.place(1, "dairy", "2.2")
    s.play("build bakery 2.1")
    before = s.seat(0).money
    s.play("port 6")
    assert {text.split()[1] for text in s.texts()} == {"milk", "cheese"}, "only what is offered"
    s.play("shift cheese down")
    assert s.texts() == ["bargain cheese 1", "bargain cheese 2"], "it must be bought"
    s.play("bargain cheese 1")
    assert before - s.seat(0).money == 7 - 3
    assert step(s, "cheese") == 1
    assert s.texts() == ["bargain milk 1", "done"], "the other good is free to buy or leave"
