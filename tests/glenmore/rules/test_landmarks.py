"""The landmark cards (GM-LMK), but for Loch Ness and Loch Morar, which have files of their own.

Seat 0 takes the tile right in front of the pawns and pays with goods on the Home castle 1.0. It has
no coins and the Market is empty unless a test says otherwise.
"""

import pytest

from tests.glenmore.scenario import Scenario

CASTLE_COST = {"wood": 1, "stone": 1}


def stage(*ahead: str, edition: str = "french") -> Scenario:
    s = Scenario(ahead=ahead, edition=edition)
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def lay_castle(tile: str, coins: int = 0, edition: str = "french") -> Scenario:
    """A castle that costs wood and stone has been laid on 0.1."""
    s = stage(tile, edition=edition)
    s.goods(0, "1.0", **CASTLE_COST)
    s.seat(0).coins = coins
    s.market(wood=3, stone=3)  # nothing to buy, and all goods are needed
    s.play(f"take {tile}", "lay 0.1")
    return s


def targets(s: Scenario) -> set[str]:
    """The cells that can be activated now."""
    return {text.split()[1] for text in s.texts("activate")}


# --- all cards ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-LMK-01")
def test_a_card_is_gained_with_its_tile_and_kept_when_the_tile_is_covered() -> None:
    s = stage()
    s.place(1, 6)
    s.place(2, 7)
    s.put_on_rondel(1, "castle_moil")
    s.put_on_rondel(2, "stirling_castle")
    s.begin()
    s.scots(0, "1.0", 2)
    s.goods(0, "1.0", wood=2)
    s.goods(0, "0.0", stone=2)
    s.play("take castle_moil", "lay 1.1", "done")
    assert s.line("landmarks") == [1, 0, 0]
    s.play("take stirling_castle", "lay 1.1")
    assert s.tile_on(0, "1.1") == "stirling_castle"
    assert s.line("landmarks") == [1, 0, 0]
    assert s.line("castle_scots")[0] == 5, "2 Scots still count as 4"


@pytest.mark.rule("GM-LMK-02")
def test_immediate_effects_of_cards_come_before_any_activation() -> None:
    s = stage("loch_lochy")
    s.play("take loch_lochy", "lay -1.0")
    assert "GM-IMM-05" in s.why_not("activate 0.0")
    s.play("gain wood")
    assert "GM-IMM-05" in s.why_not("activate 0.0")
    s.play("gain wood")
    assert targets(s) == {"0.0"}
    s = lay_castle("donan_castle")
    assert "GM-PER-04" in s.why_not("activate 0.0")
    s.play("claim macleod")
    assert targets(s) == {"0.0", "0.1", "1.0"}


# --- Armadale Castle ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "vp"),
    [pytest.param(0, 0), pytest.param(1, 2), pytest.param(8, 16), pytest.param(11, 19)],
)
@pytest.mark.rule("GM-LMK-03", "GM-LMK-04")
def test_armadale_castle_doubles_the_first_eight_coins(coins: int, vp: int) -> None:
    s = stage("armadale_castle")
    s.goods(0, "1.0", wood=1, stone=1, sheep=1)
    s.play("take armadale_castle", "lay 0.1")
    for seat in range(3):
        s.seat(seat).coins = coins
    assert s.line("coins") == [coins] * 3
    assert s.line("landmark_effects") == [vp - coins, 0, 0]
    assert s.vp(0) == 0, "not before the end"


# --- Donan Castle and Duart Castle ----------------------------------------------------------------


@pytest.mark.rule("GM-LMK-05")
def test_donan_castle_places_a_marker_and_costs_the_road() -> None:
    s = lay_castle("donan_castle", coins=3)
    assert "GM-PER-10" in s.why_not("claim sutherland")
    s.play("claim douglas")
    assert (s.seat(0).coins, s.seat(0).markers, s.vp(0)) == (0, 9, 3)
    assert s.texts("claim") == [], "one marker"


@pytest.mark.parametrize("edition", ["french", "english"])
@pytest.mark.rule("GM-LMK-10", "GM-ED-06")
def test_duart_castle_places_a_marker_and_gives_a_coin(edition: str) -> None:
    s = lay_castle("duart_castle", coins=3, edition=edition)
    s.play("claim douglas")
    assert (s.seat(0).markers, s.vp(0)) == (9, 3)
    assert s.seat(0).coins == 3 - 3 + 1, "the road is paid in both editions"


@pytest.mark.rule("GM-LMK-Q3")
def test_the_coin_of_duart_castle_comes_too_late_for_the_road() -> None:
    s = lay_castle("duart_castle")
    assert s.texts() == ["claim macleod"], "a coin would pay for others"
    s.play("claim macleod")
    assert s.seat(0).coins == 3 + 1
    s = stage("duart_castle")
    s.clan(1, "macleod")
    s.goods(0, "1.0", **CASTLE_COST)
    s.play("take duart_castle", "lay 0.1")
    assert s.step() == "activation", "no road is free, so no marker"
    assert (s.seat(0).markers, s.seat(0).coins) == (10, 1)


# --- Castle of Mey --------------------------------------------------------------------------------


def mey() -> Scenario:
    """Castle of Mey on 0.1; 2.1 and 3.1 are far from it."""
    s = stage("castle_of_mey")
    s.lay(0, "1.1", "inshriach")
    s.lay(0, "2.1", "corrennie")
    s.lay(0, "3.1", "lammermuir")
    s.goods(0, "1.0", wood=1, stone=1, cattle=1)
    s.play("take castle_of_mey", "lay 0.1")
    return s


@pytest.mark.rule("GM-LMK-06")
def test_castle_of_mey_lets_the_whole_territory_be_activated_in_this_turn() -> None:
    s = mey()
    assert targets(s) == {"0.0", "1.0", "0.1", "1.1", "2.1", "3.1"}
    s.play("activate 3.1", "activate 2.1", "activate 1.1")
    assert s.seat(0).stock == [0, 1, 1, 1, 0]


@pytest.mark.rule("GM-LMK-07")
def test_castle_of_mey_activates_each_tile_once() -> None:
    s = mey()
    s.play("activate 3.1")
    assert "GM-ACT-05" in s.why_not("activate 3.1")
    s.play("activate 0.0", "activate 1.0", "activate 0.1", "activate 1.1", "activate 2.1")
    assert s.texts("activate") == []


@pytest.mark.rule("GM-LMK-Q7")
def test_castle_of_mey_can_be_used_like_a_normal_activation() -> None:
    s = mey()
    s.play("activate 0.1", "activate 1.1", "activate 0.0", "done")
    assert s.seat(0).stock == [0, 1, 0, 0, 0]
    assert s.table.actor == 1


@pytest.mark.rule("GM-LMK-06")
def test_castle_of_mey_works_in_the_turn_it_is_laid_only() -> None:
    s = stage()
    s.place(1, 6)
    s.place(2, 7)
    s.put_on_rondel(1, "castle_of_mey")
    s.put_on_rondel(2, "corrennie")
    s.begin()
    s.goods(0, "1.0", wood=1, stone=1, cattle=1)
    s.play("take castle_of_mey", "lay 0.1", "done", "take corrennie", "lay -1.1")
    assert targets(s) == {"-1.1", "0.0", "0.1"}
    assert "GM-ACT-01" in s.why_not("activate 1.0")


# --- Castle Stalker, Castle Moil ------------------------------------------------------------------


@pytest.mark.rule("GM-LMK-08")
def test_castle_stalker_gives_three_coins() -> None:
    s = stage("castle_stalker")
    s.goods(0, "1.0", **CASTLE_COST)
    s.play("take castle_stalker", "lay -1.0")
    assert s.seat(0).coins == 3


@pytest.mark.parametrize(("scots", "vp"), [(0, 0), (1, 2), (2, 5), (3, 8)])
@pytest.mark.rule("GM-LMK-09")
def test_castle_moil_doubles_the_scots_on_the_home_castle_in_scoring_phases(
    scots: int, vp: int
) -> None:
    s = stage()
    s.place(1, 5)
    s.place(2, 6)
    s.put_on_rondel(1, "castle_moil")
    s.begin()
    s.stack("A", left=1)
    s.scots(0, "1.0", scots)
    s.scots(0, "0.0", 2)
    s.goods(0, "1.0", **CASTLE_COST)
    s.play("take castle_moil", "lay 0.1")
    played = s.play("done")
    assert s.events(played, "scoring") == [(-1, "", 1)]
    assert s.vp(0) == vp + 1, "and 1 for the only landmark card"


# --- Inverness, Loch Lochy, Loch Shiel ------------------------------------------------------------


def inverness(**goods: int) -> Scenario:
    """Inverness has been laid over Halkirk on -1.0, with these goods on it."""
    s = stage("inverness")
    s.lay(0, "-1.0", "halkirk")
    s.goods(0, "1.0", wood=1, stone=1, cattle=1)
    s.goods(0, "-1.0", **goods)
    s.play("take inverness", "lay -1.0")
    return s


@pytest.mark.rule("GM-LMK-11", "GM-LMK-12")
def test_inverness_gives_a_barley_on_its_tile_and_a_barrel() -> None:
    s = inverness()
    assert s.on_cell(0, "-1.0", "barley") == 1
    assert s.seat(0).barrels == 1


@pytest.mark.rule("GM-LMK-11")
def test_the_barley_of_inverness_needs_room_on_its_tile() -> None:
    s = inverness(sheep=3)
    assert s.seat(0).stock == [0, 0, 0, 3, 0]
    assert s.seat(0).barrels == 1


@pytest.mark.parametrize(("first", "second"), [("wood", "wood"), ("barley", "cattle")])
@pytest.mark.rule("GM-LMK-13")
def test_loch_lochy_gives_two_resources_of_choice_on_its_tile(first: str, second: str) -> None:
    s = stage("loch_lochy")
    s.play("take loch_lochy", "lay -1.0", f"gain {first}", f"gain {second}")
    assert s.step() == "activation"
    assert s.on_cell(0, "-1.0", first) == (2 if first == second else 1)
    assert s.on_cell(0, "-1.0", second) == (2 if first == second else 1)
    assert sum(s.seat(0).stock) == 2


@pytest.mark.rule("GM-LMK-25", "GM-LMK-26")
def test_loch_shiel_gives_a_scot_on_its_tile_and_a_barrel() -> None:
    s = stage("loch_shiel")
    s.goods(0, "1.0", barley=1)
    s.play("take loch_shiel", "lay -1.0")
    assert s.on_cell(0, "-1.0", "scot") == 1
    assert (s.seat(0).scots, s.seat(0).barrels) == (7, 1)
