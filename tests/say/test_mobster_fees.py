"""Buttons name what a move costs in all, with what Mobsters of others ask for."""

from __future__ import annotations

from ceilidh.games.glenmore.modules.penny_mobs.gang import gang, mobster, put
from ceilidh.say import speaker
from tests.glenmore.modules.mobs import tile_number, working
from tests.glenmore.scenario import Scenario, cell_number


def button(scenario: Scenario, text: str) -> str:
    to = speaker("en")
    move = next(move for move in scenario.table.legal() if move.text == text)
    return to.move(scenario.table, move)


def put_at(scenario: Scenario, name: str, place: int) -> None:
    """Where the figure or the reservation of a Mobster is."""
    part = gang(scenario.state).copy()
    part.places = put(part.places, mobster(name), place)
    scenario.state.keep(part)


def test_a_levied_clan_costs_the_road_and_the_token() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.play("levy mckay 2")
    for seat in range(2):
        scenario.seat(seat).coins = 9
    scenario.marker(1)
    assert button(scenario, "claim mckay").startswith("Claim McKay for 5 coins")
    assert button(scenario, "claim macleod").startswith("Claim MacLeod for 0 coins:")
    scenario.marker(0)
    assert button(scenario, "claim mckay").startswith("Claim McKay for 2 coins:")


def test_a_reserved_tile_costs_its_token_too() -> None:
    scenario = working(1, "peggy_mclaird", ahead=("robert_i", "john_knox"))
    put_at(scenario, "peggy_mclaird", tile_number("robert_i") << 4 | 3)
    assert button(scenario, "take robert_i") == "Take Robert I for 3 coins"
    assert button(scenario, "take john_knox") == "Take John Knox"


def test_a_place_beside_fergus_costs_a_coin() -> None:
    scenario = working(1, "fergus_macdarkie", ahead=("inshriach",))
    put_at(scenario, "fergus_macdarkie", cell_number("1.0"))  # of seat 0
    scenario.seat(1).scots -= 1
    scenario.seat(0).coins = 2
    scenario.play("take inshriach")
    assert button(scenario, "lay 0.1") == "Place Inshriach above Home village for 1 coin"
    scenario.seat(0).coins = 0  # it can lie nowhere else
    scenario.goods(0, "0.0", wood=1)
    assert scenario.texts() == ["sell wood 0.0"]
    ask = speaker("en").prompt(scenario.table, 0)
    assert ask == "Every place for Inshriach costs a coin. Sell something first."
