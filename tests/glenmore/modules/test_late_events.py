"""The events of Landmark-Event cards of stacks C and D (GM-C6-59 to 63)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.tome.book import TomeState
from tests.glenmore.modules.tome import gather, tome, turned


@pytest.mark.rule("GM-C6-59", "GM-C6-Q14")
def test_loch_ness_counts_itself() -> None:
    s = tome("loch_ness", "duart_castle")
    s.state.keep(TomeState((s.seat(0).landmarks[1],), ()))
    before = s.seat(0).coins
    gather(s).play("event loch_ness")
    assert s.seat(0).coins == before + 2


@pytest.mark.rule("GM-C6-59", "GM-C6-Q14")
def test_loch_ness_counts_own_turned_cards_only() -> None:
    s = tome("loch_ness", "duart_castle", "castle_moil", "inverness")
    s.landmark(1, "loch_morar")
    own = s.seat(0).landmarks
    s.state.keep(TomeState((own[1], own[2], s.seat(1).landmarks[0]), ()))
    before = [s.seat(seat).coins for seat in range(3)]
    gather(s).play("event loch_ness")
    assert [s.seat(seat).coins for seat in range(3)] == [before[0] + 3, before[1], before[2]]
    s = tome("loch_ness", "duart_castle")
    before = [s.seat(seat).coins for seat in range(3)]
    gather(s).play("event loch_ness")
    assert s.seat(0).coins == before[0] + 1, "itself alone"


@pytest.mark.rule("GM-C6-60")
def test_armadale_castle_takes_any_number_of_stones() -> None:
    s = tome("armadale_castle")
    s.goods(0, "0.0", stone=2)
    s.seat(0).coins = 0
    gather(s).play("event armadale_castle", "pay stone 0.0")
    assert "You can only pay stones for this event" in s.why_not("pay wood 0.0")
    s.play("pay stone 0.0")
    assert (s.vp(0), s.step(), turned(s)) == (6, "move", ["armadale_castle"])
    assert s.seat(0).stock[2] == 0


@pytest.mark.rule("GM-C6-60")
def test_stones_may_be_saved_and_without_one_the_card_is_only_turned() -> None:
    s = tome("armadale_castle")
    s.goods(0, "0.0", stone=2)
    s.goods(0, "1.0", stone=1)
    s.seat(0).coins = 0
    gather(s).play("event armadale_castle")
    assert s.texts("buy") == []
    assert "cannot buy" in s.why_not("buy stone")
    s.play("pay stone 1.0", "done")
    assert (s.vp(0), s.seat(0).stock[2], s.on_cell(0, "0.0", "stone")) == (3, 2, 2)
    s = tome("armadale_castle")
    s.goods(0, "0.0", stone=1)
    gather(s).play("event armadale_castle", "done")
    assert (s.vp(0), s.seat(0).stock[2], turned(s)) == (0, 1, ["armadale_castle"])
    s = tome("armadale_castle")
    s.goods(0, "0.0", wood=3)
    s.market(wood=0, stone=0)
    s.seat(0).coins = 0
    assert gather(s).texts() == ["flip armadale_castle"]
    s.seat(0).coins = 1
    assert s.texts("event") == ["event armadale_castle"], "a Stone could be bought"
    s.play("event armadale_castle", "buy stone")
    assert (s.vp(0), s.seat(0).coins, s.step()) == (3, 0, "move")


@pytest.mark.rule("GM-C6-61", "GM-C6-Q2")
def test_loch_morar_gives_nine_points_for_two_scots() -> None:
    s = tome("loch_morar")
    assert gather(s).texts("event") == [], "one Scot is too few"
    s.scots(0, "0.0")
    supply = s.seat(0).scots
    s.play("event loch_morar")
    assert (s.vp(0), s.seat(0).manned, s.seat(0).scots) == (9, 0, supply + 2)
    s = tome("loch_morar")
    s.lay(0, "0.1", "inshriach")
    s.scots(0, "0.1")
    s.scots(0, "1.0")
    gather(s).play("event loch_morar", "pay scot 0.1", "pay scot 1.0")
    assert s.on_cell(0, "0.0", "scot") == 1, "from any tiles, two and no more"
    assert s.vp(0) == 9


@pytest.mark.rule("GM-C6-62", "GM-C6-63")
def test_castle_moil_brings_coins_and_a_scot_home() -> None:
    s = tome("castle_moil")
    before = s.seat(0).coins
    gather(s).play("event castle_moil")
    assert s.seat(0).coins == before + 2
    assert "There is no Scot there outside the Home castle" in s.why_not("recall 1.0")
    s.play("recall 0.0")
    assert s.on_cell(0, "1.0", "scot") == 1
    assert s.state.movement == 0


@pytest.mark.rule("GM-C6-62", "GM-C6-63")
def test_castle_moil_moves_one_scot_from_anywhere_or_none() -> None:
    s = tome("castle_moil")
    for cell, tile in (("0.1", "inshriach"), ("0.2", "lochridge")):
        s.lay(0, cell, tile)
    s.scots(0, "0.2", 2)
    s.scots(0, "1.0")
    gather(s).play("event castle_moil")
    assert s.texts() == ["done", "recall 0.2", "recall 0.0"]
    s.play("recall 0.2")
    assert (s.on_cell(0, "1.0", "scot"), s.on_cell(0, "0.2", "scot")) == (2, 1)
    assert (s.step(), turned(s)) == ("move", ["castle_moil"])
    s = tome("castle_moil")
    gather(s).play("event castle_moil", "done")
    assert (s.on_cell(0, "1.0", "scot"), s.on_cell(0, "0.0", "scot")) == (0, 1)
    s = tome("castle_moil")
    s.strip(0)
    s.scots(0, "1.0", 2)
    coins = s.seat(0).coins
    gather(s).play("event castle_moil")
    assert (s.step(), s.seat(0).coins) == ("move", coins + 2), "all are home"


@pytest.mark.rule("GM-MKT-Q3", "GM-C6-37", "GM-C6-60")
def test_what_an_event_asks_for_may_be_bought() -> None:
    s = tome("dunvegan_castle", "armadale_castle")
    s.market(cattle=0, stone=0)
    s.seat(0).coins = 10
    gather(s).play("event dunvegan_castle")
    assert (s.vp(0), s.seat(0).coins) == (7, 7), "one coin, then two"
    gather(s).play("event armadale_castle", "buy stone")
    assert (s.vp(0), s.seat(0).coins, s.seat(0).stock[2]) == (7, 6, 0)
    s.play("done")
    assert s.vp(0) == 10, "the points of all Stones come together"
