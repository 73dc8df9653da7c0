"""Farmers' markets of Industria (IN-FM): placed, and sold at beside new units."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import BASIC, GRAIN, PROCESSED
from ceilidh.games.clans.modules.industria.farmers_markets.placing import market_hexes
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    MARKET_TILE,
    NOWHERE,
    PAIRS,
    Markets,
    markets,
)
from ceilidh.games.clans.rules.moving import MOVING
from ceilidh.kernel.json_fields import integers, rows, table
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.clans.oracle import Oracle
from tests.clans.scenario import Scenario, hex_number

MODULE: dict[str, object] = {"modules": ["farmers-markets"]}
TILES = ["grain-whisky", "wool-cheese", "milk-bread"]


def fair(
    *hexes: str,
    clans: list[str] | None = None,
    players: int = 3,
    port: list[str] | None = None,
    start: str = "2.3",
) -> Scenario:
    """Markets 1, 2, 3 on these hexes; seat 0 has all merchants and one unit on `start`."""
    setup = {"market_tile": TILES[:players], "port": port or ["5", "2", "3", "8"]}
    s = Scenario(players, clans=clans, setup=setup, modules=["farmers-markets"])
    places = [hex_number(name) for name in hexes] + [NOWHERE] * (players - len(hexes))
    own = markets(s.state)
    for hex_ in own.hexes:
        s.state.free = s.state.free.plus(hex_)
    for hex_ in places:
        if hex_ != NOWHERE:
            s.state.free = s.state.free.without(hex_)
    s.state.keep(Markets(own.tiles, tuple(places), (0,) * players))
    s.seat().merchants, s.seat().board_merchants = 7, 0
    s.place(0, "sheep" if state_fits(s, start) else "miner", start)
    return s


def state_fits(s: Scenario, hex_: str) -> bool:
    return s.state.map.grass.has(hex_number(hex_))


def explain(game: Table, target: str) -> str:
    return speaker("en").tip(game, target).whole


def sales(s: Scenario) -> list[str]:
    return s.texts("vend")


# --- dealing and placing --------------------------------------------------------------------------


@pytest.mark.rule("IN-FM-01")
def test_nine_tiles_pair_every_basic_with_every_processed_good() -> None:
    assert len(MARKET_TILE.words) == load_pairs() == 9
    assert sorted(PAIRS) == sorted((one, other) for one in BASIC for other in PROCESSED)


def load_pairs() -> int:
    return Scenario().state.rules.components.market.farmers_pairs


@pytest.mark.rule("IN-FM-02", "IN-FM-03", "IN-SU-13", "IN-SU-18", "IN-SU-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_places_one_in_reverse_turn_order_before_the_clans(players: int) -> None:
    game = ceilidh.new("clans", players, 1, MODULE, setup={"first": ["2"]})
    order = game.state.order
    placed = []
    while game.view()["step"] == "place market":
        placed.append(game.actor)
        assert all(seat.clan < 0 for seat in game.state.seats)
        game.play(game.legal()[0])
    assert placed == order[::-1]
    own = markets(game.state)
    assert len(set(own.tiles)) == players and NOWHERE not in own.hexes
    assert game.view()["step"] == "choose pair"


@pytest.mark.rule("IN-FM-04", "IN-FM-05", "IN-FM-06", "IN-FM-Q2")
@pytest.mark.parametrize("players", [2, 3])
def test_places_of_markets_are_those_of_the_rule(players: int) -> None:
    """Against the oracle of the map: land with three land neighbours, two hexes apart."""
    oracle = Oracle(("A1", "B1", "C1", "D1"), players == 2)
    game = ceilidh.new("clans", players, 1, {**MODULE, "map": "A1 B1 C1 D1"})
    fitting = {h for h in oracle.land if len(oracle.neighbours(h) & oracle.land) >= 3}
    assert {places(move.text) for move in game.legal()} == fitting
    first = game.legal()[len(game.legal()) // 2].text
    game.play(first)
    near = {places(first)}
    for _ in range(2):
        near |= {other for one in near for other in oracle.adjacent(one)}
    assert {places(move.text) for move in game.legal()} == fitting - near


def places(move: str) -> tuple[int, int]:
    column, row = move.split()[-1].split(".")
    return int(column), int(row)


@pytest.mark.rule("IN-FM-04", "IN-FM-05", "IN-FM-06", "IN-FM-Q2")
def test_other_places_are_refused_with_a_reason() -> None:
    game = ceilidh.new("clans", 2, 1, {**MODULE, "map": "A1 B1 C1 D1"})
    game.play("erect 7.3")
    said = {
        "erect 5.4": "Hex 5.4 is a loch.",
        "erect 7.1": "Hex 7.1 is outside the map in play.",
        "erect 7.3": "Hex 7.3 is occupied.",
        "erect 8.4": "There must be at least 2 hexes between two markets.",
        "erect 12.2": "Hex 12.2 has fewer than 3 neighbouring land hexes.",
    }
    for move, reason in said.items():
        assert reason in str(game.why_not(move))
    assert "First decide where to place your farmers' market" in str(game.why_not("pass"))


@pytest.mark.rule("IN-FM-07", "IN-SU-Q3")
def test_with_an_auction_markets_follow_it_in_reverse_order() -> None:
    game = ceilidh.new("clans", 3, 4, {**MODULE, "clans": "auction"})
    while game.view()["step"] != "place market":
        game.play(game.legal()[0])
    assert all(seat.clan >= 0 for seat in game.state.seats)
    order, placed = game.state.order, []
    while game.view()["step"] == "place market":
        placed.append(game.actor)
        game.play(game.legal()[0])
    assert placed == order[::-1]
    assert game.view()["step"] == "first worker"


@pytest.mark.rule("IN-FM-09")
def test_land_and_price_below_a_market_are_public() -> None:
    s = fair("2.5")
    shown = table(table(s.table.view(1)["modules"])["farmers-markets"])
    assert integers(shown["hexes"])[0] == hex_number("2.5")
    tip = explain(s.table, "market:1")
    assert "Hex 2.5 is underneath; the land costs £1." in tip


@pytest.mark.rule("IN-FM-Q4")
def test_a_market_without_a_place_returns_to_the_box() -> None:
    game = ceilidh.new("clans", 3, 1, MODULE)
    state = game.state
    left = [hex_number(move.text.split()[1]) for move in game.legal()]
    for hex_ in left[1:]:
        state.free = state.free.without(hex_)
    game.play(f"erect {HEX_NAMES[left[0]]}")
    assert game.view()["step"] == "choose pair"
    assert markets(state).hexes.count(NOWHERE) == 2


# --- pass bonuses ---------------------------------------------------------------------------------


@pytest.mark.rule("IN-FM-10", "IN-FM-11", "IN-SU-10", "IN-EX-33")
@pytest.mark.parametrize(
    ("players", "paid"), [(2, [12, 10]), (3, [12, 10, 8]), (4, [12, 10, 8, 6])]
)
def test_every_pass_bonus_is_four_pounds_lower(players: int, paid: list[int]) -> None:
    s = Scenario(players, modules=["farmers-markets"])
    for seat in range(players):
        s.turn(seat, passed=list(range(seat)))
        s.play("pass")
        assert s.seat(seat).money == 100 + paid[seat]
    assert s.table.view()["pass_bonus"] == paid


@pytest.mark.rule("IN-FM-Q5", "IN-SO-12")
def test_solo_has_one_market_and_twelve_pounds() -> None:
    s = Scenario(1, modules=["farmers-markets"])
    assert len(markets(s.state).hexes) == 1
    s.play("pass")
    assert s.state.rules.pass_bonus == (12,)


# --- selling --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-FM-12")
def test_nobody_deploys_on_a_market() -> None:
    s = fair("2.4")
    assert "build sheep 2.4" not in s.texts()
    assert "There is a farmers' market on hex 2.4." in s.why_not("build sheep 2.4")


@pytest.mark.rule("IN-FM-13", "IN-FM-14", "IN-FM-30", "IN-FM-26")
@pytest.mark.parametrize("players", [2, 3])
def test_a_unit_beside_a_market_sells_up_to_four_of_one_type(players: int) -> None:
    s = fair("2.5", players=players)
    s.goods(0, grain=6, whisky=2, wool=5)
    s.play("build sheep 2.4")
    assert sales(s) == [f"vend 1 grain {n}" for n in (1, 2, 3, 4)] + [
        f"vend 1 whisky {n}" for n in (1, 2)
    ]
    assert "Market 1 is not buying wool now." in s.why_not("vend 1 wool 1")
    assert "done" in s.texts(), "it is optional"


@pytest.mark.rule("IN-FM-17", "IN-FM-19", "IN-FM-16", "IN-EX-19", "IN-FM-15")
def test_basic_goods_bring_two_pounds_more() -> None:
    s = fair("2.5")
    s.goods(0, grain=3)
    s.play("build sheep 2.4")
    assert s.seat().money == 100 - 8 - 1, "paid before the market is used"
    s.play("vend 1 grain 3")
    assert s.seat().money == 91 + 3 * (5 + 2)
    assert s.seat().merchants == 4 and s.seat().market[GRAIN] == -3
    assert s.state.prices[GRAIN] == 3 - 3
    assert s.stock(0, "grain") == 0


@pytest.mark.rule("IN-FM-18", "IN-FM-19")
def test_processed_goods_bring_three_pounds_more() -> None:
    s = fair("2.5")
    s.goods(0, whisky=2)
    s.play("build sheep 2.4")
    money = s.seat().money
    s.play("vend 1 whisky 2")
    assert s.seat().money == money + 2 * (11 + 3)


@pytest.mark.rule("IN-FM-16")
def test_a_merchant_is_needed_for_each_good() -> None:
    s = fair("2.5")
    s.seat().merchants, s.seat().board_merchants = 2, 5
    s.goods(0, grain=4)
    s.play("build sheep 2.4")
    assert sales(s) == ["vend 1 grain 1", "vend 1 grain 2"]
    assert "You have 2 merchants in stock" in s.why_not("vend 1 grain 3")


@pytest.mark.rule("IN-FM-27")
def test_who_buys_a_good_cannot_sell_it_at_a_market() -> None:
    s = fair("2.5")
    s.play("buy grain 1")
    s.turn(0)
    s.play("build sheep 2.4")
    assert sales(s) == []
    s = fair("2.5")
    s.goods(0, whisky=1)
    s.play("buy grain 1")
    s.turn(0)
    s.play("build sheep 2.4")
    assert "You already have merchants buying grain this round" in s.why_not("vend 1 grain 1")


@pytest.mark.rule("IN-FM-20", "IN-FM-14", "IN-FM-33")
def test_a_good_sold_is_covered() -> None:
    s = fair("2.5")
    s.goods(0, grain=3, whisky=1)
    s.play("build sheep 2.4", "vend 1 grain 1")
    assert sales(s) == [], "one type a deployment"
    assert markets(s.state).covered[0] == 1
    s.turn(0)
    s.play("build sheep 3.5")
    assert sales(s) == ["vend 1 whisky 1"], "beside 2.5 again, the other good is left"


@pytest.mark.rule("IN-FM-21", "IN-FM-22", "IN-FM-12")
def test_with_both_goods_covered_the_tile_leaves() -> None:
    s = fair("2.5")
    s.goods(0, grain=1, whisky=1)
    s.play("build sheep 2.4", "vend 1 grain 1")
    s.turn(0)
    assert "build sheep 2.5" not in s.texts()
    s.play("build sheep 3.5", "vend 1 whisky 1")
    assert markets(s.state).hexes[0] == NOWHERE
    s.turn(0)
    money = s.seat().money
    s.play("build sheep 2.5")
    assert s.seat().money == money - 8 - 1, "at its printed cost"


@pytest.mark.rule("IN-FM-24", "IN-FM-25", "IN-DT-05")
def test_first_workers_sell_nothing() -> None:
    s = fair("2.5")
    s.goods(0, grain=1)
    s.state.stack.append(Frame(CLANS.flow.id_of("first worker"), 0))
    s.play("build miner 3.5")
    assert s.table.view()["step"] == "turn"


@pytest.mark.rule("IN-FM-25", "IN-DT-06", "IN-MV-Q1")
def test_moved_units_sell_nothing_and_keep_off_markets() -> None:
    s = fair("2.5")
    s.goods(0, grain=1)
    s.place(0, "cow", "3.6")
    s.state.stack.append(Frame(MOVING.id, 0, 2))
    s.play("move 3.6")
    assert "to 2.5" not in s.texts()
    assert "There is a farmers' market on hex 2.5." in s.why_not("to 2.5")
    s.play("to 3.5")
    assert sales(s) == []


@pytest.mark.rule("IN-FM-23")
def test_markets_are_used_only_with_a_unit_just_deployed() -> None:
    s = fair("2.5")
    s.place(0, "cow", "2.4")
    s.goods(0, grain=1)
    assert sales(s) == []
    assert "You can only do that with the bonuses of a unit you have just placed" in s.why_not(
        "vend 1 grain 1"
    )


@pytest.mark.rule("IN-FM-28")
def test_a_river_keeps_a_market_away() -> None:
    s = fair("4.3")
    s.place(0, "cow", "4.1")
    s.goods(0, grain=1)
    s.play("build sheep 4.2")
    assert sales(s) == []


RING = ["1.4", "2.3", "3.4", "3.5", "2.5", "1.5"]


@pytest.mark.rule("IN-FM-29", "IN-FM-08")
@pytest.mark.parametrize("side", range(6))
def test_every_side_of_a_market_is_alike(side: int) -> None:
    s = fair("2.4", start=RING[side - 1])
    s.goods(0, grain=1)
    unit = "miner" if RING[side] in ("1.4", "3.4") else "cow"
    s.play(f"build {unit} {RING[side]}")
    assert sales(s) == ["vend 1 grain 1"]


@pytest.mark.rule("IN-FM-31", "IN-DT-02", "IN-OB-01")
@pytest.mark.parametrize("first", ["vend 1 grain 1", "bargain cheese 1"])
def test_market_and_neighbour_come_in_any_order(first: str) -> None:
    s = fair("2.5")
    s.place(1, "dairy", "3.5")
    s.goods(0, grain=1)
    s.play("build sheep 2.4")
    both = {"vend 1 grain 1", "bargain cheese 1"}
    assert both <= set(s.texts())
    s.play(first)
    assert both & set(s.texts()) == both - {first}


@pytest.mark.rule("IN-FM-32", "IN-FM-Q1")
def test_two_markets_beside_a_unit_are_used_each_up_to_four_goods() -> None:
    s = fair("2.5", "3.4")
    own = markets(s.state)
    grain_cheese = MARKET_TILE.index["grain-cheese"]
    s.state.keep(Markets((own.tiles[0], grain_cheese, own.tiles[2]), own.hexes, own.covered))
    s.goods(0, grain=7)
    s.play("build sheep 2.4", "vend 1 grain 4")
    assert sales(s) == ["vend 2 grain 1", "vend 2 grain 2", "vend 2 grain 3"], "as merchants allow"


@pytest.mark.rule("IN-FM-Q3")
def test_a_fisherman_sells_at_a_market_on_the_shore() -> None:
    s = fair("4.4", clans=["macdonald", "stewart", "campbell"])
    s.place(0, "worker", "4.5")
    s.goods(0, grain=1)
    s.play("build worker 5.5")
    assert sales(s) == ["vend 1 grain 1"]


@pytest.mark.rule("IN-FM-34")
def test_a_sale_at_a_market_is_a_trade_for_stewart() -> None:
    s = fair("2.5", clans=["stewart", "campbell", "robertson"])
    s.goods(0, grain=1)
    s.play("build sheep 2.4")
    money = s.seat().money
    s.play("vend 1 grain 1")
    assert s.seat().money == money + 7 + 1


@pytest.mark.rule("IN-FM-34", "IN-DT-Q1")
def test_both_units_of_port_7_may_sell() -> None:
    s = fair("2.4", port=["7", "2", "3", "8"])
    s.place(0, "sheep", "2.5", "1.1")
    s.place(0, "cow", "1.5")
    s.goods(0, grain=1, whisky=1)
    s.play("port 7", "remove 2.5", "remove 1.5", "swap dairy 1.5", "swap bakery 2.5")
    s.play("vend 1 grain 1")
    assert sales(s) == ["vend 1 whisky 1"], "each unit may use the market"
    s.play("vend 1 whisky 1")
    assert markets(s.state).hexes[0] == NOWHERE


@pytest.mark.rule("IN-OB-Q1")
def test_port_6_moves_the_price_of_a_sale() -> None:
    s = fair("2.5", port=["6", "2", "3", "8"])
    s.place(0, "sheep", "1.1")
    s.goods(0, grain=2)
    s.play("build sheep 2.4", "port 6", "shift grain up")
    assert s.texts() == ["vend 1 grain 1", "vend 1 grain 2"]
    money = s.seat().money
    each = s.state.rules.prices[GRAIN][s.state.prices[GRAIN]] + 2
    s.play("vend 1 grain 2")
    assert s.seat().money == money + 2 * each


@pytest.mark.rule("IN-FM-Q6")
def test_a_market_stops_no_reach() -> None:
    s = fair("2.4")
    assert s.state.map.reach[0][hex_number("2.3")].has(hex_number("2.4"))
    s.shipping(0, 2)
    assert s.seat().reach.has(hex_number("3.4")), "around it"


# --- the rest -------------------------------------------------------------------------------------


def test_a_market_is_no_neutral_piece() -> None:
    s = fair("2.5")
    assert "2.5" not in [table(row)["hex"] for row in rows(s.table.view(0)["pieces"])]
    assert "market:1" in s.table.svg(0)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (Markets((0, 0, 1), (5, 6, 7), (0, 0, 0)), "twice"),
        (Markets((0, 1, 9), (5, 6, 7), (0, 0, 0)), "no such"),
        (Markets((0, 1, 2), (5, 5, 7), (0, 0, 0)), "lies where"),
        (Markets((0, 1, 2), (5, 6, 7), (0, 0, 4)), "other goods"),
        (Markets((0, 1), (5, 6), (0, 0)), "than seats"),
        (Markets((0, 1, 2), (5, 6), (0, 0, 0)), "lack"),
        (Markets((0, 1, 2), (NOWHERE, NOWHERE, 3), (0, 0, 0)), "stands on"),
    ],
)
def test_impossible_markets_are_found(change: Markets, fault: str) -> None:
    s = fair("2.5")
    s.state.keep(change)
    assert any(fault in said for said in CLANS.audit(s.state))


def test_market_hexes_leave_covered_hexes_out() -> None:
    game = ceilidh.new("clans", 2, 1, {**MODULE, "tighter_map": True})
    closed = game.state.map.land.minus(game.state.free)
    assert not closed.is_empty()
    assert not [hex_ for hex_ in market_hexes(game.state) if closed.has(hex_)]
