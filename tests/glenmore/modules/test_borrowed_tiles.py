"""The event of Donan Castle: tiles of others, activated for the own benefit (GM-C6-51, Q7)."""

from __future__ import annotations

import pytest

from tests.glenmore.modules.tome import gather, tome, turned


@pytest.mark.rule("GM-C6-51", "GM-C6-Q7")
def test_donan_castle_uses_tiles_of_others() -> None:
    s = tome("donan_castle")
    s.lay(1, "0.1", "inshriach")
    gather(s).play("event donan_castle")
    assert s.texts() == [
        "done",
        *[f"borrow {t} 1" for t in ("home_village", "home_castle", "inshriach")],
    ]
    assert "is not in another player's territory" in s.why_not("borrow lochridge 1")
    s.play("borrow inshriach 1", "put wood 0.0")
    assert s.on_cell(0, "0.0", "wood") == 1
    assert s.on_cell(1, "0.1", "wood") == 0
    assert "must be different" in s.why_not("borrow inshriach 1")
    s.play("borrow home_castle 1")
    assert s.state.movement == 1
    assert s.step() == "move", "two are the most"
    assert s.state.activated == 0, "the owners are not hindered"


@pytest.mark.rule("GM-C6-51")
def test_of_two_others_the_same_home_tile_is_two_tiles() -> None:
    s = gather(tome("donan_castle"))
    s.play("event donan_castle", "borrow home_castle 1", "borrow home_castle 1")
    assert s.state.movement == 2
    s = gather(tome("donan_castle", players=2))
    s.play("event donan_castle", "borrow home_castle 1")
    assert "borrow home_castle 1" not in s.texts("borrow")


@pytest.mark.rule("GM-C6-51", "GM-ACT-10")
def test_own_tiles_are_not_borrowed_and_one_may_be_enough() -> None:
    s = tome("donan_castle")
    s.lay(0, "0.1", "inshriach")
    gather(s).play("event donan_castle")
    assert "is not in another player's territory" in s.why_not("borrow inshriach 1")
    s.play("borrow home_village 1", "done")
    assert (s.step(), s.state.movement, turned(s)) == ("move", 1, ["donan_castle"])


@pytest.mark.rule("GM-C6-51")
def test_the_benefit_and_the_cost_are_those_of_the_active_player() -> None:
    s = tome("donan_castle")
    s.lay(1, "0.1", "merchant_city")
    s.lay(2, "0.1", "sligachan")
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0)
    s.goods(1, "0.0", barley=1, wood=1, stone=1)
    s.goods(0, "0.0", barley=1, wood=1)
    gather(s).play("event donan_castle")
    assert "borrow merchant_city 1" not in s.texts(), "goods of its owner do not help"
    s.goods(0, "1.0", stone=1)
    s.play("borrow merchant_city 1")
    assert ([s.vp(n) for n in range(3)], sum(s.seat(0).stock), sum(s.seat(1).stock)) == (
        [9, 0, 0],
        0,
        3,
    )
    s.play("borrow sligachan 1")
    assert [s.vp(n) for n in range(3)] == [13, 0, 0]


@pytest.mark.rule("GM-C6-51", "GM-C6-Q7")
def test_barrels_and_markers_are_the_active_players_too() -> None:
    s = tome("donan_castle")
    s.lay(1, "0.1", "pulteney")
    s.lay(2, "0.1", "moot_hill")
    s.goods(0, "0.0", barley=1, wood=1)
    s.seat(0).coins = 0
    s.market(barley=0, wood=0)
    gather(s).play("event donan_castle", "borrow pulteney 1")
    assert [s.seat(n).barrels for n in range(3)] == [1, 0, 0]
    assert "borrow pulteney 2" not in s.texts(), "for points only the holder of MacGregor"
    s.play("borrow moot_hill 1", "claim macleod")
    assert [seat for _, seat in s.state.claims] == [0]
    assert s.step() == "move"


@pytest.mark.rule("GM-C6-Q7")
def test_without_room_nothing_is_borrowed_that_brings_resources() -> None:
    s = tome("donan_castle")
    s.lay(1, "0.1", "inshriach")
    s.goods(0, "0.0", sheep=3)
    s.goods(0, "1.0", sheep=3)
    gather(s).play("event donan_castle")
    assert "borrow inshriach 1" not in s.texts()
    assert "cannot use" in s.why_not("borrow inshriach 1")
    assert "borrow home_castle 1" in s.texts()
    s = tome("donan_castle")
    s.lay(1, "0.1", "inshriach")
    s.goods(0, "0.0", sheep=2)
    s.goods(0, "1.0", sheep=3)
    gather(s).play("event donan_castle", "borrow inshriach 1", "put wood 0.0")
    assert s.on_cell(0, "0.0", "wood") == 1, "one place is enough"


@pytest.mark.rule("GM-C6-Q7")
def test_a_resource_of_choice_is_put_anywhere() -> None:
    s = tome("donan_castle")
    s.lay(1, "2.0", "strathspey")
    gather(s).play("event donan_castle", "borrow strathspey 1")
    assert len(s.texts("put")) == 5 * 2
    s.play("put sheep 1.0")
    assert (s.seat(0).stock, s.step()) == ([0, 0, 0, 1, 0], "borrow")
