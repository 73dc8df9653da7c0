"""Loch Ness (GM-LMK-20 to 24): its cost, and one more activation in every own turn.

Seat 0 has no coins and the Market is empty. Corrennie is laid on -1.1, beside Inshriach on 0.1 and
the Home village; the Home castle 1.0 and Lammermuir on 1.1 are not beside it.
"""

import pytest

from tests.glenmore.scenario import Scenario


def stage(*ahead: str, edition: str = "french", modules: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(ahead=ahead, edition=edition, modules=modules)
    s.seat(0).coins = 0
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def owner(*ahead: str, modules: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 owns the card of Loch Ness."""
    s = stage(*ahead, modules=modules)
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    s.landmark(0, "loch_ness")
    return s


def targets(s: Scenario) -> set[str]:
    """The cells that can be activated now."""
    return {text.split()[1] for text in s.texts("activate")}


# --- the extra activation -------------------------------------------------------------------------


@pytest.mark.rule("GM-LMK-20", "GM-LMK-21")
def test_the_owner_activates_one_more_tile_anywhere() -> None:
    s = owner("corrennie")
    s.play("take corrennie", "lay -1.1")
    assert targets(s) == {"-1.1", "0.0", "0.1", "1.0", "1.1"}
    s.play("activate 1.1")
    assert s.on_cell(0, "1.1", "sheep") == 1
    assert targets(s) == {"-1.1", "0.0", "0.1"}, "one tile, not two"
    assert "GM-ACT-01" in s.why_not("activate 1.0")


@pytest.mark.rule("GM-LMK-20")
def test_the_extra_activation_may_come_last_and_is_optional() -> None:
    s = owner("corrennie")
    s.play("take corrennie", "lay -1.1", "activate -1.1", "activate 0.1", "activate 0.0")
    assert targets(s) == {"1.0", "1.1"}
    s.play("done")
    assert s.table.actor == 1


@pytest.mark.rule("GM-LMK-20")
def test_nobody_else_has_the_extra_activation() -> None:
    s = stage("corrennie")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    s.landmark(1, "loch_ness")
    s.play("take corrennie", "lay -1.1")
    assert targets(s) == {"-1.1", "0.0", "0.1"}


@pytest.mark.rule("GM-LMK-20")
def test_the_extra_tile_needs_an_activation_symbol() -> None:
    s = owner("corrennie")
    s.lay(0, "2.0", "loch_lochy")
    s.play("take corrennie", "lay -1.1")
    assert "GM-ACT-06" in s.why_not("activate 2.0")


@pytest.mark.rule("GM-LMK-20")
def test_the_extra_activation_comes_back_in_the_next_turn() -> None:
    s = owner()
    s.place(1, 6)
    s.place(2, 7)
    s.put_on_rondel(1, "corrennie")
    s.put_on_rondel(2, "rothiemurchus")
    s.begin()
    s.scots(0, "0.1")
    s.play("take corrennie", "lay -1.1", "activate 1.1", "done")
    s.play("take rothiemurchus", "lay -1.2", "activate 1.0")
    assert s.state.movement == 1


@pytest.mark.rule("GM-LMK-22")
def test_a_tile_already_activated_cannot_be_the_extra_one() -> None:
    s = owner("corrennie")
    s.play("take corrennie", "lay -1.1", "activate 0.1")
    assert "GM-ACT-05" in s.why_not("activate 0.1")
    s.play("activate 1.1")
    assert "GM-ACT-05" in s.why_not("activate 1.1")


# --- in every kind of turn ------------------------------------------------------------------------


@pytest.mark.rule("GM-LMK-Q1")
def test_the_card_works_in_the_turn_it_is_taken() -> None:
    s = stage("loch_ness")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    s.scots(0, "0.0")
    s.play("take loch_ness", "lay -1.0")
    assert targets(s) == {"0.0", "0.1", "1.0", "1.1"}
    s.play("activate 1.1")
    assert s.on_cell(0, "1.1", "sheep") == 1
    assert targets(s) == {"0.0", "0.1"}


@pytest.mark.rule("GM-LMK-Q2", "GM-LMK-20")
def test_the_card_works_in_the_turn_of_a_person() -> None:
    s = owner("robert_i")
    s.play("take robert_i", "claim macleod")
    assert targets(s) == {"0.0", "0.1", "1.0", "1.1"}
    s.play("activate 0.1")
    assert s.on_cell(0, "0.1", "wood") == 1
    assert s.table.actor == 1, "one tile"


@pytest.mark.parametrize("comfort", ["coin", "movement"])
@pytest.mark.rule("GM-LMK-Q2")
def test_the_card_works_in_the_cannot_pay_case(comfort: str) -> None:
    s = owner("carse_of_gowrie")
    s.play(f"forgo carse_of_gowrie {comfort}", "activate 1.1")
    assert s.on_cell(0, "1.1", "sheep") == 1
    assert targets(s) == set()


@pytest.mark.rule("GM-LMK-Q2")
def test_the_card_works_in_a_turn_on_the_mountain() -> None:
    s = owner("corrennie", modules=("highlander",))
    s.play("climb", "activate 1.1")
    assert s.on_cell(0, "1.1", "sheep") == 1
    assert s.table.actor == 1


@pytest.mark.rule("GM-LMK-Q2")
def test_the_card_works_in_the_last_turn_beyond_the_end_but_not_on_it() -> None:
    s = owner("the_end", "corrennie")
    s.play("take corrennie", "lay -1.1", "activate 1.1")
    assert s.on_cell(0, "1.1", "sheep") == 1
    s = owner("the_end", "corrennie")
    s.play("end")
    assert s.table.actor == 1
    assert sum(s.seat(0).stock) == 0


@pytest.mark.rule("GM-LMK-Q2", "GM-LMK-20")
def test_the_card_gives_nothing_in_turns_of_others() -> None:
    s = owner("corrennie", "rothiemurchus")
    s.play("take corrennie", "lay -1.1", "done")
    assert s.table.actor == 1
    s.play("take rothiemurchus", "lay 0.1")
    assert targets(s) == {"0.0", "1.0", "0.1"}


# --- the cost of the tile -------------------------------------------------------------------------


@pytest.mark.rule("GM-LMK-23")
def test_loch_ness_costs_a_scot_of_the_home_territory_before_it_is_laid() -> None:
    s = stage("loch_ness")
    s.lay(0, "0.1", "inshriach")
    s.scots(0, "1.0")
    s.scots(0, "0.1")
    s.play("take loch_ness")
    assert s.texts() == ["pay scot 0.0", "pay scot 1.0"], "not the one on Inshriach"
    s.play("pay scot 1.0")
    assert s.on_cell(0, "1.0", "scot") == 0
    assert s.seat(0).scots == 7, "back in the supply"
    assert s.tile_on(0, "-1.0") == ""
    s.play("lay -1.0")
    assert s.tile_on(0, "-1.0") == "loch_ness"


@pytest.mark.rule("GM-LMK-23")
def test_a_scot_elsewhere_does_not_pay_for_loch_ness_in_the_french_edition() -> None:
    s = stage("loch_ness")
    s.strip(0)
    s.lay(0, "-1.0", "halkirk")
    s.scots(0, "-1.0", 2)
    assert "GM-TAK-06" in s.why_not("take loch_ness")
    s = stage("loch_ness", edition="english")
    s.strip(0)
    s.lay(0, "-1.0", "halkirk")
    s.scots(0, "-1.0", 2)
    s.play("take loch_ness", "lay -2.0")
    assert s.on_cell(0, "-1.0", "scot") == 1


@pytest.mark.rule("GM-LMK-24")
def test_the_scot_paid_cannot_be_the_one_beside_the_place() -> None:
    s = stage("loch_ness")
    assert "GM-TAK-08" in s.why_not("take loch_ness"), "the only Scot would be gone"
    s.scots(0, "1.0")
    s.play("take loch_ness", "pay scot 0.0")
    assert s.texts() == ["lay 2.0"], "only beside the Scot that is left"
