"""MacMillan: a tile of the own territory leaves the game (GM-CLN-18 to 23)."""

import pytest

from tests.glenmore.scenario import Scenario


def at_board(**tiles: tuple[str, ...]) -> Scenario:
    """Seat 0 is about to place a marker; keyword x1y2 means the cell 1.2."""
    s = Scenario(ahead=("halkirk",))
    for key, names in tiles.items():
        s.lay(0, key[1:].replace("m", "-").replace("y", "."), *names)
    s.seat(0).coins = 9
    s.marker()
    return s


@pytest.mark.rule("GM-CLN-18", "GM-CLN-Q3")
def test_one_tile_must_be_removed_from_the_game() -> None:
    s = at_board(x0y1=("inshriach",), x1y1=("lammermuir",))
    s.play("claim macmillan")
    assert set(s.texts()) == {"remove 0.1", "remove 1.1"}
    s.play("remove 1.1")
    assert (s.tile_on(0, "1.1"), s.tile_on(0, "0.1")) == ("", "inshriach")
    assert s.discarded() == [], "not onto the discard pile"
    assert s.step() == "move", "one tile only"
    assert s.line("territory_size") == [-3, 0, 0]


@pytest.mark.rule("GM-CLN-Q3", "GM-CLN-23")
def test_nothing_happens_if_there_are_only_home_tiles() -> None:
    s = at_board()
    s.play("claim macmillan")
    assert s.step() == "move"
    assert (s.tile_on(0, "0.0"), s.tile_on(0, "1.0")) == ("home_village", "home_castle")


@pytest.mark.rule("GM-CLN-23")
def test_home_tiles_cannot_be_removed_even_at_the_end_of_the_river() -> None:
    s = at_board(xm1y0=("ballachulish",))
    s.play("claim macmillan")
    assert s.texts("remove") == ["remove -1.0"]
    assert "GM-CLN-23" in s.why_not("remove 1.0")
    assert "GM-CLN-23" in s.why_not("remove 0.0")


@pytest.mark.rule("GM-CLN-23")
def test_a_tile_that_covers_a_home_tile_cannot_be_removed() -> None:
    s = at_board(x0y0=("inverness",), x0y1=("inshriach",))
    s.play("claim macmillan")
    assert s.texts("remove") == ["remove 0.1"]


@pytest.mark.rule("GM-CLN-19")
def test_the_rest_of_the_territory_must_hang_together() -> None:
    s = at_board(x0y1=("inshriach",), x0y2=("lammermuir",))
    s.play("claim macmillan")
    assert s.texts("remove") == ["remove 0.2"]
    assert "GM-PLC-17" in s.why_not("remove 0.1")


@pytest.mark.rule("GM-CLN-19")
def test_the_river_must_not_be_interrupted() -> None:
    s = at_board(
        xm1y0=("ballachulish",),
        xm2y0=("laich_of_moray",),
        xm1y1=("inshriach",),
        xm2y1=("lammermuir",),
        x0y1=("lochridge",),
    )
    s.play("claim macmillan")
    assert set(s.texts("remove")) == {"remove -2.0", "remove -1.1", "remove -2.1", "remove 0.1"}


@pytest.mark.rule("GM-CLN-20")
def test_the_tiles_under_an_overlay_go_with_it() -> None:
    s = at_board(x0y1=("inshriach", "glen_affric", "rannoch"))
    s.play("claim macmillan", "remove 0.1")
    assert s.tile_on(0, "0.1") == ""
    assert s.seat(0).under == {}
    s.marker()
    s.play("claim maclachlan")
    s.lay(0, "0.1", "corrennie")
    s.seat(0).coins = 9
    s.marker()
    s.play("claim macpherson")
    assert s.vp(0) == 0, "its overlays are out of the game"


@pytest.mark.rule("GM-CLN-21")
def test_the_card_of_a_removed_landmark_is_kept() -> None:
    s = at_board(x0y1=("donan_castle",))
    s.landmark(0, "donan_castle")
    assert s.line("landmarks") == [1, 0, 0]
    s.play("claim macmillan", "remove 0.1")
    assert s.line("landmarks") == [1, 0, 0]


@pytest.mark.rule("GM-CLN-22")
def test_resources_and_scots_of_the_tile_go_to_the_home_castle() -> None:
    s = at_board(x0y1=("inshriach",))
    s.goods(0, "0.1", wood=1, stone=1)
    s.scots(0, "0.1", 2)
    s.play("claim macmillan", "remove 0.1")
    assert (s.on_cell(0, "1.0", "wood"), s.on_cell(0, "1.0", "stone")) == (1, 1)
    assert s.on_cell(0, "1.0", "scot") == 2
    assert (s.seat(0).scots, s.seat(0).stock) == (6, [0, 1, 1, 0, 0])


@pytest.mark.rule("GM-CLN-22", "GM-CLN-37")
def test_the_home_castle_keeps_three_resources_of_the_owners_choice() -> None:
    s = at_board(x0y1=("inshriach",))
    s.goods(0, "1.0", barley=2)
    s.goods(0, "0.1", wood=1, stone=1)
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.play("claim macmillan", "remove 0.1")
    assert set(s.texts()) == {"keep wood", "keep stone"}
    s.play("keep stone")
    assert s.seat(0).stock == [2, 0, 1, 0, 0]
    assert s.step() == "move"


@pytest.mark.rule("GM-TRN-Q2", "GM-MKT-12", "GM-CLN-22")
def test_a_sale_before_the_choice_makes_room_for_all_of_it() -> None:
    s = at_board(x0y1=("inshriach",))
    s.goods(0, "1.0", barley=2)
    s.goods(0, "0.1", wood=1, stone=1)
    s.market(barley=1)
    s.play("claim macmillan", "remove 0.1")
    assert s.texts() == ["keep wood", "keep stone", "sell barley 1.0"]
    assert "GM-MKT-09" in s.why_not("sell wood 1.0"), "it has not arrived"
    s.play("sell barley 1.0")
    assert s.seat(0).stock == [1, 1, 1, 0, 0]
    assert s.step() == "move"


@pytest.mark.rule("GM-TRN-Q2", "GM-MKT-12", "GM-CMP-20")
def test_what_finds_no_room_is_lost_unless_a_sale_makes_some() -> None:
    s = at_board(x0y1=("inshriach",))
    s.goods(0, "1.0", barley=3)
    s.goods(0, "0.1", wood=1)
    s.market(barley=1)
    s.play("claim macmillan", "remove 0.1")
    assert s.texts() == ["done", "sell barley 1.0"]
    s.play("done")
    assert s.seat(0).stock == [3, 0, 0, 0, 0]


@pytest.mark.rule("GM-CMP-20", "GM-MKT-10")
def test_nothing_is_asked_where_no_sale_can_make_room() -> None:
    s = at_board(x0y1=("inshriach",))
    s.goods(0, "1.0", barley=3)
    s.goods(0, "0.0", stone=1)
    s.goods(0, "0.1", wood=1)
    s.market(barley=0, stone=1)
    s.play("claim macmillan", "remove 0.1")
    assert s.step() == "move", "stone can be sold, but lies on another tile"
    assert s.seat(0).stock == [3, 0, 1, 0, 0]
