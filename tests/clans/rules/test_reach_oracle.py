"""Reach and settlements of positions from random games, against the slow oracle."""

import random

import pytest

import ceilidh
from ceilidh.games.clans.components.hexes import coordinates
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from tests.clans.oracle import Hex, Oracle

MAPS = [
    ("A1", "B1", "C1", "D1"),
    ("A2", "B2", "C2", "D2"),
    ("A1", "B2", "C1", "D2"),
    ("A2", "B1", "C2", "D1"),
    ("A2", "B2", "C1", "D1"),
]


def play_wildly(table: Table, chance: random.Random, moves: int) -> None:
    """Random moves that like to build and to ship and do not like to pass."""
    for _ in range(moves):
        legal = table.legal()
        if not legal:
            return
        wanted = [move for move in legal if move.text.split()[0] in ("build", "ship", "row")]
        active = [move for move in legal if move.text != "pass"]
        table.play(chance.choice(wanted if wanted and chance.random() < 0.7 else active or legal))


def units(state: State, seat: int) -> set[Hex]:
    return {coordinates(hex_) for hex_ in state.seats[seat].own.hexes()}


@pytest.mark.rule("CC-STL-13", "CC-STL-05", "CC-REA-08", "CC-REA-11")
@pytest.mark.parametrize("sides", MAPS, ids=" ".join)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_positions_agree_with_the_oracle(
    sides: tuple[str, str, str, str], players: int
) -> None:
    oracle = Oracle(sides, players <= 2)
    chance = random.Random(" ".join(sides) + str(players))
    clans = ["macdonald", "fergusson", "campbell", "robertson", "stewart"]
    table = ceilidh.new(
        "clans", players, 7, {"map": " ".join(sides)}, setup={"clan": clans[: players + 1]}
    )
    best = 0
    while table.actor is not None:
        play_wildly(table, chance, 15)
        state = table.state
        assert isinstance(state, State)
        for number, seat in enumerate(state.seats):
            own = units(state, number)
            near = [oracle.reach(hex_, seat.shipping) for hex_ in own]
            assert {coordinates(hex_) for hex_ in seat.reach.hexes()} == set().union(*near)
            linked = linked_settlements(state, seat)
            assert linked == oracle.settlement_value(own, seat.shipping)
            best = max(best, linked)
    assert best >= 3, "the games should reach positions worth comparing"
