"""Hooks that no Chronicle of ours uses yet, shown with a made-up one (boats.py)."""

import pytest

from ceilidh.games.glenmore.grid import STEPS, VILLAGE_CELL
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.kernel.state import Frame
from ceilidh.kernel.testing import RandomChoices, new_table, random_move
from tests.glenmore.extension import ExtendedGame, extended
from tests.glenmore.modules.boats import (
    MOST_LOANS,
    NAME,
    SPECS,
    BoatsModule,
    Fleet,
    Rest,
    RowBoat,
    TakeLoan,
    fleet,
)
from tests.glenmore.scenario import Scenario, cell_number

EAST = STEPS.index(1)


def boats(*ahead: str) -> Scenario:
    """Seat 0 has a boat on its Home castle; nothing can be bought or sold."""
    s = extended(BoatsModule((RowBoat(),)), specs=SPECS, ahead=ahead)
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    return s


def boat_on(s: Scenario, cell: str) -> None:
    s.state.keep(Fleet(cell_number(cell), 0, 0, ()))


def removing(s: Scenario, number: int) -> None:
    """Seat 0 is about to remove tiles."""
    s.state.stack.append(Frame(REMOVING.id, 0, number))
    s.table.game.flow.settle(s.state)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("GM-ACT-52", "GM-ACT-Q1")
def test_a_deed_spends_movement_points_beside_walking_scots() -> None:
    s = boats("lammermuir")
    s.state.movement = 3
    s.play("take lammermuir", "lay 0.1", "row")
    assert s.state.movement == 2
    assert fleet(s.state).boat == VILLAGE_CELL
    s.play("walk 0.0 e")
    assert s.state.movement == 1
    assert "no river" in s.why_not("row")


@pytest.mark.rule("GM-CLN-Q11")
def test_points_that_a_deed_has_spent_are_not_unused() -> None:
    s = boats("lammermuir")
    s.clan(0, "maclachlan")
    s.state.movement = 2
    s.play("take lammermuir", "lay 0.1", "row", "done")
    assert s.vp(0) == 1


@pytest.mark.rule("GM-ACT-53")
def test_the_turn_waits_while_a_deed_could_spend_a_point() -> None:
    s = boats("lammermuir")
    s.strip(0)
    s.lay(0, "0.1", "inshriach")
    s.scots(0, "0.0")
    s.state.movement = 1
    s.play("take lammermuir", "lay 1.1", "activate 0.1", "activate 1.1", "activate 0.0")
    s.strip(0)
    assert s.step() == "activation" and "row" in s.texts()


def test_modules_are_told_of_walks() -> None:
    s = boats("lammermuir")
    s.state.movement = 2
    s.play("take lammermuir", "lay 0.1", "row", "walk 0.0 e")
    assert fleet(s.state).told == (STEPS[EAST],)
    assert s.state.movement == 0, "both have cost a point"


# --- removal --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-PLC-17")
def test_a_held_tile_is_not_removed() -> None:
    s = boats("halkirk")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "1.1", "lammermuir")
    boat_on(s, "1.1")
    removing(s, 1)
    assert s.texts("remove") == ["remove 0.1"]
    assert "Your boat stands there." in s.why_not("remove 1.1")


@pytest.mark.rule("GM-PLC-Q5")
def test_no_removal_counts_on_that_of_a_held_tile() -> None:
    s = boats("halkirk")
    s.lay(0, "0.1", "inshriach")
    s.lay(0, "0.2", "lammermuir")
    removing(s, 2)
    assert set(s.texts("remove")) == {"remove 0.1", "remove 0.2"}
    boat_on(s, "0.2")
    assert s.texts("remove") == [], "0.2 would hang in the air"
    assert "GM-PLC-17" in s.why_not("remove 0.1")


# --- score lines ----------------------------------------------------------------------------------


def test_a_line_of_a_known_name_takes_the_place_of_that_line() -> None:
    s = boats("halkirk")
    names = [name for name, _ in s.table.sheet()]
    assert names.count("coins") == 1 and names[-1] == "purse"
    assert names.index("coins") < names.index("landmark_effects")
    assert s.line("coins") == [0, 0, 0]
    assert s.line("purse") == [5, 6, 7]


# --- reasons --------------------------------------------------------------------------------------


def test_a_veto_names_its_reason() -> None:
    s = boats("inshriach", "lammermuir")
    assert s.why_not("take inshriach") == "The water is too shallow. (GM-C1-13)"
    assert "GM-TAK-10" in s.why_not("forgo lammermuir coin")


def test_what_the_base_rules_forbid_is_named_first() -> None:
    s = boats("inshriach", "lammermuir")
    s.strip(0)
    assert "GM-TAK-Q3" in s.why_not("take inshriach"), "there is no Scot beside any place"


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_such_a_module(players: int) -> None:
    game = ExtendedGame([BoatsModule((RowBoat(), TakeLoan(), Rest()))], SPECS)
    table = new_table(game, players, {"modules": ["highlander", "great-glen"]}, 5)
    dice = RandomChoices(5)
    while table.actor is not None:
        ids = [move.action.id for move in table.legal()]
        assert ids and ids == sorted(set(ids))
        assert game.audit(table.state) == []
        assert game.key(game.load(game.dump(table.state))) == game.key(table.state)
        seat, action = random_move(table, dice)
        table.play(action, seat)
    words = {played.action.spec.word for played in table.played}
    assert words >= {"row", "lend"}
    assert table.state.module(NAME).dump()["loans"] == MOST_LOANS
