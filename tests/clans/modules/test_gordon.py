"""Clan Gordon of Industria: cheap fields, more grain, three silos (IN-GOR)."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import BASIC
from ceilidh.games.clans.rules.counters import in_stock
from tests.clans.scenario import Scenario, hex_number

CLANS = ["gordon", "campbell", "robertson"]
POOL = [*CLANS, "stewart", "buchanan"]


def gordon(fields: int = 1, grain: int = 0) -> Scenario:
    scenario = Scenario(clans=CLANS, clan_pool=POOL, setup={"scoring": list("21354")})
    scenario.place(0, "field", *["1.3", "2.3", "2.4"][:fields])
    scenario.goods(0, grain=grain)
    return scenario


def to_production(scenario: Scenario) -> None:
    """Every seat passes; what is in the silos stays there."""
    for _ in range(3):
        scenario.play("pass")
        if scenario.table.view()["step"] == "turn" and "pass" not in scenario.texts():
            scenario.play("done")


def stored(*silos: str, **goods: int) -> Scenario:
    """Gordon's turn in round 2 with a grain in each of these silos."""
    scenario = gordon()
    to_production(scenario)
    scenario.play(*[f"fill {silo}" for silo in silos])
    if len(silos) < 3:
        scenario.play("done")
    scenario.goods(0, **{"grain": 0, **goods})
    scenario.turn(0)
    scenario.seat().money = 100
    return scenario


def full(scenario: Scenario) -> str:
    """The silos that hold a grain."""
    return "".join(text.split()[1] for text in scenario.texts("unload"))


def test_it_is_drawn_only_where_it_is_asked_for() -> None:
    for seed in range(40):
        offers = ceilidh.new("clans", 4, seed).view()["offers"]
        assert isinstance(offers, list)
        assert "gordon" not in [offer["clan"] for offer in offers]
    pool = ceilidh.new("clans", 2, 1, {"clan_pool": ["gordon", "stewart", "campbell"]})
    assert "choose gordon" in [move.text for move in pool.legal()]


@pytest.mark.rule("IN-GOR-01")
def test_a_field_costs_15() -> None:
    scenario = gordon(fields=1)
    land = scenario.state.map.cost[hex_number("2.3")]
    scenario.play("build field 2.3")
    assert scenario.seat().money == 100 - 15 - land
    assert "field: 2 left, cost £15, produces 3 grain" in scenario.table.svg(0)


@pytest.mark.rule("IN-GOR-02")
@pytest.mark.parametrize(("fields", "grain"), [(1, 3), (2, 6)])
def test_each_field_produces_three_grain(fields: int, grain: int) -> None:
    scenario = gordon(fields=fields)
    to_production(scenario)
    assert scenario.stock(0, "grain") == grain


@pytest.mark.rule("IN-GOR-03", "IN-GOR-04")
def test_grain_just_produced_may_go_into_any_empty_silo_one_each() -> None:
    scenario = gordon()
    to_production(scenario)
    assert scenario.texts() == ["done", "fill 1", "fill 2", "fill 3"]
    scenario.play("fill 2")
    assert scenario.stock(0, "grain") == 2
    assert scenario.texts() == ["done", "fill 1", "fill 3"]
    assert "Silo 2 is full" in str(scenario.table.why_not("fill 2"))
    scenario.play("fill 3", "fill 1")
    assert scenario.stock(0, "grain") == 0
    assert full(scenario) == "123"
    to_production(scenario)
    assert scenario.state.round == 3  # all are full, nothing is asked


@pytest.mark.rule("IN-EX-25")
def test_of_six_grain_up_to_three_go_into_empty_silos() -> None:
    scenario = gordon(fields=2)
    to_production(scenario)
    assert scenario.stock(0, "grain") == 6
    scenario.play("fill 1", "fill 2", "fill 3")
    assert scenario.stock(0, "grain") == 3
    assert full(scenario) == "123"


@pytest.mark.rule("IN-GOR-05")
def test_grain_of_other_sources_stays_outside() -> None:
    scenario = gordon(fields=0, grain=5)
    to_production(scenario)
    assert scenario.state.round == 2
    one = gordon(fields=1, grain=5)
    to_production(one)
    one.play("fill 1", "fill 2", "fill 3")
    assert one.stock(0, "grain") == 5


@pytest.mark.rule("IN-GOR-06", "IN-GOR-Q1", "IN-GOR-07")
def test_silo_1_gives_a_free_hex_as_the_action_of_the_turn() -> None:
    scenario = stored("1", "2")
    scenario.play("empty 1")
    assert scenario.table.view()["step"] == "benefits"
    before = scenario.seat().money
    scenario.play("build sheep 2.3")
    assert before - scenario.seat().money == 8  # the unit, not the land
    assert scenario.texts("empty") == []  # one silo, one action
    assert full(scenario) == "2"


@pytest.mark.rule("IN-GOR-08")
def test_silo_2_gives_a_bonus_upgrade() -> None:
    scenario = stored("2")
    scenario.play("empty 2")
    assert {"ship", "hire"} <= set(scenario.texts())
    scenario.play("ship")
    assert scenario.seat().shipping == 1
    assert scenario.seat().money == 100


@pytest.mark.rule("IN-GOR-09")
@pytest.mark.parametrize("good", ["wool", "milk"])
def test_silo_3_gives_a_wool_or_a_milk(good: str) -> None:
    scenario = stored("3")
    scenario.play("empty 3")
    assert scenario.texts() == ["gain wool", "gain milk"]
    assert "This silo gives 1 wool or 1 milk" in str(scenario.table.why_not("gain bread"))
    scenario.play(f"gain {good}")
    assert scenario.stock(0, good) == 1
    assert scenario.stock(0, "grain") == 0


@pytest.mark.rule("IN-GOR-10", "IN-GOR-11")
def test_grain_of_a_silo_pays_at_any_time_once_it_is_unloaded() -> None:
    scenario = stored("1", "3")
    scenario.play("unload 3")
    assert scenario.stock(0, "grain") == 1
    assert full(scenario) == "1"
    assert "sell grain 1" in scenario.texts()
    assert "Silo 3 is empty" in str(scenario.table.why_not("unload 3"))


@pytest.mark.rule("IN-GOR-10", "IN-GOR-11")
def test_it_can_be_unloaded_while_goods_are_processed() -> None:
    scenario = stored("1", "2", "3")
    scenario.clear()
    scenario.place(0, "bakery", "1.3")
    to_production(scenario)
    assert scenario.texts() == ["make bread 0", "unload 1", "unload 2", "unload 3"]
    scenario.play("unload 2", "make bread 1")
    assert scenario.stock(0, "bread") == 1
    assert full(scenario) == "13"


@pytest.mark.rule("IN-GOR-10", "IN-AW-22")
def test_it_counts_as_stock_for_scoring_tiles_awards_and_the_end() -> None:
    scenario = stored("1", "2", "3", wool=2)
    assert in_stock(scenario.state, 0, BASIC) == 5
    for _ in range(4):
        to_production(scenario)
        while scenario.table.view()["step"] == "fill silos":
            scenario.play("done")
    assert scenario.table.actor is None
    assert scenario.stock(0, "grain") >= 3
