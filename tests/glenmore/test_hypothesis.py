"""Hypothesis plays: it draws numbers, each picks a legal move, and every promise must hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.testing import conform
from tests.glenmore.policy import rich_move
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

PLAYERS = st.integers(2, 4)
EDITIONS = st.sampled_from(["french", "english"])
MODULES = st.lists(st.sampled_from(["highlander", "great-glen"]), unique=True)
END_TILES = st.sampled_from(["hidden", "middle"])


@CALM
@given(players=PLAYERS, moves=NUMBERS, edition=EDITIONS, modules=MODULES, die=st.booleans())
def test_games(players: int, moves: list[int], edition: str, modules: list[str], die: bool) -> None:
    options: dict[str, object] = {"edition": edition, "modules": modules, "die": die}
    conform(GLENMORE, players, options, len(moves), moves=moves, every=20)


@CALM
@given(
    players=PLAYERS,
    moves=NUMBERS,
    end=END_TILES,
    introductory=st.booleans(),
    sideways=st.booleans(),
)
def test_variants_end_like_all_games(
    players: int, moves: list[int], end: str, introductory: bool, sideways: bool
) -> None:
    options: dict[str, object] = {
        "modules": ["highlander"],
        "end_tile": end,
        "introductory": introductory,
        "sideways_mountain": sideways,
    }
    conform(GLENMORE, players, options, len(moves), moves=moves, every=20, choose=rich_move)


@CALM
@given(moves=FEW_NUMBERS, seed=SEEDS, modules=MODULES)
def test_undo_goes_back_to_the_start(moves: list[int], seed: int, modules: list[str]) -> None:
    there_and_back(ceilidh.new("glenmore", 3, seed, {"modules": modules}), moves)


@CALM
@given(text=TEXTS)
def test_no_text_is_a_position_by_accident(text: str) -> None:
    is_no_position("glenmore", GLENMORE.version, text)


@CALM
@given(text=TEXTS)
def test_no_text_is_a_move_by_accident(text: str) -> None:
    is_no_move_by_accident(ceilidh.new("glenmore", 2, 0), text)
