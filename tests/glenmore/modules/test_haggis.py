"""Address to a Haggis: set-up, and how tokens are gained (GM-C5-01 to 16)."""

from __future__ import annotations

from collections import Counter

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.game import GLENMORE, load_pack
from ceilidh.games.glenmore.goods import STACK_NAMES
from ceilidh.games.glenmore.modules.haggis.rows import HAGGIS
from ceilidh.games.glenmore.modules.haggis.tokens import serving
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.cellars import activating, fill
from tests.glenmore.modules.feast import (
    empty_supply,
    feast,
    gain,
    lay_table,
    shown,
    tokens_of,
)
from tests.glenmore.scenario import Scenario

TILES = {
    "drovers_inn": "A",
    "shetland_sheep": "A",
    "ye_olde_inn": "B",
    "creek_inn": "B",
    "haggis_house": "C",
    "beast_feast_inn": "D",
}
OPTIONS: dict[str, object] = {"modules": ["haggis"]}


# --- set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C5-01", "GM-C5-03", "GM-C5-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_an_empty_table_and_two_tokens_lie_face_up(players: int) -> None:
    seen = module_view(feast(players=players), "haggis")
    assert seen["tables"] == [[]] * players
    assert len(shown(feast(players=players))) == 2
    assert seen["pool"] == 11


@pytest.mark.rule("GM-C5-02")
def test_the_box() -> None:
    box = HAGGIS.of(load(None))
    assert {tile.id: STACK_NAMES[tile.stack] for tile in box.tiles} == TILES
    assert box.counts == (6, 4, 3)
    assert sum(box.counts) == 13
    assert HAGGIS.faults(load_pack(None)) == []


@pytest.mark.rule("GM-C5-04", "GM-RND-02", "GM-XCH-Q4")
def test_the_tiles_lie_in_the_stacks_on_their_backs() -> None:
    plain = GLENMORE.rules(3, ceilidh.new("glenmore", 3, 1).options)
    rules = feast().state.rules
    for place, letter in enumerate(STACK_NAMES[:5]):
        ids = [rules.components.tiles[tile].id for tile in rules.stacks[place]]
        added = [name for name, stack in TILES.items() if stack == letter]
        assert set(added) <= set(ids)
        assert len(ids) == len(plain.stacks[place]) + len(added)


def test_without_the_chronicle_none_of_its_tiles_is_there() -> None:
    plain = GLENMORE.rules(3, ceilidh.new("glenmore", 3, 1).options)
    ids = {plain.components.tiles[tile].id for stack in plain.stacks for tile in stack}
    assert not ids & set(TILES)


@pytest.mark.rule("GM-RND-08", "GM-C5-05")
def test_the_display_is_drawn_at_random_by_the_tokens_that_there_are() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        table = ceilidh.new("glenmore", 2, seed, OPTIONS)
        drawn.update(outcome.word for outcome in table.setup if outcome.domain == "haggis")
    assert sum(drawn.values()) == 600
    assert drawn["1"] > drawn["2"] > drawn["3"] > 90


@pytest.mark.rule("GM-XCH-02", "GM-C5-04")
def test_its_tiles_are_safe_from_the_die() -> None:
    rules = feast().state.rules
    assert all(rules.safe[rules.components.tile(name).index] for name in TILES)


# --- gaining ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-C5-10", "GM-C5-11", "GM-C5-14", "GM-TRN-Q2")
def test_a_face_up_token_is_taken_and_the_display_filled() -> None:
    scenario = feast("12")
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)
    gain(scenario)
    assert scenario.texts() == ["sell wood 0.0", "serve 1", "serve 2", "serve hidden"]
    played = scenario.table.repeat("serve 2", None, {"haggis": ["3"]})
    assert scenario.events(played, "haggis display") == [(-1, "3", 1)]
    assert tokens_of(scenario, 0) == ["2"]
    assert (tokens_of(scenario, 1), tokens_of(scenario, 2)) == ([], [])
    assert shown(scenario) == ["1", "3"]
    assert module_view(scenario, "haggis")["pool"] == 10


@pytest.mark.rule("GM-C5-10", "GM-RND-08")
def test_a_hidden_token_is_drawn_from_the_face_down_supply_alone() -> None:
    drawn = set()
    for seed in range(30):
        scenario = Scenario(3, seed=seed, setup={"haggis": ["3", "3"]}, modules=["haggis"])
        gain(scenario)
        scenario.play("serve hidden")
        assert shown(scenario) == ["3", "3"]
        drawn.add(tokens_of(scenario, 0)[0])
    assert drawn == {"1", "2", "3"}


@pytest.mark.rule("GM-C5-16")
def test_a_tile_gives_tokens_at_once() -> None:
    scenario = feast(ahead=("shetland_sheep",))
    scenario.play("take shetland_sheep")
    scenario.play(scenario.texts("lay")[0], "serve 1")
    assert tokens_of(scenario, 0) == ["1"]


@pytest.mark.rule("GM-C5-16", "GM-C5-14")
def test_two_tokens_come_one_after_the_other_and_the_display_is_filled_between() -> None:
    scenario = feast("12")
    gain(scenario, number=2)
    scenario.table.repeat("serve 1", None, {"haggis": ["3"]})
    assert scenario.texts("serve") == ["serve 2", "serve 3", "serve hidden"]
    scenario.play("serve 3")
    assert tokens_of(scenario, 0) == ["1", "3"]


def at_an_inn(**goods: int) -> Scenario:
    """A village lies beside Drover's Inn, which can be activated."""
    scenario = feast(ahead=("inshriach",))
    scenario.lay(0, "0.1", "drovers_inn")
    if goods:
        scenario.goods(0, "0.0", **goods)
    return scenario


def activate_inn(scenario: Scenario) -> list[str]:
    scenario.play("take inshriach", "lay 1.1")
    return scenario.texts("activate")


@pytest.mark.rule("GM-C5-15")
def test_a_sheep_for_a_token() -> None:
    scenario = at_an_inn(sheep=1)
    assert "activate 0.1" in activate_inn(scenario)
    scenario.play("activate 0.1")
    if scenario.step() == "pay":
        scenario.play("pay sheep 0.0")
    scenario.play("serve 2")
    assert tokens_of(scenario, 0) == ["2"]
    assert scenario.state.seats[0].stock == [0, 0, 0, 0, 0]


@pytest.mark.rule("GM-C5-Q9")
def test_the_sheep_may_be_bought_and_a_clan_may_replace_it() -> None:
    scenario = at_an_inn()
    scenario.clan(0, "sinclair")
    scenario.seat(0).coins = 5
    assert "activate 0.1" in activate_inn(scenario)
    scenario.play("activate 0.1")
    assert {"buy sheep", "substitute"} <= set(scenario.texts())


@pytest.mark.rule("GM-C5-12")
@pytest.mark.parametrize(("tokens", "full"), [("", False), ("1112", False), ("11122", True)])
def test_a_table_has_room_for_five(tokens: str, full: bool) -> None:
    scenario = feast("13")
    lay_table(scenario, 1, "113" if full else "11223")  # another's table does not matter
    lay_table(scenario, 0, tokens)
    gain(scenario)
    scenario.play("serve 3")
    assert (scenario.step() == "replace haggis") is full
    assert tokens_of(scenario, 0) == [*tokens, "3"]


@pytest.mark.rule("GM-C5-12", "GM-C5-13", "GM-C5-Q1", "GM-TRN-Q2")
def test_on_a_full_table_the_new_token_replaces_an_old_one() -> None:
    scenario = feast("13")
    lay_table(scenario, 0, "11122")
    gain(scenario)
    scenario.goods(0, "0.0", wood=1)
    scenario.market(wood=1)
    assert "sell wood 0.0" in scenario.texts()
    scenario.play("serve 3")
    assert tokens_of(scenario, 0) == ["1", "1", "1", "2", "2", "3"]
    assert scenario.texts() == ["sell wood 0.0", *[f"replace {place}" for place in range(1, 6)]]
    assert GLENMORE.unreachable(scenario.state) == []  # such a position can be loaded
    scenario.play("replace 4")
    assert tokens_of(scenario, 0) == ["1", "1", "1", "2", "3"]
    assert module_view(scenario, "haggis")["pool"] == 6  # one came back, one lies face up now


@pytest.mark.rule("GM-C5-Q1")
def test_who_draws_blind_sees_the_token_before_one_goes_back() -> None:
    scenario = feast("11")
    lay_table(scenario, 0, "11122")
    gain(scenario)
    scenario.table.repeat("serve hidden", None, {"hidden-haggis": ["3"]})
    assert tokens_of(scenario, 0)[-1] == "3"
    assert scenario.step() == "replace haggis"


@pytest.mark.rule("GM-C5-Q7", "GM-C5-13")
def test_what_goes_back_may_come_face_up_at_once() -> None:
    scenario = feast("13")
    lay_table(scenario, 0, "33111")
    gain(scenario)
    scenario.play("serve 1")
    scenario.table.repeat("replace 1", None, {"haggis": ["3"]})
    assert shown(scenario) == ["3", "3"]


@pytest.mark.rule("GM-C5-Q2")
def test_with_no_token_left_none_is_gained_and_no_sheep_is_paid() -> None:
    scenario = at_an_inn(sheep=1)
    empty_supply(scenario, 3)
    assert "activate 0.1" not in activate_inn(scenario)
    assert "There are no Haggis tokens left" in scenario.why_not("activate 0.1")
    step = scenario.step()
    gain(scenario)
    assert scenario.step() == step


@pytest.mark.rule("GM-C5-Q2", "GM-C5-14")
def test_the_last_tokens_lie_all_face_up() -> None:
    scenario = feast()
    empty_supply(scenario, 3, shown=2)
    gain(scenario)
    assert module_view(scenario, "haggis")["pool"] == 0
    assert scenario.step() != "gain haggis"  # both are ones: nothing to choose
    assert shown(scenario) == ["1"]


def last_token(scenario: Scenario, shown: int) -> None:
    """All tokens but one lie on tables; it is face up, or face down."""
    empty_supply(scenario, 3, shown=1)
    if not shown:
        part = serving(scenario.state).copy()
        part.pool, part.shown = (1, 0, 0), ()
        scenario.state.keep(part)


@pytest.mark.rule("GM-C5-Q2", "GM-C5-10")
@pytest.mark.parametrize("shown", [0, 1])
def test_the_last_token_can_still_be_gained(shown: int) -> None:
    scenario = at_an_inn(sheep=1)
    last_token(scenario, shown)
    assert "activate 0.1" in activate_inn(scenario)
    before = len(tokens_of(scenario, 0))
    gain(scenario)
    assert len(tokens_of(scenario, 0)) == before + 1


@pytest.mark.rule("GM-C5-14", "GM-C5-10")
def test_the_last_face_down_token_is_drawn_or_comes_to_the_display() -> None:
    for taken, left in (("serve hidden", ["1", "1"]), ("serve 1", ["1", "1"])):
        scenario = feast()
        empty_supply(scenario, 3, shown=3)
        part = serving(scenario.state).copy()
        part.pool, part.shown = (1, 0, 0), (0, 0)
        scenario.state.keep(part)
        gain(scenario)
        assert scenario.texts() == ["serve 1", "serve hidden"]
        scenario.play(taken)
        assert shown(scenario) == left
        assert module_view(scenario, "haggis")["pool"] == 0


@pytest.mark.rule("GM-C5-15", "GM-C5-16")
def test_the_special_effect_of_another_chronicle_gives_no_token() -> None:
    scenario = feast(modules=("haggis", "single-cask"))
    fill(scenario, 1)
    activating(scenario, "glen_albyn")
    scenario.play("activate 0.1", "age 1")
    assert scenario.step() != "gain haggis"
    assert tokens_of(scenario, 0) == []


def test_why_nots() -> None:
    scenario = feast("12")
    gain(scenario)
    assert "no face-up token of value 3" in scenario.why_not("serve 3")
    assert "which Haggis token to take" in scenario.why_not("roll")
    empty_supply(scenario, 3, shown=7)
    assert "There are no face-down tokens in the supply" in scenario.why_not("serve hidden")
