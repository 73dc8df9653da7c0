"""The events of the cards of the Chronicle and of those of stacks A and B (GM-C6-34 to 58)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.tome.book import TomeState
from tests.glenmore.modules.tome import gather, tome, turned


@pytest.mark.rule("GM-C6-12", "GM-C6-37")
def test_dunvegan_castle_gives_seven_points_for_two_cattle() -> None:
    s = tome("dunvegan_castle")
    s.seat(0).coins = 0
    gather(s)
    assert s.texts("event") == []
    assert "You cannot pay for the event" in s.why_not("event dunvegan_castle")
    s.goods(0, "0.0", cattle=1, sheep=2)
    assert s.texts("event") == [], "one is too few, and Sheep are no Cattle"
    s.goods(0, "1.0", cattle=2)
    s.play("event dunvegan_castle", "pay cattle 0.0", "pay cattle 1.0")
    assert (s.vp(0), s.seat(0).stock, turned(s)) == (7, [0, 0, 0, 2, 1], ["dunvegan_castle"])


@pytest.mark.rule("GM-C6-34", "GM-C6-35", "GM-C6-Q3")
def test_wallace_monument_turns_another_card_without_its_event() -> None:
    s = tome("wallace_monument", "duart_castle")
    s.person(0, "william_wallace")
    gather(s).play("event wallace_monument")
    assert s.texts() == ["flip duart_castle"]
    assert "already shows its Event side" in s.why_not("flip wallace_monument")
    s.play("flip duart_castle")
    assert s.vp(0) == 4, "for William Wallace; the event of Duart Castle did not happen"
    assert turned(s) == ["duart_castle", "wallace_monument"]


@pytest.mark.rule("GM-C6-34", "GM-C6-35")
def test_the_points_of_wallace_monument_are_for_william_wallace_alone() -> None:
    s = tome("wallace_monument", "duart_castle")
    s.person(0, "somerled", "robert_i")
    s.person(1, "william_wallace")
    gather(s).play("event wallace_monument", "flip duart_castle")
    assert [s.vp(seat) for seat in range(3)] == [0, 0, 0], "he is with another player"
    s = tome("wallace_monument")
    s.person(0, "william_wallace")
    gather(s).play("event wallace_monument")
    assert [s.vp(seat) for seat in range(3)] == [4, 0, 0], "also if no card is left to turn"
    assert turned(s) == ["wallace_monument"]


@pytest.mark.rule("GM-C6-34", "GM-C6-Q3")
def test_wallace_monument_turns_one_own_card() -> None:
    s = tome("wallace_monument", "duart_castle", "castle_moil", "loch_ness")
    s.landmark(1, "inverness")
    s.state.keep(TomeState((s.seat(0).landmarks[3],), ()))
    gather(s).play("event wallace_monument")
    assert s.texts() == ["flip duart_castle", "flip castle_moil"]
    assert "do not have" in s.why_not("flip inverness")
    played = s.play("flip castle_moil")
    assert s.step() == "move"
    assert s.events(played, "turned") == [(0, "castle_moil", 1), (0, "wallace_monument", 1)]
    assert turned(s) == ["loch_ness", "castle_moil", "wallace_monument"]


@pytest.mark.rule("GM-C6-34", "GM-C6-35")
def test_wallace_monument_alone_and_without_the_person_can_only_be_turned() -> None:
    s = tome("wallace_monument")
    s.lay(0, "0.1", "wallace_monument")
    s.discard("somerled")
    assert gather(s).texts() == ["flip wallace_monument"]
    assert "The event would have no effect now" in s.why_not("event wallace_monument")


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


@pytest.mark.rule("GM-C6-39", "GM-C6-40", "GM-C6-64", "GM-C6-Q2", "GM-C6-Q5")
@pytest.mark.parametrize("card", ["fort_george", "castle_of_mey"])
def test_no_more_than_two_tiles_go_and_the_rest_stays_sound(card: str) -> None:
    s = tome(card)
    for cell, tile in (("0.1", "inshriach"), ("0.2", "lochridge"), ("1.1", "lammermuir")):
        s.lay(0, cell, tile)
    s.scots(0, "0.2")
    supply = s.seat(0).scots
    gather(s).play(f"event {card}", "pay scot 0.0")
    assert s.seat(0).scots == supply + 1
    assert sorted(s.texts("remove")) == ["remove 0.1", "remove 0.2", "remove 1.1"]
    assert "Home tiles" in s.why_not("remove 0.0")
    s.play("remove 0.1")
    assert s.texts() == ["remove 0.2"], "nothing must be cut off"
    s.play("remove 0.2")
    assert (s.step(), len(s.seat(0).tiles)) == ("move", 3)
    assert s.tile_on(0, "1.1") == "lammermuir"
    assert s.on_cell(0, "1.0", "scot") == 1, "its Scot has come home"


@pytest.mark.rule("GM-C6-39", "GM-C6-64", "GM-C6-Q5")
@pytest.mark.parametrize("card", ["fort_george", "castle_of_mey"])
def test_with_one_tile_to_remove_one_goes_and_with_none_the_card_is_only_turned(card: str) -> None:
    s = gather(tome(card))
    assert s.texts() == [f"flip {card}"]
    assert "The event would have no effect now" in s.why_not(f"event {card}")
    s = tome(card)
    s.lay(0, "0.1", "inshriach")
    gather(s).play(f"event {card}", "remove 0.1")
    assert (s.step(), len(s.seat(0).tiles)) == ("move", 2)
    s = tome(card)
    s.lay(0, "0.1", "inshriach")
    s.strip(0)
    assert gather(s).texts() == [f"flip {card}"], "there is no Scot to give"
    assert "You cannot pay for the event" in s.why_not(f"event {card}")


@pytest.mark.rule("GM-C6-50", "GM-C6-Q6")
def test_loch_lochy_brings_cattle_and_activates_the_animals() -> None:
    s = tome("loch_lochy")
    for cell, tile in (("0.1", "lammermuir"), ("1.1", "inshriach"), ("0.2", "lochridge")):
        s.lay(0, cell, tile)
    s.lay(1, "0.1", "north_ronaldsay")
    gather(s).play("event loch_lochy")
    assert s.step() == "put"
    assert sorted(s.texts("put")) == [
        f"put cattle {c}" for c in ("0.0", "0.1", "0.2", "1.0", "1.1")
    ]
    s.play("put cattle 1.0")
    assert (s.step(), s.seat(0).stock) == ("activate by type", [0, 0, 0, 0, 1]), "one of them"
    assert sorted(s.texts("activate")) == ["activate 0.1", "activate 0.2"]
    assert "is not the type of tile to activate" in s.why_not("activate 1.1")
    s.play("activate 0.1")
    assert s.texts("activate") == ["activate 0.2"]
    s.play("activate 0.2")
    assert (s.on_cell(0, "0.1", "sheep"), s.on_cell(0, "0.2", "cattle")) == (1, 1)
    assert (s.step(), turned(s)) == ("move", ["loch_lochy"])


@pytest.mark.rule("GM-C6-50")
def test_all_animals_are_many_and_each_of_them_may_rest() -> None:
    animals = ("lammermuir", "lochridge", "north_ronaldsay", "luing", "angus_glens")
    s = tome("loch_lochy")
    for row, tile in enumerate(animals, start=1):
        s.lay(0, f"0.{row}", tile)
    gather(s).play("event loch_lochy", "put cattle 1.0")
    for row in range(1, 5):
        s.play(f"activate 0.{row}")
    assert s.texts("activate") == ["activate 0.5"]
    s.play("done")
    assert (s.step(), s.on_cell(0, "0.5", "cattle")) == ("move", 0)


@pytest.mark.rule("GM-C6-50", "GM-ACT-05")
def test_an_animal_that_was_activated_before_rests() -> None:
    s = tome("loch_lochy")
    s.lay(0, "0.1", "gathering_a")
    s.lay(0, "0.2", "lochridge")
    s.play("take lammermuir", "lay 1.1", "activate 1.1", "activate 0.1", "event loch_lochy")
    s.play("put cattle 1.0")
    assert s.texts("activate") == ["activate 0.2"]


@pytest.mark.rule("GM-C6-55", "GM-C6-Q8", "GM-C6-Q16")
def test_loch_shiel_turns_a_point_into_two_scots() -> None:
    s = gather(tome("loch_shiel"))
    s.lay(0, "2.0", "loch_shiel")
    assert s.texts("event") == [], "no point to give"
    assert "You cannot pay for the event" in s.why_not("event loch_shiel")
    s.seat(0).points[4] = 1
    supply = s.seat(0).scots
    s.play("event loch_shiel")
    assert (s.vp(0), s.on_cell(0, "2.0", "scot")) == (0, 2)
    assert s.seat(0).scots == supply - 2
    assert turned(s) == ["loch_shiel"]
    s = tome("inverness")
    s.seat(0).points[4] = -1
    assert gather(s).texts("event") == ["event inverness"], "other events ask for no point"


@pytest.mark.rule("GM-C6-55", "GM-C6-Q16")
@pytest.mark.parametrize(("supply", "come"), [(0, 0), (1, 1), (2, 2)])
def test_loch_shiel_gives_the_scots_that_are_left(supply: int, come: int) -> None:
    s = tome("loch_shiel")
    s.lay(0, "2.0", "loch_shiel")
    s.scots(0, "1.0", s.seat(0).scots - supply)
    s.seat(0).points[4] = 3
    gather(s)
    if come == 0:
        assert s.texts() == ["flip loch_shiel"]
        return
    s.play("event loch_shiel")
    assert (s.vp(0), s.on_cell(0, "2.0", "scot")) == (2, come)


@pytest.mark.rule("GM-C6-Q8")
def test_loch_shiel_without_its_tile_can_only_be_turned() -> None:
    s = tome("loch_shiel")
    s.seat(0).points[4] = 3
    s.lay(1, "2.0", "loch_shiel")
    assert gather(s).texts() == ["flip loch_shiel"], "the tile of another player does not help"
    assert "The event would have no effect now" in s.why_not("event loch_shiel")


@pytest.mark.rule("GM-C6-Q8", "GM-OVL-07")
@pytest.mark.parametrize("covers", [("halkirk",), ("halkirk", "inverness")])
def test_scots_come_onto_the_tile_that_covers_loch_shiel(covers: tuple[str, ...]) -> None:
    s = tome("loch_shiel")
    s.lay(0, "2.0", "loch_shiel", *covers)
    s.lay(0, "0.1", "inshriach")
    s.seat(0).points[4] = 3
    gather(s).play("event loch_shiel")
    assert s.tile_on(0, "2.0") == covers[-1]
    assert (s.on_cell(0, "2.0", "scot"), s.on_cell(0, "0.1", "scot")) == (2, 0)


@pytest.mark.rule("GM-C6-56", "GM-C6-57")
def test_duart_castle_gives_three_points_and_maclean_an_exchange() -> None:
    s = tome("duart_castle")
    s.goods(0, "0.0", wood=1, stone=1)
    s.clan(1, "maclean")
    s.clan(0, "macleod")
    gather(s).play("event duart_castle")
    assert (s.vp(0), s.step()) == (3, "move"), "another player holds MacLean"
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.goods(0, "0.0", wood=1)
    s.seat(0).coins = 0
    s.market(wood=0)
    gather(s).play("event duart_castle")
    assert (s.vp(0), s.step()) == (3, "move"), "one resource is too few"
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.goods(0, "0.0", wood=1, stone=1)
    s.seat(0).coins = 0
    gather(s).play("event duart_castle")
    assert (s.vp(0), s.step()) == (3, "duart exchange")
    assert {"done", "trade"} <= set(s.texts())
    s.play("trade")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert (s.vp(0), sum(s.seat(0).stock)) == (9, 0)
    assert (s.step(), turned(s)) == ("move", ["duart_castle"])


@pytest.mark.rule("GM-C6-57")
def test_the_exchange_is_made_once_or_declined() -> None:
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.goods(0, "0.0", wood=3)
    s.goods(0, "1.0", wood=3)
    s.seat(0).coins = 0
    s.market(wood=0)
    gather(s).play("event duart_castle", "trade")
    while s.step() == "pay":
        s.play(s.texts("pay")[0])
    assert (s.vp(0), s.step(), s.seat(0).stock[1]) == (9, "move", 4)
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.goods(0, "0.0", wood=2)
    gather(s).play("event duart_castle", "done")
    assert (s.vp(0), s.seat(0).stock[1], turned(s)) == (3, 2, ["duart_castle"])


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
    assert (s.vp(0), s.seat(0).coins, s.seat(0).stock[1]) == (9, 0, 0)
    s = tome("duart_castle")
    s.clan(0, "maclean")
    s.clan(1, "sinclair")
    s.goods(0, "0.0", wood=1)
    s.seat(0).coins = 1
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    gather(s).play("event duart_castle")
    assert s.step() == "move", "not with another player's Sinclair"
