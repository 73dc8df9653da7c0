"""Bonuses that activate single tiles: Cameron, MacDonell and MacLean (GM-CLN)."""

import pytest

from tests.glenmore.scenario import Scenario

# Two material tiles, two animal tiles, a barley field (type whisky) and two exchange tiles; 1.2 is
# free and adjacent to one of each pair.
TERRITORY = {
    "0.1": "inshriach",
    "0.2": "corrennie",
    "1.1": "lammermuir",
    "1.-1": "lochridge",
    "-1.0": "laich_of_moray",
    "2.1": "kingshouse",
    "2.2": "sligachan",
}


def at_board(*ahead: str) -> Scenario:
    """Seat 0 owns the territory above and a lot of coins; no market row holds coins."""
    s = Scenario(ahead=(*ahead, "halkirk"))
    for cell, tile in TERRITORY.items():
        s.lay(0, cell, tile)
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.seat(0).coins = 9
    return s


def offered(s: Scenario) -> set[str]:
    return {text.split()[1] for text in s.texts("activate")}


@pytest.mark.rule("GM-CLN-02", "GM-CLN-40")
def test_cameron_activates_one_exchange_tile_and_no_neighbour() -> None:
    s = at_board()
    s.marker()
    s.play("claim cameron")
    assert offered(s) == {"2.1", "2.2"}
    s.play("activate 2.2")
    assert s.vp(0) == 4
    assert s.step() == "move", "one tile only"


@pytest.mark.rule("GM-CLN-03")
def test_cameron_gives_three_movement_points() -> None:
    s = at_board("robert_i")
    s.play("take robert_i", "claim cameron", "done")
    assert s.table.view()["movement"] == 3
    s.play("walk 0.0 n", "walk 0.1 n", "walk 0.2 se")
    assert s.on_cell(0, "1.1", "scot") == 1
    assert s.table.actor == 1, "there were three of them"


@pytest.mark.rule("GM-CLN-03")
def test_cameron_gives_movement_without_an_exchange_tile() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.play("take robert_i", "claim cameron")
    assert s.table.view()["movement"] == 3
    assert s.texts("walk") == ["walk 0.0 e"]


@pytest.mark.parametrize(
    ("clan", "kind", "good"),
    [
        pytest.param("macdonell", ("0.1", "0.2"), "wood", marks=pytest.mark.rule("GM-CLN-11")),
        pytest.param("maclean", ("1.1", "1.-1"), "sheep", marks=pytest.mark.rule("GM-CLN-16")),
    ],
)
@pytest.mark.rule("GM-CLN-40")
def test_one_tile_of_either_type_is_activated(clan: str, kind: tuple[str, str], good: str) -> None:
    s = at_board()
    s.marker()
    s.play(f"claim {clan}")
    assert offered(s) == {*kind, "-1.0"}
    s.play(f"activate {kind[0]}")
    assert s.on_cell(0, kind[0], good) == 1
    assert offered(s) == {"-1.0"}, "the whisky tile is left"
    s.play("activate -1.0")
    assert s.on_cell(0, "-1.0", "barley") == 1
    assert s.step() == "move"
    assert sum(s.seat(0).stock) == 2, "neighbours gave nothing"


@pytest.mark.rule("GM-CLN-11")
@pytest.mark.parametrize("first", ["0.1", "-1.1"])
def test_macdonell_activates_one_material_and_one_whisky_tile_of_several(first: str) -> None:
    s = at_board()
    s.lay(0, "-1.1", "black_isle")  # a second whisky tile
    s.marker()
    s.play("claim macdonell")
    material, whisky = {"0.1", "0.2"}, {"-1.0", "-1.1"}
    assert offered(s) == material | whisky
    s.play(f"activate {first}")
    left = whisky if first in material else material
    assert offered(s) == left, "one of the other type, none of the same"
    s.play(f"activate {sorted(left)[0]}")
    assert s.step() == "move"
    assert sum(s.seat(0).stock) == 2


@pytest.mark.parametrize(("clan", "cell"), [("macdonell", "0.2"), ("maclean", "1.-1")])
@pytest.mark.rule("GM-CLN-11", "GM-CLN-16", "GM-CLN-Q12")
def test_both_activations_are_optional_and_in_any_order(clan: str, cell: str) -> None:
    neither = at_board()
    neither.marker()
    neither.play(f"claim {clan}", "done")
    assert neither.step() == "move" and sum(neither.seat(0).stock) == 0
    second = at_board()
    second.marker()
    second.play(f"claim {clan}", "activate -1.0")
    assert cell in offered(second) and "-1.0" not in offered(second)
    second.play("done")
    assert second.step() == "move" and second.seat(0).stock == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("clan", "before", "left"),
    [
        ("macdonell", "0.1", {"0.2", "-1.0"}),
        ("maclean", "1.1", {"1.-1", "-1.0"}),
        ("cameron", "2.1", {"2.2"}),
    ],
)
@pytest.mark.rule("GM-CLN-38", "GM-CLN-Q12", "GM-CLN-02")
def test_a_clan_activates_no_tile_that_was_activated_in_the_turn(
    clan: str, before: str, left: set[str]
) -> None:
    s = at_board("moot_hill")
    s.goods(0, "0.0", wood=1)
    s.scots(0, "1.1")
    s.play("take moot_hill", "lay 1.2", f"activate {before}")
    s.play("activate 1.2", "pay wood 0.0", f"claim {clan}")
    assert offered(s) == left, "neither that tile nor Moot Hill, an exchange tile itself"
    assert "GM-ACT-05" in s.why_not(f"activate {before}")


@pytest.mark.parametrize(("clan", "cell"), [("macdonell", "0.1"), ("maclean", "1.1")])
@pytest.mark.rule("GM-CLN-38")
def test_a_tile_activated_by_a_clan_is_not_activated_again_in_the_turn(
    clan: str, cell: str
) -> None:
    s = at_board("donan_castle")
    s.goods(0, "0.0", wood=1, stone=1)
    s.scots(0, "1.1")
    s.play("take donan_castle", "pay wood 0.0", "pay stone 0.0", "lay 1.2")
    s.play(f"claim {clan}", f"activate {cell}", "done")
    assert s.step() == "activation"
    assert cell not in offered(s) and len(offered(s)) > 3
    assert "GM-ACT-05" in s.why_not(f"activate {cell}")


@pytest.mark.rule("GM-CLN-16", "GM-MKT-12")
def test_a_sale_makes_room_on_the_tile_that_a_clan_activates() -> None:
    s = Scenario(ahead=("halkirk",))
    s.lay(0, "0.1", "lammermuir")
    s.goods(0, "0.1", sheep=3)
    s.market(sheep=1)
    s.marker()
    s.play("claim maclean")
    assert set(s.texts()) == {"sell sheep 0.1", "done"}
    s.play("sell sheep 0.1", "activate 0.1")
    assert s.on_cell(0, "0.1", "sheep") == 3
