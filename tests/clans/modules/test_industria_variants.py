"""Variants of Industria: random start prices (IN-VP), another scoring for two (IN-VX), auction."""

from __future__ import annotations

from collections import Counter

import pytest

import ceilidh
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.two_player_scoring.rules import with_second
from ceilidh.games.clans.rules.trade import price
from tests.clans.scenario import Scenario

ROLLED: dict[str, object] = {"random_prices": True}
GOODS = ("wool", "grain", "milk", "bread", "cheese", "whisky")


def prices(*faces: str, players: int = 2) -> list[int]:
    """The start prices of wool, grain, milk, bread, cheese, whisky after these dice."""
    table = ceilidh.new("clans", players, 1, ROLLED, setup={"price": list(faces)})
    return [price(table.state, good) for good in range(6)]


# --- start prices ---------------------------------------------------------------------------------


@pytest.mark.rule("IN-VP-01", "IN-VP-02", "IN-VP-03", "IN-VP-04", "IN-VP-06", "IN-SU-12")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        (("+1", "-1", "+1", "-1", "+1", "-1"), [4, 5, 5, 10, 10, 11]),
        (("+2", "+3", "+2", "+3", "+2", "+3"), [5, 6, 6, 11, 11, 12]),
        (("-2", "-3", "-2", "-3", "-2", "-3"), [4, 4, 5, 9, 9, 10]),
    ],
)
def test_one_die_a_good_moves_its_price_by_a_step(
    faces: tuple[str, ...], expected: list[int]
) -> None:
    assert GOODS == GOOD_NAMES
    assert prices(*faces) == expected
    assert prices(*faces, players=4) == expected


@pytest.mark.rule("IN-EX-16")
def test_milk_falls_by_a_step_and_wool_stays() -> None:
    table = ceilidh.new(
        "clans", 2, 1, ROLLED, setup={"price": ["+1", "-1", "-3", "+1", "+1", "+1"]}
    )
    assert table.state.prices[:3] == [3, 3, 2]


@pytest.mark.rule("IN-VP-07", "IN-EX-35")
def test_a_step_down_may_leave_the_price() -> None:
    table = ceilidh.new(
        "clans", 2, 1, ROLLED, setup={"price": ["-2", "-3", "+1", "+1", "+1", "+1"]}
    )
    assert table.state.prices[:2] == [2, 2]
    assert [price(table.state, good) for good in (0, 1)] == [4, 4]


@pytest.mark.rule("IN-VP-05")
def test_up_down_and_staying_come_alike_often() -> None:
    seen: Counter[int] = Counter()
    for seed in range(300):
        seen.update(step - 3 for step in ceilidh.new("clans", 2, seed, ROLLED).state.prices)
    assert set(seen) == {-1, 0, 1}
    assert all(abs(number - 600) < 80 for number in seen.values())


@pytest.mark.rule("IN-VP-01", "IN-SU-12")
def test_prices_are_rolled_before_markets_are_placed() -> None:
    options: dict[str, object] = {"random_prices": True, "modules": ["farmers-markets"]}
    table = ceilidh.new("clans", 3, 1, options, setup={"price": ["+3"] * 6})
    assert table.view()["step"] == "place market"
    assert table.state.prices == [4] * 6


# --- scoring for two ------------------------------------------------------------------------------


def two(exports: tuple[int, int] = (0, 0), scoring: str = "alternative") -> Scenario:
    s = Scenario(2, two_player_scoring=scoring)
    number = 1
    for seat, done in enumerate(exports):
        for _ in range(done):
            s.contract_in_box(seat, number)
            number += 1
        s.seat(seat).fulfilled, s.seat(seat).box = s.seat(seat).box, ()
    return s


def line(s: Scenario, name: str) -> list[int]:
    return dict(s.table.sheet())[name]


@pytest.mark.rule("IN-VX-01", "IN-VX-02", "IN-VX-03", "IN-VX-04", "IN-EX-17")
@pytest.mark.parametrize(
    ("exports", "points"),
    [((6, 5), [8, 4]), ((6, 4), [8, 0]), ((5, 5), [4, 4]), ((3, 4), [4, 8]), ((0, 2), [0, 8])],
)
def test_a_second_with_one_contract_less_scores(
    exports: tuple[int, int], points: list[int]
) -> None:
    assert line(two(exports), "exports") == points


@pytest.mark.rule("IN-VX-05", "IN-VX-06", "IN-VX-07", "IN-VX-08", "IN-EX-18")
@pytest.mark.parametrize(
    ("linked", "points"),
    [((9, 7), [12, 6]), ((9, 8), [12, 6]), ((9, 6), [12, 0]), ((8, 8), [6, 6]), ((7, 9), [6, 12])],
)
def test_a_second_with_up_to_two_settlements_less_scores(
    linked: tuple[int, int], points: list[int]
) -> None:
    board = two().state.rules.components.board
    gap, second = board.close_settlements_gap, board.close_settlements_vp
    assert with_second(list(linked), board.settlements_vp[2], gap, second) == points


@pytest.mark.rule("IN-VX-05", "IN-VX-06")
def test_settlements_on_the_map_score_that_way() -> None:
    s = two()
    s.place(0, "sheep", "2.3", "4.3")
    s.place(1, "sheep", "7.4")
    s.shipping(0, 2)
    assert line(s, "settlements") == [12, 6], "two linked over loch 3.3 to one"
    assert line(two(scoring="base"), "settlements") == [6, 6]


@pytest.mark.rule("IN-VX-02")
def test_the_base_scoring_gives_a_second_nothing() -> None:
    assert line(two((6, 5), "base"), "exports") == [8, 0]


@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_other_scoring_is_for_two(players: int) -> None:
    with pytest.raises(ceilidh.OptionError, match="two-player-scoring needs 2"):
        ceilidh.new("clans", players, 1, {"two_player_scoring": "alternative"})


# --- auction --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-VA-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_auction_draws_as_many_pairs_as_players(players: int) -> None:
    table = ceilidh.new("clans", players, 1, {"clans": "auction"})
    assert len(table.state.offers) == players
    assert len(ceilidh.new("clans", players, 1).state.offers) == players + 1
