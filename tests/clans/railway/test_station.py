"""The station: where it stands, and what it counts as (IN-ST)."""

import pytest

from ceilidh.games.clans.goods import COW, KIND_STATION
from ceilidh.games.clans.rules.bargains import goods_beside
from ceilidh.games.clans.rules.pieces import guest_at, kinds_at, kinds_of, owner_at, send_home
from ceilidh.games.clans.rules.settlements import settlements
from tests.clans.railway.rails import GO, Rails, delivering
from tests.clans.scenario import hex_number


def last_delivery(bonus: int = 17) -> Rails:
    """Seat 0 has a sheep on 2.4 and four deliveries; seat 1 has units on 2.3, 2.5 and 4.4."""
    rails = delivering(bonus)
    rails.taken(0, 4)
    rails.place(0, "sheep", "2.4")
    rails.place(1, "cow", "2.3")
    rails.place(1, "dairy", "2.5")
    rails.place(1, "bakery", "4.4")
    return rails


@pytest.mark.rule("IN-ST-01", "IN-ST-03", "IN-ST-04", "IN-ST-16", "IN-ST-08")
def test_after_the_fifth_delivery_the_station_must_be_placed_beside_others_in_reach() -> None:
    rails = last_delivery()
    rails.stand(GO, "done")  # the bonus; £15 of it are paid
    assert rails.texts() == ["halt 2.3", "halt 2.5"]
    money = rails.money()
    assert "out of reach" in rails.why_not("halt 4.4")
    assert "no unit of another player" in rails.why_not("halt 1.4")
    assert "A station must go on a hex with another player's unit" in rails.why_not("halt 2.4")
    rails.stand("halt 2.3")
    assert rails.money() == money
    assert rails.yard.taken[0] == 5
    assert guest_at(rails.state, hex_number("2.3")) == 0


@pytest.mark.rule("IN-ST-02")
def test_it_may_be_placed_before_the_bonus_is_used() -> None:
    rails = last_delivery()
    rails.stand(GO)
    assert rails.texts("halt") == ["halt 2.3", "halt 2.5"]
    rails.stand("halt 2.5")
    assert rails.table.view()["step"] in ("delivery bonus", "bonuses")
    assert rails.yard.taken[0] == 5
    rails.stand("done")
    assert rails.table.actor == 1


def last_of_seat_1(*foreign: tuple[int, str]) -> Rails:
    """Seat 1 has a sheep on 2.4 and four deliveries; others have a cow on each of these hexes."""
    rails = Rails()
    rails.bonus("dundee", 17)
    rails.train(1, "perth")
    rails.train(0, "oban")
    rails.taken(1, 4)
    rails.place(1, "sheep", "2.4")
    for seat, hex_ in foreign:
        rails.place(seat, "cow", hex_)
    rails.goods(1, wool=3)
    rails.turn(1)
    return rails


@pytest.mark.rule("IN-ST-04")
def test_any_other_player_will_do_but_not_its_owner() -> None:
    """Beside 2.4 lies 1.5 with an own sheep, in reach as well."""
    rails = last_of_seat_1((0, "2.3"), (2, "2.5"))
    rails.place(1, "sheep", "1.5")
    assert rails.state.seats[1].reach.has(hex_number("1.5"))
    rails.stand(GO, "done")
    assert rails.texts() == ["halt 2.3", "halt 2.5"]
    assert "another player's unit" in rails.why_not("halt 1.5")


@pytest.mark.rule("IN-ST-05")
@pytest.mark.parametrize("owner", [0, 2])
def test_never_on_another_station_whoever_has_it(owner: int) -> None:
    other = 2 - owner
    rails = last_of_seat_1((other, "2.3"), (other, "2.5"))
    rails.stations(owner, "2.3")
    rails.stand(GO, "done")
    assert rails.texts() == ["halt 2.5"]
    assert "There is already a station on hex 2.3" in rails.why_not("halt 2.3")


@pytest.mark.rule("IN-ST-05", "IN-ST-11")
@pytest.mark.parametrize("owner", [0, 2])
def test_never_on_a_station_that_has_its_hex_alone(owner: int) -> None:
    other = 2 - owner
    rails = last_of_seat_1((other, "2.3"), (other, "2.5"))
    rails.stations(owner, "2.3")
    send_home(rails.state, hex_number("2.3"), COW)
    assert owner_at(rails.state, hex_number("2.3")) == owner
    rails.stand(GO, "done")
    assert rails.texts() == ["halt 2.5"]


@pytest.mark.rule("IN-ST-06")
@pytest.mark.parametrize(
    ("station", "open_"),
    [
        ("3.4", ["halt 2.5"]),  # beside 2.3 and not 2.5
        ("2.2", ["halt 2.5"]),  # beside 2.3, over a river
        ("2.6", ["halt 2.3"]),  # beside 2.5, over a river
        ("2.1", ["halt 2.3", "halt 2.5"]),  # two hexes away from 2.3
        ("4.5", ["halt 2.3", "halt 2.5"]),  # two hexes away from 2.5
    ],
)
@pytest.mark.parametrize("owner", [0, 2])
def test_never_beside_another_station_rivers_or_not(
    station: str, open_: list[str], owner: int
) -> None:
    rails = last_of_seat_1((0, "2.3"), (2, "2.5"))
    unit = "woodcutter" if station == "2.6" else "miner" if station == "3.4" else "sheep"
    rails.place(2 - owner, unit, station)
    rails.stations(owner, station)
    rails.stand(GO, "done")
    assert rails.texts() == open_


@pytest.mark.rule("IN-ST-06")
def test_it_says_that_another_station_is_beside_the_hex() -> None:
    rails = last_delivery()
    rails.stations(2, "3.4")
    rails.stand(GO, "done")
    assert "There is already a station next to hex 2.3" in rails.why_not("halt 2.3")


@pytest.mark.rule("IN-ST-01", "IN-TD-05")
@pytest.mark.parametrize("deliveries", [0, 2, 3])
def test_no_station_before_the_fifth_delivery(deliveries: int) -> None:
    rails = last_delivery()
    rails.taken(0, deliveries)
    rails.stand(GO)
    assert rails.texts("halt") == []
    rails.stand("done")
    assert (rails.table.actor, rails.yard.taken[0]) == (1, deliveries + 1)


@pytest.mark.rule("IN-ST-07")
def test_without_a_hex_it_is_lost() -> None:
    rails = delivering(17)
    rails.taken(0, 4)
    rails.stand(GO)
    rails.stand(*["done"] * (rails.table.actor == 0))
    assert rails.yard.taken[0] == 5
    assert rails.yard.stations[0] == -2
    assert rails.points("deliveries")[0] == 20


@pytest.mark.rule("IN-ST-09")
def test_it_brings_no_bonus_of_a_new_unit() -> None:
    rails = last_delivery()
    rails.stand(GO, "done", "halt 2.5")  # beside seat 1's cow and dairy
    assert rails.table.actor == 1


@pytest.mark.rule("IN-ST-10", "IN-ST-12", "IN-M10-02", "IN-AW-23")
def test_it_is_a_unit_of_its_owner_in_every_respect() -> None:
    rails = last_delivery()
    rails.stand(GO, "done", "halt 2.5")
    state = rails.state
    assert state.seats[0].own.has(hex_number("2.5"))
    assert state.seats[1].own.has(hex_number("2.5"))
    assert state.seats[0].reach.has(hex_number("2.6")) is False  # over a river
    assert state.seats[0].reach.has(hex_number("1.5"))
    assert [group.count() for group in settlements(state, state.seats[0])] == [2]
    rails.milestones(10, 11, 12, 9)
    assert rails.progress("glasgow") == 2  # units on the map
    assert rails.progress("edinburgh") == 2  # units in one settlement


@pytest.mark.rule("IN-ST-11")
def test_when_the_other_unit_leaves_the_station_keeps_the_hex() -> None:
    rails = last_delivery()
    rails.stand(GO, "done", "halt 2.3")
    hex_ = hex_number("2.3")
    send_home(rails.state, hex_, kinds_at(rails.state, hex_)[0])
    assert owner_at(rails.state, hex_) == 0
    assert kinds_of(rails.state, 0, hex_) == [KIND_STATION]
    assert not rails.state.free.has(hex_)


@pytest.mark.rule("IN-ST-13")
def test_it_stands_on_any_land() -> None:
    rails = last_delivery()
    rails.place(1, "miner", "1.4")  # a mountain, on which no sheep could stand
    rails.stand(GO, "done")
    assert "halt 1.4" in rails.texts()


@pytest.mark.rule("IN-ST-14")
def test_it_offers_no_good_to_neighbours() -> None:
    rails = last_delivery()
    rails.place(2, "sheep", "1.5")
    rails.stand(GO, "done", "halt 2.5")
    send_home(rails.state, hex_number("2.5"), 2)
    rails.turn(2)
    rails.seat(2).money = 100
    assert owner_at(rails.state, hex_number("2.5")) == 0
    rails.stand("build miner 1.4")  # beside 2.4 and not 2.5: a sheep offers wool
    assert "bargain wool 1" in rails.texts()
    assert goods_beside(rails.state, 2, hex_number("1.5")) == 1  # wool, and nothing of the station


@pytest.mark.rule("IN-ST-Q1")
def test_milestone_9_needs_only_the_seven_normal_types() -> None:
    rails = last_delivery()
    rails.milestones(9, 4, 5, 6)
    rails.stand(GO, "done", "halt 2.5")
    assert rails.progress("glasgow") == 1


@pytest.mark.rule("IN-ST-Q2")
def test_it_may_stand_on_a_loch_with_a_fisherman() -> None:
    clans = ["campbell", "macdonald", "stewart"]
    rails = delivering(17, clans=clans)
    rails.taken(0, 4)
    rails.place(0, "sheep", "2.3")
    rails.shipping(0, 2)
    rails.place(1, "worker", "3.3")
    rails.stand(GO)
    assert "halt 3.3" in rails.texts()


@pytest.mark.rule("IN-ST-Q4")
def test_whenever_it_leaves_the_track_it_is_placed() -> None:
    rails = last_delivery()
    assert rails.yard.taken[0] == 4  # by three deliveries and a port, say
    rails.stand(GO, "done")
    assert rails.table.view()["step"] == "take piece"


@pytest.mark.rule("IN-ST-Q5")
def test_only_the_reach_of_units_counts() -> None:
    rails = last_delivery()
    rails.stand(GO, "done")
    reach = rails.state.seats[0].reach
    assert all(reach.has(hex_number(text.split()[1])) for text in rails.texts("halt"))
