"""The audit finds what is broken: each invariant is broken on purpose once."""

from collections.abc import Callable

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.rules.pieces import kinds_at, put_on_map, take_off_map
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.hexset import EMPTY
from ceilidh.kernel.position import read, write
from tests.clans.scenario import Scenario, hex_number


def rob_merchant(state: State) -> None:
    state.mine(0).merchants += 1


def owe(state: State) -> None:
    state.mine(0).money = -1


def lose_piece(state: State) -> None:
    state.mine(0).deployed[COW] = 2


def too_many(state: State) -> None:
    state.mine(0).deployed[SHEEP] = 5


def stale_own(state: State) -> None:
    state.mine(0).own = EMPTY


def stale_reach(state: State) -> None:
    state.mine(0).reach = EMPTY


def lose_contract(state: State) -> None:
    state.unseen.pop()


def lose_price(state: State) -> None:
    state.prices[3] = 10


def free_hex(state: State) -> None:
    state.free = state.map.active


def late_round(state: State) -> None:
    state.round = 77


def strange_order(state: State) -> None:
    state.order = [7]


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        (rob_merchant, "merchants"),
        (owe, "owes money or goods"),
        (lose_piece, "player board"),
        (too_many, "5 of column sheep"),
        (stale_own, "own hexes are stale"),
        (stale_reach, "reach is stale"),
        (lose_contract, "contracts are not conserved"),
        (lose_price, "price 3 is off its track"),
        (free_hex, "free hexes are stale"),
        (late_round, "round or chance number"),
        (strange_order, "seats and turn order"),
    ],
)
def test_the_audit_finds_damage(damage: Callable[[State], None], finding: str) -> None:
    scenario = Scenario()
    scenario.place(0, "cow", "4.4")
    assert CLANS.audit(scenario.state) == []
    damage(scenario.state)
    assert any(finding in fault for fault in CLANS.audit(scenario.state))


def test_a_position_that_breaks_an_invariant_is_refused() -> None:
    scenario = Scenario()
    assert read(write(CLANS, scenario.state))[1].round == 1
    scenario.state.round = 77
    with pytest.raises(RecordError, match="damaged"):
        read(write(CLANS, scenario.state))


def test_a_hex_can_hold_two_units_of_one_seat() -> None:
    """No rule of the base game does it, but expansions will: either unit can leave again."""
    scenario = Scenario()
    scenario.place(0, "cow", "4.4")
    hex_ = hex_number("4.4")
    scenario.seat(0).deployed[SHEEP] += 1
    put_on_map(scenario.state, 0, SHEEP, hex_)
    assert kinds_at(scenario.state, hex_) == [COW, SHEEP]
    assert CLANS.audit(scenario.state) == []
    take_off_map(scenario.state, hex_, COW)
    scenario.seat(0).deployed[COW] -= 1
    assert kinds_at(scenario.state, hex_) == [SHEEP]
    assert CLANS.audit(scenario.state) == []
