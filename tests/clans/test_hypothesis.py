"""Hypothesis plays: it draws numbers, each picks a legal move, and every promise must hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceilidh
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.testing import conform
from tests.shared.journeys import (
    CALM,
    FEW_NUMBERS,
    NUMBERS,
    SEEDS,
    TEXTS,
    is_no_move_by_accident,
    is_no_position,
    there_and_back,
)

pytestmark = pytest.mark.whole

EDITIONS = st.sampled_from(["current", "first-printing"])
MODULES = st.lists(st.sampled_from(["awards", "future-contracts"]), unique=True)
CLANS_OPTION = st.sampled_from(["choose", "none", "auction"])


@CALM
@given(
    players=st.integers(2, 4), moves=NUMBERS, edition=EDITIONS, modules=MODULES, clans=CLANS_OPTION
)
def test_games_of_several(
    players: int, moves: list[int], edition: str, modules: list[str], clans: str
) -> None:
    options: dict[str, object] = {"edition": edition, "modules": modules, "clans": clans}
    conform(CLANS, players, options, len(moves), moves=moves, every=40)


@CALM
@given(moves=NUMBERS, edition=EDITIONS, ports=st.booleans(), money=st.booleans())
def test_solo_games(moves: list[int], edition: str, ports: bool, money: bool) -> None:
    options: dict[str, object] = {"edition": edition, "ports": ports, "solo_import_money": money}
    conform(CLANS, 1, options, len(moves), moves=moves, every=20)


@CALM
@given(moves=FEW_NUMBERS, seed=SEEDS)
def test_undo_goes_back_to_the_start(moves: list[int], seed: int) -> None:
    there_and_back(ceilidh.new("clans", 2, seed), moves)


@CALM
@given(text=TEXTS)
def test_no_text_is_a_position_by_accident(text: str) -> None:
    is_no_position("clans", CLANS.version, text)


@CALM
@given(text=TEXTS)
def test_no_text_is_a_move_by_accident(text: str) -> None:
    is_no_move_by_accident(ceilidh.new("clans", 2, 0), text)
