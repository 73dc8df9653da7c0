"""Deliveries, the delivery track, the preparation phase and final scoring (IN-TD, IN-RP, IN-TE)."""

import pytest

from ceilidh.games.clans.modules.industria.rail_board.board import RailBoardState
from tests.clans.railway.rails import GO, Rails, delivering


def future(rails: Rails, *tiles: int) -> None:
    """These demand tiles come next; the rest stays in the pile."""
    old = rails.board
    rails.state.keep(RailBoardState(old.tiles, old.claims, old.demand, tiles, old.unseen))


@pytest.mark.rule("IN-TD-01", "IN-TD-10")
def test_all_goods_of_the_demand_tile_are_paid() -> None:
    rails = Rails()
    rails.demand("dundee", 20)  # 2 grain and 1 whisky
    rails.bonus("dundee", 9)
    rails.goods(0, grain=2)
    assert GO not in rails.texts()
    rails.goods(0, grain=2, whisky=1)
    rails.stand(GO)
    assert (rails.stock(0, "grain"), rails.stock(0, "whisky")) == (0, 0)


@pytest.mark.rule("IN-TD-02", "IN-TD-11", "IN-TD-Q1")
def test_parts_of_a_bonus_are_used_in_any_order_or_left() -> None:
    for first, second in (("goods", "action"), ("action", "goods")):
        rails = delivering(15)
        rails.stand(GO)
        assert rails.texts("bonus") == ["bonus action", "bonus goods"]
        rails.stand(f"bonus {first}", "done" if first == "action" else "gain bread")
        assert rails.texts("bonus") == [f"bonus {second}"]
    rails.stand("done")
    assert rails.table.actor == 1
    rails.turn(0)
    assert rails.texts("bonus") == []
    assert "You can only use a delivery bonus with its delivery" in rails.why_not("bonus goods")


@pytest.mark.rule("IN-TD-03")
def test_what_costs_something_is_gained_only_for_it() -> None:
    rails = delivering(13)
    rails.goods(0, wool=3, whisky=1)
    rails.stand(GO)
    assert rails.money() == 100
    rails = delivering(13)
    rails.goods(0, wool=3, whisky=2)
    rails.stand(GO, "bonus whisky")
    assert (rails.money(), rails.stock(0, "whisky")) == (140, 0)


@pytest.mark.rule("IN-TD-04", "IN-TD-05", "IN-MA-01", "IN-MA-13")
def test_the_first_four_pieces_are_markers_and_the_fifth_is_the_station() -> None:
    rails = Rails()
    assert [rails.markers(taken) for taken in range(6)] == [0, 1, 2, 3, 4, 4]
    rails.taken(0, 0)
    rails.goods(0, wool=3)
    rails.stand(GO)
    assert rails.yard.taken == (1, 0, 0)


@pytest.mark.rule("IN-TD-04", "IN-TD-Q3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_piece_is_taken_after_the_bonus_and_by_its_player_alone(seat: int) -> None:
    rails = Rails()
    rails.bonus("dundee", 17)
    rails.train(seat, "perth")
    rails.train(1 - seat, "oban")
    rails.taken(seat, 2)
    rails.goods(seat, wool=3)
    rails.turn(seat)
    rails.stand(GO)
    assert rails.table.view()["step"] == "bonuses"
    assert rails.yard.taken[seat] == 2, "the bonus is not over"
    rails.stand("done")
    assert rails.yard.taken[seat] == 3
    assert [rails.yard.taken[other] for other in range(3) if other != seat] == [0, 0]
    assert rails.markers_now() == (3 if seat == 0 else 0)


@pytest.mark.rule("IN-TD-08", "IN-TS-07")
@pytest.mark.parametrize(
    ("place", "move", "money"), [("dundee", GO, 15), ("hawick", "train hawick dundee", 10)]
)
def test_the_two_cities_of_a_pair_share_their_demand_and_not_their_bonus(
    place: str, move: str, money: int
) -> None:
    rails = Rails()
    rails.bonus("dundee", 17)  # £15
    rails.bonus("hawick", 14)  # £10
    rails.train(2, "ayr")
    rails.demand("dundee" if place == "hawick" else "hawick", 20)  # 2 grain and 1 whisky
    rails.goods(0, wool=3)
    assert move not in rails.texts()
    rails.goods(0, grain=2, whisky=1)
    rails.stand(move)
    assert rails.stock(0, "whisky") == 0
    assert rails.money() == 100 + money
    assert rails.yard.bonuses[2:4] == (17, 14), "both stay"


@pytest.mark.rule("IN-RP-10")
@pytest.mark.parametrize("places", [("dundee", "dundee"), ("dundee", "hawick")])
def test_a_tile_that_two_players_used_is_discarded_once(places: tuple[str, str]) -> None:
    rails = Rails()
    rails.train(0, places[0])
    rails.train(1, places[1])
    rails._keep(lying=0b11)
    future(rails, 21, 22, 23)
    before = rails.board
    rails.end_round()
    after = rails.board
    changed = [slot for slot, tile in enumerate(after.demand) if tile != before.demand[slot]]
    assert [after.demand[slot] for slot in changed] == [21]
    assert rails.demand_at("dundee") == rails.demand_at("hawick") == 21
    assert after.future[:2] == (22, 23)
    assert (len(after.future), len(before.unseen) - len(after.unseen)) == (3, 1)


@pytest.mark.rule("IN-TD-06", "IN-TD-07", "IN-TD-08", "IN-RP-10")
def test_tile_and_bonus_stay_for_others_and_for_a_later_round() -> None:
    rails = delivering(1)
    rails.bonus("hawick", 3)
    rails.goods(1, wool=3)
    rails.train(1, "edinburgh")
    rails.claim(1, "edinburgh")
    rails.demand("inverness", 5)
    rails.stand(GO)
    rails.stand(*["done"] * (rails.table.view()["step"] == "free hexes"))
    rails.turn(1)
    assert "train hawick direct" in rails.texts()  # the same demand, another bonus
    rails.stand("train dundee direct")
    assert rails.yard.bonuses[2] == 1
    used = rails.demand_at("dundee")
    other = rails.demand_at("inverness")
    future(rails, 9, 10, 11)
    while rails.state.round == 1:
        rails.table.play(rails.table.legal()[-1] if "pass" not in rails.texts() else "pass")
    assert rails.demand_at("dundee") != used
    assert rails.demand_at("inverness") == other == 5
    assert rails.board.demand.count(9) == 1
    assert 10 not in rails.board.demand  # discarded once, replaced once


@pytest.mark.rule("IN-TD-12")
def test_five_rounds_give_at_most_five_deliveries() -> None:
    rails = Rails()
    for _ in range(5):
        rails.goods(0, wool=3)
        rails.turn(0)
        rails.stand(rails.texts("train")[0])
        if rails.state.round == 5:
            break
        rails.end_round()
    assert rails.yard.taken[0] == 5


@pytest.mark.rule("IN-TD-Q2", "IN-TD-Q3", "IN-D03-02")
def test_a_bonus_action_is_any_action_but_pass_and_train() -> None:
    rails = delivering(3)
    rails.place(0, "sheep", "2.4")
    rails.goods(0, wool=10)  # 7 are left: milestone 4 is met
    rails.stand(GO, "bonus action")
    words = {text.split()[0] for text in rails.texts()}
    assert {"build", "ship", "hire", "buy", "sell", "take", "technology", "done"} <= words
    assert not words & {"pass", "train", "claim"}
    assert "no milestone marker" in rails.why_not("claim glasgow")
    rails.stand("ship")
    assert rails.seat().shipping == 1
    assert rails.table.view()["step"] == "city tile"  # the rest of the bonus


@pytest.mark.rule("IN-TD-Q4")
def test_a_delivery_with_an_empty_track_brings_the_bonus_alone() -> None:
    rails = delivering(17)
    rails.taken(0, 5)
    rails._keep(stations=(-2, -1, -1))
    rails.stand(GO)
    assert rails.money() == 115
    rails.stand("done")
    assert rails.table.actor == 1
    assert rails.yard.taken[0] == 5
    assert rails.points("deliveries")[0] == 20


@pytest.mark.rule("IN-TD-Q5")
def test_the_player_picks_each_good() -> None:
    rails = delivering(8)
    rails.stand(GO, "bonus goods")
    assert rails.texts("gain") == [f"gain {good}" for good in rails.goods_in_order()]
    rails.stand("gain milk")
    assert rails.texts("gain") == ["gain bread", "gain cheese", "gain whisky"]
    assert "You cannot take more goods of that kind with this bonus" in rails.why_not("gain wool")
    rails.stand("gain cheese")
    assert (rails.stock(0, "milk"), rails.stock(0, "cheese")) == (1, 1)
    assert rails.table.actor == 1
    other = delivering(8)
    other.stand(GO, "bonus goods", "gain cheese")
    assert other.texts("gain") == ["gain wool", "gain grain", "gain milk"]
    assert "You cannot take more goods of that kind with this bonus" in other.why_not("gain bread")
    other.stand("gain wool")
    assert (other.stock(0, "wool"), other.stock(0, "cheese"), other.table.actor) == (1, 1, 1)


# --- preparation ----------------------------------------------------------------------------------


@pytest.mark.rule("IN-RP-01", "IN-RP-02", "IN-RP-03", "IN-RP-08")
def test_used_demand_goes_and_trains_are_set_upright() -> None:
    rails = delivering(2)
    before = list(rails.board.demand)
    rails.stand(GO)
    assert list(rails.board.demand) == before  # until the next preparation
    future(rails, 9, 10, 11)
    rails.end_round()
    assert rails.yard.lying == 0
    changed = [slot for slot, tile in enumerate(rails.board.demand) if tile != before[slot]]
    assert changed == [6]
    untouched = Rails()
    before = list(untouched.board.demand)
    untouched.end_round()
    assert list(untouched.board.demand) == before


@pytest.mark.rule("IN-RP-04", "IN-RP-05", "IN-RP-06", "IN-RP-07")
def test_metropolises_and_low_numbers_are_filled_first_from_the_left() -> None:
    rails = Rails(4)
    rails.claim(1, "edinburgh")
    rails.train(0, "dundee")  # slot 7
    rails.train(1, "edinburgh")  # slot 2
    rails.train(2, "oban")  # slot 3
    rails.train(3, "perth")
    rails._keep(lying=7)
    future(rails, 21, 22, 23, 24)
    unseen = len(rails.board.unseen)
    rails.end_round()
    assert [rails.board.demand[slot] for slot in (1, 2, 6)] == [21, 22, 23]
    assert rails.board.future[0] == 24  # slid to the left
    assert len(rails.board.future) == 4
    assert len(rails.board.unseen) == unseen - 3


@pytest.mark.rule("IN-RP-09")
def test_nothing_is_refilled_after_the_last_round() -> None:
    rails = delivering(2)
    while rails.state.round < 5:
        rails.end_round()
    rails.turn(0)
    rails.goods(0, wool=3)
    place = rails.texts("train")[0].split()[1]
    rails.stand(rails.texts("train")[0])
    used = rails.demand_at(place)
    while rails.table.actor is not None:
        rails.table.play("pass" if "pass" in rails.texts() else rails.texts()[-1])
    assert rails.demand_at(place) == used
    assert rails.yard.lying == 1


# --- final scoring --------------------------------------------------------------------------------


@pytest.mark.rule("IN-TE-01", "IN-TE-02", "IN-EX-13")
@pytest.mark.parametrize(("taken", "points"), list(enumerate([0, 2, 5, 9, 14, 20])))
def test_empty_spaces_of_the_track_score(taken: int, points: int) -> None:
    rails = Rails()
    rails.taken(0, taken)
    assert rails.points("deliveries") == [points, 0, 0]


@pytest.mark.rule("IN-TE-04")
def test_markers_that_were_not_placed_score_nothing() -> None:
    rails = Rails()
    rails.taken(0, 4)
    assert rails.points("milestones") == [0, 0, 0]


@pytest.mark.rule("IN-TE-05")
@pytest.mark.parametrize(("players", "most"), [(2, 24), (3, 32), (4, 32)])
def test_the_most_that_milestones_score(players: int, most: int) -> None:
    rails = Rails(players)
    for slot in ("glasgow", "edinburgh", "tunnel_west", "tunnel_east"):
        rails.claim(0, slot)
    assert rails.points("milestones")[0] == most
