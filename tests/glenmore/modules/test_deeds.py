"""Action rules at every moment of a turn (GM-TRN-Q2, GM-ACT-04), with a made-up Chronicle."""

import pytest

from ceilidh.games.glenmore.rules.arrivals import JOKER, KEEPING, PUTTING
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.games.glenmore.tile_load import packed
from ceilidh.kernel.action_rule import BEFORE, INSIDE, MAIN
from ceilidh.kernel.state import Frame
from tests.glenmore.extension import extended
from tests.glenmore.modules.boats import (
    SPECS,
    BoatsModule,
    Fleet,
    Rest,
    RowBoat,
    TakeLoan,
    fleet,
)
from tests.glenmore.scenario import Scenario, cell_number


def lenders(*ahead: str, when: int = INSIDE, coins: int = 0) -> Scenario:
    """Seat 0 may borrow two coins at some moments; nothing can be sold."""
    s = extended(BoatsModule((TakeLoan(when),)), specs=SPECS, ahead=ahead)
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.seat(0).coins = coins
    return s


def waiting(s: Scenario, *frame: int) -> None:
    """Seat 0 decides such a step before its move."""
    s.state.stack.append(Frame(frame[0], 0, *frame[1:]))
    s.table.game.flow.settle(s.state)


# --- the move -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-TRN-10")
def test_before_the_move() -> None:
    s = lenders("lammermuir", when=BEFORE)
    s.play("lend", "lend")
    assert s.step() == "move" and s.seat(0).coins == 2
    assert s.why_not("lend") == "No further coin is lent. (GM-TRN-10)"
    s.play("take lammermuir")
    assert "GM-TRN-03" in s.why_not("lend"), "the moment is over"


def test_instead_of_the_move() -> None:
    s = lenders("lammermuir", when=MAIN)
    assert s.texts() == ["take lammermuir", "lend"]
    s.play("lend")
    assert s.table.actor == 0, "the pawn is still last, but in a new turn"
    assert s.seat(0).coins == 1 and s.step() == "move"


# --- inside ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-TRN-Q2")
def test_at_the_decisions_that_follow_the_move() -> None:
    s = lenders("lammermuir")
    assert "lend" not in s.texts(), "this deed is not open before the move"
    s.play("take lammermuir")
    assert s.step() == "place" and "lend" in s.texts()
    s.play("lay 0.1")
    assert s.step() == "activation"
    s.play("lend", "lend")
    assert s.seat(0).coins == 2


@pytest.mark.rule("GM-TRN-Q2", "GM-ACT-04")
def test_inside_an_activation_only_to_pay_its_cost() -> None:
    s = lenders("lammermuir", coins=2)
    s.lay(0, "-1.0", "strathspey")
    s.lay(0, "0.1", "moot_hill")
    s.goods(0, "0.0", wood=1, stone=1)
    s.play("take lammermuir", "lay -1.1", "activate -1.0")
    assert s.step() == "joker" and "lend" not in s.texts()
    s.play("gain wood", "activate 0.1")
    assert s.step() == "pay" and "lend" in s.texts()


@pytest.mark.rule("GM-TAK-14")
def test_a_payment_without_a_choice_waits_for_a_deed() -> None:
    s = lenders("glen_mhor")
    s.goods(0, "0.0", wood=1, stone=1)
    s.goods(0, "1.0", barley=1, sheep=1, cattle=1)
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)  # nothing to buy
    s.play("take glen_mhor")
    assert s.step() == "pay" and "lend" in s.texts()
    s.play("lend", "lend")
    assert s.step() == "place", "the rest is paid by itself"


@pytest.mark.parametrize(
    ("step", "frame", "closing"),
    [
        pytest.param("joker", (JOKER.id, cell_number("0.1"), 1), "done"),
        pytest.param("keep", (KEEPING.id, cell_number("0.1"), packed([2, 0, 0, 0, 0])), "done"),
        pytest.param("remove tiles", (REMOVING.id, 1), "done"),
        pytest.param("fetch", (FETCHING.id,), "done"),
    ],
)
def test_no_step_closes_while_a_deed_may_change_something(
    step: str, frame: tuple[int, ...], closing: str
) -> None:
    s = lenders("lammermuir")
    if step in ("joker", "keep"):
        s.lay(0, "0.1", "inshriach")
        s.goods(0, "0.1", stone=3)
    waiting(s, *frame)
    assert s.step() == step
    assert s.texts() == [closing, "lend"]
    s.play("lend", "lend")
    assert s.step() == "move", "nothing can change any more"


def test_goods_without_room_wait_for_a_deed() -> None:
    s = lenders("lammermuir")
    s.goods(0, "0.0", stone=3)
    s.goods(0, "1.0", wood=3)
    waiting(s, PUTTING.id, packed([1, 0, 0, 0, 0]))
    assert s.step() == "put" and s.texts() == ["done", "lend"]
    s.play("done")
    assert s.step() == "move"


@pytest.mark.rule("GM-TAK-Q7")
def test_a_marker_waits_for_the_coin_of_its_road() -> None:
    s = lenders("lammermuir")
    s.clan(1, "macleod")
    s.marker()
    assert s.step() == "clan marker" and s.texts() == ["done", "lend"]
    s.play("lend")
    assert "claim mckinnon" in s.texts()


# --- among the tiles to be activated, and after them ----------------------------------------------


@pytest.mark.rule("GM-ACT-04", "GM-ACT-Q6")
def test_among_activations_but_not_inside_one() -> None:
    s = extended(BoatsModule((RowBoat(),)), specs=SPECS, ahead=("lammermuir",))
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.lay(0, "-1.0", "strathspey")
    s.state.movement = 2
    s.play("take lammermuir", "lay -1.1")
    assert "row" in s.texts()
    s.play("activate -1.0")
    assert "row" not in s.texts() and "GM-ACT-04" in s.why_not("row")
    s.play("gain wood", "row")
    assert s.state.movement == 1


def test_after_the_activations_as_long_as_something_can_be_done() -> None:
    s = extended(BoatsModule((RowBoat(), Rest())), specs=SPECS, ahead=("lammermuir", "halkirk"))
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.play("take lammermuir", "lay 0.1", "activate 0.1", "done")
    assert s.table.actor == 1, "nothing can be done, so nothing is asked"
    s = extended(BoatsModule((RowBoat(), Rest())), specs=SPECS, ahead=("lammermuir", "halkirk"))
    s.state.keep(Fleet(cell_number("-2.0"), 0, 0, ()))
    s.play("take lammermuir", "lay 0.1")
    assert "rest" not in s.texts()
    s.play("done")
    assert s.step() == "after activation" and s.texts() == ["done", "rest"]
    assert "GM-TRN-08" in s.why_not("take halkirk")
    s.play("rest")
    assert s.table.actor == 1 and fleet(s.state).rests == 1
