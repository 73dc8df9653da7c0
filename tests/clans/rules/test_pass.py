"""Action 8: pass (CC-PAS)."""

import pytest

from tests.clans.scenario import Scenario


@pytest.mark.rule("CC-PAS-01", "CC-PAS-02", "CC-PAS-03", "CC-EX-15")
def test_the_first_to_pass_gains_sixteen_pounds_and_begins_the_next_round() -> None:
    s = Scenario()
    s.play("ship", "pass", "ship", "ship", "pass")
    assert s.seat(1).money == 116
    s.play("pass")
    assert s.state.round == 2
    assert s.table.actor == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("CC-PAS-09")
def test_the_bonus_falls_with_each_player_who_has_passed(players: int) -> None:
    s = Scenario(players)
    s.play(*["pass"] * players)
    assert [seat.money for seat in s.state.seats] == [116, 114, 112, 110][:players]


@pytest.mark.rule("CC-EX-D22", "CC-PAS-02")
def test_three_players_gain_sixteen_fourteen_and_twelve_in_the_order_of_passing() -> None:
    s = Scenario()
    gains = []
    for _ in range(3):
        seat = s.table.actor
        assert seat is not None
        before = s.seat(seat).money
        s.play("pass")
        gains.append(s.seat(seat).money - before)
    assert gains == [16, 14, 12]


@pytest.mark.rule("CC-PAS-04")
def test_a_player_who_passed_takes_no_more_turns_in_the_round() -> None:
    s = Scenario()
    s.play("pass")
    actors = []
    for move in ("ship", "ship", "hire", "hire", "pass", "ship"):
        actors.append(s.table.actor)
        s.play(move)
    assert actors == [1, 2, 1, 2, 1, 2]
    assert s.table.actor == 2


@pytest.mark.rule("CC-PAS-05")
def test_the_order_of_passing_is_the_turn_order_of_the_next_round() -> None:
    s = Scenario(4)
    s.play("ship", "ship", "pass", "ship", "pass", "ship", "pass", "pass")
    assert s.state.round == 2
    actors = []
    for _ in range(4):
        actors.append(s.table.actor)
        s.play("ship")
    assert actors == [2, 0, 3, 1]


@pytest.mark.rule("CC-PAS-06")
def test_the_bonus_is_also_paid_in_round_five() -> None:
    s = Scenario()
    for _ in range(4):
        s.end_round()
    before = [seat.money for seat in s.state.seats]
    s.play("pass", "pass", "pass")
    assert s.table.actor is None, "the game is over"
    gains = [seat.money - old for seat, old in zip(s.state.seats, before, strict=True)]
    assert gains == [16, 14, 12]


@pytest.mark.rule("CC-PAS-07")
def test_passing_is_legal_although_other_actions_are_possible() -> None:
    s = Scenario()
    s.place(0, "sheep", "7.1")
    assert {"ship", "hire", "pass"} < set(s.texts())
    s.play("pass")
    assert s.state.passed == [0]


@pytest.mark.rule("CC-PAS-08")
def test_every_pass_of_the_solo_game_earns_sixteen_pounds() -> None:
    s = Scenario(players=1)
    for round_ in range(1, 6):
        s.play("pass")
        assert s.seat(0).money == 100 + 16 * round_
    assert s.table.actor is None
