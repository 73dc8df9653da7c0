"""What a deployed unit triggers, in which order, and merchants taken back (IN-DT, OB, WK, MB)."""

from __future__ import annotations

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import MINER, WOODCUTTER, WOOL
from ceilidh.games.clans.modules.clans.gordon.rules import Silos
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.counters import upgrades
from ceilidh.kernel.state import Frame
from tests.clans.scenario import Scenario

PORT_7 = ["7", "5", "2", "3"]
CHIEFS = ["gordon", "stewart", "campbell"]
MILK = ["bargain milk 1", "bargain milk 2"]


def bakeries(port: list[str] | None = None, clans: list[str] | None = None) -> Scenario:
    """Three bakeries of seat 0; the fourth on 2.4 would stand beside a cow of seat 1."""
    setup = {"port": port or ["5", "2", "3", "8"]}
    s = Scenario(clans=clans, setup=setup, clan_pool=[*(clans or CHIEFS), "buchanan"])
    s.place(0, "miner", "1.4")
    s.place(0, "bakery", "1.3", "1.5", "2.3")
    s.place(1, "cow", "2.5")
    return s


# --- what triggers --------------------------------------------------------------------------------


@pytest.mark.rule("IN-DT-01", "IN-DT-03", "IN-DT-07")
def test_a_unit_from_the_player_board_may_trigger_both_bonuses() -> None:
    s = bakeries()
    s.play("build bakery 2.4")
    assert s.texts() == [*MILK, "draw", "done"]
    s.play("done")
    assert s.table.view()["step"] == "turn", "both were optional"


@pytest.mark.rule("IN-DT-04")
def test_a_unit_of_a_contract_triggers_as_well() -> None:
    s = bakeries()
    s.goods(0, wool=4)
    s.contract_in_box(0, 1)
    s.play("fulfil 1", "build bakery 2.4")
    assert s.texts() == [*MILK, "draw", "done"]


@pytest.mark.rule("IN-DT-04")
def test_a_unit_of_a_clan_ability_triggers_as_well() -> None:
    s = bakeries(clans=CHIEFS)
    s.state.keep(Silos(1))
    s.play("empty 1", "build bakery 2.4")
    assert s.texts() == [*MILK, "draw", "done"]


@pytest.mark.rule("IN-DT-05")
def test_first_workers_trigger_nothing() -> None:
    s = bakeries()
    s.state.stack.append(Frame(CLANS.flow.id_of("first worker"), 0))
    s.play("build miner 3.4")
    assert s.table.view()["step"] == "turn"


@pytest.mark.rule("IN-DT-08", "IN-DT-09", "IN-DT-04")
def test_port_7_triggers_both_bonuses() -> None:
    s = bakeries(PORT_7)
    s.place(0, "sheep", "1.1", "2.4")
    s.play("port 7", "remove 1.1", "remove 2.4", "swap cow 1.1", "swap bakery 2.4")
    assert s.texts() == [*MILK, "draw", "done"]


@pytest.mark.rule("IN-DT-Q1")
def test_both_units_of_port_7_trigger_and_share_the_limit() -> None:
    s = Scenario(setup={"port": PORT_7})
    s.seat().merchants, s.seat().board_merchants = 7, 0
    s.place(0, "sheep", "2.1", "2.4", "1.1")
    s.place(1, "cow", "2.5", "3.1")
    s.place(1, "dairy", "2.2")
    s.play("port 7", "remove 2.1", "remove 2.4", "swap bakery 2.1", "swap distillery 2.4")
    assert "bargain milk 3" in s.texts() and "bargain milk 4" not in s.texts()
    assert "bargain cheese 1" in s.texts(), "of the other hex"
    s.play("bargain milk 3")
    assert s.texts("bargain") == ["bargain cheese 1", "bargain cheese 2", "bargain cheese 3"]


@pytest.mark.rule("IN-DT-Q1")
def test_two_buildings_of_port_7_complete_a_set_once() -> None:
    s = Scenario(setup={"port": PORT_7})
    s.place(0, "bakery", "1.3", "1.5")
    s.place(0, "sheep", "2.4", "1.1")
    s.play("port 7", "remove 2.4", "remove 1.1", "swap bakery 1.1", "swap bakery 2.4", "draw")
    s.play(s.texts("keep")[0])
    assert s.texts("draw") == []


@pytest.mark.rule("IN-DT-Q2")
def test_a_set_may_be_completed_again() -> None:
    s = bakeries(PORT_7)
    s.place(0, "bakery", "2.4")
    s.place(0, "sheep", "1.1")
    s.play("port 7", "remove 1.1", "remove 2.4", "swap cow 1.1", "swap distillery 2.4", "done")
    s.place(1, "cow", "3.6")
    assert s.seat().deployed[3] == 3
    s.play("build bakery 3.5")
    assert "draw" in s.texts()


@pytest.mark.rule("IN-DT-Q3")
@pytest.mark.parametrize(("word", "column"), [("woodcutter", WOODCUTTER), ("miner", MINER)])
def test_a_worker_returns_to_a_column_of_choice(word: str, column: int) -> None:
    s = Scenario(setup={"port": PORT_7})
    s.place(0, "woodcutter", "4.5")
    s.place(0, "miner", "3.5")
    s.place(0, "sheep", "1.1")
    s.play("port 7", "remove 4.5", "remove 1.1", f"return {word}")
    assert s.seat().deployed[column] == 0


# --- order ----------------------------------------------------------------------------------------


@pytest.mark.rule("IN-OB-01", "IN-OB-02", "IN-OB-03")
@pytest.mark.parametrize("first", ["draw", "bargain milk 2"])
def test_bonuses_come_in_any_order_once_all_is_paid(first: str) -> None:
    s = bakeries()
    assert not {"draw", "bargain milk 1"} & set(s.texts())
    s.play("build bakery 2.4")
    assert s.seat().money == 100 - 8 - 1
    s.play(first)
    if first == "draw":
        s.play("done")
        assert s.texts() == [*MILK, "done"]
    else:
        assert s.texts() == ["draw", "done"]


@pytest.mark.rule("IN-OB-04")
def test_a_benefit_of_the_expand_itself_comes_first() -> None:
    s = bakeries()
    s.play("build bakery 2.4")
    # As a module does it: its frame lies on that of the bonuses.
    open_benefits(s.state, 0, 0, 0, 1)
    assert "ship" in s.texts() and not {"draw", "bargain milk 1"} & set(s.texts())
    s.play("done")
    assert s.texts() == [*MILK, "draw", "done"], "given up, then the bonuses"


@pytest.mark.rule("IN-OB-05", "IN-OB-Q2")
def test_purchases_are_steps_in_an_order_of_choice() -> None:
    s = bakeries()
    s.place(1, "dairy", "3.5")
    s.seat().merchants, s.seat().board_merchants = 7, 0
    s.play("build bakery 2.4", "bargain cheese 1", "draw", "done")
    assert s.texts("bargain") == ["bargain milk 1", "bargain milk 2", "bargain milk 3"]
    s.play("bargain milk 3")
    assert s.texts("bargain") == [], "the purchase of a type is one step"


@pytest.mark.rule("IN-OB-Q1")
def test_no_port_is_used_between_the_expand_and_its_bonuses() -> None:
    s = bakeries(["5", "2", "3", "8"])
    s.place(0, "sheep", "1.1")
    assert "port 5" in s.texts(), "beside 0.1"
    s.play("build bakery 2.4")
    assert s.texts("port") == []
    assert "During this action you can only use port 6." in s.why_not("port 5")
    s.play("done")
    assert "port 5" in s.texts()


@pytest.mark.rule("IN-OB-Q1")
def test_the_port_that_moves_a_price_is_used_with_the_purchase() -> None:
    s = bakeries(["6", "2", "3", "8"])
    s.place(0, "sheep", "1.1")
    s.play("build bakery 2.4", "port 6", "shift milk down")
    assert s.texts() == MILK


# --- workers --------------------------------------------------------------------------------------


@pytest.mark.rule("IN-WK-01")
def test_scoring_tiles_count_all_workers_alike() -> None:
    s = Scenario(setup={"scoring": ["4", "1", "2", "3", "5"]})
    s.place(0, "woodcutter", "4.5", "5.1")
    s.place(0, "miner", "1.4")
    s.end_round()
    assert s.seat().glory == 6


@pytest.mark.rule("IN-WK-01")
def test_fishermen_count_with_the_workers() -> None:
    s = Scenario(
        clans=["macdonald", "stewart", "campbell"], setup={"scoring": ["4", "1", "2", "3", "5"]}
    )
    s.place(0, "worker", "5.4", "1.4")
    s.end_round()
    assert s.seat().glory == 4


@pytest.mark.rule("IN-WK-03")
def test_ports_take_all_workers_for_one_type() -> None:
    s = Scenario(setup={"port": PORT_7})
    s.place(0, "woodcutter", "4.5")
    s.place(0, "sheep", "2.7", "1.1")
    s.play("port 7", "remove 4.5", "remove 2.7")
    assert not [move for move in s.texts("swap") if "miner" in move or "woodcutter" in move]


# --- merchants ------------------------------------------------------------------------------------


def with_merchants(area: str) -> Scenario:
    """Seat 0 has two merchants on one area of wool, and a bonus upgrade to use."""
    s = Scenario(setup={"port": ["4", "2", "3", "8"]})
    s.goods(0, wool=3)
    s.play(f"{area} wool 2")
    s.turn(0)
    s.place(0, "sheep", "1.1")
    return s


@pytest.mark.rule("IN-MB-01", "IN-MB-02", "IN-MB-03", "IN-MB-04")
@pytest.mark.parametrize("area", ["buy", "sell"])
@pytest.mark.parametrize("source", ["port 4", "fulfil 6"])
def test_a_bonus_upgrade_may_take_a_merchant_back(source: str, area: str) -> None:
    s = with_merchants(area)
    s.goods(0, wool=3)
    s.contract_in_box(0, 6)
    price, before = s.state.prices[WOOL], upgrades(s.state, s.seat())
    s.play(source, "recall wool")
    assert (s.seat().merchants, s.seat().board_merchants) == (1, 5)
    assert abs(s.seat().market[WOOL]) == 1
    assert (s.state.prices[WOOL], upgrades(s.state, s.seat())) == (price, before)
    if source == "port 4":
        assert "buy grain 1" in s.texts(), "free for a trade in the same round"


@pytest.mark.rule("IN-MB-05")
def test_a_paid_hire_takes_nobody_back() -> None:
    s = with_merchants("buy")
    assert s.texts("recall") == []
    assert "You can only take a merchant back with a bonus upgrade." in s.why_not("recall wool")
    s.play("hire")
    assert s.seat().board_merchants == 4


@pytest.mark.rule("IN-MB-06")
@pytest.mark.parametrize(("area", "other"), [("buy", "sell"), ("sell", "buy")])
def test_who_has_left_an_area_may_use_the_other(area: str, other: str) -> None:
    s = with_merchants(area)
    s.goods(0, wool=3)
    s.play("port 4", "recall wool")
    assert not [move for move in s.texts(other) if "wool" in move], "one is still there"
    open_benefits(s.state, 0, 0, 0, 1)
    s.play("recall wool")
    assert f"{other} wool 1" in s.texts()
