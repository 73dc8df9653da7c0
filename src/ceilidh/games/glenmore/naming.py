"""The names of a position: tiles, cells, clans and cards as their numbers, or why there is none."""

from ceilidh.games.glenmore.kinds import CELL, CLAN, LANDMARK, TILE
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.reason import quoted


def tile_number(name: object) -> int:
    if not isinstance(name, str) or name not in TILE.index:
        raise RecordError("There is no tile {given}.", fields={"given": quoted(name)})
    return TILE.index[name]


def cell_number(name: object) -> int:
    if not isinstance(name, str) or name not in CELL.index:
        raise RecordError("There is no cell {given}.", fields={"given": quoted(name)})
    return CELL.index[name]


def clan_number(name: object) -> int:
    if not isinstance(name, str) or name not in CLAN.index:
        raise RecordError("There is no clan {given}.", fields={"given": quoted(name)})
    return CLAN.index[name]


def card_number(name: object) -> int:
    if not isinstance(name, str) or name not in LANDMARK.index:
        raise RecordError("There is no landmark card {given}.", fields={"given": quoted(name)})
    return LANDMARK.index[name]
