"""Prices of the teacher come from the tables in play, so a data pack changes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import ceilidh
from ceilidh.lessons import clans_worth as worth
from ceilidh.lessons.chances.clans import growth
from ceilidh.lessons.costs import SeatCourse
from ceilidh.lessons.costs.clans import money_left
from ceilidh.lessons.position import Position
from tests.clans.scenario import Scenario

DATA = Path(ceilidh.__file__).parent / "games/clans/data"
CHANGES = {
    "player_board.toml": (
        ('id = "sheep"\ncost = 8', 'id = "sheep"\ncost = 20'),
        ('id = "cow"\ncost = 9', 'id = "cow"\ncost = 30'),
        ("by_round = [5, 0, -5, -10, -15]", "by_round = [5, 0, -5, -10, -40]"),
        ("vp_by_rarity = [5, 4, 3]", "vp_by_rarity = [9, 8, 7]"),
        ("money_per_vp = 10\n", "money_per_vp = 4\n"),
        ("processed_good = 2", "processed_good = 5"),
        ("\nhops = 1", "\nhops = 3"),
    )
}


@pytest.fixture
def pack(tmp_path: Path) -> str:
    for file, changes in CHANGES.items():
        text = (DATA / file).read_text("utf-8")
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        (tmp_path / file).write_text(text, "utf-8")
    return str(tmp_path)


def scene(folder: str = "") -> Scenario:
    return Scenario(2, data_pack=folder) if folder else Scenario(2)


def position(of: Scenario) -> Position:
    return Position(of.table.game, of.table.state, 0)


def test_prices_are_those_of_the_box() -> None:
    at = position(scene())
    assert worth.last_contract(at) == 15
    assert (worth.price_of_unit(at, "sheep"), worth.price_of_unit(at, "cow")) == (14, 15)
    assert (worth.points_of_good(at, "bread"), worth.points_of_good(at, "milk")) == (2, 1)
    assert worth.money_per_point(at) == 10
    contract = worth.contract(at, 1)
    assert (contract.imports, contract.hops) == ((2, 0, 0), 1)
    assert worth.contract_points(at, contract) == 2 * 4 + 1


def test_a_pack_changes_them(pack: str) -> None:
    at = position(scene(pack))
    assert worth.last_contract(at) == 40
    assert (worth.price_of_unit(at, "sheep"), worth.price_of_unit(at, "cow")) == (26, 36)
    assert (worth.points_of_good(at, "bread"), worth.points_of_good(at, "milk")) == (5, 1)
    assert worth.money_per_point(at) == 4
    assert worth.contract_points(at, worth.contract(at, 1)) == 2 * 8 + 3


def test_the_teacher_asks_for_animals_that_can_be_paid(pack: str) -> None:
    for folder, money, fits in (
        ("", 13, False),
        ("", 14, True),
        (pack, 25, False),
        (pack, 26, True),
    ):
        made = scene(folder)
        made.place(0, "sheep", "2.3")
        made.seat(0).money = money
        assert bool(growth(position(made))) == fits, (folder, money)


def test_the_money_that_was_left_is_told_by_what_a_point_costs(pack: str) -> None:
    for folder, each in (("", 10), (pack, 4)):
        made = scene(folder)
        made.seat(0).money = 44
        cost = money_left(SeatCourse(made.table, 0))
        assert cost is not None and cost.points == 44 // each
        assert cost.fields == {"money": 44, "each": each}
