"""The events of the Landmark-Event cards, one by one (GM-C6-37 to 64)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.tome.book import Book
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-C6-12", "GM-C6-37")
def test_dunvegan_castle_gives_seven_points_for_two_cattle() -> None:
    s = tome("dunvegan_castle")
    s.seat(0).coins = 0
    gather(s)
    assert s.texts("event") == []
    assert "cannot give" in s.why_not("event dunvegan_castle")
    s.goods(0, "0.0", cattle=2)
    s.play("event dunvegan_castle")
    assert (s.vp(0), s.seat(0).stock[4], turned(s)) == (7, 0, ["dunvegan_castle"])


@pytest.mark.rule("GM-C6-34", "GM-C6-35", "GM-C6-Q3")
def test_wallace_monument_turns_another_card_without_its_event() -> None:
    s = tome("wallace_monument", "duart_castle")
    s.person(0, "william_wallace")
    gather(s).play("event wallace_monument")
    assert s.texts() == ["flip duart_castle"] or s.texts("flip") == ["flip duart_castle"]
    assert "Event side already" in s.why_not("flip wallace_monument")
    s.play("flip duart_castle")
    assert s.vp(0) == 4, "for William Wallace; the event of Duart Castle did not happen"
    assert sorted(turned(s)) == ["duart_castle", "wallace_monument"]


@pytest.mark.rule("GM-C6-34", "GM-C6-35")
def test_wallace_monument_alone_and_without_the_person_can_only_be_turned() -> None:
    s = gather(tome("wallace_monument"))
    assert s.texts("event") == []
    assert "could do nothing" in s.why_not("event wallace_monument")


@pytest.mark.rule("GM-C6-39", "GM-C6-40", "GM-C6-64", "GM-C6-Q5", "GM-LMK-17", "GM-LMK-19")
@pytest.mark.parametrize("card", ["fort_george", "castle_of_mey"])
def test_two_tiles_go_for_a_scot(card: str) -> None:
    s = tome(card)
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lochridge")
    s.goods(0, "0.1", wood=1)
    gather(s).play(f"event {card}")
    assert s.step() == "remove tiles"
    assert s.seat(0).manned == 0, "the only Scot was given"
    s.play("remove 0.1", "remove 1.1")
    assert len(s.seat(0).tiles) == 2
    assert s.on_cell(0, "1.0", "wood") == 1
    assert turned(s) == [card]


@pytest.mark.rule("GM-C6-Q5")
def test_with_no_tile_to_remove_the_card_is_only_turned() -> None:
    s = gather(tome("fort_george"))
    assert s.texts() == ["flip fort_george"] or s.texts("event") == []


@pytest.mark.rule("GM-C6-50", "GM-C6-Q6")
def test_loch_lochy_brings_cattle_and_activates_the_animals() -> None:
    s = tome("loch_lochy")
    s.lay(0, "0.1", "lammermuir")
    gather(s).play("event loch_lochy")
    assert s.step() == "put"
    s.play("put cattle 1.0")
    assert s.texts("activate") == ["activate 0.1"]
    s.play("activate 0.1")
    assert s.on_cell(0, "0.1", "sheep") == 1
    assert turned(s) == ["loch_lochy"]


@pytest.mark.rule("GM-C6-51", "GM-C6-Q7")
def test_donan_castle_uses_tiles_of_others() -> None:
    s = tome("donan_castle")
    s.lay(1, "0.1", "inshriach")
    gather(s).play("event donan_castle")
    assert "borrow inshriach 1" in s.texts("borrow")
    assert "no other territory" in s.why_not("borrow lochridge 1")
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


@pytest.mark.rule("GM-C6-52", "GM-C6-53")
def test_castle_stalker_takes_a_tile_of_the_pile() -> None:
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    s.discard("lochridge", "somerled")
    s.seat(0).coins = 5
    gather(s).play("event castle_stalker", "pay scot 0.0", "fetch somerled")
    coins = s.seat(0).coins
    s.play("claim mckay")
    assert s.seat(0).coins == coins - 2, "the road is paid"
    s = tome("castle_stalker")
    s.scots(0, "1.0")
    s.discard("lochridge")
    before = s.seat(0).coins
    gather(s).play("event castle_stalker", "pay scot 0.0", "fetch lochridge")
    s.play(s.texts("lay")[0])
    assert s.seat(0).coins >= before


@pytest.mark.rule("GM-C6-Q18", "GM-C6-52")
def test_castle_stalker_is_not_offered_when_its_scot_would_void_it() -> None:
    s = tome("castle_stalker")
    s.discard("halkirk")
    gather(s)
    assert s.texts() == ["flip castle_stalker"], "nobody is left beside a place"
    assert "could do nothing" in s.why_not("event castle_stalker")
    s.discard("somerled")
    assert s.texts("event") == ["event castle_stalker"], "a Person needs no Scot"
    s = tome("castle_stalker")
    s.discard("halkirk")
    s.clan(0, "mackintosh")
    assert gather(s).texts("event") == ["event castle_stalker"], "the castle counts as a Scot"
    s = tome("castle_stalker")
    s.discard("halkirk")
    s.scots(0, "1.0")
    assert gather(s).texts("event") == ["event castle_stalker"], "one Scot is left"


def far_scots(*cells: str) -> Scenario:
    """Halkirk can lie nowhere but beside the village; further Scots stand far away from it."""
    s = tome("castle_stalker")
    s.discard("halkirk")
    for cell, tile in (("0.1", "inshriach"), ("0.2", "lammermuir"), ("0.3", "lochridge")):
        s.lay(0, cell, tile)
    for cell in cells:
        s.scots(0, cell)
    gather(s).play("event castle_stalker")
    return s


@pytest.mark.rule("GM-C6-Q18", "GM-C6-Q2")
def test_the_scot_of_castle_stalker_must_leave_one_beside_a_place() -> None:
    s = far_scots("0.2", "0.3")
    assert s.texts("pay") == ["pay scot 0.3", "pay scot 0.2"]
    assert "Without the Scot on 0.0" in s.why_not("pay scot 0.0")
    assert "no Scot on 0.1" in s.why_not("pay scot 0.1")
    s = far_scots("0.0", "0.2")
    assert s.texts("pay") == ["pay scot 0.2", "pay scot 0.0"], "two stand on the village"
    s = far_scots("0.2")
    assert (s.step(), s.on_cell(0, "0.2", "scot")) == ("fetch", 0), "no choice is left"


@pytest.mark.rule("GM-C6-55", "GM-C6-Q8", "GM-C6-Q16")
def test_loch_shiel_turns_a_point_into_two_scots() -> None:
    s = gather(tome("loch_shiel"))
    s.lay(0, "2.0", "loch_shiel")
    assert s.texts("event") == [], "no point to give"
    s.seat(0).points[4] = 3
    s.play("event loch_shiel")
    assert (s.vp(0), s.on_cell(0, "2.0", "scot")) == (2, 2)


@pytest.mark.rule("GM-C6-Q8")
def test_loch_shiel_without_its_tile_can_only_be_turned() -> None:
    s = tome("loch_shiel")
    s.seat(0).points[4] = 3
    assert gather(s).texts("event") == []


@pytest.mark.rule("GM-C6-56", "GM-C6-57")
def test_duart_castle_gives_three_points_and_maclean_an_exchange() -> None:
    s = gather(tome("duart_castle"))
    s.play("event duart_castle")
    assert (s.vp(0), s.step()) == (3, "move")
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.goods(0, "0.0", wood=1, stone=1)
    s.seat(0).coins = 0
    gather(s).play("event duart_castle", "trade")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert (s.vp(0), sum(s.seat(0).stock)) == (9, 0)


@pytest.mark.rule("GM-C6-58", "GM-XCH-11", "GM-CLN-34")
def test_sinclair_helps_with_it() -> None:
    s = tome("duart_castle")
    s.clan(0, "maclean", "sinclair")
    s.goods(0, "0.0", wood=1)
    s.seat(0).coins = 1
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    gather(s).play("event duart_castle", "trade")
    assert "substitute" in s.texts()
    s.play("substitute")
    assert s.vp(0) == 9


@pytest.mark.rule("GM-C6-59", "GM-C6-Q14")
def test_loch_ness_counts_itself() -> None:
    s = tome("loch_ness", "duart_castle")
    s.state.keep(Book((s.seat(0).landmarks[1],), ()))
    before = s.seat(0).coins
    gather(s).play("event loch_ness")
    assert s.seat(0).coins == before + 2


@pytest.mark.rule("GM-C6-60")
def test_armadale_castle_takes_any_number_of_stones() -> None:
    s = tome("armadale_castle")
    s.goods(0, "0.0", stone=2)
    s.seat(0).coins = 0
    gather(s).play("event armadale_castle", "pay stone 0.0")
    assert "Stones only" in s.why_not("pay wood 0.0")
    s.play("pay stone 0.0")
    assert (s.vp(0), s.step(), turned(s)) == (6, "move", ["armadale_castle"])


@pytest.mark.rule("GM-C6-61", "GM-C6-Q2")
def test_loch_morar_gives_nine_points_for_two_scots() -> None:
    s = tome("loch_morar")
    assert gather(s).texts("event") == [], "one Scot is too few"
    s.scots(0, "0.0")
    s.play("event loch_morar")
    assert (s.vp(0), s.seat(0).manned) == (9, 0)


@pytest.mark.rule("GM-C6-62", "GM-C6-63")
def test_castle_moil_brings_coins_and_a_scot_home() -> None:
    s = tome("castle_moil")
    before = s.seat(0).coins
    gather(s).play("event castle_moil")
    assert s.seat(0).coins == before + 2
    assert "No Scot outside" in s.why_not("recall 1.0")
    s.play("recall 0.0")
    assert s.on_cell(0, "1.0", "scot") == 1
    assert s.state.movement == 0


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
