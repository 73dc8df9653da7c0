"""Expands that delivery bonuses grant: Sinclair jumps and MacGregor pastures in all of them.

Bonus 1 grants up to two free hexes, bonus 2 a field for its land, bonus 15 one free hex. Bonus 4
has a jump of its own, to which nothing is added.
"""

import pytest

from ceilidh.games.clans.goods import BAKERY, FIELD, SHEEP
from ceilidh.games.clans.rules.pieces import kinds_at
from ceilidh.say import speaker
from tests.clans.railway.rails import GO, Rails
from tests.clans.scenario import hex_number

OTHERS = ["campbell", "robertson"]


def granted(clan: str, tile: int, unit: str = "cow", *hexes: str) -> Rails:
    """The clan has units on 2.4, or on these hexes, and delivers for the bonus of the tile."""
    rails = Rails(3, clans=[clan, *OTHERS], further=("industria-tiles",))
    rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    rails.place(0, unit, *(hexes or ("2.4",)))
    rails.stand(GO)
    if tile == 15:
        rails.stand("bonus hexes")
    return rails


def kinds(rails: Rails, hex_: str) -> list[int]:
    return kinds_at(rails.state, hex_number(hex_))


def step(rails: Rails) -> str:
    return str(rails.table.view()["step"])


# --- Sinclair -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-SIN-Q2", "IN-SIN-17")
@pytest.mark.parametrize(
    ("tile", "unit", "paid"),
    [
        (1, "sheep", 2 + 8 - 10),  # the jump and the sheep; £10 came first
        (2, "field", 2 + 2),  # the jump and the land
        (15, "sheep", 2 + 8),
    ],
)
def test_a_granted_expand_may_be_a_jump(tile: int, unit: str, paid: int) -> None:
    rails = granted("sinclair", tile)
    move = f"jump {unit} 4.4"
    assert move in rails.texts()
    rails.stand(move)
    assert rails.money() == 100 - paid
    assert len(kinds(rails, "4.4")) == 1
    assert step(rails) == "benefits"
    assert {"hire", "done"} <= set(rails.texts()), "a land jump brings an upgrade"


@pytest.mark.rule("IN-SIN-Q2")
def test_bonus_4_has_a_jump_of_its_own() -> None:
    rails = granted("sinclair", 4)
    rails.stand("bonus jump")
    assert rails.texts("jump") == []
    assert "build cow 2.1" in rails.texts()
    assert "only by its own jump" in rails.why_not("jump cow 4.4")


@pytest.mark.rule("IN-SIN-Q2", "IN-D02-01")
def test_by_bonus_2_only_a_field_jumps() -> None:
    rails = granted("sinclair", 2)
    assert {text.split()[1] for text in rails.texts("jump")} == {"field"}
    assert "This bonus is for placing a field" in rails.why_not("jump sheep 4.4")
    poor = granted("sinclair", 2)
    poor.seat().money = 3
    assert "jump field 4.4" not in poor.texts(), "£2 for the jump and £2 for the land"
    assert "costs £4; you have £3" in poor.why_not("jump field 4.4")


@pytest.mark.rule("IN-SIN-Q2", "IN-D01-02")
def test_by_bonus_1_the_second_hex_lies_beside_a_first_that_was_jumped_to() -> None:
    rails = granted("sinclair", 1)
    rails.stand("jump sheep 4.4", "done")
    assert step(rails) == "free hexes"
    assert "build cow 4.5" in rails.texts()
    assert "build cow 2.5" not in rails.texts()
    assert "The second free expand must be next to the first, 4.4" in rails.why_not("jump cow 2.2")
    rails.stand("build cow 4.5")
    assert rails.table.actor == 1, "two, and no more"


def hemmed_in(clan: str, tile: int) -> Rails:
    """All land beside its one unit belongs to others, whose units may be jumped over."""
    rails = Rails(3, clans=[clan, "stewart", "robertson"], further=("industria-tiles",))
    rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    rails.place(0, "cow", "2.4")
    rails.place(1, "miner", "1.4", "3.4")
    rails.place(1, "cow", "1.5", "2.3", "2.5", "3.5")
    rails.stand(GO)
    return rails


@pytest.mark.rule("IN-SIN-Q2")
@pytest.mark.parametrize(("tile", "waits"), [(1, "free hexes"), (2, "free unit")])
def test_where_nothing_is_in_reach_a_jump_alone_opens_the_bonus(tile: int, waits: str) -> None:
    rails = hemmed_in("sinclair", tile)
    assert (rails.table.actor, step(rails)) == (0, waits)
    assert rails.texts("build") == []
    assert rails.texts("jump") != []
    assert hemmed_in("campbell", tile).table.actor == 1, "others have nothing to choose"


@pytest.mark.rule("IN-SIN-Q2")
def test_a_jump_alone_opens_the_free_hex_of_bonus_15() -> None:
    assert "bonus hexes" in hemmed_in("sinclair", 15).texts()
    assert "bonus hexes" not in hemmed_in("campbell", 15).texts()


@pytest.mark.rule("IN-SIN-Q2")
def test_the_button_says_what_a_granted_jump_costs() -> None:
    rails = granted("sinclair", 2)
    to = speaker("en")
    (move,) = [one for one in rails.table.legal() if one.text == "jump field 4.4"]
    assert to.brief(rails.table, move).price == "£4"


# --- MacGregor ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-MCG-Q2")
@pytest.mark.parametrize(
    ("tile", "unit", "kind", "money"),
    [
        (1, "bakery", BAKERY, 110 - 8),
        (2, "field", FIELD, 100),  # neither the unit nor land
        (15, "bakery", BAKERY, 100 - 8),
    ],
)
def test_a_granted_expand_may_be_a_pasture(tile: int, unit: str, kind: int, money: int) -> None:
    rails = granted("macgregor", tile, "sheep", "2.4", "2.5")
    rails.stand(f"pasture {unit} 2.4", "to 3.5")
    assert (kinds(rails, "2.4"), kinds(rails, "3.5")) == ([kind], [SHEEP])
    assert rails.money() == money


@pytest.mark.rule("IN-MCG-Q2", "IN-D02-01")
def test_by_bonus_2_only_a_field_takes_the_place_of_a_sheep() -> None:
    rails = granted("macgregor", 2, "sheep", "2.4", "2.5")
    assert {text.split()[1] for text in rails.texts("pasture")} == {"field"}
    assert "This bonus is for placing a field" in rails.why_not("pasture bakery 2.4")


@pytest.mark.rule("IN-MCG-Q2")
def test_bonus_4_is_no_pasture() -> None:
    rails = granted("macgregor", 4, "sheep", "2.4", "2.5")
    rails.stand("bonus jump")
    assert rails.texts("pasture") == []
    assert "only by its own jump" in rails.why_not("pasture bakery 2.4")


@pytest.mark.rule("IN-MCG-Q2", "IN-D01-02", "IN-D01-Q1")
def test_by_bonus_1_a_pasture_is_one_of_two_hexes_beside_each_other() -> None:
    sheep = ("2.4", "2.5", "9.4", "9.5")
    rails = granted("macgregor", 1, "sheep", *sheep)
    rails.stand("pasture bakery 2.4", "to 3.5")
    assert step(rails) == "free hexes"
    assert {text.split()[2] for text in rails.texts("pasture")} == {"2.5", "3.5"}
    assert "The second free expand must be next to the first, 2.4" in rails.why_not(
        "pasture bakery 9.4"
    )
    rails.stand("pasture dairy 2.5", "to 3.6")
    assert rails.table.actor == 1
    built = granted("macgregor", 1, "sheep", *sheep)
    built.stand("build cow 2.3")
    assert {text.split()[2] for text in built.texts("pasture")} == {"2.4"}, "beside 2.3"


@pytest.mark.rule("IN-MCG-Q2")
def test_the_button_says_that_a_field_on_a_pasture_costs_nothing_by_bonus_2() -> None:
    to = speaker("en")
    for tile, price in ((2, ""), (15, "£18")):
        rails = granted("macgregor", tile, "sheep", "2.4", "2.5")
        (move,) = [one for one in rails.table.legal() if one.text == "pasture field 2.4"]
        assert to.brief(rails.table, move).price == price


# --- everybody ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-SIN-Q2", "IN-MCG-Q2")
@pytest.mark.parametrize("tile", [1, 2, 15])
def test_other_clans_neither_jump_nor_pasture(tile: int) -> None:
    rails = Rails(3, clans=["campbell", "stewart", "robertson"], further=("industria-tiles",))
    rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    rails.place(0, "sheep", "2.4", "2.5")
    rails.stand(GO, *["bonus hexes"] * (tile == 15))
    assert rails.texts("build")
    assert rails.texts("jump") == rails.texts("pasture") == []
