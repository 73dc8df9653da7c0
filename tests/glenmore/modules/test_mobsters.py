"""What the Mobsters do (GM-C8-30 to 72, 85, 92)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.rules.stock import add_points
from ceilidh.games.glenmore.state import PLAY
from tests.glenmore.modules.mobs import seen, working
from tests.glenmore.scenario import Scenario

# --- Peggy McWander ---------------------------------------------------------------------------


def levied(clan: str, seat: int, coins: int = 4) -> Scenario:
    """Seat 0 has put the token of 3 coins on a clan; `seat` is to place a marker."""
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.play(f"levy {clan} 2")
    for number in range(3):
        scenario.seat(number).coins = coins
    scenario.marker(seat)
    return scenario


@pytest.mark.rule("GM-C8-30", "GM-C8-31", "GM-C8-Q6")
def test_her_tokens_go_onto_free_clan_territories() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    assert {"levy macleod 1", "levy macleod 2", "levy douglas 1"} <= set(scenario.texts("levy"))
    scenario.clan(1, "macleod")
    assert "not free" in scenario.why_not("levy macleod 1")
    scenario.play("levy mckay 1", "levy douglas 2")
    assert scenario.texts("levy") == []
    assert "does not have that token" in scenario.why_not("levy macmillan 1")
    assert [owner for _, owner in scenario.state.claims] == [1]  # a token is no marker


@pytest.mark.rule("GM-C8-32", "GM-C8-34")
def test_others_pay_her_controller_besides_the_road() -> None:
    scenario = levied("mckay", 1, 9)
    played = scenario.play("claim mckay")
    paid = [event for event in played.events if event.kind == "coins"]
    told = [(event.seat, event.amount) for event in paid if event.reason in ("road", "penny-mobs")]
    assert told == [(1, -2), (1, -3), (0, 3)]
    assert seen(scenario).fees == ()


@pytest.mark.rule("GM-C8-32")
def test_who_cannot_pay_cannot_claim() -> None:
    scenario = levied("mckay", 1)  # a road of 2, and 3 coins
    assert "claim mckay" not in scenario.texts()
    assert "costs 5" in scenario.why_not("claim mckay")


@pytest.mark.rule("GM-C8-33", "GM-C8-34")
def test_her_controller_pays_the_road_alone() -> None:
    scenario = levied("mckay", 0)
    played = scenario.play("claim mckay")
    reasons = {event.reason for event in played.events if event.kind == "coins"}
    assert "penny-mobs" not in reasons
    assert seen(scenario).fees == ()


# --- Joe McDuff -------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-35", "GM-C8-36", "GM-C8-Q33")
def test_he_takes_the_rightmost_pile_of_a_row() -> None:
    scenario = working(0, "joe_mcduff", ahead=("somerled",))
    scenario.market(wood=3, stone=0)
    before = scenario.state.seats[0].coins
    assert "pinch stone" not in scenario.texts()
    assert "holds no coins" in scenario.why_not("pinch stone")
    scenario.play("pinch wood", "pinch wood")
    assert scenario.state.seats[0].coins == before + 3 + 2
    assert scenario.state.market[1] == 1
    scenario.play("pinch wood")
    assert "no token left" in scenario.why_not("pinch barley")


@pytest.mark.rule("GM-C8-36")
def test_only_for_his_controller() -> None:
    scenario = working(1, "joe_mcduff", ahead=("somerled",))
    assert scenario.texts("pinch") == []
    assert "does not work for you" in scenario.why_not("pinch wood")


# --- Sibyl MacSponge --------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-54", "GM-C8-Q17")
@pytest.mark.parametrize(("gains", "paid"), [((5,), 0), ((6,), 1), ((8, 9), 1), ((3, 4), 0)])
def test_once_in_a_turn_one_of_six(gains: tuple[int, ...], paid: int) -> None:
    scenario = working(1, "sibyl_macsponge")
    for number in gains:
        add_points(scenario.state, 0, number, "butcher", PLAY)
    assert (scenario.vp(0), scenario.vp(1)) == (sum(gains) - paid, paid)


@pytest.mark.rule("GM-C8-Q17")
def test_she_takes_nothing_from_her_controller() -> None:
    scenario = working(1, "sibyl_macsponge")
    add_points(scenario.state, 1, 8, "butcher", PLAY)
    assert scenario.vp(1) == 8


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_in_scoring_phases_every_time() -> None:
    scenario = working(1, "sibyl_macsponge")
    for which in range(3):
        add_points(scenario.state, 0, 8, "barrels", which)
    assert (scenario.vp(0), scenario.vp(1)) == (21, 3)


@pytest.mark.rule("GM-C8-55", "GM-C8-Q17")
def test_and_from_items_of_the_final_scoring() -> None:
    scenario = working(1, "sibyl_macsponge")
    before = scenario.line("mobsters")
    scenario.seat(0).coins = 9
    assert scenario.line("mobsters") == [before[0] - 1, before[1] + 1, before[2]]
