"""Fits map sides of ours to those of a pack, so that an incomplete pack can be played.

A river between two modules needs land on both banks, whatever sides meet there (CC-DAT-16). Where a
side of the owner does not fit ours, ours gives way: its river ends, or its loch becomes land.
"""

from typing import Any

from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.component_data.tables import TableSource

TABLE, ROWS = "map_modules", "side"
LOCH, LAND = "~~", "G1"


def fitted(pack: Pack, source: TableSource) -> Pack:
    """The pack with our sides fitted to it; whatever cannot be read stays as it is."""
    if not isinstance(pack.rows.get(TABLE, {}).get(ROWS), dict):
        return pack
    sides = source.read(TABLE + ".toml").fields.get(ROWS)
    if not isinstance(sides, list):
        return pack
    cells = {str(side.get("id")): _cells(side) for side in sides}
    for side in sides:
        lochs = {
            place
            for other, hexes in cells.items()
            if other[0] != str(side.get("id"))[0]
            for place, token in hexes.items()
            if token == LOCH
        }
        meets = {place for place in _banks(side) if place in lochs}
        if not meets:
            continue
        if not pack.knows(TABLE, ROWS, side["id"]):
            kept = [
                [one for one in river if not meets & set(one.split("|"))] for river in _of(side)
            ]
            rivers = [river for river in kept if river]
            pack = pack.fitting(TABLE, ROWS, side["id"], {"rivers": rivers})
        else:
            pack = _drained(pack, sides, side, meets)
    return pack


def _drained(pack: Pack, sides: list[Any], side: dict[str, Any], meets: set[str]) -> Pack:
    """Our lochs at the banks of the owner's river become land."""
    for other in sides:
        hexes = {place for place in meets if _cells(other).get(place) == LOCH}
        if other is not side and hexes and not pack.knows(TABLE, ROWS, other["id"]):
            grid = "\n".join([_line(line, str(other["grid"]), hexes) for line in _lines(other)])
            pack = pack.fitting(TABLE, ROWS, other["id"], {"grid": grid})
    return pack


def _of(side: dict[str, Any]) -> list[list[str]]:
    rivers = side.get("rivers")
    return [
        [one for one in river if isinstance(one, str)]
        for river in (rivers if isinstance(rivers, list) else [])
        if isinstance(river, list)
    ]


def _banks(side: dict[str, Any]) -> list[str]:
    return [place for river in _of(side) for one in river for place in one.split("|")]


def _lines(side: dict[str, Any]) -> list[str]:
    return [line for line in str(side.get("grid")).splitlines() if line.strip()]


def _cells(side: dict[str, Any]) -> dict[str, str]:
    """The tokens of a grid by `column,row`."""
    lines = [line.split() for line in _lines(side)]
    columns = lines[0] if lines else []
    return {
        f"{column},{line[0]}": token
        for line in lines[1:]
        for column, token in zip(columns, line[1:], strict=False)
    }


def _line(line: str, grid: str, hexes: set[str]) -> str:
    columns = next(one for one in grid.splitlines() if one.strip()).split()
    words = line.split()
    if words == columns:
        return line
    tokens = [
        LAND if f"{column},{words[0]}" in hexes else token
        for column, token in zip(columns, words[1:], strict=False)
    ]
    return " ".join([words[0], *tokens])
