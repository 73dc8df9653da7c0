"""The Clan board: territories, effects, neighbours and road costs in both editions."""

from collections import Counter
from itertools import permutations

import pytest

from ceilidh.games.glenmore import goods
from ceilidh.games.glenmore.components.clan_board import CLAN_IDS, FAR, START
from ceilidh.games.glenmore.components.pack import load

TABLES = load(None)
BOARD = TABLES.clan_board
EDITIONS = (goods.FRENCH, goods.ENGLISH)


def field(name: str) -> int:
    return START if name == "start" else TABLES.clan(name).field


def test_clans_of_the_editions() -> None:
    assert len(BOARD.clans) == 23
    french = [clan.id for clan in BOARD.clans if not clan.english]
    assert sorted(french) == sorted(CLAN_IDS) and len(french) == 22
    assert [clan.id for clan in BOARD.clans if clan.english] == ["mckenzie"]
    mckenzie = field("mckenzie")
    assert BOARD.in_edition(mckenzie, goods.ENGLISH)
    assert not BOARD.in_edition(mckenzie, goods.FRENCH)
    assert BOARD.in_edition(START, goods.FRENCH)


def test_fields_are_numbered_from_the_start() -> None:
    assert [clan.field for clan in BOARD.clans] == list(range(1, 24))
    assert BOARD.field_name(START) == "start" and BOARD.start_name == "Start"
    assert all(BOARD.field_name(clan.field) == clan.id for clan in BOARD.clans)


def test_timing_and_repetition() -> None:
    permanent = {clan.id for clan in BOARD.clans if clan.timing == "permanent"}
    assert permanent == {"macgregor", "mackintosh", "maclachlan", "sinclair"}
    assert [clan.id for clan in BOARD.clans if clan.repeatable] == ["douglas"]


@pytest.mark.parametrize(
    ("clan", "effects"),
    [
        ("cameron", [("activate_type", 1), ("movement", 3)]),
        ("chisholm", [("goods", 0), ("scot", 1)]),
        ("douglas", [("vp", 3)]),
        ("gunn", [("goods", 0)]),
        ("macdonald", [("goods", 0)]),
        ("macdonell", [("activate_type", 1)]),
        ("mackintosh", [("castles_as_scots", 0)]),
        ("maclean", [("activate_type", 1)]),
        ("macleod", [("coin", 3)]),
        ("macmillan", [("remove_tile", 1)]),
        ("mckay", [("take_person", 0)]),
        ("mckenzie", [("goods", 0), ("barrel", 1)]),
        ("mckinnon", [("scot", 1), ("coin", 2)]),
        ("munro", [("take_discard", 1)]),
        ("ross", [("scot", 2)]),
        ("sinclair", [("coin_for_resource", 1)]),
    ],
)
def test_effects(clan: str, effects: list[tuple[str, int]]) -> None:
    rows = TABLES.clan(clan).effects
    assert [(one.word, one.amount) for one in rows] == effects
    assert all(one.anywhere for one in rows if one.word in ("goods", "scot"))
    assert not any(one.optional for one in rows)


def test_goods_types_and_targets() -> None:
    first = {clan.id: clan.effects[0] for clan in BOARD.clans}
    assert first["gunn"].goods == (0, 0, 0, 1, 1)
    assert first["macdonald"].goods == (0, 1, 1, 0, 0)
    assert first["chisholm"].goods == first["mckenzie"].goods == (1, 0, 0, 0, 0)
    assert first["cameron"].types == (goods.EXCHANGE,)
    assert first["macdonell"].types == (goods.MATERIAL, goods.WHISKY)
    assert first["maclean"].types == (goods.ANIMAL, goods.WHISKY)
    assert first["mckay"].target == "david_hume"
    assert first["maclachlan"].vp == 1
    assert (first["macgregor"].vp, first["macgregor"].barley) == (3, (goods.FRENCH,))


@pytest.mark.parametrize(
    ("clan", "count", "tiers"),
    [
        ("brodie", "villages", ((3, 5), (4, 8))),
        ("grant", "tiles_with_scot", ((5, 5), (6, 8))),
        ("macpherson", "overlay_tiles", ((2, 5), (3, 8))),
        ("oliphant", "coins", ((9, 5), (12, 8))),
        ("sutherland", "river_tiles", ((4, 5), (6, 8))),
    ],
)
def test_thresholds(clan: str, count: str, tiers: tuple[tuple[int, int], ...]) -> None:
    [effect] = TABLES.clan(clan).effects
    assert (effect.word, effect.count, effect.tiers) == ("vp_threshold", count, tiers)


def test_neighbours_go_both_ways() -> None:
    assert len(BOARD.roads) == 38
    assert Counter(road.cost for road in BOARD.roads) == {0: 2, 1: 32, 2: 4}
    links = {
        (START, one): cost
        for one, cost in zip(BOARD.start_neighbours, BOARD.start_costs, strict=True)
    }
    for clan in BOARD.clans:
        assert len(clan.neighbours) == len(clan.costs) > 0
        assert list(clan.neighbours) == sorted(set(clan.neighbours))
        links |= {
            (clan.field, one): cost for one, cost in zip(clan.neighbours, clan.costs, strict=True)
        }
    assert len(links) == 76
    assert all(links[b, a] == cost for (a, b), cost in links.items())
    assert [BOARD.field_name(one) for one in BOARD.start_neighbours] == [
        "macleod",
        "gunn",
        "macdonald",
    ]
    assert BOARD.start_costs == (0, 1, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_named_in_the_rules(edition: int) -> None:
    costs = BOARD.road_costs((START,), edition)
    assert (costs[START], costs[field("macleod")], costs[field("mckay")]) == (0, 0, 2)
    assert BOARD.road_costs((field("macmillan"),), edition)[field("maclachlan")] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_rings_follow_the_distance(edition: int) -> None:
    costs = BOARD.road_costs((START,), edition)
    for clan in BOARD.clans:
        ring = BOARD.rings[clan.ring - 1]
        if BOARD.in_edition(clan.field, edition):
            assert ring.low <= costs[clan.field] <= ring.high
        else:
            assert costs[clan.field] == FAR
    assert Counter(clan.ring for clan in BOARD.clans) == {1: 5, 2: 8, 3: 3, 4: 7}
    assert [ring.colour for ring in BOARD.rings] == ["yellow", "orange", "red", "purple"]


def test_every_marker_can_make_ways_cheaper() -> None:
    """Against a plain search over all pairs of sources."""
    names = ["start", "gunn", "cameron", "brodie"]
    single = {name: BOARD.road_costs((field(name),), goods.ENGLISH) for name in names}
    for one, two in permutations(names, 2):
        both = BOARD.road_costs((field(one), field(two)), goods.ENGLISH)
        expected = [min(pair) for pair in zip(single[one], single[two], strict=True)]
        assert both == expected
