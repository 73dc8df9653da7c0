"""Effects: whether they can happen, what they do, how they describe themselves."""

from ceilidh.kernel.effects import Begin, Both, Counter, Effect, Gain, Pay, Per, Resource
from ceilidh.kernel.flow import Flow, Step
from ceilidh.kernel.state import Plan, State


class Purse(Resource[State]):
    """The chance number of a bare state serves as one seat's money."""

    def amount(self, state: State, seat: int) -> int:
        return state.rng

    def add(self, state: State, seat: int, amount: int, reason: str) -> None:
        state.rng += amount


class Sheep(Counter[State]):
    def count(self, state: State, seat: int) -> int:
        return 7


MONEY = Purse("money")
ASK = Step[State]("ask")
Flow[State]([Step[State]("other"), ASK])


def state(money: int) -> State:
    return State(Plan([]), [], money, [])


def test_gain() -> None:
    position = state(3)
    gain = Gain[State](MONEY, 4)
    assert gain.can(position, 0)
    gain.run(position, 0, "port")
    assert position.rng == 7
    assert gain.describe() == ["gain", "money", 4]


def test_pay_all_or_nothing() -> None:
    pay = Pay[State](MONEY, 4)
    assert not pay.can(state(3), 0)
    position = state(4)
    assert pay.can(position, 0)
    pay.run(position, 0, "port")
    assert position.rng == 0
    assert pay.describe() == ["pay", "money", 4]


def test_per_counts_full_sets() -> None:
    position = state(0)
    Per[State](Sheep("sheep"), 3, MONEY, 5).run(position, 0, "tile")
    assert position.rng == 10
    none = Per[State](Sheep("sheep"), 8, MONEY, 5)
    none.run(position, 0, "tile")
    assert position.rng == 10
    assert none.describe() == ["per", 8, "sheep", "money", 5]


def test_begin_pushes_a_decision() -> None:
    position = state(0)
    begin = Begin[State](ASK, 1, 2, 3)
    begin.run(position, 2, "port")
    frame = position.stack[-1]
    assert (frame.step, frame.seat, frame.a, frame.b, frame.c) == (ASK.id, 2, 1, 2, 3)
    assert begin.describe() == ["choose", "ask", 1, 2, 3]


def test_both_needs_both_and_keeps_the_order() -> None:
    both = Both[State](Pay(MONEY, 4), Gain(MONEY, 9))
    assert not both.can(state(3), 0)
    position = state(4)
    assert both.can(position, 0)
    both.run(position, 0, "port")
    assert position.rng == 9
    assert both.describe() == ["both", ["pay", "money", 4], ["gain", "money", 9]]
    assert not Both[State](Gain(MONEY, 9), Pay(MONEY, 4)).can(state(3), 0)


def test_bare_classes_do_nothing() -> None:
    position = state(5)
    bare = Effect[State]()
    assert bare.can(position, 0)
    bare.run(position, 0, "")
    assert bare.describe() == []
    resource = Resource[State]("nothing")
    resource.add(position, 0, 5, "")
    assert resource.amount(position, 0) == 0
    assert Counter[State]("nothing").count(position, 0) == 0
    assert position.rng == 5
