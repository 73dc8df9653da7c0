"""Bruce McMail buys what others produce (GM-C8-38 to 40)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster, put
from ceilidh.games.glenmore.modules.penny_mobs.prison import let_out
from ceilidh.say import speaker
from tests.glenmore.modules.mobs import mobs, seen, working
from tests.glenmore.scenario import Scenario

BRUCE = mobster("bruce_mcmail")


def activated(
    tile: str = "inshriach", boss: int = 1, coins: int = 3, cell: str = "0.1", **market: int
) -> Scenario:
    """Bruce works for a seat and has coins; seat 0 lays a tile and activates it."""
    scenario = working(boss, "bruce_mcmail", ahead=(tile,))
    part = seen(scenario).copy()
    part.tokens = put(part.tokens, BRUCE, coins)
    scenario.state.keep(part)
    scenario.market(**{name: 0 for name in RESOURCE_NAMES} | market)
    scenario.play(f"take {tile}", f"lay {cell}", f"activate {cell}")
    return scenario


def stocks(scenario: Scenario, kind: str) -> list[int]:
    return [own.stock[RESOURCE_NAMES.index(kind)] for own in scenario.state.seats]


@pytest.mark.rule("GM-C8-38")
def test_he_comes_with_three_coins_of_the_supply() -> None:
    scenario = mobs("bruce_mcmail")
    coins = [own.coins for own in scenario.state.seats]
    let_out(scenario.state, 0, BRUCE)
    assert seen(scenario).tokens[BRUCE] == 3
    assert [own.coins for own in scenario.state.seats] == coins


@pytest.mark.rule("GM-C8-39", "GM-C8-40", "GM-C8-Q7")
def test_he_buys_what_was_produced_before_the_producer_can_use_it() -> None:
    scenario = activated(wood=1)
    assert (scenario.step(), scenario.table.actor) == ("mail offer", 1)
    assert scenario.texts() == ["done", "mail wood"]
    assert "No stone was produced" in scenario.why_not("mail stone")
    assert speaker("en").prompt(scenario.table, 1).startswith("Seat 1 has produced")
    coins = [own.coins for own in scenario.state.seats]
    scenario.play("mail wood")
    assert seen(scenario).tokens[BRUCE] == 2
    assert scenario.texts() == ["put wood 0.0", "put wood 1.0", "fence wood"]
    scenario.play("put wood 0.0")
    assert scenario.on_cell(1, "0.0", "wood") == 1
    assert stocks(scenario, "wood") == [0, 1, 0]
    coins[0] += 1  # the producer is paid, out of his coins
    assert [own.coins for own in scenario.state.seats] == coins
    assert (scenario.table.actor, scenario.step()) == (0, "activation")


@pytest.mark.rule("GM-C8-39")
@pytest.mark.parametrize(
    ("tile", "cell", "asked"),
    [("lammermuir", "0.1", True), ("inshriach", "0.1", True), ("black_isle", "0.1", False)],
)
def test_only_of_animal_and_material_tiles(tile: str, cell: str, asked: bool) -> None:
    scenario = activated(tile, cell=cell)
    assert sum(scenario.state.seats[0].stock) > 0
    assert (scenario.step() == "mail offer") == asked


@pytest.mark.rule("GM-C8-39")
def test_not_what_his_controller_produces_nor_without_his_coins() -> None:
    assert activated(boss=0).step() == "activation"
    scenario = working(0, "bruce_mcmail", ahead=("robert_i", "inshriach", "john_knox"))
    scenario.play("take robert_i", "claim macleod")
    scenario.play("take inshriach", "lay 0.1", "activate 0.1")
    assert (scenario.step(), scenario.table.actor) == ("mail offer", 0), "of any other player"
    assert activated(coins=0).step() == "activation"
    assert activated(coins=1).step() == "mail offer"


@pytest.mark.rule("GM-C8-39")
def test_not_while_he_is_in_prison() -> None:
    scenario = mobs("bruce_mcmail", ahead=("inshriach",))
    scenario.play("take inshriach", "lay 0.1", "activate 0.1")
    assert scenario.step() == "activation"


@pytest.mark.rule("GM-C8-39")
def test_only_what_was_just_produced() -> None:
    scenario = working(1, "bruce_mcmail", ahead=("lammermuir",))
    scenario.lay(0, "0.1", "inshriach")
    scenario.goods(0, "0.1", stone=1)
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take lammermuir", "lay 0.-1", "activate 0.-1")
    made = [kind for kind, have in enumerate(scenario.state.seats[0].stock) if have]
    assert len(made) == 3
    (offered,) = scenario.texts("mail")
    assert offered not in ("mail stone", "mail wood")


@pytest.mark.rule("GM-C8-39")
def test_he_need_not() -> None:
    scenario = activated(wood=1)
    scenario.play("done")
    assert scenario.table.actor == 0
    assert stocks(scenario, "wood") == [1, 0, 0]
    assert seen(scenario).tokens[BRUCE] == 3


def two_cattle(before: int = 0, coins: int = 3) -> Scenario:
    """Angus Glens gives two cattle at once; so many lay there before."""
    scenario = working(1, "bruce_mcmail", ahead=("lammermuir",))
    part = seen(scenario).copy()
    part.tokens = put(part.tokens, BRUCE, coins)
    scenario.state.keep(part)
    scenario.market(cattle=0)
    scenario.lay(0, "0.1", "lochridge", "angus_glens")
    scenario.goods(0, "0.1", cattle=before)
    scenario.play("take lammermuir", "lay 1.1", "activate 0.1")
    return scenario


@pytest.mark.rule("GM-C8-39", "GM-C8-Q37")
def test_he_buys_as_many_as_were_produced() -> None:
    scenario = two_cattle(before=1)
    coins = scenario.state.seats[0].coins
    scenario.play("mail cattle", "put cattle 0.0")
    assert (scenario.step(), scenario.table.actor) == ("mail offer", 1)
    assert scenario.texts() == ["done", "mail cattle"]
    scenario.play("mail cattle", "put cattle 0.0")
    assert stocks(scenario, "cattle") == [1, 2, 0], "what lay there before is not for sale"
    assert scenario.state.seats[0].coins == coins + 2
    assert seen(scenario).tokens[BRUCE] == 1
    assert (scenario.table.actor, scenario.step()) == (0, "activation")


@pytest.mark.rule("GM-C8-39", "GM-C8-Q37")
def test_as_long_as_he_has_coins_and_his_controller_likes() -> None:
    scenario = two_cattle(coins=1)
    scenario.play("mail cattle", "put cattle 0.0")
    assert scenario.table.actor == 0
    scenario = two_cattle()
    scenario.play("mail cattle", "put cattle 0.0", "done")
    assert scenario.table.actor == 0
    assert stocks(scenario, "cattle") == [1, 1, 0]


@pytest.mark.rule("GM-C8-Q7", "GM-C8-Q37")
def test_what_found_no_room_cannot_be_bought() -> None:
    scenario = two_cattle(before=2)
    assert stocks(scenario, "cattle") == [3, 0, 0], "one of the two is lost"
    scenario.play("mail cattle", "put cattle 0.0")
    assert scenario.table.actor == 0
    assert stocks(scenario, "cattle") == [2, 1, 0]


@pytest.mark.rule("GM-C8-39", "GM-C8-Q37")
def test_of_two_kinds_he_buys_either_or_both() -> None:
    scenario = working(1, "bruce_mcmail", ahead=("lammermuir",))
    scenario.market(wood=0, stone=0)
    scenario.lay(0, "0.1", "inshriach", "glen_affric")
    scenario.play("take lammermuir", "lay 1.1", "activate 0.1")
    assert scenario.texts() == ["done", "mail wood", "mail stone"]
    scenario.play("mail stone", "put stone 0.0")
    assert scenario.texts() == ["done", "mail wood"]


@pytest.mark.rule("GM-C8-40")
def test_or_it_is_sold_at_once() -> None:
    scenario = activated(wood=2)
    before = scenario.state.seats[1].coins
    scenario.play("mail wood", "fence wood")
    assert scenario.state.seats[1].coins == before + 2
    assert scenario.state.market[RESOURCE_NAMES.index("wood")] == 1
    assert stocks(scenario, "wood") == [0, 0, 0]


@pytest.mark.rule("GM-C8-40")
def test_without_room_it_is_sold_and_without_coins_in_the_row_it_is_put() -> None:
    scenario = activated()
    scenario.play("mail wood")
    assert scenario.texts() == ["put wood 0.0", "put wood 1.0"]
    assert "There are no coins in the market row" in scenario.why_not("fence wood")
    scenario = working(1, "bruce_mcmail", ahead=("inshriach",))
    for cell in ("0.0", "1.0"):
        scenario.goods(1, cell, stone=3)
    scenario.market(wood=1)
    coins = scenario.state.seats[1].coins
    scenario.play("take inshriach", "lay 0.1", "activate 0.1", "mail wood")
    assert scenario.state.seats[1].coins == coins + 1, "sold, as there is no other way"


@pytest.mark.rule("GM-C8-39", "GM-C8-40")
def test_what_can_neither_be_put_nor_sold_is_not_offered() -> None:
    scenario = working(1, "bruce_mcmail", ahead=("inshriach",))
    for cell in ("0.0", "1.0"):
        scenario.goods(1, cell, stone=3)
    scenario.market(wood=0)
    scenario.play("take inshriach", "lay 0.1", "activate 0.1")
    assert scenario.step() == "activation"
