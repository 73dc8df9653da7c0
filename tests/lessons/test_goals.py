"""When a goal is reached, and when it is not: one case for each condition, and its opposite."""

from __future__ import annotations

import pytest

from ceilidh.kernel.event import Event
from ceilidh.lessons.goals import Tally, is_reached
from ceilidh.lessons.lesson import Goal

ME, OTHER = 1, 0


def event(
    kind: str = "money",
    thing: str = "money",
    amount: int = 4,
    reason: str = "trade",
    seat: int = ME,
) -> Event:
    return Event(kind, seat, thing, amount, -1, reason)


def tally(*events: Event, move: str = "sell wool 1", seat: int = ME) -> Tally:
    found = Tally(ME)
    found.add(seat, move, list(events))
    return found


def test_a_goal_that_names_nothing_is_never_reached() -> None:
    assert not is_reached(Goal(), tally(event()))


@pytest.mark.parametrize(
    ("patterns", "reached"),
    [
        (("sell wool 1",), True),
        (("sell *",), True),
        (("buy *", "sell *"), True),
        (("buy *",), False),
        (("sell",), False),
        (("SELL *",), False),
    ],
)
def test_one_of_the_moves_has_to_fit(patterns: tuple[str, ...], reached: bool) -> None:
    assert is_reached(Goal(moves=patterns), tally()) is reached


def test_a_move_of_another_seat_is_not_the_learners() -> None:
    assert not is_reached(Goal(moves=("sell *",)), tally(seat=OTHER))
    found = tally(seat=OTHER)
    found.add(ME, "hire", [])
    assert found.moves == ["hire"]
    assert is_reached(Goal(moves=("hire",)), found)


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        (Goal(event="money"), True),
        (Goal(event="good"), False),
        (Goal(event="money", thing="mon*"), True),
        (Goal(event="money", thing="wool"), False),
        (Goal(event="money", reason="trade"), True),
        (Goal(event="money", reason="pass"), False),
        (Goal(event="money", least=4), True),
        (Goal(event="money", least=5), False),
        (Goal(event="money", count=1), True),
        (Goal(event="money", count=2), False),
    ],
)
def test_an_event_has_a_kind_a_thing_a_reason_and_a_number(goal: Goal, reached: bool) -> None:
    assert is_reached(goal, tally(event())) is reached


def test_events_add_up() -> None:
    two = tally(event(amount=4), event(amount=6), event("good", "wool", -1))
    assert is_reached(Goal(event="money", least=10), two)
    assert not is_reached(Goal(event="money", least=11), two)
    assert is_reached(Goal(event="money", count=2), two)
    assert not is_reached(Goal(event="money", count=3), two)
    # What is lost counts against what was won.
    assert not is_reached(Goal(event="money", least=4), tally(event(), event(amount=-1)))


def test_events_of_others_count_only_if_anyone_may_bring_them() -> None:
    theirs = tally(event(seat=OTHER))
    assert not is_reached(Goal(event="money"), theirs)
    assert is_reached(Goal(event="money", anyone=True), theirs)
    assert is_reached(Goal(event="money", anyone=True), tally(event(seat=-1)))


def test_within_one_turn_means_this_turn() -> None:
    found = tally(event(amount=8))
    found.turn = []
    found.add(ME, "sell milk 1", [event(amount=4)])
    assert is_reached(Goal(event="money", least=12), found)
    assert not is_reached(Goal(event="money", least=12, in_turn=True), found)
    assert is_reached(Goal(event="money", least=4, in_turn=True), found)


@pytest.mark.parametrize(
    ("value", "reached"),
    [(3, True), (2, False), ([5, 5, 5], True), ((5, 5), False), ("many", False), (None, False)],
)
def test_a_number_of_the_own_seat_or_the_length_of_a_list(value: object, reached: bool) -> None:
    found = tally()
    found.view = {"merchants": value}
    assert is_reached(Goal(own="merchants", least=3), found) is reached


def test_what_the_view_lacks_is_nothing() -> None:
    assert not is_reached(Goal(own="merchants", least=1), tally())
    assert is_reached(Goal(own="merchants", least=0), tally())


def test_a_round_that_has_begun() -> None:
    found = tally(event("round", "", 2, "", -1), event("money", amount=9))
    assert is_reached(Goal(round=2), found)
    assert not is_reached(Goal(round=3), found)
    found.add(ME, "pass", [event("round", "", 3, "", -1)])
    assert is_reached(Goal(round=3), found) and is_reached(Goal(round=2), found)
    assert not is_reached(Goal(round=1), tally())


def test_turns_that_were_ended() -> None:
    found = tally()
    found.turns = 2
    assert is_reached(Goal(turns=2), found)
    assert not is_reached(Goal(turns=3), found)


def test_a_kind_a_thing_and_a_reason_may_have_alternatives() -> None:
    whisky = tally(event("good", "whisky", 1, "production"))
    assert is_reached(Goal(event="good", thing="bread|whisky"), whisky)
    assert not is_reached(Goal(event="good", thing="bread|cheese"), whisky)
    assert is_reached(Goal(event="lay|good", reason="trade|prod*"), whisky)
    assert not is_reached(Goal(event="lay|place"), whisky)


def test_what_has_become_possible() -> None:
    found = tally()
    assert not is_reached(Goal(can=("fulfil *",)), found)
    found.legal = ["pass", "fulfil 35"]
    assert is_reached(Goal(can=("fulfil *",)), found)
    assert not is_reached(Goal(can=("port *", "fulfil 6")), found)


def test_a_move_that_was_offered() -> None:
    found = tally()
    assert not is_reached(Goal(offered=True), found)
    found.took_offer = True
    assert is_reached(Goal(offered=True), found)


def test_the_end_of_the_game() -> None:
    found = tally()
    assert not is_reached(Goal(over=True), found)
    found.over = True
    assert is_reached(Goal(over=True), found)


def test_all_that_a_goal_names_has_to_be() -> None:
    goal = Goal(moves=("sell *",), event="money", least=4)
    assert is_reached(goal, tally(event()))
    assert not is_reached(goal, tally(event(), move="hire"))
    assert not is_reached(goal, tally(event(amount=3)))
