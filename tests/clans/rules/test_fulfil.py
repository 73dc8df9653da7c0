"""Action 7: fulfilling a contract (CC-FUL): delivery, what it brings, where the contract goes."""

import pytest

from ceilidh.games.clans.goods import GOOD_NAMES
from tests.clans.scenario import Scenario


def holding(contract: int, s: Scenario | None = None) -> Scenario:
    """Seat 0 holds the contract."""
    s = s or Scenario()
    s.contract_in_box(0, contract)
    return s


def points(s: Scenario, line: str) -> list[int]:
    """One line of the final score, as it stands."""
    return dict(s.table.sheet())[line]


@pytest.mark.rule("CC-FUL-01")
def test_only_a_contract_in_the_own_export_box_can_be_fulfilled() -> None:
    s = Scenario()
    s.contract_in_box(1, 9)
    s.goods(0, wool=9, bread=9, cheese=9, whisky=9)
    on_board = [number for number in s.state.display if number]
    for number in [9, *on_board]:
        assert "CC-FUL-01" in s.why_not(f"fulfil {number}")
    s.contract_in_box(0, 11)
    assert s.texts("fulfil") == ["fulfil 11"]


@pytest.mark.parametrize("short", ["bread", "cheese", "whisky"])
@pytest.mark.rule("CC-FUL-02")
def test_everything_asked_for_is_delivered_at_once_or_nothing(short: str) -> None:
    s = holding(50)
    s.goods(0, bread=1, cheese=1, whisky=1)
    assert s.texts("fulfil") == ["fulfil 50"]
    s.goods(0, **{short: 0})
    assert "CC-FUL-02" in s.why_not("fulfil 50")


@pytest.mark.rule("CC-FUL-03")
def test_the_goods_leave_the_stock_and_go_to_nobody() -> None:
    s = holding(39)
    s.goods(0, wool=5, cheese=2, whisky=1, milk=3)
    s.play("fulfil 39")
    stock = {name: s.stock(0, name) for name in GOOD_NAMES}
    assert stock == {"wool": 3, "grain": 0, "milk": 3, "bread": 0, "cheese": 1, "whisky": 0}
    assert sum(s.seat(1).goods) + sum(s.seat(2).goods) == 0
    assert s.state.prices == [3] * 6, "nothing was traded"


@pytest.mark.rule("CC-FUL-05")
def test_hops_imports_and_bonuses_of_the_right_half_are_received() -> None:
    s = holding(9)
    s.goods(0, cheese=2)
    assert (points(s, "hops"), points(s, "sugar_cane")) == ([0, 0, 0], [0, 0, 0])
    s.play("fulfil 9")
    assert s.seat(0).money == 108
    assert s.state.imports == [0, 0, 1]
    assert points(s, "hops") == [5, 0, 0]
    assert points(s, "sugar_cane") == [3, 0, 0]


@pytest.mark.parametrize(
    ("contract", "goods", "told"),
    [
        (9, {"cheese": 2}, [("hops", 5)]),
        (6, {"wool": 3}, [("hops", 3), ("bonus_upgrade", 1)]),
        (7, {"bread": 2}, [("free_expand", 1)]),
        (48, {"wool": 1, "bread": 1, "cheese": 1}, []),
    ],
)
@pytest.mark.rule("CC-FUL-05")
def test_events_tell_hops_and_direct_bonuses(
    contract: int, goods: dict[str, int], told: list[tuple[str, int]]
) -> None:
    s = holding(contract)
    s.goods(0, **goods)
    events = s.play(f"fulfil {contract}").events
    assert [(e.thing, e.amount) for e in events if e.kind in ("hops", "benefit")] == told


@pytest.mark.parametrize(("edition", "more"), [("current", True), ("first-printing", False)])
@pytest.mark.rule("CC-FUL-06")
def test_one_contract_an_action_but_for_buchanan_in_the_later_edition(
    edition: str, more: bool
) -> None:
    s = Scenario(clans=["buchanan", "campbell", "stewart"], edition=edition)
    holding(9, holding(11, s))
    s.goods(0, cheese=2, whisky=2)
    s.play("fulfil 9")
    assert (s.table.actor == 0) is more
    assert s.texts("fulfil") == (["fulfil 11"] if more else [])


@pytest.mark.rule("CC-FUL-18")
def test_a_fulfilled_contract_frees_the_export_box() -> None:
    s = holding(9)
    s.goods(0, cheese=2)
    s.turn(0, passed=[1, 2])
    assert s.texts("take") == []
    s.play("fulfil 9")
    assert (s.seat(0).box, s.seat(0).fulfilled) == ((), (9,))
    assert "CC-FUL-01" in s.why_not("fulfil 9")
    taken = s.texts("take")[0]
    s.play(taken)
    assert s.seat(0).box == (int(taken.split()[1]),)


@pytest.mark.rule("CC-FUL-19")
def test_fulfilled_contracts_count_for_scoring_tiles_and_the_final_score() -> None:
    s = Scenario(setup={"scoring": ["6", "1", "2", "3", "4"]})
    s.contract_in_box(0, 2)
    s.goods(0, wool=6)
    s.play("fulfil 2")
    assert points(s, "exports") == [12, 3, 3]
    s.end_round()
    assert s.seat(0).glory == 3, "three tobacco, one glory each"
    assert s.seat(0).fulfilled == (2,)
    assert points(s, "exports") == [12, 3, 3]


# --- meat -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "hexes"),
    [
        pytest.param(16, ["7.1", "8.1"], marks=pytest.mark.rule("CC-FUL-07"), id="beef"),
        pytest.param(14, ["7.2", "9.2"], marks=pytest.mark.rule("CC-FUL-08"), id="mutton"),
    ],
)
@pytest.mark.rule("CC-FUL-Q5")
def test_meat_is_any_own_animal_of_the_kind_asked_for(contract: int, hexes: list[str]) -> None:
    s = holding(contract)
    s.goods(0, wool=1)
    s.place(0, "cow", "7.1", "8.1")
    s.place(0, "sheep", "7.2", "9.2")
    s.place(1, "cow", "7.3")
    s.place(1, "sheep", "8.2")
    s.play(f"fulfil {contract}")
    assert s.texts() == [f"slaughter {hex_}" for hex_ in hexes]


@pytest.mark.rule("CC-FUL-07", "CC-FUL-08")
def test_each_beef_and_each_mutton_takes_an_animal_of_its_own() -> None:
    s = holding(46)
    s.goods(0, wool=2)
    s.place(0, "cow", "7.1", "8.1")
    s.place(0, "sheep", "7.2", "9.2")
    s.play("fulfil 46", "slaughter 8.1")
    assert s.texts() == ["slaughter 7.2", "slaughter 9.2"], "the beef is delivered"
    s.play("slaughter 7.2")
    assert s.seat(0).fulfilled == (46,)
    assert s.seat(0).deployed[:2] == [1, 1]


@pytest.mark.rule("CC-FUL-09", "CC-FUL-11")
def test_a_slaughtered_animal_can_be_deployed_again_at_the_normal_cost() -> None:
    s = holding(16)
    s.goods(0, wool=1)
    s.place(0, "cow", "7.1", "7.2", "8.1", "8.2")
    s.turn(0, passed=[1, 2])
    assert "CC-EXP-13" in s.why_not("build cow 7.3")
    s.play("fulfil 16", "slaughter 8.1")
    assert "build cow 7.3" in s.texts()
    s.play("build cow 8.1")
    assert s.seat(0).money == 100 - 9 - 2


@pytest.mark.rule("CC-FUL-10")
def test_the_hex_of_a_slaughtered_animal_is_open_to_the_next_player() -> None:
    s = holding(16)
    s.goods(0, wool=1)
    s.place(0, "cow", "8.1")
    s.place(1, "woodcutter", "9.1")
    s.play("fulfil 16", "slaughter 8.1")
    assert s.table.actor == 1
    s.play("build sheep 8.1")
    assert s.seat(1).money == 100 - 8 - 2


@pytest.mark.rule("CC-FUL-12")
def test_slaughter_is_no_action_of_its_own() -> None:
    s = holding(16)
    s.place(0, "cow", "8.1")
    assert s.texts("slaughter") == []
    assert "CC-" in s.why_not("slaughter 8.1")
    s.goods(0, wool=1)
    s.play("fulfil 16", "slaughter 8.1")
    assert s.table.actor == 1, "it was part of the one action"


@pytest.mark.rule("CC-FUL-13")
def test_meat_is_neither_traded_nor_stored() -> None:
    s = holding(16)
    s.goods(0, wool=1)
    s.place(0, "cow", "7.1", "8.1")
    s.turn(0, passed=[1, 2])
    s.play("fulfil 16", "slaughter 8.1")
    assert sum(s.seat(0).goods) == 0
    traded = {text.split()[1] for text in s.texts("buy") + s.texts("sell")}
    assert traded == set(GOOD_NAMES)


@pytest.mark.rule("CC-FUL-30")
def test_all_meat_is_paid_before_any_benefit_is_received() -> None:
    s = holding(3)
    s.place(0, "cow", "7.1", "8.1")
    for move in ("fulfil 3", "slaughter 7.1"):
        s.play(move)
        assert (s.seat(0).money, s.state.imports[2], s.seat(0).fulfilled) == (100, 0, ())
    s.play("slaughter 8.1")
    assert (s.seat(0).money, s.state.imports[2], s.seat(0).fulfilled) == (110, 2, (3,))


@pytest.mark.rule("CC-FUL-02", "CC-FUL-Q6")
def test_a_contract_asking_for_more_animals_than_deployed_cannot_be_fulfilled() -> None:
    s = holding(4)
    s.place(0, "cow", "7.1", "8.1")
    s.place(0, "sheep", "8.2")
    assert "CC-FUL-02" in s.why_not("fulfil 4")
    s.place(0, "cow", "7.2")
    assert s.texts("fulfil") == ["fulfil 4"]
