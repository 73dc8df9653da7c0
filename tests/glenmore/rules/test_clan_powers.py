"""Permanent effects of clan territories: MacGregor, MacIntosh, MacLachlan, Sinclair (GM-CLN)."""

import pytest

from tests.glenmore.scenario import Scenario

FULL = {"barley": 3, "wood": 3, "stone": 3, "sheep": 3, "cattle": 3}


def beside(tile: str, clan: str = "", cell: str = "0.1", seat: int = 0) -> Scenario:
    """Seat 0 has laid a tile beside `tile` and may activate it; nothing can be bought.

    `seat` holds the clan, if one is named.
    """
    s = Scenario(ahead=("corrennie", "halkirk"))
    s.lay(0, cell, tile)
    s.market(**FULL)
    if clan:
        s.clan(seat, clan)
    s.play("take corrennie", "lay 1.1" if cell == "0.1" else "lay 0.1")
    return s


def pay_the_rest(s: Scenario, *words: str) -> None:
    """Pay in one of these ways until all is paid; a payment without a choice goes by itself."""
    while s.step() == "pay":
        s.play(next(text for text in s.texts() if text.split()[0] in words))


# --- MacGregor ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-CLN-12", "GM-CLN-Q8")
def test_macgregor_gives_three_points_instead_of_the_barrel_for_a_barley() -> None:
    s = beside("glen_mhor", "macgregor", "-1.0")
    s.goods(0, "0.0", barley=2)
    s.play("activate -1.0")
    assert s.texts() == ["way 1", "way 2"]
    s.play("way 2")
    assert (s.vp(0), s.seat(0).barrels) == (3, 0)
    assert s.on_cell(0, "0.0", "barley") == 1


@pytest.mark.rule("GM-CLN-12")
def test_with_macgregor_the_barrel_can_still_be_produced() -> None:
    s = beside("glen_mhor", "macgregor", "-1.0")
    s.goods(0, "0.0", barley=1)
    s.play("activate -1.0", "way 1")
    assert (s.vp(0), s.seat(0).barrels) == (0, 1)


@pytest.mark.rule("GM-CLN-12", "GM-CLN-Q8")
def test_macgregor_needs_the_barley_of_the_distillery() -> None:
    s = beside("glen_mhor", "macgregor", "-1.0")
    assert "activate -1.0" not in s.texts()
    assert "GM-ACT-40" in s.why_not("activate -1.0")


@pytest.mark.rule("GM-CLN-12")
def test_macgregor_of_another_player_gives_no_choice() -> None:
    s = beside("glen_mhor", "macgregor", "-1.0", seat=1)
    s.goods(0, "0.0", barley=1)
    s.play("activate -1.0")
    assert (s.vp(0), s.seat(0).barrels) == (0, 1)


@pytest.mark.rule("GM-CLN-12")
def test_macgregor_works_for_an_activation_by_another_clan() -> None:
    s = Scenario(ahead=("halkirk",))
    s.lay(0, "-1.0", "glen_mhor")
    s.market(**FULL)
    s.clan(0, "macgregor")
    s.goods(0, "0.0", barley=1)
    s.marker()
    s.play("claim maclean", "activate -1.0", "way 2")
    assert (s.vp(0), s.seat(0).barrels) == (3, 0)


@pytest.mark.rule("GM-CLN-13")
def test_macgregor_does_nothing_for_a_distillery_that_produces_no_barrel() -> None:
    s = beside("edradour", "macgregor", "-1.0")
    s.goods(0, "0.0", barley=1)
    s.play("activate -1.0")
    assert (s.vp(0), s.on_cell(0, "-1.0", "barley")) == (0, 1), "without a choice"


# --- MacIntosh ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-CLN-14", "GM-CLN-Q10")
def test_mackintosh_lets_the_home_castle_stand_for_a_scot() -> None:
    s = Scenario(ahead=("lochridge", "halkirk"))
    s.strip(0)
    assert s.texts("take") == []
    s.clan(0, "mackintosh")
    s.play("take lochridge")
    assert set(s.texts("lay")) == {"lay 0.1", "lay 1.1", "lay 0.-1", "lay 1.-1"}


@pytest.mark.rule("GM-CLN-14")
def test_mackintosh_lets_another_castle_stand_for_a_scot() -> None:
    s = Scenario(ahead=("lochridge", "halkirk"))
    for row, tile in enumerate(("inshriach", "corrennie", "donan_castle"), start=1):
        s.lay(0, f"0.{row}", tile)
    s.clan(0, "mackintosh")
    s.play("take lochridge")
    assert "lay 0.4" in s.texts() and "lay -1.3" in s.texts()
    without = Scenario(ahead=("lochridge", "halkirk"))
    for row, tile in enumerate(("inshriach", "corrennie", "donan_castle"), start=1):
        without.lay(0, f"0.{row}", tile)
    without.clan(1, "mackintosh")
    without.play("take lochridge")
    assert "GM-PLC-04" in without.why_not("lay 0.4")


@pytest.mark.rule("GM-CLN-14")
def test_castles_of_mackintosh_are_scots_for_placement_only() -> None:
    s = Scenario(ahead=("lochridge", "halkirk"))
    for row, tile in enumerate(("donan_castle", "duart_castle", "castle_moil"), start=1):
        s.lay(0, f"0.{row}", tile)
    s.clan(0, "mackintosh")
    s.marker()
    s.seat(0).coins = 9
    s.play("claim grant")
    assert s.vp(0) == 0, "no Scot on five tiles"
    assert s.line("castle_scots") == [0, 0, 0]


# --- MacLachlan -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("holder", "vp"), [(0, 1), (1, 0)])
@pytest.mark.rule("GM-CLN-15", "GM-CLN-Q11")
def test_maclachlan_turns_unused_movement_into_points(holder: int, vp: int) -> None:
    s = beside("inshriach", "maclachlan", seat=holder)
    s.play("activate 0.0", "activate 1.0", "walk 0.0 e")
    assert s.vp(0) == 0, "it may still be spent"
    s.play("done")
    assert s.vp(0) == vp
    assert s.vp(1) == 0


@pytest.mark.rule("GM-CLN-Q11")
def test_maclachlan_counts_the_movement_of_the_cannot_pay_case() -> None:
    s = Scenario(ahead=("lochridge", "halkirk"))
    s.strip(0)
    s.clan(0, "maclachlan")
    s.play("forgo lochridge movement")
    assert s.vp(0) == 1


@pytest.mark.rule("GM-CLN-Q11")
def test_maclachlan_counts_the_movement_of_cameron() -> None:
    s = Scenario(ahead=("robert_i", "halkirk"))
    s.clan(0, "maclachlan")
    s.play("take robert_i", "claim cameron", "walk 0.0 e", "done")
    assert s.vp(0) == 2


# --- Sinclair -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-CLN-34")
def test_sinclair_replaces_a_resource_of_an_exchange_by_a_coin() -> None:
    s = beside("bridge_of_orchy", "sinclair", "-1.0")
    s.goods(0, "0.0", wood=1)
    s.market(wood=0)
    s.seat(0).coins = 1
    s.play("activate -1.0", "pay wood 0.0")
    pay_the_rest(s, "substitute")
    assert (s.vp(0), s.seat(0).coins, sum(s.seat(0).stock)) == (6, 0, 0)


@pytest.mark.parametrize("holder", [1, None])
@pytest.mark.rule("GM-CLN-34")
def test_without_sinclair_a_coin_replaces_nothing(holder: int | None) -> None:
    s = beside("bridge_of_orchy", "" if holder is None else "sinclair", "-1.0", holder or 0)
    s.goods(0, "0.0", wood=1)
    assert "activate -1.0" not in s.texts()


@pytest.mark.rule("GM-CLN-34")
def test_sinclair_works_for_exchange_tiles_only() -> None:
    s = beside("glen_mhor", "sinclair", "-1.0")
    assert s.seat(0).coins == 5
    assert "activate -1.0" not in s.texts(), "a distillery is no exchange tile"
    taking = Scenario(ahead=("halkirk", "inshriach"))
    taking.market(**FULL)
    taking.clan(0, "sinclair")
    assert taking.texts("take") == ["take inshriach"], "the cost of a tile is no exchange"


@pytest.mark.rule("GM-CLN-34")
def test_sinclair_replaces_the_resource_for_a_clan_marker() -> None:
    s = beside("moot_hill", "sinclair")
    s.seat(0).coins = 1
    s.play("activate 0.1")
    pay_the_rest(s, "substitute")
    assert s.step() == "clan marker"
    assert s.seat(0).coins == 0


@pytest.mark.rule("GM-CLN-35")
def test_sinclair_replaces_one_resource_of_an_activation() -> None:
    s = beside("grassmarket", "sinclair")
    s.goods(0, "0.0", wood=1)
    assert s.seat(0).coins == 5
    assert "activate 0.1" not in s.texts(), "two of three are missing"
    s.goods(0, "0.0", stone=1)
    s.goods(0, "1.0", sheep=1)
    s.play("activate 0.1", "substitute")
    assert "substitute" not in s.texts()
    assert set(s.texts("pay")) == {"pay wood 0.0", "pay stone 0.0", "pay sheep 1.0"}
    s.play("pay wood 0.0", "pay sheep 1.0")
    assert (s.vp(0), s.seat(0).coins) == (7, 4)
    assert s.seat(0).stock == [0, 0, 1, 0, 0]


@pytest.mark.rule("GM-CLN-35")
def test_sinclair_may_be_used_again_in_the_next_activation() -> None:
    s = beside("moot_hill", "sinclair")
    s.lay(0, "1.2", "grassmarket")
    s.goods(0, "0.0", wood=2)
    s.play("activate 0.1", "substitute", "claim macleod")
    assert s.step() == "activation"
    s.play("activate 1.2", "substitute")
    pay_the_rest(s, "pay")
    assert s.vp(0) == 7
    assert s.seat(0).coins == 5 - 1 + 3 - 1


@pytest.mark.rule("GM-CLN-Q9")
def test_the_coin_of_sinclair_stands_for_a_kind_that_is_not_paid() -> None:
    s = beside("dingwall_market", "sinclair")
    s.goods(0, "0.0", barley=1, wood=1, stone=1)
    s.play("activate 0.1")
    assert s.texts() == ["way 1", "way 2"]
    s.play("way 2", "substitute")
    pay_the_rest(s, "pay")
    assert (s.vp(0), s.seat(0).coins, sum(s.seat(0).stock)) == (8, 4, 0)


@pytest.mark.rule("GM-CLN-Q9")
def test_with_sinclair_the_resources_that_are_paid_still_differ() -> None:
    s = beside("dingwall_market", "sinclair")
    s.goods(0, "0.0", wood=3)
    s.play("activate 0.1", "substitute")
    pay_the_rest(s, "pay")
    assert s.vp(0) == 4, "a wood and the coin; four different ones were out of reach"
    assert (s.seat(0).coins, s.on_cell(0, "0.0", "wood")) == (4, 2)
