"""Round structure (CC-RND): five rounds of four phases, then final scoring."""

import pytest

from tests.clans.scenario import Scenario

TILE_4_FIRST = {"scoring": ["4", "1", "2", "3", "8"]}  # 2 glory a worker, then 1 a basic good


def pass_all(scenario: Scenario) -> None:
    """Everyone passes in turn order; nobody has a building that asks for a choice."""
    for _ in range(len(scenario.state.order)):
        scenario.play("pass")


@pytest.mark.rule("CC-RND-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_five_rounds(players: int) -> None:
    scenario = Scenario(players=players)
    rounds: list[int] = []
    while scenario.table.actor is not None:
        rounds.append(scenario.state.round)
        pass_all(scenario)
    assert rounds == [1, 2, 3, 4, 5]


@pytest.mark.rule("CC-RND-02")
def test_the_phases_of_a_round_follow_each_other() -> None:
    scenario = Scenario(ports=False, setup=TILE_4_FIRST)
    scenario.place(0, "woodcutter", "7.2")
    scenario.play("buy wool 1")
    taken = scenario.state.display[0]
    scenario.play(f"take {taken}", "pass", "pass")
    last = scenario.play("pass")
    happened = [(event.kind, event.reason) for event in last.events]
    order = [
        ("money", "pass"),  # the action phase ends
        ("money", "income"),  # production
        ("glory", "scoring 4"),  # scoring
        ("round", ""),  # the next round, with
        ("turn", ""),  # its action phase
    ]
    assert [one for one in happened if one in order] == order
    # In between lies the preparation: the board is full again and the merchant is home.
    assert 0 not in scenario.state.display
    assert scenario.seat(0).merchants == 2


@pytest.mark.rule("CC-RND-02")
def test_production_comes_before_scoring() -> None:
    scenario = Scenario(ports=False, setup={"scoring": ["1", "4", "2", "3", "8"]})
    scenario.place(0, "field", "7.4")
    pass_all(scenario)
    assert scenario.stock(0, "grain") == 2
    assert scenario.seat(0).glory == 2  # the grain just harvested counts


@pytest.mark.rule("CC-RND-03")
def test_round_1_has_no_preparation() -> None:
    scenario = Scenario()
    # Back to the end of set-up: the last first worker is about to be placed.
    table = scenario.table
    while table.state.round == 1:
        table.undo(consent=True)
    state = scenario.state
    state.unseen.append(state.display[2])
    state.unseen.sort()
    state.display[2] = 0
    seat = scenario.seat(1)
    seat.merchants -= 1
    seat.market[0] += 1
    scenario.play(table.legal()[0].text)
    assert scenario.state.round == 1
    assert scenario.state.display[2] == 0
    assert (scenario.seat(1).merchants, scenario.seat(1).market[0]) == (1, 1)
    pass_all(scenario)
    assert scenario.state.display[2] != 0
    assert (scenario.seat(1).merchants, scenario.seat(1).market[0]) == (2, 0)


@pytest.mark.rule("CC-RND-04", "CC-RND-05")
def test_round_5_has_production_and_scoring_and_then_the_game_is_scored() -> None:
    scenario = Scenario(ports=False, setup={"scoring": ["8", "2", "3", "4", "1"]})
    for _ in range(4):
        pass_all(scenario)
    scenario.clear()
    scenario.seat(0).glory = 0
    scenario.place(0, "sheep", "7.4")
    scenario.place(0, "miner", "6.3")
    scenario.seat(0).money = 0
    assert scenario.table.result() is None
    pass_all(scenario)
    seat = scenario.seat(0)
    assert (scenario.stock(0, "wool"), seat.money, seat.glory) == (1, 16 + 6, 1)
    assert scenario.table.actor is None
    sheet = {name: points[0] for name, points in scenario.table.sheet()}
    # Final scoring sees what production and scoring of round 5 gave.
    assert (sheet["glory"], sheet["basic goods"], sheet["money"]) == (1, 1, 2)
    assert scenario.table.result() is not None
    assert "CC-RND-05" in scenario.why_not("pass")


@pytest.mark.rule("CC-RND-06")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    scenario = Scenario()
    scenario.seat(winner).glory = 200
    scenario.seat((winner + 1) % 3).money = 900
    while scenario.table.actor is not None:
        scenario.end_round()
    result = scenario.table.result()
    assert result is not None
    best = max(result, key=lambda standing: standing.score)
    assert (best.seat, best.rank) == (winner, 1)
    assert sorted(standing.rank for standing in result) == [1, 2, 3]


@pytest.mark.rule("CC-RND-07")
def test_passing_order_is_the_next_turn_order() -> None:
    scenario = Scenario(ports=False)
    # Seat 1 passes first, then seat 0, then seat 2, who keeps acting for a while.
    scenario.play("ship", "pass", "ship", "pass", "hire", "hire", "pass")
    assert scenario.state.round == 2
    assert scenario.state.order == [1, 0, 2]
    turns = [scenario.play("ship").seat for _ in range(6)]
    assert turns == [1, 0, 2, 1, 0, 2]
    scenario.play("ship", "ship", "pass", "pass", "pass")
    assert scenario.state.order == [2, 1, 0]
