"""The steps of set-up with parts of Industria, in the order of the list (IN-SU)."""

from __future__ import annotations

from itertools import combinations

import pytest

import ceilidh
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.industria.future_contracts.rules import future_board
from ceilidh.kernel.options import resolve

ALL = ["awards", "future-contracts", "farmers-markets", "industria-maps"]
# What each part adds, and the steps of the base game around them.
LIST = [
    "draw map",
    "draw scoring tiles",
    "draw ports",
    "draw award",
    "fill future board",
    "deal contracts",
    "roll prices",
    "start player",
    "deal markets",
    "clan choice",
    "return pair",
    "first workers",
]
ADDS = {
    "awards": "draw award",
    "future-contracts": "fill future board",
    "farmers-markets": "deal markets",
}


def steps(players: int, options: dict[str, object]) -> list[str]:
    """The names of the set-up steps."""
    plan = CLANS.rules(players, resolve(CLANS.options, options)).plan
    return [FLOW.steps[step].name for step in plan.sequences[1]]


@pytest.mark.rule("IN-SU-04", "IN-SU-06", "IN-SU-07", "IN-SU-08", "IN-SU-12", "IN-SU-14")
@pytest.mark.rule("IN-SU-15", "IN-SU-18")
def test_all_steps_come_in_the_order_of_the_list() -> None:
    assert steps(3, {"modules": ALL, "random_prices": True}) == LIST


@pytest.mark.rule("IN-SU-01", "IN-SU-23")
@pytest.mark.parametrize("number", range(len(ALL) + 1))
@pytest.mark.parametrize("prices", [False, True])
def test_steps_of_parts_that_are_off_are_skipped(number: int, prices: bool) -> None:
    for modules in combinations(ALL, number):
        off = [step for module, step in ADDS.items() if module not in modules]
        if not prices:
            off.append("roll prices")
        expected = [step for step in LIST if step not in off]
        options: dict[str, object] = {"modules": list(modules), "random_prices": prices}
        assert steps(2, options) == expected


@pytest.mark.rule("IN-SU-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("modules", [[], ["farmers-markets"]])
def test_one_pair_more_than_players_lies_there_before_anything_is_chosen(
    players: int, modules: list[str]
) -> None:
    table = ceilidh.new("clans", players, 1, {"modules": modules})
    offers = table.state.offers
    assert len(offers) == players + 1
    assert len({clan for clan, _ in offers}) == len({tile for _, tile in offers}) == players + 1


@pytest.mark.rule("IN-SU-09", "IN-SU-05")
def test_four_ports_lie_on_the_corners() -> None:
    table = ceilidh.new("clans", 3, 1, {"modules": ALL})
    assert len(set(table.state.ports)) == len(table.state.map.ports) == 4


@pytest.mark.rule("IN-SU-Q1", "IN-SU-07", "IN-SU-08")
def test_the_future_board_is_filled_before_the_export_board() -> None:
    first = [str(number) for number in range(1, 14)]
    options: dict[str, object] = {"modules": ["future-contracts"]}
    table = ceilidh.new("clans", 3, 1, options, setup={"contract": first})
    assert list(future_board(table.state).slots) == [1, 2, 3, 4, 5, 6]
    assert table.state.display == [7, 8, 9, 10, 11, 12, 13]
