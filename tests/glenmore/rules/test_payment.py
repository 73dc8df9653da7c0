"""What a cost is paid with: resources, coins, barrels and Scots (GM-TAK, GM-ED-03)."""

import pytest

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import KIND_NAMES, RESOURCE_NAMES
from tests.glenmore.scenario import Scenario

EDITIONS = ["french", "english"]


def stock(scenario: Scenario, resource: str) -> int:
    return scenario.seat(0).stock[RESOURCE_NAMES.index(resource)]


def lays(scenario: Scenario) -> set[str]:
    return {text.split()[1] for text in scenario.texts("lay")}


@pytest.mark.rule("GM-TAK-02")
def test_resources_come_from_any_own_tile() -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.lay(0, "0.1", "lochridge")
    scenario.goods(0, "0.1", wood=1)
    scenario.goods(0, "1.0", wood=1)
    scenario.goods(1, "0.0", wood=1)  # not of the own territory
    scenario.play("take halkirk")
    assert scenario.texts("pay") == ["pay wood 0.1", "pay wood 1.0"]
    assert "GM-TAK-02" in scenario.why_not("pay wood 0.0")
    scenario.play("pay wood 0.1")
    assert scenario.on_cell(0, "0.1", "wood") == 0
    assert scenario.on_cell(0, "1.0", "wood") == 1
    assert scenario.seat(0).coins == 5


@pytest.mark.rule("GM-TAK-02")
def test_one_cost_may_be_paid_from_several_tiles() -> None:
    scenario = Scenario(ahead=("donan_castle",))
    scenario.goods(0, "0.0", wood=1, stone=1)
    scenario.goods(0, "1.0", wood=1, stone=1)
    scenario.play("take donan_castle", "pay wood 0.0", "pay stone 1.0")
    assert scenario.on_cell(0, "0.0", "wood") == scenario.on_cell(0, "1.0", "stone") == 0
    assert scenario.on_cell(0, "0.0", "stone") == scenario.on_cell(0, "1.0", "wood") == 1
    assert scenario.step() == "place"


@pytest.mark.rule("GM-TAK-03", "GM-TAK-13")
def test_coins_come_from_the_own_supply_and_go_to_the_common_one() -> None:
    scenario = Scenario(ahead=("merchant_city",))
    scenario.lay(0, "0.1", "kirkwall")
    market = scenario.table.view()["market"]
    scenario.play("take merchant_city")
    assert [seat.coins for seat in scenario.state.seats] == [3, 6, 7]
    assert scenario.table.view()["market"] == market  # only purchases lie on the Market


@pytest.mark.rule("GM-TAK-04")
@pytest.mark.parametrize("move", ["buy wood", "pay wood 0.0"])
def test_a_needed_resource_may_be_bought(move: str) -> None:
    scenario = Scenario(ahead=("halkirk",))
    scenario.goods(0, "0.0", wood=1)
    scenario.play("take halkirk")
    assert set(scenario.texts()) == {"buy wood", "pay wood 0.0", "sell wood 0.0"}
    scenario.play(move)
    bought = move.startswith("buy")
    assert (scenario.seat(0).coins, stock(scenario, "wood")) == ((3, 1) if bought else (5, 0))


@pytest.mark.rule("GM-TAK-05", "GM-TAK-13")
def test_a_barrel_comes_from_the_own_barrels() -> None:
    scenario = Scenario(ahead=("kingshouse", "lochridge"))
    scenario.seat(1).barrels = 3
    assert scenario.texts() == ["take lochridge"]
    assert "GM-TAK-05" in scenario.why_not("take kingshouse")
    scenario.seat(0).barrels = 2
    scenario.play("take kingshouse")
    assert [seat.barrels for seat in scenario.state.seats] == [1, 3, 0]


@pytest.mark.rule("GM-TAK-13")
def test_paid_resources_leave_the_game_for_the_supply() -> None:
    scenario = Scenario(ahead=("donan_castle",))
    scenario.goods(0, "0.0", wood=1, stone=1)
    market = dict.fromkeys(RESOURCE_NAMES, 3)
    scenario.market(**market)  # full rows, so that nothing can be bought
    scenario.play("take donan_castle")
    assert [sum(seat.stock) for seat in scenario.state.seats] == [0, 0, 0]
    assert scenario.table.view()["market"] == market


@pytest.mark.rule("GM-TAK-14")
@pytest.mark.parametrize("missing", ["wood", "stone", "sheep"])
def test_every_part_of_a_cost_must_be_payable(missing: str) -> None:
    scenario = Scenario(ahead=("armadale_castle", "lochridge"))
    scenario.seat(0).coins = 0
    goods = {name: 1 for name in ("wood", "stone", "sheep")}
    scenario.market(wood=0, stone=0, sheep=0)
    scenario.goods(0, "0.0", **{name: 1 for name in goods if name != missing})
    assert scenario.texts("take") == ["take lochridge"]
    scenario.goods(0, "1.0", **{missing: 1})
    assert scenario.texts("take") == ["take lochridge", "take armadale_castle"]


def costs() -> dict[str, dict[str, int]]:
    """What the tiles of the base game cost that are laid on any empty cell, and the persons."""
    rows = [tile for tile in load(None).tiles if not tile.chronicle and not tile.overlay]
    named = {tile.id: dict(zip(KIND_NAMES, tile.cost, strict=False)) for tile in rows}
    parts = {
        name: {kind: number for kind, number in cost.items() if number}
        for name, cost in named.items()
    }
    return {name: cost for name, cost in parts.items() if cost and "scot" not in cost}


COSTS = costs()


def owning(tile: str, cost: dict[str, int]) -> Scenario:
    """Seat 0 has just so much and can sell nothing; a tile without cost lies there too."""
    scenario = Scenario(4, ahead=(tile, "lochridge"))  # the market rows are empty
    own = scenario.seat(0)
    own.coins = cost.get("coin", 0)
    own.barrels = cost.get("barrel", 0)
    for cell, kind in zip(("0.0", "0.0", "0.0", "1.0", "1.0"), RESOURCE_NAMES, strict=True):
        scenario.goods(0, cell, **{kind: cost.get(kind, 0)})
    for seat in (1, 2, 3):
        scenario.seat(seat).barrels = 5  # what others have does not help
        scenario.goods(seat, "0.0", wood=1, stone=1, barley=1)
        scenario.goods(seat, "1.0", sheep=1, cattle=1)
    return scenario


@pytest.mark.rule("GM-TAK-14", "GM-TAK-09")
@pytest.mark.parametrize("tile", COSTS)
def test_exactly_the_cost_suffices_and_all_of_it_is_paid(tile: str) -> None:
    scenario = owning(tile, COSTS[tile])
    scenario.play(f"take {tile}")
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
    own = scenario.seat(0)
    assert (own.coins, own.barrels, sum(own.stock)) == (0, 0, 0)
    assert scenario.step() in ("place", "clan marker", "activation", "move")
    assert sum(scenario.state.market) == 0


@pytest.mark.rule("GM-TAK-14", "GM-TAK-09")
@pytest.mark.parametrize(
    ("tile", "part"), [(tile, part) for tile, cost in COSTS.items() for part in cost]
)
def test_one_unit_too_few_of_any_part_is_not_enough(tile: str, part: str) -> None:
    cost = dict(COSTS[tile])
    cost[part] -= 1
    scenario = owning(tile, cost)
    assert scenario.texts("take") == ["take lochridge"]
    assert scenario.why_not(f"take {tile}")


@pytest.mark.rule("GM-TAK-14", "GM-TAK-04")
@pytest.mark.parametrize(("coins", "takes"), [(0, False), (1, True)])
def test_a_coin_buys_the_one_resource_that_is_missing(coins: int, takes: bool) -> None:
    scenario = owning("armadale_castle", {"wood": 1, "stone": 1})
    scenario.seat(0).coins = coins
    assert ("take armadale_castle" in scenario.texts()) is takes


@pytest.mark.rule("GM-TAK-14")
def test_a_payment_is_made_to_the_end() -> None:
    scenario = Scenario(ahead=("donan_castle", "lochridge"))
    scenario.goods(0, "0.0", wood=2, stone=1)
    scenario.play("take donan_castle", "pay wood 0.0")
    assert {text.split()[0] for text in scenario.texts()} == {"pay", "buy", "sell"}
    assert "GM-TAK-14" in scenario.why_not("pay wood 0.0")
    for move in ("done", "lay 0.1", "take lochridge"):
        scenario.why_not(move)


# --- Scots --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-TAK-06", "GM-TAK-07", "GM-TAK-Q1", "GM-ED-03")
@pytest.mark.parametrize(
    ("edition", "cells"), [("french", ["0.0", "1.0"]), ("english", ["0.1", "0.0", "1.0"])]
)
def test_a_scot_is_paid_from_home_or_in_english_from_any_tile(
    edition: str, cells: list[str]
) -> None:
    scenario = Scenario(ahead=("loch_ness",), edition=edition)
    scenario.lay(0, "0.1", "inshriach")
    scenario.scots(0, "0.1")
    scenario.scots(0, "1.0")
    scenario.play("take loch_ness")
    assert scenario.texts("pay") == [f"pay scot {cell}" for cell in cells]
    if edition == "french":
        assert "GM-TAK-06" in scenario.why_not("pay scot 0.1")


@pytest.mark.rule("GM-TAK-06", "GM-ED-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scots_elsewhere_pay_only_in_english(edition: str) -> None:
    scenario = Scenario(ahead=("loch_ness", "lochridge"), edition=edition)
    scenario.lay(0, "0.1", "inshriach")
    scenario.strip(0)
    scenario.scots(0, "0.1", 2)
    legal = scenario.texts("take") == ["take lochridge", "take loch_ness"]
    assert legal == (edition == "english")
    if legal:
        scenario.play("take loch_ness")
        assert scenario.on_cell(0, "0.1", "scot") == 1


@pytest.mark.rule("GM-TAK-06", "GM-TAK-07")
def test_the_scot_may_come_from_the_home_castle() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.scots(0, "1.0")
    scenario.play("take loch_ness", "pay scot 1.0")
    assert scenario.on_cell(0, "1.0", "scot") == 0
    assert lays(scenario) == {"-1.0"}


@pytest.mark.rule("GM-TAK-Q2")
def test_a_paid_scot_returns_to_its_owner() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.scots(0, "0.0")
    assert scenario.seat(0).scots == 7
    scenario.play("take loch_ness")
    assert scenario.seat(0).scots == 8
    assert [seat.scots for seat in scenario.state.seats] == [8, 8, 8]


@pytest.mark.rule("GM-TAK-08", "GM-EX-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_paid_scot_does_not_make_its_tile_legal(edition: str) -> None:
    scenario = Scenario(ahead=("loch_ness", "lochridge"), edition=edition)
    assert "take loch_ness" not in scenario.texts()
    assert "GM-TAK-08" in scenario.why_not("take loch_ness")
    scenario.scots(0, "0.0")
    assert "take loch_ness" in scenario.texts()


@pytest.mark.rule("GM-TAK-08", "GM-EX-26")
def test_a_place_beside_the_paid_scot_is_closed() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.scots(0, "1.0")
    scenario.play("take loch_ness", "pay scot 0.0")
    assert lays(scenario) == {"2.0"}
    assert "GM-PLC-05" in scenario.why_not("lay -1.0")


@pytest.mark.rule("GM-TAK-08")
def test_a_scot_that_is_needed_for_every_place_cannot_pay() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.lay(0, "1.1", "inshriach")
    scenario.lay(0, "1.2", "corrennie")
    scenario.scots(0, "1.0")
    # The river can only grow to the left, where the Scot of the village stands.
    scenario.lay(0, "2.1", "easdale")
    scenario.lay(0, "3.1", "abernethy")
    scenario.lay(0, "3.0", "lochridge")
    scenario.play("take loch_ness")
    assert scenario.on_cell(0, "1.0", "scot") == 0
    assert scenario.on_cell(0, "0.0", "scot") == 1
    assert lays(scenario) == {"-1.0"}


@pytest.mark.rule("GM-TAK-08")
def test_a_castle_of_macintosh_stands_in_for_the_paid_scot() -> None:
    scenario = Scenario(ahead=("loch_ness",))
    scenario.clan(0, "mackintosh")
    scenario.play("take loch_ness")
    assert scenario.on_cell(0, "0.0", "scot") == 0
    assert lays(scenario) == {"2.0"}
