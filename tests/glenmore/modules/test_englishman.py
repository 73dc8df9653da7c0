"""The Englishman's turn: using a tile through him, or driving one away (GM-C4-20 to 27)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.hammer.track import figure_of, largest_pile
from ceilidh.games.glenmore.modules.penny_mobs.gang import gang, mobster
from tests.glenmore.modules.arrange import fate, module_view
from tests.glenmore.modules.england import (
    filled,
    give_token,
    hammer,
    holder,
    obeying,
    place_of_englishman,
)
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-C4-20", "GM-C4-Q2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holder_decides_when_he_is_last(seat: int) -> None:
    s = obeying("lammermuir", "corrennie", seat=seat)
    assert s.table.actor == seat
    assert s.step() == "orders"
    assert "done" not in s.texts(), "he must go"
    assert "Englishman" in s.why_not("done")


@pytest.mark.rule("GM-C4-20")
def test_while_a_pawn_is_last_he_stays_where_he_is() -> None:
    s = hammer("lammermuir")
    give_token(s, 1)
    assert (s.step(), s.table.actor) == ("move", 0)
    assert s.texts("command") + s.texts("banish") == []


@pytest.mark.rule("GM-C4-21")
@pytest.mark.parametrize(("track", "coins"), [(0, 1), (1, 2), (2, 3)])
def test_a_use_costs_the_coins_of_the_leftmost_empty_space(track: int, coins: int) -> None:
    s = obeying("lammermuir", seat=1, filled=track)
    s.seat(1).coins = coins - 1
    assert s.texts("command") == []
    s.seat(1).coins = coins
    others = [s.seat(seat).coins for seat in (0, 2)]
    s.play("command lammermuir")
    assert (s.seat(1).coins, filled(s)) == (0, track + 1)
    assert [s.seat(seat).coins for seat in (0, 2)] == others


@pytest.mark.rule("GM-C4-22", "GM-C4-23", "GM-SCO-13")
def test_the_tile_is_paid_besides_and_lies_in_the_holders_territory() -> None:
    s = obeying("halkirk", "corrennie", seat=1)
    s.seat(1).coins = 2
    assert s.texts("command") == ["command corrennie"], "Halkirk costs a Wood"
    s.goods(1, "0.0", wood=1)
    s.play("command halkirk", "pay wood 0.0")
    assert (s.seat(1).coins, s.seat(1).stock, filled(s)) == (0, [0, 0, 0, 0, 0], 2)
    assert place_of_englishman(s) == 4
    assert "halkirk" not in s.on_rondel()
    scots = s.seat(1).scots
    s.play("lay -1.0", "activate -1.0")
    assert [s.tile_on(seat, "-1.0") for seat in range(3)] == ["", "halkirk", ""]
    assert s.seat(1).scots == scots - 1, "with its effect"
    assert s.state.movement == 1, "and its activation"
    s.play("done")
    assert (s.step(), s.table.actor) == ("move", 0)


@pytest.mark.rule("GM-C4-22")
def test_a_barrel_is_one_of_the_holders() -> None:
    s = obeying("gathering_d", seat=1, modules=("tome",))
    s.seat(1).coins = 9
    s.seat(0).barrels = s.seat(2).barrels = 1
    assert s.texts("command") == []
    assert "costs a barrel, and you have none" in s.why_not("command gathering_d")
    s.seat(1).barrels = 1
    s.play("command gathering_d")
    assert [s.seat(seat).barrels for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("GM-C4-Q14", "GM-ACT-05")
def test_his_turn_is_one_of_its_own() -> None:
    s = obeying("lammermuir", "corrennie")
    s.seat(0).coins = 9
    s.play("command lammermuir", "lay 0.1", "activate 0.0")
    assert "You have already activated" in s.why_not("activate 0.0")
    s.play("done")
    assert s.table.actor == 0
    s.play("take corrennie", "lay 0.-1", "activate 0.0")
    assert s.state.movement == 1, "the same tile once more, and no point left over"


@pytest.mark.rule("GM-C4-23", "GM-C7-Q3")
def test_a_person_through_him_brings_a_marker_and_a_council() -> None:
    s = obeying("somerled", seat=2, modules=("great-glen",))
    s.seat(2).coins = 10
    s.play("command somerled", "claim macleod")
    assert s.step() == "clan council"
    card = s.texts("council")[0]
    s.play(card)
    while s.step() == "vote":
        s.table.play("vote aye", seat=s.table.actors[0])
    assert fate(s, int(card.split()[1])) == "accepted"
    assert len(s.seat(2).persons) == 1


@pytest.mark.rule("GM-C4-26", "GM-C4-27")
@pytest.mark.parametrize("track", [1, 2, 3])
def test_driving_a_tile_away_gives_the_last_coins(track: int) -> None:
    s = obeying("lammermuir", "corrennie", seat=1, filled=track)
    before = [s.seat(seat).coins for seat in range(3)]
    assert [m.split()[1] for m in s.texts("banish")] == ["lammermuir", "corrennie"]
    s.play("banish corrennie")
    assert [s.seat(seat).coins for seat in range(3)] == [before[0], before[1] + track, before[2]]
    assert filled(s) == track - 1
    assert s.discarded() == ["corrennie"]
    assert "lammermuir" in s.on_rondel(), "the tile he has passed lies before no pawn's back"
    assert place_of_englishman(s) == 5
    assert s.table.actor == 0
    assert s.step() == "move"


@pytest.mark.rule("GM-C4-26", "GM-C4-Q13")
def test_tiles_that_he_was_the_last_to_pass_go_by_the_move_of_the_holder() -> None:
    s = obeying("lammermuir", seat=1)
    for seat in range(3):
        s.place(seat, 5 + seat)
    s.put_on_rondel(2, "inshriach")
    s.put_on_rondel(3, "corrennie")
    s.begin()
    played = s.play("banish corrennie")
    assert s.events(played, "discard") == [(1, "corrennie", 1), (1, "inshriach", 1)]
    assert sorted(s.discarded()) == ["corrennie", "inshriach"]


@pytest.mark.rule("GM-C4-27")
def test_an_empty_track_gives_nothing() -> None:
    assert largest_pile((1, 2, 3), 0) == 0
    s = obeying("lammermuir", filled=0)
    before = s.seat(0).coins
    s.play("banish lammermuir")
    assert (s.seat(0).coins, filled(s)) == (before, 0)


@pytest.mark.rule("GM-C4-25", "GM-C4-Q7")
@pytest.mark.parametrize(
    "tile",
    ["loch_lomond", "glenfinnan_church", "glenfinnan_monument", "general_wades_military_roads"],
)
def test_he_never_stops_on_tiles_of_his_chronicle(tile: str) -> None:
    s = obeying(tile, "lammermuir")
    s.seat(0).coins = 20
    s.scots(0, "0.0")
    assert [m.split()[1] for m in s.texts("banish")] == ["lammermuir"]
    assert [m.split()[1] for m in s.texts("command")] == ["lammermuir"]
    assert "cannot stop on" in s.why_not(f"banish {tile}")


@pytest.mark.rule("GM-C4-Q7")
def test_tiles_of_other_chronicles_may_go_and_protected_ones_not() -> None:
    s = obeying("gathering_a", "race_start", modules=("tome", "dragon-boats"))
    assert s.texts("banish") == ["banish gathering_a"]
    assert s.texts("command") == ["command gathering_a"]
    assert "cannot stop on Race Start" in s.why_not("banish race_start")
    s.play("banish gathering_a")
    assert s.discarded() == ["gathering_a"]


@pytest.mark.rule("GM-C4-Q6", "GM-C4-Q7")
def test_he_never_takes_the_end_and_leaves_when_nothing_else_is_left() -> None:
    s = obeying("the_end", "lammermuir")
    assert "cannot stop on The End" in s.why_not("banish the_end")
    s.play("banish lammermuir")
    assert s.state.gone >> figure_of(s.state) & 1, "he has passed The End"
    s = obeying("the_end")
    assert s.state.gone >> figure_of(s.state) & 1, "he has gone by himself"
    assert s.table.actor == 0
    rondel = s.table.view()["rondel"]
    assert isinstance(rondel, list)
    assert not [space for space in rondel if "englishman" in space["figures"]]


@pytest.mark.rule("GM-C4-Q6")
def test_the_end_of_the_game_does_not_wait_for_him() -> None:
    s = obeying("lammermuir", "the_end")
    for seat in (1, 2):
        s.state.gone |= 1 << seat
    s.place(figure_of(s.state), 4)
    s.place(0, 1)
    s.put_on_rondel(4, "")
    s.begin()
    s.play("end")
    assert s.table.actor is None
    assert not s.state.gone >> figure_of(s.state) & 1


@pytest.mark.rule("GM-C4-Q6")
def test_who_has_finished_still_decides_for_him() -> None:
    s = obeying("lammermuir", seat=2)
    s.state.gone |= 1 << 2
    s.begin()
    assert s.table.actor == 2
    assert s.texts("banish") == ["banish lammermuir"]


@pytest.mark.rule("GM-C4-Q3")
def test_a_full_track_leaves_only_driving_away() -> None:
    s = obeying("lammermuir", filled=3)
    s.seat(0).coins = 20
    assert s.texts("command") == []
    assert "track is full" in s.why_not("command lammermuir")
    s.play("banish lammermuir")
    assert filled(s) == 2


@pytest.mark.rule("GM-C4-Q10")
def test_tile_and_track_are_paid_together_or_not_at_all() -> None:
    s = obeying("lammermuir", filled=2)
    s.seat(0).coins = 2
    assert s.texts("command") == []
    assert "plus 3 for the track" in s.why_not("command lammermuir")
    s.seat(0).coins = 3
    assert s.texts("command") == ["command lammermuir"]
    s = obeying("halkirk", filled=2)
    s.market(wood=0)
    s.seat(0).coins = 3
    assert s.texts("command") == [], "the Wood must be bought as well"
    s.seat(0).coins = 4
    assert s.texts("command") == ["command halkirk"]


@pytest.mark.rule("GM-C4-Q10", "GM-MKT-09")
def test_goods_may_be_sold_for_it() -> None:
    s = obeying("lammermuir", filled=1)
    s.seat(0).coins = 0
    s.goods(0, "0.0", wood=1)
    s.market(wood=2)
    assert s.texts("command") == ["command lammermuir"]
    s.play("command lammermuir", "sell wood 0.0")
    assert s.step() == "place"


@pytest.mark.rule("GM-C4-Q8")
def test_the_tile_must_find_a_place() -> None:
    s = obeying("lammermuir")
    s.strip(0)
    s.seat(0).coins = 20
    assert s.texts("command") == []
    assert "no legal place" in s.why_not("command lammermuir")
    s = obeying("inverness")
    s.seat(0).coins = 20
    s.lay(1, "-1.0", "kingussie")
    assert s.texts("command") == [], "a village of another player cannot be covered"
    s.lay(0, "-1.0", "halkirk")
    assert s.texts("command") == ["command inverness"]


@pytest.mark.rule("GM-C4-23", "GM-RON-06")
def test_only_tiles_before_him_count() -> None:
    s = obeying("lammermuir")
    assert "is not ahead of the Englishman" in s.why_not("command corrennie")


@pytest.mark.rule("GM-C4-24", "GM-LMK-Q2", "GM-LMK-20")
def test_loch_ness_rests() -> None:
    s = obeying("lammermuir")
    s.landmark(0, "loch_ness")
    s.lay(0, "0.1", "lochridge")
    s.lay(0, "0.2", "inshriach")
    s.seat(0).coins = 20
    s.play("command lammermuir", "lay 1.-1")
    assert "activate 0.2" not in s.texts("activate"), "it is not beside the tile"
    assert "activate 1.-1" in s.texts("activate")
    s.play("done")
    s.ahead("corrennie")
    s.play("take corrennie", "lay 0.-1")
    assert "activate 0.2" in s.texts("activate"), "in the own turn it wakes"


@pytest.mark.rule("GM-C4-Q9")
def test_permanent_powers_go_on() -> None:
    s = obeying("lammermuir")
    s.clan(0, "maclachlan")
    s.seat(0).coins = 20
    s.play("command lammermuir", "lay 1.-1", "activate 1.0", "done")
    assert s.vp(0) == 1, "an unused movement point became one"


@pytest.mark.rule("GM-C4-24", "GM-C4-Q9", "GM-C8-15")
@pytest.mark.parametrize("move", ["banish lammermuir", "command lammermuir"])
def test_hammer_and_mobs_nobody_goes_to_prison_after_his_turn(move: str) -> None:
    s = obeying("lammermuir", "corrennie", modules=("penny-mobs",))
    part = gang(s.state).copy()
    part.prison, part.bail, part.hidden = (mobster("joe_mcduff"),), (0,), 0
    s.state.keep(part)
    s.seat(0).coins = 9
    s.play(move)
    while s.step() != "move":
        s.play("lay 0.1" if s.step() == "place" else "done")
    assert s.table.actor == 0
    s.play("take corrennie", "lay 0.-1", "done")
    assert s.step() == "mob option", "only after a turn of a pawn"


@pytest.mark.rule("GM-C4-Q13", "GM-EXD-01")
def test_the_rondel_is_filled_after_his_move() -> None:
    s = obeying("lammermuir", "corrennie")
    s.stack("B")
    left = s.table.view()["stack_left"]
    assert isinstance(left, int)
    s.play("banish corrennie")
    assert s.table.view()["stack_left"] == left - 1, "the last position has moved by one space"


@pytest.mark.rule("GM-RON-Q1")
def test_a_tile_stays_while_he_is_behind_it() -> None:
    s = hammer("lammermuir", "corrennie", "inshriach", "lochridge")
    s.place(figure_of(s.state), 2)
    for seat, position in ((0, 1), (1, 4), (2, 5)):
        s.place(seat, position)
    s.put_on_rondel(3, "rothiemurchus")
    s.begin()
    s.play("take lammermuir")
    assert "rothiemurchus" in s.on_rondel()
    assert holder(s) == 0


@pytest.mark.rule("GM-C7-Q5")
def test_great_glen_and_hammer_what_he_drives_away_is_in_the_holders_pile() -> None:
    cards = ["8", "1", "2", "3", "4"]
    s = Scenario(3, setup={"card": cards}, modules=["hammer", "great-glen"])
    give_token(s, 1)
    s.place(figure_of(s.state), 0)
    for seat in range(3):
        s.place(seat, seat + 1)
    s.ahead("lammermuir", "corrennie")
    s.play("banish corrennie")
    piles = module_view(s, "great-glen")["piles"]
    assert isinstance(piles, list)
    assert [owner for _, owner in piles] == [1]


@pytest.mark.rule("GM-C2-Q10")
def test_highlander_and_hammer_he_pays_no_toll() -> None:
    s = Scenario(3, modules=["hammer", "highlander"])
    for seat in range(3):
        s.place(seat, 8 + seat)
    s.place(figure_of(s.state), 7)
    s.state.front = 20
    s.stack("A", 0)
    give_token(s, 0)
    s.put_on_rondel(13, "lammermuir")
    s.begin()
    s.play("banish lammermuir")
    assert module_view(s, "highlander")["coins"] == 0
    assert s.step() == "move"
