"""Every illegal move gets a reason: a sentence with its rules, which can be said in all languages.

Two thousand moves, drawn with a fixed seed over all steps of the recorded games; half of them are
of a kind that the step asks for.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import MAKE
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules.decision import Decision
from ceilidh.games.clans.rules.kept import SALE
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.entry import steps_of
from ceilidh.kernel.reason import Reason
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.rulebook import catalogue
from tests.say import listening
from tests.shared.records import table_of, texts_of

MOVES = 2000
FEWER = 8  # of so many games one is replayed traced
SEED = 8
EMPTY = "That is not possible now."

Case = tuple[State, Action, Reason]


def step_of(state: State) -> str:
    return FLOW.steps[state.stack[-1].step].name


def positions(every: int) -> dict[str, list[State]]:
    """Every position of recorded games in which somebody decides, by the step that waits."""
    found: dict[str, list[State]] = {}
    for name in list(texts_of("clans"))[::every]:
        for played in table_of("clans", name).played:
            found.setdefault(step_of(played.before), []).append(played.before)
    return found


def illegal(state: State, chance: random.Random, at_hand: bool) -> Action:
    """A move that is not legal; `at_hand`: of a kind that is, if there is one."""
    legal = FLOW.legal_for(state, state.stack[-1].seat)
    specs = list(dict.fromkeys(action.spec for action in legal)) if at_hand else []
    specs = [spec for spec in specs if not set(spec.all) <= set(legal)]
    spec = chance.choice(specs or [one for one in CLANS.vocabulary.specs if one not in specs])
    wrong = [action for action in spec.all if action not in legal]
    return chance.choice(wrong) if wrong else illegal(state, chance, False)


@cache
def cases(every: int = 1) -> list[Case]:
    chance = random.Random(SEED)
    by_step = positions(every)
    names = sorted(by_step)
    out: list[Case] = []
    for number in range(MOVES):
        state = chance.choice(by_step[names[number % len(names)]])
        action = illegal(state, chance, number // len(names) % 2 == 0)
        out.append((state, action, CLANS.why_not(state, action)))
    return out


def test_in_some_games_no_answer_is_only_that_it_is_not_possible() -> None:
    answers = Counter(reason.text for _, _, reason in cases(FEWER))
    assert sum(answers.values()) == MOVES
    assert answers[EMPTY] == 0


@pytest.mark.whole
@pytest.mark.sample
def test_no_answer_is_only_that_it_is_not_possible() -> None:
    answers = Counter(reason.text for _, _, reason in cases())
    assert sum(answers.values()) == MOVES
    assert answers[EMPTY] == 0
    assert len(answers) > 300


@pytest.mark.whole
@pytest.mark.sample
def test_every_step_of_the_base_game_that_decides_is_asked() -> None:
    own = {step.name for step in FLOW.steps if isinstance(step, Decision)}
    modules = {step.name for step in steps_of(ENTRIES)}
    asked = {step_of(state) for state, _, _ in cases()}
    # Only a clan that keeps goods of its own is asked what leaves its stock; see its tests.
    assert own - modules - {SALE.name} <= asked


@pytest.mark.whole
@pytest.mark.sample
def test_answers_are_sentences_with_rules_that_exist() -> None:
    for _, action, reason in cases():
        listening.sound(reason.text)
        assert reason.text.endswith("."), (action, reason.text)
        assert reason.text[0].isupper() or reason.text[0].isdigit(), (action, reason.text)
        assert reason.rules, (action, reason.text)
        assert set(reason.rules) <= set(catalogue()), (action, reason.rules)


@pytest.mark.whole
@pytest.mark.sample
def test_a_move_of_a_kind_that_is_asked_for_is_never_of_the_wrong_moment() -> None:
    for state, action, reason in cases():
        legal = FLOW.legal_for(state, state.stack[-1].seat)
        same = [other for other in legal if other.spec is action.spec]
        # Each good is produced at a step of its own.
        if any(action.spec is not MAKE or other.a == action.a for other in same):
            assert not reason.text.startswith("First decide"), (step_of(state), action)


@pytest.mark.whole
@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_said_in_every_language(language: str) -> None:
    to = speaker(language)
    for _, _, reason in cases():
        for game in ("", "clans"):
            said = to.reason(reason, game)
            listening.sound(said)
            assert said.endswith(".")
            assert said[0].isupper() or said[0].isdigit(), said
        if language == "en":
            assert to.reason(reason) == reason.text
