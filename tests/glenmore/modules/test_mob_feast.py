"""Fraser McStarve and Oonagh McHagg at a Haggis scoring: Chronicles 5 and 8 (GM-C8-85, 92)."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.modules.haggis.tokens import serving
from ceilidh.games.glenmore.modules.penny_mobs.gang import mobster
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.feast import lay_table, rolled, score, tokens_of, won
from tests.glenmore.modules.mobs import hire, mobs, seen
from tests.glenmore.scenario import Scenario

FRASER, OONAGH = "fraser_mcstarve", "oonagh_mchagg"


def twos() -> dict[str, list[str]]:
    """Four rolls that turn no token of 1 or 3."""
    return {"die": ["2", "2", "2", "2"]}


def at_the_feast(name: str, *tables: str, seat: int = 1) -> Scenario:
    """A Mobster works for a seat; the seats have these tokens."""
    scenario = mobs(modules=("haggis", "penny-mobs"))
    hire(scenario, seat, name)
    for owner, tokens in enumerate(tables):
        lay_table(scenario, owner, tokens)
    return scenario


# --- Fraser McStarve ------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-85", "GM-HID-14")
def test_haggis_and_mobs_fraser_steals_what_the_victim_gives() -> None:
    scenario = at_the_feast(FRASER, "13")
    assert rolled(score(scenario, "")) == [], "before the Die is rolled"
    assert (scenario.table.actor, scenario.step()) == (1, "steal haggis")
    scenario.play("starve 1")
    assert scenario.table.actor == 0
    assert scenario.texts() == ["yield 1", "yield 2"]
    assert "There is no token in that place on your table" in scenario.why_not("yield 3")
    assert tokens_of(scenario, 0, viewer=1) == ["", ""]
    scenario.table.repeat("yield 2", 0, twos())
    assert tokens_of(scenario, 1) == ["3"]
    assert tokens_of(scenario, 0) == ["1"]
    assert tokens_of(scenario, 1, viewer=2) == [""], "face down"


@pytest.mark.rule("GM-C8-85")
def test_haggis_and_mobs_from_another_player_who_has_a_token() -> None:
    scenario = at_the_feast(FRASER, "1", "2", "")
    score(scenario, "")
    assert scenario.texts() == ["done", "starve 1"]
    assert "no Haggis token to lose" in scenario.why_not("starve 3")
    assert "no Haggis token to lose" in scenario.why_not("starve 2"), "not from his controller"
    scenario = at_the_feast(FRASER, "1", "2", "3")
    score(scenario, "")
    assert scenario.texts() == ["done", "starve 1", "starve 3"]


@pytest.mark.rule("GM-C8-85")
def test_haggis_and_mobs_a_single_token_is_given_without_a_question() -> None:
    scenario = at_the_feast(FRASER, "", "", "3", seat=0)
    score(scenario, "")
    scenario.table.repeat("starve 3", 0, twos())
    assert (tokens_of(scenario, 0), tokens_of(scenario, 2)) == (["3"], [])


@pytest.mark.rule("GM-C8-85")
def test_haggis_and_mobs_once_in_the_game() -> None:
    scenario = at_the_feast(FRASER, "13")
    score(scenario, "")
    scenario.play("starve 1")
    scenario.table.repeat("yield 1", 0, twos())
    assert seen(scenario).tokens[mobster(FRASER)] == 0
    score(scenario, "2222", phase=3)
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-85")
def test_haggis_and_mobs_he_may_wait_for_a_later_scoring() -> None:
    scenario = at_the_feast(FRASER, "13")
    score(scenario, "")
    scenario.table.repeat("done", 1, twos())
    assert tokens_of(scenario, 0) == ["1", "3"]
    score(scenario, "", phase=3)
    assert scenario.step() == "steal haggis"


@pytest.mark.rule("GM-C8-85")
def test_haggis_and_mobs_nothing_is_asked_without_him_or_without_a_victim() -> None:
    scenario = at_the_feast(FRASER, "", "13")
    score(scenario, "2222")
    assert scenario.step() == "move"
    assert seen(scenario).tokens[mobster(FRASER)] == 1, "kept for the next time"
    scenario = at_the_feast(OONAGH, "13")
    score(scenario, "2")
    assert scenario.step() == "roll again"


@pytest.mark.rule("GM-C8-Q25", "GM-TRN-11")
def test_haggis_and_mobs_on_a_full_table_an_old_token_goes_back_to_the_supply() -> None:
    scenario = at_the_feast(FRASER, "3", "11122")
    scenario.goods(1, "0.0", wood=1)
    scenario.market(wood=1)
    pool = serving(scenario.state).pool
    score(scenario, "")
    scenario.play("starve 1")
    assert (scenario.table.actor, scenario.step()) == (1, "replace haggis")
    assert "GM-TRN-11" in scenario.why_not("sell wood 0.0"), "a scoring is nobody's turn"
    assert scenario.texts() == [f"replace {place}" for place in range(1, 6)], "not the new one"
    scenario.table.repeat("replace 4", 1, twos())
    after = serving(scenario.state)
    left = [*after.tables[1], *after.turned[1]]
    assert len(left) <= 5
    assert 2 in left, "the stolen token of value 3"
    assert tokens_of(scenario, 0) == []
    back = [new - old for new, old in zip(after.pool, pool, strict=True)]
    assert back[1] >= 1, "a token of value 2 has come back"


@pytest.mark.rule("GM-C8-Q25")
def test_haggis_and_mobs_a_table_with_four_tokens_takes_the_fifth() -> None:
    scenario = at_the_feast(FRASER, "3", "1112")
    score(scenario, "")
    scenario.table.repeat("starve 1", 1, twos())
    assert scenario.step() != "replace haggis"
    assert sorted(tokens_of(scenario, 1)) == ["1", "1", "1", "3"], "a roll has turned the 2"


# --- Oonagh McHagg --------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-92", "GM-C8-Q31", "GM-RND-13")
def test_haggis_and_mobs_oonagh_has_one_roll_repeated_for_all() -> None:
    scenario = at_the_feast(OONAGH, "13", "1", "3")
    score(scenario, "1")
    assert scenario.table.actor == 1
    assert scenario.texts() == ["done", "reroll"]
    assert module_view(scenario, "haggis")["turned"] == [[], [], []], "before tokens are turned"
    played = scenario.table.repeat("reroll", 1, {"die": ["3", "2", "2", "2"]})
    assert rolled(played.events) == [3, 2, 2, 2], "and no second time"
    assert won(played.events) == [3, 0, 3]
    assert (tokens_of(scenario, 0), tokens_of(scenario, 1)) == (["1"], ["1"])


@pytest.mark.rule("GM-C8-92")
def test_haggis_and_mobs_any_one_of_the_four_rolls() -> None:
    scenario = at_the_feast(OONAGH, "13")
    score(scenario, "1")
    for face in ("2", "2"):
        scenario.table.repeat("done", 1, {"die": [face]})
        assert (scenario.table.actor, scenario.step()) == (1, "roll again")
    scenario.table.repeat("done", 1, {"die": ["2"]})
    assert scenario.step() == "roll again", "the fourth"
    played = scenario.table.repeat("reroll", 1, {"die": ["3"]})
    assert won(played.events) == [2 * (1 + 3), 0, 0]
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-92")
def test_haggis_and_mobs_she_may_decline_all_four() -> None:
    scenario = at_the_feast(OONAGH, "13")
    score(scenario, "1")
    for face in ("2", "2", "2"):
        scenario.table.repeat("done", 1, {"die": [face]})
    played = scenario.play("done")
    assert won(played.events) == [1, 0, 0]
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-92")
def test_haggis_and_mobs_once_in_each_scoring() -> None:
    scenario = at_the_feast(OONAGH, "13")
    score(scenario, "2")
    scenario.table.repeat("reroll", 1, twos())
    assert scenario.step() == "move"
    score(scenario, "2", phase=3)
    assert (scenario.step(), scenario.table.actor) == ("roll again", 1)


@pytest.mark.rule("GM-C8-92")
@pytest.mark.parametrize("seat", [0, 2])
def test_haggis_and_mobs_her_controller_is_asked(seat: int) -> None:
    scenario = at_the_feast(OONAGH, "13", seat=seat)
    score(scenario, "2")
    assert (scenario.step(), scenario.table.actor) == ("roll again", seat)


@pytest.mark.rule("GM-C8-92")
def test_haggis_and_mobs_without_her_no_roll_is_repeated() -> None:
    scenario = at_the_feast(FRASER, "", "13")
    assert rolled(score(scenario, "2222")) == [2, 2, 2, 2]
