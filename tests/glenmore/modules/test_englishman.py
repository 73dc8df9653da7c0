"""The Englishman's turn: using a tile through him, or driving one away (GM-C4-20 to 27)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.hammer.track import figure_of
from ceilidh.games.glenmore.rules.rondel import last_figure
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


@pytest.mark.rule("GM-C4-20", "GM-C4-Q2", "GM-C4-Q14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_holder_decides_when_he_is_last(seat: int) -> None:
    s = obeying("lammermuir", "corrennie", seat=seat)
    assert s.table.actor == seat
    assert s.step() == "orders"
    assert "done" not in s.texts(), "he must go"
    assert "Englishman" in s.why_not("done")


@pytest.mark.rule("GM-C4-21", "GM-C4-22", "GM-C4-23", "GM-SCO-13")
def test_a_use_costs_the_space_of_the_track_and_the_tile() -> None:
    s = obeying("lammermuir", "corrennie", seat=1)
    s.seat(1).coins = 10
    cost = s.state.rules.debts[s.state.rules.components.tile("lammermuir").index].coins
    s.play("command lammermuir")
    assert filled(s) == 2
    assert s.seat(1).coins == 10 - 2 - cost
    assert place_of_englishman(s) == 4
    s.play(s.texts("lay")[0])
    assert "lammermuir" in [
        s.tile_on(1, m) for m in ("-1.-1", "-1.1", "0.1", "0.-1", "1.1", "1.-1")
    ]
    assert last_figure(s.state) == 0 or s.step() != "move"


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
def test_driving_a_tile_away_gives_the_last_coins() -> None:
    s = obeying("lammermuir", "corrennie", seat=1, filled=3)
    before = s.seat(1).coins
    s.play("banish corrennie")
    assert s.seat(1).coins == before + 3
    assert filled(s) == 2
    assert "corrennie" in s.discarded()
    assert place_of_englishman(s) == 5
    assert s.table.actor == 0
    assert s.step() == "move"


@pytest.mark.rule("GM-C4-27")
def test_an_empty_track_gives_nothing() -> None:
    s = obeying("lammermuir", filled=0)
    before = s.seat(0).coins
    s.play("banish lammermuir")
    assert (s.seat(0).coins, filled(s)) == (before, 0)


@pytest.mark.rule("GM-C4-25", "GM-C4-Q7")
def test_he_never_stops_on_tiles_of_his_chronicle() -> None:
    s = obeying("loch_lomond", "lammermuir")
    s.seat(0).coins = 20
    assert [m.split()[1] for m in s.texts("banish")] == ["lammermuir"]
    assert [m.split()[1] for m in s.texts("command")] == ["lammermuir"]
    assert "cannot stop on Loch Lomond" in s.why_not("banish loch_lomond")


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


@pytest.mark.rule("GM-C4-Q10")
def test_tile_and_track_are_paid_together_or_not_at_all() -> None:
    s = obeying("lammermuir", filled=2)
    s.seat(0).coins = 2
    assert s.texts("command") == []
    assert "and 3 for the track" in s.why_not("command lammermuir")
    s.seat(0).coins = 3
    assert s.texts("command") == ["command lammermuir"]


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
    assert "no place" in s.why_not("command lammermuir")


@pytest.mark.rule("GM-C4-23", "GM-RON-06")
def test_only_tiles_before_him_count() -> None:
    s = obeying("lammermuir")
    assert "not in front of the Englishman" in s.why_not("command corrennie")


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


@pytest.mark.rule("GM-C4-Q9")
def test_permanent_powers_go_on() -> None:
    s = obeying("lammermuir")
    s.clan(0, "maclachlan")
    s.seat(0).coins = 20
    s.play("command lammermuir", "lay 1.-1", "activate 1.0", "done")
    assert s.vp(0) == 1, "an unused movement point became one"


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
