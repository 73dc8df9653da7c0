"""What the ten Great Glen cards compare, one by one (GM-C7-30 to 42)."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.arrange import accept, glen
from tests.glenmore.scenario import Scenario


def contest(card: int) -> Scenario:
    """Three seats, the card accepted; the territories are still those of the set-up."""
    scenario = glen(card)
    accept(scenario, card)
    scenario.seat(0).persons = ()
    return scenario


def points(scenario: Scenario) -> list[int]:
    return scenario.line("great_glen")


# Tiles without a river, neither animal, castle nor whisky.
PLAIN = (
    "inshriach",
    "rothiemurchus",
    "corrennie",
    "abernethy",
    "easdale",
    "dingwall_market",
    "moot_hill",
    "grassmarket",
    "kirkwall",
    "finlaggan",
    "kingshouse",
    "butcher",
    "applecross",
    "dornie",
    "plockton",
    "tomintoul",
    "glencoe",
)


def lay(scenario: Scenario, seat: int, tiles: tuple[str, ...], cells: str) -> None:
    for tile, cell in zip(tiles, cells.split(), strict=False):
        scenario.lay(seat, cell, tile)


@pytest.mark.rule("GM-C7-30")
def test_card_1_counts_sheep_and_cattle_together() -> None:
    scenario = contest(1)
    scenario.goods(0, "0.0", sheep=2, barley=1)
    scenario.goods(0, "1.0", sheep=1)
    scenario.goods(1, "0.0", sheep=2)
    scenario.goods(1, "1.0", cattle=2)
    scenario.goods(2, "0.0", wood=3)
    scenario.goods(2, "1.0", stone=1, cattle=1)
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-31")
def test_card_2_counts_wood_and_stone_together() -> None:
    scenario = contest(2)
    scenario.goods(0, "0.0", wood=3)
    scenario.goods(1, "0.0", wood=2)
    scenario.goods(1, "1.0", stone=2)
    scenario.goods(2, "0.0", sheep=3)
    scenario.goods(2, "1.0", barley=2, cattle=1)
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-32")
def test_card_3_compares_the_largest_complete_squares() -> None:
    scenario = contest(3)
    lay(scenario, 0, PLAIN[:5], "0.1 0.2 0.3 0.4 0.5")  # a column, seven tiles in all
    lay(scenario, 1, PLAIN[5:7], "0.1 1.1")  # 2x2, four tiles in all
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-32")
def test_card_3_needs_every_tile_of_the_square() -> None:
    scenario = contest(3)
    scenario.lay(0, "2.0", "ballachulish")
    lay(scenario, 0, PLAIN[:5], "0.1 2.1 0.2 1.2 2.2")  # 3x3 with a hole in its middle
    lay(scenario, 1, PLAIN[5:7], "0.1 1.1")
    assert points(scenario) == [0, 10, 0]
    scenario.lay(0, "1.1", "moot_hill")
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-32")
def test_card_3_finds_a_square_anywhere_in_a_territory_of_any_shape() -> None:
    scenario = contest(3)
    lay(scenario, 0, PLAIN[:8], "0.-1 -1.-1 0.-2 -1.-2 -2.-2 -1.-3 -2.-1 -3.-1")
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-Q10")
def test_card_3_only_the_side_counts_not_how_many_squares() -> None:
    scenario = contest(3)
    lay(scenario, 0, PLAIN[:4], "0.1 1.1 0.2 1.2")  # two squares of side 2
    lay(scenario, 1, PLAIN[4:6], "0.1 1.1")
    assert points(scenario) == [5, 5, 0]


def sets(scenario: Scenario, seat: int, scots: int, barrels: int, cards: int, people: int) -> None:
    """The four numbers of card 4."""
    scenario.scots(seat, "1.0", scots)
    scenario.seat(seat).barrels = barrels
    names = ("castle_stalker", "donan_castle", "loch_lochy", "loch_shiel", "duart_castle")
    scenario.landmark(seat, *names[:cards])
    everybody = ("robert_i", "william_wallace", "john_knox", "mary_stuart")
    scenario.person(seat, *everybody[:people])


@pytest.mark.rule("GM-C7-33", "GM-EX-30")
def test_card_4_counts_complete_sets() -> None:
    scenario = contest(4)
    sets(scenario, 0, 3, 5, 4, 2)  # two sets
    sets(scenario, 1, 3, 3, 3, 0)
    scenario.person(1, "james_iv", "walter_scott")
    sets(scenario, 2, 1, 6, 5, 0)
    scenario.person(2, "adam_smith", "conan_doyle", "flora_macdonald")
    assert points(scenario) == [5, 5, 0]


@pytest.mark.rule("GM-C7-33")
@pytest.mark.parametrize("numbers", [(1, 2, 2, 2), (2, 1, 2, 2), (2, 2, 1, 2), (2, 2, 2, 1)])
def test_card_4_counts_the_smallest_of_four_numbers(numbers: tuple[int, int, int, int]) -> None:
    scenario = contest(4)
    sets(scenario, 0, *numbers)
    sets(scenario, 1, 1, 1, 1, 0)
    scenario.person(1, "james_iv")
    assert points(scenario) == [5, 5, 0]


@pytest.mark.rule("GM-C7-34")
def test_card_4_uses_castle_moil() -> None:
    scenario = contest(4)
    sets(scenario, 0, 1, 2, 1, 2)
    scenario.landmark(0, "castle_moil")  # the one Scot counts twice
    sets(scenario, 1, 1, 2, 2, 0)
    scenario.person(1, "james_iv", "walter_scott")
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-Q7")
def test_card_4_counts_david_hume_twice_as_the_scoring_phases_do() -> None:
    scenario = contest(4)
    sets(scenario, 0, 2, 2, 2, 0)
    scenario.person(0, "david_hume")
    sets(scenario, 1, 2, 2, 2, 1)
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-35")
def test_card_5_counts_castles_with_a_scot_and_the_home_castle() -> None:
    scenario = contest(5)
    lay(scenario, 0, ("donan_castle", "duart_castle", "castle_moil"), "0.1 1.1 2.1")
    scenario.scots(0, "0.1", 3)  # one castle with three Scots
    lay(scenario, 1, ("armadale_castle",), "0.1")
    scenario.scots(1, "0.1")
    scenario.scots(1, "1.0")  # the Home castle
    lay(scenario, 2, ("applecross", "dornie"), "0.1 1.1")
    scenario.scots(2, "0.1")
    scenario.scots(2, "1.1")  # villages
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-36")
def test_card_6_counts_tiles_with_the_whisky_symbol() -> None:
    scenario = contest(6)
    scenario.seat(0).barrels = 9
    lay(scenario, 1, ("black_isle", "carse_of_gowrie"), "0.1 1.1")  # they only grow barley
    lay(scenario, 2, ("pulteney", "grassmarket", "moot_hill"), "0.1 1.1 0.2")
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-36")
def test_card_6_counts_tiles_that_do_not_touch_too() -> None:
    scenario = contest(6)
    lay(scenario, 0, ("pulteney", PLAIN[0], "black_isle"), "0.1 0.2 0.3")
    scenario.lay(1, "0.1", "carse_of_gowrie")
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-36")
def test_card_6_counts_visible_tiles_only() -> None:
    scenario = contest(6)
    lay(scenario, 0, ("pulteney", "black_isle"), "0.1 1.1")
    scenario.lay(1, "0.1", "carse_of_gowrie", "millburn")  # one over the other
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-37")
def test_card_7_compares_the_steps_to_the_farthest_scot() -> None:
    scenario = contest(7)
    lay(scenario, 0, PLAIN[:3], "0.1 0.2 0.3")
    scenario.scots(0, "0.1", 5)
    lay(scenario, 1, PLAIN[3:5], "1.1 1.2")
    scenario.scots(1, "1.2")
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-37")
def test_card_7_measures_from_the_home_castle() -> None:
    scenario = contest(7)
    for seat in range(3):
        scenario.strip(seat)
    scenario.scots(0, "0.0")  # the Home village is one step away
    scenario.scots(1, "1.0")
    assert points(scenario) == [10, 0, 0]


@pytest.mark.rule("GM-C7-Q8")
def test_card_7_goes_over_own_tiles_also_diagonally() -> None:
    scenario = contest(7)
    lay(scenario, 0, PLAIN[:3], "1.1 2.1 2.2")  # 2.1 is a corner away: two steps
    scenario.scots(0, "2.2")
    lay(scenario, 1, PLAIN[3:8], "0.1 0.2 1.2 2.2 2.1")  # round a hole on 1.1
    scenario.scots(1, "1.2")  # 0.1, then diagonally: two steps
    assert points(scenario) == [5, 5, 0]
    scenario.lay(2, "0.1", PLAIN[8])
    scenario.lay(2, "0.2", PLAIN[9])
    scenario.lay(2, "1.2", PLAIN[10])
    scenario.lay(2, "2.2", PLAIN[11])
    scenario.scots(2, "2.2")  # three steps, as there is no tile on 1.1 or 2.1
    assert points(scenario) == [0, 0, 10]


@pytest.mark.rule("GM-C7-Q8")
def test_card_7_is_zero_without_a_scot() -> None:
    scenario = contest(7)
    for seat in range(3):
        scenario.strip(seat)
    lay(scenario, 0, PLAIN[:3], "0.1 0.2 0.3")
    assert points(scenario) == [4, 4, 4]
    scenario.scots(1, "1.0")
    assert points(scenario) == [4, 4, 4]


@pytest.mark.rule("GM-C7-41")
def test_card_9_is_for_the_smallest_territory() -> None:
    scenario = contest(9)
    lay(scenario, 0, PLAIN[:1], "0.1")
    lay(scenario, 2, PLAIN[1:3], "0.1 1.1")
    assert points(scenario) == [0, 10, 0]
    scenario.lay(1, "0.1", PLAIN[3])
    assert points(scenario) == [5, 5, 0]


@pytest.mark.rule("GM-C7-41")
def test_card_9_counts_an_overlay_and_the_tile_under_it_once() -> None:
    scenario = contest(9)
    scenario.lay(0, "0.1", "inshriach", "rannoch")
    scenario.lay(1, "0.1", "corrennie")
    lay(scenario, 2, PLAIN[3:5], "0.1 1.1")
    assert points(scenario) == [5, 5, 0]


@pytest.mark.rule("GM-C7-42", "GM-C7-Q9")
def test_card_10_counts_the_largest_group_of_animal_tiles() -> None:
    scenario = contest(10)
    lay(scenario, 0, ("lammermuir", "inshriach", "lochridge"), "0.1 1.1 2.1")  # apart
    lay(scenario, 1, ("north_ronaldsay", "luing"), "0.1 0.2")
    lay(scenario, 2, ("corrennie", "abernethy", "easdale"), "0.1 1.1 2.1")
    assert points(scenario) == [0, 10, 0]


@pytest.mark.rule("GM-C7-42")
def test_card_10_corners_do_not_connect() -> None:
    scenario = contest(10)
    lay(scenario, 0, ("lammermuir", "lochridge", "inshriach"), "0.1 1.2 1.1")
    lay(scenario, 1, ("north_ronaldsay",), "0.1")
    assert points(scenario) == [5, 5, 0]


@pytest.mark.rule("GM-C7-42")
def test_card_10_a_group_may_bend() -> None:
    scenario = contest(10)
    lay(scenario, 0, ("lammermuir", "lochridge", "luing"), "1.1 0.1 0.2")
    lay(scenario, 1, ("north_ronaldsay", "angus_glens"), "0.1 0.2")
    assert points(scenario) == [10, 0, 0]
