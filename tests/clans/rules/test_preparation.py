"""The preparation phase (CC-PRE): scoring tile, export board, merchants, and what stays."""

import pytest

from ceilidh.games.clans.flow import FLOW, PREPARATION
from tests.clans.scenario import Scenario


def empty_pile(scenario: Scenario, keep: int) -> list[int]:
    """Leave only `keep` contracts in the draw pile; the others are out of the game."""
    state = scenario.state
    state.discarded += tuple(state.unseen[keep:])
    del state.unseen[keep:]
    return state.unseen[:]


@pytest.mark.rule("CC-PRE-01")
def test_only_the_tile_of_the_current_round_scores() -> None:
    # Tile 1: a glory for a basic good. Tile 4: two for a worker. Both conditions always hold.
    scenario = Scenario(ports=False, setup={"scoring": ["1", "4", "8", "2", "3"]})
    scenario.goods(0, wool=5)
    scenario.place(0, "woodcutter", "7.2", "8.2", "9.1")
    gained: list[int] = []
    for _ in range(3):
        before = scenario.seat(0).glory
        scenario.end_round()
        gained.append(scenario.seat(0).glory - before)
    assert gained == [5, 6, 0]


@pytest.mark.rule("CC-PRE-02", "CC-PRE-04")
@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 7), (4, 8)])
def test_empty_boxes_are_refilled_and_the_others_stay(players: int, number: int) -> None:
    scenario = Scenario(players=players, ports=False)
    before = scenario.state.display[:]
    scenario.play(f"take {before[1]}", f"take {before[4]}")
    scenario.end_round()
    after = scenario.state.display
    assert len([contract for contract in after if contract]) == number
    kept = [box for box in range(number) if before[box] == after[box]]
    assert kept == [box for box in range(number) if box not in (1, 4)]
    assert not {after[1], after[4]} & set(before)
    assert len(scenario.state.unseen) == 50 - number - 2


@pytest.mark.rule("CC-PRE-03")
@pytest.mark.parametrize(("players", "number"), [(1, 5), (3, 7)])
def test_one_box_stays_empty_with_one_or_three_players(players: int, number: int) -> None:
    scenario = Scenario(players=players, ports=False)
    for _ in range(4):
        scenario.play(scenario.texts("take")[0])
        scenario.end_round()
        assert len(scenario.texts("take")) in (0, number)  # 0: the own export box is full
        assert len([contract for contract in scenario.state.display if contract]) == number
        for seat in range(players):
            scenario.state.discarded += scenario.seat(seat).box
            scenario.seat(seat).box = ()


@pytest.mark.rule("CC-PRE-05", "CC-PRE-06")
def test_merchants_come_home_from_the_market_but_not_from_the_board() -> None:
    scenario = Scenario(ports=False)
    scenario.goods(1, milk=1)
    scenario.play("hire", "sell milk 1", "pass", "buy wool 2", "pass", "buy wool 1", "pass")
    assert scenario.state.round == 2
    counts = [(seat.merchants, seat.board_merchants) for seat in scenario.state.seats]
    assert counts == [(3, 4), (2, 5), (2, 5)]
    assert all(seat.market == [0] * 6 for seat in scenario.state.seats)
    scenario.turn(1)
    assert "buy milk 2" in scenario.texts("buy")  # sold in round 1, but that is over


@pytest.mark.rule("CC-PRE-07")
def test_prices_stay_as_they_are() -> None:
    scenario = Scenario(ports=False)
    scenario.goods(1, cheese=2)
    scenario.play("buy whisky 2", "sell cheese 2")
    before = scenario.state.prices[:]
    for _ in range(4):
        scenario.end_round()
        assert scenario.state.prices == before
    prices = scenario.table.view()["prices"]
    assert isinstance(prices, dict)
    assert (prices["whisky"], prices["cheese"]) == (13, 8)


@pytest.mark.rule("CC-PRE-08")
@pytest.mark.parametrize(
    ("players", "steps"),
    [(1, ["merchants home", "market phase"]), (3, ["refill contracts", "merchants home"])],
)
def test_the_steps_come_in_order(players: int, steps: list[str]) -> None:
    # Merchants and contracts do not touch each other, so the order shows only in the plan.
    plan = Scenario(players=players).state.plan.sequences[PREPARATION.id]
    assert [FLOW.steps[step].name for step in plan] == steps


@pytest.mark.rule("CC-PRE-Q1")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_an_empty_pile_fills_what_it_can(left: int) -> None:
    scenario = Scenario(ports=False)
    before = scenario.state.display[:]
    scenario.play(*[f"take {contract}" for contract in before[:3]])
    pile = empty_pile(scenario, left)
    # Seat 0 has fulfilled its contract; it must not come back.
    scenario.seat(0).box, scenario.seat(0).fulfilled = (), (before[0],)
    scenario.end_round()
    after = scenario.state.display
    assert after[3:] == before[3:]
    assert sorted([contract for contract in after[:3] if contract]) == sorted(pile)
    assert scenario.seat(0).fulfilled == (before[0],)
    scenario.end_round()
    assert [contract for contract in scenario.state.display if contract] == [
        contract for contract in after if contract
    ]


@pytest.mark.rule("CC-PRE-Q1")
def test_contracts_under_the_pile_are_drawn_last() -> None:
    scenario = Scenario(ports=False)
    state = scenario.state
    (under,) = state.unseen[5:6]
    state.unseen.remove(under)
    pile = empty_pile(scenario, 1)
    state.bottom = (under,)
    scenario.play(*[f"take {contract}" for contract in state.display[:3]])
    scenario.end_round()
    assert scenario.state.display[:3] == [*pile, under, 0]
