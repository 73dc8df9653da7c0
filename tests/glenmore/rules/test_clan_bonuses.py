"""Immediate bonuses of clan territories: gains, persons and thresholds (GM-CLN)."""

import pytest

from tests.glenmore.scenario import Scenario

VILLAGES = ("dornie", "applecross", "plockton", "tomintoul")
RIVERS = ("ballachulish", "laich_of_moray", "glen_mhor", "edradour", "loch_lochy")
FIELDS = ("inshriach", "lammermuir", "lochridge", "corrennie", "rothiemurchus", "dornie")
OVERLAYS = ("glen_affric", "rannoch", "luing", "angus_glens")


def at_board(coins: int = 20, edition: str = "french") -> Scenario:
    """Seat 0 is about to place a marker; its territory is still to be arranged."""
    s = Scenario(ahead=("halkirk",), edition=edition)
    s.seat(0).coins = coins
    s.marker()
    return s


def road(s: Scenario, clan: str) -> int:
    found = s.table.view()["roads"]
    assert isinstance(found, dict)
    return int(found[clan])


def column(s: Scenario, tiles: tuple[str, ...]) -> None:
    """Lay tiles without a river one above the other, over the Home village."""
    for row, tile in enumerate(tiles, start=1):
        s.lay(0, f"0.{row}", tile)


# --- coins, Scots and goods -----------------------------------------------------------------------


@pytest.mark.rule("GM-CLN-17")
def test_macleod_gives_three_coins() -> None:
    s = at_board(coins=7)
    s.play("claim macleod")
    assert s.seat(0).coins == 10
    assert s.step() == "move"


@pytest.mark.rule("GM-CLN-28", "GM-CLN-29")
def test_mckinnon_gives_a_scot_for_any_tile_and_two_coins() -> None:
    s = at_board(coins=7)
    s.lay(0, "0.1", "inshriach")
    cost = road(s, "mckinnon")
    s.play("claim mckinnon")
    assert set(s.texts("put")) == {"put scot 0.0", "put scot 1.0", "put scot 0.1"}
    s.play("put scot 0.1")
    assert (s.on_cell(0, "0.1", "scot"), s.seat(0).scots) == (1, 7)
    assert s.seat(0).coins == 7 - cost + 2
    assert s.step() == "move"


@pytest.mark.rule("GM-CLN-33", "GM-CLN-Q2")
def test_ross_gives_two_scots_that_may_go_to_different_tiles() -> None:
    apart = at_board()
    apart.lay(0, "0.1", "inshriach")
    apart.play("claim ross", "put scot 0.1", "put scot 1.0")
    assert (apart.on_cell(0, "0.1", "scot"), apart.on_cell(0, "1.0", "scot")) == (1, 1)
    assert apart.step() == "move" and apart.seat(0).scots == 6
    together = at_board()
    together.play("claim ross", "put scot 1.0", "put scot 1.0")
    assert together.on_cell(0, "1.0", "scot") == 2


@pytest.mark.rule("GM-CLN-04", "GM-CLN-05", "GM-CLN-Q2")
def test_chisholm_gives_a_barley_and_a_scot_for_any_tiles() -> None:
    s = at_board()
    s.lay(0, "0.1", "inshriach")
    s.play("claim chisholm")
    assert set(s.texts("put")) == {"put barley 0.0", "put barley 1.0", "put barley 0.1"}
    s.play("put barley 0.1")
    assert set(s.texts("put")) == {"put scot 0.0", "put scot 1.0", "put scot 0.1"}
    s.play("put scot 1.0")
    assert (s.on_cell(0, "0.1", "barley"), s.on_cell(0, "1.0", "scot")) == (1, 1)
    assert s.seat(0).stock == [1, 0, 0, 0, 0]
    assert s.step() == "move"


@pytest.mark.parametrize(
    ("clan", "goods"),
    [
        pytest.param("gunn", ("sheep", "cattle"), marks=pytest.mark.rule("GM-CLN-09")),
        pytest.param("macdonald", ("wood", "stone"), marks=pytest.mark.rule("GM-CLN-10")),
    ],
)
@pytest.mark.parametrize("cells", [("0.0", "1.0"), ("1.0", "1.0")])
@pytest.mark.rule("GM-CLN-Q2")
def test_two_goods_go_to_the_same_or_to_different_tiles(
    cells: tuple[str, str], clan: str, goods: tuple[str, str]
) -> None:
    s = at_board()
    s.play(f"claim {clan}")
    left = list(goods)
    for good, cell in zip(goods, cells, strict=True):
        assert set(s.texts("put")) == {f"put {one} {at}" for one in left for at in ("0.0", "1.0")}
        s.play(f"put {good} {cell}")
        left.remove(good)
    for good, cell in zip(goods, cells, strict=True):
        assert s.on_cell(0, cell, good) == 1
    assert sum(s.seat(0).stock) == 2
    assert s.step() == "move"


@pytest.mark.rule("GM-CLN-41")
def test_mckenzie_gives_a_barley_for_any_tile_and_a_barrel() -> None:
    s = at_board(edition="english")
    s.play("claim mckenzie")
    assert set(s.texts("put")) == {"put barley 0.0", "put barley 1.0"}
    s.play("put barley 1.0")
    assert (s.on_cell(0, "1.0", "barley"), s.seat(0).barrels) == (1, 1)
    assert s.step() == "move"


@pytest.mark.rule("GM-CLN-37")
def test_goods_of_a_bonus_find_no_room_on_a_tile_with_three() -> None:
    s = at_board()
    s.goods(0, "0.0", wood=3)
    s.goods(0, "1.0", stone=2)
    s.play("claim gunn")
    assert s.texts("put") == ["put sheep 1.0", "put cattle 1.0"]
    assert "GM-CMP-19" in s.why_not("put sheep 0.0")
    s.market(wood=0, stone=0, sheep=0)
    s.play("put sheep 1.0")
    assert s.step() == "move", "no room for the cattle"
    assert s.seat(0).stock == [0, 3, 2, 1, 0]


@pytest.mark.rule("GM-CLN-37")
def test_a_sale_makes_room_for_the_goods_of_a_bonus() -> None:
    s = at_board()
    s.goods(0, "0.0", wood=3)
    s.goods(0, "1.0", stone=3)
    s.market(wood=1, stone=0)
    s.play("claim chisholm")
    assert s.texts("put") == []
    s.play("sell wood 0.0", "put barley 0.0")
    assert s.on_cell(0, "0.0", "barley") == 1


# --- David Hume -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-CLN-26", "GM-CLN-27", "GM-CLN-Q4")
def test_mckay_gives_david_hume_who_counts_as_two_persons_and_places_no_marker() -> None:
    s = at_board()
    s.person(1, "robert_i")
    s.person(2, "john_knox")
    assert s.line("persons") == [0, 1, 1]
    s.play("claim mckay")
    assert [s.state.rules.components.tiles[tile].id for tile in s.seat(0).persons] == ["david_hume"]
    assert s.line("persons") == [1, 0, 0], "two persons against one"
    assert s.step() == "move"
    assert s.seat(0).markers == 9


# --- thresholds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "vp"), [(1, 0), (2, 5), (3, 8), (4, 8)])
@pytest.mark.rule("GM-CLN-01", "GM-CLN-Q1")
def test_brodie_counts_villages_with_the_home_village(more: int, vp: int) -> None:
    s = at_board()
    column(s, VILLAGES[:more])
    s.play("claim brodie")
    assert s.vp(0) == vp


@pytest.mark.rule("GM-CLN-01")
def test_brodie_does_not_count_a_covered_village() -> None:
    s = at_board()
    s.lay(0, "0.1", "dornie", "portree")
    s.play("claim brodie")
    assert s.vp(0) == 0


@pytest.mark.parametrize(("more", "vp"), [(1, 0), (2, 5), (3, 5), (4, 8), (5, 8)])
@pytest.mark.rule("GM-CLN-36", "GM-CLN-Q1", "GM-CLN-Q13")
def test_sutherland_counts_river_tiles_with_both_home_tiles(more: int, vp: int) -> None:
    s = at_board()
    column(s, FIELDS)
    for step, tile in enumerate(RIVERS[:more], start=1):
        s.lay(0, f"{-step}.0", tile)
    s.play("claim sutherland")
    assert s.vp(0) == vp


@pytest.mark.parametrize(("tiles", "vp"), [(4, 0), (5, 5), (6, 8), (7, 8)])
@pytest.mark.rule("GM-CLN-08")
def test_grant_counts_tiles_with_at_least_one_scot(tiles: int, vp: int) -> None:
    s = at_board()
    column(s, FIELDS)
    for row in range(1, tiles):
        s.scots(0, f"0.{row}")
    s.scots(0, "0.0", 2)
    s.play("claim grant")
    assert s.vp(0) == vp


@pytest.mark.parametrize(("overlays", "vp"), [(1, 0), (2, 5), (3, 8), (4, 8)])
@pytest.mark.rule("GM-CLN-24")
def test_macpherson_counts_overlay_tiles(overlays: int, vp: int) -> None:
    s = at_board()
    ground = ("inshriach", "corrennie", "lammermuir", "lochridge")
    column(s, ground)
    for row, tile in enumerate(OVERLAYS[:overlays], start=1):
        s.lay(0, f"0.{row}", tile)
    s.play("claim macpherson")
    assert s.vp(0) == vp


@pytest.mark.rule("GM-CLN-25")
def test_macpherson_counts_overlays_under_others() -> None:
    s = at_board()
    s.lay(0, "0.1", "inshriach", "glen_affric", "rannoch")
    s.play("claim macpherson")
    assert s.vp(0) == 5, "two overlays; the tile at the bottom is none"


@pytest.mark.parametrize(("left", "vp"), [(8, 0), (9, 5), (11, 5), (12, 8), (20, 8)])
@pytest.mark.rule("GM-CLN-32", "GM-CLN-39", "GM-CLN-Q13")
def test_oliphant_counts_the_coins_that_the_road_has_left(left: int, vp: int) -> None:
    s = at_board()
    cost = road(s, "oliphant")
    assert cost > 0
    s.seat(0).coins = left + cost
    s.play("claim oliphant")
    assert s.vp(0) == vp
    assert s.seat(0).coins == left


@pytest.mark.parametrize("clan", ["brodie", "sutherland", "grant", "macpherson", "oliphant"])
@pytest.mark.rule("GM-CLN-39")
def test_a_threshold_reached_later_gives_nothing(clan: str) -> None:
    s = at_board(coins=5)
    s.play(f"claim {clan}")
    column(s, VILLAGES)
    for row in range(1, 5):
        s.scots(0, f"0.{row}")
    for step, tile in enumerate(RIVERS[:4], start=1):
        s.lay(0, f"{-step}.0", tile)
    s.lay(0, "1.1", "inshriach", "glen_affric", "rannoch")
    s.seat(0).coins = 20
    s.marker()
    s.play("claim macleod")
    assert s.vp(0) == 0
