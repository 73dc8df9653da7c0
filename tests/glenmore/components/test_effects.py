"""Effect rows: every word is known, used, and has exactly its own fields."""

from collections import Counter

import pytest

from ceilidh.games.glenmore import goods
from ceilidh.games.glenmore.components import effects
from ceilidh.games.glenmore.components.effects import TIMED_WORDS, WORDS, EffectRow
from ceilidh.games.glenmore.components.pack import load
from ceilidh.kernel.component_data.datapack import DataError, DataTable

TABLES = load(None)
TILES = [tile for tile in TABLES.tiles if not tile.chronicle]
LISTS = {
    "immediate": [one for tile in TILES for one in tile.immediate],
    "activation": [one for tile in TILES for one in tile.activation],
    "landmarks": [one for card in TABLES.landmarks if not card.chronicle for one in card.effects],
    "clans": [one for clan in TABLES.clan_board.clans for one in clan.effects],
}


def test_every_word_has_its_fields_and_is_used() -> None:
    listed = {word for words in TIMED_WORDS.values() for word in words}
    listed |= {*effects.CHRONICLE_TILE_WORDS, *effects.CHRONICLE_ACTIVATION_WORDS}
    used = {one.word for rows in LISTS.values() for one in rows}
    used |= {one.word for card in TABLES.landmarks for one in card.effects}
    used |= {one.word for tile in TABLES.tiles for one in (*tile.immediate, *tile.activation)}
    assert listed == used == set(WORDS)
    assert set(TIMED_WORDS) == set(effects.TIMINGS)


def test_words_by_place() -> None:
    counts = {place: Counter(one.word for one in rows) for place, rows in LISTS.items()}
    assert counts["immediate"] == {
        "landmark": 11,
        "scot": 12,
        "joker": 5,
        "clan_marker": 12,
        "barrel": 5,
        "coin": 6,
        "vp": 4,
    }
    assert counts["activation"] == {
        "goods": 17,
        "joker": 2,
        "movement": 19,
        "vp": 3,
        "exchange_different": 2,
        "exchange_animals": 2,
        "exchange_any": 2,
        "exchange_exact": 2,
        "exchange_clan": 2,
        "distil": 4,
    }
    assert sum(counts["landmarks"].values()) == 14
    assert sum(counts["clans"].values()) == 27


def test_no_tile_has_more_than_one_alternative_in_the_base_game() -> None:
    assert max(len(tile.activation) for tile in TILES) == 1


def test_recipes_of_the_rulebook() -> None:
    rows = {one.word: one for one in LISTS["activation"]}
    assert rows["exchange_different"].tiers == ((2, 4), (4, 8))
    assert rows["exchange_animals"].tiers[-1] == (3, 8)
    assert (rows["exchange_any"].amount, rows["exchange_any"].vp) == (3, 7)
    assert (rows["distil"].goods, rows["distil"].amount) == ((1, 0, 0, 0, 0), 1)
    assert rows["exchange_clan"].amount == 1
    exact = [(one.goods, one.vp) for one in LISTS["activation"] if one.word == "exchange_exact"]
    assert exact == [((0, 1, 1, 0, 0), 6), ((1, 1, 1, 0, 0), 9)]


def row(fields: dict[str, object]) -> EffectRow:
    return EffectRow(DataTable("test.toml", "row", fields), tuple(WORDS))


def test_absent_fields_are_empty() -> None:
    plain = row({"word": "castles_as_scots"})
    assert (plain.amount, plain.vp, plain.goods, plain.tiers, plain.types) == (0, 0, (), (), ())
    assert (plain.target, plain.count, plain.barley) == ("", "", ())
    assert not plain.anywhere and not plain.optional


def test_places() -> None:
    assert not row({"word": "scot", "amount": 1}).anywhere
    assert not row({"word": "scot", "amount": 1, "on": "own_tile"}).anywhere
    assert row({"word": "joker", "amount": 1, "on": "any_tile"}).anywhere


def test_optional_fields_may_be_left_out() -> None:
    plain, paid = row({"word": "special", "target": "cask"}), {"barley": 1}
    assert (plain.amount, plain.goods, plain.times) == (1, (), 0)
    dear = row({"word": "special", "target": "cask", "amount": 2, "goods": paid})
    assert (dear.amount, dear.goods) == (2, (1, 0, 0, 0, 0))
    still = row({"word": "distil", "goods": paid, "amount": 1, "target": "cask", "times": 3})
    assert (still.target, still.times) == ("cask", 3)


def test_types_keep_their_order() -> None:
    made = row({"word": "activate_type", "amount": 1, "types": ["whisky", "animal"]})
    assert made.types == (goods.WHISKY, goods.ANIMAL)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({}, '"word" is missing'),
        ({"word": "fly"}, '"word" is "fly"; write one of landmark, '),
        ({"word": "coin"}, '"amount" is missing'),
        ({"word": "coin", "amount": 0}, "write a whole number from 1 to 20"),
        ({"word": "coin", "amount": 1, "on": "any_tile"}, 'unknown key "on"'),
        ({"word": "scot", "amount": 1, "on": "moon"}, "write one of own_tile, any_tile"),
        ({"word": "goods", "goods": {}}, '"goods" names no resource'),
        ({"word": "goods", "goods": {"coin": 1}}, 'unknown key "coin"'),
        ({"word": "exchange_any", "amount": 3}, '"vp" is missing'),
        ({"word": "exchange_animals", "tiers": {}}, '"tiers" is empty'),
        ({"word": "exchange_animals", "tiers": {"2": 5, "3": 5}}, "from 6 to 20"),
        ({"word": "exchange_animals", "tiers": {"0": 5}}, 'unknown key "0"'),
        ({"word": "vp_threshold", "count": "cats", "tiers": {"1": 1}}, "write one of villages"),
        ({"word": "activate_type", "amount": 1, "types": ["loch"]}, "write one of village"),
        ({"word": "remove_tile", "amount": 1, "optional": 1}, "write true or false"),
        ({"word": "vp_for_barrel", "vp": 3, "barley": ["dutch"]}, "write one of french, english"),
        ({"word": "special", "amount": 1}, '"target" is missing'),
        ({"word": "distil", "goods": {"barley": 1}, "amount": 1, "target": "cask"}, '"times" is'),
        (
            {"word": "distil", "goods": {"barley": 1}, "amount": 1, "times": 1},
            'unknown key "times"',
        ),
    ],
)
def test_fault(fields: dict[str, object], fault: str) -> None:
    with pytest.raises(DataError) as caught:
        row(fields)
    assert str(caught.value).startswith("test.toml, row")
    assert fault in str(caught.value)
