"""The default tiles and landmark cards: counts, sums and what the rule catalogue says of them."""

from collections import Counter

from ceilidh.games.glenmore import goods
from ceilidh.games.glenmore.components.landmarks import LANDMARK_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tiles import HOME_CASTLE, HOME_VILLAGE, Tile

TABLES = load(None)
TILES = [tile for tile in TABLES.tiles if not tile.chronicle]


def stack(letter: str) -> list[Tile]:
    place = goods.STACK_NAMES.index(letter)
    return [TABLES.tiles[index] for index in TABLES.stacks[place]]


def test_tiles_by_stack() -> None:
    assert TABLES.counts == (5, 14, 17, 17, 17, 1)
    assert [len(stack(letter)) for letter in goods.STACK_NAMES] == list(TABLES.counts)
    assert len(TILES) == 73
    assert [tile.index for tile in TILES] == list(range(73))
    assert [tile.id for tile in stack("none")] == ["david_hume"]


def test_home_tiles() -> None:
    village, castle = TILES[HOME_VILLAGE], TILES[HOME_CASTLE]
    assert (village.id, castle.id) == ("home_village", "home_castle")
    assert (village.types, castle.types) == (goods.VILLAGE, goods.CASTLE)
    for tile in (village, castle):
        assert tile.river and not tile.overlay and tile.stack == goods.NO_STACK
        assert [(one.word, one.amount) for one in tile.activation] == [("movement", 1)]


def test_the_end_is_one_of_the_d_tiles() -> None:
    ends = [tile for tile in TILES if tile.kind == goods.END]
    assert [(tile.id, tile.stack, tile.protected) for tile in ends] == [
        ("the_end", goods.STACK_D, True)
    ]
    assert [tile.id for tile in TILES if tile.protected] == ["the_end"]


def test_persons() -> None:
    persons = [tile for tile in TILES if tile.kind == goods.PERSON]
    assert Counter(goods.STACK_NAMES[tile.stack] for tile in persons) == {
        **dict.fromkeys("ABCD", 3),
        "none": 1,
    }
    for tile in persons:
        hume = tile.id == "david_hume"
        assert tile.person_value == (2 if hume else 1)
        words = [(one.word, one.amount) for one in tile.immediate]
        assert words == ([] if hume else [("clan_marker", 1)])
    assert {"robert_i", "william_wallace"} <= {tile.id for tile in persons}


def test_start_tiles_are_free_and_make_each_resource_once() -> None:
    assert all(sum(tile.cost) == 0 for tile in stack("S"))
    made = [tile.activation[0].goods for tile in stack("S")]
    assert [sum(column) for column in zip(*made, strict=True)] == [1] * goods.RESOURCES


def test_tile_types() -> None:
    laid = [tile for tile in TILES[2:] if tile.kind == goods.TERRITORY]
    names = {bit: name for name, bit in ((n, goods.type_of(n)) for n in goods.TYPE_NAMES)}
    counts = Counter(names.get(tile.types, "none") for tile in laid)
    assert counts == {
        "village": 11,
        "castle": 7,
        "animal": 5,
        "material": 10,
        "whisky": 8,
        "exchange": 12,
        "none": 4,
    }
    assert [tile.id for tile in laid if tile.types == 0] == [
        "loch_lochy",
        "loch_shiel",
        "loch_ness",
        "loch_morar",
    ]


def test_rivers_and_overlays() -> None:
    rivers = [sum(tile.river for tile in stack(letter)) for letter in "SABCD"]
    overlays = [sum(tile.overlay for tile in stack(letter)) for letter in "SABCD"]
    assert rivers == [2, 5, 4, 4, 4]
    assert overlays == [0, 0, 3, 3, 3]


def test_costs() -> None:
    sums = [sum(tile.cost[kind] for tile in TILES) for kind in range(goods.COST_KINDS)]
    assert sums == [6, 15, 17, 4, 4, 3, 15, 1]
    assert all(len(tile.cost) == goods.COST_KINDS for tile in TILES)
    assert TABLES.tile("loch_ness").cost == (0, 0, 0, 0, 0, 0, 0, 1)
    assert TABLES.tile("inverness").cost == (0, 1, 1, 0, 1, 0, 0, 0)


def test_tiles_named_in_the_rules() -> None:
    halkirk, inverness = TABLES.tile("halkirk"), TABLES.tile("inverness")
    assert (halkirk.types, halkirk.river) == (goods.VILLAGE, True)
    assert [one.word for one in halkirk.immediate] == ["scot"]
    assert [(one.word, one.amount) for one in halkirk.activation] == [("movement", 1)]
    assert (inverness.types, inverness.river, inverness.overlay) == (goods.VILLAGE, True, True)
    assert [one.word for one in inverness.immediate] == ["landmark", "scot"]
    assert not TABLES.tile("lochridge").river
    assert TABLES.tile("inshriach").activation[0].goods == (0, 1, 0, 0, 0)
    assert TABLES.tile("butcher").activation[0].tiers == ((1, 2), (2, 5), (3, 8))
    distilleries = ["pulteney", "glen_mhor", "glenlochy", "edradour", "millburn"]
    assert all(TABLES.tile(name).types == goods.WHISKY for name in distilleries)
    distil = [tile.id for tile in TILES if tile.activation[:1] and is_still(tile)]
    assert sorted(distil) == ["glen_mhor", "glenlochy", "millburn", "pulteney"]


def is_still(tile: Tile) -> bool:
    return tile.activation[0].word == "distil"


# --- landmarks ------------------------------------------------------------------------------


def test_landmarks_and_their_tiles() -> None:
    assert tuple(card.id for card in TABLES.landmarks) == LANDMARK_IDS
    letters = "".join(goods.STACK_NAMES[card.stack] for card in TABLES.landmarks)
    assert letters == "AAABBBCCDDD"
    for place, card in enumerate(TABLES.landmarks):
        tile = TABLES.tile(card.id)
        assert (card.index, tile.card, tile.stack) == (place, card.id, card.stack)
        assert tile.name == card.name == TABLES.landmark(card.id).name
    assert sum(tile.card != "" for tile in TILES) == 11


def test_landmark_effects() -> None:
    words = {card.id: [one.word for one in card.effects] for card in TABLES.landmarks}
    assert words["loch_lochy"] == ["joker"]
    assert words["duart_castle"] == ["clan_marker", "coin"]
    assert words["inverness"] == ["goods", "barrel"]
    assert words["loch_shiel"] == ["scot", "barrel"]
    assert words["castle_of_mey"] == ["activate_territory"]
    timings = {card.id: card.timing for card in TABLES.landmarks if card.timing != "immediate"}
    assert timings == {
        "loch_ness": "permanent",
        "castle_moil": "permanent",
        "armadale_castle": "end",
    }
    armadale = TABLES.landmark("armadale_castle").effects[0]
    assert (armadale.amount, armadale.vp) == (8, 2)
    assert TABLES.landmark("castle_stalker").effects[0].amount == 3
    assert TABLES.landmark("castle_moil").effects[0].amount == 2
    morar = TABLES.landmark("loch_morar").effects[0]
    assert (morar.word, morar.amount, morar.optional) == ("remove_tile", 2, True)
    assert not any(one.anywhere for card in TABLES.landmarks for one in card.effects)
