"""The train action: ways, locks and fees (IN-TA, IN-TF, IN-TU, IN-ME)."""

import pytest

from tests.clans.railway.rails import GO, Rails, delivering


def ready(players: int = 3) -> Rails:
    """Seat 0 in Perth has wool for every place."""
    rails = Rails(players)
    rails.goods(0, wool=3)
    return rails


@pytest.mark.rule("IN-TA-02", "IN-TA-03", "IN-TA-04", "IN-TA-06")
def test_a_train_goes_one_or_two_places_along_rails() -> None:
    rails = ready()
    assert rails.ends() == {
        "inverness",
        "dundee",
        "stirling",
        "aberdeen",
        "fort_william",
        "hawick",
        "oban",
        "dumfries",
    }
    assert "train aberdeen dundee" in rails.texts()
    assert "train aberdeen inverness" in rails.texts()
    assert "by rail that way in one or two steps" in rails.why_not("train ayr direct")
    assert "A train cannot end where it started" in rails.why_not("train perth dundee")


@pytest.mark.rule("IN-TA-01", "IN-TA-09", "IN-TA-11")
def test_a_train_goes_once_a_round() -> None:
    rails = ready()
    rails.stand(GO)
    rails.turn(0)
    rails.goods(0, wool=3)
    assert rails.texts("train") == []
    assert "already moved this round" in rails.why_not("train perth direct")
    assert rails.yard.lying == 1


@pytest.mark.rule("IN-TA-01", "IN-TA-09")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_player_has_one_journey_a_round(seat: int) -> None:
    rails = Rails()
    for other in range(3):
        rails.goods(other, wool=9)
    rails.turn(seat)
    rails.stand(rails.texts("train")[0])
    assert rails.yard.lying == 1 << seat, "the train lies, and no other"
    for other in range(3):
        rails.turn(other)
        assert bool(rails.texts("train")) is (other != seat)


@pytest.mark.rule("IN-TA-11", "IN-TU-04")
def test_an_extra_action_is_no_second_journey() -> None:
    for seat in (0, 1):
        rails = Rails()
        rails.train(1 - seat, "inverness")
        rails.train(seat, "ayr")
        rails.claim(seat, "tunnel_west")
        rails.goods(seat, wool=9)
        rails.turn(seat)
        rails.stand("train aberdeen direct")
        assert (rails.table.actor, rails.table.view()["step"]) == (seat, "extra action")
        assert rails.texts("train") == []
        assert "hire" in rails.texts()


@pytest.mark.rule("IN-TU-04")
def test_without_a_tunnel_there_is_no_extra_action() -> None:
    rails = ready()
    rails.claim(0, "tunnel_west")
    rails.stand(GO)
    assert rails.table.actor == 1


@pytest.mark.rule("IN-TA-07", "IN-TA-08")
def test_a_train_ends_only_where_it_can_deliver() -> None:
    rails = ready()
    rails.demand("dundee", 33)  # and Hawick: 2 whisky
    assert "dundee" not in rails.ends()
    assert "hawick" not in rails.ends()
    assert "train aberdeen dundee" in rails.texts()  # passing needs no goods
    assert "You do not have 2 whisky" in rails.why_not(GO)
    rails.stand("train aberdeen dundee")
    assert rails.yard.taken[0] == 1
    assert rails.stock(0, "wool") == 0


@pytest.mark.rule("IN-TA-10")
def test_several_trains_may_stand_in_one_place() -> None:
    rails = ready()
    rails.train(1, "stirling")
    rails.stand("train stirling direct")
    assert rails.yard.trains[:2] == (rails.yard.trains[0],) * 2


# --- locks ----------------------------------------------------------------------------------------


@pytest.mark.rule("IN-TA-05", "IN-ME-01", "IN-ME-02", "IN-MA-06", "IN-MA-08")
def test_a_metropolis_is_closed_until_its_milestone_is_claimed() -> None:
    rails = ready()
    assert "edinburgh" not in rails.ends()
    assert "Claim the Edinburgh milestone" in rails.why_not("train edinburgh direct")
    assert "train hawick edinburgh" not in rails.texts()
    rails.claim(0, "edinburgh")
    assert "train edinburgh direct" in rails.texts()
    assert "train hawick edinburgh" in rails.texts()


@pytest.mark.rule("IN-TA-12")
def test_what_one_player_claims_opens_nothing_for_others() -> None:
    rails = ready()
    rails.claim(1, "edinburgh")
    assert "edinburgh" not in rails.ends()


@pytest.mark.rule("IN-TU-01", "IN-TU-02", "IN-TU-03", "IN-MA-07")
def test_an_open_tunnel_is_one_step_across_the_board() -> None:
    rails = ready()
    rails.train(0, "ayr")
    assert "aberdeen" not in rails.ends()
    assert "Claim the Ayr - Aberdeen milestone" in rails.why_not("train aberdeen direct")
    rails.claim(0, "tunnel_west")
    assert "train aberdeen direct" in rails.texts()
    assert "train dundee aberdeen" in rails.texts()


@pytest.mark.rule("IN-TU-04", "IN-TU-06", "IN-TU-Q1")
def test_a_tunnel_gives_an_extra_action_after_the_train_action() -> None:
    rails = ready()
    rails.train(0, "ayr")
    rails.claim(0, "tunnel_west")
    rails.milestones(4, 5, 6, 10)
    rails.stand("train aberdeen direct")
    assert rails.table.view()["step"] == "extra action"
    assert rails.yard.taken[0] == 2
    assert rails.texts("train") == []
    assert "You cannot pass as an extra action" in rails.why_not("pass")
    rails.goods(0, wool=7)  # milestone 4 is met, with the marker just freed
    rails.stand("claim glasgow")
    assert rails.table.view()["step"] != "extra action"


@pytest.mark.rule("IN-TU-Q1")
def test_the_extra_action_may_be_declined() -> None:
    rails = ready()
    rails.train(0, "ayr")
    rails.claim(0, "tunnel_west")
    rails.stand("train aberdeen direct", "done")
    assert rails.table.actor == 1


@pytest.mark.rule("IN-TU-Q2")
def test_no_journey_goes_through_two_tunnels() -> None:
    rails = ready()
    tunnels = [set(tunnel.ends) for tunnel in rails.tunnels()]
    assert not tunnels[0] & tunnels[1]
    rails.train(0, "ayr")
    for slot in ("tunnel_west", "tunnel_east"):
        rails.claim(0, slot)
    rails.stand("train dundee aberdeen")
    assert rails.extra_actions() == 1


@pytest.mark.rule("IN-TU-Q3")
def test_bonus_action_and_extra_action_are_both_gained() -> None:
    rails = delivering(3)
    rails.train(0, "ayr")
    rails.claim(0, "tunnel_west")
    rails.bonus("aberdeen", 3)
    rails.place(0, "sheep", "2.4")
    rails.stand("train aberdeen direct", "bonus action")
    assert rails.extra_actions() == 2
    rails.stand("done")  # the bonus action, inside the delivery
    assert rails.table.view()["step"] == "city tile"  # the rest of the bonus
    rails.stand("done")
    assert rails.extra_actions() == 1


@pytest.mark.rule("IN-ME-03", "IN-ME-04", "IN-ME-05")
def test_a_delivery_in_a_metropolis_gives_glory_besides() -> None:
    rails = ready()
    rails.claim(0, "edinburgh")
    rails.bonus("edinburgh", 2)  # a field: nobody has units, so nothing can be used
    rails.demand("edinburgh", 4)  # 4 wool; it shares its tile with no other place
    rails.goods(0, wool=4)
    rails.demand("perth", 33)
    rails.stand("train edinburgh direct")
    assert rails.seat().glory == 2
    assert rails.stock(0, "wool") == 0


@pytest.mark.rule("IN-ME-03")
@pytest.mark.parametrize(
    ("start", "place", "glory"),
    [("perth", "edinburgh", 2), ("stirling", "glasgow", 2), ("perth", "dundee", 0)],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_metropolises_give_glory_to_the_player_and_cities_none(
    start: str, place: str, glory: int, seat: int
) -> None:
    rails = ready()
    for slot in ("edinburgh", "glasgow"):
        rails.claim(seat, slot)
    rails.bonus(place, 17)  # £15 and a building bonus
    rails.train(0, "ayr")
    rails.train(seat, start)
    rails.goods(seat, wool=3)
    rails.turn(seat)
    rails.stand(f"train {place} direct")
    assert rails.seat(seat).glory == glory
    assert rails.money(seat) == 115, "besides the bonus"
    assert rails.seat(1 - seat).glory == 0


@pytest.mark.rule("IN-ME-03", "IN-ME-01")
def test_a_metropolis_that_is_only_passed_gives_no_glory() -> None:
    rails = ready()
    rails.claim(0, "edinburgh")
    rails.train(2, "ayr")
    rails.stand("train hawick edinburgh")
    assert rails.seat().glory == 0


@pytest.mark.rule("IN-ME-04")
def test_the_glory_comes_though_the_bonus_is_declined() -> None:
    rails = ready()
    rails.claim(0, "edinburgh")
    rails.bonus("edinburgh", 18)  # upgrades
    rails.stand("train edinburgh direct", "done")
    assert rails.seat().shipping == 0
    assert rails.seat().glory == 2


# --- fees -----------------------------------------------------------------------------------------


@pytest.mark.rule("IN-TF-01", "IN-TF-07")
def test_passing_a_train_costs_three_pounds() -> None:
    rails = ready()
    rails.train(1, "dundee")
    rails.train(2, "perth")  # at the beginning: no fee
    rails.stand("train hawick dundee")
    assert (rails.money(0), rails.money(1), rails.money(2)) == (100 - 3 + 10, 103, 100)


@pytest.mark.rule("IN-TF-02")
def test_ending_at_a_train_costs_three_pounds() -> None:
    rails = ready()
    rails.train(1, "dundee")
    rails.stand(GO)
    assert (rails.money(0), rails.money(1)) == (100 - 3 + 10, 103)


@pytest.mark.rule("IN-TF-03", "IN-TF-04", "IN-EX-22")
def test_nine_pounds_for_one_train_on_the_way_and_two_at_its_end() -> None:
    rails = ready(4)
    rails.train(1, "dundee")
    rails.train(2, "hawick")
    rails.train(3, "hawick")
    rails.stand("train hawick dundee")
    assert [rails.money(seat) for seat in range(4)] == [100 - 9 + 10, 103, 103, 103]


@pytest.mark.rule("IN-TF-05", "IN-TF-08")
def test_a_way_that_cannot_be_paid_is_closed_even_if_the_bonus_would_pay_it() -> None:
    rails = ready()
    rails.train(1, "dundee")
    rails.seat().money = 2
    assert GO not in rails.texts()
    assert "That route costs £3 in fees; you have £2" in rails.why_not(GO)
    assert "train aberdeen inverness" in rails.texts()


@pytest.mark.rule("IN-TF-06", "IN-TF-09")
def test_trains_at_rest_and_of_players_who_passed_earn_fees() -> None:
    rails = ready()
    rails.train(1, "dundee")
    rails._keep(lying=2)
    rails.turn(0, passed=[1])
    rails.stand(GO)
    assert rails.money(1) == 103
