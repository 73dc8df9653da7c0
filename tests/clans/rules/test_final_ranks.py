"""Final scoring by rank: exports and settlements (CC-FIN-11 to 17)."""

import pytest

from tests.clans.scenario import Scenario


def exports(*numbers: int) -> list[int]:
    """The export points of seats with so many fulfilled contracts."""
    scenario = Scenario(players=len(numbers))
    contract = 1
    for seat, number in enumerate(numbers):
        for _ in range(number):
            scenario.contract_in_box(seat, contract)
            contract += 1
        scenario.seat(seat).fulfilled = scenario.seat(seat).box
        scenario.seat(seat).box = ()
    return dict(scenario.table.sheet())["exports"]


@pytest.mark.rule("CC-FIN-11")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [((3, 2, 1), [12, 6, 0]), ((0, 4, 2), [0, 12, 6]), ((1, 2, 3, 4), [0, 0, 6, 12])],
)
def test_most_contracts_score_12_and_second_most_6(
    numbers: tuple[int, ...], points: list[int]
) -> None:
    assert exports(*numbers) == points


@pytest.mark.rule("CC-FIN-12")
def test_with_two_players_only_the_most_contracts_score() -> None:
    assert exports(2, 1) == [8, 0]
    assert exports(2, 7) == [0, 8]


@pytest.mark.rule("CC-FIN-13")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        pytest.param((4, 4, 1), [9, 9, 0], marks=pytest.mark.rule("CC-EX-18", "CC-FIN-14")),
        pytest.param((2, 2), [4, 4], marks=pytest.mark.rule("CC-EX-19")),
        pytest.param((5, 3, 3, 1), [12, 3, 3, 0], marks=pytest.mark.rule("CC-EX-D1")),
        pytest.param((2, 2, 2), [6, 6, 6], marks=pytest.mark.rule("CC-EX-D2")),
        pytest.param((3, 1, 3, 3), [6, 0, 6, 6], marks=pytest.mark.rule("CC-EX-D3", "CC-FIN-14")),
        ((3, 1, 1, 1), [12, 2, 2, 2]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),  # 18 shared by four, rounded down
    ],
)
def test_tied_players_share_the_points_of_their_ranks(
    numbers: tuple[int, ...], points: list[int]
) -> None:
    assert exports(*numbers) == points


@pytest.mark.rule("CC-FIN-Q3")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [((1, 0, 0), [12, 3, 3]), ((0, 0, 0), [6, 6, 6]), ((0, 0), [4, 4]), ((2, 1, 0), [12, 6, 0])],
)
def test_players_without_contracts_share_ranks(numbers: tuple[int, ...], points: list[int]) -> None:
    assert exports(*numbers) == points


def settlements(*groups: str) -> list[int]:
    """The settlement points of seats that stand on these hexes with 4-loch shipping."""
    scenario = Scenario(players=len(groups))
    for seat, hexes in enumerate(groups):
        names = hexes.split()
        for place, unit in enumerate(("sheep", "cow", "bakery")):
            scenario.place(seat, unit, *names[4 * place : 4 * place + 4])
        scenario.shipping(seat, 5)
    return dict(scenario.table.sheet())["settlements"]


@pytest.mark.rule("CC-FIN-15")
@pytest.mark.parametrize(
    ("groups", "points"),
    [
        (("4.1", "5.6 4.4", "10.5 10.6 10.8"), [6, 12, 18]),
        (("6.3 5.2", "5.6 4.4 4.2", "10.5 10.6 10.8 8.8", "1.8"), [6, 12, 18, 0]),
    ],
)
def test_most_settlements_score_18_then_12_then_6(
    groups: tuple[str, ...], points: list[int]
) -> None:
    assert settlements(*groups) == points


@pytest.mark.rule("CC-FIN-16")
def test_with_two_players_only_the_most_settlements_score() -> None:
    assert settlements("5.6", "4.4 4.2") == [0, 12]
    assert settlements("5.6 6.3 10.5", "4.4 4.2") == [12, 0]


@pytest.mark.rule("CC-FIN-17")
@pytest.mark.parametrize(
    ("groups", "points"),
    [
        pytest.param(
            ("4.1", "5.6", "10.5", "1.8"), [9, 9, 9, 9], marks=pytest.mark.rule("CC-EX-D4")
        ),
        pytest.param(
            (
                "1.1 1.3 2.2 4.2 4.3 4.5 9.5 10.6 10.8",  # nine settlements
                "5.2 5.6 6.3 7.7 8.8 10.5 10.7",  # seven
                "6.2 7.1 7.4 8.4 8.7 8.9 9.9",  # seven
                "1.8 3.7 4.7 4.9",  # four
            ),
            [18, 9, 9, 0],
            marks=pytest.mark.rule("CC-EX-D5"),
        ),
        pytest.param(
            ("4.4 4.2", "5.6", "10.5", "1.8"), [18, 6, 6, 6], marks=pytest.mark.rule("CC-EX-D6")
        ),
        (("4.1", "5.6", "10.5"), [12, 12, 12]),
        (("4.4 4.2", "5.6 6.3", "10.5"), [15, 15, 6]),
    ],
)
def test_settlement_ties_are_shared_in_the_same_way(
    groups: tuple[str, ...], points: list[int]
) -> None:
    assert settlements(*groups) == points
