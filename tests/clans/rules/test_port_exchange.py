"""Port tile 7: swap two units on the map with two of the player board (CC-PRT-T7).

The tile lies beside 1.1, where seat 0 has a sheep. 1.1 is grassland, 2.1 grassland and forest,
7.3 and 8.2 have all three land types.
"""

import pytest

from tests.clans.scenario import Scenario

SETUP = {"port": ["7", "5", "2", "3"]}


def stage(*units: str, edition: str = "current") -> Scenario:
    """Seat 0 has a sheep on 1.1 and more units ("cow 2.1")."""
    s = Scenario(setup=SETUP, edition=edition)
    s.place(0, "sheep", "1.1")
    for unit in units:
        s.place(0, *unit.split())
    return s


def remove(s: Scenario, first: str, second: str) -> Scenario:
    s.play("port 7", f"remove {first}", f"remove {second}")
    return s


def swaps(s: Scenario) -> dict[str, list[str]]:
    """The units that may come, by hex."""
    out: dict[str, list[str]] = {}
    for text in s.texts("swap"):
        unit, hex_ = text.split()[1:]
        out.setdefault(hex_, []).append(unit)
    return out


def pieces(s: Scenario) -> dict[str, str]:
    """Hexes and units of seat 0."""
    found = s.table.view()["pieces"]
    assert isinstance(found, list)
    return {piece["hex"]: piece["units"][0] for piece in found if piece["seat"] == 0}


@pytest.mark.rule("CC-PRT-T7-01", "CC-PRT-T7-06", "CC-PRT-T7-07")
def test_two_units_change_places_with_two_of_the_player_board_at_no_cost() -> None:
    s = stage("cow 2.1", "sheep 8.2")
    remove(s, "1.1", "2.1").play("swap distillery 1.1", "swap woodcutter 2.1")
    assert pieces(s) == {"1.1": "distillery", "2.1": "worker", "8.2": "sheep"}
    deployed = s.seat(0).deployed
    assert (deployed[0], deployed[1], deployed[5], deployed[6]) == (1, 0, 1, 1)
    assert s.seat(0).money == 100
    assert "ship" in s.texts(), "the action is still to come"


@pytest.mark.rule("CC-PRT-T7-07")
def test_the_exchange_needs_no_money() -> None:
    s = stage("cow 8.2")
    s.seat(0).money = 0
    remove(s, "1.1", "8.2").play("swap dairy 1.1", "swap distillery 8.2")
    assert pieces(s) == {"1.1": "dairy", "8.2": "distillery"}


@pytest.mark.rule("CC-PRT-T7-06")
def test_removed_units_can_be_deployed_again() -> None:
    s = stage("sheep 2.1", "sheep 3.1", "sheep 3.2")
    assert "CC-EXP-13" in s.why_not("build sheep 4.1")
    remove(s, "1.1", "2.1").play("swap cow 1.1", "swap cow 2.1", "build sheep 4.1")
    assert s.seat(0).deployed[:2] == [3, 2]


@pytest.mark.rule("CC-PRT-T7-02")
def test_no_field_leaves_or_enters_the_map() -> None:
    s = stage("field 2.1", "cow 3.1")
    s.play("port 7")
    assert s.texts() == ["remove 1.1", "remove 3.1"]
    s.play("remove 1.1", "remove 3.1")
    assert s.texts("swap")
    assert all("field" not in text for text in s.texts())
    assert "CC-" in s.why_not("swap field 1.1")


@pytest.mark.rule("CC-PRT-T7-03")
def test_a_new_unit_must_fit_the_land_of_its_hex() -> None:
    s = remove(stage("sheep 2.1"), "1.1", "2.1")
    grass = ["cow", "dairy", "bakery", "distillery"]
    assert swaps(s) == {"1.1": grass}
    s.play("swap cow 1.1")
    assert swaps(s) == {"2.1": [*grass, "woodcutter"]}
    every = remove(stage("sheep 8.2"), "1.1", "8.2")
    every.play("swap cow 1.1")
    assert swaps(every) == {"8.2": [*grass, "woodcutter", "miner"]}


@pytest.mark.parametrize(
    ("edition", "back"),
    [
        pytest.param("current", [], marks=pytest.mark.rule("CC-PRT-T7-04")),
        pytest.param("first-printing", ["sheep"], marks=pytest.mark.rule("CC-PRT-T7-05")),
    ],
)
def test_new_units_differ_from_the_old_but_in_the_first_printing(
    edition: str, back: list[str]
) -> None:
    s = remove(stage("sheep 2.1", edition=edition), "1.1", "2.1")
    assert [unit for unit in swaps(s)["1.1"] if unit == "sheep"] == back
    s.play("swap cow 1.1")
    assert [unit for unit in swaps(s)["2.1"] if unit == "sheep"] == back


@pytest.mark.rule("CC-PRT-T7-Q1")
def test_neither_new_unit_may_be_of_either_type_removed() -> None:
    s = remove(stage("cow 8.2"), "1.1", "8.2")
    others = ["dairy", "bakery", "distillery"]
    assert swaps(s) == {"1.1": others}, "no sheep and no cow on the sheep's hex"
    s.play("swap dairy 1.1")
    assert swaps(s) == {"8.2": [*others, "woodcutter", "miner"]}


@pytest.mark.rule("CC-PRT-T7-Q1")
def test_woodcutters_and_miners_are_one_type() -> None:
    s = remove(stage("woodcutter 8.2"), "1.1", "8.2")
    s.play("swap cow 1.1")
    assert swaps(s) == {"8.2": ["cow", "dairy", "bakery", "distillery"]}


@pytest.mark.rule("CC-PRT-T7-Q2")
def test_exactly_two_units_are_swapped() -> None:
    single = stage("field 2.1")
    assert "CC-PRT-Q3" in single.why_not("port 7"), "only one unit can be swapped"
    s = stage("cow 2.1", "dairy 8.2")
    s.play("port 7", "remove 1.1")
    assert s.texts() == ["remove 2.1", "remove 8.2"], "a second one, and no way out"
    s.play("remove 8.2", "swap bakery 1.1")
    assert set(swaps(s)) == {"8.2"}
    s.play("swap bakery 8.2")
    assert "CC-" in s.why_not("remove 2.1"), "and not three"


@pytest.mark.rule("CC-PRT-T7-Q2")
def test_both_new_units_are_on_the_player_board_when_the_swap_begins() -> None:
    s = stage("sheep 2.2", "sheep 8.2")
    s.place(0, "cow", "9.3", "9.4", "9.5", "10.2")
    s.place(0, "dairy", "10.3", "10.4", "10.5", "10.6")
    s.place(0, "distillery", "11.1", "11.7", "12.6", "13.4")
    s.place(0, "bakery", "13.5", "13.7", "13.8")
    s.play("port 7", "remove 1.1")
    assert "CC-" in s.why_not("remove 2.2"), "one bakery is not enough for two grassland hexes"
    s.play("remove 8.2")
    assert swaps(s) == {"1.1": ["bakery"]}
    s.play("swap bakery 1.1")
    assert swaps(s) == {"8.2": ["woodcutter", "miner"]}


@pytest.mark.rule("CC-PRT-T7-01", "CC-PRT-T7-Q2")
def test_a_removed_unit_is_not_one_of_the_new_ones_even_in_the_first_printing() -> None:
    s = stage("sheep 2.1", "sheep 3.1", "sheep 3.2", edition="first-printing")
    remove(s, "1.1", "2.1")
    assert swaps(s) == {"1.1": ["cow", "dairy", "bakery", "distillery"]}, "no sheep was left"


@pytest.mark.rule("CC-PRT-T7-Q3")
def test_the_owner_chooses_the_column_of_a_removed_worker() -> None:
    for column, left in (("woodcutter", [0, 1]), ("miner", [1, 0])):
        s = remove(stage("woodcutter 2.1", "miner 8.2"), "1.1", "2.1")
        assert s.texts() == ["return woodcutter", "return miner"]
        s.play(f"return {column}", "swap cow 1.1", "swap cow 2.1")
        assert s.seat(0).deployed[6:8] == left


@pytest.mark.rule("CC-PRT-T7-Q3")
def test_first_printing_a_worker_returns_to_the_column_of_its_land() -> None:
    s = stage("woodcutter 2.1", "miner 8.2", edition="first-printing")
    remove(s, "1.1", "2.1")
    assert swaps(s), "2.1 has forest and no mountain"
    assert s.seat(0).deployed[6:8] == [0, 1]
    s = stage("woodcutter 2.1", "miner 8.2", edition="first-printing")
    remove(s, "1.1", "8.2")
    assert s.texts() == ["return woodcutter", "return miner"], "8.2 has both"


@pytest.mark.rule("CC-PRT-T7-Q3")
def test_a_full_worker_column_takes_no_worker_back() -> None:
    s = remove(stage("woodcutter 2.1"), "1.1", "2.1")
    assert swaps(s), "no choice, since all four miners are on the player board"
    assert s.seat(0).deployed[6:8] == [0, 0]


@pytest.mark.rule("CC-PRT-T7-Q5")
def test_a_fisherman_cannot_be_removed() -> None:
    s = Scenario(clans=["macdonald", "campbell", "stewart"], setup=SETUP)
    s.place(0, "worker", "1.2")
    s.place(0, "sheep", "1.1")
    assert "CC-PRT-Q3" in s.why_not("port 7")
    s.place(0, "worker", "2.1")
    s.play("port 7")
    assert s.texts() == ["remove 1.1", "remove 2.1"]


@pytest.mark.rule("CC-PRT-T7-Q5", "CC-PRT-T7-05")
def test_first_printing_a_worker_may_take_the_place_of_a_fisherman() -> None:
    clans = ["macdonald", "campbell", "stewart"]
    s = Scenario(clans=clans, setup=SETUP, edition="first-printing")
    s.place(0, "worker", "1.2", "10.1")
    s.place(0, "sheep", "1.1")
    s.play("port 7")
    assert s.texts() == ["remove 1.1", "remove 1.2", "remove 10.1"]
    s.play("remove 1.1", "remove 1.2", "swap cow 1.1")
    assert swaps(s) == {"1.2": ["worker"]}, "nothing else fits a loch"
    s.play("swap worker 1.2")
    assert pieces(s) == {"1.1": "cow", "1.2": "worker", "10.1": "worker"}
    assert s.seat(0).deployed[8] == 2
    assert s.seat(0).money == 100


@pytest.mark.rule("CC-PRT-T7-Q5", "CC-PRT-T7-01")
def test_first_printing_the_worker_for_a_fisherman_comes_from_the_player_board() -> None:
    clans = ["macdonald", "campbell", "stewart"]
    s = Scenario(clans=clans, setup=SETUP, edition="first-printing")
    s.place(0, "worker", "1.2", "2.1", "3.1", "3.5", "4.5", "8.2", "9.1", "9.3")
    s.place(0, "sheep", "1.1")
    s.play("port 7")
    assert "remove 1.2" not in s.texts(), "all eight are on the map"
