"""Direct export bonuses (CC-FUL-20 to 29): money, free expand, bonus upgrade."""

from pathlib import Path

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.scenario import Scenario

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"


def ready(contract: int, s: Scenario | None = None, /, **goods: int) -> Scenario:
    """Seat 0 holds the contract and the goods it asks for."""
    s = s or Scenario()
    s.contract_in_box(0, contract)
    s.goods(0, **goods)
    return s


@pytest.mark.parametrize(
    ("contract", "goods", "money"),
    [
        (9, {"cheese": 2}, 8),
        (8, {"bread": 4}, 5),
        (23, {"bread": 1, "whisky": 1}, 15),
        (30, {"wool": 1, "whisky": 2}, 3),
    ],
)
@pytest.mark.rule("CC-FUL-20", "CC-FUL-23")
def test_a_money_bonus_pays_the_amount_shown(
    contract: int, goods: dict[str, int], money: int
) -> None:
    s = ready(contract, **goods)
    s.play(f"fulfil {contract}")
    assert s.seat(0).money == 100 + money


# --- free expand ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "hex_", "cost"), [("sheep", "8.2", 8), ("field", "8.2", 18), ("miner", "7.3", 10)]
)
@pytest.mark.rule("CC-FUL-20", "CC-FUL-24")
def test_a_free_expand_costs_the_unit_but_not_the_land(unit: str, hex_: str, cost: int) -> None:
    s = ready(1, wool=4)
    s.place(0, "woodcutter", "7.2")
    s.play("fulfil 1", f"build {unit} {hex_}")
    assert s.seat(0).money == 100 - cost
    assert s.table.actor == 1


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("build sheep 9.2", "CC-EXP-03"),
        ("build miner 8.1", "CC-EXP-09"),
        ("build sheep 7.1", "CC-EXP-04"),
    ],
)
@pytest.mark.rule("CC-FUL-25")
def test_a_free_expand_needs_reach_terrain_and_an_empty_hex(move: str, rule: str) -> None:
    s = ready(1, wool=4)
    s.place(0, "woodcutter", "7.2")
    s.place(1, "sheep", "7.1")
    s.play("fulfil 1")
    assert rule in s.why_not(move)
    assert "build sheep 8.1" in s.texts()


@pytest.mark.rule("CC-FUL-Q4")
def test_a_free_expand_may_enter_a_hex_freed_by_slaughter_if_still_in_reach() -> None:
    s = ready(5)
    s.place(0, "woodcutter", "8.1")
    s.place(0, "sheep", "4.1", "7.1")
    s.play("fulfil 5", "slaughter 4.1", "slaughter 7.1")
    assert "CC-EXP-03" in s.why_not("build sheep 4.1")
    s.play("build sheep 7.1")
    assert s.seat(0).money == 100 - 8


@pytest.mark.parametrize(
    ("contract", "goods", "move", "left"),
    [(7, {"bread": 2}, "build distillery 8.2", 0), (10, {"cheese": 4}, "technology miner", 5)],
)
@pytest.mark.rule("CC-FUL-Q8")
def test_money_of_the_contract_pays_for_its_own_expand_or_upgrade(
    contract: int, goods: dict[str, int], move: str, left: int
) -> None:
    s = ready(contract, **goods)
    s.place(0, "woodcutter", "7.2")
    s.seat(0).money = 0
    s.play(f"fulfil {contract}", move)
    assert s.seat(0).money == left


# --- bonus upgrade --------------------------------------------------------------------------------


@pytest.mark.rule("CC-FUL-20", "CC-FUL-26")
def test_a_bonus_upgrade_is_one_of_technology_shipping_and_a_merchant() -> None:
    s = ready(6, wool=3)
    s.play("fulfil 6")
    assert s.texts() == ["ship", "technology woodcutter", "technology miner", "hire", "done"]


@pytest.mark.parametrize(
    ("move", "cost"),
    [("technology woodcutter", 5), ("technology miner", 5), ("ship", 0), ("hire", 0)],
)
@pytest.mark.rule("CC-FUL-26")
def test_a_bonus_upgrade_is_free_but_for_the_five_pounds_of_technology(
    move: str, cost: int
) -> None:
    s = ready(6, wool=3)
    before = (s.seat(0).shipping, s.seat(0).merchants, s.seat(0).technology)
    s.play("fulfil 6", move)
    assert s.seat(0).money == 100 - cost
    assert (s.seat(0).shipping, s.seat(0).merchants, s.seat(0).technology) != before
    assert s.table.actor == 1, "one upgrade only"


@pytest.mark.rule("CC-FUL-26")
def test_technology_as_a_bonus_must_be_paid() -> None:
    s = ready(6, wool=3)
    s.seat(0).money = 4
    s.play("fulfil 6")
    assert s.texts() == ["ship", "hire", "done"]
    assert "CC-TEC-05" in s.why_not("technology miner")


@pytest.mark.parametrize(("trade", "good"), [("buy milk 2", "milk"), ("sell whisky 1", "whisky")])
@pytest.mark.rule("CC-FUL-27", "CC-FUL-Q9")
def test_a_merchant_may_come_back_from_the_market_and_leaves_the_trade_as_it_was(
    trade: str, good: str
) -> None:
    s = ready(6, wool=3, whisky=2)
    s.turn(0, passed=[1, 2])
    s.play(trade)
    column = GOOD_NAMES.index(good)
    merchants, standing = s.seat(0).merchants, abs(s.seat(0).market[column])
    before = (s.seat(0).money, s.stock(0, good), s.state.prices[column])
    s.play("fulfil 6")
    assert s.texts("recall") == [f"recall {good}"], "only from where a merchant stands"
    s.play(f"recall {good}")
    assert s.seat(0).merchants == merchants + 1
    assert s.seat(0).board_merchants == 5
    assert abs(s.seat(0).market[column]) == standing - 1
    assert (s.seat(0).money, s.stock(0, good), s.state.prices[column]) == before


@pytest.mark.rule("CC-FUL-28", "CC-PRT-T4-02")
def test_the_bonus_upgrade_of_a_port_may_take_a_merchant_back_too() -> None:
    s = Scenario(setup={"port": ["4", "1", "2", "3"]})
    s.place(0, "sheep", "1.1")
    s.turn(0, passed=[1, 2])
    s.play("buy milk 2", "port 4", "recall milk")
    assert s.seat(0).merchants == 1


@pytest.mark.parametrize(
    ("moves", "shipping", "merchants"),
    [(["ship", "ship"], 2, 2), (["hire", "hire"], 0, 4), (["hire", "ship"], 1, 3)],
)
@pytest.mark.rule("CC-FUL-29")
def test_two_bonus_upgrades_may_be_the_same_or_different(
    moves: list[str], shipping: int, merchants: int
) -> None:
    s = ready(10, cheese=4)
    s.play("fulfil 10", *moves)
    assert (s.seat(0).shipping, s.seat(0).merchants) == (shipping, merchants)
    assert s.table.actor == 1


@pytest.mark.rule("CC-FUL-Q10")
def test_with_no_merchant_left_to_hire_one_may_still_be_taken_back() -> None:
    s = ready(6, wool=3)
    s.seat(0).merchants, s.seat(0).board_merchants = 7, 0
    s.turn(0, passed=[1, 2])
    s.play("buy milk 1", "fulfil 6")
    assert "CC-HIR-03" in s.why_not("hire")
    s.play("recall milk")
    assert s.seat(0).merchants == 7


# --- order and choice -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "goods"), [(1, {"wool": 4}), (6, {"wool": 3}), (10, {"cheese": 4})]
)
@pytest.mark.rule("CC-FUL-Q2")
def test_an_expand_or_upgrade_that_is_not_wanted_is_lost(
    contract: int, goods: dict[str, int]
) -> None:
    s = ready(contract, **goods)
    s.place(0, "woodcutter", "7.2")
    s.turn(0, passed=[1, 2])
    s.play(f"fulfil {contract}", "done")
    before = s.seat(0).money
    s.play("build sheep 8.2", "hire")
    assert s.seat(0).money == before - (8 + 6) - 4, "both at full cost again"


@pytest.mark.rule("CC-FUL-Q2")
def test_a_free_expand_that_is_not_possible_is_lost() -> None:
    s = ready(1, wool=4)
    s.place(0, "woodcutter", "7.2")
    s.seat(0).money = 5
    s.play("fulfil 1")
    assert s.table.actor == 1


@pytest.mark.parametrize("order", [["ship", "build sheep 4.3"], ["build sheep 4.1", "ship"]])
@pytest.mark.rule("CC-FUL-21")
def test_the_bonuses_are_taken_in_the_players_order(order: list[str], tmp_path: Path) -> None:
    """No contract of the box has a free expand and an upgrade; this one does."""
    text = (DATA / "contracts.toml").read_text("utf-8")
    old = "gives = { sugar_cane = 1, hops = 3, upgrade = 1 }"
    assert text.count(old) == 1
    changed = text.replace(old, old.replace("upgrade = 1", "upgrade = 1, free_hex = 1"))
    (tmp_path / "contracts.toml").write_text(changed, "utf-8")
    s = ready(6, Scenario(data_pack=str(tmp_path)), wool=3)
    s.place(0, "sheep", "4.2")
    s.play("fulfil 6")
    assert "CC-EXP-03" in s.why_not("build sheep 4.3"), "across the river"
    s.play(*order)
    assert (s.seat(0).money, s.seat(0).shipping) == (92, 1)
    assert s.table.actor == 1, "both are taken in this turn"
