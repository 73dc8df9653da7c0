"""Fergus MacDarkie: a coin for every tile beside him, or it is not laid there (GM-C8-62 to 67)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.grid import CELLS
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster, put
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import where
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.free_moves import RESOLVED
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.arrange import MOUNTAIN, on_rondel
from tests.glenmore.modules.england import obeying
from tests.glenmore.modules.mobs import hire, mobs, seen, working
from tests.glenmore.scenario import Scenario, cell_number

FERGUS = mobster("fergus_macdarkie")
# The village with the only Scot is at 0.0, the castle at 1.0: these places touch them.
AROUND_HOME = {"0.-1", "1.-1", "0.1", "1.1"}


def stand(scenario: Scenario, cell: str, host: int = 0, boss: int = 1) -> None:
    """Fergus works for a seat and stands on a host's tile."""
    if seen(scenario).bosses[FERGUS] < 0:
        hire(scenario, boss, "fergus_macdarkie")
    part = seen(scenario).copy()
    part.tokens = put(part.tokens, FERGUS, 0)
    part.places = put(part.places, FERGUS, host * CELLS + cell_number(cell))
    scenario.state.keep(part)
    assert where(scenario.state, FERGUS) == (host, cell_number(cell))
    scenario.seat(boss).scots -= 1


def beside_him(*ahead: str, coins: int = 1, cell: str = "0.0") -> Scenario:
    """He stands on the village of seat 0, which has so many coins and nothing to sell."""
    scenario = mobs(ahead=ahead)
    stand(scenario, cell)
    scenario.seat(0).coins = coins
    return scenario


def with_more_land(*ahead: str, coins: int) -> Scenario:
    """He stands on the castle of seat 0, whose land reaches out of his sight."""
    scenario = beside_him(*ahead, coins=coins, cell="1.0")
    scenario.lay(0, "0.1", "lammermuir")
    scenario.scots(0, "0.1", 1)
    return scenario


def places(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("lay")}


@pytest.mark.rule("GM-C8-64", "GM-C8-65")
@pytest.mark.parametrize("place", ["0.1", "1.1"])
def test_a_tile_beside_him_costs_a_coin_and_he_moves_on(place: str) -> None:
    scenario = beside_him("inshriach", coins=3)
    before = scenario.state.seats[1].coins
    scenario.play("take inshriach")
    assert scenario.state.seats[0].coins == 3, "taking it costs nothing"
    scenario.play(f"lay {place}")
    assert scenario.state.seats[0].coins == 2
    assert scenario.state.seats[1].coins == before + 1
    assert (scenario.step(), scenario.table.actor) == ("relocate", 1)
    assert {text.split()[2] for text in scenario.texts()} == {"3"}
    assert "done" not in scenario.texts(), "he must go"
    scenario.play("lurk fergus_macdarkie 3 1.0")
    assert where(scenario.state, FERGUS) == (2, cell_number("1.0"))
    assert scenario.tile_on(0, place) == "inshriach"
    assert scenario.table.actor == 0


@pytest.mark.rule("GM-C8-64")
def test_a_tile_that_is_not_beside_him_costs_nothing() -> None:
    scenario = with_more_land("inshriach", coins=3)
    scenario.play("take inshriach", "lay -1.1")
    assert scenario.state.seats[0].coins == 3
    assert scenario.table.actor == 0
    assert where(scenario.state, FERGUS) == (0, cell_number("1.0"))


@pytest.mark.rule("GM-C8-64")
def test_nor_does_a_tile_in_another_territory() -> None:
    scenario = mobs(ahead=("inshriach",))
    stand(scenario, "0.0", host=2)
    coins = scenario.state.seats[0].coins
    scenario.play("take inshriach", "lay 0.1")
    assert scenario.state.seats[0].coins == coins


@pytest.mark.rule("GM-C8-64")
def test_without_a_coin_no_tile_beside_him() -> None:
    scenario = with_more_land("inshriach", coins=0)
    scenario.play("take inshriach")
    assert places(scenario) == {"-1.1", "0.2"}
    said = "A tile next to Fergus MacDarkie costs a coin, and you have none."
    assert scenario.why_not("lay 1.1") == f"{said} (GM-C8-64, GM-C8-Q36)"
    assert "must touch" in scenario.why_not("lay 5.5"), "other places have their own reasons"
    scenario.seat(0).coins = 1
    assert places(scenario) == {"-1.1", "0.2", "0.-1", "1.-1", "1.1"}


@pytest.mark.rule("GM-C8-64")
def test_a_place_that_costs_nothing_is_enough_to_take_the_tile() -> None:
    for north in (False, True):
        scenario = beside_him("inshriach", coins=0, cell="1.0")
        cell = "0.1" if north else "0.-1"
        scenario.lay(0, cell, "lammermuir")
        scenario.scots(0, cell, 1)
        scenario.play("take inshriach")
        assert places(scenario) == ({"-1.1", "0.2"} if north else {"-1.-1", "0.-2"})


@pytest.mark.rule("GM-C8-64", "GM-TAK-Q3")
def test_a_tile_that_finds_no_other_place_cannot_be_taken_without_his_coin() -> None:
    scenario = beside_him("inshriach", "robert_i", coins=0)
    assert scenario.texts("take") == ["take robert_i"], "a Person is not laid"
    said = "You can only place Inshriach next to Fergus MacDarkie, and you cannot pay his coin."
    assert scenario.why_not("take inshriach") == f"{said} (GM-C8-64)"
    scenario.seat(0).coins = 1
    assert scenario.texts("take") == ["take inshriach", "take robert_i"]


@pytest.mark.rule("GM-C8-64", "GM-TAK-10")
def test_if_nothing_can_be_taken_the_tile_is_forgone() -> None:
    scenario = beside_him("inshriach", coins=0)
    assert scenario.texts("take") == []
    assert "forgo inshriach coin" in scenario.texts()


@pytest.mark.rule("GM-C8-64")
def test_what_can_be_sold_pays_him() -> None:
    scenario = beside_him("inshriach", coins=0)
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=0)
    assert scenario.texts("take") == []
    scenario.market(wood=1)
    scenario.play("take inshriach")
    assert scenario.texts() == ["sell wood 0.0"], "first the coin, then the place"
    scenario.play("sell wood 0.0", "lay 0.1")
    assert scenario.state.seats[0].coins == 0


@pytest.mark.rule("GM-C8-64", "GM-TAK-14")
def test_his_coin_is_left_over_when_the_tile_is_paid() -> None:
    scenario = beside_him("dornie", coins=2)
    scenario.market(stone=1)  # a stone costs two
    assert scenario.texts("take") == [], "two coins are one too few"
    scenario.seat(0).coins = 3
    scenario.play("take dornie")
    assert scenario.step() == "place"
    assert scenario.state.seats[0].coins == 1
    scenario = beside_him("dornie", coins=0)
    scenario.market(stone=0)
    scenario.goods(0, "0.0", stone=1)  # it pays the tile, and cannot be sold
    assert scenario.texts("take") == []
    scenario.seat(0).coins = 1
    scenario.play("take dornie", "pay stone 0.0")
    assert places(scenario) == AROUND_HOME


@pytest.mark.rule("GM-C8-64", "GM-TAK-08")
def test_the_scot_that_pays_leaves_one_beside_a_place_that_can_be_paid() -> None:
    scenario = beside_him("loch_ness", coins=0, cell="1.0")
    scenario.lay(0, "-1.0", "loch_lochy")
    scenario.scots(0, "1.0", 1)
    # Loch Ness fits at both ends of the river: -2.0 beside -1.0, and 2.0 beside Fergus.
    scenario.scots(0, "-1.0", 1)
    scenario.play("take loch_ness")
    scenario.play("pay scot 0.0")
    assert places(scenario) == {"-2.0"}
    scenario = beside_him("loch_ness", coins=0, cell="1.0")
    scenario.scots(0, "1.0", 1)  # -1.0 needs the Scot of 0.0, and 2.0 costs a coin
    scenario.play("take loch_ness")
    assert places(scenario) == {"-1.0"}
    assert scenario.on_cell(0, "0.0", "scot") == 1, "the other one has paid"


@pytest.mark.rule("GM-C8-64", "GM-TAK-06")
def test_a_place_that_the_paying_scot_leaves_does_not_help() -> None:
    scenario = beside_him("loch_ness", coins=0, cell="1.0")
    scenario.lay(0, "1.1", "lammermuir")
    scenario.scots(0, "1.1", 1)  # beside 2.0; only the Scot at home can pay, who guards -1.0
    assert scenario.texts("take") == []
    scenario.seat(0).coins = 1
    scenario.play("take loch_ness")
    assert places(scenario) == {"2.0"}


@pytest.mark.rule("GM-C8-64", "GM-TAK-08", "GM-C4-22")
def test_hammer_and_mobs_coins_for_the_track_are_not_his() -> None:
    scenario = obeying("loch_ness", modules=("penny-mobs",))
    stand(scenario, "1.0")
    scenario.scots(0, "1.0", 1)
    scenario.seat(0).coins = 2  # both for the track
    scenario.play("command loch_ness")
    assert places(scenario) == {"-1.0"}, "the Scot of 1.0 has paid"
    scenario = obeying("loch_ness", modules=("penny-mobs",))
    stand(scenario, "1.0")
    scenario.scots(0, "1.0", 1)
    scenario.seat(0).coins = 3
    scenario.play("command loch_ness")
    assert scenario.texts() == ["pay scot 0.0", "pay scot 1.0"]


@pytest.mark.rule("GM-C8-64")
def test_an_overlay_beside_him_costs_his_coin_and_one_on_his_tile_does_not() -> None:
    scenario = beside_him("glen_affric", coins=0, cell="0.0")
    scenario.goods(0, "0.0", sheep=1)
    scenario.lay(0, "0.1", "inshriach")
    assert scenario.texts("take") == []
    stand_on = seen(scenario).copy()
    stand_on.places = put(stand_on.places, FERGUS, cell_number("0.1"))
    scenario.state.keep(stand_on)
    scenario.play("take glen_affric", "lay 0.1")
    assert where(scenario.state, FERGUS) == (0, cell_number("0.1"))


@pytest.mark.rule("GM-C8-64", "GM-C4-Q8")
def test_hammer_and_mobs_the_englishman_lays_no_tile_that_cannot_pay_him() -> None:
    scenario = obeying("inshriach", "robert_i", modules=("penny-mobs",))
    stand(scenario, "0.0")
    scenario.seat(0).coins = 2  # both for the track
    assert scenario.texts("command") == ["command robert_i"]
    said = "You can only place Inshriach next to Fergus MacDarkie, and you cannot pay his coin."
    assert scenario.why_not("command inshriach") == f"{said} (GM-C8-64)"
    scenario.seat(0).coins = 1
    assert "for the track" in scenario.why_not("command inshriach")
    scenario.seat(0).coins = 3
    scenario.play("command inshriach", "lay 0.1")
    assert scenario.state.seats[0].coins == 0
    assert scenario.step() == "relocate"


@pytest.mark.rule("GM-C8-64", "GM-CLN-30")
@pytest.mark.parametrize("inside", [False, True])
def test_a_tile_of_the_discard_pile_pays_him_too(inside: bool) -> None:
    scenario = beside_him("robert_i", coins=0)
    scenario.discard("inshriach", "john_knox")
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)
    if inside:  # nothing is sold inside an activation
        scenario.state.stack.append(Frame(RESOLVED.id, 0))
    scenario.state.stack.append(Frame(FETCHING.id, 0))
    FLOW.settle(scenario.state)
    wanted = ["fetch john_knox"] if inside else ["fetch inshriach", "fetch john_knox"]
    assert scenario.texts("fetch") == wanted
    if inside:
        assert "cannot pay his coin" in scenario.why_not("fetch inshriach")
        scenario.seat(0).coins = 1
        assert "fetch inshriach" in scenario.texts()
    scenario.strip(0)
    assert "There is no legal place for" in scenario.why_not("fetch inshriach")


@pytest.mark.rule("GM-C8-64", "GM-C2-Q11")
def test_highlander_and_mobs_the_toll_of_the_mountain_leaves_his_coin() -> None:
    scenario = mobs(modules=("highlander", "penny-mobs"))
    on_rondel(scenario, MOUNTAIN - 3)
    scenario.put_on_rondel(MOUNTAIN + 4, "inshriach")
    scenario.state.front = MOUNTAIN + 6
    stand(scenario, "0.0")
    scenario.seat(0).coins = 1
    assert scenario.texts("take") == [], "one coin cannot pay both"
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=0)
    scenario.play("take inshriach")
    assert scenario.step() == "place", "the wood was the only way to pay the toll"
    assert scenario.state.seats[0].coins == 1
    assert scenario.state.seats[0].stock[1] == 0


@pytest.mark.rule("GM-C8-67")
def test_he_does_not_walk() -> None:
    scenario = working(0, "fergus_macdarkie", ahead=("inshriach",))
    scenario.play("lurk fergus_macdarkie 2 0.0", "recruit")
    scenario.state.movement = 3
    scenario.state.stack[-1] = Frame(FLOW.id_of("activation"), 0)
    FLOW.settle(scenario.state)
    assert scenario.texts("prowl") == []
    assert "You have no Kenneth McSnitch on a tile" in scenario.why_not("prowl e")
    assert "cannot be placed again" in scenario.why_not("lurk fergus_macdarkie 3 0.0")
