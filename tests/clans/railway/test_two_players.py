"""Two players: mini-trains (IN-T2)."""

import pytest

from ceilidh.games.clans.modules.industria.trains.network import network_of
from tests.clans.railway.rails import Rails, number


def duel() -> Rails:
    """Seat 0 has its train in Perth and its mini-train in Stirling, seat 1 in Oban and Ayr."""
    rails = Rails(2)
    rails.goods(0, wool=3)
    rails.train(1, "hawick")
    rails.mini(1, "ayr")
    return rails


@pytest.mark.rule("IN-T2-06", "IN-T2-07", "IN-T2-Q3")
@pytest.mark.parametrize("first", ["train", "handcar"])
def test_both_engines_move_in_either_order_before_the_delivery(first: str) -> None:
    rails = duel()
    moves = ["train dundee direct", "handcar oban direct"]
    if first == "handcar":
        moves.reverse()
    rails.stand(moves[0])
    assert rails.table.actor == 0
    assert rails.stock(0, "wool") == 3  # nothing is delivered yet
    assert {text.split()[0] for text in rails.texts()} == {moves[1].split()[0]}
    assert "has already moved" in rails.why_not(moves[0])
    rails.stand(moves[1])
    assert rails.stock(0, "wool") == 0
    assert rails.yard.taken[0] == 1


@pytest.mark.rule("IN-T2-08", "IN-T2-09", "IN-TU-05")
def test_the_mini_train_neither_delivers_nor_rests_nor_earns_by_tunnels() -> None:
    rails = duel()
    rails.mini(0, "aberdeen")
    rails.mini(1, "oban")
    rails.claim(0, "tunnel_west")
    rails.demand("ayr", 33)  # 2 whisky: the mini-train may go there all the same
    taken = rails.yard.taken[0]
    rails.stand("handcar ayr direct", "train dundee direct")
    assert rails.yard.taken[0] == taken + 1
    assert rails.yard.lying == 1
    assert rails.yard.minis[0] == number("ayr")
    assert rails.extra_actions() == 0


@pytest.mark.rule("IN-T2-10", "IN-T2-11", "IN-T2-Q2")
def test_no_engine_ends_on_the_owners_other_one() -> None:
    rails = duel()
    assert "stirling" not in rails.ends()
    assert "Your mini-train is there; move it away first" in rails.why_not("train stirling direct")
    money = rails.money()
    assert "train oban stirling" in rails.texts()  # passing it is free
    rails.stand("handcar oban direct")
    assert "stirling" in rails.ends()  # it has moved away
    assert "oban" not in rails.ends()
    rails.stand("train dumfries stirling")
    assert rails.money() == money + 10


@pytest.mark.rule("IN-T2-12", "IN-T2-13", "IN-EX-23")
def test_each_opposing_piece_costs_three_pounds() -> None:
    rails = duel()
    rails.train(1, "dundee")
    rails.mini(1, "dundee")
    rails.stand("train hawick dundee")
    assert (rails.money(0), rails.money(1)) == (94, 106)


@pytest.mark.rule("IN-T2-13", "IN-T2-16")
@pytest.mark.parametrize("move", ["train dundee direct", "train hawick dundee"])
def test_two_pieces_at_one_place_need_six_pounds(move: str) -> None:
    """Whether the train ends there or passes; the mini-train then goes for free."""
    rails = duel()
    rails.train(1, "dundee")
    rails.mini(1, "dundee")
    rails.seat().money = 5
    assert move not in rails.texts()
    assert "That route costs £6 in fees; you have £5" in rails.why_not(move)
    rails.seat().money = 6
    assert move in rails.texts()
    rails.stand(move)
    assert (rails.money(0), rails.money(1)) == (0, 106)


@pytest.mark.rule("IN-T2-13", "IN-T2-12")
def test_the_mini_train_pays_for_two_pieces_too() -> None:
    rails = duel()
    rails.train(1, "oban")
    rails.mini(1, "oban")
    rails.seat().money = 5
    assert "handcar oban direct" not in rails.texts()
    rails.seat().money = 6
    rails.stand("handcar oban direct")
    assert (rails.money(0), rails.money(1)) == (0, 106)


@pytest.mark.rule("IN-T2-12", "IN-T2-11")
def test_pieces_elsewhere_and_own_ones_cost_nothing() -> None:
    rails = duel()
    rails.train(1, "perth")  # where the train begins
    rails.mini(1, "inverness")
    rails.stand("train oban stirling")  # over the own mini-train
    assert (rails.money(0), rails.money(1)) == (100, 100)


@pytest.mark.rule("IN-T2-14", "IN-T2-15")
def test_the_mini_train_pays_too_before_the_delivery() -> None:
    rails = duel()
    rails.mini(1, "oban")
    rails.seat().money = 3
    rails.stand("train dundee direct", "handcar oban direct")
    assert (rails.money(0), rails.money(1)) == (10, 103)


@pytest.mark.rule("IN-T2-16", "IN-T2-Q4")
def test_who_cannot_move_both_engines_moves_none() -> None:
    rails = duel()
    rails.seat().money = 2
    rails.mini(0, "aberdeen")  # two rails: Inverness and Dundee
    rails.train(1, "inverness")
    rails.mini(1, "dundee")
    assert rails.texts("train") == []
    assert rails.texts("handcar") == []
    assert "could not move" in rails.why_not("train stirling direct")
    rails.seat().money = 3
    assert "train stirling direct" in rails.texts()
    assert "train dundee direct" not in rails.texts()  # its fee and another one


@pytest.mark.rule("IN-T2-Q1")
def test_the_mini_train_goes_one_or_two_places_and_through_what_its_owner_has_opened() -> None:
    rails = duel()
    for route in network_of(rails.state).routes[number("stirling")]:
        assert len(route.met) in (1, 2)
    assert "glasgow" not in rails.ends("handcar")
    rails.claim(1, "glasgow")
    assert "glasgow" not in rails.ends("handcar")
    rails.claim(0, "glasgow")
    assert "glasgow" in rails.ends("handcar")
    assert "stirling" not in rails.ends("handcar")


@pytest.mark.rule("IN-T2-17")
def test_a_train_without_goods_goes_nowhere() -> None:
    rails = duel()
    rails.goods(0, wool=2)
    assert rails.texts("train") == []
    assert rails.texts("handcar") == []


@pytest.mark.rule("IN-T2-02")
def test_two_claims_score_six_and_two() -> None:
    rails = duel()
    rails.claim(1, "glasgow")
    rails.claim(0, "glasgow")
    assert rails.points("milestones") == [2, 6]


def test_three_players_have_no_mini_trains() -> None:
    rails = Rails(3)
    assert "only used with two players" in rails.why_not("handcar oban direct")
