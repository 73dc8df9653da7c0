"""Waterfalls and reach over them against a drawing of the map: hexes as polygons of corner points.

Nothing of the package's adjacency is used. Two hexes touch if they have two corners in common, a
river is a line between two corners, and a waterfall lies at the corner where such lines begin.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES, HEXES, Topology
from ceilidh.games.clans.components.pack import load
from tests.clans.oracle import DATA, Hex

Corner = tuple[int, int]
Line = frozenset[Corner]

MAPS = [
    ("A3", "B3", "C3", "D3"),
    ("A4", "B4", "C4", "D4"),
    ("A3", "B1", "C4", "D2"),
    ("A1", "B3", "C2", "D4"),
    ("A4", "B2", "C3", "D1"),
]
RECORDS = {record["id"]: record for record in tomllib.loads(DATA.read_text("utf-8"))["side"]}
OUTSIDE: list[Hex] = [(0, 1), (14, 1), (13, 10), (1, 10)]


def corners(hex_: Hex) -> list[Corner]:
    """A hex of width 4 and height 2, drawn on a grid of whole numbers."""
    x, y = 3 * hex_[0], 2 * hex_[1] + (hex_[0] + 1) % 2
    return [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]


def edge(one: Hex, other: Hex) -> Line:
    return frozenset(corners(one)) & frozenset(corners(other))


def hex_of(text: str) -> Hex:
    column, row = text.split(",")
    return int(column), int(row)


class Sheet:
    """One map as it would be drawn."""

    def __init__(self, sides: tuple[str, ...], small: bool) -> None:
        self.tokens: dict[Hex, str] = {}
        self.lines: set[Line] = set()
        for side in sides:
            columns, *lines = [line.split() for line in RECORDS[side]["grid"].split("\n") if line]
            for row, *tokens in lines:
                for column, token in zip(columns, tokens, strict=True):
                    if token != ".":
                        self.tokens[int(column), int(row)] = token
            for river in RECORDS[side]["rivers"]:
                for part in river:
                    one, other = [hex_of(text) for text in part.split("|")]
                    self.lines.add(edge(one, other))
        self.inside = dict(self.tokens)
        if not small:
            self.tokens.update(dict.fromkeys(OUTSIDE, "~~"))
        self.falls = [hex_ for hex_, token in self.tokens.items() if token.endswith("w")]
        self.touching: dict[Hex, set[Hex]] = {hex_: set() for hex_ in self.tokens}
        for one, other in combinations(self.tokens, 2):
            if len(edge(one, other)) == 2:
                self.touching[one].add(other)
                self.touching[other].add(one)

    def source(self, fall: Hex) -> Corner:
        """The corner of the waterfall at which exactly one line of a river begins."""
        ends = [point for line in self.lines for point in line]
        (found,) = [
            point
            for point in corners(fall)
            if ends.count(point) == 1
            and not any(line <= set(corners(fall)) for line in self.at(point))
        ]
        return found

    def at(self, point: Corner) -> Iterator[Line]:
        return (line for line in self.lines if point in line)

    def dry(self, hex_: Hex) -> set[Hex]:
        return {other for other in self.touching[hex_] if edge(hex_, other) not in self.lines}

    def reach(self, hex_: Hex, level: int) -> set[Hex]:
        """By shipping: dry sides, then any side of a river, then chains of lochs."""
        if level == 0:
            return self.dry(hex_)
        found = set(self.touching[hex_])
        wave = {hex_}
        for _ in range(level - 1):
            lochs = {near for one in wave for near in self.touching[one]}
            wave = {one for one in lochs if self.inside.get(one) == "~~"}
            found |= {near for one in wave for near in self.touching[one]}
        return found - {hex_}


def place(hex_: int) -> Hex:
    return hex_of(HEX_NAMES[hex_].replace(".", ","))


@pytest.fixture(params=[(sides, small) for sides in MAPS for small in (False, True)], ids=str)
def drawn(request: pytest.FixtureRequest) -> tuple[Sheet, Topology]:
    sides, small = request.param
    return Sheet(sides, small), load(None).topology(sides, small)


@pytest.mark.rule("IN-WF-01", "IN-WF-02", "IN-WF-03", "IN-WF-04", "IN-WF-05")
def test_every_waterfall_joins_two_banks(drawn: tuple[Sheet, Topology]) -> None:
    sheet, topology = drawn
    assert sorted(place(hex_) for hex_ in topology.waterfalls) == sorted(sheet.falls)
    number = {place(hex_): hex_ for hex_ in range(HEXES)}
    for fall in sheet.falls:
        corner = sheet.source(fall)
        banks = [hex_ for hex_ in sheet.tokens if corner in corners(hex_) and hex_ != fall]
        one, other = [number[hex_] for hex_ in banks]
        assert "M" in sheet.tokens[fall]
        assert {one, other} <= set(topology.neighbours[number[fall]])
        assert not topology.riverside.has(number[fall])
        assert other in topology.adjacent[one] and other not in topology.neighbours[one]
        along = topology.land.intersection(topology.riverside)
        assert along.has(one) == topology.land.has(one)
        assert along.has(other) == topology.land.has(other)


@pytest.mark.rule("IN-WF-02", "IN-WF-05", "CC-REA-11")
def test_reach_over_waterfalls_is_that_of_the_drawing(drawn: tuple[Sheet, Topology]) -> None:
    sheet, topology = drawn
    for hex_ in range(HEXES):
        here = place(hex_)
        for level in range(6):
            reached = {place(other) for other in topology.reach[level][hex_].hexes()}
            assert reached == (sheet.reach(here, level) if here in sheet.tokens else set())
