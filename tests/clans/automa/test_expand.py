"""Where the Automa expands (IN-AEX), with which unit (IN-AUN), and its ports (IN-APB)."""

from typing import cast

import pytest

from ceilidh.games.clans.goods import BAKERY, DISTILLERY, FIELD, MINER, WOODCUTTER
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.games.clans.modules.automa.units import choose_unit, walk
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import Markets
from ceilidh.games.clans.modules.industria.trains.yard import Yard
from ceilidh.kernel.event import EventRecorder
from tests.clans.automa.play import Play, Turn
from tests.clans.scenario import hex_number

EVERYWHERE = list(range(7))
BOTH_WORKERS = 1 << WOODCUTTER | 1 << MINER
PORT_D = 8  # mask of the port in the corner of module D


def criteria(turn: Turn) -> list[str]:
    return [told.word for told in turn.steps if told.step in ("criterion", "unmet", "ignored")]


# --- modules --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AEX-01", "IN-EX-06", "IN-AEX-10")
def test_only_hexes_of_the_cards_modules_count() -> None:
    play = Play()
    play.units("sheep", "2.3")
    turn = play.run(14, 1)
    assert turn.one("modules").word == "A" and turn.one("modules").left
    far = Play()
    far.units("sheep", "2.3")
    far.display()
    far.own.market[0], far.own.merchants = far.own.merchants, 0
    turn = far.run(14, 3)
    assert turn.one("modules").left == ()
    assert "hexes" in turn.words("impossible")


def last_round() -> Play:
    """Round 5 with two settlements that are not linked: 3.7 and 5.9."""
    play = Play()
    play.round(5)
    play.own.ports = 15
    play.units("sheep", "3.7", "5.9")
    play.display()
    return play


@pytest.mark.rule("IN-AEX-02", "IN-AEX-03", "IN-AEX-Q4")
def test_in_the_last_round_it_only_joins_more_settlements() -> None:
    play = last_round()
    turn = play.run(14, 1)
    assert turn.one("modules").word == "ABCD"
    assert turn.one("raising").number == 1
    assert set(turn.one("raising").left) < set(turn.one("modules").left)
    assert "2.6" in turn.one("modules").left and "2.7" not in turn.one("raising").left
    alone = Play()
    alone.round(5)
    alone.display()
    alone.units("sheep", "9.4")
    alone.shipping(alone.auto, 0)
    alone.own.market[0], alone.own.merchants = alone.own.merchants, 0
    turn = alone.run(14, 1)
    assert turn.one("modules").left and "settlements" in turn.words("impossible")


@pytest.mark.rule("IN-AEX-04")
def test_in_the_last_round_settlements_come_first() -> None:
    play = last_round()
    turn = play.run(14, 1)
    assert criteria(turn)[0] == "joins"
    play = last_round()
    play.shipping(play.auto, 1)
    order = criteria(play.run(14, 1))
    assert order[:3] == ["adds", "port", "cost"]


# --- candidates -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-AEX-05")
def test_only_what_it_can_pay_and_reach_counts() -> None:
    play = Play()
    play.units("sheep", "2.3")
    play.own.money = 9
    left = play.run(14, 1).one("modules").left
    assert "2.4" in left, "a sheep for £8 and £1"
    assert "2.2" not in left, "£4 of land is too dear"
    assert "5.1" not in left, "out of reach"
    none = Play()
    none.units("sheep", "2.3", "2.4", "2.5", "9.3")
    none.units("bakery", "7.4", "8.4", "9.4", "9.5")
    none.own.money = 9
    assert "1.5" not in none.run(14, 1).one("modules").left, "nothing for £8 is left"


@pytest.mark.rule("IN-AEX-20")
def test_closed_hexes_are_none() -> None:
    play = Play(3, modules=["trains", "farmers-markets"])
    play.units("sheep", "2.3")
    yard = cast(Yard, play.state.module("trains")).copy()
    yard.reserved = ((hex_number("2.4"), 0),)
    yard.cities = (hex_number("1.4"),)
    play.state.keep(yard)
    play.seat(0).merchants -= 1
    markets = (hex_number("3.4"), *[-1] * 2)
    play.state.keep(Markets((0, 1, 2), markets, (0, 0, 0)))
    play.state.free = play.state.free.without(hex_number("1.4")).without(hex_number("3.4"))
    left = play.run(14, 1).one("modules").left
    assert "2.2" in left
    assert not {"2.4", "1.4", "3.4"} & set(left)
    small = Play(2)
    small.units("sheep", "2.3")
    left = small.run(14, 1).one("modules").left
    assert "2.4" in left and "1.4" not in left, "hexes of the outer ring are out of play"


# --- criteria -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-EX-07", "IN-AEX-11", "IN-AEX-13", "IN-AEX-14", "IN-AEX-21")
def test_a_hex_that_joins_groups_is_preferred() -> None:
    play = Play()
    play.own.ports = PORT_D
    play.units("sheep", "3.7", "5.9")
    turn = play.run(14, 12)
    assert turn.one("hex").left == ("4.8",)
    assert turn.words("criterion") == ["joins"]
    river = Play()
    river.own.ports = PORT_D
    river.units("sheep", "3.7", "5.9")
    river.shipping(river.auto, 1)
    turn = river.run(14, 12)
    assert turn.all("criterion")[0].word == "adds"
    assert turn.all("criterion")[0].left == ("3.6", "4.6", "4.7")


@pytest.mark.rule("IN-AEX-12", "IN-AEX-07", "IN-AEX-Q1")
def test_hexes_that_add_a_settlement_are_equal_and_the_next_criterion_decides() -> None:
    play = Play()
    play.own.ports = PORT_D
    play.units("sheep", "3.7", "5.9")
    play.shipping(play.auto, 1)
    turn = play.run(14, 12)
    assert criteria(turn) == ["port", "adds", "neighbourhood", "cost"]
    assert turn.one("hex").left == ("3.6",), "the cheapest of three"


@pytest.mark.rule("IN-EX-08", "IN-AEX-06", "IN-AEX-17", "IN-AEX-18", "IN-APB-02")
def test_the_cheapest_of_several_hexes_with_a_new_port() -> None:
    play = Play()
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    before = play.own.money
    turn = play.run(14, 2)
    port, cost = turn.all("criterion")
    assert (port.word, port.left) == ("port", ("11.1", "12.2"))
    assert (cost.word, cost.number, cost.left) == ("cost", 2, ("12.2",))
    assert play.own.ports == 2
    assert play.own.money == before - 12 + 10


@pytest.mark.rule("IN-AEX-19")
def test_a_port_that_is_used_is_ignored() -> None:
    play = Play()
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    play.own.ports = 2
    turn = play.run(14, 2)
    assert turn.words("ignored") == ["port"]
    assert turn.one("ignored").left == turn.one("modules").left


@pytest.mark.rule("IN-AEX-08")
def test_a_criterion_that_no_hex_meets_is_skipped() -> None:
    play = Play()
    play.units("sheep", "2.4")
    play.shipping(play.auto, 0)
    turn = play.run(14, 1)
    assert turn.all("unmet")[0].word == "port"
    assert turn.all("unmet")[0].left == turn.one("modules").left


@pytest.mark.rule("IN-AEX-15", "IN-AEX-Q2")
def test_the_cost_is_that_of_the_land() -> None:
    """On 3.4 stands only a miner, the dearer unit, but its land is as cheap as others."""
    play = Play()
    play.units("sheep", "2.4")
    (cost,) = [told for told in play.run(14, 1).all("criterion") if told.word == "cost"]
    assert cost.number == 1
    assert cost.left == ("1.5", "2.3", "3.4")


@pytest.mark.rule("IN-AEX-16", "IN-AEX-Q3")
@pytest.mark.parametrize(("merchants", "number"), [(4, 4), (1, 1)])
def test_the_most_trade_with_neighbours(merchants: int, number: int) -> None:
    play = Play()
    play.units("sheep", "8.8")
    play.place(0, "cow", "7.8")
    play.price_step("milk", 0)
    own = play.own
    own.merchants, own.board_merchants = merchants, own.board_merchants + own.merchants - merchants
    told = play.run(14, 7).all("criterion")[0]
    assert (told.word, told.number) == ("neighbourhood", number)
    assert set(told.left) <= {"7.7", "8.7"}


@pytest.mark.rule("IN-AEX-09")
def test_the_die_decides_between_equal_hexes() -> None:
    play = Play()
    play.own.ports = 15
    play.units("sheep", "2.4")
    play.shipping(play.auto, 0)
    turn = play.run(14, 13, hex="2.3")
    assert turn.one("chance").left == ("2.3",)
    assert turn.one("chance").number > 1
    assert "2.3" in play.own_hexes()


@pytest.mark.rule("IN-AEX-Q5")
def test_it_gets_no_building_bonus() -> None:
    play = Play()
    play.units("bakery", "1.3", "1.5", "2.4")
    play.token(2)
    pile = len(play.state.unseen)
    assert play.run(14, 1).one("unit").word == "bakery"
    assert play.own.deployed[BAKERY] == 4
    assert len(play.state.unseen) == pile and play.own.box == ()


# --- the unit -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AUN-01", "IN-AUN-Q1")
def test_a_single_type_does_not_move_the_token() -> None:
    play = Play()
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    turn = play.run(14, 2)
    assert turn.one("types").left == ("worker",)
    assert not turn.all("token") and play.part.token == 0


@pytest.mark.rule("IN-AUN-Q2", "IN-AUN-08")
@pytest.mark.parametrize(("face", "column"), [("+2", WOODCUTTER), ("-2", MINER)])
@pytest.mark.parametrize("technology", [0, 3])
def test_both_kinds_of_workers_are_one_type(face: str, column: int, technology: int) -> None:
    """Neither or both upgraded: the price die decides, and the token stays."""
    play = Play()
    play.own.technology = technology
    play.state.recorder = EventRecorder({"price": [face]})
    chosen = choose_unit(play.state, play.auto, 3, BOTH_WORKERS, hex_number("8.2"))
    assert chosen == column
    assert play.part.token == 0


@pytest.mark.rule("IN-EX-09", "IN-AUN-02", "IN-AUN-03", "IN-AUN-05")
@pytest.mark.parametrize(("steps", "column"), [(4, "field"), (7, "sheep"), (6, "worker")])
def test_the_token_walks_along_the_columns(steps: int, column: str) -> None:
    assert COLUMN_WORDS[walk(0, steps, EVERYWHERE, EVERYWHERE)] == column


@pytest.mark.rule("IN-EX-32", "IN-AUN-04")
def test_empty_columns_are_no_steps() -> None:
    left = [place for place in EVERYWHERE if place != FIELD]
    assert COLUMN_WORDS[walk(3, 2, left, EVERYWHERE)] == "worker"


@pytest.mark.rule("IN-AUN-06")
def test_a_type_that_does_not_fit_sends_the_token_on() -> None:
    assert walk(0, 1, EVERYWHERE, [DISTILLERY, 0]) == DISTILLERY
    assert walk(0, 6, EVERYWHERE, [2]) == 2


@pytest.mark.rule("IN-AUN-07")
@pytest.mark.parametrize(
    ("technology", "fitting", "column"),
    [
        (1, BOTH_WORKERS, WOODCUTTER),
        (2, BOTH_WORKERS, MINER),
        (1, 1 << MINER, MINER),  # the upgraded kind does not fit
        (2, 1 << WOODCUTTER, WOODCUTTER),
        (0, 1 << MINER, MINER),
        (3, 1 << MINER, MINER),
    ],
)
def test_an_upgraded_kind_is_preferred(technology: int, fitting: int, column: int) -> None:
    play = Play()
    play.own.technology = technology
    recorder = EventRecorder()
    play.state.recorder = recorder
    assert choose_unit(play.state, play.auto, 3, fitting, hex_number("8.2")) == column
    assert recorder.outcomes == [], "no die is rolled"


@pytest.mark.rule("IN-AUN-09")
def test_it_pays_land_and_unit() -> None:
    play = Play()
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    assert play.run(14, 2).money("build") == -12, "£2 for the land, £10 for the miner"
    assert play.at("12.2") == ["worker"]


@pytest.mark.rule("IN-AUN-10")
def test_the_token_keeps_its_place() -> None:
    play = Play()
    play.units("sheep", "2.4")
    play.run(14, 1)
    stands = play.part.token
    assert stands != 0
    play.run(11)
    play.round(2)
    assert play.part.token == stands


# --- ports ----------------------------------------------------------------------------------------


@pytest.mark.rule("IN-APB-01", "IN-APB-04", "IN-APB-05")
def test_shipping_that_brings_ports_into_reach_uses_them() -> None:
    """From 1.3 over the loch 1.2 to port A, from 11.9 over 12.9 to port C."""
    play = Play()
    play.units("sheep", "1.3")
    play.units("sheep", "13.9")
    play.shipping(play.auto, 1)
    play.own.ports = 0
    before = play.own.money
    turn = play.run(7, 9)
    used = play.own.ports.bit_count()
    assert play.own.shipping == 2 and used >= 1
    assert turn.money("port") == 10 * used
    assert play.own.money == before - 4 + 10 * used


@pytest.mark.rule("IN-APB-03")
def test_a_port_is_used_once() -> None:
    play = Play()
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    assert play.run(14, 2).money("port") == 10
    play.round(2)
    assert play.run(14, 2).money("port") == 0
    assert play.own.ports == 2


@pytest.mark.rule("IN-MKT-09")
def test_it_triggers_the_furnaces_of_mackintosh() -> None:
    play = Play(3, clans=["mackintosh", "stewart"], clan_pool=["mackintosh", "stewart", "buchanan"])
    play.units("sheep", "11.4")
    play.shipping(play.auto, 3)
    play.place(0, "miner", "13.4")
    play.place(0, "woodcutter", "13.3")
    before = play.seat(0).money
    play.run(14, 2)
    assert play.at("12.2") == ["worker"], "adjacent to 13.3"
    assert play.seat(0).money > before
