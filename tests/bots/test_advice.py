"""The adviser names the moves that the greedy bot likes, of different kinds, and says why."""

from typing import Any

import pytest

from ceilidh.bots.advice import MOST, ideas, phrases_of
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.evaluation import Term
from ceilidh.bots.glenmore.evaluate import TERMS as GLEN_MORE
from ceilidh.games.clans.modules.catalogue import ENTRIES as MODULES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.lessons import begin, find_lesson
from ceilidh.say import LANGUAGES, speaker
from tests.say import listening


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


@pytest.mark.parametrize(
    ("game", "terms", "entries"),
    [("clans", CLANS, MODULES), ("glenmore", GLEN_MORE, CHRONICLES)],
)
def test_every_term_has_words_in_all_languages(
    game: str, terms: tuple[Term[Any], ...], entries: Entries
) -> None:
    """Those of modules too: a term without words is a reason that nobody is told."""
    names = [term.name for term in terms]
    for _, face in layer_files(entries, "evaluation"):
        own = [term.name for term in face.EVALUATION.terms]
        assert set(face.EVALUATION.phrases) == set(own), face.__name__
        names += own
    assert len(names) == len(set(names)), "two terms of one name"
    assert set(phrases_of(game)) == set(names)
    for phrase in phrases_of(game).values():
        listening.sound(phrase)
        said = [speaker(language).text(phrase) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), phrase


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("clans/simplified-trains", "a milestone scores"),
        ("glenmore/dragon-boats", "your boat gets on in the race"),
        ("glenmore/penny-mobs", "its Pennies score"),
    ],
)
def test_a_module_is_a_reason(name: str, reason: str) -> None:
    lesson = find_lesson(name)
    assert lesson is not None
    table = begin(lesson)
    found = ideas(table.game, table.state, lesson.seat)
    said = [text for idea in found for text in idea.reasons]
    assert reason in said, [(idea.action.text, idea.reasons) for idea in found]


def test_a_game_without_phrases_has_none() -> None:
    assert phrases_of("template") == {}
