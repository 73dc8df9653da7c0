"""Single decisions of Clans that one look ahead could easily get wrong."""

import ceilidh
from ceilidh.bots.clans.decision_context import expected_prize
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.clans.value_tables import AFTER, ValueTables
from ceilidh.bots.clans.weights import weights
from ceilidh.games.clans.goods import BREAD, GRAIN, WHISKY
from ceilidh.games.clans.modules.solo.evaluation import expected_threshold
from tests.bots.helpers import bot_move
from tests.clans.scenario import Scenario


def move(scene: Scenario, seat: int = 0) -> str:
    return bot_move(scene.table, "tacksman", seat).text


def last_round(players: int = 3) -> Scenario:
    scene = Scenario(players)
    scene.state.round = 5
    return scene


def test_a_contract_that_can_be_fulfilled_is_fulfilled() -> None:
    scene = last_round()
    scene.seat().money = 0
    scene.contract_in_box(0, 1)
    scene.goods(0, wool=4)
    assert move(scene) == "fulfil 1"


def test_animals_are_delivered_for_a_contract() -> None:
    """The goods are gone and the imports not yet there, in the middle of the delivery."""
    scene = last_round()
    scene.seat().money = 0
    scene.contract_in_box(0, 3)
    scene.place(0, "cow", "7.4", "7.6")
    assert move(scene) == "fulfil 3"
    scene.play("fulfil 3")
    while move(scene).startswith("slaughter"):
        scene.play(move(scene))
    assert scene.seat().fulfilled == (3,)


def test_missing_goods_are_bought() -> None:
    scene = last_round()
    scene.seat().money = 5
    scene.contract_in_box(0, 1)
    scene.goods(0, wool=3)
    assert move(scene) == "buy wool 1"


def test_money_becomes_goods_at_the_end() -> None:
    """Ten pounds are a point, a processed good is two."""
    scene = last_round()
    scene.state.display = [0] * len(scene.state.display)
    assert move(scene).split()[:2] in (["buy", "bread"], ["buy", "cheese"], ["buy", "whisky"])


def test_pounds_are_spent_on_units_at_the_beginning() -> None:
    scene = Scenario()
    scene.place(0, "miner", "7.4")
    scene.state.display = [0] * len(scene.state.display)
    scene.seat().money = 30
    assert move(scene).startswith("build")


def test_without_a_gain_it_passes() -> None:
    scene = last_round()
    scene.seat().money = 0
    assert move(scene) == "pass"


def test_all_grain_becomes_whisky() -> None:
    scene = Scenario(2)
    scene.place(0, "distillery", "7.4", "7.6")
    scene.goods(0, grain=2)
    scene.turn(0, passed=[1])
    scene.play("pass")
    assert move(scene) == "make whisky 2"


def test_milk_becomes_butter_where_money_is_worth_more() -> None:
    scene = Scenario(2, clans=["cunningham", "stewart"])
    scene.seat().money = 5
    scene.goods(0, milk=2)
    scene.turn(0, passed=[1])
    scene.play("pass")
    assert move(scene) == "butter 2"


def value(scene: Scenario) -> float:
    return ClansJudge(scene.state, 0).value(scene.state)


def test_a_distillery_is_worth_more_to_who_is_paid_for_whisky() -> None:
    gains = []
    for clan in ("mackenzie", "stewart"):
        scene = Scenario(2, clans=[clan, "cunningham"])
        scene.goods(0, grain=2)
        before = value(scene)
        scene.place(0, "distillery", "7.4")
        gains.append(value(scene) - before)
    assert gains[0] > gains[1]


def test_grain_becomes_beer_with_a_contract() -> None:
    """As much as its hops and the grain allow."""
    scene = Scenario(2, clans=["macewan", "stewart"])
    scene.contract_in_box(0, 1)
    scene.goods(0, wool=4, grain=2)
    hops = scene.state.rules.components.contracts[0].hops
    scene.play("fulfil 1")
    assert move(scene) == f"beer {min(hops, 2)}"


def test_it_bids_no_more_than_a_first_choice_is_worth() -> None:
    table = ceilidh.new("clans", 2, 3, {"clans": "auction"})
    opener = table.actors[0]
    assert bot_move(table, "tacksman", opener).text == "bid 0"
    table.play("bid 20", opener)
    assert bot_move(table, "tacksman", 1 - opener).text == "drop"


def test_prizes_before_the_end() -> None:
    assert expected_prize(5, [1, 2], (12, 6, 0), 1) == 12
    assert expected_prize(1, [5, 6], (12, 6, 0), 1) == 0
    assert expected_prize(3, [3], (8, 0), 1) == 4
    assert 8 > expected_prize(4, [3], (8, 0), 2) > 4
    table = ((7, 12), (5, 4))
    assert [expected_threshold(number, table) for number in (0, 5, 6, 9)] == [0, 4, 8, 12]


def test_only_so_many_goods_can_be_sold() -> None:
    """What no merchant sells is worth its points in the final scoring, and less before."""
    worth = ValueTables(Scenario().state.rules, weights())
    goods = [0] * 6
    goods[GRAIN] = 5
    sold = [worth.goods(1, goods, merchants) for merchants in range(7)]
    assert sold == sorted(sold)
    assert sold[0] < sold[1] and sold[5] == sold[6]
    goods[WHISKY], goods[BREAD] = 1, 1
    assert worth.goods(AFTER, goods, 0) == worth.goods(AFTER, goods, 7) == 9
