"""Clan Buchanan: a second export box, two contracts for the price of one (CC-BUC)."""

import pytest

from tests.clans.scenario import Scenario

BOARD = (7, 8, 9, 10, 11, 12, 13)  # the contracts on the export board at the start
PRICES = [(1, 5), (2, 0), (3, -5), (4, -10), (5, -15)]


def buchanan(round_: int = 1, edition: str = "current", price: str = "once") -> Scenario:
    """Seat 0 is Buchanan; a fourth bakery can be built on 2.4."""
    scenario = Scenario(
        clans=["buchanan", "campbell", "stewart"],
        setup={"contract": [str(n) for n in BOARD], "port": ["8", "2", "3", "4"]},
        edition=edition,
        buchanan_price=price,
    )
    scenario.place(0, "miner", "1.4")
    scenario.place(0, "bakery", "1.3", "1.5", "2.3")
    scenario.state.round = round_
    return scenario


def at_port(round_: int = 1, price: str = "once") -> Scenario:
    """Seat 0 also reaches port 8."""
    scenario = buchanan(round_, price=price)
    scenario.place(0, "sheep", "1.1")
    return scenario


def kept(scenario: Scenario) -> list[int]:
    """The contracts that may be kept now."""
    return [int(text.split()[1]) for text in scenario.texts("keep")]


@pytest.mark.rule("CC-BUC-01", "CC-BUC-02")
def test_one_action_may_take_two_contracts_and_no_third_is_held() -> None:
    scenario = buchanan()
    scenario.play("take 7")
    assert scenario.texts() == [*[f"take {n}" for n in BOARD[1:]], "done"]
    scenario.play("take 9")
    assert scenario.table.actor == 1
    scenario.turn(0)
    assert scenario.seat().box == (7, 9)
    assert scenario.texts("take") == []


@pytest.mark.rule("CC-BUC-02")
def test_one_contract_is_enough_and_an_occupied_box_leaves_room_for_one() -> None:
    scenario = buchanan()
    scenario.play("take 7", "done")
    assert scenario.table.actor == 1
    scenario.turn(0)
    scenario.play("take 8")
    assert scenario.table.actor == 1
    assert scenario.seat().box == (7, 8)


@pytest.mark.rule("CC-BUC-01")
def test_other_clans_hold_one_contract() -> None:
    scenario = buchanan()
    scenario.turn(1)
    scenario.play("take 7")
    assert scenario.table.actor == 2
    scenario.turn(1)
    assert scenario.texts("take") == []


@pytest.mark.rule("CC-BUC-03", "CC-BUC-06", "CC-EX-25", "CC-EX-D23")
@pytest.mark.parametrize(("round_", "money"), PRICES)
def test_two_contracts_of_one_turn_pay_the_price_of_the_round_once(round_: int, money: int) -> None:
    scenario = buchanan(round_)
    scenario.play("take 7", "take 8")
    assert scenario.seat().money == 100 + money


@pytest.mark.rule("CC-BUC-05")
@pytest.mark.parametrize(("round_", "money"), PRICES)
def test_one_contract_pays_the_normal_price(round_: int, money: int) -> None:
    scenario = buchanan(round_)
    scenario.play("take 7", "done")
    assert scenario.seat().money == 100 + money


@pytest.mark.rule("CC-BUC-03")
def test_money_for_one_contract_is_enough_for_two() -> None:
    scenario = buchanan(5)
    scenario.seat().money = 15
    scenario.play("take 7", "take 8")
    assert scenario.seat().money == 0
    scenario = buchanan(5)
    scenario.seat().money = 14
    assert scenario.texts("take") == []


@pytest.mark.rule("CC-BUC-07", "CC-EX-26")
def test_in_round_1_contracts_of_two_turns_earn_5_each_time() -> None:
    scenario = buchanan()
    scenario.play("take 7", "done")
    scenario.turn(0)
    scenario.play("take 8")
    assert scenario.seat().money == 110
    scenario = buchanan()
    scenario.play("take 7", "take 8")
    assert scenario.seat().money == 105


@pytest.mark.rule("CC-BUC-08", "CC-BUC-04")
@pytest.mark.parametrize("price", ["once", "per-source"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_building_bonus_shows_six_and_keeps_up_to_two(price: str, number: int) -> None:
    scenario = buchanan(3, price=price)
    scenario.play("build bakery 2.4", "draw")
    shown = kept(scenario)
    assert len(shown) == 6
    assert not set(shown) & set(BOARD)
    scenario.seat().money = 100
    for contract in shown[:number]:
        scenario.play(f"keep {contract}")
    if number == 1:
        scenario.play("done")
    assert scenario.seat().box == tuple(shown[:number])
    assert scenario.seat().money == 100 - 5
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-BUC-09")
def test_port_8_shows_six_contracts_too() -> None:
    scenario = at_port()
    scenario.play("port 8", "draw")
    shown = kept(scenario)
    assert len(shown) == 6
    scenario.play(f"keep {shown[0]}", f"keep {shown[1]}")
    assert scenario.seat().box == (shown[0], shown[1])


@pytest.mark.rule("CC-BUC-10")
@pytest.mark.parametrize("round_", [1, 5])
def test_keeping_none_costs_and_earns_nothing(round_: int) -> None:
    scenario = buchanan(round_)
    scenario.play("build bakery 2.4", "draw", "done")
    assert scenario.seat().money == 100 - 8 - 1
    assert scenario.seat().box == ()


@pytest.mark.rule("CC-BUC-11")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_first_printing_the_building_bonus_shows_three(number: int) -> None:
    scenario = buchanan(3, edition="first-printing")
    scenario.play("build bakery 2.4", "draw")
    shown = kept(scenario)
    assert len(shown) == 3
    moves = [f"keep {contract}" for contract in shown[:number]]
    scenario.play(*moves, *["done"][number // 2 :])
    assert len(scenario.seat().box) == number
    assert scenario.seat().money == 100 - 8 - 1 - (5 if number else 0)


def holding_two(first: int, second: int, edition: str = "current") -> Scenario:
    scenario = buchanan(edition=edition)
    scenario.contract_in_box(0, first)
    scenario.contract_in_box(0, second)
    scenario.goods(0, wool=9, whisky=1)
    return scenario


@pytest.mark.rule("CC-BUC-12")
@pytest.mark.parametrize(("first", "second"), [(2, 35), (35, 2)])
def test_one_action_may_fulfil_both_contracts_in_any_order(first: int, second: int) -> None:
    scenario = holding_two(2, 35)
    scenario.play(f"fulfil {first}")
    assert scenario.texts() == [f"fulfil {second}", "done"]
    scenario.play(f"fulfil {second}")
    assert scenario.seat().fulfilled == (first, second)
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-BUC-12")
def test_the_second_contract_may_wait() -> None:
    scenario = holding_two(2, 35)
    scenario.play("fulfil 2", "done")
    assert scenario.seat().box == (35,)
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-BUC-13")
def test_first_printing_one_contract_is_fulfilled_in_a_turn() -> None:
    scenario = holding_two(2, 35, "first-printing")
    scenario.play("fulfil 2")
    assert scenario.table.actor == 1
    assert scenario.seat().box == (35,)


@pytest.mark.rule("CC-BUC-Q1")
def test_one_empty_box_is_enough_for_the_building_bonus_but_keeps_one() -> None:
    scenario = buchanan()
    scenario.contract_in_box(0, 2)
    scenario.play("build bakery 2.4", "draw")
    shown = kept(scenario)
    assert len(shown) == 6
    scenario.play(f"keep {shown[0]}")
    assert scenario.table.actor == 1
    scenario = buchanan()
    scenario.contract_in_box(0, 2)
    scenario.contract_in_box(0, 35)
    scenario.play("build bakery 2.4")
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-BUC-Q1")
def test_one_empty_box_is_enough_for_port_8() -> None:
    scenario = at_port()
    scenario.contract_in_box(0, 2)
    scenario.play("port 8", "draw")
    scenario.play(f"keep {kept(scenario)[0]}")
    assert len(scenario.seat().box) == 2
    assert "hire" in scenario.texts()


@pytest.mark.rule("CC-BUC-Q2")
def test_the_benefits_of_the_first_come_before_the_second_and_may_pay_for_it() -> None:
    scenario = holding_two(1, 35)  # 4 wool with a free expand; 3 wool and 1 whisky
    scenario.goods(0, wool=5, whisky=1)
    scenario.place(1, "sheep", "3.5")
    scenario.play("fulfil 1")
    assert scenario.texts("fulfil") == []
    scenario.play("build cow 2.4", "bargain wool 2")
    assert scenario.texts() == ["fulfil 35", "done"]


@pytest.mark.rule("CC-BUC-Q3", "CC-BUC-04")
@pytest.mark.parametrize(
    ("price", "round_", "money"),
    [("once", 1, 5), ("per-source", 1, 10), ("once", 3, -5), ("per-source", 3, -10)],
)
@pytest.mark.parametrize("port_first", [True, False])
def test_contracts_of_one_turn_from_port_8_and_from_the_board(
    price: str, round_: int, money: int, port_first: bool
) -> None:
    scenario = at_port(round_, price)
    if not port_first:
        scenario.play("take 7", "done")
    scenario.play("port 8", "draw")
    scenario.play(f"keep {kept(scenario)[0]}")
    if port_first:
        scenario.play("done", "take 7")
    assert len(scenario.seat().box) == 2
    assert scenario.seat().money == 100 + 5 + money


def after_port_8(edition: str, price: str) -> Scenario:
    """In round 3: one contract kept at port 8 and one taken from the board in the same turn."""
    scenario = buchanan(3, edition, price)
    scenario.place(0, "sheep", "1.1")
    scenario.play("port 8", "draw")
    scenario.play(f"keep {kept(scenario)[0]}", "done", "take 7")
    return scenario


@pytest.mark.parametrize(
    ("edition", "price", "paid"),
    [
        pytest.param("current", "edition", 5, marks=pytest.mark.rule("CC-BUC-Q3")),
        pytest.param("first-printing", "edition", 10, marks=pytest.mark.rule("CC-BUC-Q5")),
        pytest.param("first-printing", "once", 5, marks=pytest.mark.rule("CC-BUC-Q3")),
        pytest.param("first-printing", "per-source", 10, marks=pytest.mark.rule("CC-BUC-Q3")),
    ],
)
def test_the_edition_decides_unless_the_option_does(edition: str, price: str, paid: int) -> None:
    assert after_port_8(edition, price).seat().money == 100 + 5 - paid


@pytest.mark.rule("CC-BUC-Q5", "CC-BUC-03")
def test_first_printing_two_contracts_of_one_action_pay_once() -> None:
    scenario = buchanan(3, "first-printing", "edition")
    scenario.play("take 7", "take 8")
    assert scenario.seat().money == 100 - 5


@pytest.mark.rule("CC-BUC-Q5")
@pytest.mark.parametrize(("round_", "money"), PRICES)
@pytest.mark.parametrize("price", ["once", "per-source"])
def test_a_third_contract_of_a_turn_costs_or_earns_again(
    round_: int, money: int, price: str
) -> None:
    scenario = at_port(round_, price)
    scenario.goods(0, wool=9)
    scenario.play("port 8", "draw")
    shown = kept(scenario)
    scenario.play(f"keep {shown[0]}", f"keep {shown[1]}")
    assert scenario.seat().money == 105 + money
    # The two make room for contract 1, which brings a free expand.
    scenario.state.bottom += scenario.seat().box
    scenario.seat().box = ()
    scenario.contract_in_box(0, 1)
    scenario.play("fulfil 1")
    before = scenario.seat().money
    scenario.play("build bakery 2.4", "draw")
    new = kept(scenario)
    before -= 8
    scenario.play(f"keep {new[0]}")
    assert scenario.seat().money == before + money
    scenario.play(f"keep {new[1]}")
    assert scenario.seat().money == before + money, "the fourth is the second of a pair again"


@pytest.mark.rule("CC-BUC-Q3")
def test_the_next_turn_pays_again() -> None:
    scenario = buchanan(3)
    scenario.play("take 7", "done")
    scenario.turn(0)
    scenario.play("take 8")
    assert scenario.seat().money == 100 - 5 - 5


def rich(*held: int) -> Scenario:
    """Buchanan can pay for all contracts; fulfilling contract 1 brings a fourth bakery's bonus."""
    scenario = buchanan(3)
    for number in held:
        scenario.contract_in_box(0, number)
    scenario.place(0, "cow", "4.1", "4.2", "4.3")
    scenario.place(0, "sheep", "3.2", "2.2", "4.4")
    scenario.goods(0, milk=20, grain=20, wool=20, bread=9, cheese=9, whisky=9)
    return scenario


@pytest.mark.rule("CC-BUC-Q4", "CC-BUC-12")
def test_a_contract_that_the_first_one_brings_may_be_the_second() -> None:
    scenario = rich(1)
    scenario.play("fulfil 1", "build bakery 2.4", "draw")
    one, other = kept(scenario)[:2]
    scenario.play(f"keep {one}", f"keep {other}")
    assert scenario.texts() == [*[f"fulfil {n}" for n in sorted((one, other))], "done"]
    scenario.play(f"fulfil {other}")
    assert scenario.seat().fulfilled == (1, other)
    assert scenario.seat().box == (one,)
    assert scenario.table.actor == 1, "two in a turn, and no third"


@pytest.mark.rule("CC-BUC-Q4")
def test_the_second_contract_is_one_held_or_one_that_has_come() -> None:
    scenario = rich(1, 35)
    scenario.play("fulfil 1", "build bakery 2.4", "draw")
    new = kept(scenario)[0]
    scenario.play(f"keep {new}")
    assert scenario.texts() == [*[f"fulfil {n}" for n in sorted((new, 35))], "done"]
    scenario.play("done")
    assert scenario.seat().box == (35, new)


@pytest.mark.rule("CC-BUC-Q4", "CC-BUC-12")
def test_nothing_is_asked_if_no_contract_has_come_or_it_cannot_be_paid() -> None:
    none = rich(1)
    none.play("fulfil 1", "build bakery 2.4", "draw", "done")
    assert none.table.actor == 1
    poor = buchanan(3)
    poor.contract_in_box(0, 1)
    poor.goods(0, wool=4)
    poor.play("fulfil 1", "build bakery 2.4", "draw")
    poor.play(f"keep {kept(poor)[0]}", "done")
    assert poor.table.actor == 1
    assert len(poor.seat().box) == 1


@pytest.mark.rule("CC-BUC-13")
def test_first_printing_what_the_first_contract_brings_waits_too() -> None:
    scenario = buchanan(3, "first-printing")
    scenario.contract_in_box(0, 1)
    scenario.goods(0, wool=20, bread=9, cheese=9, whisky=9)
    scenario.play("fulfil 1", "build bakery 2.4", "draw")
    scenario.play(f"keep {kept(scenario)[0]}", "done")
    assert scenario.table.actor == 1
    assert len(scenario.seat().box) == 1
