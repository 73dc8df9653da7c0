"""Delivery bonuses 1 to 4 (IN-D01 to IN-D04)."""

import pytest

from ceilidh.games.clans.rules.pieces import owner_at
from tests.clans.railway.rails import GO, delivering, rooted, step
from tests.clans.scenario import hex_number

# --- 1: money and two free hexes ------------------------------------------------------------------


@pytest.mark.rule("IN-D01-01", "IN-D01-02", "IN-D01-03", "IN-D01-05", "IN-D01-Q1")
def test_1_two_hexes_beside_each_other_without_land_cost() -> None:
    rails = rooted(1)
    rails.stand(GO)
    assert rails.money() == 110
    assert step(rails) == "free hexes"
    rails.stand("build cow 2.5")
    assert rails.money() == 110 - 9
    assert "build cow 1.5" in rails.texts()  # reached through the first
    assert "The second free expand must be next to the first, 2.5" in rails.why_not("build cow 2.3")
    rails.stand("build cow 3.6")
    assert rails.money() == 110 - 18
    assert rails.yard.taken[0] == 1


@pytest.mark.rule("IN-D01-02")
def test_1_a_river_between_the_two_is_allowed() -> None:
    rails = rooted(1)
    rails.shipping(0, 1)
    rails.stand(GO, "build cow 2.5")
    assert "build woodcutter 2.6" in rails.texts()


@pytest.mark.rule("IN-D01-04", "IN-D01-Q2")
def test_1_each_brings_its_bonuses_before_the_next() -> None:
    rails = rooted(1)
    rails.place(1, "dairy", "1.5", "3.5")
    rails.stand(GO, "build cow 2.5")
    assert "bargain cheese 1" in rails.texts()
    assert rails.texts("build") == []
    rails.stand("done")
    assert step(rails) == "free hexes"


@pytest.mark.rule("IN-D01-02", "IN-TD-02")
def test_1_up_to_two_hexes_or_none() -> None:
    none = rooted(1)
    none.stand(GO)
    assert "done" in none.texts()
    none.stand("done")
    assert (none.table.actor, none.money()) == (1, 110)
    one = rooted(1)
    one.stand(GO, "build cow 2.5", "done")
    assert (one.table.actor, one.money()) == (1, 110 - 9)
    two = rooted(1)
    two.stand(GO, "build cow 2.5", "build cow 3.6")
    assert two.table.actor == 1, "and no third"


@pytest.mark.rule("IN-D01-03", "IN-D01-02")
@pytest.mark.parametrize(
    ("left", "units"), [(7, set()), (8, {"sheep", "bakery"}), (9, {"sheep", "bakery", "cow"})]
)
def test_1_the_second_is_asked_only_if_its_unit_can_be_paid(left: int, units: set[str]) -> None:
    rails = rooted(1)
    rails.seat().money = left + 9 - 10
    rails.stand(GO, "build cow 2.5")
    assert rails.money() == left
    assert (rails.table.actor == 0) is bool(units)
    if units:
        on_grass = [text for text in rails.texts("build") if text.endswith(" 1.5")]
        assert {text.split()[1] for text in on_grass} == units


# --- 2: a field -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-D02-01", "IN-D02-02")
def test_2_a_field_for_its_land() -> None:
    rails = rooted(2)
    rails.stand(GO)
    assert {text.split()[1] for text in rails.texts("build")} == {"field"}
    assert "out of reach" in rails.why_not("build field 10.5")
    assert "wrong terrain" in rails.why_not("build field 1.4")
    assert "This bonus is for placing a field" in rails.why_not("build cow 2.5")
    rails.stand("build field 2.3")
    assert rails.money() == 99
    none = rooted(2)
    none.place(0, "field", "9.3", "9.4", "9.5")
    none.place(0, "field", *["10.5"] * (none.seat().hooks.column_at[4].count - 3))
    none.stand(GO)
    assert none.table.actor == 1


@pytest.mark.rule("IN-D02-01", "IN-TD-02")
def test_2_one_field_or_none() -> None:
    rails = rooted(2)
    rails.stand(GO, "build field 2.3")
    assert rails.table.actor == 1, "one, and no more"
    left = rooted(2)
    left.stand(GO, "done")
    assert (left.table.actor, left.seat().deployed[4]) == (1, 0)


@pytest.mark.rule("IN-D02-01")
@pytest.mark.parametrize(("money", "open_"), [(0, False), (1, True)])
def test_2_the_land_must_be_paid_and_the_field_not(money: int, open_: bool) -> None:
    """The cheapest grassland beside 2.4 costs £1."""
    rails = rooted(2)
    rails.seat().money = money
    rails.stand(GO)
    assert (rails.table.actor == 0) is open_
    if open_:
        assert rails.texts("build") == ["build field 1.5", "build field 2.3", "build field 2.5"]
        rails.stand("build field 2.5")
        assert rails.money() == 0


@pytest.mark.rule("IN-D02-03")
def test_2_it_brings_the_bonuses_of_a_new_unit() -> None:
    rails = rooted(2)
    rails.place(1, "dairy", "1.5")
    rails.stand(GO, "build field 2.5")
    assert "bargain cheese 1" in rails.texts()


# --- 3: money, action, City tile ------------------------------------------------------------------


@pytest.mark.rule("IN-D03-01", "IN-D03-03", "IN-D03-04", "IN-D03-05")
def test_3_a_city_tile_closes_a_hex_for_everybody() -> None:
    rails = rooted(3)
    rails.place(1, "sheep", "1.5")
    rails.stand(GO)
    assert rails.money() == 115
    rails.stand("bonus city", "city 2.5")
    hex_ = hex_number("2.5")
    assert owner_at(rails.state, hex_) == -1
    assert not rails.state.free.has(hex_)
    rails.stand("done")
    for seat in (1, 0):
        rails.turn(seat)
        assert not [text for text in rails.texts("build") if text.endswith(" 2.5")]
        assert "There is a City tile on hex 2.5" in rails.why_not("build cow 2.5")
    assert not rails.state.seats[0].own.has(hex_)
    assert "map-sign" in rails.table.svg(0)


@pytest.mark.rule("IN-D03-Q1")
def test_3_only_empty_land_that_nobody_has_reserved() -> None:
    rails = rooted(3)
    rails.shipping(0, 2)
    rails.place(1, "sheep", "1.5")
    rails._keep(reserved=((hex_number("2.5"), 1),))
    rails.seat(1).merchants -= 1
    rails.stand(GO, "bonus city")
    for hex_ in ("1.5", "2.5", "3.3", "2.4"):
        assert f"city {hex_}" not in rails.texts()
    assert "out of reach" in rails.why_not("city 10.5")
    assert "A City tile must go on an empty land hex" in rails.why_not("city 1.5")


@pytest.mark.rule("IN-D03-Q2")
def test_3_before_or_after_the_action() -> None:
    for first in ("action", "city"):
        rails = rooted(3)
        rails.stand(GO)
        assert rails.texts("bonus") == ["bonus action", "bonus city"]
        rails.stand(f"bonus {first}", "done")
        assert step(rails) == ("city tile" if first == "action" else "extra action")


# --- 4: a jump and an upgrade ---------------------------------------------------------------------


@pytest.mark.rule("IN-D04-01", "IN-D04-03", "IN-D04-04", "IN-D04-05", "IN-D04-Q1")
def test_4_a_unit_jumps_over_two_hexes_for_its_land() -> None:
    rails = rooted(4)
    rails.shipping(0, 3)
    rails.place(1, "cow", "2.3")
    rails.stand(GO, "bonus jump")
    ends = {text.split()[2] for text in rails.texts("build")}
    assert {"2.1", "5.6", "2.7"} <= ends
    assert not ends & {"2.5", "2.6", "4.4", "2.2"}  # nearer, whatever shipping reaches
    assert "with a jump over 2 hexes" in rails.why_not("build cow 2.5")
    assert "You cannot jump with a field" in rails.why_not("build field 2.1")
    assert "wrong terrain" in rails.why_not("build miner 2.1")
    rails.stand("build cow 2.1")
    assert rails.money() == 97


@pytest.mark.rule("IN-D04-01", "IN-D04-Q1", "IN-D03-03", "IN-D19-Q1")
def test_4_the_jump_ends_on_an_empty_hex() -> None:
    """2.1, 5.6, 2.7 and 4.2 are all three hexes away from 2.4."""
    rails = rooted(4)
    rails.place(1, "cow", "2.1")
    rails.place(0, "sheep", "5.6")
    rails._keep(cities=(hex_number("2.7"),), reserved=((hex_number("4.2"), 1),))
    rails.state.free = rails.state.free.without(hex_number("2.7"))
    rails.seat(1).merchants -= 1
    rails.stand(GO, "bonus jump")
    ends = {text.split()[2] for text in rails.texts("build")}
    assert not ends & {"2.1", "2.7", "4.2"}
    assert "occupied" in rails.why_not("build sheep 2.1")
    assert "City tile" in rails.why_not("build sheep 2.7")
    own = rooted(4)
    own._keep(reserved=((hex_number("4.2"), 0),))
    own.seat().merchants -= 1
    own.stand(GO, "bonus jump")
    assert "build cow 4.2" in own.texts(), "the own reservation is open"
    money = own.money()
    own.stand("build cow 4.2")
    assert own.money() == money, "its land is paid"


@pytest.mark.rule("IN-D04-01", "IN-TD-02")
def test_4_one_unit_or_none_and_its_land_must_be_paid() -> None:
    rails = rooted(4)
    rails.stand(GO, "bonus jump", "build cow 2.1", "done")
    assert rails.table.actor == 1
    left = rooted(4)
    left.stand(GO, "bonus jump", "done")
    assert "hire" in left.texts(), "the upgrade is still there"
    poor = rooted(4)
    poor.seat().money = 2
    poor.stand(GO)
    assert "bonus jump" in poor.texts(), "to a hex for £2"
    poor.stand("bonus jump")
    assert "build cow 2.1" not in poor.texts(), "its land costs £3"
    assert "costs £3; you have £2" in poor.why_not("build cow 2.1")


@pytest.mark.rule("IN-D04-02", "IN-D04-Q2")
def test_4_the_upgrade_comes_alone_or_before_the_bonuses_of_the_unit() -> None:
    alone = rooted(4)
    alone.stand(GO, "bonus upgrade", "ship")
    assert alone.seat().shipping == 1
    both = rooted(4)
    both.place(1, "dairy", "3.1")
    both.stand(GO, "bonus jump", "build cow 2.1")
    assert step(both) == "benefits"
    assert both.texts("bargain") == []
    assert {text.split()[0] for text in both.texts()} == {"done", "hire", "ship", "technology"}
    both.stand("hire")
    assert "bargain cheese 1" in both.texts()
    both.stand("done")
    assert both.table.actor == 1, "the upgrade is gone"
    first = rooted(4)
    first.stand(GO, "bonus upgrade", "hire")
    assert step(first) == "free unit", "the jump is left"
    first.stand("build cow 2.1")
    assert first.table.actor == 1, "without a second upgrade"


@pytest.mark.rule("IN-D04-01", "IN-TD-02")
def test_4_the_jump_is_offered_only_where_one_can_be_made() -> None:
    nobody = delivering(4)
    nobody.stand(GO)
    assert nobody.texts("bonus") == ["bonus upgrade"]
    fields = rooted(4)
    count = fields.seat().hooks.column_at[4].count
    fields.seat().deployed[4] = count
    fields.stand(GO)
    assert "bonus jump" in fields.texts(), "no field is needed"


@pytest.mark.rule("IN-D03-03", "IN-TD-02")
def test_3_without_a_hex_in_reach_there_is_no_city_tile() -> None:
    rails = delivering(3)
    rails.stand(GO)
    assert rails.texts("bonus") == ["bonus action"]


@pytest.mark.rule("IN-D04-06")
def test_4_the_jump_brings_the_bonuses_of_a_new_unit() -> None:
    rails = rooted(4)
    rails.place(1, "dairy", "3.1")
    rails.stand(GO, "bonus jump", "build cow 2.1", "done")
    assert "bargain cheese 1" in rails.texts()
