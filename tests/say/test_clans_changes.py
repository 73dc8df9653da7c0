"""What a move of Clans of Caledonia brings: before and after, and nothing that stays."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.say import speaker
from tests.clans.scenario import Scenario, hex_number
from tests.say.changes import brings, numbers


def stage(*units: str, clans: list[str] | None = None) -> Scenario:
    """Seat 0 stands on 7.2; `units` are those of seat 1."""
    scenario = Scenario(clans=clans, setup={"scoring": list("21354")})
    scenario.place(0, "woodcutter", "7.2")
    for unit in units:
        kind, hex_ = unit.split()
        scenario.place(1, kind, hex_)
    return scenario


def around(scenario: Scenario, hex_: int) -> tuple[int, ...]:
    return scenario.state.map.neighbours[hex_]


@pytest.mark.rule("CC-EXP-05", "CC-PRO-06")
def test_a_unit_costs_money_and_gives_goods_every_round() -> None:
    scenario = stage()
    found = brings(scenario.table, "build sheep 7.3")
    cost = 8 + scenario.state.map.cost[hex_number("7.3")]
    assert (found["money"].had, found["money"].has) == ("£100", f"£{100 - cost}")
    assert found["money"].look == "lose"
    assert (found["wool a round"].old, found["wool a round"].new) == (0, 1)
    assert found["wool a round"].look == "gain"
    assert numbers(found)["left:sheep"] == (4, 3)
    assert not {"milk a round", "income", "settlements", "glory"} & {*found}


@pytest.mark.rule("CC-PRO-04", "CC-PRO-05")
def test_workers_earn_and_technology_lets_them_earn_more() -> None:
    scenario = stage()
    assert numbers(brings(scenario.table, "build woodcutter 7.3"))["income"] == (4, 8)
    better = numbers(brings(scenario.table, "technology woodcutter"))
    assert better["income"] == (4, 6) and better["earns:woodcutter"] == (4, 6)
    other = numbers(brings(scenario.table, "technology miner"))
    assert other["earns:miner"] == (6, 8) and "income" not in other


@pytest.mark.rule("CC-PRO-09", "CC-PRO-10")
def test_a_building_says_what_it_needs() -> None:
    found = brings(stage().table, "build dairy 7.3")["cheese a round"]
    assert found.title == "Cheese a round, from milk" and (found.old, found.new) == (0, 1)


@pytest.mark.rule("CC-NBB-01", "CC-NBB-06")
def test_goods_are_cheap_beside_a_rival_and_only_there() -> None:
    scenario = stage("bakery 8.2")
    price = scenario.state.rules.prices[3][scenario.state.prices[3]]
    found = brings(scenario.table, "build sheep 7.3")
    bread = found["beside:bread"]
    assert (bread.old, bread.new) == (price, price - 3) and bread.look == "gain"
    assert bread.note == "up to 3" and "seat 2" in bread.title
    far = brings(stage("bakery 9.2").table, "build sheep 7.3")
    assert not [thing for thing in far if thing.startswith("beside:")]


@pytest.mark.rule("CC-NBB-01", "CC-NBB-23")
def test_a_place_is_marked_with_the_goods_that_are_cheap_beside_it() -> None:
    scenario = stage("bakery 8.2", "cow 8.3")
    marks = speaker("en").marks(scenario.table, 0)
    assert marks["hex:7.3"].icons == ("milk", "bread")
    assert marks["hex:7.3"].said == "cheap: milk and bread"
    assert "hex:6.2" not in marks, "nobody stands beside it"
    scenario.turn(1)
    assert not [name for name in speaker("en").marks(scenario.table, 1) if name == "hex:7.3"]
    alone = ceilidh.new("clans", 1, seed=1)
    assert speaker("en").marks(alone, 0) == {}


@pytest.mark.rule("CC-PRT-04")
def test_a_port_that_comes_into_reach_is_told_and_one_that_was_is_not() -> None:
    scenario = stage()
    [corner, *_] = scenario.state.map.ports
    [step, *_] = [one for one in around(scenario, corner) if scenario.state.free.has(one)]
    away = [one for one in around(scenario, step) if corner not in around(scenario, one)]
    start = next(one for one in away if scenario.state.free.has(one) and one != corner)
    scenario.place(0, "sheep", HEX_NAMES[start])
    fitting = scenario.texts("build")
    told = {
        text: f"port:{scenario.state.ports[0]}" in brings(scenario.table, text) for text in fitting
    }
    here = [text for text in fitting if text.split()[2] == HEX_NAMES[step]]
    assert here and all([told[text] for text in here])
    elsewhere = [text for text in fitting if text.split()[2] == "7.3"]
    assert elsewhere and not any([told[text] for text in elsewhere])
    scenario.place(0, "cow", HEX_NAMES[step])
    again = [text for text in scenario.texts("build") if text.split()[2] == "7.3"]
    assert f"port:{scenario.state.ports[0]}" not in brings(scenario.table, again[0])


@pytest.mark.rule("CC-STL-04", "CC-SHP-03")
def test_shipping_links_settlements_and_opens_hexes() -> None:
    scenario = stage()
    scenario.place(0, "miner", "1.4")
    scenario.place(0, "sheep", "2.3")
    found = numbers(brings(scenario.table, "ship"))
    assert found["shipping"] == (0, 1)
    old, new = found["reach"]
    assert new > old > 0
    assert "wool a round" not in found
    built = numbers(brings(scenario.table, "build sheep 7.3"))
    assert "reach" not in built, "a unit opens hexes in any case"


@pytest.mark.rule("CC-SHP-03", "CC-PRT-04")
def test_the_hexes_and_ports_that_come_within_reach_are_shown_on_the_map() -> None:
    scenario = stage()
    scenario.place(0, "miner", "1.4")
    scenario.place(0, "sheep", "2.3")

    def shown(text: str) -> tuple[str, ...]:
        [move] = [one for one in scenario.table.legal() if one.text == text]
        return speaker("en").outlook(scenario.table, move).places

    old, new = numbers(brings(scenario.table, "ship"))["reach"]
    places = shown("ship")
    assert len(places) == new - old
    near = {text.split()[2] for text in scenario.texts("build")}
    assert not near & {place.partition(":")[2] for place in places}, "those are within reach"
    assert shown("build sheep 7.3") == shown("hire") == (), "a unit opens hexes in any case"


@pytest.mark.rule("CC-TRD-05", "CC-TRD-09")
def test_a_trade_moves_goods_merchants_and_the_price() -> None:
    scenario = stage()
    found = numbers(brings(scenario.table, "buy wool 2"))
    step = scenario.state.prices[0]
    prices = scenario.state.rules.prices[0]
    assert found["wool"] == (0, 2) and found["merchants"] == (2, 0)
    assert found["money"] == (100, 100 - 2 * prices[step])
    assert found["price:wool"] == (prices[step], prices[step + 2])
    assert not {"grain", "income", "reach"} & {*found}


@pytest.mark.rule("CC-FUL-02")
def test_a_contract_says_what_it_lacks_and_what_that_costs() -> None:
    """Contract 26 wants 2 cheese and 2 mutton, and no meat is sold at the market."""
    scenario = stage()
    shown = scenario.state.display
    if 26 not in shown:
        scenario.state.unseen.remove(26)
        scenario.state.unseen.append(shown[0])
        shown[0] = 26
    cheese = scenario.state.rules.prices[4][scenario.state.prices[4]]
    taken = brings(scenario.table, "take 26")["contract:26"]
    assert taken.has == "2 cheese and 2 mutton" and taken.look == "lose"
    assert taken.note == f"£{2 * cheese} at the market"
    scenario.goods(0, cheese=2)
    scenario.place(0, "sheep", "8.2", "8.3")
    ready = brings(scenario.table, "take 26")["contract:26"]
    assert (ready.has, ready.note, ready.look) == ("nothing", "", "gain")


@pytest.mark.rule("CC-FUL-02")
def test_goods_for_a_contract_in_the_box_and_its_fulfilment() -> None:
    scenario = stage()
    scenario.contract_in_box(0, 8)  # 4 bread
    needs = scenario.state.rules.components.contract(8)
    found = brings(scenario.table, "buy bread 2")["contract:8"]
    assert (found.old, found.new) == (4, 2) and found.note == "2 bread" and found.look == "gain"
    assert "contract:8" not in brings(scenario.table, "buy milk 1")
    scenario.goods(0, bread=4)
    done = numbers(brings(scenario.table, "fulfil 8"))
    assert done["fulfilled"] == (0, 1) and done["bread"] == (4, 0)
    assert done["hops"] == (0, needs.hops)


@pytest.mark.rule("CC-SCO-T2")
def test_a_scoring_tile_of_a_later_round_counts_and_one_of_the_past_does_not() -> None:
    """Tile 5 counts workers in pairs; it lies in round 4."""
    scenario = stage()
    found = brings(scenario.table, "build woodcutter 7.3")
    told = [thing for thing in found if thing.startswith("scoring:")]
    assert told
    scenario.state.round = 5
    late = brings(scenario.table, "build woodcutter 7.3")
    assert not [thing for thing in late if thing in told and thing < "scoring:5"]


def test_what_is_hidden_stays_so() -> None:
    """The same is told whatever lies on the pile: tried with the unseen contracts in any order."""
    table = ceilidh.new("clans", players=2, seed=3)
    choose = random.Random(3)
    for _ in range(60):
        seat = table.actor
        assert seat is not None
        legal = [move.text for move in table.legal()]
        for text in legal[:: max(len(legal) // 6, 1)]:
            other = table.copy()
            other.state.rng += 12345
            other.state.unseen.reverse()
            assert brings(table, text, seat) == brings(other, text, seat)
        table.play(choose.choice(legal))


def test_it_is_said_in_the_language_of_the_reader() -> None:
    found = brings(stage("bakery 8.2").table, "build sheep 7.3", language="fr")
    assert found["money"].title == "Argent" and "par manche" in found["wool a round"].title


@pytest.mark.rule("CC-TRD-04")
def test_merchants_that_a_purchase_for_a_contract_lacks_are_told() -> None:
    """Two merchants buy 2 of the 4 bread of contract 8."""
    scenario = stage()
    shown = scenario.state.display
    if 8 not in shown:
        scenario.state.unseen.remove(8)
        scenario.state.unseen.append(shown[0])
        shown[0] = 8
    bread = scenario.state.rules.prices[3][scenario.state.prices[3]]
    taken = brings(scenario.table, "take 8")["contract:8"]
    assert taken.note == f"£{4 * bread} at the market, 2 merchants short"
    scenario.goods(0, bread=3)
    assert brings(scenario.table, "take 8")["contract:8"].note == f"£{bread} at the market"
