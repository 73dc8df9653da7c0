"""The Penny Mobs: who is drawn, the option at the end of a turn, scoring (GM-C8-01 to 27)."""

from __future__ import annotations

from collections import Counter

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import load_pack
from ceilidh.games.glenmore.goods import STACK_B, STACK_NAMES, STACK_S
from ceilidh.games.glenmore.modules.penny_mobs.gang import gang, mobster, tokens_left
from ceilidh.games.glenmore.modules.penny_mobs.prison import let_out, reveal
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS
from ceilidh.games.glenmore.modules.penny_mobs.rules import PennyMobsModule, module_of
from ceilidh.games.glenmore.rules.refill import fill_next
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.mobs import at_prison, in_prison, mobs, seen, working
from tests.glenmore.scenario import Scenario

BOX = PENNY_MOBS.of(load(None))
BACKS = {
    "S": "peggy_mcwander joe_mcduff bruce_mcmail peggy_mclaird kenneth_mcsnitch elspeth_mctrick "
    "john_mcclaim",
    "B": "sibyl_macsponge derek_anderson fergus_macdarkie mike_mccastle calum_mcquack "
    "bully_mcmuscle fraser_mcstarve erin_macmalt oonagh_mchagg",
}


@pytest.mark.rule("GM-C8-02", "GM-C8-10")
def test_the_box() -> None:
    for letter, names in BACKS.items():
        backs = {row.id for row in BOX.mobsters if STACK_NAMES[row.back] == letter}
        assert backs == set(names.split())
    assert len([row for row in BOX.mobsters if row.needs == 0]) == 9
    assert len(BOX.mobsters) == 16
    # Who acts once in a game has a mark of ours, no token.
    once = ("derek_anderson", "calum_mcquack", "bully_mcmuscle", "fraser_mcstarve")
    tokens = {row.id: len(row.tokens) for row in BOX.mobsters if row.id not in once}
    assert sum(tokens.values()) == 14
    assert PENNY_MOBS.faults(load_pack(None)) == []


@pytest.mark.rule("GM-C8-03", "GM-C8-26", "GM-EXD-05")
def test_seven_pennies_that_each_cost_a_point() -> None:
    scenario = mobs(players=4)
    view = module_view(scenario, "penny-mobs")
    assert (view["minus"], view["plus"]) == ([7] * 4, [0] * 4)
    assert scenario.line("mobsters") == [-7] * 4


def pool(players: int, *modules: str) -> set[str]:
    scenario = Scenario(players, modules=["penny-mobs", *modules], die=players == 2)
    return {BOX.mobsters[which].id for which in module_of(scenario.state).pool}


@pytest.mark.rule("GM-C8-01", "GM-C8-04", "GM-C8-05", "GM-XCH-04", "GM-XCH-Q5")
def test_the_pool() -> None:
    assert "mike_mccastle" not in pool(2)
    assert "mike_mccastle" in pool(3) & pool(4)
    guests = {"fraser_mcstarve", "oonagh_mchagg"}
    assert not guests & pool(3)
    assert guests <= pool(3, "haggis")
    assert not guests & pool(3, "highlander", "great-glen")


@pytest.mark.rule("GM-C8-05")
def test_three_mobsters_are_for_three_players_and_more() -> None:
    names = {row.id for row in BOX.mobsters if row.least > 2}
    assert names == {"kenneth_mcsnitch", "fergus_macdarkie", "mike_mccastle"}


@pytest.mark.rule("GM-C8-06", "GM-C8-07", "GM-C8-09", "GM-C8-Q2", "GM-C8-Q29", "GM-HID-13")
@pytest.mark.rule("GM-RND-11")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 6)])
def test_so_many_are_drawn_and_those_with_back_s_are_seen(players: int, number: int) -> None:
    drawn: Counter[str] = Counter()
    most = len([row for row in BOX.mobsters if row.back == STACK_B and row.id in pool(players)])
    for seed in range(60):
        table = ceilidh.new("glenmore", players, seed, {"modules": ["penny-mobs"]})
        part = gang(table.state)
        assert len(part.prison) + part.hidden == number
        assert part.hidden <= most
        assert len(set(part.prison)) == len(part.prison), "each of them once"
        assert part.bail == (0,) * len(part.prison)
        rows = [BOX.mobsters[which] for which in part.prison]
        assert all(row.back == STACK_S for row in rows)
        drawn.update([row.id for row in rows])
    assert set(drawn) == {
        "peggy_mcwander",
        "joe_mcduff",
        "bruce_mcmail",
        "peggy_mclaird",
        *(["kenneth_mcsnitch"] if players > 2 else []),
    }


@pytest.mark.rule("GM-C8-08", "GM-C8-Q2", "GM-HID-Q3", "GM-HID-Q7")
def test_the_others_come_with_the_first_b_tile_and_are_nobody_s_secret_before() -> None:
    scenario = Scenario(3, modules=["penny-mobs"])
    part = gang(scenario.state).copy()
    part.prison, part.bail, part.hidden = (), (), 2
    scenario.state.keep(part)
    scenario.stack("A", 1)
    fill_next(scenario.state)
    assert seen(scenario).hidden == 2
    scenario.stack("B")
    fill_next(scenario.state)
    assert seen(scenario).hidden == 0
    rows = [BOX.mobsters[which] for which in seen(scenario).prison]
    assert [row.back for row in rows] == [STACK_B, STACK_B]
    assert seen(scenario).bail == (0, 0)


@pytest.mark.rule("GM-C8-08", "GM-C8-09")
def test_all_that_come_are_different() -> None:
    for seed in range(20):
        scenario = mobs()
        scenario.state.rng = seed * 7919
        part = seen(scenario).copy()
        part.hidden = 4
        scenario.state.keep(part)
        reveal(scenario.state, module_of(scenario.state).pool)
        assert len(set(in_prison(scenario))) == 4


@pytest.mark.rule("GM-HID-Q3", "GM-RND-11")
def test_any_of_the_b_mobsters_may_come() -> None:
    came = set()
    for seed in range(40):
        scenario = mobs()
        scenario.state.rng = seed * 7919
        part = seen(scenario).copy()
        part.hidden = 1
        scenario.state.keep(part)
        reveal(scenario.state, module_of(scenario.state).pool)
        came |= set(in_prison(scenario))
    assert came == {
        "sibyl_macsponge",
        "derek_anderson",
        "mike_mccastle",
        "fergus_macdarkie",
    }


# --- the option -------------------------------------------------------------------------------


@pytest.mark.rule("GM-C8-15", "GM-C8-Q1", "GM-C8-20")
def test_one_of_two_things_or_neither_as_the_last_act_of_a_turn() -> None:
    scenario = mobs("joe_mcduff", "bruce_mcmail", ahead=("somerled",))
    scenario.play("take somerled", "claim macleod")
    assert scenario.step() == "mob option"
    assert scenario.table.actor == 0
    assert scenario.texts() == [
        "done",
        "bribe joe_mcduff",
        "bribe bruce_mcmail",
        "free joe_mcduff",
        "free bruce_mcmail",
    ]
    assert "at the prison" in scenario.why_not("take somerled")
    scenario.play("bribe joe_mcduff")
    assert scenario.table.actor == 1
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-Q1")
def test_the_option_comes_after_the_refill_and_its_scoring_phase() -> None:
    scenario = mobs("joe_mcduff", ahead=("somerled", "robert_i"))
    scenario.stack("A", 1)  # the refill draws the last tile of a stack
    scenario.play("take somerled")
    played = scenario.play("claim macleod")
    assert scenario.step() == "mob option"
    told = [event.kind for event in played.events]
    assert told.index("tile") < told.index("scoring")
    assert scenario.state.scorings == 1, "the phase is over"
    played = scenario.play("done")
    assert (scenario.table.actor, scenario.step()) == (1, "move")
    assert {event.kind for event in played.events} == {"turn"}, "nothing comes after it"


@pytest.mark.rule("GM-C8-15", "GM-C8-20")
@pytest.mark.parametrize("choice", ["done", "bribe joe_mcduff", "free joe_mcduff"])
def test_after_one_of_them_the_turn_is_over(choice: str) -> None:
    scenario = mobs("joe_mcduff", "bruce_mcmail", ahead=("somerled", "robert_i"))
    scenario.play("take somerled", "claim macleod", choice)
    assert (scenario.table.actor, scenario.step()) == (1, "move")
    assert "bribe" not in {text.split()[0] for text in scenario.texts()}


@pytest.mark.rule("GM-C8-16")
def test_a_penny_is_put_on_a_mobster() -> None:
    scenario = mobs("joe_mcduff")
    at_prison(scenario)
    scenario.play("bribe joe_mcduff")
    assert seen(scenario).minus == (6, 7, 7)
    assert seen(scenario).bail == (1,)
    assert scenario.line("mobsters") == [-6, -7, -7]


@pytest.mark.rule("GM-C8-16", "GM-C8-18")
def test_each_mobster_has_its_own_pennies() -> None:
    scenario = mobs("joe_mcduff", "bruce_mcmail", "peggy_mclaird")
    for seat, name in ((0, "bruce_mcmail"), (1, "bruce_mcmail"), (2, "peggy_mclaird")):
        at_prison(scenario, seat)
        scenario.play(f"bribe {name}")
    assert seen(scenario).minus == (6, 6, 6)
    assert dict(zip(in_prison(scenario), seen(scenario).bail, strict=True)) == {
        "joe_mcduff": 0,
        "bruce_mcmail": 2,
        "peggy_mclaird": 1,
    }
    at_prison(scenario, 1)
    scenario.play("free bruce_mcmail")
    assert seen(scenario).plus == (0, 2, 0)
    assert in_prison(scenario) == ["joe_mcduff", "peggy_mclaird"]
    assert seen(scenario).bail == (0, 1)


@pytest.mark.rule("GM-C8-Q38", "GM-C8-16")
def test_a_penny_that_was_turned_is_not_put_again() -> None:
    scenario = mobs("joe_mcduff", "bruce_mcmail")
    part = seen(scenario).copy()
    part.minus, part.plus = (0, 7, 7), (7, 0, 0)
    scenario.state.keep(part)
    at_prison(scenario)
    assert scenario.texts("bribe") == []
    part = seen(scenario).copy()
    part.minus, part.plus = (1, 7, 7), (6, 0, 0)
    scenario.state.keep(part)
    assert scenario.texts("bribe") == ["bribe joe_mcduff", "bribe bruce_mcmail"]
    scenario.play("bribe joe_mcduff")
    assert (seen(scenario).minus[0], seen(scenario).plus[0]) == (0, 6)


@pytest.mark.rule("GM-C8-16")
def test_without_a_penny_nobody_bribes() -> None:
    scenario = mobs("joe_mcduff")
    part = seen(scenario).copy()
    part.minus, part.bail = (0, 7, 7), (7,)
    scenario.state.keep(part)
    at_prison(scenario)
    assert scenario.texts() == ["done", "free joe_mcduff"]
    assert "You have no negative Pennies left" in scenario.why_not("bribe joe_mcduff")
    assert "not in prison" in scenario.why_not("free bruce_mcmail")


@pytest.mark.rule("GM-C8-17")
def test_with_nobody_in_prison_nothing_is_asked() -> None:
    scenario = mobs()
    at_prison(scenario)
    assert scenario.step() == "move"


@pytest.mark.rule("GM-C8-18", "GM-C8-19", "GM-C8-25", "GM-C8-27")
def test_a_mobster_comes_with_its_pennies() -> None:
    scenario = mobs("joe_mcduff")
    for seat in (1, 2, 1):
        at_prison(scenario, seat)
        scenario.play("bribe joe_mcduff")
    at_prison(scenario)
    scenario.play("free joe_mcduff")
    assert in_prison(scenario) == []
    assert seen(scenario).plus == (3, 0, 0)
    assert seen(scenario).bosses[mobster("joe_mcduff")] == 0
    assert scenario.line("mobsters") == [-7 + 3 - 8, -5, -6]


@pytest.mark.rule("GM-C8-19", "GM-C8-30", "GM-C8-35", "GM-C8-38", "GM-C8-41", "GM-C8-88")
def test_every_mobster_comes_with_all_its_tokens() -> None:
    numbers = {
        "peggy_mcwander": 2,
        "joe_mcduff": 3,
        "peggy_mclaird": 3,
        "kenneth_mcsnitch": 1,
        "fergus_macdarkie": 1,
        "mike_mccastle": 1,
        "john_mcclaim": 3,
    }
    for name, number in numbers.items():
        modules = ("tome", "penny-mobs") if name == "john_mcclaim" else ("penny-mobs",)
        scenario = mobs(name, modules=modules)
        let_out(scenario.state, 2, mobster(name))
        assert tokens_left(scenario.state, mobster(name)) == list(range(number))
        assert seen(scenario).bosses[mobster(name)] == 2


@pytest.mark.rule("GM-C8-25", "GM-C8-26", "GM-C8-27")
def test_the_final_scoring_counts_mobsters_and_both_sides_of_pennies() -> None:
    scenario = working(0, "joe_mcduff", "bruce_mcmail")
    part = seen(scenario).copy()
    part.minus, part.plus = (2, 7, 0), (3, 0, 9)
    scenario.state.keep(part)
    costs = [BOX.mobsters[mobster(name)].vp for name in ("joe_mcduff", "bruce_mcmail")]
    assert scenario.line("mobsters") == [3 - 2 - sum(costs), -7, 9]


@pytest.mark.rule("GM-C8-Q4")
def test_also_one_without_pennies() -> None:
    scenario = mobs("joe_mcduff")
    at_prison(scenario)
    scenario.play("free joe_mcduff")
    assert scenario.line("mobsters") == [-15, -7, -7]


@pytest.mark.rule("GM-C8-Q3")
def test_pennies_in_prison_count_for_nobody() -> None:
    scenario = mobs("joe_mcduff")
    at_prison(scenario)
    scenario.play("bribe joe_mcduff")
    assert sum(scenario.line("mobsters")) == -20


@pytest.mark.rule("GM-C8-Q5")
def test_pennies_take_no_room() -> None:
    scenario = mobs("joe_mcduff")
    scenario.goods(0, "1.0", wood=3)
    assert scenario.on_cell(0, "1.0", "wood") == 3
    assert scenario.faults() == []


@pytest.mark.rule("GM-C8-Q30")
def test_also_at_the_end_of_the_turn_that_stops_on_the_end() -> None:
    scenario = mobs("joe_mcduff")
    scenario.stack("D")
    scenario.put_on_rondel(max(scenario.state.places) + 1, "the_end")
    scenario.begin()
    scenario.table.play("end")
    assert scenario.step() == "mob option"
    assert scenario.table.actor == 0


def test_the_chronicle_is_for_two_to_four() -> None:
    assert BOX.chronicle.players == (2, 3, 4)
    assert isinstance(module_of(working(0, "joe_mcduff").state), PennyMobsModule)
