"""Clan MacLeod of Industria: shipyards (IN-MCL)."""

import pytest

import ceilidh
from ceilidh.games.clans.game import CLANS as GAME
from ceilidh.games.clans.modules.clans.macleod.rules import Shipyards, shipyards
from ceilidh.say import speaker
from tests.clans.scenario import Scenario

CLANS = ["macleod", "campbell", "robertson"]
MAP = ["5", "2", "3", "4"]


def macleod(yards: str, ports: list[str] | None = None, markers: int = 1) -> Scenario:
    """The clan with these shipyards and markers on the first ports of the map."""
    s = Scenario(clans=CLANS, setup={"port": ports or MAP}, modules=["industria-tiles"])
    tiles = sorted([int(tile) for tile in yards.split()])
    s.state.keep(Shipyards(tuple(tiles), ()))
    s.place(0, "sheep", "7.1")
    s.seat().ports = (1 << markers) - 1
    return s


@pytest.mark.rule("IN-MCL-01")
def test_it_begins_with_river_crossing() -> None:
    assert macleod("8 13 14 15").seat().shipping == 1


@pytest.mark.rule("IN-MCL-02", "IN-MCL-12", "IN-MCL-Q4")
def test_it_is_dealt_four_of_the_other_tiles_when_the_clan_is_chosen() -> None:
    seen: set[int] = set()
    for seed in range(40):
        options: dict[str, object] = {"modules": ["industria-tiles"]}
        setup = {"clan": [*CLANS, "stewart"], "first": ["1"]}
        table = ceilidh.new("clans", 3, seed, options, setup=setup)
        assert not table.state.has_module("macleod")
        table.play("choose robertson")
        table.play("choose campbell")
        played = table.play("choose macleod")
        assert len(played.outcomes) == 4
        yards = shipyards(table.state).tiles
        assert len(set(yards)) == 4
        assert not set(yards) & set(table.state.ports)
        seen |= set(yards)
    assert seen == set(range(1, 19))


@pytest.mark.rule("IN-MCL-03", "IN-MCL-04", "IN-MCL-05", "IN-MCL-10")
def test_a_shipyard_gives_what_its_tile_does_and_a_building_bonus() -> None:
    s = macleod("5 13 14 15", ports=["2", "3", "4", "6"])
    s.play("shipyard 5")
    assert s.seat().money == 110, "without any reach"
    assert s.texts() == ["draw", "done"]
    s.play("draw")
    assert len(s.texts("keep")) == 3
    s.play("done")
    assert "ship" in s.texts(), "the action is still to come"
    assert shipyards(s.state).used == (5,)
    assert "used that shipyard" in s.why_not("shipyard 5")


@pytest.mark.rule("IN-MCL-06")
def test_the_building_bonus_needs_an_empty_box() -> None:
    s = macleod("13 14 15 16")
    s.contract_in_box(0, 1)
    s.play("shipyard 13", "honour")
    assert "draw" not in s.texts()
    assert "ship" in s.texts()


@pytest.mark.rule("IN-MCL-07", "IN-MCL-08")
def test_no_more_shipyards_than_ports_with_a_marker() -> None:
    s = macleod("13 14 15 16", markers=0)
    s.place(0, "cow", "1.1")
    assert s.texts("shipyard") == []
    assert "Use another port first: you cannot have used more shipyards than ports" in s.why_not(
        "shipyard 13"
    )
    s.play("port 5")
    assert "shipyard 13" in s.texts()
    s.play("shipyard 13", "honour", "done")
    assert s.texts("shipyard") == [], "a shipyard is no port"
    assert s.seat().ports.bit_count() == 1


@pytest.mark.rule("IN-MCL-09", "IN-MCL-Q1", "IN-MCL-Q2")
def test_shipyard_9_copies_another_even_a_used_one() -> None:
    s = macleod("9 13 14 18", markers=3)
    s.play("shipyard 13", "honour", "done")
    assert "model 13" in s.texts()
    assert "model 5" not in s.texts(), "not the ports of the map"
    assert "no such shipyard" in s.why_not("model 5")
    assert "copies another" in s.why_not("shipyard 9")
    s.play("model 13", "honour", "done")
    assert (s.seat().money, s.seat().glory) == (97, 8)
    assert shipyards(s.state).used == (9, 13)
    poor = macleod("9 13 14 18")
    poor.seat().money = 2
    assert poor.texts("model") == []
    assert "costs £3" in poor.why_not("model 13")


@pytest.mark.rule("IN-MCL-Q5", "IN-MCL-05")
@pytest.mark.parametrize("tile", ["1", "2", "6", "10", "14"])
def test_a_shipyard_without_effect_still_gives_the_building_bonus(tile: str) -> None:
    """Ports 1, 6 and 10 act only inside an action; for 2 and 14 the clan has no goods."""
    ports = ["5", "3", "4", "8"]
    s = macleod(f"{tile} 12 13 15", ports)
    s.seat().money = 0
    assert f"shipyard {tile}" in s.texts()
    s.play(f"shipyard {tile}")
    assert s.texts() == ["draw", "done"]
    assert shipyards(s.state).used == (int(tile),)
    s.play("draw", "done")
    assert "pass" in s.texts(), "the action is still to come"
    after = macleod(f"{tile} 12 13 15", ports)
    after.play("hire")
    assert f"shipyard {tile}" in after.texts()
    after.play(f"shipyard {tile}", "draw", "done")
    assert after.table.actor == 1


@pytest.mark.rule("IN-MCL-Q5", "IN-MCL-06")
def test_a_shipyard_that_would_do_nothing_at_all_is_not_used() -> None:
    s = macleod("14 2 12 15", ["5", "3", "4", "8"])
    s.contract_in_box(0, 1)
    assert s.texts("shipyard") == []
    assert "processed goods" in s.why_not("shipyard 14")
    locked = macleod("14 2 12 15", ["5", "3", "4", "8"], markers=0)
    assert locked.texts("shipyard") == [], "no port is used yet"
    used = macleod("14 2 12 15", ["5", "3", "4", "8"], markers=2)
    used.play("shipyard 14", "done")
    assert "used that shipyard" in used.why_not("shipyard 14")


@pytest.mark.rule("IN-MCL-Q5", "CC-PRT-Q3")
def test_a_port_of_the_map_without_effect_is_not_used() -> None:
    s = macleod("13 15 16 17", ["14", "2", "3", "4"], markers=0)
    s.place(0, "cow", "1.1")
    assert "port 14" not in s.texts()


@pytest.mark.rule("IN-MCL-Q5", "IN-MCL-09")
def test_shipyard_9_with_nothing_to_copy_gives_the_bonus_alone() -> None:
    s = macleod("9 12 13 15", ["5", "3", "4", "8"])
    assert "shipyard 9" not in s.texts()
    s.seat().money = 2
    assert "shipyard 9" in s.texts()
    s.play("shipyard 9")
    assert (s.texts(), s.seat().money) == (["draw", "done"], 2)


@pytest.mark.rule("IN-MCL-Q5")
def test_the_button_says_that_only_the_bonus_comes() -> None:
    s = macleod("14 2 12 15", ["5", "3", "4", "8"])
    to = speaker("en")
    said = {move.text: to.move(s.table, move) for move in s.table.legal()}
    assert said["shipyard 14"] == "Use shipyard 14: only its building bonus"
    s.goods(0, bread=4)
    said = {move.text: to.move(s.table, move) for move in s.table.legal()}
    assert said["shipyard 14"] == "Use shipyard 14: pay 4 processed goods for £50"
    inside = macleod("1 13 14 15")
    inside.contract_in_box(0, 3)  # 2 beef
    inside.place(0, "cow", "13.7")
    inside.play("fulfil 3")
    (move,) = [one for one in inside.table.legal() if one.text == "shipyard 1"]
    assert "only its building bonus" not in to.move(inside.table, move)


@pytest.mark.rule("IN-MCL-Q2")
def test_port_9_of_the_map_copies_no_shipyard() -> None:
    s = macleod("13 14 15 16", ports=["9", "2", "3", "4"], markers=0)
    s.place(0, "cow", "1.1")
    assert s.texts("copy") == ["copy 4"]


@pytest.mark.rule("IN-MCL-11")
def test_others_cannot_use_them() -> None:
    s = macleod("13 14 15 16")
    s.seat(1).ports = 3
    s.turn(1)
    assert s.texts("shipyard") == []
    assert "You are not playing Clan MacLeod" in s.why_not("shipyard 13")


@pytest.mark.rule("IN-MCL-Q3")
def test_tiles_of_two_halves_act_as_on_the_map() -> None:
    s = macleod("13 14 15 16")
    s.play("shipyard 16")
    assert s.table.view()["step"] == "move units"


def test_a_shipyard_that_acts_inside_a_trade() -> None:
    s = macleod("6 13 14 15")
    s.goods(0, wool=1)
    s.play("shipyard 6", "shift wool up", "sell wool 1")
    assert s.seat().money == 100 + s.state.rules.prices[0][6]
    assert s.texts() == ["draw", "done"], "its building bonus follows"
    s.play("done")
    assert s.table.actor == 1


def test_a_shipyard_that_saves_an_animal_or_a_good() -> None:
    s = macleod("1 13 14 15")
    s.contract_in_box(0, 3)  # 2 beef
    s.place(0, "cow", "13.7")
    s.play("fulfil 3", "shipyard 1", "slaughter 13.7")
    assert s.seat().fulfilled == (3,)
    assert s.texts() == ["draw", "done"]
    s = macleod("10 13 14 15")
    s.contract_in_box(0, 7)  # 2 bread
    s.goods(0, bread=1)
    s.play("fulfil 7", "shipyard 10")
    assert s.seat().fulfilled == (7,)


def test_without_ports_there_are_no_shipyards() -> None:
    s = Scenario(clans=CLANS, modules=["industria-tiles"], ports=False)
    assert shipyards(s.state).tiles == ()
    assert GAME.audit(s.state) == []
