"""Data packs: partial packs replace files, and every kind of fault becomes a sentence."""

from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import FILES, load
from ceilidh.games.glenmore.game import load_pack
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.entry import tables_of

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/glenmore/data"
TILES, CARDS, CLANS = "tiles.toml", "landmarks.toml", "clan_board.toml"
BOARD, C2, C7 = "rondel_market.toml", "c2_highlander.toml", "c7_great_glen.toml"
ALL_FILES = sorted([*FILES, *[table.file for table in tables_of(ENTRIES)]])


def write(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """Writes a default file with the first occurrence of each text replaced; gives the folder."""
    text = (DATA / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, "utf-8")
    return str(folder)


def message(folder: str) -> str:
    with pytest.raises(DataError) as caught:
        load_pack(folder)
    text = str(caught.value)
    assert text.endswith(".") and "\n" not in text
    assert "; " in text, "the sentence says what to do"
    return text


# --- packs that are used --------------------------------------------------------------------


def test_default_pack_is_read_once() -> None:
    assert load(None) is load(None)
    assert load(None).replaced == ()
    assert load_pack(None) is load(None)
    assert sorted(path.name for path in DATA.glob("*.toml")) == ALL_FILES


def test_empty_pack_gives_the_default_tables(tmp_path: Path) -> None:
    tables = load_pack(str(tmp_path))
    assert tables is not load(None)
    assert [tile.id for tile in tables.tiles] == [tile.id for tile in load(None).tiles]


def test_partial_pack_replaces_one_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a table", "utf-8")
    tables = load_pack(write(tmp_path, BOARD, ("coins = [5, 6", "coins = [4, 6")))
    assert tables.replaced == (BOARD,)
    assert (tables.board.start_coins[0], load(None).board.start_coins[0]) == (4, 5)
    assert GREAT_GLEN.of(tables).vp == 10


@pytest.mark.parametrize("modules", [[], ["great-glen"]])
def test_a_pack_holds_tables_of_chronicles(tmp_path: Path, modules: list[str]) -> None:
    """They are checked with the pack, and used where the Chronicle is played."""
    options: dict[str, object] = {
        "data_pack": write(tmp_path, C7, ("vp = 10", "vp = 12")),
        "modules": modules,
    }
    tables = ceilidh.new("glenmore", 3, 1, options).state.rules.components
    assert (GREAT_GLEN.of(tables).vp, GREAT_GLEN.of(load(None)).vp) == (12, 10)
    assert GREAT_GLEN.of(tables) is GREAT_GLEN.of(tables)
    other = tmp_path / "other"
    other.mkdir()
    options["data_pack"] = write(other, C7, ("vp = 10", "vp = 0"))
    with pytest.raises(DataError, match=r"c7_great_glen\.toml, council: .* from 1 to 99"):
        ceilidh.new("glenmore", 3, 1, options)


def test_full_pack_of_an_owner(tmp_path: Path) -> None:
    for file in ALL_FILES:
        text = (DATA / file).read_text("utf-8")
        text = text.replace('source = "reconstructed"', 'source = "box"')
        lines = [line for line in text.splitlines() if not line.startswith("rules = ")]
        (tmp_path / file).write_text("\n".join(lines), "utf-8")
    tables = load_pack(str(tmp_path))
    assert tables.replaced == tuple(ALL_FILES)
    assert tables.tile("dornie").marks.source == "box"
    assert not any(tables.rules.values())
    assert GREAT_GLEN.of(tables).rules == ()


def test_a_pack_may_break_our_own_bounds(tmp_path: Path) -> None:
    change = ('name = "Dornie"', 'name = "Dornoch"')
    cost = ("cost = { stone = 1 }", "cost = { stone = 3 }")
    tables = load_pack(write(tmp_path, TILES, change, cost))
    assert (tables.tile("dornie").name, tables.tile("dornie").cost[2]) == ("Dornoch", 3)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (TILES, 'id = "dornie"', 'id = "dornoch"', 'its id is "dornoch" instead of "dornie"'),
        (C7, "id = 9", "id = 11", 'its id is "11" instead of "9"'),
    ],
)
def test_a_pack_keeps_the_words_of_the_notation(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    text = message(write(tmp_path, file, (old, new)))
    assert fault in text
    assert "keep the ids of our table" in text


# --- faults in one record -------------------------------------------------------------------

MOVE = 'activation = [{ word = "movement", amount = 1 }]'
FAULTS = [
    # marks, types, words and keys
    (TILES, 'source = "rulebook"', 'source = "gossip"', "counts", "write one of rulebook"),
    (TILES, '"GM-CMP-14"', '"CC-1"', "", '"CC-1" is not a rule id'),
    (TILES, 'inferred = ["activation"]', 'inferred = ["smell"]', "home tile", 'names "smell"'),
    (
        CLANS,
        'source = "reconstructed"',
        'source = "reconstructed"\nreconstructed = ["low"]',
        "ring 1",
        "already marks the whole",
    ),
    (TILES, "S = 5", "S = 0", "counts", "from 1 to 99"),
    (TILES, "S = 5", "S = 5\nE = 1", "counts", 'unknown key "E"'),
    (TILES, 'side = "left"', 'side = "right"', "home tile home_village", "write one of left"),
    (TILES, 'id = "home_castle"', 'id = "castle"', "home tile castle", "one of home_castle"),
    (TILES, "[[tile]]", "[[home]]", "home tile inshriach", "more than two home tiles"),
    (TILES, 'stack = "S"', 'stack = "E"', "tile inshriach", "write one of S, A, B, C, D, none"),
    (TILES, 'kind = "territory"', 'kind = "hill"', "tile inshriach", "write one of territory"),
    (TILES, 'types = ["material"]', 'types = ["loch"]', "tile inshriach", "one of village"),
    (TILES, "river = false", 'river = "no"', "tile inshriach", "write true or false"),
    (TILES, "overlay = false\n", "", "tile inshriach", '"overlay" is missing'),
    (TILES, "cost = { wood = 1 }", "cost = { vp = 1 }", "tile halkirk, cost", 'unknown key "vp"'),
    (TILES, "person_value = 1\n", "", "tile robert_i", '"person_value" is missing'),
    (
        TILES,
        '{ word = "scot", amount = 1 }',
        '{ word = "movement", amount = 1 }',
        "tile halkirk, immediate movement",
        "write one of landmark",
    ),
    (
        TILES,
        MOVE,
        MOVE.replace("1", '"1"'),
        "home tile home_village, activation movement",
        "write a whole number",
    ),
    (CARDS, 'id = "loch_ness"', 'id = "loch_nes"', "landmark loch_nes", "one of loch_lochy"),
    (CARDS, 'timing = "end"', 'timing = "never"', "landmark armadale_castle", "write one of"),
    (
        CARDS,
        'timing = "end"',
        'timing = "permanent"',
        "landmark armadale_castle, effect coin_vp",
        "write one of castles_as_scots",
    ),
    (CARDS, 'stack = "A"', 'stack = "none"', "landmark loch_lochy", "one of S, A, B, C, D"),
    (CLANS, 'colour = "green"', 'colour = "blue"', "start", "write one of green"),
    (CLANS, "id = 2\n", "id = 3\n", "ring 3", "from 2 to 2"),
    (CLANS, "low = 3\nhigh = 3", "low = 3\nhigh = 2", "ring 3", "from 3 to 99"),
    (CLANS, "[[ring]]\nid = 1", "[[rink]]\nid = 1", "ring 2", "from 1 to 1"),
    (CLANS, 'id = "gunn"', 'id = "gun"', "clan gun", "write one of brodie"),
    (CLANS, 'edition = "english"', 'edition = "french"', "clan mckenzie", "one of english"),
    (CLANS, 'edition = "english"\n', "", "clan mckenzie", "write one of brodie"),
    (CLANS, "x = 240", "x = 2400", "clan macleod", "write a whole number from 0 to 1000"),
    (CLANS, 'b = "macleod"', 'b = "macload"', "road start - macload", "write one of start"),
    (CLANS, 'b = "macleod"', "b = 3", "road start", "quotation marks"),
    (CLANS, 'b = "macleod"', 'b = "start"', "road start - start", "back to its own field"),
    (BOARD, "spaces = 14", "spaces = 0", "rondel", "from 1 to 99"),
    (BOARD, '"wood", "stone"', '"whisky", "stone"', "market", "write one of barley"),
    (BOARD, '"50" = 5', '"500" = 5', "supply, vp_tokens", 'unknown key "500"'),
    (BOARD, "coins = [5, 6, 7, 8]", "coins = [5, 6, 7]", "start", "there must be 4"),
    (BOARD, "faces = [1, ", "faces = [", "die", "there must be 6"),
    (BOARD, "players = 3", "players = 5", "setup 5", "from 3 to 3"),
    (BOARD, 'die = "optional"', 'die = "maybe"', "setup 3", "write one of optional, required"),
    (BOARD, '"landmarks"', '"cards"', "scoring", "write one of castle_scots"),
    (BOARD, "table = [0", "table = [] # [0", "scoring", '"table" is empty'),
    (BOARD, '"most_resources"', '"coins"', "final, tie_break", "one of fewest_resources"),
    (BOARD, "vp_per_surplus_tile = -3", "vp_per_surplus_tile = 3", "final", "from -20 to 0"),
    (C2, "id = 2", "id = 3", "chronicle", "from 2 to 2"),
    (C2, "players = [2,", "players = [1,", "chronicle", "from 2 to 4"),
    (C2, "die_tiles = 1", "die_tiles = 2", "mountain", "from 1 to 1"),
    (C2, 'difficulty = "low"', 'difficulty = "mild"', "chronicle", "write one of low"),
    (C2, 'toll_of = ["coin"', 'toll_of = ["scot"', "mountain", "write one of barley"),
    (C7, "drawn = 5", "drawn = 0", "council", "from 1 to 99"),
    (C7, "players = 3\n", "players = 2\n", "votes 2", "from 3 to 3"),
    (C7, 'measure = "goods"', 'measure = "gods"', "card 1", "write one of goods"),
    (C7, 'goods = ["sheep", "cattle"]', "goods = []", "card 1", '"goods" is empty'),
    (C7, 'type = "castle"\n', "", "card 5", '"type" is missing'),
    (
        C7,
        'measure = "largest_square"',
        'measure = "largest_square"\ntype = "castle"',
        "card 3",
        'unknown key "type"',
    ),
    (C7, 'best = "fewest"', 'best = "least"', "card 9", "write one of most, fewest"),
]


@pytest.mark.parametrize(("file", "old", "new", "record", "fault"), FAULTS)
def test_fault_in_one_record(
    tmp_path: Path, file: str, old: str, new: str, record: str, fault: str
) -> None:
    text = message(write(tmp_path, file, (old, new)))
    assert text.startswith(f"{file}, {record}" if record else file), text
    assert fault in text, text


@pytest.mark.parametrize(
    ("file", "table", "fault"),
    [
        (CLANS, "[[ring]]\nid = 4", "there are 3 rings"),
        (BOARD, "[[setup]]\nplayers = 4", "a [[setup]] is missing"),
        (C7, "[[votes]]\nplayers = 4", "a [[votes]] is missing"),
        (TILES, '[[home]]\nid = "home_castle"', "a [[home]] is missing"),
        (CLANS, '[[clan]]\nid = "mckay"', "road gunn - mckay"),
        (CARDS, '[[landmark]]\nid = "inverness"', "landmark inverness: missing"),
        (C2, "[mountain]", '"mountain" is missing'),
    ],
)
def test_missing_record(tmp_path: Path, file: str, table: str, fault: str) -> None:
    text = (DATA / file).read_text("utf-8")
    start = text.index(table)
    end = text.find("\n[", start + 1) + 1 or len(text)
    (tmp_path / file).write_text(text[:start] + text[end:], "utf-8")
    assert fault in message(str(tmp_path))


@pytest.mark.parametrize(
    ("file", "table", "fault"),
    [
        (BOARD, "[[setup]]", "setup 4: there are more than three setups"),
        (C7, "[[votes]]", "votes 4: there are more than three of them"),
        (C7, "[[card]]", 'card number 11: its id "10" is used a second time'),
        (CLANS, "[[clan]]", 'clan number 24: its id "oliphant" is used a second time'),
        (CLANS, "[[road]]", "road macpherson - oliphant: it is written twice"),
        (CARDS, "[[landmark]]", 'landmark number 12: its id "castle_of_mey" is used a second'),
        (TILES, "[[tile]]", 'tile number 72: its id "david_hume" is used a second time'),
    ],
)
def test_surplus_record(tmp_path: Path, file: str, table: str, fault: str) -> None:
    text = (DATA / file).read_text("utf-8") + "\n"
    start = text.rindex(table)
    end = text.find("\n[", start + 1) + 1 or len(text)
    (tmp_path / file).write_text(text[:end] + text[start:end] + text[end:], "utf-8")
    assert message(str(tmp_path)).startswith(f"{file}, {fault}")


# --- files ----------------------------------------------------------------------------------


def test_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "tile.toml").write_text("", "utf-8")
    text = message(str(tmp_path))
    assert text.startswith("tile.toml: this is not a known data file; ") and TILES in text


def test_unreadable_folder(tmp_path: Path) -> None:
    text = message(str(tmp_path / "nowhere"))
    assert "the folder cannot be read (No such file or directory)" in text


def test_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / TILES).write_bytes(b"\xff\xfe\x00")
    assert message(str(tmp_path)).startswith("tiles.toml: the file is not UTF-8 text")


def test_file_that_is_no_table(tmp_path: Path) -> None:
    (tmp_path / TILES).write_text("rules = [", "utf-8")
    assert message(str(tmp_path)).startswith("tiles.toml: the file is not valid TOML")
