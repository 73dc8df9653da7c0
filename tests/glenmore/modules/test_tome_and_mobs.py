"""The Tome with The Penny Mobs: fees and production where events happen (GM-C6, GM-C8)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from tests.glenmore.modules.mobs import alone, seen
from tests.glenmore.modules.tome import gather, tome, turned
from tests.glenmore.scenario import Scenario

WADE = "general_wades_military_roads"
WANDER, BRUCE = "peggy_mcwander", "bruce_mcmail"
PURPLE = ("maclachlan", "macgregor", "sutherland", "brodie", "grant", "macpherson", "oliphant")


def mobbed(*cards: str, boss: int = 1, who: str = BRUCE, hammer: bool = False) -> Scenario:
    """Seat 0 has cards, and one Mobster works for a seat."""
    modules = ("hammer", "penny-mobs") if hammer else ("penny-mobs",)
    return alone(tome(*cards, modules=modules), boss, who)


# --- General Wade and Peggy McWander --------------------------------------------------------------


def levied(coins: int, boss: int = 1) -> Scenario:
    """Peggy's token with 3 coins lies on Oliphant; seat 0 has the card and so many coins."""
    s = mobbed(WADE, boss=boss, who=WANDER, hammer=True)
    part = seen(s).copy()
    part.fees = ((CLAN.index["oliphant"], 3),)
    s.state.keep(part)
    s.seat(0).coins = coins
    return s


@pytest.mark.rule("GM-C8-32", "GM-C6-73")
def test_a_fee_that_cannot_be_paid_closes_a_purple_territory() -> None:
    s = gather(levied(2))
    s.play(f"event {WADE}")
    assert sorted(s.texts("claim")) == sorted(f"claim {clan}" for clan in PURPLE[:-1])
    assert "fee for Oliphant is 3; you have 2" in s.why_not("claim oliphant")


@pytest.mark.rule("GM-C8-32", "GM-C8-34", "GM-C6-73")
def test_a_fee_that_can_be_paid_is_paid_and_the_road_is_free() -> None:
    s = gather(levied(3))
    theirs = s.seat(1).coins
    s.play(f"event {WADE}", "claim oliphant")
    assert (s.seat(0).coins, s.seat(1).coins) == (0, theirs + 3)
    assert seen(s).fees == ()


@pytest.mark.rule("GM-C8-33", "GM-C6-73")
def test_her_controller_pays_neither_fee_nor_road() -> None:
    s = gather(levied(0, boss=0))
    s.play(f"event {WADE}", "claim oliphant")
    assert s.seat(0).coins == 0
    assert seen(s).fees == ()


@pytest.mark.rule("GM-C8-32", "GM-C6-74")
def test_with_that_territory_alone_left_the_event_needs_the_fee() -> None:
    s = levied(2)
    s.clan(2, *PURPLE[:-1])
    gather(s)
    assert s.texts() == [f"flip {WADE}"]
    s.play(f"flip {WADE}")
    assert turned(s) == [WADE]
    s = levied(3)
    s.clan(2, *PURPLE[:-1])
    gather(s).play(f"event {WADE}")
    assert s.texts() == ["claim oliphant", "done"]


@pytest.mark.rule("GM-C8-32", "GM-PER-Q3", "GM-TRN-Q2")
def test_goods_may_be_sold_for_the_fee_inside_the_activation() -> None:
    s = levied(1)
    s.seat(1).coins = 0
    s.market(cattle=2)
    s.lay(0, "0.1", "gathering_a")
    s.goods(0, "0.0", cattle=1)
    s.play("take lammermuir", "lay 1.1", "activate 0.1", f"event {WADE}")
    assert "claim oliphant" not in s.texts()
    s.play("sell cattle 0.0", "claim oliphant")
    assert s.seat(0).coins == 0


@pytest.mark.rule("GM-TRN-Q2", "GM-ACT-04")
@pytest.mark.parametrize(("coins", "filled"), [(9, 2), (1, 1)])
def test_where_no_sale_is_needed_or_helps_the_market_stays_closed(coins: int, filled: int) -> None:
    s = levied(coins)
    s.market(cattle=filled)
    s.lay(0, "0.1", "gathering_a")
    s.goods(0, "0.0", cattle=1)
    s.play("take lammermuir", "lay 1.1", "activate 0.1", f"event {WADE}")
    assert s.texts("sell") == []


# --- Bruce McMail ---------------------------------------------------------------------------------


def borrowing(tile: str, owner: int = 1, boss: int = 1) -> Scenario:
    """Seat 0 may activate a tile of an owner by the event of Donan Castle."""
    s = mobbed("donan_castle", boss=boss)
    s.lay(owner, "0.1", tile)
    gather(s).play("event donan_castle", f"borrow {tile} 1")
    return s


@pytest.mark.rule("GM-C6-Q19", "GM-C8-39", "GM-C8-Q7")
@pytest.mark.parametrize(("owner", "boss"), [(1, 1), (1, 2), (2, 1)])
def test_bruce_buys_what_donan_castle_produces(owner: int, boss: int) -> None:
    s = borrowing("inshriach", owner, boss)
    coins = s.seat(0).coins
    s.play("put wood 1.0")
    assert (s.step(), s.table.actor) == ("mail offer", boss)
    assert s.texts() == ["done", "mail wood"]
    s.play("mail wood", "put wood 0.0")
    assert s.on_cell(0, "1.0", "wood") == 0
    assert s.on_cell(boss, "0.0", "wood") == 1
    assert s.seat(0).coins == coins + 1
    assert seen(s).tokens[mobster(BRUCE)] == 2
    assert s.step() == "borrow", "the second tile comes next"


@pytest.mark.rule("GM-C6-Q19", "GM-C8-39")
def test_what_lay_there_before_was_not_produced() -> None:
    s = mobbed("donan_castle")
    s.goods(0, "1.0", wood=1, stone=1)
    s.lay(1, "2.0", "strathspey")
    gather(s).play("event donan_castle", "borrow strathspey 1", "put stone 0.0")
    assert s.texts() == ["done", "mail stone"]
    s.play("mail stone", "put stone 0.0")
    assert (s.on_cell(0, "0.0", "stone"), s.on_cell(0, "1.0", "stone")) == (0, 1)


@pytest.mark.rule("GM-C6-Q19", "GM-C8-39")
def test_bruce_watches_animals_and_materials_of_other_players_only() -> None:
    s = borrowing("black_isle")
    s.play("put barley 1.0")
    assert s.step() == "borrow", "a tile of barley is neither"
    s = borrowing("inshriach", boss=0)
    s.play("put wood 1.0")
    assert s.step() == "borrow", "his own controller produces"
    s = gather(mobbed("donan_castle"))
    s.play("event donan_castle", "borrow home_castle 1")
    assert s.step() == "borrow", "no resource is produced"
