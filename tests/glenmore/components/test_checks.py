"""Faults that need more than one record, and breaches of our own design bounds."""

from pathlib import Path

import pytest

from ceilidh.games.glenmore.components.checks import check_design
from ceilidh.games.glenmore.game import load_pack
from tests.glenmore.components.test_packs import (
    BOARD,
    C2,
    C7,
    CARDS,
    CLANS,
    DATA,
    TILES,
    message,
    write,
)

SPACES = "pawns, Die, S tiles, A tiles with the Die and the empty space do not fill the rondel"
LAID = "it is never placed and has no type, river, overlay or activation"
CARD = '{ word = "landmark", target = "loch_lochy" }'
MCKAY = 'effect = [{ word = "take_person", target = "david_hume" }]'
ROBERT = 'kind = "person"\ntypes = []\nriver = false'
STRUCTURE = [
    (TILES, "S = 5", "S = 6", "all tiles of stack S", "there are 5 of them instead of 6"),
    (TILES, 'name = "Dornie"', 'name = "Halkirk"', "tile number 7", 'its name "Halkirk" is used'),
    (TILES, "river = true", "river = false", "home tile home_village", "not a free river tile"),
    (TILES, 'types = ["castle"]', "types = []", "home tile home_castle", "not a free river"),
    (TILES, CARD, f"{CARD}, {CARD}", "tile loch_lochy", "it gives two landmark cards"),
    (
        TILES,
        CARD,
        CARD.replace("lochy", "ness"),
        "tile loch_lochy",
        'the landmark card "loch_ness"',
    ),
    (TILES, f"[{CARD}]", "[]", None, "no tile of stack A gives it"),
    (
        TILES,
        'kind = "territory"',
        'kind = "territory"\nprotected = true',
        "tile inshriach",
        "no other tile is",
    ),
    (TILES, ROBERT, ROBERT.replace("false", "true"), "tile robert_i", LAID),
    (
        TILES,
        'kind = "person"\ntypes = []',
        'kind = "person"\ntypes = ["castle"]',
        "tile robert_i",
        LAID,
    ),
    (
        TILES,
        '[{ word = "clan_marker", amount = 1 }]',
        f"[{CARD}]",
        "tile robert_i",
        "it gives a landmark card",
    ),
    (TILES, "protected = true\n", "", "tile the_end", "The End is protected and"),
    (TILES, 'stack = "S"', 'stack = "none"', "all tiles of stack S", "there are 4 of them"),
    (
        TILES,
        "types = []\nriver = false\noverlay = false\nprotected = true\ncost = {}",
        "types = []\nriver = false\noverlay = false\nprotected = true\ncost = { coin = 1 }",
        "tile the_end",
        "The End costs and gives nothing",
    ),
    (TILES, 'kind = "end"', 'kind = "territory"', "tile the_end", "no other tile is"),
    (
        TILES,
        'types = ["whisky"]\nriver = false\noverlay = true',
        'types = ["whisky", "village"]\nriver = false\noverlay = true',
        "tile millburn",
        "no tile can lie under this overlay",
    ),
    (CARDS, 'stack = "A"', 'stack = "B"', "landmark loch_lochy", "no tile of stack B gives it"),
    (CARDS, '[{ word = "coin", amount = 3 }]', "[]", "landmark castle_stalker", "no effect"),
    (CLANS, MCKAY, MCKAY.replace("david_hume", "robert_i"), "clan mckay", 'person "robert_i"'),
    (CLANS, MCKAY, 'effect = [{ word = "coin", amount = 1 }]', None, "no clan gives this person"),
    (CLANS, '[{ word = "coin", amount = 3 }]', "[]", "clan macleod", "it has no effect"),
    (
        CLANS,
        'a = "start"\nb = "macleod"\ncost = 0',
        'a = "start"\nb = "macleod"\ncost = 1',
        "clan macleod",
        "the way from start costs 1 instead of 0",
    ),
    (
        CLANS,
        'a = "macmillan"\nb = "maclachlan"\ncost = 1',
        'a = "macmillan"\nb = "maclachlan"\ncost = 2',
        "clan maclachlan",
        "from macmillan costs 2",
    ),
    (BOARD, "spaces = 14", "spaces = 15", "setup 2", SPACES),
    (
        BOARD,
        "a_tiles = 5",
        "a_tiles = 4",
        "setup 3",
        ("pawns, S tiles, A tiles and the empty space do not fill the rondel"),
    ),
    (BOARD, '"wood", "stone"', '"wood", "wood"', "market", '"rows" does not name every resource'),
    (BOARD, "slots = [1, 2, 3]", "slots = [1, 3, 2]", "market", '"slots" falls'),
    (BOARD, '"barrels", "persons"', '"barrels"', "scoring", '"categories" does not name every'),
    (BOARD, 'stacks = ["A", "B", "C"]', 'stacks = ["A", "B"]', "scoring", "is not A, B, C"),
    (BOARD, "table = [0, 1, 2", "table = [0, 2, 1", "scoring", '"table" does not rise from 0'),
    (BOARD, "table = [0, ", "table = [", "scoring", '"table" does not rise from 0'),
    (C2, "spaces = 2", "spaces = 3", "mountain", "takes 3 spaces and leaves out 2 A tiles"),
    (
        C2,
        "a_tiles_sideways = 1",
        "a_tiles_sideways = 2",
        "mountain",
        "takes 1 spaces and leaves out 2",
    ),
    (C7, "drawn = 5", "drawn = 11", "council", "there are 10 cards and 11 are drawn"),
    (C7, "nay = 12", "nay = 11", "votes 4", "the players get more pieces than there are"),
    (C7, "aye = 3\nnay = 2", "aye = 2\nnay = 2", "votes 3", "4 pieces are too few for 5 votes"),
]


@pytest.mark.parametrize(("file", "old", "new", "record", "fault"), STRUCTURE)
def test_fault_in_the_whole(
    tmp_path: Path, file: str, old: str, new: str, record: str | None, fault: str
) -> None:
    text = message(write(tmp_path, file, (old, new)))
    if record is not None:  # else the fault shows in another file than the changed one
        assert text.startswith(f"{file}, {record}: "), text
    assert fault in text, text


def test_the_end_in_another_stack(tmp_path: Path) -> None:
    moved = ('name = "The End"\nstack = "D"', 'name = "The End"\nstack = "C"')
    counts = ("C = 17\nD = 17", "C = 18\nD = 16")
    text = message(write(tmp_path, TILES, counts, moved))
    assert text.startswith("tiles.toml, tile the_end: The End is in stack D")


def test_territory_tile_in_no_stack(tmp_path: Path) -> None:
    moved = ('name = "Inshriach"\nstack = "S"', 'name = "Inshriach"\nstack = "none"')
    counts = ("S = 5", "S = 4"), ("none = 1", "none = 2")
    text = message(write(tmp_path, TILES, *counts, moved))
    assert text.startswith(
        "tiles.toml, tile inshriach: it is in no stack, which only person tiles may be"
    )


def test_no_end(tmp_path: Path) -> None:
    person = ('kind = "end"', 'kind = "person"\nperson_value = 1')
    text = message(write(tmp_path, TILES, person, ("protected = true\n", "")))
    assert text.startswith('tiles.toml, all tiles: not one tile is of kind "end"')


def test_clan_that_no_road_reaches(tmp_path: Path) -> None:
    other = ('a = "mckay"\nb = "ross"', 'a = "munro"\nb = "sinclair"')
    way = ('a = "gunn"\nb = "mckay"', 'a = "macleod"\nb = "macdonald"')
    lone = ('a = "mckay"\nb = "sinclair"', 'a = "gunn"\nb = "sinclair"')
    text = message(write(tmp_path, CLANS, other, way, lone))
    assert text.startswith("clan_board.toml, clan mckay: no way leads to it from the start in the")
    assert "french edition" in text


def test_clan_that_only_the_english_edition_reaches(tmp_path: Path) -> None:
    """All of Ross's roads but the one to McKenzie lead elsewhere."""
    changes = [
        ('a = "gunn"\nb = "ross"', 'a = "gunn"\nb = "sinclair"'),
        ('a = "mckay"\nb = "ross"', 'a = "mckay"\nb = "munro"'),
        ('a = "chisholm"\nb = "ross"', 'a = "chisholm"\nb = "munro"'),
        ('a = "ross"\nb = "munro"', 'a = "mckay"\nb = "chisholm"'),
    ]
    text = message(write(tmp_path, CLANS, *changes))
    assert text.startswith("clan_board.toml, clan ross: no way") and "french edition" in text


def test_setup_that_uses_up_stack_a(tmp_path: Path) -> None:
    """With so many spaces the A tiles of the set-up are as many as the stack has."""
    changes = [
        ("spaces = 14", "spaces = 24"),
        ("a_tiles_with_die = 5", "a_tiles_with_die = 15"),
        ("a_tiles = 5\na_tiles_with_die = 4", "a_tiles = 15\na_tiles_with_die = 14"),
        ("a_tiles = 4\na_tiles_with_die = 3", "a_tiles = 14\na_tiles_with_die = 13"),
    ]
    text = message(write(tmp_path, BOARD, *changes))
    assert text.startswith("rondel_market.toml, setup 2: the setup uses up stack A")


def test_more_scots_on_the_village_than_there_are(tmp_path: Path) -> None:
    changes = ("scots = 10", "scots = 3"), ("scots_on_village = 1", "scots_on_village = 3")
    text = message(write(tmp_path, BOARD, *changes))
    assert text.startswith('rondel_market.toml, start: "scots_on_village" is more than the Scots')


# --- our own bounds -------------------------------------------------------------------------


def breaches(folder: str) -> list[str]:
    """What check_design says about a pack that has no structural fault."""
    found = check_design(load_pack(folder))
    assert all(fault.endswith("; keep to our design.") for fault in found)
    return [fault.removesuffix("; keep to our design.") for fault in found]


def test_design_of_early_tiles(tmp_path: Path) -> None:
    free = 'cost = {}\nimmediate = []\nactivation = [{ word = "goods", goods = { wood = 1 } }]'
    changes = [
        (free, free.replace("{}", "{ barrel = 1 }", 1)),
        ('types = ["material"]\nriver = true', 'types = ["material"]\nriver = false'),
        (
            'types = ["village"]\nriver = false\noverlay = false',
            'types = ["village"]\nriver = false\noverlay = true',
        ),
    ]
    assert breaches(write(tmp_path, TILES, *changes)) == [
        "tiles.toml, all tiles of stack S: 1 have a river, outside 2 to 5",
        "tiles.toml, tile inshriach: it is too dear for its stack",
        "tiles.toml, tile dornie: it is an overlay before stack B",
        "tiles.toml, tile dornie: it can cover only 1 earlier tiles",
    ]


def test_design_of_castles_and_words(tmp_path: Path) -> None:
    castle = 'types = ["castle"]\nriver = false\noverlay = true'
    animal = 'activation = [{ word = "exchange_animals", tiers = { "1" = 2, "2" = 5, "3" = 8 } }]'
    changes = [
        (castle, castle.replace("false", "true")),
        (animal, "activation = []"),
        (animal, "activation = []"),
    ]
    assert breaches(write(tmp_path, TILES, *changes)) == [
        "tiles.toml, tile stirling_castle: it can cover only 2 earlier tiles",
        "tiles.toml, tile stirling_castle: it could cover the Home castle",
        'tiles.toml, all tiles: none has the effect "exchange_animals"',
    ]


def test_design_of_numbers(tmp_path: Path) -> None:
    """A pack without persons in B, without Scots and overlays, and with dear stone."""
    text = (DATA / TILES).read_text("utf-8")
    text = text.replace('{ word = "scot", amount = 1 }', '{ word = "vp", amount = 1 }')
    text = text.replace("overlay = true", "overlay = false").replace("stone = 1", "stone = 9")
    text = text.replace("goods = { stone = 9 }", "goods = { stone = 1 }")
    text = text.replace(
        'id = "john_knox"\nname = "John Knox"\nstack = "B"\nkind = "person"',
        'id = "john_knox"\nname = "John Knox"\nstack = "B"\nkind = "territory"',
    )
    head, knox = text.split('id = "john_knox"')
    (tmp_path / TILES).write_text(
        head + 'id = "john_knox"' + knox.replace("person_value = 1\n", "", 1), "utf-8"
    )
    found = breaches(str(tmp_path))
    assert "tiles.toml, all tiles of stack B: 2 are persons" in found
    assert "tiles.toml, all tiles: there are only 0 Scots" in found
    assert "tiles.toml, all tiles: there are only 0 overlays" in found
    assert "tiles.toml, all tiles: there are only 0 types of overlays" in found
    assert "tiles.toml, all tiles: stone is too scarce" in found
    assert 'tiles.toml, all tiles: none has the effect "scot"' in found


def test_design_of_the_clan_board(tmp_path: Path) -> None:
    changes = [
        (
            'id = "gunn"\nname = "Gunn"\nring = 1\nx = 250\ny = 120',
            'id = "gunn"\nname = "Gunn"\nring = 2\nx = 250\ny = 20',
        ),
        ('name = "Ross"\nring = 2\nx = 470\ny = 215', 'name = "Ross"\nring = 2\nx = 440\ny = 160'),
        ('name = "Douglas"\nring = 3', 'name = "Douglas"\nring = 4'),
        ('name = "Brodie"\nring = 4\nx = 920', 'name = "Brodie"\nring = 4\nx = 670'),
    ]
    found = breaches(write(tmp_path, CLANS, *changes))
    start = "clan_board.toml, "
    ring = "it costs 1 from the start in the french edition, not as its ring"
    assert start + "clan gunn: " + ring in found
    assert start + "clan douglas: it can be repeated in the last ring" in found
    assert start + "clan gunn: it lies too near to the frame" in found
    assert start + "clan ross: it lies too near to mckay" in found
    assert start + "clan brodie: it does not lie at the right edge" in found


def test_design_of_roads(tmp_path: Path) -> None:
    changes = [
        ('a = "mckenzie"\nb = "ross"', 'a = "mckenzie"\nb = "chisholm"'),
        ('a = "chisholm"\nb = "ross"', 'a = "macleod"\nb = "ross"'),
    ]
    found = breaches(write(tmp_path, CLANS, *changes))
    crossing = "clan_board.toml, road macleod - ross: it crosses the road mckenzie - chisholm"
    assert crossing in found
    near = ('a = "gunn"\nb = "ross"\ncost = 1', 'a = "macleod"\nb = "mckay"\ncost = 2')
    found = breaches(write(tmp_path, CLANS, near))
    assert "clan_board.toml, road macleod - mckay: it runs too near to mckenzie" in found
