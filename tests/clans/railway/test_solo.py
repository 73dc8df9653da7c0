"""The solo game with the rail board (IN-SO)."""

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.trains.track import neutral_hexes
from tests.clans.railway.rails import GO, Rails, delivering, number


@pytest.mark.rule("IN-SO-06", "IN-SO-07", "IN-SO-08", "IN-SO-Q3")
def test_a_place_is_served_once_and_may_be_passed_later() -> None:
    rails = delivering(17, players=1)
    rails.stand(GO)
    rails.stand(*["done"] * (rails.table.view()["step"] == "bonuses"))
    assert rails.yard.bonuses[number("dundee")] == 0
    rails.end_round()
    rails.turn(0)
    rails.train(0, "perth")
    rails.goods(0, wool=3, grain=4, milk=4, bread=4, cheese=4, whisky=4)
    assert "dundee" not in rails.ends()
    assert "delivered to Dundee already" in rails.why_not(GO)
    assert "train aberdeen dundee" in rails.texts()


@pytest.mark.rule("IN-SO-05", "IN-SO-09", "IN-EX-15", "IN-SO-Q2")
def test_a_milestone_scores_by_the_round_of_its_claim() -> None:
    rails = Rails(1)
    rails.state.round = 4
    for slot, round_ in (("glasgow", 1), ("edinburgh", 4)):
        rails.claim(0, slot, round_)
    assert rails.points("milestones") == [14]
    assert len(rails.board.tiles) == 4  # the conditions come from tiles


@pytest.mark.rule("IN-SO-10")
@pytest.mark.parametrize("module", ["trains", "milestones", "simplified-trains"])
def test_the_rail_board_costs_30_points(module: str) -> None:
    table = ceilidh.new("clans", 1, 1, {"modules": [module]})
    assert dict(table.sheet())["rail board"] == [-30]
    several = ceilidh.new("clans", 2, 1, {"modules": [module]})
    assert "rail board" not in dict(several.sheet())


@pytest.mark.rule("IN-SO-04")
def test_the_side_for_two_players_is_used() -> None:
    assert len(Rails(1).board.future) == len(Rails(2).board.future) < len(Rails(3).board.future)


@pytest.mark.rule("IN-SO-11")
def test_the_delivery_track_scores_as_ever() -> None:
    rails = Rails(1)
    rails.taken(0, 3)
    assert rails.points("deliveries") == [9]


@pytest.mark.rule("IN-SO-13", "IN-SO-Q1")
def test_there_are_no_fees_and_no_mini_train() -> None:
    rails = delivering(17, players=1)
    rails.seat().money = 0
    assert GO in rails.texts()
    assert rails.texts("handcar") == []
    assert "Only two players" in rails.why_not("handcar oban direct")


@pytest.mark.rule("IN-SO-06", "IN-SO-12", "IN-P16-02")
def test_with_everything_the_bonus_tile_goes_after_a_delivery_paid_by_a_port() -> None:
    further = ("awards", "farmers-markets", "future-contracts", "industria-tiles")
    rails = Rails(1, further=further, setup={"port": ["16", "2", "3", "4"]})
    rails.place(0, "sheep", "1.1")
    rails.goods(0, wool=1)
    rails.stand(GO, "port 16")
    assert (rails.stock(0, "wool"), rails.yard.taken) == (0, (1,))
    assert rails.yard.bonuses[number("dundee")] == 0
    assert rails.state.rules.pass_bonus == (12,), "lower with farmers' markets"


@pytest.mark.rule("IN-ST-Q3")
def test_a_station_may_stand_beside_a_neutral_piece() -> None:
    rails = delivering(17, players=1)
    rails.taken(0, 4)
    rails.place(0, "sheep", "4.4")
    rails.shipping(0, 2)
    assert not neutral_hexes(rails.state).is_empty()
    rails.stand(GO)
    assert rails.texts("halt")
    rails.stand(rails.texts("halt")[0])
    assert rails.yard.stations[0] >= 0
