"""Data packs: partial packs replace files, and every kind of fault becomes a sentence."""

from pathlib import Path

import pytest

from ceilidh.games.clans.components import checks
from ceilidh.games.clans.components.checks import check_design
from ceilidh.games.clans.components.pack import FILES, load
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.entry import tables_of
from ceilidh.kernel.options import resolve

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"


def write(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """Writes a default file with the first occurrence of each text replaced; gives the folder."""
    text = (DATA / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, "utf-8")
    return str(folder)


def test_default_pack_is_read_once() -> None:
    assert load(None) is load(None)
    assert load(None).replaced == ()
    known = [*FILES, *[table.file for table in tables_of(ENTRIES)]]
    assert sorted(known) == sorted(path.name for path in DATA.glob("*.toml"))


def test_empty_pack_gives_the_default_tables(tmp_path: Path) -> None:
    tables = load(str(tmp_path))
    assert tables is not load(None)
    assert tables.market.prices == load(None).market.prices


def test_partial_pack_replaces_one_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a table", "utf-8")
    change = (
        'cost = 8\ncount = 4\nterrain = "G"\nproduces',
        'cost = 7\ncount = 4\nterrain = "G"\nproduces',
    )
    tables = load(write(tmp_path, "player_board.toml", change))
    assert tables.replaced == ("player_board.toml",)
    assert (tables.columns[0].cost, load(None).columns[0].cost) == (7, 8)
    assert tables.columns[1].cost == 9


def test_printed_land_costs_may_break_our_own_bounds(tmp_path: Path) -> None:
    folder = write(tmp_path, "map_modules.toml", ("G3f   GF3   GF3   G2", "G6f   GF6   GF6   G6"))
    tables = load(folder)
    assert tables.topology(("A1", "B1", "C1", "D1"), False).cost[0] == 6


def test_a_pack_may_leave_industria_out(tmp_path: Path) -> None:
    text = (DATA / "starting_tiles.toml").read_text("utf-8")
    text = text[: text.index("[[tile]]\nid = 10")]
    text = text.replace('source = "reconstructed"', 'source = "box"')
    (tmp_path / "starting_tiles.toml").write_text(text, "utf-8")
    tables = load(str(tmp_path))
    assert {tile.box for tile in tables.starting_tiles} == {"base"}
    assert tables.starting_tiles[1].marks.source == "box"


def message(folder: str) -> str:
    options = resolve(CLANS.options, {"data_pack": folder})
    with pytest.raises(DataError) as caught:
        CLANS.check(2, options)
    text = str(caught.value)
    assert text.endswith(".") and "\n" not in text
    assert "; " in text, "the sentence says what to do"
    return text


SIDE_A1 = "G3f   GF3   GF3   G2"
FAULTS = [
    # --- reading: types, words, keys
    ("contracts.toml", "wool = 4", 'wool = "4"', "contract 1, needs", "\"wool\" is '4'"),
    ("contracts.toml", "wool = 4", "wool = true", "contract 1, needs", '"wool" is True'),
    ("contracts.toml", "wool = 4", "wool = 99", "contract 1, needs", "from 1 to 20"),
    ("contracts.toml", "wool = 4", "wol = 4", "contract 1, needs", 'unknown key "wol"'),
    ("contracts.toml", "needs = { wool = 4 }", "needs = 4", "contract 1", "write a table"),
    ("contracts.toml", "needs = { wool = 4 }\n", "", "contract 1", '"needs" is missing'),
    ("contracts.toml", "id = 1\n", "", "contract number 1", '"id" is missing'),
    ("contracts.toml", "id = 1\n", 'id = 1\ncolour = "red"\n', "contract 1", '"colour"'),
    ("contracts.toml", 'source = "public"', 'source = "gossip"', "contract 1", "write one of"),
    ("contracts.toml", 'source = "public"', "source = 3", "contract 1", "quotation marks"),
    ("contracts.toml", '["CC-CMP-11"', '["XX-1"', "", '"XX-1" is not a rule id'),
    ("contracts.toml", "[[contract]]", "[contrct]\n[[contract]]", "", 'unknown key "contrct"'),
    ("contracts.toml", "[[contract]]\nid = 1\n", "contract = 3\nx = [[", "", "not valid TOML"),
    ("market.toml", "[3, 3, 4, 4,", "[3, 3, 4,", "track wool", '"prices" has 9 entries'),
    ("market.toml", "[3, 3, 4, 4,", "[3, 4, 3, 4,", "track wool", '"prices" fall'),
    ("market.toml", 'good = "grain"', 'good = "milk"', "track milk", "write one of grain"),
    ("market.toml", 'kind = "basic"', 'kind = "processed"', "track wool", "write one of basic"),
    ("market.toml", "to = 2", "to = 1", "", "the brackets do not join"),
    ("market.toml", '["wool", "grain", "milk"]', '["wool"]', "market", '"basic" differs'),
    ("market.toml", '"4" = 3', '"5" = 3', "neighbourhood_bonus, max_per_good", '"4" is missing'),
    ("market.toml", '"-3" = -1, ', "", "random_start, shift", '"-3" is missing'),
    ("player_board.toml", 'id = "dairy"', 'id = "creamery"', "unit creamery", "one of dairy"),
    ("player_board.toml", "factory = true", 'factory = "yes"', "unit dairy", "true or false"),
    ("player_board.toml", "level = 2", "level = 3", "shipping 3", "from 2 to 2"),
    ("player_board.toml", "river = false", "river = true", "shipping 0", '"river" is wrong'),
    ("player_board.toml", "steps = 5", "steps = 6", "upgrade, shipping", "from 5 to 5"),
    (
        "player_board.toml",
        "by_round = [5, ",
        "by_round = [",
        "export, contract_money",
        "there must be 5",
    ),
    ("player_board.toml", "money_marks = [5,", "money_marks = [] # [5,", "glory_track", "is empty"),
    ("player_board.toml", '"cotton", "tobacco"', '"tobacco", "cotton"', "import", "tie_order"),
    ("player_board.toml", "at_least = 146", "at_least = 170", "solo, rank expert", "0 to 160"),
    ("player_board.toml", "at_least = 0\n", "at_least = 9\n", "solo", "no rank starts at 0"),
    ("player_board.toml", '"workers", "basic"', '"basic", "workers"', "production", '"order"'),
    ("ports.toml", '"swap_basic"', '"swap_all"', "port 2", "write one of meat_discount"),
    ("ports.toml", "pay = 1, gain = 3", "pay = 1", "port 2, args", '"gain" is missing'),
    ("ports.toml", "pay = 1, gain = 3", "pay = 1, gain = 3, tax = 1", "port 2, args", '"tax"'),
    ("ports.toml", '"move_units"', '"fly"', "port 16, option fly", "write one of"),
    ("ports.toml", 'timing = "trade"', 'timing = "any"', "port 6", "write one of trade"),
    ("ports.toml", "pay = 1, gain = 3", "pay = 2, gain = 3", "port 2, args", "from 1 to 1"),
    ("ports.toml", "units = 2", "units = 3", "port 7, args", "from 2 to 2"),
    ("ports.toml", "needs_train = true", "needs_train = false", "port 16", "do not fit together"),
    ("scoring_tiles.toml", "field_glory = 2\n", "", "tile 3", '"field_glory" is missing'),
    ("scoring_tiles.toml", '"workers"', '"lazybones"', "tile 4", "write one of"),
    ("clans.toml", "workers = 3", "workers = 9", "clan fergusson, start", "from 1 to 4"),
    ("clans.toml", 'box = "base"', 'box = "tin"', "clan buchanan", "write one of base, industria"),
    ("clans.toml", 'box = "base"', 'set = "base"', "clan buchanan", '"box" is missing'),
    ("clans.toml", "[3, 4, 4, 5]", "[]", "clan campbell, ability", "is empty"),
    ("clans.toml", "[3, 4, 4, 5]", '["three"]', "clan campbell, ability", '" is wrong'),
    (
        "clans.toml",
        "draw = 3",
        "drow = 3",
        "clan buchanan, first_printing",
        '"building_bonus_drow"',
    ),
    ("awards.toml", "four_vp = 27", "four_vp = 24", "award 1", '"four_vp" is not above'),
    ("awards.toml", 'count = "glory"', 'count = "fame"', "award 3", "write one of units_on_map"),
    ("market.toml", 'goods_die = ["wool", ', "goods_die = [", "market", '"goods_die" is wrong'),
    ("market.toml", "price_die = [-3, ", "price_die = [3, ", "market", '"price_die" is wrong'),
    ("player_board.toml", 'terrain = "FML"', 'terrain = "FMS"', "unit worker", "the letter S"),
    ("player_board.toml", "cost_as_bonus = 0", "cost_as_bonus = 1", "upgrade, shipping", "0 to 0"),
    ("player_board.toml", '"woodcutter", "miner"', '"miner"', "upgrade, technology", '"tiles"'),
    ("player_board.toml", "glory = 1", "glory = 2", "final", "from 1 to 1"),
    ("player_board.toml", "players = [2, 3]", "players = [4]", "variant, tighter_map", "players"),
    ("player_board.toml", '{ "1" = 2, "2"', '{ "1" = 3, "2"', "export, columns", "from 2 to 2"),
    ("player_board.toml", "draw = 3\n", "draw = 3\nkeep = 1\n", "export, building_bonus", '"keep"'),
    ("player_board.toml", "{ wool = 1 }", "{}", "unit sheep", '"produces" is not one good'),
    ("player_board.toml", "{ wool = 1 }", "{ wool = 1, milk = 1 }", "unit sheep", "not one good"),
    # --- grids
    (
        "map_modules.toml",
        "grid = '''\n",
        "grid = ''''''\nx = '''\n",
        "side A1",
        "the grid is empty",
    ),
    ("map_modules.toml", SIDE_A1, "G3f   GF3   GF3", "side A1", "row 1 of the grid has 5 tokens"),
    ("map_modules.toml", SIDE_A1, "G3f   GF3   FG3   G2", "side A1", 'hex 3.1 is "FG3"'),
    ("map_modules.toml", SIDE_A1, "G3f   GF3   GF7   G2", "side A1", 'hex 3.1 is "GF7"'),
    (
        "map_modules.toml",
        SIDE_A1,
        "G3f   GF3   GF3w  G2",
        "side A1",
        "waterfall 3.1 is not a mountain",
    ),
    ("map_modules.toml", SIDE_A1, ".     GF3   GF3   G2", "side A1", "hex 1.1 is missing in"),
    (
        "map_modules.toml",
        "5   G1    .     GM4",
        "5   G1    G1    GM4",
        "side A1",
        "2.5 does not belong",
    ),
    ("map_modules.toml", "2   ~~    G4", "1   ~~    G4", "side A1", "hex 1.1 is written twice"),
    (
        "map_modules.toml",
        "2   ~~    G4",
        "x   ~~    G4",
        "side A1",
        'a row number of the grid is "x"',
    ),
    ("map_modules.toml", "    1     2     3", "    1     2     33", "side A1", "from 1 to 13"),
    ("map_modules.toml", "6,2|5,2", "6,2", "side A1", 'a river side is "6,2"'),
    ("map_modules.toml", "6,2|5,2", "6,2|5", "side A1", 'a river names the hex "5"'),
    ("map_modules.toml", "6,2|5,2", "6,2|5,0", "side A1", 'the row of a river hex is "0"'),
    ("map_modules.toml", '["6,2|5,2"]', '"6,2|5,2"', "side A1", "write a list of strings"),
    ("map_modules.toml", "rivers = [\n", "rivers = 1\nmore = [\n", "side A1", "write a list"),
    ("map_modules.toml", "columns = 13", "columns = 12", "geometry", "from 13 to 13"),
    ("map_modules.toml", "A = [0, 1]", "A = [0, 2]", "geometry", '"port_34" of module A'),
    ("map_modules.toml", "ring_columns = [1", "ring_columns = [2", "geometry", "ring_columns"),
    ("map_modules.toml", "ring_rows = [1", "ring_rows = [2", "geometry", "ring_rows"),
    ("map_modules.toml", 'box = "base"', 'box = "industria"', "side A1", '"box" is wrong'),
    ("map_modules.toml", 'id = "A2"', 'id = "A1"', "side A1", "write one of A2"),
]


@pytest.mark.parametrize(("file", "old", "new", "record", "fault"), FAULTS)
def test_fault_in_one_record(
    tmp_path: Path, file: str, old: str, new: str, record: str, fault: str
) -> None:
    text = message(write(tmp_path, file, (old, new)))
    assert text.startswith(f"{file}, {record}" if record else file), text
    assert fault in text


STRUCTURE = [
    ("contracts.toml", "id = 7\n", "id = 70\n", "contract 70", "its id should be 7"),
    ("contracts.toml", "{ wool = 4 }", "{}", "contract 1", "it requires nothing"),
    ("contracts.toml", "{ wool = 4 }", "{ milk = 4 }", "contract 1", "it requires grain or milk"),
    ("contracts.toml", "cotton = 2,", "cotton = 2, tobacco = 1,", "contract 1", "two kinds"),
    ("player_board.toml", "{ wool = 1 }", "{ milk = 1 }", "unit sheep", "another good"),
    ("player_board.toml", 'terrain = "G"', 'terrain = "F"', "unit sheep", "another terrain"),
    (
        "player_board.toml",
        "produces = { wool = 1 }",
        "produces = { wool = 1 }\nworker = true\nincome = 4\nincome_upgraded = 6",
        "unit sheep",
        '"worker" or "factory" is wrong',
    ),
    ("player_board.toml", "count = 4", "count = 3", "unit sheep", "3 pieces instead of 4"),
    ("player_board.toml", "income_upgraded = 6", "income_upgraded = 7", "unit woodcutter", "plus"),
    ("player_board.toml", "solo_fill = 6", "solo_fill = 5", "export", "do not fit the price die"),
    ("player_board.toml", "[5, 10, 15,", "[10, 5, 15,", "glory_track", "do not rise"),
    ("player_board.toml", "[5, 4, 3]", "[3, 4, 5]", "import", '"vp_by_rarity" rises'),
    ("starting_tiles.toml", "money = 55", "money = 47", "tile 1", "may not pay 3 first workers"),
    ("starting_tiles.toml", "id = 16", "id = 17", "industria tile 17", "its id should be 16"),
    ("ports.toml", '"base"', '"industria"', "all port records", "the boxes are mixed"),
    ("ports.toml", "id = 4", "id = 5", "port 5", "its id should be 4"),
    (
        "ports.toml",
        'effect = "money"\nargs = { money = 10 }\ntiming = "any"',
        'effect = "shift_price"\nargs = { steps = 2 }\ntiming = "trade"',
        "port 5",
        'port 6 and no other has the effect "shift_price"',
    ),
    (
        "ports.toml",
        'effect = "meat_discount"\nargs = { animals = 1 }\ntiming = "fulfil"',
        'effect = "money"\nargs = { money = 2 }\ntiming = "any"',
        "port 1",
        'port 1 and no other has the effect "meat_discount"',
    ),
    ("awards.toml", 'count = "money"', 'count = "glory"', "award number 4", '"glory" is used'),
    ("clans.toml", "merchants = 3", "merchants = 6", "clan stewart", "too many merchants"),
    # --- what the clans' own modules ask for
    ("clans.toml", 'id = "stewart"', 'id = "stuart"', "clan stewart", "missing; add a [[clan]]"),
    ("clans.toml", "[3, 4, 4, 5]", "[3, 4]", "clan campbell, ability", "has 2 entries"),
    ("clans.toml", "[0, 7, 15]", "[0, 1, 2, 3, 4, 5, 6]", "clan mackenzie, ability", "7 entries"),
    ("clans.toml", "{ butter_money_per_milk = 8 }", "{}", "clan cunningham, ability", "is missing"),
    (
        "clans.toml",
        "butter_money_per_milk",
        "butter",
        "clan cunningham, ability",
        'unknown key "butter"',
    ),
    ("clans.toml", "export_boxes = 2", "export_boxes = 3", "clan buchanan, ability", "from 2 to 2"),
    ("clans.toml", "draw = 3", "draw = 0", "clan buchanan, first_printing", "from 1 to 20"),
    (
        "clans.toml",
        "export_boxes = 2",
        "export_boxes = 2, fee_once_per_two = true",
        "clan buchanan, ability",
        'unknown key "fee_once_per_two"',
    ),
    (
        "clans.toml",
        "start = { shipping = 1, merchants = 3 }",
        "start = { workers = 3 }",
        "clan stewart, start",
        '"workers" has no effect for this clan',
    ),
    ("map_modules.toml", "G2    ~~    ~~\n5", "G2    ~~    G2\n5", "side A1", "rock hex 6.4"),
    ("map_modules.toml", "port_12 = [1, 2]", "port_12 = [1, 3]", "side A1", '"port_12" is at 1.3'),
    ("map_modules.toml", "port_12 = [1, 2]", "port_12 = [1, 12]", "side A1", "outside the map"),
    ("map_modules.toml", "6,2|5,2", "6,2|4,2", "side A1", "6.2|4.2 parts two hexes"),
    ("map_modules.toml", "6,2|5,2", "6,2|5,3", "side A1", "because 5.3 is a loch"),
    ("map_modules.toml", "6,2|5,2", "6,2|7,2", "side A1", "has to be listed by module C"),
    ("map_modules.toml", "6,2|5,2", "8,2|8,3", "side A1", "is in another module"),
    ("map_modules.toml", "6,2|5,2", "4,2|4,3", "side A1", "4.2|4.3 is listed twice"),
    ("map_modules.toml", '"2,2|1,3"', '"4,4|3,5"', "side A1", "does not continue its river"),
]


@pytest.mark.parametrize(("file", "old", "new", "record", "fault"), STRUCTURE)
def test_fault_in_the_whole(
    tmp_path: Path, file: str, old: str, new: str, record: str, fault: str
) -> None:
    text = message(write(tmp_path, file, (old, new)))
    assert text.startswith(f"{file}, {record}: "), text
    assert fault in text


def test_tiles_may_have_the_same_effect_and_count_the_same(tmp_path: Path) -> None:
    """One more row of a known effect is a row; only what rules ask for by number stays unique."""
    swap = ('effect = "swap_basic"\nargs = { pay = 1, gain = 3 }', 'effect = "money"')
    write(tmp_path, "ports.toml", (swap[0], swap[1] + "\nargs = { money = 20 }"))
    write(tmp_path, "scoring_tiles.toml", ('"workers"', '"upgrades"'))
    tables = load(str(tmp_path))
    assert [port.id for port in tables.ports if port.effects[0].word == "money"] == [2, 5]
    assert [tile.id for tile in tables.scoring_tiles if tile.count == "upgrades"] == [4, 8]


def shortened(folder: Path, file: str, start: str) -> str:
    text = (DATA / file).read_text("utf-8")
    (folder / file).write_text(text[: text.rindex(start)], "utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("file", "start", "fault"),
    [
        ("contracts.toml", "[[contract]]", "all contract records: there are 49 records"),
        ("awards.toml", "[[award]]", "all award records: there are 8 records"),
        ("ports.toml", "[[port]]", "all industria port records: there are 8 records"),
        ("clans.toml", "[[clan]]", "all clan records: there are 8 of the box industria"),
        ("map_modules.toml", "[[side]]", "side D4: missing"),
    ],
)
def test_missing_record(tmp_path: Path, file: str, start: str, fault: str) -> None:
    assert message(shortened(tmp_path, file, start)).startswith(f"{file}, {fault}")


@pytest.mark.parametrize(
    ("file", "table", "fault"),
    [
        ("market.toml", "[[bracket]]", "there are not three brackets"),
        ("market.toml", "[[track]]", "some good has no [[track]]"),
        ("player_board.toml", "[[unit]]", "a [[unit]] is missing"),
        ("player_board.toml", "[[shipping]]", "a shipping level is missing"),
        ("clans.toml", '[[clan]]\nid = "macdonald"', "there are 8 of the box base"),
    ],
)
def test_missing_table(tmp_path: Path, file: str, table: str, fault: str) -> None:
    text = (DATA / file).read_text("utf-8")
    start = text.rindex(table)
    end = text.index("\n[", start + 1) + 1
    (tmp_path / file).write_text(text[:start] + text[end:], "utf-8")
    assert fault in message(str(tmp_path))


@pytest.mark.parametrize(
    ("file", "table", "fault"),
    [
        ("market.toml", "[[bracket]]", "there are not three brackets"),
        ("market.toml", "[[track]]", "there are more than six tracks"),
        ("player_board.toml", "[[unit]]", "there are more than nine units"),
        ("player_board.toml", "[[shipping]]", "there are more than six shipping levels"),
        ("map_modules.toml", "[[side]]", "side D4: it is written twice"),
    ],
)
def test_surplus_table(tmp_path: Path, file: str, table: str, fault: str) -> None:
    text = (DATA / file).read_text("utf-8") + "\n"
    start = text.rindex(table)
    end = text.find("\n[", start + 1) + 1 or len(text)
    (tmp_path / file).write_text(text[:end] + text[start:end] + text[end:], "utf-8")
    assert fault in message(str(tmp_path))


def test_river_between_modules_needs_two_banks(tmp_path: Path) -> None:
    grid = (
        "G3    M2\n8   GF3f  ~~    ~~    GFM6  GF4   G2",
        "G3    M2\n8   GF3f  ~~    ~~    GFM6  GF4   ~~",
    )
    river = ('"6,7|6,8", "6,7|5,8"', '"6,7|5,8"')
    text = message(write(tmp_path, "map_modules.toml", grid, river))
    assert text.startswith("map_modules.toml, side C1: its river at 6.8 meets a loch of side D1")


def test_map_without_room_for_first_workers(tmp_path: Path) -> None:
    text = (DATA / "map_modules.toml").read_text("utf-8")
    head, *sides = text.split("[[side]]")
    bare = [side if 'box = "industria"' in side else plain(side) for side in sides]
    (tmp_path / "map_modules.toml").write_text("[[side]]".join([head, *bare]), "utf-8")
    text = message(str(tmp_path))
    assert text.startswith("map_modules.toml, sides A1 B1 C1 D1: with 3-4 players only 0 hexes")


def plain(side: str) -> str:
    """The side with grass in place of every forest and mountain."""
    before, grid, after = side.split("'''")
    for letters in ("GFM", "GF", "GM", "FM", "F", "M"):
        grid = grid.replace(letters, "G")
    return "'''".join([before, grid, after])


def test_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "port.toml").write_text("", "utf-8")
    text = message(str(tmp_path))
    assert text.startswith("port.toml: this is not a known data file; ") and "ports.toml" in text


def test_unreadable_folder(tmp_path: Path) -> None:
    text = message(str(tmp_path / "nowhere"))
    assert "the folder cannot be read (No such file or directory)" in text


def test_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "ports.toml").mkdir()
    assert message(str(tmp_path)).startswith("ports.toml: the file cannot be read (Is a directory)")


def test_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "ports.toml").write_bytes(b"\xff\xfe\x00")
    assert message(str(tmp_path)).startswith("ports.toml: the file is not UTF-8 text")


def base_sides(*changes: tuple[str, str]) -> str:
    """The map modules of the base game alone, with some texts replaced."""
    text = (DATA / "map_modules.toml").read_text("utf-8")
    head, *sides = text.split("[[side]]")
    text = "[[side]]".join([head, *[side for side in sides if 'box = "base"' in side]])
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def breaches(folder: Path, text: str) -> str:
    """What check_design says about a pack that has no structural fault."""
    (folder / "map_modules.toml").write_text(text, "utf-8")
    return "\n".join(check_design(load(str(folder))))


def test_design_bounds_of_sides(tmp_path: Path) -> None:
    text = base_sides(
        ("1   G3f   GF3   GF3   G2    F1    ~~", "1   G5    GF3   GF3   G2    G1    ~~"),
        ("4   M2    G1    M1    G2 ", "4   M2    G1    M1w   GFM1"),
        ("GFM6  G4\n4   M2    G1    GM2   G1 ", "GFM6  G4\n4   M2    G4    GM2   G4 "),
        ("5   M1    .     FM6", "5   M1    .     FM5"),
        ("G3f   G3    GF5", "G3f   G3f   GF5"),
    )
    found = breaches(tmp_path, text)
    assert "all sides: there are not 16" in found
    assert "side A1: 1.1 is too dear for a single terrain at the edge" in found
    assert "side A1: 4.4 is too cheap for its terrains" in found
    assert "side A1: no hex has only the terrain F" in found
    assert "side A1: the outside port does not touch one factory and one loch" in found
    assert "side A1: the inner port touches no factory" in found
    assert "side A1: there are not one or two factories" in found
    assert "side A1: the waterfall 3.4 is not above one river's source" in found
    assert "side A1: waterfalls belong to Industria's sides" in found
    assert "side A2: 3.5 is too cheap for its terrains" in found
    assert "side A2: 0 inner hexes cost 1" in found
    assert "side A2: there are not one or two factories, all at the edge" in found


def test_design_bounds_of_maps(tmp_path: Path) -> None:
    text = base_sides(
        ("1   G3f   GF3   GF3   G2    F1    ~~", "1   G5f   G5    G5    G5    G5    ~~"),
        ('["6,2|5,2"],\n  ["4,2|4,3"],', '["3,2|4,1"],'),
        ("2   ~~    G4    GM5   G3    G5    GF6", "2   ~~    ~~    G5    ~~    ~~    ~~"),
        ('["2,2|2,3", "2,2|1,3"],', ""),
        ("3   G1    G1    ~~    G4    ~~    M2", "3   ~~    ~~    ~~    ~~    ~~    ~~"),
        ("4   M2    G1    M1    G2    ~~ ", "4   ~~    ~~    ~~    ~~    ~~ "),
        ("port_12 = [1, 2]", "port_12 = [1, 4]"),
        ('["2,2|3,2", "3,2|3,3"', '["1,3|1,4"], ["2,2|3,2", "3,2|3,3"'),
    )
    found = breaches(tmp_path, text)
    assert "side A1: the mean cost does not rise" in found
    assert "side A1 B1 C1 D1: loch is 38, outside 24 to 29" in found
    assert "a river ends nowhere at 3.1" in found
    assert "the river at 3.2 flows into no loch" not in found
    assert "a river ends nowhere at 2.3" in found
    assert "the river at 1.3 flows into no loch" in found
    assert "the port 1.4 of the small map touches no active land" in found


def test_design_bounds_of_starting_tiles(tmp_path: Path) -> None:
    (tmp_path / "map_modules.toml").write_text(base_sides(), "utf-8")
    change = ("goods = { milk = 2, whisky = 1 }", "goods = { wool = 4 }")
    found = "\n".join(check_design(load(write(tmp_path, "starting_tiles.toml", change))))
    assert "starting_tiles.toml, tile 1: it is worth 71 with 55 pounds; keep to" in found
    assert "tile 1: it fulfils contract 1 of contracts.toml" in found


@pytest.mark.parametrize("file", sorted(checks.PRINTED))
def test_each_table_has_a_count_of_its_own(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more scoring tile is not one more port, starting tile and clan."""
    first, added = checks.PRINTED[file]
    monkeypatch.setitem(checks.PRINTED, file, (first, added + 1))
    found = checks.check(load(None))
    assert len(found) == 1 and found[0].startswith(f"{file}, all ")
