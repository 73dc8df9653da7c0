"""Scoring tiles 6 to 9: imports, meat, upgrades and dear land (CC-SCO-T6 to T9)."""

import pytest

from tests.clans.scenario import Scenario


def with_tile(
    tile: int, players: int = 3, clans: list[str] | None = None, port: str = "5"
) -> Scenario:
    """A scenario whose first round is scored by that tile, with a port tile at corner A."""
    return Scenario(players, clans, setup={"scoring": [str(tile)], "port": [port]})


def glory(scenario: Scenario) -> list[int]:
    """The glory of every seat after this round."""
    scenario.end_round()
    return [seat.glory for seat in scenario.state.seats]


def export(scenario: Scenario, seat: int, contract: int, **goods: int) -> None:
    """Fulfil a contract in a turn of the seat, and leave its bonuses unused."""
    scenario.turn(seat)
    scenario.contract_in_box(seat, contract)
    scenario.goods(seat, **goods)
    scenario.play(f"fulfil {contract}")
    while "done" in scenario.texts():
        scenario.play("done")


@pytest.mark.rule("CC-SCO-T6", "CC-SCO-T6a", "CC-SCO-Q6")
def test_tile_6_gives_1_for_each_import_good_but_nothing_for_hops() -> None:
    scenario = with_tile(6)
    export(scenario, 0, 12, whisky=4)  # 4 sugar cane, 3 hops
    export(scenario, 0, 44, wool=1, bread=1, whisky=1)  # 2 tobacco, 4 hops
    export(scenario, 1, 7, bread=2)  # 2 cotton
    export(scenario, 2, 23, bread=1, whisky=1)  # 8 hops
    scenario.contract_in_box(1, 10)  # not fulfilled
    assert glory(scenario) == [6, 2, 0]


@pytest.mark.rule("CC-SCO-T7")
def test_tile_7_gives_2_for_each_meat_of_fulfilled_contracts() -> None:
    scenario = with_tile(7)
    scenario.place(0, "sheep", "4.1", "4.2")
    scenario.place(0, "cow", "4.3")
    scenario.turn(0)
    scenario.contract_in_box(0, 46)  # 2 wool, beef and mutton
    scenario.goods(0, wool=2)
    scenario.play("fulfil 46", "slaughter 4.1", "slaughter 4.3", "done")
    scenario.place(1, "sheep", "10.6")
    scenario.contract_in_box(1, 5)  # mutton, not fulfilled
    assert glory(scenario) == [4, 0, 0]


@pytest.mark.rule("CC-SCO-T7")
def test_tile_7_counts_the_meat_of_every_fulfilled_contract() -> None:
    scenario = with_tile(7)
    scenario.place(0, "cow", "4.1", "4.2")
    scenario.place(0, "sheep", "4.3", "4.4", "3.2")
    scenario.contract_in_box(0, 3)  # 2 beef
    scenario.play("fulfil 3", "slaughter 4.1", "slaughter 4.2")
    scenario.turn(0)
    scenario.contract_in_box(0, 5)  # 2 mutton
    scenario.play("fulfil 5", "slaughter 4.3", "slaughter 4.4")
    while "done" in scenario.texts():
        scenario.play("done")
    assert glory(scenario) == [8, 0, 0]


@pytest.mark.rule("CC-SCO-Q1")
@pytest.mark.parametrize(("tile", "expected"), [("6", 2), ("7", 4)])
def test_tiles_6_and_7_count_contracts_of_earlier_rounds(tile: str, expected: int) -> None:
    scenario = Scenario(setup={"scoring": ["4", tile]})
    scenario.place(0, "cow", "4.1", "4.2")
    scenario.contract_in_box(0, 3)
    scenario.play("fulfil 3", "slaughter 4.1", "slaughter 4.2")
    assert glory(scenario)[0] == 0
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-Q1")
@pytest.mark.parametrize(("tile", "expected"), [("6", 4), ("7", 8)])
def test_tiles_6_and_7_count_contracts_of_earlier_rounds_and_of_this_one(
    tile: str, expected: int
) -> None:
    scenario = Scenario(setup={"scoring": ["4", tile]})
    scenario.place(0, "cow", "4.1", "4.2")
    scenario.place(0, "sheep", "4.3", "4.4", "3.2")
    scenario.contract_in_box(0, 3)  # 2 beef, 2 sugar cane
    scenario.play("fulfil 3", "slaughter 4.1", "slaughter 4.2")
    scenario.end_round()
    scenario.turn(0)
    scenario.contract_in_box(0, 5)  # 2 mutton, 2 tobacco
    scenario.play("fulfil 5", "slaughter 4.3", "slaughter 4.4")
    while "done" in scenario.texts():
        scenario.play("done")
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-Q2")
def test_tile_7_counts_meat_that_port_tile_1_waived() -> None:
    scenario = with_tile(7, port="1")
    scenario.place(0, "cow", "1.1")
    scenario.contract_in_box(0, 3)
    scenario.play("fulfil 3", "port 1", "slaughter 1.1")
    assert glory(scenario)[0] == 4


@pytest.mark.rule("CC-SCO-T8", "CC-SCO-T8a")
@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ((), 0),
        (("ship",), 1),
        (("ship", "ship", "ship"), 3),
        (("hire", "hire"), 2),
        (("technology miner",), 1),
        (("technology miner", "technology woodcutter", "hire", "ship", "ship"), 5),
    ],
)
def test_tile_8_gives_1_for_each_upgrade(moves: tuple[str, ...], expected: int) -> None:
    scenario = with_tile(8)
    for move in moves:
        scenario.turn(0)
        scenario.play(move)
    assert glory(scenario) == [expected, 0, 0]


@pytest.mark.rule("CC-SCO-T8a")
def test_tile_8_counts_a_hired_merchant_wherever_it_stands() -> None:
    scenario = with_tile(8)
    scenario.play("hire")
    scenario.turn(0)
    scenario.play("buy wool 3")
    assert scenario.seat(0).merchants == 0
    assert glory(scenario)[0] == 1


@pytest.mark.rule("CC-SCO-T8b")
@pytest.mark.parametrize(
    ("clan", "players", "expected"),
    [
        pytest.param("fergusson", 4, 3, marks=pytest.mark.rule("CC-EX-D11")),
        ("fergusson", 2, 2),
        pytest.param("stewart", 4, 4, marks=pytest.mark.rule("CC-EX-D12")),
        ("macdonald", 2, 1),
        ("robertson", 4, 0),
    ],
)
def test_tile_8_counts_upgrades_the_clan_started_with(
    clan: str, players: int, expected: int
) -> None:
    others = ["campbell", "cunningham", "buchanan"]
    scenario = with_tile(8, players=players, clans=[clan, *others[: players - 1]])
    assert glory(scenario) == [expected] + [0] * (players - 1)


@pytest.mark.rule("CC-SCO-T8c")
@pytest.mark.parametrize(("choice", "expected"), [("hire", 1), ("recall wool", 0), ("ship", 1)])
def test_tile_8_does_not_count_a_merchant_taken_back(choice: str, expected: int) -> None:
    scenario = with_tile(8)
    scenario.play("buy wool 2")
    scenario.turn(0)
    scenario.goods(0, wool=3)
    scenario.contract_in_box(0, 6)
    scenario.play("fulfil 6", choice)
    assert glory(scenario)[0] == expected


@pytest.mark.rule("CC-SCO-T9")
@pytest.mark.parametrize(
    ("hexes", "expected"),
    [(("4.1",), 0), (("4.3",), 0), (("5.2",), 2), (("6.2",), 2), (("5.2", "6.2", "4.3"), 4)],
)
def test_tile_9_gives_2_for_each_hex_of_cost_5_or_6(hexes: tuple[str, ...], expected: int) -> None:
    # The costs of 4.1, 4.3, 5.2 and 6.2 are £2, £4, £5 and £6.
    scenario = with_tile(9)
    scenario.place(0, "sheep", *hexes)
    assert glory(scenario) == [expected, 0, 0]


@pytest.mark.rule("CC-SCO-Q3")
def test_tile_9_counts_a_dear_hex_entered_by_free_expand() -> None:
    scenario = with_tile(9)
    scenario.place(0, "sheep", "4.2")
    scenario.goods(0, wool=4)
    scenario.contract_in_box(0, 1)
    scenario.play("fulfil 1", "build cow 5.2")
    assert scenario.seat(0).money == 100 - 9
    assert glory(scenario)[0] == 2


@pytest.mark.rule("CC-SCO-Q3")
def test_tile_9_counts_a_dear_hex_entered_with_robertsons_discount() -> None:
    scenario = with_tile(9, clans=["robertson", "campbell", "cunningham"])
    scenario.place(0, "sheep", "4.2")
    scenario.play("build cow 5.2")
    assert scenario.seat(0).money == 100 - (9 + 5 - 3)
    assert glory(scenario)[0] == 2


@pytest.mark.rule("CC-SCO-Q3")
def test_tile_9_counts_a_dear_hex_entered_by_port_tile_7() -> None:
    scenario = with_tile(9, port="7")
    scenario.place(0, "sheep", "1.1", "5.2")
    scenario.play("port 7", "remove 1.1", "remove 5.2", "swap cow 1.1", "swap cow 5.2", "pass")
    assert scenario.seat(0).money == 116
    assert glory(scenario)[0] == 2
