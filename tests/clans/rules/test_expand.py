"""Action 3: expand (CC-EXP). Where a unit may go, and what happens to it there."""

import pytest

from ceilidh.games.clans.rules.pieces import kind_at, owner_at
from tests.clans.scenario import Scenario, hex_number

GRASS_UNITS = ["sheep", "cow", "dairy", "bakery", "field", "distillery"]


def builds(scenario: Scenario) -> set[tuple[str, str]]:
    """The legal expands as pairs of unit and hex."""
    words = [text.split() for text in scenario.texts("build")]
    return {(word[1], word[2]) for word in words}


def units_on(scenario: Scenario, hex_: str) -> set[str]:
    """The units that may go to a hex now."""
    return {unit for unit, place in builds(scenario) if place == hex_}


def pieces(scenario: Scenario) -> list[object]:
    found = scenario.table.view()["pieces"]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("CC-EXP-01")
def test_an_expand_moves_one_unit_to_one_hex() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.2")
    before = pieces(scenario)
    scenario.play("build cow 7.3")
    assert len(pieces(scenario)) == len(before) + 1
    assert {"hex": "7.3", "seat": 0, "units": ["cow"]} in pieces(scenario)
    assert scenario.seat(0).deployed == [0, 1, 0, 0, 0, 0, 1, 0, 0]
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-EXP-02")
def test_units_leave_their_column_one_by_one() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "miner", "7.3")
    left: list[int] = []
    for hex_ in ("7.4", "7.2", "6.2", "8.2"):
        scenario.turn(0)
        scenario.play(f"build sheep {hex_}")
        seats = scenario.table.view()["seats"]
        assert isinstance(seats, list)
        left.append(seats[0]["units_left"]["sheep"])
    assert left == [3, 2, 1, 0]


@pytest.mark.rule("CC-EXP-03")
def test_a_hex_must_be_in_reach_of_an_own_unit() -> None:
    scenario = Scenario()
    scenario.place(0, "miner", "8.2")
    scenario.place(1, "miner", "10.3")
    reached = {hex_ for _, hex_ in builds(scenario)}
    assert reached == {"8.1", "7.2", "7.3", "8.3", "9.2"}  # not 9.3, across the river
    assert "CC-EXP-03" in scenario.why_not("build sheep 9.3")
    assert "CC-EXP-03" in scenario.why_not("build sheep 9.4")  # only near the opponent
    scenario.shipping(0, 1)
    assert {hex_ for _, hex_ in builds(scenario)} == reached | {"9.3"}


@pytest.mark.rule("CC-EXP-03")
def test_a_player_without_units_cannot_expand() -> None:
    scenario = Scenario()
    assert scenario.texts("build") == []
    assert "CC-EXP-03" in scenario.why_not("build sheep 7.4")


@pytest.mark.rule("CC-EXP-03")
def test_one_of_several_units_suffices() -> None:
    scenario = Scenario()
    scenario.place(0, "miner", "3.5")
    scenario.place(0, "sheep", "13.9")
    assert {"3.4", "2.4", "13.8"} <= {hex_ for _, hex_ in builds(scenario)}


@pytest.mark.rule("CC-EXP-04")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("unit", ["sheep", "woodcutter"])
def test_an_occupied_hex_is_closed_to_everybody(seat: int, unit: str) -> None:
    scenario = Scenario()
    scenario.place(0, "miner", "7.3")
    assert units_on(scenario, "7.2") == {*GRASS_UNITS, "woodcutter"}
    scenario.place(seat, unit, "7.2")
    assert units_on(scenario, "7.2") == set()
    for other in ("cow", "woodcutter"):
        assert "CC-EXP-04" in scenario.why_not(f"build {other} 7.2")


@pytest.mark.parametrize(
    ("hex_", "units"),
    [
        pytest.param("7.4", GRASS_UNITS, marks=pytest.mark.rule("CC-EXP-07"), id="grass"),
        pytest.param("9.1", ["woodcutter"], marks=pytest.mark.rule("CC-EXP-08"), id="forest"),
        pytest.param("6.3", ["miner"], marks=pytest.mark.rule("CC-EXP-09"), id="mountain"),
        pytest.param(
            "7.2",
            [*GRASS_UNITS, "woodcutter"],
            marks=pytest.mark.rule("CC-EXP-10"),
            id="grass and forest",
        ),
        pytest.param(
            "8.3",
            [*GRASS_UNITS, "miner"],
            marks=pytest.mark.rule("CC-EXP-10"),
            id="grass and mountain",
        ),
        pytest.param(
            "8.2",
            [*GRASS_UNITS, "woodcutter", "miner"],
            marks=pytest.mark.rule("CC-EXP-10", "CC-EX-07"),
            id="all three",
        ),
    ],
)
def test_a_unit_must_fit_the_land(hex_: str, units: list[str]) -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "7.3", "8.1")
    assert units_on(scenario, hex_) == set(units)
    rules = {"woodcutter": "CC-EXP-08", "miner": "CC-EXP-09"}
    for unit in {*GRASS_UNITS, "woodcutter", "miner"} - set(units):
        assert rules.get(unit, "CC-EXP-07") in scenario.why_not(f"build {unit} {hex_}")


@pytest.mark.parametrize(
    ("unit", "places", "hex_"),
    [
        pytest.param(
            "woodcutter",
            ["8.1", "7.2", "9.2", "2.1"],
            "9.1",
            marks=pytest.mark.rule("CC-EXP-11"),
        ),
        pytest.param(
            "miner",
            ["7.3", "8.3", "12.2", "3.2"],
            "6.3",
            marks=pytest.mark.rule("CC-EXP-12"),
        ),
    ],
)
def test_without_its_worker_a_hex_stays_closed(unit: str, places: list[str], hex_: str) -> None:
    scenario = Scenario()
    scenario.place(0, unit, *places[:3])
    assert units_on(scenario, hex_) == {unit}
    scenario.place(0, unit, places[3])
    assert units_on(scenario, hex_) == set()
    assert "CC-EXP-13" in scenario.why_not(f"build {unit} {hex_}")


@pytest.mark.rule("CC-EXP-13")
@pytest.mark.parametrize("unit", GRASS_UNITS)
def test_a_type_that_is_all_deployed_cannot_expand(unit: str) -> None:
    scenario = Scenario()
    scenario.place(0, unit, "7.3", "8.2", "7.2")
    assert unit in units_on(scenario, "7.4")
    scenario.place(0, unit, "8.3")
    assert units_on(scenario, "7.4") == set(GRASS_UNITS) - {unit}
    assert "CC-EXP-13" in scenario.why_not(f"build {unit} 7.4")


@pytest.mark.rule("CC-EXP-14")
@pytest.mark.parametrize(("players", "port"), [(3, "0.1"), (2, "1.2")])
def test_lochs_and_ports_are_no_land(players: int, port: str) -> None:
    scenario = Scenario(players=players)
    scenario.place(0, "sheep", "2.2", "4.4", "7.4")
    scenario.shipping(0, 5)
    hexes = {hex_ for _, hex_ in builds(scenario)}
    assert hexes.isdisjoint({port, "3.3", "5.4", "5.5", "6.4", "7.5"})
    for unit in ("sheep", "woodcutter", "miner"):
        for hex_ in ("5.4", port):
            assert "CC-EXP-0" in scenario.why_not(f"build {unit} {hex_}")


@pytest.mark.rule("CC-EXP-14")
def test_only_fishermen_stand_on_lochs() -> None:
    scenario = Scenario(clans=["macdonald", "campbell", "stewart"], ports=False)
    scenario.place(0, "sheep", "2.2")
    assert units_on(scenario, "1.2") == units_on(scenario, "3.3") == {"worker"}
    scenario.play("build worker 3.3")
    assert owner_at(scenario.state, hex_number("3.3")) == 0


@pytest.mark.rule("CC-EXP-15")
@pytest.mark.parametrize(("players", "legal"), [(1, False), (2, False), (3, True), (4, True)])
def test_shaded_hexes_are_closed_with_one_or_two_players(players: int, legal: bool) -> None:
    scenario = Scenario(players=players)
    scenario.place(0, "woodcutter", "7.2")
    assert units_on(scenario, "7.3") != set()
    assert (units_on(scenario, "8.1") == {*GRASS_UNITS, "woodcutter"}) == legal
    if not legal:
        assert "CC-EXP-15" in scenario.why_not("build sheep 8.1")


@pytest.mark.rule("CC-EXP-15")
def test_covered_hexes_are_closed() -> None:
    setup = {"hex": ["4.3", "8.2", "10.5", "4.6"]}
    scenario = Scenario(tighter_map=True, setup=setup)
    scenario.place(0, "woodcutter", "7.2")
    assert {hex_ for _, hex_ in builds(scenario)} == {"7.1", "7.3", "6.2", "8.1"}
    scenario.why_not("build sheep 8.2")


@pytest.mark.rule("CC-EXP-18")
def test_a_unit_stays_on_its_hex() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "cow", "7.4")
    scenario.place(0, "woodcutter", "7.2")
    for _ in range(4):
        words = {text.split()[0] for text in scenario.texts()}
        assert words.isdisjoint({"slaughter", "remove", "return", "swap", "row"})
        scenario.end_round()
        assert len(pieces(scenario)) == 2
    # Slaughter takes the cow, and only the cow.
    scenario.contract_in_box(0, 16)
    scenario.goods(0, wool=1)
    scenario.turn(0)
    scenario.play("fulfil 16")
    assert scenario.texts() == ["slaughter 7.4"]
    scenario.play("slaughter 7.4")
    assert pieces(scenario) == [{"hex": "7.2", "seat": 0, "units": ["worker"]}]


@pytest.mark.rule("CC-EXP-18")
def test_port_7_takes_units_back_and_only_fishermen_move() -> None:
    clans = ["macdonald", "campbell", "stewart"]
    scenario = Scenario(clans=clans, setup={"port": ["7", "5", "8", "2"]})
    scenario.place(0, "worker", "6.4")
    scenario.place(0, "sheep", "1.1", "2.2")
    assert {text.split()[1] for text in scenario.texts("row")} == {"6.4"}
    scenario.play("port 7", "remove 1.1", "remove 2.2", "swap cow 1.1", "swap cow 2.2")
    state = scenario.state
    assert [kind_at(state, hex_number(hex_)) for hex_ in ("1.1", "2.2")] == [1, 1]
    assert scenario.seat(0).deployed[0] == 0
