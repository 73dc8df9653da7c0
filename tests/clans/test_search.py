"""What a search asks of a position: keys, the end of a turn, and rivals that do nothing."""

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.state import State
from tests.clans.scenario import Scenario


def after(scene: Scenario, *moves: str) -> State:
    """The position after moves of seat 0, rivals frozen."""
    state = CLANS.clone(scene.state)
    CLANS.freeze_rivals(state, 0)
    for text in moves:
        (action,) = [one for one in CLANS.legal(state) if one.text == text]
        CLANS.apply(state, action)
    return state


def test_equal_positions_have_equal_keys_whatever_the_order() -> None:
    scene = Scenario()
    there, back = after(scene, "buy wool 1", "hire"), after(scene, "hire", "buy wool 1")
    assert CLANS.position_key(there) == CLANS.position_key(back)
    assert CLANS.position_key(there) != CLANS.position_key(after(scene, "buy wool 1"))


def test_chance_and_passes_of_rivals_are_not_in_the_key() -> None:
    scene = Scenario()
    other = CLANS.clone(scene.state)
    other.rng += 1
    CLANS.freeze_rivals(other, 0)
    assert other.passed == [1, 2] and scene.state.passed == []
    assert CLANS.position_key(other) == CLANS.position_key(scene.state)


def test_frozen_rivals_leave_the_round_to_one_seat() -> None:
    scene = Scenario()
    state = after(scene, "buy wool 1")
    assert CLANS.actor(state) == 0 and state.round == 1
    CLANS.freeze_rivals(state, 0)
    assert state.passed == [1, 2], "once is enough"


def test_who_is_at_turn_is_not_frozen() -> None:
    scene = Scenario()
    scene.turn(1)
    state = CLANS.clone(scene.state)
    CLANS.freeze_rivals(state, 0)
    assert state.passed == [2]


def test_a_turn_is_over_with_its_action() -> None:
    scene = Scenario()
    assert CLANS.turn_over(after(scene), after(scene, "buy wool 1"), 0)
    assert CLANS.turn_over(after(scene), after(scene, "pass"), 0)


def test_a_port_leaves_the_same_turn_due() -> None:
    scene = Scenario()
    start = after(scene)
    used = CLANS.clone(start)
    used.mine(0).ports = 1
    assert not CLANS.turn_over(start, used, 0)
