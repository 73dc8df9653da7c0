"""Clan Fergusson: three first workers on the border, and shipping from the start (CC-FER)."""

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from tests.clans.scenario import Scenario

OTHERS = ("buchanan", "campbell", "stewart", "cunningham")


def first_workers(players: int = 3, seat: int = 0) -> Table:
    """A table at the first workers, Fergusson in `seat`."""
    clans = list(OTHERS[: players - 1])
    clans.insert(seat, "fergusson")
    fixed = {"clan": [*clans, OTHERS[players - 1]], "first": ["1"]}
    table = ceilidh.new("clans", players, 1, {"map": "A1 B1 C1 D1"}, setup=fixed)
    for clan in reversed(clans):
        table.play(f"choose {clan}")
    return table


def hexes_for(table: Table, unit: str) -> set[str]:
    words = [move.text.split() for move in table.legal()]
    return {word[2] for word in words if word[1] == unit}


@pytest.mark.rule("CC-FER-01", "CC-FER-03")
@pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 2)])
def test_a_third_worker_follows_after_all_others(players: int, seat: int) -> None:
    table = first_workers(players, seat)
    actors = []
    while table.state.round == 0:
        actors.append(table.actor)
        table.play(table.legal()[0])
    order = list(range(players))
    assert actors == [*order, *reversed(order), seat]


@pytest.mark.rule("CC-FER-02", "CC-FER-05")
def test_all_three_are_paid_in_full_and_may_stand_far_apart() -> None:
    table = first_workers()
    start = table.state.seats[0].money
    table.play("build woodcutter 5.1")
    for hex_ in ("6.3", "3.4", "3.5", "7.7"):
        table.play(f"build miner {hex_}")
    table.play("build miner 1.4")
    table.play("build miner 13.6")
    assert table.state.seats[0].money == start - (6 + 1) - (10 + 2) - (10 + 1)


@pytest.mark.rule("CC-FER-04")
def test_with_three_players_all_stand_on_the_outer_edge() -> None:
    table = first_workers()
    edge = {
        "woodcutter": {
            *("1.7", "1.8", "2.1", "3.1", "5.1", "5.9"),
            *("8.1", "8.9", "9.1", "9.9", "10.9", "13.3"),
        },
        "miner": {"1.4", "1.6", "4.9", "11.9", "13.6"},
    }
    elsewhere = iter(("3.4", "3.5", "6.3", "7.7"))
    while table.state.round == 0:
        if table.actor == 0:
            assert {unit: hexes_for(table, unit) for unit in edge} == edge
            taken = table.play(table.legal()[0]).action.text.split()[2]
            edge = {unit: hexes - {taken} for unit, hexes in edge.items()}
        else:
            table.play(f"build miner {next(elsewhere)}")


@pytest.mark.rule("CC-FER-04")
def test_with_two_players_the_border_is_that_of_the_active_map() -> None:
    table = first_workers(players=2)
    assert {"2.6", "8.2", "12.3"} <= hexes_for(table, "woodcutter")
    assert {"12.2", "12.4", "4.8"} <= hexes_for(table, "miner")
    shaded, inner = {"1.7", "5.1", "1.4", "13.6"}, {"6.3", "7.3", "3.5", "4.5", "6.7"}
    both = hexes_for(table, "woodcutter") | hexes_for(table, "miner")
    assert not both & (shaded | inner)
    table.play(table.legal()[0])
    assert inner & hexes_for(table, "miner")


@pytest.mark.rule("CC-FER-06")
@pytest.mark.parametrize(("players", "lochs"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_starts_with_1_or_2_loch_shipping_for_free(players: int, lochs: int) -> None:
    table = first_workers(players=players)
    seat = table.state.seats[0]
    assert seat.money == table.state.rules.components.starting_tile(seat.tile).money
    assert seat.shipping == 1 + lochs
    scenario = Scenario(players=players, clans=["fergusson", *OTHERS[: players - 1]])
    scenario.place(0, "sheep", "4.4")
    builds = scenario.texts("build")
    far = {1: "build miner 6.3", 2: "build cow 7.4", 3: "build cow 8.4"}
    assert [number for number, move in far.items() if move in builds] == list(range(1, lochs + 1))


@pytest.mark.rule("CC-FER-07")
@pytest.mark.parametrize(("players", "upgrades"), [(2, 2), (3, 3), (4, 3)])
def test_the_gift_counts_for_scoring_tile_8(players: int, upgrades: int) -> None:
    clans = ["fergusson", "campbell", "cunningham", "robertson"][:players]
    scenario = Scenario(players=players, clans=clans, setup={"scoring": list("81234")})
    scenario.end_round()
    assert [seat.glory for seat in scenario.state.seats] == [upgrades] + [0] * (players - 1)
