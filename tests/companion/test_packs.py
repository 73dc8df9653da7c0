"""The companion with the map of an owner's box."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ceilidh.box.clans import SIDES
from ceilidh.box.map_sides import cells, grid_of
from ceilidh.companion import Companion, SetUp, packed, unpacked
from ceilidh.games.clans.components.hexes import index_of
from ceilidh.games.clans.goods import FOREST
from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.errors import CeilidhError

OURS = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, False, 7)


def box() -> Pack:
    row = SIDES.ours()["A1"]
    grid = grid_of({**cells(row["grid"]), "2,2": "F6"})
    values = {"grid": grid, "rivers": row["rivers"], "port_12": row["port_12"]}
    return SIDES.changed(Pack("clans", "Ann's"), "A1", values)


def test_the_automa_plays_on_the_map_of_the_box() -> None:
    pack = box()
    setup = replace(OURS, pack=pack.hash)
    assert unpacked(packed(setup, ["begin"])) == (setup, ["begin"])
    game = Companion(setup, ["begin"], pack.word())
    side = game.tables.side("A1")
    place = side.hexes.index(index_of(2, 2))
    assert (side.cost[place], side.terrain[place]) == (6, FOREST)
    assert game.tables is not Companion(OURS, ["begin"]).tables


def test_a_game_with_a_pack_needs_it() -> None:
    with pytest.raises(CeilidhError, match="uses the pack"):
        Companion(replace(OURS, pack=box().hash), ["begin"])
    assert unpacked(packed(OURS, [])) == (OURS, [])
