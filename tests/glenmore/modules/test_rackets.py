"""Peggy McWander on the Clan board, Joe McDuff at the Market (GM-C8-30 to 36)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from ceilidh.games.glenmore.ruleset import ABSENT
from tests.glenmore.modules.mobs import hire, seen, working
from tests.glenmore.scenario import Scenario

PEGGY, JOE = mobster("peggy_mcwander"), mobster("joe_mcduff")


# --- Peggy McWander -------------------------------------------------------------------------------


def levied(clan: str, seat: int, coins: int = 4) -> Scenario:
    """Seat 0 has put the token of 3 coins on a clan; `seat` is to place a marker."""
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.play(f"levy {clan} 2")
    for number in range(3):
        scenario.seat(number).coins = coins
    scenario.marker(seat)
    return scenario


def coins_of(scenario: Scenario) -> list[int]:
    return [own.coins for own in scenario.state.seats]


@pytest.mark.rule("GM-C8-30", "GM-C8-31")
def test_her_tokens_go_onto_free_clan_territories() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.clan(1, "macleod")
    fields = zip(CLAN.words, scenario.state.rules.clan_fields, strict=True)
    free = [name for name, field in fields if field != ABSENT and name != "macleod"]
    assert set(scenario.texts("levy")) == {
        f"levy {name} {token}" for name in free for token in (1, 2)
    }
    assert scenario.why_not("levy macleod 1") == "That clan territory is not free. (GM-C8-31)"
    absent = next(name for name in CLAN.words if name not in free and name != "macleod")
    assert "not free" in scenario.why_not(f"levy {absent} 1")


@pytest.mark.rule("GM-C8-30", "GM-C8-31")
def test_one_token_or_both_each_on_a_clan_of_its_own() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.play("levy mckay 1")
    assert seen(scenario).fees == ((CLAN.index["mckay"], 2),)
    assert seen(scenario).tokens[PEGGY] == 0b10
    assert {text.split()[2] for text in scenario.texts("levy")} == {"2"}
    assert "levy mckay 2" not in scenario.texts()
    assert "does not have that token" in scenario.why_not("levy macleod 1")
    assert "not free" in scenario.why_not("levy mckay 2"), "a token lies there"
    scenario.play("levy macleod 2")
    assert dict(seen(scenario).fees) == {CLAN.index["mckay"]: 2, CLAN.index["macleod"]: 3}
    assert scenario.texts("levy") == []


@pytest.mark.rule("GM-C8-31")
def test_only_her_controller_puts_them() -> None:
    scenario = working(1, "peggy_mcwander", ahead=("somerled",))
    assert scenario.texts("levy") == []
    assert "does not work for you" in scenario.why_not("levy mckay 1")


@pytest.mark.rule("GM-C8-Q6")
def test_a_token_is_no_marker() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    roads = scenario.state.roads
    scenario.play("levy mckay 1", "levy macleod 2")
    assert scenario.state.roads == roads
    assert scenario.state.claims == ()
    assert scenario.state.seats[0].markers == scenario.state.seats[1].markers


@pytest.mark.rule("GM-C8-Q6", "GM-C8-34")
def test_on_douglas_it_lies_until_the_next_claim() -> None:
    scenario = working(0, "peggy_mcwander", ahead=("somerled",))
    scenario.clan(1, "douglas")
    scenario.play("levy douglas 1")
    for number in (1, 2):
        scenario.seat(number).coins = 20
    scenario.marker(2)
    scenario.play("claim douglas")
    assert seen(scenario).fees == ()
    before = coins_of(scenario)
    scenario.marker(1)
    scenario.play("claim douglas")
    assert coins_of(scenario)[0] == before[0], "the token has gone"


@pytest.mark.rule("GM-C8-32", "GM-C8-34")
def test_others_pay_her_controller_besides_the_road() -> None:
    scenario = levied("mckay", 1, 9)
    played = scenario.play("claim mckay")
    paid = [event for event in played.events if event.kind == "coins"]
    told = [(event.seat, event.amount) for event in paid if event.reason in ("road", "penny-mobs")]
    assert told == [(1, -2), (1, -3), (0, 3)]
    assert seen(scenario).fees == ()


@pytest.mark.rule("GM-C8-32")
@pytest.mark.parametrize(("coins", "possible"), [(4, False), (5, True)])
def test_who_cannot_pay_both_cannot_claim(coins: int, possible: bool) -> None:
    scenario = levied("mckay", 1, coins)  # a road of 2, and 3 coins
    assert ("claim mckay" in scenario.texts()) == possible
    if not possible:
        assert "costs 5" in scenario.why_not("claim mckay")


@pytest.mark.rule("GM-C8-32", "GM-C8-34")
def test_other_clans_cost_their_roads_and_leave_the_token() -> None:
    scenario = levied("mckay", 1)
    coins = coins_of(scenario)
    scenario.play("claim macleod")
    assert coins_of(scenario)[0] == coins[0]
    assert seen(scenario).fees == ((CLAN.index["mckay"], 3),)


@pytest.mark.rule("GM-C8-33", "GM-C8-34")
def test_her_controller_pays_the_road_alone() -> None:
    scenario = levied("mckay", 0, 2)
    played = scenario.play("claim mckay")
    reasons = {event.reason for event in played.events if event.kind == "coins"}
    assert "road" in reasons
    assert "penny-mobs" not in reasons
    assert seen(scenario).fees == ()
    scenario = levied("mckay", 0, 1)
    assert "claim mckay" not in scenario.texts(), "the road is not free"


# --- Joe McDuff -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-35", "GM-C8-36", "GM-C8-Q33")
def test_he_takes_the_rightmost_pile_of_a_row_three_times() -> None:
    scenario = working(0, "joe_mcduff", ahead=("somerled",))
    scenario.market(barley=2, wood=3, stone=0, sheep=1, cattle=0)
    before = coins_of(scenario)
    assert scenario.texts("pinch") == ["pinch barley", "pinch wood", "pinch sheep"]
    assert "There are no coins in the market row" in scenario.why_not("pinch stone")
    scenario.play("pinch wood", "pinch wood")
    assert coins_of(scenario) == [before[0] + 3 + 2, *before[1:]]
    assert scenario.state.market == [2, 1, 0, 1, 0]
    assert seen(scenario).tokens[JOE].bit_count() == 1
    scenario.play("pinch barley")
    assert coins_of(scenario)[0] == before[0] + 3 + 2 + 2
    assert scenario.texts("pinch") == []
    assert "Joe McDuff has no tokens left" in scenario.why_not("pinch wood")


@pytest.mark.rule("GM-C8-36")
def test_only_for_his_controller() -> None:
    scenario = working(1, "joe_mcduff", ahead=("somerled",))
    hire(scenario, 0, "peggy_mcwander")
    scenario.market(**dict.fromkeys(RESOURCE_NAMES, 1))
    assert scenario.texts("pinch") == []
    assert "does not work for you" in scenario.why_not("pinch wood")
