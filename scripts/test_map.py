"""The page of the places that tests name, `docs/howto/test-map.md`, printed from the scenarios.

PYTHONPATH=src python -m scripts.test_map            print it
PYTHONPATH=src python -m scripts.test_map --write    write the page anew
"""

from __future__ import annotations

import sys
from pathlib import Path

from ceilidh.draw.clans.table_view import read
from ceilidh.draw.text.clans.map import TextMap
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.glenmore.grid import CELL_NAMES, cell_at
from ceilidh.kernel.hexset import HexSet
from scripts.printed_page import put
from tests.clans.scenario import Scenario as ClansScenario
from tests.glenmore.scenario import Scenario as GlenMoreScenario

PAGE = Path(__file__).resolve().parents[1] / "docs" / "howto" / "test-map.md"
WIDTH = 100
# The part of a territory that is shown: home tiles and what lies around them.
COLUMNS, ROWS, CELL_WIDTH = range(-2, 4), range(2, -3, -1), 22

INTRODUCTION = """\
# Test maps

For contributors: the hexes and cells that tests name. `python -m scripts.test_map --write` prints
this page from the scenarios of the tests, and a test compares it: do not edit it.

## Clans of Caledonia

`Scenario()` of `tests/clans/scenario.py` plays on the map {sides}. A hex shows its terrain
(G grassland, F forest, M mountain, ~ loch) and the cost of its land above its name; `═` and `║` are
rivers, `P5` is a port tile.
"""
TERRITORY = """\
## Glen More II

`Scenario()` of `tests/glenmore/scenario.py` gives every seat the home tiles, one Scot in
the village and an empty rondel ahead of the pawns. A cell is `x.y`; x grows to the right, y
upwards. Cells in brackets hold a tile; `~` marks a river.
"""


def block(text: str) -> str:
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join(["```text", *lines, "```", ""])


def wrapped(title: str, words: list[str]) -> str:
    """A title and its words, in lines that are not too long."""
    lines = [f"- {title}:"]
    for word in words or ["none"]:
        if len(lines[-1]) + len(word) + 2 > WIDTH:
            lines.append(" ")
        lines[-1] += f" {word},"
    return "\n".join(lines).rstrip(",")


def names(hexes: HexSet) -> list[str]:
    return [HEX_NAMES[hex_] for hex_ in hexes.hexes()]


def picture(scenario: ClansScenario, topology: Topology) -> str:
    position = read(scenario.table.view())
    return block(TextMap(topology, position, (), {}, {}).text().plain.rstrip())


def facts(scenario: ClansScenario, topology: Topology) -> str:
    """What the picture shows with effort, or not at all."""
    ports = zip(topology.ports, read(scenario.table.view()).ports, strict=True)
    rivers = [f"{HEX_NAMES[one]}|{HEX_NAMES[other]}" for one, other in topology.rivers]
    return "\n".join(
        [
            wrapped("Ports", [f"{HEX_NAMES[hex_]} tile {tile}" for hex_, tile in ports]),
            wrapped("Lochs", names(topology.loch)),
            wrapped("Rivers between", rivers),
            wrapped("Deltas", names(topology.delta)),
            wrapped("Border", names(topology.border)),
            wrapped("Beside a loch", names(topology.lochside.minus(topology.loch))),
            "",
        ]
    )


def clans_map(players: int) -> str:
    scenario = ClansScenario(players=players)
    rules = scenario.state.rules
    a, b, c, d = read(scenario.table.view()).sides
    topology = rules.components.topology((a, b, c, d), players <= 2)
    return f"{picture(scenario, topology)}\n{facts(scenario, topology)}"


def territory() -> str:
    """The cells around the home tiles of a seat."""
    scenario = GlenMoreScenario()
    river = scenario.seat(0).river
    lines = []
    for y in ROWS:
        shown = []
        for cell in [cell_at(x, y) for x in COLUMNS]:
            name, sign = CELL_NAMES[cell], "~" if river >> cell & 1 else ""
            tile = scenario.tile_on(0, name)
            shown.append(f"[{name} {tile}{sign}]" if tile else name)
        lines.append("".join(word.center(CELL_WIDTH) for word in shown))
    return block("\n\n".join(lines))


def seats() -> str:
    state = GlenMoreScenario().state
    places = [f"seat {seat} on space {place}" for seat, place in enumerate(state.places)]
    coins = [f"seat {number} has {seat.coins}" for number, seat in enumerate(state.seats)]
    return "\n".join([wrapped("Pawns", places), wrapped("Coins", coins), ""])


def page() -> str:
    sides = " ".join(read(ClansScenario().table.view()).sides)
    parts = [
        INTRODUCTION.format(sides=sides),
        "### Three and four players\n",
        clans_map(3),
        "### One and two players\n",
        "The land of the outer ring is out of play and the port tiles lie on lochs inside.\n",
        clans_map(2),
        TERRITORY,
        territory(),
        seats(),
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    put(PAGE, page(), sys.argv[1:])
