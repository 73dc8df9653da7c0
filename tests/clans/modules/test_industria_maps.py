"""The map modules of Industria: sides 3 and 4, and waterfalls (IN-WF, IN-SU-Q2)."""

from __future__ import annotations

from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.rules.counters import units_on
from ceilidh.games.clans.rules.settlements import settlements
from tests.clans.components.test_packs import write
from tests.clans.scenario import Scenario, hex_number

TABLES = load(None)
# The river of side A3 begins where 3.3 meets 4.2 and 4.3, and runs between these two.
FALL, ONE, OTHER = "3.3", "4.2", "4.3"


def beside_the_fall(*hexes: str) -> Scenario:
    s = Scenario(map="A3 B1 C1 D1", modules=["industria-maps"])
    for name in hexes:
        s.place(0, "miner" if name == FALL else "sheep", name)
    return s


@pytest.mark.rule("IN-SU-Q2", "IN-SU-01")
def test_a_random_map_draws_among_all_sides_only_with_the_module() -> None:
    def drawn(options: dict[str, object]) -> set[str]:
        return {
            side for n in range(60) for side in ceilidh.new("clans", 2, n, options).state.map.sides
        }

    assert drawn({}) == {f"{letter}{n}" for letter in "ABCD" for n in (1, 2)}
    mixed = drawn({"modules": ["industria-maps"]})
    assert mixed == {f"{letter}{n}" for letter in "ABCD" for n in (1, 2, 3, 4)}


@pytest.mark.rule("IN-SU-Q2")
def test_any_mix_of_sides_can_be_chosen() -> None:
    options: dict[str, object] = {"modules": ["industria-maps"], "map": "a3 B1 C4 D2"}
    assert ceilidh.new("clans", 4, 1, options).state.map.sides == ("A3", "B1", "C4", "D2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "A3 B1 C1 D1",
            (
                "Side A3 belongs to industria-maps, which is not in this "
                "game; add the module, or choose side 1 or 2"
            ),
        ),
        ("A5 B1 C1 D1", "give a side for each module, for example 'A1 B2 C1 D2'"),
        ("B1 A1 C1 D1", "give a side for each module, for example"),
        ("A1 B1 C1", "give a side for each module, for example"),
    ],
)
def test_other_maps_are_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(ceilidh.OptionError, match=said):
        ceilidh.new("clans", 2, 1, {"map": text})


def test_a_position_on_a_map_that_is_not_played_is_refused() -> None:
    s = Scenario()
    s.state.map = TABLES.topology(("A3", "B1", "C1", "D1"), False)
    assert "the map cannot have been drawn" in CLANS.audit(s.state)


@pytest.mark.rule("IN-WF-06", "IN-WF-02", "IN-EX-01")
def test_the_waterfall_links_both_banks_into_one_settlement() -> None:
    s = beside_the_fall(FALL, ONE, OTHER)
    (group,) = settlements(s.state, s.seat())
    assert group.count() == 3


@pytest.mark.rule("IN-WF-07", "IN-WF-05")
def test_without_the_waterfall_hex_the_banks_are_two_settlements() -> None:
    s = beside_the_fall(ONE, OTHER)
    assert len(settlements(s.state, s.seat())) == 2


@pytest.mark.rule("IN-WF-08", "IN-WF-03", "IN-WF-04")
def test_only_the_banks_count_as_along_the_river() -> None:
    s = beside_the_fall(FALL, ONE, OTHER)
    assert units_on(s.state, 0, s.state.map.riverside) == 2
    s = beside_the_fall(FALL)
    assert units_on(s.state, 0, s.state.map.riverside) == 0


@pytest.mark.rule("IN-WF-08")
def test_a_waterfall_hex_counts_by_another_river(tmp_path: Path) -> None:
    old = '["4,2|4,3", "4,3|5,3", "5,3|5,4"],'
    folder = write(tmp_path, "map_modules.toml", (old, f'{old}["3,2|3,3"],'))
    topology = load(folder).topology(("A3", "B1", "C1", "D1"), False)
    assert topology.riverside.has(hex_number(FALL))


@pytest.mark.rule("IN-WF-02")
def test_units_expand_from_the_waterfall_to_both_banks_without_shipping() -> None:
    s = beside_the_fall(FALL)
    assert {"build sheep 4.2", "build sheep 4.3"} <= set(s.texts("build"))
    s = beside_the_fall(ONE)
    assert "build sheep 4.3" not in s.texts("build")
    assert "build miner 3.3" in s.texts("build")


@pytest.mark.rule("IN-WF-Q1")
def test_a_source_is_no_delta() -> None:
    s = Scenario(
        map="A3 B1 C1 D1", modules=["industria-maps"], clans=["robertson", "stewart", "campbell"]
    )
    for name in (FALL, ONE, OTHER):
        assert not s.state.map.delta.has(hex_number(name))
    s.place(0, "miner", FALL)
    money = s.seat().money
    s.play("build sheep 4.2")
    assert s.seat().money == money - 8 - s.state.map.cost[hex_number(ONE)], "no discount"


@pytest.mark.rule("IN-WF-01")
def test_each_letter_has_two_sides_with_one_waterfall_each() -> None:
    new = [side for side in TABLES.sides if side.box == "industria"]
    assert [side.id for side in new] == [f"{letter}{n}" for letter in "ABCD" for n in (3, 4)]
    assert all(len(side.waterfalls) == 1 for side in new)
    assert not [side for side in TABLES.sides if side.box == "base" and side.waterfalls]


def test_the_waterfall_is_told_and_drawn() -> None:
    table = ceilidh.new("clans", 2, 1, {"modules": ["industria-maps"], "map": "A3 B3 C3 D3"})
    assert table.svg(0).count("map-snow") > ceilidh.new("clans", 2, 1, {}).svg(0).count("map-snow")
