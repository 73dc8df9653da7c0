"""Sibyl MacSponge in other Chronicles: whose turn it is, and what one source is (GM-C8-54, 55)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.dragon_boats.regatta import regatta
from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.games.glenmore.rules.stock import add_points
from ceilidh.games.glenmore.state import PLAY
from tests.glenmore.modules.england import obeying
from tests.glenmore.modules.mobs import alone
from tests.glenmore.modules.regattas import race
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario

SIBYL = "sibyl_macsponge"


# --- Chronicles 4 and 8: turns --------------------------------------------------------------------


def english() -> Scenario:
    """The Englishman is last and obeys seat 0; Sibyl works for seat 2."""
    return alone(obeying("lammermuir", "corrennie", modules=("penny-mobs",)), 2, SIBYL)


def butcher(s: Scenario, points: int, seat: int = 0) -> None:
    add_points(s.state, seat, points, "butcher", PLAY)


@pytest.mark.rule("GM-C8-54", "GM-C4-Q14")
def test_she_is_paid_in_the_turn_of_the_englishman_and_in_the_one_after_it() -> None:
    s = english()
    butcher(s, 8)
    butcher(s, 8)
    assert (s.vp(0), s.vp(2)) == (15, 1), "once in his turn"
    s.play("banish lammermuir")
    assert (s.step(), s.table.actor) == ("move", 0)
    butcher(s, 6)
    butcher(s, 6)
    assert (s.vp(0), s.vp(2)) == (26, 2), "and once in the own one"


@pytest.mark.rule("GM-C8-54", "GM-C4-Q14")
def test_two_turns_of_the_englishman_are_two_turns() -> None:
    s = english()
    for figure in range(3):
        s.place(figure, figure + 5)
    for position, tile in enumerate(("inshriach", "lochridge"), start=1):
        s.put_on_rondel(position, tile)
    s.begin()
    butcher(s, 6)
    s.play("banish inshriach")
    assert s.step() == "orders"
    assert s.state.places[figure_of(s.state)] == 1
    butcher(s, 6)
    assert (s.vp(0), s.vp(2)) == (10, 2)


@pytest.mark.rule("GM-C8-54")
def test_every_turn_of_a_player_is_a_new_one() -> None:
    s = alone(Scenario(3, ("lammermuir", "corrennie"), modules=["penny-mobs"]), 2, SIBYL)
    butcher(s, 6)
    s.play("take lammermuir", "lay 0.1")
    butcher(s, 6)
    s.play("done")
    assert (s.vp(0), s.vp(2)) == (11, 1)
    assert (s.step(), s.table.actor) == ("move", 1)
    butcher(s, 6, seat=1)
    assert (s.vp(1), s.vp(2)) == (5, 2)


# --- Chronicles 6 and 8: Armadale Castle ----------------------------------------------------------


@pytest.mark.rule("GM-C8-54", "GM-C6-60")
@pytest.mark.parametrize(("stones", "paid"), [(1, 0), (2, 1), (3, 1)])
def test_all_stones_of_armadale_castle_are_one_source(stones: int, paid: int) -> None:
    s = alone(tome("armadale_castle", modules=("penny-mobs",)), 1, SIBYL)
    s.goods(0, "0.0", stone=stones)
    s.seat(0).coins = 0
    gather(s).play("event armadale_castle", *["pay stone 0.0"] * stones)
    assert (s.step(), turned(s)) == ("move", ["armadale_castle"])
    assert (s.vp(0), s.vp(1)) == (3 * stones - paid, paid)


@pytest.mark.rule("GM-C8-54", "GM-C6-60")
def test_stones_given_and_bought_are_one_source_too() -> None:
    s = alone(tome("armadale_castle", modules=("penny-mobs",)), 1, SIBYL)
    s.goods(0, "0.0", stone=2)
    s.market(stone=0)
    s.seat(0).coins = 2
    gather(s).play("event armadale_castle", "pay stone 0.0", "buy stone")
    assert (s.vp(0), s.vp(1)) == (0, 0), "not before the last Stone is given"
    s.play("done")
    assert (s.vp(0), s.vp(1)) == (5, 1)


# --- Chronicles 1 and 8: Last cards ---------------------------------------------------------------


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17", "GM-C1-25")
@pytest.mark.parametrize(
    ("last", "coins", "paid"),
    [
        pytest.param(True, 10, 0, id="coins that score nothing"),
        pytest.param(False, 10, 1, id="coins that score"),
        pytest.param(False, 5, 0, id="too few coins"),
    ],
)
def test_only_coins_that_score_are_a_source(last: bool, coins: int, paid: int) -> None:
    assert_paid(last, False, coins, paid)


@pytest.mark.rule("GM-C8-Q39", "GM-C1-26", "GM-C1-Q9")
@pytest.mark.parametrize(
    ("last", "coins", "paid"),
    [
        pytest.param(True, 10, 1, id="with a Last card all that the coins give is one source"),
        pytest.param(True, 3, 1, id="three of them give six"),
        pytest.param(True, 2, 0, id="two of them four"),
        pytest.param(False, 10, 2, id="coins and card are two"),
        pytest.param(False, 6, 2, id="six of each"),
        pytest.param(False, 5, 0, id="each of them too little"),
    ],
)
def test_coins_and_what_armadale_castle_adds_are_two_sources(
    last: bool, coins: int, paid: int
) -> None:
    assert_paid(last, True, coins, paid)


def assert_paid(last: bool, armadale: bool, coins: int, paid: int) -> None:
    """Seat 0 pays Sibyl so often at the end."""
    s = alone(race(3, modules=("dragon-boats", "penny-mobs")), 2, SIBYL)
    for seat in range(3):
        s.seat(seat).coins = 0
    before = s.line("mobsters")
    assert before[:2] == [-7, -7], "seven Pennies"
    part = regatta(s.state)
    s.state.keep(part.arrived(part.home, 1 << 0 if last else 1 << 1))
    if armadale:
        s.landmark(0, "armadale_castle")
    s.seat(0).coins = coins
    assert s.line("mobsters") == [before[0] - paid, before[1], before[2] + paid]
