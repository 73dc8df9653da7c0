"""Delivery bonus 19: a merchant reserves a hex (IN-D19)."""

import pytest

from ceilidh.games.clans.rules.counters import upgrades
from tests.clans.railway.rails import GO, Rails, delivering
from tests.clans.scenario import hex_number


def rooted(tile: int) -> Rails:
    """Seat 0 has a sheep on 2.4, and delivers."""
    rails = delivering(tile)
    rails.place(0, "sheep", "2.4")
    return rails


def reserved() -> Rails:
    """Seat 0's merchant stands on 10.5, far away."""
    rails = rooted(19)
    rails.stand(GO, "reserve 10.5")
    return rails


@pytest.mark.rule("IN-D19-01", "IN-D19-02", "IN-D19-03", "IN-D19-04")
def test_19_a_merchant_reserves_any_empty_hex_for_its_land() -> None:
    rails = reserved()
    assert rails.money() == 100 - 3 + 15
    assert rails.seat().merchants == 1
    assert not rails.seat().own.has(hex_number("10.5"))
    assert not rails.seat().reach.has(hex_number("10.4"))
    rails.milestones(10, 4, 5, 6)
    assert rails.progress("glasgow") == 1  # the sheep


@pytest.mark.rule("IN-D19-05", "IN-D19-06")
def test_19_a_unit_that_comes_pays_no_land_and_sends_the_merchant_home() -> None:
    rails = reserved()
    rails.turn(0)
    assert "build cow 10.5" not in rails.texts()  # out of reach
    rails.place(0, "sheep", "10.4")
    money = rails.money()
    rails.stand("build cow 10.5")
    assert money - rails.money() == 9
    assert rails.seat().merchants == 2
    assert rails.yard.reserved == ()


@pytest.mark.rule("IN-D19-05")
def test_19_money_for_the_unit_alone_is_enough() -> None:
    """The land of 10.5 costs £3, a cow £9."""
    rails = reserved()
    rails.place(0, "sheep", "10.4")
    rails.turn(0)
    rails.seat().money = 8
    assert "build cow 10.5" not in rails.texts()
    rails.seat().money = 9
    assert "build cow 10.5" in rails.texts()
    rails.stand("build cow 10.5")
    assert rails.money() == 0
    other = reserved()
    other.place(0, "sheep", "10.4")
    other.turn(0)
    other.seat().money = 9
    assert "build cow 9.4" not in other.texts(), "the land of other hexes is paid"


@pytest.mark.rule("IN-D19-06")
def test_19_only_its_own_hex_sends_a_merchant_home() -> None:
    rails = reserved()
    rails.place(0, "sheep", "10.4")
    rails.turn(0)
    rails.stand("build cow 9.4")
    assert (rails.seat().merchants, len(rails.yard.reserved)) == (1, 1)


@pytest.mark.rule("IN-D19-07", "IN-D19-08", "IN-MB-07")
def test_19_it_is_not_collected_and_stands_on_no_market() -> None:
    rails = reserved()
    rails.end_round()
    assert rails.seat().merchants == 1
    assert rails.seat().market == [0] * 6
    assert rails.yard.reserved == ((hex_number("10.5"), 0),)


@pytest.mark.rule("IN-D19-09")
def test_19_it_still_counts_as_hired() -> None:
    rails = rooted(19)
    rails.seat().board_merchants -= 1
    rails.seat().merchants += 1
    before = upgrades(rails.state, rails.seat())
    rails.stand(GO, "reserve 10.5")
    assert upgrades(rails.state, rails.seat()) == before


@pytest.mark.rule("IN-D19-Q1")
def test_19_others_stay_out() -> None:
    rails = reserved()
    rails.place(1, "sheep", "10.4")
    rails.turn(1)
    assert "build cow 10.5" not in rails.texts()
    assert "reserved hex 10.5" in rails.why_not("build cow 10.5")


@pytest.mark.rule("IN-D19-Q1", "IN-MV-Q1")
def test_19_others_do_not_move_there_either() -> None:
    rails = reserved()
    rails.place(1, "sheep", "10.4")
    rails.turn(1)
    rails.train(1, "perth")
    rails.train(0, "oban")
    rails.bonus("dundee", 14)
    rails.goods(1, wool=3)
    rails.stand(GO, "move 10.4")
    assert "to 10.5" not in rails.texts()
    assert "reserved hex 10.5" in rails.why_not("to 10.5")
    assert "to 9.5" in rails.texts()


@pytest.mark.rule("IN-D19-Q1", "IN-D19-01")
def test_19_nobody_reserves_it_twice() -> None:
    rails = reserved()
    rails.turn(1)
    rails.train(1, "perth")
    rails.train(0, "oban")
    rails.bonus("dundee", 19)
    rails.goods(1, wool=3)
    rails.stand(GO)
    assert "reserve 10.5" not in rails.texts()
    assert "That hex is already reserved" in rails.why_not("reserve 10.5")
    assert "reserve 2.4" not in rails.texts(), "a unit stands there"
    assert "reserve 10.4" in rails.texts()


@pytest.mark.rule("IN-D19-Q2", "IN-D19-Q3")
def test_19_no_money_without_the_merchant_and_the_land_paid_before() -> None:
    declined = rooted(19)
    declined.stand(GO, "done")
    assert declined.money() == 100
    poor = rooted(19)
    poor.seat().money = 2
    poor.stand(GO)
    assert "reserve 10.5" not in poor.texts()
    assert "That land costs £3; you have £2" in poor.why_not("reserve 10.5")
    idle = rooted(19)
    idle.seat().market[0], idle.seat().merchants = 2, 0
    idle.stand(GO)
    assert idle.money() == 100
    assert idle.table.actor == 1


@pytest.mark.rule("IN-D19-Q3")
@pytest.mark.parametrize(("money", "open_"), [(2, False), (3, True), (17, True)])
def test_19_the_land_is_paid_out_of_what_was_there_before(money: int, open_: bool) -> None:
    rails = rooted(19)
    rails.seat().money = money
    rails.stand(GO)
    assert ("reserve 10.5" in rails.texts()) is open_
    if open_:
        played = rails.table.play("reserve 10.5")
        sums = [(one.amount, one.reason) for one in played.events if one.kind == "money"]
        assert sums == [(-3, "land"), (15, "delivery")]
        assert rails.money() == money - 3 + 15


@pytest.mark.rule("IN-D19-Q4")
def test_19_a_unit_may_move_onto_the_reserved_hex() -> None:
    rails = reserved()
    rails.place(0, "sheep", "10.4")
    rails.turn(0)
    rails._keep(lying=0)
    rails.train(0, "perth")
    rails.bonus("dundee", 14)
    rails.goods(0, wool=3)
    rails.stand(GO, "move 10.4", "to 10.5")
    assert rails.seat().merchants == 2
    assert rails.yard.reserved == ()


@pytest.mark.rule("IN-D19-Q5")
def test_19_lochs_cannot_be_reserved() -> None:
    rails = rooted(19)
    rails.stand(GO)
    assert "reserve 9.6" not in rails.texts()
    assert "empty land hex" in rails.why_not("reserve 9.6")
