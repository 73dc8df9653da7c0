"""Clan choice (CC-CLN): pairs of clan and starting tile, chosen in reverse turn order."""

import pytest

import ceilidh
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.meta import BASE_CLANS
from ceilidh.kernel.table import Table

CLANS = ["campbell", "stewart", "fergusson", "macdonald"]
TILES = ["7", "1", "3", "8"]


def table_of_three(**setup: list[str]) -> Table:
    """Three players, seat 2 starts: the choice goes 1, 0, 2."""
    return ceilidh.new("clans", 3, 0, setup={"first": ["3"], "clan": CLANS, "tile": TILES, **setup})


def pairs(table: Table) -> dict[str, int]:
    """The pairs on offer: clan to starting tile."""
    return {CLAN_NAMES[clan]: tile for clan, tile in table.state.offers}


@pytest.mark.rule("CC-CLN-01", "CC-CLN-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_pair_more_than_players_is_on_offer(players: int) -> None:
    for seed in range(20):
        table = ceilidh.new("clans", players, seed)
        offers = table.view()["offers"]
        assert isinstance(offers, list)
        assert len({offer["clan"] for offer in offers}) == players + 1
        assert len({offer["tile"] for offer in offers}) == players + 1
        assert len(table.legal()) == players + 1


@pytest.mark.rule("CC-EX-03")
def test_three_players_see_four_clans_with_four_tiles() -> None:
    table = ceilidh.new("clans", 3, 0)
    drawn = [one.domain for one in table.setup]
    assert (drawn.count("clan"), drawn.count("tile"), len(pairs(table))) == (4, 4, 4)


@pytest.mark.rule("CC-CLN-01", "CC-CLN-02")
def test_clans_and_their_tiles_are_random() -> None:
    offers = [pairs(ceilidh.new("clans", 2, seed)) for seed in range(60)]
    assert {clan for offer in offers for clan in offer} == set(BASE_CLANS)
    tiles = {offer["buchanan"] for offer in offers if "buchanan" in offer}
    assert len(tiles) > 3


@pytest.mark.rule("CC-CLN-03")
def test_the_last_in_turn_order_chooses_first() -> None:
    table = table_of_three()
    assert table.view()["order"] == [2, 0, 1]
    chosen = [table.play(table.legal()[0]).seat for _ in range(3)]
    assert chosen == [1, 0, 2]


@pytest.mark.rule("CC-CLN-04")
def test_a_clan_comes_with_its_own_tile() -> None:
    table = table_of_three()
    tile = pairs(table)["stewart"]
    table.play("choose stewart")
    assert (table.state.seats[1].clan, table.state.seats[1].tile) == (
        CLAN_NAMES.index("stewart"),
        tile,
    )
    assert "stewart" not in pairs(table)
    assert tile not in pairs(table).values()
    assert "choose stewart" not in [move.text for move in table.legal()]
    assert table.why_not(f"start {tile}") is not None


@pytest.mark.rule("CC-CLN-05")
def test_the_start_player_has_two_pairs_to_choose_from() -> None:
    table = table_of_three()
    table.play("choose stewart")
    table.play("choose campbell")
    assert table.actor == 2
    assert [move.text for move in table.legal()] == ["choose fergusson", "choose macdonald"]


@pytest.mark.rule("CC-CLN-06")
@pytest.mark.parametrize(
    ("tile", "money", "goods"),
    [
        ("1", 55, {"milk": 2, "whisky": 1}),
        ("3", 55, {"grain": 2, "cheese": 1}),
        ("7", 55, {"grain": 2, "bread": 1}),
    ],
)
def test_the_tile_pays_goods_and_money(tile: str, money: int, goods: dict[str, int]) -> None:
    table = table_of_three(tile=[tile, "2", "4", "5"])
    table.play("choose campbell")
    seat = table.state.seats[1]
    assert seat.money == money
    assert seat.goods == [goods.get(name, 0) for name in GOOD_NAMES]


@pytest.mark.rule("CC-CLN-07")
def test_the_pair_nobody_chose_leaves_the_game() -> None:
    table = table_of_three()
    for clan in ("stewart", "campbell", "fergusson"):
        table.play(f"choose {clan}")
    assert table.view()["offers"] == []
    left = CLAN_NAMES.index("macdonald")
    assert left not in [seat.clan for seat in table.state.seats]
    assert "CC-FW-01" in str(table.why_not("choose macdonald"))


@pytest.mark.rule("CC-CLN-08")
@pytest.mark.parametrize(
    ("clan", "players", "shipping", "merchants"),
    [
        ("stewart", 3, 1, 5),
        ("fergusson", 3, 3, 2),
        ("fergusson", 2, 2, 2),
        ("macdonald", 2, 1, 2),
        ("macdonald", 3, 0, 2),
        ("campbell", 3, 0, 2),
    ],
)
def test_gifts_come_before_the_first_workers(
    clan: str, players: int, shipping: int, merchants: int
) -> None:
    others = [name for name in ("robertson", "mackenzie", "cunningham") if name != clan]
    setup = {"first": ["1"], "clan": [clan, *others[:players]]}
    table = ceilidh.new("clans", players, 0, setup=setup)
    table.play(f"choose {clan}")
    while table.legal()[0].text.startswith("choose"):
        table.play(table.legal()[0])
    assert table.view()["pieces"] == []
    seat = table.state.seats[players - 1]
    assert (seat.shipping, seat.merchants) == (shipping, merchants)


@pytest.mark.rule("CC-CLN-Q1")
def test_nobody_may_refuse_all_pairs() -> None:
    table = table_of_three()
    assert {move.text.split()[0] for move in table.legal()} == {"choose"}
    for move in ("done", "pass", "start 1", "build woodcutter 7.2"):
        assert table.why_not(move) is not None
