"""Highlander: the Mountain at set-up, and the toll of a pawn that passes it (GM-C2)."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.modules.highlander.rules import HighlanderModule
from tests.glenmore.modules.arrange import MOUNTAIN, at_the_foot, on_mountain, on_rondel
from tests.glenmore.scenario import Scenario

# --- set-up -----------------------------------------------------------------------------------


def spaces_of(table: ceilidh.Table) -> list[str]:
    """What lies on each space of the Rondel; a figure is shown by its name."""
    rondel = table.view()["rondel"]
    assert isinstance(rondel, list)
    return [space["tile"] or " ".join(space["figures"]) for space in rondel]


def left_in_stack_a(players: int, **options: object) -> object:
    table = ceilidh.new("glenmore", players, 1, options)
    assert table.view()["stack"] == "A"
    return table.view()["stack_left"]


@pytest.mark.rule("GM-C2-01", "GM-C2-02", "GM-C2-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mountain_lies_on_the_two_spaces_before_the_gap(players: int) -> None:
    spaces = spaces_of(ceilidh.new("glenmore", players, 1, {"modules": ["highlander"]}))
    assert spaces[11:] == ["mountain", "mountain", ""]
    assert "" not in spaces[:11]
    assert "mountain" not in spaces[:11]


@pytest.mark.rule("GM-C2-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_two_tiles_stay_in_stack_a(players: int) -> None:
    without = left_in_stack_a(players)
    assert isinstance(without, int)
    assert left_in_stack_a(players, modules=["highlander"]) == without + 2


@pytest.mark.rule("GM-C2-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sideways_the_mountain_takes_one_space_and_one_more_tile_is_laid(players: int) -> None:
    options: dict[str, object] = {"modules": ["highlander"], "sideways_mountain": True}
    spaces = spaces_of(ceilidh.new("glenmore", players, 1, options))
    assert spaces[12:] == ["mountain", ""]
    assert "" not in spaces[:12]
    assert "mountain" not in spaces[:12]
    without = left_in_stack_a(players)
    assert isinstance(without, int)
    assert left_in_stack_a(players, **options) == without + 1


def test_without_the_chronicle_there_is_no_mountain() -> None:
    assert "mountain" not in spaces_of(ceilidh.new("glenmore", 3, 1))


def test_its_option_without_the_chronicle_is_refused() -> None:
    with pytest.raises(
        ceilidh.OptionError,
        match=(
            "belongs to highlander, which is not in this game; add the module or remove the option"
        ),
    ):
        ceilidh.new("glenmore", 3, 1, {"sideways_mountain": True})


# --- the toll ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-04")
def test_a_pawn_that_passes_pays_a_coin_or_one_of_its_resources() -> None:
    scenario = at_the_foot("lochridge", players=4)  # with four players no market row has coins
    scenario.lay(0, "0.1", "inshriach")
    scenario.goods(0, "0.0", wood=1, sheep=1)
    scenario.goods(0, "0.1", wood=1)
    scenario.play("take lochridge")
    assert scenario.texts() == ["toll", "offer wood 0.1", "offer wood 0.0", "offer sheep 0.0"]


@pytest.mark.rule("GM-C2-04")
def test_a_coin_is_put_on_the_mountain() -> None:
    scenario = at_the_foot("lochridge")
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take lochridge", "toll")
    assert on_mountain(scenario) == {"coin": 1}
    assert scenario.seat(0).coins == 4
    assert scenario.on_cell(0, "0.0", "wood") == 1
    assert scenario.step() == "place"


@pytest.mark.rule("GM-C2-04")
@pytest.mark.parametrize("good", RESOURCE_NAMES)
def test_each_of_the_five_resources_serves(good: str) -> None:
    scenario = at_the_foot("lochridge")
    scenario.goods(0, "0.0", **{good: 2})
    scenario.play("take lochridge", f"offer {good} 0.0")
    assert on_mountain(scenario) == {good: 1}
    assert scenario.seat(0).coins == 5
    assert scenario.on_cell(0, "0.0", good) == 1
    assert scenario.step() == "place"


@pytest.mark.rule("GM-C2-04")
@pytest.mark.parametrize("sideways", [False, True])
def test_the_toll_is_due_once_however_the_mountain_lies(sideways: bool) -> None:
    scenario = at_the_foot("lochridge", sideways=sideways)
    scenario.play("take lochridge")  # who has only coins has no choice
    assert on_mountain(scenario) == {"coin": 1}
    assert scenario.seat(0).coins == 4


@pytest.mark.rule("GM-C2-04")
def test_a_pawn_that_stays_before_the_mountain_pays_nothing() -> None:
    scenario = Scenario(modules=["highlander"])
    on_rondel(scenario, 7, "lochridge")  # the pawns stand on 7, 8 and 9, the tile lies on 10
    scenario.play("take lochridge")
    assert on_mountain(scenario) == {}
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-C2-05")
def test_who_owns_nothing_passes_for_nothing() -> None:
    scenario = at_the_foot("lochridge")
    scenario.seat(0).coins = 0
    scenario.play("take lochridge", "lay 0.1")
    assert on_mountain(scenario) == {}
    assert scenario.tile_on(0, "0.1") == "lochridge"


@pytest.mark.rule("GM-C2-04", "GM-C2-05")
def test_barrels_and_scots_are_neither_coin_nor_resource() -> None:
    scenario = at_the_foot("lochridge")
    scenario.seat(0).coins = 0
    scenario.seat(0).barrels = 2
    scenario.play("take lochridge")
    assert scenario.step() == "place"
    assert on_mountain(scenario) == {}
    assert scenario.seat(0).barrels == 2
    assert scenario.on_cell(0, "0.0", "scot") == 1


@pytest.mark.rule("GM-C2-05")
def test_a_resource_must_be_given_by_who_has_no_coin() -> None:
    scenario = at_the_foot("lochridge", players=4)
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", sheep=1)
    scenario.play("take lochridge")
    assert on_mountain(scenario) == {"sheep": 1}
    assert scenario.on_cell(0, "0.0", "sheep") == 0


@pytest.mark.rule("GM-MKT-Q4")
def test_the_toll_cannot_be_bought() -> None:
    scenario = at_the_foot("lochridge")
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take lochridge")
    assert scenario.texts("buy") == []
    assert "offer sheep 0.0" not in scenario.texts()
    assert scenario.why_not("buy sheep")


@pytest.mark.rule("GM-C2-04", "GM-MKT-12")
def test_goods_may_be_sold_for_the_coin() -> None:
    scenario = at_the_foot("lochridge")
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=2)
    scenario.play("take lochridge")
    assert scenario.texts() == ["sell wood 0.0", "offer wood 0.0"]
    scenario.play("sell wood 0.0")  # for two coins, of which one is the toll
    assert on_mountain(scenario) == {"coin": 1}
    assert scenario.seat(0).coins == 1


# --- toll and cost ----------------------------------------------------------------------------


@pytest.mark.rule("GM-C2-Q11")
def test_a_tile_that_cannot_be_paid_after_the_toll_cannot_be_taken() -> None:
    scenario = at_the_foot("halkirk", players=4)  # costs a wood
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", wood=1)
    assert scenario.texts("take") == []
    assert "GM-TAK-09" in scenario.why_not("take halkirk")
    assert "forgo halkirk coin" in scenario.texts()


@pytest.mark.rule("GM-C2-Q11")
def test_the_same_tile_before_the_mountain_can_be_taken() -> None:
    scenario = Scenario(4, modules=["highlander"])
    on_rondel(scenario, 6, "halkirk")  # it lies on 10
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", wood=1)
    assert scenario.texts("take") == ["take halkirk"]


@pytest.mark.rule("GM-C2-Q11")
def test_the_toll_counts_together_with_a_cost_in_coins() -> None:
    scenario = at_the_foot("edradour", players=4)  # costs a coin
    scenario.seat(0).coins = 1
    assert scenario.texts("take") == []
    scenario.seat(0).coins = 2
    scenario.play("take edradour")
    assert scenario.seat(0).coins == 0
    assert on_mountain(scenario) == {"coin": 1}
    assert scenario.step() == "place"


@pytest.mark.rule("GM-C2-Q11")
def test_the_last_coin_must_not_go_to_the_mountain_if_the_tile_needs_it() -> None:
    scenario = at_the_foot("edradour")
    scenario.seat(0).coins = 1
    scenario.goods(0, "0.0", sheep=1)
    scenario.market(sheep=0)
    scenario.play("take edradour")
    assert on_mountain(scenario) == {"sheep": 1}
    assert scenario.seat(0).coins == 0
    assert scenario.step() == "place"


@pytest.mark.rule("GM-C2-Q11")
def test_the_last_wood_must_not_go_to_the_mountain_if_the_tile_needs_it() -> None:
    scenario = at_the_foot("halkirk")
    scenario.seat(0).coins = 1
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.market(wood=3)  # the row is full, so that no wood can be bought
    scenario.play("take halkirk")
    assert scenario.texts("toll") == ["toll"]
    assert scenario.texts("offer") == ["offer stone 0.0"]


@pytest.mark.rule("GM-C2-Q11")
@pytest.mark.parametrize(
    ("coins", "wood", "row", "takes"),
    [
        (1, 1, 3, True),  # the coin is the toll; no wood could be bought
        (0, 2, 0, True),  # a wood is the toll; none could be sold
        (0, 1, 0, False),
        (1, 0, 3, False),
    ],
)
def test_one_coin_or_one_wood_more_than_the_tile_costs_is_enough(
    coins: int, wood: int, row: int, takes: bool
) -> None:
    scenario = at_the_foot("halkirk", players=4)  # costs a wood
    scenario.seat(0).coins = coins
    scenario.goods(0, "0.0", wood=wood)
    scenario.goods(1, "0.0", wood=3)
    scenario.market(wood=row)
    assert scenario.texts("take") == (["take halkirk"] if takes else [])


@pytest.mark.rule("GM-C2-04", "GM-C2-Q11")
def test_only_what_the_mountain_takes_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    module = Scenario(3, modules=["highlander"]).state.rules.module("highlander")
    assert isinstance(module, HighlanderModule)
    wood, stone = RESOURCE_NAMES.index("wood"), RESOURCE_NAMES.index("stone")
    monkeypatch.setattr(module.box, "toll_of", (wood, stone))
    scenario = at_the_foot("lochridge")
    scenario.market(wood=0, stone=0, sheep=0)
    scenario.goods(0, "0.0", wood=1, stone=1, sheep=1)
    scenario.play("take lochridge")
    assert scenario.texts() == ["offer wood 0.0", "offer stone 0.0"]
    scenario = at_the_foot("lochridge")
    scenario.market(sheep=0)
    scenario.goods(0, "0.0", sheep=1)
    assert scenario.texts("take") == [], "neither its coins nor its sheep are taken"


@pytest.mark.rule("GM-C2-Q11")
def test_the_toll_is_paid_before_the_cost() -> None:
    scenario = at_the_foot("halkirk", players=4)
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take halkirk")
    assert scenario.step() == "pay toll"
    scenario.play("offer wood 0.0")
    assert on_mountain(scenario) == {"wood": 1}
    assert scenario.seat(0).coins == 4  # the wood that the tile costs had to be bought
    assert scenario.step() == "place"


# --- tolls of other moves ---------------------------------------------------------------------


@pytest.mark.rule("GM-C2-04", "GM-C2-Q11")
def test_a_pawn_that_discards_a_tile_behind_the_mountain_pays_too() -> None:
    scenario = at_the_foot("robert_burns")  # costs a barrel
    scenario.play("forgo robert_burns coin")
    assert on_mountain(scenario) == {"coin": 1}
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-C2-05", "GM-C2-Q11")
def test_the_coin_for_a_discarded_tile_comes_after_the_toll() -> None:
    scenario = at_the_foot("robert_burns")
    scenario.seat(0).coins = 0
    scenario.play("forgo robert_burns coin")
    assert on_mountain(scenario) == {}
    assert scenario.seat(0).coins == 1


@pytest.mark.rule("GM-C2-04")
def test_a_pawn_that_stops_on_the_end_behind_the_mountain_pays_too() -> None:
    scenario = at_the_foot("the_end")
    scenario.goods(0, "0.0", wood=1)
    scenario.play("end")
    assert scenario.texts("offer") == ["offer wood 0.0"]
    scenario.play("offer wood 0.0")
    assert on_mountain(scenario) == {"wood": 1}
    assert scenario.table.actor == 1


@pytest.mark.rule("GM-C2-Q7")
def test_others_pay_while_a_pawn_stands_on_the_mountain_and_it_collects_the_tolls() -> None:
    scenario = at_the_foot("lochridge", "lammermuir")
    scenario.play("climb", "take lochridge", "lay 0.1", "done")
    scenario.play("take lammermuir", "lay 0.1", "done")
    assert scenario.state.places[0] == MOUNTAIN
    assert on_mountain(scenario) == {}  # seat 0 is last and has its turn
    assert [seat.coins for seat in scenario.state.seats] == [7, 5, 6]
