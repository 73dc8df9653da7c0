"""Clan Sinclair of Industria: jumps (IN-SIN)."""

import pytest

from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.pieces import kinds_at
from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.clans.scenario import Scenario, hex_number

CLANS = ["sinclair", "campbell", "robertson"]


def sinclair(*cows: str, **setup: list[str]) -> Scenario:
    s = Scenario(clans=CLANS, setup=setup, modules=["industria-tiles"])
    s.place(0, "cow", *cows)
    return s


def jumps(s: Scenario) -> set[str]:
    return {text.split()[2] for text in s.texts("jump") if text.startswith("jump sheep")}


@pytest.mark.rule("IN-SIN-01", "IN-SIN-02", "IN-SIN-15")
def test_shipping_stays_at_river_crossing() -> None:
    s = sinclair("2.4")
    assert s.seat().shipping == 1
    assert "ship" not in s.texts()
    open_benefits(s.state, 0, 0, 0, 1)
    assert "ship" not in s.texts()
    assert "end of its track" in s.why_not("ship")
    assert "hire" in s.texts()


@pytest.mark.rule("IN-SIN-03", "IN-SIN-04", "IN-SIN-05", "IN-SIN-17")
def test_a_land_jump_passes_one_hex_for_2_pounds() -> None:
    s = sinclair("2.4")
    assert {"4.4", "2.2", "3.6"} <= jumps(s), "in any direction, over rivers too"
    assert not {"13.7", "5.6"} & jumps(s)
    s.play("jump sheep 4.4")
    assert kinds_at(s.state, hex_number("4.4")) != []
    assert s.seat().money == 100 - 2 - 8 - 2


@pytest.mark.rule("IN-SIN-03")
def test_hexes_of_others_may_be_jumped_over() -> None:
    s = sinclair("2.4")
    s.place(1, "cow", "3.5")
    assert "4.4" in jumps(s)


@pytest.mark.rule("IN-SIN-06", "IN-SIN-13", "IN-SIN-14")
def test_a_land_jump_brings_an_upgrade_before_any_bonus() -> None:
    s = sinclair("2.4")
    s.place(1, "sheep", "5.6")
    s.place(1, "field", "4.5")
    s.goods(0, wool=1)
    s.seat().merchants -= 1
    s.seat().market[0] = 1
    s.play("jump sheep 4.4")
    assert {"hire", "recall wool", "done"} <= set(s.texts())
    assert s.texts("bargain") == []
    s.play("recall wool")
    assert s.seat().market[0] == 0
    assert s.texts("bargain")[:1] == ["bargain grain 1"]


@pytest.mark.rule("IN-SIN-07")
def test_no_jump_to_what_is_in_reach() -> None:
    s = sinclair("2.4")
    assert "build sheep 2.5" in s.texts()
    assert "2.5" not in jumps(s), "over 1.5 it would be two away"
    assert "in reach without a jump" in s.why_not("jump sheep 2.5")


@pytest.mark.rule("IN-SIN-08", "IN-SIN-09", "IN-EX-05")
def test_a_loch_jump_costs_2_a_hex_and_brings_no_upgrade() -> None:
    s = sinclair("4.4")
    # 5.4 and 6.4 lie between 4.4 and 7.4.
    assert "7.4" in jumps(s)
    s.play("jump sheep 7.4")
    assert s.seat().money == 100 - 2 * 2 - 8 - 4
    assert s.table.actor == 1, "nothing more"
    land = sinclair("2.4")
    land.play("jump sheep 4.4")
    assert land.table.view()["step"] == "benefits"


@pytest.mark.rule("IN-SIN-10")
def test_a_loch_jump_leads_to_ports() -> None:
    s = sinclair("2.2", port=["5", "2", "3", "4"])
    assert "port 5" not in s.texts()
    s.play("sail 5")
    assert s.seat().money == 100 - 2 + 10, "over 1.2"
    assert s.seat().ports == 1
    assert "ship" not in s.texts() and "hire" in s.texts(), "the action is still to come"
    assert "used port 5" in s.why_not("sail 5")
    assert "No jump over lochs" in s.why_not("sail 3")
    near = sinclair("1.1", port=["5", "2", "3", "4"])
    assert near.texts("sail") == []
    assert "in reach without" in near.why_not("sail 5")


@pytest.mark.rule("IN-SIN-10")
def test_a_loch_jump_to_port_9_copies_another() -> None:
    s = sinclair("2.2", port=["9", "5", "3", "4"])
    s.play("relay 5")
    assert s.seat().money == 100 - 2 - 3 + 10
    assert s.seat().ports == 1
    poor = sinclair("2.2", port=["9", "5", "3", "4"])
    poor.seat().money = 4
    assert poor.texts("relay") == []
    assert "costs £5" in poor.why_not("relay 5")


@pytest.mark.rule("IN-SIN-11")
def test_land_and_lochs_are_not_combined() -> None:
    s = sinclair("2.4")
    # 3.4 is land, 3.3 behind it a loch: 4.2 and 4.3 lie beyond both.
    assert "4.2" not in jumps(s)


@pytest.mark.rule("IN-SIN-12", "IN-SIN-Q1")
def test_units_two_hexes_apart_are_linked() -> None:
    s = sinclair("2.4", "4.4")
    assert linked_settlements(s.state, s.seat()) == 2
    far = sinclair("2.4", "5.6")
    assert linked_settlements(far.state, far.seat()) == 1
    lochs = sinclair("4.4", "7.4")
    assert linked_settlements(lochs.state, lochs.seat()) == 1, "two lochs between"


@pytest.mark.rule("IN-SIN-16")
def test_own_units_cannot_be_jumped_over() -> None:
    assert "13.7" in jumps(sinclair("13.9")), "over the empty 13.8"
    s = sinclair("13.9", "13.8")
    assert "13.7" not in jumps(s), "what lies behind an own unit is in its reach"
    assert "build sheep 13.7" in s.texts()


@pytest.mark.rule("IN-SIN-17", "IN-SIN-Q2")
def test_a_free_hex_may_be_a_jump_which_is_paid_all_the_same() -> None:
    s = sinclair("2.4")
    open_benefits(s.state, 0, 0, 1, 0)
    s.play("jump sheep 4.4")
    assert s.seat().money == 100 - 2 - 8
    s.play("done")
    assert s.table.view()["step"] == "turn"
    assert "hire" in s.texts()


@pytest.mark.rule("IN-SIN-17")
def test_jump_unit_and_land_must_be_paid_together() -> None:
    s = sinclair("2.4")
    s.seat().money = 11
    assert "jump sheep 4.4" not in s.texts()
    assert "costs £12" in s.why_not("jump sheep 4.4")
