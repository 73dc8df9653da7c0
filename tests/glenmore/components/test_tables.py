"""The default tables of Glen More II: counts, sums and values that the rule catalogue names."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ceilidh.games.glenmore import goods
from ceilidh.games.glenmore.components.checks import check, check_design
from ceilidh.games.glenmore.components.marks import Marks
from ceilidh.games.glenmore.components.pack import FILES, load
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.highlander.rows import HIGHLANDER
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.component_data.rows import SOURCES
from ceilidh.kernel.entry import tables_of

TABLES = load(None)
TILES = [tile for tile in TABLES.tiles if not tile.chronicle]
BOARD = TABLES.board
GLEN = GREAT_GLEN.of(TABLES)
MOUNTAIN = HIGHLANDER.of(TABLES)
CATALOGUE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "glenmore.md"


def test_default_tables_have_no_fault() -> None:
    assert check(TABLES) == []
    assert check_design(TABLES) == []
    assert [fault for table in tables_of(ENTRIES) for fault in table.faults(TABLES)] == []


def test_names_of_kinds() -> None:
    assert len(goods.KIND_NAMES) == goods.KINDS
    assert goods.RESOURCE_NAMES == ("barley", "wood", "stone", "sheep", "cattle")
    places = (goods.BARREL, goods.COIN, goods.SCOT, goods.VP, goods.MOVEMENT)
    assert [goods.KIND_NAMES[kind] for kind in places] == list(goods.KIND_NAMES[5:])
    assert [goods.type_of(name) for name in goods.TYPE_NAMES] == [1, 2, 4, 8, 16, 32]
    assert goods.type_of("exchange") == goods.EXCHANGE
    assert len(goods.CATEGORY_NAMES) == goods.CATEGORIES
    assert goods.STACK_NAMES[goods.STACK_D] == "D"


# --- main board -----------------------------------------------------------------------------


def test_rondel_is_filled_exactly() -> None:
    assert BOARD.spaces == 14
    rows = [(one.die_required, one.a_tiles, one.a_tiles_with_die) for one in BOARD.setups]
    assert rows == [(True, -1, 5), (False, 5, 4), (False, 4, 3)]
    assert [BOARD.setup(players).market_coins for players in (2, 3, 4)] == [1, 1, 0]
    for setup in BOARD.setups:
        assert setup.players + 1 + 5 + setup.a_tiles_with_die + 1 == BOARD.spaces


def test_market() -> None:
    rows = [goods.RESOURCE_NAMES[row] for row in BOARD.market.rows]
    assert rows == ["wood", "stone", "sheep", "cattle", "barley"]
    assert BOARD.market.slots == (1, 2, 3)


def test_supply_and_start() -> None:
    supply = BOARD.supply
    assert (supply.scots, supply.clan_markers, supply.resources_per_tile) == (10, 10, 3)
    assert supply.tokens == (20, 20, 20, 15, 15, 25, 40)
    assert sum(supply.tokens[: goods.RESOURCES]) == 90
    assert supply.vp_tokens == ((1, 20), (3, 15), (5, 15), (10, 15), (50, 5))
    assert sum(number for _value, number in supply.vp_tokens) == 70
    assert (BOARD.start_coins, BOARD.start_scots) == ((5, 6, 7, 8), 1)
    assert sorted(BOARD.die_faces) == [1, 1, 1, 2, 2, 3]


def test_scoring() -> None:
    scoring = BOARD.scoring
    assert [scoring.vp(difference) for difference in range(8)] == [0, 1, 2, 3, 5, 8, 8, 8]
    assert scoring.categories == (0, 1, 2, 3)
    assert scoring.stacks == (goods.STACK_A, goods.STACK_B, goods.STACK_C)
    final = BOARD.final
    assert (final.vp_per_surplus_tile, final.vp_per_coin) == (-3, 1)
    assert (final.tie_most[goods.FRENCH], final.tie_most[goods.ENGLISH]) == (False, True)


# --- Chronicles -----------------------------------------------------------------------------


def test_highlander() -> None:
    mountain = MOUNTAIN
    assert (mountain.spaces, mountain.a_tiles, mountain.capacity) == (2, 2, 1)
    assert (mountain.spaces_sideways, mountain.a_tiles_sideways) == (1, 1)
    assert (mountain.toll, mountain.die_toll) == (1, 1)
    assert sorted(mountain.toll_of) == [*range(goods.RESOURCES), goods.COIN]
    chronicle = mountain.chronicle
    assert (chronicle.id, chronicle.players, chronicle.minutes) == (2, (2, 3, 4), 5)
    assert chronicle.difficulty == "low"


def test_great_glen_votes() -> None:
    glen = GLEN
    assert (glen.aye, glen.nay, glen.drawn, glen.vp) == (16, 12, 5, 10)
    rows = [glen.votes_of(players) for players in (2, 3, 4)]
    assert [(row.aye, row.nay, row.most) for row in rows] == [(3, 3, 2), (3, 2, 1), (4, 3, 1)]
    assert (glen.chronicle.id, glen.chronicle.minutes) == (7, 10)
    assert glen.chronicle.difficulty == "medium"


def test_great_glen_cards() -> None:
    cards = GLEN.cards
    assert [card.id for card in cards] == list(range(1, 11))
    assert [card.measure for card in cards] == [
        "goods",
        "goods",
        "largest_square",
        "full_sets",
        "tiles_with_scot",
        "tiles",
        "farthest_scot",
        "discard_pile",
        "territory_size",
        "connected_tiles",
    ]
    assert cards[0].goods == goods.ANIMALS
    assert cards[1].goods == (goods.WOOD, goods.STONE)
    assert cards[3].categories == (0, 1, 2, 3)
    assert [card.type for card in cards[4:6]] == [goods.CASTLE, goods.WHISKY]
    assert cards[9].type == goods.ANIMAL
    assert [card.id for card in cards if card.fewest] == [9]


# --- marks and lookups ----------------------------------------------------------------------


def every_mark() -> list[Marks]:
    board, glen, clans = BOARD, GLEN, TABLES.clan_board
    marks = [row.marks for row in TILES]
    marks += [row.marks for row in TABLES.landmarks if not row.chronicle]
    marks += [row.marks for row in clans.clans] + [row.marks for row in clans.roads]
    marks += [clans.start_marks, *(row.marks for row in clans.rings)]
    marks += [board.market.marks, board.supply.marks, board.scoring.marks, board.final.marks]
    marks += [*board.marks.values(), *(row.marks for row in board.setups)]
    marks += [MOUNTAIN.marks, MOUNTAIN.chronicle.marks]
    marks += [glen.marks, glen.chronicle.marks, *(row.marks for row in glen.votes)]
    return marks + [row.marks for row in glen.cards]


def test_every_record_has_a_source() -> None:
    sources = [marks.source for marks in every_mark()]
    assert len(sources) == 73 + 11 + 23 + 38 + 5 + 10 + 2 + 2 + 3 + 10
    assert set(sources) == set(SOURCES[:3])
    tiles = Counter(tile.marks.source for tile in TILES[2:])
    assert tiles == {"rulebook": 24, "public": 2, "reconstructed": 45}


def test_fields_of_another_origin() -> None:
    assert "activation.tiers.1" in TABLES.tile("butcher").marks.reconstructed
    assert TABLES.tile("home_village").marks.inferred == ("activation",)
    assert BOARD.final.marks.public == ("tie_break.english",)
    named = [tile.marks.reconstructed for tile in TILES[2:]]
    fields = Counter(field for names in named for field in names)
    assert (fields["cost"], fields["river"], fields["overlay"], fields["stack"]) == (23, 17, 15, 13)


def test_rule_ids_of_the_tables_exist() -> None:
    known = set(re.findall(r"`(GM-[\w-]+)`", CATALOGUE.read_text("utf-8")))
    assert sorted(TABLES.rules) == sorted(FILES)
    assert all(TABLES.rules.values())
    cited = {rule for rules in TABLES.rules.values() for rule in rules}
    assert GLEN.rules and MOUNTAIN.rules
    cited |= {*GLEN.rules, *MOUNTAIN.rules}
    cited |= {rule for marks in every_mark() for rule in marks.rules}
    assert cited <= known, sorted(cited - known)
    rows = [row.marks.rules for row in TABLES.landmarks]
    rows += [row.marks.rules for row in TABLES.clan_board.clans]
    rows += [row.marks.rules for row in GLEN.cards]
    assert all(rows)


def test_every_landmark_rule_and_clan_rule_has_its_row() -> None:
    cards = {rule for card in TABLES.landmarks for rule in card.marks.rules}
    cards |= {rule for tile in TILES for rule in tile.marks.rules}
    assert {f"GM-LMK-{number:02}" for number in range(3, 24)} <= cards
    clans = {rule for clan in TABLES.clan_board.clans for rule in clan.marks.rules}
    assert {f"GM-CLN-{number:02}" for number in [*range(1, 37), 41]} <= clans
    glen = {rule for card in GLEN.cards for rule in card.marks.rules}
    assert {f"GM-C7-{number}" for number in range(30, 43)} <= glen


@pytest.mark.parametrize("find", [TABLES.tile, TABLES.landmark, TABLES.clan])
def test_unknown_id(find: object) -> None:
    assert callable(find)
    with pytest.raises(DataError, match="nessie: missing; add a "):
        find("nessie")
