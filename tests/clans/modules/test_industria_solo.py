"""The solo game with parts of Industria (IN-SO): award cards, the future board, markets."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.modules.industria.awards.rules import card_points
from ceilidh.games.clans.modules.industria.future_contracts.rules import future_board
from tests.clans.scenario import Scenario


def card(award: int) -> Scenario:
    return Scenario(1, modules=["awards"], setup={"award": [str(award)]})


def points(s: Scenario) -> list[int]:
    return dict(s.table.sheet())["award"]


@pytest.mark.rule("IN-SO-01", "IN-SO-02", "IN-AW-25")
@pytest.mark.parametrize("award", range(1, 10))
def test_solo_one_card_is_drawn_with_the_goal_of_a_tile(award: int) -> None:
    tables = AWARDS.of(card(award).state.rules.components)
    table = ceilidh.new("clans", 1, 1, {"modules": ["awards"]}, setup={"award": [str(award)]})
    assert table.view()["modules"]["awards"] == {"award": award}
    assert tables.award(award).count in table_counts()


def table_counts() -> set[str]:
    rows = AWARDS.of(Scenario().state.rules.components).rows
    return {row.count for row in rows}


@pytest.mark.rule("IN-SO-03", "IN-EX-12")
@pytest.mark.parametrize(("units", "vp"), [(27, 4), (30, 4), (26, 0), (24, 0), (23, -4), (0, -4)])
def test_two_thresholds_score(units: int, vp: int) -> None:
    s = card(1)
    assert card_points(s.state, 1, units) == vp


@pytest.mark.rule("IN-SO-03")
@pytest.mark.parametrize(("money", "vp"), [(75, 4), (74, 0), (60, 0), (59, -4)])
def test_the_card_stands_on_the_score_sheet(money: int, vp: int) -> None:
    s = card(4)
    s.seat().money = money
    assert points(s) == [vp]


@pytest.mark.rule("IN-FB-Q4", "IN-SO-12")
def test_solo_boxes_are_refilled_from_the_future_board_and_one_is_removed() -> None:
    s = Scenario(1, modules=["future-contracts"])
    assert s.state.display.count(0) == 1, "five contracts on six boxes"
    coming = future_board(s.state).slots
    kept = [contract for contract in s.state.display if contract]
    s.play("pass")
    while s.state.round == 1:
        s.play(s.texts()[-1])
    assert s.state.discarded[0] in [*kept, coming[0]], "removed by the die"
    assert set(s.state.display) - {0} <= {*kept, coming[0]}
    assert future_board(s.state).slots[:5] == coming[1:]


@pytest.mark.rule("IN-SO-12")
@pytest.mark.parametrize("modules", [[], ["awards"], ["future-contracts"], ["industria-maps"]])
def test_the_solo_rules_stay(modules: list[str]) -> None:
    s = Scenario(1, modules=modules)
    assert len([contract for contract in s.state.display if contract]) == 5
    assert s.state.rules.neighbourhood_limit == 0
    assert s.state.rules.pass_bonus == (16,)
