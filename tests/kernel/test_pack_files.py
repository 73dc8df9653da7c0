"""Packs: a file and a word with the same facts, rows over ours, nothing of strangers trusted."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

from ceilidh.box.catalogue import KINDS, inspect
from ceilidh.box.clans import SIDES
from ceilidh.box.map_sides import cells, grid_of, place_name
from ceilidh.games.clans.game import load_pack as clans_tables
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.game import load_pack as glenmore_tables
from ceilidh.kernel.component_data.pack_file import (
    ALL,
    LONGEST,
    Pack,
    read_pack,
    read_word,
    write_pack,
)
from ceilidh.kernel.component_data.pack_merge import differences, merged
from ceilidh.kernel.errors import CeilidhError, DataError
from ceilidh.kernel.opening import load, new
from tests.shared.counted import grows_evenly
from tests.shared.records import one_sentence

SOME = (
    Pack("glenmore", "Ann's box", 3)
    .with_row("tiles", "tile", "inshriach", {"cost": {"wood": 1}, "name": "Ardverikie"})
    .with_row("clan_board", "road", "*", {"*": [{"a": "start", "b": "macleod", "cost": 0}]})
    .confirming("tiles", "tile", "halkirk")
)
GRID = "1 2\n1 G1 ~~\n2 . M3w\n"


def test_file_and_word_have_the_same_facts() -> None:
    assert read_pack(write_pack(SOME)) == SOME == read_word(SOME.word())
    other = Pack("clans").with_row("map_modules", "side", "A1", {"grid": GRID, "port_12": [2, 1]})
    assert read_pack(write_pack(other)) == other
    assert "'''" in write_pack(other), "people read and write maps as grids"


def test_the_hash_is_that_of_the_facts() -> None:
    renamed = Pack("glenmore", "Another", 9, SOME.rows, SOME.confirmed)
    assert renamed.hash == SOME.hash != Pack("glenmore").hash
    assert SOME.title == f"Ann's box 3 {SOME.hash}"


def test_rows_lie_over_ours_and_come_from_the_box() -> None:
    pack = SOME.with_row("clan_board", "road", "*", {})
    tables = glenmore_tables(pack.word())
    tile = tables.tile("inshriach")
    assert (tile.name, tile.cost[1], tile.marks.source) == ("Ardverikie", 1, "box")
    assert tables.tile("halkirk").marks.source == "box"
    assert tables.tile("dornie").marks.source == "reconstructed"
    assert tables is glenmore_tables(pack.word()), "a word never changes"


def test_an_incomplete_pack_fits_because_ours_give_way() -> None:
    pack = (
        Pack("glenmore")
        .with_row("tiles", "tile", "inshriach", {"stack": "A", "name": "Dornie"})
        .with_row("tiles", "tile", "loch_lochy", {"stack": "B"})
    )
    with pytest.raises(DataError):
        glenmore_tables(pack.word())
    assert inspect(pack) == ([], pack)
    fitted = GLENMORE.pack(pack.word())
    tables = glenmore_tables(fitted.word())
    assert [len(stack) for stack in tables.stacks] == list(tables.counts)
    assert tables.landmark("loch_lochy").stack == tables.tile("loch_lochy").stack
    assert tables.tile("dornie").marks.source == "reconstructed"
    assert not fitted.knows("tiles", "tile", "dornie")


def test_our_rivers_and_lochs_give_way_to_the_owners() -> None:
    tables = clans_tables(None)
    seam = next(
        (side.id, one, other)
        for side in tables.sides
        for river in side.rivers
        for one, other in river
        if {one in side.hexes, other in side.hexes} == {True, False}
    )
    foreign = next(hex_ for hex_ in seam[1:] if hex_ not in tables.side(seam[0]).hexes)
    side = next(one for one in tables.sides if foreign in one.hexes)
    tokens = cells(SIDES.ours()[side.id]["grid"])
    grid = grid_of({**tokens, place_name(foreign): "~~"})
    values = {"grid": grid, "rivers": [], "port_12": SIDES.ours()[side.id]["port_12"]}
    pack = SIDES.changed(Pack("clans"), side.id, values)
    faults, sound = inspect(pack)
    assert faults == [] and sound == pack


def test_every_fault_is_found_and_its_row_left_out() -> None:
    pack = (
        SOME.with_row("clan_board", "road", "*", {})
        .with_row("tiles", "tile", "dornie", {"cost": {"gold": 1}})
        .with_row("tiles", "tile", "applecross", {"stack": "Q"})
        .with_row("landmarks", "landmark", "inverness", {"effect": []})
    )
    faults, sound = inspect(pack)
    places = {fault.place[:3] for fault in faults}
    assert places == {
        ("tiles.toml", "tile", "dornie"),
        ("tiles.toml", "tile", "applecross"),
        ("landmarks.toml", "landmark", "inverness"),
    }
    assert sound == SOME.with_row("clan_board", "road", "*", {})


def test_a_record_and_a_position_contain_their_pack(tmp_path: Path) -> None:
    pack = SOME.with_row("clan_board", "road", "*", {})
    file = tmp_path / "box.toml"
    file.write_text(write_pack(pack), "utf-8")
    table = new("glenmore", 2, 1, {"data_pack": str(file)})
    file.unlink()
    for _ in range(6):
        table.play(table.legal()[0])
    text = table.record()
    assert f'[Pack "{pack.title}"]' in text
    assert load(text).key() == table.key() == load(table.position()).key()
    assert load(text).record() == text


def test_merging_and_differences() -> None:
    other = Pack("glenmore", "Ben's").with_row("tiles", "tile", "inshriach", {"river": True})
    both = merged(SOME, other)
    assert both.row("tiles", "tile", "inshriach")["river"] is True
    assert both.row("tiles", "tile", "inshriach")["name"] == "Ardverikie"
    assert both.version == 4 and both.is_confirmed("tiles", "tile", "halkirk")
    assert [one.field for one in differences(SOME, both)] == ["river"]


def test_what_has_no_ids_and_what_has_some_merge_either_way() -> None:
    listed = Pack("glenmore").with_row("tiles", "tile", ALL, {ALL: [{"stack": "A"}]})
    assert merged(listed, SOME).by_id("tiles", "tile") == SOME.by_id("tiles", "tile")
    assert merged(SOME, listed).rows["tiles"]["tile"] == [{"stack": "A"}]
    record = Pack("glenmore").with_row("tiles", "counts", ALL, {ALL: {"S": 4}})
    wrong = Pack("glenmore").with_row("tiles", "counts", ALL, {ALL: [1]})
    assert merged(wrong, record).rows == record.rows


@pytest.mark.parametrize("id_", ["{}", "same"])
def test_to_merge_twice_as_much_is_twice_the_work(id_: str) -> None:
    def merge(many: int) -> Pack:
        ids = [id_.format(number) for number in range(many)]
        sent = read_word(packed({**HEAD, "confirmed": {"tiles.tile": ids}}))
        return merged(merged(SOME, sent), SOME)

    assert grows_evenly(merge, 300)
    assert len(merge(300).confirmed["tiles.tile"]) == (301 if id_ == "{}" else 2)


# --- strangers ------------------------------------------------------------------------------------


HEAD = {"format": "ceilidh pack 1", "game": "glenmore"}


def packed(value: object, odd: str = "") -> str:
    """A word; `odd` is JSON that stands in it for the text "?"."""
    data = zlib.compress(json.dumps(value).replace('"?"', odd).encode(), 9)
    return "pack:" + base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(
    "word",
    [
        "pack:",
        "pack:!!!",
        "pack:" + "A" * 100_000,
        packed([]),
        packed({"format": "ceilidh pack 1"}),
        packed({"format": "ceilidh pack 1", "game": "glenmore", "tables": [1]}),
        packed({"format": "ceilidh pack 1", "game": "glenmore", "confirmed": {"tiles.tile": [1]}}),
        packed({"format": "ceilidh pack 1", "game": "glenmore", "tables": {"none": {"a": {}}}}),
        packed({"format": "ceilidh pack 1", "game": "clans"}),
        packed("x" * (LONGEST + 10)),
        packed({"format": "ceilidh pack 1", "game": "glenmore", "name": "x", "version": "y"}),
        SOME.word()[:-20],
    ],
)
def test_a_broken_word_is_one_sentence(word: str) -> None:
    with pytest.raises(DataError) as caught:
        glenmore_tables(word)
    assert one_sentence(caught.value)


@pytest.mark.parametrize(
    ("name", "fault"),
    [("A whole sentence of the publisher " * 2, "too long"), ("a\nb", "unprintable")],
)
def test_a_text_that_is_no_name_is_refused(name: str, fault: str) -> None:
    text = write_pack(Pack("glenmore").with_row("tiles", "tile", "dornie", {"name": name}))
    with pytest.raises(DataError, match=fault):
        read_pack(text)


ODD: tuple[Any, ...] = (
    *("", "x", "~~", -1, 0, 10**9, True, [], {}, ["x"], [[]], [1, 2], {"x": 1}),
    *({"wood": "x"}, [{"word": "coin"}], [{"word": "coin", "amount": 10**12}], "G1"),
)


@pytest.mark.whole
@pytest.mark.parametrize("game", KINDS)
def test_whatever_a_pack_holds_there_are_sentences(game: str) -> None:
    """Every field of every kind with odd values: faults are told, and the rest can be played."""
    dice = random.Random(28)
    for kind in KINDS[game]:
        pack = Pack(game)
        for id_, row in list(kind.ours().items())[:6]:
            names = [name for name in row if name != "id"]
            fields = {name: dice.choice(ODD) for name in dice.sample(names, min(2, len(names)))}
            value = {"*": [{"a": dice.choice(ODD)}]} if kind.one else fields
            pack = pack.with_row(kind.table, kind.rows, id_, value)
        faults, sound = inspect(read_word(pack.word()))
        assert all(fault.endswith(".") and "\n" not in fault for fault in faults)
        try:
            new(game, 2, 1, {"data_pack": sound.word()})
        except CeilidhError as fault:
            assert one_sentence(fault), kind.name
