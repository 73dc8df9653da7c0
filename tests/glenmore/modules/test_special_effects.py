"""The effect `special`: what only a module knows, wherever it is activated."""

from __future__ import annotations

import pytest

from ceilidh.games.glenmore.components.effects import SPECIAL
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.modules.single_cask.reserve import Reserve, reserve
from tests.glenmore.modules.feast import empty_supply
from tests.glenmore.modules.tome import gather, tome
from tests.glenmore.scenario import Scenario


def borrowing(module: str, tile: str) -> Scenario:
    """Seat 0 may activate a tile of seat 1, by the event of Donan Castle."""
    scenario = tome("donan_castle", modules=(module,))
    scenario.lay(1, "0.1", tile)
    return scenario


def one_barrel(scenario: Scenario, space: int) -> None:
    part = reserve(scenario.state)
    casks = (1 << space, *part.casks[1:])
    scenario.state.keep(Reserve(part.cellars, casks, part.sold))
    scenario.seat(0).barrels = 1


@pytest.mark.rule("GM-C6-51", "GM-C3-14")
def test_tome_and_casks_a_borrowed_tile_lets_a_barrel_age() -> None:
    scenario = borrowing("single-cask", "glen_albyn")
    one_barrel(scenario, 1)
    gather(scenario).play("event donan_castle", "borrow glen_albyn 1")
    assert scenario.step() == "age barrels"
    scenario.play("age 1")
    assert reserve(scenario.state).casks[0] == 1 << 2


@pytest.mark.rule("GM-C6-51", "GM-C3-14")
def test_tome_and_casks_a_borrowed_distillery_gives_a_barrel_and_lets_one_age() -> None:
    scenario = borrowing("single-cask", "pulteney_sc")
    one_barrel(scenario, 3)
    scenario.market(barley=0, wood=0)
    scenario.seat(0).coins = 0
    scenario.goods(0, "0.0", barley=1, wood=1)
    gather(scenario).play("event donan_castle", "borrow pulteney_sc 1")
    assert [scenario.seat(seat).barrels for seat in range(3)] == [2, 0, 0]
    assert (scenario.step(), scenario.table.actor) == ("store barrels", 0)
    scenario.play(scenario.texts()[0])
    assert (scenario.step(), scenario.table.actor) == ("age barrels", 0)


@pytest.mark.rule("GM-C6-Q7", "GM-C3-14")
def test_tome_and_casks_a_tile_that_could_do_nothing_is_not_borrowed() -> None:
    scenario = borrowing("single-cask", "glen_albyn")
    gather(scenario).play("event donan_castle")
    assert "borrow glen_albyn 1" not in scenario.texts()


@pytest.mark.rule("GM-C6-51", "GM-C5-10")
def test_tome_and_haggis_a_borrowed_inn_serves_a_token_for_an_own_sheep() -> None:
    scenario = borrowing("haggis", "drovers_inn")
    scenario.goods(0, "0.0", sheep=1)
    gather(scenario).play("event donan_castle", "borrow drovers_inn 1", "pay sheep 0.0")
    assert scenario.on_cell(0, "0.0", "sheep") == 0
    assert scenario.step() == "gain haggis"
    assert scenario.table.actor == 0


@pytest.mark.rule("GM-C5-Q2")
def test_a_module_says_why_its_effect_would_do_nothing() -> None:
    scenario = Scenario(3, modules=["haggis"], die=True)
    scenario.lay(0, "0.1", "drovers_inn")
    scenario.goods(0, "0.0", sheep=1)
    empty_supply(scenario, 3)
    reason = scenario.state.rules.hooks.of["why_no_special"][0]
    said = reason.why_no_special(scenario.state, 0, "haggis", -1)
    assert said is not None
    assert "There are no Haggis tokens left" in said.template


def test_one_word_stands_for_all_of_them() -> None:
    rows = [row for tile in load(None).tiles for row in (*tile.immediate, *tile.activation)]
    specials = {row.target for row in rows if row.word == SPECIAL}
    assert {"age", "event", "haggis"} <= specials
    assert {row.amount for row in rows if row.word == SPECIAL} == {1, 2}
