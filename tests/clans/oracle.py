"""A slow second opinion on the map: plain sets of (column, row), read straight from the data file.

Nothing here comes from the package, and nothing is meant to be fast. Adjacency is measured as the
distance of hex centres and loch chains are walked one by one, so that an error in the package's
tables is not likely to be repeated.
"""

import tomllib
from functools import cache
from pathlib import Path

Hex = tuple[int, int]
Side = frozenset[Hex]

DATA = Path(__file__).resolve().parents[2] / "src/ceilidh/games/clans/data/map_modules.toml"
OUTSIDE: dict[str, Hex] = {"A": (0, 1), "B": (14, 1), "C": (13, 10), "D": (1, 10)}
PLANE = [(column, row) for column in range(-1, 16) for row in range(-1, 12)]


@cache
def touching(one: Hex) -> frozenset[Hex]:
    """The hexes of the plane whose centres are one hex apart."""
    found = set()
    for other in PLANE:
        across = one[0] - other[0]
        down = (2 * one[1] + (one[0] + 1) % 2) - (2 * other[1] + (other[0] + 1) % 2)
        if 3 * across * across + down * down == 4:
            found.add(other)
    return frozenset(found)


@cache
def side_records() -> dict[str, dict[str, object]]:
    records = tomllib.loads(DATA.read_text("utf-8"))["side"]
    return {record["id"]: record for record in records}


class Oracle:
    """One assembled map, for 1-2 players (small) or 3-4 players."""

    def __init__(self, sides: tuple[str, str, str, str], small: bool) -> None:
        self.small = small
        self.token: dict[Hex, str] = {}
        self.rivers: set[Side] = set()
        self.ports: list[Hex] = []
        for side in sides:
            record = side_records()[side]
            self._read_grid(str(record["grid"]))
            self._read_rivers(record["rivers"])
            port = record["port_12"]
            assert isinstance(port, list)
            self.ports.append((port[0], port[1]) if small else OUTSIDE[side[0]])
        self.module_lochs = {hex_ for hex_, token in self.token.items() if token == "~~"}
        self.whole = set(self.token)
        if not small:
            for outside in OUTSIDE.values():
                self.token[outside] = "~~"
        self.lochs = {hex_ for hex_, token in self.token.items() if token == "~~"}
        self.all_land = set(self.token) - self.lochs
        self.shaded = {hex_ for hex_ in self.all_land if small and self.at_edge(hex_)}
        self.land = self.all_land - self.shaded
        self.active = self.land | self.lochs

    def _read_grid(self, grid: str) -> None:
        head, *lines = [line.split() for line in grid.strip().splitlines()]
        for row, *tokens in lines:
            for column, token in zip(head, tokens, strict=True):
                if token != ".":
                    self.token[int(column), int(row)] = token

    def _read_rivers(self, rivers: object) -> None:
        assert isinstance(rivers, list)
        for river in rivers:
            for text in river:
                ends = [place.split(",") for place in text.split("|")]
                self.rivers.add(frozenset((int(end[0]), int(end[1])) for end in ends))

    def at_edge(self, hex_: Hex) -> bool:
        """Some side of the hex faces a place that no module covers."""
        return not touching(hex_) <= self.whole

    def terrain(self, letter: str) -> set[Hex]:
        return {hex_ for hex_ in self.land if letter in self.token[hex_]}

    def cost(self, hex_: Hex) -> int:
        digits = [sign for sign in self.token.get(hex_, "") if sign.isdigit()]
        return int(digits[0]) if digits else 0

    def adjacent(self, hex_: Hex) -> set[Hex]:
        return {other for other in touching(hex_) if other in self.token and hex_ in self.token}

    def neighbours(self, hex_: Hex) -> set[Hex]:
        return {x for x in self.adjacent(hex_) if frozenset((hex_, x)) not in self.rivers}

    def reach(self, hex_: Hex, level: int) -> set[Hex]:
        found = self.adjacent(hex_) if level >= 1 else self.neighbours(hex_)
        if hex_ in self.token and level >= 2:
            self._sail([hex_], level - 1, found)
        return found - {hex_}

    def _sail(self, route: list[Hex], left: int, found: set[Hex]) -> None:
        """Walks every route of loch hexes and notes all shores."""
        if len(route) > 1:
            found |= self.adjacent(route[-1])
        if left:
            for water in self.adjacent(route[-1]) & self.module_lochs:
                if water not in route:
                    self._sail([*route, water], left - 1, found)

    def border(self) -> set[Hex]:
        if not self.small:
            return {hex_ for hex_ in self.active & self.whole if self.at_edge(hex_)}
        beside = {hex_ for hex_ in self.active if self.adjacent(hex_) & self.shaded}
        return beside | {hex_ for hex_ in self.active if self.at_edge(hex_)}

    def delta(self) -> set[Hex]:
        found: set[Hex] = set()
        for river in self.rivers:
            one, other = river
            if touching(one) & touching(other) & self.lochs:
                found |= river
        return found & self.land

    def riverside(self) -> set[Hex]:
        return {hex_ for river in self.rivers for hex_ in river} & self.land

    def lochside(self) -> set[Hex]:
        return {x for x in self.active if x in self.lochs or self.adjacent(x) & self.lochs}

    def settlements(self, units: set[Hex]) -> list[set[Hex]]:
        """Groups of own units on neighbouring hexes."""
        groups: list[set[Hex]] = []
        for unit in sorted(units):
            near = [group for group in groups if group & self.neighbours(unit)]
            groups = [group for group in groups if group not in near]
            groups.append({unit}.union(*near))
        return groups

    def settlement_value(self, units: set[Hex], level: int) -> int:
        """The number of settlements in the largest group that shipping links (CC-STL-13)."""
        left = self.settlements(units)
        best = 0
        while left:
            linked = [left.pop()]
            for group in linked:
                shore = set().union(*(self.reach(unit, level) for unit in group))
                joined = [other for other in left if other & shore]
                linked += joined
                left = [other for other in left if other not in joined]
            best = max(best, len(linked))
        return best
