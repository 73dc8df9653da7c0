"""The action phase (CC-ACT): turns, the eight actions, passing and free additions."""

import pytest

from tests.clans.scenario import Scenario


def words(scenario: Scenario) -> set[str]:
    return {text.split()[0] for text in scenario.texts()}


@pytest.mark.rule("CC-ACT-01")
def test_a_turn_is_one_action_and_turns_go_round() -> None:
    scenario = Scenario(ports=False)
    scenario.goods(1, milk=1)
    moves = ["ship", "sell milk 1", "hire", "technology miner", "ship", "ship", "hire"]
    seats = [scenario.play(move).seat for move in moves]
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("CC-ACT-01")
def test_a_second_action_in_the_same_turn_is_illegal() -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "1.1")
    scenario.play("ship")  # port 5 is in reach, so the turn goes on
    assert scenario.texts() == ["port 5", "done"]
    for move in ("ship", "hire", "buy wool 1", "build sheep 2.1", "pass"):
        assert "CC-ACT-01" in scenario.why_not(move)
    scenario.play("done")
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-ACT-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_phase_ends_with_the_last_pass(players: int) -> None:
    scenario = Scenario(players=players, ports=False)
    for _ in range(players):
        scenario.play("ship")
    for _ in range(players - 1):
        scenario.play("pass")
        assert scenario.state.round == 1
    scenario.play("pass")
    assert scenario.state.round == 2


@pytest.mark.rule("CC-ACT-03")
def test_there_are_eight_actions() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.2")
    scenario.goods(0, wool=6)
    trade = {"buy", "sell"}
    others = {"build", "ship", "technology", "hire", "pass"}
    assert words(scenario) == trade | others | {"take"}
    scenario.contract_in_box(0, 2)
    assert words(scenario) == trade | others | {"fulfil"}


@pytest.mark.rule("CC-ACT-04")
def test_actions_may_be_repeated_in_a_round() -> None:
    scenario = Scenario(players=1, ports=False)
    scenario.place(0, "woodcutter", "7.2")
    scenario.goods(0, wool=10)
    scenario.play("hire", "hire", "ship", "ship", "technology miner", "technology woodcutter")
    scenario.play("buy milk 1", "buy milk 1", "sell wool 1", "sell wool 1")
    scenario.play("build bakery 6.2", "build bakery 7.3")
    for contract in (1, 2):
        scenario.goods(0, wool=6)
        scenario.contract_in_box(0, contract)
        scenario.play(f"fulfil {contract}")
        if contract == 1:
            scenario.play("done")  # the free expand is not used
    assert scenario.state.round == 1
    assert scenario.seat(0).fulfilled == (1, 2)


@pytest.mark.rule("CC-ACT-05")
def test_who_cannot_act_must_pass() -> None:
    scenario = Scenario()
    scenario.place(0, "woodcutter", "7.2")
    scenario.seat(0).money = 0
    scenario.contract_in_box(0, 2)
    assert scenario.texts() == ["pass"]
    assert "CC-ACT-05" in scenario.why_not("done")


@pytest.mark.rule("CC-ACT-05")
def test_who_does_not_want_to_act_passes() -> None:
    scenario = Scenario()
    assert {"pass", "ship"} <= set(scenario.texts())
    assert "CC-ACT-05" in scenario.why_not("done")
    scenario.play("pass")
    assert scenario.state.passed == [0]


@pytest.mark.rule("CC-ACT-06")
def test_who_has_passed_is_skipped() -> None:
    scenario = Scenario(players=4, ports=False)
    seats = [scenario.play(move).seat for move in ("ship", "pass", "ship", "pass")]
    seats += [scenario.play("ship").seat for _ in range(4)]
    assert seats == [0, 1, 2, 3, 0, 2, 0, 2]


@pytest.mark.rule("CC-ACT-07")
def test_the_last_player_takes_turn_after_turn() -> None:
    scenario = Scenario(ports=False)
    scenario.play("pass", "pass")
    moves = ["ship", "hire", "ship", "technology miner", "hire"]
    assert [scenario.play(move).seat for move in moves] == [2] * 5
    assert scenario.state.round == 1
    scenario.play("pass")
    assert scenario.state.round == 2


@pytest.mark.rule("CC-ACT-08")
@pytest.mark.parametrize("moves", [("port 5", "ship"), ("ship", "port 5")])
def test_a_port_is_an_addition_to_the_action(moves: tuple[str, str]) -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "1.1")
    scenario.play(moves[0])
    assert scenario.table.actor == 0
    scenario.play(moves[1])
    assert scenario.table.actor == 1  # both are done, and nothing is left to do
    assert (scenario.seat(0).money, scenario.seat(0).shipping) == (100 + 10 - 4, 1)


@pytest.mark.rule("CC-ACT-08")
def test_a_port_alone_is_no_turn() -> None:
    scenario = Scenario(setup={"port": ["5", "8", "4", "2"]})
    scenario.place(0, "sheep", "1.1")
    scenario.play("port 5")
    assert "CC-ACT-05" in scenario.why_not("done")
    assert {"ship", "hire", "pass"} <= set(scenario.texts())


@pytest.mark.rule("CC-ACT-Q1")
def test_an_action_without_effect_is_illegal() -> None:
    scenario = Scenario()
    seat = scenario.seat(0)
    seat.merchants, seat.board_merchants = 7, 0
    seat.technology = 3
    scenario.shipping(0, 5)
    scenario.goods(0, wool=1)
    for move, rule in [
        ("buy wool 0", "CC-TRD-04"),
        ("sell wool 0", "CC-TRD-04"),
        ("ship", "CC-SHP-Q1"),
        ("technology woodcutter", "CC-TEC-02"),
        ("technology miner", "CC-TEC-02"),
        ("hire", "CC-HIR-03"),
    ]:
        assert rule in scenario.why_not(move), move
