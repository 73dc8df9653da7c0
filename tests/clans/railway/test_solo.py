"""The solo game with the rail board (IN-SO)."""

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.trains.track import neutral_hexes
from ceilidh.games.clans.rules.watchers import is_covered
from tests.clans.railway.rails import GO, Rails, delivering, number
from tests.clans.scenario import hex_number


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
    assert "You have already delivered to Dundee" in rails.why_not(GO)
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
    assert "only used with two players" in rails.why_not("handcar oban direct")


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


@pytest.mark.rule("IN-ST-Q3", "IN-ST-04")
def test_only_neutral_pieces_count_as_units_of_others() -> None:
    """Closed as well: the hexes of own units and the one of a City tile."""
    rails = delivering(17, players=1)
    rails.taken(0, 4)
    rails.place(0, "sheep", "4.3", "4.4")
    rails.shipping(0, 2)
    rails._keep(cities=(hex_number("3.5"),))
    rails.state.free = rails.state.free.without(hex_number("3.5"))
    neutral = [hex_ for hex_ in rails.state.map.land.hexes() if is_covered(rails.state, hex_)]
    assert neutral_hexes(rails.state).hexes() == neutral
    rails.stand(GO)
    offered = [hex_number(text.split()[1]) for text in rails.texts("halt")]
    assert offered == [hex_ for hex_ in neutral if rails.state.seats[0].reach.has(hex_)]


@pytest.mark.rule("IN-ST-Q3")
def test_among_several_players_no_piece_is_neutral() -> None:
    assert neutral_hexes(delivering(17, players=2).state).is_empty()


@pytest.mark.rule("IN-SO-06")
def test_the_bonus_tile_goes_wherever_the_place_lies_and_no_other() -> None:
    rails = delivering(14, players=1)
    first = rails.yard.bonuses
    rails.bonus("inverness", 13)  # the first place of all; no whisky, so nothing is asked
    rails.train(0, "aberdeen")
    rails.stand("train inverness direct")
    assert rails.yard.bonuses == (0, *first[1:])


@pytest.mark.rule("IN-SO-06", "IN-P17-03")
def test_a_marker_that_a_port_frees_takes_no_bonus_tile_away() -> None:
    further = ("industria-tiles",)
    rails = Rails(1, further=further, setup={"port": ["17", "2", "3", "4"]})
    rails.place(0, "sheep", "1.1")
    before = rails.yard.bonuses
    rails.stand("port 17")
    assert (rails.yard.taken, rails.yard.bonuses) == ((1,), before)


@pytest.mark.rule("IN-SO-06", "IN-TD-07")
def test_with_two_people_the_bonus_tile_stays() -> None:
    rails = delivering(14, players=2)
    rails.stand(GO)
    while rails.table.actor == 0:
        rails.stand(rails.texts()[0])
    assert rails.yard.bonuses[number("dundee")] == 14
