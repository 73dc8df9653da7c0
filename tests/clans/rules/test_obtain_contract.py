"""Action 2: obtain an export contract (CC-CON)."""

import pytest

from tests.clans.scenario import Scenario


def in_round(number: int, players: int = 3) -> Scenario:
    """Seat 0 at turn in that round with £100."""
    scenario = Scenario(players=players, ports=False)
    for _ in range(number - 1):
        scenario.end_round()
    assert scenario.state.round == number
    scenario.clear()
    scenario.turn(0)
    return scenario


@pytest.mark.rule("CC-CON-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_face_up_contract_can_be_taken(players: int) -> None:
    scenario = Scenario(players=players, ports=False)
    shown = [contract for contract in scenario.state.display if contract]
    assert scenario.texts("take") == [f"take {contract}" for contract in sorted(shown)]
    assert "CC-CON-01" in scenario.why_not(f"take {scenario.state.unseen[0]}")
    scenario.play(f"take {shown[-1]}")
    assert scenario.seat(0).box == (shown[-1],)
    assert shown[-1] not in scenario.state.display
    assert len(set(shown) & set(scenario.state.display)) == len(shown) - 1


@pytest.mark.rule("CC-CON-02", "CC-CON-11")
@pytest.mark.parametrize(
    ("number", "money"),
    [
        (2, 0),
        (3, -5),
        (4, -10),
        pytest.param(1, 5, marks=pytest.mark.rule("CC-CON-03", "CC-EX-06")),
        pytest.param(5, -15, marks=pytest.mark.rule("CC-CON-04")),
    ],
)
def test_the_price_of_a_contract_depends_on_the_round(number: int, money: int) -> None:
    scenario = in_round(number)
    scenario.play(scenario.texts("take")[0])
    assert scenario.seat(0).money == 100 + money


@pytest.mark.rule("CC-CON-02")
@pytest.mark.parametrize(("number", "cost"), [(3, 5), (4, 10), (5, 15)])
def test_a_contract_must_be_paid(number: int, cost: int) -> None:
    scenario = in_round(number)
    contract = scenario.state.display[0]
    scenario.seat(0).money = cost - 1
    assert "CC-CON-02" in scenario.why_not(f"take {contract}")
    scenario.seat(0).money = cost
    scenario.play(f"take {contract}")
    assert scenario.seat(0).money == 0


@pytest.mark.rule("CC-CON-Q3")
def test_round_2_costs_nothing_even_for_the_poor() -> None:
    scenario = in_round(2)
    scenario.seat(0).money = 0
    contract = scenario.state.display[0]
    scenario.play(f"take {contract}")
    assert scenario.seat(0).money == 0
    assert scenario.seat(0).box == (contract,)
    assert scenario.table.actor != 0  # it was the action of the turn


@pytest.mark.rule("CC-CON-05", "CC-CON-06")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_full_export_box_takes_no_second_contract(number: int) -> None:
    scenario = in_round(number)
    first, second = scenario.state.display[:2]
    scenario.play(f"take {first}")
    scenario.turn(0)
    assert scenario.texts("take") == []
    assert "CC-CON-06" in scenario.why_not(f"take {second}")
    scenario.turn(1)
    assert f"take {second}" in scenario.texts("take")  # every player has a box of their own


@pytest.mark.rule("CC-CON-05")
def test_the_box_is_free_again_after_fulfilling() -> None:
    scenario = Scenario(ports=False)
    scenario.contract_in_box(0, 2)
    scenario.goods(0, wool=6)
    scenario.play("fulfil 2")
    scenario.turn(0)
    assert scenario.texts("take") != []


@pytest.mark.rule("CC-CON-06")
def test_buchanan_may_hold_two_contracts() -> None:
    scenario = Scenario(clans=["buchanan", "campbell", "robertson"], ports=False)
    first, second, third = scenario.state.display[:3]
    scenario.play(f"take {first}", f"take {second}")
    assert scenario.seat(0).box == (first, second)
    scenario.turn(0)
    assert "CC-CON-06" in scenario.why_not(f"take {third}")


@pytest.mark.rule("CC-CON-07", "CC-CON-10")
def test_an_unfulfilled_contract_stays_to_the_end() -> None:
    scenario = Scenario(ports=False)
    contract = scenario.state.display[0]
    scenario.play(f"take {contract}")
    while scenario.table.actor is not None:
        # It cannot be fulfilled, and no move gets rid of it.
        scenario.turn(0, passed=[])
        words = {text.split()[0] for text in scenario.texts()}
        assert words <= {"buy", "sell", "build", "ship", "technology", "hire", "pass"}
        scenario.end_round()
        assert scenario.seat(0).box == (contract,)
        assert contract not in scenario.state.display


@pytest.mark.rule("CC-CON-10")
def test_a_contract_can_be_fulfilled_in_a_later_round() -> None:
    scenario = Scenario(ports=False)
    scenario.contract_in_box(0, 2)
    scenario.end_round()
    scenario.end_round()
    scenario.goods(0, wool=6)
    scenario.turn(0)
    scenario.play("fulfil 2")
    assert scenario.seat(0).fulfilled == (2,)


@pytest.mark.rule("CC-CON-08")
def test_an_emptied_box_of_the_board_waits_for_the_preparation() -> None:
    scenario = Scenario(ports=False)
    before = scenario.state.display[:]
    scenario.play(f"take {before[2]}", "pass", "ship", "ship", "pass")
    assert scenario.state.round == 1
    assert scenario.state.display == [*before[:2], 0, *before[3:]]
    scenario.play("pass")
    assert scenario.state.round == 2
    assert scenario.state.display[2] not in (0, before[2])


@pytest.mark.rule("CC-CON-09")
def test_taking_and_fulfilling_are_two_actions() -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"], "contract": ["2"]})
    scenario.place(0, "sheep", "1.1")  # port 5 keeps the turn open
    scenario.goods(0, wool=6)
    scenario.play("take 2")
    assert "CC-ACT-01" in scenario.why_not("fulfil 2")
    scenario.turn(0)
    assert scenario.texts("fulfil") == ["fulfil 2"]


@pytest.mark.rule("CC-CON-Q1")
def test_an_empty_export_board_offers_nothing_until_the_next_round() -> None:
    scenario = Scenario(ports=False)
    state = scenario.state
    gone = state.display[0]
    state.discarded += tuple(state.display)
    state.display[:] = [0] * len(state.display)
    assert scenario.texts("take") == []
    assert "CC-CON-01" in scenario.why_not(f"take {gone}")
    scenario.end_round()
    assert len(scenario.texts("take")) == 7


@pytest.mark.rule("CC-CON-Q2")
def test_an_unfulfilled_contract_costs_no_points() -> None:
    scores: list[list[int]] = []
    for held in (False, True):
        scenario = Scenario(ports=False)
        if held:
            scenario.contract_in_box(0, scenario.state.unseen[-1])
        while scenario.table.actor is not None:
            scenario.end_round()
        assert len(scenario.seat(0).box) == held
        scores.append(scenario.table.scores())
    assert scores[0] == scores[1]
