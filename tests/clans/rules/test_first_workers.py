"""First workers (CC-FW): who places when, where, and for how much."""

import pytest

import ceilidh
from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.goods import COLUMN_NAMES
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.clans.rules.pieces import place
from ceilidh.kernel.table import Table
from tests.clans.scenario import hex_number

PLAIN = ["buchanan", "cunningham", "mackenzie", "campbell"]


def first_workers(clans: list[str] | None = None, **options: object) -> Table:
    """A table at its first placement; seat 0 starts, and the clans go to the seats in order."""
    chosen = clans or PLAIN[:3]
    spare = [name for name in ALL_CLANS if name not in chosen and name != "macewan"]
    setup = {"first": ["1"], "clan": [*chosen, spare[0]]}
    table = ceilidh.new("clans", len(chosen), 1, {"map": "A1 B1 C1 D1", **options}, setup=setup)
    for clan in reversed(chosen):
        table.play(f"choose {clan}")
    return table


def hexes(table: Table, unit: str) -> set[str]:
    """Where a unit may be placed now."""
    words = [move.text.split() for move in table.legal()]
    return {word[2] for word in words if word[:2] == ["build", unit]}


def why(table: Table, move: str) -> str:
    reason = table.why_not(move)
    assert reason is not None, f"{move} is legal"
    return reason


@pytest.mark.rule("CC-FW-01", "CC-FW-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_workers_go_down_in_turn_order_then_in_reverse(players: int) -> None:
    table = first_workers(PLAIN[:players])
    seats: list[int] = []
    while table.view()["round"] == 0:
        seats.append(table.play(table.legal()[0]).seat)
    order = list(range(players))
    assert seats == order + order[::-1]
    assert seats[players - 1] == seats[players] == players - 1


@pytest.mark.rule("CC-FW-03")
def test_each_worker_is_a_woodcutter_or_a_miner() -> None:
    table = first_workers()
    for _ in range(6):
        assert {move.text.split()[1] for move in table.legal()} == {"woodcutter", "miner"}
        assert "CC-FW-03" in why(table, "build sheep 7.4")
        table.play(table.legal()[0])


@pytest.mark.rule("CC-FW-04", "CC-FW-05")
def test_woodcutters_go_to_any_forest_and_miners_to_any_mountain() -> None:
    table = first_workers()
    forests = "2.1 3.1 5.1 6.2 8.1 9.1 7.2 8.2 9.2 7.3 12.3 13.3 11.4 11.5 "
    forests += "12.5 11.6 10.7 10.8 8.9 9.9 10.9 4.5 2.6 4.6 1.7 2.7 1.8 4.8 5.8 5.9"
    mountains = "3.2 6.3 1.4 3.4 3.5 8.2 10.2 12.2 7.3 8.3 10.3 12.3 10.4 12.4 "
    mountains += "8.6 13.6 7.7 8.7 10.8 11.8 11.9 4.5 1.6 2.7 3.7 6.7 4.8 4.9"
    assert hexes(table, "woodcutter") == set(forests.split())
    assert hexes(table, "miner") == set(mountains.split())
    assert "CC-EXP-08" in why(table, "build woodcutter 6.3")  # mountain only
    assert "CC-EXP-09" in why(table, "build miner 9.1")  # forest only
    assert "CC-EXP-08" in why(table, "build woodcutter 7.4")  # grassland only
    assert "CC-EXP-09" in why(table, "build miner 6.4")  # loch


@pytest.mark.rule("CC-FW-05")
def test_shaded_hexes_are_not_open_to_first_workers() -> None:
    table = first_workers(PLAIN[:2])
    assert "7.2" in hexes(table, "woodcutter")
    assert "CC-EXP-15" in why(table, "build woodcutter 8.1")


@pytest.mark.rule("CC-FW-06")
def test_the_second_worker_may_stand_anywhere() -> None:
    table = first_workers(PLAIN[:2])
    before = hexes(table, "miner")
    for move in ("build woodcutter 7.2", "build woodcutter 8.2", "build woodcutter 4.5"):
        table.play(move)
    assert table.actor == 0
    assert hexes(table, "miner") == before - {"8.2", "4.5"}


@pytest.mark.rule("CC-FW-07", "CC-FW-08")
@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("build woodcutter 9.1", 6 + 1),
        ("build woodcutter 7.2", 6 + 2),
        ("build woodcutter 8.2", 6 + 6),
        ("build miner 3.4", 10 + 1),
        ("build miner 7.3", 10 + 5),
        ("build miner 8.2", 10 + 6),
    ],
)
def test_a_first_worker_costs_its_price_and_the_land(move: str, cost: int) -> None:
    table = first_workers()
    money = table.state.seats[0].money
    table.play(move)
    assert table.state.seats[0].money == money - cost


@pytest.mark.parametrize(
    ("unit", "cost"),
    [
        pytest.param("woodcutter", 12, marks=pytest.mark.rule("CC-EX-01")),
        pytest.param("miner", 16, marks=pytest.mark.rule("CC-EX-02")),
    ],
)
def test_forest_and_mountain_at_six_pounds(unit: str, cost: int) -> None:
    table = first_workers(map="A2 B1 C1 D1")
    money = table.state.seats[0].money
    table.play(f"build {unit} 3.5")
    assert table.state.seats[0].money == money - cost


@pytest.mark.rule("CC-FW-09")
@pytest.mark.parametrize(("unit", "left"), [("woodcutter", [3, 4]), ("miner", [4, 3])])
def test_the_worker_comes_from_its_own_column(unit: str, left: list[int]) -> None:
    table = first_workers()
    table.play(f"build {unit} 8.2")
    seats = table.view()["seats"]
    assert isinstance(seats, list)
    units = seats[0]["units_left"]
    assert [units["woodcutter"], units["miner"]] == left
    assert sum(units.values()) == 31


@pytest.mark.rule("CC-FW-10")
@pytest.mark.parametrize("unit", ["woodcutter", "miner"])
def test_a_hex_holds_one_worker(unit: str) -> None:
    table = first_workers(PLAIN[:2])
    table.play("build woodcutter 8.2")
    assert "CC-EXP-04" in why(table, f"build {unit} 8.2")
    table.play("build miner 7.3")
    assert "CC-EXP-04" in why(table, f"build {unit} 7.3")


@pytest.mark.rule("CC-FW-11")
def test_a_first_worker_gives_no_neighbourhood_bonus() -> None:
    table = first_workers()
    opponent = table.state.seats[2]
    place(table.state, 2, opponent.hooks.column_at[COLUMN_NAMES.index("sheep")], hex_number("7.1"))
    table.play("build woodcutter 7.2")
    assert table.actor == 1
    assert {move.text.split()[0] for move in table.legal()} == {"build"}


@pytest.mark.rule("CC-FW-12")
def test_no_port_is_used_while_first_workers_are_placed() -> None:
    table = ceilidh.new(
        "clans",
        2,
        1,
        {"map": "A1 B1 C1 D1", "clans": "none"},
        setup={"first": ["1"], "port": ["4", "5", "8", "2"]},
    )
    for _ in range(2):
        table.play(table.legal()[0])
    for move in ("build woodcutter 7.2", "build miner 12.2"):  # 12.2 is beside port 5
        table.play(move)
    assert table.actor == 1
    assert {move.text.split()[0] for move in table.legal()} == {"build"}
    assert table.why_not("port 5") is not None
    table.play("build woodcutter 4.5")
    table.play("build woodcutter 9.2")
    assert table.view()["round"] == 1
    table.play("ship")
    assert "port 5" in [move.text for move in table.legal()]


@pytest.mark.rule("CC-FW-13")
def test_fergusson_places_three_workers_on_the_border() -> None:
    table = first_workers(["buchanan", "fergusson", "campbell"])
    table.play("build woodcutter 7.2", seat=0)
    assert "8.1" in hexes(table, "woodcutter")
    assert "CC-FER-04" in why(table, "build miner 7.3")
    table.play("build miner 1.4", seat=1)
    table.play("build miner 7.3", seat=2)
    table.play("build woodcutter 8.2", seat=2)
    table.play("build miner 13.6", seat=1)
    table.play("build miner 12.2", seat=0)
    assert "CC-FER-04" in why(table, "build miner 8.3")
    table.play("build miner 4.9", seat=1)
    assert table.view()["round"] == 1


@pytest.mark.rule("CC-FW-13")
def test_macdonald_pays_six_pounds_for_a_fisherman() -> None:
    table = first_workers(["macdonald", "buchanan"])
    assert {move.text.split()[1] for move in table.legal()} == {"worker"}
    money = table.state.seats[0].money
    table.play("build worker 6.4")
    assert table.state.seats[0].money == money - 6


@pytest.mark.rule("CC-FW-13")
@pytest.mark.parametrize(("players", "saved"), [(3, 3), (2, 2)])
def test_robertson_saves_on_a_delta(players: int, saved: int) -> None:
    table = first_workers(["robertson", *PLAIN[: players - 1]])
    money = table.state.seats[0].money
    table.play("build woodcutter 6.2")
    assert table.state.seats[0].money == money - (6 + 6 - saved)


@pytest.mark.rule("CC-FW-Q1")
def test_placement_is_mandatory_and_only_affordable_hexes_are_offered() -> None:
    table = first_workers()
    table.state.mine(0).money = 8
    cost = table.state.map.cost
    assert hexes(table, "miner") == set()
    offered = hexes(table, "woodcutter")
    assert {"9.1", "7.2"} <= offered
    assert {cost[HEX_NAMES.index(name)] for name in offered} == {1, 2}
    assert "CC-EXP-05" in why(table, "build woodcutter 2.1")
    for move in ("done", "pass"):
        assert table.why_not(move) is not None
