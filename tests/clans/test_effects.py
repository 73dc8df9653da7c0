"""Effects: whether they can happen and what they do."""

from ceilidh.games.clans.effects import Begin, Both, Counter, Effect, Gain, Per, Resource
from ceilidh.games.clans.goods import BASIC
from ceilidh.games.clans.rules.benefits import BENEFITS
from ceilidh.games.clans.rules.counters import BasicGoods
from ceilidh.games.clans.rules.ledger import GLORY, MONEY
from ceilidh.games.clans.rules.ports import ConvertGoods
from tests.clans.scenario import Scenario


def test_gain() -> None:
    scenario = Scenario()
    gain = Gain(MONEY, 4)
    assert gain.can(scenario.state, 1)
    gain.run(scenario.state, 1, "port")
    assert [seat.money for seat in scenario.state.seats] == [100, 104, 100]


def test_per_counts_full_sets() -> None:
    scenario = Scenario()
    scenario.state.mine(0).goods[BASIC[0]] = 7
    stock = BasicGoods("basic_goods_in_stock", {})
    before = scenario.state.seats[0].glory
    Per(stock, 3, GLORY, 5).run(scenario.state, 0, "tile")
    assert scenario.state.seats[0].glory == before + 10
    Per(stock, 8, GLORY, 5).run(scenario.state, 0, "tile")
    assert scenario.state.seats[0].glory == before + 10


def test_begin_pushes_a_decision() -> None:
    scenario = Scenario()
    Begin(BENEFITS, 1, 2, 3).run(scenario.state, 2, "port")
    frame = scenario.state.stack[-1]
    assert (frame.step, frame.seat, frame.a, frame.b, frame.c) == (BENEFITS.id, 2, 1, 2, 3)


def test_both_needs_both_and_keeps_the_order() -> None:
    scenario = Scenario()
    convert = ConvertGoods(BASIC, 3)
    both = Both(Gain(MONEY, 9), convert)
    assert not both.can(scenario.state, 0)
    assert not Both(convert, Gain(MONEY, 9)).can(scenario.state, 0)
    scenario.state.mine(0).goods[BASIC[0]] = 1
    assert both.can(scenario.state, 0)
    Both(Begin(BENEFITS), convert).run(scenario.state, 0, "port")
    assert scenario.state.stack[-2].step == BENEFITS.id
    both.run(scenario.state, 0, "port")
    assert scenario.state.seats[0].money == 109


def test_bare_classes_do_nothing() -> None:
    scenario = Scenario()
    before = scenario.table.position()
    bare = Effect()
    assert bare.can(scenario.state, 0)
    bare.run(scenario.state, 0, "")
    Resource().add(scenario.state, 0, 5, "")
    assert Counter("nothing", {}).count(scenario.state, 0) == 0
    assert scenario.table.position() == before
