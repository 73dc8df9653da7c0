"""Moving units on the map (IN-MV)."""

from __future__ import annotations

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import COLUMN_NAMES, COW, DAIRY, KIND_STATION, KIND_WORKER, SHEEP
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.rules.moving import MOVING, fitting_goals, goals_beside
from ceilidh.games.clans.rules.picking import unit_on
from ceilidh.games.clans.rules.pieces import kinds_at, owner_at, put_on_map
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.state import Frame
from tests.clans.modules.made_up import with_module
from tests.clans.rules.test_two_units import Posts
from tests.clans.scenario import Scenario, hex_number


def moving(s: Scenario, steps: int = 2, seat: int = 0) -> Scenario:
    """An effect lets the seat move units."""
    s.state.stack.append(Frame(MOVING.id, seat, steps))
    return s


def goals(s: Scenario) -> set[str]:
    return {move.split()[1] for move in s.texts("to")}


@pytest.mark.rule("IN-MV-01", "IN-MV-06", "IN-MV-12")
def test_a_unit_goes_from_hex_to_hex_and_costs_nothing() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4")
    deployed = s.seat().deployed[:]
    moving(s)
    assert s.texts() == ["move 2.4", "done"]
    s.play("move 2.4")
    assert goals(s) == {"1.5", "2.3", "2.5", "3.5"}, "grassland beside it, no pure mountain"
    s.play("to 2.5")
    assert kinds_at(s.state, hex_number("2.5")) == [SHEEP]
    assert s.state.free.has(hex_number("2.4"))
    assert (s.seat().deployed, s.seat().money) == (deployed, 100)
    assert s.seat().reach.has(hex_number("2.4")) and not s.seat().reach.has(hex_number("2.3"))
    s.play("move 2.5", "to 2.4")
    assert s.texts("move") == [], "two steps are all"


@pytest.mark.rule("IN-MV-02")
def test_the_new_hex_must_fit() -> None:
    s = moving(Scenario())
    s.place(0, "sheep", "2.4")
    s.play("move 2.4")
    assert "You cannot place this unit on hex 1.4: wrong terrain (sheep)." in s.why_not("to 1.4")
    assert "Hex 7.7 is not adjacent" in s.why_not("to 7.7")


@pytest.mark.rule("IN-MV-03", "IN-WK-05", "IN-MV-05")
def test_any_worker_goes_to_forest_or_mountain_and_earns_as_before() -> None:
    s = moving(Scenario())
    s.place(0, "woodcutter", "4.5")  # grassland, forest and mountain
    s.play("move 4.5")
    assert goals(s) == {"3.5", "4.6"}, "mountain and forest"
    s.play("to 3.5", "done")
    s.end_round()
    assert s.seat().money == 100 + 16 + 4, "a woodcutter's income on a mountain"


@pytest.mark.rule("IN-MV-04", "IN-MV-Q3")
def test_macdonald_workers_go_onto_lochs_and_off_them() -> None:
    s = Scenario(clans=["macdonald", "stewart", "campbell"])
    s.place(0, "worker", "6.3", "4.5")
    moving(s, 4)
    s.play("move 6.3")
    assert {"6.4", "5.4"} <= goals(s)
    s.play("to 6.4", "move 4.5")
    assert "5.5" not in goals(s), "6.4 is beside 5.5"
    assert "You already have a fisherman next to hex 5.5." in s.why_not("to 5.5")
    s.play("to 3.5", "move 6.4", "to 6.3")
    assert kinds_at(s.state, hex_number("6.3")) == [KIND_WORKER]
    assert CLANS.audit(s.state) == []


@pytest.mark.rule("IN-MV-07", "IN-DT-06")
def test_no_bonus_follows_a_move() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.3")
    s.place(1, "dairy", "2.5")
    moving(s, 1)
    s.play("move 2.3", "to 2.4")
    assert s.texts("bargain") == []
    assert s.table.view()["step"] == "turn"
    s = Scenario()
    s.place(0, "dairy", "2.3", "1.3", "1.5", "3.6")
    moving(s, 1)
    s.play("move 2.3", "to 2.4")
    assert s.texts("draw") == []


@pytest.mark.rule("IN-MV-08")
def test_a_river_is_crossed_with_shipping_only() -> None:
    s = moving(Scenario(), 1)
    s.place(0, "cow", "4.2")
    s.play("move 4.2")
    assert "Without shipping, units cannot cross a river." in s.why_not("to 4.3")
    s.shipping(0, 1)
    assert "to 4.3" in s.texts()


@pytest.mark.rule("IN-MV-09")
@pytest.mark.parametrize(("level", "reached"), [(1, False), (2, True)])
def test_a_longer_move_crosses_lochs_by_the_level_of_shipping(level: int, reached: bool) -> None:
    s = Scenario()
    s.place(0, "dairy", "4.3")
    s.shipping(0, level)
    unit = unit_on(hex_number("4.3"), DAIRY)
    far = fitting_goals(s.state, 0, unit, s.seat().reach)
    assert far.has(hex_number("3.2")) == reached, "over loch 3.3"
    assert not goals_beside(s.state, 0, unit).has(hex_number("3.2")), "one step is no longer"


@pytest.mark.rule("IN-MV-10", "IN-MV-Q1")
def test_the_new_hex_must_be_empty_and_open() -> None:
    s = Scenario()
    s.place(0, "sheep", "2.4", "2.5")
    s.place(1, "cow", "2.3")
    s.state.free = s.state.free.without(hex_number("1.5"))  # a tile that belongs to nobody
    moving(s)
    s.play("move 2.4")
    assert goals(s) == {"3.5"}
    for taken in ("2.5", "2.3", "1.5"):
        assert f"Hex {taken} is occupied." in s.why_not(f"to {taken}")


class Crowding(Module):
    """Units may join another own unit."""

    def move_hexes(self, state: State, seat: int, kind: int, hex_: int, goals: HexSet) -> HexSet:
        near = state.map.reach[0][hex_].intersection(state.seats[seat].own)
        return goals.union(near)


@pytest.mark.rule("IN-MV-11", "IN-MV-12")
def test_an_effect_may_allow_an_own_hex() -> None:
    s = with_module(Scenario(), Crowding("crowding"))
    s.place(0, "sheep", "2.4")
    s.place(0, "cow", "2.5")
    s.place(1, "cow", "2.3")
    moving(s)
    s.play("move 2.4")
    assert "2.5" in goals(s) and "2.3" not in goals(s)
    s.play("to 2.5")
    assert kinds_at(s.state, hex_number("2.5")) == [COW, SHEEP]
    s.play("move 2.5")
    assert s.texts() == ["pick sheep", "pick cow"]
    s.play("pick cow", "to 2.4")
    assert kinds_at(s.state, hex_number("2.5")) == [SHEEP]
    assert owner_at(s.state, hex_number("2.4")) == 0


@pytest.mark.rule("IN-MV-Q2")
def test_a_station_stays_where_it_is() -> None:
    s = with_module(Scenario(), Posts(1))
    s.place(0, "sheep", "2.4")
    put_on_map(s.state, 1, KIND_STATION, hex_number("2.4"))
    s.place(1, "sheep", "7.3")
    moving(s, seat=1)
    assert s.texts() == ["move 7.3", "done"]
    assert "A station cannot be moved." in s.why_not("move 2.4")
    assert "You have no unit on hex 7.7." in s.why_not("move 7.7")


class Watch(Module):
    """Notes every move on the map."""

    def __init__(self) -> None:
        super().__init__("watch")
        self.seen: list[tuple[int, str, int, int]] = []

    def on_moved(self, state: State, seat: int, kind: int, hex_: int, goal: int) -> None:
        self.seen.append((seat, COLUMN_NAMES[kind], hex_, goal))


@pytest.mark.rule("IN-MV-01")
def test_moves_of_units_are_watched_and_told() -> None:
    watch = Watch()
    s = with_module(Scenario(), watch)
    s.place(0, "sheep", "2.4")
    moving(s)
    played = s.play("move 2.4", "to 2.5")
    assert watch.seen == [(0, "sheep", hex_number("2.4"), hex_number("2.5"))]
    assert [event.kind for event in played.events] == ["remove", "place"]
    s.play("done")
    assert "You can only move a unit with an effect that allows it" in s.why_not("move 2.5")
