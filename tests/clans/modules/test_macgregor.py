"""Clan MacGregor of Industria: herds and pastures (IN-MCG)."""

import pytest

from ceilidh.games.clans.goods import BAKERY, SHEEP
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.pieces import kinds_at
from tests.clans.scenario import Scenario, hex_number

CLANS = ["macgregor", "campbell", "robertson"]


def macgregor(*sheep: str, tile: int = 1) -> Scenario:
    s = Scenario(clans=CLANS, setup={"scoring": [str(tile)]}, modules=["industria-tiles"])
    s.place(0, "sheep", *sheep)
    return s


def kinds(s: Scenario, hex_: str) -> list[int]:
    return kinds_at(s.state, hex_number(hex_))


def places(s: Scenario) -> set[str]:
    return {text.split()[2] for text in s.texts("pasture")}


@pytest.mark.rule("IN-MCG-01")
def test_it_begins_with_river_crossing() -> None:
    assert macgregor().seat().shipping == 1


@pytest.mark.rule("IN-MCG-02", "IN-MCG-03")
def test_a_herd_is_two_sheep_on_adjacent_hexes_rivers_or_not() -> None:
    assert places(macgregor("2.3", "2.4")) == {"2.3", "2.4"}
    assert places(macgregor("2.2", "2.3")) == {"2.2", "2.3"}, "across a river"
    assert places(macgregor("2.3", "9.9")) == set()
    assert places(macgregor("2.3", "2.3")) == set(), "on one hex alone"


@pytest.mark.rule("IN-MCG-04", "IN-MCG-05", "IN-MCG-06", "IN-MCG-08", "IN-MCG-09")
def test_pasture_puts_a_unit_beside_a_sheep_which_then_moves() -> None:
    s = macgregor("2.4", "2.5")
    units = {text.split()[1] for text in s.texts("pasture")}
    assert units == {"dairy", "bakery", "field", "distillery"}, "no animals"
    assert "An animal cannot" in s.why_not("pasture cow 2.4")
    s.play("pasture bakery 2.4")
    assert s.seat().money == 92, "the unit, no land"
    assert kinds(s, "2.4") == [SHEEP, BAKERY]
    assert s.texts("to") == s.texts()
    assert "to 1.5" in s.texts(), "beside the other sheep"
    assert "to 2.3" not in s.texts(), "beside the place it leaves only"
    assert "is not an empty grassland hex next to the herd" in s.why_not("to 2.3")
    s.play("to 3.5")
    assert (kinds(s, "2.4"), kinds(s, "3.5")) == ([BAKERY], [SHEEP])
    assert s.seat().money == 92
    assert s.table.actor == 1, "that was the action"


@pytest.mark.rule("IN-MCG-07")
def test_a_hex_with_two_units_takes_no_other() -> None:
    s = macgregor("2.4", "2.5")
    s.place(0, "cow", "2.4")
    assert places(s) == {"2.5"}
    assert "There are already two units on hex 2.4" in s.why_not("pasture bakery 2.4")


@pytest.mark.rule("IN-MCG-10", "IN-MCG-Q3")
def test_over_a_river_the_sheep_needs_shipping() -> None:
    s = macgregor("2.3", "1.3")
    s.play("pasture bakery 2.3")
    assert "to 2.2" in s.texts(), "across the river from 1.3"
    s = macgregor("2.3", "1.3")
    s.shipping(0, 0)
    assert places(s) == {"1.3"}, "from 2.3 there is still 2.4; 1.3 has only 2.2 across"
    s.play("pasture bakery 1.3")
    assert "to 2.2" not in s.texts()


@pytest.mark.rule("IN-MCG-11")
def test_without_a_place_for_the_sheep_there_is_no_pasture() -> None:
    s = macgregor("2.4", "2.5")
    s.place(1, "cow", "1.5", "3.5", "3.6", "2.3")
    s.place(1, "sheep", "4.4")
    assert places(s) == set()
    assert "would have nowhere to go" in s.why_not("pasture bakery 2.4")


@pytest.mark.rule("IN-MCG-12", "IN-MCG-16")
def test_only_the_new_unit_triggers_bonuses_once_the_sheep_has_moved() -> None:
    s = macgregor("2.4", "2.5")
    s.place(1, "field", "2.3")
    s.place(1, "cow", "3.6")
    s.play("pasture bakery 2.4")
    assert s.texts("bargain") == []
    s.play("to 3.5")
    assert {text.split()[1] for text in s.texts("bargain")} == {"grain"}, "2.3, not 3.6"


@pytest.mark.rule("IN-MCG-13", "IN-MCG-14")
def test_after_production_one_sheep_goes_for_15() -> None:
    s = macgregor("2.4", "2.5")
    s.play("pass", "pass", "pass")
    assert s.stock(0, "wool") == 2
    assert s.texts() == ["done", "cull 2.4", "cull 2.5"]
    assert "no sheep on hex 2.3" in s.why_not("cull 2.3")
    money = s.seat().money
    s.play("cull 2.4")
    assert s.seat().money == money + 15
    assert s.seat().deployed[SHEEP] == 1
    assert s.state.round == 2, "one a round"


@pytest.mark.rule("IN-MCG-15")
@pytest.mark.parametrize(("move", "glory"), [("done", 2), ("cull 2.4", 1)])
def test_the_sheep_sold_counts_no_more(move: str, glory: int) -> None:
    s = macgregor("2.4", "2.5", tile=3)
    s.play("pass", "pass", "pass", move)
    assert s.seat().glory == glory


@pytest.mark.rule("IN-MCG-Q1", "IN-U2-Q1")
def test_the_new_unit_must_fit_the_land() -> None:
    s = macgregor("2.4", "3.5")
    assert "pasture miner 3.5" in s.texts()
    assert "pasture miner 2.4" not in s.texts()
    assert "wrong terrain" in s.why_not("pasture miner 2.4")


@pytest.mark.rule("IN-MCG-Q2")
def test_a_free_hex_may_be_a_pasture() -> None:
    s = macgregor("2.4", "2.5")
    open_benefits(s.state, 0, 0, 1, 0)
    s.play("pasture bakery 2.4", "to 3.5")
    assert s.seat().money == 92
    assert "ship" in s.texts(), "it was not the action"
    assert s.table.view()["step"] == "turn"


@pytest.mark.rule("IN-MCG-Q4")
def test_the_herd_is_that_of_the_beginning() -> None:
    """The sheep in the middle leaves for the far end: the move splits the herd."""
    s = macgregor("1.5", "2.4", "3.5")
    s.play("pasture bakery 2.4")
    assert "to 4.4" in s.texts(), "beside 3.5"
    s.play("to 4.4")
    assert kinds(s, "4.4") == [SHEEP]
