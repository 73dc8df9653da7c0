"""Clan Sinclair of Industria: jumps (IN-SIN)."""

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES
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
    assert "Your shipping is already at its highest level" in s.why_not("ship")
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
    assert "You cannot jump to port" in s.why_not("sail 3")
    near = sinclair("1.1", port=["5", "2", "3", "4"])
    assert near.texts("sail") == []
    assert "without a jump" in near.why_not("sail 5")


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


def expected_jumps(s: Scenario) -> dict[str, tuple[int, bool]]:
    """What a jump to each free hex costs and whether it brings an upgrade, found step by step.

    Over exactly one hex of land without an own unit, or over lochs alone, the fewest of them.
    """
    state, own = s.state, set(s.seat().own.hexes())
    near, lochs = state.map.adjacent, set(state.map.crossable.hexes())
    costs: dict[int, tuple[int, bool]] = {}
    wave, passed, number = own, set[int](), 0
    while wave:
        wave = {loch for hex_ in wave for loch in near[hex_] if loch in lochs} - passed
        passed |= wave
        number += 1
        for hex_ in {far for loch in wave for far in near[loch]}:
            costs.setdefault(hex_, (2 * number, False))
    for hex_ in own:
        for middle in near[hex_]:
            if state.map.land.has(middle) and middle not in own:
                costs.update({far: (2, True) for far in near[middle]})
    open_ = [hex_ for hex_ in costs if state.free.has(hex_) and not s.seat().reach.has(hex_)]
    return {HEX_NAMES[hex_]: costs[hex_] for hex_ in open_ if hex_ not in own}


@pytest.mark.rule(
    "IN-SIN-04", "IN-SIN-05", "IN-SIN-06", "IN-SIN-07", "IN-SIN-08", "IN-SIN-09", "IN-SIN-11"
)
@pytest.mark.parametrize(
    "cows", [("2.4",), ("4.4",), ("7.4",), ("9.9",), ("5.6", "9.5"), ("13.9", "13.8"), ("2.2",)]
)
def test_every_jump_with_its_cost_and_upgrade(cows: tuple[str, ...]) -> None:
    s = sinclair(*cows)
    s.place(1, "sheep", "3.5", "8.4")
    wanted = expected_jumps(s)
    fitting = {hex_ for hex_ in wanted if s.state.map.grass.has(hex_number(hex_))}
    assert jumps(s) == fitting
    for hex_ in sorted(fitting):
        cost, upgrade = wanted[hex_]
        trial = s.table.copy()
        trial.play(f"jump sheep {hex_}")
        land = s.state.map.cost[hex_number(hex_)]
        assert trial.state.seats[0].money == 100 - cost - 8 - land, hex_
        waits = trial.actor == 0 and trial.view()["step"] == "benefits"
        assert waits is upgrade, hex_


@pytest.mark.rule("IN-SIN-11")
def test_neither_two_lands_nor_land_behind_a_loch() -> None:
    """From 4.4: 2.4 lies two hexes of land away, 6.3 over one loch, 7.3 over a loch and land."""
    s = sinclair("4.4")
    assert "miner 6.3" in {text[5:] for text in s.texts("jump")}
    assert not {"7.3", "1.4", "1.5"} & {text.split()[2] for text in s.texts("jump")}
    assert "You cannot jump to hex 7.3" in s.why_not("jump miner 7.3")


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
