"""Tips for next time: every one has a lesson, and is about something that the game has."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.kernel.registry import find
from ceilidh.lessons.next_time import (
    BY_LINE,
    BY_MOVE,
    BY_PLAYED,
    LessonTip,
    tip_for_line,
    tip_for_move,
    tip_for_played,
)

TABLES = [BY_LINE, BY_MOVE, BY_PLAYED]


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_tip_leads_to_a_lesson_of_its_game(game: str) -> None:
    for table in TABLES:
        for word, tip in table[game].items():
            lesson = tip.lesson()
            assert lesson is not None, word
            assert lesson.id.startswith(f"{game}/")


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_source_of_points_of_the_base_game_has_a_tip(game: str) -> None:
    lines = [line for line, _ in ceilidh.new(game, players=2, seed=1).sheet()]
    assert set(lines) == set(BY_LINE[game])


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_moves_of_tips_exist(game: str) -> None:
    kinds = {spec.word for spec in find(game).vocabulary.specs}
    assert set(BY_MOVE[game]) | set(BY_PLAYED[game]) <= kinds


def test_what_nobody_thought_of_has_none() -> None:
    assert tip_for_line("clans", "weather") is None
    assert tip_for_move("peat", "dig 3") is None
    assert tip_for_played("clans", "build cow 7.4") is None
    assert tip_for_move("clans", "ship") is not None
    assert LessonTip("x", "clans/nothing").lesson() is None
