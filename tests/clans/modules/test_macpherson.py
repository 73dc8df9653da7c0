"""Clan MacPherson of Industria: animals that breed (IN-MCP)."""

import pytest

from ceilidh.games.clans.goods import COW, SHEEP
from ceilidh.games.clans.rules.pieces import kinds_at
from tests.clans.scenario import Scenario, hex_number

CLANS = ["macpherson", "campbell", "robertson"]


def macpherson(tile: int = 1) -> Scenario:
    setup = {"scoring": [str(tile)]}
    return Scenario(clans=CLANS, setup=setup, modules=["industria-tiles"])


def to_breeding(s: Scenario) -> None:
    s.play("pass", "pass", "pass")


@pytest.mark.rule("IN-MCP-01", "IN-MCP-02", "IN-MCP-05", "IN-MCP-07")
def test_two_neighbouring_cows_have_another_after_production() -> None:
    s = macpherson()
    s.place(0, "cow", "2.3", "2.4", "9.9")
    to_breeding(s)
    assert s.stock(0, "milk") == 3, "goods are there already"
    assert s.texts() == ["done", "breed cow 2.3", "breed cow 2.4"]
    assert "You have no pair of neighbouring animals of this type on hex" in s.why_not(
        "breed cow 9.9"
    )
    s.play("breed cow 2.4")
    assert kinds_at(s.state, hex_number("2.4")) == [COW, COW]
    assert s.stock(0, "milk") == 3, "the young gives nothing yet"
    assert s.seat().money == 100 + 16, "for free"
    to_breeding(s)
    assert s.stock(0, "milk") == 7


@pytest.mark.rule("IN-MCP-03", "IN-MCP-04")
def test_sheep_breed_independently_one_of_a_kind_a_round() -> None:
    s = macpherson()
    s.place(0, "cow", "2.3", "2.4")
    s.place(0, "sheep", "13.7", "13.8")
    to_breeding(s)
    assert len(s.texts("breed")) == 4
    s.play("breed sheep 13.7")
    assert s.texts() == ["done", "breed cow 2.3", "breed cow 2.4"]
    assert "You have already bred this animal this round" in s.why_not("breed sheep 13.8")
    s.play("breed cow 2.3")
    assert s.state.round == 2
    mixed = macpherson()
    mixed.place(0, "cow", "2.3")
    mixed.place(0, "sheep", "2.4")
    to_breeding(mixed)
    assert mixed.state.round == 2, "a cow and a sheep have none"


@pytest.mark.rule("IN-MCP-02")
def test_a_river_parts_parents() -> None:
    s = macpherson()
    s.place(0, "cow", "2.2", "2.3")
    to_breeding(s)
    assert s.state.round == 2


@pytest.mark.rule("IN-MCP-06")
def test_an_animal_must_be_left() -> None:
    s = macpherson()
    s.place(0, "cow", "2.3", "2.4", "2.5", "3.5")
    s.place(0, "sheep", "13.7", "13.8")
    to_breeding(s)
    assert s.texts("breed") == ["breed sheep 13.7", "breed sheep 13.8"]
    assert "All your units of this type are already on the map" in s.why_not("breed cow 2.3")


@pytest.mark.rule("IN-MCP-08", "IN-MCP-Q1")
def test_two_units_are_the_most_on_a_hex() -> None:
    s = macpherson()
    s.place(0, "cow", "2.3", "2.4")
    s.place(0, "sheep", "2.3")
    to_breeding(s)
    assert s.texts("breed") == ["breed cow 2.4"]
    assert "There are already two units on hex 2.3" in s.why_not("breed cow 2.3")
    alone = macpherson()
    alone.place(0, "cow", "2.3", "2.3")
    to_breeding(alone)
    assert alone.state.round == 2, "the parents leave no room"


@pytest.mark.rule("IN-MCP-09")
def test_breeding_triggers_no_bonus() -> None:
    s = macpherson()
    s.place(0, "cow", "2.3", "2.4")
    s.place(1, "sheep", "1.5")
    to_breeding(s)
    s.play("breed cow 2.4")
    assert s.table.view()["step"] != "bonuses"


@pytest.mark.rule("IN-MCP-10")
def test_the_young_counts_in_the_scoring_of_the_round() -> None:
    s = macpherson(tile=10)
    s.place(0, "sheep", "2.3", "2.4", "2.5")
    to_breeding(s)
    s.play("breed sheep 2.5")
    assert s.seat().glory == 8, "two pairs of four"
    assert s.seat().deployed[SHEEP] == 4
