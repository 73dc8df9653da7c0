"""The adviser names the moves that the greedy bot likes, of different kinds, and says why."""

import pytest

from ceilidh.bots.advice import MOST, ideas, phrases_of
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.glenmore.evaluate import TERMS as GLEN_MORE
from ceilidh.lessons import begin, find_lesson


@pytest.mark.parametrize("name", ["clans/first_game", "clans/contracts", "glenmore/scoring"])
def test_the_first_idea_is_what_the_bot_would_do(name: str) -> None:
    lesson = find_lesson(name)
    assert lesson is not None
    table = begin(lesson)
    found = ideas(table.game, table.state, lesson.seat)
    bot = make_bot("greedy", lesson.game, 1, lesson.seat)
    assert found[0].action is ask(bot, table.game, table.state, lesson.seat)
    assert 1 <= len(found) <= MOST
    assert found[0].reasons
    kinds = [" ".join(idea.action.text.split()[:2]) for idea in found]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize(("game", "terms"), [("clans", CLANS), ("glenmore", GLEN_MORE)])
def test_phrases_are_of_terms_that_exist(game: str, terms: tuple[object, ...]) -> None:
    names = {getattr(term, "name", "") for term in terms}
    assert set(phrases_of(game)) <= names
    assert len(phrases_of(game)) >= 10


def test_a_game_without_phrases_has_none() -> None:
    assert phrases_of("template") == {}
