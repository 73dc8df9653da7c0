"""A prompt that says "or skip" has a button that says so, in the same word, in every language."""

from __future__ import annotations

import inspect
import re

import pytest

from ceilidh.kernel.registry import list_games
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.catalogues import fallbacks
from ceilidh.say.game_text import DONE, PositionText
from ceilidh.say.speaker import words_for
from scripts import messages
from tests.golden.positions import Position, all_positions, table_of

# How a prompt ends that lets the player skip, and how the button begins that does so.
WORDS = {
    "en": ("or skip.", "Skip"),
    "fr": ("ou renoncez.", "Renoncer"),
    "pt": ("ou dispense.", "Dispensar"),
    "pt_BR": ("ou dispense.", "Dispensar"),
}
OPTIONAL = WORDS["en"][0]
SENTENCE = re.compile(r'"([^"\n]*)"')
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def asked(prompt: object) -> list[str]:
    """The sentences with which a step can ask: one, or those in the function that chooses."""
    if isinstance(prompt, str):
        return [prompt]
    assert inspect.isfunction(prompt)
    return SENTENCE.findall(inspect.getsource(prompt))


def optional_steps() -> dict[str, tuple[list[str], str]]:
    """The steps that may be skipped: what they ask, and the button that does not answer."""
    found = [words_for(game.name) for game in list_games()]
    texts = [one.all for one in found if isinstance(one, PositionText)]
    return {
        step: (questions, text.ends.get(step, text.moves[DONE].button))
        for text in texts
        for step, prompt in text.prompts.items()
        if (questions := [one for one in asked(prompt) if one.endswith(OPTIONAL)])
    }


def forms_of(language: str) -> dict[str, list[str]]:
    """Every message of a language, in all its forms, by each form of its English."""
    return {
        english: messages.forms(message.string)
        for one in reversed([one for one in fallbacks(language) if one != "en"])
        for message in messages.read(one)
        for english in messages.forms(message.id)
    }


@EVERY_LANGUAGE
def test_the_button_skips_in_the_word_of_the_prompt(language: str) -> None:
    ending, beginning = WORDS[language]
    known, steps = forms_of(language), optional_steps()
    assert len(steps) > 25, "the prompts that say so are not found"
    for step, (questions, button) in steps.items():
        for question in questions:
            assert all(one.endswith(ending) for one in known.get(question, [question])), step
        (on_button,) = known.get(button, [button])
        assert on_button.startswith(beginning), f"{step}: {on_button}"


SKIPPABLE = [
    position
    for position in all_positions()
    if OPTIONAL in (position.folder / "words.txt").read_text("utf-8").split("\n")[1]
]


@pytest.mark.parametrize("position", SKIPPABLE, ids=lambda position: position.name)
@EVERY_LANGUAGE
def test_a_position_that_may_be_skipped_has_that_button(position: Position, language: str) -> None:
    table, to = table_of(position), speaker(language)
    (way_out,) = [move for move in table.legal() if move.text == DONE]
    ending, beginning = WORDS[language]
    assert to.prompt(table, way_out.seat).endswith(ending)
    assert to.move(table, way_out).startswith(beginning)


def test_there_are_such_positions_of_both_games() -> None:
    assert {position.game for position in SKIPPABLE} == {"clans", "glenmore"}
