"""The audit finds what is broken: each invariant is broken on purpose once."""

from collections.abc import Callable

import pytest

import ceilidh
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.rules.pieces import kinds_at, put_on_map, take_off_map
from ceilidh.games.clans.rules.turn import ACTION_PHASE
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.hexset import EMPTY
from ceilidh.kernel.position import read, write
from ceilidh.kernel.state import Frame
from tests.clans.scenario import Scenario, hex_number
from tests.shared.records import text_of


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
    ],
)
def test_the_audit_finds_damage(damage: Callable[[State], None], finding: str) -> None:
    scenario = Scenario()
    scenario.place(0, "cow", "4.4")
    assert CLANS.audit(scenario.state) == []
    damage(scenario.state)
    assert any(finding in fault for fault in CLANS.audit(scenario.state))


def lose_good(state: State) -> None:
    state.mine(0).goods.pop()


def lose_imports(state: State) -> None:
    state.imports.pop()


def lose_box(state: State) -> None:
    state.display.pop()


def sail_away(state: State) -> None:
    state.mine(0).shipping = 99


def invent(state: State) -> None:
    state.mine(0).technology = 7


def be_rich(state: State) -> None:
    state.mine(0).money = 10**9


def overbid(state: State) -> None:
    state.mine(0).bid = -1


def fifth_port(state: State) -> None:
    state.ports += (state.ports[0],)


def unknown_tile(state: State) -> None:
    state.tiles = (*state.tiles[:-1], 40)


def same_clan(state: State) -> None:
    state.mine(0).clan = state.seats[1].clan


def lost_part(state: State) -> None:
    state.mine(0).clan = CLAN_NAMES.index("mackenzie")


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        (lose_good, "seat 0 has lists of another size"),
        (lose_imports, "prices or imports are missing"),
        (lose_box, "the export board has another size"),
        (sail_away, "seat 0 has another ship"),
        (invent, "seat 0 has other technology or ports"),
        (be_rich, "seat 0 has a number out of range"),
        (overbid, "seat 0 owes merchants or bids"),
        (fifth_port, "the port tiles cannot have been drawn"),
        (unknown_tile, "the scoring tiles cannot have been drawn"),
        (same_clan, "a clan is not in this game, or twice"),
        (lost_part, "the parts of the modules do not fit"),
    ],
)
def test_the_audit_finds_what_is_out_of_range(
    damage: Callable[[State], None], finding: str
) -> None:
    table = ceilidh.load(text_of("clans", "2p-plain"))
    state = CLANS.clone(table.played[40].before)
    assert CLANS.audit(state) == []
    damage(state)
    assert CLANS.audit(state) == [finding]
    with pytest.raises(RecordError, match="damaged"):
        read(write(CLANS, state))


def late_round(state: State) -> None:
    state.round += 1


def strange_order(state: State) -> None:
    state.order = [7]


def nobody_to_come(state: State) -> None:
    state.order = []


def twice_in_order(state: State) -> None:
    state.order = [0, 0]


def passed_at_turn(state: State) -> None:
    state.passed = [state.stack[-1].seat]


def no_such_place(state: State) -> None:
    place = [frame.step for frame in state.stack].index(ACTION_PHASE.id)
    state.stack[place] = Frame(ACTION_PHASE.id, -1, 2)


def nobody_passed(state: State) -> None:
    place = [frame.step for frame in state.stack].index(ACTION_PHASE.id)
    del state.stack[place]


def no_such_seat(state: State) -> None:
    state.stack[-1] = Frame(state.stack[-1].step, 2)


def no_decider(state: State) -> None:
    state.stack[-1] = Frame(state.stack[-1].step, -1)


def another_order(state: State) -> None:
    state.stack.insert(0, state.stack.pop(1))


def marked_ahead(state: State) -> None:
    state.stack[1] = Frame(state.stack[1].step, -1, 1)


@pytest.mark.rule("CC-RND-01", "CC-RND-07")
@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        (late_round, "the round does not fit those that are left"),
        (strange_order, "seats and turn order do not fit"),
        (nobody_to_come, "seats and turn order do not fit"),
        (twice_in_order, "seats and turn order do not fit"),
        (passed_at_turn, "a seat that has passed is at turn"),
        (no_such_place, "the turn order has no such place"),
        (nobody_passed, "the action phase is over, but not all have passed"),
        (no_such_seat, "a step concerns nobody"),
        (no_decider, "a step concerns nobody"),
        (another_order, "the steps that are left have another order"),
        (marked_ahead, "the steps that are left have another order"),
    ],
)
def test_a_position_that_cannot_go_on_is_refused(
    damage: Callable[[State], None], finding: str
) -> None:
    table = ceilidh.load(text_of("clans", "2p-plain"))
    state = CLANS.clone(table.played[40].before)
    assert read(write(CLANS, state))
    damage(state)
    assert CLANS.audit(state) == []
    assert finding in CLANS.unreachable(state)
    with pytest.raises(RecordError, match="damaged"):
        read(write(CLANS, state))


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
