"""A second opinion on the milestones, counted from the view of random games with plain sets."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.conditions import progress
from ceilidh.kernel.testing import RandomChoices
from tests.clans.oracle import Oracle, touching
from tests.clans.policy import rich_move

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"
CONTRACTS = {
    row["id"]: row
    for row in tomllib.loads((DATA / "contracts.toml").read_text("utf-8"))["contract"]
}
FACTORIES = {"dairy", "bakery", "distillery"}
KINDS = {"sheep", "cow", "field", "worker"} | FACTORIES
Hex = tuple[int, int]


class Counted:
    """What one seat has, from the view alone."""

    def __init__(self, view: dict[str, Any], seat: int, oracle: Oracle) -> None:
        self.own = view["seats"][seat]
        self.oracle = oracle
        self.units: dict[Hex, list[str]] = {}
        for piece in view["pieces"]:
            column, row = piece["hex"].split(".")
            if piece["seat"] == seat:
                self.units[int(column), int(row)] = piece["units"]
            elif piece.get("guest") == seat:
                self.units[int(column), int(row)] = piece["guest_units"]
        self.all = [unit for units in self.units.values() for unit in units]
        self.contracts = [CONTRACTS[number] for number in self.own["fulfilled"]]

    def groups(self) -> list[set[Hex]]:
        return self.oracle.settlements(set(self.units))

    def triangles(self) -> int:
        return sum(
            any(
                b in touching(a) and c in touching(a) and c in touching(b)
                for a, b, c in combinations(group, 3)
            )
            for group in self.groups()
        )

    def line(self) -> int:
        """The longest run of hexes, measured on the plane in half rows."""
        plane = {(column, 2 * row + (column + 1) % 2) for column, row in self.units}
        best = 0
        for column, height in plane:
            for across, down in ((0, 2), (1, 1), (1, -1)):
                length = 0
                while (column + length * across, height + length * down) in plane:
                    length += 1
                best = max(best, length)
        return best

    def gives(self, *words: str) -> list[int]:
        return [sum(row["gives"].get(word, 0) for word in words) for row in self.contracts]

    def value(self, milestone: int) -> int:
        own = self.own
        counts = {kind: self.all.count(kind) for kind in KINDS}
        rare = [sum(self.gives(good)) for good in ("cotton", "tobacco", "sugar_cane")]
        hired = 5 - own["board_merchants"]
        exported = {word for row in self.contracts for word in row["needs"]}
        values: dict[int, int] = {
            1: max(rare),
            2: len(own["ports"]),
            3: sum(counts[kind] for kind in FACTORIES),
            4: sum(own["goods"][good] for good in ("wool", "grain", "milk")),
            5: counts["worker"],
            6: own["shipping"] + hired + len(own["technology"]),
            7: self.triangles(),
            8: sum(counts[kind] >= 3 for kind in KINDS - {"worker"}),
            9: sum(count > 0 for count in counts.values()),
            10: len(self.all),
            11: max((sum(len(self.units[h]) for h in g) for g in self.groups()), default=0),
            12: sum(len(units) for h, units in self.units.items() if h in self.oracle.riverside()),
            13: self.line(),
            14: sum(hops >= 3 for hops in self.gives("hops")),
            15: len(exported),
            16: sum(bonus == 0 for bonus in self.gives("money", "free_hex", "upgrade")),
        }
        return values[milestone]


@pytest.mark.whole
@pytest.mark.rule("IN-M07-01", "IN-M11-01", "IN-M12-01", "IN-M13-01", "IN-M15-01")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (2, 8), (3, 5), (4, 6)])
def test_progress_is_what_the_view_shows(players: int, seed: int) -> None:
    table = ceilidh.new("clans", players, seed, {"modules": ["trains"], "clan_pool": POOL})
    dice = RandomChoices(seed)
    looked = 0
    while table.actor is not None:
        chosen, action = rich_move(table, dice)
        table.play(action.text, seat=chosen)
        if len(table.played) % 25 and table.actor is not None:
            continue
        view: dict[str, Any] = dict(table.view())
        a, b, c, d = view["map"]
        oracle = Oracle((a, b, c, d), players <= 2)
        for seat in range(players):
            counted = Counted(view, seat, oracle)
            for tile in railway(table.state).milestones:
                looked += 1
                assert progress(table.state, seat, tile) == counted.value(tile.id), tile.condition
    assert looked > 100


POOL = ["campbell", "stewart", "robertson", "buchanan", "fergusson"]
