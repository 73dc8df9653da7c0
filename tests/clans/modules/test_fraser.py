"""Clan Fraser of Industria: kilts, and wool for cotton (IN-FRA)."""

import pytest

from ceilidh.games.clans.goods import PROCESSED, WHISKY
from ceilidh.games.clans.modules.clans.fraser.rules import Kilts, kilt_makers, kilts
from ceilidh.games.clans.rules.counters import in_stock
from ceilidh.games.clans.rules.fulfil import receive
from tests.clans.modules.fair import market_on
from tests.clans.scenario import Scenario

CLANS = ["fraser", "campbell", "robertson"]
BREAD_2 = 7
BREAD_WHISKY = 23


def fraser(held: int = 0, **setup: list[str]) -> Scenario:
    s = Scenario(clans=CLANS, setup=setup, modules=["industria-tiles"])
    s.state.keep(Kilts(held))
    return s


def weavers(workers: tuple[str, ...], sheep: tuple[str, ...], wool: int = 0) -> Scenario:
    s = fraser()
    s.place(0, "woodcutter", *workers)
    s.place(0, "sheep", *sheep)
    s.goods(0, wool=wool)
    return s


@pytest.mark.rule("IN-FRA-01", "IN-FRA-02", "IN-FRA-03")
@pytest.mark.parametrize(
    ("workers", "sheep", "makers"),
    [
        (("7.2",), ("7.1",), 1),
        (("7.2",), ("9.3",), 0),  # not beside it
        (("7.2", "8.1"), ("7.1",), 1),  # two need two sheep
        (("7.2", "8.1"), ("7.1", "8.2"), 2),
        (("7.2", "8.1", "9.1"), ("7.1", "8.2", "9.2"), 2),  # no more than two
        (("2.6",), ("2.5",), 0),  # a river between
    ],
)
def test_workers_beside_sheep_of_their_own_are_kilt_makers(
    workers: tuple[str, ...], sheep: tuple[str, ...], makers: int
) -> None:
    s = weavers(workers, sheep)
    assert kilt_makers(s.state, 0) == makers


@pytest.mark.rule("IN-FRA-04", "IN-FRA-05", "IN-FRA-15")
def test_in_production_each_may_turn_a_wool_into_a_kilt() -> None:
    s = weavers(("7.2", "8.1"), ("7.1", "8.2"))
    s.play("pass", "pass", "pass")
    assert s.stock(0, "wool") == 2, "just produced"
    money = s.seat().money
    assert money == 100 + 16 + 2 * 4, "workers earn as always"
    assert s.texts() == ["done", "weave 1", "weave 2"]
    s.play("weave 2")
    assert (kilts(s.state), s.stock(0, "wool")) == (2, 0)


@pytest.mark.rule("IN-FRA-06")
def test_two_kilts_are_the_most() -> None:
    s = weavers(("7.2", "8.1"), ("7.1", "8.2"), wool=5)
    s.state.keep(Kilts(1))
    s.play("pass", "pass", "pass")
    assert s.texts() == ["done", "weave 1"]
    assert "at most 1 kilt" in s.why_not("weave 2")
    full = weavers(("7.2",), ("7.1",), wool=5)
    full.state.keep(Kilts(2))
    full.play("pass", "pass", "pass")
    assert full.state.round == 2, "nothing is asked"


@pytest.mark.rule("IN-FRA-07", "IN-FRA-08", "IN-FRA-Q2")
def test_a_kilt_pays_for_any_processed_good_of_a_contract() -> None:
    s = fraser(2)
    s.contract_in_box(0, BREAD_WHISKY)
    s.play(f"fulfil {BREAD_WHISKY}")
    assert s.texts() == ["shed"], "no maker is on the map, and none is needed"
    s.play("shed")
    assert s.texts() == ["spare bread", "spare whisky"]
    s.play("spare whisky", "shed")
    assert s.seat().fulfilled == (BREAD_WHISKY,)
    assert (kilts(s.state), s.stock(0, "wool")) == (0, 0)


@pytest.mark.rule("IN-FRA-07")
def test_kilts_and_goods_may_be_mixed_as_one_likes() -> None:
    s = fraser(1)
    s.contract_in_box(0, BREAD_2)
    s.goods(0, bread=2)
    s.play(f"fulfil {BREAD_2}")
    assert s.texts() == ["done", "shed"]
    s.play("shed")
    assert (s.stock(0, "bread"), kilts(s.state)) == (1, 0)
    one = fraser(1)
    one.contract_in_box(0, BREAD_2)
    one.goods(0, bread=1)
    one.play(f"fulfil {BREAD_2}")
    assert one.texts() == ["shed"]
    short = fraser(1)
    short.contract_in_box(0, BREAD_2)
    assert short.texts("fulfil") == []


@pytest.mark.rule("IN-FRA-07", "IN-P14-02")
def test_kilts_are_given_up_at_ports() -> None:
    s = fraser(2, port=["14", "3", "2", "4"])
    s.place(0, "sheep", "1.1")
    s.goods(0, bread=1)
    assert "port 14" not in s.texts()
    s.goods(0, bread=2)
    s.play("port 14")
    assert s.texts() == ["discard bread", "shed"]
    s.play("shed", "shed", "discard bread", "discard bread")
    assert s.seat().money == 150
    s = fraser(1, port=["3", "14", "2", "4"])
    s.place(0, "sheep", "1.1")
    s.play("port 3", "shed", "gain bread", "gain bread")
    assert (s.stock(0, "bread"), kilts(s.state)) == (2, 0)


@pytest.mark.rule("IN-FRA-Q1")
def test_kilts_are_sold_as_processed_goods() -> None:
    s = fraser(2)
    s.goods(0, whisky=1)
    price = s.state.rules.prices[WHISKY][s.state.prices[WHISKY]]
    assert s.texts("peddle")[-3:] == ["peddle whisky 1 1", "peddle whisky 2 1", "peddle whisky 2 2"]
    assert "A kilt can only replace a processed good" in s.why_not("peddle wool 1 1")
    assert "You have 2 kilts to sell" in s.why_not("peddle whisky 1 2")
    assert "trade at most 2" in s.why_not("peddle whisky 3 2")
    s.play("peddle whisky 2 1")
    assert (s.stock(0, "whisky"), kilts(s.state)) == (0, 1)
    assert s.seat().money == 100 + 2 * price
    assert (s.seat().market[WHISKY], s.state.prices[WHISKY]) == (-2, 1)


@pytest.mark.rule("IN-FRA-09", "IN-AW-21")
def test_for_scoring_kilts_are_a_kind_of_processed_goods() -> None:
    s = fraser(2, scoring=["2"])
    s.goods(0, bread=2)
    assert in_stock(s.state, 0, PROCESSED) == 4
    s.play("pass", "pass", "pass")
    assert s.seat().glory == 6, "3 for every two"


@pytest.mark.rule("IN-S12-02", "IN-FRA-09")
def test_kilts_are_one_more_kind_for_tile_12() -> None:
    s = fraser(2, scoring=["12"])
    s.goods(0, wool=1, grain=1, milk=1, bread=1, cheese=1, whisky=1)
    s.play("pass", "pass", "pass")
    assert s.seat().glory == 21


@pytest.mark.rule("IN-FRA-10")
def test_at_the_end_a_kilt_is_worth_two_points() -> None:
    s = fraser(2)
    s.goods(0, bread=1)
    assert dict(s.table.sheet())["processed goods"][0] == 6


@pytest.mark.rule("IN-FRA-11", "IN-S13-01")
def test_a_kilt_maker_and_its_sheep_are_a_production_chain() -> None:
    s = fraser(0, scoring=["13"])
    s.place(0, "woodcutter", "7.2", "8.1")
    s.place(0, "sheep", "7.1", "8.2")
    s.play("pass", "pass", "pass", "done")
    assert s.seat().glory == 6


@pytest.mark.rule("IN-FRA-12")
def test_kilt_makers_are_workers_and_no_factories() -> None:
    s = weavers(("7.2",), ("7.1",))
    s.seat().technology = 0
    s.play("technology woodcutter")
    s = fraser(0, port=["12", "2", "3", "4"])
    s.place(0, "sheep", "1.1")
    s.place(0, "woodcutter", "2.1")
    assert kilt_makers(s.state, 0) == 1
    assert "You have no dairy, bakery or distillery on the map" in s.why_not("port 12")


@pytest.mark.rule("IN-FRA-13", "IN-FRA-14", "IN-EX-24")
@pytest.mark.parametrize(
    ("contracts", "wool"),
    [
        ([1], 0),  # 2 cotton
        ([1, 1], 2),  # reaches 4
        ([4], 0),  # 3
        ([4, 1], 2),  # from 3 to 5
        ([4, 10], 2),  # from 3 to 7
        ([4, 10, 1], 4),  # from 7 to 9
    ],
)
def test_wool_for_every_fourth_cotton(contracts: list[int], wool: int) -> None:
    s = fraser()
    for number in contracts:
        s.seat().box = (number,)
        receive(s.state, 0, number)
    assert s.stock(0, "wool") == wool


@pytest.mark.rule("IN-EX-24")
def test_from_3_to_8_cotton_brings_four_wool() -> None:
    s = fraser()
    for number in (4, 1, 4):  # 3, 5, 8
        receive(s.state, 0, number)
    assert s.stock(0, "wool") == 4


def at_market(held: int, whisky: int) -> Scenario:
    """The clan has just built beside a market that takes grain and whisky."""
    s = market_on("2.4", CLANS, "grain-whisky")
    s.state.keep(Kilts(held))
    s.place(0, "sheep", "2.5")
    s.goods(0, whisky=whisky, grain=2)
    s.seat().merchants, s.seat().board_merchants = 4, 3
    s.play("build cow 1.5")
    return s


@pytest.mark.rule("IN-FRA-07", "IN-FRA-Q1")
@pytest.mark.parametrize(
    ("choices", "whisky", "left"),
    [(["done"], 0, 2), (["shed", "done"], 1, 1), (["shed", "shed"], 2, 0)],
)
def test_at_a_market_fraser_chooses_between_goods_and_kilts(
    choices: list[str], whisky: int, left: int
) -> None:
    s = at_market(held=2, whisky=2)
    money = s.seat().money
    price = s.state.rules.prices[WHISKY][s.state.prices[WHISKY]]
    s.play("vend 1 whisky 2")
    for choice in choices:
        assert s.texts() == ["done", "shed"]
        s.play(choice)
    assert (s.stock(0, "whisky"), kilts(s.state)) == (whisky, left)
    assert s.stock(0, "wool") == 0, "their wool goes to the supply"
    assert s.seat().money == money + 2 * (price + 3)
    assert s.seat().market[WHISKY] == -2
    assert s.state.prices[WHISKY] == 1


@pytest.mark.rule("IN-FRA-Q1")
def test_at_a_market_nothing_is_asked_where_there_is_no_choice() -> None:
    s = at_market(held=2, whisky=1)
    assert s.texts("vend")[-1] == "vend 1 whisky 3"
    s.play("vend 1 whisky 3")
    assert (s.stock(0, "whisky"), kilts(s.state)) == (0, 0)
    only = at_market(held=2, whisky=0)
    only.play("vend 1 whisky 1")
    assert (only.stock(0, "whisky"), kilts(only.state)) == (0, 1)
    basic = at_market(held=2, whisky=2)
    basic.play("vend 1 grain 2")
    assert (basic.stock(0, "grain"), kilts(basic.state)) == (0, 2), "a kilt is no basic good"
    none = at_market(held=0, whisky=2)
    none.play("vend 1 whisky 2")
    assert none.stock(0, "whisky") == 0


@pytest.mark.rule("IN-FRA-Q1")
def test_a_kilt_that_must_be_sold_is_given_before_the_choice() -> None:
    s = at_market(held=2, whisky=1)
    s.play("vend 1 whisky 2")
    assert (s.texts(), kilts(s.state)) == (["done", "shed"], 1)
    s.play("shed")
    assert (s.stock(0, "whisky"), kilts(s.state)) == (1, 0)


@pytest.mark.rule("IN-FRA-Q1", "CC-PRT-T6-01", "CC-PRT-T6-Q2")
def test_port_6_lets_fraser_peddle() -> None:
    s = fraser(2, port=["6", "2", "3", "4"])
    s.place(0, "sheep", "1.1")
    s.goods(0, whisky=1)
    s.play("port 6", "shift whisky up")
    assert s.texts("peddle") == ["peddle whisky 1 1", "peddle whisky 2 1", "peddle whisky 2 2"]
    assert "You moved the price of whisky" in s.why_not("peddle bread 1 1")
    price = s.state.rules.prices[WHISKY][6]
    s.play("peddle whisky 2 2")
    assert (s.stock(0, "whisky"), kilts(s.state)) == (1, 0)
    assert s.seat().money == 100 + 2 * price


@pytest.mark.rule("IN-FRA-Q1", "CC-PRT-Q3", "CC-PRT-T6-Q2")
def test_port_6_is_open_to_a_fraser_with_kilts_alone() -> None:
    """Without money and goods only a kilt can be sold, and only as a processed good."""
    s = fraser(1, port=["6", "2", "3", "4"])
    s.place(0, "sheep", "1.1")
    s.seat().money = 0
    assert "port 6" in s.texts()
    s.play("port 6")
    assert {text.split()[1] for text in s.texts("shift")} == {"bread", "cheese", "whisky"}
    none = fraser(0, port=["6", "2", "3", "4"])
    none.place(0, "sheep", "1.1")
    none.seat().money = 0
    assert "port 6" not in none.texts()


@pytest.mark.rule("IN-FRA-Q1", "CC-PRT-T6-Q2")
def test_at_a_market_port_6_moves_the_price_for_kilts() -> None:
    for held in (1, 0):
        s = market_on("2.4", CLANS, "grain-whisky", port=["6", "2", "3", "4"])
        s.state.keep(Kilts(held))
        s.place(0, "sheep", "1.1", "2.5")
        s.play("build cow 1.5")
        assert ("port 6" in s.texts()) is (held == 1)
        if held:
            s.play("port 6")
            assert {text.split()[1] for text in s.texts("shift")} == {"whisky"}
            s.play("shift whisky up", "vend 1 whisky 1")
            assert kilts(s.state) == 0
