"""Action 3: expand (CC-EXP). What it costs, the bonuses after it, and deployed workers."""

from pathlib import Path

import pytest

from tests.clans.scenario import Scenario

BOARD = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data/player_board.toml"
COSTS = {
    "sheep": 8,
    "cow": 9,
    "dairy": 12,
    "bakery": 8,
    "field": 18,
    "distillery": 10,
    "woodcutter": 6,
    "miner": 10,
}


def pieces(scenario: Scenario) -> list[object]:
    found = scenario.table.view()["pieces"]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("CC-EXP-05", "CC-EXP-21")
@pytest.mark.parametrize(("unit", "cost"), COSTS.items())
def test_unit_and_land_are_paid_together(unit: str, cost: int) -> None:
    scenario = Scenario()
    scenario.place(0, "sheep", "7.2")
    scenario.play(f"build {unit} 8.2")  # land cost £6
    assert scenario.seat(0).money == 100 - cost - 6


@pytest.mark.rule("CC-EXP-05")
@pytest.mark.parametrize(
    ("hex_", "land"), [("7.1", 1), ("7.2", 2), ("10.3", 3), ("7.4", 4), ("7.3", 5), ("6.2", 6)]
)
def test_the_land_costs_one_to_six_pounds(hex_: str, land: int) -> None:
    scenario = Scenario()
    scenario.place(0, "miner", "8.2", "6.3", "10.4")
    scenario.place(0, "woodcutter", "8.1")
    scenario.seat(0).money = 8 + land - 1
    assert "CC-EXP-05" in scenario.why_not(f"build sheep {hex_}")
    scenario.seat(0).money = 8 + land
    scenario.play(f"build sheep {hex_}")
    assert scenario.seat(0).money == 0


@pytest.mark.rule("CC-EXP-06")
@pytest.mark.parametrize(("unit", "cost"), COSTS.items())
def test_every_unit_of_a_column_costs_the_same(unit: str, cost: int) -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "cow" if unit == "sheep" else "sheep", "7.2", "13.3", "10.9")
    spent: list[int] = []
    for hex_, land in [("7.3", 5), ("8.2", 6), ("12.3", 6), ("10.8", 5)]:
        scenario.turn(0)
        scenario.seat(0).money = 100
        scenario.play(f"build {unit} {hex_}")
        spent.append(100 - scenario.seat(0).money - land)
    assert spent == [cost] * 4


@pytest.mark.rule("CC-EXP-16")
def test_bonuses_come_after_the_unit_is_paid_and_placed() -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.2")
    scenario.place(0, "dairy", "2.2", "3.2", "4.1")
    scenario.place(1, "cow", "7.4")
    for move in ("bargain milk 1", "draw"):
        scenario.why_not(move)
    scenario.play("build dairy 7.3")
    assert scenario.seat(0).money == 100 - 12 - 5
    assert {"hex": "7.3", "seat": 0, "units": ["dairy"]} in pieces(scenario)
    assert set(scenario.texts()) == {"bargain milk 1", "bargain milk 2", "draw", "done"}


@pytest.mark.rule("CC-EXP-17")
@pytest.mark.parametrize(
    "moves", [["bargain milk 2", "draw", "done"], ["draw", "done", "bargain milk 2"]]
)
def test_the_bonuses_of_an_expand_come_in_either_order(moves: list[str]) -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, "woodcutter", "7.2")
    scenario.place(0, "dairy", "2.2", "3.2", "4.1")
    scenario.place(1, "cow", "7.4")
    scenario.play("build dairy 7.3", *moves)
    assert scenario.stock(0, "milk") == 2
    assert len(scenario.state.bottom) == 3  # the contracts drawn and not kept
    assert scenario.table.actor == 1


@pytest.mark.rule("CC-EXP-19")
@pytest.mark.parametrize(("unit", "income"), [("woodcutter", 4), ("miner", 6)])
@pytest.mark.parametrize("hex_", ["8.2", "7.3", "4.5"])  # forest and mountain alike
def test_income_follows_the_column_not_the_hex(unit: str, income: int, hex_: str) -> None:
    scenario = Scenario(ports=False)
    scenario.place(0, unit, hex_)
    scenario.end_round()
    assert scenario.seat(0).money == 100 + 16 + income


@pytest.mark.rule("CC-EXP-20")
@pytest.mark.parametrize("unit", ["woodcutter", "miner"])
def test_all_workers_are_alike_for_scoring(unit: str) -> None:
    scenario = Scenario(ports=False, setup={"scoring": ["4", "1", "2", "3", "8"]})
    scenario.place(0, unit, "8.2", "7.3")
    scenario.end_round()
    assert scenario.seat(0).glory == 4
    assert {"hex": "8.2", "seat": 0, "units": ["worker"]} in pieces(scenario)


@pytest.mark.rule("CC-EXP-20")
def test_all_workers_are_alike_for_port_7() -> None:
    scenario = Scenario(setup={"port": ["5", "7", "8", "2"]})
    scenario.place(0, "sheep", "13.2")
    scenario.place(0, "woodcutter", "12.3")
    scenario.place(0, "bakery", "8.2")
    scenario.play("port 7", "remove 8.2", "remove 12.3")
    swapped = {text.split()[1] for text in scenario.texts("swap")}
    # A miner is no new type where a woodcutter was removed.
    assert swapped == {"sheep", "cow", "dairy", "distillery"}


@pytest.mark.rule("CC-EXP-Q1")
def test_a_discount_never_pays_out(tmp_path: Path) -> None:
    # No printed cost is that low, so a pack with sheep at £1 shows it: 1 + 1 - 3 on a delta.
    text = BOARD.read_text("utf-8")
    cheap = text.replace('id = "sheep"\ncost = 8', 'id = "sheep"\ncost = 1')
    assert cheap != text
    (tmp_path / "player_board.toml").write_text(cheap, "utf-8")
    clans = ["robertson", "campbell", "stewart"]
    scenario = Scenario(clans=clans, ports=False, data_pack=str(tmp_path))
    scenario.place(0, "miner", "3.4")
    scenario.seat(0).money = 0
    scenario.play("build sheep 2.3")
    assert scenario.seat(0).money == 0


@pytest.mark.rule("CC-EXP-Q2")
@pytest.mark.parametrize("clan", ["campbell", "stewart"])
def test_the_neighbourhood_bonus_does_not_help_to_pay(clan: str) -> None:
    spare = "robertson" if clan == "stewart" else "stewart"
    scenario = Scenario(clans=[clan, spare, "mackenzie"], ports=False)
    scenario.place(0, "miner", "7.3")
    scenario.place(1, "sheep", "8.4")
    scenario.place(1, "sheep", "7.2")
    scenario.seat(0).money = 8 + 6 - 1  # Stewart would earn £1 by the bonus
    assert "CC-EXP-05" in scenario.why_not("build sheep 8.2")
    scenario.seat(0).money = 8 + 6
    scenario.play("build sheep 8.2")
    assert scenario.seat(0).money == 0
    # Nothing is left for wool at £2, and the bonus cannot sell any.
    assert scenario.texts("bargain") == []
    assert scenario.table.actor == 1
